"""Opening a database, wherever it is. The driver of PostgreSQL is loaded only if it is used."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot.host.store.connection.address import Location, PostgresAddress
from bot.host.store.connection.executors import Unusable
from bot.host.store.database import FileStore
from bot.host.store.store import Store

if TYPE_CHECKING:
    from bot.host.store.moving import Copied
    from bot.host.store.postgres_store import PostgresStore

NO_DRIVER = "the driver of PostgreSQL is not installed. Install it with: pip install 'sietch[postgres]'"


async def open_store(location: Location, folder: Path | None = None) -> Store:
    """Open the database for the running bot. One of an earlier version is upgraded.

    `folder` is where files of a PostgreSQL database go, such as backups. Those of SQLite go beside the file.
    """
    if isinstance(location, Path):
        return await FileStore.open(location)
    return await _postgres().open(location, folder or Path())


async def open_store_without_upgrade(location: Location, folder: Path | None = None) -> Store:
    """Open the database to write beside a running bot."""
    if isinstance(location, Path):
        return await FileStore.open_without_upgrade(location)
    return await _postgres().open_without_upgrade(location, folder or Path())


def why_unusable(address: PostgresAddress) -> str | None:
    """Return why a database of PostgreSQL cannot be used, or None. Nothing is changed in it."""
    if find_spec("psycopg") is None:
        return NO_DRIVER
    from bot.host.store import postgres_schema

    return postgres_schema.why_unusable(address)


def move_into(path: Path, address: PostgresAddress, *, replace: bool = False) -> Copied:
    """Copy a file of SQLite into a database of PostgreSQL, which must be empty unless it is to be replaced."""
    copied: Copied = _moving().file_to_postgres(path, address, replace=replace)
    return copied


def move_out(address: PostgresAddress, path: Path) -> Copied:
    """Copy a database of PostgreSQL to a new file of SQLite, also while bots use it."""
    copied: Copied = _moving().postgres_to_file(address, path)
    return copied


def holds_nothing(address: PostgresAddress) -> bool:
    """Return whether a database of PostgreSQL has no tables yet."""
    return bool(_moving().holds_nothing(address))


def is_in_use(address: PostgresAddress) -> bool:
    """Return whether a bot plays with a database of PostgreSQL."""
    return bool(_moving().is_in_use(address))


def bring_forgotten(address: PostgresAddress, path: Path) -> None:
    """Add those whom a database of PostgreSQL has forgotten to the list beside a file."""
    _moving().forget_in_file(address, path)


def _moving() -> Any:
    if find_spec("psycopg") is None:
        raise Unusable(NO_DRIVER)
    from bot.host.store import moving

    return moving


def _postgres() -> type[PostgresStore]:
    if find_spec("psycopg") is None:
        raise Unusable(NO_DRIVER)
    from bot.host.store.postgres_store import PostgresStore

    return PostgresStore
