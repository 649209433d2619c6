"""Games for presses and messages: from the cache or the database, with the states, views and questions of each."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from functools import cached_property

import msgspec

from bot.host.loading.cache import GameCache
from bot.host.loading.loaded import Loaded, UnreadableSave, orders_in_force
from bot.host.loading.narration import tolerant
from bot.host.loading.public_facts import AtBarrier, PublicFacts, PublicFactsCache, public_facts_of
from bot.host.loading.summaries import summary_of
from bot.host.model.facts import Refused, SeatView, Status, Summary
from bot.host.model.hours import Clock
from bot.host.model.records import GameRow, Move
from bot.host.model.timeline import on_the_line, sees_up_to, since_acting
from bot.host.store import Store, Unwritable
from bot.host.store.connection.compression import decompress
from games.core.game import Game
from games.core.protocol import Event, Question, State, View, say


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
        orders = orders_in_force(stored.orders, stored.seats, self._default_orders(stored.row))
        return Loaded(**{**msgspec.structs.asdict(stored), "orders": orders}, version=version)

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
        return await GameReading(self, loaded).summary()

    def summarise_as_seen(self, loaded: Loaded, public: View) -> Summary:
        """Summarise a game with a public view of some moment."""
        return self.summarise_with(loaded, public_facts_of(self.rules(loaded.row), public, len(loaded.seats)))

    def summarise_with(self, loaded: Loaded, facts: PublicFacts | None) -> Summary:
        return summary_of(loaded, facts, self.now())


class GameReading:
    """A game for one press or for messages. Do not change its states: `take_state` returns one that may be changed."""

    def __init__(self, loader: GameLoader, loaded: Loaded) -> None:
        self.loader = loader
        self.loaded = loaded
        self._states: dict[int, State] = {}
        self._views: dict[tuple[int, int | None], View] = {}
        self._asked: list[Question] | None = None

    @classmethod
    def after(cls, loader: GameLoader, loaded: Loaded, state: State, asked: list[Question] | None) -> GameReading:
        """Return a game just after a move. `asked` are its questions with refused options, if they are known."""
        reading = cls(loader, loaded)
        reading._states[loaded.tip.seq] = state
        reading._asked = asked
        return reading

    def take_states_of(self, other: GameReading) -> None:
        """Use the states and views of another reading of the same position."""
        if self.loaded.row == other.loaded.row and self.loaded.last == other.loaded.last:
            self._states, self._views = other._states, other._views

    @cached_property
    def line(self) -> list[Move]:
        """Return the moves of the open turn, without moves that were undone."""
        closed = self.loaded.tip.closed
        return on_the_line([move for move in self.loaded.moves if move.seq > closed])

    @property
    def has_states(self) -> bool:
        """Whether decoded states are held in memory."""
        return bool(self._states)

    @cached_property
    def rules(self) -> Game:
        return self.loader.rules(self.loaded.row)

    @property
    def tail(self) -> list[Move]:
        """Return the moves since the last barrier, without moves that were undone."""
        barrier = self.loaded.tip.barrier
        return [move for move in self.line if move.seq > barrier]

    def events_since_acting(self, seat: int) -> list[Event]:
        """Return the events of the turn since the first step of this seat."""
        return [event for move in since_acting(self.line, self.loaded.tip.barrier, seat) for event in move.events]

    async def state(self, seq: int) -> State:
        if seq not in self._states:
            self._states[seq] = await self.loader.state(self.loaded, seq)
        return self._states[seq]

    async def take_state(self) -> State:
        """Return the present state for the caller alone, who may change it."""
        tip = self.loaded.tip.seq
        return self._states.pop(tip) if tip in self._states else await self.loader.state(self.loaded, tip)

    async def view(self, seq: int, seat: int | None) -> View:
        if (seq, seat) not in self._views:
            self._views[seq, seat] = self.rules.view(await self.state(seq), seat)
        return self._views[seq, seat]

    async def asked(self, explain: bool = False) -> list[Question]:
        """Return the open questions, or none if the game does not run."""
        if self.loaded.row.status is not Status.RUNNING:
            return []
        if self._asked is None:
            state = await self.state(self.loaded.tip.seq)
            if not explain:
                return self.rules.questions(state)
            self._asked = self.rules.questions(state, explain=True)
        return self._asked

    async def at_barrier(self) -> AtBarrier:
        """Return the public facts at the last barrier. They stay the same during a turn."""
        barrier = self.loaded.tip.barrier
        snapshot = self.loaded.snapshots.get(barrier)
        found = self.loader.public_facts.get(self.rules, snapshot)
        if found is None:
            state = await self.state(barrier)
            facts = public_facts_of(self.rules, await self.view(barrier, None), len(self.loaded.seats), state)
            found = AtBarrier(facts, tuple(self.rules.orders(state)))
            self.loader.public_facts.keep(self.rules, snapshot, found)
        return found

    async def summary(self) -> Summary:
        """Summarise the game for everybody, without its position if there is none or it cannot be read."""
        if self.loaded.last is None or self.loaded.row.status is Status.QUARANTINED:
            return self.loader.summarise_with(self.loaded, None)
        try:
            facts = (await self.at_barrier()).facts
        except UnreadableSave:
            facts = None
        return self.loader.summarise_with(self.loaded, facts)

    async def seat_view(self, seat: int | None, seq: int | None = None) -> SeatView:
        """Return what a reader may see, now or after an earlier move."""
        if seq is None:
            seq = sees_up_to(self.tail, self.loaded.tip, seat)
        summary = self.loader.summarise_with(self.loaded, (await self.at_barrier()).facts)
        view = await self.view(seq, seat)
        return SeatView(summary, seat, seq, view, self.rules.headline(view))
