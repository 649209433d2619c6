"""The people who sit at the tables of kept databases."""

from __future__ import annotations

from bot.host.model.facts import Person

NAMES = ("Ann", "Bo", "Cy", "Dee", "Eve", "Fay", "Gil", "Hal")
PEOPLE = tuple(Person(880000000000000101 + at, name) for at, name in enumerate(NAMES))
ANN, BO, CY, DEE, EVE = PEOPLE[:5]
