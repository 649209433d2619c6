"""Saves of Dune: Imperium, and how those of older versions become saves of this one."""

from __future__ import annotations

from games.core.codec import Codec, Upgrade, tags_of
from games.imperium.state import State

VERSION = 2
"""Raise it when a field is renamed or changes its meaning; new fields with defaults need nothing."""

STEPS: dict[int, Upgrade] = {1: tags_of("imperium")}
"""From which version -> what makes the next one of it. Each has a real old save in `tests/saves`."""

CODEC = Codec(State, VERSION, STEPS)
