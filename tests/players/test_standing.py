"""Learnt standings: the file is checked, chances add up, and training finds the same weights again."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from games.catalogue import GAMES
from games.core.data import BadData
from games.core.game import Game
from games.core.protocol import Setup
from games.core.simulation import play_some_answers
from games.core.standing import Fit, Standing, Table, read_fits
from players.tournament import judgement_of
from players.training import Matrix, Seen, fit, improved, likelihood, records, standings_in, write_fits

TABLES = {"four": Table(4)}
LEARNT = [game for game in GAMES.values() if game.judgement and game.judgement.standing]
EVERY_LEARNT_GAME = pytest.mark.parametrize("game", LEARNT, ids=[game.key for game in LEARNT])


def standing_of(game: Game) -> Standing:
    standing = judgement_of(game).standing
    assert standing is not None
    return standing


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[four.weights]\nvp = [0.1]\n", "length 2"),
        ("[four.weights]\nvp = ['much', 0.1]\n", "Expected `float`"),
        ("[four.weights]\nvp = [0.1, inf]\n", "vp = .* is not within 50 of 0"),
        ("[four.weights]\nvp = [0.1, 51.0]\n", "vp = .* is not within 50 of 0"),
        ("[four.weights]\nwinks = [0.1, 0.2]\n", "no feature is called winks"),
        ("[five.weights]\nvp = [0.1, 0.2]\n", "no table is called five"),
        ("[four]\nseeds = 'a'\n", "weights"),
        ("[four]\nwhim = 3\n[four.weights]\n", "whim"),
        ("[four\n", "standing.toml"),
    ],
)
def test_a_mistake_in_the_weights_is_named(tmp_path: Path, text: str, says: str):
    path = tmp_path / "standing.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadData, match=says):
        read_fits(path, ("vp",), TABLES)


def test_weights_go_from_early_to_late():
    learnt = Fit({"vp": (0.2, 1.0)})
    assert learnt.worth({"vp": 2, "unknown": 5}, 0.0) == pytest.approx(0.4)
    assert learnt.worth({"vp": 2}, 0.5) == pytest.approx(1.2)
    assert learnt.weight("vp", 1.0) == 1.0


@EVERY_LEARNT_GAME
def test_chances_add_up_to_one_for_each_table_that_was_learnt(game: Game):
    standing = standing_of(game)
    assert standing.fits
    for name in standing.fits:
        table = standing.tables[name]
        setup = Setup(tuple("ABCDEFGH")[: table.seats], dict(table.options[0]), bytes(32))
        state = play_some_answers(game, setup, "chances", 60)
        assert standing.fit_of(state) == name
        chances = judgement_of(game).chances(state)
        assert chances is not None
        assert sum(chances[group[0]] for group in standing.contenders(state)) == pytest.approx(1.0)
        assert all(0.0 <= chance <= 1.0 for chance in chances.values())


@pytest.mark.parametrize("key", ["imperium", "dice"])
def test_every_kind_of_table_has_a_fit(key: str):
    standing = standing_of(GAMES[key])
    assert set(standing.fits) == set(standing.tables)


@EVERY_LEARNT_GAME
def test_a_fit_beats_even_chances_on_games_that_were_kept_apart(game: Game):
    for learnt in standing_of(game).fits.values():
        assert learnt.log_loss < learnt.even
        assert learnt.calibration < 0.08


def test_without_a_fit_nothing_is_said_about_chances():
    standing = standing_of(GAMES["imperium"])
    state = play_some_answers(GAMES["imperium"], Setup(tuple("ABCD"), {}, bytes(32)), "none", 20)
    assert (
        Standing({}, standing.features, standing.fit_of, standing.progress, standing.contenders, TABLES).chances(state)
        is None
    )


def test_training_goes_on_where_it_was_stopped_and_finds_the_same_weights(tmp_path: Path):
    game, standing = GAMES["imperium"], standing_of(GAMES["imperium"])
    table = standing.tables["four"]

    def taught(games: int, file: str) -> Fit:
        played = records(game, "test", table, games, "steady", tmp_path / file)
        return fit([seen for record in played for seen in standings_in(game, standing, record)], "test", "steady")

    taught(2, "twice")
    assert taught(6, "twice") == taught(6, "once")


def test_learning_finds_what_wins():
    seen = [
        Seen(
            number,
            (number % 7) / 7,
            [{"good": good, "idle": number % 3}, {"good": 1 - good, "idle": 1}],
            [good, 1 - good],
        )
        for number in range(200)
        for good in [float(number % 2)]
    ]
    learnt = fit(seen, "test", "steady")
    assert min(learnt.weights["good"]) > 1.0
    assert max(map(abs, learnt.weights["idle"])) < 0.2
    assert learnt.log_loss < 0.3 < learnt.even


def test_a_step_of_the_training_that_leads_too_far_is_shortened():
    seen = [Seen(0, 0.0, [{"good": 1.0}, {"good": 0.0}], [share, 1 - share]) for share in (1.0, 1.0, 1.0, 0.0)]
    matrix, weights = Matrix(seen, ["good"]), np.zeros(2)
    whole = np.array([100.0, 0.0])
    found = improved(matrix, matrix.amounts, weights, whole, 1.0)
    assert 0.0 < found[0] < whole[0]
    assert likelihood(matrix, matrix.amounts, found, 1.0) > likelihood(matrix, matrix.amounts, weights, 1.0)


def test_what_training_writes_can_be_read(tmp_path: Path):
    path = tmp_path / "standing.toml"
    learnt = Fit({"vp": (0.25, -1.0), "leader:paul": (0.5, 0.0)}, "seeds", "steady", 3, 1.2, 1.3, 0.01)
    write_fits(path, {"four": learnt})
    assert read_fits(path, ("vp", "leader:paul"), TABLES) == {"four": learnt}


def test_a_feature_that_never_differs_weighs_nothing():
    learnt = fit(
        [Seen(1, 0.5, [{"same": 1.0}, {"same": 1.0}], [1.0, 0.0])] * 3 + [Seen(5, 0.5, [{"same": 1.0}], [1.0])], "", ""
    )
    assert learnt.weights["same"] == pytest.approx((0.0, 0.0))
    assert Matrix([], ["same"]).count == 0
