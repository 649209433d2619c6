"""The types of the entries in the data files, with the range of each number.

A misspelt word or a number out of its range stops the program at the start.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from games.arrakis.vocabulary import Deck, Face, Few, FewOrNone, Kind, Marker, Result, Side, Terrain, Vehicle, Wormsign
from games.arrakis.words.word import Word

Pieces = Annotated[int, msgspec.Meta(ge=1, le=30)]
"""A number of pieces of one kind in the box."""
OnTrack = Annotated[int, msgspec.Meta(ge=1, le=15)]
"""A step of a track, or its length."""
Dice = Annotated[int, msgspec.Meta(ge=1, le=10)]
Share = Annotated[float, msgspec.Meta(ge=0, le=1)]
"""A share of the board's width or height."""
Faces = Annotated[tuple[Face, ...], msgspec.Meta(min_length=6, max_length=6)]
Results = Annotated[tuple[Result, ...], msgspec.Meta(min_length=6, max_length=6)]


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The base of all entries. An entry has no unknown fields."""


# ---- the map


class SectorFacts(Facts, frozen=True, kw_only=True):
    ring: Literal["outer", "inner"]
    adj: tuple[str, ...]


class ZoneFacts(Facts, frozen=True, kw_only=True):
    code: str
    sectors: tuple[str, str]
    between: tuple[str, ...]
    x: Share
    y: Share


class AtomicsFacts(Facts, frozen=True, kw_only=True):
    exposes: tuple[str, ...]


class AreaFacts(Facts, frozen=True, kw_only=True):
    code: str
    sectors: tuple[str, ...]
    terrain: Terrain
    storm: Literal["vulnerable", "immune", "immune_inner"]
    adj: tuple[str, ...]
    wall: tuple[str, ...] = ()
    site: Literal["", "settlement", "sietch", "station"] = ""
    rank: FewOrNone = 0
    x: Share
    y: Share


class MapFacts(Facts, frozen=True, kw_only=True):
    sectors: dict[str, SectorFacts]
    zones: dict[str, ZoneFacts]
    atomics: dict[str, AtomicsFacts]
    areas: dict[str, AreaFacts]


# ---- the box


class UnitCount(Facts, frozen=True, kw_only=True):
    """The units that a token stands for, and its generic leaders."""

    regular: FewOrNone = 0
    elite: FewOrNone = 0
    special: FewOrNone = 0
    generic: FewOrNone = 0

    def of(self, kind: Kind) -> int:
        return {Kind.REGULAR: self.regular, Kind.ELITE: self.elite, Kind.SPECIAL: self.special}[kind]


class UnitPool(UnitCount, frozen=True, kw_only=True):
    """All units of a side."""

    regular: Pieces
    elite: Pieces
    special: Pieces


class WormFacts(Facts, frozen=True, kw_only=True):
    sandworms: Pieces
    dice: Dice
    wild_maker_dice: Dice
    appearing: Dice
    appearing_with_maker: Dice


class CombatFacts(Facts, frozen=True, kw_only=True):
    faces: Faces
    dice: Dice
    storm_dice: Dice


class RowFacts(Facts, frozen=True, kw_only=True):
    """A row of the spice board."""

    locked: FewOrNone
    harvesters: Dice
    ornithopters: Dice
    carryalls: Dice


class SpiceFacts(Facts, frozen=True, kw_only=True):
    keep: OnTrack
    raise_: OnTrack = msgspec.field(name="raise")
    stockpile: OnTrack
    stockpile_until: OnTrack
    reserve: OnTrack


class SupremacyFacts(Facts, frozen=True, kw_only=True):
    win: OnTrack
    hawat: OnTrack
    feyd: OnTrack


class PrescienceFacts(Facts, frozen=True, kw_only=True):
    leaders_at: OnTrack
    alia_at: OnTrack
    atomics_at: OnTrack
    atomics_by_card_at: OnTrack
    row: Few
    row_alone: Few
    """Number of cards revealed in a round against the automa."""
    claims: Few


class TokenFacts(Facts, frozen=True, kw_only=True):
    sietches: tuple[Few, ...]
    bene_gesserit: Pieces
    bene_gesserit_atreides: Pieces
    cones_of_silence: Pieces
    """Number of cones of silence of a shared side."""


class SplitFacts(Facts, frozen=True, kw_only=True):
    """The dashboard of a sub-faction, used if two players share a side."""

    results: tuple[Result, ...]
    slots: Few


class LimitFacts(Facts, frozen=True, kw_only=True):
    stack: Dice
    stack_choam_ban: Dice
    hand: Dice
    hand_shared: Dice


class BoxFacts(Facts, frozen=True, kw_only=True):
    units: dict[Side, UnitPool]
    generics: dict[Side, Pieces]
    vehicles: dict[Vehicle, Pieces]
    worms: WormFacts
    combat: CombatFacts
    action_dice: dict[Side, Dice]
    slots: dict[Side, dict[Result, Few]]
    tanks: dict[Side, Dice]
    rows: tuple[RowFacts, ...]
    spice: SpiceFacts
    supremacy: SupremacyFacts
    prescience: PrescienceFacts
    tokens: TokenFacts
    limits: LimitFacts
    split_boards: dict[Deck, SplitFacts]


# ---- leaders, cards


class LeaderFacts(Facts, frozen=True, kw_only=True):
    deck: Deck
    start: bool = False
    hit: FewOrNone = 0
    shield: FewOrNone = 0
    slot: str = ""
    """A die result, or desert_power."""
    special: tuple[Word, ...] = ()


class PlanningFacts(Facts, frozen=True, kw_only=True):
    deck: Deck
    copies: Few = 1
    fx: tuple[Word, ...] = ()
    scheming: bool = False
    """Whether it is Hawat's Scheming, which is never played with a die and never discarded by choice."""


class Award(Facts, frozen=True, kw_only=True):
    kh: Annotated[int, msgspec.Meta(ge=0, le=15)] = 0
    sd: Annotated[int, msgspec.Meta(ge=0, le=15)] = 0
    jh: Annotated[int, msgspec.Meta(ge=0, le=15)] = 0

    def of(self, marker: Marker) -> int:
        return {Marker.KH: self.kh, Marker.SD: self.sd, Marker.JH: self.jh}[marker]


class VisionFacts(Facts, frozen=True, kw_only=True):
    """A prescience card."""

    award: Award
    when: Literal["end_of_round", "own_action", "own_turn", "any"] = "end_of_round"


# ---- stand-ins


class LeaderStandIn(Facts, frozen=True, kw_only=True):
    slot: str
    special: tuple[Word, ...] = ()


class TrackStandIns(Facts, frozen=True, kw_only=True):
    bene_gesserit_steps: tuple[OnTrack, ...]
    prescience_length: OnTrack


class TokenStandIns(Facts, frozen=True, kw_only=True):
    atreides_start: tuple[UnitCount, ...]
    atreides: tuple[UnitCount, ...]
    harkonnen_black: tuple[UnitCount, ...]
    harkonnen_silver: tuple[UnitCount, ...]


class StandIns(Facts, frozen=True, kw_only=True):
    action_die_faces: dict[Side, Results]
    split_boards: dict[Deck, SplitFacts]
    split_tanks: dict[Deck, Dice]
    tracks: TrackStandIns
    wormsigns: dict[Wormsign, Pieces]
    stations: dict[Marker, Few]
    tokens: TokenStandIns
    objectives: dict[str, Award]
    alone: dict[Literal["easier", "printed", "harder"], Award]
    leaders: dict[str, LeaderStandIn]
    prescience: dict[str, VisionFacts]
