"""Step 5: spice and shipping."""

import pytest

from games.core.texts import words
from tests.dice.table import FOUR, SIX, SMUGGLERS_FIRST, TLEILAX_FIRST, DiceTable


def test_harvesters_pay_two_unless_under_the_storm():
    table = DiceTable("atreides", "guild")
    table.put("carthag", atreides=1)
    table.put("minor_erg", atreides=1)
    table.equip("carthag", "harvester")
    table.equip("minor_erg", "harvester")
    table.state.storm = 4
    table.card("atreides", 5)
    table.roll(spice=2)
    table.skip_to("ship")
    assert table.view().spice.total == 4


def test_a_harvester_pays_also_where_others_stand():
    """Ruling R11."""
    table = DiceTable("atreides", "guild")
    table.put("carthag", atreides=1, guild=2)
    table.equip("carthag", "harvester")
    table.card("atreides", 1)
    table.roll(spice=1)
    assert table.view().spice.total == 3


def test_shai_hulud_brings_no_spice():
    table = DiceTable("atreides", "guild")
    table.put("carthag", guild=1)
    table.equip("carthag", "harvester")
    table.roll(spice="worm")
    assert table.view().spice.total == 0
    assert not table.events_of("harvester-eaten")


def test_shai_hulud_takes_a_harvester_among_the_own_forces():
    table = DiceTable("atreides", "guild")
    table.put("carthag", atreides=1)
    table.equip("carthag", "harvester")
    table.roll(spice="worm")
    assert table.state.regions["carthag"].equipment is None
    assert table.state.equipment.count("harvester") == 2


def test_shai_hulud_may_be_sent_to_a_harvester_under_the_storm():
    """Ruling R40."""
    table = DiceTable("atreides", "guild")
    table.put("carthag", atreides=1)
    table.put("minor_erg", atreides=1)
    table.equip("carthag", "harvester")
    table.equip("minor_erg", "harvester")
    table.state.storm = 4
    table.roll(spice="worm")
    table.answer("atreides", "lose:carthag", kind="lose-harvester")
    assert table.state.regions["minor_erg"].equipment == "harvester"


def test_who_has_no_force_to_ship_is_told_so_once():
    table = DiceTable(*FOUR)
    table.card("corrino", 1)
    table.put("arrakeen", atreides=1)
    table.roll("corrino", spice=3)
    table.ally("corrino")
    table.skip_to("ship")
    assert (
        words().say(table.ask("atreides", "ship").prompt)
        == "Shipping: you have 3 spice to spend and no forces to ship."
    )
    assert table.refusals("atreides", "ship") == {}


def test_forces_go_to_the_polar_sink_or_to_own_regions():
    table = DiceTable("atreides", "guild")
    table.card("atreides", 3)
    table.put("arrakeen", atreides=1)
    table.roll(spice=3)
    table.skip_to("ship")
    assert table.destinations("atreides") == {"polar_sink", "arrakeen"}
    assert table.refusals("atreides", "ship") == {}
    table.ship("atreides", "arrakeen", 2)
    table.ship("atreides", "polar_sink")
    assert table.where("atreides") == {"polar_sink": 1, "arrakeen": 3}
    assert table.view().spice.total == 0


def test_no_more_is_shipped_than_the_spice_pays_for():
    table = DiceTable("atreides", "guild")
    table.card("atreides", 5)
    table.roll(spice=2)
    table.skip_to("ship")
    assert set(table.options("atreides", "ship")) == {"ship:polar_sink:2", "ship:polar_sink:1", "done"}
    assert table.refuses("atreides", {"ship:polar_sink:3": 1})


def test_a_house_with_two_kinds_of_force_says_after_the_region_which_it_ships():
    table = DiceTable("corrino", "guild")
    table.card("corrino", "2r2e")
    table.roll(spice=3)
    table.skip_to("ship")
    table.answer("corrino", "ship:polar_sink")
    assert table.options("corrino", "how-many") == {"regular": 2, "elite": 2}
    assert table.refuses("corrino", {"regular": 2, "elite": 2})
    table.pick("corrino", {"regular": 1, "elite": 2}, "how-many")
    assert table.where("corrino") == {"polar_sink": 3}


def test_nothing_is_shipped_under_the_storm():
    table = DiceTable("atreides", "guild")
    table.card("atreides", 3)
    table.put("broken_land", atreides=1)
    table.state.storm = 4
    table.roll(spice=2)
    table.skip_to("ship")
    assert "broken_land" not in table.destinations("atreides")
    assert table.refusals("atreides", "ship")["broken_land"] == "storm"


def test_unspent_spice_is_lost():
    table = DiceTable("atreides", "guild")
    table.card("atreides", 3)
    table.roll(spice=2)
    table.end_turn()
    assert table.player("atreides").spice == 0
    assert table.view().spice.die == 0


def corrino_at_a_harvester() -> DiceTable:
    table = DiceTable("corrino", "guild")
    table.card("corrino", "3r")
    table.put("carthag", corrino=1)
    table.equip("carthag", "harvester")
    table.roll(spice=1)
    table.skip_to("ship")
    return table


def test_unspent_die_spice_doubles_into_the_corrino_store():
    table = corrino_at_a_harvester()
    table.ship("corrino", "polar_sink", 2)
    table.end_turn()
    assert table.player("corrino").spice == 2


def test_corrino_may_spend_the_die_first():
    """Ruling R32."""
    table = corrino_at_a_harvester()
    table.answer("corrino", "first:die")
    table.ship("corrino", "polar_sink", 1)
    assert (table.state.turn.die_spice, table.state.turn.harvest) == (0, 2)
    table.end_turn()
    assert table.player("corrino").spice == 0


def corrino_revives(*first: str) -> DiceTable:
    """Return a table on which Corrino, allied with the Bene Tleilax, has revived a leader lost in the last battle.

    Corrino had two spice in the store and one on the die. `first` are the answers before the revival.
    """
    table = DiceTable("corrino", "bene_tleilax", "harkonnen", "atreides", "guild", "fremen")
    table.card("corrino", 0, "shaddam_iv", spice=2)
    table.put("carthag", corrino=1, harkonnen=1)
    table.roll("bene_tleilax", spice=1)
    table.ally("bene_tleilax")
    table.skip_to("commit")
    table.commit("corrino", "shaddam_iv")
    table.commit("harkonnen")
    for key in first:
        table.answer("corrino", key, kind="aftermath")
    table.answer("corrino", "revive:shaddam_iv", kind="aftermath")
    return table


def test_after_a_battle_corrino_spends_the_store_first():
    table = corrino_revives()
    assert (table.state.turn.die_spice, table.player("corrino").spice) == (1, 1)


def test_after_a_battle_corrino_may_spend_the_die_first_too():
    """Ruling R32. The player's choice for each payment."""
    table = corrino_revives("first:die")
    assert (table.state.turn.die_spice, table.player("corrino").spice) == (0, 2)


def test_the_corrino_store_never_exceeds_five():
    table = DiceTable("corrino", "guild")
    table.card("corrino", spice=4)
    table.roll(spice=5)
    table.end_turn()
    assert table.player("corrino").spice == 5


def test_with_shai_hulud_corrino_spend_their_store_and_store_nothing():
    table = DiceTable("corrino", "guild")
    table.card("corrino", "4r", spice=3)
    table.roll(spice="worm")
    table.skip_to("ship")
    table.ship("corrino", "polar_sink", 2)
    table.end_turn()
    assert table.player("corrino").spice == 1


def test_the_guild_gains_one_spice_in_a_turn_with_shipping_beyond_the_polar_sink():
    """The rulebook's example."""
    table = DiceTable("atreides", "harkonnen", "corrino", "guild")
    for house in ("atreides", "harkonnen", "corrino"):
        table.card(house, 3)
    table.put("arrakeen", atreides=1)
    table.roll(region=5, spice=2)
    table.skip_to("ship")
    table.ship("atreides", "arrakeen", 2)
    table.end_turn()
    assert table.player("guild").spice == 1
    table.roll(spice=1)
    table.skip_to("ship")
    table.ship("harkonnen", "polar_sink")
    table.end_turn()
    assert table.player("guild").spice == 1
    table.skip_to("freeze")
    table.roll("atreides", spice=2)
    table.ally("atreides")
    table.skip_to("ship")
    table.ship("corrino", "polar_sink", 1)
    table.answer("corrino", "deal")
    table.answer("corrino", "pay:arrakeen")
    table.answer("corrino", regular=1)
    table.answer("corrino", "send")
    table.answer("atreides", "yes")
    table.end_turn()
    assert table.state.active == table.seat("guild")
    assert table.player("guild").spice == 2


def test_the_guild_gains_one_spice_a_turn_however_much_is_shipped():
    """Ruling R28."""
    table = DiceTable("atreides", "guild")
    table.card("atreides", 4)
    table.put("arrakeen", atreides=1)
    table.put("carthag", atreides=1)
    table.roll(spice=4)
    table.skip_to("ship")
    for region in ("arrakeen", "carthag"):
        table.ship("atreides", region, 2)
    assert table.player("guild").spice == 1


def test_own_shipments_do_not_pay_the_guild():
    """Ruling R28."""
    table = DiceTable("guild", "atreides")
    table.card("guild", 2)
    table.put("arrakeen", guild=1)
    table.roll(spice=2)
    table.skip_to("ship")
    table.ship("guild", "arrakeen", 2)
    assert table.player("guild").spice == 0


def test_the_guild_cannot_give_its_spice_to_the_active_player():
    table = DiceTable(*FOUR)
    table.card("atreides", 2)
    table.card("guild", 1, spice=3)
    table.put("carthag", guild=1)
    table.roll("guild", spice=2)
    table.ally("guild")
    table.skip_to("ship")
    assert list(table.refusals("guild", "aid").values()) == ["guild-spice"]
    table.answer("guild", "deal")
    assert not [key for key in table.options("guild", "deal") if key.startswith("spice")]


@pytest.mark.parametrize(("sink", "erg"), [(1, 2), (0, 4)])
def test_smugglers_ship_from_the_supply_and_pay_double_for_the_polar_sink(sink, erg):
    table = DiceTable(*SMUGGLERS_FIRST)
    table.put("minor_erg", smugglers=1)
    table.roll(spice=4)
    table.skip_to("ship")
    if sink:
        assert "ship:polar_sink:2" in table.options("smugglers", "ship")
        assert "ship:polar_sink:3" not in table.options("smugglers", "ship")
        table.ship("smugglers", "polar_sink", sink)
    table.ship("smugglers", "minor_erg", erg)
    assert table.forces("minor_erg", "smugglers") == 1 + erg
    assert table.forces("polar_sink", "smugglers") == sink
    assert table.supply("smugglers") == 11 - sink - erg
    assert table.view().spice.total == 0


def test_smugglers_hire_their_leader_for_two_spice():
    """Ruling R34."""
    table = DiceTable(*SMUGGLERS_FIRST)
    table.roll(spice=2)
    table.skip_to("ship")
    table.answer("smugglers", "hire:esmar_tuek")
    assert table.player("smugglers").leaders == ["esmar_tuek"]
    assert table.view().spice.total == 0


def test_scytale_is_revived_between_battles_and_after_the_last():
    table = DiceTable(*TLEILAX_FIRST)
    table.card("bene_tleilax", 0, "scytale")
    table.put("carthag", bene_tleilax=1, harkonnen=1)
    table.put("arrakeen", bene_tleilax=1, harkonnen=1)
    table.roll("guild guild guild guild", spice=3)
    table.skip_to("battle")
    table.answer("bene_tleilax", "battle:carthag")
    table.commit("bene_tleilax", "scytale")
    table.commit("harkonnen")
    assert table.player("bene_tleilax").lost_leaders == ["scytale"]
    table.answer("bene_tleilax", "revive:scytale", kind="battle")
    table.commit("bene_tleilax", "scytale")
    table.commit("harkonnen")
    table.answer("bene_tleilax", "revive:scytale", kind="aftermath")
    assert table.player("bene_tleilax").leaders == ["scytale"]
    assert table.events_of("leader-revived") == [{"leader": "scytale", "price": 1}] * 2


def test_a_player_allied_with_bene_tleilax_may_revive_the_own_leader():
    table = DiceTable(*SIX)
    table.roll("guild guild guild guild", spice=1)
    table.ally("bene_tleilax")
    table.skip_to("ship")
    table.answer("atreides", "revive:leto")
    assert table.player("atreides").leaders == ["leto"]


def test_who_has_nothing_to_ship_is_not_asked():
    table = DiceTable("atreides", "guild")
    table.roll(spice=5)
    assert not table.open("ship")
    assert table.is_asked("atreides", "target")
