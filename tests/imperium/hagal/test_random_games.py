"""Random games with rivals keep all sums, for one and two people, at every difficulty."""

from __future__ import annotations

import pytest

from games.core.protocol import Setup, State, Step
from games.core.simulation import random_game
from games.imperium import GAME
from games.imperium.components import CONFLICTS
from games.imperium.hagal.cards import DECK, DIFFICULTIES
from games.imperium.hagal.table import table_of
from games.imperium.ix.table import ix
from games.imperium.ix.tiles import TILES, tops
from games.imperium.vocabulary import HOUSE
from tests.imperium.invariants import sums_hold
from tests.imperium.test_random_games import is_sample
from tests.support.checks import CHEAP, DEAR, Moment, play_and_check
from tests.support.soak import numbers

OPTIONS = [
    {
        "difficulty": difficulty,
        "rivals": rivals,
        "escalation": escalation,
        "churn": churn,
        "leaders": "random",
        "expansion": expansion,
    }
    for difficulty in DIFFICULTIES
    for expansion in ("none", "ix")
    for rivals, escalation, churn in (("choose", "plain", "none"), ("random", "brutal", "dice"))
]
SIZES = {(1, "none"): 27, (2, "none"): 28, (1, "ix"): 30, (2, "ix"): 29}
"""The size of the deck, by the number of people and with or without the expansion."""


def rivals_are_sound(moment: Moment) -> None:
    state = moment.state
    table = table_of(state)
    whole = sorted([*table.deck, *table.used])
    with_ix = state.options["expansion"] == "ix"
    assert len(whole) == SIZES[table.people, state.options["expansion"]]
    assert {question.seat for question in moment.questions} <= set(range(table.people)), "a rival is never asked"
    for player in state.players[table.people :]:
        assert player.rival
        assert not player.hand + player.deck + player.discard
        if player.rival == HOUSE:
            assert (player.solari, player.spice, player.water, player.intrigue, player.points) == (0, 0, 0, [], {})
        else:
            assert len(player.intrigue) < 3
            hoards = with_ix and not (state.conflict and CONFLICTS[state.conflict].level == 3)
            assert (player.solari < 7, player.spice < 7 or hoards, player.water < 3) == (True, True, True)
    if with_ix:
        assert_tech_of_rivals_is_sound(state, table.people)


def assert_tech_of_rivals_is_sound(state: State, people: int) -> None:
    """Check that rivals have only marked tiles, that one is face up, and that freighters stay below level 3."""
    taken = [tile for tiles in ix(state).tiles[people:] for tile in tiles]
    assert all(TILES[tile].hagal for tile in taken)
    assert max(ix(state).freighters[people:]) <= 2
    if people == 1:
        is_marked = any(tile.hagal for tile in tops(state))
        assert is_marked or ix(state).covered or not any(ix(state).stacks)
    else:
        assert not taken


@pytest.mark.parametrize("number", numbers(128, usual=16))
def test_sums_hold_at_every_step_of_games_with_rivals(number: int):
    """Eight games alone have each difficulty with and without Rise of Ix; the next eight the other variants with it."""
    pair = number // 2
    people, options = 1 + number % 2, OPTIONS[(2 * pair + (pair // 8 + pair) % 2) % len(OPTIONS)]
    checks = (*CHEAP, sums_hold, rivals_are_sound)
    play_and_check(GAME, people, f"hagal {number}", checks, DEAR, lambda step: is_sample(number, step, 0), options)


def test_every_card_of_the_deck_comes_into_play():
    seen: set[str] = set()

    def watch(state: State, step: Step) -> None:
        seen.update(event.data["card"] for event in step.events if event.kind == "hagal_sent")

    for people in (1, 2):
        for number in range(8):
            options = {"expansion": ("none", "ix")[number % 2]}
            random_game(GAME, Setup(("Ann", "Bo")[:people], options, bytes([number]) * 32), str(number), watch)
    assert seen == {key for key, card in DECK.items() if not card.reshuffle}
