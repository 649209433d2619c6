"""Minds at a table: who plays on a friend's seat, and what they answer there.

A friend's manner goes with the name and the level is the table's, unless they were chosen for the seat. Novice and
steady answer in place; sharp thinks in a process of its own, outside the game's queue, and its answer counts only if
the game has not moved on.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.host.model.facts import Refused
from bot.host.model.records import GameRow, Move, SeatRow
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


EVEN = "even"
"""The manner of somebody who values things as they are."""
MANNERS = (*dict.fromkeys(manner for manner in FRIENDS.values() if manner), EVEN)


class Wish(msgspec.Struct, frozen=True):
    """What somebody wishes who asks friends to the table."""

    level: Level | None = None
    manner: str = ""
    name: str = ""


ANY_FRIEND = Wish()


def friends_to_come(seats: Sequence[SeatRow], wish: Wish) -> list[str]:
    """Names that nobody at the table has."""
    free = [name for name in FRIENDS if all(name != taken.name for taken in seats)]
    if wish.manner and wish.manner not in MANNERS:
        raise Refused(say("host-no-such-manner"))
    if wish.name and wish.name not in free:
        raise Refused(say("host-no-such-friend"))
    return [wish.name] if wish.name else free


class Mind(msgspec.Struct, frozen=True):
    level: Level = Level.STEADY
    manner: str = ""

    @property
    def text(self) -> Text:
        return say("mind", level=say(f"mind-level-{self.level.value}"), manner=self.manner or "even")


SHARP = Mind(Level.SHARP)
DEPUTISED = "deadline-deputy"
"""What is written down when a mind has answered for somebody."""
ADVISER = Mind()
"""Who answers for people: the deputy of somebody who is away, and whoever is asked for advice."""


def mind_of(row: GameRow, seat: SeatRow) -> Mind | None:
    """Who plays on this seat, if it is no person."""
    if not seat.friend:
        return None
    level = Level(seat.level) if seat.level else row.table_settings.friends
    manner = seat.manner or FRIENDS.get(seat.name, "")
    return Mind(level, "" if manner == EVEN else manner)


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
