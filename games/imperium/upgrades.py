"""Upgrades: how saves of older versions become saves of this one, on plain data, one step a version."""

from __future__ import annotations

from collections.abc import Callable

from games.core.protocol import Data

VERSION = 1
"""Raise it when a field is renamed or changes its meaning; new fields with defaults need nothing."""

STEPS: dict[int, Callable[[Data], Data]] = {}
"""From which version -> what to do. Each has a real old save in `tests/saves`."""


def upgrade(plain: Data, version: int) -> Data:
    for step in range(version, VERSION):
        plain = STEPS[step](plain)
    return plain
