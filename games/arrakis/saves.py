"""The save format of War for Arrakis, and upgrades of older saves."""

from __future__ import annotations

from games.arrakis.state import ArrakisState
from games.core.codec import Codec, Upgrade

VERSION = 1
"""Version of the save format.

Raise it if a field is renamed or changes its meaning; a new field with a default needs no change.
"""

STEPS: dict[int, Upgrade] = {}
"""Version -> the function that upgrades its saves to the next. Each has a real old save in `tests/arrakis/saves`."""

CODEC = Codec(ArrakisState, VERSION, STEPS)
