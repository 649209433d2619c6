"""The positions of a finished game: the saves before and after each move that counts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.host.model.records import Move, MoveKind
from bot.host.model.timeline import on_the_line
from games.core.game import Game
from games.core.live_questions import open_questions
from games.core.protocol import IllegalAnswer, StaleAnswer


class Position(NamedTuple):
    """A move with the saves around it. A save is None if it cannot be computed any more."""

    move: Move
    before: bytes | None
    after: bytes | None
    turn: int
    """The number of the turn to which the move belongs."""


def positions_of(rules: Game, stored: Sequence[tuple[Move, bytes | None]]) -> list[Position]:
    """Return the positions of a game. This is slow: do not call it in the event loop.

    Old snapshots within a turn are deleted after a while. Then the answers of the turn are given again.
    """
    snapshots = {move.seq: snapshot for move, snapshot in stored}
    found: list[Position] = []
    before, turn = None, 0
    for move in on_the_line([move for move, _ in stored]):
        after = snapshots[move.seq] or _after(rules, before, move)
        found.append(Position(move, before, after, turn))
        before, turn = after, turn + int(move.closes)
    return found


def _after(rules: Game, before: bytes | None, move: Move) -> bytes | None:
    """Compute the save after a move that has no snapshot, from the save before it. None if that is impossible."""
    if move.answer is None:  # Taking back leads to the position before; an undo has dealt the rest anew.
        return before if move.kind is MoveKind.BACK else None
    if before is None:
        return None
    state = rules.decode(before)
    try:
        rules.answer(state, move.answer)
    except (IllegalAnswer, StaleAnswer):  # A rule was mended since.
        return None
    return rules.encode(state)


def choices_of(rules: Game, positions: Sequence[Position], seat: int) -> list[Position]:
    """Return the moves in which a seat had a choice. This is slow."""
    return [each for each in positions if _is_choice(rules, each, seat)]


def _is_choice(rules: Game, position: Position, seat: int) -> bool:
    move = position.move
    if move.seat != seat or move.kind is not MoveKind.ANSWER or move.answer is None or position.before is None:
        return False
    asked = [each for each in open_questions(rules.decode(position.before)) if each.id == move.answer.question]
    return bool(asked) and len(asked[0].offered) > 1


def firsts_first(choices: Sequence[Position]) -> Iterator[Position]:
    """Yield the first choice of every turn, then the second of every turn, and so on."""
    by_turn: dict[int, list[Position]] = {}
    for each in choices:
        by_turn.setdefault(each.turn, []).append(each)
    for depth in range(max(map(len, by_turn.values()), default=0)):
        yield from (turn[depth] for turn in by_turn.values() if depth < len(turn))
