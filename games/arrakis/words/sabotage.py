"""Effects that only one card or leader has, and that destroy vehicles."""

from __future__ import annotations

import msgspec

from games.arrakis.components import AREAS, ZONES, areas_under
from games.arrakis.rules.asking import (
    ArrakisInquiry,
    area_option,
    ask,
    tell,
    way,
)
from games.arrakis.rules.board import (
    force_in,
    has_legion,
    legions,
    sectors,
    zones_with,
)
from games.arrakis.rules.worms import lose_harvester, roll_combat
from games.arrakis.state import ArrakisPlay, ArrakisState
from games.arrakis.steps.free_actions import LinePick
from games.arrakis.telling.wording import vehicle_name, zone_name
from games.arrakis.vocabulary import Face, Side, Vehicle
from games.arrakis.words.marching import StrikeWhere
from games.arrakis.words.specials import deed, nothing_way
from games.core.agenda import Way, bind
from games.core.codec import TAG
from games.core.protocol import Arg, Option, Picks, Text, say


def remove_vehicle(play: ArrakisPlay, place: str) -> None:
    if place in ZONES:
        kind = play.state.zones.pop(place)
        tell(play, "aircraft-lost", Side.HARKONNEN, vehicle=kind, zone=place)
    else:
        lose_harvester(play, place)


class Sabotage(ArrakisInquiry, msgspec.Struct, frozen=True, tag="arrakis-sabotage", tag_field=TAG):
    """Destroy up to `count` of these vehicles."""

    kind = "sabotage"
    places: tuple[str, ...]
    count: int

    def prompt_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        return {"count": self.count}

    def options(self, state: ArrakisState, seat: int) -> list[Option]:
        return [
            Option(place, zone_vehicle(state, place), icon=state.zones[place], place=f"zone:{place}")
            if place in ZONES
            else area_option(place, help=say("arrakis-vehicle-harvester"))
            for place in self.places
        ]

    def limits(self, state: ArrakisState, seat: int) -> tuple[int, int]:
        return 0, min(self.count, len(self.places))

    def apply(self, play: ArrakisPlay, seat: int, picks: Picks) -> None:
        for place in picks:
            remove_vehicle(play, place)


def zone_vehicle(state: ArrakisState, zone: str) -> Text:
    return say("arrakis-option-vehicle-in", vehicle=vehicle_name(state.zones[zone]), zone=zone_name(zone))


def vehicles_around(state: ArrakisState, sector: str) -> tuple[str, ...]:
    """Return the harvesters of a sector, and the vehicles in air zones connected to it."""
    fields = [a for a, there in state.areas.items() if there.harvester and sector in AREAS[a].sectors]
    return (*fields, *[zone for zone in state.zones if sector in ZONES[zone].sectors])


@deed("smuggle")
def smuggle(play: ArrakisPlay, seat: int) -> None:
    from_area = next((a for a in AREAS if "gurney_halleck" in force_in(play.state, a).leaders), "")
    if not from_area:
        return
    found = dict.fromkeys(place for sector in AREAS[from_area].sectors for place in vehicles_around(play.state, sector))
    if found:
        ask(play, seat, Sabotage(tuple(found), 2))


@deed("rockets")
def rockets(play: ArrakisPlay, seat: int) -> None:
    if rocket_sectors(play.state):
        ask(play, seat, RocketsWhere())


def rocket_sectors(state: ArrakisState) -> list[str]:
    own = {sector for area in legions(state, Side.ATREIDES) for sector in sectors(area)}
    return [sector for sector in sorted(own) if vehicles_around(state, sector)]


class RocketsWhere(LinePick, msgspec.Struct, frozen=True, tag="arrakis-rockets-where", tag_field=TAG):
    kind = "rockets"
    passing = "none"

    def line_ways(self, state: ArrakisState, seat: int) -> list[Way]:
        found = [
            way(sector, say(f"arrakis-sector-{sector}"), bind(self.fire, seat, sector), icon="region")
            for sector in rocket_sectors(state)
        ]
        return [*found, nothing_way()]

    def fire(self, play: ArrakisPlay, seat: int, sector: str) -> None:
        faces = roll_combat(play, 3)
        hits = faces.count(Face.HIT) + faces.count(Face.SPECIAL)
        tell(play, "rockets", Side.ATREIDES, faces=list(faces), hits=hits)
        if hits:
            ask(play, seat, Sabotage(vehicles_around(play.state, sector), hits))


@deed("chasms")
def chasms(play: ArrakisPlay, seat: int) -> None:
    if chasm_sectors(play.state):
        ask(play, seat, ChasmsWhere())


def deep_harvesters(state: ArrakisState, sector: str) -> tuple[str, ...]:
    return tuple(
        area
        for area, there in state.areas.items()
        if there.harvester and AREAS[area].terrain == "deep_desert" and sector in AREAS[area].sectors
    )


def chasm_sectors(state: ArrakisState) -> list[str]:
    found = {sector for facts in AREAS.values() for sector in facts.sectors}
    return [sector for sector in sorted(found) if deep_harvesters(state, sector)]


class ChasmsWhere(LinePick, msgspec.Struct, frozen=True, tag="arrakis-chasms-where", tag_field=TAG):
    kind = "chasms"
    passing = "none"

    def line_ways(self, state: ArrakisState, seat: int) -> list[Way]:
        found = [
            way(sector, say(f"arrakis-sector-{sector}"), bind(self.open, seat, sector), icon="region")
            for sector in chasm_sectors(state)
        ]
        return [*found, nothing_way()]

    def open(self, play: ArrakisPlay, seat: int, sector: str) -> None:
        ask(play, seat, Sabotage(deep_harvesters(play.state, sector), 2))


@deed("captured")
def captured(play: ArrakisPlay, seat: int) -> None:
    if zones_with(play.state, Vehicle.ORNITHOPTER):
        ask(play, seat, CaptureWhich())


class CaptureWhich(LinePick, msgspec.Struct, frozen=True, tag="arrakis-capture-which", tag_field=TAG):
    kind = "capture"
    passing = "none"

    def line_ways(self, state: ArrakisState, seat: int) -> list[Way]:
        found = [
            way(zone, zone_name(zone), bind(self.capture, seat, zone), icon="ornithopter")
            for zone in zones_with(state, Vehicle.ORNITHOPTER)
        ]
        return [*found, nothing_way()]

    def capture(self, play: ArrakisPlay, seat: int, zone: str) -> None:
        remove_vehicle(play, zone)
        worm_targets = tuple(area for area in areas_under(zone) if has_legion(play.state, Side.HARKONNEN, area))
        if worm_targets:
            ask(play, seat, StrikeWhere(3, worm_targets))
