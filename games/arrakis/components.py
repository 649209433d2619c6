"""What is in the box: map, boards, tokens, leaders and cards, read from `data/arrakis` and checked.

`standins.toml` fills what no source gave; nothing else in this game is invented.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, TypeVar

import msgspec

from games.arrakis.vocabulary import (
    DECKS,
    Deck,
    Face,
    Imperium,
    Kind,
    Marker,
    Result,
    Side,
    Terrain,
    Vehicle,
    Wormsign,
)
from games.arrakis.words.word import Word
from games.core.blame import perhaps, read_entry
from games.core.data import DATA, BadData, tables

FOLDER = DATA / "arrakis"
SEATS = (1, 4)
C = TypeVar("C")


class _Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A misspelt word in a data file stops the program at start."""


# ---- the map


class SectorFacts(_Facts, frozen=True, kw_only=True):
    ring: Literal["outer", "inner"]
    adj: tuple[str, ...]


class ZoneFacts(_Facts, frozen=True, kw_only=True):
    code: str
    sectors: tuple[str, str]
    between: tuple[str, ...]
    x: float
    y: float


class AtomicsFacts(_Facts, frozen=True, kw_only=True):
    exposes: tuple[str, ...]


class AreaFacts(_Facts, frozen=True, kw_only=True):
    code: str
    sectors: tuple[str, ...]
    terrain: Terrain
    storm: Literal["vulnerable", "immune", "immune_inner"]
    adj: tuple[str, ...]
    wall: tuple[str, ...] = ()
    site: Literal["", "settlement", "sietch", "station"] = ""
    rank: int = 0
    x: float
    y: float


class MapFacts(_Facts, frozen=True, kw_only=True):
    sectors: dict[str, SectorFacts]
    zones: dict[str, ZoneFacts]
    atomics: dict[str, AtomicsFacts]
    areas: dict[str, AreaFacts]


# ---- the box


class UnitCount(_Facts, frozen=True, kw_only=True):
    """Units, and generic leaders where a token shows one."""

    regular: int = 0
    elite: int = 0
    special: int = 0
    generic: int = 0

    def of(self, kind: Kind) -> int:
        return {Kind.REGULAR: self.regular, Kind.ELITE: self.elite, Kind.SPECIAL: self.special}[kind]


class WormFacts(_Facts, frozen=True, kw_only=True):
    sandworms: int
    dice: int
    wild_maker_dice: int
    appearing: int
    appearing_with_maker: int


class CombatFacts(_Facts, frozen=True, kw_only=True):
    faces: tuple[Face, ...]
    dice: int
    storm_dice: int


class RowFacts(_Facts, frozen=True, kw_only=True):
    """A row of the spice board."""

    locked: int
    harvesters: int
    ornithopters: int
    carryalls: int


class SpiceFacts(_Facts, frozen=True, kw_only=True):
    keep: int
    raise_: int = msgspec.field(name="raise")
    stockpile: int
    stockpile_until: int
    reserve: int


class SupremacyFacts(_Facts, frozen=True, kw_only=True):
    win: int
    hawat: int
    feyd: int


class PrescienceFacts(_Facts, frozen=True, kw_only=True):
    leaders_at: int
    alia_at: int
    atomics_at: int
    atomics_by_card_at: int
    row: int
    row_alone: int
    """Cards revealed in a round against the automa."""
    claims: int


class TokenFacts(_Facts, frozen=True, kw_only=True):
    sietches: tuple[int, ...]
    bene_gesserit: int
    bene_gesserit_atreides: int
    cones_of_silence: int
    """A shared side's."""


class SplitFacts(_Facts, frozen=True, kw_only=True):
    """The dashboard of a sub-faction, where two players share a side."""

    results: tuple[Result, ...]
    slots: int


class LimitFacts(_Facts, frozen=True, kw_only=True):
    stack: int
    stack_choam_ban: int
    hand: int
    hand_shared: int


class BoxFacts(_Facts, frozen=True, kw_only=True):
    units: dict[Side, UnitCount]
    generics: dict[Side, int]
    vehicles: dict[Vehicle, int]
    worms: WormFacts
    combat: CombatFacts
    action_dice: dict[Side, int]
    slots: dict[Side, dict[Result, int]]
    tanks: dict[Side, int]
    rows: tuple[RowFacts, ...]
    spice: SpiceFacts
    supremacy: SupremacyFacts
    prescience: PrescienceFacts
    tokens: TokenFacts
    limits: LimitFacts
    split_boards: dict[Deck, SplitFacts]


# ---- leaders, cards


class LeaderFacts(_Facts, frozen=True, kw_only=True):
    deck: Deck
    start: bool = False
    hit: int = 0
    shield: int = 0
    slot: str = ""
    """A result, or desert_power."""
    special: tuple[Word, ...] = ()


class PlanningFacts(_Facts, frozen=True, kw_only=True):
    deck: Deck
    copies: int = 1
    fx: tuple[Word, ...] = ()
    scheming: bool = False
    """Hawat's Scheming: never played with a die, never discarded in an ordinary way."""


class Award(_Facts, frozen=True, kw_only=True):
    kh: int = 0
    sd: int = 0
    jh: int = 0

    def of(self, marker: Marker) -> int:
        return {Marker.KH: self.kh, Marker.SD: self.sd, Marker.JH: self.jh}[marker]


class VisionFacts(_Facts, frozen=True, kw_only=True):
    """A prescience card."""

    award: Award
    when: Literal["end_of_round", "own_action", "own_turn", "any"] = "end_of_round"


# ---- stand-ins


class LeaderStandIn(_Facts, frozen=True, kw_only=True):
    slot: str
    special: tuple[Word, ...] = ()


class TrackStandIns(_Facts, frozen=True, kw_only=True):
    bene_gesserit_steps: tuple[int, ...]
    prescience_length: int


class TokenStandIns(_Facts, frozen=True, kw_only=True):
    atreides_start: tuple[UnitCount, ...]
    atreides: tuple[UnitCount, ...]
    harkonnen_black: tuple[UnitCount, ...]
    harkonnen_silver: tuple[UnitCount, ...]


class StandIns(_Facts, frozen=True, kw_only=True):
    action_die_faces: dict[Side, tuple[Result, ...]]
    split_boards: dict[Deck, SplitFacts]
    split_tanks: dict[Deck, int]
    tracks: TrackStandIns
    wormsigns: dict[Wormsign, int]
    stations: dict[Marker, int]
    tokens: TokenStandIns
    objectives: dict[str, Award]
    leaders: dict[str, LeaderStandIn]
    prescience: dict[str, VisionFacts]


def read(file: str, kind: type[C]) -> C:
    return read_entry(file, tables(FOLDER / file), kind, "arrakis")


def read_entries(file: str, kind: type[C]) -> dict[str, C]:
    """Each table is an entry and its heading is the key."""
    return {key: read_entry(f"{file}: [{key}]", plain, kind, "arrakis") for key, plain in tables(FOLDER / file).items()}


MAP = read("map.toml", MapFacts)
AREAS = MAP.areas
ZONES = MAP.zones
BOX = read("box.toml", BoxFacts)

LEADERS: dict[str, LeaderFacts] = {}
PLANNING: dict[str, PlanningFacts] = {}
VISIONS: dict[str, VisionFacts] = {}
TOKENS: dict[str, UnitCount] = {}
"""Deployment tokens: s1 to s8 for the Atreides' start, d1 to d8 for their pool; b1 to b6 and v1 to v6, black and
silver, for the Harkonnen start, which the automa uses again."""
BLACK, SILVER = "b", "v"
_standins: list[StandIns] = []

SIETCH_SITES = tuple(area for area, facts in AREAS.items() if facts.site == "sietch")
STATION_SITES = tuple(area for area, facts in AREAS.items() if facts.site == "station")
SETTLEMENTS = {area: facts.rank for area, facts in AREAS.items() if facts.site == "settlement"}
VILLAGES = tuple(area for area, rank in SETTLEMENTS.items() if rank == 1)
CITIES = tuple(area for area, rank in SETTLEMENTS.items() if rank > 1)
ARRAKEEN = "arrakeen"
MAKER = "wild_maker"
LOWEST_ROW = len(BOX.rows)
TOUCHING = {area: (*facts.adj, *facts.wall) for area, facts in AREAS.items()}
"""Neighbours over any border, as those see them who fly."""


def standins() -> StandIns:
    return _standins[0]


def load() -> None:
    """Fill the tables whose words must be known first."""
    leaders = read_entries("leaders.toml", LeaderFacts)
    cards = read_entries("planning.toml", PlanningFacts)
    invented = read("standins.toml", StandIns)
    _check(leaders, cards, invented)
    for key, facts in leaders.items():
        stand_in = invented.leaders.get(key)
        if stand_in:
            facts = msgspec.structs.replace(facts, slot=stand_in.slot, special=stand_in.special)
        LEADERS[key] = facts
    PLANNING.update(cards)
    VISIONS.update(read_entries("prescience.toml", VisionFacts))
    VISIONS.update(invented.prescience)
    TOKENS.update({f"s{n}": count for n, count in enumerate(invented.tokens.atreides_start, 1)})
    TOKENS.update({f"d{n}": count for n, count in enumerate(invented.tokens.atreides, 1)})
    TOKENS.update({f"{BLACK}{n}": count for n, count in enumerate(invented.tokens.harkonnen_black, 1)})
    TOKENS.update({f"{SILVER}{n}": count for n, count in enumerate(invented.tokens.harkonnen_silver, 1)})
    _standins.append(invented)


def _check_slots(file: str, slots: Mapping[str, str]) -> None:
    known = ["desert_power", *(result.value for result in Result)]
    for key, slot in slots.items():
        if slot not in known:
            raise BadData(f"{file}: {key}: no slot is called {slot!r}{perhaps(slot, known)}")


def _check(leaders: dict[str, LeaderFacts], cards: dict[str, PlanningFacts], invented: StandIns) -> None:
    """What the parts of the data say of one another."""
    for area, facts in AREAS.items():
        if any(area not in AREAS[other].adj for other in facts.adj):
            raise BadData(f"map.toml: [{area}]: a border is not told from both sides")
    for deck in Deck:
        if sum(card.copies for card in cards.values() if card.deck == deck) != 18:
            raise BadData(f"planning.toml: {deck} must have 18 cards")
    for key in invented.leaders:
        if key not in leaders:
            raise BadData(f"standins.toml: leaders.{key}: no leader is called {key!r}{perhaps(key, list(leaders))}")
    _check_slots("leaders.toml", {key: leader.slot for key, leader in leaders.items() if leader.slot})
    _check_slots("standins.toml", {key: leader.slot for key, leader in invented.leaders.items()})
    if sum(invented.wormsigns.values()) != 16 or sum(invented.stations.values()) != len(STATION_SITES):
        raise BadData("standins.toml: there are 16 wormsigns and 6 stations")
    if any(len(faces) != 6 for faces in invented.action_die_faces.values()):
        raise BadData("standins.toml: a die has six faces")
    if set(BOX.vehicles) != set(Vehicle) or len(Imperium) != 3:
        raise BadData("box.toml: harvesters, ornithopters and carryalls must be counted")


def cards_of(deck: Deck) -> list[str]:
    """Every card of a deck, each as often as it is printed: copies are told apart by a number."""
    return [
        f"{key}#{number}" if facts.copies > 1 else key
        for key, facts in PLANNING.items()
        if facts.deck == deck
        for number in range(1, facts.copies + 1)
    ]


def planning(card: str) -> PlanningFacts:
    return PLANNING[card_key(card)]


def card_key(card: str) -> str:
    """A card's key without the number of its copy."""
    return card.partition("#")[0]


def side_of_leader(leader: str) -> Side:
    if leader == "naib":
        return Side.ATREIDES
    if leader == "bashar":
        return Side.HARKONNEN
    return Side.ATREIDES if LEADERS[leader].deck in DECKS[Side.ATREIDES] else Side.HARKONNEN


def slots_of(boards: Sequence[Deck], side: Side) -> dict[Result, int]:
    """The slots of a dashboard: of a whole side, or of one of its two boards."""
    if len(boards) > 1:
        return BOX.slots[side]
    facts = {**BOX.split_boards, **standins().split_boards}[boards[0]]
    return dict.fromkeys(facts.results, facts.slots)


def tank_of(boards: Sequence[Deck], side: Side) -> int:
    return BOX.tanks[side] if len(boards) > 1 else standins().split_tanks[boards[0]]


def zones_over(area: str) -> list[str]:
    """The air zones connected to an area."""
    return [zone for zone, facts in ZONES.items() if set(facts.sectors) & set(AREAS[area].sectors)]


def areas_under(zone: str) -> list[str]:
    """The areas connected to an air zone."""
    return [area for area, facts in AREAS.items() if set(facts.sectors) & set(ZONES[zone].sectors)]
