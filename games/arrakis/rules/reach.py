"""The areas that a legion can reach on foot, riding sandworms, or by ornithopter."""

from __future__ import annotations

from functools import cache

from games.arrakis.components import TOUCHING
from games.arrakis.rules.board import (
    borders,
    force_in,
    has_legion,
    is_free,
    is_sought,
    is_target,
    neighbours,
    ornithopters_over,
)
from games.arrakis.rules.marks import pieces_of, unflown
from games.arrakis.state import ArrakisState, Force
from games.arrakis.vocabulary import Side


def can_be_ridden(state: ArrakisState, area: str) -> bool:
    """Return whether a legion can ride through an area: it has a wormsign or sandworm and no Harkonnen legion."""
    there = state.areas[area]
    return (there.worm is not None or there.wormsign is not None) and there.side != Side.HARKONNEN


def ridden_from(state: ArrakisState, start: str) -> list[str]:
    """Return all areas that a ride starting through this area can pass, nearest first."""
    found = [start]
    for area in found:
        found += [n for n in neighbours(area) if n not in found and can_be_ridden(state, n)]
    return found


def ride_ends(state: ArrakisState, origin: str) -> dict[str, bool]:
    """Map each area where a ride can end to whether the ride can pass at least two areas on the way."""
    ends: dict[str, bool] = {}
    for start in neighbours(origin):
        if not can_be_ridden(state, start):
            continue
        for last in ridden_from(state, start):
            for end in neighbours(last):
                ends[end] = ends.get(end, False) or last != start
    ends.pop(origin, None)
    return ends


def on_the_ground(state: ArrakisState, side: Side, origin: str) -> tuple[str, ...]:
    """Return the areas next to the origin, and for Atreides also those at the end of a ride."""
    near = borders(state, side, origin)
    if side == Side.HARKONNEN:
        return near
    return (*near, *[area for area in ride_ends(state, origin) if area not in near])


@cache
def by_air(origin: str) -> tuple[str, ...]:
    """Return the areas that are at most two borders away. Walls do not matter."""
    found = dict.fromkeys(TOUCHING[origin])
    found.update(dict.fromkeys(far for near in TOUCHING[origin] for far in TOUCHING[near]))
    found.pop(origin, None)
    return tuple(found)


def destinations(state: ArrakisState, side: Side, origin: str) -> list[str]:
    return [area for area in on_the_ground(state, side, origin) if is_free(state, side, area)]


def can_fly(state: ArrakisState, side: Side, origin: str, part: Force) -> bool:
    """Return whether an ornithopter is in reach and none of these figures was transported in this round."""
    if side != Side.HARKONNEN or not ornithopters_over(state, origin):
        return False
    return origin not in state.now.flown or pieces_of(part) <= pieces_of(unflown(state, origin))


def flights(state: ArrakisState, side: Side, origin: str, part: Force) -> list[str]:
    """Return the areas that this part of a legion can reach only by ornithopter."""
    if not can_fly(state, side, origin, part):
        return []
    on_foot = destinations(state, side, origin)
    return [area for area in by_air(origin) if is_free(state, side, area) and area not in on_foot]


def targets(state: ArrakisState, side: Side, origin: str) -> list[str]:
    return [area for area in on_the_ground(state, side, origin) if is_target(state, side, area)]


def air_targets(state: ArrakisState, side: Side, origin: str) -> list[str]:
    if not can_fly(state, side, origin, force_in(state, origin)):
        return []
    near = targets(state, side, origin)
    return [area for area in by_air(origin) if is_target(state, side, area) and area not in near]


def second_legs(state: ArrakisState, side: Side, origin: str, part: Force) -> dict[str, tuple[str, bool]]:
    """Map each area that takes two moves to the area between, and to whether the first move is flown.

    For Harkonnen a way without a wormsign is preferred. A way on foot is kept also where a flight would reach the area
    directly, because it uses up no ornithopter.
    """
    walked, flown = destinations(state, side, origin), flights(state, side, origin, part)
    found: dict[str, tuple[str, bool]] = {}
    for firsts, by_air_first, direct in (
        (walked, False, {origin, *walked}),
        (flown, True, {origin, *walked, *flown}),
    ):
        for mid in sorted(firsts, key=lambda area: wakes_worm(state, side, area)):
            for end in borders(state, side, mid):
                if end not in direct and is_free(state, side, end):
                    found.setdefault(end, (mid, by_air_first))
    return found


def wakes_worm(state: ArrakisState, side: Side, area: str) -> bool:
    return side == Side.HARKONNEN and state.areas[area].wormsign is not None


def retreats(state: ArrakisState, side: Side, area: str) -> list[str]:
    """Return the areas that a legion may retreat to: adjacent, free, and for Harkonnen without a wormsign."""
    return [n for n in borders(state, side, area) if is_free(state, side, n) and not wakes_worm(state, side, n)]


def unmoved(state: ArrakisState, area: str) -> Force:
    """Return the figures of an area that have not moved in this action."""
    moved = state.turn.moved.get(area)
    return force_in(state, area) if moved is None else force_in(state, area).without(moved)


def is_held(state: ArrakisState, area: str) -> bool:
    """Return whether a legion may not act because Paul is in it and is sought."""
    return state.turn.sought and any(is_sought(state, leader) for leader in force_in(state, area).leaders)


def can_march(state: ArrakisState, side: Side, area: str) -> bool:
    part = unmoved(state, area)
    if not has_legion(state, side, area) or not part.size or is_held(state, area):
        return False
    if any(is_free(state, side, end) for end in borders(state, side, area)):
        return True
    if side == Side.ATREIDES:
        return any(is_free(state, side, end) for end in ride_ends(state, area))
    carried = unflown(state, area)
    return bool(carried.size and flights(state, side, area, carried))
