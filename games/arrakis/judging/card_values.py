"""Values of the words of cards and leaders."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from games.arrakis.components import AREAS, BOX, LEADERS, LOWEST_ROW, planning
from games.arrakis.judging.marching import RIDE_SHARE, MoveRater
from games.arrakis.judging.prescience import steps_worth
from games.arrakis.judging.vision_distances import Camp
from games.arrakis.rules.board import (
    carryalls_over,
    current,
    force_in,
    harvesters,
    is_deep,
    is_desert,
    is_open_to_storm,
    is_placeable,
    legions,
    supply,
    vehicles_left,
    where_is,
    worms,
)
from games.arrakis.rules.cards import playable
from games.arrakis.rules.reach import can_be_ridden
from games.arrakis.state import Attack
from games.arrakis.steps.desert_power import may_use_maker, sign_areas, worm_targets
from games.arrakis.steps.moving import Orders
from games.arrakis.vocabulary import Kind, Marker, Result, Side, Vehicle, Worm
from games.arrakis.words import effects, exchanging, marching, placing, scattering
from games.arrakis.words.marching import strike_targets
from games.arrakis.words.placing import sites
from games.arrakis.words.sabotage import rocket_sectors
from games.arrakis.words.specials import Special, signs
from games.arrakis.words.word import Word

HITS = 2 / 3
"""The average hits of a die whose specials count as hits."""
LITTLE = 0.1
DEPTH = 2
"""How many cards deep a card that plays another card is followed."""


class CardRater(MoveRater):
    """A seat's rating of cards."""

    depth = 0

    def of(self, words: Iterable[Word]) -> float:
        return sum(self.word(word) for word in words)

    def word(self, word: Word) -> float:
        weigh = WEIGHED.get(type(word))
        return weigh(self, word) if weigh else 0.0

    def card(self, card: str) -> float:
        """Return the value of playing a card instead of keeping it."""
        return self.of(planning(card).fx) - 0.6 * self.prices["card"]

    def best_card(self) -> float:
        if self.depth >= DEPTH:
            return 0.0
        self.depth += 1
        found = max((self.card(card) for card in playable(self.state, self.seat)), default=0.0)
        self.depth -= 1
        return max(0.0, found)

    def special(self, leader: str) -> float:
        return self.of(LEADERS[leader].special)

    # ------------------------------------------------------------ the desert

    def struck(self, area: str, dice: int) -> float:
        """Return what Harkonnen are expected to lose by a worm's attack on an area."""
        state = self.state
        force = force_in(state, area) if state.areas[area].side == Side.HARKONNEN else None
        harvester = self.harvester_worth(area) if state.areas[area].harvester else 0.0
        if force is None:
            return harvester
        special = 2 if is_deep(state, area) else 1 if is_desert(state, area) else 0
        hits = dice * (1 / 2 + special / 6)
        lives = self.at(area).lives
        return min(hits, lives) * self.prices["regular"] * self.prices["spite"] + (harvester if hits >= lives else 0.0)

    def worm_strike(self, worm: str, area: str) -> float:
        """Return the value of an attack by a worm, which then leaves the board."""
        state = self.state
        kept = self.prices["worm"] * (2.0 if "standin_makers" in state.row and len(worms(state)) <= 3 else 1.0)
        dice = BOX.worms.wild_maker_dice if state.areas[worm].worm == Worm.WILD_MAKER else BOX.worms.dice
        return self.struck(area, dice) - kept

    def laying(self) -> float:
        """Return the value of laying two wormsigns, which may prepare a ride for a prescience card."""
        ride = self.vision_share("standin_sandriders", RIDE_SHARE) if self.ride_laid() else 0.0
        return 2 * self.prices["sign"] + ride

    def ride_laid(self) -> list[str]:
        """Return the areas where wormsigns would make a long ride possible, if a card asks for one."""
        state = self.state
        if state.now.rode_far or not self.distances.actions or self.distances.can_ride_far:
            return []
        if not self.vision_share("standin_sandriders", 1.0):
            return []
        bare = {area for area in sign_areas(state) if state.areas[area].side != Side.HARKONNEN}
        ways = [
            [area for area in (first, then) if area in bare]
            for camp in self.camps
            for first in AREAS[camp].adj
            if first in bare or can_be_ridden(state, first)
            for then in AREAS[first].adj
            if then != camp and (then in bare or can_be_ridden(state, then))
        ]
        return min(ways, key=len, default=[])

    def desert_power(self) -> float:
        state = self.state
        strikes = [self.worm_strike(worm, area) for worm in worms(state) for area in worm_targets(state, worm)]
        laid = self.laying() if sign_areas(state) and state.wormsigns else 0.0
        maker = max(strikes, default=0.0) + self.prices["worm"] if may_use_maker(state) else 0.0
        return max([laid, maker, *strikes, 0.0])


# ---------------------------------------------------------------- marching


def move(rater: CardRater, word: marching.Move) -> float:
    return rater.maneuver_worth(Orders(word.who, further=word.further), word.n, None)


def assault(rater: CardRater, word: marching.Assault) -> float:
    how = Attack(word.surprise, word.bonus, word.bonus_first, word.cap_first, word.free_continue)
    return rater.maneuver_worth(Orders(word.who), 0, how)


def strike(rater: CardRater, word: marching.Strike) -> float:
    most = max((rater.at(area).lives for area in strike_targets(rater.state, rater.seat)), default=0.0)
    return min(most, word.n * HITS) * rater.prices["regular"] * rater.prices["spite"]


# ---------------------------------------------------------------- placing


def units_worth(rater: CardRater, units: dict[Kind, int]) -> float:
    return sum(rater.prices[kind] * min(n, supply(rater.state, rater.side, kind)) for kind, n in units.items())


def place(rater: CardRater, word: placing.Place) -> float:
    if not sites(rater.state, rater.side, word.at):
        return 0.0
    leaders = rater.prices["leader"] * (word.generic + word.leader)
    named = current(rater.state, word.named) if word.named else ""
    if named and is_placeable(rater.state, named) and not where_is(rater.state, named):
        leaders += rater.prices["named"]
    return units_worth(rater, word.units()) + leaders


def place_each(rater: CardRater, word: scattering.PlaceEach) -> float:
    return rater.prices[word.kind] * len(sites(rater.state, rater.side, word.at))


def scatter(rater: CardRater, word: scattering.Scatter) -> float:
    if rater.side == Side.HARKONNEN:
        return 0.3 * rater.prices[word.kind] * word.n
    return rater.prices[word.kind] * word.n + scattered(rater, word.n)


def scattered(rater: CardRater, count: int) -> float:
    """Return the value of units in the open desert for prescience cards."""
    camps = dict(rater.camps)
    for area in sites(rater.state, rater.side, "empty_deserts")[:count]:
        camps[area] = Camp(1, 0, ())
    return max(0.0, rater.row_worth(camps) - rater.row_now)


def deploy(rater: CardRater, word: exchanging.Deploy) -> float:
    units = {Kind.REGULAR: word.regular, Kind.SPECIAL: word.special}
    return units_worth(rater, units) + rater.prices["leader"]


def exchange(rater: CardRater, word: exchanging.Exchange) -> float:
    state, side = rater.state, rater.side
    there = sum(force_in(state, area).of(word.old) for area in legions(state, side))
    count = min(word.n, there, supply(state, side, word.new))
    return count * (rater.prices[word.new] - rater.prices[word.old])


def vehicles(rater: CardRater, word: exchanging.Vehicles) -> float:
    return sum(
        vehicle_worth(rater, kind) * min(count, vehicles_left(rater.state, kind))
        for kind, count in word.counts().items()
    )


def vehicle_worth(rater: CardRater, kind: Vehicle) -> float:
    if kind == Vehicle.HARVESTER:
        return rater.prices["spice"]
    if kind == Vehicle.ORNITHOPTER:
        return rater.prices["ornithopter"]
    unguarded = [area for area in harvesters(rater.state) if not carryalls_over(rater.state, area)]
    return 0.6 * rater.prices["spice"] if unguarded else 0.0


# ---------------------------------------------------------------- effects


def when(rater: CardRater, word: effects.When) -> float:
    return rater.of(word.then if word.holds(rater.state) else word.otherwise)


def either(rater: CardRater, word: effects.Either) -> float:
    return max(rater.of(words) for words in word.ways)


def tank(rater: CardRater, word: effects.Tank) -> float:
    return (
        rater.prices["named"] * rater.prices["spite"] if effects.victims(rater.state, rater.seat, word.where) else 0.0
    )


def worms_placed(rater: CardRater, word: effects.Worms) -> float:
    count = min(word.n, len(effects.worm_sites(rater.state, word.at)))
    makers = rater.prices["marker"] if "standin_makers" in rater.state.row else 0.0
    return count * (rater.prices["worm"] + makers)


# ---------------------------------------------------------------- deeds of one card


def fear(rater: CardRater) -> float:
    """Return the value of two more steps, if a revealed card is nearly claimed."""
    ready = any(rater.distances.nearness(rater.camps, card) == 1.0 for card in rater.state.row)
    return 2 * rater.prices["marker"] * 0.8 if ready else 0.0


def pair_worth(rater: CardRater, back: Marker, forth: Marker, steps: int) -> float:
    """Return the value of moving steps from one marker to another."""
    needed = rater.needed
    spare = steps if not needed[back] else 0
    lost = max(0, steps - spare)
    gained = steps_worth(needed, {m: steps if m == forth else 0 for m in Marker}, rater.prices["marker"])
    return gained - lost * rater.prices["marker"]


def similitudes(rater: CardRater) -> float:
    pairs = [(back, forth) for back in Marker for forth in Marker if back != forth and rater.state.markers[back]]
    return max((pair_worth(rater, *pair, 1) for pair in pairs), default=0.0)


def storm(rater: CardRater) -> float:
    exposed = [area for area in legions(rater.state, Side.HARKONNEN) if is_open_to_storm(rater.state, area)]
    return len(exposed) * rater.prices["regular"] * rater.prices["spite"]


def traitors(rater: CardRater) -> float:
    seats = rater.state.seats(rater.side.other)
    return 2.5 if any(rater.state.players[seat].has_die(Result.HOUSE) for seat in seats) else 0.0


def burning(rater: CardRater) -> float:
    fields = sorted((rater.harvester_worth(area) for area in harvesters(rater.state)), reverse=True)
    return sum(fields[:2])


def chasms(rater: CardRater) -> float:
    deep = [rater.harvester_worth(area) for area in harvesters(rater.state) if is_deep(rater.state, area)]
    return sum(sorted(deep, reverse=True)[:2])


def bill(rater: CardRater) -> float:
    is_lower = all(row < LOWEST_ROW for row in rater.state.imperium.values())
    return rater.prices["row"] * rater.prices["spite"] if is_lower else 0.0


def maker_strikes(rater: CardRater) -> float:
    worm_targets = legions(rater.state, Side.HARKONNEN)
    return 0.4 * max((rater.struck(area, BOX.worms.wild_maker_dice) for area in worm_targets), default=0.0)


def cloud(rater: CardRater) -> float:
    return 0.4 * rater.prices["marker"] if rater.side == Side.HARKONNEN else 0.2


SPECIAL_VALUES: dict[str, Callable[[CardRater], float]] = {
    "clear_the_pole": lambda rater: 0.2,
    "clear_three": lambda rater: 0.4 * min(3, len(signs(rater.state))),
    "breeding": lambda rater: rater.prices["bene_gesserit"],
    "carriers": lambda rater: 1.2 * rater.prices["march"],
    "traitors": traitors,
    "spies": lambda rater: 0.8,
    "seek": lambda rater: 0.8,
    "smuggle": burning,
    "rockets": lambda rater: 0.8 * burning(rater) if rocket_sectors(rater.state) else 0.0,
    "chasms": chasms,
    "captured": lambda rater: 2.0 if Vehicle.ORNITHOPTER in rater.state.zones.values() else 0.0,
    "bill": bill,
    "truthtrance": lambda rater: 0.5,
    "detonate": lambda rater: 0.5,
    "maker_enters": lambda rater: 1.5 * rater.prices["worm"],
    "maker_strikes": maker_strikes,
    "storm": storm,
    "cielago": lambda rater: rater.prices["token"] if rater.state.pool else 0.0,
    "two_tokens": lambda rater: rater.prices["token"] + rater.prices["leader"] if rater.state.pool else 0.0,
    "kitab": lambda rater: 0.3,
    "sandtides": lambda rater: 0.6,
    "cloud": cloud,
    "foresee": lambda rater: 0.8,
    "ibad": lambda rater: 0.6,
    "fear": fear,
    "adab": lambda rater: 0.8,
    "second_objective": lambda rater: 2.0,
    "similitudes": similitudes,
    "look": lambda rater: 0.2,
}
"""Effect of a single card -> the function that rates it.

Other effects have a small value, because they cost nothing.
"""


WEIGHED: dict[type[Word], Callable[[CardRater, Any], float]] = {
    marching.Move: move,
    marching.Assault: assault,
    marching.Strike: strike,
    placing.Place: place,
    scattering.PlaceEach: place_each,
    scattering.Scatter: scatter,
    exchanging.Deploy: deploy,
    exchanging.Exchange: exchange,
    exchanging.Vehicles: vehicles,
    effects.Draw: lambda rater, word: rater.prices["card"] * word.n,
    effects.PlayMore: lambda rater, word: rater.best_card(),
    effects.OpponentDiscards: lambda rater, word: rater.prices["card"] * rater.prices["spite"] * word.n,
    effects.Enter: lambda rater, word: rater.prices["named"],
    effects.When: when,
    effects.Either: either,
    effects.Tank: tank,
    effects.Power: lambda rater, word: rater.desert_power(),
    effects.Signs: lambda rater, word: rater.prices["sign"] * word.n,
    effects.Worms: worms_placed,
    Special: lambda rater, word: SPECIAL_VALUES[word.name](rater) if word.name in SPECIAL_VALUES else LITTLE,
}
