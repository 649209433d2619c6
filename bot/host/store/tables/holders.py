"""Former holders of seats. A mark identifies a person. The table holds no user ids."""

from __future__ import annotations

from bot.host.store.connection.rows import Rows


class HolderRows(Rows):
    """The SQL about the table `former_holders`."""

    async def add(self, game: str, seat: int, mark: str) -> None:
        await self._execute(
            "INSERT INTO former_holders (game, seat, mark) VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (game, seat, mark)
        )

    async def seats_of(self, game: str, mark: str) -> tuple[int, ...]:
        """Return the seats that the person with this mark has held and left."""
        rows = await self._all("SELECT seat FROM former_holders WHERE game = ? AND mark = ?", (game, mark))
        return tuple(row["seat"] for row in rows)

    async def of(self, game: str) -> list[tuple[int, str]]:
        rows = await self._all("SELECT seat, mark FROM former_holders WHERE game = ? ORDER BY seat, mark", (game,))
        return [(row["seat"], row["mark"]) for row in rows]
