"""How hard House Hagal is: games alone by a steady mind, at each difficulty."""

from __future__ import annotations

from games.imperium import GAME
from games.imperium.hagal.cards import DIFFICULTIES
from players.tournament import STEADY, play

ALONE = 200


def run() -> list[tuple[str, str, str]]:
    aim = "falls at each step, 20 points from first to last"
    return [
        (f"alone: steady against {key}{beside}", f"{won_alone(key, expansion)} of {ALONE}", aim)
        for expansion, beside in (("none", ""), ("ix", " beside Ix"))
        for key in DIFFICULTIES
    ]


def won_alone(difficulty: str, expansion: str = "none", games: int = ALONE) -> int:
    options = {"difficulty": difficulty, "rivals": "random", "leaders": "random", "expansion": expansion}
    return sum(0 in play(GAME, [STEADY], f"alone {number}", options).winners for number in range(games))
