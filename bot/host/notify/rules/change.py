"""The input of the notification rules: moves that are about to be committed, and their game before and after."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta

import msgspec

from bot.host.model.hours import Day
from bot.host.model.preferences import CalledBy
from bot.host.model.records import GameRow, Move, MoveKind, OutboxRow, SeatRow
from bot.host.notify.rules.prepared import Prepared
from games.core.game import Game
from games.core.protocol import Question, State, Text


class Habits(msgspec.Struct, frozen=True):
    """When a player is awake, and how they like to be called."""

    day: Day
    called_by: CalledBy = CalledBy.DM


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """One or more moves that are committed together, with what the rules need to know of the game."""

    rules: Game
    state: State
    """The position after the moves."""
    questions: Sequence[Question]
    """The questions that are open after the moves."""
    moves: Sequence[Move]
    """The moves that were made, at least one."""
    previous: Move | None
    """The move that the first of these follows, or None at the start of a game."""
    row: GameRow
    """The game after the moves."""
    before: Sequence[SeatRow]
    after: Sequence[SeatRow] = ()
    """The seats after the moves, as `waiting.seats_after` returns them."""
    habits: Mapping[int, Habits]
    """By seat. A seat that the bot plays has none."""
    prepared: Mapping[int, Prepared] = {}
    """Seat -> the kind of prepared answer to its open question."""
    now: datetime
    answer_delay: timedelta
    """How long after a question its prepared answer is given."""
    notice: Text | None = None
    """A sentence about the table that is posted with the moves."""
    answered_in: int = 0
    """The direct message in which the move was made, or 0. It shows the new position without an edit."""
    queued: Sequence[OutboxRow] = ()
    """The notifications of this game that are still queued, if the rules need them (`posts.depends_on_queue`)."""
    held_moves: Sequence[Move] = ()
    """The moves of all turns whose post was held back, with those of this change."""

    @property
    def last(self) -> Move:
        return self.moves[-1]

    @property
    def is_start(self) -> bool:
        return self.moves[0].kind is MoveKind.NEW

    @property
    def closes(self) -> bool:
        """Return whether one of the moves closes a turn or a phase."""
        return any(move.closes for move in self.moves)
