"""Icons of the dice game: crests of Houses, leaders and elite forces."""

from renderer.paint.icons import NumberPlace, register_icon
from renderer.paint.pen import Pen, Point, make_curve, make_polygon, make_star

CRESTS = {
    "atreides": "atreides",
    "harkonnen": "harkonnen",
    "corrino": "emperor",
    "guild": "guild",
    "bene_gesserit": "bene_gesserit",
    "fremen": "fremen",
    "bene_tleilax": "bene_tleilax",
    "smugglers": "smugglers",
}
"""House -> icon of its crest."""
TINTS = {
    "atreides": "landsraad",
    "harkonnen": "blood",
    "corrino": "emperor",
    "guild": "guild",
    "bene_gesserit": "bene_gesserit",
    "fremen": "fremen",
    "bene_tleilax": "city",
    "smugglers": "spice_trade",
}
"""House -> colour of its crest."""


def _make_shield() -> list[Point]:
    point = [(94.0, 52.0), *make_curve((94, 52), (94, 78), (70, 90), (50, 97))]
    return [(6.0, 6.0), (94.0, 6.0), *point, *make_curve((50, 97), (30, 90), (6, 78), (6, 52))]


@register_icon("atreides")
def draw_atreides(pen: Pen) -> None:
    """Draw a hawk with raised wings, on a shield. War for Arrakis gives it the colour of the side."""
    paper = pen["paper"]
    pen.shape(_make_shield(), pen.tinted("landsraad"), pen["night"], 5)
    for side in (1, -1):
        wing: list[Point] = [
            (50, 44),
            (62, 34),
            (70, 14),
            (76, 24),
            (82, 22),
            (82, 34),
            (88, 38),
            (80, 52),
            (66, 62),
            (54, 66),
        ]
        pen.shape([(50 + side * (x - 50), y) for x, y in wing], paper)
    pen.shape([(43, 40), (50, 24), (57, 40), (58, 66), (66, 84), (50, 78), (34, 84), (42, 66)], paper)
    pen.shape([(50, 20), (58, 30), (50, 36), (43, 31)], paper)


@register_icon("harkonnen")
def draw_harkonnen(pen: Pen) -> None:
    """Draw horns around a heavy brow, on an eight-sided plate."""
    paper = pen["paper"]
    pen.shape(make_polygon(50, 50, 50, 8, -67.5), pen["blood"], pen["night"], 5)
    for side in (1, -1):
        horn = [
            *make_curve((56, 54), (78, 52), (84, 34), (74, 14)),
            *make_curve((74, 14), (98, 36), (90, 66), (60, 70)),
        ]
        pen.shape([(50 + side * (x - 50), y) for x, y in horn], paper)
    pen.shape([(38, 50), (62, 50), (64, 68), (56, 90), (44, 90), (36, 68)], paper)
    for x in (44, 56):
        pen.shape([(x - 4, 64), (x + 4, 64), (x, 72)], pen["blood"])


@register_icon("bene_tleilax")
def draw_bene_tleilax(pen: Pen) -> None:
    """Draw two faces, one light, one dark, turned from each other."""
    teal, paper = pen["city"], pen["paper"]
    pen.block(5, 5, 95, 95, teal, pen["night"], 5, 28)
    face: list[Point] = [
        (50, 14),
        *make_curve((50, 14), (70, 14), (80, 28), (80, 42)),
        (88, 56),
        (79, 60),
        (78, 76),
        (64, 78),
        (62, 88),
        (50, 88),
    ]
    pen.shape(face, paper)
    pen.line([(100 - x, y) for x, y in face[:-1]], paper, 5)
    pen.shape([(62, 42), (74, 42), (68, 50)], teal)
    pen.shape([(26, 42), (38, 42), (32, 50)], paper)


@register_icon("smugglers")
def draw_smugglers(pen: Pen) -> None:
    """Draw a crate under two crossing moons, on a diamond."""
    amber, paper = pen["spice_trade"], pen["paper"]
    pen.shape([(50, 2), (98, 50), (50, 98), (2, 50)], amber, pen["night"], 5)
    pen.block(32, 46, 68, 76, paper, None, radius=3)
    pen.line([(34, 48), (66, 74)], amber, 5)
    pen.line([(66, 48), (34, 74)], amber, 5)
    pen.disc(42, 31, 10, paper)
    pen.disc(46, 28, 9, amber)
    pen.disc(62, 33, 6, paper)


@register_icon("leader", NumberPlace(y=69, em=64, room=66, ink="paper", halo="night"))
def draw_leader(pen: Pen) -> None:
    """Draw a commander: head and cloak."""
    _draw_bust(pen, pen.tinted("dune"))


@register_icon("leader_away", NumberPlace(y=69, em=64, room=66, ink="solari", halo="night"))
def draw_leader_away(pen: Pen) -> None:
    """Draw the outline of a commander who is out of play."""
    _draw_bust(pen, pen["stone"], "ash")


def _draw_bust(pen: Pen, body: tuple[int, int, int], edge: str = "night") -> None:
    cloak = [*make_curve((5, 96), (5, 60), (28, 46), (50, 46)), *make_curve((50, 46), (72, 46), (95, 60), (95, 96))]
    pen.shape(cloak, body, pen[edge], 5)
    pen.disc(50, 25, 22, pen.light(body, 0.25) if edge == "night" else body, pen[edge], 5)


@register_icon("elite", NumberPlace(em=62, room=62, ink="tint"))
def draw_elite(pen: Pen) -> None:
    """Draw an elite force, worth two: a burst."""
    pen.shape(make_star(50, 50, 50, 40, 12), pen["paper"])
    pen.shape(make_star(50, 50, 46, 36, 12), pen.tinted("dune"), pen["night"], 4)
    if not pen.number:
        pen.shape(make_star(50, 50, 28, 12, 5), pen["paper"], pen["night"], 3)
