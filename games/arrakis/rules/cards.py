"""Planning cards: draw, discard, and play one from the hand. `steps.playing` asks which cards are drawn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import msgspec

from games.arrakis.components import card_key, planning
from games.arrakis.rules.asking import ArrakisInquiry, ArrakisPick, ArrakisTask, ask, tell, way
from games.arrakis.state import ArrakisPlay, ArrakisState
from games.arrakis.telling.wording import card_name
from games.arrakis.vocabulary import DECKS, Deck, Side
from games.arrakis.words.word import Word, describe_all
from games.core.agenda import Way, bind
from games.core.codec import TAG
from games.core.protocol import Arg, Option, Picks, Text, say


def draw(play: ArrakisPlay, deck: Deck, count: int, seat: int, by: int | None = None) -> None:
    """Draw planning cards from the top of a deck into a hand.

    An empty deck gives nothing and is never reshuffled. `by` is the seat that draws, if it is not the hand's owner; it
    sees the cards.
    """
    state = play.state
    drawn = [state.decks[deck].pop() for _ in range(min(count, len(state.decks[deck])))]
    if not drawn:
        return
    state.players[seat].hand += drawn
    play.reveals = True
    side = state.players[seat].side
    to = (seat,) if by is None or by == seat else (seat, by)
    play.tell("drew", seat, {"side": side, "deck": deck, "count": len(drawn)}, {"cards": drawn}, to)


def discard(play: ArrakisPlay, seat: int, cards: Sequence[str]) -> None:
    """Put cards from a hand face up on the discard piles of their decks."""
    for card in cards:
        play.state.players[seat].hand.remove(card)
        lay_on_discard(play.state, card)


def lay_on_discard(state: ArrakisState, card: str) -> None:
    deck = planning(card).deck
    state.discards[deck].append(card)
    if state.mahdi is not None and deck in DECKS[Side.HARKONNEN]:
        state.mahdi.discarded = deck


def playable(state: ArrakisState, seat: int) -> list[str]:
    return [card for card in state.players[seat].hand if not planning(card).scheming]


def distinct(cards: Sequence[str]) -> list[str]:
    """Return one card of each key, because copies are alike."""
    found: dict[str, str] = {}
    for card in cards:
        found.setdefault(card_key(card), card)
    return list(found.values())


class RunWords(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-run-words", tag_field=TAG):
    """The lines of a card or of a leader's special, to be resolved one after the other."""

    words: tuple[Word, ...]
    seat: int

    def run(self, play: ArrakisPlay) -> None:
        if self.words:
            first, *rest = self.words
            play.push(RunWords(tuple(rest), self.seat))
            first.resolve(play, self.seat)


def play_card(play: ArrakisPlay, seat: int, card: str) -> None:
    """Play a card from the hand. "That legion" of an earlier card does not carry over to it."""
    side = play.state.players[seat].side
    play.state.turn.focus = ""
    discard(play, seat, [card])
    tell(play, "played", side, card=card_key(card))
    play.push(RunWords(planning(card).fx, seat))


# ---- options for cards, and discarding


def card_way(card: str, act: object) -> Way:
    assert callable(act)
    return Way(card_option(card), act)


@cache
def card_option(card: str) -> Option:
    return Option(f"play:{card_key(card)}", card_name(card), short_text(card), group="arrakis-cards", icon="card")


@cache
def short_text(card: str) -> Text:
    """Return one line that says what the card does."""
    facts = planning(card)
    return say("arrakis-card-scheming-text") if facts.scheming else describe_all(facts.fx)


class Discards(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-discards", tag_field=TAG):
    """Let a seat discard cards of its choice. Hawat's Scheming cannot be chosen."""

    seat: int
    count: int

    def run(self, play: ArrakisPlay) -> None:
        state = play.state
        if state.players[self.seat].rival:
            discard_unseen(play, self.seat, self.count)
            return
        cards = playable(state, self.seat)
        if not cards or self.count <= 0:
            return
        if self.count >= len(cards):
            # The player who answers now sees cards of another hand, so the answer cannot be taken back.
            play.reveals = play.reveals or play.seat != self.seat
            throw_away(play, self.seat, cards)
        else:
            ask(play, self.seat, DiscardWhich(self.count))


def discard_unseen(play: ArrakisPlay, seat: int, count: int) -> None:
    """Discard the oldest cards of the automa's reinforcement deck."""
    cards = play.state.players[seat].hand[: max(0, count)]
    if cards:
        play.reveals = True
        throw_away(play, seat, cards)


class SideDiscards(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-side-discards", tag_field=TAG):
    """Make a side discard cards. Partners count as one: the cards may come from either hand or from both."""

    side: Side
    count: int

    def run(self, play: ArrakisPlay) -> None:
        state = play.state
        holders = [seat for seat in state.seats(self.side) if state.players[seat].rival or playable(state, seat)]
        if len(holders) == 1:
            play.push(Discards(holders[0], self.count))
        elif holders:
            ask(play, state.chief(self.side), ShareDiscards(self.count))


class ShareDiscards(ArrakisPick, msgspec.Struct, frozen=True, tag="arrakis-share-discards", tag_field=TAG):
    """Ask how many cards the chief discards; the partner discards the rest. Hawat's Scheming does not count (p. 35)."""

    kind = "share-discards"
    is_public = True
    picture = "hand"
    count: int

    def prompt_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        return {"count": self.count}

    def ways(self, state: ArrakisState, seat: int) -> list[Way]:
        partner = state.partner(seat)
        other = len(playable(state, partner)) if partner is not None else 0
        own = len(playable(state, seat))
        total = min(self.count, own + other)
        return [
            way(f"own:{n}", say("arrakis-option-share", own=n, other=total - n), bind(self.share, seat, n, total - n))
            for n in range(max(0, total - other), min(own, total) + 1)
        ]

    def share(self, play: ArrakisPlay, seat: int, own: int, other: int) -> None:
        partner = play.state.partner(seat)
        play.push(Discards(seat, own), *([Discards(partner, other)] if partner is not None else []))


class DiscardWhich(ArrakisInquiry, msgspec.Struct, frozen=True, tag="arrakis-discard-which", tag_field=TAG):
    kind = "discard"
    is_public = True
    mildest_order_name = "discards"
    picture = "hand"
    count: int

    def prompt_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        return {"count": self.count}

    def options(self, state: ArrakisState, seat: int) -> list[Option]:
        return card_options(state, seat)

    def limits(self, state: ArrakisState, seat: int) -> tuple[int, int]:
        return self.count, self.count

    def apply(self, play: ArrakisPlay, seat: int, picks: Picks) -> None:
        throw_away(play, seat, picked_cards(play.state, seat, picks))


def card_options(state: ArrakisState, seat: int) -> list[Option]:
    cards = playable(state, seat)
    return [
        Option(
            card_key(card),
            card_name(card),
            short_text(card),
            sum(card_key(other) == card_key(card) for other in cards),
            "arrakis-cards",
            "card",
        )
        for card in distinct(cards)
    ]


def picked_cards(state: ArrakisState, seat: int, picks: Picks) -> list[str]:
    found = []
    for key, count in picks.items():
        found += [card for card in state.players[seat].hand if card_key(card) == key][:count]
    return found


def throw_away(play: ArrakisPlay, seat: int, cards: Sequence[str], why: str = "") -> None:
    """Discard cards and record the event. `why` is "dice" if each card adds a die in a battle."""
    if cards:
        discard(play, seat, cards)
        tell(play, "discarded", play.state.players[seat].side, cards=[card_key(card) for card in cards], why=why)
