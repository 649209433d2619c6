"""Live questions: they take an answer once, and refuse answers that are not offered."""

import pytest

from games.catalogue import GAMES
from games.core.game import Game
from games.core.live_questions import LiveQuestion, open_questions
from games.core.protocol import IllegalAnswer, Setup, StaleAnswer, State

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def begun(game: Game) -> tuple[State, LiveQuestion]:
    state, _ = game.new(Setup(("Ann", "Bo", "Cy", "Di")[: game.seats({})[1]], {}, bytes(32)))
    return state, next(live for live in open_questions(state) if live.waits)


@EVERY_GAME
def test_an_answered_question_is_stale(game: Game):
    state, live = begun(game)
    picks = live.mildest
    live.take(picks)
    if live.ask not in state.asks:
        with pytest.raises(StaleAnswer):
            live.take(picks)


@EVERY_GAME
def test_what_is_not_offered_is_refused_and_nothing_has_changed(game: Game):
    state, live = begun(game)
    before = game.encode(state)
    with pytest.raises(IllegalAnswer):
        live.take({"nonsense": 1})
    assert game.encode(state) == before


@EVERY_GAME
def test_words_are_found_only_when_somebody_reads_them(game: Game):
    _, live = begun(game)
    assert list(live.offered) == [option.key for option in live.options]
    assert live.question().options == tuple(live.options)
