"""Reasons: what the choice is for, named with card and place; never a cost, and equal choices are called equal."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.catalogue import GAMES
from games.core.game import Game
from games.core.judgement import Aim
from games.core.live_questions import LiveQuestion, first_open_question
from games.core.protocol import Picks, Setup, State, say
from games.core.simulation import lively_picks, random_below
from games.core.texts import words
from players import Level, Worlds, decide
from players.reasons import _told, reason_for
from players.tournament import judgement_of

IMPERIUM = GAMES["imperium"]
JUDGED = [game for game in GAMES.values() if game.judgement]


def asked_in(game: Game, kind: str, seed: str = "reasons") -> Iterator[tuple[State, LiveQuestion]]:
    """Yield positions of a random game in which a question of this kind (any, if empty) is open with a choice."""
    below = random_below(seed)
    state, _ = game.new(Setup(tuple("ABCD"[: min(4, game.seats({})[1])]), {}, bytes(32)))
    while game.result(state) is None:
        live = first_open_question(state)
        if len(live.offered) > 1 and live.kind == (kind or live.kind):
            yield state, live
        live.take(lively_picks(live.question(), below))


def said(game: Game, state: State, live: LiveQuestion, picks: Picks) -> str:
    judgement = judgement_of(game)
    reason = reason_for(judgement, Worlds(game, state, live.seat), live.id, picks, judgement.pricing.prices)
    return words().say(reason.text)


def at_the_first_turn(seat_has: str = "") -> tuple[State, LiveQuestion]:
    return next((state, live) for state, live in asked_in(IMPERIUM, "turn") if state.players[live.seat].ready)


def test_the_second_influence_is_called_a_point():
    state, live = next(
        (state, live)
        for state, live in asked_in(IMPERIUM, "faction")
        if any(state.players[live.seat].influence[key] == 1 for key in live.offered)
    )
    key = next(key for key in live.offered if state.players[live.seat].influence[key] == 1)
    assert "the second influence with" in said(IMPERIUM, state, live, {key: 1})
    assert "a point" in said(IMPERIUM, state, live, {key: 1})


def test_an_agent_is_named_by_card_and_place():
    state, live = next((state, live) for state, live in asked_in(IMPERIUM, "space") if "wealth" in live.offered)
    decision = decide(Worlds(IMPERIUM, state, live.seat), live.id, Level.STEADY)
    assert decision.deed is not None
    assert " at " in words().say(decision.deed)


def test_solari_are_for_the_swordmaster():
    state, live = next(
        (state, live)
        for state, live in asked_in(IMPERIUM, "space")
        if "wealth" in live.offered and state.players[live.seat].solari < 6 and not state.players[live.seat].swordmaster
    )
    state.players[live.seat].influence["emperor"] = 4
    assert "of the 8 for Swordmaster" in said(IMPERIUM, state, live, {"wealth": 1})


def test_choices_that_gain_nothing_and_weigh_the_same_are_called_equal():
    judgement = judgement_of(IMPERIUM)
    state, live = at_the_first_turn()
    same = dict.fromkeys(live.offered, 1.0)
    import msgspec

    flat = msgspec.structs.replace(judgement, weigh=lambda *_: same, aims=lambda *_: [])
    reason = reason_for(flat, Worlds(IMPERIUM, state, live.seat), live.id, {"reveal": 1}, judgement.pricing.prices)
    assert words().say(reason.text) == "other choices are worth just as much"


def test_a_small_difference_is_told_after_the_great_gain():
    point, spice = Aim(1.0, say("imperium-part-vp", n=1)), Aim(0.1, say("imperium-part-spice", n=1))
    assert words().say(_told([point, spice], [spice])) == "for a victory point, and for 1 spice"
    assert words().say(_told([point, spice], [point])) == "for a victory point"


@pytest.mark.parametrize("game", JUDGED, ids=[game.key for game in JUDGED])
def test_no_reason_is_a_cost(game: Game):
    for at, (state, live) in enumerate(asked_in(game, "")):
        reason = words().say(decide(Worlds(game, state, live.seat), live.id, Level.STEADY).reason)
        assert "price of" not in reason
        assert "give up" not in reason
        assert "nothing better" not in reason
        if at == 40:
            break
