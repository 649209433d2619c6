"""The position seen by one seat, rated by its prices: what is at stake, what threatens it, where legions help."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from operator import itemgetter
from typing import NamedTuple

from games.arrakis.components import AREAS, BOX
from games.arrakis.judging.area_distances import FAR, STEPS
from games.arrakis.judging.forecast import NOBODY, Strength, forecast_attack, strength_of
from games.arrakis.judging.prescience import award_worth, needs, row_worth, station_worth
from games.arrakis.judging.vision_distances import Camps, VisionDistances, camps_of
from games.arrakis.mahdi.power import distance, target
from games.arrakis.rules.board import force_in, is_deep, is_desert, is_open_to_storm, legions, ornithopters_over
from games.arrakis.state import ArrakisState, Force
from games.arrakis.vocabulary import GENERICS, Marker, Side, Terrain
from games.core.judgement import Prices

STEP_FACTOR = 0.72
"""The factor on a target's value for each step that it is further away."""
NEARNESS = {area: {goal: STEP_FACTOR ** (steps.get(goal, FAR) - 1) for goal in AREAS} for area, steps in STEPS.items()}
"""Area -> goal -> the factor on the goal's value for a legion in that area."""
CONQUEST_FACTOR = 0.5
"""The factor on enemy settlements for Atreides, who win by prescience rather than by conquest."""
STATION_SHARE, STATION_STEP_FACTOR = 0.45, 0.5
"""The share of a station's value for an adjacent legion, and the factor for each further step."""
ATREIDES_ARRIVAL = {0: 1.0, 1: 1.0, 2: 0.45, 3: 0.15}
"""Steps -> the probability that Atreides come from that far."""
HARKONNEN_ARRIVAL, LATE_FACTOR = 0.7, 0.5
"""The probability for each step that Harkonnen come, and the factor if they have fewer dice than steps."""
TARGET_ARRIVAL = {0: 1.0, 1: 1.0, 2: 0.9, 3: 0.7, 4: 0.5, 5: 0.3}
AUTOMA_ARRIVAL = {0: 1.0, 1: 0.6, 2: 0.25, 3: 0.1}
"""Steps by the automa's distances -> the probability that a legion comes: to its target, and to another area."""
ATTACK_RANGE = 5
"""Enemies that are further away than this are ignored."""
WINNING_FACTOR = 3.0
"""The factor on what wins the game."""


_first = itemgetter(0)


class Prospect(NamedTuple):
    area: str
    worth: float


class Rater:
    def __init__(self, state: ArrakisState, seat: int, prices: Prices) -> None:
        self.state = state
        self.seat = seat
        self.prices = prices
        self.side = state.players[seat].side
        self.known_attackers: dict[str, list[tuple[float, Strength]]] = {}
        self.known_falls: dict[tuple[str, Strength], float] = {}
        self.known_pulls: dict[str, float] = {}
        self.known_worm_losses: dict[str, float] = {}

    def look_at(self, state: ArrakisState) -> None:
        """Go on with another copy of the same position."""
        self.state = self.distances.state = state

    # ------------------------------------------------------------ strengths

    def strength(self, force: Force) -> Strength:
        return strength_of(force, self.side == Side.ATREIDES)

    @cached_property
    def strengths(self) -> dict[str, Strength]:
        """Map each legion on the board to its strength, as far as this seat may know it."""
        return {area: self.strength(force_in(self.state, area)) for side in Side for area in legions(self.state, side)}

    def at(self, area: str) -> Strength:
        return self.strengths.get(area, NOBODY)

    @cached_property
    def unseen_rank(self) -> float:
        """Return the average rank of the sietches that were never shown."""
        hidden = [there.sietch for there in self.state.areas.values() if there.sietch and not there.shown]
        return sum(hidden) / len(hidden) if hidden else 0.0

    def rank(self, area: str) -> float:
        there = self.state.areas[area]
        if there.town:
            return float(there.town)
        if not there.sietch:
            return 0.0
        return float(there.sietch) if there.shown or self.side == Side.ATREIDES else self.unseen_rank

    # ------------------------------------------------------------ what things are worth

    def force_worth(self, force: Force) -> float:
        prices = self.prices
        units = sum(prices[kind] * count for kind, count in force.units.items())
        leaders = sum(prices["leader"] if leader in GENERICS else prices["named"] for leader in force.leaders)
        return units + prices["token"] * len(force.tokens) + leaders

    @cached_property
    def needed(self) -> Mapping[Marker, int]:
        """Return the steps that Atreides still need for each marker.

        Harkonnen do not know the objective and assume seven for each.
        """
        if self.side == Side.ATREIDES:
            return needs(self.state)
        return {marker: max(1, 7 - self.state.markers[marker]) for marker in Marker}

    def settlement_worth(self, area: str) -> float:
        """Return what the fall of a settlement is worth to the enemy, and so to its owner."""
        rank = self.rank(area)
        if not rank:
            return 0.0
        if self.state.areas[area].town:
            return (
                self.prices["marker"] * sum(min(rank, need) for need in self.needed.values()) * self.town_decides(rank)
            )
        decides = WINNING_FACTOR if self.state.supremacy + rank >= BOX.supremacy.win else 1.0
        return self.prices["supremacy"] * rank * decides

    def town_decides(self, rank: float) -> float:
        return WINNING_FACTOR if all(rank >= need for need in self.needed.values()) else 1.0

    # ------------------------------------------------------------ dangers

    def around(self, area: str) -> tuple[str, ...]:
        return AREAS[area].adj

    @cached_property
    def enemies(self) -> list[str]:
        return legions(self.state, self.side.other)

    def possible_attackers(self, area: str) -> list[tuple[float, Strength]]:
        """Return the enemy legions that may come to an area, each with its probability, the likeliest first."""
        found = self.known_attackers.get(area)
        if found is None:
            arrival, flights, found = self.arrival, self.enemy_flyers, []
            for enemy in self.enemies:
                steps = STEPS[enemy].get(area, FAR)
                comes = arrival[1 if steps == 2 and enemy in flights else steps]
                if comes:
                    found.append((comes, self.strengths[enemy]))
            found.sort(key=_first, reverse=True)
            self.known_attackers[area] = found
        return found

    @cached_property
    def arrival(self) -> list[float]:
        """Return the probability that an enemy comes, by the steps from it."""
        return [self.reached(steps) for steps in range(FAR + 1)]

    @cached_property
    def faces_automa(self) -> bool:
        return self.state.mahdi is not None and self.side == Side.ATREIDES

    def automa_attackers(self, area: str, force: Strength) -> list[tuple[float, Strength]]:
        """Return the legions of the automa that may attack an area with this defence, each with its probability.

        The automa marches to its target by its own distances, and attacks only what is weaker than the legion.
        """
        chances = TARGET_ARRIVAL if area == target(self.state) else AUTOMA_ARRIVAL
        found = [(chances.get(distance(enemy, area), 0.0), self.strengths[enemy]) for enemy in self.enemies]
        power = force.units + force.leaders
        likely = [(chance, enemy) for chance, enemy in found if chance and enemy.units + enemy.leaders > power]
        return sorted(likely, key=_first, reverse=True)

    def reached(self, steps: int) -> float:
        if self.side == Side.HARKONNEN:
            return ATREIDES_ARRIVAL.get(steps, 0.0)
        if steps > ATTACK_RANGE:
            return 0.0
        return HARKONNEN_ARRIVAL ** max(0, steps - 1) * (1.0 if steps <= self.enemy_dice else LATE_FACTOR)

    @cached_property
    def enemy_dice(self) -> int:
        return self.state.unused_dice(self.side.other)

    @cached_property
    def enemy_flyers(self) -> set[str]:
        """Return the enemy legions with an ornithopter."""
        if self.side == Side.HARKONNEN:
            return set()
        return {enemy for enemy in self.enemies if ornithopters_over(self.state, enemy)}

    def exposure(self, area: str, force: Strength, stake: float) -> float:
        """Return the expected loss of a stake in an area to enemy legions."""
        return self.fall(area, force) * stake * self.prices["danger"] if stake else 0.0

    def fall(self, area: str, force: Strength) -> float:
        """Return the probability that the likeliest enemy legion comes to an area and beats this defence."""
        known = self.known_falls.get((area, force))
        if known is None:
            rank = self.rank(area)
            attackers = self.automa_attackers(area, force) if self.faces_automa else self.possible_attackers(area)
            known = 0.0
            for comes, enemy in attackers:
                if comes <= known:
                    # Those that follow are less likely to come, so they cannot be more dangerous.
                    break
                known = max(known, comes * forecast_attack(enemy, force, rank).wins)
            self.known_falls[area, force] = known
        return known

    def storm_loss(self, area: str, size: int) -> float:
        """Return what storm and worms are expected to cost so many Harkonnen in an area at the end of the round."""
        state = self.state
        if self.side != Side.HARKONNEN or not size or not is_open_to_storm(state, area):
            return 0.0
        special = 2 if is_deep(state, area) else 1 if is_desert(state, area) else 0
        hits = BOX.combat.storm_dice * (1 / 2 + special / 6)
        if area not in self.known_worm_losses:
            self.known_worm_losses[area] = self.worm_loss(area)
        return self.prices["regular"] * min(hits, size) * 0.6 + self.known_worm_losses[area]

    def worm_loss(self, area: str) -> float:
        """Return the expected loss to a wormsign in the area or to a worm next to it."""
        state = self.state
        if state.areas[area].wormsign is not None:
            return 1.5 * self.prices["regular"]
        near = any(state.areas[n].worm for n in AREAS[area].adj)
        return 1.5 * self.prices["regular"] if near and AREAS[area].terrain != Terrain.MOUNTAIN else 0.0

    # ------------------------------------------------------------ where a legion does good

    @cached_property
    def goals(self) -> list[tuple[str, float, Strength, float]]:
        """Return the enemy settlements with their value, defenders and rank."""
        state = self.state
        return [
            (area, self.settlement_worth(area), self.at(area), self.rank(area))
            for area, there in state.areas.items()
            if (there.sietch if self.side == Side.HARKONNEN else there.town)
        ]

    def prospects(self, force: Strength) -> list[Prospect]:
        found = (
            Prospect(area, worth * forecast_attack(force, defence, rank).wins)
            for area, worth, defence, rank in self.goals
        )
        return [prospect for prospect in found if prospect.worth > 0]

    def promise(self, area: str, prospects: list[Prospect]) -> float:
        """Return what a legion with these prospects can gain from an area."""
        nearness, best = NEARNESS[area], 0.0
        for goal, worth in prospects:
            hoped = worth * nearness[goal]
            if hoped > best:
                best = hoped
        return self.boldness * best + self.station_pull(area)

    @cached_property
    def boldness(self) -> float:
        """Return the factor on what a legion may hope for in an enemy settlement."""
        return (1.0 if self.side == Side.HARKONNEN else CONQUEST_FACTOR) * self.prices["march"]

    def goal_of(self, area: str) -> str:
        """Return the enemy settlement that a legion hopes for most, or an empty string if it goes to a station."""
        bold = 1.0 if self.side == Side.HARKONNEN else CONQUEST_FACTOR
        found = {goal: worth * NEARNESS[area][goal] for goal, worth in self.prospects(self.at(area))}
        best = max(found, key=lambda goal: found[goal], default="")
        return best if best and bold * found[best] >= self.station_pull(area) else ""

    def station_pull(self, area: str) -> float:
        """Return the value of being near a station, for an Atreides legion."""
        if self.side == Side.HARKONNEN:
            return 0.0
        if area not in self.known_pulls:
            near = min((STEPS[area].get(station, FAR) for station in self.stations), default=FAR)
            self.known_pulls[area] = self.pull_of(near)
        return self.known_pulls[area]

    def pull_of(self, steps: int) -> float:
        """Return the value of a station that is so many steps away."""
        return STATION_SHARE * self.station_worth * STATION_STEP_FACTOR ** (steps - 1)

    @cached_property
    def station_worth(self) -> float:
        return station_worth(self.needed, self.prices["marker"])

    @cached_property
    def stations(self) -> list[str]:
        return [area for area, there in self.state.areas.items() if there.station]

    @cached_property
    def camps(self) -> Camps:
        return camps_of(self.state)

    @cached_property
    def distances(self) -> VisionDistances:
        return VisionDistances(self.state)

    def row_worth(self, camps: Camps) -> float:
        return self.prices["vision"] * row_worth(self.distances, camps, self.awards)

    @cached_property
    def awards(self) -> dict[str, float]:
        """Map each revealed prescience card to the value of its award."""
        return {card: award_worth(self.needed, card, self.prices["marker"]) for card in self.state.row}

    @cached_property
    def row_now(self) -> float:
        return self.row_worth(self.camps)
