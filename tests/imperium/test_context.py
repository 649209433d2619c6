"""What stands beside a question: what is at stake, what something costs, and what must still be done."""

from __future__ import annotations

from games.core.protocol import Setup
from games.core.texts import plain, words
from games.imperium import GAME
from games.imperium.ix.words.shipping import MoveFreighter
from tests.imperium.ix.table import EPIC, of, with_ix
from tests.imperium.table import ANN, BO, NAMES, Table, imperium


def context(table: Table, seat: int) -> str:
    return " ".join(plain(words().say(text, NAMES)) for text in table.question(seat).context)


def helps(table: Table, seat: int) -> dict[str, str]:
    options = table.question(seat).options
    return {option.key: plain(words().say(option.help, NAMES)) for option in options if option.help}


def at_carthag() -> Table:
    table = imperium(conflict="skirmish_a")
    table[BO].troops, table[BO].supply = 2, table[BO].supply - 2
    table.send(ANN, "reconnaissance", "carthag")
    return table


# ---------------------------------------------------------------- deploying and combat


def test_rewards_and_strengths_stand_beside_the_question_what_to_deploy():
    said = context(at_carthag(), ANN)
    assert "Skirmish pays first: gain 1 victory point · second:" in said
    assert "Strength now: Bo 4" in said


def test_a_turn_without_deployment_tells_nothing_of_the_conflict():
    table = imperium()
    assert not context(table, ANN)
    table.send(ANN, "dune_the_desert_planet", "secure_contract")
    assert not context(table, ANN)


def test_rewards_and_strengths_stand_beside_the_combat_question():
    table = imperium(players=2, options={"leaders": "choose"}, conflict="skirmish_a")
    for seat in (ANN, BO):
        table[seat].troops, table[seat].supply = 2, table[seat].supply - 2
        table.hold_intrigue(seat, "ambush")
    table.reveal(ANN)
    table.end(ANN)
    table.reveal(BO)
    table.answer(BO, "end")
    assert "Strength now:" in context(table, ANN)


def test_deploying_counts_troops_that_are_still_to_be_recruited():
    table = at_carthag()
    assert table.labels(ANN)["deploy:3"] == "Recruit 1, then deploy 3 troops"
    garrison = table[ANN].garrison
    table.answer(ANN, "deploy:3")
    assert (table[ANN].troops, table[ANN].garrison) == (3, garrison - 2)
    assert not any("recruit" in key for key in table.keys(ANN))


def test_an_empty_supply_adds_nothing_to_what_may_be_deployed():
    table = at_carthag()
    table[ANN].garrison, table[ANN].supply = table[ANN].garrison + table[ANN].supply, 0
    assert table.up_to_deploy(ANN) == 2


def test_the_prompt_names_what_must_be_done_if_other_things_may_be_done_too():
    table = at_carthag()
    assert table.prompt(ANN) == "Before your turn can end, you must still recruit a troop and draw an Intrigue card."


# ---------------------------------------------------------------- buying


def reveal_turn(*hand: str, row: tuple[str, ...] = ()) -> Table:
    table = imperium()
    table[ANN].ready = []
    table.put_in_row(*row)
    table.reveal(ANN, *hand)
    return table


def test_the_prompt_keeps_a_running_total_of_persuasion():
    table = reveal_turn("convincing_argument", "convincing_argument", row=("arrakis_liaison",))
    assert table.prompt(ANN) == "You have 4 persuasion to spend."
    table.answer(ANN, "buy:arrakis_liaison")
    assert "You have 2 of 4 persuasion left" in table.prompt(ANN)


def test_a_card_for_sale_says_where_it_sends_agents():
    table = reveal_turn("convincing_argument", row=("arrakis_liaison",))
    assert helps(table, ANN)["buy:arrakis_liaison"].startswith("sends agents to Landsraad and city")


def test_ending_with_persuasion_for_a_card_asks_once():
    table = reveal_turn("convincing_argument", row=("arrakis_liaison",))
    end = next(option for option in table.question(ANN).options if option.key == "end")
    assert end.warning
    assert "2 persuasion left" in plain(words().say(end.warning))
    table.answer(ANN, "buy:arrakis_liaison")
    end = next(option for option in table.question(ANN).options if option.key == "end")
    assert end.warning is None


def test_purchases_have_prices_and_a_budget():
    table = reveal_turn("convincing_argument", row=("arrakis_liaison",))
    asked = table.question(ANN)
    assert asked.budget == 2
    assert next(option.price for option in asked.options if option.key == "buy:arrakis_liaison") == 2


# ---------------------------------------------------------------- leaders, freighters, the epic game


def test_leaders_for_a_first_game_are_marked_and_terms_explained():
    state, _ = GAME.new(Setup(NAMES[:3], {"leaders": "choose"}))
    asked = GAME.questions(state)[0]
    labels = [words().say(option.text) for option in asked.options]
    assert any(label.startswith("★ ") for label in labels)
    assert not all(label.startswith("★ ") for label in labels)
    said = " ".join(words().say(text) for text in asked.context)
    assert all(term in said for term in ("Signet", "Alliance", "High Council"))


def test_a_freighter_says_what_its_next_step_brings():
    table = with_ix()
    about = MoveFreighter()
    ways = about.ways(table.state, ANN)
    out = ways[0].option(table.state)
    assert "5 solari" in words().say(out.help)
    assert "2 spice" in words().say(out.help)
    of(table).freighters[ANN] = 1
    assert "2 troops" in words().say(about.ways(table.state, ANN)[0].option(table.state).help)


def test_the_epic_game_goes_to_12_points_everywhere():
    table = with_ix(epic=True)
    assert "First to 12 victory points" in words().say(GAME.blurb(EPIC))
    assert "First to 10 victory points" in words().say(GAME.blurb({}))
    assert "has 12 points at the end of a round" in words().say(GAME.rules(EPIC)[0].lines[0])
    assert table.view(None).goal == 12
