"""Saves of a dice game: the state as bytes."""

from __future__ import annotations

from games.core.codec import Codec
from games.dice.state import DiceState
from games.dice.upgrades import VERSION, upgrade

CODEC = Codec(DiceState, VERSION, upgrade)
