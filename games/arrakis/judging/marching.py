"""Values of moves and attacks. The best of each legion is found once for a question."""

from __future__ import annotations

from functools import cached_property

from games.arrakis.components import BOX
from games.arrakis.judging.forecast import Forecast, Strength, forecast_attack
from games.arrakis.judging.prescience import award_worth, station_worth
from games.arrakis.judging.rater import Prospect, Rater
from games.arrakis.judging.vision_distances import HARVESTERS_WANTED, Camp, moved
from games.arrakis.rules.board import current, force_in, is_deep
from games.arrakis.rules.reach import destinations, flights, ride_ends, second_legs, unmoved
from games.arrakis.state import ArrakisState, Attack, Force
from games.arrakis.steps.maneuver import attack_pairs
from games.arrakis.steps.moving import Orders, movers
from games.arrakis.vocabulary import Kind, Side
from games.core.judgement import Prices

ORDINARY = Attack()
SURPRISE_DICE = 0.7
"""The dice that a surprise attack is worth in the first round."""
NOT_AT_ALL = -1.0
LIFE_SHARE = 0.8
"""The value of a life as a share of a regular's price."""
RIDE_SHARE = 0.5
BURNING_SHARES = {1: 0.65, 2: 0.35}
"""Harvesters still needed for the prescience card -> the share of its value that destroying one earns."""
STATIONS_WANTED = 3


class MoveRater(Rater):
    """A seat's rating of moves and battles."""

    def __init__(self, state: ArrakisState, seat: int, prices: Prices) -> None:
        super().__init__(state, seat, prices)
        self.marches: dict[tuple[str, Orders], float] = {}
        self.posts: dict[str, float] = {}
        self.leavings: dict[tuple[str, int, int], float] = {}

    # ------------------------------------------------------------ attacks

    def attack_worth(self, origin: str, area: str, how: Attack = ORDINARY) -> float:
        """Return the value of an attack: the settlement or legion that may fall, less the cost."""
        ours, theirs = self.at(origin), self.at(area)
        surprise = SURPRISE_DICE if how.surprise and ours.leaders else 0.0
        forecast = forecast_attack(
            ours, theirs, self.rank(area), how.bonus + how.bonus_first + surprise, -2.0 if how.cap_first else 0.0
        )
        life = self.prices["regular"] * LIFE_SHARE
        gained = self.prices["attack"] * forecast.wins * (self.settlement_worth(area) + self.legend(origin))
        slain = forecast.slain * life * self.prices["spite"]
        return gained + slain - forecast.lost * life - self.loss_after_advance(area, forecast.wins)

    def loss_after_advance(self, area: str, wins: float) -> float:
        """Return the expected loss to storms and worms after the winner has advanced."""
        if not self.settlement_worth(area):
            return 0.0
        return wins * self.storm_loss(area, Force({Kind.REGULAR: 2}))

    def legend(self, origin: str) -> float:
        """Return the additional value of winning with Paul or Stilgar, if a revealed card asks for that."""
        if "standin_legend" not in self.state.row or self.side != Side.ATREIDES or self.state.now.legend:
            return 0.0
        leaders = force_in(self.state, origin).leaders
        is_there = any(leader.startswith("paul") or leader == "stilgar" for leader in leaders)
        return self.prices["marker"] if is_there else 0.0

    def battle_now(self, extra: float = 0.0, guard: float = 0.0, hit: float = 0.0) -> Forecast:
        """Return the forecast of the battle that is being fought."""
        battle = self.state.fight
        ours = self.strength(force_in(self.state, battle.origin))
        ours = ours._replace(lives=ours.lives - hit, units=min(ours.units, ours.lives - hit))
        theirs = self.strength(force_in(self.state, battle.area))
        return forecast_attack(ours, theirs, self.rank(battle.area), extra + battle.how.bonus, guard)

    # ------------------------------------------------------------ marches

    def part_of(self, area: str) -> Force:
        return unmoved(self.state, area)

    @cached_property
    def prospects_of(self) -> dict[Strength, list[Prospect]]:
        return {}

    def hopes(self, area: str, force: Strength) -> float:
        if force.units <= 0:
            return 0.0
        if force not in self.prospects_of:
            self.prospects_of[force] = self.prospects(force)
        return self.promise(area, self.prospects_of[force])

    def post_worth(self, area: str, force: Force) -> float:
        """Return the value of a legion in an area: its prospects, less what it may lose there."""
        strength = self.strength(force)
        stake = self.stake_at_home(area) + (self.force_worth(force) * 0.5 if force.size else 0.0)
        return self.hopes(area, strength) - self.exposure(area, strength, stake) - self.storm_loss(area, force)

    def post_now(self, area: str) -> float:
        if area not in self.posts:
            self.posts[area] = self.post_worth(area, force_in(self.state, area))
        return self.posts[area]

    def leaving(self, area: str, part: Force) -> float:
        """Return how the value of an area changes if these figures leave."""
        key = area, part.size, len(part.leaders)
        if key not in self.leavings:
            left = force_in(self.state, area).without(part)
            self.leavings[key] = self.post_worth(area, left) - self.post_now(area)
        return self.leavings[key]

    def stake_at_home(self, area: str) -> float:
        there = self.state.areas[area]
        own = there.sietch if self.side == Side.ATREIDES else there.town
        return self.settlement_worth(area) if own else 0.0

    def march_worth(self, origin: str, end: str, part: Force) -> float:
        """Return the value of moving these figures to another area."""
        state = self.state
        together = force_in(state, end).copy()
        together.add(part)
        gain = self.leaving(origin, part) + self.post_worth(end, together) - self.post_now(end)
        excess = max(0, together.size - state.stack_limit(self.side))
        gain -= excess * self.prices["elite"]
        return gain + (self.gains_at(origin, end, part) if self.side == Side.ATREIDES else self.wormsign_loss(end))

    def wormsign_loss(self, end: str) -> float:
        """Return the expected loss of Harkonnen who move onto a wormsign."""
        return -1.5 * self.prices["march"] if self.state.areas[end].wormsign is not None else 0.0

    def gains_at(self, origin: str, end: str, part: Force) -> float:
        """Return what Atreides gain in the area they move to: stations, harvesters, prescience cards."""
        state, there = self.state, self.state.areas[end]
        camp = Camp(part.size, len(part.tokens), tuple(part.leaders))
        gain = self.row_worth(moved(self.camps, origin, end, camp)) - self.row_now
        if there.station:
            gain += station_worth(self.needed, self.prices["marker"]) + self.kynes_bonus()
        if there.harvester:
            gain += self.harvester_worth(end)
        if not state.now.rode_far and ride_ends(state, origin).get(end):
            gain += self.vision_share("standin_sandriders", RIDE_SHARE)
        return gain

    def vision_share(self, card: str, share: float) -> float:
        """Return a share of a revealed prescience card's value, or 0 if it cannot be claimed."""
        state = self.state
        if card not in state.row or state.now.claims >= BOX.prescience.claims:
            return 0.0
        return self.prices["vision"] * share * award_worth(self.needed, card, self.prices["marker"])

    def kynes_bonus(self) -> float:
        """Return the value of one more station for the card about Liet-Kynes."""
        return self.vision_share("standin_kynes", 0.3) if self.state.stations_taken < STATIONS_WANTED else 0.0

    def harvester_worth(self, area: str) -> float:
        spice = 2 if is_deep(self.state, area) else 1
        missing = HARVESTERS_WANTED - self.state.now.harvesters_lost
        burning = self.vision_share("standin_burning_harvesters", BURNING_SHARES[missing]) if missing > 0 else 0.0
        return self.prices["spice"] * spice + burning

    def ends(self, origin: str, part: Force, further: bool = False) -> list[str]:
        state, side = self.state, self.side
        found = [*destinations(state, side, origin), *flights(state, side, origin, part)]
        return [*found, *second_legs(state, side, origin, part)] if further else found

    def best_march(self, origin: str, orders: Orders) -> float:
        """Return the value of the best move of a legion, or of a part of it."""
        known = self.marches.get((origin, orders))
        if known is None:
            parts = [self.part_of(origin), *self.splits(origin, orders)]
            known = max((self.best_end(origin, part, orders.further) for part in parts), default=0.0)
            self.marches[origin, orders] = known
        return known

    def best_end(self, origin: str, part: Force, further: bool = False) -> float:
        ends = self.ends(origin, part, further)
        return max((self.march_worth(origin, end, part) for end in ends), default=0.0)

    def splits(self, origin: str, orders: Orders) -> list[Force]:
        """Return the parts of a legion that may move alone.

        Atreides try one unit, alone or with one leader. Harkonnen try all units but one.
        """
        part = self.part_of(origin)
        if part.size < 2:
            return []
        if self.side == Side.ATREIDES:
            one = one_of(part)
            return [Force(one.units, one.tokens, led) for led in self.escorts(part, orders)]
        return [part.without(one_of(part))] if self.state.areas[origin].town else []

    def escorts(self, part: Force, orders: Orders) -> list[list[str]]:
        """Return the leaders who may go with one unit: the leader of the order, Paul, Jessica, nobody, or any if one
        must.
        """
        bound = current(self.state, orders.who)
        if bound in part.leaders:
            return [[bound]]
        wanted = [leader for leader in part.leaders if leader in (self.distances.paul, self.distances.jessica)]
        escort = [leader for leader in part.leaders if leader not in wanted][:1] if orders.led else []
        return [*([] if orders.led else [[]]), *([leader] for leader in (*wanted, *escort))]

    def best_split(self, origin: str, orders: Orders) -> tuple[float, Force]:
        found = [(self.best_end(origin, part, orders.further), part) for part in self.splits(origin, orders)]
        return max(found, key=lambda each: each[0], default=(NOT_AT_ALL, Force()))

    # ------------------------------------------------------------ a whole action

    def maneuver_worth(self, orders: Orders, moves: int, attack: Attack | None) -> float:
        """Return the value of the best attack or the best moves that an order allows."""
        attacks = [
            self.attack_worth(origin, area, attack or ORDINARY)
            for origin, area, _ in (attack_pairs(self.state, self.side, orders) if attack else ())
        ]
        marches = sorted(
            (self.best_march(area, orders) for area in movers(self.state, self.side, orders)), reverse=True
        )
        marched = sum(worth for worth in marches[:moves] if worth > 0)
        return max([marched, *attacks, 0.0])


def one_of(part: Force) -> Force:
    """Return the weakest unit of a force, or a token."""
    kind = next((kind for kind in Kind if part.of(kind)), None)
    return Force({kind: 1}) if kind else Force({}, part.tokens[:1])
