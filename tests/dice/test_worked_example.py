"""The worked example of the rulebook, one full turn, as one story."""

from tests.dice.table import DiceTable


def test_the_worked_example():
    """The rulebook's example: Zsuzsa plays Atreides, Judit Corrino, Ferenc Harkonnen."""
    table = DiceTable("atreides", "corrino", "harkonnen", "guild")
    table.card("atreides", 2)
    table.put("arrakeen", atreides=2)
    table.put("carthag", harkonnen=2)
    table.equip("carthag", "ornithopter")
    table.card("harkonnen", 0, "baron_vladimir")
    table.put("tabr_sietch", corrino="1r")
    table.card("corrino", "1r", spice=4)
    table.state.storm = 6

    # W01: the dice.
    table.roll("atreides atreides corrino harkonnen", region=4, spice=1, vendetta="snooper")
    assert table.view().spice.total == 1

    # W02: the alliance; Harkonnen could have been invited too.
    assert set(table.options("atreides", "invite")) == {"alone", "invite:1", "invite:2"}
    table.answer("atreides", "invite:1")
    table.answer("corrino", "accept")

    # W03, W04: recruitment.
    table.answer("corrino", "recruit:1:0:-")
    table.answer("atreides", "recruit:2:0:-")
    assert table.on_card("atreides") == 4
    assert table.on_card("corrino") == 2

    # W05: the Snooper.
    assert table.state.snooper == table.seat("atreides")

    # W06: one force for the die's spice.
    table.ship("atreides", "arrakeen")
    assert table.on_card("atreides") == 3
    assert table.forces("arrakeen", "atreides") == 3
    assert table.view().spice.total == 0

    # W07: 4 stored spice, if two Corrino forces may be shipped to Tabr Sietch.
    table.answer("corrino", "deal")
    table.answer("corrino", "spice:4")
    table.answer("corrino", "pay:tabr_sietch")
    table.answer("corrino", regular=2)
    table.answer("corrino", "send")
    table.answer("atreides", "yes", kind="deal-answer")
    assert table.player("corrino").spice == 0

    # W08: each force costs 1 spice; the Guild takes 1 for the turn.
    table.ship("atreides", "arrakeen", 2)
    assert table.on_card("atreides") == 1
    assert table.forces("arrakeen", "atreides") == 5
    assert table.forces("tabr_sietch", "corrino") == 3
    assert table.on_card("corrino") == 0
    assert table.view().spice.total == 0
    assert table.player("guild").spice == 1

    # W09: Carthag is the target; three of five move.
    table.answer("atreides", "target:carthag")
    table.answer("atreides", regular__arrakeen=3)
    assert table.forces("arrakeen", "atreides") == 2
    assert table.forces("carthag", "atreides") == 3

    # W10: Judit could move from Tabr Sietch and declines.
    assert table.options("corrino", "move") == {"regular:tabr_sietch": 3}
    table.pick("corrino", {})

    # W11: the battle. Ferenc commits only the Baron, Zsuzsa two forces.
    table.commit("harkonnen", "baron_vladimir")
    table.commit("atreides", atreides=2)
    fought = table.events_of("fought")[0]
    assert (fought["attack_strength"], fought["defence_strength"]) == (2, 4)

    # W12: losses; no honourable duel.
    assert table.player("harkonnen").lost_leaders == ["baron_vladimir"]
    assert table.forces("carthag", "harkonnen") == 2
    assert table.forces("carthag", "atreides") == 0
    assert table.supply("atreides") == 9
    assert table.on_card("atreides") == 1

    # W13, W14: no equipment step, no storm.
    assert table.state.regions["carthag"].equipment == "ornithopter"
    assert table.state.storm == 6

    # W15: the alliance is over, the dice go to Judit.
    assert table.state.active == table.seat("corrino")
    assert table.state.ally is None

    # W16: Judit attacks the weakened Carthag from Tabr Sietch and wins.
    table.skip_to("freeze")
    table.roll("atreides", region=4, spice=1)
    table.answer("corrino", "alone")
    table.skip_to("target")
    table.answer("corrino", "target:carthag")
    table.answer("corrino", regular__tabr_sietch=3)
    table.commit("corrino", corrino="3r")
    table.commit("harkonnen", harkonnen=2)
    assert table.forces("carthag", "harkonnen") == 0
