"""Deploying troops: combat spaces, effects that deploy, and the Baron's count."""

from __future__ import annotations

from tests.imperium.table import ANN, BO, CY, imperium


def test_a_combat_space_lets_two_of_the_garrison_into_the_conflict():
    table = imperium()
    table.send(ANN, "dune_the_desert_planet", "imperial_basin")
    assert table[ANN].spice == 1
    assert table[ANN].garrison == 3
    assert table.up_to_deploy(ANN) == 2
    assert table.refuses(ANN, "deploy:3")


def test_no_troop_need_be_deployed():
    table = imperium()
    table.send(ANN, "dune_the_desert_planet", "imperial_basin")
    table.end(ANN)
    assert table[ANN].troops == 0
    assert table[ANN].garrison == 3


def test_few_troops_are_deployed_by_one_answer():
    table = imperium()
    table.send(ANN, "dune_the_desert_planet", "imperial_basin")
    assert [key for key in table.keys(ANN) if key.startswith("deploy")] == ["deploy:1", "deploy:2"]


def test_of_many_troops_it_is_asked_how_many():
    table = imperium()
    table[ANN].garrison = 9
    table.send(ANN, "dune_the_desert_planet", "imperial_basin")
    table.state.turn.may_deploy = 3
    table.answer(ANN, "deploy")
    assert table.keys(ANN) == [f"troops:{n}" for n in range(6)]


def test_every_recruit_of_the_turn_may_be_deployed_besides_two_of_the_garrison():
    for old, most in ((1, 3), (2, 4)):
        table = imperium()
        table[ANN].garrison, table[ANN].supply = old, 12 - old
        table.send(ANN, "duncan_idaho", "carthag")
        table.rest(ANN)
        table.do(ANN, "pay")
        assert table[ANN].water == 0
        assert len(table[ANN].intrigue) == 1
        assert table.up_to_deploy(ANN) == most


def test_no_troop_is_deployed_from_a_space_without_combat():
    table = imperium()
    table[ANN].solari = 4
    table.send(ANN, "bene_gesserit_initiate", "rally_troops")
    hand = len(table[ANN].hand)
    table.rest(ANN)
    assert table[ANN].solari == 0
    assert len(table[ANN].hand) == hand + 1
    assert table[ANN].garrison == 7
    assert table.up_to_deploy(ANN) == 0


def test_troops_of_a_track_bonus_count_as_recruits_of_the_turn():
    table = imperium()
    table[ANN].influence["emperor"] = 3
    table.send(ANN, "diplomacy", "hardy_warriors")
    table.plot(ANN, "favored_subject")
    table.rest(ANN)
    assert table[ANN].garrison == 7
    assert table.up_to_deploy(ANN) == 6


def test_recruits_of_a_plot_stay_when_the_agent_went_to_no_combat_space():
    table = imperium()
    table[ANN].solari = 7
    table.send(ANN, "dagger", "rally_troops")
    table.plot(ANN, "reinforcements")
    table.rest(ANN)
    assert table[ANN].garrison == 10
    assert table.up_to_deploy(ANN) == 0


def test_recruits_of_a_plot_may_be_deployed_from_a_combat_space():
    table = imperium()
    table[ANN].solari = 3
    table.send(ANN, "diplomacy", "stillsuits")
    table.plot(ANN, "reinforcements")
    assert table.up_to_deploy(ANN) == 5


def test_recruits_before_the_agent_is_sent_count_too():
    table = imperium()
    table[ANN].solari = 3
    table.plot(ANN, "reinforcements")
    table.send(ANN, "diplomacy", "stillsuits")
    assert table.up_to_deploy(ANN) == 5


def test_troops_may_be_deployed_in_batches_up_to_the_limit():
    table = imperium()
    table.send(ANN, "reconnaissance", "arrakeen")
    table.deploy(ANN, 2)
    assert table.up_to_deploy(ANN) == 1, "after recruiting"
    table.do(ANN, "recruit")
    assert table.up_to_deploy(ANN) == 1
    table.deploy(ANN, 1)
    table.rest(ANN)
    assert table[ANN].troops == 3
    assert table.up_to_deploy(ANN) == 0


def test_recruits_that_stay_at_the_end_of_the_turn_are_old_troops_in_the_next():
    table = imperium()
    table.send(ANN, "reconnaissance", "arrakeen")
    table.end(ANN)
    table.pass_turns(BO, CY)
    table.send(ANN, "dune_the_desert_planet", "imperial_basin")
    assert table[ANN].garrison == 4
    assert table.up_to_deploy(ANN) == 2


def test_rapid_mobilization_deploys_any_number_from_anywhere():
    table = imperium()
    table[ANN].garrison, table[ANN].supply = 6, 6
    table.send(ANN, "diplomacy", "wealth")
    table.plot(ANN, "rapid_mobilization")
    assert table.up_to_troops(ANN) == 6
    table.answer(ANN, "troops:6")
    assert table[ANN].troops == 6


def test_rapid_mobilization_leaves_the_right_of_the_space_untouched():
    table = imperium()
    table[ANN].garrison, table[ANN].supply = 6, 6
    table.send(ANN, "dune_the_desert_planet", "imperial_basin")
    table.plot(ANN, "rapid_mobilization")
    table.answer(ANN, "troops:3")
    assert table.up_to_deploy(ANN) == 2


def test_recruits_of_a_track_bonus_stay_in_the_garrison_on_a_reveal_turn():
    table = imperium()
    table[ANN].influence["emperor"] = 3
    table.put_in_row("lady_jessica")
    table.give_hand(ANN)
    table.reveal(ANN)
    table.state.turn.persuasion = 7
    table.answer(ANN, "buy:lady_jessica")
    table.answer(ANN, "emperor")
    assert table[ANN].garrison == 5
    assert table.up_to_deploy(ANN) == 0


def test_reinforcements_of_a_reveal_turn_may_go_straight_to_the_conflict():
    table = imperium()
    table[ANN].solari = 3
    table.give_hand(ANN)
    table.reveal(ANN)
    table.plot(ANN, "reinforcements")
    assert table.up_to_deploy(ANN) == 3


def test_sardaukar_legions_let_three_of_the_garrison_into_the_conflict_when_revealed():
    table = imperium()
    table[ANN].garrison, table[ANN].supply = 6, 6
    table.reveal(ANN, "sardaukar_legion")
    assert table.up_to_deploy(ANN) == 3
    table.deploy(ANN, 1)
    assert table.up_to_deploy(ANN) == 2


def test_revealing_gives_no_general_right_to_deploy():
    table = imperium()
    table.reveal(ANN)
    assert table.up_to_deploy(ANN) == 0


def test_an_agent_recalled_from_a_combat_space_leaves_the_right_to_deploy():
    table = imperium()
    table.send(ANN, "dune_the_desert_planet", "imperial_basin")
    table.plot(ANN, "urgent_mission")
    table.answer(ANN, "imperial_basin")
    assert table.up_to_deploy(ANN) == 2


# ---------------------------------------------------------------- the Baron's Masterstroke


def baron(**more):
    return imperium(leader="baron_vladimir_harkonnen", **more)


def test_masterstroke_adds_up_all_deployments_of_one_turn():
    """It happens by itself at the fourth troop. Ruling A6."""
    table = baron()
    table.send(ANN, "reconnaissance", "arrakeen")
    table.deploy(ANN, 2)
    assert not table[ANN].baron_revealed
    table.rest(ANN)
    table.plot(ANN, "rapid_mobilization")
    table.answer(ANN, "troops:2")
    assert table[ANN].baron_revealed
    assert (table[ANN].influence["emperor"], table[ANN].influence["guild"]) == (1, 1)


def test_masterstroke_does_not_add_up_two_turns():
    table = baron()
    table.send(ANN, "reconnaissance", "arrakeen")
    table.rest(ANN)
    table.deploy(ANN, 3)
    table.end(ANN)
    table.pass_turns(BO, CY)
    table[ANN].garrison, table[ANN].supply = 3, 6
    table.send(ANN, "diplomacy", "hardy_warriors")
    table.rest(ANN)
    table.deploy(ANN, 3)
    assert not table[ANN].baron_revealed


def test_masterstroke_does_not_count_the_defenders_bonus():
    table = baron()
    table.state.places["arrakeen"].controller = ANN
    table.state.conflict_deck[-1] = "siege_of_arrakeen"
    table.finish_round()
    table.answer(ANN, "defend")
    table.pass_turns(BO, CY)
    table.send(ANN, "reconnaissance", "arrakeen")
    table.rest(ANN)
    table.deploy(ANN, 3)
    assert table[ANN].troops == 4
    assert not table[ANN].baron_revealed


def test_masterstroke_works_on_a_reveal_turn():
    table = baron()
    table[ANN].garrison, table[ANN].supply = 6, 6
    table.reveal(ANN, "sardaukar_legion", "gun_thopter")
    table.deploy(ANN, 4)
    assert table[ANN].baron_revealed


def test_masterstroke_counts_troops_that_retreated_again():
    """Ruling A7: deployments of the turn are counted gross."""
    table = baron()
    table[ANN].garrison, table[ANN].supply = 6, 6
    table.reveal(ANN, "sardaukar_legion", "gun_thopter", "scout")
    table.deploy(ANN, 3)
    table.do(ANN, "retreat")
    table.answer(ANN, "troops:2")
    table.deploy(ANN, 1)
    assert table[ANN].troops == 2
    assert table[ANN].baron_revealed


def test_masterstroke_counts_a_double_cross():
    table = baron()
    table.fight(bo=1)
    table[ANN].solari = 1
    table.send(ANN, "reconnaissance", "arrakeen")
    table.rest(ANN)
    table.deploy(ANN, 3)
    table.plot(ANN, "double_cross")
    table.answer(ANN, "seat:1")
    assert table[ANN].baron_revealed


def test_masterstroke_happens_once_per_game():
    table = baron()
    table[ANN].garrison, table[ANN].supply = 8, 4
    table.plot(ANN, "rapid_mobilization")
    table.answer(ANN, "troops:8")
    table.finish_round()
    table[ANN].garrison, table[ANN].supply = 8, 4
    table.pass_turns(BO, CY)
    table.plot(ANN, "rapid_mobilization")
    table.answer(ANN, "troops:8")
    assert (table[ANN].influence["emperor"], table[ANN].influence["guild"]) == (1, 1)
