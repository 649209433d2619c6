"""Old saves of a dice game, brought up to date step by step. New fields have defaults and need nothing here."""

from __future__ import annotations

from collections.abc import Callable

from games.core.protocol import Data

VERSION = 1
STEPS: dict[int, Callable[[Data], Data]] = {}
"""Version -> what makes the next version of it."""


def upgrade(plain: Data, version: int) -> Data:
    if not 1 <= version <= VERSION:
        raise ValueError(f"a dice save of version {version} cannot be read; this is version {VERSION}")
    for old in range(version, VERSION):
        plain = STEPS[old](plain)
    return plain
