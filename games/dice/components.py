"""The components of the dice game: Houses, map and dice, read from `data/dice` and checked on load."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from functools import lru_cache
from itertools import chain
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, TypeVar

import msgspec

from games.core.data import DATA, BadData, read_toml
from games.core.data_errors import describe_unknown_name, read_entry

FOLDER = DATA / "dice"
SEATS = (2, 8)
POLAR_SINK = "polar_sink"
WORM = "worm"
Kind = Literal["regular", "elite"]
KINDS: tuple[Kind, ...] = ("regular", "elite")
STRENGTH: dict[Kind, int] = {"regular": 1, "elite": 2}
HowKnown = Literal["text", "deduced", "reconstructed"]
Bearing = Literal["centre", "N", "NE", "SE", "S", "SW", "NW"]
FACES = 6

Players = Annotated[int, msgspec.Meta(ge=SEATS[0], le=SEATS[1])]
Forces = Annotated[int, msgspec.Meta(ge=0, le=12)]
Strength = Annotated[int, msgspec.Meta(ge=1, le=6)]
Spice = Annotated[int, msgspec.Meta(ge=0, le=5)]
"""An amount of spice: at most what the spice die shows."""
Rounds = Annotated[int, msgspec.Meta(ge=1, le=12)]
Tokens = Annotated[int, msgspec.Meta(ge=0, le=8)]
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
    """The base of all entries of the data files. A misspelt field stops the program at the start."""


class Count(_Facts, frozen=True, kw_only=True):
    regular: Forces = 0
    elite: Forces = 0


class LeaderFacts(_Facts, frozen=True, kw_only=True):
    id: str
    strength: Strength


class AbilityFacts(_Facts, frozen=True, kw_only=True):
    id: Ability
    ally: bool = False
    evidence: Literal["text", "layout"] | None = None


class CardFacts(Count, frozen=True, kw_only=True):
    """The forces, leaders and spice on the House card after the preparation."""

    leaders: tuple[str, ...] = ()
    spice: Spice = 0


class MapFacts(Count, frozen=True, kw_only=True):
    """The forces and equipment that the preparation puts on the map."""

    equipment: bool = False


class HouseFacts(_Facts, frozen=True, kw_only=True):
    id: House
    min_players: Players
    forces: Count
    leaders: Annotated[tuple[LeaderFacts, ...], msgspec.Meta(min_length=1)]
    pair_strength: Strength | None = None
    """The strength of both leaders together, if it is not the sum of their strengths."""
    card: CardFacts
    map: MapFacts = MapFacts()
    place: Literal["choice", "each_empty", "polar_sink", "nowhere"]
    store: Spice | None = None
    abilities: Annotated[tuple[AbilityFacts, ...], msgspec.Meta(min_length=1)]


class ZoneFacts(_Facts, frozen=True, kw_only=True):
    number: int
    bearing: Bearing
    known: HowKnown


class RegionFacts(_Facts, frozen=True, kw_only=True):
    id: str
    zone: int
    strategic: bool
    desert: bool
    band: Literal["centre", "inner", "outer", "full"]
    known: dict[str, HowKnown]


class BorderFacts(_Facts, frozen=True, kw_only=True):
    between: tuple[str, str]
    known: HowKnown
    confidence: Literal["certain", "high", "medium", "low"]


class AlternativeFacts(_Facts, frozen=True, kw_only=True):
    id: str
    remove: tuple[tuple[str, str], ...]
    add: tuple[tuple[str, str], ...]


class StormFacts(_Facts, frozen=True, kw_only=True):
    east: tuple[int, ...]
    known: HowKnown


class DiceFacts(_Facts, frozen=True, kw_only=True):
    house: tuple[House, ...]
    vendetta: tuple[Vendetta, ...]
    spice: tuple[Literal["1", "2", "3", "4", "5", "worm"], ...]
    region: tuple[Literal["1", "2", "3", "4", "5", "6"], ...]
    storm: tuple[str, ...]
    west: tuple[str, ...]
    west_known: HowKnown
    equipment: tuple[Equipment, ...]
    thumpers: Tokens
    rounds: Rounds


class Box(NamedTuple):
    """The content of all data files, before it is checked."""

    zones: dict[int, ZoneFacts]
    storm: StormFacts
    regions: dict[str, RegionFacts]
    borders: dict[tuple[str, str], BorderFacts]
    alternatives: dict[str, AlternativeFacts]
    houses: dict[House, HouseFacts]
    dice: DiceFacts


def read_box(folder: Path) -> Box:
    """Read and check the data files. A mistake stops the program with file, entry and reason."""
    board, houses = read_toml(folder / "map.toml"), read_toml(folder / "houses.toml")
    box = Box(
        zones=_entries("map.toml", board, "zone", ZoneFacts, "number"),
        storm=read_entry("map.toml, [storm]", board.get("storm"), StormFacts, "dice"),
        regions=_entries("map.toml", board, "region", RegionFacts, "id"),
        borders=_entries("map.toml", board, "border", BorderFacts, "between"),
        alternatives=_entries("map.toml", board, "alternative", AlternativeFacts, "id"),
        houses=_entries("houses.toml", houses, "house", HouseFacts, "id"),
        dice=read_entry("dice.toml", read_toml(folder / "dice.toml"), DiceFacts, "dice"),
    )
    for wrong in chain(_in_map(box), _in_houses(box), _in_dice(box.dice)):
        raise BadData(wrong)
    return box


def _entries(file: str, plain: dict[str, Any], table: str, kind: type[C], name: str) -> dict[Any, C]:
    """Return the entries of a list in a data file, by the value of their field `name`."""
    if not isinstance(plain.get(table), list):
        raise BadData(f"{file}: no [[{table}]]")
    found: dict[Any, C] = {}
    for number, entry in enumerate(plain[table], 1):
        read = read_entry(f"{file}, [{_called(entry, name) or f'{table} {number}'}]", entry, kind, "dice")
        if found.setdefault(getattr(read, name), read) is not read:
            raise BadData(f"{file}, [{_called(entry, name)}]: it stands there twice")
    return found


def _called(entry: Any, name: str) -> str:
    called = entry.get(name, "") if isinstance(entry, dict) else ""
    return " - ".join(map(str, called)) if isinstance(called, list) else str(called)


def _in_map(box: Box) -> Iterator[str]:
    """Yield mistakes in how zones, regions, borders and the storm track refer to one another."""
    for a, b in box.borders:
        yield from _no_border(f"map.toml, [{a} - {b}]: between", (a, b), box)
    for key, facts in box.alternatives.items():
        for change in ("remove", "add"):
            for at, pair in enumerate(getattr(facts, change)):
                yield from _no_border(f"map.toml, [{key}]: {change}[{at}]", pair, box)
    for region in box.regions.values():
        if region.zone not in box.zones:
            yield f"map.toml, [{region.id}]: zone: {describe_unknown_name('zone', region.zone, box.zones)}"
    if sorted(box.storm.east) != sorted(set(box.zones) - {0}):
        yield "map.toml, [storm]: east: the track must pass every numbered zone once"


def _no_border(path: str, pair: tuple[str, str], box: Box) -> Iterator[str]:
    for region in pair:
        if region not in box.regions:
            yield f"{path}: {describe_unknown_name('region', region, box.regions)}"
    if pair[0] == pair[1]:
        yield f"{path}: a region has no border with itself"


def _in_houses(box: Box) -> Iterator[str]:
    if tuple(box.houses) != tuple(House):
        yield "houses.toml: the eight Houses must stand in the order of their preparation"
    open_country = sum(not facts.strategic for facts in box.regions.values()) - 1
    for house in box.houses.values():
        for wrong in chain(_in_leaders(house), _in_preparation(house, open_country)):
            yield f"houses.toml, [{house.id}]: {wrong}"


def _in_leaders(house: HouseFacts) -> Iterator[str]:
    own = [leader.id for leader in house.leaders]
    for at, leader in enumerate(house.card.leaders):
        if leader not in own:
            yield f"card.leaders[{at}]: {describe_unknown_name('leader of the House', leader, own)}"
    abilities = [ability.id.value for ability in house.abilities]
    for path, names in (("leaders", own), ("card.leaders", [*house.card.leaders]), ("abilities", abilities)):
        yield from (f"{path}: {name!r} stands twice" for name in dict.fromkeys(names) if names.count(name) > 1)
    together = sum(leader.strength for leader in house.leaders)
    if house.pair_strength and (len(own) != 2 or house.pair_strength > together):
        yield f"pair_strength: {house.pair_strength} is no strength of two leaders who have {together} one by one"


def _in_preparation(house: HouseFacts, open_country: int) -> Iterator[str]:
    """Yield mistakes if the preparation puts more on card and map than the House has."""
    times = open_country if house.place == "each_empty" else 1
    for kind in KINDS:
        wanted, there = getattr(house.card, kind) + times * getattr(house.map, kind), getattr(house.forces, kind)
        if wanted > there:
            yield f"forces.{kind}: {there} are fewer than the {wanted} that card and map begin with"
    if not house.forces.regular + house.forces.elite:
        yield "forces: a House without forces cannot play"
    if house.card.spice > (house.store or 0):
        yield f"card.spice: {house.card.spice} is above the {house.store or 0} that it may store"


def _in_dice(dice: DiceFacts) -> Iterator[str]:
    for name in ("vendetta", "spice", "region", "house"):
        if len(getattr(dice, name)) != FACES:
            yield f"dice.toml: {name}: a die has six faces"
    for name, of in (("storm", dice.spice), ("west", dice.region)):
        for face in set(getattr(dice, name)) - set(of):
            yield f"dice.toml: {name}: {describe_unknown_name('face', face, of)}"
    if not dice.equipment:
        yield "dice.toml: equipment: the list is empty"


BOX = read_box(FOLDER)
ZONES = tuple(BOX.zones.values())
STORM = BOX.storm
REGIONS = BOX.regions
BORDERS = tuple(BOX.borders.values())
ALTERNATIVES = BOX.alternatives
HOUSES = BOX.houses
DICE = BOX.dice

STRATEGIC = tuple(region for region, facts in REGIONS.items() if facts.strategic)
OPEN_COUNTRY = tuple(r for r, facts in REGIONS.items() if not facts.strategic and r != POLAR_SINK)
LEADERS = {leader.id: leader for facts in HOUSES.values() for leader in facts.leaders}
LEADER_HOUSE = {leader.id: facts.id for facts in HOUSES.values() for leader in facts.leaders}
ALLY_ABILITIES = {a.id for facts in HOUSES.values() for a in facts.abilities if a.ally}
OWN_ABILITIES = {facts.id: tuple(a.id for a in facts.abilities) for facts in HOUSES.values()}


@lru_cache(maxsize=4)
def borders(reading: str) -> dict[str, tuple[str, ...]]:
    """Return the neighbours of each region. The printed map is lost; `reading` chooses a reconstruction."""
    pairs = [b.between for b in BORDERS]
    if reading in ALTERNATIVES:
        change = ALTERNATIVES[reading]
        gone = {frozenset(pair) for pair in change.remove}
        pairs = [pair for pair in pairs if frozenset(pair) not in gone] + list(change.add)
    return {r: tuple(b if a == r else a for a, b in pairs if r in (a, b)) for r in REGIONS}


def houses_for(players: int) -> list[House]:
    return [house for house, facts in HOUSES.items() if facts.min_players <= players]
