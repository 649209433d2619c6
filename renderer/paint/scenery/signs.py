"""The signs of the Houses, as they stand on banners and crests."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from renderer.colours import mix, parse
from renderer.paint.pen import curve, regular, starred
from renderer.paint.scenery.brush import WHITE, Figure, Point, mirrored, oval

Shape = Callable[[], Sequence[Sequence[Point]]]
INK = parse("#F4E7C8")


def _hawk() -> list[list[Point]]:
    return [
        mirrored(
            [
                (0, 0.55),
                (0.14, 0.4),
                (0.5, 0.8),
                (1.0, 0.75),
                (0.75, 0.2),
                (0.35, -0.15),
                (0.2, -0.5),
                (0.3, -0.9),
                (0, -0.7),
            ]
        )
    ]


def _bull() -> list[list[Point]]:
    horns = mirrored(
        [(0, 0.3), (0.3, 0.42), (0.62, 0.5), (0.85, 1.0), (1.0, 0.5), (0.7, 0.1), (0.42, 0.0), (0.3, -0.6), (0, -0.95)]
    )
    return [horns]


def _crown() -> list[list[Point]]:
    return [[(-0.8, -0.6), (-0.95, 0.6), (-0.45, 0.05), (0, 0.85), (0.45, 0.05), (0.95, 0.6), (0.8, -0.6)]]


def _loops() -> list[list[Point]]:
    return [oval(-0.42, 0, 0.5, 0.34), oval(0.42, 0, 0.5, 0.34), regular(0, 0, 0.3, 4)]


def _eye() -> list[list[Point]]:
    return [[*curve((-1, 0), (-0.5, 0.75), (0.5, 0.75), (1, 0)), *curve((1, 0), (0.5, -0.75), (-0.5, -0.75), (-1, 0))]]


def _moon() -> list[list[Point]]:
    return [
        [
            *curve((0.3, 0.9), (-1.1, 0.9), (-1.1, -0.9), (0.3, -0.9)),
            *curve((0.3, -0.9), (-0.4, -0.5), (-0.4, 0.5), (0.3, 0.9)),
        ],
        regular(0.55, 0.1, 0.3, 4),
    ]


def _mask() -> list[list[Point]]:
    return [mirrored([(0, 0.9), (0.6, 0.75), (0.7, 0.1), (0.3, -0.85), (0, -0.95)])]


def _bear() -> list[list[Point]]:
    return [
        [(-0.16, 0.95), (0.16, 0.95), (0.1, -0.95), (-0.1, -0.95)],
        [(0.1, 0.9), (0.85, 0.8), (0.95, 0.2), (0.1, 0.3)],
        [(-0.1, 0.9), (-0.85, 0.8), (-0.95, 0.2), (-0.1, 0.3)],
    ]


def _gear() -> list[list[Point]]:
    return [starred(0, 0, 0.95, 0.68, 10)]


def _leaf() -> list[list[Point]]:
    return [
        [*curve((0, 0.95), (0.9, 0.5), (0.7, -0.4), (0, -0.9)), *curve((0, -0.9), (-0.7, -0.4), (-0.9, 0.5), (0, 0.95))]
    ]


def _helix() -> list[list[Point]]:
    return [regular(-0.4, 0.4, 0.42, 6), regular(0.4, 0.4, 0.42, 6), regular(0, -0.35, 0.42, 6)]


def _dagger() -> list[list[Point]]:
    return [
        [
            (0, 0.95),
            (0.22, 0.4),
            (0.14, -0.3),
            (0.6, -0.3),
            (0.6, -0.5),
            (0.12, -0.5),
            (0.1, -0.95),
            (-0.1, -0.95),
            (-0.12, -0.5),
            (-0.6, -0.5),
            (-0.6, -0.3),
            (-0.14, -0.3),
            (-0.22, 0.4),
        ]
    ]


def _hexes() -> list[list[Point]]:
    return [regular(0, 0.5, 0.42, 6), regular(-0.46, -0.32, 0.42, 6), regular(0.46, -0.32, 0.42, 6)]


def _scale() -> list[list[Point]]:
    return [regular(0, 0, 0.9, 4), oval(0, 0, 0.2, 0.2)]


SIGNS: dict[str, Shape] = {
    "atreides": _hawk,
    "harkonnen": _bull,
    "corrino": _crown,
    "guild": _loops,
    "sisterhood": _eye,
    "fremen": _moon,
    "tleilax": _mask,
    "smugglers": _hexes,
    "thorvald": _bear,
    "richese": _gear,
    "ecaz": _leaf,
    "vernius": _helix,
    "moritani": _dagger,
    "ix": _gear,
    "choam": _scale,
}


def sign(f: Figure, house: str, x: float, y: float, r: float) -> None:
    if house not in SIGNS:
        return
    for shape in SIGNS[house]():
        f.solid([(x + px * r, y + py * r) for px, py in shape], INK, 0.6)
    if house == "sisterhood":
        f.flat(oval(x, y, r * 0.34, r * 0.34), mix(parse("#5A2A50"), WHITE, 0.05))
    if house in ("richese", "ix"):
        f.flat(oval(x, y, r * 0.3, r * 0.3), parse("#3A3440"))
    if house == "tleilax":
        for side in (-1, 1):
            f.flat(oval(x + side * r * 0.28, y + r * 0.2, r * 0.16, r * 0.1), parse("#173A3A"))
