"""What happened, as a picture: the board dimmed but for what has changed, arrows from whoever did it, a sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import hypot
from typing import Any

from renderer.frame import Frame
from renderer.paint.type import line_height
from renderer.setting import NAME, TITLE, paragraph, wrap
from renderer.sprites import Area, Box, Drawing, Icon, Lettering, Panel, Part, Path, Ring, Sprite, Veil

MOST = 4
"""Arrows on one picture."""
AROUND = 16
"""How far light reaches beyond what has changed."""
GROWING = (0.3, 0.6, 1.0)
"""How far the arrows have grown, picture by picture, where a deed is shown in motion."""
SEAT = "seat:"
HEAD, SHORT = 40, 70
"""The length of an arrow's head; below what length there is no arrow."""


Way = tuple[Box, Box, str]
"""From where to where, in a colour."""


@dataclass(frozen=True)
class Changes:
    """What a deed has changed on a board."""

    lit: tuple[Box, ...] = ()
    ways: tuple[Way, ...] = ()
    size: float = 1.0
    """Of the arrows: where places lie close to each other they are slighter."""


def deed(
    board: Callable[[Frame[Any]], Drawing], changes: Callable[[Drawing, Frame[Any]], Changes] | None = None
) -> Callable[[Frame[Any]], Drawing]:
    """The deed on a game's board, which marks what has changed since the view before; else the board as it is."""

    def drawn(frame: Frame[Any]) -> Drawing:
        drawing = board(frame)
        found = (changes or ringed)(drawing, frame)
        if found.lit:
            drawing.parts.append(_told(drawing, found, frame))
        return drawing

    return drawn


def ringed(drawing: Drawing, frame: Frame[Any]) -> Changes:
    """What a board marks by rings, and mats on which something is marked or of whose players the sentence tells."""
    rings = [mark for part in _places(drawing) for mark in part.marks if isinstance(mark, Ring)]
    mats = [part for part in drawing.parts if part.name.startswith(SEAT) and (part.marks or part.name in frame.tags)]
    ways = _ways(drawing, rings, frame) if rings else []
    bright = {*(mat.box for mat in mats), *(start for start, _, _ in ways)}
    lit = (*(ring.box.inset(-AROUND) for ring in rings), *(box.inset(-4) for box in sorted(bright)))
    return Changes(lit, tuple(ways))


def _places(drawing: Drawing) -> list[Part]:
    return [part for part in drawing.parts if not part.name.startswith(SEAT)]


def _told(drawing: Drawing, changes: Changes, frame: Frame[Any]) -> Part:
    whole = Box(0, 0, drawing.width, drawing.height)
    part = Part("deed", whole)
    arrows = [
        sprite
        for start, spot, tint in changes.ways[:MOST]
        for sprite in _led(start, spot.inset(-6), tint, frame.grown, changes.size)
    ]
    part.marks += [Veil(whole, changes.lit), *arrows, *_crossed(drawing, arrows, changes.lit)]
    if frame.said:
        part.marks += _sentence(whole, frame.said, changes.lit)
    return part


def _crossed(drawing: Drawing, arrows: Sequence[Sprite], lit: Sequence[Box]) -> list[Sprite]:
    """Names of lit land over which an arrow goes: they are set above it."""
    words = (sprite for part in drawing.parts for sprite in part.moving if isinstance(sprite, Lettering))
    named = [each for each in words if each.halo and any(box.holds(each.box) for box in lit)]
    return [each for each in named if any(arrow.box.meets(each.box) for arrow in arrows)]


def _ways(drawing: Drawing, rings: list[Ring], frame: Frame[Any]) -> list[Way]:
    """To each spot where pieces have come: from where the same player lost some, else from the player's mat."""
    spots = [ring.box for ring in rings if not ring.left]
    mats = {frame.tint(int(part.name.removeprefix(SEAT))): part for part in drawing.parts if part.name.startswith(SEAT)}
    owned = {spot: tint for spot in spots for part in _places(drawing) if (tint := _whose(part, spot)) in mats}
    lost = {tint: ring.box for ring in rings for tint in ring.whose}
    lost |= {tint: spot for spot, tint in owned.items() if _is_lost(drawing, spot)}
    on_map = {spot for part in drawing.parts if part.name == "map" for spot in owned if part.box.holds(spot)}
    found: list[Way] = []
    for spot, tint in owned.items():
        if spot in lost.values() or (tint not in lost and spot in on_map and not mats[tint].marks):
            # On a map, forces may have come from a region that is empty now: then nothing is claimed.
            continue
        found.append((lost.get(tint, mats[tint].box), spot, tint))
    return found


def _whose(part: Part, spot: Box) -> str:
    """The colour of the pieces in a spot."""
    return next((s.tint for s in part.moving if isinstance(s, Icon) and s.tint and spot.holds(s.box)), "")


def _is_lost(drawing: Drawing, spot: Box) -> bool:
    """Whether a tag at the spot says that pieces have gone."""
    tags = [mark for part in drawing.parts for mark in part.marks if isinstance(mark, Icon) and mark.name == "tag"]
    return any(tag.number.startswith("−") and tag.box.meets(spot.inset(-8)) for tag in tags)


def _led(start: Box, end: Box, tint: str, grown: float, size: float) -> list[Sprite]:
    """An arrow from end to end of what is long; where these lie too near each other, from middle to middle."""
    near = _edge(_end(start, end.centre), end.centre), _edge(_end(end, start.centre), start.centre)
    return arrow(*near, tint, grown, size) or arrow(
        _edge(start, end.centre), _edge(end, start.centre), tint, grown, size
    )


def _end(box: Box, toward: tuple[int, int]) -> Box:
    """The square of a long box that is nearest."""
    side = min(box.w, box.h)
    x = min(max(toward[0] - side // 2, box.x), box.right - side)
    y = min(max(toward[1] - side // 2, box.y), box.bottom - side)
    return Box(x, y, side, side)


def _edge(box: Box, toward: tuple[int, int]) -> tuple[int, int]:
    """Where a line from the middle of a box leaves it."""
    x, y = box.centre
    dx, dy = toward[0] - x, toward[1] - y
    share = min(box.w / 2 / max(abs(dx), 1), box.h / 2 / max(abs(dy), 1), 1.0)
    return round(x + dx * share), round(y + dy * share)


def arrow(
    start: tuple[int, int], end: tuple[int, int], tint: str, grown: float = 1.0, size: float = 1.0
) -> list[Sprite]:
    """A bent arrow in somebody's colour, as far as it has grown, edged so that it is seen on every ground."""
    tip = round(HEAD * size)
    (ax, ay), (bx, by) = start, end
    long = max(hypot(bx - ax, by - ay), 1.0)
    ux, uy = (bx - ax) / long, (by - ay) / long
    mx, my = (ax + bx) / 2 + uy * long * 0.16, (ay + by) / 2 - ux * long * 0.16
    if long < SHORT * size:
        return []
    points = [_bent((ax, ay), (mx, my), (bx, by), n / 40 * grown) for n in range(41)]
    near = [point for point in points if hypot(point[0] - points[-1][0], point[1] - points[-1][1]) > tip - 6]
    if not near:
        return []
    head = _head(points[-1], near[-1], tip)
    shaft: Path = tuple(near)
    return [
        *(_drawn((shaft,), "night", round(20 * size)), _drawn((head,), "night"), _drawn((head,), "night", 10)),
        *(_drawn((shaft,), tint, round(11 * size)), _drawn((head,), tint)),
    ]


def _bent(a: tuple[float, float], m: tuple[float, float], b: tuple[float, float], t: float) -> tuple[int, int]:
    x, y = ((1 - t) ** 2 * a[i] + 2 * t * (1 - t) * m[i] + t * t * b[i] for i in (0, 1))
    return round(x), round(y)


def _head(tip: tuple[int, int], behind: tuple[int, int], size: int) -> Path:
    dx, dy = tip[0] - behind[0], tip[1] - behind[1]
    long = max(hypot(dx, dy), 1.0)
    ux, uy = dx / long, dy / long
    foot, half = (tip[0] - ux * size, tip[1] - uy * size), size * 11 / 20
    sides = [(round(foot[0] + side * uy * half), round(foot[1] - side * ux * half)) for side in (1, -1)]
    return tip, sides[0], sides[1], tip


def _drawn(paths: tuple[Path, ...], ink: str, width: int = 0) -> Area:
    xs, ys = ([spot[i] for path in paths for spot in path] for i in (0, 1))
    reach = width + 4
    box = Box(min(xs) - reach, min(ys) - reach, max(xs) - min(xs) + 2 * reach, max(ys) - min(ys) + 2 * reach)
    return Area(box, paths, ink, width)


def _sentence(whole: Box, said: str, lit: Sequence[Box]) -> list[Sprite]:
    """In type that can be read on a phone, however wide the board is."""
    size = min(NAME * whole.w // 1080, TITLE)
    lines = min(len(wrap(said, whole.w - 120, "sans-bold", size)), 3)
    band = _clear(whole.inset(30, 24), lines * line_height(size) + 28, lit)
    return [Panel(band, "said"), *paragraph(band.inset(30, 14), said, "sans-bold", size, "paper")]


def _clear(room: Box, high: int, lit: Sequence[Box]) -> Box:
    """A band over nothing that is lit, as low as can be; at the foot if there is none."""
    bands = [Box(room.x, y, room.w, high) for y in range(room.bottom - high, room.y - 1, -12)]
    return next((band for band in bands if not any(band.meets(box) for box in lit)), bands[0])
