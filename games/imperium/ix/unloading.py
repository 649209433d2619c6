"""Unload: a reveal box that is gained, too, when its card is discarded or trashed, on whoever's turn."""

from __future__ import annotations

import msgspec

from games.core.agenda import Task
from games.core.codec import TAG
from games.imperium.components import CARDS
from games.imperium.rules.changes import Do
from games.imperium.rules.choices import Offer
from games.imperium.state import Play, State, Word


class Unload(Task, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-unload"):
    seat: int
    card: str

    def do(self, play: Play) -> None:
        play.tell("unloaded", self.seat, {"card": self.card})
        play.push(*(self._gain(play.state, word) for word in CARDS[self.card].reveal), Unloaded())

    def _gain(self, state: State, word: Word) -> Task:
        """What may be left is offered; nobody is asked about what everybody takes."""
        source = f"card:{self.card}"
        taken = not word.is_optional() or word.asks or word.is_automatic(state, self.seat, source)
        return Do(word, self.seat, source) if taken else Offer(word, self.seat, source)


class Unloaded(Task, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-unloaded"):
    """The end of what an unloaded card gives. What that leads to is done before the next player's card."""

    def do(self, play: Play) -> None:
        """Do nothing: the task only marks a place on the agenda."""


def unload(play: Play, seat: int, cards: list[str]) -> None:
    """Unload cards behind those that were discarded at the same time: players take effect in their order."""
    tasks = [Unload(seat, card) for card in cards if CARDS[card].unload]
    agenda = play.state.agenda
    at = len(agenda)
    while at and isinstance(agenda[at - 1], Unload):
        at -= 1
    agenda[at:at] = reversed(tasks)


def when_discarded(play: Play, seat: int, cards: list[str]) -> None:
    unload(play, seat, cards)


def when_trashed(play: Play, seat: int, card: str) -> None:
    unload(play, seat, [card])
