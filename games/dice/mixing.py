"""What is hidden in a dice game: sealed commitments, the prediction, and the dice to come."""

from __future__ import annotations

from games.core.simulation import random_below, replace_sealed_answers
from games.dice.components import House
from games.dice.rules.setup import predictable
from games.dice.saves import CODEC
from games.dice.state import DiceState


def reroll_unknown(state: DiceState, salt: str) -> None:
    """Nothing lies face down: only the dice to come fall otherwise."""
    state.chance.branch = salt


def shuffle_hidden(state: DiceState, seat: int | None, salt: str) -> DiceState:
    """A copy in which everything that this seat may not know is something else."""
    copy = CODEC.copy(state)
    copy.chance.seed, copy.chance.branch = salt, salt
    below = random_below(salt)
    is_owner = seat is not None and copy.players[seat].house == House.BENE_GESSERIT
    if copy.prediction is not None and not is_owner and copy.ending is None:
        found = predictable(copy)
        copy.prediction = found[below(len(found))]
    replace_sealed_answers(copy, seat, below)
    return copy
