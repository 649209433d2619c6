"""The line of play: which moves count after undos, and which moves a reader may see.

Every move names the move before it. An undo is a move that follows the one it goes back to. The moves in between stay
in the table, but they are not on the line. Along the line the numbers only grow.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import dropwhile

from bot.host.model.records import Move, MoveKind
from games.core.protocol import Line

LEAVES = "back"
"""The option that leaves a question as if it had never been asked."""


def on_the_line(moves: Sequence[Move]) -> list[Move]:
    """Return the moves that lead to the last one, oldest first. `moves` must be consecutive."""
    by_seq = {move.seq: move for move in moves}
    line: list[Move] = []
    at: Move | None = moves[-1] if moves else None
    while at is not None:
        line.append(at)
        at = by_seq.get(at.prev)
    return line[::-1]


def split_at_closes(line: Sequence[Move]) -> list[list[Move]]:
    """Split the moves into turns: after each move that closes a turn. The last part may be an open turn."""
    parts: list[list[Move]] = [[]]
    for move in line:
        parts[-1].append(move)
        if move.closes:
            parts.append([])
    return [part for part in parts if part]


def sees_up_to(tail: Sequence[Move], last: Move, seat: int | None) -> int:
    """Return the last move that a reader may see. `tail` is the line after the last barrier.

    Only the seat that acts sees its own steps after the barrier; otherwise taking a step back could show a card. Nobody
    else sees sealed answers.
    """
    if seat is None or not all(move.seat == seat or move.sealed for move in tail):
        return last.barrier
    return max([last.barrier, *(move.seq for move in tail if move.seat == seat)])


def since_acting(line: Sequence[Move], barrier: int, seat: int) -> list[Move]:
    """Return the moves since this seat's first one: its own, and those of others that everybody may see."""
    later = dropwhile(lambda move: move.seat != seat, line)
    return [move for move in later if move.seat == seat or move.seq <= barrier]


def last_step(tail: Sequence[Move]) -> Move | None:
    """Return the last answer after the barrier, which would be taken back next.

    A question that was left does not count: neither the step that opened it nor the step that left it.
    """
    left = 0
    for move in reversed([each for each in tail if each.kind is not MoveKind.BACK]):
        if _leaves(move):
            left += 1
        elif left:
            left -= 1
        else:
            return move
    return None


def has_just_revealed(moves: Sequence[Move], seat: int) -> bool:
    """Return whether the last move is this seat's and made the seat's earlier steps of the turn final."""
    line = on_the_line(moves)
    if len(line) < 2 or line[-1].barrier != line[-1].seq:
        return False
    return line[-1].seat == line[-2].seat == seat and line[-2].barrier != line[-2].seq


def _leaves(move: Move) -> bool:
    return move.answer is not None and move.answer.picks.keys() == {LEAVES}


def newest(lines: Sequence[Line], most: int) -> list[Line]:
    """Return the last lines. If the most important line is older, it replaces the first of them."""
    last = list(lines[-most:])
    weightiest = max(lines, key=lambda line: line.weight, default=None)
    if weightiest is None or weightiest.weight <= max(line.weight for line in last):
        return last
    return [weightiest, *last[1:]]
