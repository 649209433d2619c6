"""The store: the only place with SQL."""

from bot.host.store.base import Ledger, Store, TooNew, Unusable, copy_database, migrate
from bot.host.store.rows import AlreadyThere

__all__ = ["AlreadyThere", "Ledger", "Store", "TooNew", "Unusable", "copy_database", "migrate"]
