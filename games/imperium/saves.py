"""The codec of saved states of Dune: Imperium, and the upgrades of older saves."""

from __future__ import annotations

from games.core.codec import Codec, Upgrade, add_game_to_tags
from games.imperium.state import State

VERSION = 2
"""The version of a save.

Raise it when a field is renamed or changes its meaning; new fields with defaults need nothing.
"""

STEPS: dict[int, Upgrade] = {1: add_game_to_tags("imperium")}
"""Version of a save -> the upgrade to the next version. `tests/saves` has a real old save for each."""

CODEC = Codec(State, VERSION, STEPS)
