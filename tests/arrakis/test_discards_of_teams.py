"""Forced discards of a team: partners count as one hand, and Hawat's Scheming is never discarded (p. 35)."""

from __future__ import annotations

import pytest

from games.arrakis.rules.cards import SideDiscards
from games.arrakis.vocabulary import Side
from tests.arrakis.table import WarTable
from tests.arrakis.test_teams import CORRINO, HOUSE_H, team


def discards(table: WarTable, count: int) -> None:
    table.run(SideDiscards(Side.HARKONNEN, count))


def test_a_hand_of_hawats_scheming_alone_takes_no_share():
    table = team()
    table.give(HOUSE_H, "hawats_scheming", "hawats_scheming")
    table.give(CORRINO, "breeding_program", "seek_out_the_mahdi")
    discards(table, 2)
    assert not table.state.asks, "only one partner has anything to discard"
    assert table.player_of(CORRINO).hand == []
    assert len(table.player_of(HOUSE_H).hand) == 2


def test_hawats_scheming_does_not_count_in_a_mixed_hand():
    table = team()
    table.give(HOUSE_H, "hawats_scheming", "hawats_scheming", "hunter_seeker")
    table.give(CORRINO, "breeding_program", "seek_out_the_mahdi")
    discards(table, 2)
    assert set(table.options(HOUSE_H, "share-discards")) == {"own:0", "own:1"}
    assert table.refuses(HOUSE_H, {"own:2": 1})


@pytest.mark.parametrize(("count", "shares"), [(1, {"own:0", "own:1"}), (2, {"own:1"}), (3, {"own:1"})])
def test_a_team_discards_what_it_has_and_no_more(count: int, shares: set[str]):
    table = team()
    table.give(HOUSE_H, "hunter_seeker")
    table.give(CORRINO, "breeding_program")
    discards(table, count)
    assert set(table.options(HOUSE_H, "share-discards")) == shares


def test_a_team_that_holds_nothing_else_discards_nothing():
    table = team()
    table.give(HOUSE_H, "hawats_scheming")
    discards(table, 2)
    assert not table.state.asks
    assert len(table.player_of(HOUSE_H).hand) == 1


def test_nothing_is_discarded_from_empty_hands():
    table = team()
    discards(table, 2)
    assert not table.state.asks


def test_a_single_player_discards_from_the_own_hand():
    table = WarTable()
    table.give("harkonnen", "hunter_seeker", "hawats_scheming", "breeding_program")
    discards(table, 1)
    assert set(table.options("harkonnen", "discard")) == {"hunter_seeker", "breeding_program"}


def test_a_share_that_shows_the_partners_cards_cannot_be_taken_back():
    table = team()
    table.give(HOUSE_H, "hunter_seeker", "sandmasters")
    table.give(CORRINO, "shigawire", "breeding_program")
    discards(table, 2)
    assert table.answer(HOUSE_H, "own:0").reveals
    assert table.player_of(CORRINO).hand == []
