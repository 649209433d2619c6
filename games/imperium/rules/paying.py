"""Costs in the rules: whether a player can pay a cost, and the kinds of prices besides resources."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import ClassVar, Literal

import msgspec

from games.core.agenda import Inquiry, Task
from games.core.codec import TAG
from games.core.protocol import Option, Picks, Text, say
from games.imperium.rules import changes
from games.imperium.rules.choices import Discard, LoseInfluence, TrashCard, card_name, cards_to_trash, distinct
from games.imperium.state import Play, State
from games.imperium.views import Glyph, Glyphs
from games.imperium.words.costs import SHORTHAND, Cost, Price, lacking


def why_unaffordable(state: State, seat: int, cost: Cost, source: str) -> Text | None:
    """Return why the player cannot pay the cost, or None."""
    player = state.players[seat]
    for what, n in cost.resources().items():
        if getattr(player, what) < n:
            return lacking(what, n, getattr(player, what))
    return next((why for price in cost.prices() if (why := price.hindrance(state, seat, source))), None)


def can_pay(state: State, seat: int, cost: Cost, source: str) -> bool:
    """Return whether the player can pay the cost: as `why_unaffordable`, but without building texts for resources."""
    player = state.players[seat]
    if player.solari < cost.solari or player.spice < cost.spice or player.water < cost.water:
        return False
    prices = cost.prices()
    return not prices or can_pay_all(state, seat, prices, source)


def can_pay_all(state: State, seat: int, prices: Sequence[Price], source: str) -> bool:
    return all(price.hindrance(state, seat, source) is None for price in prices)


def pay_cost(play: Play, seat: int, cost: Cost, source: str, *then: Task) -> None:
    """Pay a cost, then do the given tasks."""
    changes.pay(play, seat, cost.resources())
    play.push(*(PayPrice(price, seat, source) for price in cost.prices()), *then)


class PayPrice(Task, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-pay_price"):
    """Pay one price of a cost."""

    price: Price
    seat: int
    source: str

    def do(self, play: Play) -> None:
        self.price.pay(play, self.seat, self.source)


class AskPayment(Task, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-ask_payment"):
    """Ask for the part of a cost that the player picks. Only saves of version 1 contain it."""

    seat: int
    what: Literal["influence", "trash"]

    def do(self, play: Play) -> None:
        play.ask(self.seat, TrashCard(compulsory=True) if self.what == "trash" else LoseInfluence())


# ---------------------------------------------------------------- prices


class LoseTroops(Price, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-lose_troops"):
    """A price: own troops in the conflict return to the supply."""

    n: int

    def hindrance(self, state: State, seat: int, source: str) -> Text | None:
        have = state.players[seat].troops
        return None if have >= self.n else say("why-troops", n=self.n, have=have)

    def pay(self, play: Play, seat: int, source: str) -> None:
        changes.lose_troops(play, seat, self.n, "troops")

    def describe(self) -> Text:
        return say("cost-troops", n=self.n)

    def glyphs(self) -> Glyphs:
        return (Glyph("lose_troop", self.n),)


class StepsDown(Price, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-steps_down"):
    """A price: influence, with factions of the player's choice."""

    n: int

    def hindrance(self, state: State, seat: int, source: str) -> Text | None:
        return None if any(state.players[seat].influence.values()) else say("why-no-influence")

    def pay(self, play: Play, seat: int, source: str) -> None:
        if self.n > 1:
            play.push(PayPrice(StepsDown(self.n - 1), seat, source))
        play.ask(seat, LoseInfluence())

    def describe(self) -> Text:
        return say("cost-influence", n=self.n)

    def glyphs(self) -> Glyphs:
        return (Glyph("any_faction", -self.n),)


class TrashCards(Price, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-trash_cards"):
    """A price: trash cards from hand, discard pile or play."""

    n: int

    def hindrance(self, state: State, seat: int, source: str) -> Text | None:
        return None if cards_to_trash(state.players[seat]) else say("why-no-card")

    def pay(self, play: Play, seat: int, source: str) -> None:
        if self.n > 1:
            play.push(PayPrice(TrashCards(self.n - 1), seat, source))
        play.ask(seat, TrashCard(compulsory=True))

    def describe(self) -> Text:
        return say("cost-trash", n=self.n)

    def glyphs(self) -> Glyphs:
        return (Glyph("trash", self.n),)


class TrashThis(Price, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-trash_this"):
    """A price: trash the card that has this price."""

    def pay(self, play: Play, seat: int, source: str) -> None:
        changes.trash(play, seat, source.removeprefix("card:"), "play")

    def describe(self) -> Text:
        return say("cost-trash-self")

    def named(self, source: str) -> Text:
        return say("word-trash-named", card=card_name(source.removeprefix("card:")))

    def glyphs(self) -> Glyphs:
        return (Glyph("trash", 1, say("glyph-this-card")),)


class DiscardCards(Price, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-discard_cards"):
    """A price: discard cards of the player's choice from the hand."""

    n: int

    def hindrance(self, state: State, seat: int, source: str) -> Text | None:
        have = len(state.players[seat].hand)
        return None if have >= self.n else say("why-hand", n=self.n, have=have)

    def pay(self, play: Play, seat: int, source: str) -> None:
        play.ask(seat, Discard(self.n))

    def describe(self) -> Text:
        return say("cost-discard", n=self.n)

    def glyphs(self) -> Glyphs:
        return (Glyph("discard", self.n),)


class BottomIntrigue(Price, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-bottom_intrigue"):
    """A price: put own intrigue cards under the deck, unseen by others."""

    n: int

    def hindrance(self, state: State, seat: int, source: str) -> Text | None:
        have = len(state.players[seat].intrigue)
        return None if have >= self.n else say("why-intrigue", n=self.n, have=have)

    def pay(self, play: Play, seat: int, source: str) -> None:
        play.ask(seat, PutUnder(self.n, self.n))

    def describe(self) -> Text:
        return say("cost-bottom", n=self.n)

    def glyphs(self) -> Glyphs:
        return (Glyph("intrigue", -self.n),)


class PutUnder(Inquiry, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-put_under"):
    """The question which intrigue cards to put under the deck. With `redraw`, as many are drawn."""

    kind: ClassVar[str] = "put_under"
    least: int
    most: int
    redraw: bool = False

    def prompt(self, state: State, seat: int) -> Text:
        return say("ask-put-under", least=self.least, most=self.most)

    def options(self, state: State, seat: int) -> list[Option]:
        held = Counter(state.players[seat].intrigue)
        return [
            Option(card, say(f"intrigue-{card}"), up_to=min(self.most, n), group="card", icon="intrigue")
            for card, n in held.items()
        ]

    def limits(self, state: State, seat: int) -> tuple[int, int]:
        return self.least, self.most

    def mildest(self, state: State, seat: int, options: Sequence[Option]) -> Picks:
        cards = distinct(state.players[seat].intrigue)
        return dict(Counter(cards[: self.least])) if len(cards) >= self.least else super().mildest(state, seat, options)

    def apply(self, play: Play, seat: int, picks: Picks) -> None:
        cards = [card for card, n in picks.items() for _ in range(n)]
        changes.put_under(play, seat, cards)
        if self.redraw:
            changes.draw_intrigue(play, seat, len(cards))


SHORTHAND.update(
    troops=LoseTroops,
    trash_self=lambda n: TrashThis(),
    influence=StepsDown,
    trash=TrashCards,
    discard=DiscardCards,
    bottom=BottomIntrigue,
)
