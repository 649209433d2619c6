"""The automa's measures: the power of a legion, distances, and the target."""

from __future__ import annotations

from functools import cache

from games.arrakis.components import AREAS, TOUCHING
from games.arrakis.mahdi.cards import FACTS, TACTICS, region_of
from games.arrakis.rules.board import force_in, legions, settlements
from games.arrakis.state import ArrakisState, Force, Mahdi
from games.arrakis.vocabulary import GENERICS, Kind, Side

AUTOMA = Side.HARKONNEN
FAR = 999
"""A distance larger than any on the board."""

Power = tuple[int, int]
"""Legion power, and the value of the pieces, which breaks ties."""


def mahdi_of(state: ArrakisState) -> Mahdi:
    if state.mahdi is None:
        raise ValueError("somebody plays Harkonnen")
    return state.mahdi


# ---- power


def power(force: Force) -> Power:
    """Return the power of a force: one for each unit and leader, two for each face-down token."""
    return sum(force.units.values()) + 2 * len(force.tokens) + len(force.leaders), worth(force)


def worth(force: Force) -> int:
    """Return the total value of the pieces."""
    of = FACTS.worth
    units = force.of(Kind.REGULAR) * of.regular + force.of(Kind.ELITE) * of.elite + force.of(Kind.SPECIAL) * of.special
    leaders = sum(of.generic if leader in GENERICS else of.named for leader in force.leaders)
    return units + leaders + len(force.tokens) * of.token


def power_in(state: ArrakisState, area: str) -> Power:
    return power(force_in(state, area))


def is_stronger(state: ArrakisState, origin: str, area: str) -> bool:
    """Return whether a legion is stronger than the defenders of an area. The rank of a sietch does not count."""
    return power_in(state, origin) > power_in(state, area)


def difference(state: ArrakisState, origin: str, area: str) -> Power:
    ours, theirs = power_in(state, origin), power_in(state, area)
    return ours[0] - theirs[0], ours[1] - theirs[1]


# ---- distances


@cache
def distances(start: str) -> dict[str, int]:
    """Return the number of borders from an area to every other. Walls and pieces do not matter."""
    found, edge = {start: 0}, [start]
    while edge:
        edge = [near for area in edge for near in TOUCHING[area] if near not in found]
        edge = list(dict.fromkeys(edge))
        far = max(found.values()) + 1
        found.update(dict.fromkeys(edge, far))
    return found


def distance(a: str, b: str) -> int:
    return distances(a).get(b, FAR) if b else FAR


def sietches(state: ArrakisState) -> list[str]:
    return settlements(state, Side.ATREIDES)


def to_a_sietch(state: ArrakisState, area: str) -> int:
    """Return the distance to the nearest sietch."""
    return min((distance(area, sietch) for sietch in sietches(state)), default=FAR)


def regions_of(area: str) -> set[str]:
    return {region_of(sector) for sector in AREAS[area].sectors}


# ---- the target


def home(state: ArrakisState, tactic: str) -> str:
    """Return the area of a tactic card's sietch, or an empty string if it is destroyed."""
    return mahdi_of(state).homes.get(TACTICS[tactic].sietch, "") if tactic else ""


def aim(state: ArrakisState) -> str:
    """Return the target sietch of the round."""
    return home(state, mahdi_of(state).aim)


def target(state: ArrakisState) -> str:
    """Return the temporary target if there is one, otherwise the target of the round."""
    return mahdi_of(state).meanwhile or aim(state)


def to_target(state: ArrakisState, area: str) -> int:
    return distance(area, target(state))


def own_legions(state: ArrakisState) -> list[str]:
    return legions(state, AUTOMA)


def room_in(state: ArrakisState, area: str) -> int:
    """Return how many more units fit into an area."""
    return state.stack_limit(AUTOMA) - force_in(state, area).size
