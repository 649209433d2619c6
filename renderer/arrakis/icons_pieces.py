"""Icons on the map: figures, settlements, vehicles, worms and their signs.

Atreides pieces are light with a dark edge, Harkonnen pieces dark with a light edge. So they differ in greyscale
too.
"""

from renderer.colours import Colour
from renderer.dice import icons_houses, icons_things  # noqa: F401  (crests, harvester and ornithopter enter the set)
from renderer.paint.icons import NumberPlace, register_icon
from renderer.paint.pen import Pen, Point, make_curve, make_polygon, make_star

SIDE_COLOURS = {"atreides": "water", "harkonnen": "blood"}
"""Side -> its colour in every picture of this game."""
INSIDE_NUMBER = NumberPlace(em=66, room=64, ink="tint")


def _find_colours(pen: Pen) -> tuple[Colour, Colour]:
    """Return fill and edge of a figure."""
    tint = pen.tinted("ash")
    return (pen.light(tint, 0.42), pen["night"]) if pen.tint == SIDE_COLOURS["atreides"] else (tint, pen["paper"])


@register_icon("war_regular", INSIDE_NUMBER)
def draw_regular_unit(pen: Pen) -> None:
    """Draw a round base. Its edge is thinner if it has a number."""
    fill, edge = _find_colours(pen)
    pen.disc(50, 50, 47, fill, edge, 6 if pen.number else 11)


@register_icon("war_elite", INSIDE_NUMBER)
def draw_elite(pen: Pen) -> None:
    """Draw a square base with a bar across it."""
    fill, edge = _find_colours(pen)
    pen.block(6, 6, 94, 94, fill, edge, 7 if pen.number else 11, 8)
    if not pen.number:
        pen.block(28, 42, 72, 58, edge, None, radius=2)


@register_icon("war_special", INSIDE_NUMBER)
def draw_special(pen: Pen) -> None:
    """Draw a hexagon with a star: Fedaykin and Sardaukar."""
    fill, edge = _find_colours(pen)
    pen.shape(make_polygon(50, 50, 48, 6), fill, edge, 7 if pen.number else 9)
    if not pen.number:
        pen.shape(make_star(50, 50, 27, 12, 4), edge)


@register_icon("war_token", NumberPlace(em=66, room=60, ink="tint"))
def draw_token(pen: Pen) -> None:
    """Draw a deployment token face down."""
    fill, edge = _find_colours(pen)
    pen.shape([(50, 1), (99, 50), (50, 99), (1, 50)], pen.dark(fill, 0.18), edge, 5 if pen.number else 9)
    if not pen.number:
        pen.arc(50, 44, 13, 170, 80, edge, 8)
        pen.disc(50, 70, 6, edge)


@register_icon("war_generic", NumberPlace(y=60, em=54, room=60, ink="tint"))
def draw_generic(pen: Pen) -> None:
    """Draw a naib or bashar: a pennant."""
    fill, edge = _find_colours(pen)
    pen.line([(20, 6), (20, 95)], edge, 14)
    pen.shape([(24, 8), (95, 30), (24, 54)], fill, edge, 9)


@register_icon("war_named", NumberPlace(y=50, em=56, room=80, ink="night"))
def draw_named(pen: Pen) -> None:
    """Draw a named leader: letters in a golden medal with a rim in the side's colour."""
    fill, _ = _find_colours(pen)
    pen.disc(50, 50, 49, pen["night"])
    pen.disc(50, 50, 47, fill)
    pen.disc(50, 50, 45, pen["gold"], pen["night"], 2)
    if not pen.number:
        pen.shape(make_star(50, 51, 26, 11, 5), pen["night"])


@register_icon("war_spent", NumberPlace(y=50, em=56, room=80, ink="solari"))
def draw_spent(pen: Pen) -> None:
    """Draw a leader whose card is exhausted."""
    pen.disc(50, 50, 49, pen["night"])
    pen.disc(50, 50, 47, pen.dark(pen.tinted("ash"), 0.45))
    pen.disc(50, 50, 45, pen["stone"], pen["night"], 2)


LEGION_NUMBER = NumberPlace(y=58, em=66, room=76, ink="tint")
"""The total of a legion."""


def _draw_legion(pen: Pen, star: str) -> None:
    """Draw a shield for a whole legion: round for Atreides, with corners for Harkonnen, with a star for its leaders."""
    fill, edge = _find_colours(pen)
    around = pen["night"] if edge != pen["night"] else pen["paper"]
    if pen.tint == SIDE_COLOURS["atreides"]:
        form = [(8, 20), (92, 20), (92, 54), *make_curve((92, 54), (90, 80), (66, 92), (50, 97))]
        form = [*form, *make_curve((50, 97), (34, 92), (10, 80), (8, 54))]
    else:
        form = [(6, 34), (22, 18), (78, 18), (94, 34), (94, 76), (74, 97), (26, 97), (6, 76)]
    pen.shape(form, around, around, 9)
    pen.shape(form, fill, edge, 6)
    if star:
        pen.shape(make_star(50, 17, 22, 9, 5), pen["night"], pen["night"], 5)
        pen.shape(make_star(50, 17, 19, 8, 5), pen[star])


@register_icon("war_legion", LEGION_NUMBER)
def draw_legion(pen: Pen) -> None:
    """Draw a legion without leaders."""
    _draw_legion(pen, "")


@register_icon("war_legion_led", LEGION_NUMBER)
def draw_legion_led(pen: Pen) -> None:
    """Draw a legion with naibs or bashars: a white star."""
    _draw_legion(pen, "paper")


@register_icon("war_legion_named", LEGION_NUMBER)
def draw_legion_named(pen: Pen) -> None:
    """Draw a legion with a named leader: a golden star."""
    _draw_legion(pen, "gold")


RANK_NUMBER = NumberPlace(y=66, em=72, room=60, ink="paper", halo="night")


@register_icon("war_settlement", RANK_NUMBER)
def draw_settlement(pen: Pen) -> None:
    """Draw towers under a flag of the Harkonnen."""
    night, stone = pen["night"], pen.light(pen["solari"], 0.1)
    walls: list[Point] = [(6, 96), (6, 50), (24, 50), (24, 34), (40, 34), (40, 50), (60, 50), (60, 26), (78, 26)]
    pen.shape([*walls, (78, 50), (94, 50), (94, 96)], stone, night, 6)
    pen.line([(50, 50), (50, 4)], night, 6)
    pen.shape([(52, 4), (88, 12), (52, 24)], pen["blood"], night, 4)
    if not pen.number:
        pen.shape([(40, 95), (40, 78), *make_curve((40, 78), (42, 66), (58, 66), (60, 78)), (60, 95)], night)


CAVE_NUMBER = NumberPlace(y=64, em=72, room=60, ink="paper", halo="night")


def _draw_cave(pen: Pen, mouth: Colour) -> None:
    night = pen["night"]
    rock: list[Point] = [(3, 96), (12, 52), (28, 42), (36, 16), (52, 5), (70, 22), (76, 40), (90, 54), (97, 96)]
    pen.shape(rock, pen.light(pen["water"], 0.1), night, 6)
    pen.shape([(24, 95), *make_curve((24, 95), (24, 46), (76, 46), (76, 95)), (76, 95)], mouth, night, 4)


@register_icon("war_sietch", CAVE_NUMBER)
def draw_sietch(pen: Pen) -> None:
    """Draw a cave in a rock, its mouth dark: the sietch lies face down."""
    _draw_cave(pen, pen.dark(pen["fremen"], 0.45))


@register_icon("war_sietch_open", CAVE_NUMBER)
def draw_sietch_open(pen: Pen) -> None:
    """Draw a cave that everybody knows, lit from within."""
    _draw_cave(pen, pen["spice"])


@register_icon("war_destroyed")
def draw_destroyed(pen: Pen) -> None:
    """Draw broken walls."""
    pen.shape(
        [(6, 96), (10, 60), (24, 72), (36, 40), (46, 66), (64, 52), (74, 76), (92, 68), (96, 96)],
        pen["ash"],
        pen["night"],
        6,
    )


def _draw_tile(pen: Pen, colour: str) -> None:
    pen.block(3, 3, 97, 97, pen[colour], pen["night"], 5, 22)


@register_icon("war_harvester")
def draw_harvester(pen: Pen) -> None:
    """Draw a crawler on tracks before a heap of spice."""
    _draw_tile(pen, "spice")
    paper = pen["paper"]
    pen.shape([(14, 62), (14, 44), (34, 44), (40, 26), (66, 26), (70, 44), (86, 52), (86, 62)], paper)
    pen.block(12, 65, 84, 86, paper, None, radius=10)
    for x in (26, 48, 70):
        pen.disc(x, 75, 6, pen.dark(pen["spice"], 0.4))
    pen.block(46, 33, 62, 44, pen.dark(pen["spice"], 0.4), None, radius=2)


@register_icon("war_carryall")
def draw_carryall(pen: Pen) -> None:
    """Draw a broad wing with hooks below."""
    _draw_tile(pen, "emperor")
    paper = pen["paper"]
    pen.shape([(6, 34), (50, 18), (94, 34), (94, 46), (62, 44), (58, 60), (42, 60), (38, 44), (6, 46)], paper)
    for x in (22, 50, 78):
        pen.line([(x, 46), (x, 72)], paper, 5)
        pen.arc(x, 74, 9, 0, 180, paper, 5)


@register_icon("war_wormsign", NumberPlace(em=66, room=70, ink="paper", halo="night"))
def draw_wormsign(pen: Pen) -> None:
    """Draw moving sand: a wormsign that is face down."""
    pen.disc(50, 50, 47, pen["sand"], pen["night"], 6)
    for r in (34, 22, 10):
        pen.oval(50 - r, 54 - r * 0.6, 50 + r, 54 + r * 0.6, None, pen["earth"], 6)


@register_icon("sign_sand")
def draw_sign_sand(pen: Pen) -> None:
    """Draw a wormsign that shows only sand."""
    pen.disc(50, 50, 47, pen["sand"], pen["night"], 6)
    for y in (36, 52, 68):
        pen.line(make_curve((20, y), (36, y - 14), (60, y + 12), (80, y - 4)), pen["dune"], 6)


def _draw_worm(pen: Pen, ground: Colour, rim: Colour) -> None:
    pen.disc(50, 50, 48, rim)
    pen.disc(50, 50, 43, ground)
    pen.disc(50, 50, 35, pen["night"])
    for tooth in range(12):
        fang: list[Point] = [(50, 20), (44, 8), (56, 8)]
        pen.shape(pen.rotate(fang, tooth * 30), pen["paper"])
    pen.disc(50, 50, 15, pen["blood"])
    pen.disc(50, 50, 8, pen["night"])


@register_icon("war_sandworm")
def draw_sandworm(pen: Pen) -> None:
    """Draw a mouth full of teeth."""
    _draw_worm(pen, pen["dune"], pen["night"])


@register_icon("war_wild_maker")
def draw_wild_maker(pen: Pen) -> None:
    """Draw the mouth of a sandworm in a golden ring."""
    _draw_worm(pen, pen["earth"], pen["gold"])


@register_icon("sign_sandworm")
def draw_sign_worm(pen: Pen) -> None:
    """Draw a wormsign that shows a worm."""
    pen.disc(50, 50, 47, pen["sand"], pen["night"], 6)
    pen.disc(50, 50, 27, pen["night"])
    pen.disc(50, 50, 12, pen["blood"])


@register_icon("sign_burrowing_sandworm")
def draw_sign_burrowing(pen: Pen) -> None:
    """Draw a wormsign that shows a worm only in deep desert."""
    draw_sign_worm(pen)
    for y in (22, 78):
        pen.line(make_curve((24, y), (40, y - 8), (60, y + 8), (76, y)), pen["earth"], 6)


@register_icon("war_station")
def draw_station(pen: Pen) -> None:
    """Draw an ecological testing station: a plant under glass."""
    night = pen["night"]
    dome = [(8, 92), *make_curve((8, 92), (8, 2), (92, 2), (92, 92)), (92, 92)]
    pen.shape(dome, pen.light(pen["landsraad"], 0.55), night, 6)
    pen.line([(50, 90), (50, 44)], pen.dark(pen["landsraad"], 0.3), 7)
    pen.shape(
        [
            (50, 60),
            *make_curve((50, 60), (26, 62), (22, 44), (24, 34)),
            *make_curve((24, 34), (44, 34), (52, 46), (50, 60)),
        ],
        pen["landsraad"],
    )
    pen.shape(
        [
            (50, 52),
            *make_curve((50, 52), (74, 52), (78, 36), (76, 26)),
            *make_curve((76, 26), (56, 28), (48, 38), (50, 52)),
        ],
        pen["landsraad"],
    )


@register_icon("war_atomics")
def draw_atomics(pen: Pen) -> None:
    """Draw a mushroom cloud."""
    night, glow = pen["night"], pen.light(pen["spice"], 0.35)
    pen.shape([(40, 94), (44, 56), (56, 56), (60, 94)], glow, night, 5)
    pen.oval(24, 44, 76, 64, glow, night, 5)
    pen.oval(10, 8, 90, 52, glow, night, 6)
    pen.oval(24, 18, 60, 40, pen.light(pen["gold"], 0.4))
