"""Random whole games with rivals: all sums at every step, for one and two people, at every difficulty."""

from __future__ import annotations

import pytest

from games.core.protocol import Setup, State, Step
from games.core.simulation import random_game
from games.imperium import GAME
from games.imperium.hagal.cards import DECK, DIFFICULTIES
from games.imperium.hagal.table import table_of
from games.imperium.vocabulary import HOUSE
from tests.imperium.invariants import sums_hold
from tests.imperium.test_random_games import is_sample, soaking
from tests.support.checks import CHEAP, DEAR, Moment, play_and_check

OPTIONS = [
    {"difficulty": difficulty, "rivals": rivals, "escalation": escalation, "churn": churn, "leaders": "random"}
    for difficulty in DIFFICULTIES
    for rivals, escalation, churn in (("choose", "plain", "none"), ("random", "brutal", "dice"))
]


def rivals_are_sound(moment: Moment) -> None:
    state = moment.state
    table = table_of(state)
    whole = sorted([*table.deck, *table.used])
    assert len(whole) == (27 if table.people == 1 else 28)
    assert {question.seat for question in moment.questions} <= set(range(table.people)), "a rival is never asked"
    for player in state.players[table.people :]:
        assert player.rival
        assert not player.hand + player.deck + player.discard
        if player.rival == HOUSE:
            assert (player.solari, player.spice, player.water, player.intrigue, player.points) == (0, 0, 0, [], {})
        else:
            assert len(player.intrigue) < 3
            assert (player.solari < 7, player.spice < 7, player.water < 3) == (True, True, True)


@pytest.mark.parametrize("number", soaking(range(64), usual=8))
def test_sums_hold_at_every_step_of_games_with_rivals(number: int):
    people, options = 1 + number % 2, OPTIONS[number // 2 % len(OPTIONS)]
    checks = (*CHEAP, sums_hold, rivals_are_sound)
    play_and_check(GAME, people, f"hagal {number}", checks, DEAR, lambda step: is_sample(number, step), options)


def test_every_card_of_the_deck_comes_into_play():
    seen: set[str] = set()

    def watch(state: State, step: Step) -> None:
        seen.update(event.data["card"] for event in step.events if event.kind == "hagal_sent")

    for people in (1, 2):
        for number in range(4):
            random_game(GAME, Setup(("Ann", "Bo")[:people], {}, bytes([number]) * 32), str(number), watch)
    assert seen == {key for key, card in DECK.items() if not card.reshuffle}
