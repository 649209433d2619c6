"""Step 4, vendetta."""

from games.core.texts import words
from tests.dice.table import FOUR, DiceTable

SISTERS = ("atreides", "bene_gesserit", "fremen", "corrino", "guild")


def kills(table: DiceTable) -> set[str]:
    table.skip_to("kill")
    return {key for key in table.options("atreides", "kill") if key != "spare"}


def test_the_snooper_protects_from_poison():
    table = DiceTable(*FOUR)
    table.put("carthag", corrino=2)
    table.put("arrakeen", guild=1)
    table.state.snooper = table.seat("corrino")
    table.roll(vendetta="poison")
    assert kills(table) == {"kill:arrakeen:guild:regular"}
    assert table.refusals("atreides", "kill")["corrino"] == "token"


def test_bene_gesserit_are_immune_to_poison():
    table = DiceTable(*SISTERS)
    table.put("carthag", bene_gesserit=2, guild=1)
    table.state.snooper = table.seat("guild")
    table.roll(vendetta="poison")
    table.skip_to("lose-harvester", "ship", "target")
    assert not table.events_of("killed")
    table = DiceTable(*SISTERS)
    table.put("carthag", bene_gesserit=2, guild=1)
    table.roll(vendetta="poison")
    assert kills(table) == {"kill:carthag:guild:regular"}
    assert table.refusals("atreides", "kill")["bene_gesserit"] == "immune"


def test_the_shield_protects_from_the_crysknife_and_the_snooper_does_not():
    table = DiceTable("harkonnen", "atreides", "corrino", "guild")
    table.put("carthag", guild=1)
    table.put("arrakeen", atreides=1)
    table.state.snooper, table.state.shield = table.seat("guild"), table.seat("atreides")
    table.roll(vendetta="crysknife")
    killed = {option.key: option.help for option in table.ask("harkonnen", "kill").options}
    assert set(killed) == {"spare", "kill:carthag:guild:regular", "kill:arrakeen:atreides:regular"}
    assert killed["kill:carthag:guild:regular"] is None
    # Only because Piter de Vries turns the die to Poison, which needs the Snooper to be stopped.
    assert killed["kill:arrakeen:atreides:regular"].key == "dice-help-poisoned"


def test_fremen_are_immune_to_the_crysknife():
    table = DiceTable("atreides", "fremen", "guild")
    table.put("carthag", fremen=1)
    table.put("arrakeen", guild=1)
    table.roll(vendetta="crysknife")
    assert kills(table) == {"kill:arrakeen:guild:regular"}


def test_no_token_protects_from_the_hunter_seeker():
    table = DiceTable(*FOUR)
    table.put("carthag", corrino=1)
    table.state.snooper = table.state.shield = table.seat("corrino")
    table.roll(vendetta="hunter_seeker")
    assert kills(table) == {"kill:carthag:corrino:regular"}


def test_the_polar_sink_is_no_shelter():
    table = DiceTable(*FOUR)
    table.put("polar_sink", guild=1)
    table.roll(vendetta="hunter_seeker")
    assert kills(table) == {"kill:polar_sink:guild:regular"}


def test_forces_under_the_storm_are_safe():
    table = DiceTable(*FOUR)
    table.put("carthag", guild=1)
    table.put("arrakeen", guild=1)
    table.state.storm = 4
    table.roll(vendetta="hunter_seeker")
    assert kills(table) == {"kill:arrakeen:guild:regular"}
    assert table.refusals("atreides", "kill")["carthag"] == "storm-shelter"


def test_the_shield_is_taken_from_its_holder():
    table = DiceTable("atreides", "fremen", "guild")
    table.state.shield = table.seat("fremen")
    table.roll(vendetta="shield")
    assert table.state.shield == table.seat("atreides")
    assert table.events_of("token-taken-from") == [{"token": "shield", "other": table.seat("fremen")}]


def test_the_snooper_is_taken_from_the_common_supply():
    table = DiceTable(*FOUR)
    table.roll(vendetta="snooper")
    assert table.state.snooper == table.seat("atreides")


def test_the_active_player_picks_the_token_sardaukar_included():
    table = DiceTable(*FOUR)
    table.put("carthag", corrino="2r1e")
    table.roll(vendetta="poison")
    assert kills(table) == {"kill:carthag:corrino:regular", "kill:carthag:corrino:elite"}
    table.answer("atreides", "kill:carthag:corrino:elite")
    assert table.player("corrino").supply.elite == 4
    assert table.forces("carthag", "corrino") == 2


def test_a_removal_is_optional_and_own_forces_may_be_chosen():
    """Ruling R41."""
    table = DiceTable(*FOUR)
    table.put("carthag", atreides=1)
    table.roll(vendetta="poison")
    assert kills(table) == {"kill:carthag:atreides:regular"}
    assert table.ask("atreides", "kill").mildest == {"spare": 1}
    table.answer("atreides", "spare")
    assert table.forces("carthag", "atreides") == 1


def test_the_own_forces_are_named_after_everybody_elses():
    table = DiceTable(*FOUR)
    table.put("carthag", atreides=1, guild=1)
    table.put("arrakeen", guild=1)
    table.roll(vendetta="poison")
    table.skip_to("kill")
    assert list(table.options("atreides", "kill")) == [
        "kill:carthag:guild:regular",
        "kill:arrakeen:guild:regular",
        "kill:carthag:atreides:regular",
        "spare",
    ]


def test_the_list_says_whose_force_would_fall():
    table = DiceTable(*FOUR)
    table.put("arrakeen", guild=1)
    table.put("tabr_sietch", corrino=1)
    table.put("carthag", atreides=1)
    table.roll("corrino", vendetta="hunter_seeker")
    table.ally("corrino")
    table.skip_to("kill")
    *victims, _spare = (words().say(option.text) for option in table.ask("atreides", "kill").options)
    assert set(victims) == {
        "Arrakeen: 1 force of Spacing Guild",
        "Tabr Sietch: 1 force of Corrino (your ally)",
        "Carthag: 1 force of Atreides (yours)",
    }


def test_a_thumper_comes_from_the_common_supply():
    table = DiceTable(*FOUR)
    table.roll(vendetta="thumper")
    assert table.player("atreides").thumper
    assert table.state.thumpers == 3


def test_nobody_holds_two_thumpers():
    """Ruling R42."""
    table = DiceTable(*FOUR)
    table.player("atreides").thumper = True
    table.state.thumpers = 3
    table.roll(vendetta="thumper")
    assert table.state.thumpers == 3


def test_a_thumper_is_never_taken_from_a_player():
    """Ruling R42."""
    table = DiceTable("atreides", "harkonnen", "fremen", "corrino", "guild")
    for house in ("harkonnen", "fremen", "corrino", "guild"):
        table.player(house).thumper = True
    table.state.thumpers = 0
    table.roll(vendetta="thumper")
    assert not table.player("atreides").thumper


def test_whoever_could_turn_the_die_and_removes_no_force_leaves_it_and_takes_its_token():
    """Rulings R56 and R57."""
    table = DiceTable("harkonnen", "atreides", "corrino", "guild")
    table.put("carthag", guild=1)
    table.roll(vendetta="shield")
    asked = table.ask("harkonnen", "kill")
    assert {option.key for option in asked.options} == {"leave", "kill:carthag:guild:regular"}
    table.answer("harkonnen", "leave", kind="kill")
    assert table.state.die("vendetta").face == "shield"
    assert table.state.shield == table.seat("harkonnen")


def test_nobody_is_told_that_piter_de_vries_serves_before_his_house_has_accepted():
    table = DiceTable("atreides", "harkonnen", "corrino", "guild")
    table.put("carthag", guild=1)
    table.roll("harkonnen", vendetta="shield")
    table.answer("atreides", "invite:1")
    asked = table.ask("atreides", "kill")
    assert [option.key for option in asked.options] == ["leave"]
    assert "could turn it to Poison" in words("en").say(asked.prompt)


def test_once_his_house_has_refused_nobody_is_asked_to_wait_for_piter_de_vries():
    table = DiceTable("atreides", "harkonnen", "corrino", "guild")
    table.put("carthag", guild=1)
    table.roll("harkonnen", vendetta="shield")
    table.answer("atreides", "invite:1")
    table.answer("harkonnen", "refuse")
    asked = table.ask("atreides", "kill")
    assert [option.key for option in asked.options] == ["leave"]
    assert "so it stays as it is" in words("en").say(asked.prompt)
