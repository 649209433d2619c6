"""Saves of Dune: Imperium, and how those of older versions become saves of this one."""

from __future__ import annotations

from games.core.codec import Codec, Upgrade, add_game_to_tags
from games.imperium.state import State

VERSION = 2
"""Raise it when a field is renamed or changes its meaning; new fields with defaults need nothing."""

STEPS: dict[int, Upgrade] = {1: add_game_to_tags("imperium")}
"""From which version -> what makes the next one of it. Each has a real old save in `tests/saves`."""

CODEC = Codec(State, VERSION, STEPS)
