"""Random answers to the open questions of a game, for tests that play by chance."""

from __future__ import annotations

from games.core.protocol import Answer, State
from games.core.simulation import RandomBelow, random_live_picks, random_waiting_question


def random_answer(state: State, below: RandomBelow) -> Answer:
    """Return a random answer to one of the questions that the game waits for."""
    live = random_waiting_question(state, below)
    return Answer(live.id, live.seat, random_live_picks(live, below))
