"""The seats that the table waits for after a move, with the start of their wait and their deadline."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from datetime import datetime

import msgspec

from bot.host.model.hours import HOUR
from bot.host.model.private_lines import private_lines
from bot.host.model.records import MoveKind, SeatRow
from bot.host.notify.rules.change import Change


def seats_after(change: Change) -> tuple[SeatRow, ...]:
    """Return the seats of a game after a move."""
    waiting = _asked(change)
    restarted = _restarted(change, waiting.keys())
    reopened = _reopened(change, waiting)
    seats = [
        _waited_for(change, seat, waiting, is_restarted=seat.seat in restarted, is_reopened=seat.seat in reopened)
        for seat in _with_partners(change, waiting)
    ]
    news = _with_news(change, seats)
    return tuple(
        msgspec.structs.replace(seat, news_sent_for_wait=seat.wait_number) if seat.seat in news else seat
        for seat in seats
    )


def newly_waited_for(change: Change) -> list[SeatRow]:
    """Return the seats of people for whom the table begins to wait with this change."""
    return [
        seat
        for seat, before in zip(change.after, change.before, strict=True)
        if seat.wait_number > before.wait_number and seat.user is not None and not seat.friend
    ]


def gets_news(change: Change) -> list[SeatRow]:
    """Return the seats that learned something in private with this change and are not waited for."""
    pairs = zip(change.after, change.before, strict=True)
    return [seat for seat, before in pairs if seat.news_sent_for_wait != before.news_sent_for_wait]


def waits_only_for_friends(seats: Sequence[SeatRow]) -> bool:
    """Return whether the table waits, and all that it waits for are seats that the bot plays."""
    awaited = [seat for seat in seats if seat.awaited is not None]
    return bool(awaited) and all(seat.friend for seat in awaited)


def names_others(change: Change) -> bool:
    """Return whether the newest post names other seats than those that are waited for now.

    Where one of two partners has acted, the post goes on waiting for either of them.
    """
    left = {seat.seat for seat in change.after if seat.together and seat.awaited is None}
    named = {seat: since for seat, since in _named(change.before).items() if seat not in left}
    return named != _named(change.after)


def is_asked_again(change: Change) -> bool:
    """Return whether a seat has answered and is waited for again. A seat that is on turn does not count."""
    answered = {move.seat for move in change.moves} - set(change.rules.on_turn(change.state))
    return any(seat.seat in answered and seat.awaited is not None for seat in change.after)


def on_turn_again(change: Change) -> list[SeatRow]:
    """Return the seats that have ended a turn and take the next one at once, as against rivals."""
    played = {move.seat for move in change.moves if move.kind is MoveKind.ANSWER}
    return [
        seat
        for seat, before in zip(change.after, change.before, strict=True)
        if seat.seat in played and before.awaited is not None and seat.awaited not in (None, before.awaited)
    ]


def may_go_on(change: Change) -> set[int]:
    """Return the seats that have a public open question but are not waited for."""
    return {each.seat for each in change.questions if not each.waits and each.sealed is None}


def _asked(change: Change) -> dict[int, str]:
    """Return the seats that are waited for, each with the name under which partners are asked together, or "".

    Nobody is waited for when the game is over.
    """
    if change.row.result is not None:
        return {}
    return {question.seat: question.together or "" for question in change.questions if question.waits}


def _restarted(change: Change, waiting: Set[int]) -> Set[int]:
    """Return the waiting seats whose time restarts: seats that ended a turn, or all seats if rivals play in between."""
    closed = {move.seat for move in change.moves if move.closes}
    if closed and change.rules.rivals(change.rules.view(change.state, None)):
        return waiting
    return {seat for seat in waiting if seat in closed}


def _reopened(change: Change, waiting: Mapping[int, str]) -> set[int]:
    """Return the seats whose partner took up a question in this turn that is now open to both again."""
    left = {seat.seat for seat in change.before if seat.together and seat.awaited is None}
    return set() if change.closes else {seat for seat, name in waiting.items() if name and seat in left}


def _with_partners(change: Change, waiting: Mapping[int, str]) -> list[SeatRow]:
    """Return the seats with the name under which each is asked. A seat whose partner acts keeps it for the turn."""
    over = {seat.seat for seat in change.before} if change.closes else {move.seat for move in change.moves}
    names = [waiting.get(seat.seat, "" if seat.seat in over else seat.together) for seat in change.before]
    return [msgspec.structs.replace(seat, together=name) for seat, name in zip(change.before, names, strict=True)]


def _waited_for(
    change: Change, seat: SeatRow, waiting: Mapping[int, str], *, is_restarted: bool, is_reopened: bool
) -> SeatRow:
    """Return a seat with its wait begun, restarted, ended or left as it was. A restarted wait is not a new one."""
    is_waited, was_waited = seat.seat in waiting, seat.awaited is not None
    if is_waited == was_waited and not (is_waited and is_restarted):
        return seat
    if not is_waited:
        return msgspec.structs.replace(
            seat, awaited=None, counts_from=None, deadline=None, reminded=0, reminded_at=None
        )
    counts_from = called = change.now
    if seat.user is not None:
        day = change.habits[seat.seat].day
        counts_from = max(change.now, day.away_until or change.now)
        called = counts_from if was_waited else day.next_waking(counts_from)
    hours = change.row.table_settings.deadline_hours
    return msgspec.structs.replace(
        seat,
        awaited=change.now,
        wait_number=seat.wait_number + (not was_waited and not is_reopened),
        reminded=0,
        reminded_at=None,
        counts_from=counts_from,
        deadline=called + hours * HOUR if hours else None,
    )


def _with_news(change: Change, seats: Sequence[SeatRow]) -> set[int]:
    """Return the seats that learned something in private, at most once between two of their turns."""
    if not any(move.closes and move.kind is not MoveKind.NEW for move in change.moves):
        return set()
    events = [event for move in change.moves for event in move.events]
    receivers = {seat for event in events for seat in event.to}
    return {
        seat.seat
        for seat in seats
        if seat.user is not None and seat.awaited is None and seat.news_sent_for_wait != seat.wait_number
        if seat.seat in receivers and private_lines(change.rules.narrate, events, seat.seat)
    }


def _named(seats: Sequence[SeatRow]) -> dict[int, tuple[int, datetime]]:
    """Return the seats that are waited for, with the number of the wait and since when they or a partner are."""
    since: dict[str, datetime] = {}
    for seat in seats:
        if seat.awaited is not None:
            since[_party(seat)] = min(seat.awaited, since.get(_party(seat), seat.awaited))
    return {seat.seat: (seat.wait_number, since[_party(seat)]) for seat in seats if seat.awaited is not None}


def _party(seat: SeatRow) -> str:
    return seat.together or str(seat.seat)
