"""Values of the words of cards and leaders."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from games.arrakis.components import AREAS, BOX, LEADERS, LOWEST_ROW, planning
from games.arrakis.judging.marching import RIDDEN, General
from games.arrakis.judging.omens import Camp
from games.arrakis.judging.prophecy import steps_worth
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
from games.arrakis.steps.desertpower import may_use_maker, prey, sign_areas
from games.arrakis.steps.moving import Orders
from games.arrakis.vocabulary import Kind, Marker, Result, Side, Vehicle, Worm
from games.arrakis.words import effects, marching, placing
from games.arrakis.words.marching import strike_targets
from games.arrakis.words.placing import sites
from games.arrakis.words.specials import Special, rocket_sectors, signs
from games.arrakis.words.word import Word

HITS = 2 / 3
"""The average hits of a die whose specials count as hits."""
LITTLE = 0.1
DEPTH = 2
"""How many cards deep a card that plays another card is followed."""


class Reader(General):
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
        ride = self.hoped("standin_sandriders", RIDDEN) if self.ride_laid() else 0.0
        return 2 * self.prices["sign"] + ride

    def ride_laid(self) -> list[str]:
        """Return the areas where wormsigns would make a long ride possible, if a card asks for one."""
        state = self.state
        if state.now.rode_far or not self.omens.actions or self.omens.can_ride_far:
            return []
        if not self.hoped("standin_sandriders", 1.0):
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
        strikes = [self.worm_strike(worm, area) for worm in worms(state) for area in prey(state, worm)]
        laid = self.laying() if sign_areas(state) and state.wormsigns else 0.0
        maker = max(strikes, default=0.0) + self.prices["worm"] if may_use_maker(state) else 0.0
        return max([laid, maker, *strikes, 0.0])


# ---------------------------------------------------------------- marching


def move(eyes: Reader, word: marching.Move) -> float:
    return eyes.maneuver_worth(Orders(word.who, further=word.further), word.n, None)


def assault(eyes: Reader, word: marching.Assault) -> float:
    how = Attack(word.surprise, word.bonus, word.bonus_first, word.cap_first, word.free_continue)
    return eyes.maneuver_worth(Orders(word.who), 0, how)


def strike(eyes: Reader, word: marching.Strike) -> float:
    most = max((eyes.at(area).lives for area in strike_targets(eyes.state, eyes.seat)), default=0.0)
    return min(most, word.n * HITS) * eyes.prices["regular"] * eyes.prices["spite"]


# ---------------------------------------------------------------- placing


def units_worth(eyes: Reader, units: dict[Kind, int]) -> float:
    return sum(eyes.prices[kind] * min(n, supply(eyes.state, eyes.side, kind)) for kind, n in units.items())


def place(eyes: Reader, word: placing.Place) -> float:
    if not sites(eyes.state, eyes.side, word.at):
        return 0.0
    leaders = eyes.prices["leader"] * (word.generic + word.leader)
    named = current(eyes.state, word.named) if word.named else ""
    if named and is_placeable(eyes.state, named) and not where_is(eyes.state, named):
        leaders += eyes.prices["named"]
    return units_worth(eyes, word.units()) + leaders


def place_each(eyes: Reader, word: placing.PlaceEach) -> float:
    return eyes.prices[word.kind] * len(sites(eyes.state, eyes.side, word.at))


def scatter(eyes: Reader, word: placing.Scatter) -> float:
    if eyes.side == Side.HARKONNEN:
        return 0.3 * eyes.prices[word.kind] * word.n
    return eyes.prices[word.kind] * word.n + scattered(eyes, word.n)


def scattered(eyes: Reader, count: int) -> float:
    """Return the value of units in the open desert for prescience cards."""
    camps = dict(eyes.camps)
    for area in sites(eyes.state, eyes.side, "empty_deserts")[:count]:
        camps[area] = Camp(1, 0, ())
    return max(0.0, eyes.row_worth(camps) - eyes.row_now)


def deploy(eyes: Reader, word: placing.Deploy) -> float:
    units = {Kind.REGULAR: word.regular, Kind.SPECIAL: word.special}
    return units_worth(eyes, units) + eyes.prices["leader"]


def exchange(eyes: Reader, word: placing.Exchange) -> float:
    state, side = eyes.state, eyes.side
    there = sum(force_in(state, area).of(word.old) for area in legions(state, side))
    count = min(word.n, there, supply(state, side, word.new))
    return count * (eyes.prices[word.new] - eyes.prices[word.old])


def vehicles(eyes: Reader, word: placing.Vehicles) -> float:
    return sum(
        vehicle_worth(eyes, kind) * min(count, vehicles_left(eyes.state, kind)) for kind, count in word.counts().items()
    )


def vehicle_worth(eyes: Reader, kind: Vehicle) -> float:
    if kind == Vehicle.HARVESTER:
        return eyes.prices["spice"]
    if kind == Vehicle.ORNITHOPTER:
        return eyes.prices["ornithopter"]
    unguarded = [area for area in harvesters(eyes.state) if not carryalls_over(eyes.state, area)]
    return 0.6 * eyes.prices["spice"] if unguarded else 0.0


# ---------------------------------------------------------------- effects


def when(eyes: Reader, word: effects.When) -> float:
    return eyes.of(word.then if word.holds(eyes.state) else word.otherwise)


def either(eyes: Reader, word: effects.Either) -> float:
    return max(eyes.of(words) for words in word.ways)


def tank(eyes: Reader, word: effects.Tank) -> float:
    return eyes.prices["named"] * eyes.prices["spite"] if effects.victims(eyes.state, eyes.seat, word.where) else 0.0


def worms_placed(eyes: Reader, word: effects.Worms) -> float:
    count = min(word.n, len(effects.worm_sites(eyes.state, word.at)))
    makers = eyes.prices["marker"] if "standin_makers" in eyes.state.row else 0.0
    return count * (eyes.prices["worm"] + makers)


# ---------------------------------------------------------------- deeds of one card


def fear(eyes: Reader) -> float:
    """Return the value of two more steps, if a revealed card is nearly claimed."""
    ready = any(eyes.omens.nearness(eyes.camps, card) == 1.0 for card in eyes.state.row)
    return 2 * eyes.prices["marker"] * 0.8 if ready else 0.0


def pair_worth(eyes: Reader, back: Marker, forth: Marker, steps: int) -> float:
    """Return the value of moving steps from one marker to another."""
    needed = eyes.needed
    spare = steps if not needed[back] else 0
    lost = max(0, steps - spare)
    gained = steps_worth(needed, {m: steps if m == forth else 0 for m in Marker}, eyes.prices["marker"])
    return gained - lost * eyes.prices["marker"]


def similitudes(eyes: Reader) -> float:
    pairs = [(back, forth) for back in Marker for forth in Marker if back != forth and eyes.state.markers[back]]
    return max((pair_worth(eyes, *pair, 1) for pair in pairs), default=0.0)


def storm(eyes: Reader) -> float:
    exposed = [area for area in legions(eyes.state, Side.HARKONNEN) if is_open_to_storm(eyes.state, area)]
    return len(exposed) * eyes.prices["regular"] * eyes.prices["spite"]


def traitors(eyes: Reader) -> float:
    seats = eyes.state.seats(eyes.side.other)
    return 2.5 if any(eyes.state.players[seat].has_die(Result.HOUSE) for seat in seats) else 0.0


def burning(eyes: Reader) -> float:
    fields = sorted((eyes.harvester_worth(area) for area in harvesters(eyes.state)), reverse=True)
    return sum(fields[:2])


def chasms(eyes: Reader) -> float:
    deep = [eyes.harvester_worth(area) for area in harvesters(eyes.state) if is_deep(eyes.state, area)]
    return sum(sorted(deep, reverse=True)[:2])


def bill(eyes: Reader) -> float:
    is_lower = all(row < LOWEST_ROW for row in eyes.state.imperium.values())
    return eyes.prices["row"] * eyes.prices["spite"] if is_lower else 0.0


def maker_strikes(eyes: Reader) -> float:
    prey = legions(eyes.state, Side.HARKONNEN)
    return 0.4 * max((eyes.struck(area, BOX.worms.wild_maker_dice) for area in prey), default=0.0)


def cloud(eyes: Reader) -> float:
    return 0.4 * eyes.prices["marker"] if eyes.side == Side.HARKONNEN else 0.2


DEEDS: dict[str, Callable[[Reader], float]] = {
    "clear_the_pole": lambda eyes: 0.2,
    "clear_three": lambda eyes: 0.4 * min(3, len(signs(eyes.state))),
    "breeding": lambda eyes: eyes.prices["bene_gesserit"],
    "carriers": lambda eyes: 1.2 * eyes.prices["march"],
    "traitors": traitors,
    "spies": lambda eyes: 0.8,
    "seek": lambda eyes: 0.8,
    "smuggle": burning,
    "rockets": lambda eyes: 0.8 * burning(eyes) if rocket_sectors(eyes.state) else 0.0,
    "chasms": chasms,
    "captured": lambda eyes: 2.0 if Vehicle.ORNITHOPTER in eyes.state.zones.values() else 0.0,
    "bill": bill,
    "truthtrance": lambda eyes: 0.5,
    "detonate": lambda eyes: 0.5,
    "maker_enters": lambda eyes: 1.5 * eyes.prices["worm"],
    "maker_strikes": maker_strikes,
    "storm": storm,
    "cielago": lambda eyes: eyes.prices["token"] if eyes.state.pool else 0.0,
    "two_tokens": lambda eyes: eyes.prices["token"] + eyes.prices["leader"] if eyes.state.pool else 0.0,
    "kitab": lambda eyes: 0.3,
    "sandtides": lambda eyes: 0.6,
    "cloud": cloud,
    "foresee": lambda eyes: 0.8,
    "ibad": lambda eyes: 0.6,
    "fear": fear,
    "adab": lambda eyes: 0.8,
    "second_objective": lambda eyes: 2.0,
    "similitudes": similitudes,
    "look": lambda eyes: 0.2,
}
"""Effect of a single card -> the function that rates it.

Other effects have a small value, because they cost nothing.
"""


WEIGHED: dict[type[Word], Callable[[Reader, Any], float]] = {
    marching.Move: move,
    marching.Assault: assault,
    marching.Strike: strike,
    placing.Place: place,
    placing.PlaceEach: place_each,
    placing.Scatter: scatter,
    placing.Deploy: deploy,
    placing.Exchange: exchange,
    placing.Vehicles: vehicles,
    effects.Draw: lambda eyes, word: eyes.prices["card"] * word.n,
    effects.PlayMore: lambda eyes, word: eyes.best_card(),
    effects.OpponentDiscards: lambda eyes, word: eyes.prices["card"] * eyes.prices["spite"] * word.n,
    effects.Enter: lambda eyes, word: eyes.prices["named"],
    effects.When: when,
    effects.Either: either,
    effects.Tank: tank,
    effects.Power: lambda eyes, word: eyes.desert_power(),
    effects.Signs: lambda eyes, word: eyes.prices["sign"] * word.n,
    effects.Worms: worms_placed,
    Special: lambda eyes, word: DEEDS[word.name](eyes) if word.name in DEEDS else LITTLE,
}
