"""How much the long versions do: all of it, or the share that `SOAK` names (`SOAK=0.1 make soak`)."""

import os
from collections.abc import Iterable
from typing import Any

import pytest

SHARE = float(os.environ.get("SOAK", "1"))


def share_of(whole: int) -> int:
    """So many of these; never none."""
    return max(1, round(whole * SHARE))


def soaking(cases: Iterable[Any], usual: int) -> list[Any]:
    """For `parametrize`: the first of these cases in every run, all of them in a soak."""
    return [pytest.param(case, marks=() if at < usual else pytest.mark.soak) for at, case in enumerate(cases)]
