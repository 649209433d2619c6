"""A database that is only looked at, also beside a bot of another version: the file never changes."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.host.store import OtherVersion, Store, copy_database, migrate


@asynccontextmanager
async def looked_at(path: Path) -> AsyncIterator[Store]:
    """One of an earlier version is looked at in a copy, which is brought up to date and thrown away."""
    with tempfile.TemporaryDirectory(prefix="sietch-") as folder:
        try:
            store = await Store.open_read_only(path)
        except OtherVersion:
            store = await Store.open_read_only(_brought_up_to_date(path, Path(folder)))
        try:
            yield store
        finally:
            await store.close()


def _brought_up_to_date(path: Path, folder: Path) -> Path:
    copy = folder / path.name
    copy_database(path, copy)
    migrate(copy)
    return copy
