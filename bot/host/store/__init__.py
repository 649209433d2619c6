"""The database of the bot. No other package contains SQL."""

from bot.host.store.connection.address import BadAddress, Location, PostgresAddress, location_of
from bot.host.store.connection.executors import (
    ChangeMark,
    DamagedValue,
    OtherVersion,
    Outdated,
    RowConflict,
    TooNew,
    Unusable,
    Unwritable,
)
from bot.host.store.database import copy_database, migrate
from bot.host.store.opening import open_store, open_store_without_upgrade
from bot.host.store.store import RowSet, Store

__all__ = [
    "BadAddress",
    "ChangeMark",
    "DamagedValue",
    "Location",
    "OtherVersion",
    "Outdated",
    "PostgresAddress",
    "RowConflict",
    "RowSet",
    "Store",
    "TooNew",
    "Unusable",
    "Unwritable",
    "copy_database",
    "location_of",
    "migrate",
    "open_store",
    "open_store_without_upgrade",
]
