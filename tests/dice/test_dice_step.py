"""Step 1, dice: rolling and freezing."""

import pytest

from games.core.chance import draw_from_seed
from games.dice.components import DICE, WORM
from games.dice.steps.dicestep import RollDice
from tests.dice.table import DiceTable

ALL = {"house1": 1, "house2": 1, "house3": 1, "house4": 1, "region": 1, "spice": 1, "vendetta": 1}


def worm_on_four_dice(*, thumper: bool) -> DiceTable:
    """Return a table with three frozen dice. Of the four rolled dice, the spice die shows Shai-Hulud."""
    table = DiceTable("atreides", "guild")
    table.state.me.thumper = thumper
    table.state.thumpers -= thumper
    table.set_dice()
    roll_until_worm(table, frozen=("house1", "region", "vendetta"))
    return table


def roll_until_worm(table: DiceTable, frozen: tuple[str, ...]) -> None:
    """Choose random draws with which the spice die shows Shai-Hulud in the next roll."""
    loose = [die.id for die in table.state.dice if die.id not in frozen]
    chance = table.state.chance
    for branch in range(100):
        drawn = draw_from_seed(chance.seed, str(branch), chance.number, (6,) * len(loose)).drawn
        if DICE.spice[drawn[loose.index("spice")]] == WORM:
            chance.branch = str(branch)
            table.pick("atreides", dict.fromkeys(frozen, 1))
            return
    raise AssertionError("no worm in a hundred branches")


def test_all_seven_may_be_frozen_at_once():
    table = DiceTable("atreides", "guild")
    table.pick("atreides", ALL)
    assert table.state.turn.rolls == 1
    assert all(die.frozen for die in table.state.dice)


def test_the_dice_that_are_not_frozen_must_be_rolled_again():
    table = DiceTable("atreides", "guild")
    table.set_dice()
    before = {die.id: die.face for die in table.state.dice}
    table.pick("atreides", {"house1": 1, "house2": 1, "region": 1})
    assert table.state.turn.rolls == 2
    assert table.is_asked("atreides", "freeze")
    kept = {die.id: die.face for die in table.state.dice if die.frozen and die.id != "spice"}
    assert kept == {key: before[key] for key in ("house1", "house2", "region")}


def test_at_least_one_die_must_be_frozen():
    table = DiceTable("atreides", "guild")
    table.set_dice()
    assert table.refuses("atreides", {})


def test_the_last_die_is_frozen_by_itself():
    table = DiceTable("atreides", "guild")
    table.set_dice()
    table.pick("atreides", {key: 1 for key in ALL if key != "vendetta"})
    assert table.state.turn.rolls == 2
    assert not table.open("freeze")


def test_shai_hulud_is_frozen_at_once_and_nothing_else_has_to_be():
    table = worm_on_four_dice(thumper=False)
    assert table.state.die("spice").frozen
    assert table.ask("atreides", "freeze").least == 0
    assert set(table.options("atreides", "freeze")) == {"house2", "house3", "house4"}
    table.pick("atreides", {})
    assert table.state.turn.rolls == 3


def test_a_thumper_spares_the_spice_die_for_another():
    table = worm_on_four_dice(thumper=True)
    table.answer("atreides", "thumper")
    assert not table.state.me.thumper
    assert table.state.thumpers == 4
    table.answer("atreides", "house2")
    assert table.state.turn.rolls == 3
    rolled = table.events_of("rolled")[-1]["dice"]
    assert set(rolled) == {"spice", "house3", "house4"}


def test_with_the_thumper_another_die_must_be_frozen():
    table = worm_on_four_dice(thumper=True)
    table.answer("atreides", "thumper")
    assert "spice" not in table.options("atreides", "freeze")
    assert table.refuses("atreides", {})


def test_who_has_a_thumper_may_let_the_worm_come():
    table = worm_on_four_dice(thumper=True)
    table.answer("atreides", "worm")
    assert table.state.die("spice").frozen
    assert table.state.me.thumper


def test_the_thumper_is_of_no_use_when_the_spice_die_is_the_last():
    table = DiceTable("atreides", "guild")
    table.state.me.thumper = True
    table.set_dice()
    roll_until_worm(table, frozen=tuple(key for key in ALL if key != "spice"))
    assert not table.open("worm")
    assert table.state.die("spice").face == WORM
    assert table.state.me.thumper


def test_harkonnen_may_turn_the_vendetta_die_to_poison():
    table = DiceTable("harkonnen", "guild")
    table.put("carthag", guild=1)
    table.roll(vendetta="shield")
    table.answer("harkonnen", "kill:carthag:guild:regular")
    assert table.state.die("vendetta").face == "poison"
    table.skip_to("target")
    assert table.state.shield is None
    assert table.where("guild") == {}


def test_harkonnen_may_leave_the_vendetta_die():
    table = DiceTable("harkonnen", "guild")
    table.put("carthag", guild=1)
    table.roll(vendetta="shield")
    table.answer("harkonnen", "leave")
    table.skip_to("target")
    assert table.state.shield == table.seat("harkonnen")


@pytest.mark.parametrize("house", ["atreides", "guild"])
def test_others_may_not_turn_the_vendetta_die(house):
    table = DiceTable(house, "harkonnen")
    table.put("carthag", harkonnen=1)
    table.roll(vendetta="shield")
    assert not table.open("kill")


def test_where_poison_can_reach_nobody_the_die_is_not_asked_about():
    table = DiceTable("harkonnen", "guild")
    table.roll(vendetta="shield")
    assert not table.open("kill")
    assert table.state.shield == table.seat("harkonnen")


def test_poison_needs_no_turning():
    table = DiceTable("harkonnen", "guild")
    table.put("carthag", guild=1)
    table.roll(vendetta="poison")
    assert all(option.help is None for option in table.ask("harkonnen", "kill").options)


def test_the_die_stays_what_it_is_until_all_are_frozen():
    table = DiceTable("harkonnen", "guild")
    table.set_dice(vendetta="shield")
    table.put("carthag", guild=1)
    table.pick("harkonnen", {"house1": 1})
    assert not table.open("kill")
    assert any(isinstance(task, RollDice) for task in table.state.agenda)
