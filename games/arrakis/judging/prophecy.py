"""Prescience as Atreides see it: what each marker still needs, what a vision is worth, and how far it is from true."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from games.arrakis.components import AREAS, BOX, CITIES, VISIONS, standins
from games.arrakis.rules.board import (
    current,
    force_in,
    holds_legion,
    in_tank,
    is_deep,
    is_desert,
    legions,
    sectors,
    terrain,
    worms,
)
from games.arrakis.rules.visions import fleeing_from
from games.arrakis.state import ArrakisState
from games.arrakis.vocabulary import Marker, Side, Terrain

NEAR = (1.0, 0.5, 0.22, 0.1, 0.04)
"""What a vision is worth that still lacks so many steps."""
WINS = 3.0
"""A step that completes the objective is worth so much more."""


class Camp(NamedTuple):
    """An Atreides legion, as visions see it."""

    size: int
    tokens: int
    leaders: tuple[str, ...]


Camps = dict[str, Camp]
"""By area."""


def camps_of(state: ArrakisState) -> Camps:
    return {
        area: Camp(force.size, len(force.tokens), tuple(force.leaders))
        for area in legions(state, Side.ATREIDES)
        for force in (force_in(state, area),)
    }


def moved(camps: Camps, origin: str, end: str, part: Camp) -> Camps:
    """The camps after a march."""
    after = dict(camps)
    here = camps[origin]
    left = list(here.leaders)
    for leader in part.leaders:
        left.remove(leader)
    if here.size > part.size:
        after[origin] = Camp(here.size - part.size, here.tokens - part.tokens, tuple(left))
    else:
        del after[origin]
    there = camps.get(end, Camp(0, 0, ()))
    after[end] = Camp(there.size + part.size, there.tokens + part.tokens, there.leaders + part.leaders)
    return after


# ---------------------------------------------------------------- what is still needed


def needs(state: ArrakisState) -> Mapping[Marker, int]:
    """Steps that each marker lacks, of the objective that is nearest."""

    def lacking(objective: str) -> dict[Marker, int]:
        targets = standins().objectives[objective]
        return {marker: max(0, targets.of(marker) - state.markers[marker]) for marker in Marker}

    return min((lacking(objective) for objective in state.objectives), key=lambda lacks: sum(lacks.values()))


def steps_worth(needed: Mapping[Marker, int], steps: Mapping[Marker, int], price: float) -> float:
    useful = sum(min(steps[marker], needed[marker]) for marker in Marker)
    is_last = useful and useful >= sum(needed.values())
    return price * useful * (WINS if is_last else 1.0)


def award_worth(needed: Mapping[Marker, int], card: str, price: float) -> float:
    award = VISIONS[card].award
    return steps_worth(needed, {marker: award.of(marker) for marker in Marker}, price)


def station_worth(needed: Mapping[Marker, int], price: float) -> float:
    """Nobody knows which symbol it shows."""
    return price * sum(need > 0 for need in needed.values()) / len(needed)


# ---------------------------------------------------------------- how far visions are from true


def row_worth(state: ArrakisState, camps: Camps, needed: Mapping[Marker, int], price: float) -> float:
    """What the revealed cards promise: as many of them as may still be claimed."""
    left = BOX.prescience.claims - state.now.claims
    near = [award_worth(needed, card, price) * nearness(state, camps, card) for card in state.row]
    best = sorted(near, reverse=True)
    return sum(best[:left]) + 0.2 * sum(best[left:])


def nearness(state: ArrakisState, camps: Camps, card: str) -> float:
    lack = LACKS[card](state, camps)
    return NEAR[lack] if lack < len(NEAR) else 0.0


def place_of(camps: Camps, leader: str) -> str:
    return next((area for area, camp in camps.items() if leader in camp.leaders), "")


def to_come(state: ArrakisState, leader: str) -> int:
    """Steps until a leader who is not on the board stands where he should."""
    return 3 if in_tank(state, leader) or leader not in state.leaders else 1


def on(wanted: Terrain, count: int) -> Callable[[ArrakisState, Camps], int]:
    return lambda state, camps: max(0, count - sum(terrain(state, area) == wanted for area in camps))


def desert_war(state: ArrakisState, camps: Camps) -> int:
    return max(0, 4 - sum(is_desert(state, area) and not state.areas[area].sietch for area in camps))


def mahdi(state: ArrakisState, camps: Camps) -> int:
    paul = current(state, "paul")
    area = place_of(camps, paul)
    if not area:
        return to_come(state, paul)
    return 0 if state.areas[area].sietch and not state.areas[area].shown else 1


def water_discipline(state: ArrakisState, camps: Camps) -> int:
    return sum(in_the_deep(state, camps, current(state, leader)) for leader in ("paul", "jessica"))


def in_the_deep(state: ArrakisState, camps: Camps, leader: str) -> int:
    area = place_of(camps, leader)
    if not area:
        return 1 + to_come(state, leader)
    return 0 if is_deep(state, area) and not state.areas[area].sietch else 1


def ways_of_the_sisters(state: ArrakisState, camps: Camps) -> int:
    paul, jessica = current(state, "paul"), current(state, "jessica")
    one, other = place_of(camps, paul), place_of(camps, jessica)
    if one and one == other:
        return 0 if state.areas[one].sietch else 1
    missing = [leader for leader, area in ((paul, one), (jessica, other)) if not area]
    if not missing:
        return 2
    waiting = sum(to_come(state, leader) for leader in missing)
    here = one or other
    return waiting if not here or state.areas[here].sietch else waiting + 1


def lisan_al_gaib(state: ArrakisState, camps: Camps) -> int:
    paul = current(state, "paul")
    area = place_of(camps, paul)
    if area:
        return max(0, 2 - camps[area].tokens)
    crowded = any(camp.tokens >= 2 for camp in camps.values())
    return to_come(state, paul) + (0 if crowded else 1)


def water_of_life(state: ArrakisState, camps: Camps) -> int:
    paul = current(state, "paul")
    area = place_of(camps, paul)
    if not area:
        return to_come(state, paul)
    return int(any(holds_legion(state, Side.HARKONNEN, sector) for sector in sectors(area)))


def gates(state: ArrakisState, camps: Camps) -> int:
    near = {area for city in CITIES if state.areas[city].town for area in AREAS[city].adj}
    return min((max(0, 4 - camp.size) + (0 if area in near else 2) for area, camp in camps.items()), default=9)


LACKS: dict[str, Callable[[ArrakisState, Camps], int]] = {
    "dew_collectors": on(Terrain.PLATEAU, 3),
    "fremen_call_paul_mahdi": mahdi,
    "water_discipline": water_discipline,
    "new_hidden_wind_traps": on(Terrain.MOUNTAIN, 3),
    "stunted_worms": on(Terrain.MINOR_ERG, 2),
    "bene_gesserit_ways": ways_of_the_sisters,
    "the_desert_war": desert_war,
    "the_lisan_al_gaib": lisan_al_gaib,
    "paul_drinks_the_water_of_life": water_of_life,
    "families_flee_south": lambda state, camps: 0 if fleeing_from(state) else 1,
    "standin_sandriders": lambda state, camps: 0 if state.now.rode_far else 1,
    "standin_burning_harvesters": lambda state, camps: max(0, 2 - state.now.harvesters_lost),
    "standin_legend": lambda state, camps: 0 if state.now.legend else 2,
    "standin_kynes": lambda state, camps: max(0, 3 - state.stations_taken),
    "standin_makers": lambda state, camps: max(0, 3 - len(worms(state))),
    "standin_gates": gates,
}
"""Steps that each vision still lacks; a step is about an action."""
