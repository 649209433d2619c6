"""Distances between all areas over passable borders."""

from __future__ import annotations

from games.arrakis.components import AREAS

FAR = 12


def ways_from(start: str) -> dict[str, int]:
    found, edge = {start: 0}, [start]
    for far in range(1, FAR + 1):
        edge = [near for area in edge for near in AREAS[area].adj if near not in found]
        found.update(dict.fromkeys(edge, far))
    return found


STEPS = {area: ways_from(area) for area in AREAS}

WITHIN = 4
NEAREST = {area: sorted((far, end) for end, far in steps.items() if 0 < far <= WITHIN) for area, steps in STEPS.items()}
"""Area -> the areas within `WITHIN` steps with their distances, nearest first."""
