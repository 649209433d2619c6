"""Prescience cards ("visions"): their conditions, and which of them may be claimed.

A claim carries out conditions that say "reveal" or cost something; `claiming` does that.
"""

from __future__ import annotations

from collections.abc import Callable

from games.arrakis.components import ARRAKEEN, BOX, SETTLEMENTS, VISIONS
from games.arrakis.rules.board import (
    current,
    force_in,
    has_legion,
    holds_legion,
    is_deep,
    is_desert,
    is_free,
    is_watched,
    legions,
    neighbours,
    sectors,
    settlements,
    terrain,
    where_is,
    worms,
)
from games.arrakis.rules.reach import is_held
from games.arrakis.state import ArrakisState, Phase
from games.arrakis.vocabulary import Side, Terrain

SOUTH = {"seo", "swo"}
CARTHAG = "carthag"


def legions_on(state: ArrakisState, ground: Terrain) -> int:
    return sum(terrain(state, area) == ground for area in legions(state, Side.ATREIDES))


def water_discipline(state: ArrakisState) -> bool:
    places = [where_is(state, current(state, leader)) for leader in ("paul", "jessica")]
    return all(area and is_deep(state, area) and not state.areas[area].sietch for area in places)


def mahdi(state: ArrakisState) -> bool:
    """Return whether a face-down sietch is in Paul's area and may be turned up."""
    area = where_is(state, current(state, "paul"))
    return bool(area) and bool(state.areas[area].sietch) and not state.areas[area].shown and not is_watched(state, area)


def ways_of_the_sisters(state: ArrakisState) -> bool:
    paul, jessica = (where_is(state, current(state, leader)) for leader in ("paul", "jessica"))
    return bool(paul) and paul == jessica and bool(state.areas[paul].sietch)


def desert_war(state: ArrakisState) -> bool:
    open_desert = [a for a in legions(state, Side.ATREIDES) if is_desert(state, a) and not state.areas[a].sietch]
    return len(open_desert) >= 4


def lisan_al_gaib(state: ArrakisState) -> bool:
    area = where_is(state, current(state, "paul"))
    return bool(area) and len(force_in(state, area).tokens) >= 2


def water_of_life(state: ArrakisState) -> bool:
    """Return whether Paul is in a sector without a Harkonnen legion."""
    area = where_is(state, current(state, "paul"))
    return bool(area) and not any(holds_legion(state, Side.HARKONNEN, sector) for sector in sectors(area))


def fleeing_from(state: ArrakisState) -> list[str]:
    """Return the sietch areas outside the south from which a legion of two units or more can flee.

    A legion that may not act, or that has no area to flee to, cannot.
    """
    return [
        area
        for area in settlements(state, Side.ATREIDES)
        if not sectors(area) & SOUTH
        and has_legion(state, Side.ATREIDES, area)
        and force_in(state, area).size >= 2
        and not is_held(state, area)
        and sanctuaries(state, area)
    ]


def sanctuaries(state: ArrakisState, origin: str) -> list[str]:
    """Return the free areas of the south in or beside which is another own legion or an own sietch."""
    return [area for area in state.areas if sectors(area) & SOUTH and is_sanctuary(state, area, origin)]


def is_sanctuary(state: ArrakisState, area: str, origin: str) -> bool:
    if not is_free(state, Side.ATREIDES, area) or area == origin:
        return False
    return any(
        n != origin and (has_legion(state, Side.ATREIDES, n) or state.areas[n].sietch)
        for n in (area, *neighbours(area))
    )


def at_the_gates(state: ArrakisState) -> bool:
    return any(
        state.areas[city].town
        and any(has_legion(state, Side.ATREIDES, n) and force_in(state, n).size >= 4 for n in neighbours(city))
        for city in (ARRAKEEN, CARTHAG)
        if city in SETTLEMENTS
    )


CONDITIONS: dict[str, Callable[[ArrakisState], bool]] = {
    "dew_collectors": lambda state: legions_on(state, Terrain.PLATEAU) >= 3,
    "fremen_call_paul_mahdi": mahdi,
    "water_discipline": water_discipline,
    "new_hidden_wind_traps": lambda state: legions_on(state, Terrain.MOUNTAIN) >= 3,
    "stunted_worms": lambda state: legions_on(state, Terrain.MINOR_ERG) >= 2,
    "bene_gesserit_ways": ways_of_the_sisters,
    "the_desert_war": desert_war,
    "the_lisan_al_gaib": lisan_al_gaib,
    "paul_drinks_the_water_of_life": water_of_life,
    "families_flee_south": lambda state: bool(fleeing_from(state)),
    "standin_sandriders": lambda state: state.now.rode_far,
    "standin_burning_harvesters": lambda state: state.now.harvesters_lost >= 2,
    "standin_legend": lambda state: state.now.legend,
    "standin_kynes": lambda state: state.stations_taken >= 3,
    "standin_makers": lambda state: len(worms(state)) >= 3,
    "standin_gates": at_the_gates,
}


def may_claim_more(state: ArrakisState) -> bool:
    return state.now.claims < BOX.prescience.claims


def claimable(state: ArrakisState, *moments: str) -> list[str]:
    """Return the revealed cards for these moments whose conditions hold."""
    if not may_claim_more(state):
        return []
    return [card for card in state.row if VISIONS[card].when in moments and CONDITIONS[card](state)]


def claimable_now(state: ArrakisState) -> list[str]:
    """Return the cards that may be claimed in one's own turn without a die."""
    return claimable(state, "any", "own_turn") if state.phase == Phase.ACTIONS else []
