"""Every planning card, played at least once."""

from pathlib import Path

import pytest

from games.arrakis.components import PLANNING
from games.arrakis.steps.ending import EndOfRound
from games.arrakis.vocabulary import Side, Vehicle
from tests.arrakis.table import WarTable


def card(
    side: str, key: str, *places: tuple[str, str, str], dice: str = "s", other: str = "hhhh", prepare=None
) -> WarTable:
    """Return a table at which the side has just played this card."""
    table = WarTable()
    for area, whose, what in places:
        table.put(area, whose, what)
    table.give(side, key)
    if prepare:
        prepare(table)
    table.turn(side, dice, other)
    table.answer(side, f"play:{key}")
    assert key in [name.partition("#")[0] for name in table.state.discards[PLANNING[key].deck]]
    return table


H, A = "harkonnen", "atreides"


# ---------------------------------------------------------------- House Harkonnen


def test_hard_times_and_oppression():
    table = card(H, "hard_times_and_oppression")
    table.acts(H, "all", "all")
    assert [table.at(area) for area in ("arsunt", "hagga_basin", "imperial_basin", "north_pole")] == ["1r"] * 4
    assert [table.at(area) for area in ("carthag", "arrakeen")] == ["1e"] * 2


def test_forced_recruitment():
    table = card(H, "forced_recruitment")
    table.acts(H, "at:arrakeen", "baron_harkonnen")
    assert table.at("arrakeen") == "3e baron_harkonnen"


def test_beloved_feyd_rautha_enters_or_gets_elites():
    table = card(H, "beloved_feyd_rautha")
    table.answer(H, "enter")
    assert "feyd_rautha" in table.state.leaders
    assert "beast_rabban" in table.state.gone
    table = card(H, "beloved_feyd_rautha", ("carthag", H, "1r feyd_rautha"))
    table.answer(H, "at:carthag")
    assert table.at("carthag") == "1r 2e feyd_rautha"


def test_harkonnen_patrols():
    table = card(H, "harkonnen_patrols")
    table.answer(H, "neo_01", "neo_02", "neo_05")
    assert [table.at(area) for area in ("neo_01", "neo_02", "neo_05")] == ["1r"] * 3


def test_arsunt_legion():
    table = card(H, "arsunt_legion")
    table.acts(H, "at:arsunt", "bashar", "way:1", "move:arsunt", "to:nwo_16")
    assert table.at("nwo_16") == "1r 1e bashar"


def test_the_barons_personal_guard_comes_with_him_unless_he_is_in_the_tank():
    table = card(H, "barons_personal_guard", ("arsunt", H, "1r baron_harkonnen"))
    table.answer(H, "at:carthag")
    assert (table.at("carthag"), table.at("arsunt")) == ("2e baron_harkonnen", "1r")
    table = card(H, "barons_personal_guard", prepare=lambda t: t.player(H).tank.__setitem__(0, "baron_harkonnen"))
    table.answer(H, "at:carthag")
    assert table.at("carthag") == "2e"


def test_evidence_of_rebellion():
    table = card(H, "evidence_of_rebellion")
    table.acts(H, "at:hagga_basin", "draw:2:0")
    assert table.at("hagga_basin") == "2e"
    assert len(table.player(H).hand) == 2


def test_polar_cap_factories():
    table = card(H, "polar_cap_factories", prepare=lambda t: t.sign("wind_pass"))
    table.acts(H, "at:north_pole", "all")
    assert table.at("north_pole") == "2r 1e bashar"
    assert table.area("wind_pass").wormsign is None


def test_carthag_the_former_capital():
    table = card(H, "carthag_the_former_capital")
    table.acts(H, "at:carthag", "none")
    assert table.at("carthag") == "3r 1e"


def test_workhorse_of_arrakis():
    table = card(H, "workhorse_of_arrakis")
    table.acts(H, "harvester", "to:neo_01", "carryall", "to:az_neo_nei", "draw:0:2")
    assert table.area("neo_01").harvester
    assert table.state.zones == {"az_neo_nei": Vehicle.CARRYALL}


def test_spotter_control():
    table = card(H, "spotter_control", prepare=lambda t: [t.sign(area) for area in ("neo_01", "neo_02")])
    table.answer(H, "neo_01")
    assert table.area("neo_01").wormsign is None
    assert table.is_asked(H, "draw")


def test_explosive_artillery_flips_tokens_and_counts_hits_and_specials():
    table = card(H, "explosive_artillery", ("neo_12", H, "1r"), ("gara_kulon", A, "t:d1 t:d2"))
    table.faces("h*ss")
    table.acts(H, "done", "strike:gara_kulon")
    assert table.at("gara_kulon") == "2r"
    assert table.area("gara_kulon").sietch == 2


def test_sandmasters():
    table = card(H, "sandmasters")
    table.acts(H, "harvester", "to:neo_01", "harvester", "to:neo_02", "harvester", "to:neo_04")
    assert table.is_asked(H, "draw")


def test_mudir_nahya_brings_rabban_to_a_surprise_or_another_leader():
    table = card(H, "mudir_nahya", ("neo_12", H, "2r"), ("gara_kulon", A, "1r"), ("carthag", H, "1r"))
    table.answer(H, "at:neo_12")
    assert table.at("neo_12") == "2r 1e beast_rabban"
    table.faces("sss", "sss")
    table.answer(H, "attack:neo_12:gara_kulon")
    assert table.events_of("attacked")[0]["surprise"] == "yes"
    table = card(H, "mudir_nahya", ("carthag", H, "1r"), prepare=lambda t: t.leave("beast_rabban"))
    table.acts(H, "at:carthag", "none")
    assert table.at("carthag") == "1r 2e"


def test_hunter_seeker_strikes_in_the_sector_of_a_legion():
    table = card(
        H, "hunter_seeker", ("neo_01", H, "1r"), ("neo_16", A, "1r stilgar"), ("windgap", A, "1r lady_jessica")
    )
    assert set(table.options(H, "tank")) == {"stilgar", "none"}
    table.answer(H, "stilgar")
    assert table.player(A).tank[0] == "stilgar"


# ---------------------------------------------------------------- Corrino Ally


@pytest.mark.parametrize("version", ["a", "b", "c"])
def test_rage_overcame_shaddam_and_he_enters(version):
    table = card(H, f"rage_overcame_shaddam_{version}")
    assert "shaddam_iv" in table.state.leaders


def test_rage_overcame_shaddam_who_comes_with_regulars():
    table = card(H, "rage_overcame_shaddam_a", prepare=lambda t: t.enter("shaddam_iv"))
    table.answer(H, "at:arsunt")
    assert table.at("arsunt") == "4r shaddam_iv"


def test_rage_overcame_shaddam_who_comes_with_sardaukar():
    table = card(H, "rage_overcame_shaddam_b", ("carthag", H, "1r"), prepare=lambda t: t.enter("shaddam_iv"))
    table.answer(H, "at:carthag")
    assert table.at("carthag") == "1r 2s shaddam_iv"


def test_rage_overcame_shaddam_who_leads_an_assault():
    table = card(
        H,
        "rage_overcame_shaddam_c",
        ("neo_08", H, "2s"),
        ("gara_kulon", A, "1r"),
        prepare=lambda t: t.enter("shaddam_iv"),
    )
    table.faces("ss", "sss")
    table.acts(H, "at:neo_08", "move:neo_08", "to:neo_12", "attack:neo_12:gara_kulon")
    assert table.at("neo_12") == "2s shaddam_iv"
    assert table.events_of("attacked")[0]["surprise"] == "yes"


def test_manipulation_of_others():
    table = card(H, "manipulation_of_others", prepare=lambda t: t.give(A, "the_voice", "war_plan", "thumpers"))
    table.answer(A, "the_voice", "thumpers")
    assert table.player(A).hand == ["war_plan"]
    assert table.is_asked(H, "draw")


def test_breeding_program():
    table = card(H, "breeding_program")
    assert table.state.bene_gesserit[Side.HARKONNEN] == 1


def test_shigawire_strikes_next_to_the_legion_that_moved():
    table = card(H, "shigawire", ("neo_07", H, "1s"), ("gara_kulon", A, "1r stilgar"), ("neo_02", A, "1r lady_jessica"))
    table.acts(H, "move:neo_07", "to:neo_11", "stilgar")
    assert table.player(A).tank[0] == "stilgar"


def test_hope_clouds_observation_but_not_the_eyes_of_ibad():
    table = WarTable()
    table.give(H, "hope_clouds_observation")
    table.reveal("the_desert_war", "dew_collectors")
    table.state.held = ["the_desert_war"]
    table.turn(H, "s", "s")
    table.answer(H, "play:hope_clouds_observation")
    assert set(table.options(H, "cloud")) == {"dew_collectors", "none"}
    table.answer(H, "dew_collectors")
    assert table.state.row == ["the_desert_war"]


def test_reports_of_traitors_take_a_house_die_and_no_tank_advances():
    table = card(H, "reports_of_traitors", other="hs", prepare=lambda t: t.player(A).tank.__setitem__(0, "stilgar"))
    assert table.state.unused_dice(Side.ATREIDES) == 1
    assert table.player(A).tank[0] == "stilgar"


def test_sardaukar_pogrom_moves_three_legions_with_sardaukar():
    table = card(
        H, "sardaukar_pogrom", ("nei_07", H, "1s"), ("sei_03", H, "1s"), ("swi_02", H, "1s"), ("carthag", H, "1r")
    )
    assert "move:carthag" not in table.options(H, "maneuver")
    table.acts(H, "move:nei_07", "to:sei_02", "move:sei_03", "to:harg_pass", "move:swi_02", "to:swi_01")
    assert [table.at(area) for area in ("sei_02", "harg_pass", "swi_01")] == ["1s"] * 3


def test_sardaukars_manner():
    table = card(H, "sardaukars_manner", ("neo_12", H, "2s"), ("gara_kulon", A, "1r"))
    table.faces("ss", "sss")
    table.acts(H, "way:2", "attack:neo_12:gara_kulon")
    assert table.events_of("attacked")[0]["surprise"] == "yes"


def test_spies_all_over_arrakis():
    table = card(H, "spies_all_over_arrakis", ("windgap", A, "t:d1"))
    table.answer(H, "spy:windgap")
    assert table.area("windgap").shown
    assert table.at("windgap") == "2r"


def test_spies_all_over_arrakis_may_flip_only_the_tokens():
    table = card(H, "spies_all_over_arrakis", ("windgap", A, "t:d1"))
    table.answer(H, "spy-tokens:windgap")
    assert not table.area("windgap").shown
    assert table.at("windgap") == "2r"


def test_full_control_of_the_air():
    table = card(H, "full_control_of_the_air", ("carthag", H, "1r"))
    table.acts(H, "ornithopter", "to:az_neo_nei", "ornithopter", "to:az_nei_sei", "move:carthag", "to:arsunt")
    assert len(table.state.zones) == 2
    assert table.at("arsunt") == "1r"


def test_moving_the_battle_group():
    table = card(H, "moving_the_battle_group")
    table.answer(H, "at:nwo_13")
    assert table.at("nwo_13") == "2e bashar"


def test_killers_without_mercy_continue_for_nothing():
    table = card(H, "killers_without_mercy", ("neo_12", H, "2s"), ("gara_kulon", A, "2r"))
    table.faces("ss", "ssss", "ss", "ssss")
    table.acts(H, "attack:neo_12:gara_kulon", "continue")
    assert table.at("neo_12") == "2s"


def test_sardaukar_disguised():
    table = card(H, "sardaukar_disguised", ("nei_07", H, "2e"))
    table.pick(H, {"nei_07": 2})
    table.acts(H, "move:nei_07", "to:sei_02")
    assert table.at("sei_02") == "2s"


def test_i_decide_what_best_serves_his_majesty():
    table = card(H, "i_decide_what_best_serves", ("nei_07", H, "2s"))
    table.acts(H, "at:nei_07", "way:1", "move:nei_07", "to:sei_02")
    assert table.at("sei_02") == "2s captain_aramsham"


def test_seek_out_the_mahdi_holds_paul_for_a_turn():
    table = card(
        H, "seek_out_the_mahdi", ("neo_06", A, "1r paul_atreides"), ("neo_01", A, "1r"), dice="ss", other="sss"
    )
    while table.state.turn.side == Side.HARKONNEN:
        table.mildly()
    table.answer(A, "die:strategy")
    assert "move:neo_06" not in table.options(A, "maneuver")
    assert "move:neo_01" in table.options(A, "maneuver")


# ---------------------------------------------------------------- House Atreides


def test_war_plan_is_a_die_more_in_every_round():
    table = card(
        A,
        "war_plan",
        ("neo_12", A, "2r"),
        ("gara_kulon", H, "2r"),
        prepare=lambda t: setattr(t.area("gara_kulon"), "sietch", 0),
    )
    table.faces("sss", "ss", "sss", "ss")
    table.acts(A, "way:2", "attack:neo_12:gara_kulon", "continue")
    if table.is_asked(H, "retreat"):
        table.answer(H, "stand")
    assert [len(told["faces"]) for told in table.events_of("battle-rolled") if told["side"] == "atreides"] == [3, 3]


def test_alia_enters_after_the_reverend_mother_or_strikes():
    table = card(A, "alia_the_abomination")
    assert "alia" not in table.state.leaders
    table = card(A, "alia_the_abomination", prepare=lambda t: t.enter("reverend_mother_jessica"))
    assert "alia" in table.state.leaders
    table = card(A, "alia_the_abomination", prepare=lambda t: t.enter("alia"))
    table.answer(A, "baron_harkonnen")
    assert table.player(H).tank[0] == "baron_harkonnen"
    assert table.is_asked(A, "draw")


@pytest.mark.parametrize("version", ["a", "b", "c"])
def test_smugglers_bring_gurney(version):
    table = card(A, f"smugglers_{version}")
    table.answer(A, "at:neo_01")
    assert table.at("neo_01") == "2e gurney_halleck"


def test_smugglers_lay_wormsigns_and_move():
    table = card(A, "smugglers_a", ("neo_06", A, "1r gurney_halleck"))
    table.answer(A, "neo_01", "neo_02")
    table.acts(A, "move:neo_06", "to:neo_05")
    assert table.at("neo_05") == "1r gurney_halleck"


def test_smugglers_reinforce_gurney():
    table = card(A, "smugglers_b", ("neo_06", A, "1r gurney_halleck"))
    table.answer(A, "at:neo_06")
    assert table.at("neo_06") == "1r 2e gurney_halleck"


def test_smugglers_destroy_vehicles_of_the_sector_and_the_air():
    def prepare(table: WarTable) -> None:
        table.harvest("neo_01", "seo_01")
        table.fly("az_neo_nei", "carryall")
        table.fly("az_swo_swi")

    table = card(A, "smugglers_c", ("neo_06", A, "1r gurney_halleck"), prepare=prepare)
    assert set(table.options(A, "sabotage")) == {"neo_01", "az_neo_nei"}
    table.answer(A, "neo_01", "az_neo_nei")
    assert not table.area("neo_01").harvester
    assert set(table.state.zones) == {"az_swo_swi"}


def test_the_voice():
    table = card(A, "the_voice", prepare=lambda t: t.give(H, "sandmasters"))
    assert table.player(H).hand == []


def test_death_commandos():
    table = card(A, "death_commandos", ("neo_06", A, "2e"))
    table.pick(A, {"neo_06": 2})
    table.acts(A, "move:neo_06", "to:neo_05")
    assert table.at("neo_05") == "2s"


def test_tested_with_the_gom_jabbar_gives_a_second_objective_that_wins_too():
    table = card(A, "tested_with_the_gom_jabbar")
    assert len(table.view(A).tracks.objectives) == 2
    assert table.view(H).tracks.objectives == ()


def test_chatt_the_leaper():
    table = card(A, "chatt_the_leaper")
    table.answer(A, "at:windgap")
    assert table.at("windgap") == "2s naib"


def test_truthtrance_binds_the_next_harkonnen_die():
    table = card(A, "truthtrance", other="sm")
    table.acts(A, "mentat", "way:1", "draw:1:1")
    while table.state.turn.side == Side.ATREIDES:
        table.mildly()
    dice = [key for key in table.options(H, "action") if key.startswith("die:")]
    assert dice == ["die:mentat"]


def test_adab_renews_the_row():
    table = card(A, "adab_the_demanding_memory", prepare=lambda t: t.reveal("the_desert_war", "dew_collectors"))
    table.answer(A, "the_desert_war")
    assert len(table.state.row) == 2
    assert "the_desert_war" in table.state.seen_visions


def test_alam_al_mithal_shifts_steps_between_markers():
    table = card(A, "alam_al_mithal", prepare=lambda t: t.markers(kh=4))
    table.acts(A, "kh:sd", "3")
    assert list(table.state.markers.values()) == [1, 3, 0]
    assert "reverend_mother_jessica" in table.state.leaders


def test_voice_from_the_outer_world_brings_paul():
    table = card(A, "voice_from_the_outer_world", ("neo_06", A, "1r"))
    table.answer(A, "at:neo_06")
    assert table.at("neo_06") == "1r 1s paul_atreides"
    table.acts(A, "way:1", "move:neo_06", "to:neo_05")
    assert table.at("neo_05") == "1r 1s paul_atreides"


def test_our_family_atomics_from_four_on_or_desert_power_twice():
    table = card(A, "our_family_atomics", prepare=lambda t: t.markers(kh=4))
    table.answer(A, "blast:rimwall_west")
    assert table.state.atomics == "rimwall_west"
    table = card(A, "our_family_atomics", prepare=lambda t: setattr(t.state, "atomics", "rimwall_west"))
    table.acts(A, "nothing")
    assert table.is_asked(A, "desert-power")
    table.acts(A, "nothing")
    assert not table.is_asked(A, "desert-power")


def test_battle_language():
    table = card(
        A,
        "battle_language",
        ("neo_12", A, "1r naib"),
        ("gara_kulon", H, "6r"),
        prepare=lambda t: setattr(t.area("gara_kulon"), "sietch", 0),
    )
    table.faces("s", "ssss")
    table.acts(A, "way:2", "attack:neo_12:gara_kulon")
    assert len(table.state.fight.rolled[Side.HARKONNEN]) == 4


def test_bill_of_particulars_activates_no_ban():
    table = card(A, "bill_of_particulars", prepare=lambda t: t.rows(1, 1, 4))
    table.answer(A, "landsraad")
    assert table.state.imperium["landsraad"] == 5
    assert table.state.bans == []


def test_fear_is_the_mind_killer_adds_two_steps_to_a_claim():
    table = card(A, "fear_is_the_mind_killer", prepare=lambda t: t.reveal("bene_gesserit_ways"))
    table.answer(A, "bene_gesserit_ways")
    table.put("gara_kulon", A, "1r paul_atreides lady_jessica")
    table.state.asks.clear()
    table.run(EndOfRound())
    table.acts(A, "claim:bene_gesserit_ways", "jh")
    assert list(table.state.markers.values()) == [2, 0, 2]


# ---------------------------------------------------------------- Fremen Ally


def test_shai_hulud_enters_exhausted_and_then_moves_and_attacks():
    table = card(A, "shai_hulud")
    table.answer(A, "at:neo_01")
    assert table.area("neo_01").worm == "wild_maker"
    assert table.state.leaders["wild_maker"] is False
    table = card(A, "shai_hulud", ("neo_06", H, "2r"), prepare=lambda t: t.worm("neo_01", "wild_maker"))
    table.faces("hhssss")
    table.acts(A, "to:neo_02", "strike:neo_06")
    assert table.at("neo_06") == ""
    assert table.area("neo_02").worm is None


def test_wall_of_sandworms():
    table = card(A, "wall_of_sandworms", prepare=lambda t: t.worm("neo_01"))
    table.answer(A, "at:neo_02")
    assert table.area("neo_02").worm == "sandworm"
    assert table.is_asked(A, "desert-power")


def test_dust_chasms_swallow_harvesters_of_the_deep_desert_of_one_sector():
    table = card(A, "dust_chasms", prepare=lambda t: t.harvest("neo_01", "neo_02", "neo_05", "swo_01"))
    table.answer(A, "neo")
    assert set(table.options(A, "sabotage")) == {"neo_01", "neo_02"}
    table.answer(A, "neo_01", "neo_02")
    assert table.state.now.harvesters_lost == 2


def test_fremen_rockets():
    table = card(
        A, "fremen_rockets", ("neo_06", A, "1r"), prepare=lambda t: (t.harvest("neo_01", "neo_02"), t.fly("az_neo_nei"))
    )
    table.faces("h*s")
    table.answer(A, "neo")
    assert table.ask(A, "sabotage").most == 2
    table.answer(A, "az_neo_nei")
    assert table.state.zones == {}


def test_eyes_of_ibad_hold_a_card_beyond_the_round():
    table = card(A, "eyes_of_ibad", prepare=lambda t: t.reveal("the_desert_war", "dew_collectors"))
    table.answer(A, "the_desert_war")
    table.state.asks.clear()
    table.run(EndOfRound())
    assert set(table.options(A, "prune")) == {"dew_collectors"}
    table.pick(A, {})
    assert table.state.row == ["the_desert_war"]


def test_captured_ornithopter_strikes_only_with_one():
    table = card(A, "captured_ornithopter", ("pasty_mesa", H, "3r"), prepare=lambda t: t.fly("az_seo_sei"))
    table.faces("hhs")
    table.acts(A, "az_seo_sei", "strike:pasty_mesa")
    assert table.at("pasty_mesa") == "1r"
    table = card(A, "captured_ornithopter", ("pasty_mesa", H, "3r"))
    assert not table.is_asked(A, "capture")
    assert not table.is_asked(A, "strike")


def test_crysknife():
    table = card(A, "crysknife", ("neo_06", A, "1s"), ("neo_08", H, "1r baron_harkonnen"))
    table.acts(A, "move:neo_06", "to:neo_05", "baron_harkonnen")
    assert table.player(H).tank[0] == "baron_harkonnen"


def test_cielagos_piping_message_reinforces_a_threatened_sietch():
    table = card(A, "cielagos_piping_message", ("neo_08", H, "1r"))
    assert set(table.options(A)) == {"sietch:gara_kulon", "sietch:sihaya_ridge", "none"}
    table.answer(A, "sietch:gara_kulon")
    assert len(table.area("gara_kulon").force.tokens) == 1
    assert table.is_asked(A, "draw")


def test_jubba_cloaks_move_a_led_legion_on_desert():
    table = card(A, "jubba_cloaks", ("neo_06", A, "1r naib"), ("nwo_13", A, "1r naib"), ("neo_01", A, "1r"))
    assert [key for key in table.options(A, "maneuver") if key.startswith("move")] == ["move:neo_06"]


def test_hieregs():
    table = card(A, "hieregs")
    table.answer(A, "neo_01", "neo_02")
    assert table.at("neo_01") == "1r"
    assert table.is_asked(A, "desert-power")


def test_grandmother_of_a_storm():
    table = WarTable()
    table.put("neo_05", H, "3r")
    table.give(A, "grandmother_of_a_storm")
    table.turn(A, "s", "ss")
    table.faces("hh")
    table.answer(A, "play:grandmother_of_a_storm")
    assert table.at("neo_05") == "1r"


def test_stillsuits_exchange_tokens_between_sietches():
    table = card(A, "stillsuits", ("windgap", A, "t:d1 naib 1r"), ("neo_06", A, "1r"))
    table.acts(A, "move:neo_06", "to:neo_05", "from:windgap", "with:gara_kulon")
    assert (table.at("gara_kulon"), table.at("windgap")) == ("t:d1", "1r naib")


def test_i_am_stilgar_the_fremen():
    table = card(A, "i_am_stilgar_the_fremen")
    table.answer(A, "at:pasty_mesa")
    assert table.at("pasty_mesa") == "1r 2e stilgar"


def test_thumpers_call_two_worms_beside_legions():
    table = card(A, "thumpers", ("neo_01", A, "1r"))
    table.acts(A, "at:neo_02", "at:neo_03")
    assert table.area("neo_02").worm
    assert table.area("neo_03").worm


def test_kitab_al_ibar_moves_a_sietch_to_an_empty_desert_area():
    table = WarTable()
    table.put("habbanya_ridge", A, "2r t:d1 naib")
    table.harvest("swo_03")
    table.give(A, "kitab_al_ibar")
    table.turn(A, "s", "ss")
    table.acts(A, "play:kitab_al_ibar", "from:habbanya_ridge")
    assert "to:swo_03" not in table.options(A)
    table.answer(A, "to:swo_05")
    table.pick(A, {"regular": 1, "token:d1": 1})
    table.pick(A, {"leader:naib": 1})
    assert table.at("swo_05") == "1r t:d1 naib"
    assert table.at("habbanya_ridge") == "1r"
    there = table.area("swo_05")
    assert (there.sietch, there.shown, table.area("habbanya_ridge").sietch) == (2, False, 0)


def test_sandtides_carry_a_legion_off():
    table = card(A, "sandtides", ("neo_05", H, "3r"))
    table.acts(A, "from:neo_05", "to:neo_06")
    assert table.at("neo_06") == "3r"
    assert table.is_asked(A, "desert-power")


def test_every_planning_card_is_played_in_a_test():
    code = "".join(path.read_text() for path in Path(__file__).parent.glob("test_*.py"))
    assert [key for key in PLANNING if key.rstrip("abc").rstrip("_") not in code and key not in code] == []
