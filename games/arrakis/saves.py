"""Saves of a War for Arrakis, and how those of older versions become saves of this one."""

from __future__ import annotations

from games.arrakis.state import ArrakisState
from games.core.codec import Codec, Upgrade

VERSION = 1
"""Raise it when a field is renamed or changes its meaning; new fields with defaults need nothing."""

STEPS: dict[int, Upgrade] = {}
"""From which version -> what makes the next one of it. Each has a real old save in `tests/arrakis/saves`."""

CODEC = Codec(ArrakisState, VERSION, STEPS)
