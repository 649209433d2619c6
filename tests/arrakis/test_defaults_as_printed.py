"""A table that chooses no options plays as printed (p. 15, 26)."""

from __future__ import annotations

import pytest

from games.arrakis import GAME
from games.arrakis.options import LAST_ROUND, VARIANTS, chosen
from games.arrakis.steps.ending import Stalemate
from tests.arrakis.table import WarTable


def one_hit_each(**options: str) -> WarTable:
    """Return a table with a battle in which both sides suffer hits and have a choice."""
    table = WarTable(**options)
    table.area("gara_kulon").sietch = 0
    table.put("neo_12", "harkonnen", "1r 1e bashar")
    table.put("gara_kulon", "atreides", "1r 1e naib")
    table.turn("harkonnen", "s", "m")
    table.faces("hh", "hh")
    table.acts("harkonnen", "die:strategy", "attack:neo_12:gara_kulon")
    table.skip_to("hits")
    return table


def test_the_defaults():
    assert {"casualties": "in_turn", "rounds": "0"}.items() <= chosen({}).items()


def test_casualties_begin_with_the_attacker():
    table = one_hit_each()
    assert table.is_asked("harkonnen", "hits")
    assert not table.is_asked("atreides", "hits")
    table.answer("harkonnen", "cheapest")
    assert table.is_asked("atreides", "hits")


def test_a_table_may_choose_them_together():
    table = one_hit_each(casualties="together")
    assert table.is_asked("harkonnen", "hits")
    assert table.is_asked("atreides", "hits")


@pytest.mark.parametrize("rounds", [15, 25, 99])
def test_a_war_goes_on_until_a_side_wins(rounds: int):
    table = WarTable()
    table.state.round = rounds
    table.run(Stalemate())
    assert table.state.ending is None


@pytest.mark.parametrize(("rounds", "is_over"), [(14, False), (15, True), (16, True)])
def test_a_table_may_choose_a_last_round(rounds: int, is_over: bool):
    table = WarTable(**LAST_ROUND)
    table.state.round = rounds
    table.run(Stalemate())
    assert (table.state.ending is not None) == is_over


def test_games_by_chance_are_bounded_by_an_option_of_the_game():
    keys = {variant.key: {choice.key for choice in variant.choices} for variant in VARIANTS}
    assert all(choice in keys[key] for key, choice in GAME.short_game_options.items())
