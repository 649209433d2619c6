"""Messages in the channel: one method for each kind of post."""

from __future__ import annotations

import msgspec

from bot.host.bots.advice import ADVISED
from bot.host.delivery.moments import as_shown, called_seats, names_waits, seat_still_waited_for, shown_move
from bot.host.loading.context import HostContext
from bot.host.loading.reading import GameReading
from bot.host.model.community.reviews import consent_of
from bot.host.model.facts import Status, Summary
from bot.host.model.minds import DEPUTISED
from bot.host.model.records import ANYBODY, NOBODY, OutboxRow
from bot.host.play.history import GameHistory
from bot.host.records.players import players_known
from bot.host.records.story import closing_story
from bot.host.screen import endings, lobbies, posts
from bot.host.screen.elements import Message, without_controls
from bot.host.screen.sentences import what_happened
from games.core.protocol import VICTORY, Line, Text, say, seat_name
from games.core.texts import Words


class PostMessages:
    """Writes posts. A method returns None if the moment of its notification is over."""

    def __init__(self, context: HostContext, history: GameHistory) -> None:
        self.context = context
        self.history = history

    async def lobby(self, notification: OutboxRow, reading: GameReading, speech: Words) -> Message:
        summary, rules = await reading.summary(), reading.rules
        if reading.loaded.row.status is Status.LOBBY:
            known = await players_known(self.context, summary) if summary.table_settings.shows_players else {}
            return lobbies.lobby(summary, rules, speech, known)
        if reading.loaded.last is None:
            return lobbies.cancelled(summary, rules, speech)
        return without_controls(lobbies.lobby(summary, rules, speech))

    async def begun(self, notification: OutboxRow, reading: GameReading, speech: Words) -> Message:
        """Write the first post of a game. While it is the newest, it shows the present board and headline."""
        seq = reading.loaded.tip.barrier if notification.data.get("newest") else notification.data["seq"]
        summary = await self._summary_then(notification, reading, seq)
        lines = await self._told(reading, NOBODY, notification.data["seq"])
        return posts.begun(summary, reading.rules, speech, lines, seq, called_seats(notification, reading.loaded))

    async def turn(self, notification: OutboxRow, reading: GameReading, speech: Words) -> Message | None:
        since, seq = notification.data["since"], notification.data["seq"]
        before = since if since != NOBODY else None
        summary = await self._summary_then(notification, reading, seq)
        ended = await self._ended_round(reading, since, seq)
        lines = await (self._scored if ended else self._told)(reading, since, seq)
        if reading.loaded.row.result is not None and all(line.weight >= VICTORY for line in lines):
            return None  # The closing post says who has won.
        called, shown = called_seats(notification, reading.loaded), shown_move(notification, reading.loaded)
        return posts.turn(summary, speech, lines, shown, called, before, ended, reading.rules)

    async def called(self, notification: OutboxRow, reading: GameReading, speech: Words) -> Message | None:
        called = called_seats(notification, reading.loaded)
        summary = as_shown(notification, await reading.summary())
        if not called and "newest" not in notification.data:
            return None
        return posts.notice(summary, speech, summary.headline or say("host-called"), called)

    async def result(self, notification: OutboxRow, reading: GameReading, speech: Words) -> Message | None:
        if reading.loaded.row.result is None:
            return None
        summary, rules = await reading.summary(), reading.rules
        acts = await self.context.store.read.games.acts(reading.loaded.id)
        advised = [int(act.data["seat"]) for act in acts if act.kind == ADVISED]
        deputised = [int(act.data["seat"]) for act in acts if act.kind == DEPUTISED]
        last = what_happened(summary, speech, await self._last_turn(notification, reading))
        story = await closing_story(self.context, reading.loaded)
        consent = consent_of(acts, reading.loaded.seats)
        return endings.result(
            summary, rules, speech, notification.data["seq"], advised, deputised, last, story, consent
        )

    async def notice(self, notification: OutboxRow, reading: GameReading, speech: Words) -> Message:
        text = msgspec.convert(notification.data["text"], Text)
        summary = as_shown(notification, await reading.summary())
        return posts.notice(summary, speech, text, called_seats(notification, reading.loaded))

    async def dms_closed(self, notification: OutboxRow, reading: GameReading, speech: Words) -> Message:
        return posts.dms_closed(as_shown(notification, await reading.summary()), speech, [notification.data["seat"]])

    async def offered(self, notification: OutboxRow, reading: GameReading, speech: Words) -> Message | None:
        seat = reading.loaded.seats[notification.data["seat"]]
        if notification.data.get("edit"):
            offer = await self.context.store.read.games.post(reading.loaded.id, notification.kind, seat.seat)
            return posts.taken_seat(await reading.summary(), speech, seat.seat) if offer else None
        if not seat.offered:
            return None
        to = None if seat.offered == ANYBODY else seat.offered
        rings = seat.against_owner and not (await self.context.day_of(reading.loaded, seat.user)).is_quiet(
            self.context.now()
        )
        return posts.offered_seat(
            await reading.summary(), speech, seat.seat, to, against_owner=seat.against_owner, rings=rings
        )

    async def nudge_table(self, notification: OutboxRow, reading: GameReading, speech: Words) -> Message | None:
        """Tell the table who is silent. Once they have acted, the post says only that they were reminded."""
        summary, number = as_shown(notification, await reading.summary()), notification.data["seat"]
        if seat_still_waited_for(notification, reading.loaded) and notification.data.get("newest", True):
            return posts.nudge_table(summary, speech, number)
        over = say("nudged-table", who=seat_name(number))
        return posts.notice(summary, speech, over) if "newest" in notification.data else None

    async def _told(self, reading: GameReading, since: int, seq: int) -> list[Line]:
        return [line for part in await self.history.parts(reading.loaded, None, since, seq) for line in part.lines]

    async def _scored(self, reading: GameReading, since: int, seq: int) -> list[Line]:
        return [line for part in await self.history.round_end(reading, since, seq) for line in part.lines]

    async def _ended_round(self, reading: GameReading, since: int, seq: int) -> int:
        """Return the round that ended with these turns, or 0."""
        if since == NOBODY or reading.loaded.row.status is Status.QUARANTINED:
            return 0
        which = reading.rules.round
        before, now = which(await reading.view(since, None)), which(await reading.view(seq, None))
        return before if now > before else 0

    async def _last_turn(self, notification: OutboxRow, reading: GameReading) -> list[Line]:
        """Return the lines of the last turn, or nothing if an earlier post contained them."""
        since, seq = notification.data.get("since"), notification.data["seq"]
        if since is None or reading.loaded.row.status is Status.QUARANTINED:
            return []
        ended = await self._ended_round(reading, since, seq)
        return await (self._scored if ended else self._told)(reading, since, seq)

    async def _summary_then(self, notification: OutboxRow, reading: GameReading, seq: int) -> Summary:
        """Summarise the position after a move, with the people who are waited for now.

        Simulated friends are left out, because they answer at once. If a later turn has closed, only the newest post
        names the people who are waited for, because the post of the later turn may be held back. The newest post has
        the present headline.
        """
        if reading.loaded.row.status is Status.QUARANTINED:
            return await reading.summary()
        seen_then = await reading.view(seq, None)
        summary = self.context.summarise_as_seen(reading.loaded, seen_then)
        if not names_waits(notification, reading.loaded):
            return msgspec.structs.replace(summary, awaited=())
        now = await reading.summary()
        people = tuple(each for each in now.awaited if not reading.loaded.seats[each.seat].friend)
        return msgspec.structs.replace(summary, awaited=people, headline=now.headline or summary.headline)
