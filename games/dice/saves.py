"""Saving and loading of dice games, and the upgrades of older saves."""

from __future__ import annotations

from games.core.codec import Codec, Upgrade
from games.dice.state import DiceState

VERSION = 1
"""Raise it when a field is renamed or changes its meaning; new fields with defaults need nothing."""

STEPS: dict[int, Upgrade] = {}
"""Version -> the upgrade from it to the next version. Each needs a real old save in `tests/saves`."""

CODEC = Codec(DiceState, VERSION, STEPS)
