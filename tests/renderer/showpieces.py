"""`make art`: draw the pictures of the README. Each comes from a game between simulated players."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from io import BytesIO
from itertools import islice
from pathlib import Path
from typing import Any

from PIL import Image

from bot.host.screen.sentences import at_a_glance
from games.catalogue import GAMES
from games.core.game import Game
from games.core.live_questions import first_open_question
from games.core.protocol import Event, Line, Setup
from games.core.simulation import random_below
from games.core.texts import words
from players.tournament import STEADY
from renderer import render

FOLDER = Path("docs/pictures")
NAMES = ("Ann", "Bořivoj", "Оксана", "Di", "Eve", "Faisal", "Gosia", "Hana")
FULL_HAND = 6
QUALITY = 85
"""The WebP quality of the pictures."""


@dataclass(frozen=True)
class Turn:
    """A turn that was just told: the views after it, the views before it, and its sentences."""

    round: int
    public: Any
    before: Any
    seats: tuple[Any, ...]
    lines: tuple[Line, ...]


def turns(key: str, players: int, seed: str, **options: str) -> Iterator[Turn]:
    game, below = GAMES[key], random_below(seed)
    state, _ = game.new(Setup(NAMES[:players], options, seed.encode().ljust(32, b".")))
    before, told = game.view(state, None), list[Event]()
    while game.result(state) is None:
        live = first_open_question(state)
        step = live.take(STEADY(game, state, live, below))
        told += step.events
        if step.closes:
            turn = _turn(game, state, before, told, players)
            yield turn
            before, told = turn.public, []


def _turn(game: Game, state: Any, before: Any, told: list[Event], players: int) -> Turn:
    public = game.view(state, None)
    seats = tuple(game.view(state, seat) for seat in range(players))
    return Turn(game.round(public), public, before, seats, tuple(game.narrate(told, None)))


def in_round(found: Iterator[Turn], number: int, turn: int = 0) -> Turn:
    """Return the turn that comes this many turns after the first one of a round."""
    return next(islice((each for each in found if each.round == number), turn, None))


def draw(name: str, key: str, picture: str, turn: Turn, view: Any = None) -> None:
    said, marks = at_a_glance(words(), turn.lines, NAMES)
    before = turn.before if view is None else None
    how = {"before": before, "marks": marks, "sentence": said, "names": NAMES[: len(turn.seats)]}
    made = render(key, turn.public if view is None else view, picture, size="wide", **how)
    # WebP, whatever the bot sends: a repository keeps every version, so its files should be small.
    Image.open(BytesIO(made.data)).convert("RGB").save(FOLDER / f"{name}.webp", quality=QUALITY, method=6)


def main() -> None:
    board = in_round(turns("imperium", 4, "board"), 5, 6)
    draw("board", "imperium", "board", board)
    draw("glance", "imperium", "glance", board)
    draw("deed", "imperium", "deed", board)
    draw("hand", "imperium", "hand", board, max(board.seats, key=_cards_in_hand))
    draw("ix", "imperium", "board", in_round(turns("imperium", 4, "ships", expansion="ix"), 5, 6))
    draw("dice", "dice", "board", in_round(turns("dice", 8, "dice"), 4))
    draw("war", "arrakis", "board", in_round(turns("arrakis", 2, "war"), 4))


def _cards_in_hand(view: Any) -> int:
    held = len(view.me.hand) + len(view.me.intrigue)
    return held if held <= FULL_HAND else 0


if __name__ == "__main__":
    main()
