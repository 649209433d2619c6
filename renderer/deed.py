"""The deed picture: the board, dimmed except for what has changed, with arrows and a sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import hypot
from typing import Any

from renderer.context import RenderContext
from renderer.paint.fonts import get_line_height
from renderer.scene_placement import count_shared_pixels
from renderer.sprites import Area, Box, Drawing, Icon, Lettering, Panel, Part, Path, Ring, Sprite, Veil
from renderer.typesetting import NAME, TITLE, set_paragraph, wrap

MAX_ARROWS = 4
"""The most arrows on one picture."""
LIGHT_MARGIN = 16
"""How far the light reaches beyond a thing that has changed."""
ARROW_STEPS = (0.3, 0.6, 1.0)
"""How much of each arrow is drawn in the frames of the animated deed."""
SEAT_PREFIX = "seat:"
"""Prefix of the names of the players' mats."""
MARKER_PREFIX = "marker-"
"""Prefix of the icons of players' markers."""
ARROW_HEAD, MIN_ARROW_LENGTH = 40, 70
"""The length of an arrow's head, and the distance below which no arrow is drawn."""
BEND = 0.16
"""How far an arrow bends to its left, as a share of its length."""


Arrow = tuple[Box, Box, str]
"""Start, end and colour of an arrow."""


@dataclass(frozen=True)
class Changes:
    """The places on a board that a move has changed."""

    lit: tuple[Box, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    size: float = 1.0
    """The scale of the arrows. It is below 1 where places lie close together."""


def make_deed_drawer(
    board: Callable[[RenderContext[Any]], Drawing],
    changes: Callable[[Drawing, RenderContext[Any]], Changes] | None = None,
) -> Callable[[RenderContext[Any]], Drawing]:
    """Return a function that draws the deed on a game's board.

    `changes` finds what has changed; without it the rings on the board tell. If nothing has changed, the board is drawn
    as it is.
    """

    def draw(context: RenderContext[Any]) -> Drawing:
        drawing = board(context)
        found = (changes or find_ringed_changes)(drawing, context)
        if found.lit:
            drawing.parts.append(_draw_changes(drawing, found, context))
        return drawing

    return draw


def find_ringed_changes(drawing: Drawing, context: RenderContext[Any]) -> Changes:
    """Find changes by the rings on a board, by marks on mats, and by players that the sentence mentions."""
    rings = [mark for part in _select_places(drawing) for mark in part.marks if isinstance(mark, Ring)]
    mats = [
        part
        for part in drawing.parts
        if part.name.startswith(SEAT_PREFIX) and (part.marks or part.name in context.mentions)
    ]
    arrows = _find_arrows(drawing, rings, context) if rings else []
    bright = {*(mat.box for mat in mats), *(start for start, _, _ in arrows)}
    lit = (*(ring.box.inset(-LIGHT_MARGIN) for ring in rings), *(box.inset(-4) for box in sorted(bright)))
    return Changes(lit, tuple(arrows))


def _select_places(drawing: Drawing) -> list[Part]:
    """Return the parts of a drawing that are not mats."""
    return [part for part in drawing.parts if not part.name.startswith(SEAT_PREFIX)]


def _draw_changes(drawing: Drawing, changes: Changes, context: RenderContext[Any]) -> Part:
    """Draw the dimming, the arrows and the sentence."""
    whole = Box(0, 0, drawing.width, drawing.height)
    part = Part("deed", whole)
    markers = _find_markers(drawing)
    arrows = [
        sprite
        for start, spot, tint in changes.arrows[:MAX_ARROWS]
        for sprite in _draw_arrow_between(start, spot.inset(-6), tint, context.arrow_progress, changes.size, markers)
    ]
    part.marks += [Veil(whole, changes.lit), *arrows, *_find_crossed_names(drawing, arrows, changes.lit)]
    if context.sentence:
        part.marks += _draw_sentence(whole, context.sentence, changes.lit)
    return part


def _find_crossed_names(drawing: Drawing, arrows: Sequence[Sprite], lit: Sequence[Box]) -> list[Sprite]:
    """Return the names of lit places and the tags that an arrow crosses. They are drawn again above the arrow."""
    words = (sprite for part in drawing.parts for sprite in part.changing if isinstance(sprite, Lettering))
    named = [each for each in words if each.halo and any(box.contains(each.box) for box in lit)]
    above: list[Sprite] = [*named, *_find_tags(drawing)]
    return [each for each in above if any(arrow.box.overlaps(each.box) for arrow in arrows)]


def _find_tags(drawing: Drawing) -> list[Icon]:
    """Return the tags that say by how much something has changed, or which sentence mentions it."""
    return [mark for part in drawing.parts for mark in part.marks if isinstance(mark, Icon) and mark.name == "tag"]


def _find_markers(drawing: Drawing) -> list[Box]:
    """Return the places of the players' markers with their letters."""
    return [
        sprite.box
        for part in drawing.parts
        for sprite in part.changing
        if isinstance(sprite, Icon) and sprite.name.startswith(MARKER_PREFIX) and sprite.number
    ]


def _find_arrows(drawing: Drawing, rings: list[Ring], context: RenderContext[Any]) -> list[Arrow]:
    """Find an arrow for each spot that gained pieces. It starts where the same player lost some, else at the
    player's mat.
    """
    spots = [ring.box for ring in rings if not ring.left]
    mats = {
        context.tint(int(part.name.removeprefix(SEAT_PREFIX))): part
        for part in drawing.parts
        if part.name.startswith(SEAT_PREFIX)
    }
    owned = {
        spot: tint
        for spot in spots
        for part in _select_places(drawing)
        if (tint := _find_owner_colour(part, spot)) in mats
    }
    lost = {tint: ring.box for ring in rings for tint in ring.lost_by}
    lost |= {tint: spot for spot, tint in owned.items() if _is_lost(drawing, spot)}
    on_map = {spot for part in drawing.parts if part.name == "map" for spot in owned if part.box.contains(spot)}
    found: list[Arrow] = []
    for spot, tint in owned.items():
        if spot in lost.values() or (tint not in lost and spot in on_map and not mats[tint].marks):
            # On a map, pieces may have come from a region that is empty now. Then draw no arrow.
            continue
        found.append((lost.get(tint, mats[tint].box), spot, tint))
    return found


def _find_owner_colour(part: Part, spot: Box) -> str:
    """Return the colour of the pieces in a spot."""
    return next((s.tint for s in part.changing if isinstance(s, Icon) and s.tint and spot.contains(s.box)), "")


def _is_lost(drawing: Drawing, spot: Box) -> bool:
    """Return whether a tag at the spot says that pieces have left."""
    return any(tag.number.startswith("−") and tag.box.overlaps(spot.inset(-8)) for tag in _find_tags(drawing))


def _draw_arrow_between(
    start: Box, end: Box, tint: str, progress: float, size: float, markers: Sequence[Box]
) -> list[Sprite]:
    """Draw an arrow between the near ends of two boxes, or between their middles if the ends are too close.

    It bends to the side where its head hides less of the players' markers.
    """
    near = (
        _find_edge_point(_find_near_end(start, end.centre), end.centre),
        _find_edge_point(_find_near_end(end, start.centre), start.centre),
    )
    middles = _find_edge_point(start, end.centre), _find_edge_point(end, start.centre)
    ends = near if draw_arrow(*near, tint, 1.0, size) else middles

    def count_hidden(bend: float) -> int:
        heads = draw_arrow(*ends, tint, 1.0, size, bend)[-1:]
        return sum(count_shared_pixels(head.box, marker) for head in heads for marker in markers)

    return draw_arrow(*ends, tint, progress, size, min((BEND, -BEND), key=count_hidden))


def _find_near_end(box: Box, toward: tuple[int, int]) -> Box:
    """Return the square at the end of a long box that is nearest to a point."""
    side = min(box.w, box.h)
    x = min(max(toward[0] - side // 2, box.x), box.right - side)
    y = min(max(toward[1] - side // 2, box.y), box.bottom - side)
    return Box(x, y, side, side)


def _find_edge_point(box: Box, toward: tuple[int, int]) -> tuple[int, int]:
    """Return where a line from the middle of a box to a point crosses its edge."""
    x, y = box.centre
    dx, dy = toward[0] - x, toward[1] - y
    share = min(box.w / 2 / max(abs(dx), 1), box.h / 2 / max(abs(dy), 1), 1.0)
    return round(x + dx * share), round(y + dy * share)


def draw_arrow(
    start: tuple[int, int],
    end: tuple[int, int],
    tint: str,
    progress: float = 1.0,
    size: float = 1.0,
    bend: float = BEND,
) -> list[Sprite]:
    """Draw a curved arrow in a player's colour with a dark outline, as far as its progress."""
    tip = round(ARROW_HEAD * size)
    (ax, ay), (bx, by) = start, end
    long = max(hypot(bx - ax, by - ay), 1.0)
    ux, uy = (bx - ax) / long, (by - ay) / long
    mx, my = (ax + bx) / 2 + uy * long * bend, (ay + by) / 2 - ux * long * bend
    if long < MIN_ARROW_LENGTH * size:
        return []
    points = [_find_curve_point((ax, ay), (mx, my), (bx, by), n / 40 * progress) for n in range(41)]
    near = [point for point in points if hypot(point[0] - points[-1][0], point[1] - points[-1][1]) > tip - 6]
    if not near:
        return []
    head = _make_arrow_head(points[-1], near[-1], tip)
    shaft: Path = tuple(near)
    return [
        *(
            _make_area((shaft,), "night", round(20 * size)),
            _make_area((head,), "night"),
            _make_area((head,), "night", 10),
        ),
        *(_make_area((shaft,), tint, round(11 * size)), _make_area((head,), tint)),
    ]


def _find_curve_point(
    a: tuple[float, float], m: tuple[float, float], b: tuple[float, float], t: float
) -> tuple[int, int]:
    """Return the point at `t` on a quadratic Bézier curve."""
    x, y = ((1 - t) ** 2 * a[i] + 2 * t * (1 - t) * m[i] + t * t * b[i] for i in (0, 1))
    return round(x), round(y)


def _make_arrow_head(tip: tuple[int, int], behind: tuple[int, int], size: int) -> Path:
    """Return the triangle of an arrow head."""
    dx, dy = tip[0] - behind[0], tip[1] - behind[1]
    long = max(hypot(dx, dy), 1.0)
    ux, uy = dx / long, dy / long
    foot, half = (tip[0] - ux * size, tip[1] - uy * size), size * 11 / 20
    sides = [(round(foot[0] + side * uy * half), round(foot[1] - side * ux * half)) for side in (1, -1)]
    return tip, sides[0], sides[1], tip


def _make_area(paths: tuple[Path, ...], ink: str, width: int = 0) -> Area:
    """Return paths as a sprite with a box that contains them."""
    xs, ys = ([spot[i] for path in paths for spot in path] for i in (0, 1))
    reach = width + 4
    box = Box(min(xs) - reach, min(ys) - reach, max(xs) - min(xs) + 2 * reach, max(ys) - min(ys) + 2 * reach)
    return Area(box, paths, ink, width)


def _draw_sentence(whole: Box, sentence: str, lit: Sequence[Box]) -> list[Sprite]:
    """Set the sentence in a font size that is readable on a phone, for any width of board."""
    size = min(NAME * whole.w // 1080, TITLE)
    lines = min(len(wrap(sentence, whole.w - 120, "sans-bold", size)), 3)
    band = _find_clear_band(whole.inset(30, 24), lines * get_line_height(size) + 28, lit)
    return [Panel(band, "said"), *set_paragraph(band.inset(30, 14), sentence, "sans-bold", size, "paper")]


def _find_clear_band(room: Box, high: int, lit: Sequence[Box]) -> Box:
    """Return the lowest band that covers nothing lit, or the band at the bottom if there is none."""
    bands = [Box(room.x, y, room.w, high) for y in range(room.bottom - high, room.y - 1, -12)]
    return next((band for band in bands if not any(band.overlaps(box) for box in lit)), bands[0])
