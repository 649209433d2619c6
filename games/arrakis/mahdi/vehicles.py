"""Where the automa places harvesters, carryalls and ornithopters."""

from __future__ import annotations

import msgspec

from games.arrakis.components import AREAS, MAP, TOUCHING, ZONES, areas_under, zones_over
from games.arrakis.facts import RowFacts
from games.arrakis.mahdi.cards import INNER, NEXT_TO, TACTICS
from games.arrakis.mahdi.deciding import Effect, MahdiTask, Verdict
from games.arrakis.mahdi.power import distance, is_stronger, mahdi_of, own_legions, regions_of, sietches, target
from games.arrakis.rules.automa import Moment, at
from games.arrakis.rules.board import has_legion, is_deep, is_desert, is_empty, vehicles_left
from games.arrakis.state import ArrakisPlay, ArrakisState
from games.arrakis.steps.vehicles import put_vehicle, tell_placed
from games.arrakis.vocabulary import Side, Vehicle
from games.core.agenda import bind
from games.core.codec import TAG

OUT_OF_THE_WAY = 9
FLIGHT_RANGE = 2


@at(Moment.VEHICLES)
def place_all(play: ArrakisPlay, row: RowFacts) -> None:
    play.push(
        PlaceHarvesters(row.harvesters),
        PlaceAircraft(Vehicle.CARRYALL, row.carryalls),
        PlaceAircraft(Vehicle.ORNITHOPTER, row.ornithopters),
    )


def placing(kind: Vehicle, count: int) -> MahdiTask:
    return PlaceHarvesters(count) if kind == Vehicle.HARVESTER else PlaceAircraft(kind, count)


def put_all(play: ArrakisPlay, kind: Vehicle, places: list[str]) -> None:
    for place in places:
        put_vehicle(play.state, kind, place)
    tell_placed(play, kind, places)


# ---- harvesters


class PlaceHarvesters(MahdiTask, msgspec.Struct, frozen=True, tag="arrakis-mahdi-harvesters", tag_field=TAG):
    """Place harvesters in the harvested sector.

    If it is full, a player chooses one beside it, never the target's sector.
    """

    count: int
    settled: tuple[str, ...] = ()

    def decide(self, state: ArrakisState, verdict: Verdict) -> Effect | None:
        left = min(self.count, vehicles_left(state, Vehicle.HARVESTER))
        used: list[str] = []
        chosen: list[str] = []
        region = TACTICS[mahdi_of(state).harvesting].sector
        while left > len(chosen) and region:
            used.append(region)
            fields = [area for area in fields_in(state, region) if area not in chosen]
            chosen += verdict.best("harvesters", fields, lambda a: harvester_rank(state, a), count=left - len(chosen))
            region = next_region(state, verdict, used) if left > len(chosen) else ""
        return bind(put_all, Vehicle.HARVESTER, chosen) if chosen else None


def fields_in(state: ArrakisState, region: str) -> list[str]:
    """Return the empty desert areas of a region."""
    return [area for area in AREAS if region in regions_of(area) and is_desert(state, area) and is_empty(state, area)]


def harvester_rank(state: ArrakisState, area: str) -> tuple[bool, bool]:
    """Return the sort key of an area for harvesters: away from Atreides first, then deep desert first."""
    return is_threatened(state, area), not is_deep(state, area)


def is_threatened(state: ArrakisState, area: str) -> bool:
    return any(has_legion(state, Side.ATREIDES, near) or state.areas[near].sietch for near in TOUCHING[area])


def next_region(state: ArrakisState, verdict: Verdict, used: list[str]) -> str:
    beside = dict.fromkeys(other for region in used for other in NEXT_TO[region])
    barred = {*used, *(regions_of(target(state)) if target(state) else ())}
    open_regions = [region for region in beside if region not in barred and fields_in(state, region)]
    return verdict.first("sector", open_regions) if open_regions else ""


# ---- aircraft


class PlaceAircraft(MahdiTask, msgspec.Struct, frozen=True, tag="arrakis-mahdi-aircraft", tag_field=TAG):
    """Place aircraft in free zones only. Every carryall is placed (p. 38)."""

    vehicle: Vehicle
    count: int
    settled: tuple[str, ...] = ()

    def decide(self, state: ArrakisState, verdict: Verdict) -> Effect | None:
        count = min(self.count, vehicles_left(state, self.vehicle))
        free = [zone for zone in ZONES if zone not in state.zones]
        grades = {zone: self.harvester_rank(state, zone) for zone in free}
        serving = [zone for zone in free if grades[zone] < OUT_OF_THE_WAY]
        zones = verdict.best(self.vehicle, serving, grades.__getitem__, count=count)
        return bind(put_all, self.vehicle, zones) if zones else None

    def harvester_rank(self, state: ArrakisState, zone: str) -> int:
        return -harvesters_protected(state, zone) if self.vehicle == Vehicle.CARRYALL else ornithopter_rank(state, zone)


def harvesters_protected(state: ArrakisState, zone: str) -> int:
    """Return how many harvesters a carryall in this zone can save."""
    return sum(state.areas[area].harvester for area in areas_under(zone))


def ornithopter_rank(state: ArrakisState, zone: str) -> int:
    """Return the sort key of a zone for ornithopters.

    First zones over a legion that is two areas from a sietch it beats, then zones over the target, then beside it.
    Zones between inner sectors are preferred.
    """
    if any(zone in zones_over(legion) for legion in own_legions(state) if can_raid(state, legion)):
        return 0
    goal = target(state)
    at_target = set(AREAS[goal].sectors) if goal else set()
    sectors = set(ZONES[zone].sectors)
    if sectors & at_target:
        return 1
    if sectors & {beside for sector in at_target for beside in MAP.sectors[sector].adj}:
        return 2 if all(MAP.sectors[sector].ring == INNER for sector in sectors) else 3
    return OUT_OF_THE_WAY


def can_raid(state: ArrakisState, legion: str) -> bool:
    """Return whether a legion is exactly two areas from a sietch that it can beat."""
    return any(distance(legion, a) == FLIGHT_RANGE and is_stronger(state, legion, a) for a in sietches(state))
