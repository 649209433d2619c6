"""The committed games with rivals replay line by line."""

from __future__ import annotations

import pytest

from tests.imperium.hagal.playthroughs import GAMES, file_of
from tests.imperium.playthrough import answers_of, lines_of
from tests.support.replay import check_replay


@pytest.mark.parametrize("name", GAMES)
def test_the_committed_game_replays_line_by_line(name: str):
    text = file_of(name).read_text(encoding="utf-8")
    check_replay(text, lines_of(iter(answers_of(text)), GAMES[name]), "tests.imperium.hagal.playthroughs")
