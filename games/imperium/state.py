"""The state of a game of Dune: Imperium, as plain data that is complete at every question.

The base class of effects is here too, because effects that are still owed are part of the state.
"""

from __future__ import annotations

from operator import itemgetter
from typing import ClassVar

import msgspec

from games.core import protocol
from games.core.agenda import Play as CorePlay
from games.core.agenda import Progress
from games.core.codec import Family
from games.core.protocol import Text
from games.imperium.views import AgentPiece, Glyphs
from games.imperium.vocabulary import (
    ENDGAME_VP,
    FIRST_GARRISON,
    FRIENDSHIP,
    HOUSE,
    NOBODY,
    TROOPS,
    AgentKind,
    Faction,
    Phase,
    Resource,
    TurnKind,
)


class ModuleTable(Family):
    """The base class of what a module keeps in the state. Members are structs with a `tag`."""

    __slots__ = ()


class Word(Family):
    """The base class of effects: cards, spaces, leaders and conflicts are written in such words."""

    __slots__ = ()
    automatic: ClassVar[bool] = False
    """Resolve the effect without asking, because it needs no choice and reveals nothing."""
    optional: ClassVar[bool] = False
    """The player may decline the effect."""
    asks: ClassVar[bool] = False
    """Resolving the effect asks a question."""
    clause: ClassVar[bool] = False
    """The text of the effect is a clause of its own. It is not joined to its neighbours by "and"."""
    gained_last: ClassVar[bool] = False
    """List this gain after the other gains, so that "with any faction" cannot be read as part of them."""

    def resolve(self, play: Play, seat: int, source: str) -> None:
        """Carry out the effect for a seat. `source` names the card, space or leader that it comes from."""
        raise TypeError(f"{type(self).__name__} does nothing")

    def hindrance(self, state: State, seat: int, source: str) -> Text | None:
        """Return why the effect cannot be resolved now, or None if it can."""
        return None

    def is_possible(self, state: State, seat: int, source: str) -> bool:
        """Return whether the effect can be resolved now: as `hindrance`, but without building a text."""
        return self.hindrance(state, seat, source) is None

    def is_automatic(self, state: State, seat: int, source: str) -> bool:
        """Return whether the effect is resolved without asking."""
        return self.automatic

    def is_forced_quietly(self, state: State, seat: int) -> bool:
        """Return whether the effect is compulsory, needs no choice and reveals nothing."""
        return False

    def is_optional(self) -> bool:
        """Return whether the player may decline the effect."""
        return self.optional

    def needs_choice(self, state: State, seat: int) -> bool:
        """Return whether resolving the effect asks the player something."""
        return self.asks

    def describe(self) -> Text:
        """Return the text of the effect on a button, such as "draw a card"."""
        raise TypeError(f"{type(self).__name__} has no description")

    def named(self, state: State, seat: int, source: str) -> Text:
        """Return the text of the effect on a button in this turn, with the name of the card that it is about."""
        return self.describe()

    def printed(self) -> Text:
        """Return the text of the effect on a card, with its condition and with "you may" if it is optional."""
        return self.describe()

    def gains(self) -> Text | None:
        """Return what is gained, as a noun, or None. Neighbouring gains share one verb."""
        return None

    def as_it_is(self, state: State, seat: int) -> Word:
        """Return the effect with the changes that this turn has made to it."""
        return self

    def with_another(self, other: Word) -> Word | None:
        """Return both effects as one, or None: two effects "draw a card" become "draw 2 cards"."""
        return None

    def glyphs(self) -> Glyphs:
        """Return the icons of the effect."""
        raise TypeError(f"{type(self).__name__} has no icons")


class BoardSpace(msgspec.Struct):
    """The pieces and markers on a board space."""

    agents: list[AgentPiece] = []
    bonus_spice: int = 0
    controller: int = NOBODY
    """The seat whose control marker is here."""
    holder: int = NOBODY
    """The seat whose dreadnought is on the control marker. This seat gets the control bonus."""
    voices: list[int] = []
    """The seats that closed this space to their opponents with The Voice."""
    heard: list[int] = []
    """The seats that ended a turn under The Voice. If it blocks only one turn, they may enter again."""


class Owed(msgspec.Struct, frozen=True):
    """An effect of this turn that has not been resolved yet."""

    id: str
    word: Word
    source: str
    """Where the effect comes from: "card:dagger", "space:wealth", "leader:signet"."""


class Muster(msgspec.Struct):
    """How many units of one kind were recruited and deployed in this turn."""

    recruited: int = 0
    deployed: int = 0
    by_space: int = 0
    """Units deployed because the agent is on a combat space."""


class Turn(msgspec.Struct):
    """The turn of the active player."""

    seat: int
    kind: TurnKind = "open"
    begun: bool = False
    """The player has done something. It is too late for effects of the very start of a turn."""
    card: str = ""
    space: str = ""
    recruited: int = 0
    deployed: int = 0
    deployed_by_space: int = 0
    may_deploy: int = 0
    """How many troops reveal effects still allow into the conflict."""
    may_deploy_anywhere: int = 0
    """How many troops recruited before sending an agent may be deployed from any space."""
    musters: dict[str, Muster] = {}
    """Unit kind -> its numbers in this turn. Troops have the fields above instead."""
    persuasion: int = 0
    persuasion_gained: int = 0
    """All persuasion gained in this turn, spent or not."""
    owed: list[Owed] = []
    lasting: dict[str, int] = {}
    """Effect name -> value, until the end of the turn."""


class Player(msgspec.Struct):
    """One player or rival, with all cards and pieces."""

    leader: str = ""
    rival: str = ""
    """Empty for a person. "house": House Hagal, outside the turn order; "leader": a rival that plays to win."""
    solari: int = 0
    spice: int = 0
    water: int = 0
    points: dict[str, int] = {}
    """Source -> victory points. Points for friendships and alliances are counted from the tracks instead."""
    influence: dict[Faction, int] = {}
    supply: int = TROOPS - FIRST_GARRISON
    garrison: int = FIRST_GARRISON
    troops: int = 0
    """Troops in the conflict."""
    swords: int = 0
    ready: list[AgentKind] = []
    """Agents that can still be sent."""
    council_seat: bool = False
    swordmaster: bool = False
    deck: list[str] = []
    """The draw deck, face down; the last card is the top."""
    stacked: int = 0
    """How many cards on top of the deck everybody knows, because they were acquired onto it."""
    hand: list[str] = []
    in_play: list[str] = []
    """Cards that sent an agent this round."""
    revealed: list[str] = []
    discard: list[str] = []
    trashed: list[str] = []
    intrigue: list[str] = []
    waiting: list[str] = []
    """Plot cards that were played and wait face up for the reveal turn."""
    set_aside: list[str] = []
    has_revealed: bool = False
    baron: list[Faction] = []
    """The factions of the Baron's secret tokens."""
    baron_revealed: bool = False


class State(Progress, kw_only=True):
    """A whole game."""

    options: dict[str, str] = {}
    players: list[Player]
    places: dict[str, BoardSpace]
    prices: dict[str, dict[Resource, int]] = {}
    """Space -> its cost at this table, if it differs from the printed cost."""
    round: int = 0
    phase: Phase = "leaders"
    first: int = 0
    turn: Turn | None = None
    reveal_order: list[int] = []
    """Seats in the order of this round's reveal turns."""
    imperium_deck: list[str] = []
    row: list[str] = []
    reserve: dict[str, int] = {}
    removed: list[str] = []
    """Cards that left the game without being trashed by a player."""
    intrigue_deck: list[str] = []
    intrigue_discard: list[str] = []
    resolving: list[str] = []
    """Intrigue cards that are being resolved."""
    conflict_deck: list[str] = []
    conflict_box: list[str] = []
    """Conflict cards that are not used in this game, unseen."""
    levels: tuple[int, ...] = (1, 2, 2, 2, 2, 2, 3, 3, 3, 3)
    """The level of the conflict in each round."""
    endgame_vp: int = ENDGAME_VP
    """The game ends after a round in which a player has this many victory points."""
    conflict: str = ""
    past_conflicts: list[str] = []
    combat_cards: int = 0
    """How many combat cards were played in this combat."""
    winner: int = NOBODY
    """The seat that won this round's conflict without a tie."""
    alliances: dict[Faction, int] = {}
    mentat: int = NOBODY
    """The seat that holds the Mentat. If nobody holds it, it is on its space, unless it is owed."""
    mentat_owed: int = NOBODY
    """The seat that receives the Mentat at the start of the next round."""
    chart: list[list[int]] = []
    """The victory points of every seat at the end of each round."""
    leader_pool: list[str] = []
    tables: dict[str, ModuleTable] = {}
    """Module -> what it keeps. A module is in the game if it has an entry."""


Play = CorePlay[State]
Points = list[tuple[str, int]]
"""Pairs of a source of victory points and its points."""
POINTS_OF = itemgetter(1)
"""Get the points of such a pair."""


def current_turn(state: State) -> Turn:
    """Return the current turn. Raise an error if nobody takes one."""
    if state.turn is None:
        raise ValueError("it is nobody's turn")
    return state.turn


def vp(state: State, seat: int) -> int:
    """Return the victory points of a seat."""
    return sum(map(POINTS_OF, sources(state, seat)))


def sources(state: State, seat: int) -> Points:
    """Return the victory points of a seat by source."""
    player = state.players[seat]
    if player.rival == HOUSE:
        return []
    friendships = len([value for value in player.influence.values() if value >= FRIENDSHIP])
    alliances = [*state.alliances.values()].count(seat)
    return [*player.points.items(), ("friendship", friendships), ("alliance", alliances)]


def who_controls(place: BoardSpace) -> int:
    """Return the seat that gets the control bonus of a space: the owner of the dreadnought, else of the marker."""
    return place.controller if place.holder == NOBODY else place.holder


def has_alliance(state: State, seat: int, faction: Faction | None = None) -> bool:
    """Return whether the seat holds the alliance token of this faction (None: of any faction)."""
    if faction is None:
        return seat in state.alliances.values()
    return state.alliances[faction] == seat


def clockwise(state: State, start: int) -> tuple[int, ...]:
    """Return all seats in turn order, starting with this one."""
    return protocol.clockwise(len(state.players), start)


def turn_order(state: State, start: int) -> list[int]:
    """Return the seats that take turns, starting with this one. House Hagal is not among them."""
    return [seat for seat in clockwise(state, start) if state.players[seat].rival != HOUSE]


def humans(state: State) -> list[int]:
    """Return the seats of people in turn order, starting with the first player."""
    return [seat for seat in clockwise(state, state.first) if not state.players[seat].rival]


def opponents(state: State, seat: int) -> tuple[int, ...]:
    """Return the opponents of a seat, clockwise from its left."""
    return clockwise(state, seat)[1:]


def pieces_of(state: State, seat: int) -> list[tuple[str, AgentPiece]]:
    """Return the agents of a seat on the board, each with its space."""
    return [(key, piece) for key, place in state.places.items() for piece in place.agents if piece.seat == seat]


def in_play(player: Player) -> list[str]:
    """Return a player's cards in play: those that sent an agent and those revealed."""
    return player.in_play + player.revealed
