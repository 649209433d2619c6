"""The committed playthrough replays line by line; `python -m tests.imperium.playthrough` writes it anew."""

from __future__ import annotations

from itertools import zip_longest

from tests.imperium.playthrough import FILE, answers_of, lines_of


def test_the_committed_game_replays_line_by_line():
    text = FILE.read_text(encoding="utf-8")
    replayed = lines_of(iter(answers_of(text)))
    for number, (was, now) in enumerate(zip_longest(text.splitlines(), replayed), 1):
        assert now == was, f"line {number}"
