"""Moving the corners until areas are round and roomy, close to their label points, and no border is short."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, hypot, pi, sin

from renderer.arrakis.shaping.net import HEIGHT, WIDTH, Net, Point, find_frame_corners, find_frame_point

EVENNESS = 0.8
"""How far areas grow towards the same size. At 0 they keep the size that the label points give."""
SIZE_WEIGHT, ROUND_WEIGHT, DISTANCE_WEIGHT, SHORT_WEIGHT = 6.0, 1.0, 0.8, 1.2
"""Weights of the costs: wrong size, outline that is not round, distance from the label, short border."""
MAX_LABEL_DISTANCE = 0.03
"""About how far the middle of an area may lie from its label point, as a share of the board."""
MIN_BORDER_LENGTH = 0.05
"""Borders below this length have a cost."""
STEPS = (0.03, 0.02, 0.02, 0.012, 0.012, 0.008, 0.008, 0.005, 0.005, 0.003, 0.003, 0.002, 0.001)
"""The step lengths, in order."""
ROUNDS = 4
"""How often each step length is tried on every corner."""
DIRECTIONS = [(cos(turn * pi / 4), sin(turn * pi / 4)) for turn in range(8)]
"""The eight directions."""
FORBIDDEN_COST = 1e9
"""The cost of a forbidden place."""


class Relaxation:
    """The moving corners of a net."""

    def __init__(self, net: Net, points: Mapping[str, Point]) -> None:
        self.net = net
        self.points = points
        self.rim = list(net.rim)
        self.places = [*net.inner, *(find_frame_point(along) for along in net.rim)]
        self.cells: dict[int, list[str]] = {}
        for (a, b), ends in net.ends.items():
            for corner in ends:
                near = self.cells.setdefault(corner, [])
                near += [area for area in (a, b) if area not in near]
        mean = WIDTH * HEIGHT / len(points)
        self.wanted = {a: mean * EVENNESS + measure_size(self.outline(a)) * (1 - EVENNESS) for a in points}

    def outline(self, area: str) -> list[Point]:
        """Return the corners of an area clockwise, including those of the frame."""
        found: list[Point] = []
        others = self.net.around[area]
        for number, other in enumerate(others):
            start, end = self.net.border(area, other)
            found.append(self.places[start])
            if self.net.is_rim(end):
                begin = self.net.border(area, others[(number + 1) % len(others)])[0]
                found.append(self.places[end])
                first = len(self.net.inner)
                found += find_frame_corners(self.rim[end - first], self.rim[begin - first])
        return found

    def relax(self) -> None:
        """Move all corners, with smaller and smaller steps."""
        for step in STEPS:
            for _ in range(ROUNDS):
                for corner in range(len(self.places)):
                    self._improve_corner(corner, step)

    def _improve_corner(self, corner: int, step: float) -> None:
        """Move a corner to the place with the lowest cost for the areas around it."""
        best, stay = self._measure_cost(corner), self._find_place(corner)
        for way in DIRECTIONS if corner < len(self.net.inner) else [(1, 0), (-1, 0)]:
            before = self._find_place(corner)
            self._move_corner(corner, (stay[0] + way[0] * step, stay[1] + way[1] * step))
            strain = self._measure_cost(corner)
            if strain < best:
                best = strain
            else:
                self._move_corner(corner, before)

    def _find_place(self, corner: int) -> Point:
        """Return the place of a corner. On the frame it is a distance along it."""
        first = len(self.net.inner)
        return self.places[corner] if corner < first else (self.rim[corner - first], 0.0)

    def _move_corner(self, corner: int, place: Point) -> None:
        """Move a corner to a place."""
        first = len(self.net.inner)
        if corner < first:
            self.places[corner] = place
        else:
            self.rim[corner - first] = place[0]
            self.places[corner] = find_frame_point(place[0])

    def _measure_cost(self, corner: int) -> float:
        """Return the cost of the areas around a corner."""
        return sum(self._measure_area_cost(area) for area in self.cells[corner])

    def _measure_area_cost(self, area: str) -> float:
        """Return the cost of an area."""
        outline = self.outline(area)
        around, room, centre = measure_girth(outline), measure_size(outline), find_middle(outline)
        if room <= 0 or not is_starlike(outline, centre) or not is_starlike(outline, self.points[area]):
            return FORBIDDEN_COST
        wanted = self.wanted[area]
        x, y = self.points[area]
        away = hypot((centre[0] - x) / WIDTH, (centre[1] - y) / HEIGHT) / MAX_LABEL_DISTANCE
        uneven = room / wanted if room > wanted else wanted / room
        return (
            SIZE_WEIGHT * (uneven - 1) ** 2
            + ROUND_WEIGHT * (around * around / (4 * pi * room) - 1)
            + DISTANCE_WEIGHT * away**4
            + SHORT_WEIGHT * self._measure_short_borders(area)
        )

    def _measure_short_borders(self, area: str) -> float:
        """Return the cost of an area's short borders."""
        found = 0.0
        for other in self.net.around[area]:
            start, end = self.net.border(area, other)
            (x, y), (z, w) = self.places[start], self.places[end]
            length = hypot(z - x, w - y)
            found += (MIN_BORDER_LENGTH / length - 1) ** 2 if length < MIN_BORDER_LENGTH else 0.0
        return found


def measure_size(outline: list[Point]) -> float:
    """Return the size of a clockwise outline."""
    return sum(_cross(outline[n - 1], outline[n]) for n in range(len(outline))) / 2


def _cross(a: Point, b: Point) -> float:
    """Return the cross product of two points."""
    return a[0] * b[1] - b[0] * a[1]


def measure_girth(outline: list[Point]) -> float:
    """Return the length of an outline."""
    return sum(hypot(outline[n][0] - outline[n - 1][0], outline[n][1] - outline[n - 1][1]) for n in range(len(outline)))


def find_middle(outline: list[Point]) -> Point:
    """Return the centre of gravity of an outline."""
    x = y = whole = 0.0
    for n in range(len(outline)):
        a, b = outline[n - 1], outline[n]
        lean = _cross(a, b)
        whole += lean
        x += (a[0] + b[0]) * lean
        y += (a[1] + b[1]) * lean
    return (x / (3 * whole), y / (3 * whole)) if whole else outline[0]


def is_starlike(outline: list[Point], centre: Point) -> bool:
    """Return whether the whole outline is visible from the centre. Then no two borders of an area cross."""
    x, y = centre
    around = [(px - x, py - y) for px, py in outline]
    return all(_cross(around[n - 1], around[n]) > 0 for n in range(len(around)))
