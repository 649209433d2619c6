"""One look at a game: what was played since the table last read something, and states and questions, made once."""

from __future__ import annotations

from functools import cached_property

from bot.host.model.facts import SeatView, Status, Summary
from bot.host.model.records import Move
from bot.host.model.timeline import on_the_line, sees_up_to, since_acting
from bot.host.play.loaded import Loaded, UnreadableSave
from bot.host.play.loader import GameLoader
from bot.host.play.public_facts import AtBarrier, known_of
from games.core.game import Game
from games.core.protocol import Event, Question, State, View


class GameReading:
    """Its states are only to be seen: whoever plays on takes one with `taken`."""

    def __init__(self, loader: GameLoader, loaded: Loaded) -> None:
        self.loader = loader
        self.loaded = loaded
        self._states: dict[int, State] = {}
        self._views: dict[tuple[int, int | None], View] = {}
        self._asked: list[Question] | None = None

    @classmethod
    def after(cls, loader: GameLoader, loaded: Loaded, state: State, asked: list[Question] | None) -> GameReading:
        """How the game stands after a move, without reading it again. `asked`: with what is refused, and why."""
        reading = cls(loader, loaded)
        reading._states[loaded.tip.seq] = state
        reading._asked = asked
        return reading

    @cached_property
    def line(self) -> list[Move]:
        """Return the moves that count since the last one that closed a turn."""
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
        """The line beyond the last barrier."""
        barrier = self.loaded.tip.barrier
        return [move for move in self.line if move.seq > barrier]

    def events_since_acting(self, seat: int) -> list[Event]:
        """What the table will read from this seat's first step on, as far as it has come."""
        return [event for move in since_acting(self.line, self.loaded.tip.barrier, seat) for event in move.events]

    async def state(self, seq: int) -> State:
        if seq not in self._states:
            self._states[seq] = await self.loader.state(self.loaded, seq)
        return self._states[seq]

    async def take_state(self) -> State:
        """The state as it stands, to be played on: nobody else has it."""
        tip = self.loaded.tip.seq
        return self._states.pop(tip) if tip in self._states else await self.loader.state(self.loaded, tip)

    async def view(self, seq: int, seat: int | None) -> View:
        if (seq, seat) not in self._views:
            self._views[seq, seat] = self.rules.view(await self.state(seq), seat)
        return self._views[seq, seat]

    async def asked(self, explain: bool = False) -> list[Question]:
        """Everything that is asked; nothing while the game stands still."""
        if self.loaded.row.status is not Status.RUNNING:
            return []
        if self._asked is None:
            state = await self.state(self.loaded.tip.seq)
            if not explain:
                return self.rules.questions(state)
            self._asked = self.rules.questions(state, explain=True)
        return self._asked

    async def at_barrier(self) -> AtBarrier:
        """What everybody knows, which stays the same while a turn is played."""
        barrier = self.loaded.tip.barrier
        snapshot = self.loaded.snapshots.get(barrier)
        found = self.loader.barriers.get(self.rules, snapshot)
        if found is None:
            state = await self.state(barrier)
            known = known_of(self.rules, await self.view(barrier, None), len(self.loaded.seats), state)
            found = AtBarrier(known, tuple(self.rules.orders(state)))
            self.loader.barriers.keep(self.rules, snapshot, found)
        return found

    async def summary(self) -> Summary:
        """Summarise the game for everybody, without its position if there is none or it cannot be read."""
        if self.loaded.last is None or self.loaded.row.status is Status.QUARANTINED:
            return self.loader.summarise_with(self.loaded, None)
        try:
            known = (await self.at_barrier()).known
        except UnreadableSave:
            known = None
        return self.loader.summarise_with(self.loaded, known)

    async def seat_view(self, seat: int | None, seq: int | None = None) -> SeatView:
        """What a reader may see, now or after an earlier move."""
        if seq is None:
            seq = sees_up_to(self.tail, self.loaded.tip, seat)
        summary = self.loader.summarise_with(self.loaded, (await self.at_barrier()).known)
        view = await self.view(seq, seat)
        return SeatView(summary, seat, seq, view, self.rules.headline(view))
