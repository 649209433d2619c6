"""Tests that need PostgreSQL are skipped where there is none, and fail where nothing may be skipped."""

from __future__ import annotations

import pytest

from tests.support import postgres

MISSING = "there is no PostgreSQL server here"


@pytest.mark.parametrize(("demands", "is_skipped"), [("", True), ("1", False)])
def test_a_test_without_postgresql_is_skipped_unless_nothing_may_be(
    monkeypatch: pytest.MonkeyPatch, demands: str, is_skipped: bool
) -> None:
    monkeypatch.setenv("SKIP_NOTHING", demands)
    assert postgres.mark_of(MISSING).args == (is_skipped,)
    assert postgres.mark_of(None).args == (False,)


def test_a_test_that_is_not_skipped_fails_and_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "why_not", lambda: MISSING)
    with pytest.raises(pytest.fail.Exception, match=MISSING):
        postgres.server.__wrapped__()
