"""The glance of the dice game: where forces came and went, and the strategic regions of each player."""

from __future__ import annotations

from games.dice.views import DiceView
from renderer import glance as shared
from renderer.context import RenderContext, find_first_seat
from renderer.dice.banner import describe_idle_table, describe_round, describe_winners
from renderer.dice.mats import find_house
from renderer.markers import make_marker
from renderer.paint.fonts import measure_text
from renderer.sprites import Box, Drawing, Panel, Part
from renderer.typesetting import fit_line_size, format_change, set_line

STANDINGS_WIDTH = 330
"""The width of the standings."""
MAX_REGIONS = 3
"""The most regions that a glance names. Above a long sentence there is room for fewer."""
ROW_HEIGHT = 74
"""The height of the row of a region, with the space below it."""
BEFORE_NAME = 158
"""The room in a row for the marker and the number."""
Change = tuple[int, str, int]
"""A seat, the name of a region, and by how many the player's forces changed there."""


def draw_glance(context: RenderContext[DiceView]) -> Drawing:
    """Draw the glance."""
    view = context.view
    scene = _find_scene(context)
    drawing = shared.make_glance(scene)
    drawing.parts.append(_draw_turn(context))
    whole = shared.find_stage(context, describe_round(context))
    stage = whole.left(whole.w - STANDINGS_WIDTH - 12)
    drawing.parts.append(_draw_changes(stage, scene, context))
    rows = [(seat, (("stronghold", _count_strategic(context, seat), ""),)) for seat in range(view.seats)]
    column = whole.after(whole.w - STANDINGS_WIDTH)
    drawing.parts.append(shared.draw_standings(column, rows, context, view.awaited))
    drawing.parts.append(shared.draw_sentence(context, describe_round(context)))
    return drawing


def _draw_turn(context: RenderContext[DiceView]) -> Part:
    view = context.view
    count = f"{view.round}/{view.rounds}"
    if view.ending is not None and view.ending.winners:
        winners = view.ending.winners
        return shared.draw_turn(context, winners[0], describe_winners(context, winners), count)
    quiet = describe_idle_table(context)
    if quiet:
        return shared.draw_turn(context, None, quiet, count)
    return shared.draw_turn(context, view.active, context.label("turn", name=context.name(view.active)), count)


def _find_scene(context: RenderContext[DiceView]) -> str:
    """Return the scene of the House that the sentence mentions, else of the active player's House."""
    seat = find_first_seat(context.mentions)
    house = find_house(context.view, context.view.active if seat is None else seat)
    return f"dice/house/{house.house if house is not None else 'fremen'}"


def _count_strategic(context: RenderContext[DiceView], seat: int) -> str:
    house = find_house(context.view, seat)
    return str(len(house.strategic)) if house is not None else "0"


def find_changes(context: RenderContext[DiceView]) -> list[Change]:
    """Return where forces came and went since the last picture, gains first."""
    if context.before is None:
        return []
    was = {(r.id, s.seat): s.regular + s.elite for r in context.before.regions for s in r.stacks}
    now = {(r.id, s.seat): s.regular + s.elite for r in context.view.regions for s in r.stacks}
    names = {region.id: context.say(region.name) for region in context.view.regions}
    found = [(seat, names[key], now.get((key, seat), 0) - was.get((key, seat), 0)) for key, seat in {**was, **now}]
    return sorted((each for each in found if each[2]), key=lambda each: -each[2])


def _draw_changes(box: Box, scene: str, context: RenderContext[DiceView]) -> Part:
    """Draw whose forces changed, by how many, and where."""
    part = shared.draw_stage(scene, box)
    shown = find_changes(context)[: min(MAX_REGIONS, box.h // ROW_HEIGHT)]
    left = box.bottom - len(shown) * ROW_HEIGHT - 6
    for number, (seat, region, amount) in enumerate(shown):
        room = box.w - 28 - BEFORE_NAME - 16
        size = fit_line_size([region], room, "serif-bold", (48, shared.MIN_FONT_SIZE))
        # The plate is as wide as its words, so that it hides little of the scene.
        wide = BEFORE_NAME + min(measure_text(region, "serif-bold", size), room) + 16
        row = Box(box.x + 14, left + number * ROW_HEIGHT, wide, ROW_HEIGHT - 6)
        side = row.h - 12
        part.changing += [Panel(row, "band"), make_marker(Box(row.x + 10, row.y + 6, side, side), seat, context)]
        part.changing += set_line(row.after(side + 20).left(80), format_change(amount), "sans-bold", 48, "mark")
        part.changing += set_line(row.after(BEFORE_NAME).left(wide - BEFORE_NAME), region, "serif-bold", size, "paper")
    return part
