"""Scheduled backups: a checked copy of the database every few hours. Only the newest copies are kept."""

from __future__ import annotations

import logging
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.host.loading.context import HostContext
from bot.host.store import Unusable

log = logging.getLogger(__name__)

STAMP = "%Y%m%d-%H%M%S"


class Backups:
    """Makes backups when they are due."""

    def __init__(self, context: HostContext, folder: Path, every: timedelta | None, kept: int) -> None:
        """Keep the settings. Without `every` no backups are made."""
        self.context = context
        self.folder = folder
        self.every = every
        self.kept = kept
        self.failed_at: datetime | None = None

    async def run(self) -> None:
        if self.is_due():
            await self._make()

    def is_due(self) -> bool:
        newest = last_made(self.folder)
        return self.every is not None and (newest is None or self.context.now() - newest >= self.every)

    async def _make(self) -> None:
        to = self.folder / f"sietch-{self.context.now():{STAMP}}.db"
        try:
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            await self.context.store.backup(to)
        except (Unusable, OSError) as error:
            self.failed_at = self.context.now()
            log.warning("no backup could be made", extra={"why": str(error)})
            return
        log.info("a backup was made", extra={"file": str(to)})
        for old in made(self.folder)[: -self.kept]:
            old.unlink(missing_ok=True)


def made(folder: Path) -> list[Path]:
    """Return the backups in a folder, oldest first. Other files are ignored."""
    return sorted(path for path in folder.glob("sietch-*.db") if _time_of(path) is not None)


def last_made(folder: Path) -> datetime | None:
    backups = made(folder)
    return _time_of(backups[-1]) if backups else None


def _time_of(path: Path) -> datetime | None:
    try:
        return datetime.strptime(path.stem.removeprefix("sietch-"), STAMP).replace(tzinfo=UTC)
    except ValueError:
        return None
