"""Icons of the dice game: dice, equipment, tokens, vendetta faces, storm and strongholds."""

from math import cos, pi, sin

from renderer.paint.icons import NumberPlace, register_icon
from renderer.paint.pen import Pen, Point, make_curve, make_polygon


@register_icon("die")
def draw_die(pen: Pen) -> None:
    """Draw a die that will be rolled again: bone white with a dark lower edge."""
    pen.block(3, 3, 97, 97, pen["shade"], pen["night"], 4, 20)
    pen.block(8, 7, 92, 88, pen["paper"], None, radius=16)


@register_icon("die_frozen")
def draw_die_frozen(pen: Pen) -> None:
    """Draw a die that is kept: under ice, with a crystal in every corner."""
    water = pen["water"]
    pen.block(3, 3, 97, 97, pen.dark(water, 0.25), pen["night"], 4, 20)
    pen.block(9, 9, 91, 91, pen.light(water, 0.48), None, radius=15)
    ice = pen.light(water, 0.85)
    for x, y, dx, dy in ((13, 13, 1, 1), (87, 13, -1, 1), (13, 87, 1, -1), (87, 87, -1, -1)):
        pen.line([(x, y + dy * 15), (x, y), (x + dx * 15, y)], ice, 5)
        pen.line([(x, y), (x + dx * 10, y + dy * 10)], ice, 5)


def _draw_turning(pen: Pen, start: int, end: int, at: int, side: int) -> None:
    """Draw an arrow around the pole from `start` to `end` degrees, with its head at the point `at`."""
    night, ring = pen["night"], pen.dark(pen["dune"], 0.25)
    pen.arc(50, 50, 48, start, end, night, 15)
    pen.arc(50, 50, 45.5, start + 1, end - 1, ring, 10)
    a = at * pi / 180
    x, y = 50 + 40 * cos(a), 50 + 40 * sin(a)
    head: list[Point] = [(x - 15, y), (x + 15, y), (x, y + 20)]
    pen.shape(pen.rotate(head, at if side > 0 else at + 180, (x, y)), ring, night, 4)


ARROW_NUMBER = NumberPlace(em=64, room=56)
"""The place of the number inside a round arrow."""


@register_icon("clockwise", ARROW_NUMBER)
def draw_clockwise(pen: Pen) -> None:
    """Draw the sign for west: an arrow clockwise around the pole."""
    _draw_turning(pen, -200, 20, 14, 1)


@register_icon("counter", ARROW_NUMBER)
def draw_counter(pen: Pen) -> None:
    """Draw the sign for east: an arrow counterclockwise around the pole."""
    _draw_turning(pen, 160, 380, 166, -1)


@register_icon("storm")
def draw_storm(pen: Pen) -> None:
    """Draw a whirl of three arms around an eye."""
    pen.disc(50, 50, 48, pen["night"])
    pen.disc(50, 50, 43, pen.dark(pen["blood"], 0.1))
    paper = pen["paper"]
    for turn in (0, 120, 240):
        arm = [
            (50 + (10 + 27 * t) * cos(t * 3.2), 50 + (10 + 27 * t) * sin(t * 3.2)) for t in (i / 16 for i in range(17))
        ]
        pen.line(pen.rotate(arm, turn), paper, 8)
    pen.disc(50, 50, 7, pen["night"])


@register_icon("stronghold", NumberPlace(y=60, em=62, room=62, ink="paper", halo="night"))
def draw_stronghold(pen: Pen) -> None:
    """Draw a strategic region: towers on a rock, in gold."""
    gold, night = pen["gold"], pen["night"]
    walls: list[Point] = [(4, 95), (14, 52), (22, 52), (22, 26), (29, 14), (36, 26), (36, 46), (42, 46), (42, 20)]
    walls += [(51, 4), (60, 20), (60, 46), (66, 46), (66, 32), (73, 22), (80, 32), (80, 52), (86, 52), (96, 95)]
    pen.shape(walls, gold, night, 5)
    if not pen.number:
        pen.shape([(42, 93), (42, 74), *make_curve((42, 74), (44, 62), (58, 62), (60, 74)), (60, 93)], night)


@register_icon("target")
def draw_target(pen: Pen) -> None:
    """Draw the mark of a region where forces may move this turn."""
    pen.disc(50, 50, 48, pen["night"])
    pen.disc(50, 50, 43, pen["gold"])
    pen.disc(50, 50, 31, pen["night"])
    pen.disc(50, 50, 19, pen["gold"])


@register_icon("dune")
def draw_dune(pen: Pen) -> None:
    """Draw open land: two crests of sand."""
    pen.disc(50, 50, 46, pen["sand"], pen["night"], 5)
    for low, ink in ((58, "shade"), (76, "dune")):
        crest = make_curve((9, low), (34, low - 34), (56, low - 6), (91, low - 16))
        pen.shape([*crest, (80, 84), (50, 94), (20, 84)], pen[ink])
    pen.oval(4, 4, 96, 96, None, pen["night"], 5)


def _draw_token(pen: Pen, colour: str) -> None:
    pen.block(3, 3, 97, 97, pen[colour], pen["night"], 5, 22)


@register_icon("fortification", NumberPlace(x=72, y=72, em=58, room=50, ink="paper", halo="night"))
def draw_fortification(pen: Pen) -> None:
    """Draw a battlemented wall of stones."""
    _draw_token(pen, "ash")
    paper, ash = pen["solari"], pen["ash"]
    wall: list[Point] = [
        (15, 82),
        (15, 24),
        (29, 24),
        (29, 36),
        (43, 36),
        (43, 24),
        (57, 24),
        (57, 36),
        (71, 36),
        (71, 24),
        (85, 24),
        (85, 82),
    ]
    pen.shape(wall, paper)
    for y in (51, 66):
        pen.line([(15, y), (85, y)], ash, 4)
    for x, y in ((38, 36), (62, 36), (27, 51), (50, 51), (73, 51), (38, 66), (62, 66)):
        pen.line([(x, y), (x, y + 15)], ash, 4)


@register_icon("harvester", NumberPlace(x=72, y=72, em=58, room=50, ink="paper", halo="night"))
def draw_harvester(pen: Pen) -> None:
    """Draw a crawler on tracks, spice before its mouth."""
    _draw_token(pen, "earth")
    paper, spice = pen["paper"], pen["spice"]
    pen.shape([(14, 62), (14, 44), (34, 44), (40, 28), (66, 28), (70, 44), (84, 52), (84, 62)], paper)
    pen.block(12, 64, 80, 84, paper, None, radius=10)
    for x in (24, 46, 68):
        pen.disc(x, 74, 6, pen["earth"])
    pen.block(46, 34, 62, 44, pen["earth"], None, radius=2)
    pen.shape(make_polygon(83, 36, 13, 6), pen.light(spice, 0.2), pen["night"], 3)


@register_icon("ornithopter", NumberPlace(x=72, y=72, em=58, room=50, ink="paper", halo="night"))
def draw_ornithopter(pen: Pen) -> None:
    """Draw a flyer with four long wings."""
    _draw_token(pen, "persuasion")
    paper = pen["paper"]
    for tip, back in (((12, 14), (10, 28)), ((88, 14), (90, 28)), ((10, 58), (14, 70)), ((90, 58), (86, 70))):
        pen.shape([(50, 42), tip, back, (50, 54)], paper)
    pen.shape([(50, 22), (59, 34), (58, 56), (53, 88), (47, 88), (42, 56), (41, 34)], paper, pen["persuasion"], 3)
    pen.disc(50, 35, 5, pen["persuasion"])


@register_icon("poison")
def draw_poison(pen: Pen) -> None:
    """Draw a vial with a drop over its mouth."""
    night, green = pen["night"], pen.light(pen["landsraad"], 0.16)
    glass: list[Point] = [(38, 34), (62, 34), (62, 50), *make_curve((62, 50), (94, 66), (88, 96), (50, 96))]
    glass += make_curve((50, 96), (12, 96), (6, 66), (38, 50))
    pen.shape(glass, pen["solari"], night, 6)
    pen.shape(
        [
            (22, 70),
            (78, 70),
            *make_curve((78, 70), (82, 90), (64, 92), (50, 92)),
            *make_curve((50, 92), (36, 92), (18, 90), (22, 70)),
        ],
        green,
    )
    pen.block(32, 24, 68, 36, pen["dune"], night, 4, 4)
    pen.shape([(50, 0), (58, 13), (50, 20), (42, 13)], green, night, 3)


@register_icon("crysknife")
def draw_crysknife(pen: Pen) -> None:
    """Draw a curved tooth with a bound hilt."""
    night = pen["night"]
    blade = [*make_curve((26, 74), (30, 44), (52, 20), (95, 4)), *make_curve((95, 4), (86, 44), (64, 70), (40, 86))]
    pen.shape(blade, pen.light(pen["solari"], 0.5), night, 6)
    pen.line(make_curve((36, 76), (46, 50), (62, 34), (84, 16)), pen.dark(pen["solari"], 0.2), 4)
    pen.line([(18, 66), (46, 94)], night, 15)
    pen.line([(18, 66), (46, 94)], pen["dune"], 8)
    pen.line([(28, 82), (12, 92)], night, 17)
    pen.line([(28, 82), (12, 92)], pen["blood"], 9)


@register_icon("hunter_seeker")
def draw_hunter_seeker(pen: Pen) -> None:
    """Draw a flying needle, its eye lit."""
    night, blood = pen["night"], pen["blood"]
    pen.shape([(4, 96), (40, 46), (54, 60)], pen.light(pen["solari"], 0.3), night, 5)
    for wing in ([(48, 40), (34, 10), (62, 28)], [(60, 52), (90, 66), (72, 38)]):
        pen.shape([*wing], pen["solari"], night, 5)
    pen.shape([(38, 50), (50, 62), (88, 34), (96, 4), (66, 12)], pen["ash"], night, 5)
    pen.disc(73, 27, 10, blood, pen["paper"], 4)


@register_icon("snooper")
def draw_snooper(pen: Pen) -> None:
    """Draw a detector: a lens under sensing hairs."""
    night, teal = pen["night"], pen["city"]
    for x, y in ((14, 24), (31, 12), (50, 9), (69, 12), (86, 24)):
        pen.line([(50, 52), (x, y)], night, 7)
        pen.disc(x, y, 7, teal, night, 3)
    pen.disc(50, 62, 35, teal, night, 6)
    pen.disc(50, 62, 21, pen["paper"], night, 4)
    pen.disc(50, 62, 10, night)


@register_icon("shield")
def draw_shield(pen: Pen) -> None:
    """Draw a body shield: a shimmering oval around a figure."""
    night, blue = pen["night"], pen["persuasion"]
    pen.oval(10, 2, 90, 98, pen.light(blue, 0.3), night, 6)
    pen.oval(19, 11, 81, 89, None, pen.light(blue, 0.75), 4)
    pen.disc(50, 36, 11, pen["paper"])
    pen.shape(
        [*make_curve((32, 78), (32, 56), (40, 50), (50, 50)), *make_curve((50, 50), (60, 50), (68, 56), (68, 78))],
        pen["paper"],
    )


@register_icon("thumper", NumberPlace(y=50, em=62, room=60, ink="paper", halo="night"))
def draw_thumper(pen: Pen) -> None:
    """Draw a staff in the sand and the waves it sends out."""
    night, spice = pen["night"], pen["spice"]
    for r in (44, 28):
        pen.oval(50 - r, 84 - r * 0.34, 50 + r, 84 + r * 0.34, None, night, 10)
        pen.oval(50 - r + 2.5, 84 - r * 0.34 + 2.5, 50 + r - 2.5, 84 + r * 0.34 - 2.5, None, spice, 5)
    pen.shape([(42, 20), (58, 20), (55, 88), (45, 88)], pen["solari"], night, 5)
    pen.block(30, 3, 70, 24, pen["dune"], night, 5, 8)
