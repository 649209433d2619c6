"""Posts in the channel: which post reports a move, whom the post calls, and which queued posts it replaces."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any

from bot.host.model.facts import Status
from bot.host.model.interaction.sentence_keys import round_begun
from bot.host.model.records import NOBODY, OutboxRow
from bot.host.model.timeline import on_the_line, split_at_closes
from bot.host.notify.rules.actions import Action, Put, SendNow, SendTurnsNow, Withdraw, notice, post, update_post
from bot.host.notify.rules.calls import Call, named_without_ping, pinged_by
from bot.host.notify.rules.change import Change
from bot.host.notify.rules.prepared import CALL_DELAY
from bot.host.notify.rules.waiting import is_asked_again, names_others, waits_only_for_friends

MOST_LINES = 12
"""The most lines of a post that tells several turns."""
MINOR_HOLD = timedelta(minutes=10)
"""How long the post of a minor turn is held back, so that the turn after it is told in the same post. The newest post
says meanwhile who is waited for."""
HOLD = timedelta(seconds=2)
"""How long the post of a turn is held back if the table waits only for friends. They answer at once, and their turns
are told in the same post."""


def depends_on_queue(change: Change, calls: Sequence[Call], cached: Iterable[OutboxRow]) -> bool:
    """Return whether the rules need the notifications that are queued now.

    `cached` are those that were queued when the game was loaded. Where none of them can be joined, none is queued now.
    """
    if change.is_start:
        return False
    if change.closes:
        return any(is_held(row) or _calls_soon(change, row) for row in cached)
    return any(map(is_held, cached)) and bool(pinged_by(calls)) and not change.notice


def is_held(row: OutboxRow) -> bool:
    """Return whether a notification is the post of a turn that was held back."""
    return bool(row.data.get("held"))


def held_turns(queued: Iterable[OutboxRow]) -> list[OutboxRow]:
    """Return the queued posts that were held back and that nobody has tried to send."""
    return [row for row in queued if is_held(row) and not row.tried]


def public_actions(change: Change, calls: Sequence[Call]) -> list[Action]:
    """Return the actions for the channel: at most one post of the move, and a notice if there is one."""
    actions, kind, data = _post_of(change, calls)
    silent = named_without_ping(calls)
    if change.notice:
        actions.append(Put(notice(change.row, change.notice, change.now, {} if kind else pinged_by(calls), silent)))
    if kind:
        actions.append(
            Put(post(change.row, kind, data | ({"hushed": silent} if silent else {}), change.now, _due(data, change)))
        )
        if data.get("minor"):
            # Also if a post of an earlier turn is about to be sent: it does not name who is waited for after this one.
            actions.append(Put(update_post(change.row, change.now).notification))
    elif not change.notice and (names_others(change) or is_asked_again(change)):
        actions.append(update_post(change.row, change.now))
        if not waits_only_for_friends(change.after):
            actions.append(SendTurnsNow())
    return actions


def _post_of(change: Change, calls: Sequence[Call]) -> tuple[list[Action], str, dict[str, Any]]:
    """Return the kind and data of the post about the move, and the actions on queued posts.

    The kind is empty where no post is needed.
    """
    pinged = pinged_by(calls)
    data: dict[str, Any] = {"seq": change.last.barrier, "pinged": pinged}
    if change.is_start:
        return [], "begun", data
    is_over = change.row.status is Status.OVER
    if change.closes:
        actions, since = _join_held_turns(change)
        if is_over:
            return actions, "result", {"seq": change.last.seq, "since": since}
        delayed = [row for row in change.queued if _calls_soon(change, row)]
        for row in delayed:
            pinged = pinged | row.data["pinged"]
        is_single = not any(isinstance(action, Withdraw) for action in actions)
        actions += [Withdraw(row.id) for row in delayed]
        data |= {"pinged": pinged, "since": since, "held": waits_only_for_friends(change.after)}
        if not data["held"] and not pinged and is_single and _is_minor(change):
            data |= {"held": True, "minor": True}
        return actions, "turn", data
    if is_over:
        return [], "result", {"seq": change.last.seq}
    return _calling_post(change, data) if pinged and not change.notice else ([], "", data)


def _due(data: Mapping[str, Any], change: Change) -> datetime:
    """Return when the post of a turn is sent: at once, or when it has been held back long enough."""
    if not data.get("held"):
        return change.now
    return change.now + (MINOR_HOLD if data.get("minor") else HOLD)


def _is_minor(change: Change) -> bool:
    """Return whether all lines of these moves are minor, and no round begins with them."""
    if change.rules.minor_weight < 0:
        return False
    lines = change.rules.narrate([event for move in change.moves for event in move.events], None)
    begins = any(round_begun(line.text, change.rules.round_start_key) for line in lines)
    return not begins and all(line.weight <= change.rules.minor_weight for line in lines)


def _calling_post(change: Change, data: dict[str, Any]) -> tuple[list[Action], str, dict[str, Any]]:
    """Call seats in a post of its own, or in the newest post that is held back: news come before calls."""
    held = held_turns(change.queued)
    if not held:
        return [], "called", data
    newest = held[-1]
    pinged = newest.data["pinged"] | data["pinged"]
    return [Withdraw(newest.id)], "turn", newest.data | {"pinged": pinged, "held": False}


def _join_held_turns(change: Change) -> tuple[list[Action], int]:
    """Return the last move that was posted to the channel, and the actions on posts that were held back.

    They are joined to this post if all fits into one. If not, they are sent now, before it.
    """
    held = held_turns(change.queued)
    if held and _fits_one_post(change):
        return [Withdraw(row.id) for row in held], int(held[0].data["since"])
    return [SendNow(row.id) for row in held], change.previous.closed if change.previous else NOBODY


def _fits_one_post(change: Change) -> bool:
    parts = split_at_closes(on_the_line(change.held_moves))
    lines = [change.rules.narrate([event for move in part for event in move.events], None) for part in parts]
    return sum(map(len, lines)) <= MOST_LINES


def _calls_soon(change: Change, row: OutboxRow) -> bool:
    """Return whether a queued post is a delayed call: due later than now, within the delay for a prepared answer.

    If the turn closes before the delayed call is sent, the post of the turn calls the seat instead.
    """
    latest = change.now + change.answer_delay + CALL_DELAY
    return row.kind == "called" and change.now < row.due <= latest
