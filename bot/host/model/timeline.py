"""The line of play: which moves count after take-backs, what has been told, and who may see how far.

Every move names the one before it. An undo is a move of its own that follows the one it goes back to; the moves in
between stay in the table and are off the line. Along the line the numbers only grow.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import dropwhile

from bot.host.model.records import Move, MoveKind
from games.core.protocol import Line

LEAVES = "back"
"""The option that leaves a question as if it had never been asked."""


def on_the_line(moves: Sequence[Move]) -> list[Move]:
    """Of consecutive moves those that lead to the last of them, oldest first."""
    by_seq = {move.seq: move for move in moves}
    line: list[Move] = []
    at: Move | None = moves[-1] if moves else None
    while at is not None:
        line.append(at)
        at = by_seq.get(at.prev)
    return line[::-1]


def split_at_closes(line: Sequence[Move]) -> list[list[Move]]:
    """Cut after each move that closes: what belongs into one post. The last part may still be open."""
    parts: list[list[Move]] = [[]]
    for move in line:
        parts[-1].append(move)
        if move.closes:
            parts.append([])
    return [part for part in parts if part]


def sees_up_to(tail: Sequence[Move], last: Move, seat: int | None) -> int:
    """The move after which a reader sees the game; `tail` is the line beyond the last barrier.

    Only who acts sees their own steps beyond the barrier, or a take-back would show a card. What lies under a seal
    does not show in anybody else's view.
    """
    if seat is None or not all(move.seat == seat or move.sealed for move in tail):
        return last.barrier
    return max([last.barrier, *(move.seq for move in tail if move.seat == seat)])


def since_acting(line: Sequence[Move], barrier: int, seat: int) -> list[Move]:
    """From this seat's first step on: its own moves, and of others those that everybody may see."""
    later = dropwhile(lambda move: move.seat != seat, line)
    return [move for move in later if move.seat == seat or move.seq <= barrier]


def last_step(tail: Sequence[Move]) -> Move | None:
    """The last answer on the line beyond the barrier: what would be taken back next. A question that was left is as if
    it had never been asked: neither the step that opened it nor the way out counts."""
    left = 0
    for move in reversed([each for each in tail if each.kind is not MoveKind.BACK]):
        if _leaves(move):
            left += 1
        elif left:
            left -= 1
        else:
            return move
    return None


def _leaves(move: Move) -> bool:
    return move.answer is not None and move.answer.picks.keys() == {LEAVES}


def newest(lines: Sequence[Line], most: int) -> list[Line]:
    """The last of what happened; where the weightiest of it lies further back, it opens them."""
    last = list(lines[-most:])
    weightiest = max(lines, key=lambda line: line.weight, default=None)
    if weightiest is None or weightiest.weight <= max(line.weight for line in last):
        return last
    return [weightiest, *last[1:]]
