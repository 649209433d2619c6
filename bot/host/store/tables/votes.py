"""Votes of the players at a table."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec

from bot.host.model.records import VoteRow
from bot.host.store.connection.rows import Rows, seconds, to_json, to_record

CURRENT = "SELECT * FROM votes WHERE game = :game AND settled = ''"


class VoteRows(Rows):
    """The SQL about the table `votes`."""

    async def open(self, vote: VoteRow) -> int:
        return await self._insert_returning_id(
            "votes",
            {
                "game": vote.game,
                "kind": vote.kind,
                "seat": vote.seat,
                "about": vote.about,
                "voters": to_json(vote.voters),
                "yes": to_json(vote.yes),
                "closes": seconds(vote.closes),
                "asked": seconds(vote.asked) if vote.asked else 0.0,
            },
        )

    async def current(self, game: str) -> VoteRow | None:
        row = await self._one(CURRENT, {"game": game})
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
        await self._execute("UPDATE votes SET yes = ? WHERE id = ?", (to_json(yes), vote))

    async def settle(self, vote: int, settled: str, now: datetime) -> None:
        """Note how a vote ended: `yes`, `no`, `silence` or `here`."""
        await self._execute("UPDATE votes SET settled = ?, ended = ? WHERE id = ?", (settled, seconds(now), vote))

    async def refused_since(self, game: str, seat: int, since: datetime) -> list[datetime]:
        """Return when the votes that this seat asked for ended without a yes, earliest first."""
        rows = await self._all(
            "SELECT ended FROM votes WHERE game = ? AND seat = ? AND settled NOT IN ('', 'yes') AND ended > ?"
            " ORDER BY ended",
            (game, seat, seconds(since)),
        )
        return [datetime.fromtimestamp(row["ended"], UTC) for row in rows]

    async def held_since(self, game: str, kind: str, since: datetime) -> timedelta:
        """Return how long votes of this kind lasted in total, of those that were asked since and are over."""
        row = await self._one(
            "SELECT coalesce(sum(ended - asked), 0) AS held FROM votes WHERE game = ? AND kind = ? AND settled <> ''"
            " AND asked >= ? AND ended IS NOT NULL",
            (game, kind, seconds(since)),
        )
        return timedelta(seconds=row["held"] if row else 0)


def vote_of(row: dict[str, Any]) -> VoteRow:
    row["voters"] = msgspec.json.decode(row["voters"])
    row["yes"] = msgspec.json.decode(row["yes"])
    row["asked"] = row["asked"] or None
    return to_record(VoteRow, row, "closes", "asked", "ended")
