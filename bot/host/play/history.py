"""The history of a game in sentences, turn by turn, for one reader and only as far as they may see."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import dropwhile

import msgspec

from bot.host.loading.context import HostContext
from bot.host.loading.loaded import Loaded
from bot.host.loading.reading import GameReading
from bot.host.model.facts import LogPart, Since
from bot.host.model.private_lines import without_secrets
from bot.host.model.records import NOBODY, Move, MoveKind
from bot.host.model.timeline import newest, on_the_line, split_at_closes
from bot.host.play.table import Table
from games.core.protocol import Event, Line, say, seat_name

MOST_NEWS = 4
"""The most lines of news above the panel of a call."""


class GameHistory:
    """Returns the events of a game as sentences. Log, posts, calls and films use it."""

    def __init__(self, context: HostContext, table: Table) -> None:
        self.context = context
        self.table = table

    async def log(self, game: str, user: int | None) -> list[LogPart]:
        """Return the whole game so far, oldest first."""
        loaded = await self.context.load(game)
        seat = loaded.seat_of(user) if user is not None else None
        return await self.parts(loaded, seat, NOBODY, loaded.tip.barrier, open_end=True, undos=True)

    async def since(self, game: str, user: int) -> Since:
        """Return the events since a player's last turn, with the player's views before and after them."""
        loaded = await self.context.load(game)
        seat = loaded.seat_held_by(user)
        mine = await self._last_turn_of(loaded, seat)
        began = NOBODY if mine is None else mine
        moves = self._without_turn_of(loaded, seat, await self._after(loaded, began - 1 if mine is not None else began))
        parts = self._parts_of(loaded, seat, moves, loaded.tip.barrier, open_end=True, undos=True)
        before = await self.table.seat_view(loaded, seat, began) if mine is not None else None
        return Since(tuple(parts), before, await self.table.seat_view(loaded, seat))

    async def parts(
        self,
        loaded: Loaded,
        seat: int | None,
        since: int,
        until: int,
        *,
        open_end: bool = False,
        undos: bool = False,
    ) -> list[LogPart]:
        """Return one part for each turn after one move and up to another.

        A turn that has not ended is returned only with `open_end`. Undos have posts of their own, and are
        returned only with `undos`.
        """
        moves = await self._after(loaded, since)
        return self._parts_of(loaded, seat, moves, until, open_end, undos)

    async def round_end(self, reading: GameReading, since: int, until: int) -> list[LogPart]:
        """Return the public parts of a post that ends a round, with the whole scoring in one piece.

        The post before may contain the beginning of the scoring, because a player had to choose. This post repeats
        that beginning. It does not repeat what the post before contained of an earlier round.
        """
        loaded, kinds = reading.loaded, reading.rules.round_end_events
        if not kinds:
            return await self.parts(loaded, None, since, until)
        before, *moves = await self._after(loaded, since - 1)
        reckoned = _scored(before, kinds)
        if reckoned and not await _begins_a_round(reading, before):
            moves = [msgspec.structs.replace(before, events=reckoned, closes=False), *moves]
        return self._parts_of(loaded, None, _as_one_part(moves, until), until, open_end=False, undos=False)

    async def _after(self, loaded: Loaded, since: int) -> Sequence[Move]:
        """Return the moves after a move, from memory if they are loaded."""
        if loaded.moves and loaded.moves[0].seq <= since + 1:
            return [move for move in loaded.moves if move.seq > since]
        return await self.context.store.read.moves.after(loaded.id, since)

    def _parts_of(
        self, loaded: Loaded, seat: int | None, moves: Sequence[Move], until: int, open_end: bool, undos: bool
    ) -> list[LogPart]:
        narrate = self.context.rules(loaded.row).narrate
        parts: list[LogPart] = []
        for part in split_at_closes(on_the_line([move for move in moves if move.seq <= until])):
            lines = _lines(part, lambda events: narrate(events, seat), seat, undos)
            if lines and (open_end or part[-1].closes):
                parts.append(LogPart(part[-1].seq, part[-1].at, tuple(lines)))
        return parts

    async def latest(self, loaded: Loaded, seat: int) -> list[Line]:
        """Return the newest lines since the end of a player's last turn."""
        moves = await self.context.store.read.moves.from_turn_of(loaded.id, seat, loaded.tip.barrier)
        if moves and _were_undone_before(moves):
            mine = await self._last_turn_of(loaded, seat)
            moves = await self.context.store.read.moves.after(loaded.id, NOBODY if mine is None else mine - 1)
        since = self._without_turn_of(loaded, seat, moves)
        parts = self._parts_of(loaded, seat, since, loaded.tip.barrier, open_end=True, undos=True)
        return newest([line for part in parts for line in part.lines], MOST_NEWS)

    def _without_turn_of(self, loaded: Loaded, seat: int, moves: Sequence[Move]) -> Sequence[Move]:
        """Return moves without the seat's own turn at their beginning. The end of a round in that turn stays."""
        if not moves or moves[0].seat != seat:
            return moves
        turn, *rest = moves
        reckoned = _scored(turn, self.context.rules(loaded.row).round_end_events)
        return [msgspec.structs.replace(turn, events=reckoned, closes=False), *rest] if reckoned else rest

    async def _last_turn_of(self, loaded: Loaded, seat: int) -> int | None:
        """Return the move that ended a player's last turn, undone turns left out.

        Before their first turn, return their last move that others have seen and acted after, or None.
        """
        line = on_the_line(await self.context.store.read.moves.after(loaded.id, NOBODY))
        seen = [move.seq for move in line if move.seat != seat and move.seq <= loaded.tip.barrier]
        others = max(seen, default=NOBODY)
        mine = [move for move in line if move.seat == seat and move.kind is MoveKind.ANSWER]
        ends = [move.seq for move in mine if move.closes] or [move.seq for move in mine if move.seq < others]
        return max(ends, default=None)

    async def private_news(self, loaded: Loaded, seat: int) -> list[Line]:
        """Return the lines that only this player could see since they last acted."""
        mine = await self.context.store.read.moves.last_by(loaded.id, seat)
        since = await self.context.store.read.moves.after(loaded.id, NOBODY if mine is None else mine - 1)
        moves, barrier = self._without_turn_of(loaded, seat, since), loaded.tip.barrier
        for_all = self._parts_of(loaded, seat, list(map(_without_secrets, moves)), barrier, open_end=True, undos=False)
        known = [line.text for part in for_all for line in part.lines]
        parts = self._parts_of(loaded, seat, moves, barrier, open_end=True, undos=False)
        return [line for part in parts for line in part.lines if line.text not in known]


def _without_secrets(move: Move) -> Move:
    return msgspec.structs.replace(move, events=tuple(map(without_secrets, move.events)))


def _as_one_part(moves: Sequence[Move], until: int) -> list[Move]:
    """Return moves as one part of the log, up to the last closing move, although a player chose in between."""
    last = max((move.seq for move in moves if move.closes and move.seq <= until), default=until)
    return [msgspec.structs.replace(move, closes=move.seq == last) for move in moves if move.seq <= last]


def _scored(move: Move, kinds: Sequence[str]) -> tuple[Event, ...]:
    """Return the events of a move from the first that belongs to the end of a round."""
    return tuple(dropwhile(lambda event: event.kind not in kinds, move.events))


async def _begins_a_round(reading: GameReading, move: Move) -> bool:
    if move.prev == NOBODY:
        return False
    which = reading.rules.round
    return which(await reading.view(move.seq, None)) > which(await reading.view(move.prev, None))


def _lines(
    part: Sequence[Move], narrate: Callable[[Sequence[Event]], list[Line]], reader: int | None, undos: bool
) -> list[Line]:
    lines: list[Line] = []
    events: list[Event] = []
    for move in part:
        if undos and move.kind is MoveKind.UNDO:
            lines += [*narrate(events), _went_back(move.seat, reader)]
            events = []
        events += move.events
    return [*lines, *narrate(events)]


def _were_undone_before(moves: Sequence[Move]) -> bool:
    """Return whether an undo went back to before the first of these moves."""
    return any(move.kind is MoveKind.UNDO and move.prev < moves[0].seq for move in moves)


def _went_back(seat: int | None, reader: int | None) -> Line:
    assert seat is not None  # The seat that asked for the undo.
    return Line(say("host-undone-yours") if seat == reader else say("host-undone", who=seat_name(seat)))
