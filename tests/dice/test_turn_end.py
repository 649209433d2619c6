"""The end of a turn: what the player is asked before it, and what the table reads."""

from games.core.texts import words
from tests.dice.table import FOUR, GAME, DiceTable

NAMES = ("Ann", "Bo", "Cy", "Di")


def said(table: DiceTable, house: str) -> list[str]:
    return [words().say(line.text, NAMES) for line in GAME.narrate(table.events, table.seat(house))]


def test_a_turn_ends_with_a_word_while_its_last_deed_can_be_taken_back():
    table = DiceTable("atreides", "guild")
    table.roll(region=4)
    step = table.answer("atreides", "target:polar_sink")
    assert list(table.options("atreides", "end-turn")) == ["end"]
    assert not step.reveals
    assert table.answer("atreides", "end").closes
    assert table.state.active == table.seat("guild")


def test_nobody_is_waited_for_once_nothing_can_be_taken_back():
    table = DiceTable("atreides", "harkonnen")
    table.battle("carthag", atreides=1, harkonnen=1)
    table.commit("atreides", atreides=1)
    table.commit("harkonnen", harkonnen=1)
    assert not table.open("end-turn")
    assert table.state.active == table.seat("harkonnen")


def test_a_turn_that_the_ally_moved_last_in_ends_by_itself():
    table = DiceTable(*FOUR)
    table.put("tabr_sietch", corrino=1)
    table.roll("corrino", region=4)
    table.ally("corrino")
    table.skip_to("target")
    table.answer("atreides", "target:carthag")
    table.pick("corrino", {"regular:tabr_sietch": 1}, "move")
    assert not table.open("end-turn")


def test_what_passes_stands_last_and_is_what_silence_means():
    table = DiceTable(*FOUR)
    table.put("carthag", guild=1)
    table.card("atreides", 1)
    table.roll("corrino", spice=1, vendetta="poison")
    for kind, passing in {"invite": "alone", "kill": "spare", "ship": "done"}.items():
        table.skip_to(kind)
        assert list(table.options("atreides", kind))[-1] == passing
        assert table.ask("atreides", kind).mildest == {passing: 1}


def test_of_several_rolls_only_the_last_is_told():
    table = DiceTable("atreides", "guild")
    table.answer("atreides", "region")
    assert len(table.events_of("rolled")) == 2
    assert sum(sentence.startswith("You rolled") for sentence in said(table, "atreides")) == 1


def test_who_moves_is_not_told_to_have_chosen_the_target():
    table = DiceTable("atreides", "guild")
    table.put("arrakeen", atreides=1)
    table.roll(region=4)
    table.answer("atreides", "target:carthag")
    assert said(table, "atreides")[-1] == "You chose *Carthag* as the target region."
    table.pick("atreides", {"regular:arrakeen": 1}, "move")
    assert said(table, "atreides")[-1] == "You moved 1 force from *Arrakeen* to *Carthag*."
    assert "You chose *Carthag* as the target region." not in said(table, "atreides")


def test_the_loser_is_told_what_else_was_lost():
    table = DiceTable("atreides", "harkonnen")
    table.battle("carthag", atreides=3, harkonnen=4)
    table.commit("atreides", atreides=2)
    table.commit("harkonnen", harkonnen=1)
    assert "You also lost 3 forces held back there." in said(table, "harkonnen")
    assert "**Bo** also lost 3 forces held back there." in said(table, "atreides")


def test_whoever_is_called_to_a_battle_reads_where_it_is():
    table = DiceTable("atreides", "harkonnen")
    table.battle("carthag", atreides=3, harkonnen=4)
    assert "battle in Carthag" in words().say(GAME.headline(table.view()), NAMES)


def test_nobody_is_asked_to_ship_where_neither_ally_has_a_force_to_ship():
    table = DiceTable(*FOUR)
    table.put("carthag", corrino=1)
    table.card("corrino", spice=3)
    table.roll("corrino corrino", spice=2)
    table.player("corrino").supply.regular = table.player("corrino").supply.elite = 0
    table.ally("corrino")
    table.skip_to("ship", "target")
    assert not table.is_asked("atreides", "ship")


def test_a_target_where_others_stand_is_told_to_mean_a_battle():
    table = DiceTable("atreides", "guild")
    table.put("carthag", guild=1)
    table.put("arrakeen", atreides=2)
    table.roll(region=4)
    helps = {o.key: words().say(o.help, NAMES) for o in table.ask("atreides", "target").options}
    assert helps["target:carthag"].endswith("2 of your forces can reach it; Spacing Guild would fight you there")
    assert helps["target:polar_sink"] == "2 of your forces can reach it"


def test_every_die_says_what_it_would_bring():
    table = DiceTable(*FOUR)
    table.set_dice("atreides corrino bene_gesserit", region=4, spice=3, vendetta="hunter_seeker")
    helps = {o.key: words().say(o.help, NAMES) for o in table.ask("atreides", "freeze").options}
    assert helps["house1"] == "Yours: brings a force or a leader from your supply"
    assert helps["house2"] == "With it you may invite Cy to an alliance"
    assert helps["house3"] == "Of no use to you"
    assert helps["region"] == "You may move into Carthag and Broken Land; if the storm moves, it goes east"
    assert helps["spice"] == "3 spice to ship forces with; the storm will move"
    assert helps["vendetta"] == "You may remove 1 force anywhere; no token protects against it."
