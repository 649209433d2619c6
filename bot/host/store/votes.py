"""Votes of the table."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import msgspec

from bot.host.store.records import VoteRow
from bot.host.store.rows import Rows, record, seconds, to_json

CURRENT = "SELECT * FROM votes WHERE game = ? AND settled = ''"


class VoteRows(Rows):
    async def open(self, vote: VoteRow) -> int:
        return await self._insert_now(
            "votes",
            {
                "game": vote.game,
                "kind": vote.kind,
                "seat": vote.seat,
                "about": vote.about,
                "voters": to_json(vote.voters),
                "yes": to_json(vote.yes),
                "closes": seconds(vote.closes),
            },
        )

    async def current(self, game: str) -> VoteRow | None:
        row = await self._one(CURRENT, (game,))
        return vote_of(row) if row else None

    async def get(self, vote: int) -> VoteRow | None:
        row = await self._one("SELECT * FROM votes WHERE id = ?", (vote,))
        return vote_of(row) if row else None

    async def overdue(self, now: datetime) -> list[VoteRow]:
        rows = await self._all(
            "SELECT * FROM votes INDEXED BY votes_open WHERE settled = '' AND closes <= ?", (seconds(now),)
        )
        return [vote_of(row) for row in rows]

    async def agreed(self, vote: int, yes: tuple[int, ...]) -> None:
        await self._do("UPDATE votes SET yes = ? WHERE id = ?", (to_json(yes), vote))

    async def settle(self, vote: int, settled: str) -> None:
        """`yes`, `no` or `silence`."""
        await self._do("UPDATE votes SET settled = ? WHERE id = ?", (settled, vote))


def vote_of(row: dict[str, Any]) -> VoteRow:
    row["voters"] = msgspec.json.decode(row["voters"])
    row["yes"] = msgspec.json.decode(row["yes"])
    return record(VoteRow, row, "closes")
