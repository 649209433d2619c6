"""Unload: a reveal box that is also resolved when its card is discarded or trashed, in any turn."""

from __future__ import annotations

import msgspec

from games.core.agenda import Task
from games.core.codec import TAG
from games.imperium.components import CARDS
from games.imperium.rules.changes import Do
from games.imperium.rules.choices import Offer
from games.imperium.state import Play, State, Word


class Unload(Task, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-unload"):
    """Resolve the reveal box of a discarded or trashed card."""

    seat: int
    card: str

    def do(self, play: Play) -> None:
        play.tell("unloaded", self.seat, {"card": self.card})
        play.push(*(self._gain(play.state, word) for word in CARDS[self.card].reveal), Unloaded())

    def _gain(self, state: State, word: Word) -> Task:
        """Return the task for one effect. An optional effect is offered; the others are resolved."""
        source = f"card:{self.card}"
        taken = not word.is_optional() or word.asks or word.is_automatic(state, self.seat, source)
        return Do(word, self.seat, source) if taken else Offer(word, self.seat, source)


class Unloaded(Task, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-unloaded"):
    """A mark on the agenda after the effects of an unloaded card. It keeps the players' order."""

    def do(self, play: Play) -> None:
        """Do nothing: the task only marks a place on the agenda."""


def unload(play: Play, seat: int, cards: list[str]) -> None:
    """Plan unloading cards after those that other players discarded at the same time."""
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
