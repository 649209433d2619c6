"""Thoughts: what a mind is asked about a seat, and what it decides."""

from __future__ import annotations

import msgspec

from bot.host.model.minds import Mind
from bot.host.model.records import GameRow
from games.core.game import Game
from games.core.protocol import Question, State
from players import Decision, Level, Worlds, decide


class Thought(msgspec.Struct, frozen=True):
    """What a mind is asked: nothing in it that its seat may not know."""

    key: str
    world: bytes
    """A world as the seat may know it."""
    seat: int
    question: str
    mind: Mind
    seed: str
    so_far: int = 0
    """How often the seat has answered in this turn."""


def thought(rules: Game, state: State, row: GameRow, question: Question, mind: Mind, seq: int, so_far: int) -> Thought:
    seat = question.seat
    worlds = Worlds(rules, state, seat)
    return Thought(rules.key, worlds.save, seat, question.id, mind, row.salt(f"friend/{seq}"), so_far)


def think(rules: Game, about: Thought, level: Level | None = None) -> Decision:
    worlds = Worlds(rules, rules.decode(about.world), about.seat)
    mind = about.mind
    return decide(worlds, about.question, level or mind.level, mind.manner, about.seed, so_far=about.so_far)
