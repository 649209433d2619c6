"""The card sheet and the playthrough of Rise of Ix; `python -m tests.imperium.ix.sheets` writes both anew, to be read."""

from __future__ import annotations

from pathlib import Path

from games.__main__ import card_sheet
from games.core.protocol import Entry, Setup
from games.imperium import GAME
from tests.imperium.playthrough import NAMES, written

FOLDER = Path(__file__).parent
SHEET, PLAYTHROUGH = FOLDER / "cards.txt", FOLDER / "playthrough.txt"
SETUP = Setup(NAMES, {"leaders": "draft", "expansion": "epic"}, bytes(range(33, 65)))


def entries() -> list[Entry]:
    """What Rise of Ix adds."""
    base = {entry.key for entry in GAME.cards({})}
    return [entry for entry in GAME.cards({"expansion": "ix"}) if entry.key not in base]


if __name__ == "__main__":
    SHEET.write_text(card_sheet(GAME, entries()), encoding="utf-8")
    PLAYTHROUGH.write_text(written(setup=SETUP), encoding="utf-8")
