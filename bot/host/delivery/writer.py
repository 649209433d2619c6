"""Mail: outbox rows to messages, made when they are sent, so that language, names and calls are those of the hour."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime

import msgspec
from cachetools import LRUCache

from bot.host.bots.advice import ADVISED
from bot.host.delivery.vote_messages import VoteLetters
from bot.host.delivery.waiting_lines import MOST_POSTS, Waits, WaitsShown, waits_of
from bot.host.model.facts import LIVE, PostRef, Status, Summary
from bot.host.model.minds import DEPUTISED
from bot.host.model.preferences import PersonSettings
from bot.host.model.records import (
    ANYBODY,
    CALL,
    CALL_AGAIN,
    CALL_OVER,
    DEALT,
    ELSEWHERE,
    MEND,
    NEWS,
    NOBODY,
    OVER,
    PLAN,
    PLAN_OVER,
    TOLD_AGAIN,
    OutboxRow,
    SeatRow,
)
from bot.host.pictures.gallery import Gallery
from bot.host.play.context import HostContext
from bot.host.play.history import Chronicle
from bot.host.play.loaded import Loaded
from bot.host.play.reading import GameReading
from bot.host.play.table import Table
from bot.host.play.vote_posts import AT_RISK, VOTE_CALL
from bot.host.screen import endings, lobbies, posts, prompts
from bot.host.screen.elements import Message
from bot.host.screen.sentences import what_happened
from bot.host.store.tables.outbox import WHISPERED
from games.core.game import Game
from games.core.locales import choose_language
from games.core.protocol import VICTORY, Line, Text, say, seat_name
from games.core.texts import Words, words

SHOWN_KINDS = ("begun", "turn", "called", "notice", "dms_closed", "nudge_table")
"""Posts with the controls of a running game, and who is awaited."""
ABOUT_CALLS = {CALL_OVER: OVER, CALL_AGAIN: CALL}
"""What is changed in a direct message that called somebody, and the role that it plays from then on."""

Names = tuple[str, ...]
Writer = Callable[[OutboxRow, GameReading, Words], Awaitable[Message | None]]
QuietPost = Callable[[Summary, Game, Words, int, Sequence[Line], int], Message]


class Written(msgspec.Struct, frozen=True):
    message: Message
    """Whole: its pictures are painted."""
    reading: GameReading
    """The game as it stood when this was written."""
    role: str
    """Under which name the table remembers where this post is."""
    seat: int = NOBODY
    edits: PostRef | None = None
    keeps_files: bool = False
    number: int = 0
    """Of a post in the channel: its outbox row."""
    waits: Waits | None = None


class LetterWriter:
    def __init__(self, context: HostContext, table: Table, chronicle: Chronicle, gallery: Gallery) -> None:
        self.context = context
        self.table = table
        self.chronicle = chronicle
        self.gallery = gallery
        self.waits = WaitsShown()
        self._retired: LRUCache[int, tuple[Names, Message]] = LRUCache(MOST_POSTS)
        votes = VoteLetters(context, table)
        self.writers: dict[str, Writer] = {
            "lobby": self._lobby,
            "begun": self._begun,
            "turn": self._turn,
            "called": self._called,
            "result": self._result,
            "notice": self._notice,
            "dms_closed": self._dms_closed,
            "offered": self._offered,
            "vote": votes.vote,
            VOTE_CALL: votes.vote_call,
            AT_RISK: votes.at_risk,
            "nudge_table": self._nudge_table,
            "call": self._call,
            CALL_OVER: self._call_over,
            CALL_AGAIN: self._call_again,
            DEALT: self._dealt,
            "nudge": self._nudge,
            NEWS: self._news,
            "whisper": self._whisper,
            "unheard": self._unheard,
        }

    async def write(self, letter: OutboxRow) -> Written | None:
        """The message, or nothing if its moment is over."""
        reading = await self.context.reading(letter.game)
        if letter.kind == MEND:
            return await self._mended(letter, reading)
        settings = await self._settings(letter, reading.loaded)
        lang = choose_language(settings.locale, settings.discord, reading.loaded.row.table_settings.lang)
        message = await self.writers[letter.kind](letter, reading, words(lang))
        if message is None:
            return None
        if letter.kind in SHOWN_KINDS:
            self._remember(letter.id, reading, await self._as_now(letter, reading, newest=False))
        message = _hushed(message, letter, reading.loaded)
        whole = await self.gallery.finish(message, settings, reading if reading.loaded.last else None)
        role = _role(letter)
        seat = letter.data.get("seat", NOBODY)
        edits = await self._edited(letter, role, seat)
        if letter.kind not in SHOWN_KINDS:
            return Written(whole, reading, role, seat, edits)
        return Written(whole, reading, role, seat, edits, number=letter.id, waits=await waits_of(reading))

    async def _edited(self, letter: OutboxRow, role: str, seat: int) -> PostRef | None:
        if letter.kind in ABOUT_CALLS:
            return PostRef(letter.data["channel"], letter.data["message"])
        return await self.context.store.read.games.post(letter.game, role, seat) if _changes_in_place(letter) else None

    async def _mended(self, letter: OutboxRow, reading: GameReading) -> Written | None:
        """The newest post, naming whoever is awaited by now; one that came after the last move needs no mending."""
        shown = await self.context.store.read.games.shown(reading.loaded.id)
        if not shown or reading.loaded.row.status not in LIVE:
            return None
        newest = max(shown)
        if await self.waits.says_all(newest, reading):
            return None
        if newest > letter.id and await self._was_written_last(newest, reading.loaded):
            return None
        message = await self.again(newest, reading, newest=True)
        if message is None:
            return None
        whole = await self.gallery.finish(message, await self._settings(letter, reading.loaded), reading)
        return Written(whole, reading, MEND, NOBODY, shown[newest], True, newest, await waits_of(reading))

    def was_shown(self, written: Written) -> None:
        """What says already whom the table waits for is not mended, and what was just mended not at once again."""
        if written.waits:
            self.waits.note(written.number, written.waits)
        if written.role == MEND:
            self.waits.note_mend(written.reading.loaded.id, self.context.now())

    async def rests_until(self, letter: OutboxRow) -> datetime:
        """When a letter may go: mends keep some distance from each other, and wait while nothing is untrue."""
        if letter.kind != MEND:
            return letter.due
        reading, shown = await self.context.reading(letter.game), await self.context.store.read.games.shown(letter.game)
        true_until = await self.waits.true_until(max(shown), reading) if shown else None
        return max(letter.due, self.waits.next_mend(letter.game) or letter.due, true_until or letter.due)

    async def retired(self, number: int, reading: GameReading) -> Message | None:
        """What a post says once another is the newest: as it was remembered when it was written, or made anew where
        somebody has another name since, or none, for they were forgotten."""
        names, message = self._retired.pop(number, (None, None))
        return message if names == _names(reading) else await self.again(number, reading, newest=False)

    def _remember(self, number: int, reading: GameReading, message: Message | None) -> None:
        if message is not None:
            self._retired[number] = _names(reading), message

    async def _was_written_last(self, number: int, loaded: Loaded) -> bool:
        """Whether nothing has happened since a post was written."""
        letter = await self.context.store.read.outbox.get(number)
        return letter is not None and letter.tried is not None and letter.tried > loaded.row.moved

    async def again(self, number: int, reading: GameReading, *, newest: bool) -> Message | None:
        letter = await self.context.store.read.outbox.get(number)
        return await self._as_now(letter, reading, newest=newest) if letter is not None else None

    async def _as_now(self, letter: OutboxRow, reading: GameReading, *, newest: bool) -> Message | None:
        """What a post says by now: who is awaited and what to press stand on the newest alone.

        It keeps its picture, which shows what was done; only the board of the beginning is that of now.
        """
        data = {**letter.data, "pinged": {}, "newest": newest}
        lang = reading.loaded.row.table_settings.lang
        message = await self.writers[letter.kind](msgspec.structs.replace(letter, data=data), reading, words(lang))
        if message is None:
            return None
        pictures = message.pictures if newest and letter.kind == "begun" else ()
        return msgspec.structs.replace(message, pictures=pictures, calls=(), rows=message.rows if newest else ())

    async def _settings(self, letter: OutboxRow, loaded: Loaded) -> PersonSettings:
        """Those of the one it goes to; a post is for everybody, as the table has agreed."""
        if not letter.direct:
            return PersonSettings(pictures=loaded.row.table_settings.pictures)
        return await self.context.settings_of(loaded, letter.target)

    async def _lobby(self, letter: OutboxRow, reading: GameReading, speech: Words) -> Message:
        summary, rules = await reading.summary(), reading.rules
        if reading.loaded.row.status is Status.LOBBY:
            return lobbies.lobby(summary, rules, speech)
        if reading.loaded.last is None:
            return lobbies.cancelled(summary, rules, speech)
        return msgspec.structs.replace(lobbies.lobby(summary, rules, speech), rows=())

    async def _begun(self, letter: OutboxRow, reading: GameReading, speech: Words) -> Message:
        """As long as no turn has followed it, board and headline are those of now."""
        seq = reading.loaded.tip.barrier if letter.data.get("newest") else letter.data["seq"]
        summary = await self._summary_then(letter, reading, seq)
        lines = await self._told(reading, NOBODY, letter.data["seq"])
        return posts.begun(summary, reading.rules, speech, lines, seq, _called(letter, reading.loaded))

    async def _told(self, reading: GameReading, since: int, seq: int) -> list[Line]:
        return [line for part in await self.chronicle.parts(reading.loaded, None, since, seq) for line in part.lines]

    async def _reckoned(self, reading: GameReading, since: int, seq: int) -> list[Line]:
        return [line for part in await self.chronicle.round_end(reading, since, seq) for line in part.lines]

    async def _turn(self, letter: OutboxRow, reading: GameReading, speech: Words) -> Message | None:
        since, seq = letter.data["since"], letter.data["seq"]
        before = since if since != NOBODY else None
        summary = await self._summary_then(letter, reading, seq)
        ended = await self._ended(reading, since, seq)
        lines = await (self._reckoned if ended else self._told)(reading, since, seq)
        if reading.loaded.row.result is not None and all(line.weight >= VICTORY for line in lines):
            return None  # The closing post says who has won.
        called, shown = _called(letter, reading.loaded), _as_it_stands(reading.loaded, seq)
        return posts.turn(summary, speech, lines, shown, called, before, ended, reading.rules.round_start_key)

    async def _ended(self, reading: GameReading, since: int, seq: int) -> int:
        """The round that was over with these turns, if one was."""
        if since == NOBODY or reading.loaded.row.status is Status.QUARANTINED:
            return 0
        which = reading.rules.round
        before, now = which(await reading.view(since, None)), which(await reading.view(seq, None))
        return before if now > before else 0

    async def _summary_then(self, letter: OutboxRow, reading: GameReading, seq: int) -> Summary:
        """As things stood with this move; but it waits for whoever is awaited by now.

        A post that is overtaken by the next turn waits for nobody, and nobody waits for what is done by chance at once.
        """
        if reading.loaded.row.status is Status.QUARANTINED:
            return await reading.summary()
        seen_then = await reading.view(seq, None)
        summary = self.context.summarise_as_seen(reading.loaded, seen_then)
        overtaken = reading.loaded.tip.closed > seq
        by_now = (await reading.summary()).awaited
        people = [each for each in by_now if not reading.loaded.seats[each.seat].friend]
        return _as_shown(letter, msgspec.structs.replace(summary, awaited=() if overtaken else tuple(people)))

    async def _called(self, letter: OutboxRow, reading: GameReading, speech: Words) -> Message | None:
        called = _called(letter, reading.loaded)
        summary = _as_shown(letter, await reading.summary())
        if not called and "newest" not in letter.data:
            return None
        return posts.notice(summary, speech, summary.headline or say("host-called"), called)

    async def _result(self, letter: OutboxRow, reading: GameReading, speech: Words) -> Message | None:
        if reading.loaded.row.result is None:
            return None
        summary, rules = await reading.summary(), reading.rules
        acts = await self.context.store.read.games.acts(reading.loaded.id)
        advised = [int(act.data["seat"]) for act in acts if act.kind == ADVISED]
        deputised = [int(act.data["seat"]) for act in acts if act.kind == DEPUTISED]
        last = what_happened(summary, speech, await self._last_turn(letter, reading))
        return endings.result(summary, rules, speech, letter.data["seq"], advised, deputised, last)

    async def _last_turn(self, letter: OutboxRow, reading: GameReading) -> list[Line]:
        """What is told with the result; nothing where it was told before."""
        since, seq = letter.data.get("since"), letter.data["seq"]
        if since is None or reading.loaded.row.status is Status.QUARANTINED:
            return []
        ended = await self._ended(reading, since, seq)
        return await (self._reckoned if ended else self._told)(reading, since, seq)

    async def _notice(self, letter: OutboxRow, reading: GameReading, speech: Words) -> Message:
        text = msgspec.convert(letter.data["text"], Text)
        summary = _as_shown(letter, await reading.summary())
        return posts.notice(summary, speech, text, _called(letter, reading.loaded))

    async def _dms_closed(self, letter: OutboxRow, reading: GameReading, speech: Words) -> Message:
        return posts.dms_closed(_as_shown(letter, await reading.summary()), speech, [letter.data["seat"]])

    async def _offered(self, letter: OutboxRow, reading: GameReading, speech: Words) -> Message | None:
        seat = reading.loaded.seats[letter.data["seat"]]
        if letter.data.get("edit"):
            offer = await self.context.store.read.games.post(reading.loaded.id, letter.kind, seat.seat)
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

    async def _nudge_table(self, letter: OutboxRow, reading: GameReading, speech: Words) -> Message | None:
        """The table is told of somebody who stays silent; once they have acted, only that they were reminded."""
        summary, number = _as_shown(letter, await reading.summary()), letter.data["seat"]
        if _still_awaited(letter, reading.loaded) and letter.data.get("newest", True):
            return posts.nudge_table(summary, speech, number)
        over = say("nudged-table", who=seat_name(number))
        return posts.notice(summary, speech, over) if "newest" in letter.data else None

    async def _call(self, letter: OutboxRow, reading: GameReading, speech: Words) -> Message | None:
        seat = _still_awaited(letter, reading.loaded)
        if seat is None:
            return None
        panel = await self.table.panel_of(reading, seat.seat)
        lines = await self.chronicle.latest(reading.loaded, seat.seat)
        summary, first = panel.seat_view.summary, seat.wait_number == 1
        opening = posts.call_opening(summary, reading.rules, speech, seat.seat, lines, first)
        return prompts.opened(prompts.besides(panel, lines), speech, opening=opening)

    async def _call_over(self, letter: OutboxRow, reading: GameReading, speech: Words) -> Message | None:
        """What a call says once nothing is asked there; one that goes on after all says what it said."""
        if _was(letter, DEALT, NEWS):
            return posts.told_again(await reading.summary(), reading.rules, speech)
        elsewhere = ELSEWHERE in letter.data
        if _still_awaited(letter, reading.loaded) and not elsewhere:
            return None
        over = posts.plan_over if _was(letter, PLAN) else posts.played_elsewhere if elsewhere else posts.call_over
        return over(await reading.summary(), reading.rules, speech)

    async def _call_again(self, letter: OutboxRow, reading: GameReading, speech: Words) -> Message | None:
        return await self._call(letter, reading, speech)

    async def _dealt(self, letter: OutboxRow, reading: GameReading, speech: Words) -> Message | None:
        return await self._quietly(posts.dealt, letter, reading, speech)

    async def _news(self, letter: OutboxRow, reading: GameReading, speech: Words) -> Message | None:
        return await self._quietly(posts.round_news, letter, reading, speech)

    async def _quietly(self, post: QuietPost, letter: OutboxRow, reading: GameReading, speech: Words) -> Message | None:
        """To somebody who is not called, and was not since."""
        seat = _not_called_since(letter, reading.loaded)
        if seat is None:
            return None
        lines = await self.chronicle.private_news(reading.loaded, seat.seat)
        if letter.kind == NEWS and not lines:
            return None  # They have acted since, and read it there.
        seat_view = await reading.seat_view(seat.seat)
        return post(seat_view.summary, reading.rules, speech, seat.seat, lines, seat_view.seq)

    async def _nudge(self, letter: OutboxRow, reading: GameReading, speech: Words) -> Message | None:
        seat = _still_awaited(letter, reading.loaded)
        if seat is None:
            return None
        seat_view = await reading.seat_view(seat.seat)
        return posts.nudge(seat_view.summary, reading.rules, speech, seat.seat, seat_view.seq)

    async def _whisper(self, letter: OutboxRow, reading: GameReading, speech: Words) -> Message | None:
        """What a partner says, with the picture that they show of their own; to nobody who sits there since."""
        data, listener = letter.data, reading.loaded.seats[letter.data["seat"]]
        if listener.user != letter.target or WHISPERED not in data:
            return None
        summary = await reading.summary()
        said = posts.Whisper(data["from"], data[WHISPERED], data["picture"], data["seq"])
        return posts.whisper(summary, reading.rules, speech, said)

    async def _unheard(self, letter: OutboxRow, reading: GameReading, speech: Words) -> Message | None:
        speaker = reading.loaded.seats[letter.data["seat"]]
        if speaker.user != letter.target:
            return None
        return posts.unheard(await reading.summary(), reading.rules, speech, letter.data["deaf"])


def _names(reading: GameReading) -> Names:
    return tuple(seat.name for seat in reading.loaded.seats)


def _role(letter: OutboxRow) -> str:
    """Under which name it is noted where this stands."""
    if _was(letter, PLAN):
        return PLAN_OVER
    if _was(letter, DEALT, NEWS):
        return TOLD_AGAIN
    return ABOUT_CALLS.get(letter.kind) or str(letter.data.get("role", letter.kind))


def _was(letter: OutboxRow, *roles: str) -> bool:
    """Whether a letter changes a message that played one of these roles."""
    return letter.kind == CALL_OVER and letter.data.get("was") in roles


def _hushed(message: Message, letter: OutboxRow, loaded: Loaded) -> Message:
    """Whoever has left an answer is named like everybody else, and does not hear it."""
    quiet = {loaded.seats[seat].user for seat in letter.data.get("hushed", ())}
    return msgspec.structs.replace(message, calls=tuple(user for user in message.calls if user not in quiet))


def _as_it_stands(loaded: Loaded, seq: int) -> int:
    """What the picture of a turn shows: whose move it is by now, as the post says, unless another turn was taken."""
    return seq if loaded.tip.closed > seq else loaded.tip.barrier


def _as_shown(letter: OutboxRow, summary: Summary) -> Summary:
    """A post that is no longer the newest waits for nobody."""
    return summary if letter.data.get("newest", True) else msgspec.structs.replace(summary, awaited=())


def _changes_in_place(letter: OutboxRow) -> bool:
    return letter.kind == "lobby" or letter.data.get("edit", False)


def _called(letter: OutboxRow, loaded: Loaded) -> list[int]:
    """Those to be called who are still awaited in the same wait."""
    pinged = letter.data.get("pinged", {})
    return [seat.seat for seat in loaded.seats if seat.awaited and pinged.get(str(seat.seat)) == seat.wait_number]


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
