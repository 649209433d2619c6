"""The dice game at a glance: where forces came and went, and who holds how many strategic regions."""

from __future__ import annotations

from games.dice.views import DiceView
from renderer import glance as shared
from renderer.dice.banner import quiet_words, round_words, won_words
from renderer.dice.mats import house_of
from renderer.frame import Frame, whose
from renderer.pieces import marker
from renderer.setting import fitting, line, signed
from renderer.sprites import Box, Drawing, Panel, Part

COLUMN = 330
MOST = 3
"""Regions that a glance names."""
Change = tuple[int, str, int]
"""A seat, a region's name, and by how many forces it has changed there."""


def glance(frame: Frame[DiceView]) -> Drawing:
    view = frame.view
    scene = _scene(frame)
    drawing = shared.page(scene)
    drawing.parts.append(_turn(frame))
    stage = shared.STAGE.left(shared.STAGE.w - COLUMN - 12)
    drawing.parts.append(_deed(stage, scene, frame))
    rows = [(seat, (("stronghold", _held(frame, seat), ""),)) for seat in range(view.seats)]
    column = shared.STAGE.after(shared.STAGE.w - COLUMN)
    drawing.parts.append(shared.standings(column, rows, frame, view.awaited))
    drawing.parts.append(shared.sentence(frame, round_words(frame)))
    return drawing


def _turn(frame: Frame[DiceView]) -> Part:
    view = frame.view
    count = f"{view.round}/{view.rounds}"
    if view.ending is not None and view.ending.winners:
        winners = view.ending.winners
        return shared.turn(frame, winners[0], won_words(frame, winners), count)
    quiet = quiet_words(frame)
    if quiet:
        return shared.turn(frame, None, quiet, count)
    return shared.turn(frame, view.active, frame.label("turn", name=frame.name(view.active)), count)


def _scene(frame: Frame[DiceView]) -> str:
    """Of the House that is told of, else of the one whose turn it is."""
    told = whose(frame.tags)
    house = house_of(frame.view, frame.view.active if told is None else told)
    return f"dice/house/{house.house if house is not None else 'fremen'}"


def _held(frame: Frame[DiceView], seat: int) -> str:
    house = house_of(frame.view, seat)
    return str(len(house.strategic)) if house is not None else "0"


def changes(frame: Frame[DiceView]) -> list[Change]:
    """Where forces came and went since the last picture, gains first."""
    if frame.before is None:
        return []
    was = {(r.id, s.seat): s.regular + s.elite for r in frame.before.regions for s in r.stacks}
    now = {(r.id, s.seat): s.regular + s.elite for r in frame.view.regions for s in r.stacks}
    names = {region.id: frame.say(region.name) for region in frame.view.regions}
    found = [(seat, names[key], now.get((key, seat), 0) - was.get((key, seat), 0)) for key, seat in {**was, **now}]
    return sorted((each for each in found if each[2]), key=lambda each: -each[2])


def _deed(box: Box, scene: str, frame: Frame[DiceView]) -> Part:
    """Whose forces, by how many, and where."""
    part = shared.stage(scene, box)
    told = changes(frame)[:MOST]
    for number, (seat, region, by) in enumerate(told):
        row = Box(box.x + 14, box.bottom - (len(told) - number) * 92 - 4, box.w - 28, 84)
        part.moving += [Panel(row, "band"), marker(Box(row.x + 10, row.y + 8, 68, 68), seat, frame)]
        words = signed(by)
        part.moving += line(row.after(92).left(84), words, "sans-bold", 52, "mark")
        room = row.after(180).left(row.w - 190)
        size = fitting([region], room.w, "serif-bold", (52, 48, shared.TYPE))
        part.moving += line(room, region, "serif-bold", size, "paper")
    return part
