"""The committed playthrough replays line by line, and a save made in the middle of a battle can be played on."""

from pathlib import Path

from games.arrakis import GAME
from games.core.protocol import Answer
from tests.arrakis.playthrough import FILE, answers_of, written

SAVE = Path(__file__).with_name("saves") / "battle-version-1.bin"


def test_the_playthrough_replays_line_by_line():
    text = FILE.read_text(encoding="utf-8")
    replayed = written(iter(answers_of(text)))
    for number, (was, now) in enumerate(zip(text.splitlines(), replayed.splitlines(), strict=True), 1):
        assert now == was, f"line {number}"


def test_a_save_of_version_1_in_a_battle_is_played_on():
    state = GAME.decode(SAVE.read_bytes())
    assert state.battle is not None
    round_ = state.round
    while state.round == round_ and GAME.result(state) is None:
        question = next(q for q in GAME.questions(state) if q.waits)
        GAME.answer(state, Answer(question.id, question.seat, question.mildest))
