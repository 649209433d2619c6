"""How far long work is. A person who has waited three seconds for a reply reads it."""

from __future__ import annotations

from collections.abc import Callable

Note = Callable[[int, int], None]
"""A function that is called with how many parts of the work are done, and how many there are."""


class Progress:
    """The line that a person reads until the reply is ready. The work may set it from another thread."""

    def __init__(self) -> None:
        self.line = ""


def note_nothing(done: int, whole: int) -> None:
    """Tell nobody how far the work is."""
