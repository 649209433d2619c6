"""The state of a game of Dune: Imperium: plain data, complete at every question."""

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
    """What a module keeps in the state; members are structs with a `tag`."""

    __slots__ = ()


class Word(Family):
    """An effect."""

    __slots__ = ()
    automatic: ClassVar[bool] = False
    """Done at once when it comes up: nobody would wait, nothing is chosen, nothing is learned."""
    optional: ClassVar[bool] = False
    """The player may leave it."""
    asks: ClassVar[bool] = False
    """Resolving it puts a question."""
    clause: ClassVar[bool] = False
    """It is told in a clause of its own, apart from what stands beside it."""
    gained_last: ClassVar[bool] = False
    """Among gains it stands last ("with any faction"), so that nothing seems to belong to it."""

    def resolve(self, play: Play, seat: int, source: str) -> None:
        raise TypeError(f"{type(self).__name__} does nothing")

    def hindrance(self, state: State, seat: int, source: str) -> Text | None:
        """Why it cannot be resolved now."""
        return None

    def is_possible(self, state: State, seat: int, source: str) -> bool:
        """Whether nothing hinders it: the same as `hindrance`, without the words."""
        return self.hindrance(state, seat, source) is None

    def is_automatic(self, state: State, seat: int, source: str) -> bool:
        return self.automatic

    def is_forced_quietly(self, state: State, seat: int) -> bool:
        """Whether it has to be done, without a choice, and nobody learns anything new from it."""
        return False

    def is_optional(self) -> bool:
        return self.optional

    def needs_choice(self, state: State, seat: int) -> bool:
        return self.asks

    def describe(self) -> Text:
        """The deed, as a button names it: draw a card."""
        raise TypeError(f"{type(self).__name__} has no description")

    def named(self, state: State, seat: int, source: str) -> Text:
        """The deed as a button names it in this turn: with the card that is meant, and with what the turn changed."""
        return self.describe()

    def printed(self) -> Text:
        """As a card says it, with its condition, and with "you may" where it is left to the player."""
        return self.describe()

    def gains(self) -> Text | None:
        """What is gained, as a noun: gains that stand together share their verb."""
        return None

    def as_it_is(self, state: State, seat: int) -> Word:
        """With what the turn has changed."""
        return self

    def with_another(self, other: Word) -> Word | None:
        """Both as one, where they can be counted together: draw a card and draw a card are 2 cards."""
        return None

    def glyphs(self) -> Glyphs:
        raise TypeError(f"{type(self).__name__} has no icons")


class BoardSpace(msgspec.Struct):
    """What lies and stands on a board space."""

    agents: list[AgentPiece] = []
    bonus_spice: int = 0
    controller: int = NOBODY
    """Whose control marker lies here."""
    holder: int = NOBODY
    """Whose piece stands on the marker: what control brings is theirs."""
    voices: list[int] = []
    """Seats whose Voice keeps their opponents out."""
    heard: list[int] = []
    """Seats that have had a turn under the Voice; where it blocks one turn only, they may enter again."""


class Owed(msgspec.Struct, frozen=True):
    """An effect of this turn that has not been resolved yet."""

    id: str
    word: Word
    source: str
    """Where it comes from: "card:dagger", "space:wealth", "leader:..."."""


class Muster(msgspec.Struct):
    """What became of units of one kind in this turn."""

    recruited: int = 0
    deployed: int = 0
    by_space: int = 0
    """Deployed by the right of a combat space."""


class Turn(msgspec.Struct):
    """The turn being taken."""

    seat: int
    kind: TurnKind = "open"
    begun: bool = False
    """Something has been done: too late for what happens at the very start."""
    card: str = ""
    space: str = ""
    recruited: int = 0
    deployed: int = 0
    deployed_by_space: int = 0
    may_deploy: int = 0
    """Troops that effects of a reveal turn allow into the conflict."""
    may_deploy_anywhere: int = 0
    """Troops recruited before an agent was sent that may go to the conflict from every space."""
    musters: dict[str, Muster] = {}
    """The same of units that are not troops, by kind."""
    persuasion: int = 0
    persuasion_gained: int = 0
    """In all, spent or not."""
    owed: list[Owed] = []
    lasting: dict[str, int] = {}
    """Modifiers that last until the end of the turn, by kind."""


class Player(msgspec.Struct):
    leader: str = ""
    rival: str = ""
    """Of a player without a seat: "house" only denies, outside the turn order; "leader" plays to win."""
    solari: int = 0
    spice: int = 0
    water: int = 0
    points: dict[str, int] = {}
    """Victory points that stay, by source. Friendships and alliances are counted from the tracks."""
    influence: dict[Faction, int] = {}
    supply: int = TROOPS - FIRST_GARRISON
    garrison: int = FIRST_GARRISON
    troops: int = 0
    """In the conflict."""
    swords: int = 0
    ready: list[AgentKind] = []
    """Agents on the leader."""
    council_seat: bool = False
    swordmaster: bool = False
    deck: list[str] = []
    """Face down; the last is the top."""
    stacked: int = 0
    """How many cards on top of the deck everybody knows: they were acquired onto it."""
    hand: list[str] = []
    in_play: list[str] = []
    """Cards that sent an agent this round."""
    revealed: list[str] = []
    discard: list[str] = []
    trashed: list[str] = []
    intrigue: list[str] = []
    waiting: list[str] = []
    """Plot cards that lie face up until the reveal turn."""
    set_aside: list[str] = []
    has_revealed: bool = False
    baron: list[Faction] = []
    """The factions of the Baron's tokens."""
    baron_revealed: bool = False


class State(Progress, kw_only=True):
    options: dict[str, str] = {}
    players: list[Player]
    places: dict[str, BoardSpace]
    prices: dict[str, dict[Resource, int]] = {}
    """Spaces that cost something else at this table."""
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
    """Cards out of the game that no player trashed."""
    intrigue_deck: list[str] = []
    intrigue_discard: list[str] = []
    resolving: list[str] = []
    """Intrigue cards that are being resolved."""
    conflict_deck: list[str] = []
    conflict_box: list[str] = []
    """Conflict cards that are not used in this game, unseen."""
    levels: tuple[int, ...] = (1, 2, 2, 2, 2, 2, 3, 3, 3, 3)
    """The level of each round's conflict."""
    endgame_vp: int = ENDGAME_VP
    """Who has so many points at the end of a round ends the game."""
    conflict: str = ""
    past_conflicts: list[str] = []
    combat_cards: int = 0
    """How many combat cards have been played in this combat."""
    winner: int = NOBODY
    """Who won this round's conflict outright."""
    alliances: dict[Faction, int] = {}
    mentat: int = NOBODY
    """Who holds the Mentat; nobody: it is on its space, unless somebody is owed it."""
    mentat_owed: int = NOBODY
    """Who receives the Mentat at the start of the next round."""
    chart: list[list[int]] = []
    """Victory points at the end of each round."""
    leader_pool: list[str] = []
    tables: dict[str, ModuleTable] = {}
    """What each module on this table keeps."""


Play = CorePlay[State]
Points = list[tuple[str, int]]
"""Where victory points come from, and how many."""
POINTS_OF = itemgetter(1)
"""What a source of points has brought."""


def current_turn(state: State) -> Turn:
    """The turn, where somebody must be taking one."""
    if state.turn is None:
        raise ValueError("it is nobody's turn")
    return state.turn


def vp(state: State, seat: int) -> int:
    """Victory points, from their sources."""
    return sum(map(POINTS_OF, sources(state, seat)))


def sources(state: State, seat: int) -> Points:
    player = state.players[seat]
    if player.rival == HOUSE:
        return []
    friendships = len([value for value in player.influence.values() if value >= FRIENDSHIP])
    alliances = [*state.alliances.values()].count(seat)
    return [*player.points.items(), ("friendship", friendships), ("alliance", alliances)]


def who_controls(place: BoardSpace) -> int:
    return place.controller if place.holder == NOBODY else place.holder


def has_alliance(state: State, seat: int, faction: Faction | None = None) -> bool:
    """Whether the seat holds the token of this faction, or any token."""
    if faction is None:
        return seat in state.alliances.values()
    return state.alliances[faction] == seat


def clockwise(state: State, start: int) -> tuple[int, ...]:
    """All players in turn order, from this one on."""
    return protocol.clockwise(len(state.players), start)


def turn_order(state: State, start: int) -> list[int]:
    """Those who take turns by themselves, from this one on."""
    return [seat for seat in clockwise(state, start) if state.players[seat].rival != HOUSE]


def humans(state: State) -> list[int]:
    """Those who sit at the table, in turn order."""
    return [seat for seat in clockwise(state, state.first) if not state.players[seat].rival]


def opponents(state: State, seat: int) -> tuple[int, ...]:
    """Clockwise from the seat's left."""
    return clockwise(state, seat)[1:]


def pieces_of(state: State, seat: int) -> list[tuple[str, AgentPiece]]:
    """Where this player's agents stand on the board."""
    return [(key, piece) for key, place in state.places.items() for piece in place.agents if piece.seat == seat]


def in_play(player: Player) -> list[str]:
    return player.in_play + player.revealed
