"""The length of the long tests: complete, a share (`SOAK=0.1 make soak`), or a taste of each (`make test`).

A taste is small and the same in every run. It keeps long tests from breaking unseen. It has the first case of every test
that is only for a soak, and the cases with the mark `taste`.
"""

import os
from collections.abc import Iterable
from typing import Any

import pytest

SHARE = float(os.environ.get("SOAK", "1"))
IS_TASTE = SHARE == 0


def share_of(whole: int) -> int:
    """Return this run's share of `whole`, at least 1."""
    return max(1, round(whole * SHARE))


def taste_of(whole: int, few: int = 1) -> int:
    """Return `few` in `make test`, and `whole` in every soak, even in a soak that runs only a share."""
    return few if IS_TASTE else whole


def slack_of(games: int, whole: int, chance: float) -> float:
    """Return how many wins may be missing from the claimed number: three standard deviations.

    A complete tournament has fixed seeds, so no win may be missing there. A shorter one varies more.
    """
    return 0.0 if games >= whole else 3 * float((games * chance * (1 - chance)) ** 0.5)


def soaking(cases: Iterable[Any], usual: int) -> list[Any]:
    """Return parameters for `parametrize`: the first `usual` cases run always, the others only in a soak."""
    return [pytest.param(case, marks=() if at < usual else pytest.mark.soak) for at, case in enumerate(cases)]


def numbers(whole: int, usual: int, first: int = 0) -> list[Any]:
    """Return numbers for `parametrize`: `usual` numbers run always, a share of `whole` in a soak."""
    return soaking(range(first, first + max(usual, share_of(whole))), usual)


def mark_tastes(items: Iterable[pytest.Item]) -> None:
    """Mark the first case of every test that is only for a soak."""
    cases: dict[str, list[pytest.Item]] = {}
    for item in items:
        cases.setdefault(item.nodeid.partition("[")[0], []).append(item)
    for same in cases.values():
        marked = any(item.get_closest_marker("taste") for item in same)
        if not marked and all(item.get_closest_marker("soak") for item in same):
            same[0].add_marker("taste")
