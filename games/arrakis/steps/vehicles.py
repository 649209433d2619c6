"""Vehicles: the placement at the start of the round, and by actions or cards."""

from __future__ import annotations

import msgspec

from games.arrakis.components import BOX, ZONES
from games.arrakis.facts import RowFacts
from games.arrakis.rules.asking import ArrakisInquiry, ArrakisPick, ArrakisTask, area_option, ask, tell, way
from games.arrakis.rules.automa import Moment, automa_does
from games.arrakis.rules.board import deserts, harvesters, is_deep, is_free, vehicles_left
from games.arrakis.state import ArrakisPlay, ArrakisState, Phase
from games.arrakis.telling.wording import area_facts, area_name, vehicle_name, zone_name
from games.arrakis.vocabulary import Side, Vehicle
from games.core.agenda import Way, bind, do_nothing
from games.core.codec import TAG
from games.core.protocol import Arg, Option, Picks, Text, say


class PlaceVehicles(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-place-vehicles", tag_field=TAG):
    """Place all vehicles of the active row of the spice board."""

    def run(self, play: ArrakisPlay) -> None:
        state = play.state
        state.phase = Phase.VEHICLES
        row = active_facts(state)
        if automa_does(play, Moment.VEHICLES, row):
            return
        play.push(
            PlaceKind(Vehicle.HARVESTER, row.harvesters),
            PlaceKind(Vehicle.ORNITHOPTER, row.ornithopters),
            PlaceKind(Vehicle.CARRYALL, row.carryalls),
        )


def active_facts(state: ArrakisState) -> RowFacts:
    return BOX.rows[state.active_row - 1]


def places_for(state: ArrakisState, kind: Vehicle) -> list[str]:
    """Return where a vehicle may be placed.

    A harvester needs a free desert area without a harvester. The others go to any air zone and replace the vehicle
    there.
    """
    if kind == Vehicle.HARVESTER:
        open_desert = [area for area in deserts(state) if is_free(state, Side.HARKONNEN, area)]
        return [area for area in open_desert if not state.areas[area].harvester]
    return list(ZONES)


class PlaceKind(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-place-kind", tag_field=TAG):
    vehicle: Vehicle
    count: int

    def run(self, play: ArrakisPlay) -> None:
        if placeable(play.state, self.vehicle, self.count):
            ask(play, play.state.chief(Side.HARKONNEN), WhereVehicles(self.vehicle, self.count))


def placeable(state: ArrakisState, kind: Vehicle, count: int) -> int:
    return min(count, vehicles_left(state, kind), len(places_for(state, kind)))


class WhereVehicles(ArrakisInquiry, msgspec.Struct, frozen=True, tag="arrakis-where-vehicles", tag_field=TAG):
    kind = "vehicles"
    is_public = True
    vehicle: Vehicle
    count: int

    def prompt_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        return {"vehicle": self.vehicle, "count": placeable(state, self.vehicle, self.count)}

    def options(self, state: ArrakisState, seat: int) -> list[Option]:
        places = places_for(state, self.vehicle)
        if self.vehicle == Vehicle.HARVESTER:
            return [field_option(state, area) for area in sorted(places, key=lambda area: worth(state, area))]
        empty_first = sorted(places, key=lambda zone: zone in state.zones)
        return [
            Option(
                zone,
                zone_name(zone),
                zone_help(state, zone),
                group="arrakis-zones",
                icon=self.vehicle,
                place=f"zone:{zone}",
            )
            for zone in empty_first
        ]

    def context(self, state: ArrakisState, seat: int) -> list[Text]:
        return [say(f"arrakis-context-{self.vehicle}")]

    def limits(self, state: ArrakisState, seat: int) -> tuple[int, int]:
        count = placeable(state, self.vehicle, self.count)
        return count, count

    def apply(self, play: ArrakisPlay, seat: int, picks: Picks) -> None:
        for place in picks:
            put_vehicle(play.state, self.vehicle, place)
        tell_placed(play, self.vehicle, list(picks))


def field_option(state: ArrakisState, area: str, verb: str = "") -> Option:
    """Return an area for a harvester, with the spice that it brings there and what lies there."""
    spice, worm = 2 if is_deep(state, area) else 1, "yes" if state.areas[area].wormsign is not None else "no"
    guarded = "yes" if state.areas[area].side == Side.HARKONNEN else "no"
    told = say("arrakis-help-field", spice=spice, worm=worm, guarded=guarded, facts=area_facts(area))
    return area_option(area, help=told, verb=verb)


def worth(state: ArrakisState, area: str) -> tuple[bool, bool]:
    """Return the sort key of an area for harvesters: first areas without a wormsign, then deep desert, which pays
    double.
    """
    there = state.areas[area]
    return there.wormsign is not None, not is_deep(state, area)


def zone_help(state: ArrakisState, zone: str) -> Text | None:
    there = state.zones.get(zone)
    return say("arrakis-help-overwrite", vehicle=vehicle_name(there)) if there else None


def put_vehicle(state: ArrakisState, kind: Vehicle, place: str) -> None:
    if kind == Vehicle.HARVESTER:
        state.areas[place].harvester = True
    else:
        state.zones[place] = kind


def tell_placed(play: ArrakisPlay, kind: Vehicle, places: list[str]) -> None:
    if kind == Vehicle.HARVESTER:
        tell(play, "harvesters-placed", Side.HARKONNEN, areas=places)
    else:
        tell(play, "aircraft-placed", Side.HARKONNEN, vehicle=kind, zones=places)


# ---- placing by an action or a card


class PlaceSome(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-place-some", tag_field=TAG):
    """Place vehicles of these kinds, one after the other. A vehicle on the board may be moved instead."""

    kinds: tuple[Vehicle, ...]
    count: int

    def is_possible(self, state: ArrakisState) -> bool:
        return any(kind in self.kinds and places_for(state, kind) for kind, _ in on_board(state)) or any(
            vehicles_left(state, kind) and places_for(state, kind) for kind in self.kinds
        )

    def run(self, play: ArrakisPlay) -> None:
        if self.count > 0 and self.is_possible(play.state):
            ask(play, play.state.turn.seat, WhichVehicle(self.kinds, self.count))


class WhichVehicle(ArrakisPick, msgspec.Struct, frozen=True, tag="arrakis-which-vehicle", tag_field=TAG):
    kind = "which-vehicle"
    passing = "done"
    kinds: tuple[Vehicle, ...]
    count: int

    def prompt_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        return {"count": self.count}

    def ways(self, state: ArrakisState, seat: int) -> list[Way]:
        found = [
            way(kind, vehicle_name(kind), bind(self.choose, seat, kind, ""), group="arrakis-vehicles", icon=kind)
            for kind in self.kinds
            if vehicles_left(state, kind) and places_for(state, kind)
        ]
        found += [
            way(
                f"shift:{place}",
                say("arrakis-option-shift", vehicle=vehicle_name(kind), place=place_name(place)),
                bind(self.choose, seat, kind, place),
                group="arrakis-vehicles",
                icon=kind,
            )
            for kind, place in on_board(state)
            if kind in self.kinds
        ]
        return [*found, way("done", say("arrakis-option-done"), do_nothing, icon="done")]

    def choose(self, play: ArrakisPlay, seat: int, kind: Vehicle, origin: str) -> None:
        play.push(PlaceSome(self.kinds, self.count - 1))
        ask(play, seat, WhereVehicle(kind, origin))


def place_name(place: str) -> Text:
    return zone_name(place) if place in ZONES else area_name(place)


def on_board(state: ArrakisState) -> list[tuple[Vehicle, str]]:
    return [(Vehicle.HARVESTER, area) for area in harvesters(state)] + [
        (kind, zone) for zone, kind in state.zones.items()
    ]


class WhereVehicle(ArrakisPick, msgspec.Struct, frozen=True, tag="arrakis-where-vehicle", tag_field=TAG):
    kind = "where-vehicle"
    passing = "none"
    vehicle: Vehicle
    origin: str

    def prompt_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        return {"vehicle": vehicle_name(self.vehicle)}

    def ways(self, state: ArrakisState, seat: int) -> list[Way]:
        places = [place for place in places_for(state, self.vehicle) if place != self.origin]
        if self.vehicle == Vehicle.HARVESTER:
            found = [Way(field_option(state, area, "to"), bind(self.put, area)) for area in places]
        else:
            found = [
                way(
                    f"to:{zone}",
                    zone_name(zone),
                    bind(self.put, zone),
                    zone_help(state, zone),
                    "arrakis-zones",
                    self.vehicle,
                )
                for zone in places
            ]
        return [*found, way("none", say("arrakis-option-place-none"), do_nothing, icon="pass")]

    def put(self, play: ArrakisPlay, place: str) -> None:
        state = play.state
        if self.origin in ZONES:
            del state.zones[self.origin]
        elif self.origin:
            state.areas[self.origin].harvester = False
        put_vehicle(state, self.vehicle, place)
        tell_placed(play, self.vehicle, [place])
