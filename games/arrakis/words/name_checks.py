"""The check that names in words (leaders, areas, sites, groups of legions) exist. It runs when all data is read."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping

from games.arrakis.components import AREAS, LEADERS
from games.arrakis.words.effects import Enter, When
from games.arrakis.words.marching import GROUPS, Assault, Move
from games.arrakis.words.placing import SITES, Place
from games.arrakis.words.scattering import PlaceEach
from games.core.data_errors import describe_unknown_name, walk_parts


def a_leader() -> Collection[str]:
    """Return the keys of leaders. "paul" and "jessica" mean the version that is in play."""
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
"""A word -> its fields that hold names, each with a function that returns the allowed names."""


def mistakes(entries: Mapping[str, object]) -> Iterator[str]:
    """Yield a message for each unknown name in the words of these entries."""
    for key, entry in entries.items():
        for path, word in walk_parts(entry):
            for field, known in NAMES.get(type(word), {}).items():
                name = getattr(word, field)
                if name not in known():
                    what = known.__name__.partition("_or_")[0].removeprefix("a_")
                    yield f"[{key}]: {path}.{field}: {describe_unknown_name(what, name, known())}"
