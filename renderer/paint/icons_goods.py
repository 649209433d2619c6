"""Icons of things that are counted: money, spice, water, troops, cards, points."""

from math import cos, pi, sin

from renderer.paint.emblems import draw_emblem
from renderer.paint.icons import NumberPlace, register_icon
from renderer.paint.pen import Pen, Point, make_curve, make_polygon, make_star


@register_icon("solari", NumberPlace(em=66, room=62))
def draw_solari(pen: Pen) -> None:
    silver, night = pen["solari"], pen["night"]
    pen.disc(50, 50, 47, silver, night, 5)
    pen.disc(50, 50, 39, pen.light(silver, 0.45), pen.dark(silver, 0.3), 3)
    if not pen.number:
        ink = pen.dark(silver, 0.7)
        pen.disc(50, 50, 22, ink)
        pen.disc(59, 45, 18, pen.light(silver, 0.45))
        pen.shape(make_polygon(62, 43, 9, 4), ink)


@register_icon("spice", NumberPlace(em=68, room=66))
def draw_spice(pen: Pen) -> None:
    orange = pen["spice"]
    corners = make_polygon(50, 50, 47, 6)
    pen.shape(corners, orange)
    pen.shape([corners[0], corners[1], (50, 50), corners[5]], pen.light(orange, 0.28))
    pen.shape([corners[4], corners[5], (50, 50)], pen.light(orange, 0.14))
    if pen.number:
        pen.disc(50, 50, 33, pen.light(orange, 0.5))
    else:
        pen.shape(make_polygon(50, 50, 20, 6), pen.light(orange, 0.5), pen.dark(orange, 0.45), 4)
    pen.line([*corners, corners[0]], pen["night"], 5)


@register_icon("water", NumberPlace(y=60, em=62, room=58))
def draw_water(pen: Pen) -> None:
    blue = pen["water"]
    right = make_curve((50, 3), (60, 24), (88, 42), (88, 62))
    belly = make_curve((88, 62), (88, 104), (12, 104), (12, 62))
    left = make_curve((12, 62), (12, 42), (40, 24), (50, 3))
    pen.shape([*right, *belly, *left], blue, pen["night"], 5)
    if pen.number:
        pen.disc(50, 62, 28, pen.light(blue, 0.45))
    else:
        pen.arc(50, 62, 24, 95, 175, pen.light(blue, 0.7), 8)


def _draw_cube(pen: Pen, default: str) -> None:
    body, night = pen.tinted(default), pen["night"]
    top: list[Point] = [(50, 4), (92, 24), (50, 44), (8, 24)]
    pen.shape(top, pen.light(body, 0.4))
    pen.shape([(8, 24), (50, 44), (50, 96), (8, 76)], body)
    pen.shape([(92, 24), (50, 44), (50, 96), (92, 76)], pen.dark(body, 0.25))
    pen.line([(50, 44), (8, 24)], pen.dark(body, 0.45), 3)
    pen.line([(50, 44), (92, 24)], pen.dark(body, 0.45), 3)
    pen.line([(50, 44), (50, 96)], pen.dark(body, 0.45), 3)
    pen.line([(50, 4), (92, 24), (92, 76), (50, 96), (8, 76), (8, 24), (50, 4)], night, 5)


@register_icon("troop", NumberPlace(y=54, em=70, room=74, ink="paper", halo="night"))
def draw_troop(pen: Pen) -> None:
    _draw_cube(pen, "dune")
    if not pen.number:
        draw_emblem(pen, 29, 60, 13)


@register_icon("recruit", NumberPlace(y=54, em=70, room=74, ink="paper", halo="night"))
def draw_recruit(pen: Pen) -> None:
    _draw_cube(pen, "dune")
    if not pen.number:
        pen.line([(50, 36), (50, 80)], pen["paper"], 10)
        pen.line([(28, 58), (72, 58)], pen["paper"], 10)


@register_icon("lose_troop", NumberPlace(y=54, em=70, room=74, ink="paper", halo="night"))
def draw_lose_troop(pen: Pen) -> None:
    _draw_cube(pen, "ash")
    pen.line([(10, 90), (90, 10)], pen["night"], 17)
    pen.line([(10, 90), (90, 10)], pen["blood"], 10)


@register_icon("supply", NumberPlace(y=56, em=62, room=66, ink="paper", halo="night"))
def draw_supply(pen: Pen) -> None:
    """Draw a crate: troops in the supply."""
    body, night = pen.tinted("dune"), pen["night"]
    pen.block(6, 14, 94, 94, pen.dark(body, 0.5), night, 5, 10)
    pen.block(14, 22, 86, 86, pen.dark(body, 0.25), None, radius=4)
    for x in (38, 62):
        pen.line([(x, 22), (x, 86)], pen.dark(body, 0.5), 4)


@register_icon("garrison", NumberPlace(y=60, em=64, room=66, ink="paper", halo="night"))
def draw_garrison(pen: Pen) -> None:
    """Draw a keep with battlements: troops in the garrison."""
    body, night = pen.tinted("dune"), pen["night"]
    wall: list[Point] = [(8, 94), (8, 10), (28, 10), (28, 26), (40, 26), (40, 10)]
    wall += [(60, 10), (60, 26), (72, 26), (72, 10), (92, 10), (92, 94)]
    pen.shape(wall, body, night, 5)
    if not pen.number:
        pen.shape([(38, 92), (38, 66), (50, 52), (62, 66), (62, 92)], pen.dark(body, 0.6))


@register_icon("sword", NumberPlace(y=41, em=62, room=58))
def draw_sword(pen: Pen) -> None:
    """Draw a broad blade, point upwards, with room for a number."""
    steel, night = pen.light(pen["solari"], 0.4), pen["night"]
    pen.shape([(50, 2), (78, 24), (74, 70), (26, 70), (22, 24)], steel, night, 5)
    pen.shape([(50, 6), (74, 25), (71, 67), (50, 67)], pen.dark(pen["solari"], 0.06))
    if not pen.number:
        pen.line([(50, 12), (50, 66)], pen.dark(steel, 0.45), 4)
    pen.block(12, 68, 88, 80, pen["blood"], night, 4, 5)
    pen.block(41, 78, 59, 98, pen["dune"], night, 4, 5)


@register_icon("persuasion", NumberPlace(em=60, room=62, ink="paper"))
def draw_persuasion(pen: Pen) -> None:
    blue, night = pen["persuasion"], pen["night"]
    pen.shape([(50, 3), (97, 50), (50, 97), (3, 50)], blue, night, 5)
    pen.shape([(50, 11), (89, 50), (50, 50), (11, 50)], pen.light(blue, 0.16))
    pen.line([(50, 12), (88, 50), (50, 88), (12, 50), (50, 12)], pen.light(blue, 0.55), 3)
    if not pen.number:
        pen.shape([(50, 34), (66, 50), (50, 66), (34, 50)], pen["paper"])


@register_icon("intrigue", NumberPlace(y=52, em=62, room=60, ink="paper"))
def draw_intrigue(pen: Pen) -> None:
    """Draw a scroll, rolled at both ends."""
    plum, night, sand = pen["intrigue"], pen["night"], pen["sand"]
    pen.block(19, 12, 81, 90, plum, night, 5, 4)
    if not pen.number:
        for y in (36, 50, 64):
            pen.line([(34, y), (66, y)], pen.light(plum, 0.5), 6)
    pen.block(6, 4, 94, 22, sand, night, 5, 9)
    pen.block(6, 80, 94, 98, sand, night, 5, 9)


def _draw_card(pen: Pen, dx: float = 0) -> None:
    night = pen["night"]
    pen.block(18 + dx, 4, 82 + dx, 96, pen["paper"], night, 5, 10)
    pen.block(26 + dx, 12, 74 + dx, 88, pen["shade"], None, radius=5)


CARD_FIGURE = NumberPlace(em=62, room=60)


@register_icon("acquire", CARD_FIGURE)
def draw_acquire(pen: Pen) -> None:
    """Draw a card with a plus: a card to acquire."""
    _draw_card(pen)
    if not pen.number:
        pen.line([(50, 30), (50, 70)], pen["persuasion"], 11)
        pen.line([(30, 50), (70, 50)], pen["persuasion"], 11)


@register_icon("card", CARD_FIGURE)
def draw_card(pen: Pen) -> None:
    _draw_card(pen)
    if not pen.number:
        pen.shape(make_polygon(50, 50, 20, 4), pen["dune"])


@register_icon("hand", NumberPlace(x=63, y=55, em=62, room=60))
def draw_hand(pen: Pen) -> None:
    """Draw a fan of three cards."""
    night = pen["night"]
    for turn in (-22, -8):
        box: list[Point] = [(34, 18), (84, 18), (84, 93), (34, 93)]
        pen.shape(pen.rotate(box, turn, (64, 96)), pen["shade"], night, 5)
    pen.shape(pen.rotate([(34, 16), (90, 16), (90, 94), (34, 94)], 3, (62, 96)), pen["paper"], night, 5)


@register_icon("deck", NumberPlace(x=56, y=46, em=62, room=62, ink="paper"))
def draw_deck(pen: Pen) -> None:
    """Draw a pile, face down."""
    night = pen["night"]
    for step in (0, 6, 12):
        pen.block(8 + step, 18 - step, 80 + step, 98 - step, pen.light(pen["ash"], 0.16), night, 4, 8)


@register_icon("discard", NumberPlace(x=54, y=46, em=62, room=60))
def draw_discard(pen: Pen) -> None:
    """Draw face-up cards in a loose pile."""
    night = pen["night"]
    pen.shape(pen.rotate([(22, 18), (76, 18), (76, 94), (22, 94)], -14), pen["shade"], night, 5)
    pen.block(24, 6, 84, 86, pen["paper"], night, 5, 8)
    if not pen.number:
        pen.line([(54, 24), (54, 66)], pen["blood"], 9)
        pen.line([(38, 52), (54, 68), (70, 52)], pen["blood"], 9)


@register_icon("draw", NumberPlace(x=41, y=54, em=62, room=60))
def draw_cards(pen: Pen) -> None:
    """Draw a card and an arrow upwards."""
    night, green = pen["night"], pen["landsraad"]
    pen.block(8, 8, 74, 96, pen["paper"], night, 5, 9)
    if not pen.number:
        pen.block(17, 17, 65, 87, pen["shade"], None, radius=4)
    arrow: list[Point] = [(80, 3), (99, 26), (88, 26), (88, 52), (72, 52), (72, 26), (61, 26)]
    pen.shape(arrow, pen.light(green, 0.2), night, 4)


@register_icon("trash", NumberPlace(x=38, y=52, em=60, room=54))
def draw_trash(pen: Pen) -> None:
    """Draw a torn card, crossed out."""
    night, blood = pen["night"], pen["blood"]
    pen.shape([(14, 5), (86, 5), (86, 50), (72, 62), (60, 52), (46, 66), (32, 54), (14, 64)], pen["paper"], night, 5)
    pen.shape([(14, 78), (32, 68), (46, 80), (60, 66), (72, 76), (86, 64), (86, 95), (14, 95)], pen["shade"], night, 5)
    if not pen.number:
        pen.line([(32, 20), (68, 80)], blood, 11)
        pen.line([(68, 20), (32, 80)], blood, 11)
    else:
        pen.line([(64, 60), (90, 90)], blood, 9)
        pen.line([(90, 60), (64, 90)], blood, 9)


@register_icon("vp", NumberPlace(y=46, em=64, room=62, ink="paper", halo="night"))
def draw_victory_point(pen: Pen) -> None:
    """Draw a laurel wreath, open at the top."""
    gold, night = pen["gold"], pen["night"]
    pen.disc(50, 48, 38, pen["stone"], night, 4)
    for side in (-1, 1):
        for step in range(7):
            angle = (90 + side * (14 + step * 23)) * pi / 180
            x, y = 50 + 40 * cos(angle), 49 + 41 * sin(angle)
            leaf = _make_leaf(pen, x, y, angle, side)
            pen.shape(leaf, gold if step % 2 else pen.light(gold, 0.3), night, 2.5)
    pen.disc(50, 92, 6, pen["blood"], night, 3)
    if not pen.number:
        pen.shape(make_star(50, 47, 24, 10, 5), gold)


def _make_leaf(pen: Pen, x: float, y: float, angle: float, side: int) -> list[Point]:
    out: list[Point] = [(x - 11, y), (x, y - 7.5), (x + 11, y), (x, y + 7.5)]
    return pen.rotate(out, angle * 180 / pi + 90 - side * 28, (x, y))


@register_icon("influence", NumberPlace(x=66, y=70, em=54, room=44, ink="paper", halo="night"))
def draw_influence(pen: Pen) -> None:
    """Draw a stair with an arrow: one step up an influence track.

    It is tinted for its faction, or has all four colours for any faction.
    """
    night = pen["night"]
    if pen.tint:
        steps = [pen.tinted("dune")] * 4
    else:
        steps = [pen[name] for name in ("emperor", "guild", "bene_gesserit", "fremen")]
    for i, colour in enumerate(steps):
        x = 5 + i * 22.5
        pen.block(x, 76 - i * 20, x + 22.5, 95, pen.light(colour, 0.1), None, radius=0)
    outline: list[Point] = [(5, 95), (5, 76), (27, 76), (27, 56), (50, 56), (50, 36), (72, 36), (72, 16), (95, 16)]
    pen.line([*outline, (95, 95), (5, 95)], night, 5)
    arrow: list[Point] = [(22, 3), (40, 22), (29, 22), (29, 44), (15, 44), (15, 22), (4, 22)]
    pen.shape(arrow, pen["gold"], night, 4)
