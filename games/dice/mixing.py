"""Shuffling of what is hidden in a dice game: sealed commitments, the prediction, and future dice."""

from __future__ import annotations

from games.core.simulation import random_below, replace_sealed_answers
from games.dice.components import House
from games.dice.rules.setup import predictable
from games.dice.saves import CODEC
from games.dice.state import DiceState


def reroll_unknown(state: DiceState, salt: str) -> None:
    """Change the future dice. Nothing else in the dice game is unknown to all players."""
    state.chance.branch = salt


def shuffle_hidden(state: DiceState, seat: int | None, salt: str) -> DiceState:
    """Return a copy in which everything that this seat may not know is random."""
    copy = CODEC.copy(state)
    copy.chance.seed, copy.chance.branch = salt, salt
    below = random_below(salt)
    is_owner = seat is not None and copy.players[seat].house == House.BENE_GESSERIT
    if copy.prediction is not None and not is_owner and copy.ending is None:
        found = predictable(copy)
        copy.prediction = found[below(len(found))]
    replace_sealed_answers(copy, seat, below)
    return copy
