"""Planning cards within an action: cards drawn by choice, and a further card that is played without a die."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from games.arrakis.rules.asking import ArrakisPick, ArrakisTask, ask, way, with_warning
from games.arrakis.rules.cards import card_way, distinct, draw, play_card, playable
from games.arrakis.rules.claiming import claim_at_once
from games.arrakis.state import ArrakisPlay, ArrakisState
from games.arrakis.steps.free_actions import LinePick, free_ways
from games.arrakis.vocabulary import DECKS, Deck, Side
from games.core.agenda import Way, bind, do_nothing
from games.core.codec import TAG
from games.core.protocol import Arg, StandingOrder, Text, say


class PlayOne(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-play-one", tag_field=TAG):
    """Let the seat play another card from its hand without a die."""

    seat: int

    def run(self, play: ArrakisPlay) -> None:
        if play.state.players[self.seat].hand:
            ask(play, self.seat, WhichCard())


class WhichCard(ArrakisPick, msgspec.Struct, frozen=True, tag="arrakis-which-card", tag_field=TAG):
    kind = "play"
    picture = "hand"
    passing = "none"

    def ways(self, state: ArrakisState, seat: int) -> list[Way]:
        return [
            *[card_way(card, bind(play_card, seat, card)) for card in distinct(playable(state, seat))],
            # Free actions are taken at any moment of the own turn, also between the lines of a card.
            *free_ways(state, seat, PlayOne(seat)),
            way("none", say("arrakis-option-play-none"), do_nothing, icon="pass"),
        ]

    def standing(self, state: ArrakisState, seat: int) -> Sequence[StandingOrder]:
        return claim_at_once(state, seat)


# ---- drawing by choice


class DrawCards(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-draw-cards", tag_field=TAG):
    """Draw planning cards. The player first chooses how many come from each deck."""

    seat: int
    count: int
    deck: Deck | None = None
    """The only deck to draw from, or None for all decks of the seat."""
    is_action: bool = False
    """Whether this is the whole action that a die was spent on."""

    def run(self, play: ArrakisPlay) -> None:
        if self.is_possible(play.state):
            ask(play, self.seat, DrawFrom(self.count, self.deck, self.is_action))

    def is_possible(self, state: ArrakisState) -> bool:
        return any(state.decks[deck] for deck in DrawFrom(self.count, self.deck).decks(state, self.seat))


def own_decks(state: ArrakisState, seat: int) -> list[Deck]:
    """Return the decks that a seat may draw from. House Atreides may also draw from the Fremen deck."""
    player = state.players[seat]
    if Deck.HOUSE_ATREIDES in player.boards:
        return list(DECKS[Side.ATREIDES])
    return list(player.boards)


class DrawFrom(LinePick, msgspec.Struct, frozen=True, tag="arrakis-draw-from", tag_field=TAG):
    kind = "draw"
    picture = "hand"
    count: int
    deck: Deck | None = None
    is_action: bool = False

    def decks(self, state: ArrakisState, seat: int) -> list[Deck]:
        return [self.deck] if self.deck is not None else own_decks(state, seat)

    def prompt(self, state: ArrakisState, seat: int) -> Text:
        decks = self.decks(state, seat)
        if len(decks) > 1:
            return super().prompt(state, seat)
        return say("arrakis-draw-one-deck", count=self.count, deck=say(f"arrakis-deck-{decks[0]}"))

    def prompt_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        return {"count": self.count}

    def line_ways(self, state: ArrakisState, seat: int) -> list[Way]:
        decks = self.decks(state, seat)
        first, second = decks[0], decks[-1]
        most = {deck: len(state.decks[deck]) for deck in decks}
        found = [
            way(f"draw:{number}:{other}", draw_text(first, second, number, other), bind(self.draw, seat, number, other))
            for total in range(min(self.count, sum(most.values())), 0, -1)
            for number in range(total, -1, -1)
            if (other := total - number) >= 0
            and number <= most[first]
            and (other == 0 or (second != first and other <= most[second]))
        ]
        none = way("none", say("arrakis-option-draw-none"), do_nothing, icon="pass")
        return [*found, with_warning(none) if self.is_action else none]

    def draw(self, play: ArrakisPlay, seat: int, number: int, other: int) -> None:
        """Draw. A card of the partner's deck, such as a Fremen card of House Atreides, goes into the partner's hand."""
        decks = self.decks(play.state, seat)
        for deck, count in ((decks[0], number), (decks[-1], other)):
            draw(play, deck, count, play.state.seat_of(deck), seat)


def draw_text(first: Deck, second: Deck, number: int, other: int) -> Text:
    decks = {first: number, second: other} if first != second else {first: number}
    return say(
        "arrakis-option-draw",
        cards=[
            say("arrakis-cards-of", count=count, deck=say(f"arrakis-deck-{deck}"))
            for deck, count in decks.items()
            if count
        ],
    )
