"""One look at a game: what was played since the table last read something, and states, only to be seen."""

from __future__ import annotations

from bot.host.context import HostContext, Loaded
from bot.host.facts import SeatView
from bot.host.store.records import Move
from bot.host.table.timeline import on_the_line, sees_up_to, since_acting
from games.core.protocol import Event, Game, State


class GameReading:
    def __init__(self, context: HostContext, loaded: Loaded, line: list[Move]) -> None:
        self.context = context
        self.loaded = loaded
        self.line = line
        """Since the last move that closed a turn."""
        self._states: dict[int, State] = {}

    @classmethod
    async def of(cls, context: HostContext, loaded: Loaded) -> GameReading:
        moves = await context.store.read.moves.after(loaded.id, loaded.tip.closed)
        return cls(context, loaded, on_the_line(moves))

    @property
    def rules(self) -> Game:
        return self.context.rules(self.loaded.row)

    @property
    def tail(self) -> list[Move]:
        """The line beyond the last barrier."""
        return [move for move in self.line if move.seq > self.loaded.tip.barrier]

    def events_since_acting(self, seat: int) -> list[Event]:
        """What the table will read from this seat's first step on, as far as it has come."""
        return [event for move in since_acting(self.line, self.loaded.tip.barrier, seat) for event in move.events]

    async def state(self, seq: int) -> State:
        if seq not in self._states:
            self._states[seq] = await self.context.state(self.loaded.row, seq)
        return self._states[seq]

    async def seat_view(self, seat: int | None, seq: int | None = None) -> SeatView:
        """What a reader may see, now or after an earlier move."""
        if seq is None:
            seq = sees_up_to(self.tail, self.loaded.tip, seat)
        public = self.rules.view(await self.state(self.loaded.tip.barrier), None)
        summary = self.context.summarise_with(self.loaded, public)
        view = self.rules.view(await self.state(seq), seat)
        return SeatView(summary, seat, seq, view, self.rules.headline(view))
