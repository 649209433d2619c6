"""The banner: whose turn it is, the ally, the round and the step."""

from __future__ import annotations

from collections.abc import Sequence

from games.dice.views import DiceView
from renderer.card_parts import draw_idle_band
from renderer.context import RenderContext
from renderer.markers import make_marker
from renderer.paint.fonts import get_line_height
from renderer.sprites import Box, Panel, Part, Sprite
from renderer.typesetting import NAME, SMALL, TEXT, TITLE, fit_line_size, set_line

STEPS = ("dice", "alliance", "recruitment", "vendetta", "shipping", "movement", "battle", "equipment", "storm")
"""The steps of a turn, in order."""


def draw_turn(box: Box, context: RenderContext[DiceView]) -> Part:
    """Draw whose turn it is, large and in the player's colour."""
    view = context.view
    part = Part("turn", box)
    if view.ending is not None and view.ending.winners:
        return _draw_winners(part, view.ending.winners, context)
    quiet = describe_idle_table(context)
    if quiet:
        return draw_idle_band(part, quiet)
    return _draw_active_player(part, context)


def _draw_active_player(part: Part, context: RenderContext[DiceView]) -> Part:
    """Draw the active player, and below who else is to act or allied."""
    box, view = part.box, context.view
    tint = context.tint(view.active)
    part.changing.append(Panel(box, "pill", tint))
    side = box.h - 20
    part.changing.append(make_marker(Box(box.x + 12, box.y + 10, side, side), view.active, context))
    room = Box(box.x + side + 24, box.y + 4, box.w - side - 40, box.h - 8)
    words = context.label("turn", name=context.name(view.active))
    second = find_second_line(context)
    upper = room if second is None else room.top(room.h * 3 // 5)
    sizes = [size for size in (TITLE, 38, NAME, 28, TEXT) if get_line_height(size) <= upper.h]
    size = fit_line_size([words], room.w, "serif-bold", sizes)
    part.changing += set_line(upper, words, "serif-bold", size, f"on:{tint}")
    if second is not None:
        part.changing += _draw_second_line(room.below(upper.h), *second, f"on:{tint}", context)
    return part


def _draw_second_line(box: Box, seat: int, words: str, ink: str, context: RenderContext[DiceView]) -> list[Sprite]:
    room = box.after(box.h + 8)
    size = fit_line_size([words], room.w, "sans-bold", (24, 22))
    return [
        make_marker(box.left(box.h).middle(box.h, box.h), seat, context),
        *set_line(room, words, "sans-bold", size, ink),
    ]


def find_second_line(context: RenderContext[DiceView]) -> tuple[int, str] | None:
    """Return seat and text of the second line: another player who is to act, or the ally, or None."""
    view = context.view
    others = [seat for seat in view.awaited if seat != view.active]
    if len(others) == 1 and view.active not in view.awaited:
        return others[0], context.label("awaited", name=context.name(others[0]))
    if others:
        return others[0], context.label("awaited-many", count=len(view.awaited))
    if view.ally is not None:
        return view.ally, context.label("dice-with", name=context.name(view.ally))
    return None


def _draw_winners(part: Part, winners: tuple[int, ...], context: RenderContext[DiceView]) -> Part:
    """Draw the winners in their colour."""
    box, tint = part.box, context.tint(winners[0])
    part.changing.append(Panel(box, "pill", tint))
    side = box.h - 20 if len(winners) == 1 else box.h - 36
    for number, seat in enumerate(winners):
        at = Box(box.x + 12 + number * (side + 6), box.y + (box.h - side) // 2, side, side)
        part.changing.append(make_marker(at, seat, context))
    room = box.after(18 + len(winners) * (side + 6)).inset(6, 0)
    words = describe_winners(context, winners)
    size = fit_line_size([words], room.w, "serif-bold", (TITLE, 38, NAME, 28, TEXT, SMALL))
    part.changing += set_line(room, words, "serif-bold", size, f"on:{tint}")
    return part


def describe_winners(context: RenderContext[DiceView], winners: Sequence[int]) -> str:
    names = context.words.join([context.name(seat) for seat in winners])
    return context.label("dice-won", names=names, count=len(winners))


def describe_idle_table(context: RenderContext[DiceView]) -> str:
    """Return the text for when it is nobody's turn, else an empty string."""
    if context.view.ending is not None:
        return context.label("dice-over")
    return context.label("dice-setup") if context.view.step == "setup" else ""


def describe_round(context: RenderContext[DiceView]) -> str:
    view = context.view
    return f"{context.label('round', round=view.round, of=view.rounds)} · {context.say(view.step_name)}"


def draw_progress(box: Box, context: RenderContext[DiceView]) -> Part:
    """Draw the rounds as ticks, and the steps of the turn. The current ones are lit."""
    view = context.view
    part = Part("progress", box)
    part.static.append(Panel(box, "band"))
    inner = box.inset(12, 5)
    title = describe_round(context)
    part.changing += set_line(
        inner.top(inner.h // 2),
        title,
        "sans-bold",
        fit_line_size([title], inner.w, "sans-bold", (TEXT, SMALL)),
        "paper",
    )
    ticks = inner.below(inner.h // 2)
    rounds, steps = ticks.left(ticks.w * 2 // 5 - 8), ticks.after(ticks.w * 2 // 5 + 8)
    for number, tick in enumerate(rounds.columns(view.rounds, 4), start=1):
        _draw_tick(part, tick, _find_tick_colour(number, view.round), str(number))
    now = STEPS.index(view.step) if view.step in STEPS else len(STEPS) if view.ending else -1
    for number, tick in enumerate(steps.columns(len(STEPS), 4)):
        part.changing.append(Panel(tick.middle(tick.w, 10), "bar", _find_tick_colour(number, now)))
    return part


def _find_tick_colour(number: int, now: int) -> str:
    return "gold" if number == now else "dune" if number < now else "ash"


def _draw_tick(part: Part, box: Box, tint: str, words: str) -> None:
    cell = box.inset(0, 1)
    part.changing.append(Panel(cell, "chip", tint))
    part.changing += set_line(cell, words, "sans-bold", SMALL, "night" if tint == "gold" else f"on:{tint}", "centre")
