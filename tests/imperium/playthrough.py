"""A game of four written down: every answer, and the log as the public read it turn by turn.

`python -m tests.imperium.playthrough` writes it anew: do so only when the rules or the words were changed on purpose,
and read the difference.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path

from games.__main__ import ranking
from games.core.protocol import Answer, Event, PlayerName, Setup
from games.core.simulation import random_answer, thrower
from games.core.texts import plain, words
from games.imperium import GAME

FILE = Path(__file__).with_name("playthrough.txt")
NAMES = ("Ann", "Bo", "Cy", "Di")
SETUP = Setup(NAMES, {"leaders": "choose", "houses": "any"}, bytes(range(14, 46)))


def answers_of(text: str) -> list[Answer]:
    """The answers of a written game: lines that begin with `>`."""
    parts = [line[2:].split(" ", 3) for line in text.splitlines() if line.startswith("> ")]
    return [Answer(question, int(seat), json.loads(picks)) for question, seat, _, picks in parts]


def written(answers: Iterator[Answer] | None = None, setup: Setup = SETUP) -> str:
    """The game with these answers, or with random ones."""
    return "\n".join([*lines_of(answers, setup), ""])


def lines_of(answers: Iterator[Answer] | None, setup: Setup = SETUP) -> Iterator[str]:
    below = thrower("playthrough")
    state, step = GAME.new(setup)
    gathered = list(step.events)
    while GAME.result(state) is None:
        given = next(answers) if answers else random_answer(GAME, state, below)
        question = next(question for question in GAME.questions(state) if question.id == given.question)
        yield f"> {given.question} {given.seat} {question.kind} {json.dumps(given.picks)}"
        step = GAME.answer(state, given)
        gathered += step.events
        if step.closes:
            yield from told(gathered, (*setup.names, *GAME.rivals(GAME.view(state, None))))
            gathered = []
    result = GAME.result(state)
    assert result is not None
    yield from ranking(result)


def told(events: list[Event], names: Sequence[PlayerName]) -> list[str]:
    return [f"  {plain(words().say(line.text, names))}" for line in GAME.narrate(events, None)]


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
