"""Mail: outbox rows to messages, made when they are sent, so that language, names and calls are those of the hour."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec

from bot.host.context import HostContext, Loaded
from bot.host.facts import PostRef, Status, Summary
from bot.host.preferences import PersonSettings, Pictures
from bot.host.screen import posts
from bot.host.screen.elements import LONGEST_CONTENT, Message, cut
from bot.host.screen.gallery import Gallery, as_liked
from bot.host.store.records import ANYBODY, NOBODY, OutboxRow, SeatRow
from bot.host.table.chronicle import Chronicle
from bot.host.table.table import Table
from games.core.locales import reading_language
from games.core.protocol import Game, Line, Text, say
from games.core.texts import Words, words


class Written(msgspec.Struct, frozen=True):
    message: Message
    role: str
    """Under which name the table remembers where this post is."""
    seat: int = NOBODY
    edits: PostRef | None = None


Writer = Callable[[OutboxRow, Loaded, Words], Awaitable[Message | None]]
QuietPost = Callable[[Summary, Game, Words, int, Sequence[Line], int], Message]


class LetterWriter:
    def __init__(self, context: HostContext, table: Table, chronicle: Chronicle, gallery: Gallery) -> None:
        self.context = context
        self.table = table
        self.chronicle = chronicle
        self.gallery = gallery
        self.writers: dict[str, Writer] = {
            "lobby": self._lobby,
            "begun": self._begun,
            "turn": self._turn,
            "called": self._called,
            "result": self._result,
            "notice": self._notice,
            "dms_closed": self._dms_closed,
            "offered": self._offered,
            "vote": self._vote,
            "nudge_table": self._nudge_table,
            "call": self._call,
            "dealt": self._dealt,
            "nudge": self._nudge,
            "news": self._news,
        }

    async def write(self, letter: OutboxRow) -> Written | None:
        """The message, or nothing if its moment is over."""
        loaded = await self.context.load(letter.game)
        settings = await self._settings(letter, loaded)
        lang = reading_language(settings.locale, settings.discord, loaded.row.table_settings.lang)
        message = await self.writers[letter.kind](letter, loaded, words(lang))
        if message is None:
            return None
        role = letter.data.get("role", letter.kind)
        seat = letter.data.get("seat", NOBODY)
        edits = await self.context.store.read.games.post(letter.game, role, seat) if _changes_in_place(letter) else None
        return Written(await self._as_they_like_it(message, settings), role, seat, edits)

    async def _settings(self, letter: OutboxRow, loaded: Loaded) -> PersonSettings:
        """Those of the one it goes to; a post is for everybody, as the table has agreed."""
        if not letter.direct:
            return PersonSettings(pictures=loaded.row.table_settings.pictures)
        person = await self.context.store.read.people.get(letter.target)
        return person.settings if person else PersonSettings()

    async def _as_they_like_it(self, message: Message, settings: PersonSettings) -> Message:
        if settings.pictures is not Pictures.WORDS:
            drawn = tuple(as_liked(picture, settings) for picture in message.pictures)
            return msgspec.structs.replace(message, pictures=drawn)
        told = [message.content, *[await self.gallery.describe(picture) for picture in message.pictures]]
        return msgspec.structs.replace(message, pictures=(), content=cut("\n".join(told), LONGEST_CONTENT))

    async def _lobby(self, letter: OutboxRow, loaded: Loaded, speech: Words) -> Message:
        summary, rules = await self.context.summarise(loaded), self.context.rules(loaded.row)
        if loaded.row.status is Status.LOBBY:
            return posts.lobby(summary, rules, speech)
        if loaded.last is None:
            return posts.cancelled(summary, rules, speech)
        return msgspec.structs.replace(posts.lobby(summary, rules, speech), rows=())

    async def _begun(self, letter: OutboxRow, loaded: Loaded, speech: Words) -> Message:
        summary, rules = await self._summary_then(letter, loaded), self.context.rules(loaded.row)
        lines = await self._told(loaded, NOBODY, letter.data["seq"])
        return posts.begun(summary, rules, speech, lines, letter.data["seq"], _called(letter, loaded))

    async def _told(self, loaded: Loaded, since: int, seq: int) -> list[Line]:
        return [line for part in await self.chronicle.parts(loaded, None, since, seq) for line in part.lines]

    async def _turn(self, letter: OutboxRow, loaded: Loaded, speech: Words) -> Message:
        since, seq = letter.data["since"], letter.data["seq"]
        lines = await self._told(loaded, since, seq)
        before = since if since != NOBODY else None
        summary = await self._summary_then(letter, loaded)
        return posts.turn(summary, speech, lines, seq, _called(letter, loaded), before)

    async def _summary_then(self, letter: OutboxRow, loaded: Loaded) -> Summary:
        """As things stood when it happened; it waits for whoever was awaited then and has not acted since.

        A post that is overtaken by the next turn waits for nobody, and nobody waits for what is done by chance at once.
        """
        if loaded.row.status is Status.QUARANTINED:
            return await self.context.summarise(loaded)
        summary = self.context.summarise_with(
            loaded, (await self.table.seat_view(loaded, None, letter.data["seq"])).view
        )
        overtaken = loaded.tip.closed > letter.data["seq"]
        then = {} if overtaken else letter.data.get("awaited", {})
        still = {seat.seat for seat in _still(then, loaded) if not seat.friend}
        return msgspec.structs.replace(summary, awaited=tuple(each for each in summary.awaited if each.seat in still))

    async def _called(self, letter: OutboxRow, loaded: Loaded, speech: Words) -> Message | None:
        called = _called(letter, loaded)
        summary = await self.context.summarise(loaded)
        return posts.notice(summary, speech, summary.headline or say("host-called"), called) if called else None

    async def _result(self, letter: OutboxRow, loaded: Loaded, speech: Words) -> Message | None:
        if loaded.row.result is None:
            return None
        summary, rules = await self.context.summarise(loaded), self.context.rules(loaded.row)
        return posts.result(summary, rules, speech, letter.data["seq"])

    async def _notice(self, letter: OutboxRow, loaded: Loaded, speech: Words) -> Message:
        text = msgspec.convert(letter.data["text"], Text)
        return posts.notice(await self.context.summarise(loaded), speech, text, _called(letter, loaded))

    async def _dms_closed(self, letter: OutboxRow, loaded: Loaded, speech: Words) -> Message:
        return posts.dms_closed(await self.context.summarise(loaded), speech, [letter.data["seat"]])

    async def _offered(self, letter: OutboxRow, loaded: Loaded, speech: Words) -> Message | None:
        seat = loaded.seats[letter.data["seat"]]
        if not seat.offered:
            return None
        to = None if seat.offered == ANYBODY else seat.offered
        return posts.offered_seat(await self.context.summarise(loaded), speech, seat.seat, to)

    async def _vote(self, letter: OutboxRow, loaded: Loaded, speech: Words) -> Message | None:
        vote = await self.context.store.read.votes.get(letter.data["vote"])
        if vote is None:
            return None
        shown, summary = await self.table.show_vote(loaded, vote), await self.context.summarise(loaded)
        if vote.settled:
            return posts.voted(shown, summary, speech, say(f"host-vote-{vote.settled}"))
        return posts.vote(shown, summary, speech, letter.data.get("called", ()))

    async def _nudge_table(self, letter: OutboxRow, loaded: Loaded, speech: Words) -> Message | None:
        seat = _still_awaited(letter, loaded)
        return posts.nudge_table(await self.context.summarise(loaded), speech, seat.seat) if seat else None

    async def _call(self, letter: OutboxRow, loaded: Loaded, speech: Words) -> Message | None:
        seat = _still_awaited(letter, loaded)
        if seat is None:
            return None
        lines = await self.chronicle.private_news(loaded, seat.seat)
        seat_view = await self.table.seat_view(loaded, seat.seat)
        shown = await self._shown_with_a_call(loaded, seat.seat)
        return posts.call(
            seat_view.summary,
            self.context.rules(loaded.row),
            speech,
            seat.seat,
            lines,
            seat_view.seq,
            shown,
            seat.wait_number == 1,
        )

    async def _shown_with_a_call(self, loaded: Loaded, seat: int) -> str:
        """The picture that helps to answer the first question that is waited for."""
        state = await self.context.state(loaded.row, loaded.tip.seq)
        asked = [each for each in self.context.rules(loaded.row).questions(state) if each.waits and each.seat == seat]
        return asked[0].shows if asked else "hand"

    async def _dealt(self, letter: OutboxRow, loaded: Loaded, speech: Words) -> Message | None:
        return await self._quietly(posts.dealt, letter, loaded, speech)

    async def _news(self, letter: OutboxRow, loaded: Loaded, speech: Words) -> Message | None:
        return await self._quietly(posts.news, letter, loaded, speech)

    async def _quietly(self, post: QuietPost, letter: OutboxRow, loaded: Loaded, speech: Words) -> Message | None:
        """To somebody who is not called, and was not since."""
        seat = _not_called_since(letter, loaded)
        if seat is None:
            return None
        lines = await self.chronicle.private_news(loaded, seat.seat)
        seat_view = await self.table.seat_view(loaded, seat.seat)
        return post(seat_view.summary, self.context.rules(loaded.row), speech, seat.seat, lines, seat_view.seq)

    async def _nudge(self, letter: OutboxRow, loaded: Loaded, speech: Words) -> Message | None:
        seat = _still_awaited(letter, loaded)
        if seat is None:
            return None
        seat_view = await self.table.seat_view(loaded, seat.seat)
        return posts.nudge(seat_view.summary, self.context.rules(loaded.row), speech, seat.seat, seat_view.seq)


def _changes_in_place(letter: OutboxRow) -> bool:
    return letter.kind == "lobby" or letter.data.get("edit", False)


def _called(letter: OutboxRow, loaded: Loaded) -> list[int]:
    """Those to be called who are still awaited in the same stretch."""
    return [seat.seat for seat in _still(letter.data.get("pinged", {}), loaded)]


def _still(wait_numbers: dict[str, Any], loaded: Loaded) -> list[SeatRow]:
    """Of those awaited then, whoever is awaited in the same stretch now."""
    return [seat for seat in loaded.seats if seat.awaited and wait_numbers.get(str(seat.seat)) == seat.wait_number]


def _not_called_since(letter: OutboxRow, loaded: Loaded) -> SeatRow | None:
    """The seat that some news is for, unless its player got them with a call, has left it, or nobody plays."""
    seat = loaded.seats[letter.data["seat"]]
    same = seat.awaited is None and seat.wait_number == letter.data.get("wait_number", seat.wait_number)
    return seat if same and seat.user == letter.target and loaded.row.status is Status.RUNNING else None


def _still_awaited(letter: OutboxRow, loaded: Loaded) -> SeatRow | None:
    """The seat a call speaks of, unless it has acted, changed hands, or the game stands still."""
    seat = loaded.seats[letter.data["seat"]]
    same = seat.awaited is not None and seat.wait_number == letter.data["wait_number"]
    mine = not letter.direct or seat.user == letter.target
    return seat if same and mine and loaded.row.status in (Status.RUNNING, Status.PAUSED) else None
