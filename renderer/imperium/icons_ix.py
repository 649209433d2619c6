"""Icons of Rise of Ix: freighters, dreadnoughts, tech tiles and negotiators."""

from renderer.paint.emblems import draw_emblem, is_owned
from renderer.paint.icons import NumberPlace, register_icon
from renderer.paint.pen import Pen, Point, make_curve, make_polygon


@register_icon("freighter", NumberPlace(y=52, em=60, room=60, ink="paper", halo="night"))
def draw_freighter(pen: Pen) -> None:
    """Draw a long hull with three holds. A player's freighter bears the player's shape in the middle."""
    body, night = pen.tinted("guild"), pen["night"]
    upper = make_curve((4, 52), (10, 22), (78, 20), (97, 48))
    lower = make_curve((97, 48), (80, 82), (12, 84), (4, 52))
    pen.shape([*upper, *lower], body, night, 5)
    pen.line(make_curve((14, 42), (30, 30), (66, 29), (84, 41)), pen.light(body, 0.5), 5)
    if not pen.number:
        for x in (24, 76) if is_owned(pen) else (28, 48, 68):
            pen.block(x - 7, 47, x + 7, 63, pen.light(body, 0.6), night, 3, 3)
        draw_emblem(pen, 50, 53, 17)


@register_icon("dreadnought", NumberPlace(y=62, em=56, room=56, ink="paper", halo="night"))
def draw_dreadnought(pen: Pen) -> None:
    """Draw a wedge that points up, keel and wings."""
    body, night = pen.tinted("emperor"), pen["night"]
    hull: list[Point] = [(50, 3), (72, 52), (96, 84), (62, 80), (50, 96), (38, 80), (4, 84), (28, 52)]
    pen.shape(hull, body, night, 5)
    pen.shape([(50, 12), (65, 56), (50, 84)], pen.dark(body, 0.25))
    pen.line([(50, 12), (50, 84)], pen.light(body, 0.4), 4)
    if not pen.number and not is_owned(pen):
        pen.disc(50, 52, 7, pen.light(body, 0.7), night, 3)
    elif not pen.number:
        pen.line([(50, 34), (50, 76)], pen.dark(body, 0.12), 6)
        draw_emblem(pen, 50, 60, 16)


@register_icon("tech", NumberPlace(em=62, room=66))
def draw_tech(pen: Pen) -> None:
    """Draw a circuit plate with pins."""
    body, night = pen["dune"], pen["night"]
    for at in (28, 50, 72):
        pen.line([(at, 3), (at, 97)], night, 9)
        pen.line([(3, at), (97, at)], night, 9)
    pen.block(13, 13, 87, 87, pen.light(body, 0.25), night, 5, 10)
    pen.block(23, 23, 77, 77, pen.light(body, 0.6), pen.dark(body, 0.3), 3, 6)
    if not pen.number:
        pen.shape(make_polygon(50, 50, 17, 6), pen["spice"], night, 4)


@register_icon("tech_down", NumberPlace(em=62, room=66, ink="paper"))
def draw_tech_down(pen: Pen) -> None:
    """Draw the back of a tile that was used this round."""
    body, night = pen["ash"], pen["night"]
    pen.block(6, 6, 94, 94, pen.dark(body, 0.25), night, 5, 10)
    pen.block(16, 16, 84, 84, pen.dark(body, 0.5), None, radius=6)


@register_icon("negotiator", NumberPlace(y=74, em=54, room=54, ink="paper", halo="night"))
def draw_negotiator(pen: Pen) -> None:
    """Draw head and shoulders under an arc."""
    body, night = pen.tinted("dune"), pen["night"]
    pen.arc(50, 50, 45, 200, 340, pen["spice"], 8)
    pen.shape([*make_curve((14, 94), (16, 56), (84, 56), (86, 94)), (14, 94)], body, night, 5)
    pen.disc(50, 40, 20, pen.light(body, 0.35), night, 5)
