"""Refused options, grouped by the reason why they are refused."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games.core.protocol import Refusal, Text

SHORT_LIST = 3
"""How many reasons a panel shows before "Why not?" is pressed."""

Reason = tuple[Text, tuple[Text, ...]]
"""A reason, and the options that are refused for it."""


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


def short_list(reasons: Sequence[Reason], *, in_lesson: bool = False) -> tuple[Sequence[Reason], Sequence[Reason]]:
    """Split reasons into those that are shown and those behind a button.

    If only one reason would be behind the button, it is shown too. In a lesson all are behind the button, because
    newcomers look at what they can do first.
    """
    if in_lesson:
        return (), reasons
    shown = SHORT_LIST if len(reasons) > SHORT_LIST + 1 else len(reasons)
    return reasons[:shown], reasons[shown:]
