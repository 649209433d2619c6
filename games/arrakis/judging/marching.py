"""Values of moves and attacks. The best of each legion is found once for a question."""

from __future__ import annotations

from functools import cached_property

from games.arrakis.components import BOX
from games.arrakis.judging.area_distances import FAR, STEPS
from games.arrakis.judging.forecast import Figures, Forecast, Strength, figures_of, forecast_attack
from games.arrakis.judging.prescience import award_worth
from games.arrakis.judging.rater import NEARNESS, Prospect, Rater
from games.arrakis.judging.vision_distances import HARVESTERS_WANTED, Camp, moved
from games.arrakis.rules.board import current, force_in, is_deep, legions, settlements
from games.arrakis.rules.reach import destinations, flights, ride_ends, second_legs, unmoved
from games.arrakis.state import ArrakisState, Attack, Force
from games.arrakis.steps.maneuver import attack_pairs
from games.arrakis.steps.moving import Orders, movers
from games.arrakis.vocabulary import KINDS, Side
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
        self.best_marches: dict[tuple[str, Orders], float] = {}
        self.marches: dict[tuple[str, Figures], March] = {}
        self.posts: dict[str, float] = {}
        self.known_hopes: dict[tuple[str, Strength], float] = {}
        self.known_rides: dict[str, dict[str, bool]] = {}
        self.known_movers: dict[Orders, list[str]] = {}
        self.known_pairs: dict[Orders, list[tuple[str, str, bool]]] = {}

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
        return wins * self.storm_loss(area, 2)

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

    @cached_property
    def stack_limit(self) -> int:
        return self.state.stack_limit(self.side)

    def part_of(self, area: str) -> Force:
        return unmoved(self.state, area)

    @cached_property
    def prospects_of(self) -> dict[Strength, list[Prospect]]:
        return {}

    def hopes(self, area: str, force: Strength) -> float:
        if force.units <= 0:
            return 0.0
        known = self.known_hopes.get((area, force))
        if known is None:
            known = self.known_hopes[area, force] = self.promise(area, self.prospects_for(force))
        return known

    def prospects_for(self, force: Strength) -> list[Prospect]:
        if force not in self.prospects_of:
            self.prospects_of[force] = self.prospects(force)
        return self.prospects_of[force]

    @cached_property
    def goals_in_sight(self) -> dict[str, float]:
        """Map each enemy settlement and station to what the own legion nearest to taking it may hope for.

        Each counts once. Three legions before one settlement would be worth more than its fall otherwise.
        """
        found: dict[str, float] = {}
        for area in legions(self.state, self.side):
            for goal, worth in self.prospects_for(self.at(area)):
                hoped = self.boldness * worth * NEARNESS[area][goal]
                found[goal] = max(hoped, found.get(goal, 0.0))
            if self.side == Side.ATREIDES:
                for station in self.stations:
                    pull = self.pull_of(STEPS[area].get(station, FAR))
                    found[station] = max(pull, found.get(station, 0.0))
        return found

    def post_worth(self, area: str, force: Force) -> float:
        """Return the value of a legion in an area: its prospects, less what it may lose there."""
        return self.post_of(area, self.strength(force), force.size, self.stake_of(force))

    def post_of(self, area: str, strength: Strength, size: int, stake: float) -> float:
        """Return the value of so many figures of this strength in an area, of which the stake may be lost."""
        exposed = self.exposure(area, strength, self.homes.get(area, 0.0) + stake)
        return self.hopes(area, strength) - exposed - self.storm_loss(area, size)

    def stake_of(self, force: Force) -> float:
        """Return what a lost legion would cost."""
        return self.force_worth(force) * 0.5 if force.size else 0.0

    def post_now(self, area: str) -> float:
        if area not in self.posts:
            self.posts[area] = self.post_worth(area, force_in(self.state, area))
        return self.posts[area]

    @cached_property
    def homes(self) -> dict[str, float]:
        """Map each own settlement to what its fall would cost."""
        return {area: self.settlement_worth(area) for area in settlements(self.state, self.side)}

    def march(self, origin: str, part: Force) -> March:
        key = origin, figures_of(part)
        if key not in self.marches:
            self.marches[key] = March(self, origin, part)
        return self.marches[key]

    def march_worth(self, origin: str, end: str, part: Force) -> float:
        """Return the value of moving these figures to another area."""
        return self.march(origin, part).worth(end)

    def wormsign_loss(self, end: str) -> float:
        """Return the expected loss of Harkonnen who move onto a wormsign."""
        return -1.5 * self.prices["march"] if self.state.areas[end].wormsign is not None else 0.0

    def gains_at(self, origin: str, end: str, camp: Camp) -> float:
        """Return what Atreides gain in the area they move to: stations, harvesters, prescience cards."""
        there = self.state.areas[end]
        gain = self.row_worth(moved(self.camps, origin, end, camp)) - self.row_now
        if there.station:
            gain += self.station_worth + self.kynes_bonus()
        if there.harvester:
            gain += self.harvester_worth(end)
        if not self.state.now.rode_far and self.rides(origin).get(end):
            gain += self.vision_share("standin_sandriders", RIDE_SHARE)
        return gain

    def rides(self, origin: str) -> dict[str, bool]:
        if origin not in self.known_rides:
            self.known_rides[origin] = ride_ends(self.state, origin)
        return self.known_rides[origin]

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
        known = self.best_marches.get((origin, orders))
        if known is None:
            parts = [self.part_of(origin), *self.splits(origin, orders)]
            known = max((self.best_end(origin, part, orders.further) for part in parts), default=0.0)
            self.best_marches[origin, orders] = known
        return known

    def best_end(self, origin: str, part: Force, further: bool = False) -> float:
        return self.march(origin, part).best_end(further)

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

    def movers_for(self, orders: Orders) -> list[str]:
        """Return the areas from which a legion may move by these orders."""
        if orders not in self.known_movers:
            self.known_movers[orders] = movers(self.state, self.side, orders)
        return self.known_movers[orders]

    def pairs_for(self, orders: Orders) -> list[tuple[str, str, bool]]:
        """Return each legion that may attack by these orders, with its target."""
        if orders not in self.known_pairs:
            self.known_pairs[orders] = attack_pairs(self.state, self.side, orders)
        return self.known_pairs[orders]

    def maneuver_worth(self, orders: Orders, moves: int, attack: Attack | None) -> float:
        """Return the value of the best attack or the best moves that an order allows."""
        attacks = [
            self.attack_worth(origin, area, attack or ORDINARY)
            for origin, area, _ in (self.pairs_for(orders) if attack else ())
        ]
        marches = sorted((self.best_march(area, orders) for area in self.movers_for(orders)), reverse=True)
        marched = sum(worth for worth in marches[:moves] if worth > 0)
        return max([marched, *attacks, 0.0])


class March:
    """Figures that may leave an area, and what moving them is worth. It is valid for one question."""

    def __init__(self, rater: MoveRater, origin: str, part: Force) -> None:
        self.rater, self.origin, self.part = rater, origin, part
        self.size, self.strength, self.stake = part.size, rater.strength(part), rater.stake_of(part)
        self.camp = Camp(part.size, len(part.tokens), tuple(part.leaders))
        left = force_in(rater.state, origin).without(part)
        self.leaving = rater.post_worth(origin, left) - rater.post_now(origin)
        """How the value of the origin changes if these figures leave."""
        self.worths: dict[str, float] = {}
        self.best_ends: dict[bool, float] = {}

    def worth(self, end: str) -> float:
        if end not in self.worths:
            self.worths[end] = self._worth(end)
        return self.worths[end]

    def _worth(self, end: str) -> float:
        rater, there = self.rater, force_in(self.rater.state, end)
        if there.is_empty:
            size, arrived = self.size, rater.post_of(end, self.strength, self.size, self.stake)
        else:
            together = there.copy()
            together.add(self.part)
            size, arrived = together.size, rater.post_worth(end, together)
        excess = max(0, size - rater.stack_limit)
        gain = self.leaving + arrived - rater.post_now(end) - excess * rater.prices["elite"]
        if rater.side == Side.ATREIDES:
            return gain + rater.gains_at(self.origin, end, self.camp)
        return gain + rater.wormsign_loss(end)

    def best_end(self, further: bool) -> float:
        if further not in self.best_ends:
            ends = self.rater.ends(self.origin, self.part, further)
            self.best_ends[further] = max(map(self.worth, ends), default=0.0)
        return self.best_ends[further]


def one_of(part: Force) -> Force:
    """Return the weakest unit of a force, or a token."""
    kind = next((kind for kind in KINDS if part.of(kind)), None)
    return Force({kind: 1}) if kind else Force({}, part.tokens[:1])
