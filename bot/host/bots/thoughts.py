"""Questions to a mind about a seat, and the answers.

Questions about the past are asked for a lesson from a finished game.
"""

from __future__ import annotations

from time import thread_time

import msgspec

from bot.host.model.minds import Mind
from bot.host.model.records import GameRow
from games.core.game import Game
from games.core.protocol import Picks, Question, State
from players import Decision, Level, Worlds, decide
from players.hindsight import Tried, forecast, try_answers


class Thought(msgspec.Struct, frozen=True, tag=True):
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


class ForecastWanted(msgspec.Struct, frozen=True, tag=True):
    """The question how well each seat stands. The answer is a value for each seat."""

    key: str
    world: bytes
    seat: int | None
    """The seat whose knowledge is used; None: only what everybody knows."""
    worlds: int
    """In how many worlds the game is played on."""


class TrialWanted(msgspec.Struct, frozen=True, tag=True):
    """The question how an answer that was given compares with others. The answer is a list of `Tried`."""

    key: str
    world: bytes
    seat: int
    question: str
    given: Picks
    first: int
    """The number of the first world."""
    worlds: int


class Forecast(msgspec.Struct, frozen=True):
    """How well each seat stands."""

    values: list[float]
    seconds: float
    """The processor time that the answer took."""


class Trial(msgspec.Struct, frozen=True):
    """How an answer compares with others."""

    tried: list[Tried]
    seconds: float
    """The processor time that the answer took."""


Asked = Thought | ForecastWanted | TrialWanted
"""Everything that the thinking process can be asked."""


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


def forecast_wanted(about: ForecastWanted, rules: Game) -> Forecast:
    """Return how well each seat stands, computed in this process."""
    assert rules.judgement is not None  # The host asks only about games that have one.
    begun = thread_time()
    worlds = Worlds(rules, rules.decode(about.world), about.seat)
    values = forecast(worlds, rules.judgement, about.worlds)
    return Forecast(values, thread_time() - begun)


def trial_wanted(about: TrialWanted, rules: Game) -> Trial:
    """Return the outcomes of an answer and of others, computed in this process."""
    assert rules.judgement is not None
    begun = thread_time()
    worlds = Worlds(rules, rules.decode(about.world), about.seat)
    tried = try_answers(worlds, about.question, about.given, rules.judgement, about.first, about.worlds)
    return Trial(tried, thread_time() - begun)
