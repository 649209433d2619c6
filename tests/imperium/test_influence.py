"""Influence and alliances: thresholds, track bonuses, and who holds a token when."""

from __future__ import annotations

import pytest

from games.imperium.vocabulary import NOBODY
from tests.imperium.table import ANN, BO, CY, DI, imperium

SISTERS = "secret_of_the_sisterhood"
PLOTS = {
    "emperor": "favored_subject",
    "guild": "guild_authorization",
    "bene_gesserit": SISTERS,
    "fremen": "know_their_ways",
}


def lose(table, seat, faction):
    """Pay a step of influence with Shifting Allegiances, and gain one with the Guild."""
    table[seat].spice += 2
    table.send(seat, "shifting_allegiances", "secure_contract")
    table.do(seat, "pay")
    table.answer(seat, faction)


def test_the_second_step_is_worth_a_point():
    table = imperium()
    table[ANN].influence["emperor"] = 1
    assert table.vp(ANN) == 0
    table.plot(ANN, "favored_subject")
    assert table.vp(ANN) == 1


def test_the_point_of_the_second_step_is_lost_below_it_and_can_be_earned_again():
    table = imperium()
    table[ANN].influence["emperor"] = 2
    lose(table, ANN, "emperor")
    table.answer(ANN, "guild")
    assert table[ANN].influence["emperor"] == 1
    assert table.vp(ANN) == 1  # the Guild's, at 2
    table.plot(ANN, "favored_subject")
    assert table.vp(ANN) == 2


@pytest.mark.parametrize(
    ("faction", "bonus"),
    [
        ("emperor", {"garrison": 5}),
        ("guild", {"solari": 3}),
        ("bene_gesserit", {}),
        ("fremen", {"water": 2}),
    ],
)
def test_the_fourth_step_gives_the_tracks_bonus_and_the_token(faction, bonus):
    table = imperium()
    table[ANN].influence[faction] = 3
    table.plot(ANN, PLOTS[faction])
    for what, n in bonus.items():
        assert getattr(table[ANN], what) == n
    assert len(table[ANN].intrigue) == (1 if faction == "bene_gesserit" else 0)
    assert table.state.alliances[faction] == ANN
    assert table.vp(ANN) == 2


def test_a_track_bonus_can_be_earned_again_after_falling_below():
    table = imperium()
    table.give_alliance("fremen", ANN)
    lose(table, ANN, "fremen")
    table.answer(ANN, "guild")
    water = table[ANN].water
    table.plot(ANN, "know_their_ways")
    assert table[ANN].water == water + 1


def test_influence_ends_at_six_and_a_gain_there_is_wasted():
    """The card is legal and wasted. Ruling A19."""
    table = imperium()
    table[ANN].influence["emperor"] = 6
    table.plot(ANN, "favored_subject")
    assert table[ANN].influence["emperor"] == 6
    assert table.state.intrigue_discard == ["favored_subject"]


def test_reaching_the_holders_step_gives_the_bonus_but_not_the_token():
    table = imperium()
    table.give_alliance("emperor", BO, 4)
    table[ANN].influence["emperor"] = 3
    table.plot(ANN, "favored_subject")
    assert table[ANN].garrison == 5
    assert table.state.alliances["emperor"] == BO


def test_passing_the_holder_takes_the_token_and_its_point():
    table = imperium()
    table.give_alliance("emperor", BO, 4)
    table[ANN].influence["emperor"] = 4
    assert (table.vp(ANN), table.vp(BO)) == (1, 2)
    table.plot(ANN, "favored_subject")
    assert table.state.alliances["emperor"] == ANN
    assert (table.vp(ANN), table.vp(BO)) == (2, 1)
    assert table[ANN].garrison == 3  # the bonus was had on the fourth step


def test_a_holder_who_falls_out_of_a_tie_loses_the_token_to_the_tied_player():
    table = imperium()
    table.give_alliance("emperor", ANN, 5)
    table[BO].influence["emperor"] = 5
    lose(table, ANN, "emperor")
    assert table.state.alliances["emperor"] == BO


def test_a_holder_who_falls_into_a_tie_keeps_the_token():
    table = imperium()
    table.give_alliance("emperor", ANN, 5)
    table[BO].influence["emperor"] = 4
    lose(table, ANN, "emperor")
    assert table[ANN].influence["emperor"] == 4
    assert table.state.alliances["emperor"] == ANN


def test_a_token_nobody_deserves_goes_back_to_the_board():
    table = imperium()
    table.give_alliance("emperor", ANN, 4)
    table[BO].influence["emperor"] = 3
    lose(table, ANN, "emperor")
    assert table.state.alliances["emperor"] == NOBODY
    assert table.vp(ANN) == 1


def test_a_token_on_the_board_goes_to_the_next_who_reaches_the_fourth_step():
    table = imperium()
    table.give_alliance("emperor", ANN, 4)
    table[BO].influence["emperor"] = 3
    lose(table, ANN, "emperor")
    table.answer(ANN, "guild")
    table.end(ANN)
    table.plot(BO, "favored_subject")
    assert table.state.alliances["emperor"] == BO


def test_the_old_holder_picks_among_several_tied_players():
    """Ruling A12."""
    table = imperium()
    table.give_alliance("emperor", ANN, 4)
    table[BO].influence["emperor"] = table[CY].influence["emperor"] = 4
    lose(table, ANN, "emperor")
    assert table.question(ANN).kind == "heir"
    assert table.keys(ANN) == ["seat:1", "seat:2"]
    table.answer(ANN, "seat:2")
    assert table.state.alliances["emperor"] == CY


def test_a_player_above_the_fourth_step_but_not_tied_does_not_inherit_by_a_small_loss():
    table = imperium(4)
    table.give_alliance("emperor", ANN, 6)
    table[DI].influence["emperor"] = 4
    lose(table, ANN, "emperor")
    assert table.state.alliances["emperor"] == ANN


def test_shifting_allegiances_needs_influence_to_give_up():
    table = imperium()
    table[ANN].spice = 2
    table.send(ANN, "shifting_allegiances", "secure_contract")
    assert not any("pay" in key for key in table.keys(ANN))
    assert "you have no influence to give up" in table.refusals(ANN).values()


def test_shifting_allegiances_may_lose_and_gain_with_one_faction():
    table = imperium()
    table[ANN].influence["fremen"] = 1
    lose(table, ANN, "fremen")
    table.answer(ANN, "fremen")
    assert table[ANN].influence["fremen"] == 2
    assert table[ANN].spice == 0


def test_power_play_makes_the_spaces_step_two_and_crosses_thresholds():
    table = imperium()
    table[ANN].influence["emperor"] = 3
    table.send(ANN, "power_play", "wealth")
    table.rest(ANN)
    assert table[ANN].influence["emperor"] == 5
    assert table[ANN].garrison == 5
    assert table.state.alliances["emperor"] == ANN
    assert "power_play" in table[ANN].trashed


def test_power_play_overtakes_a_holder_in_one_visit():
    table = imperium()
    table.give_alliance("emperor", BO, 4)
    table[ANN].influence["emperor"] = 3
    table.send(ANN, "power_play", "wealth")
    table.rest(ANN)
    assert table.state.alliances["emperor"] == ANN


def test_power_play_at_the_top_gains_nothing_and_is_trashed_all_the_same():
    table = imperium()
    table[ANN].influence["emperor"] = 6
    table.send(ANN, "power_play", "wealth")
    table.rest(ANN)
    assert table[ANN].influence["emperor"] == 6
    assert "power_play" in table[ANN].trashed


def test_power_play_raises_only_the_spaces_own_step():
    table = imperium()
    table.send(ANN, "power_play", "wealth")
    table.plot(ANN, "favored_subject")
    assert table[ANN].influence["emperor"] == 1


def test_power_play_counts_even_if_the_card_is_trashed_before_the_step():
    table = imperium()
    table.send(ANN, "power_play", "wealth")
    table.do(ANN, "trash_self")
    assert table[ANN].influence["emperor"] == 2


def test_an_alliance_condition_asks_for_the_token_not_for_the_influence():
    table = imperium()
    table[ANN].influence["emperor"] = 5
    table.give_alliance("emperor", BO, 5)
    table.reveal(ANN, "firm_grip")
    assert table.persuasion() == 0


def test_an_alliance_condition_holds_with_the_token():
    table = imperium()
    table.give_alliance("emperor", ANN)
    table.reveal(ANN, "firm_grip")
    assert table.persuasion() == 4


def test_two_steps_of_any_influence_go_to_one_faction():
    table = imperium(conflict="grand_vision")
    table.fight(ann=1)
    table.to_combat()
    table.answer(ANN, "guild")
    assert table[ANN].influence == {"emperor": 0, "guild": 2, "bene_gesserit": 0, "fremen": 0}


def test_machinations_gives_two_steps_with_different_factions():
    table = imperium(conflict="machinations")
    table.fight(ann=1)
    table.to_combat()
    letters = table.keys(ANN)
    assert table.refuses(ANN, {letters[0]: 2})
    table.answer(ANN, {letters[0]: 1, letters[3]: 1})
    assert sorted(table[ANN].influence.values()) == [0, 0, 1, 1]


def test_choam_directorship_gives_four_single_gains_each_with_its_thresholds():
    table = imperium()
    table[ANN].influence.update(emperor=3, guild=1)
    table.put_in_row("choam_directorship")
    table.give_hand(ANN)
    table.reveal(ANN)
    table.state.turn.persuasion = 8
    table.answer(ANN, "buy:choam_directorship")
    assert table[ANN].influence == {"emperor": 4, "guild": 2, "bene_gesserit": 1, "fremen": 1}
    assert table[ANN].garrison == 5
    assert table.state.alliances["emperor"] == ANN
    assert table.vp(ANN) == 3
