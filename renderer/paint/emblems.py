"""The shapes of the players, as outlines and as emblems on their pieces."""

from renderer.colours import PIECES, SHAPES, ink_on
from renderer.paint.pen import Pen, Point, regular, starred

OUTLINES: dict[str, list[Point]] = {
    "square": [(9, 9), (91, 9), (91, 91), (9, 91)],
    "diamond": [(50, 3), (97, 50), (50, 97), (3, 50)],
    "triangle": [(50, 5), (97, 90), (3, 90)],
    "pentagon": regular(50, 53, 47, 5),
    "star": starred(50, 53, 50, 24, 5),
    "hexagon": regular(50, 50, 48, 6),
    "cross": [
        (34, 5),
        (66, 5),
        (66, 34),
        (95, 34),
        (95, 66),
        (66, 66),
        (66, 95),
        (34, 95),
        (34, 66),
        (5, 66),
        (5, 34),
        (34, 34),
    ],
}
"""Every shape but the disc, in a square of 100 by 100."""


def scaled(shape: str, x: float, y: float, r: float) -> list[Point]:
    """A shape's outline around a point."""
    if shape == "disc":
        return regular(x, y, r, 36)
    return [(x + (px - 50) * r / 50, y + (py - 50) * r / 50) for px, py in OUTLINES[shape]]


def is_owned(pen: Pen) -> bool:
    """Whether it is a player's piece."""
    return pen.tint.startswith("piece:")


def emblem(pen: Pen, x: float, y: float, r: float) -> None:
    """The owner's shape on a piece, so that pieces differ by more than colour; nobody's piece has none."""
    if is_owned(pen):
        shape = SHAPES[PIECES.index(pen.tint.removeprefix("piece:"))]
        pen.shape(scaled(shape, x, y, r), ink_on(pen.palette[pen.tint], pen.palette))
