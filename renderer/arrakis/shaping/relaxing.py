"""Moving the corners until areas are round and roomy, each about its label point, and no border is short."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, hypot, pi, sin

from renderer.arrakis.shaping.net import HEIGHT, WIDTH, Net, Point, on_frame, turns_between

EVEN = 0.8
"""How far areas grow towards the same size; 0 keeps what the label points give them."""
SIZE, ROUND, NEAR, SHORT = 6.0, 1.0, 0.8, 1.2
"""What weighs how much: the wrong size, an outline that is not round, a place away from the label, a short border."""
FURTHEST = 0.03
"""About so far, as a share of the board, the middle of an area may lie from its label point."""
SHORTEST = 0.05
"""Borders below this length are pushed apart."""
STEPS = (0.03, 0.02, 0.02, 0.012, 0.012, 0.008, 0.008, 0.005, 0.005, 0.003, 0.003, 0.002, 0.001)
ROUNDS = 4
"""So often each length of step is tried on every corner."""
WAYS = [(cos(turn * pi / 4), sin(turn * pi / 4)) for turn in range(8)]
NEVER = 1e9


class Relaxing:
    """Corners on the move."""

    def __init__(self, net: Net, points: Mapping[str, Point]) -> None:
        self.net = net
        self.points = points
        self.rim = list(net.rim)
        self.places = [*net.inner, *(on_frame(along) for along in net.rim)]
        self.cells: dict[int, list[str]] = {}
        for (a, b), ends in net.ends.items():
            for corner in ends:
                near = self.cells.setdefault(corner, [])
                near += [area for area in (a, b) if area not in near]
        mean = WIDTH * HEIGHT / len(points)
        self.wanted = {a: mean * EVEN + size(self.outline(a)) * (1 - EVEN) for a in points}

    def outline(self, area: str) -> list[Point]:
        """The corners of an area clockwise, those of the context included."""
        found: list[Point] = []
        others = self.net.around[area]
        for number, other in enumerate(others):
            start, end = self.net.border(area, other)
            found.append(self.places[start])
            if self.net.is_rim(end):
                begin = self.net.border(area, others[(number + 1) % len(others)])[0]
                found.append(self.places[end])
                first = len(self.net.inner)
                found += turns_between(self.rim[end - first], self.rim[begin - first])
        return found

    def relax(self) -> None:
        for step in STEPS:
            for _ in range(ROUNDS):
                for corner in range(len(self.places)):
                    self._settle(corner, step)

    def _settle(self, corner: int, step: float) -> None:
        """The corner goes where the areas around it like it best."""
        best, stay = self._strain(corner), self._where(corner)
        for way in WAYS if corner < len(self.net.inner) else [(1, 0), (-1, 0)]:
            before = self._where(corner)
            self._put(corner, (stay[0] + way[0] * step, stay[1] + way[1] * step))
            strain = self._strain(corner)
            if strain < best:
                best = strain
            else:
                self._put(corner, before)

    def _where(self, corner: int) -> Point:
        first = len(self.net.inner)
        return self.places[corner] if corner < first else (self.rim[corner - first], 0.0)

    def _put(self, corner: int, place: Point) -> None:
        first = len(self.net.inner)
        if corner < first:
            self.places[corner] = place
        else:
            self.rim[corner - first] = place[0]
            self.places[corner] = on_frame(place[0])

    def _strain(self, corner: int) -> float:
        return sum(self._of_area(area) for area in self.cells[corner])

    def _of_area(self, area: str) -> float:
        outline = self.outline(area)
        around, room, centre = girth(outline), size(outline), middle(outline)
        if room <= 0 or not is_starlike(outline, centre) or not is_starlike(outline, self.points[area]):
            return NEVER
        wanted = self.wanted[area]
        x, y = self.points[area]
        away = hypot((centre[0] - x) / WIDTH, (centre[1] - y) / HEIGHT) / FURTHEST
        uneven = room / wanted if room > wanted else wanted / room
        return (
            SIZE * (uneven - 1) ** 2
            + ROUND * (around * around / (4 * pi * room) - 1)
            + NEAR * away**4
            + SHORT * self._shortness(area)
        )

    def _shortness(self, area: str) -> float:
        found = 0.0
        for other in self.net.around[area]:
            start, end = self.net.border(area, other)
            (x, y), (z, w) = self.places[start], self.places[end]
            length = hypot(z - x, w - y)
            found += (SHORTEST / length - 1) ** 2 if length < SHORTEST else 0.0
        return found


def size(outline: list[Point]) -> float:
    """The area of a clockwise outline."""
    return sum(_lean(outline[n - 1], outline[n]) for n in range(len(outline))) / 2


def _lean(a: Point, b: Point) -> float:
    return a[0] * b[1] - b[0] * a[1]


def girth(outline: list[Point]) -> float:
    return sum(hypot(outline[n][0] - outline[n - 1][0], outline[n][1] - outline[n - 1][1]) for n in range(len(outline)))


def middle(outline: list[Point]) -> Point:
    """The centre of gravity."""
    x = y = whole = 0.0
    for n in range(len(outline)):
        a, b = outline[n - 1], outline[n]
        lean = _lean(a, b)
        whole += lean
        x += (a[0] + b[0]) * lean
        y += (a[1] + b[1]) * lean
    return (x / (3 * whole), y / (3 * whole)) if whole else outline[0]


def is_starlike(outline: list[Point], centre: Point) -> bool:
    """Whether the whole outline is seen from the centre: then no two borders of an area ever cross."""
    x, y = centre
    around = [(px - x, py - y) for px, py in outline]
    return all(_lean(around[n - 1], around[n]) > 0 for n in range(len(around)))
