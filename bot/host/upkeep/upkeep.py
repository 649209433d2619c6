"""Runs the regular work of the packages beside it: backups, copies, retention and expiry."""

from __future__ import annotations

import logging
from datetime import timedelta
from pathlib import Path

import msgspec

from bot.host.delivery.courier import Courier
from bot.host.loading.context import HostContext
from bot.host.people.people import People
from bot.host.upkeep.backups import Backups
from bot.host.upkeep.copies import Copies
from bot.host.upkeep.expiry import Expiry
from bot.host.upkeep.retention import Retention
from bot.host.upkeep.servers import Servers

log = logging.getLogger(__name__)

MINUTES = 10
"""Minutes between two runs."""
FOLDER = "backups"
"""The folder of backups, beside the database unless the operator sets another."""


class UpkeepSettings(msgspec.Struct, frozen=True):
    """The operator's settings. Where no time is given nothing is done."""

    folder: Path | None = None
    backup_every: timedelta | None = None
    kept: int = 7
    pack_after: timedelta | None = None
    copy_folder: Path | None = None
    copy_every: timedelta = timedelta(minutes=1)
    forget_after: timedelta | None = None
    """How long people and servers may be gone before their data is deleted."""


class Upkeep:
    """All regular work."""

    def __init__(
        self, context: HostContext, settings: UpkeepSettings, people: People, servers: Servers, courier: Courier
    ) -> None:
        folder = settings.folder or context.store.folder / FOLDER
        # A database that several processes share is backed up by its server.
        is_shared = context.store.is_shared
        self.backups = Backups(context, folder, None if is_shared else settings.backup_every, settings.kept)
        self.copies = Copies(context, None if is_shared else settings.copy_folder, settings.copy_every)
        self.retention = Retention(context, settings.pack_after)
        self.expiry = Expiry(context, people, servers, courier, settings.forget_after)

    async def run(self) -> None:
        for work in (self.backups.run, self.retention.run, self.expiry.run):
            try:
                await work()
            except Exception:
                log.exception("upkeep failed")
