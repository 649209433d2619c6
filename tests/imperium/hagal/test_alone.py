"""The solo game: two rival leaders that play to win, at four difficulties."""

from __future__ import annotations

import pytest

from games.core.agenda import Play, advance
from games.core.live_questions import first_open_question
from games.core.protocol import Setup
from games.imperium import GAME
from games.imperium.components import LEADERS
from games.imperium.hagal.choosing import buy_points
from games.imperium.rules.conflict import Reward
from games.imperium.vocabulary import HOUSE
from games.imperium.words.conditions import Owns
from tests.imperium.hagal.table import ILBAN, LEFT, MEMNON, RIGHT, RivalTable, alone
from tests.imperium.hagal.test_rivals import rival_turn
from tests.imperium.table import ANN


def carry_out(table: RivalTable, *tasks: object) -> None:
    """Do these tasks now, before all others."""
    play = Play(table.state)
    rest, table.state.agenda = table.state.agenda, []
    asks, table.state.asks = table.state.asks, []
    play.push(*tasks)
    advance(play)
    table.state.agenda = [*rest, *table.state.agenda]
    table.state.asks += asks
    table.steps.append(play.step())


def reward_of(table: RivalTable, conflict: str, reward: int, rival: int = LEFT) -> None:
    table.state.conflict = conflict
    carry_out(table, Reward(rival, reward))


# ---------------------------------------------------------------- set-up and order


def test_the_rival_on_the_left_begins_and_the_human_comes_last_in_round_1():
    table = alone()
    assert table.state.first == LEFT
    assert [event.seat for step in table.steps for event in step.events if event.kind == "hagal_sent"] == [LEFT, RIGHT]
    assert table.is_asked(ANN, "turn")


def test_whoever_chooses_rivals_sees_the_leaders():
    table = RivalTable(1, {"leaders": "choose", "difficulty": "sardaukar"})
    table.answer(ANN, "paul_atreides")
    (asked,) = table.questions()
    assert asked.kind == "rivals"
    assert asked.shows == "leaders"
    shown = {f"leader:{face.key}" for face in GAME.view(table.state, ANN).leaders}
    assert {option.place for option in asked.options} <= shown


def test_with_different_houses_no_rival_is_of_the_humans_house_or_of_the_other_rivals():
    table = RivalTable(1, {"leaders": "choose", "difficulty": "sardaukar", "houses": "different"})
    table.answer(ANN, "paul_atreides")
    assert "duke_leto_atreides" not in table.keys(ANN)
    table.answer(ANN, "baron_vladimir_harkonnen")
    assert "glossu_the_beast_rabban" not in table.keys(ANN)
    table.answer(ANN, MEMNON)
    assert [table[rival].leader for rival in (LEFT, RIGHT)] == ["baron_vladimir_harkonnen", MEMNON]


@pytest.mark.parametrize("seed", range(30))
def test_with_different_houses_rivals_drawn_by_lot_repeat_no_house(seed: int):
    options = {"leaders": "random", "rivals": "random", "houses": "different", "expansion": "ix"}
    state, _ = GAME.new(Setup(("Ann",), options, seed.to_bytes(32, "big")))
    assert len({LEADERS[player.leader].house for player in state.players}) == 3


def test_the_first_player_marker_passes_clockwise_over_all_three():
    table = alone()
    order = [table.state.first]
    for _ in range(3):
        table.finish_round()
        order.append(table.state.first)
    assert order == [LEFT, RIGHT, ANN, LEFT]


def test_rivals_go_on_until_no_agent_is_left_after_the_human_has_revealed():
    table = alone()
    table.pass_turns(ANN)
    first_round = [event for step in table.steps for event in step.events]
    began = [at for at, event in enumerate(first_round) if event.kind == "round_began"]
    turns = [event for event in first_round[: began[1] if len(began) > 1 else None] if event.kind == "hagal_sent"]
    assert len(turns) == 4, "two agents of each rival"


@pytest.mark.parametrize(
    ("difficulty", "garrison", "intrigue", "mentat"),
    [("mercenary", 0, 0, 2), ("sardaukar", 3, 1, 5), ("mentat", 3, 1, 5), ("kwisatz_haderach", 3, 1, 5)],
)
def test_what_a_difficulty_gives(difficulty: str, garrison: int, intrigue: int, mentat: int):
    table = alone("secrets", "foldspace", difficulty=difficulty)
    assert [len(table[rival].intrigue) for rival in (LEFT, RIGHT)] == [intrigue] * 2
    assert [table[rival].garrison for rival in (LEFT, RIGHT)] == [garrison] * 2
    assert [table[rival].water for rival in (LEFT, RIGHT)] == [1, 1]
    table[ANN].solari = mentat
    assert table.may_send(ANN, "convincing_argument", "mentat") is False, "no landsraad symbol"
    assert table.may_send(ANN, "dagger", "mentat")
    table[ANN].solari = mentat - 1
    assert not table.may_send(ANN, "dagger", "mentat")


def test_a_mercenarys_human_begins_with_a_solari_and_a_spice():
    assert (alone(difficulty="mercenary")[ANN].solari, alone(difficulty="mercenary")[ANN].spice) == (1, 1)
    assert (alone()[ANN].solari, alone()[ANN].spice) == (0, 0)


@pytest.mark.parametrize(("difficulty", "first"), [("mercenary", 5), ("sardaukar", 4), ("mentat", 3)])
def test_the_rivals_third_agents_come_with_their_round(difficulty: str, first: int):
    table = alone(difficulty=difficulty)
    while table.state.round < first:
        assert not table[LEFT].swordmaster
        table.finish_round()
    assert table[LEFT].swordmaster
    assert table[RIGHT].swordmaster


def test_against_the_kwisatz_haderach_the_human_cannot_hire_the_swordmaster():
    table = alone(difficulty="kwisatz_haderach")
    table.make_rich(ANN)
    assert not table.may_send(ANN, "dagger", "swordmaster")
    other = alone(difficulty="mentat")
    other.make_rich(ANN)
    assert other.may_send(ANN, "dagger", "swordmaster")


def test_rivals_have_signets_but_no_other_ability():
    table = alone(rivals=("glossu_the_beast_rabban", MEMNON))
    rabban = next(seat for seat in (LEFT, RIGHT) if table[seat].leader == "glossu_the_beast_rabban")
    assert (table[rabban].solari, table[rabban].spice) == (0, 0)


def test_rivals_can_be_drawn_by_lot():
    table = RivalTable(1, {"leaders": "choose", "rivals": "random"})
    table.answer(ANN, "paul_atreides")
    leaders = {table[LEFT].leader, table[RIGHT].leader}
    assert len(leaders) == 2
    assert "paul_atreides" not in leaders


@pytest.mark.parametrize("rivals", ["choose", "random"])
@pytest.mark.parametrize("number", range(12))
def test_rivals_need_not_be_among_the_leaders_of_a_draft(number: int, rivals: str):
    options = {"leaders": "draft", "rivals": rivals, "expansion": "ix"}
    state, _ = GAME.new(Setup(("Ann",), options, bytes([number] * 32)))
    while not state.round:
        question = first_open_question(state)
        question.take(question.mildest)
    leaders = [player.leader for player in state.players if player.rival != HOUSE]
    assert len(set(leaders)) == 3
    assert not set(leaders) & set(state.leader_pool)


# ---------------------------------------------------------------- signets


@pytest.mark.parametrize(
    ("leader", "what", "n"),
    [
        ("count_ilban_richese", "solari", 1),
        ("earl_memnon_thorvald", "spice", 1),
        ("countess_ariana_thorvald", "water", 2),
    ],
)
def test_the_arrakeen_card_rings_the_signet(leader: str, what: str, n: int):
    other = MEMNON if leader != MEMNON else ILBAN
    table = alone("secrets", "foldspace", rivals=(leader, other))
    rival = next(seat for seat in (LEFT, RIGHT) if table[seat].leader == leader)
    rival_turn(table, rival, "arrakeen_1p")
    assert getattr(table[rival], what) == n


def test_rabban_recruits_one_and_with_an_alliance_two():
    for alliance, troops in ((False, 1), (True, 2)):
        table = alone("secrets", "foldspace", rivals=("glossu_the_beast_rabban", MEMNON), difficulty="mercenary")
        rival = next(seat for seat in (LEFT, RIGHT) if table[seat].leader == "glossu_the_beast_rabban")
        if alliance:
            table.give_alliance("fremen", rival)
        rival_turn(table, rival, "arrakeen_1p")
        assert table[rival].troops == 1 + troops, "all recruits of the turn are deployed"


def test_the_baron_pays_a_solari_for_an_intrigue_card_if_he_has_one():
    for solari, cards in ((0, 1), (1, 2)):
        table = alone("secrets", "foldspace", rivals=("baron_vladimir_harkonnen", MEMNON))
        rival = next(seat for seat in (LEFT, RIGHT) if table[seat].leader == "baron_vladimir_harkonnen")
        table[rival].solari = solari
        rival_turn(table, rival, "arrakeen_1p")
        assert (len(table[rival].intrigue), table[rival].solari) == (cards, 0)


def test_leto_pays_a_spice_for_influence_where_an_opponent_is_ahead():
    table = alone("secrets", "foldspace", rivals=("duke_leto_atreides", MEMNON))
    rival = next(seat for seat in (LEFT, RIGHT) if table[seat].leader == "duke_leto_atreides")
    table[rival].spice = 1
    table[ANN].influence["fremen"] = 3
    table[LEFT if rival == RIGHT else RIGHT].influence = dict.fromkeys(table[rival].influence, 0)
    rival_turn(table, rival, "arrakeen_1p")
    assert table[rival].influence["fremen"] == 1
    assert table[rival].spice == 0


# ---------------------------------------------------------------- points


@pytest.mark.parametrize(("what", "price"), [("water", 3), ("solari", 7), ("spice", 7)])
def test_goods_become_a_point_as_soon_as_there_are_enough(what: str, price: int):
    table = alone("secrets", "foldspace")
    points = table.vp(LEFT)
    setattr(table[LEFT], what, 2 * price + 1)
    buy_points(Play(table.state), LEFT)
    assert table.vp(LEFT) == points + 2
    assert getattr(table[LEFT], what) == 1


def test_three_intrigue_cards_become_a_point_and_are_discarded():
    table = alone("secrets", "foldspace", difficulty="mercenary")
    table.hold_intrigue(LEFT, "ambush", "bribery", "poison_snooper")
    buy_points(Play(table.state), LEFT)
    assert table.vp(LEFT) == 1
    assert table[LEFT].intrigue == []
    assert {"ambush", "bribery", "poison_snooper"} <= set(table.state.intrigue_discard)


def test_a_rival_that_is_paid_on_the_humans_turn_buys_at_once():
    table = alone("secrets", "foldspace")
    table[LEFT].solari = 6
    table.state.places["carthag"].controller = LEFT
    table.send(ANN, "reconnaissance", "carthag")
    assert (table[LEFT].solari, table.vp(LEFT)) == (0, 1)


# ---------------------------------------------------------------- rewards and choices


def test_a_rival_takes_influence_where_it_has_least():
    table = alone("secrets", "foldspace")
    table[LEFT].influence = {"emperor": 1, "guild": 0, "bene_gesserit": 1, "fremen": 1}
    reward_of(table, "skirmish_d", 0)
    assert table[LEFT].influence["guild"] == 1
    assert table[LEFT].solari == 2


def test_of_equally_low_factions_the_human_decides():
    table = alone("secrets", "foldspace")
    table[LEFT].influence = {"emperor": 1, "guild": 0, "bene_gesserit": 1, "fremen": 0}
    reward_of(table, "skirmish_d", 0)
    asked = next(question for question in table.questions() if question.kind == "for_rival")
    assert asked.seat == ANN
    assert {option.key for option in asked.options} == {"guild", "fremen"}
    table.state.asks = [ask for ask in table.state.asks if ask.about.kind == "for_rival"]
    table.answer(ANN, "fremen")
    assert table[LEFT].influence["fremen"] == 1


def test_two_different_factions_are_the_two_lowest():
    table = alone("secrets", "foldspace")
    table[LEFT].influence = {"emperor": 3, "guild": 0, "bene_gesserit": 1, "fremen": 2}
    reward_of(table, "machinations", 0)
    assert table[LEFT].influence == {"emperor": 3, "guild": 1, "bene_gesserit": 2, "fremen": 2}


def test_what_is_no_influence_the_human_chooses_for_the_rival():
    table = alone("secrets", "foldspace")
    reward_of(table, "battle_for_arrakeen", 1)
    asked = next(question for question in table.questions() if question.kind == "for_rival")
    assert (asked.seat, asked.least, asked.most) == (ANN, 2, 2)


def test_cards_drawn_or_trashed_are_nothing_to_a_rival():
    table = alone("secrets", "foldspace")
    points = table.vp(LEFT)
    reward_of(table, "terrible_purpose", 0)
    assert table.vp(LEFT) == points + 1
    assert not any(question.kind in ("trash", "for_rival") for question in table.questions())


def test_a_rival_takes_control_and_defends_it():
    table = alone("secrets", "foldspace")
    reward_of(table, "siege_of_carthag", 0)
    assert table.state.places["carthag"].controller == LEFT


def test_a_rival_owns_two_of_the_spice_must_flow():
    table = alone("secrets", "foldspace")
    table[ANN].deck += ["the_spice_must_flow"] * 2
    assert not Owns("the_spice_must_flow", 1, most=True).holds(table.state, ANN, "")
    table[ANN].deck.append("the_spice_must_flow")
    assert Owns("the_spice_must_flow", 1, most=True).holds(table.state, ANN, "")


# ---------------------------------------------------------------- experts


def test_an_expert_who_leads_by_4_sends_no_more_troops():
    table = alone("secrets", "foldspace", difficulty="mentat", conflict="cloak_and_dagger")
    table[LEFT].troops, table[LEFT].supply = 3, 6
    table[ANN].troops, table[ANN].supply = 1, 8
    rival_turn(table, LEFT, "hardy_warriors")
    assert (table[LEFT].troops, table[LEFT].garrison) == (3, 5)


def test_in_a_conflict_of_the_third_level_an_expert_sends_all():
    table = alone("secrets", "foldspace", difficulty="mentat", conflict="grand_vision")
    table[LEFT].troops, table[LEFT].supply = 3, 6
    rival_turn(table, LEFT, "hardy_warriors")
    assert table[LEFT].troops == 7


def test_a_lesser_rival_sends_them_all_the_same():
    table = alone("secrets", "foldspace", difficulty="sardaukar", conflict="cloak_and_dagger")
    table[LEFT].troops, table[LEFT].supply = 3, 6
    rival_turn(table, LEFT, "hardy_warriors")
    assert table[LEFT].troops == 7


# ---------------------------------------------------------------- variants


def test_brutal_escalation_flips_two_cards_in_a_conflict_of_the_third_level():
    table = alone("heighliner", "secrets", conflict="grand_vision", escalation="brutal")
    table.finish_round()
    assert all(len(flip["cards"]) == 2 for flip in table.events_of("hagal_flipped"))
    mild = alone("heighliner", "secrets", conflict="cloak_and_dagger", escalation="brutal")
    mild.finish_round()
    assert all(len(flip["cards"]) == 1 for flip in mild.events_of("hagal_flipped"))


def test_dice_churn_the_row_after_the_humans_reveal_turn():
    table = alone(churn="dice")
    row = list(table.state.row)
    removed = len(table.state.removed)
    table.pass_turns(ANN)
    gone = [card for churned in table.events_of("hagal_churned") for card in churned["cards"]]
    assert len(table.state.removed) - removed == len(gone) <= 2
    assert all(card in row for card in gone)
    assert len(table.state.row) == 5


def test_the_end_ranks_the_human_among_the_rivals():
    table = alone()
    table[LEFT].points = {"test": 9}
    table[RIGHT].points = {"test": 9}
    table[LEFT].spice = table[RIGHT].spice = table[ANN].spice = 0
    table[ANN].points = {"test": 30}
    table.to_endgame()
    while table.questions():
        question = table.questions()[0]
        table.answer(question.seat, question.mildest)
    ranking = table.result().ranking
    assert ranking[0].seat == ANN
    assert sorted(place.seat for place in ranking) == [ANN, LEFT, RIGHT]


def test_a_full_turn_of_a_rival_is_one_sentence():
    table = alone("heighliner", "secrets")
    line = next(line for line in table.log() if "Heighliner" in line)
    assert "turned up Heighliner and sent an agent there" in line
    assert "recruited 3 troops" in line
