"""Acquiring cards: what is for sale, buying with persuasion, and acquiring for free."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, NamedTuple

import msgspec

from games.core.agenda import Pick, Way, lazy_way
from games.core.codec import TAG
from games.core.protocol import Option, Refusal, Text, say
from games.imperium.components import CARDS, Card, price
from games.imperium.rules import changes
from games.imperium.rules.changes import own_turn
from games.imperium.rules.choices import card_help, card_name, distinct
from games.imperium.rules.moments import ask_handlers
from games.imperium.state import Play, State, Word, current_turn
from games.imperium.views import Glyph, Glyphs
from games.imperium.vocabulary import Count, Moment

ASIDE_DISCOUNT = 1
SPICE_MUST_FLOW = "the_spice_must_flow"


class Offer(NamedTuple):
    """A card that a player may acquire, its cost this turn, and whether it is set aside for that player."""

    card: str
    cost: int
    aside: bool = False

    @property
    def key(self) -> str:
        return f"aside:{self.card}" if self.aside else self.card


def for_sale(state: State, seat: int) -> list[Offer]:
    """Return what a seat may acquire: the row, reserve cards with a cost, and cards set aside for this seat."""
    stacks = [card for card, left in state.reserve.items() if left and CARDS[card].cost is not None]
    offers = [printed_offer(card) for card in distinct([*state.row, *stacks])]
    aside = state.players[seat].set_aside
    if aside:
        offers += [Offer(card, reduced(price(CARDS[card]), ASIDE_DISCOUNT), True) for card in aside]
    less = state.turn.lasting.get("spice_must_flow_discount", 0) if state.turn else 0
    return [discounted(offer, less) for offer in offers] if less else offers


@cache
def printed_offer(card: str) -> Offer:
    return Offer(card, price(CARDS[card]))


def discounted(offer: Offer, less: int) -> Offer:
    """Return the offer with the discount, which applies only to The Spice Must Flow."""
    return offer._replace(cost=reduced(offer.cost, less)) if offer.card == SPICE_MUST_FLOW else offer


def reduced(cost: int, discount: int) -> int:
    """Return the cost after a discount, at least 0."""
    return max(0, cost - discount)


# ---------------------------------------------------------------- with persuasion


def may_go_on_top(state: State, seat: int) -> bool:
    """Return whether this player may put acquired cards on top of the deck."""
    turn = own_turn(state, seat)
    return bool(turn and turn.lasting.get("to_deck_top")) or any(ask_handlers(state, Moment.TO_DECK_TOP, seat))


def ways_to_buy(state: State, seat: int) -> list[Way]:
    turn = current_turn(state)
    tops = (False, True) if may_go_on_top(state, seat) else (False,)
    return [
        buy_way(seat, offer, to_top)
        for offer in for_sale(state, seat)
        if offer.cost <= turn.persuasion
        for to_top in tops
    ]


@cache
def buy_way(seat: int, offer: Offer, to_top: bool) -> Way:
    key = f"top:{offer.key}" if to_top else f"buy:{offer.key}"
    return lazy_way(key, lambda _: buy_option(key, offer, to_top), lambda play: buy(play, seat, offer, to_top))


@cache
def buy_option(key: str, offer: Offer, to_top: bool) -> Option:
    text = say("pick-buy-top" if to_top else "pick-buy", card=card_name(offer.card), cost=offer.cost)
    return Option(
        key,
        text,
        sale_help(offer.card),
        group="buy",
        icon="persuasion",
        place=f"card:{offer.card}",
        price=offer.cost,
    )


def sale_help(card: str) -> Text:
    """Return what a card for sale does, and first to which spaces it will send agents."""
    symbols = [say(f"symbol-{symbol}") for symbol in CARDS[card].icons]
    does = card_help(card)
    return say("sale-help", symbols=symbols, help=does) if symbols and not CARDS[card].sends_anywhere else does


def buy(play: Play, seat: int, offer: Offer, to_top: bool) -> None:
    turn = current_turn(play.state)
    turn.persuasion -= offer.cost
    changes.acquire(play, seat, offer.card, aside=offer.aside, to_top=to_top)


def refused_buys(state: State, seat: int) -> list[Refusal]:
    """Return the cards that are too expensive; nothing if the player can buy no card at all."""
    turn = current_turn(state)
    offers = for_sale(state, seat) if ways_to_buy(state, seat) else []
    reason = say("why-persuasion", have=turn.persuasion)
    return [
        Refusal(say("pick-buy", card=card_name(offer.card), cost=offer.cost), reason)
        for offer in offers
        if offer.cost > turn.persuasion
    ]


# ---------------------------------------------------------------- for nothing


def acquirable(state: State, seat: int, most: int) -> list[Offer]:
    """Return the cards that a seat may acquire up to a printed cost."""
    return [offer for offer in for_sale(state, seat) if price(CARDS[offer.card]) <= most]


class TakeReserve(Word, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-take_reserve"):
    """An effect: acquire a reserve card that cannot be bought."""

    card: str

    @staticmethod
    def is_for_it(card: Card) -> bool:
        """Return whether the card is in the reserve. A data file that names another card is refused."""
        return card.set == "reserve"

    def needs_choice(self, state: State, seat: int) -> bool:
        return may_go_on_top(state, seat)

    def resolve(self, play: Play, seat: int, source: str) -> None:
        if may_go_on_top(play.state, seat):
            play.ask(seat, PickDestination(self.card))
        else:
            changes.acquire(play, seat, self.card)

    def hindrance(self, state: State, seat: int, source: str) -> Text | None:
        # A copy that is trashed later this turn returns to the stack.
        return None if state.reserve[self.card] else say("why-stack-empty", card=card_name(self.card))

    def describe(self) -> Text:
        return say("word-take-reserve", card=card_name(self.card))

    def glyphs(self) -> Glyphs:
        return (Glyph("acquire", None, card_name(self.card)),)


class PickDestination(Pick, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-pick_destination"):
    """The question whether an acquired card goes to the discard pile or on top of the deck."""

    kind: ClassVar[str] = "destination"
    card: str

    def prompt(self, state: State, seat: int) -> Text:
        return say("ask-destination", card=card_name(self.card))

    def ways(self, state: State, seat: int) -> list[Way]:
        return [self._way(seat, "discard", False), self._way(seat, "top", True)]

    def _way(self, seat: int, key: str, top: bool) -> Way:
        option = Option(key, say(f"pick-destination-{key}"))
        return Way(option, lambda play: changes.acquire(play, seat, self.card, to_top=top))


class AcquireFree(Word, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-acquire"):
    """An effect: acquire a card up to a printed cost without paying."""

    asks: ClassVar[bool] = True
    clause: ClassVar[bool] = True
    most: Count
    top: bool = False

    def resolve(self, play: Play, seat: int, source: str) -> None:
        play.ask(seat, PickAcquisition(self.most, self.top))

    def hindrance(self, state: State, seat: int, source: str) -> Text | None:
        return None if acquirable(state, seat, self.most) else say("why-nothing-to-acquire", most=self.most)

    def describe(self) -> Text:
        return say("word-acquire-top" if self.top else "word-acquire", most=self.most)

    def glyphs(self) -> Glyphs:
        return (Glyph("acquire", self.most, say("glyph-to-top") if self.top else None),)


class PickAcquisition(Pick, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-pick_acquisition"):
    """The question which card to acquire for free."""

    kind: ClassVar[str] = "acquire"
    picture: ClassVar[str] = "row"
    most: int
    top: bool

    def prompt(self, state: State, seat: int) -> Text:
        return say("ask-acquire-top" if self.top else "ask-acquire", most=self.most)

    def ways(self, state: State, seat: int) -> list[Way]:
        offers = acquirable(state, seat, self.most)
        ways = [self._way(seat, offer, self.top) for offer in offers]
        if not self.top and may_go_on_top(state, seat):
            # Recruitment Mission asks for each acquired card, however it is acquired.
            ways += [self._way(seat, offer, True) for offer in offers]
        return ways

    def _way(self, seat: int, offer: Offer, top: bool) -> Way:
        card, _, aside = offer
        over = top and not self.top
        text = say("pick-buy-top" if over else "pick-buy", card=card_name(card), cost=price(CARDS[card]))
        option = Option(f"top:{offer.key}" if over else offer.key, text, sale_help(card), group="card")
        return Way(option, lambda play: changes.acquire(play, seat, card, aside=aside, to_top=top))
