"""Rulings and abilities that no scenario shows."""

import pytest

from tests.dice.table import FOUR, SMUGGLERS_FIRST, TLEILAX_FIRST, DiceTable


def test_equipment_stays_where_it_is_whoever_controls_the_region():
    """Ruling R7."""
    table = DiceTable("atreides", "harkonnen")
    table.equip("carthag", "ornithopter")
    table.battle("carthag", atreides=3, harkonnen=1)
    table.commit("atreides", atreides=2)
    table.commit("harkonnen")
    assert table.state.regions["carthag"].equipment == "ornithopter"


def test_harvesters_are_counted_before_shipping():
    """Ruling R9. A force shipped to a Harvester brings nothing any more."""
    table = DiceTable("atreides", "guild")
    table.card("atreides", 3)
    table.equip("carthag", "harvester")
    table.put("carthag", atreides=1)
    table.equip("minor_erg", "harvester")
    table.roll(spice=1)
    table.skip_to("ship")
    assert table.view().spice.harvest == 2


def test_the_dies_spice_is_there_when_the_dice_are_frozen():
    """Ruling R10."""
    table = DiceTable(*FOUR)
    table.roll("corrino", spice=4)
    assert table.is_asked("atreides", "invite")
    assert table.view().spice.total == 4


def test_a_region_shared_with_an_enemy_can_be_shipped_to():
    """Ruling R12."""
    table = DiceTable("atreides", "guild")
    table.card("atreides", 1)
    table.put("carthag", atreides=1, guild=3)
    table.roll(spice=1)
    table.skip_to("ship")
    assert "carthag" in table.destinations("atreides")


def test_a_force_shipped_with_consent_opens_the_region_for_more():
    """Rulebook, section 12: each force is handled separately."""
    table = DiceTable(*FOUR)
    table.card("atreides", 3)
    table.put("tabr_sietch", corrino=1)
    table.roll("corrino", spice=3)
    table.ally("corrino")
    table.skip_to("ship")
    table.answer("corrino", "deal")
    table.answer("corrino", "enter:tabr_sietch")
    table.answer("corrino", "send")
    table.ship("atreides", "tabr_sietch", 1)
    table.state.turn.enter.clear()
    assert "tabr_sietch" in table.destinations("atreides")


def test_the_ally_may_not_use_the_active_players_ability():
    """Rulebook, section 9: Worm riding of active Fremen does not carry the ally's forces."""
    table = DiceTable("fremen", "atreides", "harkonnen", "corrino")
    table.put("great_flat", atreides=1, fremen=1)
    table.roll("atreides", region=5, spice="worm")
    table.ally("atreides")
    table.skip_to("target")
    table.answer("fremen", "target:arrakeen")
    table.answer("fremen", elite__great_flat=1)
    assert not table.is_asked("atreides", "move")


def test_without_an_alliance_nobody_uses_anothers_ability():
    table = DiceTable("atreides", "fremen", "guild")
    table.put("great_flat", atreides=1)
    table.roll(region=5, spice="worm")
    table.skip_to("target")
    table.answer("atreides", "target:arrakeen")
    assert not table.open("move")


def test_the_guilds_own_allys_shipment_pays_the_guild():
    """Ruling R28."""
    table = DiceTable("guild", "atreides", "harkonnen", "corrino")
    table.card("atreides", 1)
    table.put("arrakeen", atreides=1)
    table.roll("atreides", spice=1)
    table.ally("atreides")
    table.skip_to("ship")
    table.answer("guild", "deal")
    table.answer("guild", "pay:arrakeen")
    table.answer("guild", regular=1)
    table.answer("guild", "send")
    table.answer("atreides", "yes")
    assert table.player("guild").spice == 1


def test_the_guild_store_never_exceeds_five():
    table = DiceTable("atreides", "guild")
    table.card("guild", spice=5)
    table.card("atreides", 1)
    table.put("arrakeen", atreides=1)
    table.roll(spice=1)
    table.skip_to("ship")
    table.ship("atreides", "arrakeen")
    assert table.player("guild").spice == 5


def test_the_guild_spends_its_store_last():
    """Ruling R32. The die's spice would be lost."""
    table = DiceTable("guild", "atreides")
    table.card("guild", 2, spice=3)
    table.roll(spice=1)
    table.skip_to("ship")
    table.ship("guild", "polar_sink", 1)
    assert table.player("guild").spice == 3


def test_corrino_spend_their_store_before_the_die():
    """Ruling R32, the default order."""
    table = DiceTable("corrino", "atreides")
    table.card("corrino", "2r", spice=3)
    table.roll(spice=1)
    table.skip_to("ship")
    table.ship("corrino", "polar_sink", 1)
    assert (table.player("corrino").spice, table.state.turn.die_spice) == (2, 1)


def test_a_house_without_a_die_face_cannot_be_replaced_by_dice():
    """Ruling R35."""
    table = DiceTable(*TLEILAX_FIRST)
    table.put("carthag", bene_tleilax=1, smugglers=2)
    table.roll("guild guild guild guild")
    table.skip_to("commit", "dance")
    assert not table.open("dance")


def test_without_a_force_in_the_supply_nothing_is_replaced():
    """Ruling R35."""
    table = DiceTable(*TLEILAX_FIRST, dancers="spice")
    table.card("bene_tleilax", 11)
    table.put("carthag", bene_tleilax=1, harkonnen=2)
    table.roll("guild guild guild guild", spice=1)
    table.skip_to("commit", "dance")
    assert not table.open("dance")


def test_face_dancers_do_not_defend():
    """Ruling R35."""
    table = DiceTable(*TLEILAX_FIRST)
    table.put("carthag", bene_tleilax=1, harkonnen=2)
    table.turn_of("harkonnen")
    table.roll("harkonnen guild guild guild", vendetta="poison")
    table.skip_to("commit")
    assert not table.events_of("danced")


def test_each_die_serves_one_face_dancer_a_turn():
    """Ruling R35."""
    table = DiceTable(*TLEILAX_FIRST)
    table.put("carthag", bene_tleilax=2, harkonnen=2)
    table.put("arrakeen", bene_tleilax=2, harkonnen=2)
    table.roll("harkonnen guild guild guild")
    table.answer("bene_tleilax", "name:guild")
    table.answer("bene_tleilax", "alone")
    table.skip_to("battle")
    table.answer("bene_tleilax", "battle:carthag")
    table.answer("bene_tleilax", "dance:harkonnen:regular")
    table.end_turn()
    assert len(table.events_of("danced")) == 1
    assert len(table.events_of("battle")) == 2


def test_a_large_force_may_be_replaced():
    """Ruling R35: any kind of enemy force."""
    table = DiceTable(*TLEILAX_FIRST, dancers="spice")
    table.put("carthag", bene_tleilax=1, corrino="1r1e")
    table.roll("guild guild guild guild", spice=1)
    table.skip_to("dance")
    table.answer("bene_tleilax", "dance:corrino:elite")
    assert table.player("corrino").supply.elite == 4


def test_the_first_enemy_met_going_back_leads_though_it_had_no_turn_yet():
    """Ruling R37."""
    table = DiceTable("atreides", "harkonnen", "corrino", "guild")
    table.put("carthag", atreides=1, harkonnen=1, corrino="1r")
    table.roll()
    table.skip_to("commit")
    assert table.state.battle.defender == table.seat("corrino")


def test_several_leaders_may_be_committed():
    """Ruling R45."""
    table = DiceTable(*FOUR)
    table.card("atreides", 0, "leto")
    table.card("corrino", 0, "shaddam_iv")
    table.put("carthag", atreides=1, guild=1)
    table.roll("corrino")
    table.ally("corrino")
    table.skip_to("offer-leader")
    table.answer("corrino", "shaddam_iv")
    table.commit("atreides", "leto", "shaddam_iv")
    table.commit("guild")
    assert table.events_of("fought")[0]["attack_strength"] == 6
    assert table.player("corrino").lost_leaders == ["shaddam_iv"]


def test_an_allys_leader_is_not_at_hand_unless_offered():
    table = DiceTable(*FOUR)
    table.card("corrino", 0, "shaddam_iv")
    table.put("carthag", atreides=1, guild=1)
    table.roll("corrino")
    table.ally("corrino")
    table.skip_to("offer-leader")
    table.pick("corrino", {}, "offer-leader")
    assert "shaddam_iv" not in table.options("atreides", "commit")


def test_a_force_removed_by_vendetta_is_not_evacuated():
    """Ruling R52."""
    table = DiceTable("atreides", "guild")
    table.put("carthag", guild=1)
    table.roll(vendetta="hunter_seeker")
    table.skip_to("kill")
    table.answer("atreides", "kill:carthag:guild:regular")
    assert table.on_card("guild") == 0


def test_atreides_as_the_ally_keep_their_own_forces_after_a_duel_too():
    table = DiceTable("corrino", "atreides", "harkonnen", "guild")
    table.card("corrino", 0, "shaddam_iv")
    table.card("harkonnen", 0, "baron_vladimir")
    table.put("carthag", corrino="1r", atreides=1, harkonnen=3)
    table.roll("atreides")
    table.ally("atreides")
    table.skip_to("commit")
    card = table.on_card("atreides")
    table.commit("corrino", "shaddam_iv", atreides=1)
    table.commit("harkonnen", "baron_vladimir", harkonnen=3)
    assert table.on_card("atreides") == card + 1


def test_when_atreides_attack_their_ally_does_not_profit_from_the_duel():
    """Honourable duel: as active player only Atreides forces profit."""
    table = DiceTable("atreides", "corrino", "harkonnen", "guild")
    table.card("atreides", 0, "leto")
    table.card("harkonnen", 0, "baron_vladimir")
    table.put("carthag", atreides=1, corrino="1r", harkonnen=3)
    table.roll("corrino")
    table.ally("corrino")
    table.skip_to("commit")
    card = table.on_card("corrino")
    table.commit("atreides", "leto")
    table.commit("harkonnen", "baron_vladimir", harkonnen=3)
    assert table.on_card("corrino") == card
    assert table.on_card("atreides") == 1


@pytest.mark.parametrize("house", ["harkonnen", "fremen"])
def test_a_named_symbol_is_the_bene_tleilaxs_own(house):
    table = DiceTable(*TLEILAX_FIRST)
    table.roll("harkonnen harkonnen fremen guild")
    table.answer("bene_tleilax", f"name:{house}")
    table.answer("bene_tleilax", "alone")
    most = {"harkonnen": "recruit:2:0:-", "fremen": "recruit:1:0:-"}[house]
    assert table.ask("bene_tleilax", "recruit").mildest == {most: 1}


def test_one_symbol_on_all_dice_is_named_without_asking():
    table = DiceTable(*TLEILAX_FIRST)
    table.roll("guild guild guild guild")
    assert table.state.turn.symbol == "guild"


def test_smugglers_name_no_symbol():
    table = DiceTable(*SMUGGLERS_FIRST)
    table.roll("atreides harkonnen fremen corrino")
    assert not table.open("symbol")
    assert table.state.turn.symbol is None
