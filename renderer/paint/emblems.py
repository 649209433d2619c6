"""The shapes of the players: outlines for markers, and emblems on their pieces."""

from renderer.colours import PIECE_COLOURS, SHAPES, choose_ink
from renderer.paint.pen import Pen, Point, make_polygon, make_star

OUTLINES: dict[str, list[Point]] = {
    "square": [(9, 9), (91, 9), (91, 91), (9, 91)],
    "diamond": [(50, 3), (97, 50), (50, 97), (3, 50)],
    "triangle": [(50, 5), (97, 90), (3, 90)],
    "pentagon": make_polygon(50, 53, 47, 5),
    "star": make_star(50, 53, 50, 24, 5),
    "hexagon": make_polygon(50, 50, 48, 6),
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
"""The outline of every shape except the disc, in a square of 100 by 100."""


def scale_outline(shape: str, x: float, y: float, r: float) -> list[Point]:
    """Return the outline of a shape around a point."""
    if shape == "disc":
        return make_polygon(x, y, r, 36)
    return [(x + (px - 50) * r / 50, y + (py - 50) * r / 50) for px, py in OUTLINES[shape]]


def is_owned(pen: Pen) -> bool:
    """Return whether the piece belongs to a player."""
    return pen.tint.startswith("piece:")


def draw_emblem(pen: Pen, x: float, y: float, r: float) -> None:
    """Draw the owner's shape on a piece, so that pieces differ by more than colour. A piece without owner gets none."""
    if is_owned(pen):
        shape = SHAPES[PIECE_COLOURS.index(pen.tint.removeprefix("piece:"))]
        pen.shape(scale_outline(shape, x, y, r), choose_ink(pen.palette[pen.tint], pen.palette))
