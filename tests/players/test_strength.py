"""The strength of minds in tournaments with fixed seeds. Long tournaments run in a soak and in `make bench`."""

from __future__ import annotations

import msgspec
import pytest

from games.arrakis.vocabulary import Side
from games.catalogue import GAMES
from games.core.game import Game
from games.core.live_questions import first_open_question
from games.core.protocol import Setup
from games.imperium.hagal.cards import DIFFICULTIES
from games.imperium.ix.table import commissioned, ix
from players import Work, Worlds
from players.policy import best, ranked
from players.rollout import look_ahead, play_ahead
from players.tournament import NOVICE, STEADY, Player, Sharp, count_wins, judgement_of, lively, play
from tests.bench.hagal import ALONE, won_alone
from tests.bench.mahdi import LEVELS
from tests.bench.mahdi import won_alone as won_against_mahdi
from tests.bench.matches import GATES, Gate, wilson
from tests.bench.minds import war_won
from tests.support.soak import share_of, slack_of

MAHDI_GAMES = 60
IMPERIUM, DICE, ARRAKIS = GAMES["imperium"], GAMES["dice"], GAMES["arrakis"]


@pytest.mark.parametrize(
    ("game", "one", "others", "games", "least", "most"),
    [
        pytest.param(IMPERIUM, STEADY, lively, 60, 58, 60, id="imperium: steady against lively"),
        pytest.param(IMPERIUM, NOVICE, lively, 60, 42, 60, id="imperium: novice against lively"),
        pytest.param(IMPERIUM, NOVICE, STEADY, 60, 0, 12, id="imperium: novice against steady"),
        pytest.param(DICE, STEADY, lively, 60, 30, 60, id="dice: steady against lively"),
    ],
)
@pytest.mark.parametrize("share", [5, pytest.param(1, marks=pytest.mark.soak)])
def test_levels_are_apart(game: Game, one: Player, others: Player, games: int, least: int, most: int, share: int):
    """Every run plays a fifth of the tournament, a soak all of it."""
    slack = 1 if share > 1 else 0
    assert least // share - slack <= count_wins(game, one, others, games // share) <= most / share + slack


@pytest.mark.soak
@pytest.mark.parametrize(
    ("game", "games", "least"),
    [pytest.param(IMPERIUM, 200, 80, id="imperium"), pytest.param(DICE, 160, 64, id="dice", marks=pytest.mark.taste)],
)
def test_sharp_beats_steady(game: Game, games: int, least: int):
    played, claimed = share_of(games), least / games
    slack = slack_of(played, games, claimed)
    assert count_wins(game, Sharp(), STEADY, played, name="sharp") >= claimed * played - slack


def test_a_third_of_dice_games_among_steady_minds_is_decided_by_regions():
    games = [play(DICE, [STEADY] * 4, f"regions {number}") for number in range(30)]
    ways = [DICE.decode(game.state).ending.way for game in games]
    assert sum(way in ("sole", "alliance") for way in ways) >= 10


@pytest.mark.parametrize("games", [4, pytest.param(60, marks=pytest.mark.soak)])
def test_steady_knows_what_rise_of_ix_is_worth(games: int):
    """A steady mind wins against random players, and gets tech and dreadnoughts."""
    won, tables = 0.0, []
    for number in range(games):
        seat = number % 4
        players = [STEADY if each == seat else lively for each in range(4)]
        played = play(IMPERIUM, players, f"ix {number}", {"expansion": "ix"})
        won += (seat in played.winners) / len(played.winners)
        tables.append((IMPERIUM.decode(played.state), seat))
    slack = 1 if games < 60 else 0
    assert won >= games * 54 / 60 - slack
    assert sum(len(ix(state).tiles[seat]) + commissioned(state, seat) for state, seat in tables) >= games


@pytest.mark.parametrize("side", list(Side))
@pytest.mark.parametrize("games", [2, pytest.param(60, marks=pytest.mark.soak)])
def test_steady_beats_lively_on_either_side_of_the_war(side: Side, games: int):
    assert war_won(STEADY, lively, side, games) >= games * 54 / 60


QUICKEST = next(gate for gate in GATES if gate.game == "dice")
"""The match of which `make test` plays one game."""


@pytest.mark.soak
@pytest.mark.parametrize(
    "gate", [pytest.param(each, marks=pytest.mark.taste if each is QUICKEST else ()) for each in GATES], ids=Gate.title
)
def test_minds_are_stronger_than_those_before(gate: Gate):
    games = share_of(gate.games)
    assert gate.play(games).won >= gate.least * games - slack_of(games, gate.games, gate.least)


@pytest.mark.parametrize(("won", "games", "low", "high"), [(50, 100, 0.404, 0.596), (0, 20, 0.0, 0.161)])
def test_an_interval_is_wilsons(won: float, games: int, low: float, high: float):
    assert wilson(won, games) == pytest.approx((low, high), abs=0.001)


def test_a_look_ahead_in_the_war_is_equally_many_turns_long_for_every_candidate():
    """Each turn spends a die. So the number of dice that are left tells how many turns were played."""
    judgement = judgement_of(ARRAKIS)
    prices = judgement.pricing.prices
    state, _ = ARRAKIS.new(Setup(("Ann", "Bo"), {}, bytes(32)))
    while (live := first_open_question(state)).kind != "action":
        live.take(best(judgement, state, live, prices))
    before, spent = sum(map(state.unused_dice, Side)), set()
    worlds = Worlds(ARRAKIS, state, live.seat)
    for picks in ranked(judgement, state, live, prices)[:4]:
        world = worlds[1]
        here = judgement.horizon(world)
        first_open_question(world).take(picks)
        play_ahead(ARRAKIS, world, here, judgement, prices, Work())
        spent.add(before - sum(map(world.unused_dice, Side)))
    assert spent == {judgement.changes}


def test_a_sharp_mind_looks_ahead_only_where_it_pays():
    judgement = msgspec.structs.replace(judgement_of(ARRAKIS), ahead=("maneuver",))
    state, _ = ARRAKIS.new(Setup(("Ann", "Bo"), {}, bytes(32)))
    prices = judgement.pricing.prices
    while (live := first_open_question(state)).kind != "action":
        live.take(best(judgement, state, live, prices))
    found = look_ahead(Worlds(ARRAKIS, state, live.seat), live.id, judgement, prices, Work())
    assert [(each.picks, each.outcomes) for each in found] == [(best(judgement, state, live, prices), [])]


@pytest.mark.soak
def test_neither_side_of_the_war_is_much_better_off_among_steady_minds():
    games, whole = share_of(500), 500
    slack = slack_of(games, whole, 0.5)
    won = war_won(STEADY, STEADY, Side.HARKONNEN, games)
    assert 0.4 * games - slack <= won <= 0.6 * games + slack


@pytest.mark.soak
def test_each_difficulty_of_the_automa_is_harder_than_the_one_before():
    """A steady mind alone wins most wars at the easiest, and few at the hardest."""
    games, whole = share_of(MAHDI_GAMES), MAHDI_GAMES
    easier, printed, harder = (won_against_mahdi(level, games) for level in LEVELS)
    slack = slack_of(games, whole, 0.3)
    assert easier + slack >= printed >= harder - slack
    assert 0.15 * games - slack <= printed <= 0.35 * games + slack


@pytest.mark.soak
def test_each_difficulty_of_house_hagal_is_harder_than_the_one_before():
    """Only the whole tournament can show it. A smaller share plays the games without a claim."""
    games = share_of(ALONE)
    won = [won_alone(difficulty, games=games) for difficulty in DIFFICULTIES]
    if games < ALONE:
        return
    assert won == sorted(won, reverse=True)
    assert len(set(won)) == len(won)
    assert won[0] - won[-1] >= ALONE // 5
