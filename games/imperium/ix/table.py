"""The state of Rise of Ix: ships, freighters, negotiators, tech tiles and cards of its leaders."""

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
"""The highest level of the shipping track."""
LOCATIONS = ("arrakeen", "carthag", "imperial_basin")
"""The locations that a dreadnought can control."""


class Ships(msgspec.Struct):
    """A player's dreadnoughts that are not on a location; `troops` are those in the conflict."""

    supply: int = DREADNOUGHTS
    garrison: int = 0
    troops: int = 0


class IxTable(ModuleTable, msgspec.Struct, tag_field=TAG, tag="imperium-ix"):
    """The state of Rise of Ix. The lists without defaults have an entry for each seat."""

    ships: list[Ships]
    freighters: list[int]
    """The level of each freighter on the shipping track."""
    negotiators: list[int]
    """Troops on the Ix board."""
    tiles: list[list[str]]
    aside: list[str]
    """The card that Ilesa set aside, hidden from others."""
    turns: list[int]
    """How many turns each seat has begun this round."""
    snoopers: list[list[Faction]]
    """The factions on whose tracks Tessia's snoopers still are."""
    promised: list[int]
    """Solari that the seat gets if it wins this conflict."""
    stacks: list[list[str]] = []
    """The stacks of tech tiles; the last of a stack is its top and lies face up."""
    covered: list[int] = []
    """Stacks whose top is still face down, because the tile bought from them is being resolved."""
    flipped: list[str] = []
    """Tiles that are face down this round."""
    trashed: list[str] = []
    stations: dict[str, int] = {}
    """Location -> the round in which its dreadnought was placed."""
    sworded: list[str] = []
    """Cards that gave swords in this reveal turn, one entry for each copy."""
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
    """Return the part of this state that belongs to Rise of Ix."""
    table = state.tables[KEY]
    assert isinstance(table, IxTable)
    return table


def join(table: IxTable) -> None:
    """Add one more player, a rival, to the table."""
    more = new_table(1)
    for name in BY_SEAT:
        getattr(table, name).extend(getattr(more, name))


BY_SEAT = ("ships", "freighters", "negotiators", "tiles", "aside", "turns", "snoopers", "promised")


def is_led_by(state: State, seat: int, leader: str) -> bool:
    """Return whether the ability of this leader applies to a seat. Rivals use only the signet."""
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
    """Return the locations on which a dreadnought of this player is."""
    return [space for space in ix(state).stations if state.places[space].holder == seat]


def commissioned(state: State, seat: int) -> int:
    """Return how many dreadnoughts of this player are not in the supply."""
    return DREADNOUGHTS - ix(state).ships[seat].supply
