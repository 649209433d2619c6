"""A game written down, answer by answer, as everybody could read it. `python -m tests.dice.playthrough` writes it anew."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from games.core.protocol import Answer, Setup, Step
from games.core.simulation import random_below
from games.core.texts import plain, words
from games.dice import GAME
from games.dice.state import DiceState
from tests.dice.players import lively_answer

FILE = Path(__file__).with_name("playthrough.txt")
NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Fi")
SETUP = Setup(NAMES, {"dancers": "dice"}, bytes(range(100, 132)))


def written(answers: Iterator[Answer] | None = None) -> str:
    """Return the text of a game with these answers, or with random ones."""
    return "\n".join([*lines_of(answers), ""])


def lines_of(answers: Iterator[Answer] | None) -> Iterator[str]:
    state, step = GAME.new(SETUP)
    yield from told(step)
    below = random_below("playthrough")
    while GAME.result(state) is None:
        given = next(answers) if answers else lively_answer(state, below)
        yield asked(state, given)
        yield from told(GAME.answer(state, given))


def asked(state: DiceState, given: Answer) -> str:
    question = next(q for q in GAME.questions(state) if q.id == given.question)
    return f"> {given.question} {given.seat} {question.kind} {json.dumps(given.picks)}"


def told(step: Step) -> list[str]:
    marks = "".join(mark for mark, on in (("?", step.reveals), (".", step.closes)) if on)
    sentences = [plain(words().say(line.text, NAMES)) for line in GAME.narrate(step.events, None)]
    return [f"  {sentence}" for sentence in sentences] + ([f"  {marks}"] if marks else [])


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
