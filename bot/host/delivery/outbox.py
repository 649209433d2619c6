"""The outbox: delivers at least once, shows once, in order for each channel or person; a crash loses nothing."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import defaultdict
from datetime import timedelta

import msgspec

from bot.host.delivery.courier import Channel, Courier, Direct, NotNow, Parcel, Unreachable
from bot.host.delivery.moments import ABOUT_CALLS
from bot.host.delivery.writer import SHOWN_KINDS, MessageWriter, Written
from bot.host.loading.context import HostContext
from bot.host.loading.loaded import Loaded
from bot.host.loading.queues import until_current
from bot.host.loading.reading import GameReading
from bot.host.model.facts import PostRef
from bot.host.model.records import CALL, CALL_AGAIN, CALL_DUE, CALL_OVER, MEND, NOBODY, OPENED, REMINDS, OutboxRow
from bot.host.notify.delivered import called_by, changes_seats, first_due, note_delivery, note_failure, reminds
from bot.host.notify.queueing import put_post_update, put_public
from bot.host.play.talks import Talks
from bot.host.store import RowSet
from bot.host.store.connection.executors import Unwritable
from bot.host.store.tables.games import SHOWN

log = logging.getLogger(__name__)

NONCE_WINDOW = timedelta(seconds=60)
"""Discord recognises a repeated nonce for some minutes; after this we look for our post ourselves."""
POLL_SECONDS = 5.0
"""Seconds after which the outbox looks for due notifications without being woken."""
SHORTEST_DELAY, LONGEST_DELAY = timedelta(seconds=1), timedelta(minutes=10)
FORBIDDEN_DELAY = timedelta(minutes=10)
"""How long to wait where a permission is missing. People have to grant it."""
RETRY_FOR = timedelta(days=7)
"""How long after the first try a notification is dropped that Discord does not accept."""
DIRECT_FIRST_SECONDS = 2.0
"""Seconds that posts wait for the direct messages that are due with them."""
DROP_AFTER = timedelta(days=1)
"""How long after the first try a notification is dropped that fails because of an error in the bot."""

EDITS = (MEND, *ABOUT_CALLS)
"""Kinds that edit a message. Nothing waits behind them, because Discord allows few edits of old messages."""

Addressee = tuple[bool, int]
"""Whether it is a person, and the id of the person or channel."""


class Outbox:
    """Delivers queued notifications. Each addressee gets its own in order, and is not held up by others."""

    def __init__(self, context: HostContext, writer: MessageWriter, talks: Talks, courier: Courier) -> None:
        self.context = context
        self.writer = writer
        self.talks = talks
        self.courier = courier
        self._woken = asyncio.Event()
        self._busy: dict[Addressee, asyncio.Task[bool]] = {}
        """The running deliveries, one for each addressee."""
        self._more: set[Addressee] = set()
        """Addressees for whom more became due during a delivery."""

    def wake(self, game: str, reading: GameReading | None = None) -> None:
        """Wake the outbox after a commit, unless the game is known and has no new notification."""
        if reading is None or any(row.is_new for row in reading.loaded.waiting):
            self._woken.set()

    async def run(self) -> None:
        """Deliver what is due until the task is cancelled."""
        try:
            while True:
                self._woken.clear()
                pause = POLL_SECONDS
                try:
                    pause = await self._start_deliveries()
                except Exception:
                    log.exception("the outbox failed")
                # Not `wait_for`: in Python 3.11 it can lose a cancellation that comes together with the event.
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(pause):
                        await self._woken.wait()
        finally:
            await self._stop()

    async def drain(self) -> None:
        """Deliver everything that is due and wait for it. Stop early if the database cannot be written."""
        while True:
            await self._start_deliveries()
            if not self._busy:
                return
            done, _ = await asyncio.wait(set(self._busy.values()), return_when=asyncio.FIRST_COMPLETED)
            if not all(task.result() for task in done):
                return

    async def _stop(self) -> None:
        under_way = list(self._busy.values())
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)

    async def _start_deliveries(self) -> float:
        """Start one delivery for each addressee with due notifications. Return the seconds until the next look."""
        batches: dict[Addressee, list[OutboxRow]] = defaultdict(list)
        cached, now = set(self.context.cache), self.context.now()
        soon = await self.context.store.read.outbox.due(now, timedelta(seconds=POLL_SECONDS))
        due = [notification for notification in soon if notification.due <= now]
        self.context.release_states(cached - {notification.game for notification in due})
        for notification in due:
            batches[notification.direct, notification.target].append(notification)
        free = await self._claim([place for place in batches if place not in self._busy])
        # Direct messages first: a post waits a short time for those of its game.
        for place, notifications in sorted(batches.items(), key=lambda batch: not batch[0][0]):
            if place in self._busy:
                self._more.add(place)
            elif place in free:
                self._busy[place] = asyncio.create_task(
                    self._deliver_after(self._direct_messages_beside(notifications, batches), notifications)
                )
        return min(
            [
                POLL_SECONDS,
                *((notification.due - now).total_seconds() for notification in soon if notification.due > now),
            ]
        )

    async def _claim(self, places: list[Addressee]) -> set[Addressee]:
        """Return the addressees to whom no other process delivers now.

        A process without a connection to Discord leaves them to the others, who cannot deliver what it has claimed.
        """
        cluster = self.context.store.cluster
        if cluster is None or not places:
            return set(places)
        return await cluster.claim(places) if self.courier.is_connected() else set()

    async def _release(self, place: Addressee) -> None:
        """Let other processes deliver to an addressee. If that fails, they wait until the lease ends."""
        if self.context.store.cluster is not None:
            with contextlib.suppress(Unwritable):
                await self.context.store.cluster.release(place)

    def _direct_messages_beside(
        self, posts: list[OutboxRow], batches: dict[Addressee, list[OutboxRow]]
    ) -> list[asyncio.Task[bool]]:
        """Return the running deliveries of direct messages about the same games as these posts."""
        if posts[0].direct:
            return []
        games = {post.game for post in posts}
        beside = [
            place
            for place, notifications in batches.items()
            if place[0] and any(each.game in games for each in notifications)
        ]
        return [self._busy[place] for place in beside if place in self._busy]

    async def _deliver_after(self, direct_first: list[asyncio.Task[bool]], notifications: list[OutboxRow]) -> bool:
        if direct_first:
            await asyncio.wait(direct_first, timeout=DIRECT_FIRST_SECONDS)
        return await self._deliver_batch((notifications[0].direct, notifications[0].target), notifications)

    async def _deliver_batch(self, place: Addressee, notifications: list[OutboxRow]) -> bool:
        """Deliver notifications to one addressee, in order, until one must be retried later.

        Return whether the results were stored. If the database cannot be written, all are tried again soon.
        """
        try:
            for notification in notifications:
                if not await self._deliver(notification):
                    break
            return True
        except Unwritable as error:
            log.warning("notifications wait, because the database cannot be written", extra={"why": str(error)})
            return False
        finally:
            await self._release(place)
            del self._busy[place]
            if place in self._more:
                self._more.discard(place)
                self._woken.set()

    async def _deliver(self, notification: OutboxRow) -> bool:
        """Deliver a notification, and return whether the next one to the same addressee may follow."""
        try:
            return await self._try(notification)
        except NotNow as delay:
            if notification.kind in EDITS:
                await self._set_aside(notification)
                return True
            return await self._retry_later(
                notification, timedelta(seconds=delay.after) if delay.after else _retry_delay(notification)
            )
        except Unwritable:
            raise
        except Exception:
            log.exception(
                "a notification failed",
                extra={"game": notification.game, "notification": notification.id, "kind": notification.kind},
            )
            await self._set_aside(notification)
            return True

    async def _try(self, notification: OutboxRow) -> bool:
        if (later := await self.writer.may_go_at(notification)) > self.context.now():
            async with self.context.store.write_for_outbox() as rows:
                await rows.outbox.reschedule(notification, later)
            return True
        # Before the message is written: later changes queue another notification.
        async with self.context.store.write_one_for_outbox() as rows:
            if not await rows.outbox.mark_tried(notification.id, self.context.now()):
                return True
        written = await self.writer.write(notification)
        if written is None:
            await self._settle(notification, "moot")
            return True
        try:
            await self._carry(notification, written)
        except Unreachable as trouble:
            why = trouble.why
            return await until_current(lambda: self._undeliverable(notification, why))
        return True

    async def _carry(self, notification: OutboxRow, written: Written) -> None:
        old = notification.tried is not None and self.context.now() - notification.tried > NONCE_WINDOW
        to = Direct(notification.target) if notification.direct else Channel(notification.target)
        since = notification.tried if old else None
        parcel = Parcel(
            self.parcel_id(notification),
            to,
            written.message,
            written.edits,
            deletes=written.deletes,
            keeps_files=written.keeps_files,
            look_since=since,
        )
        post = await self.courier.carry(parcel)
        self.writer.was_shown(written)
        self.context.watch.delivered((self.context.now() - notification.due).total_seconds())
        store, seats = self.context.store, changes_seats(notification, self.context.now())
        async with store.write() if seats else store.write_for_outbox() as rows:
            older = await self._settle_shown(rows, notification, written, post)
        for number, each in older.items():
            await self._retire(notification, number, each, written.reading)

    async def _settle_shown(
        self, rows: RowSet, notification: OutboxRow, written: Written, post: PostRef
    ) -> dict[int, PostRef]:
        """Store where a message is shown. Return the older posts that are no longer the newest."""
        await rows.outbox.settle(notification.id, "sent")
        if notification.kind == OPENED:
            return {}
        if written.deletes:
            await rows.games.forget_message(notification.game, post)
        await rows.games.note_post(notification.game, written.role, written.seat, post)
        await self._note_delivery(rows, notification, written.reading.loaded)
        if notification.kind == CALL:
            over = msgspec.structs.replace(
                notification, kind=CALL_OVER, created=self.context.now(), due=self.context.now()
            )
            await rows.outbox.put_came_late(over, written.seat)
            await rows.outbox.put_shown_again(over, written.seat)
            await rows.games.forget_news(notification.game, written.seat)
        if notification.kind in SHOWN_KINDS:
            await rows.games.note_post(notification.game, SHOWN, notification.id, post)
        if notification.kind not in (*SHOWN_KINDS, "result"):
            return {}
        return await rows.games.no_longer_newest(notification.game, notification.id)

    async def _note_delivery(self, rows: RowSet, notification: OutboxRow, loaded: Loaded) -> None:
        """Store what a delivery changes. A late call moves a deadline, which the newest post shows."""
        now = self.context.now()
        await note_delivery(rows, notification, loaded.row.table_settings, now)
        if changes_seats(notification, now) and not reminds(notification):
            await put_post_update(rows, loaded.row, now)

    async def _retire(self, newest: OutboxRow, number: int, post: PostRef, reading: GameReading) -> None:
        """Remove the buttons and the names of those waited for from an older post. A failure is not retried."""
        message = await self.writer.retired(number, reading)
        if message is not None:
            mark = f"{self.context.store.instance}-{number}"
            with contextlib.suppress(Unreachable, NotNow):  # Discord allows few edits of old messages.
                await self.courier.carry(Parcel(mark, Channel(newest.target), message, post, keeps_files=True))

    def parcel_id(self, notification: OutboxRow) -> str:
        return f"{self.context.store.instance}-{notification.id}"

    async def _settle(self, notification: OutboxRow, state: str) -> None:
        async with self.context.store.write_for_outbox() as rows:
            await rows.outbox.settle(notification.id, state)

    async def _postpone(self, notification: OutboxRow, pause: timedelta) -> None:
        async with self.context.store.write_for_outbox() as rows:
            await rows.outbox.postpone(notification.id, self.context.now() + pause)

    async def _retry_later(self, notification: OutboxRow, pause: timedelta) -> bool:
        """Retry a notification later, and return whether those behind it may go on.

        They wait for at most a day, because Discord may refuse only this one.
        """
        since = self._since_first_try(notification)
        if since <= DROP_AFTER:
            await self._postpone(notification, pause)
            return False
        if since > RETRY_FOR:
            await self._drop(notification)
        else:
            async with self.context.store.write_for_outbox() as rows:
                await rows.outbox.set_aside(notification.id, self.context.now() + LONGEST_DELAY)
        return True

    def _since_first_try(self, notification: OutboxRow) -> timedelta:
        now = self.context.now()
        return now - (notification.tried or now)

    async def _drop(self, notification: OutboxRow) -> None:
        log.error(
            "a notification was dropped",
            extra={"game": notification.game, "notification": notification.id, "kind": notification.kind},
        )
        async with self.context.store.write() as rows:
            await rows.outbox.settle(notification.id, "failed")
            await note_failure(rows, notification)

    async def _set_aside(self, notification: OutboxRow) -> None:
        """Retry a notification that fails because of an error in the bot, less and less often. Others go on."""
        now, since = self.context.now(), self._since_first_try(notification)
        if since > DROP_AFTER:
            await self._drop(notification)
            return
        async with self.context.store.write_for_outbox() as rows:
            await rows.outbox.set_aside(notification.id, now + max(since, SHORTEST_DELAY))

    async def _undeliverable(self, notification: OutboxRow, why: str) -> bool:
        log.warning(
            "unreachable",
            extra={"game": notification.game, "notification": notification.id, "kind": notification.kind, "why": why},
        )
        is_dropped = notification.tried is not None and self.context.now() - notification.tried > RETRY_FOR
        if why == "forbidden" and not notification.direct and notification.kind != MEND and not is_dropped:
            await self._postpone(notification, FORBIDDEN_DELAY)
            return False
        if notification.kind in EDITS:
            await self._settle(notification, "failed")
            if notification.kind == CALL_AGAIN and why == "gone":
                await self._call_anew(notification)
            return True
        async with self.context.queues.turn(notification.game):
            loaded = await self.context.load(notification.game)
            async with self.context.store.write() as rows:
                await rows.outbox.settle(notification.id, "failed")
                if not notification.direct:
                    await note_failure(rows, notification)
                if why == "no_channel" and not notification.direct:
                    await rows.places.are_gone([notification.target], self.context.now())
                elif notification.direct and notification.kind != OPENED:
                    await self._tell_table_of_closed_dms(rows, loaded, notification)
                if notification.kind == "whisper":
                    await self.talks.unheard(rows, loaded, notification)
                elif why == "gone" and notification.kind == "lobby":
                    await self._post_lobby_anew(rows, loaded)
        return True

    async def _call_anew(self, notification: OutboxRow) -> None:
        """Call a player again who is asked once more, whose call was deleted when they answered."""
        now = self.context.now()
        async with self.context.store.write() as rows:
            await rows.outbox.put(msgspec.structs.replace(notification, id=0, kind=CALL, created=now, due=now))
        self.wake(notification.game)

    async def _tell_table_of_closed_dms(self, rows: RowSet, loaded: Loaded, notification: OutboxRow) -> None:
        """Post once that a player accepts no direct messages, and later calls that did not reach them."""
        now, seat = self.context.now(), loaded.seats[notification.data["seat"]]
        if seat.user != notification.target:
            return
        stands_for = {CALL_DUE: first_due(notification).timestamp(), REMINDS: reminds(notification)}
        number = notification.data.get("wait_number")
        if not seat.told_closed:
            await rows.games.update_seat(loaded.id, seat.seat, told_closed=True)
            data = {"seat": seat.seat} | ({"wait_number": number} | stands_for if called_by(notification) else {})
            await put_public(rows, loaded.row, "dms_closed", data, now)
        elif not notification.data.get("pinged", False) and number is not None:
            await put_public(rows, loaded.row, "called", {"pinged": {str(seat.seat): number}} | stands_for, now)

    async def _post_lobby_anew(self, rows: RowSet, loaded: Loaded) -> None:
        """Post a lobby anew whose post was deleted. If there was no post, the channel itself is gone."""
        deleted = await rows.games.post(loaded.id, "lobby", NOBODY)
        await rows.games.forget_post(loaded.id, "lobby")
        if deleted is not None and loaded.last is None:
            await put_public(rows, loaded.row, "lobby", {}, self.context.now())


def _retry_delay(notification: OutboxRow) -> timedelta:
    return min(timedelta(seconds=2 ** min(notification.tries, 10)), LONGEST_DELAY)
