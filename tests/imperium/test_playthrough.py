"""The committed games replay line by line; `python -m tests.imperium.playthrough` writes them anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.imperium.playthrough import FOLDER, GAMES, lines_of
from tests.support.replay import answers_of, check_replay

MODULE = "tests.imperium.playthrough"


def replay(file: Path, text: str) -> None:
    check_replay(text, lines_of(GAMES[file], iter(answers_of(text))), MODULE)


@pytest.mark.parametrize("file", GAMES, ids=[str(file.relative_to(FOLDER)) for file in GAMES])
def test_the_committed_game_replays_line_by_line(file: Path):
    replay(file, file.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("right", "wrong"),
    [('{"reveal": 1}', '{"conceal": 1}'), ("> q10 ", "> q4000 ")],
    ids=["an answer that is not offered", "a question that is not asked"],
)
def test_a_replay_that_no_longer_fits_says_so_and_what_to_do(right: str, wrong: str):
    file = FOLDER / "playthrough.txt"
    text = file.read_text(encoding="utf-8")
    assert right in text
    with pytest.raises(pytest.fail.Exception, match=f"no way to go on.*(?s:.)*python -m {MODULE}"):
        replay(file, text.replace(right, wrong, 1))


def test_a_replay_that_breaks_off_says_so():
    file = FOLDER / "playthrough.txt"
    text = file.read_text(encoding="utf-8")
    half = "\n".join(text.splitlines()[:40])
    with pytest.raises(pytest.fail.Exception, match=f"the game goes on(?s:.)*python -m {MODULE}"):
        replay(file, half)
