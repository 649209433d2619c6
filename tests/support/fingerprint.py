"""A hash of one random game of each kind: `python -m tests.support.fingerprint rides`."""

from __future__ import annotations

import hashlib
import sys

from games.catalogue import GAMES
from games.core.protocol import Setup, State, Step
from games.core.simulation import random_game
from tests.support.checks import NAMES


def fingerprint(key: str, seats: int, seed: str) -> str:
    """Return a hash of all states, questions and steps of a random game."""
    game, mark = GAMES[key], hashlib.sha256()

    def watch(state: State, step: Step) -> None:
        mark.update(game.encode(state))
        mark.update(repr((game.questions(state), step)).encode())

    random_game(game, Setup(NAMES[:seats], {}, hashlib.sha256(seed.encode()).digest()), seed, watch)
    return mark.hexdigest()


def fingerprints(seed: str) -> list[str]:
    return [f"{key} {fingerprint(key, max(2, game.seats({})[0]), seed)}" for key, game in GAMES.items()]


if __name__ == "__main__":
    print(*fingerprints(sys.argv[1]), sep="\n")
