"""The outbox: delivers at least once, shows once, in order for each channel or person; a crash loses nothing."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import defaultdict
from datetime import timedelta

import msgspec

from bot.host.delivery.courier import Channel, Courier, Direct, NotNow, Parcel, Unreachable
from bot.host.delivery.writer import ABOUT_CALLS, SHOWN_KINDS, LetterWriter, Written
from bot.host.model.facts import PostRef
from bot.host.model.records import CALL, CALL_DUE, CALL_OVER, MEND, NOBODY, REMINDS, OutboxRow
from bot.host.notify.delivered import called_by, changes_seats, first_due, note_delivery, note_failure, reminds
from bot.host.notify.queueing import put_post_update, put_public
from bot.host.play.context import HostContext
from bot.host.play.loaded import Loaded
from bot.host.play.reading import GameReading
from bot.host.play.talks import Talks
from bot.host.store import RowSet
from bot.host.store.connections import Unwritable
from bot.host.store.tables.games import SHOWN

log = logging.getLogger(__name__)

NONCE_WINDOW = timedelta(seconds=60)
"""Discord recognises a repeated nonce for some minutes; after this we look for our post ourselves."""
PATIENCE = 5.0
"""Seconds after which the outbox looks again without being woken, if nothing is due before."""
SHORTEST_PAUSE, LONGEST_PAUSE = timedelta(seconds=1), timedelta(minutes=10)
FORBIDDEN_PAUSE = timedelta(minutes=10)
"""A missing permission is mended by people."""
LONG_HOPE = timedelta(days=7)
"""Or it is not; nor will Discord take what it did not take for so long."""
LETTERS_FIRST = 2.0
"""Seconds that posts wait for the direct messages that are due with them."""
LAST_HOPE = timedelta(days=1)
"""So long after the first try, a letter that a mistake of ours keeps from being written or carried is given up."""

EDITS = (MEND, *ABOUT_CALLS)
"""What only takes away something untrue keeps nothing waiting behind it: old messages have a small quota of edits."""

Addressee = tuple[bool, int]
"""A person or a channel."""


class Outbox:
    def __init__(self, context: HostContext, writer: LetterWriter, talks: Talks, courier: Courier) -> None:
        self.context = context
        self.writer = writer
        self.talks = talks
        self.courier = courier
        self._rung = asyncio.Event()
        self._busy: dict[Addressee, asyncio.Task[bool]] = {}
        """To whom something is on its way."""
        self._more: set[Addressee] = set()
        """For whom more came meanwhile."""

    def ring(self, game: str, stands: GameReading | None = None) -> None:
        """`stands`: how it stands, where that is known; where nothing new is to be told of it, nobody need look."""
        if stands is None or any(letter.is_new for letter in stands.loaded.waiting):
            self._rung.set()

    async def run(self) -> None:
        """Deliver for ever."""
        try:
            while True:
                self._rung.clear()
                pause = PATIENCE
                try:
                    pause = await self._hand_out()
                except Exception:
                    log.exception("the outbox stumbled")
                # Not `wait_for`: in Python 3.11 it can lose a cancellation that comes together with the bell.
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(pause):
                        await self._rung.wait()
        finally:
            await self._stop()

    async def drain(self) -> None:
        """Deliver everything that is due, and wait for it; as far as it comes where nothing can be written."""
        while True:
            await self._hand_out()
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

    async def _hand_out(self) -> float:
        """Each place by itself: one that is slow keeps nobody else waiting. Returns when to look again, in seconds."""
        heaps: dict[Addressee, list[OutboxRow]] = defaultdict(list)
        cached, now = set(self.context.cache), self.context.now()
        soon = await self.context.store.read.outbox.due(now, timedelta(seconds=PATIENCE))
        due = [letter for letter in soon if letter.due <= now]
        self.context.release_states(cached - {letter.game for letter in due})
        for letter in due:
            heaps[letter.direct, letter.target].append(letter)
        # Direct messages first: a post waits a moment for those of its game, and no longer.
        for place, letters in sorted(heaps.items(), key=lambda heap: not heap[0][0]):
            if place in self._busy:
                self._more.add(place)
            else:
                self._busy[place] = asyncio.create_task(self._deliver_after(self._letters_of(letters, heaps), letters))
        return min([PATIENCE, *((letter.due - now).total_seconds() for letter in soon if letter.due > now)])

    def _letters_of(self, posts: list[OutboxRow], heaps: dict[Addressee, list[OutboxRow]]) -> list[asyncio.Task[bool]]:
        """The direct messages that are under way beside these posts."""
        if posts[0].direct:
            return []
        games = {post.game for post in posts}
        beside = [place for place, letters in heaps.items() if place[0] and any(each.game in games for each in letters)]
        return [self._busy[place] for place in beside if place in self._busy]

    async def _deliver_after(self, letters_first: list[asyncio.Task[bool]], letters: list[OutboxRow]) -> bool:
        if letters_first:
            await asyncio.wait(letters_first, timeout=LETTERS_FIRST)
        return await self._deliver_heap((letters[0].direct, letters[0].target), letters)

    async def _deliver_heap(self, place: Addressee, letters: list[OutboxRow]) -> bool:
        """One after the other to one place; what cannot go now holds up what comes after it.

        Whether what became of them is written down; where nothing can be written, they are tried again before long.
        """
        try:
            for letter in letters:
                if not await self._deliver(letter):
                    break
            return True
        except Unwritable as error:
            log.warning("letters wait, for nothing can be written", extra={"why": str(error)})
            return False
        finally:
            del self._busy[place]
            if place in self._more:
                self._more.discard(place)
                self._rung.set()

    async def _deliver(self, letter: OutboxRow) -> bool:
        """Whether what comes after it may go as well."""
        try:
            return await self._try(letter)
        except NotNow as delay:
            if letter.kind in EDITS:
                await self._set_aside(letter)
                return True
            return await self._put_off(letter, timedelta(seconds=delay.after) if delay.after else _pause(letter))
        except Unwritable:
            raise
        except Exception:
            log.exception("a letter failed", extra={"game": letter.game, "letter": letter.id, "kind": letter.kind})
            await self._set_aside(letter)
            return True

    async def _try(self, letter: OutboxRow) -> bool:
        if (later := await self.writer.rests_until(letter)) > self.context.now():
            async with self.context.store.write_for_outbox() as rows:
                await rows.outbox.reschedule(letter, later)
            return True
        # Before it is written: what changes from now on is told by another letter.
        async with self.context.store.write_one_for_outbox() as rows:
            if not await rows.outbox.mark_tried(letter.id, self.context.now()):
                return True
        written = await self.writer.write(letter)
        if written is None:
            await self._settle(letter, "moot")
            return True
        try:
            await self._carry(letter, written)
        except Unreachable as trouble:
            return await self._undeliverable(letter, trouble.why)
        return True

    async def _carry(self, letter: OutboxRow, written: Written) -> None:
        old = letter.tried is not None and self.context.now() - letter.tried > NONCE_WINDOW
        to = Direct(letter.target) if letter.direct else Channel(letter.target)
        since = letter.tried if old else None
        parcel = Parcel(self.parcel_id(letter), to, written.message, written.edits, written.keeps_files, since)
        post = await self.courier.carry(parcel)
        self.writer.was_shown(written)
        self.context.watch.delivered((self.context.now() - letter.due).total_seconds())
        store, seats = self.context.store, changes_seats(letter, self.context.now())
        async with store.write() if seats else store.write_for_outbox() as rows:
            older = await self._settle_shown(rows, letter, written, post)
        for number, each in older.items():
            await self._retire(letter, number, each, written.reading)

    async def _settle_shown(
        self, rows: RowSet, letter: OutboxRow, written: Written, post: PostRef
    ) -> dict[int, PostRef]:
        """Note where it stands. Returns the posts of which it takes the place."""
        await rows.outbox.settle(letter.id, "sent")
        await rows.games.note_post(letter.game, written.role, written.seat, post)
        await self._note_delivery(rows, letter, written.reading.loaded)
        if letter.kind == CALL:
            over = msgspec.structs.replace(letter, kind=CALL_OVER, created=self.context.now(), due=self.context.now())
            await rows.outbox.put_came_late(over, written.seat)
            await rows.outbox.put_shown_again(over, written.seat)
            await rows.games.forget_news(letter.game, written.seat)
        if letter.kind in SHOWN_KINDS:
            await rows.games.note_post(letter.game, SHOWN, letter.id, post)
        if letter.kind not in (*SHOWN_KINDS, "result"):
            return {}
        return await rows.games.no_longer_newest(letter.game, letter.id)

    async def _note_delivery(self, rows: RowSet, letter: OutboxRow, loaded: Loaded) -> None:
        """A late call moves a deadline, which the newest post shows."""
        now = self.context.now()
        await note_delivery(rows, letter, loaded.row.table_settings, now)
        if changes_seats(letter, now) and not reminds(letter):
            await put_post_update(rows, loaded.row, now)

    async def _retire(self, newest: OutboxRow, number: int, post: PostRef, reading: GameReading) -> None:
        """An older post loses its buttons and what it said of whom the table waits for: once, or never."""
        message = await self.writer.retired(number, reading)
        if message is not None:
            mark = f"{self.context.store.instance}-{number}"
            with contextlib.suppress(Unreachable, NotNow):  # Old posts have a small quota of edits, and no great need.
                await self.courier.carry(Parcel(mark, Channel(newest.target), message, post, keeps_files=True))

    def parcel_id(self, letter: OutboxRow) -> str:
        return f"{self.context.store.instance}-{letter.id}"

    async def _settle(self, letter: OutboxRow, state: str) -> None:
        async with self.context.store.write_for_outbox() as rows:
            await rows.outbox.settle(letter.id, state)

    async def _postpone(self, letter: OutboxRow, pause: timedelta) -> None:
        async with self.context.store.write_for_outbox() as rows:
            await rows.outbox.postpone(letter.id, self.context.now() + pause)

    async def _put_off(self, letter: OutboxRow, pause: timedelta) -> bool:
        """Discord cannot take it now, and those behind it wait: a day at most, for it may be this one alone."""
        since = self._since_first_try(letter)
        if since <= LAST_HOPE:
            await self._postpone(letter, pause)
            return False
        if since > LONG_HOPE:
            await self._give_up(letter)
        else:
            async with self.context.store.write_for_outbox() as rows:
                await rows.outbox.set_aside(letter.id, self.context.now() + LONGEST_PAUSE)
        return True

    def _since_first_try(self, letter: OutboxRow) -> timedelta:
        now = self.context.now()
        return now - (letter.tried or now)

    async def _give_up(self, letter: OutboxRow) -> None:
        log.error("a letter was given up", extra={"game": letter.game, "letter": letter.id, "kind": letter.kind})
        async with self.context.store.write() as rows:
            await rows.outbox.settle(letter.id, "failed")
            await note_failure(rows, letter)

    async def _set_aside(self, letter: OutboxRow) -> None:
        """It stumbles over a mistake of ours: those behind it go on, and it is tried ever less often."""
        now, since = self.context.now(), self._since_first_try(letter)
        if since > LAST_HOPE:
            await self._give_up(letter)
            return
        async with self.context.store.write_for_outbox() as rows:
            await rows.outbox.set_aside(letter.id, now + max(since, SHORTEST_PAUSE))

    async def _undeliverable(self, letter: OutboxRow, why: str) -> bool:
        log.warning("unreachable", extra={"game": letter.game, "letter": letter.id, "kind": letter.kind, "why": why})
        given_up = letter.tried is not None and self.context.now() - letter.tried > LONG_HOPE
        if why == "forbidden" and not letter.direct and letter.kind != MEND and not given_up:
            await self._postpone(letter, FORBIDDEN_PAUSE)
            return False
        if letter.kind in EDITS:
            await self._settle(letter, "failed")
            return True
        async with self.context.queues.turn(letter.game):
            loaded = await self.context.load(letter.game)
            async with self.context.store.write() as rows:
                await rows.outbox.settle(letter.id, "failed")
                if not letter.direct:
                    await note_failure(rows, letter)
                if why == "no_channel" and not letter.direct:
                    await rows.places.are_gone([letter.target], self.context.now())
                elif letter.direct:
                    await self._say_it_at_the_table(rows, loaded, letter)
                if letter.kind == "whisper":
                    await self.talks.unheard(rows, loaded, letter)
                elif why == "gone" and letter.kind == "lobby":
                    await self._post_lobby_anew(rows, loaded)
        return True

    async def _say_it_at_the_table(self, rows: RowSet, loaded: Loaded, letter: OutboxRow) -> None:
        """With closed DMs the table says once how to see the hand; a call that nobody has heard is made there."""
        now, seat = self.context.now(), loaded.seats[letter.data["seat"]]
        if seat.user != letter.target:
            return
        stands_for = {CALL_DUE: first_due(letter).timestamp(), REMINDS: reminds(letter)}
        number = letter.data.get("wait_number")
        if not seat.told_closed:
            await rows.games.update_seat(loaded.id, seat.seat, told_closed=True)
            data = {"seat": seat.seat} | ({"wait_number": number} | stands_for if called_by(letter) else {})
            await put_public(rows, loaded.row, "dms_closed", data, now)
        elif not letter.data.get("pinged", False) and number is not None:
            await put_public(rows, loaded.row, "called", {"pinged": {str(seat.seat): number}} | stands_for, now)

    async def _post_lobby_anew(self, rows: RowSet, loaded: Loaded) -> None:
        """Somebody deleted the lobby's post; where there was none, the channel itself is gone."""
        deleted = await rows.games.post(loaded.id, "lobby", NOBODY)
        await rows.games.forget_post(loaded.id, "lobby")
        if deleted is not None and loaded.last is None:
            await put_public(rows, loaded.row, "lobby", {}, self.context.now())


def _pause(letter: OutboxRow) -> timedelta:
    return min(timedelta(seconds=2 ** min(letter.tries, 10)), LONGEST_PAUSE)
