"""The store: the only place with SQL."""

from bot.host.store.base import Ledger, Store, TooNew, copy_database, migrate

__all__ = ["Ledger", "Store", "TooNew", "copy_database", "migrate"]
