"""Sentences that one seat alone may read."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from games.core.protocol import Event, Line

Narrate = Callable[[Sequence[Event], int | None], list[Line]]


def private_lines(narrate: Narrate, events: Sequence[Event], seat: int) -> list[Line]:
    """Return the sentences about these events that only this seat can read."""
    for_all = narrate([without_secrets(event) for event in events], seat)
    return [line for line in narrate(events, seat) if line not in for_all]


def without_secrets(event: Event) -> Event:
    """Return an event as seats know it that may not know its secrets."""
    return msgspec.structs.replace(event, secret={}, to=())
