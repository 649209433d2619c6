"""Odd situations of Rise of Ix, in which two rules meet."""

from __future__ import annotations

from games.core.agenda import Play
from games.imperium.rules import changes
from tests.imperium.ix.table import commission, give_tile, hold_ship, negotiators, of, show, to_rewards, with_ix
from tests.imperium.table import ANN, BO, CY, Table


def ask_for_discards(table: Table) -> None:
    """Let Ann's Mohiam make both opponents discard."""
    table.put_in_play(ANN, "bene_gesserit_sister")
    table.send(ANN, "reverend_mother_mohiam", "wealth")
    table.do(ANN, "reverend_mother_mohiam.if")


# ---------------------------------------------------------------- unload


def test_treachery_discarded_on_anothers_turn_strikes_and_is_no_deployment_of_that_turn():
    table = with_ix()
    table.give_hand(BO, "treachery", "dagger")
    table.give_hand(CY)
    ask_for_discards(table)
    assert (table[BO].troops, table[BO].garrison) == (2, 3)
    assert table.state.turn is not None
    assert table.state.turn.deployed == 0


def test_what_an_unloaded_card_leads_to_is_resolved_before_the_next_player_unloads():
    table = with_ix()
    show(table, "disposal_facility", "flagship", "windtraps")
    of(table).freighters[BO], table[BO].spice = 3, 9
    table.give_hand(BO, "freighter_fleet", "dagger")
    table[BO].discard.append("water_peddler")
    table.give_hand(CY, "choam_delegate", "dagger")
    ask_for_discards(table)
    table.answer(BO, "recall")
    while not table.is_asked(BO, "trash"):
        question = table.question(BO)
        table.answer(BO, "disposal_facility" if question.kind == "tech" else question.options[0].key)
    table.answer(BO, next(key for key in table.keys(BO) if key.endswith("water_peddler")))
    unloaded = [event.data["card"] for step in table.steps for event in step.events if event.kind == "unloaded"]
    assert unloaded == ["freighter_fleet", "water_peddler", "choam_delegate"]


def test_a_snooper_taken_by_unloading_asks_its_discard_before_the_next_player_unloads():
    table = with_ix(leaders={BO: "tessia_vernius"})
    table[BO].influence["bene_gesserit"] = 1
    table.give_hand(BO, "in_the_shadows", "dagger", "water_peddler")
    table.give_hand(CY, "choam_delegate", "dagger")
    ask_for_discards(table)
    table.answer(BO, {"in_the_shadows": 1, "dagger": 1})
    table.answer(BO, "take")
    table.answer(BO, "water_peddler")
    unloaded = [event.data["card"] for step in table.steps for event in step.events if event.kind == "unloaded"]
    assert unloaded == ["in_the_shadows", "water_peddler", "choam_delegate"]


def test_guild_accord_unloads_spice_too_for_an_ally_of_the_guild():
    table = with_ix()
    table.give_alliance("guild", BO)
    table.give_hand(BO, "guild_accord", "dagger")
    table.give_hand(CY)
    water = table[BO].water
    ask_for_discards(table)
    assert (table[BO].water, table[BO].spice) == (water + 1, 3)


def test_what_yuna_unloads_on_her_turn_is_a_gain_of_hers_and_on_anothers_is_not():
    table = with_ix(leaders={ANN: "yuna_moritani"})
    table.give_hand(ANN, "choam_delegate", "dagger", "diplomacy")
    table.plot(ANN, "ixian_probe")
    table.answer(ANN, {"choam_delegate": 1, "dagger": 1})
    assert table[ANN].solari == 4
    other = with_ix(leaders={BO: "yuna_moritani"})
    other.give_hand(BO, "choam_delegate", "dagger")
    other.give_hand(CY)
    ask_for_discards(other)
    assert other[BO].solari == 3


def test_treachery_trashed_after_a_conflict_sends_troops_that_go_back_with_the_others():
    table = with_ix(conflict="terrible_purpose")
    table.fight(ann=3)
    table[ANN].discard.append("treachery")
    to_rewards(table)
    table.answer(ANN, next(key for key in table.keys(ANN) if key.endswith("treachery")))
    assert (table[ANN].troops, table[ANN].garrison, table[ANN].supply) == (0, 3, 9)


def test_what_is_cleaned_up_unloads_nothing():
    table = with_ix()
    table.reveal(ANN, "choam_delegate")
    table.end(ANN)
    assert table[ANN].solari == 3
    assert "choam_delegate" in table[ANN].discard


# ---------------------------------------------------------------- infiltration


def test_infiltration_does_not_beat_the_voice():
    table = with_ix()
    table.place_agent(BO, "smuggling")
    assert table.may_send(ANN, "choam_delegate", "smuggling")
    table.state.places["smuggling"].voices.append(BO)
    assert not table.may_send(ANN, "choam_delegate", "smuggling")


def test_icons_that_an_envoy_adds_do_not_infiltrate():
    table = with_ix()
    table.place_agent(BO, "wealth")
    table.plot(ANN, "dispatch_an_envoy")
    assert not table.may_send(ANN, "choam_delegate", "wealth")
    assert table.may_send(ANN, "choam_delegate", "secrets")


def test_several_enemy_agents_stop_no_infiltrator():
    table = with_ix()
    table.place_agent(BO, "smuggling")
    table.place_agent(CY, "smuggling")
    table.send(ANN, "choam_delegate", "smuggling")
    assert len(table.state.places["smuggling"].agents) == 3


# ---------------------------------------------------------------- freighters, tech and negotiators


def test_at_the_top_a_freighter_only_comes_home():
    table = with_ix()
    of(table).freighters[ANN] = 3
    table.send(ANN, "dune_the_desert_planet", "smuggling")
    table.do(ANN, "freighter")
    assert set(table.keys(ANN)) == {"recall", "none"}


def test_an_empty_stack_stays_empty():
    table = with_ix()
    show(table, "windtraps", "artillery", "spaceport")
    of(table).stacks[0] = ["windtraps"]
    table[ANN].spice = 1
    table.send(ANN, "dagger", "tech_negotiation")
    table.do(ANN, "may_choose", ":a")
    table.answer(ANN, "windtraps")
    assert [len(stack) > 0 for stack in of(table).stacks] == [False, True, True]


def test_two_icons_never_make_one_cheaper_purchase():
    """The Dreadnought space has no discount, even if a freighter came home."""
    table = with_ix()
    show(table, "spaceport", "flagship", "shuttle_fleet")
    of(table).freighters[ANN] = 3
    table[ANN].spice = 2
    table[ANN].influence["guild"] = 2
    table.send(ANN, "dune_the_desert_planet", "interstellar_shipping")
    table.do(ANN, "freighter")
    table.answer(ANN, "recall")
    assert not any("acquire_tech" in key for key in table.keys(ANN)), "5 - 2 is more than 2"


def test_negotiators_return_to_the_supply_and_may_then_be_recruited():
    table = with_ix()
    show(table, "training_drones", "flagship", "shuttle_fleet")
    table[ANN].garrison, table[ANN].supply = 10, 2
    negotiators(table, ANN, 2)
    table.send(ANN, "dagger", "tech_negotiation")
    table.do(ANN, "may_choose", ":a")
    table.answer(ANN, "training_drones")
    table.answer(ANN, "negotiators:2")
    assert (table[ANN].supply, of(table).negotiators[ANN]) == (2, 0)
    table.answer(ANN, next(key for key in table.keys(ANN) if "training_drones" in key))
    assert (table[ANN].garrison, table[ANN].supply) == (11, 1)


def test_holtzman_engine_draws_before_ilesa_sets_a_card_aside():
    table = with_ix(leaders={ANN: "ilesa_ecaz"})
    give_tile(table, ANN, "holtzman_engine")
    to_rewards(table)
    assert table.state.round == 2
    assert table.question(ANN).kind == "plan_ahead"
    assert len(table.keys(ANN)) == len(set(table[ANN].hand))
    assert len(table[ANN].hand) == 6, "all six to choose from"


# ---------------------------------------------------------------- dreadnoughts


def test_a_tie_for_first_places_no_ship():
    table = with_ix()
    commission(table, ANN, conflict=1)
    commission(table, BO, conflict=1)
    to_rewards(table)
    assert of(table).stations == {}
    assert [ships.garrison for ships in of(table).ships] == [1, 1, 0]


def test_a_ship_on_a_location_is_neither_deployed_nor_counted_in_the_garrison():
    table = with_ix()
    hold_ship(table, ANN, "carthag")
    table[ANN].garrison, table[ANN].supply = 0, 12
    table.send(ANN, "reconnaissance", "arrakeen")
    table.rest(ANN)
    assert table.up_to_deploy(ANN) == 1, "the recruit of Arrakeen only"


def test_losing_the_last_troop_leaves_a_ship_its_swords():
    table = with_ix()
    commission(table, BO, conflict=1)
    table.fight(bo=1)
    table[BO].swords = 2
    assert table.strength(BO) == 7
    changes.retreat(Play(table.state), BO, 1)
    assert table.strength(BO) == 5


def test_with_nothing_but_a_ship_one_plays_combat_cards():
    table = with_ix()
    commission(table, ANN, conflict=1)
    table.hold_intrigue(ANN, "war_chest")
    table[ANN].solari = 2
    table.to_combat()
    assert table.is_asked(ANN, "combat")
    table.answer(ANN, next(key for key in table.keys(ANN) if "war_chest" in key))
    assert table.strength(ANN) == 7
