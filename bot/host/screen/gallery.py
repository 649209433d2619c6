"""The gallery: wanted pictures drawn in threads, from views only."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any, NamedTuple, Protocol

import msgspec

from bot.host.context import HostContext, Loaded
from bot.host.facts import Refused
from bot.host.preferences import PersonSettings
from bot.host.screen.elements import PictureWanted
from games.core.protocol import PlayerName, Text, View, say

MOST_AT_ONCE = 2
MOST_KEPT = 48


class Picture(Protocol):
    @property
    def filename(self) -> str: ...
    @property
    def data(self) -> bytes: ...
    @property
    def alt(self) -> str: ...


class NotInSight(Exception):
    """What a picture should show is nowhere to be seen by its reader."""


class Painter(Protocol):
    """The renderer's door."""

    def render(self, game_key: str, view: View, picture: str, **how: Any) -> Picture: ...

    def render_text(self, game_key: str, view: View, picture: str, **how: Any) -> str: ...

    def lobby(self, title: Text, chairs: int) -> View: ...

    def palettes(self) -> list[str]: ...

    def emoji(self) -> dict[str, bytes]: ...


class Subject(NamedTuple):
    """What is drawn from."""

    key: str
    """Which game's layout."""
    view: View
    before: View = None
    names: tuple[PlayerName, ...] = ()
    colours: tuple[str, ...] = ()


def as_liked(wanted: PictureWanted, settings: PersonSettings) -> PictureWanted:
    """In the colours and the size of a reader who wants pictures."""
    return msgspec.structs.replace(wanted, palette=settings.palette, size=settings.pictures.value)


class Gallery:
    def __init__(self, context: HostContext, painter: Painter) -> None:
        self.context = context
        self.painter = painter
        self._hands = asyncio.Semaphore(MOST_AT_ONCE)
        self._kept: OrderedDict[tuple[Any, ...], Picture] = OrderedDict()

    async def paint(self, wanted: PictureWanted) -> Picture:
        """Draw, or take what was drawn a moment ago."""
        subject = await self._subject(wanted)
        key = (wanted, subject.names, subject.colours)
        # What no move names, such as a lobby, may look otherwise by the next time.
        if key not in self._kept or not wanted.seq:
            async with self._hands:
                self._kept[key] = await asyncio.to_thread(self._draw, wanted, subject)
        self._kept.move_to_end(key)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return self._kept[key]

    async def describe(self, wanted: PictureWanted) -> str:
        """The same in words, for those who want text."""
        subject = await self._subject(wanted)
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
        )

    async def _subject(self, wanted: PictureWanted) -> Subject:
        if wanted.picture == "card":
            return await self._card(wanted)
        loaded = await self.context.load(wanted.game)
        if loaded.last is None or wanted.picture == "lobby":
            return self._lobby(loaded)
        view = await self._view(loaded, wanted.seat, wanted.seq)
        before = None if wanted.before is None else await self._view(loaded, wanted.seat, wanted.before)
        people = tuple(seat.name for seat in loaded.seats)
        rivals = tuple(self.context.rules(loaded.row).rivals(view))
        colours = tuple(seat.colour for seat in loaded.seats)
        return Subject(loaded.row.key, view, before, (*people, *rivals), colours)

    def _lobby(self, loaded: Loaded) -> Subject:
        """By chair, for some in between may be free."""
        seated = {seat.seat: seat for seat in loaded.seats}
        chairs = [seated.get(chair) for chair in range(loaded.row.wanted)]
        names = tuple(seat.name if seat else "" for seat in chairs)
        colours = tuple(seat.colour if seat else "" for seat in chairs)
        banner = self.painter.lobby(self.context.rules(loaded.row).title, loaded.row.wanted)
        return Subject(loaded.row.key, banner, None, names, colours)

    async def _card(self, wanted: PictureWanted) -> Subject:
        """A card is the same for all, drawn from its face or its entry. `wanted.game` is a game's id or its key."""
        key = wanted.game if wanted.game in self.context.games else (await self.context.load(wanted.game)).row.key
        for entry in self.context.games[key].cards():
            if entry.key == wanted.focus:
                return Subject(key, entry if entry.face is None else entry.face)
        raise Refused(say("host-no-such-card"))

    async def _view(self, loaded: Loaded, seat: int | None, seq: int) -> View:
        move = await self.context.store.read.moves.get(loaded.id, seq)
        if move is not None and seat is None:
            seq = move.barrier  # Whatever was asked for, the public sees no further than the barrier.
        return self.context.rules(loaded.row).view(await self.context.state(loaded.row, seq), seat)
