"""`python -m renderer.arrakis.shaping` (or `make shapes`): grow the shapes and write them to `data/arrakis`."""

from __future__ import annotations

from games.core.data import DATA, read_toml
from renderer.arrakis.shaping.net import HEIGHT as H
from renderer.arrakis.shaping.net import WIDTH as W
from renderer.arrakis.shaping.net import Pair, Point, build_net, find_frame_corners, find_frame_point, sort_pair
from renderer.arrakis.shaping.relaxing import Relaxation, find_middle
from renderer.arrakis.shaping.spots import find_roomiest_spot
from renderer.arrakis.shaping.weathering import ROUGHNESS, roughen_border

SHAPES = DATA / "arrakis" / "shapes.toml"
UNITS = 4000
"""The height of the board in the units of the file."""
HEAD = """# The shapes of the areas, written by `make shapes`: do not edit. Ours, grown from the points in map.toml.
#
# A border is written once, as x, y, x, y ... from corner to corner; `between` names the areas beside it, or the one
# area at the edge of the board. spot: the middle of the largest circle in an area, and its radius.
"""
"""The comment at the top of the file."""


def grow_shapes() -> tuple[dict[tuple[str, ...], list[Point]], dict[str, tuple[Point, float]]]:
    """Return every border with its points, and the roomiest spot of every area."""
    areas = read_toml(DATA / "arrakis" / "map.toml")["areas"]
    points = {area: (facts["x"] * W, facts["y"] * H) for area, facts in areas.items()}
    borders = sorted({sort_pair(a, b) for a, facts in areas.items() for b in (*facts["adj"], *facts.get("wall", ()))})
    relaxing = Relaxation(build_net(points, borders), points)
    relaxing.relax()
    middles = {area: find_middle(relaxing.outline(area)) for area in areas}
    rough = {area: ROUGHNESS[facts["terrain"]] for area, facts in areas.items()}
    arcs: dict[tuple[str, ...], list[Point]] = {}
    for border in borders:
        arcs[border] = _roughen_border(relaxing, border, (middles[border[0]], middles[border[1]]), rough)
    rings = {area: _trace_ring(relaxing, area, arcs) for area in areas}
    return arcs, {area: find_roomiest_spot(ring) for area, ring in rings.items()}


def _roughen_border(
    relaxing: Relaxation, border: Pair, middles: tuple[Point, Point], rough: dict[str, float]
) -> list[Point]:
    """Return the roughened points of a border."""
    start, end = (relaxing.places[corner] for corner in relaxing.net.border(*border))
    return roughen_border(border, start, end, middles, max(rough[area] for area in border))


def _trace_ring(relaxing: Relaxation, area: str, arcs: dict[tuple[str, ...], list[Point]]) -> list[Point]:
    """Return the whole outline of an area. Its part of the board's edge is added to the arcs."""
    net, found = relaxing.net, list[Point]()
    others = net.around[area]
    for number, other in enumerate(others):
        arc = arcs[sort_pair(area, other)]
        found += (arc if area < other else arc[::-1])[:-1]
        end = net.border(area, other)[1]
        if net.is_rim(end):
            begin = net.border(area, others[(number + 1) % len(others)])[0]
            start, stop = (relaxing.rim[corner - len(net.inner)] for corner in (end, begin))
            arcs[(area,)] = [find_frame_point(start), *find_frame_corners(start, stop), find_frame_point(stop)]
            found += arcs[(area,)][:-1]
    return found


def write_shapes() -> None:
    """Write the shapes file."""
    arcs, spots = grow_shapes()
    lines = [HEAD, f"width = {round(W * UNITS)}", f"height = {UNITS}", "", "[spot]"]
    lines += [f"{area} = [{_format_points([at])}, {round(radius * UNITS)}]" for area, (at, radius) in spots.items()]
    for between, points in arcs.items():
        names = ", ".join(f'"{area}"' for area in between)
        lines += ["", "[[border]]", f"between = [{names}]", f"points = [{_format_points(points)}]"]
    SHAPES.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _format_points(points: list[Point]) -> str:
    return ", ".join(f"{round(x * UNITS)}, {round(y * UNITS)}" for x, y in points)


if __name__ == "__main__":
    write_shapes()
