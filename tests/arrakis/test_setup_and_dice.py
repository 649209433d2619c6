"""Set-up, vehicles, dice and Bene Gesserit tokens."""

from games.arrakis import GAME
from games.arrakis.components import SETTLEMENTS, SIETCH_SITES, UnitCount, standins
from games.arrakis.rules.stacks import muster
from games.arrakis.steps.dice import ChangeDice, LayTokens, RollDice, dice_of
from games.arrakis.steps.vehicles import PlaceSome, PlaceVehicles, active_facts
from games.arrakis.vocabulary import Result, Side, Vehicle
from games.core.protocol import Setup
from tests.arrakis.table import WarTable


def test_a_new_war_begins_as_the_rulebook_says():
    state = WarTable(bare=False).state
    for area in SIETCH_SITES:
        there = state.areas[area]
        assert (len(there.force.tokens), there.force.leaders, there.side) == (1, ["naib"], Side.ATREIDES)
    assert sum(state.areas[area].sietch for area in SIETCH_SITES) == 16
    assert all(state.areas[area].force.size >= 4 and state.areas[area].town for area in SETTLEMENTS)
    assert set(state.markers.values()) == {0}
    assert (state.bene_gesserit[Side.ATREIDES], state.bene_gesserit_reserve) == (1, 4)
    assert [len(player.hand) for player in state.players] == [2, 2], "one card of each own deck"
    assert len(state.row) == 3


def test_a_start_token_becomes_exactly_the_figures_it_shows():
    table = WarTable()
    muster(table.state, Side.HARKONNEN, "arsunt", UnitCount(regular=1, special=1, generic=1))
    assert table.at("arsunt") == "1r 1s bashar"
    assert UnitCount(regular=1, special=1, generic=1) in standins().tokens.harkonnen_silver


def test_the_lowest_marker_sets_dice_and_vehicles():
    table = WarTable()
    table.rows(2, 1, 3)
    row = active_facts(table.state)
    assert dice_of(table.state, Side.HARKONNEN) == 6
    assert (row.harvesters, row.ornithopters, row.carryalls) == (5, 3, 1)
    assert dice_of(table.state, Side.ATREIDES) == 4


def test_harvesters_go_to_free_desert_areas_one_an_area():
    table = WarTable()
    table.sign("neo_05")
    table.harvest("neo_06")
    table.put("neo_07", "harkonnen", "1r")
    table.run(PlaceVehicles())
    offered = table.options("harkonnen", "vehicles")
    assert "hobars_gap" not in offered, "its sietch stands"
    assert "harg_pass" not in offered, "a minor erg is no desert"
    assert "neo_06" not in offered, "there is one"
    assert {"neo_05", "neo_07"} <= set(offered), "neither a wormsign nor an own legion matters"


def test_an_ornithopter_in_the_zone_of_a_carryall_removes_it():
    table = WarTable()
    table.fly("az_seo_sei", "carryall")
    table.turn("harkonnen", "h")
    table.acts("harkonnen", "die:house", "vehicles", "ornithopter", "to:az_seo_sei")
    assert table.state.zones == {"az_seo_sei": Vehicle.ORNITHOPTER}


def test_two_vehicles_of_one_kind_are_placed_with_three_answers():
    table = WarTable()
    table.turn("harkonnen", "h")
    table.acts("harkonnen", "die:house", "all:carryall")
    table.answer("harkonnen", "az_seo_sei", "az_neo_nei")
    assert table.state.zones == dict.fromkeys(("az_seo_sei", "az_neo_nei"), Vehicle.CARRYALL)
    assert not table.is_asked("harkonnen", "which-vehicle")


def test_two_vehicles_of_different_kinds_are_placed_with_five_answers():
    table = WarTable()
    table.turn("harkonnen", "h")
    table.acts("harkonnen", "die:house", "carryall", "to:az_seo_sei", "ornithopter", "to:az_neo_nei")
    assert table.state.zones == {"az_seo_sei": Vehicle.CARRYALL, "az_neo_nei": Vehicle.ORNITHOPTER}
    assert not table.is_asked("harkonnen", "which-vehicle")


def test_an_older_button_for_both_vehicles_asks_for_the_first():
    table = WarTable()
    table.turn("harkonnen", "h")
    table.acts("harkonnen", "die:house", "vehicles")
    assert table.is_asked("harkonnen", "which-vehicle")


def test_all_vehicles_of_the_active_row_are_placed():
    table = WarTable()
    table.run(PlaceVehicles())
    question = table.ask("harkonnen", "vehicles")
    assert (question.least, question.most) == (3, 3)
    table.mildly()
    table.mildly()
    table.mildly()
    assert sum(there.harvester for there in table.state.areas.values()) == 3
    assert sorted(table.state.zones.values()) == ["carryall", "ornithopter", "ornithopter"]


def test_dice_beyond_the_slots_are_changed_to_a_result_with_the_most_free_slots():
    table = WarTable()
    table.player("atreides").dice = dict.fromkeys(Result, 0) | {Result.STRATEGY: 3, Result.HOUSE: 1}
    table.run(ChangeDice())
    assert set(table.options("atreides", "change-die")) == {"leadership", "deployment", "mentat"}
    table.answer("atreides", "mentat")
    assert {result: n for result, n in table.player("atreides").dice.items() if n} == {
        "strategy": 2,
        "house": 1,
        "mentat": 1,
    }


def test_if_both_must_change_dice_they_alternate_and_harkonnen_begin():
    table = WarTable()
    table.player("atreides").dice = dict.fromkeys(Result, 0) | {Result.STRATEGY: 4}
    table.player("harkonnen").dice = dict.fromkeys(Result, 0) | {Result.HOUSE: 4}
    table.run(ChangeDice())
    asked = []
    while table.questions():
        asked.append(table.questions()[0].seat)
        table.mildly()
    assert asked == [1, 0, 1, 0]


def test_a_bene_gesserit_token_lies_where_the_fewest_dice_are():
    table = WarTable()
    table.player("atreides").dice = dict.fromkeys(Result, 0) | {
        Result.LEADERSHIP: 2,
        Result.STRATEGY: 1,
        Result.DEPLOYMENT: 1,
    }
    table.run(LayTokens())
    assert set(table.options("atreides", "bene-gesserit")) == {"lay:mentat", "lay:house", "keep"}
    table.answer("atreides", "lay:house")
    assert table.player("atreides").laid == Result.HOUSE
    assert table.state.unused_dice(Side.ATREIDES) == 5
    assert table.state.bene_gesserit[Side.ATREIDES] == 0


def test_a_token_on_house_plays_a_card_and_leaves_the_game_and_the_tank_advances():
    table = WarTable()
    table.give("atreides", "the_voice")
    player = table.player("atreides")
    player.tank = ["stilgar", "", ""]
    table.turn("atreides", "h", "ss")
    player.laid = Result.HOUSE
    table.state.bene_gesserit[Side.ATREIDES] = 0
    table.answer("atreides", "play:the_voice")
    assert player.laid is None
    assert sum(table.state.bene_gesserit.values()) + table.state.bene_gesserit_reserve == 4
    table.skip_to("action")
    assert player.tank == ["", "stilgar", ""]


def test_the_phase_ends_with_the_last_harkonnen_die():
    table = WarTable()
    table.put("carthag", "harkonnen", "2r")
    table.turn("harkonnen", "s", "mm")
    table.acts("harkonnen", "die:strategy", "done")
    if table.is_asked("harkonnen", "end-turn"):
        table.answer("harkonnen", "end")
    assert table.state.unused_dice(Side.ATREIDES) == 0
    assert table.questions() == []


def test_usul_grants_desert_power_whatever_the_dice():
    table = WarTable()
    table.give("atreides", "usul_the_base_of_the_pillar")
    table.turn("atreides", "ssll", "ss")
    assert "desert" not in table.options("atreides", "action")
    table.acts("atreides", "play:usul_the_base_of_the_pillar", "strategy")
    assert table.is_asked("atreides", "desert-power")


def test_desert_power_needs_fewer_dice_and_no_die():
    table = WarTable()
    table.turn("atreides", "s", "ss")
    table.answer("atreides", "desert")
    assert table.is_asked("atreides", "desert-power")
    assert table.state.unused_dice(Side.ATREIDES) == 1


def test_with_all_ornithopters_on_the_board_one_may_be_set_elsewhere():
    table = WarTable()
    for zone in list(table.view().zones)[:6]:
        table.fly(zone.id)
    taken = list(table.state.zones)
    free = next(zone.id for zone in table.view().zones if zone.id not in taken)
    table.turn("harkonnen", "h")
    table.acts("harkonnen", "die:house", "vehicles")
    assert "ornithopter" not in table.options("harkonnen")
    table.acts("harkonnen", f"shift:{taken[0]}", f"to:{free}")
    assert taken[0] not in table.state.zones
    assert table.state.zones[free] == Vehicle.ORNITHOPTER


def test_a_vehicle_effect_places_only_its_kinds():
    table = WarTable()
    table.turn("harkonnen", "s")
    table.state.asks.clear()
    table.run(PlaceSome((Vehicle.HARVESTER,), 1))
    assert set(table.options("harkonnen")) == {"harvester", "done"}


def test_sides_can_be_drawn_by_lot():
    sides = {GAME.new(Setup(("Ann", "Bo"), {}, bytes([n]) * 32))[0].players[0].side for n in range(8)}
    assert sides == set(Side)


def test_what_was_rolled_is_told_as_it_fell_whatever_is_changed_afterwards():
    table = WarTable()
    # Five strategy dice: two must be changed, the first to mentat, which has the most free slots.
    table.queue += [[0, 1, 3, 4], [1, 1, 1, 1, 1, 0, 5, 5]]
    table.run(RollDice())
    (told,) = (told for told in table.events_of("rolled") if told["side"] == "harkonnen")
    assert table.events_of("die-changed")
    assert told["dice"] == dict.fromkeys(Result, 0) | {Result.STRATEGY: 5, Result.LEADERSHIP: 1, Result.HOUSE: 2}
