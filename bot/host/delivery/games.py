"""Topics: the games that letters speak of, each looked at once for all its letters that are on their way together."""

from __future__ import annotations

from collections.abc import Collection
from functools import cached_property

from bot.host.model.facts import Status, Summary
from bot.host.play.context import HostContext
from bot.host.play.loaded import Loaded, UnreadableSave
from bot.host.play.loader import GameLoader
from bot.host.play.queues import Queues
from bot.host.play.reading import GameReading
from games.core.game import Game


class Topic:
    """A game as it stands, looked at once."""

    def __init__(self, loader: GameLoader, loaded: Loaded) -> None:
        self.loader = loader
        self.loaded = loaded

    @classmethod
    def of(cls, reading: GameReading) -> Topic:
        topic = cls(reading.loader, reading.loaded)
        topic.reading = reading
        return topic

    @cached_property
    def reading(self) -> GameReading:
        return GameReading(self.loader, self.loaded)

    @property
    def rules(self) -> Game:
        return self.loader.rules(self.loaded.row)

    async def summary(self) -> Summary:
        """As everybody may see it; without its view where there is none, or it cannot be read."""
        if self.loaded.last is None or self.loaded.row.status is Status.QUARANTINED:
            return self.loader.summarise_with(self.loaded, None)
        try:
            known = (await self.reading.at_barrier()).known
        except UnreadableSave:
            known = None
        return self.loader.summarise_with(self.loaded, known)


class Topics:
    """At hand from the move that is told, or from the first letter, until anything is written about the game."""

    def __init__(self, context: HostContext) -> None:
        self.context = context
        self._at_hand: dict[str, Topic] = {}
        self._being_read: dict[str, object] = {}
        self._queues = Queues()
        context.store.after_writing.append(self._forget)

    def offer(self, reading: GameReading) -> None:
        """How a game stands that somebody has just written about, unless other things were written meanwhile."""
        if reading.loaded.edition == self.context.at_hand.edition:
            self._at_hand[reading.loaded.id] = Topic.of(reading)

    def at_hand(self) -> set[str]:
        return set(self._at_hand)

    def drop(self, games: Collection[str]) -> None:
        """Nobody speaks of them any more."""
        for game in games:
            self._at_hand.pop(game, None)

    async def get(self, game: str) -> Topic:
        async with self._queues.turn(game):
            return self._at_hand.get(game) or await self._read(game)

    async def _read(self, game: str) -> Topic:
        """What is written meanwhile may be in it or not: then it serves this letter alone."""
        mark = self._being_read[game] = object()
        try:
            topic = Topic(self.context, await self.context.load(game))
            if self._being_read.get(game) is mark:
                self._at_hand[game] = topic
            return topic
        finally:
            self._being_read.pop(game, None)

    def _forget(self, game: str | None) -> None:
        if game is None:
            self._at_hand.clear()
            self._being_read.clear()
            return
        self._at_hand.pop(game, None)
        self._being_read.pop(game, None)
