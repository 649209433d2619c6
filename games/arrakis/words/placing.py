"""The word *place*: pieces that come to an area, and leaders. `pieces` finds where they come from."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from games.arrakis.components import AREAS, CITIES, VILLAGES
from games.arrakis.rules.asking import (
    ArrakisPick,
    ArrakisTask,
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
    has_legion,
    has_special,
    is_empty,
    is_free,
    legions,
    named_on_board,
    settlements,
    supply,
    terrain,
    where_is,
)
from games.arrakis.rules.changes import add_units, put_force
from games.arrakis.rules.stacks import StackLimit
from games.arrakis.state import ArrakisPlay, ArrakisState, Force
from games.arrakis.steps.free_actions import LinePick
from games.arrakis.telling.wording import area_name, count_units, leader_name
from games.arrakis.vocabulary import GENERIC, FewOrNone, Kind, Side, Terrain
from games.arrakis.words.pieces import LEADER, Fetch, Gather, bring, has_substitute, is_off_board, leader_in, sources
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
    """Return the areas in which a line allows placement."""
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
    """Place units and leaders together in one area. They may come from the board, never from the tank."""

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

    def pieces(self, state: ArrakisState, side: Side) -> dict[str, int]:
        """Return the pieces that the line names. A leader of the player's choice is asked for afterwards."""
        found: dict[str, int] = {str(kind): count for kind, count in self.units().items()}
        if self.generic:
            found[f"{LEADER}{GENERIC[side]}"] = self.generic
        if self.named:
            found[f"{LEADER}{current(state, self.named)}"] = 1
        return found

    def resolve(self, play: ArrakisPlay, seat: int) -> None:
        state = play.state
        side = state.players[seat].side
        areas = sites(state, side, self.at)
        if areas and (self.may_matter() or can_any_come(state, side, self.pieces(state, side), areas)):
            ask(play, seat, PlaceWhere(self))

    def may_matter(self) -> bool:
        """Return whether the area matters even if nothing can be placed: for "that legion", or for any leader."""
        return self.leader or self.at in ("legions", "special")

    def describe(self) -> Text:
        return say("arrakis-word-place", what=self.what(None), where=site_text(self.at))

    def what(self, side: Side | None) -> list[Text]:
        """Return what is placed. Special elites have the name that this side gives them, or the common one."""
        what: list[Text] = [say(f"arrakis-leader-{self.named}")] if self.named else []
        what += [
            count_units(side or Side.HARKONNEN, kind, n)
            if side or kind != Kind.SPECIAL
            else say("arrakis-units-special", count=n)
            for kind, n in self.units().items()
        ]
        if self.generic:
            what.append(_generic_leaders(side, self.generic))
        if self.leader:
            what.append(say("arrakis-units-leader"))
        return what


def _generic_leaders(side: Side | None, count: int) -> Text:
    return say(f"arrakis-units-{GENERIC[side]}" if side else "arrakis-units-generic", count=count)


class PlaceWhere(LinePick, msgspec.Struct, frozen=True, tag="arrakis-place-where", tag_field=TAG):
    kind = "place"
    passing = "none"
    word: Place

    def prompt(self, state: ArrakisState, seat: int) -> Text:
        areas = sites(state, state.players[seat].side, self.word.at)
        if len(areas) > 1:
            return super().prompt(state, seat)
        return say("arrakis-ask-place-there", **self.prompt_args(state, seat))

    def prompt_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        return {"what": self.word.what(state.players[seat].side), "where": site_text(self.word.at)}

    def line_ways(self, state: ArrakisState, seat: int) -> list[Way]:
        areas = sites(state, state.players[seat].side, self.word.at)
        found = [area_way("at", area, bind(place_at, seat, self.word, area)) for area in areas]
        choose = way("choose", say("arrakis-option-choose-pieces"), bind(self.choose, seat), icon="pick")
        return [*found, choose, way("none", say("arrakis-option-place-none"), do_nothing, icon="pass")]

    def mildest(self, state: ArrakisState, seat: int, options: Sequence[Option]) -> Picks:
        """Place the pieces, if only one area is possible and has room for all units."""
        areas = sites(state, state.players[seat].side, self.word.at)
        if len(areas) == 1 and not overflows(state, areas[0], sum(self.word.units().values())):
            return {f"at:{areas[0]}": 1}
        return super().mildest(state, seat, options)

    def choose(self, play: ArrakisPlay, seat: int) -> None:
        areas = sites(play.state, play.state.players[seat].side, self.word.at)
        if len(areas) == 1:
            gather_at(play, seat, self.word, areas[0])
        else:
            ask(play, seat, GatherWhere(self.word))


class GatherWhere(ArrakisPick, msgspec.Struct, frozen=True, tag="arrakis-gather-where", tag_field=TAG):
    """The question in which area pieces are placed that the player then picks one by one."""

    kind = "place-where"
    passing = "none"
    word: Place

    def prompt_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        return {"what": self.word.what(state.players[seat].side), "where": site_text(self.word.at)}

    def ways(self, state: ArrakisState, seat: int) -> list[Way]:
        areas = sites(state, state.players[seat].side, self.word.at)
        found = [area_way("at", area, bind(gather_at, seat, self.word, area)) for area in areas]
        return [*found, way("none", say("arrakis-option-place-none"), do_nothing, icon="pass")]


def gather_at(play: ArrakisPlay, seat: int, word: Place, area: str) -> None:
    play.state.turn.focus = area
    leader = [PlaceLeader(seat, area)] if word.leader else []
    pieces = word.pieces(play.state, play.state.players[seat].side)
    play.push(Gather(seat, area, pieces), StackLimit(area), *leader)


def can_any_come(state: ArrakisState, side: Side, pieces: Iterable[str], areas: Sequence[str]) -> bool:
    """Return whether any of these pieces can be placed in one of the areas, from off the board or from the board."""
    found = list(pieces)
    if any(is_off_board(state, side, piece) or has_substitute(state, side, piece) for piece in found):
        return True
    return have_sources(state, side, found, areas)


def have_sources(state: ArrakisState, side: Side, pieces: Iterable[str], areas: Sequence[str]) -> bool:
    """Return whether some of these pieces may come to one of the areas from elsewhere on the board."""
    return any(sources(state, side, piece, area) for piece in pieces for area in areas)


def overflows(state: ArrakisState, area: str, units: int) -> bool:
    side = state.areas[area].side
    return side is not None and force_in(state, area).size + units > state.stack_limit(side)


def place_at(play: ArrakisPlay, seat: int, word: Place, area: str) -> None:
    """Place the pieces of a word in an area. This is no move: stations, harvesters and wormsigns do not react."""
    state = play.state
    side = state.players[seat].side
    state.turn.focus = area
    placed: dict[Kind, int] = {}
    missing: list[str] = []
    for kind, count in word.units().items():
        there = min(count, supply(state, side, kind)) if sources(state, side, kind, area) else count
        missing += [kind] * (count - there)
        for found, n in add_units(state, side, area, kind, there).items():
            placed[found] = placed.get(found, 0) + n
    if placed:
        tell(play, "placed", side, area=area, forces=units_data(side, placed))
    leaders = [piece for piece, n in word.pieces(state, side).items() if leader_in(piece) for _ in range(n)]
    play.push(
        *[Fetch(seat, piece, area) for piece in (*missing, *leaders)],
        StackLimit(area),
        *([PlaceLeader(seat, area)] if word.leader else []),
    )


class PlaceLeader(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-place-leader", tag_field=TAG):
    """Place any one leader in play in an area with units. The leader may come from another area."""

    seat: int
    area: str

    def run(self, play: ArrakisPlay) -> None:
        state = play.state
        side = state.players[self.seat].side
        if has_legion(state, side, self.area) and len(PlaceWhom(self.area).line_ways(state, self.seat)) > 1:
            ask(play, self.seat, PlaceWhom(self.area))


class PlaceWhom(LinePick, msgspec.Struct, frozen=True, tag="arrakis-place-whom", tag_field=TAG):
    kind = "deploy-leader"
    passing = "none"
    area: str

    def line_ways(self, state: ArrakisState, seat: int) -> list[Way]:
        side = state.players[seat].side
        found = [*self.off_board(state, side), *self.on_board(state, side)]
        return [*found, way("none", say("arrakis-option-no-leader"), do_nothing, icon="pass")]

    def off_board(self, state: ArrakisState, side: Side) -> list[Way]:
        return [
            way(leader, leader_name(leader), bind(place_leader, side, leader, self.area, ""), icon="leader")
            for leader in available_leaders(state, side)
        ]

    def on_board(self, state: ArrakisState, side: Side) -> list[Way]:
        """Return options for leaders on the board. A generic leader is offered once for each source area."""
        found = [
            way(leader, leader_name(leader), bind(place_leader, side, leader, self.area, where_is(state, leader)))
            for leader in named_on_board(state, side)
            if sources(state, side, f"{LEADER}{leader}", self.area)
        ]
        generic = GENERIC[side]
        for origin in sources(state, side, f"{LEADER}{generic}", self.area):
            text = say("arrakis-option-piece-from", piece=leader_name(generic), area=area_name(origin))
            found.append(way(f"{generic}:{origin}", text, bind(place_leader, side, generic, self.area, origin)))
        return [Way(msgspec.structs.replace(each.option(state), icon="leader"), each.act) for each in found]


def place_leader(play: ArrakisPlay, side: Side, leader: str, area: str, origin: str) -> None:
    if origin:
        bring(play, side, f"{LEADER}{leader}", area, origin)
    else:
        put_force(play.state, side, area, Force({}, [], [leader]))
        tell(play, "leader-deployed", side, leader=leader, area=area)
