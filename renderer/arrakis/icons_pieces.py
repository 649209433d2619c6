"""Pieces on the map of War for Arrakis: figures by their bases, settlements, vehicles, worms and their signs.

Atreides pieces are light with a dark edge, Harkonnen ones dark with a light edge, so that they differ in grey too.
"""

from renderer.colours import Colour
from renderer.dice import icons_houses, icons_things  # noqa: F401  (crests, harvester and ornithopter enter the set)
from renderer.paint.icons import Figure, icon
from renderer.paint.pen import Pen, Point, curve, regular, starred

SIDES = {"atreides": "water", "harkonnen": "blood"}
"""Side -> its colour on every picture of this game."""
INSIDE = Figure(em=66, room=64, ink="tint")


def _look(pen: Pen) -> tuple[Colour, Colour]:
    """Fill and edge of a figure."""
    tint = pen.tinted("ash")
    return (pen.light(tint, 0.42), pen["night"]) if pen.tint == SIDES["atreides"] else (tint, pen["paper"])


@icon("war_regular", INSIDE)
def regular_unit(pen: Pen) -> None:
    """A round base; around a number its edge is finer."""
    fill, edge = _look(pen)
    pen.disc(50, 50, 47, fill, edge, 6 if pen.number else 11)


@icon("war_elite", INSIDE)
def elite(pen: Pen) -> None:
    """A square base with a bar across it."""
    fill, edge = _look(pen)
    pen.block(6, 6, 94, 94, fill, edge, 7 if pen.number else 11, 8)
    if not pen.number:
        pen.block(28, 42, 72, 58, edge, None, radius=2)


@icon("war_special", INSIDE)
def special(pen: Pen) -> None:
    """A hexagon with a star: Fedaykin and Sardaukar."""
    fill, edge = _look(pen)
    pen.shape(regular(50, 50, 48, 6), fill, edge, 7 if pen.number else 9)
    if not pen.number:
        pen.shape(starred(50, 50, 27, 12, 4), edge)


@icon("war_token", Figure(em=66, room=60, ink="tint"))
def token(pen: Pen) -> None:
    """A deployment token face down."""
    fill, edge = _look(pen)
    pen.shape([(50, 1), (99, 50), (50, 99), (1, 50)], pen.dark(fill, 0.18), edge, 5 if pen.number else 9)
    if not pen.number:
        pen.arc(50, 44, 13, 170, 80, edge, 8)
        pen.disc(50, 70, 6, edge)


@icon("war_generic", Figure(y=60, em=54, room=60, ink="tint"))
def generic(pen: Pen) -> None:
    """A naib or bashar: a pennant."""
    fill, edge = _look(pen)
    pen.line([(20, 6), (20, 95)], edge, 14)
    pen.shape([(24, 8), (95, 30), (24, 54)], fill, edge, 9)


@icon("war_named", Figure(y=50, em=56, room=81, ink="night"))
def named(pen: Pen) -> None:
    """A leader with a name: letters in a golden medal, its rim in the colour of the side."""
    fill, _ = _look(pen)
    pen.disc(50, 50, 49, pen["night"])
    pen.disc(50, 50, 47, fill)
    pen.disc(50, 50, 42, pen["gold"], pen["night"], 3)
    if not pen.number:
        pen.shape(starred(50, 51, 26, 11, 5), pen["night"])


@icon("war_spent", Figure(y=50, em=56, room=78, ink="solari"))
def spent(pen: Pen) -> None:
    """A leader whose card is exhausted."""
    pen.disc(50, 50, 49, pen["night"])
    pen.disc(50, 50, 47, pen.dark(pen.tinted("ash"), 0.45))
    pen.disc(50, 50, 42, pen["stone"], pen["night"], 3)


RANK = Figure(y=66, em=72, room=60, ink="paper", halo="night")


@icon("war_settlement", RANK)
def settlement(pen: Pen) -> None:
    """Towers under a flag of the Harkonnen."""
    night, stone = pen["night"], pen.light(pen["solari"], 0.1)
    walls: list[Point] = [(6, 96), (6, 50), (24, 50), (24, 34), (40, 34), (40, 50), (60, 50), (60, 26), (78, 26)]
    pen.shape([*walls, (78, 50), (94, 50), (94, 96)], stone, night, 6)
    pen.line([(50, 50), (50, 4)], night, 6)
    pen.shape([(52, 4), (88, 12), (52, 24)], pen["blood"], night, 4)
    if not pen.number:
        pen.shape([(40, 95), (40, 78), *curve((40, 78), (42, 66), (58, 66), (60, 78)), (60, 95)], night)


CAVE = Figure(y=64, em=72, room=60, ink="paper", halo="night")


def _cave(pen: Pen, mouth: Colour) -> None:
    night = pen["night"]
    rock: list[Point] = [(3, 96), (12, 52), (28, 42), (36, 16), (52, 5), (70, 22), (76, 40), (90, 54), (97, 96)]
    pen.shape(rock, pen.light(pen["water"], 0.1), night, 6)
    pen.shape([(24, 95), *curve((24, 95), (24, 46), (76, 46), (76, 95)), (76, 95)], mouth, night, 4)


@icon("war_sietch", CAVE)
def sietch(pen: Pen) -> None:
    """A cave in a rock, its mouth dark: the sietch lies face down."""
    _cave(pen, pen.dark(pen["fremen"], 0.45))


@icon("war_sietch_open", CAVE)
def sietch_open(pen: Pen) -> None:
    """A cave that everybody knows, lit from within."""
    _cave(pen, pen["spice"])


@icon("war_destroyed")
def destroyed(pen: Pen) -> None:
    """Broken walls."""
    pen.shape(
        [(6, 96), (10, 60), (24, 72), (36, 40), (46, 66), (64, 52), (74, 76), (92, 68), (96, 96)],
        pen["ash"],
        pen["night"],
        6,
    )


def _tile(pen: Pen, colour: str) -> None:
    pen.block(3, 3, 97, 97, pen[colour], pen["night"], 5, 22)


@icon("war_harvester")
def harvester(pen: Pen) -> None:
    """A crawler on tracks before a heap of spice."""
    _tile(pen, "spice")
    paper = pen["paper"]
    pen.shape([(14, 62), (14, 44), (34, 44), (40, 26), (66, 26), (70, 44), (86, 52), (86, 62)], paper)
    pen.block(12, 65, 84, 86, paper, None, radius=10)
    for x in (26, 48, 70):
        pen.disc(x, 75, 6, pen.dark(pen["spice"], 0.4))
    pen.block(46, 33, 62, 44, pen.dark(pen["spice"], 0.4), None, radius=2)


@icon("war_carryall")
def carryall(pen: Pen) -> None:
    """A broad wing with hooks below."""
    _tile(pen, "emperor")
    paper = pen["paper"]
    pen.shape([(6, 34), (50, 18), (94, 34), (94, 46), (62, 44), (58, 60), (42, 60), (38, 44), (6, 46)], paper)
    for x in (22, 50, 78):
        pen.line([(x, 46), (x, 72)], paper, 5)
        pen.arc(x, 74, 9, 0, 180, paper, 5)


@icon("war_wormsign", Figure(em=66, room=70, ink="paper", halo="night"))
def wormsign(pen: Pen) -> None:
    """Sand that stirs: nobody knows what is below."""
    pen.disc(50, 50, 47, pen["sand"], pen["night"], 6)
    for r in (34, 22, 10):
        pen.oval(50 - r, 54 - r * 0.6, 50 + r, 54 + r * 0.6, None, pen["earth"], 6)


@icon("sign_sand")
def sign_sand(pen: Pen) -> None:
    """A wormsign that shows nothing but sand."""
    pen.disc(50, 50, 47, pen["sand"], pen["night"], 6)
    for y in (36, 52, 68):
        pen.line(curve((20, y), (36, y - 14), (60, y + 12), (80, y - 4)), pen["dune"], 6)


def _worm(pen: Pen, ground: Colour, rim: Colour) -> None:
    pen.disc(50, 50, 48, rim)
    pen.disc(50, 50, 43, ground)
    pen.disc(50, 50, 35, pen["night"])
    for tooth in range(12):
        fang: list[Point] = [(50, 20), (44, 8), (56, 8)]
        pen.shape(pen.turned(fang, tooth * 30), pen["paper"])
    pen.disc(50, 50, 15, pen["blood"])
    pen.disc(50, 50, 8, pen["night"])


@icon("war_sandworm")
def sandworm(pen: Pen) -> None:
    """A mouth full of teeth."""
    _worm(pen, pen["dune"], pen["night"])


@icon("war_wild_maker")
def wild_maker(pen: Pen) -> None:
    """The same, ringed with gold."""
    _worm(pen, pen["earth"], pen["gold"])


@icon("sign_sandworm")
def sign_worm(pen: Pen) -> None:
    """A wormsign that shows a worm."""
    pen.disc(50, 50, 47, pen["sand"], pen["night"], 6)
    pen.disc(50, 50, 27, pen["night"])
    pen.disc(50, 50, 12, pen["blood"])


@icon("sign_burrowing_sandworm")
def sign_burrowing(pen: Pen) -> None:
    """A wormsign that shows a worm only in deep desert."""
    sign_worm(pen)
    for y in (22, 78):
        pen.line(curve((24, y), (40, y - 8), (60, y + 8), (76, y)), pen["earth"], 6)


@icon("war_station")
def station(pen: Pen) -> None:
    """An ecological testing station: a plant under glass."""
    night = pen["night"]
    dome = [(8, 92), *curve((8, 92), (8, 2), (92, 2), (92, 92)), (92, 92)]
    pen.shape(dome, pen.light(pen["landsraad"], 0.55), night, 6)
    pen.line([(50, 90), (50, 44)], pen.dark(pen["landsraad"], 0.3), 7)
    pen.shape(
        [(50, 60), *curve((50, 60), (26, 62), (22, 44), (24, 34)), *curve((24, 34), (44, 34), (52, 46), (50, 60))],
        pen["landsraad"],
    )
    pen.shape(
        [(50, 52), *curve((50, 52), (74, 52), (78, 36), (76, 26)), *curve((76, 26), (56, 28), (48, 38), (50, 52))],
        pen["landsraad"],
    )


@icon("war_atomics")
def atomics(pen: Pen) -> None:
    """A cloud on a stalk."""
    night, glow = pen["night"], pen.light(pen["spice"], 0.35)
    pen.shape([(40, 94), (44, 56), (56, 56), (60, 94)], glow, night, 5)
    pen.oval(24, 44, 76, 64, glow, night, 5)
    pen.oval(10, 8, 90, 52, glow, night, 6)
    pen.oval(24, 18, 60, 40, pen.light(pen["gold"], 0.4))
