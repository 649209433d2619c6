"""Cases at the limits of the rules for teams and against the automa. Written from the rulebook (p. 35 to 42)."""

from __future__ import annotations

import pytest

from games.arrakis.mahdi.turns import FightOrMarch
from games.arrakis.state import Attack, Phase
from games.arrakis.steps.dice import LayTokens
from games.arrakis.steps.ending import EndOfRound, HandLimit
from games.arrakis.steps.moving import Orders
from games.arrakis.steps.spending import MOVES
from games.arrakis.vocabulary import Imperium, Result, Side
from tests.arrakis.mahdi.solo import SoloTable
from tests.arrakis.table import WarTable
from tests.arrakis.test_teams import CORRINO, FREMEN, HOUSE_A, HOUSE_H, take_turn, team

H, A = "harkonnen", "atreides"


# ---- partners


def test_atomics_of_one_partner_are_gone_for_the_other():
    table = team()
    table.markers(kh=8)
    take_turn(table, A, house_atreides="m", fremen_ally="s", corrino_ally="ss")
    table.acts(FREMEN, "atomics", "blast:hole_in_the_rock")
    assert "atomics" not in table.options(HOUSE_A, "action")
    assert "atomics" not in table.options(FREMEN, "action")


def test_partners_claim_two_cards_together_and_no_third():
    table = team()
    table.state.stations_taken = 3
    table.state.now.rode_far = True
    table.put("nei_01", A, "4r")
    table.reveal("standin_kynes", "standin_sandriders", "standin_gates")
    take_turn(table, A, house_atreides="m", fremen_ally="s", corrino_ally="ss")
    table.answer(HOUSE_A, "claim:standin_kynes")
    table.answer(FREMEN, "claim:standin_gates")
    for board in (HOUSE_A, FREMEN):
        assert not [key for key in table.options(board, "action") if key.startswith("claim:")]
    assert table.refuses(HOUSE_A, {"claim:standin_sandriders": 1})


def test_desert_power_of_the_fremen_player_advances_no_tank_of_the_partner():
    table = team()
    table.player_of(HOUSE_A).tank[0] = "lady_jessica"
    take_turn(table, A, fremen_ally="", house_harkonnen="m", corrino_ally="s")
    table.acts(FREMEN, "desert", "nothing")
    table.skip_to("action")
    assert table.player_of(HOUSE_A).tank[0] == "lady_jessica"


@pytest.mark.parametrize("first", [HOUSE_A, FREMEN])
def test_one_partner_lays_the_only_token_of_the_round(first: str):
    table = team()
    table.state.bene_gesserit[Side.ATREIDES] = 2
    table.state.bene_gesserit[Side.HARKONNEN] = 0
    for player in table.state.players:
        player.dice = dict.fromkeys(Result, 0)
    table.enter_phase(Phase.DICE)
    table.run(LayTokens())
    table.answer(first, next(key for key in table.options(first) if key.startswith("lay:")))
    assert table.state.bene_gesserit[Side.ATREIDES] == 1
    assert not table.is_asked(HOUSE_A, "bene-gesserit")
    assert not table.is_asked(FREMEN, "bene-gesserit")


def test_the_partner_performs_a_house_die_and_decides_in_it():
    table = team()
    table.put("neo_12", A, "4r")
    table.put("neo_08", A, "3e")
    take_turn(table, A, house_atreides="h", corrino_ally="ss")
    table.answer(HOUSE_A, "house:strategy")
    assert not table.is_asked(HOUSE_A, "maneuver")
    table.acts(FREMEN, "move:neo_08", "to:neo_12")
    assert table.is_asked(FREMEN, "excess")


def test_the_house_takes_casualties_in_defence_and_the_ally_in_its_own_attack():
    table = team()
    table.put("neo_12", H, "3r 1e")
    table.put("neo_11", A, "3r 1e")
    take_turn(table, H, corrino_ally="ss", fremen_ally="m")
    table.faces("hhss", "hhhs")
    table.acts(CORRINO, "die:strategy", "attack:neo_12:neo_11")
    assert table.is_asked(CORRINO, "hits")
    table.answer(CORRINO, "cheapest")
    assert table.is_asked(HOUSE_A, "hits")


@pytest.mark.parametrize(("own", "other", "shares"), [(1, 0, 1), (1, 1, 1), (2, 1, 2), (0, 3, 1)])
def test_a_team_is_asked_who_discards_only_if_both_can(own: int, other: int, shares: int):
    table = team()
    house, ally = ("war_plan", "the_voice"), ("thumpers", "crysknife", "hieregs")
    table.give(HOUSE_A, *house[:own])
    table.give(FREMEN, *ally[:other])
    table.give(CORRINO, "manipulation_of_others")
    take_turn(table, H, corrino_ally="ss", fremen_ally="m")
    table.answer(CORRINO, "play:manipulation_of_others")
    if own and other:
        assert len(table.options(HOUSE_A, "share-discards")) == shares
    else:
        assert not table.is_asked(HOUSE_A, "share-discards")


def test_with_three_the_single_player_keeps_six_cards_and_the_partners_four_each():
    table = WarTable(players=3, shared=A)
    table.give(H, *["forced_recruitment", "arsunt_legion", "hunter_seeker", "sandmasters", "seek_out_the_mahdi"])
    table.give(H, "evidence_of_rebellion", "mudir_nahya")
    for board, cards in (
        (HOUSE_A, ("war_plan", "the_voice", "smugglers_a", "bill_of_particulars", "battle_language")),
        (FREMEN, ("thumpers", "crysknife", "hieregs", "stillsuits")),
    ):
        table.give(board, *cards)
    table.enter_phase(Phase.END)
    table.run(HandLimit(Side.HARKONNEN), HandLimit(Side.ATREIDES))
    assert table.ask(H, "discard").most == 1
    table.mildly()
    assert table.ask(HOUSE_A, "discard").most == 1
    assert not table.is_asked(FREMEN, "discard")


def test_with_three_the_single_player_uses_both_boards():
    table = WarTable(players=3, shared=A)
    table.put("carthag", H, "1r")
    table.turn(H, "lsdmh", "")
    offered = set(table.options(H, "action"))
    assert {"die:strategy", "die:leadership", "die:mentat", "die:house", "die:deployment"} - offered <= {
        "die:leadership"
    }
    assert {"special:captain_aramsham", "special:baron_harkonnen"} & offered


def test_a_partner_spends_the_other_ones_dice_for_nothing_but_a_vision():
    table = team()
    table.put("neo_12", A, "1r paul_atreides")
    take_turn(table, A, fremen_ally="s", house_harkonnen="m", corrino_ally="s")
    assert not table.is_asked(HOUSE_A, "action")
    assert "die:mentat" not in table.options(FREMEN, "action")


def test_reports_of_traitors_find_the_house_die_of_the_right_partner():
    table = team()
    table.give(CORRINO, "reports_of_traitors")
    take_turn(table, H, corrino_ally="ss", house_atreides="hm", fremen_ally="s")
    table.answer(CORRINO, "play:reports_of_traitors")
    assert table.player_of(HOUSE_A).dice[Result.HOUSE] == 0
    assert table.player_of(FREMEN).unused == 1


def test_the_house_chooses_the_retreat_of_the_enemy_in_no_turn_of_the_ally():
    table = team()
    table.put("neo_12", H, "3r")
    table.put("neo_11", A, "3r")
    take_turn(table, H, corrino_ally="ss", fremen_ally="m")
    table.faces("sss", "sss")
    table.acts(CORRINO, "die:strategy", "attack:neo_12:neo_11", "continue")
    table.answer(HOUSE_A, "retreat")
    assert table.is_asked(CORRINO, "drive")
    assert not table.is_asked(HOUSE_H, "drive")


# ---- against the automa


def fight_or_march(table: SoloTable) -> None:
    table.does(FightOrMarch(Orders(), Attack(), MOVES))


@pytest.mark.parametrize(("chosen", "added"), [((), 0), (("d1",), 1), (("d1", "d2"), 2)])
def test_each_token_that_is_trained_adds_a_reinforcement(chosen: tuple[str, ...], added: int):
    table = SoloTable("sihaya_ridge", atreides={"neo_12": "t:d1 t:d2"})
    table.turn(A, "m", "")
    before = len(table.reinforcements)
    table.answer(A, "train")
    table.pick(A, {f"token:{token}": 1 for token in chosen})
    assert len(table.reinforcements) - before == added


@pytest.mark.parametrize(("ban", "added"), [(False, 2), (True, 0)])
def test_tokens_revealed_for_the_lisan_al_gaib_add_reinforcements(ban: bool, added: int):
    table = SoloTable("sihaya_ridge", atreides={"neo_12": "1r t:d1 t:d2 paul_atreides"})
    table.state.bans = [Imperium.SPACING_GUILD] if ban else []
    table.reveal("the_lisan_al_gaib")
    table.enter_phase(Phase.END)
    before = len(table.reinforcements)
    table.run(EndOfRound())
    table.acts(A, "claim:the_lisan_al_gaib")
    if table.is_asked(A, "flip-two"):
        table.pick(A, {"token:d1": 1, "token:d2": 1})
    assert len(table.reinforcements) - before == added


@pytest.mark.parametrize(("zone", "is_met"), [("az_neo_nei", False), ("az_swo_swi", True)])
def test_a_claim_reveals_no_sietch_under_an_ornithopter(zone: str, is_met: bool):
    table = SoloTable("sihaya_ridge", atreides={"sihaya_ridge": "1r paul_atreides"})
    table.fly(zone)
    table.reveal("fremen_call_paul_mahdi")
    table.enter_phase(Phase.END)
    table.run(EndOfRound())
    offered = table.is_asked(A, "claim") and "claim:fremen_call_paul_mahdi" in table.options(A, "claim")
    assert offered == is_met


def test_tokens_that_its_attack_turns_up_add_no_reinforcement():
    table = SoloTable("sihaya_ridge", harkonnen={"neo_09": "6r bashar"}, atreides={"sihaya_ridge": "t:d1"})
    table.reinforcements.clear()
    table.faces("ssssss")
    fight_or_march(table)
    assert table.events_of("attacked")
    assert not table.area("sihaya_ridge").force.tokens
    assert table.reinforcements == []


@pytest.mark.parametrize(("supremacy", "is_over"), [(8, False), (9, True)])
def test_the_step_of_the_round_wins_at_ten(supremacy: int, is_over: bool):
    table = SoloTable("sihaya_ridge")
    table.state.supremacy = supremacy
    table.enter_phase(Phase.END)
    table.run(EndOfRound())
    assert (table.state.ending is not None) == is_over


def test_a_won_sietch_may_win_for_the_automa_in_the_middle_of_the_round():
    table = SoloTable("sihaya_ridge", harkonnen={"neo_09": "6r"})
    table.state.supremacy = 8
    fight_or_march(table)
    assert table.state.ending is not None
    assert table.state.ending.side == Side.HARKONNEN


def test_partners_against_the_automa_are_both_offered_a_claim_in_the_own_turn():
    table = SoloTable("sihaya_ridge", players=2)
    table.reveal("standin_makers")
    for area in ("seo_01", "seo_03", "seo_06"):
        table.worm(area)
    table.enter_phase(Phase.ACTIONS)
    take_turn(table, A, house_atreides="m", fremen_ally="s")
    assert "claim:standin_makers" in table.options(HOUSE_A, "action")
    table.answer(FREMEN, "claim:standin_makers")
    assert "claim:standin_makers" not in table.options(HOUSE_A, "action")


def test_the_automas_legion_is_driven_out_by_atomics_over_a_wall():
    table = SoloTable("sihaya_ridge", harkonnen={"rimwall_west": "2r"})
    for area in ("arrakeen", "broken_land", "imperial_basin", "nei_05"):
        table.area(area).town = 0
        table.put(area, A, "1r")
    table.markers(kh=8)
    table.turn(A, "m", "")
    table.acts(A, "atomics", "blast:rimwall_west")
    assert set(table.options(A, "displace")) == {"to:neo_04", "to:neo_05"}


def test_against_people_the_same_legion_is_destroyed():
    table = WarTable()
    table.put("rimwall_west", H, "2r")
    for area in ("arrakeen", "broken_land", "imperial_basin", "nei_05"):
        table.area(area).town = 0
        table.put(area, A, "1r")
    table.markers(kh=8)
    table.turn(A, "m", "mm")
    table.acts(A, "atomics", "blast:rimwall_west")
    assert table.at("rimwall_west") == ""


@pytest.mark.parametrize(("held", "discarded"), [(0, 0), (3, 3), (5, 4)])
def test_it_adds_as_many_reinforcements_as_it_has_up_to_six_dice(held: int, discarded: int):
    table = SoloTable("sihaya_ridge", harkonnen={"neo_09": "2r"}, atreides={"sihaya_ridge": "1r"})
    table.area("sihaya_ridge").sietch = 0
    table.area("sihaya_ridge").sietch = 1
    table.reinforcements.clear()
    for card in ("forced_recruitment", "arsunt_legion", "hunter_seeker", "sandmasters", "mudir_nahya")[:held]:
        table.reinforce(card)
    table.faces("s" * (2 + discarded), "ss")
    fight_or_march(table)
    assert len(table.reinforcements) == held - discarded


def test_it_pays_no_hit_to_go_on_against_a_sietch():
    table = SoloTable("sihaya_ridge", harkonnen={"neo_09": "4r"}, atreides={"sihaya_ridge": "1r 1e"})
    table.area("sihaya_ridge").sietch = 1
    table.reinforcements.clear()
    table.faces("ssss", "sss", "hhhh", "***")
    fight_or_march(table)
    table.skip_to("retreat")
    assert table.at("neo_09") == "4r"


def test_atreides_pay_a_hit_to_go_on_against_its_village():
    table = SoloTable("sihaya_ridge", atreides={"broken_land": "3r"}, harkonnen={"arsunt": "3r"})
    table.reinforcements.clear()
    table.faces("sss", "ssss", "ss", "ssss")
    table.turn(A, "s", "")
    table.acts(A, "die:strategy", "attack:broken_land:arsunt", "continue")
    assert table.at("broken_land") == "2r"
