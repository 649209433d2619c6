"""A game as one press loads it: its row, seats, moves, snapshots and everything else that a press needs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.host.model.facts import Refused, Status
from bot.host.model.records import GameRow, Move, SeatRow
from bot.host.store.game_reader import StoredGame
from games.core.protocol import Text, say


class UnreadableSave(Refused):
    """A snapshot that this version cannot read. The game is quarantined until a version can."""

    def __init__(self, what: str) -> None:
        super().__init__(say("host-is-quarantined"))
        self.args = (what,)


class Version:
    """A mark of how a game was in the database when it was read (`loading/cache`)."""

    is_lost = False
    """Whether a write ended it that was not a move of its game."""
    is_written = False
    """Whether it began with a move that this process wrote. Only then presses use the cached game."""


class Loaded(StoredGame, frozen=True):
    """A game as it is stored, or as it was just written. States are decoded from it on demand.

    `orders` are those in force. `moves` may begin earlier than in a stored game. Some of the notifications in `waiting`
    may have been sent since.
    """

    version: Version | None = None
    """The version at which the game was read (`loading/cache`)."""

    @property
    def last(self) -> Move | None:
        """Return the last move, or None in the lobby."""
        return self.moves[-1] if self.moves else None

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def tip(self) -> Move:
        """Return the last move of a game that has begun."""
        if self.last is None:
            raise Refused(say("host-not-begun"))
        return self.last

    @property
    def is_looking(self) -> bool:
        """Whether this is a table that waits for players and that everybody in its server can see."""
        people = sum(not seat.friend for seat in self.seats)
        is_open = self.row.guild is not None and not self.row.table_settings.private
        return self.row.status is Status.LOBBY and is_open and people < self.row.wanted

    def seat_of(self, user: int) -> int | None:
        return next((seat.seat for seat in self.seats if seat.user == user), None)

    def seat_held_by(self, user: int) -> int:
        seat = self.seat_of(user)
        if seat is None:
            raise Refused(say("host-not-seated"))
        return seat

    def must_run(self) -> None:
        if self.row.status is not Status.RUNNING:
            raise Refused(why_not_running(self.row))


def why_not_running(row: GameRow) -> Text:
    if row.status is Status.PAUSED:
        return say(f"host-paused-{row.paused_by}")
    return say(f"host-is-{row.status.value}")


def withdrawn(key: str) -> str:
    """Return the key under which a seat keeps that it has withdrawn an order that stands by default."""
    return f"-{key}"


def orders_in_force(
    stored: Iterable[tuple[int, str]], seats: Iterable[SeatRow], defaults: Sequence[str]
) -> frozenset[tuple[int, str]]:
    """Return the orders that were given, and those that stand by default unless their seat has withdrawn them."""
    given = set(stored)
    by_default = {(seat.seat, key) for seat in seats for key in defaults}
    off = {(seat, key) for seat, key in by_default if (seat, withdrawn(key)) in given}
    marks = {(seat, withdrawn(key)) for seat, key in off}
    return frozenset((given - marks) | (by_default - off))


def wait_numbers(seats: Sequence[SeatRow]) -> dict[str, int]:
    """Return the seats that are waited for, each with the number of its wait, as a notification stores them."""
    return {str(seat.seat): seat.wait_number for seat in seats if seat.awaited is not None}
