"""Set-up: storm, equipment, the choice of Houses and the preparation."""

import pytest

from games.core.protocol import Answer, IllegalAnswer, Setup
from games.dice.components import OPEN_COUNTRY, STRATEGIC
from tests.dice.table import GAME, DiceTable


def test_houses_are_chosen_from_the_starting_players_right_and_the_starting_player_begins():
    table = DiceTable("atreides", "harkonnen", "corrino", "guild", bare=False)
    order = []
    while table.open("house"):
        seat = table.open("house")[0].seat
        order.append(seat)
        table.answer(seat, table.houses[seat])
    assert order == [3, 2, 1, 0]
    table.skip_to("freeze")
    assert table.state.active == 0
    table.end_turn()
    assert table.state.active == 1


@pytest.mark.parametrize(("house", "least"), [("bene_gesserit", 5), ("bene_tleilax", 6), ("smugglers", 6)])
def test_with_four_players_three_houses_cannot_be_chosen(house, least):
    table = DiceTable("atreides", "harkonnen", "corrino", "guild", bare=False)
    assert house not in table.options("guild")
    refusal = next(r for r in table.ask("guild").refused if r.text.key == f"dice-house-{house}")
    assert refusal.reason.key == "dice-refused-house-players"
    assert refusal.reason.args["least"] == least


def test_five_players_may_choose_the_bene_gesserit_and_six_all():
    five = DiceTable("atreides", "harkonnen", "corrino", "guild", "bene_gesserit", bare=False)
    six = DiceTable("atreides", "harkonnen", "corrino", "guild", "bene_gesserit", "smugglers", bare=False)
    assert len(five.options("bene_gesserit")) == 6
    assert len(six.options("smugglers")) == 8


def test_a_house_is_played_by_one_player_only():
    table = DiceTable("atreides", "guild", bare=False)
    table.answer("guild", "guild")
    assert "guild" not in table.options("atreides")
    assert table.refusals("atreides")["guild"] == "house-taken"


def test_the_storm_begins_where_the_region_die_says_and_costs_nothing():
    for seed in range(8):
        state, step = GAME.new(Setup(("a", "b"), {"start": "host"}, bytes([seed]) * 32))
        assert state.storm == int(state.die("region").face) == step.events[0].data["zone"]
        assert not [event for event in step.events if event.kind == "storm-loss"]


def test_preparation_under_the_storm_is_allowed():
    """Ruling R39."""
    table = DiceTable("atreides", "fremen", bare=False)
    table.state.storm = 2
    table.choose_houses()
    table.answer("atreides", "start:cielago_plain")
    assert table.forces("great_flat", "fremen") == 1


def test_five_equipment_tokens_lie_on_the_strategic_regions_and_one_is_left_over():
    """Without Harkonnen in play."""
    table = DiceTable("atreides", "guild", bare=False)
    table.choose_houses()
    assert {region for region, there in table.state.regions.items() if there.equipment} == set(STRATEGIC)
    assert len(table.state.equipment) == 1


def test_harkonnen_put_the_left_over_equipment_where_they_begin():
    table = DiceTable("harkonnen", "guild", bare=False)
    left_over = table.state.equipment[0]
    table.choose_houses()
    table.answer("harkonnen", "start:great_flat")
    assert table.state.regions["great_flat"].equipment == left_over
    assert table.state.equipment == []
    assert table.forces("great_flat", "harkonnen") == 2


def test_the_baron_begins_in_the_supply():
    table = DiceTable("harkonnen", "guild", bare=False)
    table.choose_houses()
    assert table.player("harkonnen").lost_leaders == ["baron_vladimir"]


@pytest.mark.parametrize(
    ("others", "forces"), [(("corrino", "guild"), 4), (("atreides", "guild"), 3), (("atreides", "harkonnen"), 2)]
)
def test_fremen_stand_in_every_empty_non_strategic_region(others, forces):
    table = DiceTable("fremen", *others, bare=False)
    table.choose_houses()
    table.skip_to("freeze")
    assert sum(table.where("fremen").values()) == forces
    assert set(table.where("fremen")) <= set(OPEN_COUNTRY)
    assert table.supply("fremen") == 8 - forces


def test_harkonnen_may_not_begin_in_the_atreides_region():
    """Ruling R30."""
    table = DiceTable("atreides", "harkonnen", bare=False)
    table.choose_houses()
    table.answer("atreides", "start:great_flat")
    assert table.refuses("harkonnen", {"start:great_flat": 1})
    assert table.refusals("harkonnen") == {"great_flat": "start-taken"}


def test_corrino_and_guild_begin_off_the_map():
    table = DiceTable("corrino", "guild", bare=False)
    table.choose_houses()
    assert not table.where("corrino")
    assert not table.where("guild")
    corrino, guild = table.player("corrino"), table.player("guild")
    assert (corrino.card.regular, corrino.card.elite, corrino.leaders, corrino.spice) == (1, 1, ["shaddam_iv"], 3)
    assert (guild.card.regular, guild.leaders, guild.spice) == (3, ["edric"], 1)


def test_the_prediction_is_known_to_the_bene_gesserit_only():
    table = DiceTable("bene_gesserit", "atreides", "fremen", "corrino", "guild", bare=False)
    table.choose_houses()
    table.skip_to("predict")
    assert set(table.options("bene_gesserit")) == {f"predict:{h}" for h in ("guild", "atreides", "fremen", "corrino")}
    step = table.answer("bene_gesserit", "predict:fremen")
    assert table.view("bene_gesserit").prediction == "fremen"
    assert table.view().prediction is None
    assert table.view("atreides").prediction is None
    lines = GAME.narrate([event for event in step.events if event.kind == "predicted"], None)
    assert [line.text.key for line in lines] == ["dice-told-predicted"]
    assert "house" not in lines[0].text.args


def test_the_guild_may_be_predicted_though_nobody_plays_it():
    """Ruling R24."""
    table = DiceTable("bene_gesserit", "atreides", "fremen", "corrino", "harkonnen", bare=False)
    table.choose_houses()
    table.skip_to("predict")
    assert "predict:guild" in table.options("bene_gesserit")
    assert "predict:bene_gesserit" not in table.options("bene_gesserit")


def test_bene_tleilax_and_smugglers_begin_in_the_polar_sink():
    table = DiceTable("atreides", "harkonnen", "fremen", "corrino", "bene_tleilax", "smugglers", bare=False)
    table.choose_houses()
    table.skip_to("freeze")
    assert table.where("bene_tleilax") == {"polar_sink": 2}
    assert table.on_card("bene_tleilax") == 2
    assert table.where("smugglers") == {"polar_sink": 3}


def test_the_last_house_is_not_asked_for():
    """Eight players: the starting player takes what is left."""
    houses = ("atreides", "harkonnen", "fremen", "bene_tleilax", "corrino", "guild", "bene_gesserit", "smugglers")
    table = DiceTable(*houses, bare=False)
    for seat in range(7, 0, -1):
        table.answer(seat, houses[seat])
    assert table.state.house(0) == "atreides"


def test_the_starting_player_is_drawn_unless_the_table_says_otherwise():
    drawn = {GAME.new(Setup(tuple("abcd"), {}, bytes([n]) * 32))[0].first for n in range(30)}
    assert drawn == {0, 1, 2, 3}


def test_an_unknown_option_is_refused():
    with pytest.raises(ValueError, match="dancers"):
        GAME.new(Setup(("a", "b"), {"dancers": "both"}))


def test_an_answer_to_another_players_question_is_refused():
    table = DiceTable("atreides", "guild", bare=False)
    question = table.ask("guild")
    with pytest.raises(IllegalAnswer, match="not-yours"):
        GAME.answer(table.state, Answer(question.id, 0, {"guild": 1}))


@pytest.mark.parametrize("players", [1, 9])
def test_two_to_eight_play(players):
    """Ruling R29."""
    with pytest.raises(ValueError, match="R29"):
        GAME.new(Setup(tuple("abcdefghi"[:players])))
