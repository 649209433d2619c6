"""A benchmark of random dice games, with live questions and with complete ones, and of the calls in a round."""

from __future__ import annotations

import random

from games.core.live_questions import first_open_question
from games.core.protocol import Answer, Setup
from games.dice import GAME
from tests.bench.imperium import Tally, random_picks
from tests.dice.calls import ALL_ORDERS, calls_a_round, eager_picks

GAMES = 20
NAMES = ("Ann", "Bo", "Cy", "Di")


def run() -> list[tuple[str, str, str]]:
    live, by_values = Tally(), Tally()
    for number in range(GAMES):
        live.add(lambda number=number: play_live(number))
        by_values.add(lambda number=number: play_by_values(number))
    return [
        ("random 4-player games: choices/s", f"{live.choices_a_second:,.0f}", ""),
        ("with every question whole, as people read it", f"{by_values.choices_a_second:,.0f}", ""),
        ("by live questions against whole ones", f"{live.choices_a_second / by_values.choices_a_second:.2f} x", ""),
        ("games/s", live.games_a_second, ""),
        ("calls of a round, four steady seats, no standing orders", f"{calls_a_round(GAMES):.1f}", "at most 6"),
        (
            "calls of a round, four steady seats, standing orders",
            f"{calls_a_round(GAMES, ALL_ORDERS):.1f}",
            "at most 6",
        ),
        (
            "calls of a round, everybody invited who can be, no standing orders",
            f"{calls_a_round(GAMES, player=eager_picks):.1f}",
            "",
        ),
    ]


def setup(number: int) -> Setup:
    return Setup(NAMES, {}, number.to_bytes(32, "big"))


def play_live(number: int) -> int:
    """Play a whole game as minds do, and return how many questions had a real choice."""
    choices, luck = 0, random.Random(number)
    state, _ = GAME.new(setup(number))
    while GAME.result(state) is None:
        question = first_open_question(state)
        offered = question.offered
        choices += len(offered) > 1
        question.take(random_picks(offered, question.limits, luck))
    return choices


def play_by_values(number: int) -> int:
    """Play the same game as people do, with every question and text complete."""
    choices, luck = 0, random.Random(number)
    state, _ = GAME.new(setup(number))
    while GAME.result(state) is None:
        question = next(question for question in GAME.questions(state) if question.waits)
        offered = {option.key: option.up_to for option in question.options}
        choices += len(offered) > 1
        picks = random_picks(offered, (question.least, question.most), luck)
        GAME.answer(state, Answer(question.id, question.seat, picks))
    return choices
