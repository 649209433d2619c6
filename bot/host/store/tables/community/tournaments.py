"""Tournaments, who plays in them, their pods, and what everybody reached."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import msgspec

from bot.host.model.community.tournaments import Entrant, Pod, PodSeat, Standing, Tournament
from bot.host.model.facts import Status
from bot.host.store.connection.rows import Rows, columns, seconds, to_json, to_record

LAST_STAGE = 7
"""The stage of tournaments that are over. The bot ignores such a tournament after its last post."""
LOCKS = -1000
"""The lock of a tournament has this number less the tournament's."""


class TournamentRows(Rows):
    """The SQL about the tables `tournaments`, `entrants`, `pods` and `pod_seats`."""

    async def lock(self, tournament: int) -> None:
        """Let one transaction at a time change a tournament."""
        await self._executor.wait_for_others(LOCKS - tournament)

    async def add(self, tournament: Tournament) -> int:
        row = columns(tournament) | {"options": to_json(tournament.options)}
        del row["id"]
        return await self._insert_returning_id("tournaments", row)

    async def get(self, tournament: int) -> Tournament | None:
        row = await self._one("SELECT * FROM tournaments WHERE id = ?", (tournament,))
        return _tournament(row) if row else None

    async def update(self, tournament: int, **changes: Any) -> None:
        row = {name: seconds(value) if isinstance(value, datetime) else value for name, value in changes.items()}
        sets = ", ".join(f"{name} = :{name}" for name in row)
        await self._execute(f"UPDATE tournaments SET {sets} WHERE id = :id", {**row, "id": tournament})

    async def in_work(self) -> list[Tournament]:
        """Return tournaments that are open, or whose end was not posted yet."""
        rows = await self._all(
            "SELECT * FROM tournaments INDEXED BY tournaments_in_work"
            f" WHERE status IN ('sign_up', 'running') OR told < {LAST_STAGE} ORDER BY id"
        )
        return [_tournament(row) for row in rows]

    async def of_server(self, guild: int, most: int) -> list[Tournament]:
        """Return the tournaments of a server, the latest first."""
        rows = await self._all("SELECT * FROM tournaments WHERE guild = ? ORDER BY id DESC LIMIT ?", (guild, most))
        return [_tournament(row) for row in rows]

    async def entrants(self, tournament: int) -> list[Entrant]:
        rows = await self._all("SELECT * FROM entrants WHERE tournament = ? ORDER BY number", (tournament,))
        return [to_record(Entrant, row) for row in rows]

    async def names(self, tournament: int) -> dict[int, str]:
        """Return the names of the people of a tournament, by their numbers."""
        rows = await self._all(
            "SELECT entrants.number, users.name FROM entrants JOIN users ON users.id = entrants.user"
            " WHERE tournament = ?",
            (tournament,),
        )
        return {row["number"]: row["name"] for row in rows}

    async def enter(self, entrant: Entrant) -> None:
        await self._upsert("entrants", ("tournament", "number"), columns(entrant))

    async def set_standing(self, tournament: int, number: int, standing: Standing) -> None:
        await self._execute(
            "UPDATE entrants SET standing = ? WHERE tournament = ? AND number = ?", (standing, tournament, number)
        )

    async def withdraw(self, tournament: int, number: int) -> None:
        await self._execute("DELETE FROM entrants WHERE tournament = ? AND number = ?", (tournament, number))

    async def pods(self, tournament: int) -> list[Pod]:
        rows = await self._all("SELECT * FROM pods WHERE tournament = ? ORDER BY round, pod", (tournament,))
        return [_pod(row) for row in rows]

    async def put_pod(self, pod: Pod) -> None:
        await self._upsert("pods", ("tournament", "round", "pod"), columns(pod))

    async def statuses(self, tournament: int) -> dict[str, Status]:
        """Return the status of the games of a tournament whose pods are not done."""
        rows = await self._all(
            "SELECT games.id, games.status FROM pods JOIN games ON games.id = pods.game"
            " WHERE tournament = ? AND is_done = 0",
            (tournament,),
        )
        return {row["id"]: Status(row["status"]) for row in rows}

    async def seats(self, tournament: int) -> list[PodSeat]:
        rows = await self._all("SELECT * FROM pod_seats WHERE tournament = ? ORDER BY round, pod, seat", (tournament,))
        return [to_record(PodSeat, row) for row in rows]

    async def put_seat(self, seat: PodSeat) -> None:
        await self._upsert("pod_seats", ("tournament", "round", "number"), columns(seat))

    async def delete(self, tournament: int) -> None:
        for table in ("pod_seats", "pods", "entrants"):
            await self._execute(f"DELETE FROM {table} WHERE tournament = ?", (tournament,))
        await self._execute("DELETE FROM tournaments WHERE id = ?", (tournament,))

    async def forget_user(self, user: int) -> None:
        """Take a person off tournaments. Their results stay without a name, so that places stay."""
        await self._execute(
            "DELETE FROM entrants WHERE user = ? AND EXISTS"
            " (SELECT 1 FROM tournaments WHERE tournaments.id = tournament AND status = 'sign_up')",
            (user,),
        )
        await self._execute("UPDATE entrants SET user = NULL, standing = 'out' WHERE user = ?", (user,))

    async def forget_server(self, guild: int) -> None:
        for row in await self._all("SELECT id FROM tournaments WHERE guild = ?", (guild,)):
            await self.delete(row["id"])


def _pod(row: dict[str, Any]) -> Pod:
    return to_record(Pod, row | {name: bool(row[name]) for name in ("is_late", "is_done")}, "ends")


def _tournament(row: dict[str, Any]) -> Tournament:
    return to_record(Tournament, row | {"options": msgspec.json.decode(row["options"])}, "created", "changed")
