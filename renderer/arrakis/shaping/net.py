"""The net of neighbours: its meshes are the corners of the map, its lines the borders."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import atan2

Point = tuple[float, float]
Pair = tuple[str, str]

WIDTH, HEIGHT = 1.4, 1.0
"""The size of the board, in the units in which shapes are grown."""


def sort_pair(a: str, b: str) -> Pair:
    """Return two areas in alphabetical order."""
    return (a, b) if a < b else (b, a)


@dataclass(frozen=True)
class Net:
    """The corners of the map by number. Those on the frame come last and may only slide along it."""

    around: dict[str, list[str]]
    """Area -> its neighbours, clockwise."""
    ends: dict[Pair, tuple[int, int]]
    """Border -> its two corners, clockwise around the first area of the pair."""
    inner: list[Point]
    """The first places of the inner corners: the middle of their meshes."""
    rim: list[float]
    """The places of the other corners on the frame, clockwise from its upper left corner."""

    def border(self, area: str, other: str) -> tuple[int, int]:
        """Return the corners of a border, clockwise around the area."""
        start, end = self.ends[sort_pair(area, other)]
        return (start, end) if area < other else (end, start)

    def is_rim(self, corner: int) -> bool:
        return corner >= len(self.inner)


def sort_neighbours(points: Mapping[str, Point], borders: Sequence[Pair]) -> dict[str, list[str]]:
    """Return the neighbours of each area, clockwise."""
    around: dict[str, list[str]] = {area: [] for area in points}
    for a, b in borders:
        around[a].append(b)
        around[b].append(a)
    for area, others in around.items():
        x, y = points[area]
        others.sort(key=lambda other: atan2(points[other][1] - y, points[other][0] - x))
    return around


def find_meshes(around: Mapping[str, Sequence[str]]) -> list[list[str]]:
    """Return every mesh once, as the areas around it."""
    seen: set[Pair] = set()
    found: list[list[str]] = []
    for start in [(area, other) for area, others in around.items() for other in others]:
        mesh: list[str] = []
        here, there = start
        while (here, there) not in seen:
            seen.add((here, there))
            mesh.append(here)
            others = around[there]
            here, there = there, others[others.index(here) - 1]
        if mesh:
            found.append(mesh)
    return found


def build_net(points: Mapping[str, Point], borders: Sequence[Pair]) -> Net:
    """Return the net of these areas and borders."""
    around = sort_neighbours(points, borders)
    found = sorted(find_meshes(around), key=len)
    outer, inside = found[-1], found[:-1]
    corner = {step: number for number, mesh in enumerate(inside) for step in _list_steps(mesh)}
    rims = sorted(_list_steps(outer), key=lambda step: _find_rim_place(points, step))
    corner |= {step: len(inside) + number for number, step in enumerate(rims)}
    ends = {(a, b): (corner[b, a], corner[a, b]) for a, b in borders}
    return Net(
        around, ends, [_find_middle(points, mesh) for mesh in inside], [_find_rim_place(points, step) for step in rims]
    )


def _list_steps(mesh: Sequence[str]) -> list[Pair]:
    return [(mesh[n - 1], mesh[n]) for n in range(len(mesh))]


def _find_middle(points: Mapping[str, Point], areas: Sequence[str]) -> Point:
    count = len(areas)
    return sum(points[a][0] for a in areas) / count, sum(points[a][1] for a in areas) / count


def _find_rim_place(points: Mapping[str, Point], step: Pair) -> float:
    """Return the place on the frame nearest to the middle of two outer areas."""
    x, y = _find_middle(points, step)
    ways = [(y, x), (WIDTH - x, WIDTH + y), (HEIGHT - y, 2 * WIDTH + HEIGHT - x), (x, 2 * (WIDTH + HEIGHT) - y)]
    return min(ways)[1]


def find_frame_point(along: float) -> Point:
    """Return the point at a distance along the frame, clockwise from its upper left corner."""
    along %= 2 * (WIDTH + HEIGHT)
    if along < WIDTH:
        return along, 0.0
    if along < WIDTH + HEIGHT:
        return WIDTH, along - WIDTH
    if along < 2 * WIDTH + HEIGHT:
        return 2 * WIDTH + HEIGHT - along, HEIGHT
    return 0.0, 2 * (WIDTH + HEIGHT) - along


def find_frame_corners(start: float, end: float) -> list[Point]:
    """Return the corners of the frame clockwise between two places on it."""
    whole = 2 * (WIDTH + HEIGHT)
    end = end if end > start else end + whole
    turns = [0.0, WIDTH, WIDTH + HEIGHT, 2 * WIDTH + HEIGHT]
    return [find_frame_point(turn) for turn in (*turns, *(turn + whole for turn in turns)) if start < turn < end]
