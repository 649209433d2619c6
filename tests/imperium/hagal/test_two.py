"""The game for two: House Hagal blocks and fights, and gains nothing."""

from __future__ import annotations

from games.imperium.rules.conflict import placed
from tests.imperium.hagal.table import HAGAL, RivalTable, two
from tests.imperium.hagal.test_rivals import rival_turn
from tests.imperium.table import ANN, BO


def sends(table: RivalTable) -> int:
    return len(table.events_of("hagal_sent"))


def agent_turn(table: RivalTable, seat: int, card: str, space: str) -> None:
    table.send(seat, card, space)
    table.end(seat)


def fighting(table: RivalTable, ann: int, bo: int, hagal: int) -> None:
    for seat, troops in ((ANN, ann), (BO, bo), (HAGAL, hagal)):
        table[seat].supply += table[seat].troops - troops
        table[seat].troops = troops


def rewards(table: RivalTable) -> dict[int, int]:
    """Return seat -> reward; 0 is the first."""
    return {seat: reward for seat, reward in placed(table.state) if seat != HAGAL}


def test_the_house_begins_with_three_agents_no_troops_and_no_leader():
    table = two()
    assert len(table[HAGAL].ready) == 3
    assert (table[HAGAL].garrison, table[HAGAL].supply, table[HAGAL].leader) == (0, 12, "")


def test_it_acts_after_each_agent_turn_of_the_first_player_only():
    table = two("secrets", "foldspace", "selective_breeding")
    agent_turn(table, ANN, "dagger", "hall_of_oratory")
    assert sends(table) == 1
    agent_turn(table, BO, "reconnaissance", "arrakeen")
    assert sends(table) == 1, "nothing after the other player's turn"


def test_it_does_nothing_after_a_reveal_turn():
    table = two("secrets")
    table.pass_turns(ANN)
    assert sends(table) == 0


def test_three_agent_turns_of_the_first_player_are_three_of_the_house():
    table = two("secrets", "foldspace", "conspire")
    table[ANN].ready.append("swordmaster")
    table[ANN].swordmaster = True
    table.make_rich(ANN)
    for card, space in (
        ("dagger", "hall_of_oratory"),
        ("dune_the_desert_planet", "imperial_basin"),
        ("reconnaissance", "arrakeen"),
    ):
        agent_turn(table, ANN, card, space)
        if table.is_asked(BO, "turn"):
            table.pass_turns(BO)
    assert sends(table) == 3


def test_two_agent_turns_of_the_next_first_player_are_two_of_the_house():
    table = two()
    table.finish_round()
    before = sends(table)
    table.stack("secrets", "foldspace")
    assert table.state.first == BO
    agent_turn(table, BO, "dagger", "hall_of_oratory")
    table.pass_turns(ANN)
    agent_turn(table, BO, "reconnaissance", "arrakeen")
    table.pass_turns(BO)
    assert sends(table) == before + 2, "its third agent stays idle"


def test_the_first_player_marker_passes_between_the_humans():
    table = two()
    order = [table.state.first]
    for _ in range(3):
        table.finish_round()
        order.append(table.state.first)
    assert order == [ANN, BO, ANN, BO]


def test_it_gains_no_spice_and_the_bonus_goes_to_the_bank():
    table = two()
    table.state.places["hagga_basin"].bonus_spice = 2
    rival_turn(table, HAGAL, "harvest_spice")
    assert table[HAGAL].spice == 0
    assert table.state.places["hagga_basin"].bonus_spice == 0


def test_its_influence_denies_an_alliance_and_is_worth_nothing():
    table = two()
    table[HAGAL].influence = dict.fromkeys(table[HAGAL].influence, 3)
    rival_turn(table, HAGAL, "wealth")
    assert table.state.alliances["emperor"] == HAGAL
    assert table.vp(HAGAL) == 0


def test_where_the_house_is_first_the_stronger_human_takes_the_second_reward():
    table = two()
    fighting(table, ann=3, bo=2, hagal=5)
    assert rewards(table) == {ANN: 1}


def test_humans_tied_behind_the_house_take_the_third_reward():
    table = two()
    fighting(table, ann=2, bo=2, hagal=4)
    assert rewards(table) == {ANN: 2, BO: 2}


def test_a_human_level_with_the_house_takes_the_second_reward_and_the_other_nothing():
    table = two()
    fighting(table, ann=4, bo=2, hagal=4)
    assert rewards(table) == {ANN: 1}


def test_all_three_level_both_humans_take_the_second():
    table = two()
    fighting(table, ann=3, bo=3, hagal=3)
    assert rewards(table) == {ANN: 1, BO: 1}


def test_a_human_level_with_the_house_for_second_takes_the_third():
    table = two()
    fighting(table, ann=5, bo=2, hagal=2)
    assert rewards(table) == {ANN: 0, BO: 2}


def test_the_house_drives_a_control_marker_away_where_it_wins():
    table = two(conflict="siege_of_carthag")
    table.state.places["carthag"].controller = BO
    fighting(table, ann=2, bo=0, hagal=6)
    solari = table[HAGAL].solari
    table.finish_round()
    assert table.state.places["carthag"].controller == -1
    assert table[HAGAL].solari == solari, "it takes no reward"
    assert table[ANN].spice, "the stronger human takes the second reward"


def test_reshuffle_in_the_combat_flip_is_flipped_again():
    table = two()
    fighting(table, ann=0, bo=0, hagal=2)
    table.hagal.deck.remove("reshuffle")
    table.hagal.deck.append("reshuffle")
    table.finish_round()
    assert table.events_of("hagal_flipped")[0]["cards"] != ["reshuffle"]


def test_the_house_is_not_ranked():
    table = two()
    table[HAGAL].influence = dict.fromkeys(table[HAGAL].influence, 4)
    table.give_alliance("emperor", HAGAL)
    table.give_alliance("fremen", HAGAL)
    assert table.vp(HAGAL) == 0
    table.to_endgame()
    while table.questions():
        question = table.questions()[0]
        table.answer(question.seat, question.mildest)
    assert sorted(place.seat for place in table.result().ranking) == [ANN, BO]


def test_an_extra_turn_comes_first_and_then_the_house_acts_for_both():
    table = two("secrets", "foldspace")
    table.send(ANN, "dagger", "hall_of_oratory")
    table.state.turn.lasting["extra_turn"] = 1
    table.end(ANN)
    assert sends(table) == 0
    assert table.is_asked(ANN, "turn")
    agent_turn(table, ANN, "dune_the_desert_planet", "imperial_basin")
    assert sends(table) == 2
