"""A finished game as it is recorded: pure functions from its log to a `FinishedGame`."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import datetime
from functools import cached_property

import msgspec

from bot.host.model.community.finished import FinishedGame, FinishedSeat, LeftSeat, Part, Uncounted
from bot.host.model.records import GameRow, Move, MoveKind, RecordedAct, SeatRow
from games.core.annals import Annals, Deeds, pool_of
from games.core.protocol import Ranked, Result

CHANGED_HANDS = frozenset({"seat-taken", "seat-filled"})
"""Acts after which somebody else plays a seat."""
IMPORTED = "imported"


class Answering(msgspec.Struct, frozen=True):
    """How a seat answered: how often, how often too late, how long it took, and at most."""

    answers: int = 0
    late: int = 0
    seconds: float = 0.0
    longest: float = 0.0


def answering_times(moves: Sequence[Move], seats: Collection[int]) -> dict[int, Answering]:
    """Return how each seat answered. Only the first answer after somebody else's move counts as a thought."""
    found = {seat: Answering() for seat in seats}
    others_at: dict[int, datetime] = {}
    for move in moves:
        seat = move.seat
        if seat in found and move.kind is MoveKind.DEADLINE:
            found[seat] = msgspec.structs.replace(found[seat], late=found[seat].late + 1)
        elif seat in found and move.kind is MoveKind.ANSWER and seat in others_at:
            found[seat] = _thought(found[seat], (move.at - others_at.pop(seat)).total_seconds())
        for other in found:
            if other != seat:
                others_at[other] = move.at
    return found


def _thought(so_far: Answering, seconds: float) -> Answering:
    seconds = max(seconds, 0.0)
    return Answering(so_far.answers + 1, so_far.late, so_far.seconds + seconds, max(so_far.longest, seconds))


def uncounted(
    seats: Sequence[FinishedSeat],
    acts: Iterable[RecordedAct],
    moves: Iterable[Move],
    is_agreed: bool,
    has_ratings: bool,
) -> Uncounted:
    """Return why a game changes no rating, or `NONE` if it does."""
    if any(act.kind == IMPORTED for act in acts):
        return Uncounted.IMPORTED
    if len([seat for seat in _began(seats) if not seat.mind]) < 2:
        if any(move.kind is MoveKind.UNDO for move in moves):
            return Uncounted.TAKEN_BACK
        return Uncounted.ALONE if _is_alone(seats) else Uncounted.FRIENDS
    if not is_agreed:
        return Uncounted.PRIVATE
    return Uncounted.NONE if has_ratings else Uncounted.OFF


def _began(seats: Sequence[FinishedSeat]) -> list[FinishedSeat]:
    return [seat for seat in seats if seat.part is not Part.SUBSTITUTE]


def _is_alone(seats: Sequence[FinishedSeat]) -> bool:
    """Return whether one person played without friends."""
    return len(_began(seats)) < 2


class Log(msgspec.Struct, frozen=True, dict=True):
    """Facts about the seats of a game, read from its log."""

    left: Sequence[LeftSeat]
    """The first first."""
    acts: Sequence[RecordedAct]
    levels: Mapping[int, str]
    """The levels of friends."""
    answered: Mapping[int, Answering]
    deeds: Deeds

    @cached_property
    def began(self) -> dict[int, int]:
        """Return who began in each seat that somebody has left: the first who left it, unless they took it over."""
        taken: dict[int, datetime] = {}
        for act in self.acts:
            if act.kind in CHANGED_HANDS:
                taken.setdefault(int(act.data["seat"]), act.at)
        first = [each for each in self.left if each.seat not in taken or each.at <= taken[each.seat]]
        return {each.seat: each.user for each in reversed(first)}

    @cached_property
    def changed(self) -> frozenset[int]:
        """Return the seats that changed hands."""
        taken = {int(act.data["seat"]) for act in self.acts if act.kind in CHANGED_HANDS}
        return frozenset(taken | {each.seat for each in self.left})


def finished_seats(result: Result, seats: Sequence[SeatRow], log: Log, *, teams: bool) -> tuple[FinishedSeat, ...]:
    """Return the players of a game: those who finished it, and those who began and left it."""
    places = {place.seat: place for place in result.ranking}
    found: list[FinishedSeat] = []
    for seat in seats:
        if seat.seat in places:
            last = _finished_seat(seat, places[seat.seat], log, teams)
            found.append(last)
            first = log.began.get(seat.seat)
            if last.part is Part.SUBSTITUTE and first is not None:
                left = FinishedSeat(seat=seat.seat, user=first, part=Part.LEFT, place=len(places), played=last.played)
                found.append(left)
    return tuple(found)


def _finished_seat(seat: SeatRow, place: Ranked, log: Log, teams: bool) -> FinishedSeat:
    """Return the player who sat in a seat at the end."""
    returned = seat.user is not None and seat.user == log.began.get(seat.seat)
    times, played = log.answered.get(seat.seat, Answering()), log.deeds.played.get(seat.seat, "")
    return FinishedSeat(
        seat=seat.seat,
        user=seat.user,
        mind=log.levels.get(seat.seat, ""),
        part=Part.STAYED if returned or seat.seat not in log.changed else Part.SUBSTITUTE,
        team=played if teams else "",
        place=place.rank,
        score=place.score,
        played=played,
        answers=times.answers,
        late=times.late,
        seconds=times.seconds,
        longest=times.longest,
    )


def finished_game(
    row: GameRow, seats: tuple[FinishedSeat, ...], annals: Annals | None, why: Uncounted, rounds: int
) -> FinishedGame:
    players = len({seat.seat for seat in seats})
    pool = pool_of(annals, row.key, row.options, players) if annals else f"{row.key}:{players}"
    return FinishedGame(
        game=row.id,
        key=row.key,
        pool=pool,
        guild=row.guild,
        ended=row.moved,
        uncounted=why,
        alone=_is_alone(seats),
        rounds=rounds,
        seats=seats,
    )
