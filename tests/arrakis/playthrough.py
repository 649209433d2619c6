"""Recorded games, answer by answer, as everybody sees them: a war of two, and one against the automa.

`python -m tests.arrakis.playthrough` records them again.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path

from games.arrakis import GAME
from games.arrakis.state import ArrakisState
from games.core.protocol import Answer, PlayerName, Setup, Step
from games.core.simulation import random_below, with_short_game_options
from games.core.texts import plain, words
from tests.arrakis.players import steady_answer

FOLDER = Path(__file__).parent
TWO = Setup(("Ann", "Bo"), {"sides": "atreides"}, bytes(range(100, 132)))
ALONE = Setup(
    ("Ann",),
    {
        "ties": "player",
    },
    bytes(range(140, 172)),
)
GAMES = {FOLDER / "playthrough.txt": TWO, FOLDER / "mahdi" / "playthrough.txt": ALONE}
"""File -> the game that it holds."""


def lines_of(setup: Setup, answers: Iterator[Answer] | None = None) -> Iterator[str]:
    """Yield the lines of a game with these answers, or with those of steady players."""
    state, step = GAME.new(with_short_game_options(GAME, setup))
    names = (*setup.names, *GAME.rivals(GAME.view(state, None)))
    yield from told(step, names)
    below = random_below("playthrough")
    while GAME.result(state) is None:
        given = next(answers) if answers else steady_answer(state, below)
        yield asked(state, given)
        yield from told(GAME.answer(state, given), names)


def asked(state: ArrakisState, given: Answer) -> str:
    question = next(q for q in GAME.questions(state) if q.id == given.question)
    return f"> {given.question} {given.seat} {question.kind} {json.dumps(given.picks)}"


def told(step: Step, names: Sequence[PlayerName]) -> list[str]:
    marks = "".join(mark for mark, on in (("?", step.reveals), (".", step.closes)) if on)
    sentences = [plain(words().say(line.text, names)) for line in GAME.narrate(step.events, None)]
    return [f"  {sentence}" for sentence in sentences] + ([f"  {marks}"] if marks else [])


if __name__ == "__main__":
    for file, setup in GAMES.items():
        file.write_text("\n".join([*lines_of(setup), ""]), encoding="utf-8")
