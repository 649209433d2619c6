"""Whole games between minds, and tournaments with fixed seeds in which the seats rotate."""

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
from players.levels import MAX_ANSWERS_A_TURN, SOFTNESS, Level, Work
from players.policy import best_or_random_tie, softly_random
from players.worlds import Worlds

Player = Callable[[Game, State, LiveQuestion, RandomBelow], Picks]
"""A function that answers an open question of a seat."""


def lively(game: Game, state: State, live: LiveQuestion, below: RandomBelow) -> Picks:
    return lively_picks(live.question(), below)


def random(game: Game, state: State, live: LiveQuestion, below: RandomBelow) -> Picks:
    return random_picks(live.question(), below)


def priced(prices: Prices | None = None, softness: float = 0.0) -> Player:
    """Return a player that answers by prices: a steady one, or with `softness` a novice.

    It reads the real state, which saves time. Tests prove that its judgement uses nothing hidden.
    """

    def answer(game: Game, state: State, live: LiveQuestion, below: RandomBelow) -> Picks:
        judgement = judgement_of(game)
        known = judgement.pricing.prices if prices is None else prices
        if softness:
            return softly_random(judgement, state, live, known, below, softness)
        return best_or_random_tie(judgement, state, live, known, below)

    return answer


def judgement_of(game: Game) -> Judgement:
    if game.judgement is None:
        raise ValueError(f"{game.key} has no judgement")
    return game.judgement


STEADY, NOVICE = priced(), priced(softness=SOFTNESS)


class Sharp:
    """A player that looks ahead. It records the processor time of each decision in `spent`."""

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


def play(
    game: Game,
    players: Sequence[Player],
    seed: str,
    options: dict[str, str] | None = None,
    watch: Callable[[State], None] | None = None,
) -> Played:
    """Play a whole game. A player with too many answers in one turn gives the mildest answers.

    `watch` is called before every answer.
    """
    below = random_below(seed)
    state, step = game.new(
        Setup(tuple("ABCDEFGH")[: len(players)], options or {}, hashlib.sha256(seed.encode()).digest())
    )
    answers, turn, so_far = 0, -1, 0
    while (result := game.result(state)) is None:
        if watch:
            watch(state)
        live = first_open_question(state)
        so_far = so_far + 1 if live.seat == turn and not step.closes else 0
        turn = live.seat
        picks = live.mildest if so_far >= MAX_ANSWERS_A_TURN else players[live.seat](game, state, live, below)
        step = live.take(picks)
        answers += 1
    winners = tuple(place.seat for place in result.ranking if place.rank == 1)
    return Played(game.encode(state), winners, answers)


def count_wins(game: Game, one: Player, others: Player, games: int, seats: int = 4, name: str = "") -> float:
    """Return how many games `one` wins against `others` in all other seats. A shared win counts as a fraction."""
    won = 0.0
    for number in range(games):
        seat = number % seats
        players = [one if each == seat else others for each in range(seats)]
        winners = play(game, players, f"{name}/{game.key}/{number}").winners
        won += (seat in winners) / max(1, len(winners))
    return won
