"""The store: the only place with SQL."""

from bot.host.store.connections import AlreadyThere, ChangeMark, DatabaseFault
from bot.host.store.database import OtherVersion, RowSet, Store, TooNew, Unusable, copy_database, migrate

__all__ = [
    "AlreadyThere",
    "ChangeMark",
    "DatabaseFault",
    "OtherVersion",
    "RowSet",
    "Store",
    "TooNew",
    "Unusable",
    "copy_database",
    "migrate",
]
