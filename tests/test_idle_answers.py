"""Random games find no answer that does nothing, except those with which a player passes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
import pytest

from games.arrakis.state import ArrakisState
from games.arrakis.steps.spending import spendings
from games.catalogue import GAMES
from games.core.game import Game
from games.core.live_questions import LiveQuestion, open_questions
from games.core.protocol import Picks, Setup, State
from games.core.simulation import random_below, random_live_picks, with_short_game_options
from tests.support.checks import NAMES
from tests.support.soak import numbers

EXPANSIONS = {
    "imperium": (
        {},
        {"expansion": "ix", "escalation": "brutal"},
        {"expansion": "epic", "leaders": "draft", "churn": "dice", "third": "four"},
    ),
    "dice": ({}, {"offers": "more", "piter": "own", "dancers": "spice", "map": "hub", "silence": "nothing"}),
    "arrakis": ({}, {"enemy": "mahdi", "ties": "player", "casualties": "together", "shared": "atreides"}),
}
"""Options with which a game asks questions of its own: expansions, rivals, the automa, and variants."""


class Played(NamedTuple):
    """A table of a random game."""

    game: Game
    seats: int
    options: dict[str, str]

    def __str__(self) -> str:
        return " ".join([self.game.key, str(self.seats), *self.options.values()])


def tables(key: str) -> list[Played]:
    """Return tables of a game with every number of seats, and with all of its expansions."""
    game = GAMES[key]
    found = []
    for options in EXPANSIONS[key]:
        fewest, most = game.seats(options)
        found += [Played(game, seats, options) for seats in range(fewest, most + 1)]
    return found


TABLES = [each for key in GAMES for each in tables(key)]
BOOKKEEPING = ("agenda", "asks", "asked", "chance")
"""Parts of a state that change with every answer."""
OF_THE_TURN = ("turn", "now", "mahdi")
"""Parts of a state that belong to one turn of the war."""
PASSING = {"none", "done", "nothing", "stay", "end"}
SPENDING = ("die", "house", "special", "desert")
"""The first parts of the options with which a turn of the war is spent."""


def plain(state: State, without: tuple[str, ...] = ()) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(state, str_keys=True)
    return {key: value for key, value in found.items() if key not in (*BOOKKEEPING, *without)}


def asked(state: State) -> list[object]:
    """Return the open questions with their sealed answers."""
    return [(live.seat, live.about, live.ask.given) for live in open_questions(state)]


def random_answers(played: Played, seed: str) -> Iterator[tuple[State, LiveQuestion, Picks]]:
    """Yield the state, a question and an answer to it, before each step of a random game."""
    game, below = played.game, random_below(seed)
    state, _ = game.new(with_short_game_options(game, Setup(NAMES[: played.seats], played.options, bytes(32))))
    while game.result(state) is None:
        waiting = [live for live in open_questions(state) if live.waits]
        live = waiting[below(len(waiting))]
        picks = random_live_picks(live, below)
        yield state, live, picks
        live.take(picks)


def is_passing(live: LiveQuestion, picks: Picks) -> bool:
    return not picks or len(live.offered) == 1 or picks == live.mildest or bool(PASSING & picks.keys())


@pytest.mark.parametrize("played", TABLES, ids=str)
@pytest.mark.parametrize("number", numbers(20, usual=1))
def test_every_answer_but_passing_changes_something_or_asks_on(played: Played, number: int):
    last: tuple[str, Picks, dict[str, Any], list[object]] | None = None
    answered = 0
    for state, live, picks in random_answers(played, f"idle {played} {number}"):
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


@pytest.mark.parametrize("played", tables("arrakis"), ids=str)
@pytest.mark.parametrize("number", numbers(20, usual=1))
def test_no_turn_of_the_war_is_spent_for_nothing_unless_the_player_passes_in_it(played: Played, number: int):
    """A turn must be spent on something, so turns in which nothing could be done do not count."""
    spent: str = ""
    before: dict[str, Any] = {}
    turns = 0
    for state, live, picks in random_answers(played, f"for nothing {played} {number}"):
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
