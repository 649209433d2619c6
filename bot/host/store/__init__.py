"""The store: the only place with SQL."""

from bot.host.store.base import OtherVersion, RowSet, Store, TooNew, Unusable, copy_database, migrate
from bot.host.store.doors import AlreadyThere, ChangeMark, DatabaseFault

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
