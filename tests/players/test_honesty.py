"""A mind uses only what its seat may know: its answer does not depend on hidden things."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple
from zlib import crc32

import msgspec
import pytest

from games.catalogue import GAMES
from games.core.game import Game
from games.core.live_questions import LiveQuestion, first_open_question, open_questions
from games.core.protocol import Picks, Setup, State
from games.core.simulation import lively_picks, random_below
from games.core.standing import Fit
from games.core.texts import words
from players import Decision, Level, Work, Worlds, decide
from tests.support.soak import share_of

JUDGED = [game for game in GAMES.values() if game.judgement]
SMALL = Work(ways=2, worlds=1, answers=12)
FEW = 15
MANY = max(FEW + 1, share_of(200))
"""How many positions are tried: in every run, and in a soak."""
EVERY_GAME = pytest.mark.parametrize("game", JUDGED, ids=[game.key for game in JUDGED])
IX = {"expansion": "ix"}
MAHDI = {"enemy": "mahdi"}
TABLES = [
    *((game, {}) for game in JUDGED),
    (GAMES["imperium"], IX),
    pytest.param(GAMES["arrakis"], MAHDI, marks=pytest.mark.soak),
]
EVERY_TABLE = pytest.mark.parametrize(("game", "options"), TABLES, ids=[*(game.key for game in JUDGED), "ix", "mahdi"])


class Decided(NamedTuple):
    state: bytes
    seat: int
    question: str
    decision: Decision


def positions(game: Game, count: int, options: dict[str, str] | None = None) -> Iterator[tuple[State, LiveQuestion]]:
    """Yield positions of random games in which a seat has a choice, each with its open question."""
    number = 0
    while count:
        below, seats = random_below(f"honest {number}"), game.seats(options or {})[1]
        state, _ = game.new(Setup(tuple("ABCDEFGH")[:seats], options or {}, number.to_bytes(32, "big")))
        while game.result(state) is None and count:
            live = first_open_question(state)
            if len(live.offered) > 1 and below(4) == 0:
                count -= 1
                yield state, live
            live.take(lively_picks(live.question(), below))
        number += 1


@EVERY_TABLE
def test_the_worlds_of_a_seat_are_the_same_whatever_is_hidden(game: Game, options: dict[str, str]) -> None:
    for state, live in positions(game, FEW, options):
        dealt = [game.shuffle_hidden(state, live.seat, salt) for salt in ("one", "two")]
        first, second = (Worlds(game, each, live.seat).save for each in dealt)
        assert first == second


def decided(game: Game, state: State, seat: int, question: str, level: Level) -> Decision:
    return decide(Worlds(game, state, seat, "salt"), question, level, seed="seed", work=SMALL)


_decided: dict[tuple[str, str, Level, int], list[Decided]] = {}


def all_decided(game: Game, options: dict[str, str], level: Level, count: int) -> list[Decided]:
    """Return the decisions of a mind in so many positions. They are computed once and shared by the tests."""
    found = _decided.setdefault((game.key, repr(options), level, count), [])
    for state, live in () if found else positions(game, count, options):
        decision = decided(game, state, live.seat, live.id, level)
        found.append(Decided(game.encode(state), live.seat, live.id, decision))
    return found


@EVERY_TABLE
@pytest.mark.parametrize("level", list(Level))
@pytest.mark.parametrize("count", [FEW, pytest.param(MANY, marks=pytest.mark.soak)])
def test_a_mind_answers_the_same_twice_and_whatever_is_hidden(
    game: Game, options: dict[str, str], level: Level, count: int
):
    """The second decision is made in a state with other hidden things."""
    for at, (state, seat, question, decision) in enumerate(all_decided(game, options, level, count)):
        other = game.shuffle_hidden(game.decode(state), seat, f"hidden {at}")
        assert decided(game, other, seat, question, level) == decision


@EVERY_GAME
@pytest.mark.parametrize("level", list(Level))
def test_what_a_mind_answers_may_be_answered_and_its_reason_can_be_said(game: Game, level: Level):
    for state, _, question, decision in all_decided(game, {}, level, FEW):
        assert words().say(decision.reason)
        next(live for live in open_questions(game.decode(state)) if live.id == question).take(decision.picks)


def peeper(game: Game, state: State, live: LiveQuestion) -> Picks:
    """Return an answer that depends on the whole state, hidden things included, as no mind's may."""
    keys = sorted(live.offered)
    return {keys[sum(game.encode(state)) % len(keys)]: 1}


@EVERY_GAME
def test_a_peeper_is_caught(game: Game):
    caught = 0
    for at, (state, live) in enumerate(positions(game, 30)):
        other = game.shuffle_hidden(state, live.seat, f"hidden {at}")
        caught += peeper(game, state, live) != peeper(game, other, live)
    assert caught


LEARNT = [game for game in JUDGED if game.judgement and game.judgement.standing]


@pytest.mark.parametrize("game", LEARNT, ids=[game.key for game in LEARNT])
def test_a_learnt_feature_that_cheats_is_found(game: Game):
    """The feature looks at the real state, which a mind cannot reach by itself: the test hands it over."""
    real: list[bytes] = []

    def cheating(state: State, seat: int) -> dict[str, float]:
        return {"cheat": crc32(real[0] + game.encode(state)) % 7 if seat == own else 0.0}

    judgement = game.judgement
    assert judgement is not None
    assert judgement.standing is not None
    sly = msgspec.structs.replace(judgement.standing, features=cheating, fit_of=lambda state: "sly")
    sly = msgspec.structs.replace(sly, fits={"sly": Fit({"cheat": (3.0, 3.0)})})
    cheat = msgspec.structs.replace(game, judgement=msgspec.structs.replace(judgement, standing=sly))
    caught = 0
    for at, (state, live) in enumerate(positions(game, 30)):
        own, found = live.seat, []
        for told in (state, game.shuffle_hidden(state, live.seat, f"hidden {at}")):
            real[:] = [game.encode(told)]
            found.append(decided(cheat, told, live.seat, live.id, Level.SHARP).picks)
        caught += found[0] != found[1]
    assert caught


@EVERY_GAME
def test_a_turn_that_goes_in_circles_is_ended_mildly(game: Game):
    for state, live in positions(game, 10):
        decision = decide(Worlds(game, state, live.seat), live.id, Level.STEADY, so_far=30)
        assert decision.picks == live.mildest
