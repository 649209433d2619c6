"""Words that bring pieces: place, place each, scatter, deploy, swap, vehicles."""

from __future__ import annotations

import msgspec

from games.arrakis.components import AREAS, CITIES, VILLAGES
from games.arrakis.rules.asking import (
    ArrakisInquiry,
    ArrakisPick,
    ArrakisTask,
    area_option,
    area_way,
    ask,
    tell,
    units_data,
    way,
)
from games.arrakis.rules.board import (
    available_leaders,
    current,
    deserts,
    force_in,
    generics_left,
    has_legion,
    has_special,
    is_empty,
    is_free,
    is_placeable,
    legions,
    named_on_board,
    settlements,
    supply,
    terrain,
    where_is,
)
from games.arrakis.rules.changes import add_units, put_force
from games.arrakis.rules.leaders import take_off
from games.arrakis.rules.stacks import StackLimit
from games.arrakis.state import ArrakisPlay, ArrakisState, Force
from games.arrakis.steps.deploying import DeployUnits, Swap
from games.arrakis.steps.vehicles import PlaceSome
from games.arrakis.telling.wording import count_units, leader_name
from games.arrakis.vocabulary import GENERIC, Few, FewOrNone, Kind, Side, Terrain, Vehicle
from games.arrakis.words.word import Word
from games.core.agenda import Way, bind, do_nothing
from games.core.codec import TAG
from games.core.protocol import Arg, Option, Picks, Text, say

SITES = (
    "villages",
    "cities",
    "settlements",
    "sietches",
    "legions",
    "special",
    "free_mountains",
    "free_plateaus",
    "empty_deserts",
)


def sites(state: ArrakisState, side: Side, at: str) -> list[str]:
    """Where a line lets pieces be placed."""
    standing = settlements(state, side)
    match at:
        case "villages":
            return [area for area in VILLAGES if area in standing]
        case "cities":
            return [area for area in CITIES if area in standing]
        case "settlements" | "sietches":
            return standing
        case "legions":
            return legions(state, side)
        case "special":
            return [area for area in legions(state, side) if has_special(force_in(state, area))]
        case "free_mountains":
            return [a for a in AREAS if terrain(state, a) == Terrain.MOUNTAIN and is_free(state, side, a)]
        case "free_plateaus":
            return [a for a in AREAS if terrain(state, a) == Terrain.PLATEAU and is_free(state, side, a)]
        case "empty_deserts":
            return [area for area in deserts(state) if is_empty(state, area)]
    if at in AREAS:
        return [at] if at in standing else []
    area = where_is(state, current(state, at))
    return [area] if area else []


def site_text(at: str) -> Text:
    if at in SITES:
        return say(f"arrakis-site-{at}")
    if at in AREAS:
        return say("arrakis-site-area", area=say(f"arrakis-area-{at}"))
    return say("arrakis-site-leader", leader=say(f"arrakis-leader-{at}"))


class Place(Word, msgspec.Struct, frozen=True, tag="arrakis-place", tag_field=TAG):
    """Units and leaders together in one area; leaders may come from the board, never from the tank."""

    at: str
    regular: FewOrNone = 0
    elite: FewOrNone = 0
    special: FewOrNone = 0
    generic: FewOrNone = 0
    leader: bool = False
    named: str = ""

    def units(self) -> dict[Kind, int]:
        counts = {Kind.REGULAR: self.regular, Kind.ELITE: self.elite, Kind.SPECIAL: self.special}
        return {kind: count for kind, count in counts.items() if count}

    def resolve(self, play: ArrakisPlay, seat: int) -> None:
        areas = sites(play.state, play.state.players[seat].side, self.at)
        if len(areas) == 1:
            place_at(play, seat, self, areas[0])
        elif areas:
            ask(play, seat, PlaceWhere(self))

    def describe(self) -> Text:
        side = Side.HARKONNEN
        what: list[Text] = [say(f"arrakis-leader-{self.named}")] if self.named else []
        what += [
            count_units(side, kind, n) if kind != Kind.SPECIAL else say("arrakis-units-special", count=n)
            for kind, n in self.units().items()
        ]
        if self.generic:
            what.append(say("arrakis-units-generic", count=self.generic))
        if self.leader:
            what.append(say("arrakis-units-leader"))
        return say("arrakis-word-place", what=what, where=site_text(self.at))


class PlaceWhere(ArrakisPick, msgspec.Struct, frozen=True, tag="arrakis-place-where", tag_field=TAG):
    kind = "place"
    passing = "none"
    word: Place

    def prompt_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        return {"deed": self.word.describe()}

    def ways(self, state: ArrakisState, seat: int) -> list[Way]:
        areas = sites(state, state.players[seat].side, self.word.at)
        found = [area_way("at", area, bind(place_at, seat, self.word, area)) for area in areas]
        return [*found, way("none", say("arrakis-option-place-none"), do_nothing, icon="pass")]


def place_at(play: ArrakisPlay, seat: int, word: Place, area: str) -> None:
    """Not a move: no station, harvester or wormsign takes notice."""
    state = play.state
    side = state.players[seat].side
    placed: dict[Kind, int] = {}
    for kind, count in word.units().items():
        for found, n in add_units(state, side, area, kind, count).items():
            placed[found] = placed.get(found, 0) + n
    leaders: list[str] = []
    if has_legion(state, side, area):
        leaders = generic_leaders(state, side, word.generic)
        put_force(state, side, area, Force({}, [], leaders))
        named = current(state, word.named) if word.named else ""
        if named and is_placeable(state, named):
            take_off(state, named)
            put_force(state, side, area, Force({}, [], [named]))
            leaders = [named, *leaders]
    state.turn.focus = area
    if placed or leaders:
        tell(play, "placed", side, area=area, forces=units_data(side, placed, leaders))
    play.push(StackLimit(area), *([PlaceLeader(seat, area)] if word.leader else []))


def generic_leaders(state: ArrakisState, side: Side, count: int) -> list[str]:
    return [GENERIC[side]] * min(count, generics_left(state, side))


class PlaceLeader(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-place-leader", tag_field=TAG):
    """Any one leader in play, also from elsewhere on the board, to where units are."""

    seat: int
    area: str

    def run(self, play: ArrakisPlay) -> None:
        state = play.state
        side = state.players[self.seat].side
        if has_legion(state, side, self.area) and placeable_leaders(state, side, self.area):
            ask(play, self.seat, PlaceWhom(self.area))


def placeable_leaders(state: ArrakisState, side: Side, area: str) -> list[str]:
    elsewhere = [leader for leader in named_on_board(state, side) if where_is(state, leader) != area]
    return available_leaders(state, side) + [leader for leader in elsewhere if is_placeable(state, leader)]


class PlaceWhom(ArrakisPick, msgspec.Struct, frozen=True, tag="arrakis-place-whom", tag_field=TAG):
    kind = "deploy-leader"
    passing = "none"
    area: str

    def ways(self, state: ArrakisState, seat: int) -> list[Way]:
        side = state.players[seat].side
        found = [
            way(leader, leader_name(leader), bind(place_leader, side, leader, self.area), icon="leader")
            for leader in placeable_leaders(state, side, self.area)
        ]
        return [*found, way("none", say("arrakis-option-no-leader"), do_nothing, icon="pass")]


def place_leader(play: ArrakisPlay, side: Side, leader: str, area: str) -> None:
    if where_is(play.state, leader) and leader not in GENERIC.values():
        take_off(play.state, leader)
    put_force(play.state, side, area, Force({}, [], [leader]))
    tell(play, "leader-deployed", side, leader=leader, area=area)


class PlaceEach(Word, msgspec.Struct, frozen=True, tag="arrakis-place-each", tag_field=TAG):
    """One unit into each of these settlements that stands."""

    kind: Kind
    at: str

    def resolve(self, play: ArrakisPlay, seat: int) -> None:
        side = play.state.players[seat].side
        for area in sites(play.state, side, self.at):
            placed = add_units(play.state, side, area, self.kind, 1)
            if placed:
                tell(play, "placed", side, area=area, forces=units_data(side, placed))
            play.push(StackLimit(area))

    def describe(self) -> Text:
        return say(
            "arrakis-word-place-each",
            what=count_units(Side.HARKONNEN, self.kind, 1),
            where=say(f"arrakis-site-each-{self.at}"),
        )


class Scatter(Word, msgspec.Struct, frozen=True, tag="arrakis-scatter", tag_field=TAG):
    """Units into empty desert areas, one an area."""

    kind: Kind
    n: Few

    def resolve(self, play: ArrakisPlay, seat: int) -> None:
        if self.most(play.state, seat):
            ask(play, seat, ScatterWhere(self))

    def most(self, state: ArrakisState, seat: int) -> int:
        side = state.players[seat].side
        return min(self.n, supply(state, side, self.kind), len(sites(state, side, "empty_deserts")))

    def describe(self) -> Text:
        return say("arrakis-word-scatter", what=count_units(Side.HARKONNEN, self.kind, self.n))


class ScatterWhere(ArrakisInquiry, msgspec.Struct, frozen=True, tag="arrakis-scatter-where", tag_field=TAG):
    kind = "scatter"
    word: Scatter

    def prompt_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        return {"count": self.word.most(state, seat)}

    def options(self, state: ArrakisState, seat: int) -> list[Option]:
        return [area_option(area) for area in sites(state, state.players[seat].side, "empty_deserts")]

    def limits(self, state: ArrakisState, seat: int) -> tuple[int, int]:
        return 0, self.word.most(state, seat)

    def apply(self, play: ArrakisPlay, seat: int, picks: Picks) -> None:
        side = play.state.players[seat].side
        for area in picks:
            placed = add_units(play.state, side, area, self.word.kind, 1)
            tell(play, "placed", side, area=area, forces=units_data(side, placed))


class Deploy(Word, msgspec.Struct, frozen=True, tag="arrakis-deploy", tag_field=TAG):
    """Units over one or more settlements, then a leader, all from off the board."""

    regular: FewOrNone = 0
    special: FewOrNone = 0

    def resolve(self, play: ArrakisPlay, seat: int) -> None:
        play.push(DeployUnits(seat, {Kind.REGULAR: self.regular, Kind.SPECIAL: self.special}))

    def describe(self) -> Text:
        units = {Kind.REGULAR: self.regular, Kind.SPECIAL: self.special}
        return say("arrakis-word-deploy", what=[count_units(Side.HARKONNEN, kind, n) for kind, n in units.items() if n])


class Exchange(Word, msgspec.Struct, frozen=True, tag="arrakis-swap", tag_field=TAG):
    """Replace up to n own units of one kind, anywhere, by another kind."""

    n: Few
    old: Kind
    new: Kind

    def resolve(self, play: ArrakisPlay, seat: int) -> None:
        play.push(Swap(seat, self.n, self.old, self.new))

    def describe(self) -> Text:
        return say(
            "arrakis-word-swap", n=self.n, old=say(f"arrakis-kind-{self.old}"), new=say(f"arrakis-kind-{self.new}")
        )


class Vehicles(Word, msgspec.Struct, frozen=True, tag="arrakis-vehicles", tag_field=TAG):
    harvester: FewOrNone = 0
    ornithopter: FewOrNone = 0
    carryall: FewOrNone = 0

    def counts(self) -> dict[Vehicle, int]:
        counts = {
            Vehicle.HARVESTER: self.harvester,
            Vehicle.ORNITHOPTER: self.ornithopter,
            Vehicle.CARRYALL: self.carryall,
        }
        return {kind: count for kind, count in counts.items() if count}

    def resolve(self, play: ArrakisPlay, seat: int) -> None:
        play.push(*[PlaceSome((kind,), count) for kind, count in self.counts().items()])

    def describe(self) -> Text:
        what = [say("arrakis-count-vehicle", count=n, kind=str(kind)) for kind, n in self.counts().items()]
        return say("arrakis-word-vehicles", what=what)
