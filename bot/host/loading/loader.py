"""Loads games: from the cache or the database, with states and summaries made from them."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

import msgspec

from bot.host.loading.cache import GameCache
from bot.host.loading.loaded import Loaded, UnreadableSave, orders_in_force
from bot.host.loading.narration import tolerant
from bot.host.loading.public_facts import PublicFacts, PublicFactsCache, public_facts_of
from bot.host.loading.summaries import summary_of
from bot.host.model.facts import Refused, Status, Summary
from bot.host.model.hours import Clock
from bot.host.model.records import GameRow
from bot.host.store import Store, Unwritable
from bot.host.store.connection.compression import decompress
from games.core.game import Game
from games.core.protocol import State, View, say


class GameLoader:
    """Reads games from the store. `HostContext` is the loader that all services share."""

    def __init__(self, store: Store, games: Mapping[str, Game], clock: Clock) -> None:
        self.store = store
        self.games = {key: tolerant(game) for key, game in games.items()}
        self.clock = clock
        self.public_facts = PublicFactsCache()
        self.cache = GameCache(store)
        self.suspects: set[str] = set()
        """Games that could not be read. The next sweep checks them."""

    def now(self) -> datetime:
        return self.clock.now()

    def rules(self, row: GameRow) -> Game:
        game = self.games.get(row.key)
        if game is None:
            raise UnreadableSave(f"no game is called {row.key!r}")
        return game

    def _default_orders(self, row: GameRow) -> tuple[str, ...]:
        """Return none for a game that this version does not know: it is still listed."""
        game = self.games.get(row.key)
        return game.default_orders if game is not None else ()

    async def load(self, game: str) -> Loaded:
        """Return a game from the cache, or read it."""
        return self.cache.running(game) or await self.read(game)

    async def read(self, game: str) -> Loaded:
        """Read a game from the database."""
        version = self.cache.version(game)
        try:
            stored = await self.store.read_game(game)
        except (msgspec.MsgspecError, ValueError) as error:
            self.suspects.add(game)
            raise UnreadableSave(f"{game} cannot be read") from error
        if stored is None:
            raise Refused(say("host-no-such-game"))
        return Loaded(
            stored.row,
            stored.seats,
            stored.moves[-1] if stored.moves else None,
            stored.moves,
            stored.snapshots,
            orders_in_force(stored.orders, stored.seats, self._default_orders(stored.row)),
            stored.plans,
            stored.vote,
            stored.people,
            stored.waiting,
            version,
        )

    async def state(self, loaded: Loaded, seq: int) -> State:
        """Decode the state after a move, or after the nearest earlier move whose snapshot is stored."""
        try:
            snapshot = loaded.snapshots.get(seq)
            data = await self._snapshot(loaded.id, seq) if snapshot is None else decompress(snapshot)
            return self.rules(loaded.row).decode(data)
        except Unwritable:  # Nothing is wrong with the game.
            raise
        except Exception as error:
            # An old save may raise any error. Other games go on.
            self.suspects.add(loaded.id)
            raise UnreadableSave(f"{loaded.id} cannot be read after move {seq}") from error

    async def _snapshot(self, game: str, seq: int) -> bytes:
        """Return the snapshot of a move. If it was deleted, return that of the end of the turn before."""
        moves = self.store.read.moves
        data = await moves.snapshot(game, seq)
        if data is None:
            move = await moves.get(game, seq)
            data = await moves.snapshot(game, max(move.closed, 0)) if move else None
        if data is None:
            raise LookupError(f"no snapshot of move {seq}")
        return data

    async def summary(self, game: str) -> Summary:
        return await self.summarise(await self.load(game))

    async def summarise(self, loaded: Loaded) -> Summary:
        return self.summarise_with(loaded, await self._public_facts(loaded))

    def summarise_as_seen(self, loaded: Loaded, public: View) -> Summary:
        """Summarise a game with a public view of some moment."""
        return self.summarise_with(loaded, public_facts_of(self.rules(loaded.row), public, len(loaded.seats)))

    def summarise_with(self, loaded: Loaded, facts: PublicFacts | None) -> Summary:
        return summary_of(loaded, facts, self.now())

    async def _public_facts(self, loaded: Loaded) -> PublicFacts | None:
        """Return the public facts at the last barrier, or None if there are none or they cannot be read."""
        if loaded.last is None or loaded.row.status is Status.QUARANTINED:
            return None
        try:
            state, rules = await self.state(loaded, loaded.last.barrier), self.rules(loaded.row)
        except UnreadableSave:
            return None
        return public_facts_of(rules, rules.view(state, None), len(loaded.seats), state)
