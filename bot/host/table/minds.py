"""Minds at a table: who plays on a friend's seat, and what they answer there.

A friend's manner goes with the name, the level is the table's. Novice and steady answer in place; sharp thinks in a
process of its own, outside the game's queue, and its answer counts only if the game has not moved on.
"""

from __future__ import annotations

import msgspec

from bot.host.store.records import GameRow, Move, SeatRow
from games.core.protocol import Game, Question, State, Text, say
from players import Decision, Level, Worlds, decide

FRIENDS = {
    "Chani": "diplomat",
    "Duncan": "warlike",
    "Gurney": "merchant",
    "Irulan": "schemer",
    "Leto": "diplomat",
    "Mapes": "",
    "Stilgar": "warlike",
    "Thufir": "schemer",
}
"""What simulated friends are called (names, not words of a language), and the manner of each."""


class Mind(msgspec.Struct, frozen=True):
    level: Level = Level.STEADY
    manner: str = ""

    @property
    def text(self) -> Text:
        return say("mind", level=say(f"mind-level-{self.level.value}"), manner=self.manner or "even")


SHARP = Mind(Level.SHARP)
ADVISER = Mind()
"""Who answers for people: the deputy of somebody who is away, and whoever is asked for advice."""


def mind_of(row: GameRow, seat: SeatRow) -> Mind | None:
    """Who plays on this seat, if it is no person."""
    return Mind(row.table_settings.friends, FRIENDS.get(seat.name, "")) if seat.friend else None


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


def answers_so_far(moves: tuple[Move, ...], seat: int) -> int:
    """How often a seat has answered since something was told."""
    closed = moves[-1].closed if moves else 0
    return sum(move.seat == seat and move.seq > closed for move in moves)
