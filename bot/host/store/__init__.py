"""The database of the bot. No other package contains SQL."""

from bot.host.store.connections import ChangeMark, DatabaseFault, RowConflict
from bot.host.store.database import OtherVersion, RowSet, Store, TooNew, Unusable, copy_database, migrate

__all__ = [
    "ChangeMark",
    "DatabaseFault",
    "OtherVersion",
    "RowConflict",
    "RowSet",
    "Store",
    "TooNew",
    "Unusable",
    "copy_database",
    "migrate",
]
