"""The state of the bot itself: when it last ran, and the mark that identifies its database."""

from __future__ import annotations

from datetime import datetime

from bot.host.store.connection.connections import HEARTBEAT_STATEMENTS
from bot.host.store.connection.rows import Rows, from_seconds, seconds

TEST_WRITE = "UPDATE meta SET value = value WHERE key = 'awake'"
NOTE_AWAKE = "INSERT INTO meta VALUES ('awake', ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
HEARTBEAT_STATEMENTS.update((TEST_WRITE, NOTE_AWAKE))


class BotStateRows(Rows):
    """The SQL about the table `meta`."""

    async def set_instance(self, mark: str) -> None:
        """Set the mark that buttons and notifications of this database carry."""
        await self._execute("UPDATE meta SET value = ? WHERE key = 'instance'", (mark,))

    async def try_to_write(self) -> None:
        """Write a value that changes nothing, to see whether the database can be written."""
        await self._execute(TEST_WRITE)

    async def last_awake(self) -> datetime | None:
        """Return when the bot last noted that it runs, or None if it never did."""
        row = await self._one("SELECT value FROM meta WHERE key = 'awake'")
        return from_seconds(float(row["value"])) if row else None

    async def note_awake(self, now: datetime) -> None:
        """Note that the bot runs now."""
        await self._execute(NOTE_AWAKE, (str(seconds(now)),))
