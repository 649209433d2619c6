"""What is in the box: Houses, map and dice, read from `data/dice` and checked on load."""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache
from typing import Any, Literal, TypeVar

import msgspec

from games.core.blame import read_entry
from games.core.data import DATA, BadData, tables

FOLDER = DATA / "dice"
SEATS = (2, 8)
POLAR_SINK = "polar_sink"
WORM = "worm"
Kind = Literal["regular", "elite"]
KINDS: tuple[Kind, ...] = ("regular", "elite")
STRENGTH: dict[Kind, int] = {"regular": 1, "elite": 2}
Known = Literal["text", "deduced", "reconstructed"]

C = TypeVar("C")


class House(StrEnum):
    ATREIDES = "atreides"
    HARKONNEN = "harkonnen"
    FREMEN = "fremen"
    BENE_TLEILAX = "bene_tleilax"
    CORRINO = "corrino"
    GUILD = "guild"
    BENE_GESSERIT = "bene_gesserit"
    SMUGGLERS = "smugglers"


class Ability(StrEnum):
    DUNCAN_IDAHO = "duncan_idaho"
    HONOURABLE_DUEL = "honourable_duel"
    PITER_DE_VRIES = "piter_de_vries"
    INFILTRATION = "infiltration"
    PEOPLE_OF_THE_DESERT = "people_of_the_desert"
    WORM_RIDING = "worm_riding"
    AXOLOTL_TANKS = "axolotl_tanks"
    FACE_DANCERS = "face_dancers"
    GHOLAS = "gholas"
    SALUSA_SECUNDUS = "salusa_secundus"
    CHOAM_OFFICE = "choam_office"
    SHIPPING_MANDATE = "shipping_mandate"
    RUTHLESS_OPPORTUNISM = "ruthless_opportunism"
    EVACUATION = "evacuation"
    PLANS_WITHIN_PLANS = "plans_within_plans"
    VOICE = "voice"
    PRANA_BINDU = "prana_bindu"
    FORTUNE_HUNTERS = "fortune_hunters"
    SHORTER_ROUTE = "shorter_route"


class Vendetta(StrEnum):
    """The faces of the vendetta die."""

    POISON = "poison"
    CRYSKNIFE = "crysknife"
    HUNTER_SEEKER = "hunter_seeker"
    SNOOPER = "snooper"
    SHIELD = "shield"
    THUMPER = "thumper"


class Equipment(StrEnum):
    FORTIFICATION = "fortification"
    HARVESTER = "harvester"
    ORNITHOPTER = "ornithopter"


class _Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A misspelt word in a data file stops the program at start."""


class Count(_Facts, frozen=True, kw_only=True):
    regular: int = 0
    elite: int = 0


class LeaderFacts(_Facts, frozen=True, kw_only=True):
    id: str
    strength: int


class AbilityFacts(_Facts, frozen=True, kw_only=True):
    id: Ability
    ally: bool = False
    evidence: Literal["text", "layout"] | None = None


class CardFacts(Count, frozen=True, kw_only=True):
    """What lies on the House card after the preparation."""

    leaders: tuple[str, ...] = ()
    spice: int = 0


class MapFacts(Count, frozen=True, kw_only=True):
    """What the preparation puts on the map."""

    equipment: bool = False


class HouseFacts(_Facts, frozen=True, kw_only=True):
    id: House
    min_players: int
    forces: Count
    leaders: tuple[LeaderFacts, ...]
    pair_strength: int | None = None
    card: CardFacts
    map: MapFacts = MapFacts()
    place: Literal["choice", "each_empty", "polar_sink", "nowhere"]
    store: int | None = None
    abilities: tuple[AbilityFacts, ...]


class ZoneFacts(_Facts, frozen=True, kw_only=True):
    number: int
    bearing: str
    known: Known


class RegionFacts(_Facts, frozen=True, kw_only=True):
    id: str
    zone: int
    strategic: bool
    desert: bool
    band: Literal["centre", "inner", "outer", "full"]
    known: dict[str, Known]


class BorderFacts(_Facts, frozen=True, kw_only=True):
    between: tuple[str, str]
    known: Known
    confidence: Literal["certain", "high", "medium", "low"]


class AlternativeFacts(_Facts, frozen=True, kw_only=True):
    id: str
    remove: tuple[tuple[str, str], ...]
    add: tuple[tuple[str, str], ...]


class StormFacts(_Facts, frozen=True, kw_only=True):
    east: tuple[int, ...]
    known: Known


class DiceFacts(_Facts, frozen=True, kw_only=True):
    house: tuple[House, ...]
    vendetta: tuple[Vendetta, ...]
    spice: tuple[str, ...]
    region: tuple[str, ...]
    storm: tuple[str, ...]
    west: tuple[str, ...]
    west_known: Known
    equipment: tuple[Equipment, ...]
    thumpers: int
    rounds: int


def _entry(file: str, plain: Any, kind: type[C]) -> C:
    name = plain.get("id") or plain.get("between") or plain.get("number") if isinstance(plain, dict) else plain
    return read_entry(f"{file}: {name}", plain, kind, "dice")


def _entries(file: str, plain: dict[str, Any], table: str, kind: type[C]) -> tuple[C, ...]:
    if not isinstance(plain.get(table), list):
        raise BadData(f"{file}: no [[{table}]]")
    return tuple(_entry(file, entry, kind) for entry in plain[table])


_map = tables(FOLDER / "map.toml")
ZONES = _entries("map.toml", _map, "zone", ZoneFacts)
REGIONS = {facts.id: facts for facts in _entries("map.toml", _map, "region", RegionFacts)}
BORDERS = _entries("map.toml", _map, "border", BorderFacts)
ALTERNATIVES = {facts.id: facts for facts in _entries("map.toml", _map, "alternative", AlternativeFacts)}
STORM = _entry("map.toml", _map.get("storm"), StormFacts)
HOUSES = {facts.id: facts for facts in _entries("houses.toml", tables(FOLDER / "houses.toml"), "house", HouseFacts)}
DICE = _entry("dice.toml", tables(FOLDER / "dice.toml"), DiceFacts)

STRATEGIC = tuple(region for region, facts in REGIONS.items() if facts.strategic)
OPEN_COUNTRY = tuple(r for r, facts in REGIONS.items() if not facts.strategic and r != POLAR_SINK)
LEADERS = {leader.id: leader for facts in HOUSES.values() for leader in facts.leaders}
LEADER_HOUSE = {leader.id: facts.id for facts in HOUSES.values() for leader in facts.leaders}
ALLY_ABILITIES = {a.id for facts in HOUSES.values() for a in facts.abilities if a.ally}
OWN_ABILITIES = {facts.id: tuple(a.id for a in facts.abilities) for facts in HOUSES.values()}


def _check() -> None:
    """What the parts of the data say of one another."""
    pairs = [b.between for b in BORDERS]
    pairs += [pair for facts in ALTERNATIVES.values() for pair in (*facts.add, *facts.remove)]
    for a, b in pairs:
        if a not in REGIONS or b not in REGIONS or a == b:
            raise BadData(f"map.toml: border {a} - {b}: no such regions")
    numbers = {zone.number for zone in ZONES}
    for region in REGIONS.values():
        if region.zone not in numbers:
            raise BadData(f"map.toml: {region.id}: no zone {region.zone}")
    if sorted(STORM.east) != sorted(numbers - {0}):
        raise BadData("map.toml: storm: the track must pass every numbered zone once")
    if tuple(HOUSES) != tuple(House):
        raise BadData("houses.toml: the eight Houses must stand in the order of their preparation")
    for house in HOUSES.values():
        if not set(house.card.leaders) <= {leader.id for leader in house.leaders}:
            raise BadData(f"houses.toml: {house.id}: a leader on the card is not one of its leaders")
    for name in ("vendetta", "spice", "region", "house"):
        if len(getattr(DICE, name)) != 6:
            raise BadData(f"dice.toml: {name}: a die has six faces")


_check()


@lru_cache(maxsize=4)
def borders(reading: str) -> dict[str, tuple[str, ...]]:
    """Region -> its neighbours, in this reading of the lost map."""
    pairs = [b.between for b in BORDERS]
    if reading in ALTERNATIVES:
        change = ALTERNATIVES[reading]
        gone = {frozenset(pair) for pair in change.remove}
        pairs = [pair for pair in pairs if frozenset(pair) not in gone] + list(change.add)
    return {r: tuple(b if a == r else a for a, b in pairs if r in (a, b)) for r in REGIONS}


def houses_for(players: int) -> list[House]:
    return [house for house, facts in HOUSES.items() if facts.min_players <= players]
