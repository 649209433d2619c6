"""Why something cannot be had: what is refused, together where the reason is the same."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games.core.protocol import Refusal, Text

SHORT_LIST = 3
"""Reasons shown without asking."""

Reason = tuple[Text, tuple[Text, ...]]
"""Why, and what it concerns."""


def by_reason(refused: Iterable[Refusal]) -> list[Reason]:
    """Group refusals by their reason, in the order in which the reasons appear."""
    reasons: list[Text] = []
    what: list[list[Text]] = []
    for refusal in refused:
        if refusal.reason not in reasons:
            reasons.append(refusal.reason)
            what.append([])
        what[reasons.index(refusal.reason)].append(refusal.text)
    return [(reason, tuple(texts)) for reason, texts in zip(reasons, what, strict=True)]


def short_list(reasons: Sequence[Reason]) -> tuple[Sequence[Reason], Sequence[Reason]]:
    """Split reasons into those that are shown and those behind a button. A single one more is shown as well."""
    shown = SHORT_LIST if len(reasons) > SHORT_LIST + 1 else len(reasons)
    return reasons[:shown], reasons[shown:]
