"""A further planning card that is played within an effect, without a die."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from games.arrakis.rules.asking import ArrakisPick, ArrakisTask, ask, way
from games.arrakis.rules.cards import card_way, distinct, play_card, playable
from games.arrakis.rules.claiming import claim_at_once
from games.arrakis.state import ArrakisPlay, ArrakisState
from games.arrakis.steps.free_actions import free_ways
from games.core.agenda import Way, bind, do_nothing
from games.core.codec import TAG
from games.core.protocol import StandingOrder, say


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
