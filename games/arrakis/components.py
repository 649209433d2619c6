"""The contents of the box: map, boards, tokens, leaders and cards, read from `data/arrakis` and checked.

`standins.toml` holds what no source gives. Nothing else in this game is invented.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TypeVar

import msgspec

from games.arrakis import mistakes
from games.arrakis.facts import BoxFacts, LeaderFacts, MapFacts, PlanningFacts, StandIns, UnitCount, VisionFacts
from games.arrakis.vocabulary import DECKS, Deck, Result, Side
from games.core.data import DATA, BadData, read_toml
from games.core.data_errors import read_entry

FOLDER = DATA / "arrakis"
SEATS = (1, 4)
C = TypeVar("C")


def read(file: str, kind: type[C]) -> C:
    return read_entry(file, read_toml(FOLDER / file), kind, "arrakis")


def read_entries(file: str, kind: type[C]) -> dict[str, C]:
    """Read a file in which each table is an entry, with its heading as the key."""
    return {
        key: read_entry(f"{file}, [{key}]", plain, kind, "arrakis") for key, plain in read_toml(FOLDER / file).items()
    }


def refuse(file: str, wrong: Iterable[str]) -> None:
    """Raise `BadData` for the first mistake, if there is any."""
    for each in wrong:
        raise BadData(f"{file}{', ' if each.startswith('[') else ': '}{each}")


MAP = read("map.toml", MapFacts)
refuse("map.toml", mistakes.in_map(MAP))
AREAS = MAP.areas
ZONES = MAP.zones
BOX = read("box.toml", BoxFacts)

LEADERS: dict[str, LeaderFacts] = {}
PLANNING: dict[str, PlanningFacts] = {}
VISIONS: dict[str, VisionFacts] = {}
TOKENS: dict[str, UnitCount] = {}
"""Deployment tokens. s1 to s8 are the Atreides' start tokens, d1 to d8 their pool. b1 to b6 (black) and v1 to v6
(silver) are the Harkonnen start tokens, which the automa uses again.
"""
BLACK, SILVER = "b", "v"
_standins: list[StandIns] = []

SIETCH_SITES = tuple(area for area, facts in AREAS.items() if facts.site == "sietch")
STATION_SITES = tuple(area for area, facts in AREAS.items() if facts.site == "station")
SETTLEMENTS = {area: facts.rank for area, facts in AREAS.items() if facts.site == "settlement"}
VILLAGES = tuple(area for area, rank in SETTLEMENTS.items() if rank == 1)
CITIES = tuple(area for area, rank in SETTLEMENTS.items() if rank > 1)
refuse("box.toml", mistakes.in_box(BOX, len(SIETCH_SITES)))
ARRAKEEN = "arrakeen"
MAKER = "wild_maker"
LOWEST_ROW = len(BOX.rows)
TOUCHING = {area: (*facts.adj, *facts.wall) for area, facts in AREAS.items()}
"""Area -> its neighbours over any border, walls included. Flights use it."""


def standins() -> StandIns:
    return _standins[0]


def load() -> None:
    """Read leaders and cards. The modules of `words` must be imported before."""
    leaders = read_entries("leaders.toml", LeaderFacts)
    cards = read_entries("planning.toml", PlanningFacts)
    invented = read("standins.toml", StandIns)
    refuse("leaders.toml", mistakes.in_leaders(leaders))
    refuse("planning.toml", mistakes.in_planning(cards))
    refuse("standins.toml", mistakes.in_standins(invented, leaders, len(STATION_SITES)))
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


def cards_of(deck: Deck) -> list[str]:
    """Return every card of a deck, once for each copy. Copies are numbered."""
    return [
        f"{key}#{number}" if facts.copies > 1 else key
        for key, facts in PLANNING.items()
        if facts.deck == deck
        for number in range(1, facts.copies + 1)
    ]


def planning(card: str) -> PlanningFacts:
    return PLANNING[card_key(card)]


def card_key(card: str) -> str:
    """Return a card's key without the number of its copy."""
    return card.partition("#")[0]


def side_of_leader(leader: str) -> Side:
    if leader == "naib":
        return Side.ATREIDES
    if leader == "bashar":
        return Side.HARKONNEN
    return Side.ATREIDES if LEADERS[leader].deck in DECKS[Side.ATREIDES] else Side.HARKONNEN


def slots_of(boards: Sequence[Deck], side: Side) -> dict[Result, int]:
    """Return the slots of a dashboard, which is that of a whole side or of one sub-faction."""
    return BOX.slots[side] if len(boards) > 1 else split_slots(boards[0])


@cache
def split_slots(board: Deck) -> dict[Result, int]:
    facts = {**BOX.split_boards, **standins().split_boards}[board]
    return dict.fromkeys(facts.results, facts.slots)


def tank_of(boards: Sequence[Deck], side: Side) -> int:
    return BOX.tanks[side] if len(boards) > 1 else standins().split_tanks[boards[0]]


@cache
def zones_over(area: str) -> tuple[str, ...]:
    """Return the air zones connected to an area."""
    return tuple(zone for zone, facts in ZONES.items() if set(facts.sectors) & set(AREAS[area].sectors))


@cache
def areas_under(zone: str) -> tuple[str, ...]:
    """Return the areas connected to an air zone."""
    return tuple(area for area, facts in AREAS.items() if set(facts.sectors) & set(ZONES[zone].sectors))
