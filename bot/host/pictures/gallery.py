"""The gallery: wanted pictures, drawn off the event loop from views only."""

from __future__ import annotations

import asyncio
import logging
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Awaitable
from enum import Enum, auto
from typing import Any, TypeVar

import msgspec
from cachetools import LRUCache

from bot.host.loading.context import HostContext
from bot.host.loading.loaded import Loaded
from bot.host.loading.reading import GameReading
from bot.host.model.community.puzzles import NAMES, PICTURED
from bot.host.model.facts import Refused, SeatView
from bot.host.model.preferences import COLOURS, PersonSettings, Pictures
from bot.host.model.records import NOBODY
from bot.host.pictures.drawers import Drawers, DrawingThreads
from bot.host.pictures.painting import NotInSight, Painter, Picture, Subject, job_of
from bot.host.screen.elements import File, Message, PictureWanted, picture_file, with_descriptions
from bot.host.screen.sentences import without_squares
from games.core.protocol import View, say

log = logging.getLogger(__name__)

QUICK_FROM = 2
"""Pictures that wait for each drawer, from which on a picture that is `spare` gets a format that takes less time."""
MOST_WAITING = 100
"""Pictures that wait for each drawer. If there are more, a message whose picture is `spare` goes without it."""
MOST_KEPT = 24
CURVE = "curve"
"""The key of the picture of the chances after every turn of a finished game."""
MOVING = "deed:moving"
"""The key of the picture of a turn as a short loop."""

T = TypeVar("T")


class TooBusy(Exception):
    """Too many pictures wait, and the message can go without this one."""


class Line(Enum):
    """The two drawing queues: presses, and notifications. A long queue does not delay the other."""

    PRESSES = auto()
    LETTERS = auto()


def as_liked(wanted: PictureWanted, settings: PersonSettings) -> PictureWanted:
    """Return the request for a picture with the palette, size and motion that its reader has chosen."""
    picture = MOVING if settings.motion and wanted.picture == "deed" else wanted.picture
    return msgspec.structs.replace(wanted, picture=picture, palette=settings.palette, size=settings.pictures.value)


class Gallery:
    def __init__(self, context: HostContext, painter: Painter) -> None:
        self.context = context
        self.painter = painter
        self.use(DrawingThreads(painter))
        self._waiting: Counter[Line] = Counter()
        self._kept: LRUCache[tuple[Any, ...], Picture] = LRUCache(MOST_KEPT)

    def use(self, drawers: Drawers) -> None:
        """Draw with these drawers from now on. Called before the first picture."""
        self._drawers = drawers
        self._hands = asyncio.Semaphore(drawers.size)

    async def warm(self) -> None:
        await self._drawers.start(self.context.games)

    async def stop(self) -> None:
        await self._drawers.stop()

    async def finish(self, message: Message, settings: PersonSettings, reading: GameReading | None = None) -> Message:
        """Return the message with its pictures: drawn, or in words for readers who prefer words.

        `reading`: a look at the game, where a letter is written from one.
        """
        in_words = settings.pictures is Pictures.WORDS
        described, files = list[str](), list(message.files)
        for wanted in message.pictures:
            subject = await self._at_hand(wanted, message.seen, reading)
            painted = None
            if not in_words:
                line = Line.PRESSES if reading is None else Line.LETTERS
                try:
                    painted = await self._unless_it_fails(self.paint(as_liked(wanted, settings), subject, line), wanted)
                except TooBusy:
                    self.context.watch.left_out(wanted.picture)
                    continue
            if painted is not None:
                files.append(picture_file(painted.filename, painted.data, painted.alt, painted.digest))
            else:
                described.append(await self._unless_it_fails(self.describe(wanted, subject), wanted) or "")
        described_message = with_descriptions(without_squares(message) if in_words else message, described)
        return msgspec.structs.replace(described_message, pictures=(), files=tuple(files), seen=None)

    async def _unless_it_fails(self, work: Awaitable[T], wanted: PictureWanted) -> T | None:
        """Return the result of drawing or describing, or None if it fails. The message is then sent without it.

        Errors are logged, except NotInSight. TooBusy is raised again.
        """
        try:
            return await work
        except NotInSight:
            return None
        except TooBusy:
            raise
        except Exception:
            log.exception("a picture failed", extra={"game": wanted.game, "picture": wanted.picture, "seq": wanted.seq})
            return None

    async def _at_hand(
        self, wanted: PictureWanted, seen: SeatView | None, reading: GameReading | None
    ) -> Subject | None:
        if wanted.picture in ("card", "lobby", CURVE):
            return None
        if seen is not None and _shows(wanted, seen):
            return _as_seen(seen)
        if reading is not None and reading.loaded.id == wanted.game and reading.loaded.last is not None:
            return await self._unless_it_fails(self._subject_of(wanted, reading), wanted)
        return None

    async def paint(self, wanted: PictureWanted, subject: Subject | None = None, line: Line = Line.PRESSES) -> Picture:
        """Return a picture: drawn now, or from the cache."""
        subject = subject or await self._subject(wanted)
        same = msgspec.structs.replace(wanted, spare=False)
        key = (same, repr(subject.names), subject.colours)  # The name of a rival is a text, which has no hash.
        # What no move names, such as a lobby, may look otherwise by the next time.
        if key not in self._kept or not wanted.seq:
            waiting = self._waiting[line] / self._drawers.size
            if wanted.spare and waiting >= MOST_WAITING:
                raise TooBusy
            self._kept[key] = await self._in_turn(wanted, subject, line, wanted.spare and waiting >= QUICK_FROM)
        return self._kept[key]

    async def profile(self, settings: PersonSettings, lang: str, **facts: Any) -> File | None:
        """Return a person's profile as a picture for a reader, or None for readers who prefer words."""
        if settings.pictures is Pictures.WORDS:
            return None
        wanted = as_liked(PictureWanted("", "profile", lang=lang), settings)
        subject = Subject("", self.painter.profile(**facts))
        painted = await self._unless_it_fails(self._in_turn(wanted, subject, Line.PRESSES), wanted)
        if painted is None:
            return None
        return picture_file(painted.filename, painted.data, painted.alt, painted.digest)

    async def _in_turn(self, wanted: PictureWanted, subject: Subject, line: Line, is_quick: bool = False) -> Picture:
        self._waiting[line] += 1
        try:
            await self._hands.acquire()
        finally:
            self._waiting[line] -= 1
        try:
            began = time.perf_counter()
            drawn = await self._drawers.draw(job_of(wanted, subject, is_quick))
            self.context.watch.drew(wanted.picture, time.perf_counter() - began, is_quick)
            return drawn
        finally:
            self._hands.release()

    async def describe(self, wanted: PictureWanted, subject: Subject | None = None) -> str:
        """Return the picture in words, for people who prefer text."""
        subject = subject or await self._subject(wanted)
        return self.painter.render_text(
            subject.key, subject.view, wanted.picture, focus=wanted.focus, lang=wanted.lang, names=subject.names
        )

    async def _subject(self, wanted: PictureWanted) -> Subject:
        if wanted.picture == "card":
            return await self._card(wanted)
        if wanted.game.startswith(f"{PICTURED}:"):
            return await asyncio.to_thread(self._puzzle, wanted)
        loaded = await self.context.load(wanted.game)
        if wanted.picture == CURVE:
            return await self._curve(wanted, GameReading(self.context, loaded))
        if loaded.last is None or wanted.picture == "lobby":
            return self._lobby(loaded)
        return await self._subject_of(wanted, GameReading(self.context, loaded))

    async def _subject_of(self, wanted: PictureWanted, reading: GameReading) -> Subject:
        here = self._position(reading, await self._view(reading, wanted.seat, wanted.seq))
        before = None if wanted.before is None else await self._view(reading, wanted.seat, wanted.before)
        return here._replace(before=before)

    def _position(self, reading: GameReading, view: View) -> Subject:
        """Return a view with the names and colours of the players."""
        people = tuple(seat.name for seat in reading.loaded.seats)
        rivals = tuple(reading.rules.rivals(view))
        colours = tuple(seat.colour for seat in reading.loaded.seats)
        return Subject(reading.loaded.row.key, view, None, (*people, *rivals), colours)

    async def _curve(self, wanted: PictureWanted, reading: GameReading) -> Subject:
        """Return the curve of a seat, or that of all players if the picture is of no seat."""
        seat = NOBODY if wanted.seat is None else wanted.seat
        review = await self.context.store.read.reviews.get(wanted.game, seat)
        if review is None:
            raise NotInSight(CURVE)
        here = self._position(reading, await reading.view(reading.loaded.tip.seq, None))
        seqs = [point.seq for point in review.curve]
        sheet = self.painter.curve(
            seats=tuple(range(len(review.curve[0].values))) if seat == NOBODY else (seat,),
            rounds=tuple(point.round for point in review.curve),
            values=tuple(point.values for point in review.curve),
            has_chances=review.has_chances,
            marked=tuple(bisect_left(seqs, turn.seq) for turn in review.turns),
        )
        return here._replace(view=sheet)

    def _lobby(self, loaded: Loaded) -> Subject:
        """Return the banner of a lobby. Names are in the order of the chairs, and a free chair has no name."""
        seated = {seat.seat: seat for seat in loaded.seats}
        chairs = [seated.get(chair) for chair in range(loaded.row.wanted)]
        names = tuple(seat.name if seat else "" for seat in chairs)
        colours = tuple(seat.colour if seat else "" for seat in chairs)
        banner = self.painter.lobby(self.context.rules(loaded.row).title, loaded.row.wanted)
        return Subject(loaded.row.key, banner, None, names, colours)

    def _puzzle(self, wanted: PictureWanted) -> Subject:
        """Return the position of a puzzle, as its seat sees it. This is slow: do not call it in the event loop."""
        _, key, name = wanted.game.split(":")
        rules = self.context.games[key]
        puzzle = rules.puzzles.named(name)
        if puzzle is None:
            raise NotInSight(name)
        view = rules.view(rules.decode(puzzle.save), puzzle.seat)
        return Subject(key, view, None, (*NAMES[: puzzle.seats], *rules.rivals(view)), COLOURS[: puzzle.seats])

    async def _card(self, wanted: PictureWanted) -> Subject:
        """Return the card to draw, which looks the same for all. `wanted.game` is a game's id or its key."""
        key = wanted.game if wanted.game in self.context.games else (await self.context.load(wanted.game)).row.key
        for entry in self.context.games[key].cards():
            if entry.key == wanted.focus:
                return Subject(key, entry if entry.face is None else entry.face)
        raise Refused(say("host-no-such-card"))

    async def _view(self, reading: GameReading, seat: int | None, seq: int) -> View:
        if seat is None:
            seq = await self._barrier(reading.loaded, seq)
        return await reading.view(seq, seat)

    async def _barrier(self, loaded: Loaded, seq: int) -> int:
        """Return the last barrier before a move. The public may see no later state than that."""
        at_hand = [move for move in loaded.moves if move.seq == seq]
        move = at_hand[0] if at_hand else await self.context.store.read.moves.get(loaded.id, seq)
        return move.barrier if move else seq


def _shows(wanted: PictureWanted, seen: SeatView) -> bool:
    """Return whether a view that is already loaded is the one that a picture needs."""
    same = (wanted.game, wanted.seat, wanted.seq) == (seen.summary.game, seen.seat, seen.seq)
    return same and wanted.before is None


def _as_seen(seen: SeatView) -> Subject:
    colours = tuple(chair.colour for chair in seen.summary.chairs)
    return Subject(seen.summary.key, seen.view, None, seen.summary.names, colours)
