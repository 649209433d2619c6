"""What a run says at its end of the tests that it skipped: how many, why, and how they can be run."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

import pytest

from tests.support.browser import ADVICE, MISSING

ADVICES = {MISSING: f" {ADVICE}."}
"""How to get what is missing, by the reason of a skipped test."""


def sentences_of_skipped(reports: Iterable[pytest.TestReport]) -> Iterator[str]:
    """Return one sentence for each reason for which tests were skipped."""
    reasons = [str(report.longrepr[-1]) for report in reports if isinstance(report.longrepr, tuple)]
    for reason, count in Counter(reason.removeprefix("Skipped: ") for reason in reasons).items():
        tests = "1 test was" if count == 1 else f"{count} tests were"
        yield f"{tests} skipped: {reason}.{ADVICES.get(reason, '')}"
