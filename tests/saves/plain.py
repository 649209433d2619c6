"""Write the kept tables with plain panels: `python -m tests.saves.plain`.

Run it only on the version whose games are kept, once. `plain` was written by the last version whose panels and direct
messages had plain content. Chance is fixed, so the same version writes the same games.
"""

from __future__ import annotations

import asyncio

import msgspec

from tests.saves.keeping import MIDDLE, TEAMS, VARIETIES, WAR, Keeping, keep, lobbies, plan, talk
from tests.saves.positions import positions

NAME = "plain"
SEARCHED = 3
"""Random games of each variety in which a moment is sought."""


async def write(evening: Keeping) -> None:
    found = positions([msgspec.structs.replace(variety, stands_at=()) for variety in VARIETIES], SEARCHED)
    for position in found.values():
        await evening.at(position)
    await plan(evening, WAR, found)
    await talk(evening, found[f"{TEAMS.what}, {MIDDLE}"])
    await lobbies(evening)
    await evening.deliver()


if __name__ == "__main__":
    asyncio.run(keep(NAME, write))
