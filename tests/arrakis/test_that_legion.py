"""The legion that a card calls "that legion": each card has its own, and it is followed to its new area."""

from tests.arrakis.table import WarTable


def jubba_then_crysknife() -> WarTable:
    """Return a table where Jubba Cloaks moved Gurney's legion, and Fedaykin are beside the Baron's legion."""
    table = WarTable()
    table.put("neo_05", "atreides", "1r gurney_halleck")
    table.put("nei_08", "atreides", "1s")
    table.put("nei_07", "harkonnen", "1r baron_harkonnen")
    table.give("atreides", "jubba_cloaks", "crysknife")
    table.turn("atreides", "s", "m")
    table.acts("atreides", "play:jubba_cloaks", "move:neo_05", "to:neo_04", "play:crysknife")
    return table


def test_a_chained_card_is_not_about_the_legion_of_the_card_before():
    table = jubba_then_crysknife()
    table.acts("atreides", "done", "baron_harkonnen")
    assert "baron_harkonnen" in table.player("harkonnen").tank


def test_the_leader_must_be_beside_the_legion_that_moved():
    table = jubba_then_crysknife()
    table.acts("atreides", "move:nei_08", "to:nei_09")
    assert not table.is_asked("atreides", "tank")


def test_the_legion_that_moved_may_come_beside_the_leader():
    table = WarTable()
    table.put("nei_09", "atreides", "1s")
    table.put("nei_07", "harkonnen", "1r baron_harkonnen")
    table.give("atreides", "crysknife")
    table.turn("atreides", "s", "m")
    table.acts("atreides", "play:crysknife", "move:nei_09", "to:nei_08", "baron_harkonnen")
    assert "baron_harkonnen" in table.player("harkonnen").tank


def rage(prey: str) -> WarTable:
    """Return a table where a card moved Shaddam's legion onto a worm, from which it fled to neo_04.

    `prey`: an area with an Atreides unit.
    """
    table = WarTable()
    table.enter("shaddam_iv")
    table.put("neo_05", "harkonnen", "1s")
    table.put("nei_08", "harkonnen", "1s")
    table.put(prey, "atreides", "1r")
    table.sign("neo_02", "sandworm")
    table.give("harkonnen", "rage_overcame_shaddam_c")
    table.turn("harkonnen", "s", "m")
    table.acts("harkonnen", "play:rage_overcame_shaddam_c", "at:neo_05", "move:neo_05", "to:neo_02")
    table.answer("atreides", "to:neo_04")
    return table


def test_a_legion_that_fled_is_followed_and_attacks():
    table = rage("neo_03")
    assert table.at("neo_04") == "1s shaddam_iv"
    table.answer("harkonnen", "attack:neo_04:neo_03")
    assert table.state.battle is not None


def test_only_that_legion_attacks():
    table = rage("nei_07")
    assert not table.is_asked("harkonnen", "maneuver"), "nei_08 stands beside it, but the card is about another legion"


def test_a_legion_that_was_destroyed_does_not_attack():
    table = WarTable()
    table.enter("shaddam_iv")
    table.put("neo_05", "harkonnen", "1s")
    table.put("nei_08", "harkonnen", "1s")
    table.put("nei_07", "atreides", "1r")
    table.sign("neo_02", "sandworm")
    for area in ("neo_01", "neo_04", "neo_06"):
        table.sign(area)
    table.give("harkonnen", "rage_overcame_shaddam_c")
    table.turn("harkonnen", "s", "m")
    table.acts("harkonnen", "play:rage_overcame_shaddam_c", "at:neo_05", "move:neo_05")
    table.sign("neo_05", "burrowing")
    table.faces("hhhs")
    table.answer("harkonnen", "to:neo_02")
    assert table.at("neo_02") == ""
    assert not table.is_asked("harkonnen", "maneuver")
