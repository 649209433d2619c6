"""Prescience as Atreides see it: what each marker still needs, and what the revealed visions are worth."""

from __future__ import annotations

from collections.abc import Mapping

from games.arrakis.components import BOX, VISIONS, standins
from games.arrakis.judging.omens import Camps, Omens
from games.arrakis.state import ArrakisState
from games.arrakis.vocabulary import Marker

WINS = 3.0
"""A step that completes the objective is worth so much more."""
BEYOND = 0.2
"""What is left of a vision beyond those that may be claimed."""


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


def row_worth(omens: Omens, camps: Camps, needed: Mapping[Marker, int], price: float) -> float:
    """What the revealed cards promise: as many of them as may still be claimed."""
    state = omens.state
    left = BOX.prescience.claims - state.now.claims
    near = [award_worth(needed, card, price) * omens.nearness(camps, card) for card in state.row]
    best = sorted(near, reverse=True)
    return sum(best[:left]) + BEYOND * sum(best[left:])
