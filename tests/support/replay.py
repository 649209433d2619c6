"""The replay of a committed game, line by line, with advice if a line has changed."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator

import pytest

from games.core.protocol import Answer, IllegalAnswer

ANEW = (
    "If rules, cards or words were changed on purpose, `python -m {module}` writes the game anew: read the difference "
    "before you commit it. If not, something was broken."
)


def answers_of(text: str) -> list[Answer]:
    """Return the answers of a written game: the lines that begin with `>`."""
    parts = [line[2:].split(" ", 3) for line in text.splitlines() if line.startswith("> ")]
    return [Answer(question, int(seat), json.loads(picks)) for question, seat, _, picks in parts]


def check_replay(text: str, replayed: Iterable[str], module: str) -> None:
    """Fail if a replayed line differs from the written one. `module` is the command that writes them again."""
    written = text.splitlines()
    again = iter(replayed)
    for number, was in enumerate(written, 1):
        now = _next(again)
        if now != was:
            pytest.fail(f"line {number} was\n  {was}\nand is now\n  {now}\n{ANEW.format(module=module)}")
    if (more := _next(again)) is not None:
        pytest.fail(f"after its last line the game goes on\n  {more}\n{ANEW.format(module=module)}")


def _next(lines: Iterator[str]) -> str | None:
    """Return the next line, None at the end, or an error line if the written answer is no longer legal."""
    try:
        return next(lines, None)
    except (IllegalAnswer, StopIteration, RuntimeError) as error:
        return f"(no way to go on: {error!r})"
