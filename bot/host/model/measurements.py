"""Whoever watches the host at work: told how long things took. By itself it notes nothing."""

from __future__ import annotations


class Watch:
    def drew(self, picture: str, seconds: float) -> None: ...

    def left_out(self, picture: str) -> None:
        """Too many were waiting for theirs."""

    def thought(self, seconds: float) -> None: ...

    def swept(self, seconds: float) -> None: ...

    def delivered(self, seconds: float) -> None:
        """A letter was shown so long after it was due."""
