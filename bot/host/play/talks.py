"""Private talks of partners, in games where talk at the table is public. The bot passes messages on between them.

A talk is open for a number of messages, or a day. The table learns that there is a talk. Its messages are stored only
until they are delivered.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

import msgspec

from bot.host.loading.context import HostContext
from bot.host.loading.loaded import Loaded, why_not_running
from bot.host.loading.reading import GameReading
from bot.host.model.facts import LIVE, Refused, Talk
from bot.host.model.hours import DAY
from bot.host.model.records import OutboxRow, SeatRow, TalkRow
from bot.host.notify.queueing import put_direct, put_notice
from bot.host.play.owner_return import welcome_back
from bot.host.store import RowSet
from bot.host.store.tables.outbox import WHISPERED, WHISPERED_BY
from games.core.game import Game
from games.core.protocol import PartnerTalks, View, say, seat_name

MOST_MESSAGES = 10
"""The most messages of one talk, of both partners together."""
LONGEST_WORDS = 1000


def talks_of(rules: Game, view: View, seat: int | None) -> PartnerTalks | None:
    """Return the talks that the game grants to the team of a seat, or None."""
    return next((talks for talks in rules.talks(view) if seat in talks.seats), None)


def people_to_talk_with(loaded: Loaded, granted: PartnerTalks | None, seat: int) -> list[SeatRow]:
    """Return the partners who can be written to: neither free seats nor seats that the bot plays."""
    partners = [loaded.seats[each] for each in granted.seats if each != seat] if granted else []
    return [partner for partner in partners if partner.user is not None and not partner.friend]


class Talks:
    """Opens talks and queues their messages."""

    def __init__(self, context: HostContext) -> None:
        self.context = context

    async def of(self, game: str, user: int) -> Talk:
        """Return how many talks a player's team has left, and whether one is open."""
        loaded = await self.context.load(game)
        seat = loaded.seat_held_by(user)
        granted = await self._granted(GameReading(self.context, loaded), seat)
        return _standing(granted, seat, await self.context.store.read.talks.of(game), self.context.now())

    async def say(self, game: str, user: int, words: str, picture: str = "") -> Talk:
        """Send words, a picture that the player sees, or both to every partner. The first message opens a talk."""
        self.context.mark_seen(user)
        async with self.context.queues.turn(game):
            loaded = await welcome_back(self.context, await self.context.load(game), user)
            reading = GameReading(self.context, loaded)
            seat = _speaker(reading, user, words, picture)
            granted = await self._granted(reading, seat)
            listeners = _listeners(reading.loaded, granted, seat)
            said = await _said(reading, seat, words, picture)
            async with self.context.store.write() as rows:
                talk = await self._open(rows, reading.loaded, granted, seat)
                await rows.talks.said(talk)
                for listener in listeners:
                    data = {"seat": listener.seat, "talk": talk, WHISPERED_BY: user, **said}
                    await self._whisper(rows, reading.loaded, listener, data)
        self.context.committed(game)
        return await self.of(game, user)

    async def unheard(self, rows: RowSet, loaded: Loaded, message: OutboxRow) -> None:
        """Tell the sender of a message that it could not be delivered, and do not count it."""
        await rows.talks.said(message.data["talk"], -1)
        speaker = loaded.seats[message.data["from"]]
        if speaker.user == message.data[WHISPERED_BY]:
            now, data = self.context.now(), {"seat": speaker.seat, "deaf": message.data["seat"]}
            await put_direct(rows, loaded.row, "unheard", speaker.user, data, now, now)

    async def _granted(self, reading: GameReading, seat: int) -> PartnerTalks:
        granted = talks_of(reading.rules, await reading.view(reading.loaded.tip.barrier, None), seat)
        if granted is None:
            raise Refused(say("host-no-talks"))
        return granted

    async def _open(self, rows: RowSet, loaded: Loaded, granted: PartnerTalks, seat: int) -> int:
        """Return the open talk, or open a new one and post that."""
        now = self.context.now()
        opened = [talk for talk in await rows.talks.of(loaded.id) if talk.seat in granted.seats]
        current = _current(opened, now)
        if current is not None:
            return current.id
        if len(opened) >= granted.most:
            raise Refused(say("host-talks-used-up", name=granted.name, most=granted.most))
        left = granted.most - len(opened) - 1
        team = [seat_name(each) for each in granted.seats]
        await put_notice(rows, loaded.row, say("host-talk-opened", who=team, name=granted.name, left=left), now)
        return await rows.talks.open(TalkRow(game=loaded.id, seat=seat, messages=MOST_MESSAGES, closes=now + DAY))

    async def _whisper(self, rows: RowSet, loaded: Loaded, listener: SeatRow, data: dict[str, str | int]) -> None:
        """Queue a message to a partner for their waking hours."""
        assert listener.user is not None
        now = self.context.now()
        day = await self.context.day_of(loaded, listener.user)
        await put_direct(rows, loaded.row, "whisper", listener.user, data, now, day.next_waking(now))


def _speaker(reading: GameReading, user: int, words: str, picture: str) -> int:
    """Return the seat of the sender, or refuse an empty message, an unknown picture or a game that is over."""
    seat = reading.loaded.seat_held_by(user)
    if reading.loaded.row.status not in LIVE:
        raise Refused(why_not_running(reading.loaded.row))
    if not words.strip() and not picture:
        raise Refused(say("host-talk-nothing"))
    offered = reading.rules.pictures(reading.loaded.row.options)
    if picture and picture not in {each.key for each in offered}:
        raise Refused(say("host-no-such-picture", what=[each.title for each in offered]))
    return seat


async def _said(reading: GameReading, seat: int, words: str, picture: str) -> dict[str, str | int]:
    """Return the data of a message. Its picture is drawn later, from the sender's present view."""
    seq = (await reading.seat_view(seat)).seq
    return {WHISPERED: words.strip()[:LONGEST_WORDS], "from": seat, "picture": picture, "seq": seq}


def _listeners(loaded: Loaded, granted: PartnerTalks, seat: int) -> list[SeatRow]:
    people = people_to_talk_with(loaded, granted, seat)
    if not people:
        raise Refused(say("host-talk-with-nobody"))
    return people


def _current(opened: Sequence[TalkRow], now: datetime) -> TalkRow | None:
    return next((talk for talk in opened if talk.messages > 0 and talk.closes > now), None)


def _standing(granted: PartnerTalks, seat: int, all_talks: Sequence[TalkRow], now: datetime) -> Talk:
    opened = [talk for talk in all_talks if talk.seat in granted.seats]
    partners = tuple(each for each in granted.seats if each != seat)
    talk = Talk(granted.name, partners, granted.most - len(opened))
    current = _current(opened, now)
    if current is None:
        return talk
    return msgspec.structs.replace(talk, messages=current.messages, closes=current.closes)
