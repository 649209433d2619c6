"""Icons of factions, agent symbols, player pieces and marks on the table."""

from math import cos, pi, sin

from renderer.colours import SHAPES, Colour
from renderer.paint.emblems import draw_emblem, scale_outline
from renderer.paint.icons import NumberPlace, register_icon
from renderer.paint.pen import Pen, Point, make_curve, make_polygon, make_star

STEP_NUMBER = NumberPlace(x=54, y=62, em=74, room=92, ink="paper", halo="night")
"""The place of influence steps at the bottom of a crest, so that the crest stays visible."""


def _draw_medallion(pen: Pen, corners: list[Point], colour: Colour) -> None:
    pen.shape(corners, colour, pen["night"], 5)


@register_icon("emperor", STEP_NUMBER)
def draw_emperor(pen: Pen) -> None:
    """Draw a crown on a shield."""
    violet, paper = pen["emperor"], pen["paper"]
    shield: list[Point] = [(6, 6), (94, 6), (94, 52), *make_curve((94, 52), (94, 78), (70, 90), (50, 97))]
    shield += make_curve((50, 97), (30, 90), (6, 78), (6, 52))
    _draw_medallion(pen, shield, violet)
    crown: list[Point] = [(22, 66), (18, 28), (35, 46), (50, 18), (65, 46), (82, 28), (78, 66)]
    pen.shape(crown, paper)
    pen.block(22, 70, 78, 79, paper, None, radius=2)


@register_icon("guild", STEP_NUMBER)
def draw_guild(pen: Pen) -> None:
    """Draw a world in two rings, on a disc."""
    pen.disc(50, 50, 46, pen["guild"], pen["night"], 5)
    paper = pen["paper"]
    pen.disc(50, 50, 15, paper)
    for turn in (-32, 32):
        ring = [(50 + 36 * cos(a * pi / 24), 50 + 13 * sin(a * pi / 24)) for a in range(49)]
        pen.line(pen.rotate(ring, turn), paper, 5)


@register_icon("bene_gesserit", STEP_NUMBER)
def draw_bene_gesserit(pen: Pen) -> None:
    """Draw an eye under a veil, on a six-sided stone."""
    _draw_medallion(pen, make_polygon(50, 50, 48, 6, 0), pen["bene_gesserit"])
    paper = pen["paper"]
    lid = [*make_curve((14, 54), (32, 24), (68, 24), (86, 54)), *make_curve((86, 54), (68, 78), (32, 78), (14, 54))]
    pen.shape(lid, paper)
    pen.disc(50, 52, 16, pen["bene_gesserit"])
    pen.disc(50, 52, 7, paper)
    pen.line(make_curve((24, 30), (38, 14), (62, 14), (76, 30)), paper, 5)


@register_icon("fremen", STEP_NUMBER)
def draw_fremen(pen: Pen) -> None:
    """Draw a dune under the moon, in an arch."""
    blue, paper = pen["fremen"], pen["paper"]
    arch = [*make_curve((6, 94), (2, 40), (22, 4), (50, 4)), *make_curve((50, 4), (78, 4), (98, 40), (94, 94))]
    _draw_medallion(pen, arch, blue)
    pen.disc(58, 32, 17, paper)
    pen.disc(66, 27, 15, blue)
    dune: list[Point] = [(9, 84), *make_curve((9, 78), (34, 50), (44, 50), (56, 60))]
    dune += [*make_curve((56, 60), (70, 70), (80, 68), (91, 62)), (92, 84)]
    pen.shape(dune, paper)
    pen.line(make_curve((20, 82), (40, 62), (50, 74), (68, 80)), blue, 4)


@register_icon("any_faction", STEP_NUMBER)
def draw_any_faction(pen: Pen) -> None:
    """Draw a disc in four colours: any faction."""
    night = pen["night"]
    for i, name in enumerate(("emperor", "guild", "fremen", "bene_gesserit")):
        pen.slice(50, 50, 46, 180 + 90 * i, 270 + 90 * i, pen[name])
    pen.line([(50, 6), (50, 94)], pen["paper"], 4)
    pen.line([(6, 50), (94, 50)], pen["paper"], 4)
    pen.oval(4, 4, 96, 96, None, night, 5)
    pen.shape(make_star(50, 50, 26, 11, 4), pen["paper"])


@register_icon("landsraad")
def draw_landsraad(pen: Pen) -> None:
    """Draw a hall with columns."""
    pen.block(5, 5, 95, 95, pen["landsraad"], pen["night"], 5, 16)
    paper = pen["paper"]
    pen.shape([(16, 40), (50, 17), (84, 40)], paper)
    for x in (24, 42, 60):
        pen.block(x, 45, x + 14, 72, paper, None, radius=1)
    pen.block(17, 75, 83, 84, paper, None, radius=1)


@register_icon("city")
def draw_city(pen: Pen) -> None:
    """Draw domes and towers."""
    pen.block(5, 5, 95, 95, pen["city"], pen["night"], 5, 45)
    paper = pen["paper"]
    pen.shape([(30, 76), (30, 52), *make_curve((30, 52), (30, 26), (70, 26), (70, 52)), (70, 76)], paper)
    pen.line([(50, 32), (50, 17)], paper, 5)
    pen.block(16, 54, 27, 76, paper, None, radius=2)
    pen.block(73, 46, 84, 76, paper, None, radius=2)
    pen.block(44, 58, 56, 77, pen["city"], None, radius=5)


@register_icon("spice_trade")
def draw_spice_trade(pen: Pen) -> None:
    """Draw three hexagons heaped, on a diamond."""
    amber = pen["spice_trade"]
    pen.shape([(50, 2), (98, 50), (50, 98), (2, 50)], amber, pen["night"], 5)
    for x, y in ((50, 33), (35, 58), (65, 58)):
        pen.shape(make_polygon(x, y, 16, 6), pen["paper"], amber, 3)


@register_icon("alliance", NumberPlace(em=50, room=40))
def draw_alliance(pen: Pen) -> None:
    """Draw the crest of an alliance: a gold star in its faction's colour."""
    colour = pen.tinted("dune")
    pen.shape(make_star(50, 50, 49, 38, 10), pen["gold"], pen["night"], 4)
    pen.disc(50, 50, 30, colour, pen["night"], 4)
    pen.shape(make_star(50, 50, 22, 9, 5), pen["paper"])


@register_icon("mentat")
def draw_mentat(pen: Pen) -> None:
    """Draw a head with a zigzag line in it."""
    night, silver = pen["night"], pen["solari"]
    body = [*make_curve((12, 96), (14, 66), (34, 64), (50, 64)), *make_curve((50, 64), (66, 64), (86, 66), (88, 96))]
    pen.shape(body, pen.dark(silver, 0.45), night, 5)
    pen.disc(50, 36, 31, silver, night, 5)
    pen.line([(34, 46), (34, 30), (50, 40), (50, 20), (66, 32), (66, 48)], pen["blood"], 5)
    for x, y in ((34, 30), (50, 20), (66, 32)):
        pen.disc(x, y, 6, pen["blood"])


@register_icon("signet")
def draw_signet(pen: Pen) -> None:
    """Draw a ring with a seal."""
    night, gold = pen["night"], pen["gold"]
    pen.oval(10, 24, 90, 99, None, night, 17)
    pen.oval(14, 28, 86, 95, None, gold, 9)
    pen.shape([(24, 4), (76, 4), (88, 24), (66, 46), (34, 46), (12, 24)], gold, night, 5)
    pen.shape([(34, 12), (66, 12), (74, 24), (60, 37), (40, 37), (26, 24)], pen["blood"], night, 3)


@register_icon("control")
def draw_control(pen: Pen) -> None:
    """Draw a flag of control, in its owner's colour."""
    night, cloth = pen["night"], pen.tinted("dune")
    pen.line([(20, 6), (20, 96)], night, 11)
    pen.line([(20, 8), (20, 94)], pen["sand"], 4)
    banner = [*make_curve((24, 10), (46, 0), (60, 26), (94, 12)), *make_curve((94, 60), (62, 72), (46, 46), (24, 58))]
    pen.shape(banner, cloth, night, 5)
    draw_emblem(pen, 57, 36, 15)


def _draw_one_sword(pen: Pen, turn: float) -> None:
    night, steel = pen["night"], pen.light(pen["solari"], 0.35)
    pen.shape(pen.rotate([(50, -12), (59, 4), (59, 70), (41, 70), (41, 4)], turn), steel, night, 4)
    pen.shape(pen.rotate([(28, 68), (72, 68), (72, 78), (28, 78)], turn), pen["blood"], night, 4)
    pen.shape(pen.rotate([(44, 78), (56, 78), (56, 106), (44, 106)], turn), pen["dune"], night, 4)


@register_icon("combat", NumberPlace(y=52, em=60, room=60, ink="paper", halo="night"))
def draw_combat(pen: Pen) -> None:
    """Draw crossed swords."""
    _draw_one_sword(pen, 42)
    _draw_one_sword(pen, -42)


@register_icon("strength", NumberPlace(em=60, room=66, ink="paper"))
def draw_strength(pen: Pen) -> None:
    """Draw a round shield for the strength in a conflict."""
    pen.disc(50, 50, 47, pen["blood"], pen["night"], 5)
    pen.oval(11, 11, 89, 89, None, pen.light(pen["blood"], 0.45), 4)
    if not pen.number:
        pen.shape(make_star(50, 50, 28, 12, 4), pen["paper"])


@register_icon("rank", NumberPlace(em=64, room=60))
def draw_rank(pen: Pen) -> None:
    """Draw a plain medal for a rank. The laurel is only for victory points."""
    pen.disc(50, 50, 46, pen.tinted("sand"), pen["night"], 5)
    pen.oval(14, 14, 86, 86, None, pen["dune"], 4)


@register_icon("maker", NumberPlace(em=56, room=44, ink="paper", halo="night"))
def draw_maker(pen: Pen) -> None:
    """Draw a worm's mouth."""
    night, sand = pen["night"], pen["dune"]
    pen.disc(50, 50, 47, sand, night, 5)
    pen.disc(50, 50, 34, night)
    pen.oval(11, 11, 89, 89, None, pen.light(sand, 0.4), 4)
    for tooth in range(9):
        a = -pi / 2 + tooth * 2 * pi / 9
        root: list[Point] = [(50 + 37 * cos(a + d), 50 + 37 * sin(a + d)) for d in (-0.3, 0.3)]
        pen.shape([*root, (50 + 13 * cos(a), 50 + 13 * sin(a))], pen["paper"])


@register_icon("harvest", NumberPlace(y=45, em=62, room=56))
def draw_harvest(pen: Pen) -> None:
    """Draw spice that is lifted from the sand."""
    spice, night = pen["spice"], pen["night"]
    pen.shape([(2, 94), *make_curve((2, 88), (30, 62), (70, 62), (98, 88)), (98, 94)], pen["sand"], night, 4)
    pen.shape(make_polygon(50, 44, 40, 6), spice, night, 5)
    pen.shape(make_polygon(50, 44, 27, 6), pen.light(spice, 0.45))
    if not pen.number:
        pen.shape([(50, 22), (66, 44), (56, 44), (56, 66), (44, 66), (44, 44), (34, 44)], night)


@register_icon("council")
def draw_council(pen: Pen) -> None:
    """Draw a high-backed chair in the council."""
    green, night = pen.tinted("landsraad"), pen["night"]
    back = [*make_curve((24, 58), (20, 10), (34, 4), (50, 4)), *make_curve((50, 4), (66, 4), (80, 10), (76, 58))]
    pen.shape(back, green, night, 5)
    pen.shape(make_star(50, 30, 16, 7, 5), pen["gold"])
    pen.block(10, 54, 90, 72, pen.light(green, 0.25), night, 5, 8)
    for x in (16, 70):
        pen.block(x, 70, x + 14, 97, pen.dark(green, 0.3), night, 4, 3)


def _draw_figure(pen: Pen, colour: Colour) -> None:
    night, paper = pen["night"], pen["paper"]
    robe = [
        *make_curve((38, 40), (26, 54), (14, 76), (10, 95)),
        (90, 95),
        *make_curve((90, 95), (86, 76), (74, 54), (62, 40)),
    ]
    pen.line([*robe, robe[0]], paper, 10)
    pen.disc(50, 27, 26, paper)
    pen.shape(robe, colour, night, 4)
    pen.disc(50, 27, 22, colour, night, 4)
    pen.arc(46, 24, 13, 180, 280, pen.light(colour, 0.5), 5)


@register_icon("agent", NumberPlace(y=72, em=46, room=50, ink="tint"))
def draw_agent(pen: Pen) -> None:
    _draw_figure(pen, pen.tinted("sand"))
    draw_emblem(pen, 50, 72, 17)


@register_icon("swordmaster", NumberPlace(y=72, em=46, room=40, ink="tint"))
def draw_swordmaster(pen: Pen) -> None:
    """Draw an agent with a blade upright."""
    _draw_figure(pen, pen.tinted("sand"))
    draw_emblem(pen, 42, 74, 16)
    night, steel = pen["night"], pen.light(pen["solari"], 0.45)
    pen.shape([(80, 6), (88, 18), (88, 62), (72, 62), (72, 18)], steel, night, 4)
    pen.block(62, 60, 98, 70, pen["gold"], night, 4, 3)
    pen.block(75, 68, 85, 88, pen["dune"], night, 4, 3)


@register_icon("mentat_agent", NumberPlace(y=72, em=46, room=50, ink="tint"))
def draw_mentat_agent(pen: Pen) -> None:
    """Draw the Mentat as a player's agent: the player's colour with a silver head."""
    _draw_figure(pen, pen.tinted("sand"))
    draw_emblem(pen, 50, 72, 17)
    pen.disc(50, 27, 22, pen["solari"], pen["night"], 4)
    pen.line([(38, 34), (44, 20), (50, 32), (56, 18), (62, 32)], pen["blood"], 5)


@register_icon("first")
def draw_first_player(pen: Pen) -> None:
    """Draw a rising sun: the first player."""
    gold, night = pen["gold"], pen["night"]
    for ray in range(9):
        a = pi + ray * pi / 8
        root, tip = 36, 50
        pen.line([(50 + root * cos(a), 70 + root * sin(a)), (50 + tip * 0.98 * cos(a), 70 + tip * sin(a))], night, 11)
        pen.line([(50 + root * cos(a), 70 + root * sin(a)), (50 + tip * 0.96 * cos(a), 70 + tip * sin(a))], gold, 6)
    dome = [(50 + 30 * cos(pi + i * pi / 24), 72 + 30 * sin(pi + i * pi / 24)) for i in range(25)]
    pen.shape(dome, gold, night, 5)
    pen.block(4, 72, 96, 84, pen["dune"], night, 4, 5)


@register_icon("hourglass")
def draw_hourglass(pen: Pen) -> None:
    night, sand, dune = pen["night"], pen["sand"], pen["spice"]
    glass: list[Point] = [(20, 14), (80, 14), *make_curve((80, 14), (78, 40), (58, 44), (56, 50))]
    glass += [
        *make_curve((56, 50), (58, 56), (78, 60), (80, 86)),
        (20, 86),
        *make_curve((20, 86), (22, 60), (42, 56), (44, 50)),
    ]
    glass += make_curve((44, 50), (42, 44), (22, 40), (20, 14))
    pen.shape(glass, pen["paper"], night, 5)
    pen.shape([(30, 28), (70, 28), (52, 50), (48, 50)], dune)
    pen.shape([(28, 82), (50, 60), (72, 82)], dune)
    for y in (4, 84):
        pen.block(12, y, 88, y + 12, sand, night, 5, 5)


@register_icon("foldspace")
def draw_foldspace(pen: Pen) -> None:
    """Draw a card folded into a spiral."""
    pen.block(12, 4, 88, 96, pen["guild"], pen["night"], 5, 10)
    coil = [(50 + (6 + i * 0.72) * cos(i * 0.33), 50 + (6 + i * 0.72) * sin(i * 0.33)) for i in range(42)]
    pen.line(coil, pen["paper"], 7)


@register_icon("voice")
def draw_voice(pen: Pen) -> None:
    """Draw a barred circle in the player's colour: a space closed by the Voice."""
    colour = pen.tinted("blood")
    pen.disc(50, 50, 46, pen["paper"], pen["night"], 5)
    pen.oval(12, 12, 88, 88, None, colour, 15)
    pen.line([(25, 25), (75, 75)], colour, 14)


@register_icon("deploy", NumberPlace(x=62, y=50, em=60, room=54, ink="paper", halo="night"))
def draw_deploy(pen: Pen) -> None:
    """Draw an arrow to the right: into the conflict."""
    _draw_march(pen, pen["blood"], 1)


@register_icon("retreat", NumberPlace(x=38, y=50, em=60, room=54, ink="paper", halo="night"))
def draw_retreat(pen: Pen) -> None:
    """Draw an arrow to the left: back to the garrison."""
    _draw_march(pen, pen.light(pen["ash"], 0.25), -1)


def _draw_march(pen: Pen, colour: Colour, way: int) -> None:
    night = pen["night"]
    arrow: list[Point] = [(6, 34), (48, 34), (48, 12), (96, 50), (48, 88), (48, 66), (6, 66)]
    if way < 0:
        arrow = [(100 - x, y) for x, y in arrow]
    pen.shape(arrow, colour, night, 5)
    if not pen.number:
        x = 26 if way > 0 else 74
        pen.block(x - 11, 39, x + 11, 61, pen["sand"], night, 3, 3)


@register_icon("arrow")
def draw_arrow(pen: Pen) -> None:
    """Draw an arrow from price to gain. It has the ink of its line, or an outline if it has no tint."""
    edge = None if pen.tint else pen["night"]
    pen.shape([(6, 41), (54, 41), (54, 20), (94, 50), (54, 80), (54, 59), (6, 59)], pen.tinted("sand"), edge, 5)


@register_icon("opponents", NumberPlace(y=62, em=60, room=70, ink="paper", halo="night"))
def draw_opponents(pen: Pen) -> None:
    """Draw three people: every opponent."""
    night = pen["night"]
    for x, shade in ((26, "ash"), (74, "ash"), (50, "blood")):
        robe = [*make_curve((x - 8, 46), (x - 18, 60), (x - 22, 80), (x - 24, 94)), (x + 24, 94)]
        robe += make_curve((x + 24, 94), (x + 22, 80), (x + 18, 60), (x + 8, 46))
        pen.shape(robe, pen[shade], night, 4)
        pen.disc(x, 34, 17, pen[shade], night, 4)


@register_icon("check")
def draw_check(pen: Pen) -> None:
    pen.disc(50, 50, 46, pen["landsraad"], pen["night"], 5)
    pen.line([(27, 52), (44, 69), (74, 34)], pen["paper"], 12)


@register_icon("tag", NumberPlace(em=76, room=84))
def draw_tag(pen: Pen) -> None:
    """Draw a disc for the number of a sentence."""
    pen.disc(50, 50, 49, pen["night"])
    pen.disc(50, 50, 40, pen["mark"])


@register_icon("slot")
def draw_slot(pen: Pen) -> None:
    """Draw an empty place for an agent."""
    pen.disc(50, 50, 46, pen["shade"], pen["dune"], 5)
    pen.disc(50, 50, 34, pen.light(pen["shade"], 0.35))


@register_icon("box_agent")
def draw_box_agent(pen: Pen) -> None:
    """Draw a figure in one ink: the label of the agent box."""
    ink = pen.tinted("label")
    pen.disc(50, 24, 21, ink)
    pen.shape([(40, 40), (60, 40), *make_curve((60, 40), (66, 62), (88, 70), (90, 97)), (10, 97)], ink)
    pen.shape([(40, 40), (10, 97), *make_curve((10, 97), (12, 70), (34, 62), (40, 40))], ink)


@register_icon("box_reveal")
def draw_box_reveal(pen: Pen) -> None:
    """Draw open cards in one ink: the label of the reveal box."""
    ink = pen.tinted("label")
    card: list[Point] = [(29, 8), (71, 8), (71, 78), (29, 78)]
    for turn in (-34, 34, 0):
        pen.shape(pen.rotate(card, turn, (50, 96)), ink, pen["paper"], 6)


@register_icon("bloom", NumberPlace(em=66, room=84, ink="paper", halo="night"))
def draw_bloom(pen: Pen) -> None:
    """Draw a small heap of bonus spice."""
    spice, night = pen["spice"], pen["night"]
    for x, y in ((30, 66), (70, 66), (50, 34)):
        pen.shape(make_polygon(x, y, 27, 6), spice, night, 5)
        pen.shape(make_polygon(x, y, 12, 6), pen.light(spice, 0.5))


LETTER_HEIGHTS = {"triangle": 64, "pentagon": 53, "star": 54}
"""The height of the letters on some markers, in hundredths."""


DISC_HEIGHTS = {"star": 53, "cross": 50}
"""The height of the disc under the letters on markers that are narrow in the middle, in hundredths."""


def _register_marker(shape: str) -> None:
    """Register the marker of one shape. Its rim is wide enough to be visible on any ground at any size."""

    @register_icon(
        f"marker-{shape}", NumberPlace(y=LETTER_HEIGHTS.get(shape, 50), em=58, room=60, ink="tint", halo="tint")
    )
    def draw_marker(pen: Pen) -> None:
        colour, night, paper = pen.tinted("sand"), pen["night"], pen["paper"]
        if shape == "disc":
            pen.disc(50, 50, 49, paper)
            pen.disc(50, 50, 43, colour, night, 5)
            return
        pen.shape(scale_outline(shape, 50, 50, 43), paper, paper, 15)
        pen.shape(scale_outline(shape, 50, 50, 42), colour, night, 5)
        if pen.number and shape in DISC_HEIGHTS:
            pen.disc(50, DISC_HEIGHTS[shape], 31, colour)


for _shape in SHAPES:
    _register_marker(_shape)
