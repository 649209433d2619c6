"""Checks of the data files against each other. Each message names the path and what is allowed."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping

from games.arrakis.facts import BoxFacts, LeaderFacts, MapFacts, PlanningFacts, StandIns
from games.arrakis.vocabulary import Deck, Result, Side, Vehicle
from games.core.data_errors import describe_unknown_name

DECK_SIZE = 18
WORMSIGNS = 16
SLOTS = ("desert_power", *(result.value for result in Result))


def in_map(board: MapFacts) -> Iterator[str]:
    for key, sector in board.sectors.items():
        yield from _unknown(f"sectors.{key}.adj", "sector", sector.adj, board.sectors)
    for key, zone in board.zones.items():
        yield from _unknown(f"zones.{key}.sectors", "sector", zone.sectors, board.sectors)
        yield from _unknown(f"zones.{key}.between", "area", zone.between, board.areas)
    for key, atomics in board.atomics.items():
        yield from _unknown("atomics", "area", [key], board.areas)
        yield from _unknown(f"atomics.{key}.exposes", "area", atomics.exposes, board.areas)
    yield from _in_areas(board)


def _in_areas(board: MapFacts) -> Iterator[str]:
    for key, area in board.areas.items():
        path = f"areas.{key}"
        yield from _unknown(f"{path}.sectors", "sector", area.sectors, board.sectors)
        yield from _unknown(f"{path}.adj", "area", area.adj, board.areas)
        yield from _unknown(f"{path}.wall", "area", area.wall, board.areas)
        for other in (each for each in area.adj if key not in board.areas[each].adj):
            yield f"{path}.adj: {other} does not name {key}: a border is told from both sides"


def in_box(box: BoxFacts, sietches: int) -> Iterator[str]:
    for name in ("units", "generics", "action_dice", "slots", "tanks"):
        yield from _left_out(name, getattr(box, name), Side)
    yield from _left_out("vehicles", box.vehicles, Vehicle)
    if not box.rows:
        yield "rows: the list is empty"
    for at, row in enumerate(box.rows):
        for vehicle in Vehicle:
            wanted, there = getattr(row, f"{vehicle}s"), box.vehicles[vehicle]
            if wanted > there:
                yield f"rows[{at}].{vehicle}s: {wanted} is above {there}, as many as there are"
    if len(box.tokens.sietches) != sietches:
        yield f"tokens.sietches: {sietches} are wanted in the list, not {len(box.tokens.sietches)}"


def in_leaders(leaders: Mapping[str, LeaderFacts]) -> Iterator[str]:
    for key, leader in leaders.items():
        if leader.slot and leader.slot not in SLOTS:
            yield f"[{key}]: slot: {describe_unknown_name('slot', leader.slot, SLOTS)}"


def in_planning(cards: Mapping[str, PlanningFacts]) -> Iterator[str]:
    for deck in Deck:
        size = sum(card.copies for card in cards.values() if card.deck == deck)
        if size != DECK_SIZE:
            yield f"{deck} has {size} cards instead of {DECK_SIZE}"


def in_standins(invented: StandIns, leaders: Mapping[str, LeaderFacts], stations: int) -> Iterator[str]:
    for key, leader in invented.leaders.items():
        if key not in leaders:
            yield f"leaders.{key}: {describe_unknown_name('leader', key, leaders)}"
        if leader.slot not in SLOTS:
            yield f"leaders.{key}.slot: {describe_unknown_name('slot', leader.slot, SLOTS)}"
    yield from _left_out("action_die_faces", invented.action_die_faces, Side)
    yield from _left_out("split_tanks", invented.split_tanks, Deck)
    yield from _miscounted("wormsigns", invented.wormsigns.values(), WORMSIGNS)
    yield from _miscounted("stations", invented.stations.values(), stations)


def _miscounted(path: str, counts: Iterable[int], wanted: int) -> Iterator[str]:
    if (found := sum(counts)) != wanted:
        yield f"{path}: {found} instead of {wanted}"


def _unknown(path: str, what: str, names: Iterable[str], known: Collection[str]) -> Iterator[str]:
    yield from (f"{path}: {describe_unknown_name(what, name, known)}" for name in names if name not in known)


def _left_out(path: str, named: Collection[object], wanted: Iterable[object]) -> Iterator[str]:
    yield from (f"{path}.{each} is missing" for each in wanted if each not in named)
