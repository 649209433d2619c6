"""Unusual situations: ties at nothing, empty hands, and two things at once."""

import pytest

from tests.dice.table import FOUR, GAME, POLAR_SINK, SMUGGLERS_FIRST, TLEILAX_FIRST, DiceTable

FIVE = ("fremen", "atreides", "harkonnen", "corrino", "bene_gesserit")


# Battles -------------------------------------------------------------------------------------------------------------


def test_where_both_sides_commit_nothing_the_defender_wins():
    table = DiceTable("atreides", "harkonnen")
    table.battle("carthag", atreides=4, harkonnen=1)
    table.commit("atreides")
    table.commit("harkonnen")
    assert table.forces("carthag", "atreides") == 0
    assert table.forces("carthag", "harkonnen") == 1


@pytest.mark.parametrize("first", ["atreides", "harkonnen"])
def test_it_does_not_matter_who_commits_first(first: str):
    table = DiceTable("atreides", "harkonnen")
    table.battle("carthag", atreides=3, harkonnen=3)
    counts = {"atreides": 2, "harkonnen": 1}
    for house in sorted(counts, key=lambda each: each != first):
        table.commit(house, **{house: counts[house]})
    assert table.where("atreides") == {"carthag": 1}
    assert table.where("harkonnen") == {}


def test_a_leader_alone_may_hold_a_region():
    table = DiceTable("atreides", "harkonnen")
    table.card("harkonnen", 0, "baron_vladimir")
    table.battle("carthag", atreides=4, harkonnen=1)
    table.commit("atreides", atreides=4)
    table.commit("harkonnen", "baron_vladimir")
    assert table.forces("carthag", "harkonnen") == 1
    assert table.player("harkonnen").lost_leaders == ["baron_vladimir"]


def test_the_allys_forces_fight_on_when_the_fortification_took_the_attackers_last():
    """Ruling R38 asks for an attacking force, and the ally's are attacking forces."""
    table = DiceTable("corrino", "harkonnen", "atreides", "guild")
    table.equip("carthag", "fortification")
    table.put("carthag", corrino="1r", atreides=2, harkonnen=1)
    table.roll("atreides")
    table.ally("atreides")
    table.skip_to("fortification")
    table.answer("corrino", "lose:corrino:regular")
    assert table.options("corrino", "commit") == {"atreides:regular": 2}
    table.commit("corrino", atreides=1)
    table.commit("harkonnen")
    assert table.where("atreides") == {"carthag": 1}
    assert table.where("harkonnen") == {}


def test_when_face_dancers_take_the_last_force_of_the_leading_defender_another_house_leads():
    table = DiceTable(*TLEILAX_FIRST)
    table.card("atreides", 0, "leto")
    table.put("carthag", bene_tleilax=2, atreides=1, harkonnen=1)
    table.roll("atreides fremen fremen fremen")
    table.skip_to("symbol")
    table.answer("bene_tleilax", "name:fremen")
    table.skip_to("dance")
    table.answer("bene_tleilax", "dance:atreides:regular")
    table.skip_to("commit")
    assert table.ask("harkonnen", "commit").seat == table.seat("harkonnen")
    assert not table.is_asked("atreides", "offer-leader")


def test_an_offer_of_a_leader_is_for_one_battle():
    table = DiceTable(*FOUR)
    table.card("corrino", 0, "shaddam_iv")
    table.put("carthag", atreides=2, harkonnen=1)
    table.put("arrakeen", atreides=2, harkonnen=1)
    table.roll("corrino")
    table.ally("corrino")
    table.skip_to("battle")
    table.answer("atreides", "battle:carthag")
    table.answer("corrino", "shaddam_iv", kind="offer-leader")
    table.commit("atreides", atreides=1)
    table.commit("harkonnen")
    assert table.is_asked("corrino", "offer-leader")
    table.answer("corrino", kind="offer-leader")
    assert "shaddam_iv" not in table.options("atreides", "commit")


def test_after_a_won_duel_the_committed_come_home_and_the_others_stay():
    table = DiceTable("atreides", "harkonnen")
    table.card("atreides", 0, "leto")
    table.card("harkonnen", 0, "baron_vladimir")
    table.battle("carthag", atreides=4, harkonnen=2)
    table.commit("atreides", "leto", atreides=2)
    table.commit("harkonnen", "baron_vladimir")
    assert table.where("atreides") == {"carthag": 2}
    assert table.on_card("atreides") == 2
    assert table.supply("harkonnen") == 12


def test_with_a_guild_in_an_alliance_with_atreides_a_lost_duel_costs_leaders_only():
    table = DiceTable("guild", "harkonnen", "atreides", "corrino")
    table.card("guild", 0, "edric")
    table.card("harkonnen", 0, "baron_vladimir")
    table.put("carthag", guild=2, atreides=1, harkonnen=1)
    table.roll("atreides")
    table.ally("atreides")
    table.skip_to("commit")
    recruited = table.on_card("atreides")
    table.commit("guild", "edric", guild=1, atreides=1)
    table.commit("harkonnen", "baron_vladimir")
    assert table.on_card("guild") == 2
    assert table.on_card("atreides") == recruited + 1


def test_both_sides_may_commit_a_leader_of_an_allied_house():
    table = DiceTable("fremen", "atreides", "harkonnen", "corrino", "guild")
    table.card("harkonnen", 0, "baron_vladimir")
    table.card("corrino", 0, "shaddam_iv")
    table.put("carthag", fremen=1, corrino="1r", guild=1)
    table.roll("harkonnen")
    table.ally("harkonnen")
    table.skip_to("offer-leader")
    table.answer("harkonnen", "baron_vladimir", kind="offer-leader")
    table.answer("corrino", "shaddam_iv", kind="offer-leader")
    table.commit("fremen", "baron_vladimir")
    table.commit("guild", "shaddam_iv", guild=1)
    assert table.player("harkonnen").lost_leaders == ["baron_vladimir"]
    assert table.player("corrino").lost_leaders == ["shaddam_iv"]
    assert table.where("guild") == {}
    assert table.where("corrino") == {"carthag": 1}


# Storm and victory ---------------------------------------------------------------------------------------------------


def test_corrino_choose_in_each_region_of_a_zone_that_the_storm_strikes():
    table = DiceTable("atreides", "corrino")
    table.put("habbanya_sietch", corrino="1r1e")
    table.put("great_flat", corrino="1r1e")
    table.state.storm = 3
    table.roll(region=6, spice=3)
    table.skip_to("storm-loss")
    assert len(table.open("storm-loss")) == 2
    table.answer("corrino", "lose:elite")
    table.answer("corrino", "lose:regular")
    assert table.strength("habbanya_sietch", "corrino", "strength") == 1
    assert table.strength("great_flat", "corrino", "strength") == 2


def test_the_storm_may_take_a_victory_away():
    table = DiceTable("atreides", "harkonnen", "guild")
    for region in ("carthag", "arrakeen", "tabr_sietch"):
        table.put(region, atreides=1)
    table.state.storm = 4
    table.roll(region=6, spice=3)
    table.end_turn()
    assert GAME.result(table.state) is None
    assert table.where("atreides") == {"carthag": 1, "arrakeen": 1}


def test_the_bene_gesserit_win_in_place_even_of_their_own_ally():
    table = DiceTable(*FIVE)
    table.state.prediction = "fremen"
    for region in ("carthag", "arrakeen", "tueks_sietch"):
        table.put(region, fremen=1)
    table.roll("bene_gesserit")
    table.ally("bene_gesserit")
    table.end_turn()
    assert table.state.ending.winners == [table.seat("bene_gesserit")]


def test_a_victory_in_the_very_last_turn_goes_before_the_guilds():
    table = DiceTable("guild", "atreides", "harkonnen")
    table.state.round = 6
    table.turn_of("harkonnen")
    for region in ("carthag", "arrakeen", "tueks_sietch"):
        table.put(region, harkonnen=1)
    table.roll()
    table.end_turn()
    assert table.state.ending.winners == [table.seat("harkonnen")]


def test_an_alliance_victory_is_told_once_and_names_both():
    table = DiceTable(*FOUR)
    for region in ("carthag", "arrakeen"):
        table.put(region, atreides=1)
    for region in ("tueks_sietch", "tabr_sietch"):
        table.put(region, corrino=1)
    table.roll("corrino")
    table.ally("corrino")
    table.end_turn()
    assert table.events_of("won-alliance") == [{"other": table.seat("corrino")}]


# Spice, shipping and deals -------------------------------------------------------------------------------------------


def corrino_begin_a_deal(spice: int) -> DiceTable:
    """Return a table at which Atreides ship with 1 spice, and their ally Corrino drafts a deal with stored spice."""
    table = DiceTable(*FOUR)
    table.card("corrino", 2, spice=spice)
    table.card("atreides", 2)
    table.roll("corrino", spice=1)
    table.ally("corrino")
    table.skip_to("ship")
    table.answer("corrino", "deal", kind="aid")
    return table


def test_the_store_of_a_guild_ally_is_not_the_active_players():
    table = DiceTable(*FOUR)
    table.card("guild", 0, spice=5)
    table.card("atreides", 3)
    table.roll("guild", spice=1)
    table.ally("guild")
    table.skip_to("ship")
    assert table.view().spice.total == 1


def test_spice_that_was_given_and_not_spent_is_lost():
    table = corrino_begin_a_deal(spice=5)
    table.answer("corrino", "spice:5")
    table.answer("corrino", "send")
    assert table.view().spice.total == 6
    table.end_turn()
    assert table.view().spice.received == 0
    assert table.player("atreides").spice == table.player("corrino").spice == 0


def test_shai_hulud_takes_the_only_harvester_though_the_storm_is_over_it():
    """Ruling R40."""
    table = DiceTable("atreides", "guild")
    table.put("carthag", atreides=1)
    table.equip("carthag", "harvester")
    table.state.storm = 4
    table.roll(spice="worm")
    assert table.state.regions["carthag"].equipment is None


def test_an_ally_who_is_still_counting_forces_when_the_spice_is_gone_can_only_go_back():
    table = corrino_begin_a_deal(spice=2)
    table.answer("corrino", f"pay:{POLAR_SINK}")
    table.ship("atreides", POLAR_SINK)
    assert table.options("corrino", "deal-forces") == {}
    table.answer("corrino", kind="deal-forces")
    assert f"pay:{POLAR_SINK}" not in table.options("corrino", "deal")


def test_when_shipping_ends_an_unsent_deal_is_off_the_table():
    table = corrino_begin_a_deal(spice=2)
    table.answer("atreides", "done")
    assert not table.open("deal")
    assert table.is_asked("atreides", "target")


def test_a_force_shipped_to_where_a_battle_will_be_joins_it():
    table = DiceTable("atreides", "harkonnen")
    table.card("atreides", 2)
    table.put("carthag", atreides=1, harkonnen=1)
    table.roll(spice=2)
    table.skip_to("ship")
    table.ship("atreides", "carthag", 2)
    table.skip_to("commit")
    assert table.options("atreides", "commit") == {"atreides:regular": 3}


# Movement and recruitment --------------------------------------------------------------------------------------------


def test_the_ally_may_move_though_the_active_player_moved_nobody():
    table = DiceTable(*FOUR)
    table.put("tabr_sietch", corrino=2)
    table.put("arrakeen", atreides=1)
    table.roll("corrino", region=4)
    table.ally("corrino")
    table.skip_to("target")
    table.answer("atreides", "target:carthag")
    table.answer("atreides", kind="move")
    table.pick("corrino", {"regular:tabr_sietch": 2}, "move")
    assert table.where("corrino") == {"carthag": 2}


def test_an_ornithopter_under_the_storm_does_not_fly():
    table = DiceTable("atreides", "guild")
    table.put("tabr_sietch", atreides=2)
    table.equip("tabr_sietch", "ornithopter")
    table.state.storm = 3
    table.roll(region=6)
    table.answer("atreides", "target:tueks_sietch")
    assert not table.open("move")


def test_who_leaves_all_shared_dice_to_the_ally_recruits_nothing():
    table = DiceTable("atreides", "harkonnen", "fremen", "corrino", "bene_tleilax", "smugglers")
    table.roll("atreides atreides")
    table.skip_to("invite")
    table.answer("atreides", f"invite:{table.seat('bene_tleilax')}:atreides")
    table.answer("atreides", "leave:2")
    table.answer("bene_tleilax", "accept")
    assert not table.is_asked("atreides", "recruit")
    table.answer("bene_tleilax", "recruit:2:0:-")
    assert table.on_card("bene_tleilax") == 2


def test_a_refused_bene_tleilax_leaves_all_dice_to_the_inviter():
    table = DiceTable("atreides", "harkonnen", "fremen", "corrino", "bene_tleilax", "smugglers")
    table.roll("atreides atreides")
    table.skip_to("invite")
    table.answer("atreides", f"invite:{table.seat('bene_tleilax')}:atreides")
    table.answer("atreides", "leave:2")
    table.answer("bene_tleilax", "refuse")
    assert "recruit:2:0:-" in table.options("atreides", "recruit")


def allied_with(house: str, *houses: str) -> DiceTable:
    """Return a table at which Smugglers, allied with this House, fight Harkonnen in Carthag, each with a leader."""
    table = DiceTable("smugglers", house, "harkonnen", *houses)
    table.put("carthag", smugglers=3, harkonnen=6)
    table.card("smugglers", 0, "esmar_tuek")
    table.card("harkonnen", 0, "baron_vladimir")
    table.roll(house)
    table.ally(house)
    table.skip_to("commit")
    table.commit("smugglers", "esmar_tuek", smugglers=1)
    table.commit("harkonnen", "baron_vladimir", harkonnen=6)
    return table


def test_smugglers_may_decline_the_honourable_duel_of_an_ally():
    table = allied_with("atreides", "fremen", "corrino", "guild")
    table.answer("smugglers", "supply")
    assert (table.on_card("smugglers"), table.supply("smugglers")) == (0, 12)


def test_smugglers_may_use_the_evacuation_of_an_ally():
    table = allied_with("guild", "fremen", "corrino", "atreides")
    table.answer("smugglers", "card")
    assert table.on_card("smugglers") == 2, "those that were not committed"


def test_smugglers_ship_from_the_supply_first():
    table = DiceTable(*SMUGGLERS_FIRST)
    table.put("minor_erg", smugglers=1)
    table.card("smugglers", 2)
    table.roll(spice=3)
    table.skip_to("ship")
    table.ship("smugglers", "minor_erg", 3)
    assert (table.on_card("smugglers"), table.supply("smugglers")) == (2, 6)


def test_smugglers_with_an_empty_supply_ship_what_an_ally_saved():
    table = DiceTable(*SMUGGLERS_FIRST)
    table.put("minor_erg", smugglers=10)
    table.card("smugglers", 2)
    table.roll(spice=2)
    table.skip_to("ship")
    table.ship("smugglers", "minor_erg", 2)
    assert (table.on_card("smugglers"), table.supply("smugglers")) == (0, 0)
