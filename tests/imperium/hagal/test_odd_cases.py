"""Odd situations with rivals, in which two rules meet."""

from __future__ import annotations

import pytest

from games.core.agenda import Play
from games.imperium.hagal.turns import churn_row
from games.imperium.rules.conflict import placed
from games.imperium.rules.influence import lose_influence
from games.imperium.rules.rounds import Defend
from tests.imperium.hagal.table import HAGAL, LEFT, RIGHT, RivalTable, alone, two
from tests.imperium.hagal.test_alone import carry_out, reward_of
from tests.imperium.hagal.test_beside_ix import alone_with_ix, told_of, two_with_ix, wins_with_a_ship
from tests.imperium.hagal.test_rivals import rival_turn
from tests.imperium.hagal.test_two import fighting, sends
from tests.imperium.ix.table import commission, give_tile, of
from tests.imperium.table import ANN, BO


def send_troops(table: RivalTable, seat: int, n: int) -> None:
    table[seat].supply -= n
    table[seat].troops += n


def end_it(table: RivalTable) -> list[int]:
    """Play to the end without further actions, and return the ranking."""
    table.state.conflict_deck = []
    while table.questions():
        question = table.questions()[0]
        table.answer(question.seat, question.mildest)
    return [place.seat for place in table.result().ranking]


# ---------------------------------------------------------------- turns


def test_the_house_does_nothing_after_a_turn_without_agent_or_reveal():
    table = two("secrets")
    table.plot(ANN, "bindu_suspension")
    table.answer(ANN, "pass")
    assert sends(table) == 0
    assert table.is_asked(BO, "turn")


def test_the_voice_on_the_richest_maker_space_sends_the_harvest_to_the_next():
    table = alone("secrets", "foldspace")
    table.state.places["the_great_flat"].bonus_spice = 3
    table.state.places["hagga_basin"].bonus_spice = 1
    table.state.places["the_great_flat"].voices.append(ANN)
    rival_turn(table, LEFT, "harvest_spice")
    assert told_of(table, "harvest_spice")["space"] == "hagga_basin"


def test_invasion_ships_do_not_pass_the_voice():
    table = alone_with_ix()
    give_tile(table, LEFT, "invasion_ships")
    table.place_agent(ANN, "carthag")
    table.state.places["carthag"].voices.append(ANN)
    rival_turn(table, LEFT, "carthag", "conspire")
    assert told_of(table, "conspire")["skipped"] == ["carthag"]


def test_a_rival_that_can_go_nowhere_still_trains_and_sells_its_secrets():
    table = alone_with_ix()
    give_tile(table, LEFT, "training_drones", "spy_satellites")
    table[LEFT].spice = 3
    for place in table.state.places.values():
        place.voices.append(ANN)
    points, garrison = table.vp(LEFT), table[LEFT].garrison
    rival_turn(table, LEFT)
    assert (table.vp(LEFT), table[LEFT].garrison) == (points + 1, garrison + 1)


def test_leto_keeps_his_spice_where_nobody_is_ahead_of_him():
    table = alone("secrets", "foldspace", rivals=("duke_leto_atreides", "earl_memnon_thorvald"))
    leto = next(seat for seat in (LEFT, RIGHT) if table[seat].leader == "duke_leto_atreides")
    table[leto].influence = dict.fromkeys(table[leto].influence, 3)
    table[leto].spice = 2
    rival_turn(table, leto, "arrakeen_1p")
    assert table[leto].spice == 2


def test_tech_that_a_ring_brings_to_a_combat_space_sends_its_troops_there_at_once():
    """Seven troops: four of Invasion Ships, one of Arrakeen, two of the garrison."""
    table = alone_with_ix("invasion_ships", "artillery", "spaceport")
    table[LEFT].spice = 5
    rival_turn(table, LEFT, "arrakeen_1p")
    assert of(table).tiles[LEFT] == ["invasion_ships"]
    assert (table[LEFT].troops, table[LEFT].garrison) == (7, 1)


def test_of_four_equal_factions_the_human_names_two_for_the_shuttle_fleet():
    table = alone_with_ix("shuttle_fleet", "artillery", "spaceport")
    table[LEFT].influence = dict.fromkeys(table[LEFT].influence, 1)
    table[LEFT].spice = 6
    rival_turn(table, LEFT, "dreadnought_1p")
    asked = next(question for question in table.questions() if question.kind == "for_rival")
    assert (asked.seat, asked.least, asked.most, len(asked.options)) == (ANN, 2, 2, 4)


def test_for_two_the_first_player_decides_a_tie_of_the_houses_freighter_whoevers_turn_it_is():
    table = two_with_ix()
    table.state.first = BO
    of(table).freighters[HAGAL] = 2
    rival_turn(table, HAGAL, "smuggling_or_interstellar")
    assert [question.seat for question in table.questions() if question.kind == "for_rival"] == [BO]


# ---------------------------------------------------------------- the deck and the dice


def test_brutal_escalation_goes_on_with_a_new_deck_between_two_cards():
    table = alone("heighliner", "secrets", conflict="grand_vision", escalation="brutal")
    table.hagal.used += table.hagal.deck[:-1]
    table.hagal.deck = table.hagal.deck[-1:]
    table[LEFT].ready = table[RIGHT].ready = []
    table.finish_round()
    assert [len(flip["cards"]) for flip in table.events_of("hagal_flipped")] == [2]
    assert len(table.hagal.deck) + len(table.hagal.used) == 27


@pytest.mark.parametrize(("rolls", "gone"), [((0, 4), {0, 4}), ((2, 2), {2}), ((5, 3), {3}), ((5, 5), set())], ids=str)
def test_dice_name_places_of_the_row_and_a_six_none(monkeypatch, rolls: tuple[int, int], gone: set[int]):
    table = alone(churn="dice")
    before = list(table.state.row)
    monkeypatch.setattr(Play, "dice", lambda play, sides, n: list(rolls))
    churn_row(Play(table.state), "reveal")
    assert {at for at in range(5) if table.state.row[at] != before[at]} <= gone
    assert sorted(table.state.removed[-len(gone) :] if gone else []) == sorted(before[at] for at in gone)
    assert len(table.state.row) == 5


def test_the_dice_churn_nothing_after_an_agent_turn():
    table = alone(churn="dice")
    table.send(ANN, "dagger", "hall_of_oratory")
    table.end(ANN)
    assert table.events_of("hagal_churned") == []


# ---------------------------------------------------------------- conflicts


def test_rivals_tied_for_second_take_the_third_reward_like_players():
    table = alone("secrets", "foldspace")
    for seat, troops in ((ANN, 4), (LEFT, 2), (RIGHT, 2)):
        send_troops(table, seat, troops)
    assert dict(placed(table.state)) == {ANN: 0, LEFT: 2, RIGHT: 2}
    reward_of(table, "skirmish_a", 2)
    assert table[LEFT].solari == 2


def test_a_rival_that_controls_a_place_always_sends_the_defensive_troop():
    table = alone("secrets", "foldspace")
    table.state.places["carthag"].controller = LEFT
    table.state.conflict = "siege_of_carthag"
    carry_out(table, Defend())
    assert (table[LEFT].troops, table[LEFT].supply) == (1, 8)
    assert all(question.kind != "defend" for question in table.questions())


def test_the_house_level_with_a_human_drives_no_marker_away():
    table = two(conflict="siege_of_carthag")
    table.state.places["carthag"].controller = BO
    table.hagal.deck.append("carthag")  # It adds no swords.
    fighting(table, ann=3, bo=0, hagal=3)
    for seat in (ANN, BO):
        table[seat].intrigue = []
    table.to_combat()
    assert table.state.places["carthag"].controller == BO


def test_an_expert_counts_the_swords_that_the_human_has_revealed():
    table = alone("secrets", "foldspace", difficulty="mentat", conflict="cloak_and_dagger")
    send_troops(table, LEFT, 3)
    send_troops(table, ANN, 1)
    table[ANN].swords = 1
    rival_turn(table, LEFT, "stillsuits")
    assert table[LEFT].troops == 5, "it leads by three only"


def test_a_mentat_won_is_one_more_agent_in_the_next_round_and_gone_after_it():
    table = alone("secrets", "foldspace")
    reward_of(table, "sort_through_the_chaos", 0)
    table.state.conflict = "skirmish_a"
    table.finish_round()
    assert table.state.mentat == LEFT
    agents = [piece.kind for place in table.state.places.values() for piece in place.agents if piece.seat == LEFT]
    assert "mentat" in [*table[LEFT].ready, *agents]
    table.finish_round()
    agents = [piece.kind for place in table.state.places.values() for piece in place.agents if piece.seat == LEFT]
    assert "mentat" not in [*table[LEFT].ready, *agents]


def test_with_two_ships_a_rival_blows_up_one_and_the_other_comes_home():
    table = alone_with_ix()
    give_tile(table, LEFT, "detonation_devices")
    commission(table, LEFT, conflict=1)
    points = table.vp(LEFT)
    wins_with_a_ship(table, LEFT)
    assert table.vp(LEFT) == points + 1
    assert (of(table).ships[LEFT].supply, of(table).ships[LEFT].troops, of(table).stations) == (1, 1, {})


def test_a_reward_in_the_last_phase_is_turned_into_points_before_anybody_counts():
    table = alone_with_ix()
    table.state.conflict = "grand_vision"
    table[LEFT].spice = 6
    points = table.vp(LEFT)
    reward_of(table, "economic_supremacy", 1)
    assert table.vp(LEFT) > points
    assert table[LEFT].spice < 7


# ---------------------------------------------------------------- opponents


def test_a_human_who_drops_while_level_with_a_rival_loses_the_alliance_to_it():
    table = alone("secrets", "foldspace")
    table.give_alliance("emperor", ANN, influence=5)
    table[RIGHT].influence["emperor"] = 5
    lose_influence(Play(table.state), ANN, "emperor")
    assert table.state.alliances["emperor"] == RIGHT


def test_gun_thopters_shoot_at_the_garrisons_of_rivals():
    table = alone("secrets", "foldspace")
    before = [table[rival].garrison for rival in (LEFT, RIGHT)]
    table.send(ANN, "gun_thopter", "arrakeen")
    table.rest(ANN)
    assert [table[rival].garrison for rival in (LEFT, RIGHT)] == [garrison - 1 for garrison in before]


def test_a_rival_can_be_double_crossed():
    table = alone("secrets", "foldspace")
    send_troops(table, RIGHT, 2)
    table[ANN].solari = 1
    table.plot(ANN, "double_cross")
    table.answer(ANN, f"seat:{RIGHT}")
    assert (table[RIGHT].troops, table[ANN].troops) == (1, 1)


def test_for_two_the_house_owns_nothing_for_corner_the_market():
    table = two()
    table[ANN].deck.append("the_spice_must_flow")
    table.hold_intrigue(ANN, "corner_the_market")
    table.state.conflict_deck = []
    table.to_endgame()
    before = table.vp(ANN)
    table.answer(ANN, "endgame:corner_the_market")
    assert table.vp(ANN) == before + 1, "more than Bo"


# ---------------------------------------------------------------- the end


def level(table: RivalTable) -> None:
    for seat in (ANN, LEFT, RIGHT):
        player = table[seat]
        player.points, player.influence = {"test": 20}, dict.fromkeys(player.influence, 0)
        player.spice = player.solari = player.water = player.garrison = 0
        player.supply, player.troops, player.intrigue, player.ready = 12, 0, [], []


def test_where_all_is_equal_the_human_is_before_the_rivals_and_the_later_rival_before_the_other():
    table = alone("secrets", "foldspace")
    level(table)
    table.give_hand(ANN)
    assert end_it(table) == [ANN, RIGHT, LEFT]


def test_chaumurky_puts_a_rival_before_a_human_with_as_many_points():
    table = alone_with_ix()
    level(table)
    give_tile(table, LEFT, "chaumurky")
    table[ANN].spice = 5
    assert end_it(table)[0] == LEFT
