"""Moves of legions: which legion, where to, with which figures; on foot, riding or by ornithopter."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from games.arrakis.components import AREAS, SETTLEMENTS
from games.arrakis.rules.asking import (
    ArrakisInquiry,
    ArrakisPick,
    ArrakisTask,
    area_way,
    ask,
    force_data,
    tell,
    way,
    with_warning,
)
from games.arrakis.rules.automa import Moment, automa_does
from games.arrakis.rules.board import (
    current,
    force_in,
    has_special,
    is_desert,
    is_free,
    legions,
    neighbours,
    ornithopters_over,
)
from games.arrakis.rules.changes import clear_if_empty, put_marked, remove_lone_leaders
from games.arrakis.rules.marks import FLYING, WALKING_ORDER, force_of, take_out
from games.arrakis.rules.reach import (
    can_march,
    destinations,
    flights,
    is_held,
    ride_ends,
    second_legs,
    unmoved,
    wakes_worm,
)
from games.arrakis.rules.stacks import StackLimit, unit_options
from games.arrakis.rules.tracks import take_station
from games.arrakis.rules.worms import Arrive, MeetWorm, PlaceWorm, flip_wormsign, lose_harvester
from games.arrakis.state import ArrakisPlay, ArrakisState, Force
from games.arrakis.telling.wording import area_name, leader_name, zone_name
from games.arrakis.vocabulary import Side
from games.core.agenda import Task, Way, bind, do_nothing
from games.core.codec import TAG
from games.core.protocol import Arg, Option, Picks, Text, say


class Orders(msgspec.Struct, frozen=True):
    """The legions that may move, and how."""

    who: str = "any"
    """The legions: any, leader, special, desert, desert_leader, settlement, that, at_<area>, or a leader's key."""
    led: bool = False
    """Whether the moving part needs a leader."""
    further: bool = False
    """Whether the move may go one area further."""
    carried: bool = False
    """Whether the legion goes straight to another own legion, at any distance."""


class Course(msgspec.Struct, frozen=True):
    """How an action goes on after a legion was chosen to move."""

    moved: Task
    """The rest of the action once the legion has moved."""
    stayed: Task
    """The action again, because the legion stays. Staying uses up no move."""


def fits(state: ArrakisState, who: str, area: str, force: Force) -> bool:
    """Return whether these figures of an area are a legion of the wanted sort."""
    match who:
        case "any":
            return True
        case "leader":
            return bool(force.leaders)
        case "special":
            return has_special(force)
        case "desert":
            return is_desert(state, area)
        case "desert_leader":
            return is_desert(state, area) and bool(force.leaders)
        case "settlement":
            return area in SETTLEMENTS and bool(state.areas[area].town)
        case "that":
            return area == state.turn.focus
    if who.startswith("at_"):
        return area == who.removeprefix("at_")
    return current(state, who) in force.leaders


def chosen_legions(state: ArrakisState, side: Side, who: str) -> list[str]:
    found = [area for area in legions(state, side) if fits(state, who, area, force_in(state, area))]
    return [area for area in found if not is_held(state, area)]


def movers(state: ArrakisState, side: Side, orders: Orders) -> list[str]:
    """Return the areas from which a legion may move.

    Moves of one action are simultaneous, so figures that have just come do not count.
    """
    return [area for area in chosen_legions(state, side, orders.who) if is_mover(state, side, orders, area)]


def can_anybody_move(state: ArrakisState, side: Side, orders: Orders) -> bool:
    return any(is_mover(state, side, orders, area) for area in legions(state, side))


def is_mover(state: ArrakisState, side: Side, orders: Orders, area: str) -> bool:
    able = unmoved(state, area)
    if orders.led and not able.leaders:
        return False
    return fits(state, orders.who, area, able) and can_march(state, side, area)


STAY = way("stay", say("arrakis-option-stay"), do_nothing, icon="pass")
STAY_FOR_NOTHING = with_warning(STAY, say("arrakis-warning-stay"))


class WhereTo(ArrakisPick, msgspec.Struct, frozen=True, tag="arrakis-where-to", tag_field=TAG):
    """The question where a legion, or a part of it, moves to."""

    kind = "where"
    passing = "stay"
    origin: str
    orders: Orders
    part: Force | None = None
    course: Course | None = None
    """How the action goes on. None if what follows is on the agenda already."""

    def prompt_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        return {"area": area_name(self.origin)}

    def moving(self, state: ArrakisState) -> Force:
        return unmoved(state, self.origin).copy() if self.part is None else self.part

    def ways(self, state: ArrakisState, seat: int) -> list[Way]:
        part = self.moving(state)
        found = [each.acting(bind(self.leave, each.act)) for each in self.ends(state, seat, part)]
        if self.part is None and can_split(state, self.origin, part):
            found.append(way("part", say("arrakis-option-part"), bind(self.split, seat), icon="split"))
        return [*found, self.staying(state)]

    def ends(self, state: ArrakisState, seat: int, part: Force) -> list[Way]:
        """Return the ways to go, by the area where they end."""
        side = state.players[seat].side
        if self.orders.carried:
            return carry_ways(state, side, self.origin, part)
        found = [
            area_way("to", area, bind(march, side, self.origin, area, part), arrival_text(state, side, area))
            for area in destinations(state, side, self.origin)
        ]
        found += [
            area_way("fly", area, bind(self.fly, seat, area, ""), say("arrakis-help-fly"))
            for area in flights(state, side, self.origin, part)
        ]
        if self.orders.further:
            found += [
                area_way("march", end, bind(self.march_on, seat, mid, end, flown), say("arrakis-help-further"))
                for end, (mid, flown) in second_legs(state, side, self.origin, part).items()
            ]
        return found

    def leave(self, play: ArrakisPlay, go: Callable[[ArrakisPlay], None]) -> None:
        if self.course is not None:
            play.push(self.course.moved)
        go(play)

    def staying(self, state: ArrakisState) -> Way:
        if self.course is not None:
            return STAY.acting(bind(stay, self.origin, self.course))
        return STAY if state.turn.moved else STAY_FOR_NOTHING

    def fly(self, play: ArrakisPlay, seat: int, area: str, then: str) -> None:
        part = self.moving(play.state)
        zones = ornithopters_over(play.state, self.origin)
        if len(zones) > 1:
            ask(play, seat, WhichFlight(self.origin, area, part, then))
        else:
            fly(play, self.origin, area, part, zones[0], then)

    def march_on(self, play: ArrakisPlay, seat: int, mid: str, end: str, flown: bool) -> None:
        if flown:
            self.fly(play, seat, mid, end)
        else:
            march(play, play.state.players[seat].side, self.origin, end, self.moving(play.state), mid)

    def split(self, play: ArrakisPlay, seat: int) -> None:
        ask(play, seat, SplitUnits(self.origin, self.orders, self.course))


def stay(play: ArrakisPlay, origin: str, course: Course) -> None:
    """Let a legion stay. The player may choose again."""
    play.state.turn.stayed.append(origin)
    play.push(course.stayed)


def can_split(state: ArrakisState, origin: str, part: Force) -> bool:
    """Return whether a part of these figures may move: fewer units, or a unit whose leader does not stay alone."""
    return part.size > 1 or (bool(part.leaders) and force_in(state, origin).size > part.size)


def arrival_text(state: ArrakisState, side: Side, area: str) -> Text | None:
    """Return what happens to a legion that moves to an area, or None if nothing does."""
    there = state.areas[area]
    if wakes_worm(state, side, area):
        return say("arrakis-help-wormsign")
    if side == Side.ATREIDES and there.station:
        return say("arrakis-help-station")
    if side == Side.ATREIDES and there.harvester:
        return say("arrakis-help-harvester")
    if there.side == side:
        return say("arrakis-help-join", count=there.force.size)
    return None


class WhichFlight(ArrakisPick, msgspec.Struct, frozen=True, tag="arrakis-which-flight", tag_field=TAG):
    kind = "ornithopter"
    origin: str
    end: str
    part: Force
    then: str = ""

    def ways(self, state: ArrakisState, seat: int) -> list[Way]:
        return [
            way(zone, zone_name(zone), bind(fly, self.origin, self.end, self.part, zone, self.then), icon="ornithopter")
            for zone in ornithopters_over(state, self.origin)
        ]


def fly(play: ArrakisPlay, origin: str, end: str, part: Force, zone: str, then: str = "") -> None:
    """Move figures by troop transport. One ornithopter is used up. Nothing happens in the area that is flown over."""
    del play.state.zones[zone]
    march(play, Side.HARKONNEN, origin, then or end, part, flown_over=end if then else "", flown=True)


# ---- parts of legions


class SplitUnits(ArrakisInquiry, msgspec.Struct, frozen=True, tag="arrakis-split-units", tag_field=TAG):
    kind = "split"
    origin: str
    orders: Orders
    course: Course | None = None

    def prompt_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        return {"area": area_name(self.origin)}

    def options(self, state: ArrakisState, seat: int) -> list[Option]:
        return unit_options(state, self.origin, unmoved(state, self.origin))

    def limits(self, state: ArrakisState, seat: int) -> tuple[int, int]:
        return 1, unmoved(state, self.origin).size

    def mildest(self, state: ArrakisState, seat: int, options: object) -> Picks:
        return {option.key: option.up_to for option in self.options(state, seat)}

    def apply(self, play: ArrakisPlay, seat: int, picks: Picks) -> None:
        part = force_of(picks)
        leaders = unmoved(play.state, self.origin).leaders
        if part.size == force_in(play.state, self.origin).size:
            part.leaders = list(leaders)
        if leaders and not part.leaders:
            ask(play, seat, SplitLeaders(self.origin, self.orders, part, self.course))
        else:
            ask(play, seat, WhereTo(self.origin, self.orders, part, self.course))


class SplitLeaders(ArrakisInquiry, msgspec.Struct, frozen=True, tag="arrakis-split-leaders", tag_field=TAG):
    """The question which leaders go with a part.

    A leader that the order names always goes. Some orders need at least one.
    """

    kind = "split-leaders"
    origin: str
    orders: Orders
    part: Force
    course: Course | None = None

    def bound(self, state: ArrakisState) -> list[str]:
        leader = current(state, self.orders.who)
        return [leader] if leader in unmoved(state, self.origin).leaders else []

    def options(self, state: ArrakisState, seat: int) -> list[Option]:
        leaders = unmoved(state, self.origin).leaders
        return [
            Option(f"leader:{leader}", leader_name(leader), None, leaders.count(leader), "arrakis-units", "leader")
            for leader in dict.fromkeys(leaders)
            if leader not in self.bound(state)
        ] or [
            Option(f"leader:{leader}", leader_name(leader), None, 1, "arrakis-units", "leader")
            for leader in leaders[:1]
        ]

    def limits(self, state: ArrakisState, seat: int) -> tuple[int, int]:
        options = self.options(state, seat)
        least = 1 if self.orders.led and not self.bound(state) else 0
        return least, sum(option.up_to for option in options)

    def apply(self, play: ArrakisPlay, seat: int, picks: Picks) -> None:
        leaders = force_of(picks).leaders
        bound = [leader for leader in self.bound(play.state) if leader not in leaders]
        part = Force(dict(self.part.units), list(self.part.tokens), leaders + bound)
        ask(play, seat, WhereTo(self.origin, self.orders, part, self.course))


# ---- the move itself


def march(
    play: ArrakisPlay,
    side: Side,
    origin: str,
    end: str,
    part: Force,
    mid: str = "",
    flown_over: str = "",
    flown: bool = False,
) -> None:
    """Make one move, with its consequences in the final area."""
    state = play.state
    if mid and wakes_worm(state, side, mid) and flip_wormsign(play, mid):
        # On foot, a wormsign on the way is flipped at once. If a worm appears, the move ends there.
        end, mid = mid, ""
        arrive(play, side, origin, end, part, flown)
        play.push(StackLimit(end), PlaceWorm(end, (end,)), MeetWorm(end))
        return
    if side == Side.ATREIDES and rides_far(state, origin, end, mid):
        state.now.rode_far = True
    arrive(play, side, origin, end, part, flown)
    play.push(StackLimit(end), Consequences(side, end))


def rides_far(state: ArrakisState, origin: str, end: str, mid: str) -> bool:
    """Return whether a move can ride through at least two areas. The first part of a longer move may be the ride."""
    far = {area for area, is_far in ride_ends(state, origin).items() if is_far}
    if end in far or mid in far:
        return True
    return bool(mid) and any(near in far and is_free(state, Side.ATREIDES, near) for near in neighbours(end))


def carry_ways(state: ArrakisState, side: Side, origin: str, part: Force) -> list[Way]:
    """Return the ways of Troop Carriers. Distance and borders do not matter; the stack limit does."""
    others = [area for area in legions(state, side) if area != origin]
    return [area_way("to", area, bind(carry, side, origin, area, part)) for area in others]


def carry(play: ArrakisPlay, side: Side, origin: str, end: str, part: Force) -> None:
    arrive(play, side, origin, end, part, flown=False)
    play.push(StackLimit(end), Consequences(side, end))


def arrive(play: ArrakisPlay, side: Side, origin: str, end: str, part: Force, flown: bool) -> None:
    state = play.state
    taken = take_out(state, origin, part, FLYING if flown else WALKING_ORDER).after_move()
    clear_if_empty(state, origin)
    put_marked(state, side, end, part, taken.after_flight() if flown else taken)
    state.turn.focus = end
    rode = side == Side.ATREIDES and end not in AREAS[origin].adj
    how = "flown" if flown else "rode" if rode else "moved"
    tell(play, how, side, forces=force_data(side, part), area=origin, end=end)
    # A leader who has moved already stays. If no unit stays with him, he is lost.
    remove_lone_leaders(play, origin)
    if side == Side.HARKONNEN:
        automa_does(play, Moment.LEFT, origin)


class Consequences(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-consequences", tag_field=TAG):
    """Resolve wormsign, station and harvester in the final area of a move or advance."""

    side: Side
    area: str

    def run(self, play: ArrakisPlay) -> None:
        state = play.state
        if state.areas[self.area].side != self.side:
            return
        if self.side == Side.HARKONNEN:
            play.push(Arrive(self.area))
            return
        lose_harvester(play, self.area)
        take_station(play, self.area)
