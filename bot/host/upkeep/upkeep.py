"""What is done now and then so that the bot can be hosted for years: backups, and keeping the database small."""

from __future__ import annotations

import logging
from datetime import timedelta
from pathlib import Path

import msgspec

from bot.host.delivery.courier import Courier
from bot.host.people.people import People
from bot.host.play.context import HostContext
from bot.host.upkeep.backups import Backups
from bot.host.upkeep.copies import Copies
from bot.host.upkeep.expiry import Expiry
from bot.host.upkeep.retention import Retention
from bot.host.upkeep.servers import Servers

log = logging.getLogger(__name__)

MINUTES = 10
"""Between two looks whether something is due."""
FOLDER = "backups"
"""Beside the database, unless another is set."""


class UpkeepSettings(msgspec.Struct, frozen=True):
    """What whoever runs the bot may set; nothing is done where no time is given."""

    folder: Path | None = None
    backup_every: timedelta | None = None
    kept: int = 7
    pack_after: timedelta | None = None
    copy_folder: Path | None = None
    copy_every: timedelta = timedelta(minutes=1)
    forget_after: timedelta | None = None
    """How long people and servers may be gone before their data is deleted."""


class Upkeep:
    def __init__(
        self, context: HostContext, settings: UpkeepSettings, people: People, servers: Servers, courier: Courier
    ) -> None:
        folder = settings.folder or context.store.path.parent / FOLDER
        self.backups = Backups(context, folder, settings.backup_every, settings.kept)
        self.copies = Copies(context, settings.copy_folder, settings.copy_every)
        self.retention = Retention(context, settings.pack_after)
        self.expiry = Expiry(context, people, servers, courier, settings.forget_after)

    async def run(self) -> None:
        for deed in (self.backups.run, self.retention.run, self.expiry.run):
            try:
                await deed()
            except Exception:
                log.exception("upkeep stumbled")
