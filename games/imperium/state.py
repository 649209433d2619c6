"""The state of a game of Dune: Imperium: plain data, complete at every question."""

from __future__ import annotations

from operator import itemgetter

import msgspec

from games.core import protocol
from games.core.agenda import Play as CorePlay
from games.core.agenda import Progress
from games.core.protocol import say
from games.imperium.modules import ModuleTable, UnitKind, modules_in
from games.imperium.rules.moments import Moment, gather
from games.imperium.views import AgentPiece
from games.imperium.vocabulary import (
    ENDGAME_VP,
    FIRST_GARRISON,
    FRIENDSHIP,
    HOUSE,
    MARKS,
    NOBODY,
    TROOPS,
    AgentKind,
    Faction,
    Phase,
    Resource,
    TurnKind,
)
from games.imperium.words.word import Word


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


TROOP = UnitKind(
    "troop", lambda state, seat: state.players[seat], lambda state, seat: 2, lambda n: say("unit-troop", n=n)
)


def unit_kinds(state: State) -> list[UnitKind]:
    """Troops, and what fights besides on this table."""
    if not state.tables:
        return [TROOP]
    return [TROOP, *(kind for module in modules_in(state) for kind in module.units)]


def units(state: State, seat: int) -> int:
    """How many pieces of any kind this player has in the conflict."""
    return sum(kind.forces(state, seat).troops for kind in unit_kinds(state))


def is_fighting(state: State, seat: int) -> bool:
    return state.players[seat].troops > 0 or (bool(state.tables) and units(state, seat) > 0)


def strength(state: State, seat: int) -> int:
    # Swords count only beside a unit (rulebook p. 11).
    if not is_fighting(state, seat):
        return 0
    more: int = sum(gather(state, Moment.STRENGTH, seat))
    return strength_of_units(state, seat) + state.players[seat].swords + more


def strength_of_units(state: State, seat: int) -> int:
    return sum(kind.forces(state, seat).troops * kind.strength(state, seat) for kind in unit_kinds(state))


def has_mark(state: State, seat: int, mark: str) -> bool:
    """Whether a player has this thing that can be had once a game."""
    if mark in MARKS:
        return bool(getattr(state.players[seat], mark))
    return bool(state.tables) and has_mark_of_module(state, seat, mark)


def has_mark_of_module(state: State, seat: int, mark: str) -> bool:
    return any(mark in module.marks and module.marks[mark](state, seat) for module in modules_in(state))


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
