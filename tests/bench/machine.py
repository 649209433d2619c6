"""How fast this machine is now, by a program that we do not write: absolute aims are read beside it.

Machines are shared, and the same one may be half as fast an hour later.
"""

from __future__ import annotations

import random

from tests.bench.imperium import Tally, play_one_of_catanatron

CHOICES_THEN = 7_450
"""Catanatron's a second when the first aims were set."""
GAMES = 12


def run() -> list[tuple[str, str, str]]:
    random.seed(7)
    play_one_of_catanatron()
    tally = Tally()
    for _ in range(GAMES):
        tally.add(play_one_of_catanatron)
    slower = CHOICES_THEN / tally.choices_a_second
    return [("this machine, by catanatron", f"takes {slower:.2f} x as long as when the aims were set", "")]
