"""The committed playthrough replays line by line; `python -m tests.imperium.playthrough` writes it anew."""

from __future__ import annotations

import pytest

from tests.imperium.playthrough import FILE, answers_of, lines_of
from tests.support.replay import check_replay

MODULE = "tests.imperium.playthrough"


def test_the_committed_game_replays_line_by_line():
    text = FILE.read_text(encoding="utf-8")
    check_replay(text, lines_of(iter(answers_of(text))), MODULE)


def test_a_replay_that_no_longer_fits_says_so_and_what_to_do():
    text = FILE.read_text(encoding="utf-8")
    wrong = text.replace('{"reveal": 1}', '{"conceal": 1}', 1)
    with pytest.raises(pytest.fail.Exception, match=f"no way to go on.*(?s:.)*python -m {MODULE}"):
        check_replay(wrong, lines_of(iter(answers_of(wrong))), MODULE)
