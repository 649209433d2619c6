"""Icons of who and where: factions, agent symbols, pieces of the players, marks of the table."""

from math import cos, pi, sin

from renderer.colours import SHAPES, Colour
from renderer.paint.emblems import emblem, scaled
from renderer.paint.icons import Figure, icon
from renderer.paint.pen import Pen, Point, curve, regular, starred

STEPS = Figure(x=62, y=74, em=60, room=72, ink="paper", halo="night")
"""Steps of influence stand at the foot of a crest, so that the crest is still seen."""


def _medallion(pen: Pen, corners: list[Point], colour: Colour) -> None:
    pen.shape(corners, colour, pen["night"], 5)


@icon("emperor", STEPS)
def emperor(pen: Pen) -> None:
    """A crown on a shield."""
    violet, paper = pen["emperor"], pen["paper"]
    shield: list[Point] = [(6, 6), (94, 6), (94, 52), *curve((94, 52), (94, 78), (70, 90), (50, 97))]
    shield += curve((50, 97), (30, 90), (6, 78), (6, 52))
    _medallion(pen, shield, violet)
    crown: list[Point] = [(22, 66), (18, 28), (35, 46), (50, 18), (65, 46), (82, 28), (78, 66)]
    pen.shape(crown, paper)
    pen.block(22, 70, 78, 79, paper, None, radius=2)


@icon("guild", STEPS)
def guild(pen: Pen) -> None:
    """A world and the fold around it, on a disc."""
    pen.disc(50, 50, 46, pen["guild"], pen["night"], 5)
    paper = pen["paper"]
    pen.disc(50, 50, 15, paper)
    for turn in (-32, 32):
        ring = [(50 + 36 * cos(a * pi / 24), 50 + 13 * sin(a * pi / 24)) for a in range(49)]
        pen.line(pen.turned(ring, turn), paper, 5)


@icon("bene_gesserit", STEPS)
def bene_gesserit(pen: Pen) -> None:
    """An eye under a veil, on a six-sided stone."""
    _medallion(pen, regular(50, 50, 48, 6, 0), pen["bene_gesserit"])
    paper = pen["paper"]
    lid = [*curve((14, 54), (32, 24), (68, 24), (86, 54)), *curve((86, 54), (68, 78), (32, 78), (14, 54))]
    pen.shape(lid, paper)
    pen.disc(50, 52, 16, pen["bene_gesserit"])
    pen.disc(50, 52, 7, paper)
    pen.line(curve((24, 30), (38, 14), (62, 14), (76, 30)), paper, 5)


@icon("fremen", STEPS)
def fremen(pen: Pen) -> None:
    """A dune under the moon, in an arch."""
    blue, paper = pen["fremen"], pen["paper"]
    arch = [*curve((6, 94), (2, 40), (22, 4), (50, 4)), *curve((50, 4), (78, 4), (98, 40), (94, 94))]
    _medallion(pen, arch, blue)
    pen.disc(58, 32, 17, paper)
    pen.disc(66, 27, 15, blue)
    dune: list[Point] = [(9, 84), *curve((9, 78), (34, 50), (44, 50), (56, 60))]
    dune += [*curve((56, 60), (70, 70), (80, 68), (91, 62)), (92, 84)]
    pen.shape(dune, paper)
    pen.line(curve((20, 82), (40, 62), (50, 74), (68, 80)), blue, 4)


@icon("any_faction", STEPS)
def any_faction(pen: Pen) -> None:
    """A disc in four colours: whichever faction you like."""
    night = pen["night"]
    for i, name in enumerate(("emperor", "guild", "fremen", "bene_gesserit")):
        pen.slice(50, 50, 46, 180 + 90 * i, 270 + 90 * i, pen[name])
    pen.line([(50, 6), (50, 94)], pen["paper"], 4)
    pen.line([(6, 50), (94, 50)], pen["paper"], 4)
    pen.oval(4, 4, 96, 96, None, night, 5)
    pen.shape(starred(50, 50, 26, 11, 4), pen["paper"])


@icon("landsraad")
def landsraad(pen: Pen) -> None:
    """A hall with columns."""
    pen.block(5, 5, 95, 95, pen["landsraad"], pen["night"], 5, 16)
    paper = pen["paper"]
    pen.shape([(16, 40), (50, 17), (84, 40)], paper)
    for x in (24, 42, 60):
        pen.block(x, 45, x + 14, 72, paper, None, radius=1)
    pen.block(17, 75, 83, 84, paper, None, radius=1)


@icon("city")
def city(pen: Pen) -> None:
    """Domes and towers."""
    pen.block(5, 5, 95, 95, pen["city"], pen["night"], 5, 45)
    paper = pen["paper"]
    pen.shape([(30, 76), (30, 52), *curve((30, 52), (30, 26), (70, 26), (70, 52)), (70, 76)], paper)
    pen.line([(50, 32), (50, 17)], paper, 5)
    pen.block(16, 54, 27, 76, paper, None, radius=2)
    pen.block(73, 46, 84, 76, paper, None, radius=2)
    pen.block(44, 58, 56, 77, pen["city"], None, radius=5)


@icon("spice_trade")
def spice_trade(pen: Pen) -> None:
    """Three hexagons heaped, on a diamond."""
    amber = pen["spice_trade"]
    pen.shape([(50, 2), (98, 50), (50, 98), (2, 50)], amber, pen["night"], 5)
    for x, y in ((50, 33), (35, 58), (65, 58)):
        pen.shape(regular(x, y, 16, 6), pen["paper"], amber, 3)


@icon("alliance", Figure(em=50, room=40))
def alliance(pen: Pen) -> None:
    """The crest of an alliance: a gold star in its faction's colour."""
    colour = pen.tinted("dune")
    pen.shape(starred(50, 50, 49, 38, 10), pen["gold"], pen["night"], 4)
    pen.disc(50, 50, 30, colour, pen["night"], 4)
    pen.shape(starred(50, 50, 22, 9, 5), pen["paper"])


@icon("mentat")
def mentat(pen: Pen) -> None:
    """A head full of reckoning."""
    night, silver = pen["night"], pen["solari"]
    body = [*curve((12, 96), (14, 66), (34, 64), (50, 64)), *curve((50, 64), (66, 64), (86, 66), (88, 96))]
    pen.shape(body, pen.dark(silver, 0.45), night, 5)
    pen.disc(50, 36, 31, silver, night, 5)
    pen.line([(34, 46), (34, 30), (50, 40), (50, 20), (66, 32), (66, 48)], pen["blood"], 5)
    for x, y in ((34, 30), (50, 20), (66, 32)):
        pen.disc(x, y, 6, pen["blood"])


@icon("signet")
def signet(pen: Pen) -> None:
    """A ring with a seal."""
    night, gold = pen["night"], pen["gold"]
    pen.oval(10, 24, 90, 99, None, night, 17)
    pen.oval(14, 28, 86, 95, None, gold, 9)
    pen.shape([(24, 4), (76, 4), (88, 24), (66, 46), (34, 46), (12, 24)], gold, night, 5)
    pen.shape([(34, 12), (66, 12), (74, 24), (60, 37), (40, 37), (26, 24)], pen["blood"], night, 3)


@icon("control")
def control(pen: Pen) -> None:
    """A flag of control, in its owner's colour."""
    night, cloth = pen["night"], pen.tinted("dune")
    pen.line([(20, 6), (20, 96)], night, 11)
    pen.line([(20, 8), (20, 94)], pen["sand"], 4)
    banner = [*curve((24, 10), (46, 0), (60, 26), (94, 12)), *curve((94, 60), (62, 72), (46, 46), (24, 58))]
    pen.shape(banner, cloth, night, 5)
    emblem(pen, 57, 36, 15)


def _one_sword(pen: Pen, turn: float) -> None:
    night, steel = pen["night"], pen.light(pen["solari"], 0.35)
    pen.shape(pen.turned([(50, -12), (59, 4), (59, 70), (41, 70), (41, 4)], turn), steel, night, 4)
    pen.shape(pen.turned([(28, 68), (72, 68), (72, 78), (28, 78)], turn), pen["blood"], night, 4)
    pen.shape(pen.turned([(44, 78), (56, 78), (56, 106), (44, 106)], turn), pen["dune"], night, 4)


@icon("combat", Figure(y=52, em=60, room=60, ink="paper", halo="night"))
def combat(pen: Pen) -> None:
    """Crossed swords."""
    _one_sword(pen, 42)
    _one_sword(pen, -42)


@icon("strength", Figure(em=60, room=66, ink="paper"))
def strength(pen: Pen) -> None:
    """A round shield that carries the strength in battle."""
    pen.disc(50, 50, 47, pen["blood"], pen["night"], 5)
    pen.oval(11, 11, 89, 89, None, pen.light(pen["blood"], 0.45), 4)
    if not pen.number:
        pen.shape(starred(50, 50, 28, 12, 4), pen["paper"])


@icon("rank", Figure(em=64, room=60))
def rank(pen: Pen) -> None:
    """A plain medal for a place; never the laurel, which is a victory point."""
    pen.disc(50, 50, 46, pen.tinted("sand"), pen["night"], 5)
    pen.oval(14, 14, 86, 86, None, pen["dune"], 4)


@icon("maker", Figure(em=56, room=44, ink="paper", halo="night"))
def maker(pen: Pen) -> None:
    """A worm's mouth."""
    night, sand = pen["night"], pen["dune"]
    pen.disc(50, 50, 47, sand, night, 5)
    pen.disc(50, 50, 34, night)
    pen.oval(11, 11, 89, 89, None, pen.light(sand, 0.4), 4)
    for tooth in range(9):
        a = -pi / 2 + tooth * 2 * pi / 9
        root: list[Point] = [(50 + 37 * cos(a + d), 50 + 37 * sin(a + d)) for d in (-0.3, 0.3)]
        pen.shape([*root, (50 + 13 * cos(a), 50 + 13 * sin(a))], pen["paper"])


@icon("harvest", Figure(y=45, em=62, room=56))
def harvest(pen: Pen) -> None:
    """Spice lifted from the sand."""
    spice, night = pen["spice"], pen["night"]
    pen.shape([(2, 94), *curve((2, 88), (30, 62), (70, 62), (98, 88)), (98, 94)], pen["sand"], night, 4)
    pen.shape(regular(50, 44, 40, 6), spice, night, 5)
    pen.shape(regular(50, 44, 27, 6), pen.light(spice, 0.45))
    if not pen.number:
        pen.shape([(50, 22), (66, 44), (56, 44), (56, 66), (44, 66), (44, 44), (34, 44)], night)


@icon("council")
def council(pen: Pen) -> None:
    """A high-backed chair in the council."""
    green, night = pen.tinted("landsraad"), pen["night"]
    back = [*curve((24, 58), (20, 10), (34, 4), (50, 4)), *curve((50, 4), (66, 4), (80, 10), (76, 58))]
    pen.shape(back, green, night, 5)
    pen.shape(starred(50, 30, 16, 7, 5), pen["gold"])
    pen.block(10, 54, 90, 72, pen.light(green, 0.25), night, 5, 8)
    for x in (16, 70):
        pen.block(x, 70, x + 14, 97, pen.dark(green, 0.3), night, 4, 3)


def _figure(pen: Pen, colour: Colour) -> None:
    night, paper = pen["night"], pen["paper"]
    robe = [*curve((38, 40), (26, 54), (14, 76), (10, 95)), (90, 95), *curve((90, 95), (86, 76), (74, 54), (62, 40))]
    pen.line([*robe, robe[0]], paper, 10)
    pen.disc(50, 27, 26, paper)
    pen.shape(robe, colour, night, 4)
    pen.disc(50, 27, 22, colour, night, 4)
    pen.arc(46, 24, 13, 180, 280, pen.light(colour, 0.5), 5)


@icon("agent", Figure(y=72, em=46, room=50, ink="tint"))
def agent(pen: Pen) -> None:
    _figure(pen, pen.tinted("sand"))
    emblem(pen, 50, 72, 17)


@icon("swordmaster", Figure(y=72, em=46, room=40, ink="tint"))
def swordmaster(pen: Pen) -> None:
    """An agent with a blade upright."""
    _figure(pen, pen.tinted("sand"))
    emblem(pen, 42, 74, 16)
    night, steel = pen["night"], pen.light(pen["solari"], 0.45)
    pen.shape([(80, 6), (88, 18), (88, 62), (72, 62), (72, 18)], steel, night, 4)
    pen.block(62, 60, 98, 70, pen["gold"], night, 4, 3)
    pen.block(75, 68, 85, 88, pen["dune"], night, 4, 3)


@icon("mentat_agent", Figure(y=72, em=46, room=50, ink="tint"))
def mentat_agent(pen: Pen) -> None:
    """The Mentat at somebody's service: their colour, a silver head."""
    _figure(pen, pen.tinted("sand"))
    emblem(pen, 50, 72, 17)
    pen.disc(50, 27, 22, pen["solari"], pen["night"], 4)
    pen.line([(38, 34), (44, 20), (50, 32), (56, 18), (62, 32)], pen["blood"], 5)


@icon("first")
def first_player(pen: Pen) -> None:
    """The first player: a rising sun."""
    gold, night = pen["gold"], pen["night"]
    for ray in range(9):
        a = pi + ray * pi / 8
        root, tip = 36, 50
        pen.line([(50 + root * cos(a), 70 + root * sin(a)), (50 + tip * 0.98 * cos(a), 70 + tip * sin(a))], night, 11)
        pen.line([(50 + root * cos(a), 70 + root * sin(a)), (50 + tip * 0.96 * cos(a), 70 + tip * sin(a))], gold, 6)
    dome = [(50 + 30 * cos(pi + i * pi / 24), 72 + 30 * sin(pi + i * pi / 24)) for i in range(25)]
    pen.shape(dome, gold, night, 5)
    pen.block(4, 72, 96, 84, pen["dune"], night, 4, 5)


@icon("hourglass")
def hourglass(pen: Pen) -> None:
    night, sand, dune = pen["night"], pen["sand"], pen["spice"]
    glass: list[Point] = [(20, 14), (80, 14), *curve((80, 14), (78, 40), (58, 44), (56, 50))]
    glass += [*curve((56, 50), (58, 56), (78, 60), (80, 86)), (20, 86), *curve((20, 86), (22, 60), (42, 56), (44, 50))]
    glass += curve((44, 50), (42, 44), (22, 40), (20, 14))
    pen.shape(glass, pen["paper"], night, 5)
    pen.shape([(30, 28), (70, 28), (52, 50), (48, 50)], dune)
    pen.shape([(28, 82), (50, 60), (72, 82)], dune)
    for y in (4, 84):
        pen.block(12, y, 88, y + 12, sand, night, 5, 5)


@icon("foldspace")
def foldspace(pen: Pen) -> None:
    """A card folded into a spiral."""
    pen.block(12, 4, 88, 96, pen["guild"], pen["night"], 5, 10)
    coil = [(50 + (6 + i * 0.72) * cos(i * 0.33), 50 + (6 + i * 0.72) * sin(i * 0.33)) for i in range(42)]
    pen.line(coil, pen["paper"], 7)


@icon("voice")
def voice(pen: Pen) -> None:
    """A space closed by the Voice: a barred circle in the speaker's colour."""
    colour = pen.tinted("blood")
    pen.disc(50, 50, 46, pen["paper"], pen["night"], 5)
    pen.oval(12, 12, 88, 88, None, colour, 15)
    pen.line([(25, 25), (75, 75)], colour, 14)


@icon("deploy", Figure(x=62, y=50, em=60, room=54, ink="paper", halo="night"))
def deploy(pen: Pen) -> None:
    """Into the conflict."""
    _march(pen, pen["blood"], 1)


@icon("retreat", Figure(x=38, y=50, em=60, room=54, ink="paper", halo="night"))
def retreat(pen: Pen) -> None:
    """Back to the garrison."""
    _march(pen, pen.light(pen["ash"], 0.25), -1)


def _march(pen: Pen, colour: Colour, way: int) -> None:
    night = pen["night"]
    arrow: list[Point] = [(6, 34), (48, 34), (48, 12), (96, 50), (48, 88), (48, 66), (6, 66)]
    if way < 0:
        arrow = [(100 - x, y) for x, y in arrow]
    pen.shape(arrow, colour, night, 5)
    if not pen.number:
        x = 26 if way > 0 else 74
        pen.block(x - 11, 39, x + 11, 61, pen["sand"], night, 3, 3)


@icon("arrow")
def arrow(pen: Pen) -> None:
    """Pay this, get that: in the ink of its line, or framed where it stands alone."""
    edge = None if pen.tint else pen["night"]
    pen.shape([(6, 41), (54, 41), (54, 20), (94, 50), (54, 80), (54, 59), (6, 59)], pen.tinted("sand"), edge, 5)


@icon("opponents", Figure(y=62, em=60, room=70, ink="paper", halo="night"))
def opponents(pen: Pen) -> None:
    """Every opponent."""
    night = pen["night"]
    for x, shade in ((26, "ash"), (74, "ash"), (50, "blood")):
        robe = [*curve((x - 8, 46), (x - 18, 60), (x - 22, 80), (x - 24, 94)), (x + 24, 94)]
        robe += curve((x + 24, 94), (x + 22, 80), (x + 18, 60), (x + 8, 46))
        pen.shape(robe, pen[shade], night, 4)
        pen.disc(x, 34, 17, pen[shade], night, 4)


@icon("check")
def check(pen: Pen) -> None:
    pen.disc(50, 50, 46, pen["landsraad"], pen["night"], 5)
    pen.line([(27, 52), (44, 69), (74, 34)], pen["paper"], 12)


@icon("tag", Figure(em=76, room=84))
def tag(pen: Pen) -> None:
    """The number of a sentence, beside what it changed."""
    pen.disc(50, 50, 49, pen["night"])
    pen.disc(50, 50, 40, pen["mark"])


@icon("slot")
def slot(pen: Pen) -> None:
    """An empty place for an agent."""
    pen.disc(50, 50, 46, pen["shade"], pen["dune"], 5)
    pen.disc(50, 50, 34, pen.light(pen["shade"], 0.35))


@icon("box_agent")
def box_agent(pen: Pen) -> None:
    """What sending an agent does: a figure in one ink, as a label has it."""
    ink = pen.tinted("label")
    pen.disc(50, 24, 21, ink)
    pen.shape([(40, 40), (60, 40), *curve((60, 40), (66, 62), (88, 70), (90, 97)), (10, 97)], ink)
    pen.shape([(40, 40), (10, 97), *curve((10, 97), (12, 70), (34, 62), (40, 40))], ink)


@icon("box_reveal")
def box_reveal(pen: Pen) -> None:
    """What revealing does: cards laid open, in one ink."""
    ink = pen.tinted("label")
    card: list[Point] = [(29, 8), (71, 8), (71, 78), (29, 78)]
    for turn in (-34, 34, 0):
        pen.shape(pen.turned(card, turn, (50, 96)), ink, pen["paper"], 6)


@icon("bloom", Figure(em=66, room=84, ink="paper", halo="night"))
def bloom(pen: Pen) -> None:
    """A little heap of bonus spice."""
    spice, night = pen["spice"], pen["night"]
    for x, y in ((30, 66), (70, 66), (50, 34)):
        pen.shape(regular(x, y, 27, 6), spice, night, 5)
        pen.shape(regular(x, y, 12, 6), pen.light(spice, 0.5))


LETTER_AT = {"triangle": 64, "pentagon": 53, "star": 54}


def _marker(shape: str) -> None:
    """The marker of a seat, in its shape: its rim is broad enough to be seen on any ground, however small it is."""

    @icon(f"marker-{shape}", Figure(y=LETTER_AT.get(shape, 50), em=58, room=60, ink="tint", halo="tint"))
    def marker(pen: Pen) -> None:
        colour, night, paper = pen.tinted("sand"), pen["night"], pen["paper"]
        if shape == "disc":
            pen.disc(50, 50, 49, paper)
            pen.disc(50, 50, 43, colour, night, 5)
            return
        pen.shape(scaled(shape, 50, 50, 43), paper, paper, 15)
        pen.shape(scaled(shape, 50, 50, 42), colour, night, 5)


for _shape in SHAPES:
    _marker(_shape)
