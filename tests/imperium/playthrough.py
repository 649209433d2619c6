"""Games written down: every answer, and the log as the public read it turn by turn. One of four, one of Rise of Ix, and
with rivals one alone and one for two.

`python -m tests.imperium.playthrough` writes all of them anew: do so only when the rules, the cards or the words were
changed on purpose, and read the difference.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path

from games.__main__ import ranking
from games.core.protocol import Answer, Event, PlayerName, Setup
from games.core.simulation import random_below
from games.core.texts import plain, words
from games.imperium import GAME
from tests.support.random_answers import random_answer

FOLDER = Path(__file__).parent
NAMES = ("Ann", "Bo", "Cy", "Di")
FOUR = Setup(NAMES, {"leaders": "choose", "houses": "any"}, bytes(range(14, 46)))
IX = Setup(NAMES, {"leaders": "draft", "expansion": "epic"}, bytes(range(33, 65)))
ALONE = Setup(
    ("Ann",),
    {"leaders": "random", "expansion": "ix", "difficulty": "mentat", "escalation": "brutal", "churn": "dice"},
    bytes(range(70, 102)),
)
TWO = Setup(("Ann", "Bo"), {"leaders": "random", "expansion": "ix"}, bytes(range(110, 142)))
GAMES = {
    FOLDER / "playthrough.txt": FOUR,
    FOLDER / "ix" / "playthrough.txt": IX,
    FOLDER / "hagal" / "alone.txt": ALONE,
    FOLDER / "hagal" / "two.txt": TWO,
}
"""The committed games, by the name of their file."""


def lines_of(setup: Setup, answers: Iterator[Answer] | None = None) -> Iterator[str]:
    """Return the lines of a game with these answers, or with random ones."""
    below = random_below("playthrough")
    state, step = GAME.new(setup)
    gathered = list(step.events)
    while GAME.result(state) is None:
        given = next(answers) if answers else random_answer(state, below)
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
    for file, setup in GAMES.items():
        file.write_text("\n".join([*lines_of(setup), ""]), encoding="utf-8")
