"""The terms of a deal: what it may contain, what it costs, why it may be impossible, and its words."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from games.core.protocol import Arg, Data, Text, say, seat_name
from games.dice.components import KINDS, POLAR_SINK, Ability, House
from games.dice.rules.asking import leader_prices
from games.dice.rules.board import has_force, is_house, is_under_storm, owns
from games.dice.rules.cargo import hold, price
from games.dice.rules.changes import purse
from games.dice.state import Deal, DiceState
from games.dice.telling.wording import all_forces, region_name

NO_DEAL = Deal()
REPEATS = 1
"""How many times a refused deal may be offered again in the same turn."""


def enterable(state: DiceState) -> list[str]:
    """Return the regions to which the active player could ship only with the ally's consent."""
    if owns(state, state.active, Ability.VOICE):
        return []
    return [
        region
        for region in state.regions
        if region != POLAR_SINK
        and has_force(state, region, state.ally)
        and not has_force(state, region, state.active)
        and region not in state.turn.enter
        and not is_under_storm(state, region)
    ]


def spice_to_give(state: DiceState) -> int:
    return spice_of(state, state.partner)


def spice_of(state: DiceState, ally: int) -> int:
    """Return how much spice the ally can give. Only Corrino may give stored spice; the Guild may not."""
    return state.players[ally].spice if is_house(state, ally, House.CORRINO) else 0


def can_bargain(state: DiceState, ally: int) -> bool:
    """Return whether a deal with this ally could bring a force to the map or buy back a leader."""
    spice = purse(state) + spice_of(state, ally)
    forces = hold(state, state.active).total + hold(state, ally).total
    leaders = leader_prices(state, state.active) and state.me.lost_leaders
    return bool(spice and (forces or leaders))


def payable(state: DiceState, deal: Deal) -> list[str]:
    """Return where the ally's forces could be shipped: the Polar Sink, and regions of either partner (R13)."""
    return list(_payable(state, deal))


def _payable(state: DiceState, deal: Deal) -> Iterator[str]:
    ally = state.partner
    if not hold(state, ally).total:
        return
    inside = [part.region for part in deal.paid]
    spice, forces = left_to_pay(state, deal)
    for region in state.regions:
        if may_be_paid(state, ally, region):
            enough = forces > 0 and spice >= price(state, ally, region)
            if enough or (region in inside and most_paid(state, deal, region)):
                yield region


def left_to_pay(state: DiceState, deal: Deal) -> tuple[int, int]:
    """Return the active player's spice and the ally's forces that are left after a deal."""
    spice = purse(state) + deal.spice - cost(state, deal)
    return spice, hold(state, state.partner).total - sum(part.total for part in deal.paid)


def can_be_dealt_with(state: DiceState) -> bool:
    """Return whether the ally has anything to give or to ship."""
    return bool(enterable(state) or spice_to_give(state)) or next(_payable(state, NO_DEAL), None) is not None


def may_be_paid(state: DiceState, ally: int, region: str) -> bool:
    ours = has_force(state, region, ally) or has_force(state, region, state.active)
    return not is_under_storm(state, region) and (region == POLAR_SINK or ours)


def cost(state: DiceState, deal: Deal) -> int:
    return sum(part.total * price(state, state.partner, part.region) for part in deal.paid)


def without(deal: Deal, region: str) -> Deal:
    if not deal.paid:
        return deal
    return msgspec.structs.replace(deal, paid=tuple(part for part in deal.paid if part.region != region))


def most_paid(state: DiceState, deal: Deal, region: str) -> int:
    """Return how many forces can go to this region, considering the rest of the deal."""
    spice, forces = left_to_pay(state, without(deal, region))
    return max(0, min(forces, spice // price(state, state.partner, region)))


def problem(state: DiceState, deal: Deal) -> Text | None:
    """Return why this deal cannot be offered or carried out, or None if it can."""
    if deal == NO_DEAL:
        return say("dice-refused-deal-empty")
    if state.turn.refused_deals.count(deal) > REPEATS:
        return say("dice-refused-deal-again")
    # The ally may have given spice away while the player filled in the form.
    if deal.spice > spice_to_give(state):
        return say("dice-refused-store", spice=spice_to_give(state))
    spice = purse(state) + deal.spice
    if cost(state, deal) > spice:
        return say("dice-refused-spice", price=cost(state, deal), spice=spice)
    held = hold(state, state.partner)
    if any(sum(getattr(part, kind) for part in deal.paid) > held.of(kind) for kind in KINDS):
        return say("dice-refused-none-to-ship")
    return None


def is_gift(state: DiceState, seat: int, deal: Deal) -> bool:
    """Return whether the ally only gives something, so that the active player need not agree."""
    return seat == state.ally and not deal.paid


def deal_text(state: DiceState, deal: Deal, reader: int) -> list[Text]:
    return deal_data_text(deal_data(state, deal), reader)


def deal_data(state: DiceState, deal: Deal) -> Data:
    return {
        "active": state.active,
        "ally": state.partner,
        "house": state.house(state.partner),
        "enter": list(deal.enter),
        "paid": [[part.region, part.regular, part.elite] for part in deal.paid],
        "spice": deal.spice,
    }


def deal_data_text(data: Data, reader: int | None) -> list[Text]:
    """Return the terms of a deal, one text each, as this seat reads them."""
    who = parties(data["active"], data["ally"], reader)
    terms = [say("dice-deal-enter", region=region_name(region), **who) for region in data["enter"]]
    terms += [
        say("dice-deal-paid", what=all_forces(data["house"], regular, elite), region=region_name(region), **who)
        for region, regular, elite in data["paid"]
    ]
    if data["spice"]:
        terms.append(say("dice-deal-spice", spice=data["spice"], **who))
    return terms or [say("dice-deal-nothing")]


def parties(active: int, ally: int, reader: int | None) -> dict[str, Arg]:
    """Return the variables for both sides of a deal. A sentence says "you" to the side that reads it."""
    reads = "active" if reader == active else "ally" if reader == ally else "other"
    return {"active": seat_name(active), "ally": seat_name(ally), "reader": reads}
