"""Games with rivals written down, alone and for two, beside Rise of Ix; `python -m tests.imperium.hagal.playthroughs`
writes them anew, to be read."""

from __future__ import annotations

from pathlib import Path

from games.core.protocol import Setup
from tests.imperium.playthrough import written

FOLDER = Path(__file__).parent
ALONE = Setup(
    ("Ann",),
    {"leaders": "random", "expansion": "ix", "difficulty": "mentat", "escalation": "brutal", "churn": "dice"},
    bytes(range(70, 102)),
)
TWO = Setup(("Ann", "Bo"), {"leaders": "random", "expansion": "ix"}, bytes(range(110, 142)))
GAMES = {"alone": ALONE, "two": TWO}


def file_of(name: str) -> Path:
    return FOLDER / f"{name}.txt"


if __name__ == "__main__":
    for name, setup in GAMES.items():
        file_of(name).write_text(written(setup=setup), encoding="utf-8")
