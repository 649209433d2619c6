"""How often a steady mind wins alone against the Mahdi automa. No source says how hard it should be."""

from __future__ import annotations

import statistics

from games.arrakis import GAME
from players.tournament import STEADY, play

ALONE = 30


LEVELS = ("easier", "printed", "harder")


def run() -> list[tuple[str, str, str]]:
    return [row for level in LEVELS for row in alone(level)]


def won_alone(level: str, games: int) -> int:
    """Return how many of these wars a steady mind wins alone at this difficulty."""
    return sum(0 in play(GAME, [STEADY], f"mahdi {number}", {"alone": level}).winners for number in range(games))


def alone(level: str) -> list[tuple[str, str, str]]:
    """Return how many wars a steady mind wins alone at this difficulty, and how many rounds they take."""
    played = [play(GAME, [STEADY], f"mahdi {number}", {"alone": level}) for number in range(ALONE)]
    rounds = [GAME.decode(war.state).round for war in played]
    aim = "15 to 35 %" if level == "printed" else ""
    return [
        (f"mahdi: steady alone, {level}", f"{sum(0 in war.winners for war in played)} of {ALONE}", aim),
        (f"mahdi: rounds, the middle one, {level}", f"{statistics.median(rounds):g}", "5 to 8"),
    ]
