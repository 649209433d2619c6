"""Private talks between partners: how many there were and how long each lasts. Their texts are not stored here."""

from __future__ import annotations

from bot.host.model.records import TalkRow
from bot.host.store.connection.rows import Rows, seconds, to_record


class TalkRows(Rows):
    """The SQL about the table `talks`."""

    async def of(self, game: str) -> list[TalkRow]:
        rows = await self._all("SELECT * FROM talks WHERE game = ? ORDER BY id", (game,))
        return [to_record(TalkRow, row, "closes") for row in rows]

    async def open(self, talk: TalkRow) -> int:
        row = {"game": talk.game, "seat": talk.seat, "messages": talk.messages, "closes": seconds(talk.closes)}
        return await self._insert_returning_id("talks", row)

    async def said(self, talk: int, count: int = 1) -> None:
        """Subtract from the number of messages left. A negative count gives back messages that were not delivered."""
        await self._execute("UPDATE talks SET messages = messages - ? WHERE id = ?", (count, talk))
