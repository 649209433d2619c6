"""The dice game at a glance: where forces came and went, and who holds how many strategic regions."""

from __future__ import annotations

from games.dice.views import DiceView
from renderer import glance as shared
from renderer.context import RenderContext, find_first_seat
from renderer.dice.banner import quiet_words, round_words, won_words
from renderer.dice.mats import house_of
from renderer.markers import make_marker
from renderer.sprites import Box, Drawing, Panel, Part
from renderer.typesetting import fit_line_size, format_change, set_line

COLUMN = 330
MOST = 3
"""Regions that a glance names."""
Change = tuple[int, str, int]
"""A seat, a region's name, and by how many forces it has changed there."""


def glance(context: RenderContext[DiceView]) -> Drawing:
    view = context.view
    scene = _scene(context)
    drawing = shared.make_glance(scene)
    drawing.parts.append(_turn(context))
    stage = shared.STAGE.left(shared.STAGE.w - COLUMN - 12)
    drawing.parts.append(_deed(stage, scene, context))
    rows = [(seat, (("stronghold", _held(context, seat), ""),)) for seat in range(view.seats)]
    column = shared.STAGE.after(shared.STAGE.w - COLUMN)
    drawing.parts.append(shared.draw_standings(column, rows, context, view.awaited))
    drawing.parts.append(shared.draw_sentence(context, round_words(context)))
    return drawing


def _turn(context: RenderContext[DiceView]) -> Part:
    view = context.view
    count = f"{view.round}/{view.rounds}"
    if view.ending is not None and view.ending.winners:
        winners = view.ending.winners
        return shared.draw_turn(context, winners[0], won_words(context, winners), count)
    quiet = quiet_words(context)
    if quiet:
        return shared.draw_turn(context, None, quiet, count)
    return shared.draw_turn(context, view.active, context.label("turn", name=context.name(view.active)), count)


def _scene(context: RenderContext[DiceView]) -> str:
    """Of the House that is told of, else of the one whose turn it is."""
    told = find_first_seat(context.mentions)
    house = house_of(context.view, context.view.active if told is None else told)
    return f"dice/house/{house.house if house is not None else 'fremen'}"


def _held(context: RenderContext[DiceView], seat: int) -> str:
    house = house_of(context.view, seat)
    return str(len(house.strategic)) if house is not None else "0"


def changes(context: RenderContext[DiceView]) -> list[Change]:
    """Where forces came and went since the last picture, gains first."""
    if context.before is None:
        return []
    was = {(r.id, s.seat): s.regular + s.elite for r in context.before.regions for s in r.stacks}
    now = {(r.id, s.seat): s.regular + s.elite for r in context.view.regions for s in r.stacks}
    names = {region.id: context.say(region.name) for region in context.view.regions}
    found = [(seat, names[key], now.get((key, seat), 0) - was.get((key, seat), 0)) for key, seat in {**was, **now}]
    return sorted((each for each in found if each[2]), key=lambda each: -each[2])


def _deed(box: Box, scene: str, context: RenderContext[DiceView]) -> Part:
    """Whose forces, by how many, and where."""
    part = shared.draw_stage(scene, box)
    told = changes(context)[:MOST]
    for number, (seat, region, by) in enumerate(told):
        row = Box(box.x + 14, box.bottom - (len(told) - number) * 92 - 4, box.w - 28, 84)
        part.changing += [Panel(row, "band"), make_marker(Box(row.x + 10, row.y + 8, 68, 68), seat, context)]
        words = format_change(by)
        part.changing += set_line(row.after(92).left(84), words, "sans-bold", 52, "mark")
        room = row.after(180).left(row.w - 190)
        size = fit_line_size([region], room.w, "serif-bold", (52, 48, shared.MIN_FONT_SIZE))
        part.changing += set_line(room, region, "serif-bold", size, "paper")
    return part
