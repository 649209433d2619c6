"""Acquiring cards with persuasion on a reveal turn."""

from __future__ import annotations

from games.core.agenda import Way
from games.core.protocol import Option, Refusal, say
from games.imperium import changes
from games.imperium.choices import card_help, card_name
from games.imperium.components import CARDS, price
from games.imperium.effects import Offer, for_sale
from games.imperium.state import Play, State, current_turn

ASIDE_DISCOUNT = 1
SPICE_MUST_FLOW = "the_spice_must_flow"


def price_now(state: State, offer: Offer) -> int:
    """The printed cost less what this turn takes off, never below 0."""
    turn = current_turn(state)
    cost = price(CARDS[offer.card]) - (ASIDE_DISCOUNT if offer.aside else 0)
    if offer.card == SPICE_MUST_FLOW:
        cost -= turn.lasting.get("spice_must_flow_discount", 0)
    return max(0, cost)


def ways_to_buy(state: State, seat: int) -> list[Way]:
    turn = current_turn(state)
    tops = (False, True) if turn.lasting.get("to_deck_top") else (False,)
    return [
        buy_way(seat, offer, cost, to_top)
        for offer in for_sale(state, seat)
        if (cost := price_now(state, offer)) <= turn.persuasion
        for to_top in tops
    ]


def buy_way(seat: int, offer: Offer, cost: int, to_top: bool) -> Way:
    text = say("pick-buy-top" if to_top else "pick-buy", card=card_name(offer.card), cost=cost)
    key = f"top:{offer.key}" if to_top else f"buy:{offer.key}"
    option = Option(key, text, card_help(offer.card), group="buy", icon="persuasion")
    return Way(option, lambda play: buy(play, seat, offer, cost, to_top))


def buy(play: Play, seat: int, offer: Offer, cost: int, to_top: bool) -> None:
    turn = current_turn(play.state)
    turn.persuasion -= cost
    changes.acquire(play, seat, offer.card, aside=offer.aside, to_top=to_top)


def refused_buys(state: State, seat: int) -> list[Refusal]:
    """What is too dear, as long as something is not."""
    turn = current_turn(state)
    dear = [(offer, price_now(state, offer)) for offer in for_sale(state, seat)] if ways_to_buy(state, seat) else []
    return [
        Refusal(say("pick-buy", card=card_name(offer.card), cost=cost), say("why-persuasion", have=turn.persuasion))
        for offer, cost in dear
        if cost > turn.persuasion
    ]
