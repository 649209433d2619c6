"""What Rise of Ix keeps in the state: ships, freighters, negotiators, tech tiles, and what its leaders remember."""

from __future__ import annotations

import msgspec

from games.core.codec import TAG
from games.core.protocol import say
from games.imperium.modules import UnitKind
from games.imperium.state import ModuleTable, State
from games.imperium.vocabulary import Faction

KEY = "ix"
DREADNOUGHTS = 2
TOP_LEVEL = 3
"""Of the shipping track."""
LOCATIONS = ("arrakeen", "carthag", "imperial_basin")
"""Where a dreadnought may take control."""


class Ships(msgspec.Struct):
    """A player's dreadnoughts, but for those on a location; `troops` are those in the conflict."""

    supply: int = DREADNOUGHTS
    garrison: int = 0
    troops: int = 0


class IxTable(ModuleTable, msgspec.Struct, tag_field=TAG, tag="imperium-ix"):
    """Lists go by seat."""

    ships: list[Ships]
    freighters: list[int]
    """Levels of the shipping track."""
    negotiators: list[int]
    """Troops on the Ix board."""
    tiles: list[list[str]]
    aside: list[str]
    """The card that Ilesa set aside, unseen by others."""
    turns: list[int]
    """How many turns each has begun this round."""
    snoopers: list[list[Faction]]
    """Where Tessia's tokens still lie."""
    promised: list[int]
    """Solari for winning this conflict."""
    stacks: list[list[str]] = []
    """Tech tiles; the last of a stack is its top and lies face up."""
    covered: list[int] = []
    """Stacks whose top is still face down, because the effect of the tile bought from them is being resolved."""
    flipped: list[str] = []
    """Tiles that are face down this round."""
    trashed: list[str] = []
    stations: dict[str, int] = {}
    """Location -> the round in which the ship that stands there came."""
    sworded: list[str] = []
    """Cards that gave swords in this reveal turn, each copy once."""
    shown: str = ""
    """The card that Ilesa took back at the start of this turn."""


def new_table(players: int) -> IxTable:
    return IxTable(
        ships=[Ships() for _ in range(players)],
        freighters=[0] * players,
        negotiators=[0] * players,
        tiles=[[] for _ in range(players)],
        aside=[""] * players,
        turns=[0] * players,
        snoopers=[[] for _ in range(players)],
        promised=[0] * players,
    )


def ix(state: State) -> IxTable:
    table = state.tables[KEY]
    assert isinstance(table, IxTable)
    return table


def join(table: IxTable) -> None:
    """One more player sits down, or stands behind the seats."""
    more = new_table(1)
    for name in BY_SEAT:
        getattr(table, name).extend(getattr(more, name))


BY_SEAT = ("ships", "freighters", "negotiators", "tiles", "aside", "turns", "snoopers", "promised")


def is_led_by(state: State, seat: int, leader: str) -> bool:
    """Whether this leader's ability is at work: a rival has only the signet ring."""
    player = state.players[seat]
    return player.leader == leader and not player.rival


DREADNOUGHT = UnitKind(
    "dreadnought",
    forces=lambda state, seat: ix(state).ships[seat],
    strength=lambda state, seat: 4 if is_led_by(state, seat, "rhombur_vernius") else 3,
    name=lambda n: say("unit-dreadnought", n=n),
    falls=False,
)


def stationed(state: State, seat: int) -> list[str]:
    """Locations on which a dreadnought of this player stands."""
    return [space for space in ix(state).stations if state.places[space].holder == seat]


def commissioned(state: State, seat: int) -> int:
    """Dreadnoughts that are not in the supply."""
    return DREADNOUGHTS - ix(state).ships[seat].supply
