"""Private talks between partners: how many there were and how long each lasts, never what is said."""

from __future__ import annotations

from bot.host.model.records import TalkRow
from bot.host.store.rows import Rows, record, seconds


class TalkRows(Rows):
    async def of(self, game: str) -> list[TalkRow]:
        rows = await self._all("SELECT * FROM talks WHERE game = ? ORDER BY id", (game,))
        return [record(TalkRow, row, "closes") for row in rows]

    async def open(self, talk: TalkRow) -> int:
        row = {"game": talk.game, "seat": talk.seat, "messages": talk.messages, "closes": seconds(talk.closes)}
        return await self._insert_now("talks", row)

    async def said(self, talk: int, count: int = 1) -> None:
        """So many messages fewer are left; a negative count gives back what could not be delivered."""
        await self._do("UPDATE talks SET messages = messages - ? WHERE id = ?", (count, talk))
