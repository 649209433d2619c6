"""What the automa does with every Harkonnen planning card. Tests are named after the cards."""

from __future__ import annotations

from games.arrakis.components import PLANNING, card_key
from games.arrakis.rules.board import harvesters, zones_with
from games.arrakis.vocabulary import DECKS, Deck, Result, Side, Vehicle
from tests.arrakis.mahdi.solo import SoloTable


def kept(table: SoloTable) -> list[str]:
    return [card_key(card) for card in table.reinforcements]


# ---- taking cards


def test_a_mentat_die_takes_a_card_of_each_deck_house_harkonnen_first():
    table = SoloTable("sihaya_ridge")
    table.next_card("barons_personal_guard")
    table.next_card("seek_out_the_mahdi")
    table.rolls("mentat")
    table.goes_any_way()
    assert [event["card"] for event in table.events_of("mahdi-turned")] == [
        "barons_personal_guard",
        "seek_out_the_mahdi",
    ]


def test_it_begins_with_the_other_deck_than_that_of_the_last_discard():
    table = SoloTable("sihaya_ridge")
    table.mahdi.discarded = Deck.HOUSE_HARKONNEN
    table.next_card("sandmasters")
    table.next_card("seek_out_the_mahdi")
    table.rolls("mentat")
    table.goes_any_way()
    assert [event["card"] for event in table.events_of("mahdi-turned")] == ["seek_out_the_mahdi", "sandmasters"]


def test_what_can_do_nothing_becomes_a_reinforcement():
    table = SoloTable("sihaya_ridge")
    table.turns_up("hunter_seeker")
    assert kept(table) == ["hunter_seeker"]
    assert not table.state.discards[Deck.HOUSE_HARKONNEN]


def test_an_empty_deck_is_shuffled_anew_from_its_discards():
    table = SoloTable("sihaya_ridge")
    deck = Deck.CORRINO_ALLY
    table.state.decks[deck].remove("seek_out_the_mahdi")
    table.state.discards[deck] = table.state.decks[deck]
    table.state.decks[deck] = ["seek_out_the_mahdi"]
    table.turns_up("seek_out_the_mahdi")
    table.state.discards[deck].remove("seek_out_the_mahdi")
    table.next_card("manipulation_of_others")
    table.rolls("strategy")
    table.mahdi.discarded = Deck.HOUSE_HARKONNEN
    table.mahdi.unrolled = 2
    table.rolls("mentat")
    table.goes_any_way()
    assert len(table.state.decks[deck]) < 17
    assert table.state.decks[deck]


def test_hawats_special_takes_three_cards_of_house_harkonnen():
    table = SoloTable("sihaya_ridge")
    table.enter("thufir_hawat")
    for card in ("forced_recruitment", "hunter_seeker", "hard_times_and_oppression"):
        table.next_card(card)
    table.rolls("mentat")
    table.goes_any_way()
    turned = [e["card"] for kind in ("mahdi-turned", "mahdi-kept") for e in table.events_of(kind)]
    assert sorted(turned) == ["forced_recruitment", "hard_times_and_oppression", "hunter_seeker"]
    assert table.state.leaders["thufir_hawat"] is False


def test_mohiams_special_takes_three_cards_of_the_corrino_ally():
    table = SoloTable("sihaya_ridge")
    table.enter("gaius_helen_mohiam")
    for card in ("hope_clouds_observation", "reports_of_traitors", "seek_out_the_mahdi"):
        table.next_card(card)
    table.rolls("mentat")
    turned = [e["card"] for kind in ("mahdi-turned", "mahdi-kept") for e in table.events_of(kind)]
    assert sorted(turned) == ["hope_clouds_observation", "reports_of_traitors", "seek_out_the_mahdi"]


# ---- House Harkonnen


def test_hard_times_and_oppression():
    table = SoloTable("sihaya_ridge")
    table.turns_up("hard_times_and_oppression")
    assert [table.at(area) for area in ("arsunt", "hagga_basin", "arrakeen")] == ["1r", "1r", "1e"]


def test_forced_recruitment():
    table = SoloTable("sihaya_ridge")
    table.turns_up("forced_recruitment")
    assert table.at("arrakeen") == "3e beast_rabban"


def test_beloved_feyd_rautha():
    table = SoloTable("sihaya_ridge")
    table.next_card("seek_out_the_mahdi")
    table.turns_up("beloved_feyd_rautha")
    assert "feyd_rautha" in table.state.leaders
    assert table.events_of("mahdi-turned")[-1]["card"] == "seek_out_the_mahdi", "then it takes the next card"


def test_beloved_feyd_rautha_once_he_is_in_play():
    table = SoloTable("sihaya_ridge", harkonnen={"carthag": "1r feyd_rautha"})
    table.turns_up("beloved_feyd_rautha")
    assert table.at("carthag") == "1r 2e feyd_rautha"


def test_harkonnen_patrols():
    table = SoloTable("sihaya_ridge")
    table.turns_up("harkonnen_patrols")
    assert (table.tie.about, table.tie.count) == ("scatter", 3)
    assert set(table.tie.among) == {"neo_02", "neo_06", "neo_09", "neo_10"}, "nearest a sietch"
    table.answer("atreides", "neo_02", "neo_06", "neo_10")
    assert table.at("neo_10") == "1r"


def test_arsunt_legion():
    table = SoloTable("sihaya_ridge")
    table.turns_up("arsunt_legion")
    table.goes_any_way()
    assert table.events_of("placed")[0]["area"] == "arsunt"
    assert table.events_of("moved")[0]["area"] == "arsunt"


def test_arsunt_legion_attacks_before_it_moves():
    table = SoloTable("sihaya_ridge", atreides={"nwo_16": "1r"})
    table.turns_up("arsunt_legion")
    assert table.attacked() == ("arsunt", "nwo_16")


def test_barons_personal_guard():
    table = SoloTable("sihaya_ridge")
    table.turns_up("barons_personal_guard")
    table.goes_any_way()
    placed = table.events_of("placed")[0]
    assert (placed["area"], placed["forces"]["leaders"]) == ("arrakeen", ["baron_harkonnen"]), "nearest a sietch"


def test_evidence_of_rebellion():
    table = SoloTable("sihaya_ridge")
    table.turns_up("evidence_of_rebellion")
    table.goes_any_way()
    assert table.events_of("placed")[0]["forces"]["units"] == {"elite": 2}
    assert len(table.reinforcements) == 2


def test_polar_cap_factories():
    table = SoloTable("sihaya_ridge")
    table.sign("sei_01")
    table.turns_up("polar_cap_factories")
    assert table.at("north_pole") == "2r 1e bashar"
    assert table.area("sei_01").wormsign is None


def test_carthag_the_former_capital():
    table = SoloTable("sihaya_ridge")
    table.turns_up("carthag_the_former_capital")
    assert table.at("carthag") == "3r 1e beast_rabban"


def test_workhorse_of_arrakis():
    table = SoloTable("sihaya_ridge")
    table.turns_up("workhorse_of_arrakis")
    table.goes_any_way()
    assert len(harvesters(table.state)) == 1
    assert zones_with(table.state, Vehicle.CARRYALL)
    assert len(table.reinforcements) == 2


def test_spotter_control():
    table = SoloTable("sihaya_ridge")
    for area in ("neo_02", "neo_06", "neo_10", "swo_01"):
        table.sign(area)
    table.turns_up("spotter_control")
    assert [a for a, there in table.state.areas.items() if there.wormsign] == ["swo_01"], "nearest the target"


def test_explosive_artillery():
    table = SoloTable("sihaya_ridge", harkonnen={"neo_02": "3r"}, atreides={"sihaya_ridge": "6r", "neo_01": "2r"})
    table.faces("hhss")
    table.turns_up("explosive_artillery")
    assert table.at("sihaya_ridge") == "4r", "the nearest to the target is the target"


def test_sandmasters():
    table = SoloTable("sihaya_ridge")
    table.turns_up("sandmasters")
    table.goes_any_way()
    assert (len(harvesters(table.state)), len(table.reinforcements)) == (3, 1)


def test_mudir_nahya():
    table = SoloTable("sihaya_ridge", "windgap", harkonnen={"neo_02": "1r"})
    table.turns_up("mudir_nahya")
    assert table.events_of("attacked")[0]["surprise"] == "yes"
    assert table.at("sihaya_ridge") == "1r 1e beast_rabban"


def test_mudir_nahya_without_rabban():
    table = SoloTable("sihaya_ridge")
    table.leave("beast_rabban")
    table.put("carthag", "harkonnen", "1r captain_aramsham")
    table.turns_up("mudir_nahya")
    assert table.at("carthag") == "1r 2e captain_aramsham baron_harkonnen"


def test_hunter_seeker():
    table = SoloTable(
        "sihaya_ridge", harkonnen={"neo_01": "1r"}, atreides={"neo_14": "1r stilgar", "neo_02": "1r paul_atreides"}
    )
    table.turns_up("hunter_seeker")
    assert table.state.players[0].tank[0] == "paul_atreides", "nearest the target"


def test_hawats_scheming():
    table = SoloTable("sihaya_ridge")
    table.turns_up("hawats_scheming")
    assert len(table.mahdi.schemes) == 1


# ---- Corrino Ally


def test_rage_overcame_shaddam_brings_him_and_the_next_card():
    table = SoloTable("sihaya_ridge")
    table.next_card("sandmasters")
    table.turns_up("rage_overcame_shaddam_a")
    table.goes_any_way()
    assert "shaddam_iv" in table.state.leaders
    assert table.events_of("mahdi-turned")[-1]["card"] == "sandmasters"


def test_rage_overcame_shaddam_a():
    table = SoloTable("sihaya_ridge")
    table.enter("shaddam_iv")
    table.turns_up("rage_overcame_shaddam_a")
    table.goes_any_way()
    assert table.events_of("placed")[0]["forces"]["units"] == {"regular": 4}
    assert table.events_of("placed")[0]["forces"]["leaders"] == ["shaddam_iv"]


def test_rage_overcame_shaddam_b():
    table = SoloTable("sihaya_ridge")
    table.enter("shaddam_iv")
    table.put("neo_07", "harkonnen", "1r")
    table.put("carthag", "harkonnen", "1r")
    table.turns_up("rage_overcame_shaddam_b")
    assert table.at("neo_07") == "1r 2s shaddam_iv"


def test_rage_overcame_shaddam_c():
    table = SoloTable("sihaya_ridge", "windgap")
    table.enter("shaddam_iv")
    table.put("neo_05", "harkonnen", "2s")
    table.turns_up("rage_overcame_shaddam_c")
    table.goes_any_way()
    assert table.at("sihaya_ridge") == "2s shaddam_iv", "moved and attacked by surprise"


def test_rage_overcame_shaddam_c_attacks_before_it_moves():
    """As in the order of a mentat die: attack before move. Otherwise the legion would leave for its target."""
    table = SoloTable("sihaya_ridge", "gara_kulon")
    table.enter("shaddam_iv")
    table.put("neo_11", "harkonnen", "2s")
    table.turns_up("rage_overcame_shaddam_c")
    table.goes_any_way()
    assert table.attacked() == ("neo_11", "gara_kulon")
    assert table.at("gara_kulon") == "2s shaddam_iv"


def test_manipulation_of_others():
    table = SoloTable("sihaya_ridge")
    table.give("atreides", "war_plan", "thumpers")
    table.turns_up("manipulation_of_others")
    assert not table.player("atreides").hand
    assert len(table.reinforcements) == 2


def test_breeding_program():
    table = SoloTable("sihaya_ridge")
    table.rows(3, 1, 1)
    table.mahdi.unrolled = 5  # The spice board locks a die, and two are used.
    table.next_card("sandmasters")
    table.turns_up("breeding_program")
    table.goes_any_way()
    assert table.mahdi.unrolled == 6, "a die of the spice board in place of a Bene Gesserit token"
    assert table.events_of("mahdi-turned")[-1]["card"] == "sandmasters"


def test_troop_carriers():
    table = SoloTable("sihaya_ridge", harkonnen={"neo_07": "2r", "arrakeen": "2e 1s bashar", "arsunt": "3r"})
    table.turns_up("troop_carriers")
    assert table.at("neo_07") == "2r 2e 1s bashar"
    assert len(table.area("arrakeen").force.tokens) == 2


def test_shigawire():
    table = SoloTable(
        "sihaya_ridge", harkonnen={"neo_07": "2s"}, atreides={"neo_02": "1r stilgar", "sihaya_ridge": "1r"}
    )
    table.turns_up("shigawire")
    table.goes_any_way()
    assert table.events_of("moved")[0]["area"] == "neo_07"
    assert table.state.players[0].tank[0] == "stilgar"


def test_hope_clouds_observation():
    table = SoloTable("sihaya_ridge")
    table.reveal("dew_collectors", "stunted_worms")
    table.turns_up("hope_clouds_observation")
    assert table.tie.about == "vision"
    table.answer("atreides", "stunted_worms")
    assert table.state.row == ["dew_collectors"]


def test_reports_of_traitors():
    table = SoloTable("sihaya_ridge")
    table.player("atreides").dice = {Result.HOUSE: 1}
    table.turns_up("reports_of_traitors")
    assert not table.player("atreides").has_die(Result.HOUSE)


def test_sardaukar_pogrom():
    table = SoloTable("sihaya_ridge")
    for area in ("neo_07", "shield_wall_e", "nei_08"):
        table.put(area, "harkonnen", "1s")
    table.put("neo_11", "harkonnen", "3r")
    table.turns_up("sardaukar_pogrom")
    table.goes_any_way()
    assert {event["area"] for event in table.events_of("moved")} == {"neo_07", "shield_wall_e", "nei_08"}


def test_sardaukars_manner():
    table = SoloTable("sihaya_ridge", "windgap", harkonnen={"neo_02": "1s"})
    table.turns_up("sardaukars_manner")
    assert table.events_of("attacked")[0]["surprise"] == "yes"


def test_spies_all_over_arrakis():
    table = SoloTable("sihaya_ridge", "windgap", atreides={"sihaya_ridge": "t:d1"})
    table.turns_up("spies_all_over_arrakis")
    assert table.area("sihaya_ridge").shown
    assert not table.area("sihaya_ridge").force.tokens
    assert len(table.reinforcements) == 2, "what it reveals itself brings no more"


def test_full_control_of_the_air():
    table = SoloTable("sihaya_ridge", harkonnen={"nei_06": "2r"})
    table.turns_up("full_control_of_the_air")
    table.goes_any_way()
    assert len(table.events_of("aircraft-placed")[0]["zones"]) == 2
    assert table.events_of("flown"), "the move uses one of them"


def test_moving_the_battle_group():
    table = SoloTable("sihaya_ridge", "gara_kulon", aims="gara_kulon")
    table.turns_up("moving_the_battle_group")
    assert table.at("shield_wall_e") == "2e bashar", "the mountain nearest a sietch"


def test_killers_without_mercy():
    table = SoloTable("sihaya_ridge", "windgap", harkonnen={"neo_02": "1s"})
    table.turns_up("killers_without_mercy")
    assert table.at("sihaya_ridge") == "1s"


def test_sardaukar_disguised():
    table = SoloTable("sihaya_ridge", harkonnen={"nei_06": "3e"})
    table.turns_up("sardaukar_disguised")
    table.goes_any_way()
    assert table.events_of("swapped")[0]["forces"]["units"] == {"special": 2}
    assert table.events_of("moved")[0]["area"] == "nei_06"


def test_i_decide_what_best_serves():
    table = SoloTable("sihaya_ridge", "windgap", harkonnen={"neo_02": "1s"})
    table.turns_up("i_decide_what_best_serves")
    assert table.at("sihaya_ridge") == "1s captain_aramsham"


def test_seek_out_the_mahdi():
    table = SoloTable("sihaya_ridge")
    table.turns_up("seek_out_the_mahdi")
    assert table.state.now.sought


def test_every_harkonnen_card_has_its_test():
    tests = [name.removeprefix("test_") for name in globals() if name.startswith("test_")]
    cards = [card for card, facts in PLANNING.items() if facts.deck in DECKS[Side.HARKONNEN]]
    assert [card for card in cards if not any(test.startswith(card) for test in tests)] == []
