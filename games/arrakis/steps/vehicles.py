"""Vehicles: the placement at the start of the round, and by actions or cards."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import msgspec

from games.arrakis.components import BOX, ZONES
from games.arrakis.facts import RowFacts
from games.arrakis.rules.asking import ArrakisInquiry, ArrakisPick, ArrakisTask, area_option, ask, tell, way
from games.arrakis.rules.automa import Moment, automa_does
from games.arrakis.rules.board import deserts, harvesters, is_deep, is_free, spice_for_harvester, vehicles_left
from games.arrakis.state import ArrakisPlay, ArrakisState, Phase
from games.arrakis.steps.free_actions import LinePick
from games.arrakis.telling.wording import area_facts, area_name, vehicle_name, zone_code, zone_name
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
    there, which must be another one: the same would change nothing.
    """
    if kind == Vehicle.HARVESTER:
        open_desert = [area for area in deserts(state) if is_free(state, Side.HARKONNEN, area)]
        return [area for area in open_desert if not state.areas[area].harvester]
    return [zone for zone in ZONES if state.zones.get(zone) != kind]


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
                brief=zone_code(zone),
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
    there = state.areas[area]
    worm, guarded = there.wormsign is not None, there.side == Side.HARKONNEN
    return _field_option(area, spice_for_harvester(state, area), worm, guarded, verb)


@cache
def _field_option(area: str, spice: int, worm: bool, guarded: bool, verb: str) -> Option:
    told = say(
        "arrakis-help-field",
        spice=spice,
        worm="yes" if worm else "no",
        guarded="yes" if guarded else "no",
        facts=area_facts(area),
    )
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
    placed: tuple[str, ...] = ()
    """Where vehicles were placed already. They are neither moved again nor replaced, which would undo the placing."""

    def is_possible(self, state: ArrakisState) -> bool:
        movable = [kind for kind, place in on_board(state) if place not in self.placed]
        return any(kind in self.kinds and places_for(state, kind) for kind in movable) or any(
            vehicles_left(state, kind) and places_for(state, kind) for kind in self.kinds
        )

    def run(self, play: ArrakisPlay) -> None:
        if self.count > 0 and self.is_possible(play.state):
            ask(play, play.state.turn.seat, WhichVehicle(self.kinds, self.count, self.placed))


class WhichVehicle(LinePick, msgspec.Struct, frozen=True, tag="arrakis-which-vehicle", tag_field=TAG):
    kind = "which-vehicle"
    passing = "done"
    kinds: tuple[Vehicle, ...]
    count: int
    placed: tuple[str, ...] = ()

    def prompt_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        return {"count": self.count}

    def line_ways(self, state: ArrakisState, seat: int) -> list[Way]:
        done = way("done", say("arrakis-option-done"), do_nothing, icon="done")
        return [*ways_to_place(state, seat, self.kinds, self.count, self.placed), done]


def ways_to_place(
    state: ArrakisState, seat: int, kinds: tuple[Vehicle, ...], count: int, placed: tuple[str, ...] = ()
) -> list[Way]:
    """Return the ways to place one vehicle, to move one, or to place all as vehicles of one kind."""
    new = [kind for kind in kinds if placeable(state, kind, 1)]
    rest = PlaceSome(kinds, count - 1, placed)
    ones = [_place_way(kind, vehicle_name(kind), kind, bind(place_one, seat, kind, "", rest)) for kind in new]
    alike = [
        _place_way(
            f"all:{kind}",
            say("arrakis-option-vehicles", vehicle=kind, count=count),
            kind,
            bind(place_alike, seat, kind, count),
        )
        for kind in new
        if count > 1 and placeable(state, kind, count) == count
    ]
    shifts = [
        _place_way(
            f"shift:{place}",
            say("arrakis-option-shift", vehicle=vehicle_name(kind), place=place_name(place)),
            kind,
            bind(place_one, seat, kind, place, rest),
        )
        for kind, place in on_board(state)
        if kind in kinds and place not in placed
    ]
    return [*ones, *alike, *shifts]


def _place_way(key: str, text: Text, kind: Vehicle, act: Callable[[ArrakisPlay], None]) -> Way:
    return way(key, text, act, group="arrakis-vehicles", icon=kind)


def place_one(play: ArrakisPlay, seat: int, kind: Vehicle, origin: str, rest: PlaceSome) -> None:
    """Ask where one vehicle goes, and then about the others. `origin`: where it stands, if it is on the board."""
    ask(play, seat, WhereVehicle(kind, origin, rest))


def place_alike(play: ArrakisPlay, seat: int, kind: Vehicle, count: int) -> None:
    """Ask where so many new vehicles of one kind go, all at once."""
    ask(play, seat, WhereVehicles(kind, count))


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
    rest: PlaceSome | None = None
    """The vehicles that are placed afterwards. In saves of older versions it is a task of the agenda."""

    def prompt_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        return {"vehicle": vehicle_name(self.vehicle)}

    def ways(self, state: ArrakisState, seat: int) -> list[Way]:
        taken = (self.origin, *(self.rest.placed if self.rest is not None else ()))
        places = [place for place in places_for(state, self.vehicle) if place not in taken]
        if self.vehicle == Vehicle.HARVESTER:
            best_first = sorted(places, key=lambda area: worth(state, area))
            found = [Way(field_option(state, area, "to"), bind(self.put, area)) for area in best_first]
        else:
            found = [
                way(
                    f"to:{zone}",
                    zone_name(zone),
                    bind(self.put, zone),
                    zone_help(state, zone),
                    "arrakis-zones",
                    self.vehicle,
                    zone_code(zone),
                )
                for zone in places
            ]
        return [*found, way("none", say("arrakis-option-place-none"), self.go_on, icon="pass")]

    def put(self, play: ArrakisPlay, place: str) -> None:
        state = play.state
        if self.origin in ZONES:
            del state.zones[self.origin]
        elif self.origin:
            state.areas[self.origin].harvester = False
        put_vehicle(state, self.vehicle, place)
        tell_placed(play, self.vehicle, [place])
        self.go_on(play, place)

    def go_on(self, play: ArrakisPlay, *placed: str) -> None:
        if self.rest is not None:
            play.push(PlaceSome(self.rest.kinds, self.rest.count, (*self.rest.placed, *placed)))
