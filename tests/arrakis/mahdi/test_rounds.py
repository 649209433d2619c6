"""The automa's round: tactic cards, reinforcements, dice one by one, and supremacy at its end."""

from __future__ import annotations

import pytest

from games.arrakis import GAME
from games.arrakis.components import BOX, SIETCH_SITES
from games.arrakis.mahdi.cards import NEXT_TO, TACTICS
from games.arrakis.mahdi.power import aim, home, target
from games.arrakis.mahdi.rounds import choose_aim, free_a_die
from games.arrakis.rules.leaders import enter
from games.arrakis.rules.tracks import destroy_settlement
from games.arrakis.state import ArrakisPlay
from games.arrakis.steps.ending import EndOfRound
from games.arrakis.steps.rounds import BeginRound
from games.arrakis.vocabulary import Deck, Result, Side
from games.core.protocol import Setup
from tests.arrakis.mahdi.solo import SoloTable

TACTIC_CARDS = {
    "tac_sihaya_ridge": ("neo", "sihaya_ridge"),
    "tac_gara_kulon": ("neo", "gara_kulon"),
    "tac_tasmin_sink": ("seo", "tasmin_sink"),
    "tac_habbanya_ridge": ("swo", "habbanya_ridge"),
    "tac_rock_outcroppings": ("nwo", "rock_outcroppings"),
    "tac_bight_of_the_cliff": ("nwo", "bight_of_the_cliff"),
    "tac_hobars_gap": ("inner", "hobars_gap"),
    "tac_windgap": ("inner", "windgap"),
}


# ---- setting up


def test_one_player_leads_atreides_with_both_boards():
    state, _ = GAME.new(Setup(("Ann",), {}, bytes(32)))
    assert [(player.side, len(player.boards), player.rival) for player in state.players] == [
        (Side.ATREIDES, 2, False),
        (Side.HARKONNEN, 2, True),
    ]


def test_two_partners_share_atreides_against_it():
    state, _ = GAME.new(Setup(("Ann", "Bo"), {"enemy": "mahdi"}, bytes(32)))
    assert [(player.side, player.rival) for player in state.players] == [
        (Side.ATREIDES, False),
        (Side.ATREIDES, False),
        (Side.HARKONNEN, True),
    ]
    assert {deck for player in state.players[:2] for deck in player.boards} == {Deck.HOUSE_ATREIDES, Deck.FREMEN_ALLY}


def test_two_people_play_against_each_other_unless_they_choose_it():
    state, _ = GAME.new(Setup(("Ann", "Bo"), {}, bytes(32)))
    assert state.mahdi is None


def test_how_many_may_sit_down_depends_on_it():
    assert GAME.seats({}) == (1, 4)
    assert GAME.seats({"enemy": "mahdi"}) == (1, 2)
    with pytest.raises(ValueError, match="1 to 2"):
        GAME.new(Setup(("Ann", "Bo", "Cy"), {"enemy": "mahdi"}, bytes(32)))


def test_its_start_tokens_are_a_pool_once_the_settlements_are_garrisoned():
    state, _ = GAME.new(Setup(("Ann",), {}, bytes(32)))
    assert (len(state.mahdi.black), len(state.mahdi.silver)) == (6, 6)
    assert not any(there.force.tokens for there in state.areas.values() if there.side == Side.HARKONNEN)


def test_two_prescience_cards_are_revealed():
    state, _ = GAME.new(Setup(("Ann",), {}, bytes(32)))
    assert len(state.row) == 2


def test_a_card_of_each_deck_joins_the_reinforcements():
    table = SoloTable()
    table.run(BeginRound())
    assert len(table.reinforcements) == 2
    assert len(table.state.decks[Deck.HOUSE_HARKONNEN]) == len(table.state.decks[Deck.CORRINO_ALLY]) == 17


# ---- tactic cards


@pytest.mark.parametrize("card", TACTICS)
def test_a_tactic_card_names_a_sector_and_a_sietch(card):
    assert (TACTICS[card].sector, TACTICS[card].sietch) == TACTIC_CARDS[card]


@pytest.mark.parametrize("card", TACTICS)
def test_every_tactic_card_can_be_the_target(card):
    table = SoloTable()
    sector, sietch = TACTIC_CARDS[card]
    other = next(each for each, tactic in TACTICS.items() if tactic.sector != sector)
    table.mahdi.harvesting, table.mahdi.aim = other, ""
    table.mahdi.tactics = [each for each in TACTICS if each not in (card, other)] + [card]
    choose_aim(ArrakisPlay(table.state))
    assert aim(table.state) == sietch


def test_a_target_in_the_harvested_sector_is_drawn_again():
    table = SoloTable()
    table.mahdi.harvesting, table.mahdi.aim = "tac_hobars_gap", ""
    table.mahdi.tactics = ["tac_tasmin_sink", "tac_windgap"]
    choose_aim(ArrakisPlay(table.state))
    assert table.mahdi.aim == "tac_tasmin_sink"
    assert table.mahdi.passed == ["tac_windgap"]


def test_a_target_that_is_gone_is_drawn_again():
    table = SoloTable()
    table.raze("tasmin_sink")
    table.mahdi.harvesting, table.mahdi.aim = "tac_hobars_gap", ""
    table.mahdi.tactics = ["tac_sihaya_ridge", "tac_tasmin_sink"]
    choose_aim(ArrakisPlay(table.state))
    assert table.mahdi.aim == "tac_sihaya_ridge"


def test_a_target_destroyed_in_the_round_makes_way_for_another():
    table = SoloTable()
    destroy_settlement(ArrakisPlay(table.state), "sihaya_ridge")
    assert home(table.state, "tac_sihaya_ridge") == ""
    assert aim(table.state) not in ("", "sihaya_ridge")


def test_when_the_cards_run_out_the_sector_no_longer_matters():
    table = SoloTable("sihaya_ridge", "gara_kulon")
    table.mahdi.harvesting, table.mahdi.aim = "tac_sihaya_ridge", ""
    table.mahdi.tactics = [card for card in TACTICS if card != "tac_sihaya_ridge"]
    choose_aim(ArrakisPlay(table.state))
    assert table.mahdi.aim == "tac_gara_kulon"


def test_a_sietch_that_moves_keeps_its_tactic_card():
    table = SoloTable(atreides={"sihaya_ridge": "1r"})
    table.give("atreides", "kitab_al_ibar")
    table.turn("atreides", "s")
    table.acts("atreides", "play:kitab_al_ibar", "from:sihaya_ridge", "to:neo_10")
    assert target(table.state) == "neo_10"


def test_the_four_inner_sectors_are_one():
    assert set(NEXT_TO["inner"]) == {"neo", "seo", "swo", "nwo"}
    assert set(NEXT_TO["neo"]) == {"inner", "nwo", "seo"}


# ---- dice


def test_its_dice_are_not_rolled_at_the_start_of_the_phase():
    table = SoloTable()
    table.rows(3, 1, 1)
    table.run(BeginRound())
    table.skip_to("action")
    assert (table.mahdi.unrolled, table.mahdi.used) == (6, [])
    assert table.state.unused_dice(Side.HARKONNEN) == 6


def test_after_each_atreides_turn_one_die_is_rolled_and_left_as_it_fell():
    table = SoloTable()
    table.rolls("deployment")
    table.skip_to("action")
    assert (table.mahdi.unrolled, table.mahdi.used) == (7, [Result.DEPLOYMENT])


def test_a_result_that_three_used_dice_show_is_rolled_again():
    table = SoloTable()
    table.mahdi.used = [Result.HOUSE] * 3
    table.queue += [[5]]
    table.rolls("strategy")
    assert table.mahdi.used[-1] == Result.STRATEGY


def test_the_phase_ends_with_its_last_die():
    table = SoloTable()
    table.mahdi.unrolled = 1
    table.state.players[0].dice = {Result.MENTAT: 2}
    table.rolls("strategy")
    assert table.state.unused_dice(Side.ATREIDES) == 0
    assert not table.is_awaited()


def test_its_tank_advances_with_its_die():
    table = SoloTable()
    table.state.players[-1].tank[0] = "baron_harkonnen"
    table.rolls("strategy")
    assert table.state.players[-1].tank[:2] == ["", "baron_harkonnen"]


def test_truthtrance_says_what_the_next_die_shows():
    table = SoloTable()
    table.mahdi.used = [Result.DEPLOYMENT, Result.DEPLOYMENT]
    table.give("atreides", "truthtrance")
    table.turn("atreides", "s")
    table.mahdi.unrolled = 3
    table.acts("atreides", "play:truthtrance")
    assert "deployment" not in table.options("atreides")
    table.answer("atreides", "strategy")
    assert table.ask("atreides").kind == "draw", "two cards, and no further one is played"
    table.acts("atreides", "none", "end")
    assert table.mahdi.used[-1] == Result.STRATEGY


# ---- Bene Gesserit tokens


def test_in_place_of_a_token_a_locked_die_comes_back():
    table = SoloTable()
    table.rows(2, 1, 1)
    table.mahdi.unrolled = 3
    free_a_die(ArrakisPlay(table.state))
    assert (table.mahdi.unrolled, table.state.supremacy) == (4, 0)


def test_a_marker_that_falls_after_the_roll_brings_no_die_back():
    table = SoloTable()
    table.rows(1, 1, 1)
    table.mahdi.unrolled = BOX.action_dice[Side.HARKONNEN]
    table.rows(4, 1, 1)
    before = table.state.supremacy
    free_a_die(ArrakisPlay(table.state))
    assert table.mahdi.unrolled == BOX.action_dice[Side.HARKONNEN]
    assert table.state.supremacy == before + 1


def test_without_a_locked_die_supremacy_rises():
    table = SoloTable()
    free_a_die(ArrakisPlay(table.state))
    assert (table.mahdi.unrolled, table.state.supremacy) == (8, 1)


# ---- Hawat's Scheming


def test_the_second_copy_of_hawats_scheming_brings_mohiam():
    table = SoloTable()
    table.enter("thufir_hawat")
    table.turns_up("hawats_scheming")
    assert len(table.mahdi.schemes) == 1
    table.turns_up("hawats_scheming")
    assert "gaius_helen_mohiam" in table.state.leaders
    assert "thufir_hawat" in table.state.gone
    assert len(table.mahdi.spent_schemes) == 2


def test_two_copies_wait_until_hawat_enters():
    table = SoloTable()
    table.turns_up("hawats_scheming")
    table.turns_up("hawats_scheming")
    table.turns_up("hawats_scheming")
    assert [card.partition("#")[0] for card in table.reinforcements] == ["hawats_scheming"], "the third does nothing"
    play = ArrakisPlay(table.state)
    enter(play, "thufir_hawat")
    table.run()
    assert "gaius_helen_mohiam" in table.state.leaders


# ---- the end of the round


def test_the_round_brings_it_supremacy():
    table = SoloTable()
    table.state.supremacy = 4
    table.run(EndOfRound())
    assert table.state.supremacy == 5


def test_the_objective_is_checked_before_supremacy_rises():
    table = SoloTable()
    table.state.supremacy = 9
    table.markers(12, 12, 12)
    table.run(EndOfRound())
    assert table.state.ending.side == Side.ATREIDES


def test_it_wins_at_the_end_of_a_round_too():
    table = SoloTable()
    table.state.supremacy = 9
    table.run(EndOfRound())
    assert (table.state.ending.side, table.state.ending.way) == (Side.HARKONNEN, "supremacy")


def test_it_keeps_its_reinforcements_and_its_leaders_stay():
    table = SoloTable(harkonnen={"arrakeen": "1r baron_harkonnen"})
    table.reinforce(*table.state.decks[Deck.CORRINO_ALLY][:8])
    table.run(EndOfRound())
    assert len(table.reinforcements) >= 8
    assert "baron_harkonnen" in table.at("arrakeen")


def test_every_sietch_is_the_target_of_one_card():
    assert sorted(tactic.sietch for tactic in TACTICS.values()) == sorted(SIETCH_SITES)
