"""Every kind of question in every game is judged: none is answered by chance or with the first option."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.catalogue import GAMES
from games.core.agenda import Inquiry, Pick
from games.core.game import Game
from players.tournament import judgement_of

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
