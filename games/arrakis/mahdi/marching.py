"""Moves of the automa's legions: towards the target, nearest first, by the shortest way over free areas."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from games.arrakis.components import TOUCHING
from games.arrakis.mahdi.deciding import Criterion, Effect, MahdiTask, Verdict
from games.arrakis.mahdi.power import (
    AUTOMA,
    Power,
    aim,
    distance,
    is_stronger,
    mahdi_of,
    own_legions,
    power,
    power_in,
    room_in,
    sietches,
    to_a_sietch,
)
from games.arrakis.rules.asking import tell
from games.arrakis.rules.board import has_legion, has_special, is_desert, is_free, ornithopters_over, rank_in, terrain
from games.arrakis.rules.marks import clear_moves
from games.arrakis.rules.reach import by_air, can_fly, unmoved, wakes_worm
from games.arrakis.state import ArrakisPlay, ArrakisState, Force
from games.arrakis.steps.moving import Orders, chosen_legions, fly, march
from games.arrakis.vocabulary import Kind, Terrain
from games.core.agenda import bind
from games.core.codec import TAG

GROUND = {Terrain.MOUNTAIN: 0, Terrain.PLATEAU: 1, Terrain.MINOR_ERG: 1}
STRONGEST_FIRST = (Kind.SPECIAL, Kind.ELITE, Kind.REGULAR)


class Leg(NamedTuple):
    """A way to an area: the area between, and whether an ornithopter carries the first part."""

    mid: str
    flown: bool


class March(MahdiTask, msgspec.Struct, frozen=True, tag="arrakis-mahdi-march", tag_field=TAG):
    """Move up to `count` of these legions, one after the other."""

    orders: Orders
    count: int = 1
    first: bool = True
    settled: tuple[str, ...] = ()

    def run(self, play: ArrakisPlay) -> None:
        if self.first:
            clear_moves(play.state)
        super().run(play)

    def decide(self, state: ArrakisState, verdict: Verdict) -> Effect | None:
        goal = choose_goal(state, verdict)
        ready = movers(state, self.orders, goal) if goal and self.count > 0 else []
        if not ready:
            return None
        origin = verdict.first(
            "mover", ready, lambda a: distance(a, goal), lambda a: strongest_first(mover_power(state, a))
        )
        ends = moves(state, self.orders, origin, goal)
        end = verdict.first("way", list(ends), *way_criteria(state))
        zone = verdict.first("flight", ornithopters_over(state, origin)) if ends[end].flown else ""
        return bind(self.go, goal, origin, end, ends[end], zone)

    def go(self, play: ArrakisPlay, goal: str, origin: str, end: str, leg: Leg, zone: str) -> None:
        settle_goal(play, goal)
        part = marching_part(play.state, origin, end)
        play.push(March(self.orders, self.count - 1, first=False))
        mahdi_of(play.state).flew |= leg.flown
        if leg.flown:
            first = leg.mid or end
            fly(play, origin, first, part, zone, end if leg.mid else "")
        else:
            march(play, AUTOMA, origin, end, part, leg.mid)


def strongest_first(strength: tuple[int, int]) -> tuple[int, int]:
    """Return the sort key that puts stronger legions first."""
    return -strength[0], -strength[1]


# ---- the goal


def choose_goal(state: ArrakisState, verdict: Verdict) -> str:
    """Return the target.

    If no legion beats it, return a temporary one: a beatable sietch, nearest the target, then of the highest rank.
    """
    mahdi = mahdi_of(state)
    if mahdi.meanwhile:
        return mahdi.meanwhile
    if is_beatable(state, aim(state)):
        return aim(state)
    others = [area for area in sietches(state) if is_beatable(state, area)]
    if not others:
        return ""
    return verdict.first("target", others, lambda a: distance(a, aim(state)), lambda a: -rank_in(state, a))


def is_beatable(state: ArrakisState, area: str) -> bool:
    return bool(area) and any(is_stronger(state, legion, area) for legion in own_legions(state))


def settle_goal(play: ArrakisPlay, goal: str) -> None:
    """Make a new temporary target the automa's target for the rest of the round, and tell the players."""
    mahdi = mahdi_of(play.state)
    if goal not in (aim(play.state), mahdi.meanwhile):
        mahdi.meanwhile = goal
        tell(play, "mahdi-meanwhile", AUTOMA, area=goal)


# ---- who moves


def movers(state: ArrakisState, orders: Orders, goal: str) -> list[str]:
    """Return the legions that can move: those that come nearer and beat the defenders.

    Others only merge beside the target.
    """
    return [
        area
        for area in chosen_legions(state, AUTOMA, orders.who)
        if can_start(state, orders, area) and moves(state, orders, area, goal)
    ]


def can_start(state: ArrakisState, orders: Orders, area: str) -> bool:
    """Return whether the unmoved figures of an area are still a legion of the wanted sort."""
    part = unmoved(state, area)
    if orders.who == "special":
        return has_special(part)
    return part.size > 0 and (not orders.led or bool(part.leaders))


def mover_power(state: ArrakisState, area: str) -> Power:
    """Return the power of the unmoved figures."""
    return power(unmoved(state, area))


def moves(state: ArrakisState, orders: Orders, origin: str, goal: str) -> dict[str, Leg]:
    """Return the areas in which a legion may end its move. All are equally near to the goal."""
    if distance(origin, goal) == 1:
        return on_foot(stacks_to_join(state, origin, goal, power_in(state, origin)))
    if mover_power(state, origin) <= power_in(state, goal):
        return on_foot(stacks_to_join(state, origin, goal))
    return nearest(state, orders, origin, goal)


def on_foot(areas: list[str]) -> dict[str, Leg]:
    return {area: Leg("", False) for area in areas}


def stacks_to_join(state: ArrakisState, origin: str, goal: str, least: Power = (0, 0)) -> list[str]:
    """Return the strongest adjacent own legions that are beside the target and have room (p. 41).

    A legion beside the target stays, unless such a legion is at least as strong. A legion farther away joins any of
    them, even if it is too weak to move against the target alone.
    """
    found = [
        area
        for area in TOUCHING[origin]
        if has_legion(state, AUTOMA, area)
        and distance(area, goal) == 1
        and room_in(state, area) > 0
        and power_in(state, area) >= least
    ]
    most = max((power_in(state, area) for area in found), default=(0, 0))
    return [area for area in found if power_in(state, area) == most]


# ---- the way


def approach(state: ArrakisState, goal: str) -> dict[str, int]:
    """Map each free area to its number of borders from the goal. Walls do not matter."""
    found: dict[str, int] = {}
    edge, far = [goal], 0
    while edge:
        far += 1
        near = dict.fromkeys(n for area in edge for n in TOUCHING[area] if n not in found and n != goal)
        edge = [area for area in near if is_free(state, AUTOMA, area)]
        found.update(dict.fromkeys(edge, far))
    return found


def nearest(state: ArrakisState, orders: Orders, origin: str, goal: str) -> dict[str, Leg]:
    """Return the moves that come nearest to the goal, on foot if that is as good as flying."""
    left = approach(state, goal)
    ends = {area: leg for area, leg in reachable(state, orders, origin).items() if area in left}
    least = min((left[area] for area in ends), default=0)
    if not ends or least >= left.get(origin, least + 1):
        return {}
    best = {area: leg for area, leg in ends.items() if left[area] == least}
    walked = {area: leg for area, leg in best.items() if not leg.flown}
    return walked or best


def reachable(state: ArrakisState, orders: Orders, origin: str) -> dict[str, Leg]:
    """Return the free areas with room and the way there.

    Walking is preferred to flying, a direct way to one with an area between.
    """
    found = {area: Leg("", False) for area in free_around(state, origin)}
    flights = free_by_air(state, origin)
    if orders.further:
        found |= second_steps(state, list(found), False, {*found, origin})
    found |= {area: Leg("", True) for area in flights if area not in found}
    if orders.further:
        found |= second_steps(state, flights, True, {*found, origin})
    return {area: leg for area, leg in found.items() if room_in(state, area) > 0}


def free_around(state: ArrakisState, area: str) -> list[str]:
    return [near for near in TOUCHING[area] if is_free(state, AUTOMA, near)]


def free_by_air(state: ArrakisState, origin: str) -> list[str]:
    if mahdi_of(state).flew or not can_fly(state, AUTOMA, origin, unmoved(state, origin)):
        return []
    return [area for area in by_air(origin) if is_free(state, AUTOMA, area)]


def second_steps(state: ArrakisState, mids: list[str], flown: bool, taken: set[str]) -> dict[str, Leg]:
    """Return areas one step beyond these. An area between without a wormsign is preferred."""
    found: dict[str, Leg] = {}
    for mid in sorted(mids, key=lambda area: wakes_worm(state, AUTOMA, area)):
        for end in free_around(state, mid):
            if end not in taken:
                found.setdefault(end, Leg(mid, flown))
    return found


def way_criteria(state: ArrakisState) -> tuple[Criterion, ...]:
    """Return the criteria: joins a legion with room, nearest a sietch, then terrain, desert with a wormsign last."""

    def joins(area: str) -> bool:
        return not has_legion(state, AUTOMA, area)

    def near_a_sietch(area: str) -> int:
        return to_a_sietch(state, area)

    def ground(area: str) -> int:
        if is_desert(state, area):
            return 3 if state.areas[area].wormsign else 2
        return GROUND[terrain(state, area)]

    return joins, near_a_sietch, ground


def marching_part(state: ArrakisState, origin: str, end: str) -> Force:
    """Return what moves: the whole legion, or its leaders and the strongest units for which there is room."""
    whole, room = unmoved(state, origin).copy(), room_in(state, end)
    if whole.size <= room:
        return whole
    part = Force({}, [], list(whole.leaders))
    for kind in STRONGEST_FIRST:
        if kind == Kind.REGULAR:
            part.tokens = whole.tokens[: max(0, room - part.size)]
        taken = min(whole.of(kind), room - part.size)
        if taken > 0:
            part.change(kind, taken)
    return part
