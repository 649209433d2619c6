"""Points that the rulebook leaves open, as the rulings decide them."""

from __future__ import annotations

from games.arrakis.steps.rounds import BeginRound
from games.arrakis.steps.turns import TakeTurn
from games.arrakis.telling.rulings import RULINGS_OF_SIDES
from games.arrakis.vocabulary import Side
from games.core.protocol import say
from games.core.texts import words
from tests.arrakis.table import WarTable


def test_paul_is_sought_in_the_first_turn_of_the_next_round():
    table = WarTable()
    table.state.now.sought = True
    table.run(BeginRound())
    assert table.state.now.sought
    table.state.asks.clear()
    table.state.agenda.clear()
    table.turn("atreides", "s", "s")
    assert table.state.turn.sought
    assert not table.state.now.sought


def test_he_is_sought_in_one_turn_only():
    table = WarTable()
    table.state.now.sought = True
    table.turn("atreides", "s", "s")
    table.state.asks.clear()
    table.state.agenda.clear()
    table.run(TakeTurn(Side.ATREIDES))
    assert not table.state.turn.sought


def test_a_token_that_cielago_showed_and_nobody_laid_is_mixed_back():
    table = WarTable()
    table.give("atreides", "cielagos_piping_message")
    table.put("neo_05", "harkonnen", "1r")
    table.turn("atreides", "s", "s")
    table.answer("atreides", "play:cielagos_piping_message")
    before = list(table.state.pool)
    assert table.is_asked("atreides", "deploy-token")
    table.answer("atreides", "none")
    assert table.state.pool != before
    assert sorted(table.state.pool) == sorted(before)


def test_a_token_that_is_laid_leaves_the_pool():
    table = WarTable()
    table.give("atreides", "cielagos_piping_message")
    table.put("neo_05", "harkonnen", "1r")
    table.turn("atreides", "s", "s")
    table.answer("atreides", "play:cielagos_piping_message")
    top = table.state.pool[-1]
    table.answer("atreides", "sietch:sihaya_ridge")
    assert top not in table.state.pool
    assert table.area("sihaya_ridge").force.tokens == [top]


def test_every_decided_point_is_listed_in_words():
    for key in ("partner_dice", "scheme_without_dice", "seek_last_die", "cielago_declined", "claims_in_the_other_turn"):
        assert key in RULINGS_OF_SIDES
        assert words().say(say(f"arrakis-ruling-{key}"))
