"""`python -m renderer.arrakis.shaping` (or `make shapes`): grow the shapes anew and write them to `data/arrakis`."""

from __future__ import annotations

from games.core.data import DATA, tables
from renderer.arrakis.shaping.net import HEIGHT as H
from renderer.arrakis.shaping.net import WIDTH as W
from renderer.arrakis.shaping.net import Pair, Point, on_frame, pair, turns_between, weave
from renderer.arrakis.shaping.relaxing import Relaxing, middle
from renderer.arrakis.shaping.spots import roomiest
from renderer.arrakis.shaping.weathering import ROUGH, weather

SHAPES = DATA / "arrakis" / "shapes.toml"
UNITS = 4000
"""The height of the board in the units of the file."""
HEAD = """# The shapes of the areas, written by `make shapes`: do not edit. Ours, grown from the points in map.toml.
#
# A border is written once, as x, y, x, y ... from corner to corner; `between` names the areas beside it, or the one
# area at the edge of the board. spot: the middle of the largest circle in an area, and its radius.
"""


def grow() -> tuple[dict[tuple[str, ...], list[Point]], dict[str, tuple[Point, float]]]:
    """Every border with its points, and the roomiest spot of every area."""
    areas = tables(DATA / "arrakis" / "map.toml")["areas"]
    points = {area: (facts["x"] * W, facts["y"] * H) for area, facts in areas.items()}
    borders = sorted({pair(a, b) for a, facts in areas.items() for b in (*facts["adj"], *facts.get("wall", ()))})
    relaxing = Relaxing(weave(points, borders), points)
    relaxing.relax()
    middles = {area: middle(relaxing.outline(area)) for area in areas}
    rough = {area: ROUGH[facts["terrain"]] for area, facts in areas.items()}
    arcs: dict[tuple[str, ...], list[Point]] = {}
    for border in borders:
        arcs[border] = _weathered(relaxing, border, (middles[border[0]], middles[border[1]]), rough)
    rings = {area: _ring(relaxing, area, arcs) for area in areas}
    return arcs, {area: roomiest(ring) for area, ring in rings.items()}


def _weathered(relaxing: Relaxing, border: Pair, middles: tuple[Point, Point], rough: dict[str, float]) -> list[Point]:
    start, end = (relaxing.places[corner] for corner in relaxing.net.border(*border))
    return weather(border, start, end, middles, max(rough[area] for area in border))


def _ring(relaxing: Relaxing, area: str, arcs: dict[tuple[str, ...], list[Point]]) -> list[Point]:
    """The whole outline of an area; its edge of the board enters the arcs on the way."""
    net, found = relaxing.net, list[Point]()
    others = net.around[area]
    for number, other in enumerate(others):
        arc = arcs[pair(area, other)]
        found += (arc if area < other else arc[::-1])[:-1]
        end = net.border(area, other)[1]
        if net.is_rim(end):
            begin = net.border(area, others[(number + 1) % len(others)])[0]
            start, stop = (relaxing.rim[corner - len(net.inner)] for corner in (end, begin))
            arcs[(area,)] = [on_frame(start), *turns_between(start, stop), on_frame(stop)]
            found += arcs[(area,)][:-1]
    return found


def write() -> None:
    arcs, spots = grow()
    lines = [HEAD, f"width = {round(W * UNITS)}", f"height = {UNITS}", "", "[spot]"]
    lines += [f"{area} = [{_flat([at])}, {round(radius * UNITS)}]" for area, (at, radius) in spots.items()]
    for between, points in arcs.items():
        names = ", ".join(f'"{area}"' for area in between)
        lines += ["", "[[border]]", f"between = [{names}]", f"points = [{_flat(points)}]"]
    SHAPES.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _flat(points: list[Point]) -> str:
    return ", ".join(f"{round(x * UNITS)}, {round(y * UNITS)}" for x, y in points)


if __name__ == "__main__":
    write()
