"""Every kind of question in every game is judged: none is answered by chance or with the first option."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.catalogue import GAMES
from games.core.agenda import Inquiry, Pick
from games.core.game import Game
from games.core.live_questions import first_open_question
from games.core.protocol import Setup
from games.core.simulation import lively_picks, random_below
from players.tournament import judgement_of
from tests.support.soak import numbers

TABLES = [
    ("imperium", 4, {}),
    ("imperium", 4, {"expansion": "ix"}),
    ("imperium", 2, {"expansion": "ix"}),
    ("imperium", 1, {}),
    ("imperium", 1, {"expansion": "ix"}),
    ("dice", 3, {}),
    ("dice", 8, {}),
    ("arrakis", 2, {}),
]
"""Key of a game, seats, and options: two or fewer players of Dune: Imperium meet House Hagal."""
JUDGED = [game for game in GAMES.values() if game.judgement]


def kinds_of(parent: type, package: str) -> Iterator[str]:
    """Yield the kinds of all classes of questions in a package, except those that only serve as a base."""
    for each in parent.__subclasses__():
        if each.__module__.startswith(f"{package}.") and isinstance(each.__dict__.get("kind"), str):
            yield each.kind
        yield from kinds_of(each, package)


@pytest.mark.parametrize("game", JUDGED, ids=[game.key for game in JUDGED])
def test_every_kind_of_question_is_judged(game: Game):
    kinds = {kind for base in (Inquiry, Pick) for kind in kinds_of(base, f"games.{game.key}")}
    assert len(kinds) > 15
    assert sorted(kinds - set(judgement_of(game).kinds)) == []


@pytest.mark.parametrize("game", JUDGED, ids=[game.key for game in JUDGED])
def test_no_kind_is_judged_that_no_question_has(game: Game):
    kinds = {kind for base in (Inquiry, Pick) for kind in kinds_of(base, f"games.{game.key}")}
    assert sorted(set(judgement_of(game).kinds) - kinds) == []


@pytest.mark.parametrize(("key", "seats", "options"), TABLES)
@pytest.mark.parametrize("number", numbers(20, usual=1))
def test_every_choice_that_is_met_in_a_game_is_judged(key: str, seats: int, options: dict[str, str], number: int):
    """A question with one pick has a worth for each option, one with several picks has its own way to choose."""
    game, below = GAMES[key], random_below(f"judged {number}")
    judgement = judgement_of(game)
    state, _ = game.new(Setup(tuple("ABCDEFGH")[:seats], options, number.to_bytes(32, "big")))
    for _ in range(600):
        if game.result(state) is not None:
            return
        live = first_open_question(state)
        if len(live.offered) > 1:
            assert live.kind in judgement.kinds
            if isinstance(live.about, Pick):
                weighed = judgement.weigh(state, live, judgement.pricing.prices)
                assert [key for key in live.offered if key not in weighed] == [], live.kind
        live.take(lively_picks(live.question(), below))
