"""Crests of the Houses that have none yet, their leaders and large forces."""

from renderer.paint.icons import Figure, icon
from renderer.paint.pen import Pen, Point, curve, regular, starred

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
"""House -> the icon of its crest."""
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
"""House -> the colour of its crest."""


def _shield() -> list[Point]:
    point = [(94.0, 52.0), *curve((94, 52), (94, 78), (70, 90), (50, 97))]
    return [(6.0, 6.0), (94.0, 6.0), *point, *curve((50, 97), (30, 90), (6, 78), (6, 52))]


@icon("atreides")
def atreides(pen: Pen) -> None:
    """A hawk with raised wings, on a shield."""
    paper = pen["paper"]
    pen.shape(_shield(), pen["landsraad"], pen["night"], 5)
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


@icon("harkonnen")
def harkonnen(pen: Pen) -> None:
    """Horns around a heavy brow, on an eight-sided plate."""
    paper = pen["paper"]
    pen.shape(regular(50, 50, 50, 8, -67.5), pen["blood"], pen["night"], 5)
    for side in (1, -1):
        horn = [*curve((56, 54), (78, 52), (84, 34), (74, 14)), *curve((74, 14), (98, 36), (90, 66), (60, 70))]
        pen.shape([(50 + side * (x - 50), y) for x, y in horn], paper)
    pen.shape([(38, 50), (62, 50), (64, 68), (56, 90), (44, 90), (36, 68)], paper)
    for x in (44, 56):
        pen.shape([(x - 4, 64), (x + 4, 64), (x, 72)], pen["blood"])


@icon("bene_tleilax")
def bene_tleilax(pen: Pen) -> None:
    """Two faces, one light, one dark, turned from each other."""
    teal, paper = pen["city"], pen["paper"]
    pen.block(5, 5, 95, 95, teal, pen["night"], 5, 28)
    face: list[Point] = [
        (50, 14),
        *curve((50, 14), (70, 14), (80, 28), (80, 42)),
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


@icon("smugglers")
def smugglers(pen: Pen) -> None:
    """A crate under two crossing moons, on a diamond."""
    amber, paper = pen["spice_trade"], pen["paper"]
    pen.shape([(50, 2), (98, 50), (50, 98), (2, 50)], amber, pen["night"], 5)
    pen.block(32, 46, 68, 76, paper, None, radius=3)
    pen.line([(34, 48), (66, 74)], amber, 5)
    pen.line([(66, 48), (34, 74)], amber, 5)
    pen.disc(42, 31, 10, paper)
    pen.disc(46, 28, 9, amber)
    pen.disc(62, 33, 6, paper)


@icon("leader", Figure(y=69, em=64, room=66, ink="paper", halo="night"))
def leader(pen: Pen) -> None:
    """A commander: head and cloak."""
    _bust(pen, pen.tinted("dune"))


@icon("leader_away", Figure(y=69, em=64, room=66, ink="solari", halo="night"))
def leader_away(pen: Pen) -> None:
    """A commander who is out of play: only the outline is left."""
    _bust(pen, pen["stone"], "ash")


def _bust(pen: Pen, body: tuple[int, int, int], edge: str = "night") -> None:
    cloak = [*curve((5, 96), (5, 60), (28, 46), (50, 46)), *curve((50, 46), (72, 46), (95, 60), (95, 96))]
    pen.shape(cloak, body, pen[edge], 5)
    pen.disc(50, 25, 22, pen.light(body, 0.25) if edge == "night" else body, pen[edge], 5)


@icon("elite", Figure(em=62, room=62, ink="tint"))
def elite(pen: Pen) -> None:
    """A large force: a burst, worth two."""
    pen.shape(starred(50, 50, 50, 40, 12), pen["paper"])
    pen.shape(starred(50, 50, 46, 36, 12), pen.tinted("dune"), pen["night"], 4)
    if not pen.number:
        pen.shape(starred(50, 50, 28, 12, 5), pen["paper"], pen["night"], 3)
