"""Whole games played at random, for every number of players, with the sums that always hold."""

import msgspec
import pytest

from games.core.live_questions import first_open_question, open_questions
from games.core.protocol import Answer, Event, Question, Setup
from games.core.simulation import random_below
from games.dice.components import DICE, HOUSES, LEADERS, POLAR_SINK, REGIONS
from games.dice.saves import CODEC
from games.dice.state import DiceState
from tests.dice.players import lively_answer, lively_game, lively_picks, options_for
from tests.dice.table import GAME
from tests.support.soak import share_of

PLAYERS = range(2, 9)
NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Fi", "Gus", "Hal")


def setup(players: int, number: int) -> Setup:
    return Setup(NAMES[:players], options_for(number), bytes([players, number % 256, number // 256]) + bytes(29))


def check_forces_and_leaders(state: DiceState) -> None:
    for seat, player in enumerate(state.players):
        if player.house is None:
            continue
        facts = HOUSES[player.house]
        for kind in ("regular", "elite"):
            on_map = sum(there.forces[seat].of(kind) for there in state.regions.values() if seat in there.forces)
            places = (player.supply.of(kind), player.card.of(kind), on_map)
            assert min(places) >= 0
            assert sum(places) == getattr(facts.forces, kind), (player.house, kind, places)
        assert sorted(player.leaders + player.lost_leaders) == sorted(leader.id for leader in facts.leaders)
        assert 0 <= player.spice <= (facts.store or 0)


def check_tokens(state: DiceState) -> None:
    laid = [there.equipment for there in state.regions.values() if there.equipment]
    assert sorted(laid + state.equipment) == sorted(DICE.equipment)
    assert state.regions[POLAR_SINK].equipment is None
    assert state.thumpers + sum(player.thumper for player in state.players) == DICE.thumpers
    assert all(forces.total > 0 for there in state.regions.values() for forces in there.forces.values())


def check_dice(state: DiceState) -> None:
    assert [die.kind for die in state.dice] == ["house"] * 4 + ["region", "spice", "vendetta"]
    assert 1 <= state.storm <= 6
    assert 1 <= state.round <= DICE.rounds


def check_questions(state: DiceState) -> None:
    for question in GAME.questions(state):
        keys = {option.key: option.up_to for option in question.options}
        assert question.options or question.least == 0
        assert len(keys) == len(question.options)
        assert question.least <= question.most <= sum(keys.values()) or question.most == 0
        assert set(question.mildest) <= set(keys)
        assert question.least <= sum(question.mildest.values()) <= question.most


def check_sums(state: DiceState) -> None:
    check_forces_and_leaders(state)
    check_tokens(state)
    check_dice(state)


@pytest.mark.parametrize("players", PLAYERS)
def test_whole_games_end_and_their_sums_hold(players):
    for number in range(4):
        state = lively_game(setup(players, number), f"{players}/{number}", lambda state, *_: check_sums(state))
        assert state.ending is not None
        assert GAME.questions(state) == []


@pytest.mark.parametrize("players", PLAYERS)
def test_every_question_can_be_answered_and_every_state_saved(players):
    def watch(state: DiceState, *_) -> None:
        check_questions(state)
        assert GAME.decode(GAME.encode(state)) == state

    lively_game(setup(players, 50), f"questions {players}", watch)


@pytest.mark.parametrize("players", PLAYERS)
def test_nothing_hidden_shows(players):
    def watch(state: DiceState, *_) -> None:
        # Everybody and one seat after the other: each seat meets states of all kinds.
        for seat in (None, state.asked % players):
            mixed = GAME.shuffle_hidden(state, seat, "salt")
            assert GAME.view(mixed, seat) == GAME.view(state, seat)
            assert questions_of(seat, mixed) == questions_of(seat, state)

    lively_game(setup(players, 60), f"hidden {players}", watch)


def questions_of(seat: int | None, state: DiceState) -> list[Question]:
    return [live.question() for live in open_questions(state) if live.seat == seat]


def see(state: DiceState, seat: int):
    return GAME.view(state, seat), questions_of(seat, state)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_step_that_reveals_nothing_is_the_same_whatever_is_hidden(players):
    """`Step.reveals` is honest: otherwise taking a step back would be a way to peek."""
    below = random_below(f"reveals {players}")
    state, _ = GAME.new(setup(players, 70))
    told = 0
    while GAME.result(state) is None:
        given = lively_answer(state, below)
        mixed = GAME.shuffle_hidden(state, given.seat, f"salt {told}")
        step = GAME.answer(state, given)
        if not step.reveals:
            told += 1
            GAME.answer(mixed, given)
            assert see(mixed, given.seat) == see(state, given.seat)
    assert told > 20


@pytest.mark.parametrize("players", PLAYERS)
def test_the_mildest_answers_end_every_stretch_within_fifty(players):
    below = random_below(f"mild {players}")
    state, _ = GAME.new(setup(players, 80))
    stretch: dict[int, int] = {}
    while GAME.result(state) is None:
        live = first_open_question(state)
        # One seat answers as it likes, so that the others meet all kinds of trouble.
        live.take(lively_picks(live, below) if live.seat == 0 else live.mildest)
        waiting = {each.seat for each in open_questions(state) if each.waits}
        stretch = {seat: stretch.get(seat, 0) + (seat == live.seat) for seat in waiting}
        assert all(count < 50 for seat, count in stretch.items() if seat != 0)


def test_the_same_answers_to_the_same_seed_give_the_same_game():
    logs = []
    for _ in range(2):
        events: list = []
        lively_game(setup(5, 3), "same", lambda state, step, given, log=events: log.extend(step.events))
        logs.append(events)
    assert logs[0] == logs[1]


def test_events_are_plain_data_and_are_told_the_same_after_being_stored():
    events: list[Event] = []
    lively_game(setup(6, 4), "stored", lambda state, step, given: events.extend(step.events))
    stored = msgspec.json.decode(msgspec.json.encode(events), type=list[Event])
    for seat in (None, *range(6)):
        assert GAME.narrate(stored, seat) == GAME.narrate(events, seat)


def test_another_branch_of_chance_rolls_otherwise():
    state, _ = GAME.new(setup(4, 1))
    other = CODEC.copy(state)
    GAME.reroll_unknown(other, "after an undo")
    for game in (state, other):
        while not any(die.face for die in game.dice if die.kind == "house"):
            question = GAME.questions(game)[0]
            GAME.answer(game, Answer(question.id, question.seat, question.mildest))
    assert [die.face for die in state.dice] != [die.face for die in other.dice]


def test_a_save_of_an_unknown_version_is_refused():
    state, _ = GAME.new(setup(2, 0))
    saved = GAME.encode(state)
    with pytest.raises(ValueError, match="version 99"):
        GAME.decode(bytes([99]) + saved[1:])


def test_names_in_views_are_those_of_the_data():
    state, _ = GAME.new(setup(3, 0))
    seen = GAME.view(state, None)
    assert [region.id for region in seen.regions] == list(REGIONS)
    assert len(LEADERS) == 9


@pytest.mark.soak
@pytest.mark.parametrize("players", PLAYERS)
def test_many_whole_games(players):
    def watch(state: DiceState, *_) -> None:
        check_sums(state)
        check_questions(state)

    for number in range(share_of(300)):
        lively_game(setup(players, 100 + number), f"soak {players}/{number}", watch)
