"""Intrigue cards of the combat phase, of a victory, and of the endgame."""

from __future__ import annotations

import pytest

from tests.imperium.table import ANN, BO, CY, imperium

SPICE = "the_spice_must_flow"


def test_allied_armada_gives_7_swords_to_an_ally_for_2_spice():
    table = imperium()
    table.give_alliance("guild", ANN)
    table[ANN].spice = 2
    table.fight(ann=1)
    table.hold_intrigue(ANN, "allied_armada", "windfall")
    table.to_combat()
    table.answer(ANN, "combat:allied_armada")
    assert (table.strength(ANN), table[ANN].spice) == (2 + 7, 0)


@pytest.mark.parametrize(("ally", "spice"), [(False, 2), (True, 1)])
def test_allied_armada_needs_alliance_and_spice(ally, spice):
    table = imperium()
    table[ANN].influence["guild"] = 6
    if ally:
        table.give_alliance("guild", ANN)
    table[ANN].spice = spice
    table.fight(ann=1)
    table.hold_intrigue(ANN, "allied_armada")
    table.to_combat()
    assert table.keys(ANN) == ["pass"]


def test_ambush_gives_4_swords():
    table = imperium()
    table.fight(ann=1, bo=2)
    table.hold_intrigue(ANN, "ambush", "windfall")
    table.to_combat()
    table.answer(ANN, "combat:ambush")
    assert table.strength(ANN) == 2 + 4


def test_ambush_needs_a_troop_in_the_conflict():
    table = imperium()
    table.fight(bo=1)
    table.hold_intrigue(ANN, "ambush")
    table.hold_intrigue(BO, "windfall")
    table.to_combat()
    assert not table.is_asked(ANN)


def test_master_tactician_gives_3_swords():
    table = imperium()
    table.fight(ann=1, bo=2)
    table.hold_intrigue(ANN, "master_tactician", "windfall")
    table.to_combat()
    table.answer(ANN, "combat:master_tactician")
    table.answer(ANN, "a")
    assert table.strength(ANN) == 2 + 3


def test_master_tactician_withdraws_up_to_3_troops_instead():
    table = imperium()
    table.fight(ann=4, bo=2)
    table.hold_intrigue(ANN, "master_tactician", "windfall")
    table.to_combat()
    table.answer(ANN, "combat:master_tactician")
    table.answer(ANN, "b")
    assert table.up_to_troops(ANN) == 3
    table.answer(ANN, "troops:3")
    assert (table[ANN].troops, table[ANN].garrison) == (1, 6)
    assert table.strength(ANN) == 2


def test_master_tactician_withdrawing_the_last_troops_forgoes_the_reward():
    table = imperium(conflict="skirmish_a")
    table.fight(ann=2)
    table.hold_intrigue(ANN, "master_tactician")
    table.to_combat()
    table.answer(ANN, "combat:master_tactician")
    table.answer(ANN, "b")
    table.answer(ANN, "troops:2")
    assert table.vp(ANN) == 0
    assert table[ANN].garrison == 5


def test_private_army_gives_5_swords_for_2_spice():
    table = imperium()
    table[ANN].spice = 2
    table.fight(ann=1, bo=2)
    table.hold_intrigue(ANN, "private_army", "windfall")
    table.to_combat()
    table.answer(ANN, "combat:private_army")
    assert (table.strength(ANN), table[ANN].spice) == (2 + 5, 0)


def test_private_army_needs_2_spice():
    table = imperium()
    table[ANN].spice = 1
    table.fight(ann=1)
    table.hold_intrigue(ANN, "private_army")
    table.to_combat()
    assert table.keys(ANN) == ["pass"]


def test_staged_incident_gives_up_three_troops_for_a_victory_point():
    table = imperium(conflict="guild_bank_raid")
    table.fight(ann=4, bo=2)
    table[ANN].swords = 1
    table.hold_intrigue(ANN, "staged_incident", "windfall")
    table.to_combat()
    assert table.strength(ANN) == 9
    table.answer(ANN, "combat:staged_incident")
    assert (table.strength(ANN), table.vp(ANN)) == (3, 1)
    assert (table[ANN].troops, table[ANN].supply) == (1, 8)


def test_staged_incident_with_the_last_troops_leaves_no_strength():
    table = imperium(conflict="guild_bank_raid")
    table.fight(ann=3, bo=1)
    table[ANN].swords = 4
    table.hold_intrigue(ANN, "staged_incident")
    table.to_combat()
    table.answer(ANN, "combat:staged_incident")
    assert (table.vp(ANN), table[ANN].solari) == (1, 0)
    assert table[BO].solari == 6


def test_staged_incident_needs_three_troops():
    table = imperium()
    table.fight(ann=2)
    table.hold_intrigue(ANN, "staged_incident")
    table.to_combat()
    assert table.keys(ANN) == ["pass"]


def test_demand_respect_gains_an_influence_after_a_victory():
    table = imperium(conflict="guild_bank_raid")
    table.fight(ann=1)
    table.hold_intrigue(ANN, "demand_respect")
    table.to_combat()
    assert table.keys(ANN) == ["pass"], "not before the victory"
    table.answer(ANN, "pass")
    table.answer(ANN, "combat:demand_respect")
    assert table.keys(ANN) == ["a"], "no spice, no second way"
    table.answer(ANN, "a")
    table.answer(ANN, "fremen")
    assert table[ANN].influence["fremen"] == 1


def test_to_the_victor_gives_3_spice_to_the_winner():
    table = imperium(conflict="guild_bank_raid")
    table.fight(ann=1)
    table.hold_intrigue(ANN, "to_the_victor")
    table.to_combat()
    table.answer(ANN, "pass")
    table.answer(ANN, "combat:to_the_victor")
    assert table[ANN].spice == 3


def test_to_the_victor_pays_for_demand_respect():
    table = imperium(conflict="guild_bank_raid")
    table.fight(ann=1)
    table.hold_intrigue(ANN, "to_the_victor", "demand_respect")
    table.to_combat()
    table.answer(ANN, "pass")
    table.answer(ANN, "combat:to_the_victor")
    table.answer(ANN, "combat:demand_respect")
    table.answer(ANN, "b")
    table.answer(ANN, "emperor")
    assert (table[ANN].spice, table[ANN].influence["emperor"]) == (1, 2)


def test_to_the_victor_is_of_no_use_after_a_tie():
    table = imperium()
    table.fight(ann=1, bo=1)
    table.hold_intrigue(ANN, "to_the_victor")
    table.to_combat()
    table.answer(ANN, "pass")
    assert table.state.round == 2


def test_tiebreaker_gives_2_swords_in_combat():
    table = imperium()
    table.fight(ann=1, bo=2)
    table.hold_intrigue(ANN, "tiebreaker", "windfall")
    table.to_combat()
    table.answer(ANN, "combat:tiebreaker")
    assert table.strength(ANN) == 4
    assert table[ANN].intrigue == ["windfall"]


def test_tiebreaker_gives_10_spice_in_the_endgame():
    table = imperium()
    table.hold_intrigue(ANN, "tiebreaker")
    table.to_endgame()
    table.answer(ANN, "endgame:tiebreaker")
    assert table[ANN].spice == 10
    assert table.result().ranking[0].seat == ANN
    assert table.result().decided_by.key == "decided-spice"


@pytest.mark.parametrize(
    ("mine", "bos", "cys", "points"),
    [(2, 2, 0, 1), (3, 2, 0, 2), (1, 0, 0, 1), (1, 1, 0, 0), (0, 0, 0, 0), (2, 0, 0, 2), (2, 3, 0, 1)],
)
def test_corner_the_market_counts_spice_must_flow_cards_and_compares_with_each_opponent(mine, bos, cys, points):
    table = imperium()
    for seat, copies in ((ANN, mine), (BO, bos), (CY, cys)):
        table[seat].discard += [SPICE] * (copies - copies // 2)
        table[seat].deck += [SPICE] * (copies // 2)
    table.hold_intrigue(ANN, "corner_the_market")
    table.to_endgame()
    before = table.vp(ANN)
    table.answer(ANN, "endgame:corner_the_market")
    assert table.vp(ANN) == before + points


@pytest.mark.parametrize(
    ("tracks", "points"), [((3, 3, 3, 3), 2), ((6, 6, 3, 0), 1), ((6, 6, 2, 2), 0), ((3, 3, 3, 2), 1)]
)
def test_plans_within_plans_asks_for_3_influence_with_three_or_all_four_factions(tracks, points):
    table = imperium()
    table[ANN].influence = dict(zip(table[ANN].influence, tracks, strict=True))
    table.hold_intrigue(ANN, "plans_within_plans")
    table.to_endgame()
    before = table.vp(ANN)
    table.answer(ANN, "endgame:plans_within_plans")
    assert table.vp(ANN) == before + points


def test_endgame_cards_wait_for_the_endgame():
    table = imperium()
    table.fight(ann=1)
    table.hold_intrigue(ANN, "corner_the_market", "plans_within_plans")
    assert not any(key.endswith(("market", "plans")) for key in table.keys(ANN))
    table.to_combat()
    assert table.keys(ANN) == ["pass"]
