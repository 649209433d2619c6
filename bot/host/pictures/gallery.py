"""The gallery: wanted pictures drawn in threads, from views only."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections import Counter
from collections.abc import Awaitable, Sequence
from enum import Enum, auto
from typing import Any, NamedTuple, Protocol, TypeVar

import msgspec
from cachetools import LRUCache

from bot.host.model.facts import Refused, SeatView
from bot.host.model.preferences import PersonSettings, Pictures
from bot.host.play.context import HostContext
from bot.host.play.loaded import Loaded
from bot.host.play.reading import GameReading
from bot.host.screen.elements import File, Message, PictureWanted, picture_file, with_descriptions
from bot.host.screen.sentences import without_squares
from games.core.game import Game
from games.core.protocol import PlayerName, Setup, Text, View, say
from games.core.simulation import play_some_answers

log = logging.getLogger(__name__)

MOST_AT_ONCE = max(1, min(4, (os.cpu_count() or 2) - 1))
"""Drawings at the same time. One processor stays free for presses."""
MOST_WAITING = 2 * MOST_AT_ONCE
"""Pictures that wait in a queue. If it is full, a message whose picture is `spare` goes without it."""
MOST_KEPT = 24
MIDDLE = 100
"""Answers after which most kinds of pieces are on the board."""
MOVING = "deed:moving"
"""The key of the picture of a turn as a short loop."""

T = TypeVar("T")


class Picture(Protocol):
    @property
    def filename(self) -> str: ...
    @property
    def data(self) -> bytes: ...
    @property
    def alt(self) -> str: ...
    @property
    def digest(self) -> str: ...


class NotInSight(Exception):
    """The reader may not see what the picture should show."""


class TooBusy(Exception):
    """Too many pictures wait, and the message can go without this one."""


class Line(Enum):
    """The two drawing queues: presses, and notifications. A long queue does not delay the other."""

    PRESSES = auto()
    LETTERS = auto()


class Turn(NamedTuple):
    """A turn of a film, as everybody saw it."""

    view: View
    before: View
    said: str
    marks: tuple[str, ...] = ()


class Painter(Protocol):
    """The functions of the renderer that the host uses."""

    def render(self, game_key: str, view: View, picture: str, **how: Any) -> Picture: ...

    def render_text(self, game_key: str, view: View, picture: str, **how: Any) -> str: ...

    def film(self, game_key: str, turns: Sequence[Turn], **how: Any) -> Picture: ...

    def lobby(self, title: Text, chairs: int) -> View: ...

    def profile(self, pools: Sequence[tuple[Text, Text, tuple[Text, ...]]], **facts: Any) -> View: ...

    def palettes(self) -> list[str]: ...

    def emoji(self) -> dict[str, bytes]: ...


class Subject(NamedTuple):
    """What the renderer is given for one picture."""

    key: str
    """The key of the game."""
    view: View
    before: View = None
    names: tuple[PlayerName, ...] = ()
    colours: tuple[str, ...] = ()


def as_liked(wanted: PictureWanted, settings: PersonSettings) -> PictureWanted:
    """Return the request for a picture with the palette, size and motion that its reader has chosen."""
    picture = MOVING if settings.motion and wanted.picture == "deed" else wanted.picture
    return msgspec.structs.replace(wanted, picture=picture, palette=settings.palette, size=settings.pictures.value)


class Gallery:
    def __init__(self, context: HostContext, painter: Painter) -> None:
        self.context = context
        self.painter = painter
        self._hands = asyncio.Semaphore(MOST_AT_ONCE)
        self._waiting: Counter[Line] = Counter()
        self._kept: LRUCache[tuple[Any, ...], Picture] = LRUCache(MOST_KEPT)

    async def warm(self) -> None:
        """Draw a board of every game at the start, so that backgrounds are cached before somebody waits for them.

        The first game is drawn last, because the newest backgrounds stay uncompressed.
        """
        for rules in reversed(self.context.games.values()):
            try:
                async with self._hands:
                    await asyncio.to_thread(self.draw_middle, rules)
            except Exception:
                log.exception("no picture could be drawn at the start", extra={"key": rules.key})

    def draw_middle(self, rules: Game) -> None:
        """Draw the board of a game in the middle of play, with all seats taken and most kinds of pieces on it."""
        options = {variant.key: variant.default for variant in rules.variants}
        _, seats = rules.seats(options)
        names = tuple(str(seat + 1) for seat in range(seats))
        state = play_some_answers(rules, Setup(names, options), "for nobody", MIDDLE)
        self._draw(PictureWanted("", "board"), Subject(rules.key, rules.view(state, None), names=names))

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
        told = with_descriptions(without_squares(message) if in_words else message, described)
        return msgspec.structs.replace(told, pictures=(), files=tuple(files), seen=None)

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
        if wanted.picture in ("card", "lobby"):
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
            if wanted.spare and self._waiting[line] >= MOST_WAITING:
                raise TooBusy
            self._kept[key] = await self._in_turn(wanted, subject, line)
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

    async def _in_turn(self, wanted: PictureWanted, subject: Subject, line: Line) -> Picture:
        self._waiting[line] += 1
        try:
            await self._hands.acquire()
        finally:
            self._waiting[line] -= 1
        try:
            began = time.perf_counter()
            drawn = await asyncio.to_thread(self._draw, wanted, subject)
            self.context.watch.drew(wanted.picture, time.perf_counter() - began)
            return drawn
        finally:
            self._hands.release()

    async def describe(self, wanted: PictureWanted, subject: Subject | None = None) -> str:
        """Return the picture in words, for people who prefer text."""
        subject = subject or await self._subject(wanted)
        return self.painter.render_text(
            subject.key, subject.view, wanted.picture, focus=wanted.focus, lang=wanted.lang, names=subject.names
        )

    def _draw(self, wanted: PictureWanted, subject: Subject) -> Picture:
        return self.painter.render(
            subject.key,
            subject.view,
            wanted.picture,
            focus=wanted.focus,
            before=subject.before,
            marks=wanted.marks,
            lang=wanted.lang,
            palette=wanted.palette,
            size=wanted.size,
            names=subject.names,
            colours=subject.colours,
            sentence=wanted.said,
            highlights=wanted.glows,
        )

    async def _subject(self, wanted: PictureWanted) -> Subject:
        if wanted.picture == "card":
            return await self._card(wanted)
        loaded = await self.context.load(wanted.game)
        if loaded.last is None or wanted.picture == "lobby":
            return self._lobby(loaded)
        return await self._subject_of(wanted, GameReading(self.context, loaded))

    async def _subject_of(self, wanted: PictureWanted, reading: GameReading) -> Subject:
        view = await self._view(reading, wanted.seat, wanted.seq)
        before = None if wanted.before is None else await self._view(reading, wanted.seat, wanted.before)
        people = tuple(seat.name for seat in reading.loaded.seats)
        rivals = tuple(reading.rules.rivals(view))
        colours = tuple(seat.colour for seat in reading.loaded.seats)
        return Subject(reading.loaded.row.key, view, before, (*people, *rivals), colours)

    def _lobby(self, loaded: Loaded) -> Subject:
        """Return what the banner of a lobby shows. Names are in the order of the chairs, and a free chair has none."""
        seated = {seat.seat: seat for seat in loaded.seats}
        chairs = [seated.get(chair) for chair in range(loaded.row.wanted)]
        names = tuple(seat.name if seat else "" for seat in chairs)
        colours = tuple(seat.colour if seat else "" for seat in chairs)
        banner = self.painter.lobby(self.context.rules(loaded.row).title, loaded.row.wanted)
        return Subject(loaded.row.key, banner, None, names, colours)

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
