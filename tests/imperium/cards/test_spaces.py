"""The 22 spaces of the board: what a visit costs and brings."""

from __future__ import annotations

import pytest

from tests.imperium.base import SPACES
from tests.imperium.table import ANN, BO, CY, imperium

COMBAT = {
    "heighliner",
    "hardy_warriors",
    "stillsuits",
    "arrakeen",
    "carthag",
    "research_station",
    "sietch_tabr",
    "the_great_flat",
    "hagga_basin",
    "imperial_basin",
}
COSTS = {
    "conspire": ("spice", 4),
    "heighliner": ("spice", 6),
    "selective_breeding": ("spice", 2),
    "hardy_warriors": ("water", 1),
    "high_council": ("solari", 5),
    "mentat": ("solari", 2),
    "rally_troops": ("solari", 4),
    "swordmaster": ("solari", 8),
    "research_station": ("water", 2),
    "the_great_flat": ("water", 2),
    "hagga_basin": ("water", 1),
}
INFLUENCE = {
    "conspire": "emperor",
    "wealth": "emperor",
    "heighliner": "guild",
    "foldspace": "guild",
    "selective_breeding": "bene_gesserit",
    "secrets": "bene_gesserit",
    "hardy_warriors": "fremen",
    "stillsuits": "fremen",
}


def visit(space: str, card: str = "foldspace"):
    """Send Ann's agent to the space with a card that leads everywhere, and resolve what needs no choice."""
    table = imperium(leaders={0: "helena_richese"})
    table.make_rich(ANN)
    table[ANN].influence["fremen"] = 2
    table.send(ANN, card, space)
    return table


@pytest.mark.parametrize("space", sorted(SPACES))
def test_troops_may_be_deployed_at_the_ten_combat_spaces_only(space):
    table = visit(space if space != "sell_melange" else "sell_melange:2")
    assert (table.up_to_deploy(ANN) > 0) == (space in COMBAT)


@pytest.mark.parametrize("space", COSTS)
def test_a_space_is_paid_in_full_on_placement(space):
    what, n = COSTS[space]
    table = imperium(leaders={0: "helena_richese"})
    table.make_rich(ANN)
    setattr(table[ANN], what, n - 1)
    assert not table.may_send(ANN, "foldspace", space)
    setattr(table[ANN], what, n)
    assert table.may_send(ANN, "foldspace", space)


@pytest.mark.parametrize("space", sorted(SPACES))
def test_a_visit_to_a_factions_space_and_to_no_other_gains_one_influence(space):
    table = visit(space if space != "sell_melange" else "sell_melange:2")
    before = dict(table[ANN].influence)
    if "rest" in table.keys(ANN):
        table.rest(ANN)
    gained = {faction: n - before[faction] for faction, n in table[ANN].influence.items() if n > before[faction]}
    assert gained == ({INFLUENCE[space]: 1} if space in INFLUENCE else {})


def test_conspire_gives_5_solari_2_troops_and_an_intrigue_card():
    table = visit("conspire")
    table.rest(ANN)
    assert (table[ANN].spice, table[ANN].solari) == (20 - 4, 20 + 5)
    assert (table[ANN].garrison, len(table[ANN].intrigue)) == (5, 1)


def test_wealth_gives_2_solari():
    assert visit("wealth")[ANN].solari == 20 + 2


def test_heighliner_gives_5_troops_and_2_water():
    table = visit("heighliner")
    table.rest(ANN)
    assert (table[ANN].spice, table[ANN].garrison, table[ANN].water) == (20 - 6, 8, 20 + 2)
    assert table.up_to_deploy(ANN) == 5 + 2


def test_foldspace_gives_a_foldspace_card_to_the_discard_pile():
    table = visit("foldspace", "diplomacy")
    table.rest(ANN)
    assert table[ANN].discard == ["foldspace"]
    assert table.state.reserve["foldspace"] == 5


def test_foldspace_gives_no_card_when_the_stack_is_empty():
    table = imperium()
    table.state.reserve["foldspace"] = 0
    table.send(ANN, "diplomacy", "foldspace")
    table.end(ANN)
    assert table[ANN].discard == []
    assert table[ANN].influence["guild"] == 1


def test_selective_breeding_draws_two_for_a_trashed_card():
    table = imperium()
    table[ANN].spice = 2
    table.hold(ANN, "dagger")
    table.send(ANN, "diplomacy", "selective_breeding")
    hand = len(table[ANN].hand)
    table.do(ANN, "selective_breeding.pay")
    assert "none" not in table.keys(ANN)
    table.answer(ANN, "hand:dagger")
    assert (table[ANN].trashed, len(table[ANN].hand)) == (["dagger"], hand + 1)


def test_selective_breeding_wants_its_spice_even_if_nothing_is_trashed():
    table = imperium()
    table[ANN].spice = 2
    table.send(ANN, "diplomacy", "selective_breeding")
    table.end(ANN)
    assert (table[ANN].spice, table[ANN].trashed) == (0, [])


def test_secrets_draws_an_intrigue_card_and_takes_one_from_each_opponent_with_four():
    table = imperium()
    table.hold_intrigue(BO, "windfall", "ambush", "charisma", "refocus")
    table.hold_intrigue(CY, "bribery", "infiltrate", "tiebreaker")
    table.send(ANN, "diplomacy", "secrets")
    table.rest(ANN)
    assert (len(table[ANN].intrigue), len(table[BO].intrigue), len(table[CY].intrigue)) == (2, 3, 3)


def test_hardy_warriors_give_2_troops():
    table = visit("hardy_warriors")
    table.rest(ANN)
    assert (table[ANN].water, table[ANN].garrison) == (20 - 1, 5)
    assert table.up_to_deploy(ANN) == 4


def test_stillsuits_give_1_water():
    assert visit("stillsuits")[ANN].water == 20 + 1


def test_high_council_gives_2_persuasion_on_every_reveal_turn_this_rounds_included():
    table = visit("high_council")
    table.end(ANN)
    table.pass_turns(BO, CY)
    table.reveal(ANN, "dagger")
    assert table.persuasion() == 2


def test_high_council_gives_a_seat_once_per_player():
    table = imperium()
    table.make_rich(ANN)
    table[ANN].council_seat = True
    assert not table.may_send(ANN, "dagger", "high_council")
    assert not table.may_send(ANN, "kwisatz_haderach", "high_council")


def test_mentat_draws_a_card_and_takes_the_mentat_for_the_round():
    table = visit("mentat")
    hand = len(table[ANN].hand)
    assert table[ANN].ready == ["agent", "mentat"]
    table.do(ANN, "mentat.draw")
    assert len(table[ANN].hand) == hand + 1


def test_mentat_may_be_visited_for_the_card_when_the_figure_is_away():
    table = imperium(leaders={0: "helena_richese"})
    table[ANN].solari = 2
    table.give_mentat(BO)
    table.send(ANN, "dagger", "mentat")
    hand = len(table[ANN].hand)
    table.rest(ANN)
    assert (table[ANN].solari, len(table[ANN].hand)) == (0, hand + 1)
    assert table[ANN].ready == ["agent"]


def test_the_mentat_goes_home_at_the_end_of_the_round():
    table = visit("mentat")
    table.end(ANN)
    table.to_combat()
    assert table.state.round == 2
    assert table[ANN].ready == ["agent", "agent"]
    assert next(space for space in table.view(None).spaces if space.key == "mentat").mentat_here


def test_rally_troops_gives_4_troops():
    table = visit("rally_troops")
    table.rest(ANN)
    assert (table[ANN].solari, table[ANN].garrison) == (20 - 4, 7)


def test_hall_of_oratory_gives_a_troop_and_1_persuasion_while_the_agent_is_there():
    table = visit("hall_of_oratory")
    table.end(ANN)
    assert table[ANN].garrison == 4
    table.pass_turns(BO, CY)
    table.reveal(ANN, "dagger")
    assert table.persuasion() == 1


def test_hall_of_oratory_gives_no_persuasion_once_the_agent_is_gone():
    table = visit("hall_of_oratory")
    table.plot(ANN, "urgent_mission")
    table.answer(ANN, "hall_of_oratory")
    table.end(ANN)
    table.pass_turns(BO, CY)
    table.reveal(ANN, "dagger")
    assert table.persuasion() == 0


def test_swordmaster_gives_a_third_agent_at_once_and_for_good():
    table = visit("swordmaster")
    assert table[ANN].solari == 20 - 8
    assert table[ANN].ready == ["agent", "swordmaster"]
    table.end(ANN)
    table.to_combat()
    assert table[ANN].ready == ["agent", "agent", "swordmaster"]


def test_swordmaster_is_had_once_per_player():
    table = imperium()
    table.make_rich(ANN)
    table[ANN].swordmaster = True
    assert not table.may_send(ANN, "dagger", "swordmaster")


def test_arrakeen_gives_a_troop_and_a_card():
    table = visit("arrakeen", "reconnaissance")
    hand = len(table[ANN].hand)
    table.do(ANN, "arrakeen.recruit")
    table.do(ANN, "arrakeen.draw")
    assert (table[ANN].garrison, len(table[ANN].hand)) == (4, hand + 1)


def test_carthag_gives_a_troop_and_an_intrigue_card():
    table = visit("carthag", "reconnaissance")
    table.rest(ANN)
    assert (table[ANN].garrison, len(table[ANN].intrigue)) == (4, 1)


@pytest.mark.parametrize(
    ("space", "what"), [("arrakeen", "solari"), ("carthag", "solari"), ("imperial_basin", "spice")]
)
def test_a_controlled_space_pays_its_controller_whoever_comes(space, what):
    table = imperium()
    table.state.places[space].controller = BO
    table.send(ANN, "signet_ring", space)
    assert getattr(table[BO], what) == 1
    table.end(ANN)
    table.state.places[space].agents = []
    table.send(BO, "signet_ring", space)
    assert getattr(table[BO], what) == 2 + (space == "imperial_basin"), "also for the own visit"


def test_research_station_draws_three_cards():
    table = visit("research_station", "reconnaissance")
    hand = len(table[ANN].hand)
    table.rest(ANN)
    assert (table[ANN].water, len(table[ANN].hand)) == (20 - 2, hand + 3)


def test_sietch_tabr_gives_a_troop_and_1_water():
    table = visit("sietch_tabr", "reconnaissance")
    table.rest(ANN)
    assert (table[ANN].garrison, table[ANN].water) == (4, 20 + 1)


def test_sietch_tabr_wants_2_fremen_influence():
    table = imperium()
    table[ANN].influence["fremen"] = 1
    assert not table.may_send(ANN, "reconnaissance", "sietch_tabr")


@pytest.mark.parametrize(
    ("space", "water", "spice"), [("the_great_flat", 2, 3), ("hagga_basin", 1, 2), ("imperial_basin", 0, 1)]
)
def test_a_maker_space_gives_its_spice_and_all_that_has_gathered(space, water, spice):
    table = imperium()
    table[ANN].water = water
    table.state.places[space].bonus_spice = 4
    table.send(ANN, "dune_the_desert_planet", space)
    assert (table[ANN].water, table[ANN].spice) == (0, spice + 4)
    assert table.state.places[space].bonus_spice == 0


@pytest.mark.parametrize(("spice", "solari"), [(2, 6), (3, 8), (4, 10), (5, 12)])
def test_sell_melange_makes_one_exchange(spice, solari):
    table = imperium()
    table[ANN].spice = 7
    table.send(ANN, "dune_the_desert_planet", f"sell_melange:{spice}")
    assert (table[ANN].spice, table[ANN].solari) == (7 - spice, solari)
    table.end(ANN)


def test_sell_melange_offers_from_2_to_5_spice_as_far_as_it_is_there():
    table = imperium()
    table[ANN].spice = 3
    table.hold(ANN, "dune_the_desert_planet")
    table.answer(ANN, "send:dune_the_desert_planet")
    assert [key for key in table.keys(ANN) if "sell" in key] == ["sell_melange:2", "sell_melange:3"]


def test_sell_melange_is_closed_to_less_than_2_spice():
    table = imperium()
    table[ANN].spice = 1
    assert not table.may_send(ANN, "dune_the_desert_planet", "sell_melange")


def test_secure_contract_gives_3_solari():
    assert visit("secure_contract")[ANN].solari == 20 + 3
