"""The only cache of games, for presses and for messages about a game.

One rule: a game carries the version at which it was read, and is cached only while that version is current.
- The version of a game is taken before it is read (`version`), and kept in `Loaded.version`.
- A write to one game ends the version of that game. Any other write ends the versions of all games. So does a write by
  another process, such as an operator's command: SQLite's `data_version` shows it at our next write.
- `put` refuses a game whose version has ended, so a slow read never hides a later write.
- The writer of a move knows the game after its own write, and gives it the next version (`renew`). It does not if a
  write from elsewhere came between.
Where several processes share the database, a version says nothing about the writes of the others. So every press and
message reads the game, in one round trip, and only the states that were made of the same rows are used again
(`HostContext.reading`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol
from weakref import WeakValueDictionary

import msgspec
from cachetools import LRUCache

from bot.host.loading.loaded import Loaded, Version
from bot.host.model.facts import Status
from bot.host.model.records import SEEN, OutboxRow
from bot.host.store import Store

MOST_GAMES = 64


class Cached(Protocol):
    """The cached rows of a game, and the values computed from them (`GameReading`)."""

    loaded: Loaded


class GameCache:
    """The games that were written or read last."""

    def __init__(self, store: Store) -> None:
        self._is_shared = store.is_shared
        self._games: LRUCache[str, Cached] = LRUCache(MOST_GAMES)
        self._versions: WeakValueDictionary[str, Version] = WeakValueDictionary()
        store.after_writing.append(self._end_versions)

    def __iter__(self) -> Iterator[str]:
        return iter(list(self._games))

    def version(self, game: str) -> Version:
        """Return the current version of a game. Call it before the game is read."""
        return self._versions.setdefault(game, Version())

    def get(self, game: str) -> Cached | None:
        return self._games.get(game)

    def running(self, game: str) -> Loaded | None:
        """Return a running game after our own move, with the rows that a read would return, or None."""
        cached = None if self._is_shared else self._games.get(game)
        if cached is None or cached.loaded.row.status is not Status.RUNNING:
            return None
        if cached.loaded.version is None or not cached.loaded.version.is_written:
            return None
        return as_if_read(cached.loaded)

    def put(self, game: Cached) -> None:
        """Cache a game, unless its version has ended."""
        loaded = game.loaded
        if loaded.version is not None and self._versions.get(loaded.id) is loaded.version:
            self._games[loaded.id] = game

    def renew(self, written: Loaded) -> Loaded:
        """Return a game, just after its writer has committed a move, with the version of that write."""
        if written.version is None or written.version.is_lost:
            return written
        version = self.version(written.id)
        version.is_written = True
        return msgspec.structs.replace(written, version=version)

    def evict_unless(self, game: str, status: Status) -> None:
        """Evict a game that another process has closed, where a read has just shown its status."""
        cached = self._games.get(game)
        if cached is not None and cached.loaded.row.status is not status:
            self._end_versions(game)

    def _end_versions(self, game: str | None) -> None:
        """Evict the game that was written, or all games if several may have changed."""
        if game is not None:
            self._versions.pop(game, None)
            self._games.pop(game, None)
            return
        for version in list(self._versions.values()):
            version.is_lost = True
        self._versions.clear()
        self._games.clear()


def as_if_read(written: Loaded) -> Loaded:
    """Return a written game with just the moves and snapshots that a read returns (`store/game_reader`).

    Of the queued notifications only those are kept that a later post may join. All others may be sent at any time.
    """
    barrier, closed = written.tip.barrier, written.tip.closed
    return msgspec.structs.replace(
        written,
        moves=tuple(move for move in written.moves if move.seq >= closed),
        snapshots={seq: data for seq, data in written.snapshots.items() if seq >= barrier or seq == closed},
        waiting=tuple(_seen(row) for row in written.waiting if row.may_be_joined),
    )


def _seen(row: OutboxRow) -> OutboxRow:
    """Return a queued notification that no longer counts as new."""
    return msgspec.structs.replace(row, id=row.id or SEEN)
