"""Icons of the dice game's things: dice, equipment, tokens, faces of the vendetta die, storm and strongholds."""

from math import cos, pi, sin

from renderer.paint.icons import Figure, icon
from renderer.paint.pen import Pen, Point, curve, regular


@icon("die")
def die(pen: Pen) -> None:
    """A die that will be rolled again: bone white, its lower edge in shadow."""
    pen.block(3, 3, 97, 97, pen["shade"], pen["night"], 4, 20)
    pen.block(8, 7, 92, 88, pen["paper"], None, radius=16)


@icon("die_frozen")
def die_frozen(pen: Pen) -> None:
    """A die that is kept: under ice, with a crystal in every corner."""
    water = pen["water"]
    pen.block(3, 3, 97, 97, pen.dark(water, 0.25), pen["night"], 4, 20)
    pen.block(9, 9, 91, 91, pen.light(water, 0.48), None, radius=15)
    ice = pen.light(water, 0.85)
    for x, y, dx, dy in ((13, 13, 1, 1), (87, 13, -1, 1), (13, 87, 1, -1), (87, 87, -1, -1)):
        pen.line([(x, y + dy * 15), (x, y), (x + dx * 15, y)], ice, 5)
        pen.line([(x, y), (x + dx * 10, y + dy * 10)], ice, 5)


def _turning(pen: Pen, start: int, end: int, at: int, side: int) -> None:
    """An arrow round the pole, from `start` to `end` degrees; its head at `at` points along."""
    night, ring = pen["night"], pen.dark(pen["dune"], 0.25)
    pen.arc(50, 50, 48, start, end, night, 15)
    pen.arc(50, 50, 45.5, start + 1, end - 1, ring, 10)
    a = at * pi / 180
    x, y = 50 + 40 * cos(a), 50 + 40 * sin(a)
    head: list[Point] = [(x - 15, y), (x + 15, y), (x, y + 20)]
    pen.shape(pen.turned(head, at if side > 0 else at + 180, (x, y)), ring, night, 4)


ROUND = Figure(em=64, room=56)


@icon("clockwise", ROUND)
def clockwise(pen: Pen) -> None:
    """West: the way of the sun round the map."""
    _turning(pen, -200, 20, 14, 1)


@icon("counter", ROUND)
def counter(pen: Pen) -> None:
    """East: against the sun."""
    _turning(pen, 160, 380, 166, -1)


@icon("storm")
def storm(pen: Pen) -> None:
    """A whirl of three arms around a still eye."""
    pen.disc(50, 50, 48, pen["night"])
    pen.disc(50, 50, 43, pen.dark(pen["blood"], 0.1))
    paper = pen["paper"]
    for turn in (0, 120, 240):
        arm = [
            (50 + (10 + 27 * t) * cos(t * 3.2), 50 + (10 + 27 * t) * sin(t * 3.2)) for t in (i / 16 for i in range(17))
        ]
        pen.line(pen.turned(arm, turn), paper, 8)
    pen.disc(50, 50, 7, pen["night"])


@icon("stronghold", Figure(y=60, em=62, room=62, ink="paper", halo="night"))
def stronghold(pen: Pen) -> None:
    """A strategic region: towers on a rock, in gold."""
    gold, night = pen["gold"], pen["night"]
    walls: list[Point] = [(4, 95), (14, 52), (22, 52), (22, 26), (29, 14), (36, 26), (36, 46), (42, 46), (42, 20)]
    walls += [(51, 4), (60, 20), (60, 46), (66, 46), (66, 32), (73, 22), (80, 32), (80, 52), (86, 52), (96, 95)]
    pen.shape(walls, gold, night, 5)
    if not pen.number:
        pen.shape([(42, 93), (42, 74), *curve((42, 74), (44, 62), (58, 62), (60, 74)), (60, 93)], night)


@icon("target")
def target(pen: Pen) -> None:
    """Where forces may move this turn."""
    pen.disc(50, 50, 48, pen["night"])
    pen.disc(50, 50, 43, pen["gold"])
    pen.disc(50, 50, 31, pen["night"])
    pen.disc(50, 50, 19, pen["gold"])


@icon("dune")
def dune(pen: Pen) -> None:
    """Open land: two crests of sand."""
    pen.disc(50, 50, 46, pen["sand"], pen["night"], 5)
    for low, ink in ((58, "shade"), (76, "dune")):
        crest = curve((9, low), (34, low - 34), (56, low - 6), (91, low - 16))
        pen.shape([*crest, (80, 84), (50, 94), (20, 84)], pen[ink])
    pen.oval(4, 4, 96, 96, None, pen["night"], 5)


def _token(pen: Pen, colour: str) -> None:
    pen.block(3, 3, 97, 97, pen[colour], pen["night"], 5, 22)


@icon("fortification", Figure(x=72, y=72, em=58, room=50, ink="paper", halo="night"))
def fortification(pen: Pen) -> None:
    """A battlemented wall of stones."""
    _token(pen, "ash")
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


@icon("harvester", Figure(x=72, y=72, em=58, room=50, ink="paper", halo="night"))
def harvester(pen: Pen) -> None:
    """A crawler on tracks, spice before its mouth."""
    _token(pen, "earth")
    paper, spice = pen["paper"], pen["spice"]
    pen.shape([(14, 62), (14, 44), (34, 44), (40, 28), (66, 28), (70, 44), (84, 52), (84, 62)], paper)
    pen.block(12, 64, 80, 84, paper, None, radius=10)
    for x in (24, 46, 68):
        pen.disc(x, 74, 6, pen["earth"])
    pen.block(46, 34, 62, 44, pen["earth"], None, radius=2)
    pen.shape(regular(83, 36, 13, 6), pen.light(spice, 0.2), pen["night"], 3)


@icon("ornithopter", Figure(x=72, y=72, em=58, room=50, ink="paper", halo="night"))
def ornithopter(pen: Pen) -> None:
    """A flyer with four long wings."""
    _token(pen, "persuasion")
    paper = pen["paper"]
    for tip, back in (((12, 14), (10, 28)), ((88, 14), (90, 28)), ((10, 58), (14, 70)), ((90, 58), (86, 70))):
        pen.shape([(50, 42), tip, back, (50, 54)], paper)
    pen.shape([(50, 22), (59, 34), (58, 56), (53, 88), (47, 88), (42, 56), (41, 34)], paper, pen["persuasion"], 3)
    pen.disc(50, 35, 5, pen["persuasion"])


@icon("poison")
def poison(pen: Pen) -> None:
    """A vial with a drop over its mouth."""
    night, green = pen["night"], pen.light(pen["landsraad"], 0.16)
    glass: list[Point] = [(38, 34), (62, 34), (62, 50), *curve((62, 50), (94, 66), (88, 96), (50, 96))]
    glass += curve((50, 96), (12, 96), (6, 66), (38, 50))
    pen.shape(glass, pen["solari"], night, 6)
    pen.shape(
        [
            (22, 70),
            (78, 70),
            *curve((78, 70), (82, 90), (64, 92), (50, 92)),
            *curve((50, 92), (36, 92), (18, 90), (22, 70)),
        ],
        green,
    )
    pen.block(32, 24, 68, 36, pen["dune"], night, 4, 4)
    pen.shape([(50, 0), (58, 13), (50, 20), (42, 13)], green, night, 3)


@icon("crysknife")
def crysknife(pen: Pen) -> None:
    """A curved tooth with a bound hilt."""
    night = pen["night"]
    blade = [*curve((26, 74), (30, 44), (52, 20), (95, 4)), *curve((95, 4), (86, 44), (64, 70), (40, 86))]
    pen.shape(blade, pen.light(pen["solari"], 0.5), night, 6)
    pen.line(curve((36, 76), (46, 50), (62, 34), (84, 16)), pen.dark(pen["solari"], 0.2), 4)
    pen.line([(18, 66), (46, 94)], night, 15)
    pen.line([(18, 66), (46, 94)], pen["dune"], 8)
    pen.line([(28, 82), (12, 92)], night, 17)
    pen.line([(28, 82), (12, 92)], pen["blood"], 9)


@icon("hunter_seeker")
def hunter_seeker(pen: Pen) -> None:
    """A flying needle, its eye lit."""
    night, blood = pen["night"], pen["blood"]
    pen.shape([(4, 96), (40, 46), (54, 60)], pen.light(pen["solari"], 0.3), night, 5)
    for wing in ([(48, 40), (34, 10), (62, 28)], [(60, 52), (90, 66), (72, 38)]):
        pen.shape([*wing], pen["solari"], night, 5)
    pen.shape([(38, 50), (50, 62), (88, 34), (96, 4), (66, 12)], pen["ash"], night, 5)
    pen.disc(73, 27, 10, blood, pen["paper"], 4)


@icon("snooper")
def snooper(pen: Pen) -> None:
    """A detector: a lens under sensing hairs."""
    night, teal = pen["night"], pen["city"]
    for x, y in ((14, 24), (31, 12), (50, 9), (69, 12), (86, 24)):
        pen.line([(50, 52), (x, y)], night, 7)
        pen.disc(x, y, 7, teal, night, 3)
    pen.disc(50, 62, 35, teal, night, 6)
    pen.disc(50, 62, 21, pen["paper"], night, 4)
    pen.disc(50, 62, 10, night)


@icon("shield")
def shield(pen: Pen) -> None:
    """A body shield: a shimmering oval around a figure."""
    night, blue = pen["night"], pen["persuasion"]
    pen.oval(10, 2, 90, 98, pen.light(blue, 0.3), night, 6)
    pen.oval(19, 11, 81, 89, None, pen.light(blue, 0.75), 4)
    pen.disc(50, 36, 11, pen["paper"])
    pen.shape(
        [*curve((32, 78), (32, 56), (40, 50), (50, 50)), *curve((50, 50), (60, 50), (68, 56), (68, 78))], pen["paper"]
    )


@icon("thumper", Figure(y=50, em=62, room=60, ink="paper", halo="night"))
def thumper(pen: Pen) -> None:
    """A staff in the sand and the waves it sends out."""
    night, spice = pen["night"], pen["spice"]
    for r in (44, 28):
        pen.oval(50 - r, 84 - r * 0.34, 50 + r, 84 + r * 0.34, None, night, 10)
        pen.oval(50 - r + 2.5, 84 - r * 0.34 + 2.5, 50 + r - 2.5, 84 + r * 0.34 - 2.5, None, spice, 5)
    pen.shape([(42, 20), (58, 20), (55, 88), (45, 88)], pen["solari"], night, 5)
    pen.block(30, 3, 70, 24, pen["dune"], night, 5, 8)
