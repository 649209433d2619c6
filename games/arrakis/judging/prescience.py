"""Prescience: the steps that each marker still needs, and the values of revealed cards."""

from __future__ import annotations

from collections.abc import Mapping

from games.arrakis.components import BOX, VISIONS, standins
from games.arrakis.judging.vision_distances import Camps, VisionDistances
from games.arrakis.state import ArrakisState
from games.arrakis.vocabulary import Marker

COMPLETING_FACTOR = 3.0
"""The factor on a step that completes the objective."""
UNCLAIMABLE_FACTOR = 0.2
"""The factor on cards beyond those that may be claimed."""


def needs(state: ArrakisState) -> Mapping[Marker, int]:
    """Return the steps that each marker lacks for the nearest objective."""

    def lacking(objective: str) -> dict[Marker, int]:
        targets = standins().objectives[objective]
        return {marker: max(0, targets.of(marker) - state.markers[marker]) for marker in Marker}

    return min((lacking(objective) for objective in state.objectives), key=lambda lacks: sum(lacks.values()))


def steps_worth(needed: Mapping[Marker, int], steps: Mapping[Marker, int], price: float) -> float:
    useful = sum(min(steps[marker], needed[marker]) for marker in Marker)
    is_last = useful and useful >= sum(needed.values())
    return price * useful * (COMPLETING_FACTOR if is_last else 1.0)


def award_worth(needed: Mapping[Marker, int], card: str, price: float) -> float:
    award = VISIONS[card].award
    return steps_worth(needed, {marker: award.of(marker) for marker in Marker}, price)


def station_worth(needed: Mapping[Marker, int], price: float) -> float:
    """Return the expected value of a station. Nobody knows which marker it shows."""
    return price * sum(need > 0 for need in needed.values()) / len(needed)


def row_worth(distances: VisionDistances, camps: Camps, awards: Mapping[str, float]) -> float:
    """Return the value of the revealed cards. The best cards count in full, up to the number that may still be claimed.

    `awards` has the value of each card once it is claimed.
    """
    left = BOX.prescience.claims - distances.state.now.claims
    near = [award * distances.nearness(camps, card) for card, award in awards.items() if award]
    best = sorted(near, reverse=True)
    return sum(best[:left]) + UNCLAIMABLE_FACTOR * sum(best[left:])
