"""What words may name: leaders, areas, sites, groups of legions. Checked when all files are read."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping

from games.arrakis.components import AREAS, LEADERS
from games.arrakis.words.effects import Enter, When
from games.arrakis.words.marching import GROUPS, Assault, Move
from games.arrakis.words.placing import SITES, Place, PlaceEach
from games.core.blame import misnamed, parts


def a_leader() -> Collection[str]:
    """Paul and Jessica also as whichever of their cards is in play."""
    return *LEADERS, "paul", "jessica"


def a_leader_or_none() -> Collection[str]:
    return *a_leader(), ""


def a_legion() -> Collection[str]:
    return *GROUPS, *(f"at_{area}" for area in AREAS), *a_leader()


def a_site() -> Collection[str]:
    return SITES


def a_place() -> Collection[str]:
    return *SITES, *AREAS, *a_leader()


NAMES: dict[type, dict[str, Callable[[], Collection[str]]]] = {
    Enter: {"leader": a_leader},
    When: {"in_play": a_leader_or_none, "not_gone": a_leader_or_none},
    Move: {"who": a_legion},
    Assault: {"who": a_legion},
    Place: {"at": a_place, "named": a_leader_or_none},
    PlaceEach: {"at": a_site},
}
"""A word -> what each of its names must be."""


def mistakes(entries: Mapping[str, object]) -> Iterator[str]:
    """Names in words of these entries that stand for nothing."""
    for key, entry in entries.items():
        for path, word in parts(entry):
            for field, known in NAMES.get(type(word), {}).items():
                name = getattr(word, field)
                if name not in known():
                    what = known.__name__.partition("_or_")[0].removeprefix("a_")
                    yield f"[{key}]: {path}.{field}: {misnamed(what, name, known())}"
