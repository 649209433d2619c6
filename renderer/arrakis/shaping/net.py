"""The net of neighbours: its meshes are the corners of the map, its lines the borders."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import atan2

Point = tuple[float, float]
Pair = tuple[str, str]

WIDTH, HEIGHT = 1.4, 1.0
"""The board, in the units in which shapes are grown."""


def pair(a: str, b: str) -> Pair:
    return (a, b) if a < b else (b, a)


@dataclass(frozen=True)
class Net:
    """Corners by number; those on the context come last and may only slide along it."""

    around: dict[str, list[str]]
    """Area -> its neighbours clockwise."""
    ends: dict[Pair, tuple[int, int]]
    """Border -> its two corners, as the first area of the pair has them clockwise."""
    inner: list[Point]
    """Where the inner corners stand at first: in the middle of their meshes."""
    rim: list[float]
    """Where the others stand on the context, clockwise from its upper left corner."""

    def border(self, area: str, other: str) -> tuple[int, int]:
        """The corners of a border in clockwise order around the area."""
        start, end = self.ends[pair(area, other)]
        return (start, end) if area < other else (end, start)

    def is_rim(self, corner: int) -> bool:
        return corner >= len(self.inner)


def clockwise(points: Mapping[str, Point], borders: Sequence[Pair]) -> dict[str, list[str]]:
    around: dict[str, list[str]] = {area: [] for area in points}
    for a, b in borders:
        around[a].append(b)
        around[b].append(a)
    for area, others in around.items():
        x, y = points[area]
        others.sort(key=lambda other: atan2(points[other][1] - y, points[other][0] - x))
    return around


def meshes(around: Mapping[str, Sequence[str]]) -> list[list[str]]:
    """Every mesh once, as the areas around it."""
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


def weave(points: Mapping[str, Point], borders: Sequence[Pair]) -> Net:
    around = clockwise(points, borders)
    found = sorted(meshes(around), key=len)
    outer, inside = found[-1], found[:-1]
    corner = {step: number for number, mesh in enumerate(inside) for step in _steps(mesh)}
    rims = sorted(_steps(outer), key=lambda step: _rim(points, step))
    corner |= {step: len(inside) + number for number, step in enumerate(rims)}
    ends = {(a, b): (corner[b, a], corner[a, b]) for a, b in borders}
    return Net(around, ends, [_middle(points, mesh) for mesh in inside], [_rim(points, step) for step in rims])


def _steps(mesh: Sequence[str]) -> list[Pair]:
    return [(mesh[n - 1], mesh[n]) for n in range(len(mesh))]


def _middle(points: Mapping[str, Point], areas: Sequence[str]) -> Point:
    count = len(areas)
    return sum(points[a][0] for a in areas) / count, sum(points[a][1] for a in areas) / count


def _rim(points: Mapping[str, Point], step: Pair) -> float:
    """The place on the context nearest to the middle of two outer areas."""
    x, y = _middle(points, step)
    ways = [(y, x), (WIDTH - x, WIDTH + y), (HEIGHT - y, 2 * WIDTH + HEIGHT - x), (x, 2 * (WIDTH + HEIGHT) - y)]
    return min(ways)[1]


def on_frame(along: float) -> Point:
    """A place on the context, clockwise from its upper left corner."""
    along %= 2 * (WIDTH + HEIGHT)
    if along < WIDTH:
        return along, 0.0
    if along < WIDTH + HEIGHT:
        return WIDTH, along - WIDTH
    if along < 2 * WIDTH + HEIGHT:
        return 2 * WIDTH + HEIGHT - along, HEIGHT
    return 0.0, 2 * (WIDTH + HEIGHT) - along


def turns_between(start: float, end: float) -> list[Point]:
    """The corners of the context on the way clockwise from one place on it to another."""
    whole = 2 * (WIDTH + HEIGHT)
    end = end if end > start else end + whole
    turns = [0.0, WIDTH, WIDTH + HEIGHT, 2 * WIDTH + HEIGHT]
    return [on_frame(turn) for turn in (*turns, *(turn + whole for turn in turns)) if start < turn < end]
