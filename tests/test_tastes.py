"""What `make test` runs of the long tests: a little of each, the same in every run."""

from __future__ import annotations

import pytest

from tests.support import soak
from tests.support.soak import mark_tastes, slack_of


class Case:
    """A collected test, as far as the choice of tastes looks at it."""

    def __init__(self, nodeid: str, *marks: str) -> None:
        self.nodeid = nodeid
        self.marks = set(marks)

    def get_closest_marker(self, name: str) -> bool:
        return name in self.marks

    def add_marker(self, name: str) -> None:
        self.marks.add(name)


def tasted(*cases: Case) -> list[str]:
    mark_tastes(cases)  # type: ignore[arg-type]
    return [case.nodeid for case in cases if "taste" in case.marks]


def test_the_first_case_of_a_long_test_is_tasted() -> None:
    assert tasted(Case("test_long[0]", "soak"), Case("test_long[1]", "soak")) == ["test_long[0]"]


def test_a_test_that_has_usual_cases_needs_no_taste() -> None:
    assert tasted(Case("test_games[0]"), Case("test_games[1]", "soak")) == []


def test_a_case_that_is_marked_is_tasted_instead_of_the_first() -> None:
    cases = Case("test_games[dice]", "soak"), Case("test_games[war]", "soak", "taste")
    assert tasted(*cases) == ["test_games[war]"]


def test_a_share_of_nothing_is_still_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "SHARE", 0.0)
    assert soak.share_of(20_000) == 1


def test_few_games_claim_less_than_all_of_them() -> None:
    assert slack_of(160, 160, 0.4) == 0
    assert slack_of(8, 160, 0.4) > 8 * 0.4
