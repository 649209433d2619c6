"""The committed card sheet is what the program says of its cards; `make cards` writes it anew, and its reader judges it."""

from __future__ import annotations

from itertools import zip_longest

from games.__main__ import SHEETS, card_sheet
from games.imperium import GAME


def test_the_committed_card_sheet_is_what_the_cards_say():
    committed = (SHEETS / GAME.key / "cards.txt").read_text(encoding="utf-8").splitlines()
    for number, (old, new) in enumerate(zip_longest(committed, card_sheet(GAME).splitlines()), 1):
        assert old == new, f"line {number}: run `make cards` and read what has changed"


def test_every_line_of_the_sheet_ends_like_a_sentence():
    lines = [line for line in card_sheet(GAME).splitlines() if line.startswith("  ")]
    assert [line for line in lines if not line.endswith(".") or ".." in line or "  " in line.strip()] == []
