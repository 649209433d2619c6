"""The recorded games replay line by line, and a save from the middle of a battle can be played on."""

from pathlib import Path

import pytest

from games.arrakis import GAME
from games.core.protocol import Answer
from tests.arrakis.playthrough import FOLDER, GAMES, lines_of
from tests.support.replay import answers_of, check_replay

SAVE = Path(__file__).with_name("saves") / "battle-version-1.bin"


@pytest.mark.parametrize("file", GAMES, ids=[str(file.relative_to(FOLDER)) for file in GAMES])
def test_the_committed_game_replays_line_by_line(file: Path):
    text = file.read_text(encoding="utf-8")
    check_replay(text, lines_of(GAMES[file], iter(answers_of(text))), "tests.arrakis.playthrough")


def test_a_save_of_version_1_in_a_battle_is_played_on():
    state = GAME.decode(SAVE.read_bytes())
    assert state.battle is not None
    round_ = state.round
    while state.round == round_ and GAME.result(state) is None:
        question = next(q for q in GAME.questions(state) if q.waits)
        GAME.answer(state, Answer(question.id, question.seat, question.mildest))
