"""Step 5, shipping: income, the Harvester that Shai-Hulud takes, and forces shipped to the map for spice."""

from __future__ import annotations

import msgspec

from games.core.agenda import Task, Way, bind, lazy_way, ready_way
from games.core.codec import TAG
from games.core.protocol import Arg, Option, Picks, Refusal, Text, say
from games.dice.components import WORM, Ability, Equipment, Kind
from games.dice.rules.asking import DiceInquiry, DicePick, can_buy_leader, leader_ways, pay_first_ways
from games.dice.rules.board import has_equipment, has_force, invited, is_under_storm, may_come_to_use
from games.dice.rules.cargo import force_option, hold, may_enter, price, ship, shippable
from games.dice.rules.changes import purse, return_equipment
from games.dice.rules.deals import close_deals, invite_aid, open_deal_ways
from games.dice.rules.dealterms import can_bargain, spice_of
from games.dice.state import DicePlay, DiceState, Forces, TurnStep
from games.dice.telling.wording import all_forces, region_name

HARVEST = 2


class ShippingStep(Task, msgspec.Struct, frozen=True, tag="dice-step-shipping", tag_field=TAG):
    def do(self, play: DicePlay) -> None:
        play.state.step = TurnStep.SHIPPING
        play.push(ShipForces())
        if play.state.die("spice").face == WORM:
            worm_takes_harvester(play)
        else:
            take_income(play)


def harvesters(state: DiceState) -> list[str]:
    """Return the regions where the active player has forces at a Harvester (R9, R11)."""
    return [
        region
        for region in state.regions
        if has_equipment(state, region, Equipment.HARVESTER) and has_force(state, region, state.active)
    ]


def take_income(play: DicePlay) -> None:
    state = play.state
    working = [region for region in harvesters(state) if not is_under_storm(state, region)]
    state.turn.harvest = HARVEST * len(working)
    if working:
        play.tell("income", state.active, {"die": state.turn.die_spice, "harvest": state.turn.harvest})


def worm_takes_harvester(play: DicePlay) -> None:
    """Remove one Harvester where the active player has forces, even under the storm (R40)."""
    found = harvesters(play.state)
    if len(found) > 1:
        play.ask(play.state.active, LoseHarvester())
    elif found:
        lose_harvester(play, found[0])


class LoseHarvester(DicePick, msgspec.Struct, frozen=True, tag="dice-lose-harvester", tag_field=TAG):
    kind = "lose-harvester"

    def ways(self, state: DiceState, seat: int) -> list[Way]:
        return [
            Way(
                Option(f"lose:{region}", region_name(region), icon="equipment-harvester", place=f"region:{region}"),
                bind(lose_harvester, region),
            )
            for region in harvesters(state)
        ]


def lose_harvester(play: DicePlay, region: str) -> None:
    return_equipment(play.state, region)
    play.tell("harvester-eaten", play.state.active, {"region": region})


class ShipForces(Task, msgspec.Struct, frozen=True, tag="dice-ship-forces", tag_field=TAG):
    """Let the active player ship until they end the step. The ally may offer deals meanwhile, without a wait."""

    def do(self, play: DicePlay) -> None:
        state = play.state
        if state.turn.shipping_over or not (can_ship_anything(state) or may_come_to_spend(state)):
            close_deals(play)
            return
        play.push(self)
        play.ask(state.active, Ship())
        invite_aid(play)


def can_ship_anything(state: DiceState) -> bool:
    """Return whether there is anything to decide in this step: spice to spend, or an ally to make deals with."""
    if shippable(state, state.active) or can_buy_leader(state, state.active):
        return True
    return state.ally is not None and can_bargain(state, state.ally)


def may_come_to_spend(state: DiceState) -> bool:
    """Return whether there would be something to decide in this step if the invited seat accepts."""
    other = invited(state)
    if other is None or not purse(state) + spice_of(state, other):
        return False
    forces = hold(state, state.active).total + hold(state, other).total + state.players[other].supply.total
    return bool(forces or (state.me.lost_leaders and may_come_to_use(state, Ability.GHOLAS)))


class Ship(DicePick, msgspec.Struct, frozen=True, tag="dice-ship", tag_field=TAG):
    """The question of the shipping step. It is asked again after every shipment until the player ends the step."""

    kind = "ship"
    passing = "done"

    def prompt_args(self, state: DiceState, seat: int) -> dict[str, Arg]:
        return {"spice": purse(state), "card": hold(state, seat).total}

    def ways(self, state: DiceState, seat: int) -> list[Way]:
        return [
            *[way for region in shippable(state, seat) for way in ship_ways(state, seat, region)],
            *open_deal_ways(state, seat),
            *leader_ways(state, seat),
            *pay_first_ways(state, seat),
            SHIP_NO_MORE,
        ]

    def former_ways(self, state: DiceState, seat: int) -> list[Way]:
        """Return ways for older buttons, which name only the region. The number of forces is asked next."""
        return [mixed_way(seat, region) for region in shippable(state, seat)]

    def refused(self, state: DiceState, seat: int) -> list[Refusal]:
        """Return why the player cannot ship to regions where their own side has forces."""
        if not hold(state, seat).total:
            return []
        possible = shippable(state, seat)
        return [
            Refusal(region_name(region), why_not(state, seat, region))
            for region in state.regions
            if region not in possible and (may_enter(state, seat, region) or has_force(state, region, state.ally))
        ]


def why_not(state: DiceState, seat: int, region: str) -> Text:
    if is_under_storm(state, region):
        return say("dice-refused-storm")
    if not may_enter(state, seat, region):
        return say("dice-refused-consent")
    return say("dice-refused-spice", price=price(state, seat, region), spice=purse(state))


def ship_ways(state: DiceState, seat: int, region: str) -> list[Way]:
    """Return the ways to ship to a region, most forces first. With two kinds of forces the next question asks which."""
    kinds = hold(state, seat).kinds()
    if len(kinds) > 1:
        return [mixed_way(seat, region)]
    return [amount_way(seat, region, kinds[0], count) for count in range(most(state, seat, region), 0, -1)]


def most(state: DiceState, seat: int, region: str) -> int:
    """Return how many forces the seat can ship to this region."""
    return min(hold(state, seat).total, purse(state) // price(state, seat, region))


def amount_way(seat: int, region: str, kind: Kind, count: int) -> Way:
    key = f"ship:{region}:{count}"
    forces = Forces(**{kind: count})
    return lazy_way(key, bind(amount_option, seat, region, forces, key), bind(ship, seat, region, forces))


def amount_option(state: DiceState, seat: int, region: str, forces: Forces, key: str) -> Option:
    what = all_forces(state.house(seat), forces.regular, forces.elite)
    cost = forces.total * price(state, seat, region)
    text = say("dice-option-ship-forces", what=what, region=region_name(region), price=cost)
    return Option(key, text, group="dice-ship", icon="ship", place=f"region:{region}")


def mixed_way(seat: int, region: str) -> Way:
    return lazy_way(f"ship:{region}", bind(mixed_option, seat, region), lambda play: play.ask(seat, HowMany(region)))


def mixed_option(state: DiceState, seat: int, region: str) -> Option:
    text = say("dice-option-ship", region=region_name(region), price=price(state, seat, region))
    return Option(f"ship:{region}", text, group="dice-ship", icon="ship", place=f"region:{region}")


class HowMany(DiceInquiry, msgspec.Struct, frozen=True, tag="dice-how-many", tag_field=TAG):
    """The question how many forces of each kind go to this region. None goes back to the question before."""

    kind = "how-many"
    region: str

    def prompt_args(self, state: DiceState, seat: int) -> dict[str, Arg]:
        cost = price(state, seat, self.region)
        return {"region": region_name(self.region), "price": cost, "spice": purse(state)}

    def options(self, state: DiceState, seat: int) -> list[Option]:
        held = hold(state, seat)
        at_most = most(state, seat, self.region)
        return [force_option(state, seat, kind, min(held.of(kind), at_most)) for kind in held.kinds()]

    def limits(self, state: DiceState, seat: int) -> tuple[int, int]:
        return 0, most(state, seat, self.region)

    def apply(self, play: DicePlay, seat: int, picks: Picks) -> None:
        ship(play, seat, self.region, Forces(**picks))


def end_shipping(play: DicePlay) -> None:
    play.state.turn.shipping_over = True


SHIP_NO_MORE = ready_way(Option("done", say("dice-option-ship-done"), icon="done"), end_shipping)
