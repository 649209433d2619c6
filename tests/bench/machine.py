"""How fast this machine is now, by a program that we do not write: absolute aims are read beside it.

Machines are shared, and the same one may be half as fast an hour later. So what has an absolute aim is also told as it
would have been when the aims were set, by catanatron's choices a second in between.
"""

from __future__ import annotations

import random
import statistics

from tests.bench.imperium import Tally, play_one_of_catanatron

CHOICES_THEN = 7_450
"""Catanatron's a second when the first aims were set, with a Python that was built without optimisation. So what is told
here is cautious: with the same one (4,039, where the system's made 5,291, three runs of each in turn) a machine is slower
by another 1.31."""
GAMES = 12


def run() -> list[tuple[str, str, str]]:
    pace = Pace()
    pace.take(GAMES)
    return [("this machine, by catanatron", f"takes {pace.slower:.2f} x as long as when the aims were set", "")]


class Pace:
    """The speed of the machine, measured between the rounds of a benchmark."""

    def __init__(self) -> None:
        random.seed(7)
        play_one_of_catanatron()
        self._taken: list[float] = []

    def take(self, games: int = 4) -> None:
        tally = Tally()
        for _ in range(games):
            tally.add(play_one_of_catanatron)
        self._taken.append(CHOICES_THEN / tally.choices_a_second)

    @property
    def slower(self) -> float:
        return statistics.mean(self._taken)

    def then(self, milliseconds: float) -> str:
        """Return a time converted to the machine's speed when the targets were set."""
        return f"{milliseconds / self.slower:.1f} ms at the pace of the aims"
