"""The signs of the Houses on banners and crests."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from renderer.colours import mix, parse_colour
from renderer.paint.pen import make_curve, make_polygon, make_star
from renderer.paint.scenery.brush import WHITE, Figure, Point, make_oval, mirror_outline

SignMaker = Callable[[], Sequence[Sequence[Point]]]
"""A function that returns the outlines of a sign."""
INK = parse_colour("#F4E7C8")


def _hawk() -> list[list[Point]]:
    return [
        mirror_outline(
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
    horns = mirror_outline(
        [(0, 0.3), (0.3, 0.42), (0.62, 0.5), (0.85, 1.0), (1.0, 0.5), (0.7, 0.1), (0.42, 0.0), (0.3, -0.6), (0, -0.95)]
    )
    return [horns]


def _crown() -> list[list[Point]]:
    return [[(-0.8, -0.6), (-0.95, 0.6), (-0.45, 0.05), (0, 0.85), (0.45, 0.05), (0.95, 0.6), (0.8, -0.6)]]


def _loops() -> list[list[Point]]:
    return [make_oval(-0.42, 0, 0.5, 0.34), make_oval(0.42, 0, 0.5, 0.34), make_polygon(0, 0, 0.3, 4)]


def _eye() -> list[list[Point]]:
    return [
        [
            *make_curve((-1, 0), (-0.5, 0.75), (0.5, 0.75), (1, 0)),
            *make_curve((1, 0), (0.5, -0.75), (-0.5, -0.75), (-1, 0)),
        ]
    ]


def _moon() -> list[list[Point]]:
    return [
        [
            *make_curve((0.3, 0.9), (-1.1, 0.9), (-1.1, -0.9), (0.3, -0.9)),
            *make_curve((0.3, -0.9), (-0.4, -0.5), (-0.4, 0.5), (0.3, 0.9)),
        ],
        make_polygon(0.55, 0.1, 0.3, 4),
    ]


def _mask() -> list[list[Point]]:
    return [mirror_outline([(0, 0.9), (0.6, 0.75), (0.7, 0.1), (0.3, -0.85), (0, -0.95)])]


def _bear() -> list[list[Point]]:
    return [
        [(-0.16, 0.95), (0.16, 0.95), (0.1, -0.95), (-0.1, -0.95)],
        [(0.1, 0.9), (0.85, 0.8), (0.95, 0.2), (0.1, 0.3)],
        [(-0.1, 0.9), (-0.85, 0.8), (-0.95, 0.2), (-0.1, 0.3)],
    ]


def _gear() -> list[list[Point]]:
    return [make_star(0, 0, 0.95, 0.68, 10)]


def _leaf() -> list[list[Point]]:
    return [
        [
            *make_curve((0, 0.95), (0.9, 0.5), (0.7, -0.4), (0, -0.9)),
            *make_curve((0, -0.9), (-0.7, -0.4), (-0.9, 0.5), (0, 0.95)),
        ]
    ]


def _helix() -> list[list[Point]]:
    return [make_polygon(-0.4, 0.4, 0.42, 6), make_polygon(0.4, 0.4, 0.42, 6), make_polygon(0, -0.35, 0.42, 6)]


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
    return [make_polygon(0, 0.5, 0.42, 6), make_polygon(-0.46, -0.32, 0.42, 6), make_polygon(0.46, -0.32, 0.42, 6)]


def _scale() -> list[list[Point]]:
    return [make_polygon(0, 0, 0.9, 4), make_oval(0, 0, 0.2, 0.2)]


SIGN_MAKERS: dict[str, SignMaker] = {
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


def draw_sign(f: Figure, house: str, x: float, y: float, r: float) -> None:
    """Draw the sign of a House."""
    if house not in SIGN_MAKERS:
        return
    for shape in SIGN_MAKERS[house]():
        f.solid([(x + px * r, y + py * r) for px, py in shape], INK, 0.6)
    if house == "sisterhood":
        f.flat(make_oval(x, y, r * 0.34, r * 0.34), mix(parse_colour("#5A2A50"), WHITE, 0.05))
    if house in ("richese", "ix"):
        f.flat(make_oval(x, y, r * 0.3, r * 0.3), parse_colour("#3A3440"))
    if house == "tleilax":
        for side in (-1, 1):
            f.flat(make_oval(x + side * r * 0.28, y + r * 0.2, r * 0.16, r * 0.1), parse_colour("#173A3A"))
