"""The gallery: wanted pictures drawn in threads, from views only."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any, Protocol

from bot.host.desk import Desk
from bot.host.screen import PictureWanted
from games.core.protocol import Text, View

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


class Gallery:
    def __init__(self, desk: Desk, painter: Painter) -> None:
        self.desk = desk
        self.painter = painter
        self._hands = asyncio.Semaphore(MOST_AT_ONCE)
        self._kept: OrderedDict[tuple[Any, ...], Picture] = OrderedDict()

    async def paint(self, wanted: PictureWanted) -> Picture:
        """Draw, or take what was drawn a moment ago."""
        loaded = await self.desk.load(wanted.game)
        names = tuple(seat.name for seat in loaded.seats)
        colours = tuple(seat.colour for seat in loaded.seats)
        key = (wanted, names, colours)
        if key not in self._kept or not wanted.seq:
            view, before = await self._views(wanted)
            async with self._hands:
                self._kept[key] = await asyncio.to_thread(
                    self.painter.render,
                    loaded.row.key,
                    view,
                    wanted.picture,
                    focus=wanted.focus,
                    before=before,
                    marks=wanted.marks,
                    lang=wanted.lang,
                    palette=wanted.palette,
                    size=wanted.size,
                    names=names,
                    colours=colours,
                )
        self._kept.move_to_end(key)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return self._kept[key]

    async def describe(self, wanted: PictureWanted) -> str:
        """The same in words, for those who want text."""
        loaded = await self.desk.load(wanted.game)
        view, _ = await self._views(wanted)
        names = tuple(seat.name for seat in loaded.seats)
        return self.painter.render_text(
            loaded.row.key, view, wanted.picture, focus=wanted.focus, lang=wanted.lang, names=names
        )

    async def _views(self, wanted: PictureWanted) -> tuple[View, View]:
        loaded = await self.desk.load(wanted.game)
        if loaded.last is None or wanted.picture == "lobby":
            return self.painter.lobby(self.desk.rules(loaded.row).title, loaded.row.wanted), None
        before = wanted.before
        return await self._view(wanted, wanted.seq), None if before is None else await self._view(wanted, before)

    async def _view(self, wanted: PictureWanted, seq: int) -> View:
        loaded = await self.desk.load(wanted.game)
        move = await self.desk.store.read.moves.get(wanted.game, seq)
        if move is not None and wanted.seat is None:
            seq = move.barrier  # Whatever was asked for, the public sees no further than the barrier.
        return self.desk.rules(loaded.row).view(await self.desk.state(loaded.row, seq), wanted.seat)
