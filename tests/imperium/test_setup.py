"""Setting up a game, and the start of a round."""

from __future__ import annotations

from collections import Counter

import pytest

from games.core.protocol import Answer, Setup
from games.core.texts import words
from games.imperium import GAME
from games.imperium.components import CONFLICTS, LEADERS, deck_of
from games.imperium.rules.setup import MOST_BESIDE
from games.imperium.vocabulary import FACTIONS, ROW_SIZE
from tests.imperium.table import ANN, BO, CY, NAMES, imperium


def start(players=3, seed=5, **options):
    return GAME.new(Setup(NAMES[:players], options, seed.to_bytes(32, "big")))[0]


def ask(state):
    return GAME.questions(state, True)[0]


def pick(state, key):
    question = ask(state)
    GAME.answer(state, Answer(question.id, question.seat, {key: 1}))
    return question.seat


# ---------------------------------------------------------------- what everybody has


@pytest.mark.parametrize(("players", "points"), [(3, 0), (4, 1)])
def test_only_with_four_players_everybody_starts_with_a_point(players, points):
    table = imperium(players)
    assert [table.vp(seat) for seat in range(players)] == [points] * players


def test_everybody_starts_with_a_water_three_troops_two_agents_and_ten_cards():
    table = imperium()
    player = table[BO]
    assert (player.solari, player.spice, player.water) == (0, 0, 1)
    assert (player.garrison, player.supply, player.troops) == (3, 9, 0)
    assert player.ready == ["agent", "agent"]
    assert Counter(player.hand + player.deck) == Counter(deck_of("starter"))
    assert set(player.influence.values()) == {0}


def test_everybody_has_five_cards_in_hand():
    table = imperium(4)
    assert [len(table[seat].hand) for seat in range(4)] == [5] * 4


def test_the_row_has_five_cards_and_the_reserve_its_stacks():
    table = imperium()
    assert len(table.state.row) == 5
    assert len(table.state.imperium_deck) == len(deck_of("imperium")) - ROW_SIZE
    assert table.state.reserve == {"arrakis_liaison": 8, "the_spice_must_flow": 10, "foldspace": 6}


def test_ten_conflicts_are_played_level_one_first_and_level_three_last():
    state = start()
    levels = [CONFLICTS[key].level for key in reversed(state.conflict_deck)]
    assert levels == [1] + [2] * 5 + [3] * 4
    assert len(state.conflict_box) == 8


def test_the_first_player_is_drawn_by_lot():
    assert {start(seed=seed).first for seed in range(20)} == {0, 1, 2}


def test_the_same_seed_makes_the_same_game():
    assert GAME.encode(start(seed=9)) == GAME.encode(start(seed=9))
    assert GAME.encode(start(seed=9)) != GAME.encode(start(seed=10))


# ---------------------------------------------------------------- leaders


def test_leaders_are_chosen_in_turn_order_from_all():
    state = start(leaders="choose")
    order = []
    for leader in ("paul_atreides", "helena_richese", "earl_memnon_thorvald"):
        assert ask(state).kind == "leader"
        order.append(pick(state, leader))
    assert order == [(state.first + n) % 3 for n in range(3)]
    assert [state.players[seat].leader for seat in order] == ["paul_atreides", "helena_richese", "earl_memnon_thorvald"]


def test_every_choice_of_a_leader_is_told_before_the_next():
    state = start(leaders="choose")
    step = GAME.answer(state, Answer(ask(state).id, ask(state).seat, {"paul_atreides": 1}))
    assert step.closes
    assert ask(state).kind == "leader"


def test_a_leader_is_taken_once():
    state = start(leaders="choose")
    assert len(ask(state).options) == 8
    pick(state, "paul_atreides")
    assert "paul_atreides" not in [option.key for option in ask(state).options]


def test_whoever_chooses_a_leader_reads_its_difficulty_and_the_advice_for_a_first_game():
    question = ask(start(leaders="choose"))
    said = {option.key: words().say(option.help) for option in question.options}
    assert said["paul_atreides"].startswith("difficulty 1")
    assert said["baron_vladimir_harkonnen"].startswith("difficulty 3")
    marked = {option.key for option in question.options if "★" in words().say(option.text)}
    assert marked == {"paul_atreides", "glossu_the_beast_rabban", "earl_memnon_thorvald", "count_ilban_richese"}
    assert "★ are good for a first game" in words().say(question.prompt)


def test_leaders_are_dealt_at_random():
    state = start(leaders="random")
    leaders = [player.leader for player in state.players]
    assert len(set(leaders)) == 3
    assert not [question for question in GAME.questions(state) if question.kind == "leader"]
    assert len({tuple(p.leader for p in start(seed=seed, leaders="random").players) for seed in range(5)}) > 1


def test_leaders_are_drafted_from_two_more_than_players_in_an_order_drawn_by_lot():
    orders = set()
    for seed in range(12):
        state = start(seed=seed, leaders="draft")
        assert len(ask(state).options) == 5
        order = []
        while ask(state).kind == "leader":
            order.append(pick(state, ask(state).options[0].key))
        orders.add(tuple((seat - order[0]) % 3 for seat in order))
    assert orders == {(0, 1, 2), (0, 2, 1)}


def test_two_leaders_of_a_house_may_sit_down_together():
    state = start(leaders="choose", houses="any")
    pick(state, "paul_atreides")
    assert "duke_leto_atreides" in [option.key for option in ask(state).options]


def test_with_different_houses_a_house_is_refused_once_it_is_taken():
    state = start(leaders="choose", houses="different")
    pick(state, "paul_atreides")
    assert "duke_leto_atreides" not in [option.key for option in ask(state).options]
    assert [refusal.reason.key for refusal in ask(state).refused] == ["why-house-taken"]


@pytest.mark.parametrize("seed", range(8))
def test_with_different_houses_four_random_leaders_are_of_four_houses(seed):
    state = start(4, seed, leaders="random", houses="different")
    assert len({LEADERS[player.leader].house for player in state.players}) == 4


def test_the_baron_fixes_two_factions_in_secret_before_the_first_round():
    state = start(leaders="choose")
    pick(state, "baron_vladimir_harkonnen")
    pick(state, "paul_atreides")
    pick(state, "helena_richese")
    question = ask(state)
    assert question.kind == "secret_factions"
    assert state.players[question.seat].leader == "baron_vladimir_harkonnen"
    assert (question.least, question.most) == (2, 2)
    assert {option.place for option in question.options} == {f"track:{faction}" for faction in FACTIONS}
    assert state.round == 0
    step = GAME.answer(state, Answer(question.id, question.seat, {"fremen": 1, "guild": 1}))
    told = next(event for event in step.events if event.kind == "chose_factions")
    assert (told.data, told.to) == ({}, (question.seat,))
    assert state.players[question.seat].baron == ["guild", "fremen"]
    assert state.round == 1
    assert step.closes, "so that the first turn begins with nothing done"


def test_when_all_leaders_are_taken_the_headline_no_longer_speaks_of_choosing_them():
    state = start(leaders="choose")
    assert GAME.headline(GAME.view(state, None)).key == "headline-leaders"
    for leader in ("baron_vladimir_harkonnen", "paul_atreides", "helena_richese"):
        pick(state, leader)
    assert GAME.headline(GAME.view(state, None)).key == "headline-ready"


# ---------------------------------------------------------------- the start of a round


def defended(supply=9):
    """Begin round 2 with a conflict for Arrakeen, which Bo controls."""
    table = imperium()
    table.state.places["arrakeen"].controller = BO
    table.state.conflict_deck[-1] = "siege_of_arrakeen"
    table[BO].supply, table[BO].garrison = supply, 12 - supply
    table.finish_round()
    return table


def test_the_controller_of_the_place_may_send_a_defender_from_the_supply():
    table = defended()
    assert table.question(BO).kind == "defend"
    table.answer(BO, "defend")
    assert (table[BO].troops, table[BO].supply, table[BO].garrison) == (1, 8, 3)


def test_the_defender_is_asked_before_the_hands_are_drawn():
    table = defended()
    assert table[BO].hand == []
    table.answer(BO, "none")
    assert len(table[BO].hand) == 5
    assert table[BO].troops == 0


def test_without_a_troop_in_supply_there_is_no_defender():
    table = defended(supply=0)
    assert not table.is_asked(BO, "defend")
    assert table[BO].troops == 0


def test_a_conflict_for_another_place_brings_no_defender():
    table = imperium()
    table.state.places["carthag"].controller = BO
    table.state.conflict_deck[-1] = "siege_of_arrakeen"
    table.finish_round()
    assert not table.is_asked(BO, "defend")


def test_the_mildest_answer_sends_no_defender():
    assert defended().question(BO).mildest == {"none": 1}


def test_turns_go_clockwise_from_the_first_player():
    table = imperium()
    for seat, space in ((ANN, "imperial_basin"), (BO, "hagga_basin"), (CY, "secure_contract")):
        assert table.state.turn.seat == seat
        table.send(seat, "dune_the_desert_planet", space)
        table.end(seat)
    assert table.state.turn.seat == ANN


def test_an_option_that_no_variant_knows_is_refused():
    with pytest.raises(ValueError, match="leaders cannot be 'loudest'"):
        GAME.new(Setup(("Ann", "Bo", "Cy"), {"leaders": "loudest"}))


@pytest.mark.parametrize("seed", range(40))
def test_with_different_houses_a_draft_has_a_house_for_each_of_four_players(seed):
    state = start(4, seed, leaders="draft", houses="different")
    assert len(state.leader_pool) == 6
    while ask(state).kind == "leader":
        pick(state, ask(state).options[-1].key)
    assert len({LEADERS[player.leader].house for player in state.players}) == 4


def test_of_many_leaders_those_for_a_first_game_are_a_list_of_their_own():
    options = ask(start(3, expansion="ix", leaders="choose")).options
    assert len(options) > MOST_BESIDE
    listed = {
        group: {option.key for option in options if option.group == group} for group in ("leader", "leader-other")
    }
    assert listed["leader"] == {option.key for option in options if LEADERS[option.key].first_game}
    assert listed["leader-other"] == {option.key for option in options} - listed["leader"]


def test_up_to_eight_leaders_are_one_list():
    assert {option.group for option in ask(start(3, leaders="choose")).options} == {"leader"}
