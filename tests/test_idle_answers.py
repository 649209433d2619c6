"""Random games find no answer that does nothing, except those with which a player passes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from games.arrakis.state import ArrakisState
from games.arrakis.steps.turns import spendings
from games.catalogue import GAMES
from games.core.game import Game
from games.core.live_questions import LiveQuestion, open_questions
from games.core.protocol import Picks, Setup, State
from games.core.simulation import random_below, random_live_picks, with_short_game_options
from tests.support.checks import NAMES

TABLES = [(game, seats) for game in GAMES.values() for seats in sorted({*game.seats({})})]
BOOKKEEPING = ("agenda", "asks", "asked", "chance")
"""What changes with every answer."""
OF_THE_TURN = ("turn", "now", "mahdi")
"""What a turn of the war keeps of itself."""
PASSING = {"none", "done", "nothing", "stay", "end"}
SPENDING = ("die", "house", "special", "desert")
"""The first parts of the options with which a turn of the war is spent."""


def plain(state: State, without: tuple[str, ...] = ()) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(state, str_keys=True)
    return {key: value for key, value in found.items() if key not in (*BOOKKEEPING, *without)}


def asked(state: State) -> list[object]:
    """Return the open questions with their sealed answers."""
    return [(live.seat, live.about, live.ask.given) for live in open_questions(state)]


def random_answers(game: Game, seats: int, seed: str) -> Iterator[tuple[State, LiveQuestion, Picks]]:
    """Yield the state, a question and an answer to it, before each step of a random game."""
    below = random_below(seed)
    state, _ = game.new(with_short_game_options(game, Setup(NAMES[:seats], {}, bytes(32))))
    while game.result(state) is None:
        waiting = [live for live in open_questions(state) if live.waits]
        live = waiting[below(len(waiting))]
        picks = random_live_picks(live, below)
        yield state, live, picks
        live.take(picks)


def is_passing(live: LiveQuestion, picks: Picks) -> bool:
    return not picks or len(live.offered) == 1 or picks == live.mildest or bool(PASSING & picks.keys())


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda case: case.key if isinstance(case, Game) else str(case))
def test_every_answer_but_passing_changes_something_or_asks_on(game: Game, seats: int):
    last: tuple[str, Picks, dict[str, Any], list[object]] | None = None
    answered = 0
    for state, live, picks in random_answers(game, seats, f"idle {game.key} {seats}"):
        before, questions = plain(state), asked(state)
        if last is not None:
            kind, given, earlier, asked_before = last
            is_asked_on = any(question not in asked_before for question in questions)
            assert before != earlier or is_asked_on, f"{kind} {given} does nothing"
            answered += 1
        last = None if is_passing(live, picks) else (live.kind, picks, before, questions)
    assert answered


def things(state: ArrakisState) -> dict[str, Any]:
    """Return all that a turn of the war can change, without the dice and without which specials are exhausted."""
    found = plain(state, OF_THE_TURN)
    found["leaders"] = sorted(found["leaders"])
    for player in found["players"]:
        del player["dice"], player["laid"]
    return found


def can_do_something(state: ArrakisState, seat: int) -> bool:
    return any(each.why_not is None for each in spendings(state, seat))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_turn_of_the_war_is_spent_for_nothing_unless_the_player_passes_in_it(seats: int):
    """A turn must be spent on something, so turns in which nothing could be done do not count."""
    spent: str = ""
    before: dict[str, Any] = {}
    turns = 0
    for state, live, picks in random_answers(GAMES["arrakis"], seats, f"for nothing {seats}"):
        assert isinstance(state, ArrakisState)
        if spent and live.kind in ("action", "end-turn"):
            assert things(state) != before, f"{spent} left everything but the dice as it was"
            turns += 1
            spent = ""
        key = next(iter(picks), "")
        if live.kind == "action" and key.startswith(SPENDING) and can_do_something(state, live.seat):
            spent, before = key, things(state)
        elif is_passing(live, picks) or live.kind == "split":
            spent = ""
    assert turns
