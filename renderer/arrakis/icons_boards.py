"""Icons beside the map: faces of action and combat dice, markers, tracks, tanks and tokens."""

from renderer.colours import Colour
from renderer.paint.icons import NumberPlace, register_icon
from renderer.paint.pen import Pen, Point, make_curve, make_polygon, make_star

CORNER_NUMBER = NumberPlace(x=74, y=74, em=52, room=44, ink="paper", halo="night")
"""The number in the lower right corner."""


def _draw_die(pen: Pen) -> Colour:
    """Draw a die in the colour of its side, or in ash if it is used. Return the ink for its face."""
    tint = pen.tinted("ash")
    pen.block(3, 3, 97, 97, pen.dark(tint, 0.5), pen["night"], 4, 20)
    pen.block(7, 6, 93, 89, pen.dark(tint, 0.28), None, radius=16)
    return pen["paper"]


@register_icon("war_leadership", CORNER_NUMBER)
def draw_leadership(pen: Pen) -> None:
    """Draw a banner before its troops."""
    ink = _draw_die(pen)
    pen.line([(34, 16), (34, 80)], ink, 7)
    pen.shape([(36, 16), (78, 24), (68, 36), (78, 48), (36, 50)], ink)


@register_icon("war_strategy", CORNER_NUMBER)
def draw_strategy(pen: Pen) -> None:
    """Draw a path around an enemy."""
    ink = _draw_die(pen)
    pen.line(make_curve((22, 74), (18, 28), (60, 22), (64, 34)), ink, 8)
    pen.shape([(48, 34), (82, 32), (68, 60)], ink)
    pen.disc(40, 62, 9, ink)


@register_icon("war_deployment", CORNER_NUMBER)
def draw_deployment(pen: Pen) -> None:
    """Draw troops that descend."""
    ink = _draw_die(pen)
    for x in (28, 50, 72):
        pen.disc(x, 60, 8, ink)
        pen.shape([(x - 10, 80), (x - 7, 68), (x + 7, 68), (x + 10, 80)], ink)
    pen.line([(50, 14), (50, 38)], ink, 8)
    pen.shape([(36, 32), (64, 32), (50, 48)], ink)


@register_icon("war_mentat", CORNER_NUMBER)
def draw_mentat(pen: Pen) -> None:
    """Draw a head with calculations in it."""
    ink = _draw_die(pen)
    pen.disc(50, 38, 23, ink)
    pen.shape(
        [
            (20, 82),
            *make_curve((20, 82), (24, 62), (40, 62), (50, 62)),
            *make_curve((50, 62), (60, 62), (76, 62), (80, 82)),
        ],
        ink,
    )
    pen.line([(38, 46), (38, 32), (50, 40), (50, 26), (62, 34), (62, 46)], pen["blood"], 5)


@register_icon("war_house", CORNER_NUMBER)
def draw_house(pen: Pen) -> None:
    """Draw a signet ring."""
    ink = _draw_die(pen)
    pen.oval(26, 34, 74, 84, None, ink, 9)
    pen.shape(make_polygon(50, 28, 19, 6), ink)
    pen.disc(50, 28, 8, pen["blood"])


@register_icon("war_desert_power", CORNER_NUMBER)
def draw_desert_power(pen: Pen) -> None:
    """Draw a worm that rises from the sand."""
    pen.block(3, 3, 97, 97, pen.dark(pen["dune"], 0.35), pen["night"], 4, 20)
    pen.shape(
        [
            (30, 80),
            *make_curve((30, 80), (26, 20), (66, 6), (78, 40)),
            (60, 48),
            *make_curve((60, 48), (54, 36), (50, 50), (54, 80)),
        ],
        pen["sand"],
    )
    pen.oval(58, 34, 82, 54, pen["night"])
    pen.line(make_curve((10, 82), (36, 68), (64, 92), (90, 78)), pen["sand"], 8)


@register_icon("war_hit")
def draw_hit(pen: Pen) -> None:
    """Draw a burst."""
    _draw_die(pen)
    pen.shape(make_star(50, 48, 36, 15, 8), pen["gold"], pen["night"], 4)


@register_icon("war_shield")
def draw_shield(pen: Pen) -> None:
    """Draw a shield that cancels a hit."""
    _draw_die(pen)
    form: list[Point] = [(22, 16), (78, 16), (78, 46), *make_curve((78, 46), (76, 68), (60, 76), (50, 82))]
    pen.shape([*form, *make_curve((50, 82), (40, 76), (24, 68), (22, 46))], pen["solari"], pen["night"], 4)
    pen.shape(
        [(50, 20), (72, 20), (72, 46), *make_curve((72, 46), (70, 64), (58, 70), (50, 75))],
        pen.dark(pen["solari"], 0.25),
    )


@register_icon("war_special_face")
def draw_special_face(pen: Pen) -> None:
    """Draw an eye within an eye: for a leader."""
    _draw_die(pen)
    eye = [*make_curve((14, 48), (34, 18), (66, 18), (86, 48)), *make_curve((86, 48), (66, 78), (34, 78), (14, 48))]
    pen.shape(eye, pen["paper"], pen["night"], 4)
    pen.disc(50, 48, 18, pen["persuasion"])
    pen.disc(50, 48, 8, pen["night"])


INSIDE_NUMBER = NumberPlace(em=68, room=84, ink="paper", halo="night")
"""The number in the middle."""


@register_icon("war_kh", INSIDE_NUMBER)
def draw_kh(pen: Pen) -> None:
    """Draw the Kwisatz Haderach sign: an open eye in a diamond."""
    pen.shape([(50, 2), (98, 50), (50, 98), (2, 50)], pen["landsraad"], pen["night"], 5)
    if not pen.number:
        pen.oval(26, 36, 74, 64, pen["paper"])
        pen.disc(50, 50, 12, pen["persuasion"])


@register_icon("war_sd", INSIDE_NUMBER)
def draw_sd(pen: Pen) -> None:
    """Draw the Sand Dwellers sign: a drop in a disc."""
    pen.disc(50, 50, 47, pen["spice"], pen["night"], 5)
    if not pen.number:
        pen.shape(
            [
                (50, 16),
                *make_curve((50, 16), (86, 58), (70, 82), (50, 82)),
                *make_curve((50, 82), (30, 82), (14, 58), (50, 16)),
            ],
            pen["paper"],
        )


@register_icon("war_jh", INSIDE_NUMBER)
def draw_jh(pen: Pen) -> None:
    """Draw the Jihad sign: crossed blades in a square."""
    pen.block(5, 5, 95, 95, pen["fremen"], pen["night"], 5, 10)
    if not pen.number:
        pen.line([(24, 24), (76, 76)], pen["paper"], 10)
        pen.line([(76, 24), (24, 76)], pen["paper"], 10)


@register_icon("war_choam", INSIDE_NUMBER)
def draw_choam(pen: Pen) -> None:
    """Draw the CHOAM sign: scales of trade."""
    pen.disc(50, 50, 47, pen["gold"], pen["night"], 5)
    if not pen.number:
        pen.line([(50, 20), (50, 78)], pen["night"], 7)
        pen.line([(22, 30), (78, 30)], pen["night"], 7)
        for x in (24, 76):
            pen.slice(x, 46, 16, 0, 180, pen["night"])


@register_icon("war_spacing_guild", INSIDE_NUMBER)
def draw_spacing_guild(pen: Pen) -> None:
    """Draw the Spacing Guild sign: folded space."""
    pen.disc(50, 50, 47, pen["guild"], pen["night"], 5)
    if not pen.number:
        pen.arc(50, 50, 30, 0, 360, pen["paper"], 7)
        pen.arc(50, 50, 14, 0, 360, pen["paper"], 7)


@register_icon("war_landsraad", INSIDE_NUMBER)
def draw_landsraad(pen: Pen) -> None:
    """Draw the Landsraad sign: columns under a roof."""
    pen.disc(50, 50, 47, pen["landsraad"], pen["night"], 5)
    if not pen.number:
        pen.shape([(20, 42), (50, 22), (80, 42)], pen["paper"])
        for x in (30, 50, 70):
            pen.line([(x, 48), (x, 72)], pen["paper"], 8)
        pen.line([(24, 76), (76, 76)], pen["paper"], 7)


@register_icon("war_ban", NumberPlace(em=1, room=1))
def draw_ban(pen: Pen) -> None:
    """Draw the sign for something forbidden."""
    pen.disc(50, 50, 47, pen["paper"], pen["night"], 4)
    pen.arc(50, 50, 40, 0, 360, pen["blood"], 14)
    pen.line([(24, 24), (76, 76)], pen["blood"], 13)


@register_icon("war_supremacy", NumberPlace(y=64, em=68, room=72, ink="paper", halo="night"))
def draw_supremacy(pen: Pen) -> None:
    """Draw the iron crown of the Harkonnen."""
    pen.shape([(8, 86), (8, 26), (28, 50), (50, 12), (72, 50), (92, 26), (92, 86)], pen["blood"], pen["night"], 6)


@register_icon("war_tank", NumberPlace(em=1, room=1))
def draw_tank(pen: Pen) -> None:
    """Draw a place in the regeneration tank."""
    pen.block(8, 3, 92, 97, pen.dark(pen["water"], 0.6), pen["ash"], 5, 30)
    for x, y, r in ((34, 24, 5), (66, 40, 4), (44, 70, 6)):
        pen.disc(x, y, r, pen.dark(pen["water"], 0.2))


@register_icon("war_slot")
def draw_slot(pen: Pen) -> None:
    """Draw a place for a die."""
    pen.block(4, 4, 96, 96, pen.dark(pen["stone"], 0.35), pen["ash"], 4, 18)


@register_icon("war_bene_gesserit", INSIDE_NUMBER)
def draw_bene_gesserit(pen: Pen) -> None:
    """Draw a token that stands for a die."""
    pen.disc(50, 50, 47, pen["bene_gesserit"], pen["paper"], 6)
    pen.shape([(50, 16), (62, 60), (50, 84), (38, 60)], pen["paper"])
    pen.disc(50, 44, 7, pen["bene_gesserit"])


@register_icon("war_cone", NumberPlace(y=66, em=60, room=60, ink="paper", halo="night"))
def draw_cone(pen: Pen) -> None:
    """Draw a cone of silence."""
    pen.shape([(50, 6), (90, 92), (10, 92)], pen.light(pen["persuasion"], 0.4), pen["night"], 5)
    pen.line([(50, 18), (50, 84)], pen["paper"], 4)
