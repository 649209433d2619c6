"""Opening a database for reading only, also while a bot of another version uses it."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.host.store import Location, OtherVersion, Store, copy_database, migrate, open_store_without_upgrade
from bot.host.store.database import FileStore


@asynccontextmanager
async def open_for_reading(location: Location) -> AsyncIterator[Store]:
    """Open a database to read it. A file of an earlier version is read from an upgraded temporary copy."""
    with tempfile.TemporaryDirectory(prefix="sietch-") as folder:
        store = await _open(location, Path(folder))
        try:
            yield store
        finally:
            await store.close()


async def _open(location: Location, folder: Path) -> Store:
    if not isinstance(location, Path):
        return await open_store_without_upgrade(location)
    try:
        return await FileStore.open_read_only(location)
    except OtherVersion:
        return await FileStore.open_read_only(_upgraded_copy(location, folder))


def _upgraded_copy(path: Path, folder: Path) -> Path:
    copy = folder / path.name
    copy_database(path, copy)
    migrate(copy)
    return copy
