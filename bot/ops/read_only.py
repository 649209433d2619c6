"""Opening a database for reading only, also while a bot of another version uses it."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.host.store import OtherVersion, Store, copy_database, migrate


@asynccontextmanager
async def open_for_reading(path: Path) -> AsyncIterator[Store]:
    """Open a database without changing it. One of an earlier version is read from an upgraded temporary copy."""
    with tempfile.TemporaryDirectory(prefix="sietch-") as folder:
        try:
            store = await Store.open_read_only(path)
        except OtherVersion:
            store = await Store.open_read_only(_upgraded_copy(path, Path(folder)))
        try:
            yield store
        finally:
            await store.close()


def _upgraded_copy(path: Path, folder: Path) -> Path:
    copy = folder / path.name
    copy_database(path, copy)
    migrate(copy)
    return copy
