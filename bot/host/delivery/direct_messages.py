"""Messages to one player: calls, edits of calls, hands, news, reminders, and talks of partners."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.host.delivery.moments import deletes_message, edits_role, seat_not_called_since, seat_still_waited_for
from bot.host.loading.reading import GameReading
from bot.host.model.facts import Summary
from bot.host.model.preferences import Pictures
from bot.host.model.records import DEALT, ELSEWHERE, NEWS, PLAN, OutboxRow
from bot.host.play.history import GameHistory
from bot.host.play.table import Table
from bot.host.screen import lobbies, posts, prompts
from bot.host.screen.elements import Message
from bot.host.store.tables.outbox import WHISPERED
from games.core.game import Game
from games.core.protocol import Line
from games.core.texts import Words

HandPost = Callable[[Summary, Game, Words, int, Sequence[Line], int], Message]


class DirectMessages:
    """Writes direct messages. A method returns None if the moment of its notification is over."""

    def __init__(self, table: Table, history: GameHistory) -> None:
        self.table = table
        self.history = history

    async def call(self, notification: OutboxRow, reading: GameReading, speech: Words) -> Message | None:
        seat = seat_still_waited_for(notification, reading.loaded)
        if seat is None:
            return None
        panel = await self.table.panel_of(reading, seat.seat)
        lines = await self.history.latest(reading.loaded, seat.seat)
        summary, first = panel.seat_view.summary, seat.wait_number == 1
        panel, news = prompts.in_order(panel, lines)
        opening = posts.call_opening(summary, reading.rules, speech, seat.seat, news, first)
        message = prompts.opened(panel, speech, opening=opening)
        own = reading.loaded.people.get(notification.target)
        if not first or (own is not None and own.pictures is not Pictures.WIDE):
            return message
        return posts.with_offer_of_tall_pictures(message, speech, notification.game)

    async def call_over(self, notification: OutboxRow, reading: GameReading, speech: Words) -> Message | None:
        """Write the end of a call, or return None if the table still waits for the seat.

        A message that is deleted needs no text.
        """
        if edits_role(notification, DEALT, NEWS):
            return Message()
        if seat_still_waited_for(notification, reading.loaded) and ELSEWHERE not in notification.data:
            return None
        if deletes_message(notification):
            return Message()
        summary, rules = await reading.summary(), reading.rules
        if not edits_role(notification, PLAN):
            return posts.call_over(summary, rules, speech)
        plan = reading.loaded.plans.get(notification.data["seat"])
        return posts.plan_over(summary, rules, speech, plan.outcome if plan else None)

    async def dealt(self, notification: OutboxRow, reading: GameReading, speech: Words) -> Message | None:
        return await self._without_call(posts.dealt, notification, reading, speech)

    async def news(self, notification: OutboxRow, reading: GameReading, speech: Words) -> Message | None:
        return await self._without_call(posts.round_news, notification, reading, speech)

    async def _without_call(
        self, post: HandPost, notification: OutboxRow, reading: GameReading, speech: Words
    ) -> Message | None:
        """Write a hand or news for a player who was not called since the notification was queued."""
        seat = seat_not_called_since(notification, reading.loaded)
        if seat is None:
            return None
        lines = await self.history.private_news(reading.loaded, seat.seat)
        if notification.kind == NEWS and not lines:
            return None  # The player has acted since, and has read the news then.
        seat_view = await reading.seat_view(seat.seat)
        return post(seat_view.summary, reading.rules, speech, seat.seat, lines, seat_view.seq)

    async def nudge(self, notification: OutboxRow, reading: GameReading, speech: Words) -> Message | None:
        seat = seat_still_waited_for(notification, reading.loaded)
        if seat is None:
            return None
        seat_view = await reading.seat_view(seat.seat)
        return posts.nudge(seat_view.summary, reading.rules, speech, seat.seat, seat_view.seq)

    async def whisper(self, notification: OutboxRow, reading: GameReading, speech: Words) -> Message | None:
        """Write what a partner says, with the picture that they show. A new owner of the seat does not get it."""
        data, listener = notification.data, reading.loaded.seats[notification.data["seat"]]
        if listener.user != notification.target or WHISPERED not in data:
            return None
        summary = await reading.summary()
        said = posts.Whisper(data["from"], data[WHISPERED], data["picture"], data["seq"])
        return posts.whisper(summary, reading.rules, speech, said)

    async def unheard(self, notification: OutboxRow, reading: GameReading, speech: Words) -> Message | None:
        speaker = reading.loaded.seats[notification.data["seat"]]
        if speaker.user != notification.target:
            return None
        return posts.unheard(await reading.summary(), reading.rules, speech, notification.data["deaf"])

    async def opened(self, notification: OutboxRow, reading: GameReading, speech: Words) -> Message | None:
        """Tell somebody that a table waits for players, unless it is full by now or they sit there."""
        loaded = reading.loaded
        if not loaded.is_looking or loaded.seat_of(notification.target) is not None:
            return None
        return lobbies.opened(await reading.summary(), reading.rules, speech)
