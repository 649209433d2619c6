"""Leaders, tanks and prescience."""

import pytest

from games.arrakis import GAME
from games.arrakis.components import BOX, LEADERS, TOKENS, VISIONS
from games.arrakis.rules.board import is_available
from games.arrakis.rules.leaders import push_into, to_tank
from games.arrakis.rules.tracks import advance_marker, gain_supremacy
from games.arrakis.rules.visions import CONDITIONS, claimable
from games.arrakis.state import Phase
from games.arrakis.steps.ending import EndOfRound, decided_by
from games.arrakis.vocabulary import Deck, Marker, Side
from games.core.agenda import Play
from games.core.texts import words
from tests.arrakis.table import WarTable


def do(table: WarTable, deed, *args) -> None:
    play = Play(table.state)
    deed(play, *args)
    table.events += play.events


def end_turn(table: WarTable, side: str) -> None:
    while table.state.turn.side == side and table.questions():
        table.mildly()


def test_a_leader_lost_in_a_paid_turn_advances_at_once_and_is_free_after_two_more():
    table = WarTable()
    table.put("neo_12", "atreides", "1r paul_atreides")
    table.area("gara_kulon").sietch = 0
    table.put("gara_kulon", "harkonnen", "3r")
    table.put("tasmin_sink", "atreides", "1r")
    table.turn("atreides", "smm", "ssssss")
    table.faces("s", "hhh")
    table.acts("atreides", "die:strategy", "attack:neo_12:gara_kulon")
    end_turn(table, "atreides")
    assert table.events_of("tanked")
    assert table.player("atreides").tank == ["", "paul_atreides", ""], "one space on at the end of the same turn"
    for tank in (["", "", "paul_atreides"], ["", "", ""]):
        table.turn("atreides", "m", "s")
        table.acts("atreides", "die:mentat")
        end_turn(table, "atreides")
        assert table.player("atreides").tank == tank


def test_desert_power_does_not_advance_the_tank():
    table = WarTable()
    table.player("atreides").tank = ["stilgar", "", ""]
    table.turn("atreides", "", "ss")
    table.acts("atreides", "desert", "nothing")
    end_turn(table, "atreides")
    assert table.player("atreides").tank == ["stilgar", "", ""]


def test_a_newcomer_pushes_the_others_on_and_the_last_is_free():
    table = WarTable()
    table.player("atreides").tank = ["stilgar", "lady_jessica", "chani"]
    do(table, to_tank, "paul_atreides")
    assert table.player("atreides").tank == ["paul_atreides", "stilgar", "lady_jessica"]
    assert table.state.turn.resting == ["chani"]


def test_a_newcomer_pushes_only_as_far_as_there_is_no_room():
    table = WarTable()
    table.player("harkonnen").tank = ["beast_rabban", "", "baron_harkonnen", "", ""]
    do(table, to_tank, "captain_aramsham")
    assert table.player("harkonnen").tank == ["captain_aramsham", "beast_rabban", "baron_harkonnen", "", ""]


def test_muad_dib_replaces_paul_in_place_and_the_reverend_mother_jessica():
    table = WarTable()
    table.put("neo_06", "atreides", "1r paul_atreides")
    table.state.leaders["paul_atreides"] = False
    table.player("atreides").tank = ["", "lady_jessica", ""]
    table.markers(2, 2, 0)
    do(table, advance_marker, Marker.KH, 2)
    do(table, advance_marker, Marker.SD, 1)
    assert table.at("neo_06") == "1r paul_muad_dib"
    assert table.state.leaders["paul_muad_dib"] is False, "the card stays exhausted"
    assert table.player("atreides").tank == ["", "reverend_mother_jessica", ""]
    assert {"paul_atreides", "lady_jessica"} <= set(table.state.gone)


def test_feyd_enters_and_rabban_leaves_even_from_the_tank():
    table = WarTable()
    table.player("harkonnen").tank[2] = "beast_rabban"
    table.state.supremacy = 5
    do(table, gain_supremacy, 3)
    assert "feyd_rautha" in table.state.leaders
    assert "beast_rabban" not in table.player("harkonnen").tank
    assert table.state.bene_gesserit[Side.ATREIDES] == 2, "the step at 8 was reached"


def test_hawat_enters_at_one_and_harkonnen_win_at_ten():
    table = WarTable()
    do(table, gain_supremacy, 1)
    assert "thufir_hawat" in table.state.leaders
    do(table, gain_supremacy, 12)
    assert table.state.ending.side == Side.HARKONNEN
    assert table.state.supremacy == BOX.supremacy.win


def test_a_win_by_supremacy_says_that_targets_reached_do_not_count_in_the_middle_of_a_round():
    table = WarTable()
    table.markers(kh=12, sd=12, jh=12)
    do(table, gain_supremacy, 12)
    assert decided_by(table.state).key == "arrakis-won-supremacy-first"


def test_chani_enters_at_jihad_three_and_alia_at_six_of_any():
    table = WarTable()
    do(table, advance_marker, Marker.JH, 3)
    assert "chani" in table.state.leaders
    assert "alia" not in table.state.leaders
    do(table, advance_marker, Marker.JH, 3)
    assert "alia" in table.state.leaders


def test_paul_drinks_the_water_of_life_far_from_harkonnen():
    table = WarTable()
    table.put("neo_06", "atreides", "1r paul_atreides")
    table.reveal("paul_drinks_the_water_of_life")
    table.put("gara_kulon", "harkonnen", "1r")
    table.turn("atreides", "s", "ss")
    assert "vision:paul_drinks_the_water_of_life" not in table.options("atreides", "action")
    table.area("gara_kulon").force.units.clear()
    table.area("gara_kulon").side = None
    table.answer("atreides", "vision:paul_drinks_the_water_of_life")
    assert table.state.markers["kh"] == 2
    assert table.state.unused_dice(Side.ATREIDES) == 0
    assert "paul_atreides" in table.player("atreides").tank


def test_two_claims_a_round_are_the_most():
    table = WarTable()
    table.reveal("the_desert_war")
    for area in ("neo_01", "neo_02", "neo_05", "neo_06"):
        table.put(area, "atreides", "1r")
    table.enter_phase(Phase.END)
    table.state.now.claims = 2
    assert claimable(table.state, "end_of_round") == []
    table.state.now.claims = 1
    assert claimable(table.state, "end_of_round") == ["the_desert_war"]


def test_the_desert_war_counts_no_sietch_area():
    table = WarTable()
    for area in ("neo_01", "neo_02", "neo_05", "gara_kulon"):
        table.put(area, "atreides", "1r")
    assert not CONDITIONS["the_desert_war"](table.state)
    table.put("neo_06", "atreides", "1r")
    assert CONDITIONS["the_desert_war"](table.state)


MET = {
    "dew_collectors": {"pasty_mesa": "1r", "seo_05": "1r", "swo_08": "1r"},
    "fremen_call_paul_mahdi": {"gara_kulon": "1r paul_atreides"},
    "water_discipline": {"neo_01": "1r paul_atreides", "neo_02": "1r lady_jessica"},
    "new_hidden_wind_traps": {"nwo_13": "1r", "nwo_14": "1r", "nwo_15": "1r"},
    "stunted_worms": {"harg_pass": "1r", "nei_07": "1r"},
    "bene_gesserit_ways": {"gara_kulon": "1r paul_atreides lady_jessica"},
    "the_desert_war": {"neo_01": "1r", "neo_02": "1r", "neo_05": "1r", "neo_06": "1r"},
    "the_lisan_al_gaib": {"neo_01": "t:d1 t:d2 paul_atreides"},
}


@pytest.mark.parametrize("card", MET)
def test_every_card_of_the_rounds_end_is_claimed_where_it_holds(card):
    table = WarTable()
    table.reveal(card)
    before = dict(table.state.markers)
    table.run(EndOfRound())
    assert not table.is_asked("atreides", "claim")
    table = WarTable()
    table.reveal(card)
    for area, what in MET[card].items():
        table.put(area, "atreides", what)
    table.run(EndOfRound())
    table.answer("atreides", f"claim:{card}")
    if table.is_asked("atreides", "flip-two"):
        table.mildly()
    award = VISIONS[card].award
    assert {m: table.state.markers[m] - before[m] for m in Marker} == {m: award.of(m) for m in Marker}
    assert card in table.state.seen_visions


def test_the_mahdi_reveals_the_sietch_and_the_lisan_al_gaib_two_tokens():
    table = WarTable()
    table.reveal("fremen_call_paul_mahdi", "the_lisan_al_gaib")
    table.put("gara_kulon", "atreides", "t:d1 t:d2 paul_atreides")
    table.run(EndOfRound())
    table.answer("atreides", "claim:fremen_call_paul_mahdi")
    assert table.area("gara_kulon").shown
    table.answer("atreides", "claim:the_lisan_al_gaib")
    table.answer("atreides", "token:d1", "token:d2")
    assert table.at("gara_kulon") == "4r paul_atreides"


def action_claim(card: str, prepare) -> WarTable:
    table = WarTable()
    table.reveal(card)
    table.turn("atreides", "s", "ss")
    assert f"claim:{card}" not in table.options("atreides", "action")
    prepare(table)
    table.answer("atreides", f"claim:{card}")
    return table


def test_riders_of_the_great_maker():
    table = action_claim("standin_sandriders", lambda t: setattr(t.state.now, "rode_far", True))
    assert (table.state.markers["kh"], table.state.markers["sd"]) == (1, 1)


def test_the_spice_will_not_flow():
    table = action_claim("standin_burning_harvesters", lambda t: setattr(t.state.now, "harvesters_lost", 2))
    assert table.state.markers["jh"] == 2


def test_the_legend_grows():
    table = action_claim("standin_legend", lambda t: setattr(t.state.now, "legend", True))
    assert (table.state.markers["kh"], table.state.markers["jh"]) == (1, 1)


def test_the_dream_of_liet_kynes():
    table = action_claim("standin_kynes", lambda t: setattr(t.state, "stations_taken", 3))
    assert table.state.markers["sd"] == 2


def test_a_gathering_of_makers():
    table = action_claim("standin_makers", lambda t: [t.worm(area) for area in ("neo_01", "neo_02", "neo_05")])
    assert (table.state.markers["kh"], table.state.markers["sd"]) == (1, 1)


def test_at_the_gates():
    table = action_claim("standin_gates", lambda t: t.put("nei_01", "atreides", "4r"))
    assert table.state.markers["jh"] == 2


def test_families_flee_to_the_south_all_together():
    table = WarTable()
    table.reveal("families_flee_south")
    table.put("gara_kulon", "atreides", "2r t:d1 naib")
    table.put("tasmin_sink", "atreides", "1r")
    table.turn("atreides", "s", "ss")
    table.acts("atreides", "claim:families_flee_south", "from:gara_kulon")
    assert "to:pasty_mesa" in table.options("atreides"), "beside a sietch"
    table.answer("atreides", "to:tasmin_sink")
    assert table.at("tasmin_sink") == "3r t:d1 naib"
    assert table.area("gara_kulon").sietch == 2, "the sietch stays"


def test_a_vision_that_came_true_in_the_last_harkonnen_turn_is_claimed_at_its_end():
    table = WarTable()
    table.reveal("standin_gates")
    table.put("nei_01", "atreides", "4r")
    table.put("pasty_mesa", "harkonnen", "1r")
    table.turn("harkonnen", "m", "")
    table.acts("harkonnen", "die:mentat", "draw:2:0")
    while not table.is_asked("atreides", "claim"):
        table.mildly()
    orders = table.ask("atreides", "claim").standing
    assert orders[0].picks == {"first": 1}
    table.answer("atreides", "first")
    assert table.state.markers["jh"] == 2


def test_the_objective_wins_at_the_end_of_the_round():
    table = WarTable()
    table.markers(12, 12, 12)
    table.run(EndOfRound())
    assert table.state.ending.side == Side.ATREIDES
    assert table.events_of("won-objective")


def test_named_leaders_may_be_swapped_for_generic_ones_at_the_end_of_the_round():
    table = WarTable()
    table.put("carthag", "harkonnen", "2r baron_harkonnen")
    table.run(EndOfRound())
    table.answer("harkonnen", "baron_harkonnen")
    assert table.at("carthag") == "2r bashar"


def test_unclaimed_visions_are_removed_or_shuffled_back_and_hands_shrink_to_six():
    table = WarTable()
    table.reveal("the_desert_war", "dew_collectors")
    table.state.leaders["stilgar"] = False
    table.give(
        "harkonnen",
        "sandmasters",
        "hunter_seeker",
        "mudir_nahya",
        "forced_recruitment",
        "arsunt_legion",
        "spotter_control",
        "shigawire",
    )
    table.run(EndOfRound())
    table.answer("harkonnen", "shigawire")
    assert len(table.player("harkonnen").hand) == 6
    table.answer("atreides", "the_desert_war")
    assert "the_desert_war" in table.state.seen_visions
    assert "dew_collectors" in table.state.prescience_deck
    assert table.state.leaders["stilgar"], "refreshed"


# ---------------------------------------------------------------- specials of the leaders


def special(leader: str, side: str, die: str, setup) -> WarTable:
    table = WarTable()
    table.enter(leader)
    setup(table)
    table.turn(side, die, "ss")
    table.answer(side, f"special:{leader}")
    assert table.state.leaders[leader] is False
    return table


def test_the_baron_makes_three_regulars_elite():
    table = special("baron_harkonnen", "harkonnen", "h", lambda t: t.put("carthag", "harkonnen", "4r"))
    table.pick("harkonnen", {"carthag": 3})
    assert table.at("carthag") == "1r 3e"


def test_feyd_moves_and_attacks_with_his_legion():
    def setup(table: WarTable) -> None:
        table.put("neo_08", "harkonnen", "3r feyd_rautha")
        table.area("gara_kulon").sietch = 0
        table.put("gara_kulon", "atreides", "1r")

    table = special("feyd_rautha", "harkonnen", "l", setup)
    table.faces("hhh", "s")
    table.acts("harkonnen", "move:neo_08", "to:neo_12", "attack:neo_12:gara_kulon", "stay")
    assert table.at("gara_kulon") == ""


def test_hawat_draws_three_cards_of_his_house():
    table = special("thufir_hawat", "harkonnen", "m", lambda t: None)
    table.answer("harkonnen", "draw:3:0")
    assert len(table.player("harkonnen").hand) == 3


@pytest.mark.parametrize(("leader", "most"), [("thufir_hawat", 3), ("gaius_helen_mohiam", 2)])
def test_hawat_and_mohiam_draw_as_many_as_the_player_likes(leader: str, most: int):
    for count in range(most + 1):
        table = special(leader, "harkonnen", "m", lambda t: None)
        keys = [f"draw:{n}:0" for n in range(most, 0, -1)]
        assert list(table.options("harkonnen", "draw")) == [*keys, "none"]
        assert table.refuses("harkonnen", {f"draw:{most + 1}:0": 1})
        table.answer("harkonnen", f"draw:{count}:0" if count else "none")
        assert len(table.player("harkonnen").hand) == count


@pytest.mark.parametrize("left", [1, 2])
def test_hawat_draws_no_more_than_the_deck_has(left: int):
    def setup(table: WarTable) -> None:
        del table.state.decks[Deck.HOUSE_HARKONNEN][left:]

    table = special("thufir_hawat", "harkonnen", "m", setup)
    assert table.refuses("harkonnen", {f"draw:{left + 1}:0": 1})
    table.answer("harkonnen", f"draw:{left}:0")
    assert len(table.player("harkonnen").hand) == left


def test_mohiam_draws_two_and_plays_one():
    table = special("gaius_helen_mohiam", "harkonnen", "m", lambda t: t.give("harkonnen", "breeding_program"))
    table.answer("harkonnen", "draw:2:0")
    assert len(table.player("harkonnen").hand) == 3
    table.answer("harkonnen", "play:breeding_program")
    assert table.state.bene_gesserit[Side.HARKONNEN] == 1


def test_aramsham_deploys_two_regulars_a_sardaukar_and_a_leader():
    table = special("captain_aramsham", "harkonnen", "d", lambda t: None)
    table.pick("harkonnen", {"carthag": 1, "arsunt": 1})
    table.pick("harkonnen", {"carthag": 1})
    table.acts("harkonnen", "bashar", "at:carthag")
    assert (table.at("carthag"), table.at("arsunt")) == ("1r 1s bashar", "1r")


def test_shaddam_makes_three_elites_sardaukar():
    table = special("shaddam_iv", "harkonnen", "s", lambda t: t.put("carthag", "harkonnen", "3e"))
    table.pick("harkonnen", {"carthag": 3})
    assert table.at("carthag") == "3s"


def test_paul_surprises_with_a_die_more():
    def setup(table: WarTable) -> None:
        table.put("neo_12", "atreides", "2r paul_atreides")
        table.area("gara_kulon").sietch = 0
        table.put("gara_kulon", "harkonnen", "1r")

    table = special("paul_atreides", "atreides", "l", setup)
    table.faces("sss", "s")
    table.acts("atreides", "way:2", "attack:neo_12:gara_kulon")
    assert table.events_of("battle-rolled")[0]["faces"].count("shield") == 3


def test_jessica_draws_and_foresees():
    table = special("lady_jessica", "atreides", "m", lambda t: t.reveal("the_desert_war"))
    table.acts("atreides", "draw:1:1", "the_desert_war")
    assert len(table.state.row) == 1
    assert "the_desert_war" in table.state.prescience_deck


def test_the_reverend_mother_draws_and_plays():
    table = special("reverend_mother_jessica", "atreides", "m", lambda t: t.give("atreides", "the_voice"))
    table.acts("atreides", "draw:0:2", "play:the_voice")
    assert len(table.state.discards["house_atreides"]) == 1


def test_gurney_moves_and_attacks():
    table = special("gurney_halleck", "atreides", "l", lambda t: t.put("neo_06", "atreides", "1r gurney_halleck"))
    table.acts("atreides", "move:neo_06", "to:neo_05")
    assert table.at("neo_05") == "1r gurney_halleck"


def test_alia_takes_cards_and_looks():
    def setup(table: WarTable) -> None:
        table.give("harkonnen", "sandmasters", "hunter_seeker")
        table.sign("neo_05", "burrowing")

    table = special("alia", "atreides", "h", setup)
    assert table.player("harkonnen").hand == []
    table.answer("atreides", "wormsign:neo_05")
    (seen,) = (area for area in table.view("atreides").areas if area.id == "neo_05")
    assert seen.wormsign_face == "burrowing_sandworm"
    (hidden,) = (area for area in table.view("harkonnen").areas if area.id == "neo_05")
    assert hidden.wormsign_face is None


def test_stilgar_chooses_one_of_two_tokens_and_moves():
    table = special("stilgar", "atreides", "d", lambda t: t.put("neo_06", "atreides", "1r stilgar"))
    first, second = table.state.pool[-2:]
    table.acts("atreides", f"token:{first}", "sietch:gara_kulon", "naib", "move:neo_06", "to:neo_05")
    assert table.at("gara_kulon") == f"t:{first} naib"
    assert second in table.state.pool
    assert table.at("neo_05") == "1r stilgar"


def test_of_two_tokens_that_hold_the_same_stilgar_is_offered_one():
    alike = next((a, b) for a in TOKENS for b in TOKENS if a < b and a[0] == b[0] == "d" and TOKENS[a] == TOKENS[b])

    def lay(table: WarTable) -> None:
        table.put("neo_06", "atreides", "1r stilgar")
        table.state.pool[-2:] = alike

    table = special("stilgar", "atreides", "d", lay)
    assert list(table.options("atreides", "which-token")) == [f"token:{alike[0]}"]


def test_chani_trains_fedaykin_or_elites():
    table = special("chani", "atreides", "s", lambda t: t.put("neo_06", "atreides", "3r 2e"))
    table.answer("atreides", "way:1")
    table.pick("atreides", {"neo_06": 2})
    assert table.at("neo_06") == "3r 2s"


def test_muad_dib_calls_the_desert_and_moves():
    table = special("paul_muad_dib", "atreides", "l", lambda t: t.put("neo_06", "atreides", "1r paul_muad_dib"))
    table.acts("atreides", "signs")
    table.pick("atreides", {"neo_01": 1, "neo_02": 1})
    table.acts("atreides", "way:1", "move:neo_06", "to:neo_05")
    assert table.at("neo_05") == "1r paul_muad_dib"


def test_a_house_die_of_atreides_triggers_a_special_of_any_result():
    table = WarTable()
    table.turn("atreides", "h", "ss")
    assert "special:stilgar" in table.options("atreides", "action")


@pytest.mark.parametrize(
    ("dice", "offered"),
    [
        ("d", {"special:stilgar"}),
        ("dh", {"special:stilgar", "house-special:stilgar"}),
        ("h", {"special:stilgar"}),
        ("m", set()),
    ],
)
def test_atreides_choose_which_die_triggers_a_special(dice: str, offered: set[str]):
    table = WarTable()
    table.turn("atreides", dice, "ss")
    assert {key for key in table.options("atreides", "action") if key.endswith("special:stilgar")} == offered


def test_the_table_reads_what_it_waits_for_while_tokens_are_revealed_for_a_claim():
    table = WarTable()
    table.put("neo_05", "atreides", "t:d1 t:d2 t:d3 paul_atreides")
    table.reveal("the_lisan_al_gaib")
    table.run(EndOfRound())
    table.answer("atreides", "claim:the_lisan_al_gaib")
    assert table.ask("atreides").kind == "flip-two"
    told = GAME.awaits(table.state)[table.seat("atreides")]
    assert words().say(told) == "to choose which two tokens are revealed"


def test_the_labels_of_the_two_dice_differ():
    table = WarTable()
    table.turn("atreides", "dh", "ss")
    both = [each for each in table.ask("atreides", "action").options if each.key.endswith("special:stilgar")]
    assert len({words().say(each.brief or each.text) for each in both}) == 2


@pytest.mark.parametrize(("key", "left"), [("special:stilgar", "house"), ("house-special:stilgar", "deployment")])
def test_the_other_die_stays(key: str, left: str):
    table = WarTable()
    table.turn("atreides", "dh", "ss")
    table.answer("atreides", key)
    assert {result for result, count in table.player("atreides").dice.items() if count} == {left}
    assert table.state.leaders["stilgar"] is False


def test_a_house_die_triggers_a_special_of_the_house_once():
    table = WarTable()
    table.enter("alia")
    table.sign("neo_01")
    table.turn("atreides", "h", "ss")
    options = table.options("atreides", "action")
    assert "special:alia" in options
    assert "house-special:alia" not in options


def test_a_house_die_of_harkonnen_triggers_only_the_special_of_the_house():
    table = WarTable()
    table.put("carthag", "harkonnen", "2r beast_rabban")
    table.turn("harkonnen", "h", "ss")
    options = table.options("harkonnen", "action")
    assert "special:baron_harkonnen" in options
    assert not {"special:beast_rabban", "house-special:beast_rabban"} & set(options)


def test_muad_dib_who_replaces_paul_pushed_out_of_the_tank_waits_for_the_next_turn():
    table = WarTable()
    table.turn("atreides", "d", "ss")
    table.player("atreides").tank[:] = ["", "", "paul_atreides"]
    do(table, push_into, "stilgar", 2)
    do(table, advance_marker, Marker.KH, 3)
    assert not is_available(table.state, "paul_muad_dib")
    table.state.turn.resting = []
    assert is_available(table.state, "paul_muad_dib")


def test_a_leader_in_the_tank_or_exhausted_has_no_special():
    table = WarTable()
    table.player("atreides").tank[0] = "stilgar"
    table.state.leaders["lady_jessica"] = False
    table.turn("atreides", "dm", "ss")
    options = table.options("atreides", "action")
    assert "special:stilgar" not in options
    assert "special:lady_jessica" not in options


def test_every_leader_has_a_special_or_is_the_wild_maker():
    assert [leader for leader, facts in LEADERS.items() if not facts.special] == ["wild_maker"]
    assert all(facts.slot for facts in LEADERS.values())


def test_a_war_undecided_after_the_last_round_has_no_winner():
    table = WarTable(rounds="15")
    table.state.round = 15
    table.run(EndOfRound())
    while table.questions():
        table.mildly()
    assert table.state.ending.side is None
    assert [place.rank for place in GAME.result(table.state).ranking] == [2, 2]


def test_the_final_ranking_names_no_marker_twice():
    """The score that is told says how far each marker is."""
    table = WarTable(rounds="15")
    table.state.round = 15
    table.run(EndOfRound())
    while table.questions():
        table.mildly()
    assert [place.sources for place in GAME.result(table.state).ranking] == [(), ()]


def test_what_a_worm_makes_true_in_a_harkonnen_turn_is_claimed_before_it_leaves():
    """An action-phase card may be claimed at any moment of either side's turn."""
    table = WarTable()
    table.state.row = ["standin_makers"]
    table.worm("seo_02")
    table.worm("seo_04")
    table.put("neo_05", "harkonnen", "3r")
    table.sign("neo_02", "sandworm")
    for area in ("neo_01", "neo_04", "neo_06"):
        table.sign(area)
    table.turn("harkonnen", "s", "m")
    table.faces("hhss")
    table.acts("harkonnen", "die:strategy", "move:neo_05", "part")
    table.pick("harkonnen", {"regular": 2})
    table.sign("neo_05", "burrowing")
    table.answer("harkonnen", "to:neo_02")
    table.answer("atreides", "supply")
    assert "claim:standin_makers" in table.options("atreides", "claim")
    table.answer("atreides", "claim:standin_makers")
    assert table.state.markers["kh"] == 1
    assert table.area("neo_02").worm is None, "now it has struck"
