"""Tournaments by fixed seeds with seats rotated, and whole games among minds."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from time import process_time

import msgspec

from games.core.game import Game
from games.core.judgement import Judgement, Prices
from games.core.live_questions import LiveQuestion, first_open_question
from games.core.protocol import Picks, Setup, State
from games.core.simulation import RandomBelow, lively_picks, random_below, random_picks
from players import decide
from players.levels import CIRCLES, SOFTNESS, Level, Work
from players.policy import by_seed, softened
from players.worlds import Worlds

Player = Callable[[Game, State, LiveQuestion, RandomBelow], Picks]
"""Answers an open question of a seat."""


def lively(game: Game, state: State, live: LiveQuestion, below: RandomBelow) -> Picks:
    return lively_picks(live.question(), below)


def random(game: Game, state: State, live: LiveQuestion, below: RandomBelow) -> Picks:
    return random_picks(live.question(), below)


def priced(prices: Prices | None = None, softness: float = 0.0) -> Player:
    """Steady, or softened; it looks at nothing that its seat does not see, which is tested, so no world is dealt."""

    def answer(game: Game, state: State, live: LiveQuestion, below: RandomBelow) -> Picks:
        judgement = judgement_of(game)
        known = judgement.pricing.prices if prices is None else prices
        if softness:
            return softened(judgement, state, live, known, below, softness)
        return by_seed(judgement, state, live, known, below)

    return answer


def judgement_of(game: Game) -> Judgement:
    if game.judgement is None:
        raise ValueError(f"{game.key} has no judgement")
    return game.judgement


STEADY, NOVICE = priced(), priced(softness=SOFTNESS)


class Sharp:
    """Looks ahead, and keeps the time it takes."""

    def __init__(self, work: Work | None = None) -> None:
        self.work = work
        self.spent: list[float] = []

    def __call__(self, game: Game, state: State, live: LiveQuestion, below: RandomBelow) -> Picks:
        if len(live.offered) == 1 and live.most == 1:
            return live.mildest
        began = process_time()
        decision = decide(Worlds(game, state, live.seat), live.id, Level.SHARP, work=self.work)
        self.spent.append(process_time() - began)
        return decision.picks


class Played(msgspec.Struct, frozen=True):
    state: bytes
    winners: tuple[int, ...]
    answers: int


def play(game: Game, players: Sequence[Player], seed: str, options: dict[str, str] | None = None) -> Played:
    """A whole game; whoever goes in circles does as little as they can."""
    below = random_below(seed)
    state, step = game.new(
        Setup(tuple("ABCDEFGH")[: len(players)], options or {}, hashlib.sha256(seed.encode()).digest())
    )
    answers, turn, so_far = 0, -1, 0
    while (result := game.result(state)) is None:
        live = first_open_question(state)
        so_far = so_far + 1 if live.seat == turn and not step.closes else 0
        turn = live.seat
        picks = live.mildest if so_far >= CIRCLES else players[live.seat](game, state, live, below)
        step = live.take(picks)
        answers += 1
    winners = tuple(place.seat for place in result.ranking if place.rank == 1)
    return Played(game.encode(state), winners, answers)


def wins(game: Game, one: Player, others: Player, games: int, seats: int = 4, name: str = "") -> float:
    """How many of these games one wins against all others, seats rotated; a shared win counts its share."""
    won = 0.0
    for number in range(games):
        seat = number % seats
        players = [one if each == seat else others for each in range(seats)]
        winners = play(game, players, f"{name}/{game.key}/{number}").winners
        won += (seat in winners) / max(1, len(winners))
    return won
