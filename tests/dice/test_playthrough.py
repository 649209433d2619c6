"""The committed playthrough replays line by line, and a save made in the middle of a battle can be played on."""

from pathlib import Path

from games.core.protocol import Answer
from games.dice import GAME
from tests.dice.playthrough import FILE, lines_of
from tests.support.replay import answers_of, check_replay

SAVE = Path(__file__).with_name("saves") / "battle-version-1.bin"


def test_the_playthrough_replays_line_by_line():
    text = FILE.read_text(encoding="utf-8")
    check_replay(text, lines_of(iter(answers_of(text))), "tests.dice.playthrough")


def test_a_save_of_version_1_with_a_sealed_commitment_is_played_on():
    state = GAME.decode(SAVE.read_bytes())
    sealed = [ask for ask in state.asks if ask.seal]
    assert [ask.given is not None for ask in sealed] == [False, True]
    while GAME.result(state) is None:
        question = next(q for q in GAME.questions(state) if q.waits)
        GAME.answer(state, Answer(question.id, question.seat, question.mildest))
    assert state.ending is not None
