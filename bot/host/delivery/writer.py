"""The writer of messages: it turns outbox rows into messages when they are sent.

So language, names and pings are those of the moment. `post_messages`, `direct_messages` and `vote_messages` write the
texts, and `moments` decides whether a notification is still to be sent.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime

import msgspec
from cachetools import LRUCache

from bot.host.delivery.direct_messages import DirectMessages
from bot.host.delivery.moments import ABOUT_CALLS, deletes_message, edits_post, names_waits, role_of, without_pings
from bot.host.delivery.post_messages import PostMessages
from bot.host.delivery.vote_messages import VoteMessages
from bot.host.delivery.waiting_lines import MOST_POSTS, Waits, WaitsShown, waits_of
from bot.host.loading.context import HostContext
from bot.host.loading.loaded import Loaded
from bot.host.loading.reading import GameReading
from bot.host.model.facts import LIVE, PostRef
from bot.host.model.preferences import PersonSettings
from bot.host.model.records import (
    CALL_AGAIN,
    CALL_OVER,
    DEALT,
    MEND,
    NEWS,
    NOBODY,
    OPENED,
    OutboxRow,
)
from bot.host.pictures.gallery import Gallery
from bot.host.play.history import GameHistory
from bot.host.play.table import Table
from bot.host.play.vote_posts import AT_RISK, SEAT_LOST, VOTE_CALL
from bot.host.screen.elements import Message, PictureWanted
from games.core.locales import choose_language
from games.core.texts import Words, words

SHOWN_KINDS = ("begun", "turn", "called", "notice", "dms_closed", "nudge_table")
"""Kinds of posts with the buttons of a running game and the names of those who are waited for."""

Names = tuple[str, ...]
Writer = Callable[[OutboxRow, GameReading, Words], Awaitable[Message | None]]


class Written(msgspec.Struct, frozen=True):
    """A message that is ready to be sent, with what is stored once it is shown."""

    message: Message
    """The message with its pictures drawn."""
    reading: GameReading
    """The game when the message was written."""
    role: str
    """The name under which the place of the message is stored."""
    seat: int = NOBODY
    edits: PostRef | None = None
    """The message that is edited, or None if a new one is sent."""
    deletes: bool = False
    """Whether the edited message is deleted instead."""
    keeps_files: bool = False
    number: int = 0
    """The outbox row of a post in the channel, or 0."""
    waits: Waits | None = None
    wanted: tuple[PictureWanted, ...] = ()
    """The pictures of a post in the channel."""


class MessageWriter:
    """Writes the message of each notification. The outbox uses it."""

    def __init__(self, context: HostContext, table: Table, history: GameHistory, gallery: Gallery) -> None:
        self.context = context
        self.gallery = gallery
        self.waits = WaitsShown()
        self._retired: LRUCache[int, tuple[Names, Message]] = LRUCache(MOST_POSTS)
        posts, direct = PostMessages(context, history), DirectMessages(table, history)
        votes = VoteMessages(context, table)
        self.writers: dict[str, Writer] = {
            "lobby": posts.lobby,
            "begun": posts.begun,
            "turn": posts.turn,
            "called": posts.called,
            "result": posts.result,
            "notice": posts.notice,
            "dms_closed": posts.dms_closed,
            "offered": posts.offered,
            "vote": votes.vote,
            VOTE_CALL: votes.vote_call,
            AT_RISK: votes.at_risk,
            SEAT_LOST: votes.seat_lost,
            "nudge_table": posts.nudge_table,
            "call": direct.call,
            CALL_OVER: direct.call_over,
            CALL_AGAIN: direct.call,
            DEALT: direct.dealt,
            "nudge": direct.nudge,
            NEWS: direct.news,
            "whisper": direct.whisper,
            "unheard": direct.unheard,
            OPENED: direct.opened,
        }

    async def write(self, notification: OutboxRow) -> Written | None:
        """Return the message of a notification, or None if its moment is over."""
        reading = await self.context.reading(notification.game)
        if notification.kind == MEND:
            return await self._updated_post(notification, reading)
        settings = await self._settings(notification, reading.loaded)
        lang = choose_language(settings.locale, settings.discord, reading.loaded.row.table_settings.lang)
        message = await self.writers[notification.kind](notification, reading, words(lang))
        if message is None:
            return None
        if notification.kind in SHOWN_KINDS:
            self._cache_retired(notification.id, reading, await self._as_now(notification, reading, newest=False))
        message = without_pings(message, notification, reading.loaded)
        whole = await self.gallery.finish(message, settings, reading if reading.loaded.last else None)
        role = role_of(notification)
        seat = notification.data.get("seat", NOBODY)
        edits = await self._edited(notification, role, seat)
        if notification.kind not in SHOWN_KINDS:
            return Written(whole, reading, role, seat, edits, deletes=deletes_message(notification))
        waits = await waits_of(reading) if names_waits(notification, reading.loaded) else Waits((), ())
        return Written(whole, reading, role, seat, edits, number=notification.id, waits=waits, wanted=message.pictures)

    async def _edited(self, notification: OutboxRow, role: str, seat: int) -> PostRef | None:
        if notification.kind in ABOUT_CALLS:
            return PostRef(notification.data["channel"], notification.data["message"])
        return (
            await self.context.store.read.games.post(notification.game, role, seat)
            if edits_post(notification)
            else None
        )

    async def _updated_post(self, notification: OutboxRow, reading: GameReading) -> Written | None:
        """Return the newest post with the names of those who are waited for now, or None if it is true already."""
        shown = await self.context.store.read.games.shown(reading.loaded.id)
        if not shown or reading.loaded.row.status not in LIVE:
            return None
        newest = max(shown)
        if await self.waits.says_all(newest, reading):
            return None
        if newest > notification.id and await self._was_written_last(newest, reading.loaded):
            return None
        message = await self._written_again(newest, reading, newest=True)
        if message is None:
            return None
        wanted = message.pictures
        if wanted == self.waits.pictures(newest):
            message = msgspec.structs.replace(message, pictures=())
        whole = await self.gallery.finish(message, await self._settings(notification, reading.loaded), reading)
        waits = await waits_of(reading)
        return Written(
            whole, reading, MEND, NOBODY, shown[newest], keeps_files=True, number=newest, waits=waits, wanted=wanted
        )

    def was_shown(self, written: Written) -> None:
        """Note whom a post names, so that it is edited only when that is no longer true, and not too often."""
        if written.waits:
            self.waits.note(written.number, written.waits, written.wanted)
        if written.role == MEND:
            self.waits.note_edit(written.reading.loaded.id, self.context.now())

    async def may_go_at(self, notification: OutboxRow) -> datetime:
        """Return when a notification may be sent. There are not too many edits of a post at once."""
        due = notification.due
        return due if notification.kind != MEND else max(due, self.waits.next_edit(notification.game) or due)

    async def retired(self, number: int, reading: GameReading) -> Message | None:
        """Return an older post without buttons and names of those who are waited for.

        It was cached when the post was written. It is written anew if a player has another name since.
        """
        names, message = self._retired.pop(number, (None, None))
        return message if names == _names(reading) else await self._written_again(number, reading, newest=False)

    def _cache_retired(self, number: int, reading: GameReading, message: Message | None) -> None:
        if message is not None:
            self._retired[number] = _names(reading), message

    async def _was_written_last(self, number: int, loaded: Loaded) -> bool:
        """Return whether a post was written after the last move."""
        notification = await self.context.store.read.outbox.get(number)
        return notification is not None and notification.tried is not None and notification.tried > loaded.row.moved

    async def _written_again(self, number: int, reading: GameReading, *, newest: bool) -> Message | None:
        notification = await self.context.store.read.outbox.get(number)
        return await self._as_now(notification, reading, newest=newest) if notification is not None else None

    async def _as_now(self, notification: OutboxRow, reading: GameReading, *, newest: bool) -> Message | None:
        """Return a post as it should be now: only the newest has buttons and says who is waited for.

        The picture of a turn names who is waited for too. An older post keeps its picture.
        """
        data = {**notification.data, "pinged": {}, "newest": newest}
        lang = reading.loaded.row.table_settings.lang
        now = msgspec.structs.replace(notification, data=data)
        message = await self.writers[notification.kind](now, reading, words(lang))
        if message is None:
            return None
        pictures, rows = (message.pictures, message.rows) if newest else ((), ())
        return msgspec.structs.replace(message, pictures=pictures, calls=(), rows=rows)

    async def _settings(self, notification: OutboxRow, loaded: Loaded) -> PersonSettings:
        """Return the settings of the reader: of a person, or of the table for a post."""
        if not notification.direct:
            return PersonSettings(pictures=loaded.row.table_settings.pictures)
        return await self.context.settings_of(loaded, notification.target)


def _names(reading: GameReading) -> Names:
    return tuple(seat.name for seat in reading.loaded.seats)
