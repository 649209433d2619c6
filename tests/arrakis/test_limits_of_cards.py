"""Limits and refusals of planning cards, prescience cards, worms, spice and leaders."""

from __future__ import annotations

import pytest

from games.arrakis.rules.claiming import MoreClaims
from games.arrakis.rules.leaders import to_tank
from games.arrakis.rules.tracks import destroy_settlement, gain_supremacy
from games.arrakis.state import Phase
from games.arrakis.steps.ending import CallHome, HandLimit
from games.arrakis.steps.harvesting import Harvest
from games.arrakis.steps.rounds import BeginRound
from games.arrakis.vocabulary import Imperium, Marker, Side
from games.core.agenda import Play
from tests.arrakis.table import WarTable
from tests.arrakis.test_placing import card

H, A = "harkonnen", "atreides"
SIX = (
    "hard_times_and_oppression",
    "forced_recruitment",
    "arsunt_legion",
    "sandmasters",
    "spotter_control",
    "hunter_seeker",
)


# ---- planning cards of Harkonnen


def test_elites_for_feyd_need_feyd_on_the_board():
    table = WarTable()
    table.enter("feyd_rautha")
    table.player(H).tank[0] = "feyd_rautha"
    table.give(H, "beloved_feyd_rautha")
    table.turn(H, "s", "m")
    table.answer(H, "play:beloved_feyd_rautha")
    assert not table.is_asked(H, "place")


def test_patrols_go_only_to_empty_deserts():
    table = WarTable()
    table.sign("neo_05")
    table.harvest("neo_06")
    table.give(H, "harkonnen_patrols")
    table.turn(H, "s", "m")
    table.answer(H, "play:harkonnen_patrols")
    offered = set(table.options(H))
    assert "neo_08" in offered
    assert not offered & {"neo_05", "neo_06", "sihaya_ridge", "nei_04", "sei_02"}


def test_spotter_control_removes_three_wormsigns_and_no_more():
    table = WarTable()
    signs = ("neo_05", "neo_06", "neo_08", "neo_09")
    for area in signs:
        table.sign(area)
    table.give(H, "spotter_control")
    table.turn(H, "s", "m")
    table.answer(H, "play:spotter_control")
    assert table.refuses(H, dict.fromkeys(signs, 1))
    assert not table.refuses(H, dict.fromkeys(signs[:3], 1))


def test_the_hunter_seeker_counts_the_pole_to_all_inner_sectors():
    table = WarTable()
    table.put("north_pole", H, "1r")
    table.put("hobars_gap", A, "1r stilgar")
    table.give(H, "hunter_seeker")
    table.turn(H, "s", "m")
    table.acts(H, "play:hunter_seeker", "stilgar")
    assert table.at("hobars_gap") == "1r"


def test_the_hunter_seeker_finds_nobody_in_another_sector():
    table = WarTable()
    table.put("neo_05", H, "1r")
    table.put("hobars_gap", A, "1r stilgar")
    table.give(H, "hunter_seeker")
    table.turn(H, "s", "m")
    table.answer(H, "play:hunter_seeker")
    assert not table.is_asked(H, "tank")


@pytest.mark.parametrize(("there", "left"), [("3r", "6r"), ("4r", "6r")])
def test_troop_carriers_keep_the_stack_limit(there: str, left: str):
    table = WarTable()
    table.put("carthag", H, "3r")
    table.put("neo_05", H, there)
    table.give(H, "troop_carriers")
    table.turn(H, "s", "m")
    table.acts(H, "play:troop_carriers", "from:carthag", "to:neo_05")
    assert table.at("neo_05") == left


def test_troop_carriers_flip_the_wormsign_where_they_land():
    table = WarTable()
    table.put("carthag", H, "1r")
    table.put("neo_05", H, "1r")
    table.sign("neo_05", "sandworm")
    table.give(H, "troop_carriers")
    table.turn(H, "s", "m")
    table.acts(H, "play:troop_carriers", "from:carthag", "to:neo_05")
    assert table.is_asked(A, "flee")


def test_the_battle_group_may_come_to_the_pole():
    table = WarTable()
    table.give(H, "moving_the_battle_group")
    table.turn(H, "s", "m")
    table.answer(H, "play:moving_the_battle_group")
    assert "at:north_pole" in table.options(H)


def test_reports_of_traitors_take_no_other_die():
    table = WarTable()
    table.give(H, "reports_of_traitors")
    table.turn(H, "s", "m")
    table.answer(H, "play:reports_of_traitors")
    assert table.player(A).unused == 1


# ---- planning cards of Atreides


def test_no_marker_goes_back_below_zero():
    table = WarTable()
    table.markers(2, 0, 0)
    table.give(A, "alam_al_mithal")
    table.turn(A, "s", "mm")
    table.answer(A, "play:alam_al_mithal")
    assert not {"sd:kh", "jh:kh"} & set(table.options(A))
    table.answer(A, "kh:sd")
    assert table.refuses(A, {"3": 1})
    assert not table.refuses(A, {"2": 1})


def test_steps_beyond_the_end_of_the_track_lapse():
    table = WarTable()
    table.markers(5, 11, 0)
    table.give(A, "alam_al_mithal")
    table.turn(A, "s", "mm")
    table.acts(A, "play:alam_al_mithal", "kh:sd", "3")
    assert (table.state.markers[Marker.KH], table.state.markers[Marker.SD]) == (2, 12)


@pytest.mark.parametrize(("kh", "is_asked"), [(3, False), (4, True)])
def test_the_card_of_the_atomics_needs_a_marker_at_four(kh: int, is_asked: bool):
    table = WarTable()
    table.markers(kh)
    table.give(A, "our_family_atomics", "the_voice")
    table.turn(A, "s", "mm")
    table.answer(A, "play:our_family_atomics")
    assert table.is_asked(A, "atomics") == is_asked


def test_sandtides_go_only_to_an_empty_area():
    table = WarTable()
    table.put("neo_05", H, "1r")
    table.sign("neo_06")
    table.give(A, "sandtides")
    table.turn(A, "s", "mm")
    table.acts(A, "play:sandtides", "from:neo_05")
    assert "to:neo_04" in table.options(A)
    assert "to:neo_06" not in table.options(A)


def test_sandtides_carry_off_nobody_from_a_mountain():
    table = WarTable()
    table.put("nei_04", H, "1r")
    table.give(A, "sandtides")
    table.turn(A, "s", "mm")
    table.answer(A, "play:sandtides")
    assert not table.is_asked(A, "drift")


def test_a_sietch_that_moves_stays_face_down():
    table = card(A, "kitab_al_ibar")
    table.acts(A, "from:habbanya_ridge", "to:swo_05")
    assert table.area("swo_05").sietch == 2
    assert not table.area("swo_05").shown


def test_stilgars_plateau_must_be_free_and_its_station_is_not_taken():
    table = WarTable()
    table.area("pasty_mesa").station = Marker.KH
    table.give(A, "i_am_stilgar_the_fremen")
    table.turn(A, "s", "mm")
    table.answer(A, "play:i_am_stilgar_the_fremen")
    assert "at:carthag" not in table.options(A)
    table.answer(A, "at:pasty_mesa")
    assert table.area("pasty_mesa").station


def test_a_captured_ornithopter_strikes_only_below_its_zone():
    table = WarTable()
    table.fly("az_seo_sei")
    table.put("neo_05", H, "1r")
    table.put("seo_01", H, "1r")
    table.give(A, "captured_ornithopter")
    table.turn(A, "s", "mm")
    table.acts(A, "play:captured_ornithopter", "az_seo_sei")
    assert {key for key in table.options(A) if key.startswith("strike")} == {"strike:seo_01"}


def test_no_marker_on_the_bottom_row_is_lowered():
    table = WarTable()
    table.rows(5, 5, 4)
    table.give(A, "bill_of_particulars")
    table.turn(A, "s", "mm")
    table.answer(A, "play:bill_of_particulars")
    assert set(table.options(A)) == {"landsraad", "none"}


def test_a_held_card_is_not_held_again():
    table = WarTable()
    table.reveal("dew_collectors")
    table.state.held = ["dew_collectors"]
    table.give(A, "eyes_of_ibad")
    table.turn(A, "s", "mm")
    table.answer(A, "play:eyes_of_ibad")
    assert not table.is_asked(A, "hold")


# ---- worms


def test_specials_of_a_worm_count_nothing_on_a_minor_erg():
    table = WarTable()
    table.worm("sei_01")
    table.put("harg_pass", H, "3r")
    table.turn(A, "", "mm")
    table.answer(A, "desert")
    table.faces("**hs")
    table.answer(A, "strike:sei_01:harg_pass")
    assert table.at("harg_pass") == "2r"


def test_a_worm_passes_a_wormsign_and_does_not_end_there():
    table = WarTable()
    table.worm("neo_05")
    table.sign("neo_06")
    table.turn(A, "", "mm")
    table.acts(A, "desert", "move", "worm:neo_05")
    assert "to:neo_06" not in table.options(A)
    assert "to:neo_09" in table.options(A)


@pytest.mark.parametrize(("legion", "stands"), [("1r", False), ("2r", True)])
def test_a_harvester_falls_with_its_legion(legion: str, stands: bool):
    table = WarTable()
    table.worm("neo_05")
    table.put("neo_06", H, legion)
    table.harvest("neo_06")
    table.turn(A, "", "mm")
    table.answer(A, "desert")
    table.faces("hsss")
    table.answer(A, "strike:neo_05:neo_06")
    assert table.area("neo_06").harvester == stands


def test_a_worm_attacks_the_harvester_in_its_own_area():
    table = WarTable()
    table.worm("neo_05")
    table.harvest("neo_05")
    table.turn(A, "", "mm")
    table.acts(A, "desert", "strike:neo_05:neo_05")
    assert not table.area("neo_05").harvester


def test_two_wormsigns_are_the_most_and_never_two_in_an_area():
    table = WarTable()
    table.turn(A, "", "mm")
    table.acts(A, "desert", "signs")
    assert table.refuses(A, {"neo_05": 2})
    assert table.refuses(A, {"neo_05": 1, "neo_06": 1, "neo_08": 1})
    assert not table.refuses(A, {"neo_05": 1})


def test_the_wild_maker_may_appear_in_place_of_an_ordinary_worm():
    table = WarTable()
    table.enter("wild_maker")
    table.put("neo_05", H, "1r")
    table.sign("neo_06", "sandworm")
    table.turn(H, "s", "m")
    table.acts(H, "die:strategy", "move:neo_05", "to:neo_06")
    table.answer(A, "maker")
    assert table.area("neo_06").worm == "wild_maker"


def test_with_all_worms_on_the_board_one_of_them_moves():
    table = WarTable()
    for area in ("swo_01", "swo_02", "swo_03", "swo_04"):
        table.worm(area)
    table.put("neo_05", H, "1r")
    table.sign("neo_06", "sandworm")
    table.turn(H, "s", "m")
    table.acts(H, "die:strategy", "move:neo_05", "to:neo_06")
    assert "supply" not in table.options(A)
    table.answer(A, "worm:swo_03")
    assert table.area("neo_06").worm
    assert not table.area("swo_03").worm


# ---- spice


def harvested(*fields: str, rows: tuple[int, int, int] = (5, 1, 1)) -> WarTable:
    table = WarTable()
    table.rows(*rows)
    table.harvest(*fields)
    table.run(Harvest())
    return table


@pytest.mark.parametrize(("deed", "bans"), [("raise:choam", False), ("keep:choam", True)])
def test_a_marker_that_stays_on_the_bottom_row_bans(deed: str, bans: bool):
    table = harvested("neo_01", "neo_02", "neo_10")
    table.acts(H, deed, "done")
    assert (Imperium.CHOAM in table.state.bans) == bans


def test_each_marker_is_paid_for_once():
    table = harvested("neo_01", "neo_02", "neo_10", "neo_13")
    table.answer(H, "raise:choam")
    assert not {"keep:choam", "raise:choam"} & set(table.options(H))


def test_a_marker_on_the_top_row_does_not_rise():
    table = harvested("neo_01", "neo_02", rows=(1, 1, 2))
    assert "raise:choam" not in table.options(H)
    assert "raise:landsraad" in table.options(H)


# ---- prescience


def test_a_card_of_the_rounds_end_is_not_claimed_in_the_action_phase():
    table = WarTable()
    table.reveal("dew_collectors")
    for area in ("pasty_mesa", "seo_05", "swo_08"):
        table.put(area, A, "1r")
    table.turn(A, "s", "mm")
    assert "claim:dew_collectors" not in table.options(A)


def test_one_token_is_too_few_for_the_lisan_al_gaib():
    table = WarTable()
    table.put("neo_05", A, "t:d1 paul_atreides")
    table.reveal("the_lisan_al_gaib")
    table.enter_phase(Phase.END)
    table.run(MoreClaims("end_of_round"))
    assert not table.is_asked(A, "claim")


def test_paul_on_the_pole_is_in_four_sectors():
    table = WarTable()
    table.area("north_pole").town = 0
    table.put("north_pole", A, "1r paul_atreides")
    table.put("nwi_03", H, "1r")
    table.reveal("paul_drinks_the_water_of_life")
    table.turn(A, "s", "mm")
    assert "vision:paul_drinks_the_water_of_life" not in table.options(A)


@pytest.mark.parametrize(("city", "wins"), [("carthag", False), ("arrakeen", True)])
def test_only_arrakeen_decides_at_once(city: str, wins: bool):
    table = WarTable()
    table.markers(9, 7, 6)
    table.state.objectives = ["so_1"]
    destroy_settlement(Play(table.state), city)
    assert (table.state.ending is not None) == wins


def test_a_short_prescience_deck_reveals_what_it_has():
    table = WarTable()
    table.state.seen_visions = table.state.prescience_deck[2:]
    table.state.prescience_deck = table.state.prescience_deck[:2]
    table.run(BeginRound())
    assert len(table.state.row) == 2


# ---- supremacy, tanks, the end of the round


@pytest.mark.parametrize(("before", "steps", "gained"), [(3, 1, 1), (3, 5, 2), (4, 1, 0), (2, 1, 0)])
def test_each_marked_step_that_supremacy_reaches_or_passes_gives_a_token(before: int, steps: int, gained: int):
    table = WarTable()
    table.state.supremacy = before
    tokens = table.state.bene_gesserit[Side.ATREIDES]
    gain_supremacy(Play(table.state), steps)
    assert table.state.bene_gesserit[Side.ATREIDES] == tokens + gained


def test_who_is_pushed_out_of_the_tank_is_not_deployed_in_that_turn():
    table = WarTable()
    table.put("sihaya_ridge", A, "1r")
    for leader in ("chani", "alia"):
        table.enter(leader)
    table.player(A).tank = ["chani", "alia", "stilgar"]
    table.turn(A, "dd", "mm")
    to_tank(Play(table.state), "paul_atreides")
    assert table.player(A).tank == ["paul_atreides", "chani", "alia"]
    table.acts(A, "die:deployment", "sietch:sihaya_ridge")
    assert "stilgar" not in table.options(A)


@pytest.mark.parametrize(("cards", "is_asked"), [(SIX, False), ((*SIX, "evidence_of_rebellion"), True)])
def test_a_hand_holds_six_cards_at_the_end_of_the_round(cards: tuple[str, ...], is_asked: bool):
    table = WarTable()
    table.give(H, *cards)
    table.enter_phase(Phase.END)
    table.run(HandLimit(Side.HARKONNEN))
    assert table.is_asked(H, "discard") == is_asked


def test_a_named_leader_comes_home_although_no_generic_one_is_left():
    table = WarTable()
    table.put("neo_05", H, "1r baron_harkonnen")
    table.put("nei_01", H, "1r" + " bashar" * 6)
    table.enter_phase(Phase.END)
    table.run(CallHome(Side.HARKONNEN))
    table.answer(H, "baron_harkonnen")
    assert table.at("neo_05") == "1r"
    assert "baron_harkonnen" not in table.player(H).tank
