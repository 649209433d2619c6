"""Step 5, shipping: income, Shai-Hulud's Harvester, and forces brought to the map for spice."""

from __future__ import annotations

import msgspec

from games.core.agenda import Task, Way, bind
from games.core.codec import TAG
from games.core.protocol import Arg, Option, Picks, Refusal, Text, say
from games.dice.components import WORM, Equipment
from games.dice.rules.asking import DiceInquiry, DicePick, can_buy_leader, leader_ways, pay_first_ways
from games.dice.rules.board import has_equipment, has_force, is_under_storm
from games.dice.rules.cargo import force_option, hold, may_enter, price, ship, shippable
from games.dice.rules.changes import purse, return_equipment
from games.dice.rules.deals import end_deals, invite_aid, open_deal_ways
from games.dice.rules.dealterms import can_bargain
from games.dice.state import DicePlay, DiceState, Forces, TurnStep
from games.dice.telling.wording import region_name

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
    """Regions where the active player stands at a Harvester (R9, R11)."""
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
    """One Harvester among the own forces must go, one under the storm too (R40)."""
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
    """The active player ships until the step is over; the ally may speak meanwhile, but nobody waits for it."""

    def do(self, play: DicePlay) -> None:
        if play.state.turn.shipping_over or not can_ship_anything(play.state):
            end_deals(play)
            return
        play.push(self)
        play.ask(play.state.active, Ship())
        invite_aid(play)


def can_ship_anything(state: DiceState) -> bool:
    """Whether there is anything to decide in this step: spice to spend, or an ally to bargain with."""
    if shippable(state, state.active) or can_buy_leader(state, state.active):
        return True
    return state.ally is not None and can_bargain(state)


class Ship(DicePick, msgspec.Struct, frozen=True, tag="dice-ship", tag_field=TAG):
    """The active player's shipping step, asked again after every deed until it is over."""

    kind = "ship"
    passing = "done"

    def prompt_args(self, state: DiceState, seat: int) -> dict[str, Arg]:
        return {"spice": purse(state), "card": hold(state, seat).total}

    def ways(self, state: DiceState, seat: int) -> list[Way]:
        return [
            *[ship_way(state, seat, region) for region in shippable(state, seat)],
            *open_deal_ways(state, seat),
            *leader_ways(state, seat),
            *pay_first_ways(state, seat),
            Way(Option("done", say("dice-option-ship-done"), icon="done"), end_shipping),
        ]

    def refused(self, state: DiceState, seat: int) -> list[Refusal]:
        """Why not to a region where somebody of the own side stands; the question says the rest."""
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


def ship_way(state: DiceState, seat: int, region: str) -> Way:
    text = say("dice-option-ship", region=region_name(region), price=price(state, seat, region))
    return Way(
        Option(f"ship:{region}", text, group="dice-ship", icon="ship", place=f"region:{region}"),
        bind(begin_shipment, seat, region),
    )


def begin_shipment(play: DicePlay, seat: int, region: str) -> None:
    held = hold(play.state, seat)
    most = min(held.total, purse(play.state) // price(play.state, seat, region))
    if most == 1 and len(held.kinds()) == 1:
        ship(play, seat, region, Forces(**{held.kinds()[0]: 1}))
    else:
        play.ask(seat, HowMany(region))


class HowMany(DiceInquiry, msgspec.Struct, frozen=True, tag="dice-how-many", tag_field=TAG):
    """How many forces go to this region; none leads back."""

    kind = "how-many"
    region: str

    def prompt_args(self, state: DiceState, seat: int) -> dict[str, Arg]:
        cost = price(state, seat, self.region)
        return {"region": region_name(self.region), "price": cost, "spice": purse(state)}

    def options(self, state: DiceState, seat: int) -> list[Option]:
        held = hold(state, seat)
        _, most = self.limits(state, seat)
        return [force_option(state, seat, kind, min(held.of(kind), most)) for kind in held.kinds()]

    def limits(self, state: DiceState, seat: int) -> tuple[int, int]:
        return 0, min(hold(state, seat).total, purse(state) // price(state, seat, self.region))

    def apply(self, play: DicePlay, seat: int, picks: Picks) -> None:
        ship(play, seat, self.region, Forces(**picks))


def end_shipping(play: DicePlay) -> None:
    play.state.turn.shipping_over = True
