"""The running copy: one copy of the database on another disk, renewed every minute or so if anything has changed.

It protects against the loss of the disk. Backups protect against mistakes that are noticed late.
"""

from __future__ import annotations

import logging
from datetime import datetime, timedelta
from pathlib import Path

from bot.host.loading.context import HostContext
from bot.host.store import ChangeMark, Unusable

log = logging.getLogger(__name__)

NAME = "latest.db"


class Copies:
    """Keeps the running copy up to date."""

    def __init__(self, context: HostContext, folder: Path | None, every: timedelta) -> None:
        """Keep the settings. Without a folder no copy is made."""
        self.context = context
        self.file = folder / NAME if folder else None
        self.every = every
        self.current_at: datetime | None = None
        """When the copy was last complete. None if it was not made since the start."""
        self._copied: ChangeMark | None = None
        self._has_failed = False

    async def run(self) -> None:
        """Copy the database, unless nothing has changed since the last copy."""
        if self.file is None:
            return
        mark, now = await self.context.store.change_mark(), self.context.now()
        if mark != self._copied:
            if not await self._make(self.file):
                return
            self._copied = mark
        self.current_at = now

    async def _make(self, to: Path) -> bool:
        """Return whether the copy was made. A failure is logged once, until a copy can be made again."""
        try:
            to.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            await self.context.store.backup(to)
            await self.context.store.copy_forgotten(to)
        except (Unusable, OSError) as error:
            if not self._has_failed:
                log.warning("the database could not be copied", extra={"why": str(error)})
            self._has_failed = True
            return False
        if self._has_failed:
            log.info("the database is copied again", extra={"file": str(to)})
        self._has_failed = False
        return True
