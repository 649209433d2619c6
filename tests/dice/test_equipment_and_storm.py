"""Steps 8 and 9: equipment and storm."""

import pytest

from games.core.texts import words
from games.dice.components import REGIONS
from tests.dice.table import FOUR, GAME, DiceTable
from tests.support.pictures import told


def target(table: DiceTable, house: str, region: str) -> None:
    table.skip_to("target")
    table.answer(house, f"target:{region}")


def test_the_token_of_the_target_region_may_be_left_returned_or_replaced():
    table = DiceTable("atreides", "guild")
    table.put("carthag", atreides=1)
    table.equip("carthag", "ornithopter")
    table.state.equipment = ["fortification"]
    table.roll(region=4)
    target(table, "atreides", "carthag")
    assert set(table.options("atreides", "equip")) == {"keep", "return", "place:fortification"}
    assert table.ask("atreides", "equip").mildest == {"keep": 1}
    table.answer("atreides", "place:fortification")
    assert table.state.regions["carthag"].equipment == "fortification"
    assert table.state.equipment == ["ornithopter"]


def test_an_empty_target_region_may_be_given_any_token_of_the_supply():
    table = DiceTable("atreides", "guild")
    table.put("carthag", atreides=1)
    table.roll(region=4)
    target(table, "atreides", "carthag")
    assert set(table.options("atreides", "equip")) == {
        "keep",
        "place:fortification",
        "place:harvester",
        "place:ornithopter",
    }


def test_without_the_target_region_there_is_no_equipment_step():
    table = DiceTable("atreides", "guild")
    table.put("arrakeen", atreides=2)
    table.put("carthag", guild=1)
    table.roll(region=4)
    target(table, "atreides", "carthag")
    table.answer("atreides", regular__arrakeen=1)
    table.commit("atreides")
    table.commit("guild", guild=1)
    assert not table.open("equip")
    assert table.forces("arrakeen", "atreides") == 1


def test_a_region_controlled_before_may_be_equipped():
    """Ruling R17."""
    table = DiceTable("atreides", "guild")
    table.put("carthag", atreides=1)
    table.roll(region=4)
    target(table, "atreides", "carthag")
    assert table.is_asked("atreides", "equip")


def test_each_choice_about_equipment_says_what_it_brings():
    table = DiceTable("atreides", "guild")
    table.put("carthag", atreides=1)
    table.state.regions["carthag"].equipment = "ornithopter"
    table.roll(region=4)
    target(table, "atreides", "carthag")
    asked = next(each for each in GAME.questions(table.state) if each.kind == "equip")
    helps = {option.key: option.help and words().say(option.help) for option in asked.options}
    assert helps["keep"] == "Forces here can move to any target region"
    assert all(helps.values())


def test_the_ally_may_be_in_the_region_but_the_active_player_must_be():
    """Ruling R18."""
    for atreides, asked in ((1, True), (0, False)):
        table = DiceTable(*FOUR)
        if atreides:
            table.put("carthag", atreides=atreides)
        table.put("carthag", corrino=1)
        table.roll("corrino", region=4)
        table.ally("corrino")
        target(table, "atreides", "carthag")
        assert table.is_asked("atreides", "equip") == asked


def fought_for_carthag(**forces: int) -> DiceTable:
    """Return a table at which Atreides have moved to Carthag, where the Guild stands. Both are about to commit."""
    table = DiceTable("atreides", "guild")
    table.put("arrakeen", atreides=3)
    table.put("carthag", guild=1, **forces)
    table.roll(region=4)
    target(table, "atreides", "carthag")
    table.answer("atreides", regular__arrakeen=2)
    return table


def awaited(table: DiceTable) -> list[str]:
    return [table.houses[question.seat] for question in table.questions() if question.waits]


def test_beside_the_last_battle_the_attacker_may_already_decide_about_the_equipment():
    table = fought_for_carthag()
    table.commit("atreides", atreides=1)
    table.answer("atreides", "place:harvester", kind="equip")
    assert awaited(table) == ["guild"]
    table.commit("guild")
    assert table.state.regions["carthag"].equipment == "harvester"
    assert awaited(table) == ["guild"], "the next turn"
    assert table.state.active == table.seat("guild")


def test_whoever_would_rather_know_the_outcome_is_asked_after_the_battle():
    table = fought_for_carthag()
    table.commit("atreides", atreides=1)
    table.commit("guild")
    assert awaited(table) == ["atreides"]
    table.answer("atreides", "place:harvester", kind="equip")
    assert table.state.regions["carthag"].equipment == "harvester"


def test_an_early_decision_may_be_changed_until_the_battle_is_fought():
    table = fought_for_carthag()
    table.answer("atreides", "place:harvester", kind="equip")
    table.answer("atreides", "place:fortification", kind="equip")
    table.commit("atreides", atreides=1)
    table.commit("guild")
    assert table.state.regions["carthag"].equipment == "fortification"
    assert len(table.events_of("equipment-placed")) == 1


def test_an_early_decision_is_void_where_the_region_was_not_won():
    table = fought_for_carthag()
    table.commit("atreides")
    table.answer("atreides", "place:harvester", kind="equip")
    table.commit("guild", guild=1)
    assert table.state.regions["carthag"].equipment is None
    assert not table.open("equip")


def test_nobody_else_learns_of_an_early_decision():
    table = fought_for_carthag()
    before = table.view("guild"), table.view()
    step = table.answer("atreides", "place:harvester", kind="equip")
    assert (table.view("guild"), table.view()) == before
    assert not step.reveals
    assert not step.events


def test_whoever_has_decided_early_sees_what():
    table = fought_for_carthag()
    assert table.view("atreides").planned == ()
    table.answer("atreides", "place:harvester", kind="equip")
    assert [words().say(text) for text in table.view("atreides").planned] == ["Place a Harvester"]
    assert told("dice", table.view("atreides"), "hand", names=("Ann", "Bo")).count("Decided for later") == 1
    assert table.view("guild").planned == table.view().planned == ()


def test_an_early_decision_outlasts_a_save():
    table = fought_for_carthag()
    table.commit("atreides", atreides=1)
    table.answer("atreides", "place:harvester", kind="equip")
    table.state = GAME.decode(GAME.encode(table.state))
    table.commit("guild")
    assert table.state.regions["carthag"].equipment == "harvester"


def test_equipment_is_not_spoken_of_before_the_last_battle():
    table = DiceTable("atreides", "guild")
    table.put("carthag", atreides=2, guild=1)
    table.put("tueks_sietch", atreides=2, guild=1)
    table.roll(region=4)
    target(table, "atreides", "carthag")
    table.skip_to("battle")
    table.answer("atreides", "battle:carthag")
    assert not table.open("equip")
    table.commit("atreides", atreides=1)
    table.commit("guild")
    assert table.is_asked("atreides", "equip")
    assert awaited(table) == ["atreides", "guild"], "for the battle in Tuek's Sietch"


def test_where_the_one_who_is_invited_stands_equipment_may_be_decided_before_the_answer():
    table = DiceTable(*FOUR)
    table.put("carthag", atreides=1, corrino=1)
    table.roll("corrino", region=4)
    table.answer("atreides", f"invite:{table.seat('corrino')}")
    table.answer("atreides", "done", kind="ship")
    table.answer("atreides", "target:carthag")
    table.answer("atreides", "place:harvester", kind="equip")
    assert table.state.regions["carthag"].equipment is None, "they may still have to fight for it"
    table.answer("corrino", "accept")
    table.skip_to("freeze")
    assert table.state.regions["carthag"].equipment == "harvester"
    assert table.state.active == table.seat("harkonnen")


def test_after_a_refusal_equipment_is_still_one_question():
    table = DiceTable(*FOUR)
    table.put("carthag", atreides=2, corrino=1)
    table.roll("corrino", region=4)
    table.answer("atreides", f"invite:{table.seat('corrino')}")
    table.answer("atreides", "done", kind="ship")
    table.answer("atreides", "target:carthag")
    table.answer("corrino", "refuse")
    assert table.open("commit")
    assert len(table.open("equip")) == 1


def test_the_early_question_says_that_the_region_is_not_won_yet():
    table = fought_for_carthag()
    assert words().say(table.ask("atreides", "equip").prompt).startswith("If Carthag is yours in the end")
    table.commit("atreides", atreides=1)
    table.commit("guild")
    assert words().say(table.ask("atreides", "equip").prompt).startswith("You control Carthag")


@pytest.mark.parametrize("region", ["polar_sink", "carthag"])
def test_no_equipment_in_the_polar_sink_nor_under_the_storm(region):
    table = DiceTable("atreides", "guild")
    table.put(region, atreides=1)
    table.state.storm = 4
    table.roll(region=4)
    target(table, "atreides", region)
    assert not table.open("equip")


def test_the_storm_moves_by_spice_die_and_arrow():
    """The rulebook's example."""
    table = DiceTable("harkonnen", "atreides", "corrino", "guild")
    table.put("carthag", atreides=2)
    table.put("broken_land", atreides=2, corrino="1r")
    table.state.storm = 5
    table.roll(region=6, spice=3)
    table.end_turn()
    assert table.state.storm == 4
    assert table.forces("carthag", "atreides") == 2
    assert table.forces("broken_land", "atreides") == 1
    assert table.forces("broken_land", "corrino") == 0


def test_everybody_sees_where_the_dice_will_move_the_storm_until_it_has_moved():
    table = DiceTable("atreides", "harkonnen")
    table.state.storm = 5
    table.roll(region=3, spice=4)
    assert (table.view().storm, table.view().coming_storm) == (5, 4)
    table.end_turn()
    assert (table.view().storm, table.view().coming_storm) == (4, None)


def test_dice_that_leave_the_storm_announce_nothing():
    table = DiceTable("atreides", "harkonnen")
    table.roll(region=3, spice=2)
    assert table.view().coming_storm is None


def test_with_shai_hulud_the_storm_stays():
    table = DiceTable("atreides", "guild")
    table.state.storm = 5
    table.roll(region=6, spice="worm")
    table.end_turn()
    assert table.state.storm == 5


@pytest.mark.parametrize("spice", [1, 2])
def test_low_spice_does_not_move_the_storm(spice):
    table = DiceTable("atreides", "guild")
    table.state.storm = 5
    table.roll(region=6, spice=spice)
    table.end_turn()
    assert table.state.storm == 5


def test_faces_one_and_two_point_west():
    table = DiceTable("atreides", "guild")
    table.state.storm = 3
    table.roll(region=1, spice=4)
    table.end_turn()
    assert table.state.storm == 4


def test_a_table_may_choose_other_arrows():
    table = DiceTable("atreides", "guild", arrows="35")
    table.state.storm = 3
    table.roll(region=1, spice=4)
    table.end_turn()
    assert table.state.storm == 2


@pytest.mark.parametrize(("zone", "east"), [(5, 4), (4, 3), (3, 2), (2, 1), (1, 6), (6, 5)])
def test_the_storm_goes_round_and_never_enters_the_polar_sink(zone, east):
    """Ruling R6."""
    table = DiceTable("atreides", "guild")
    table.state.storm = zone
    table.roll(region=6, spice=5)
    table.end_turn()
    assert table.state.storm == east != REGIONS["polar_sink"].zone


def test_every_house_in_a_struck_desert_region_loses_one_force_behind_a_fortification_none():
    table = DiceTable("harkonnen", "atreides", "guild", "fremen")
    table.put("habbanya_sietch", atreides=2, guild=1, fremen=1)
    table.put("great_flat", atreides=1)
    table.equip("great_flat", "fortification")
    table.state.storm = 3
    table.roll("corrino", region=6, spice=3)
    table.end_turn()
    assert table.state.storm == 2
    assert table.forces("habbanya_sietch", "atreides") == 1
    assert table.supply("atreides") == 10
    assert table.on_card("guild") == 1
    assert table.forces("habbanya_sietch", "fremen") == 1
    assert table.forces("great_flat", "atreides") == 1
    assert table.state.regions["great_flat"].equipment == "fortification"


def test_an_arriving_storm_destroys_an_ornithopter_in_the_desert():
    table = DiceTable("atreides", "guild")
    table.equip("tabr_sietch", "ornithopter")
    table.state.storm = 4
    table.roll(region=6, spice=3)
    table.end_turn()
    assert table.state.regions["tabr_sietch"].equipment is None
    assert table.state.equipment.count("ornithopter") == 2


def test_an_ornithopter_in_a_city_outlasts_the_storm():
    table = DiceTable("atreides", "guild")
    table.equip("carthag", "ornithopter")
    table.state.storm = 5
    table.roll(region=6, spice=3)
    table.end_turn()
    assert table.state.regions["carthag"].equipment == "ornithopter"


def test_a_storm_that_stays_destroys_nothing_again():
    table = DiceTable("atreides", "guild")
    table.put("great_flat", atreides=2)
    table.state.storm = 2
    table.roll(region=6, spice=1)
    table.end_turn()
    assert table.forces("great_flat", "atreides") == 2


def test_with_a_guild_ally_the_storm_drives_forces_to_the_card():
    table = DiceTable(*FOUR)
    table.put("tabr_sietch", atreides=1, guild=1)
    table.state.storm = 4
    table.roll("guild", region=6, spice=3)
    table.ally("guild")
    table.skip_to("target")
    guild_card = table.on_card("guild")
    table.end_turn()
    assert table.on_card("atreides") == 1
    assert table.on_card("guild") == guild_card + 1


@pytest.mark.parametrize(("answer", "card"), [("lose:regular", 1), ("decline:regular", 0)])
def test_smugglers_with_a_guild_ally_choose_where_the_storm_drives_their_force(answer, card):
    table = DiceTable("smugglers", "guild", "harkonnen", "fremen", "corrino", "atreides")
    table.put("tabr_sietch", smugglers=1)
    table.state.storm = 4
    table.roll("guild", region=6, spice=3)
    table.ally("guild")
    table.skip_to("storm-loss")
    assert table.ask("smugglers", "storm-loss").mildest == {"lose:regular": 1}
    table.answer("smugglers", answer)
    assert (table.on_card("smugglers"), table.supply("smugglers")) == (card, 12 - card)


def test_corrino_choose_the_token_the_storm_takes():
    """Ruling R43."""
    table = DiceTable("atreides", "corrino")
    table.put("tabr_sietch", corrino="1r1e")
    table.state.storm = 4
    table.roll(region=6, spice=3)
    table.skip_to("storm-loss")
    assert table.ask("corrino", "storm-loss").mildest == {"lose:regular": 1}
    table.answer("corrino", "lose:elite")
    assert table.strength("tabr_sietch", "corrino", "regular") == 1
    assert table.player("corrino").supply.elite == 4
