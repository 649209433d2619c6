"""Questions to a mind about a seat, and the decisions."""

from __future__ import annotations

import msgspec

from bot.host.model.minds import Mind
from bot.host.model.records import GameRow
from games.core.game import Game
from games.core.protocol import Question, State
from players import Decision, Level, Worlds, decide


class Thought(msgspec.Struct, frozen=True):
    """A question to a mind. It holds only what the seat may know."""

    key: str
    world: bytes
    """A saved state in which everything that the seat does not know is shuffled."""
    seat: int
    question: str
    mind: Mind
    seed: str
    so_far: int = 0
    """How many times the seat has answered in this turn."""


def thought(rules: Game, state: State, row: GameRow, question: Question, mind: Mind, seq: int, so_far: int) -> Thought:
    """Return the question to a mind about the position."""
    seat = question.seat
    worlds = Worlds(rules, state, seat)
    return Thought(rules.key, worlds.save, seat, question.id, mind, row.salt(f"friend/{seq}"), so_far)


def think(rules: Game, about: Thought, level: Level | None = None) -> Decision:
    """Return the decision of a mind, made in this process."""
    worlds = Worlds(rules, rules.decode(about.world), about.seat)
    mind = about.mind
    return decide(worlds, about.question, level or mind.level, mind.manner, about.seed, so_far=about.so_far)
