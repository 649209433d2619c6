"""Whose turn it is, with whom allied, in which round and step."""

from __future__ import annotations

from collections.abc import Sequence

from games.dice.views import DiceView
from renderer.frame import Frame
from renderer.paint.type import line_height
from renderer.pieces import marker
from renderer.plates import quiet_band
from renderer.setting import NAME, SMALL, TEXT, TITLE, fitting, line
from renderer.sprites import Box, Panel, Part, Sprite

STEPS = ("dice", "alliance", "recruitment", "vendetta", "shipping", "movement", "battle", "equipment", "storm")


def turn(box: Box, frame: Frame[DiceView]) -> Part:
    """Whose turn it is, large and in their colour: the first thing to see."""
    view = frame.view
    part = Part("turn", box)
    if view.ending is not None and view.ending.winners:
        return _won(part, view.ending.winners, frame)
    quiet = quiet_words(frame)
    if quiet:
        return quiet_band(part, quiet)
    return _active(part, frame)


def _active(part: Part, frame: Frame[DiceView]) -> Part:
    """The active player, and below who else is awaited or allied."""
    box, view = part.box, frame.view
    tint = frame.tint(view.active)
    part.moving.append(Panel(box, "pill", tint))
    side = box.h - 20
    part.moving.append(marker(Box(box.x + 12, box.y + 10, side, side), view.active, frame))
    room = Box(box.x + side + 24, box.y + 4, box.w - side - 40, box.h - 8)
    words = frame.label("turn", name=frame.name(view.active))
    second = second_line(frame)
    upper = room if second is None else room.top(room.h * 3 // 5)
    sizes = [size for size in (TITLE, 38, NAME, 28, TEXT) if line_height(size) <= upper.h]
    size = fitting([words], room.w, "serif-bold", sizes)
    part.moving += line(upper, words, "serif-bold", size, f"on:{tint}")
    if second is not None:
        part.moving += _second(room.below(upper.h), *second, f"on:{tint}", frame)
    return part


def _second(box: Box, seat: int, words: str, ink: str, frame: Frame[DiceView]) -> list[Sprite]:
    room = box.after(box.h + 8)
    size = fitting([words], room.w, "sans-bold", (24, 22))
    return [marker(box.left(box.h).middle(box.h, box.h), seat, frame), *line(room, words, "sans-bold", size, ink)]


def second_line(frame: Frame[DiceView]) -> tuple[int, str] | None:
    """Who else is awaited in this turn, or else who is allied."""
    view = frame.view
    others = [seat for seat in view.awaited if seat != view.active]
    if len(others) == 1 and view.active not in view.awaited:
        return others[0], frame.label("awaited", name=frame.name(others[0]))
    if others:
        return others[0], frame.label("awaited-many", count=len(view.awaited))
    if view.ally is not None:
        return view.ally, frame.label("dice-with", name=frame.name(view.ally))
    return None


def _won(part: Part, winners: tuple[int, ...], frame: Frame[DiceView]) -> Part:
    """Who has won, in their colour."""
    box, tint = part.box, frame.tint(winners[0])
    part.moving.append(Panel(box, "pill", tint))
    side = box.h - 20 if len(winners) == 1 else box.h - 36
    for number, seat in enumerate(winners):
        at = Box(box.x + 12 + number * (side + 6), box.y + (box.h - side) // 2, side, side)
        part.moving.append(marker(at, seat, frame))
    room = box.after(18 + len(winners) * (side + 6)).inset(6, 0)
    words = won_words(frame, winners)
    size = fitting([words], room.w, "serif-bold", (TITLE, 38, NAME, 28, TEXT, SMALL))
    part.moving += line(room, words, "serif-bold", size, f"on:{tint}")
    return part


def won_words(frame: Frame[DiceView], winners: Sequence[int]) -> str:
    names = frame.words.join([frame.name(seat) for seat in winners])
    return frame.label("dice-won", names=names, count=len(winners))


def quiet_words(frame: Frame[DiceView]) -> str:
    """What is said where it is nobody's turn."""
    if frame.view.ending is not None:
        return frame.label("dice-over")
    return frame.label("dice-setup") if frame.view.step == "setup" else ""


def round_words(frame: Frame[DiceView]) -> str:
    view = frame.view
    return f"{frame.label('round', round=view.round, of=view.rounds)} · {frame.say(view.step_name)}"


def progress(box: Box, frame: Frame[DiceView]) -> Part:
    """The rounds as ticks, and the steps of the turn; the present ones are lit."""
    view = frame.view
    part = Part("progress", box)
    part.still.append(Panel(box, "band"))
    inner = box.inset(12, 5)
    title = round_words(frame)
    part.moving += line(
        inner.top(inner.h // 2), title, "sans-bold", fitting([title], inner.w, "sans-bold", (TEXT, SMALL)), "paper"
    )
    ticks = inner.below(inner.h // 2)
    rounds, steps = ticks.left(ticks.w * 2 // 5 - 8), ticks.after(ticks.w * 2 // 5 + 8)
    for number, tick in enumerate(rounds.columns(view.rounds, 4), start=1):
        _tick(part, tick, _tint(number, view.round), str(number))
    now = STEPS.index(view.step) if view.step in STEPS else len(STEPS) if view.ending else -1
    for number, tick in enumerate(steps.columns(len(STEPS), 4)):
        part.moving.append(Panel(tick.middle(tick.w, 10), "bar", _tint(number, now)))
    return part


def _tint(number: int, now: int) -> str:
    return "gold" if number == now else "dune" if number < now else "ash"


def _tick(part: Part, box: Box, tint: str, words: str) -> None:
    cell = box.inset(0, 1)
    part.moving.append(Panel(cell, "chip", tint))
    part.moving += line(cell, words, "sans-bold", SMALL, "night" if tint == "gold" else f"on:{tint}", "centre")
