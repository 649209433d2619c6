"""A benchmark of random games: choices a second and milliseconds a game; and the calls in a round of war."""

from __future__ import annotations

import random

from games.catalogue import GAMES
from games.core.game import Game
from games.core.live_questions import first_open_question
from games.core.protocol import Setup
from tests.arrakis.calls import ALL_ORDERS, typical
from tests.bench.imperium import NAMES, Tally, random_picks

TIMES = 8
"""How many games of each kind are played."""
WARS = 16
AIMS = {"arrakis": "at least 15,000"}
"""Choices a second that minds need to look ahead."""


def run() -> list[tuple[str, str, str]]:
    return [*(row for game in GAMES.values() for row in by_chance(game)), *calls_of_war()]


def by_chance(game: Game) -> list[tuple[str, str, str]]:
    luck, tally = random.Random(7), Tally()
    _, most = game.seats({})
    most = min(most, len(NAMES))
    for number in range(TIMES):
        tally.add(lambda number=number: play_one(game, most, number, luck))
    title = f"{game.key}, {most} by chance"
    return [
        (f"{title}: choices/s", f"{tally.choices_a_second:,.0f}", AIMS.get(game.key, "")),
        (f"{title}: games/s", tally.games_a_second, ""),
    ]


def play_one(game: Game, seats: int, number: int, luck: random.Random) -> int:
    choices = 0
    state, _ = game.new(Setup(NAMES[:seats], {}, number.to_bytes(32, "big")))
    while game.result(state) is None:
        question = first_open_question(state)
        choices += len(question.offered) > 1
        question.take(random_picks(question.offered, question.limits, luck))
    return choices


def calls_of_war() -> list[tuple[str, str, str]]:
    return [
        ("calls of a typical round of war, two seats, standing orders", f"{typical(WARS, ALL_ORDERS):g}", "at most 12"),
        ("the same without standing orders", f"{typical(WARS):g}", "at most 20"),
    ]
