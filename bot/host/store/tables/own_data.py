"""The stored data of one person, for the file that they may ask for."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.host.store.connection.rows import Rows
from bot.host.store.tables.outbox import WHISPERED, WHISPERED_BY
from bot.host.store.tables.packs import SELECT_PACK, unpack_moves

SeatKey = tuple[str, int]
"""A game and a seat in it."""


class OwnRows(Rows):
    """The SQL that selects the data of one person."""

    async def person(self, user: int) -> dict[str, Any] | None:
        row = await self._one("SELECT id, name, settings, seen, warned FROM users WHERE id = ?", (user,))
        return row and {**row, "settings": msgspec.json.decode(row["settings"])}

    async def seats(self, user: int) -> list[dict[str, Any]]:
        return await self._all(
            "SELECT seats.*, games.key, games.status, games.guild, games.channel, games.created, games.packed"
            " FROM seats JOIN games ON games.id = seats.game WHERE seats.user = ? ORDER BY games.created",
            (user,),
        )

    async def tables_set_up(self, user: int) -> list[dict[str, Any]]:
        return await self._all(
            "SELECT id AS game, key, guild, channel, created FROM games WHERE host = ? ORDER BY created", (user,)
        )

    async def seats_offered(self, user: int) -> list[dict[str, Any]]:
        return await self._all("SELECT game, seat FROM seats WHERE offered = ? AND offered > 1", (user,))

    async def acts(self, user: int) -> list[dict[str, Any]]:
        rows = await self._all("SELECT game, at, kind, data FROM acts WHERE by = ? ORDER BY id", (user,))
        return [{**row, "data": msgspec.json.decode(row["data"])} for row in rows]

    async def messages(self, user: int) -> list[dict[str, Any]]:
        """Return the direct messages to the person that wait or were sent in the last days."""
        return await self._all(
            "SELECT game, kind, created, due, state FROM outbox WHERE direct = 1 AND target = ? ORDER BY id", (user,)
        )

    async def whispers(self, user: int) -> list[dict[str, Any]]:
        """Return what the person wrote to a partner and what was not delivered yet."""
        rows = await self._all(
            "SELECT game, created, data FROM outbox INDEXED BY outbox_whispers"
            f" WHERE state = 'waiting' AND kind = 'whisper' AND json_extract(data, '$.{WHISPERED_BY}') = ?",
            (user,),
        )
        return [
            {"game": row["game"], "created": row["created"], "text": msgspec.json.decode(row["data"]).get(WHISPERED)}
            for row in rows
        ]

    async def finished_games(self, user: int) -> list[dict[str, Any]]:
        return await self._all(
            "SELECT finished.game, finished.pool, finished.guild, finished.ended, finished_seats.*"
            " FROM finished_seats JOIN finished USING (number) WHERE user = ? ORDER BY number",
            (user,),
        )

    async def seats_left(self, user: int) -> list[dict[str, Any]]:
        return await self._all("SELECT game, seat, at FROM left_seats WHERE user = ? ORDER BY at", (user,))

    async def challenges(self, user: int) -> list[dict[str, Any]]:
        return await self._all("SELECT * FROM challenge_tries WHERE user = ? ORDER BY begun", (user,))

    async def tournaments(self, user: int) -> list[dict[str, Any]]:
        """Return a row for each tournament that a person signed up for, and for each of their games there."""
        return await self._all(
            "SELECT tournaments.name, tournaments.guild, entrants.*, pod_seats.round, pods.game, pod_seats.place,"
            " pod_seats.points FROM entrants JOIN tournaments ON tournaments.id = entrants.tournament"
            " LEFT JOIN pod_seats ON pod_seats.tournament = entrants.tournament AND pod_seats.number = entrants.number"
            " LEFT JOIN pods ON pods.tournament = pod_seats.tournament AND pods.round = pod_seats.round"
            " AND pods.pod = pod_seats.pod WHERE entrants.user = ? ORDER BY entrants.tournament, pod_seats.round",
            (user,),
        )

    async def puzzles(self, user: int) -> list[dict[str, Any]]:
        """Return the puzzles that a person has looked at, and what they chose."""
        return await self._all(
            "SELECT puzzles.guild, puzzles.key, puzzles.name, looked, course, is_done FROM puzzle_answers"
            " JOIN puzzles ON puzzles.id = puzzle_answers.puzzle WHERE user = ? ORDER BY looked",
            (user,),
        )

    async def ratings(self, user: int) -> list[dict[str, Any]]:
        return await self._all("SELECT * FROM ratings WHERE user = ? ORDER BY guild, pool, season", (user,))

    async def opponents(self, user: int) -> list[dict[str, Any]]:
        """Return against how many people the person was rated. Who they are is data of these people."""
        return await self._all(
            "SELECT guild, pool, count(*) AS people FROM opponents WHERE user = ? GROUP BY guild, pool", (user,)
        )

    async def achievements(self, user: int) -> list[dict[str, Any]]:
        return await self._all("SELECT name, game, at FROM achievements WHERE user = ? ORDER BY at", (user,))

    async def seeking(self, user: int) -> list[dict[str, Any]]:
        return await self._all("SELECT guild, games, paces, most FROM seekers WHERE user = ? ORDER BY guild", (user,))

    async def tables_told(self, user: int) -> list[dict[str, Any]]:
        return await self._all("SELECT game, at FROM seeker_calls WHERE user = ? ORDER BY at", (user,))

    async def orders(self, of: SeatKey) -> list[str]:
        return [row["key"] for row in await self._all("SELECT key FROM orders WHERE game = ? AND seat = ?", of)]

    async def plan(self, of: SeatKey) -> Any:
        row = await self._one("SELECT plan FROM plans WHERE game = ? AND seat = ?", of)
        return msgspec.json.decode(row["plan"]) if row else None

    async def talks(self, of: SeatKey) -> list[dict[str, Any]]:
        return await self._all("SELECT messages AS left, closes FROM talks WHERE game = ? AND seat = ?", of)

    async def posts(self, of: SeatKey) -> list[dict[str, Any]]:
        """Return the direct messages of the bot to this seat that it may still edit."""
        return await self._all(
            "SELECT role, channel, message FROM posts WHERE game = ? AND seat = ? AND role <> 'shown'", of
        )

    async def review(self, of: SeatKey) -> Any:
        """Return what the person could learn from a finished game, if they have asked for it."""
        row = await self._one("SELECT review FROM reviews WHERE game = ? AND seat = ?", of)
        return msgspec.json.decode(row["review"]) if row else None

    async def votes(self, of: SeatKey) -> list[dict[str, Any]]:
        """Return the votes that this seat asked for, and those to which it agreed."""
        game, seat = of
        rows = await self._all("SELECT kind, seat, yes, closes, settled FROM votes WHERE game = ? ORDER BY id", (game,))
        return [
            {"kind": row["kind"], "asked": row["seat"] == seat, "closes": row["closes"], "settled": row["settled"]}
            for row in rows
            if row["seat"] == seat or seat in msgspec.json.decode(row["yes"])
        ]

    async def moves(self, of: SeatKey) -> list[dict[str, Any]]:
        """Return the moves of a seat in a game that is not packed: the answers, but not what happened then."""
        own = "SELECT seq, seat, at, kind, answer FROM moves WHERE game = ? AND seat = ? ORDER BY seq"
        return moves_of(await self._all(own, of), of[1])

    async def pack(self, game: str) -> bytes | None:
        row = await self._one(SELECT_PACK, (game,))
        return row["moves"] if row else None


def packed_moves(pack: bytes, seat: int) -> list[dict[str, Any]]:
    """Return the moves of a seat in a packed game. This is slow: do not call it in the event loop."""
    return moves_of(unpack_moves(pack), seat)


def moves_of(rows: list[dict[str, Any]], seat: int) -> list[dict[str, Any]]:
    """Return the moves of a seat as they are written into the person's file."""
    return [
        {
            "number": row["seq"],
            "at": row["at"],
            "kind": row["kind"],
            "answer": msgspec.json.decode(row["answer"]) if row["answer"] else None,
        }
        for row in rows
        if row["seat"] == seat
    ]
