"""How often a steady mind wins alone against the Mahdi automa. No source says how hard it should be."""

from __future__ import annotations

import statistics

from games.arrakis import GAME
from players.tournament import STEADY, play

ALONE = 30


def run() -> list[tuple[str, str, str]]:
    played = [play(GAME, [STEADY], f"mahdi {number}") for number in range(ALONE)]
    rounds = [GAME.decode(war.state).round for war in played]
    return [
        ("mahdi: steady alone against the automa", f"{sum(0 in war.winners for war in played)} of {ALONE}", ""),
        ("mahdi: rounds, the middle one", f"{statistics.median(rounds):g}", ""),
    ]
