"""Wars that an older version left in the middle of moves, battles and claims: all are read, shown, continued, finished."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from games.catalogue import GAMES
from tests.bot.helpers import FakePainter
from tests.saves.packing import unpack
from tests.saves.test_kept_database import (
    KeptEvening,
    finish,
    finish_by_the_rules,
    go_on,
    press_all,
    share_of_games,
    show_in_words,
)
from tests.saves.wars import NAME, WARS

EVERY = 6
"""One war in this many is finished by the rules. `make soak` finishes all."""
AT_THE_TABLE = 14
"""One war in this many is continued through the host."""


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return unpack(NAME, tmp_path_factory.mktemp("wars") / "table.sqlite")


@pytest.fixture
async def evening(unpacked: Path, tmp_path: Path) -> AsyncIterator[KeptEvening]:
    path = tmp_path / "table.sqlite"
    path.write_bytes(unpacked.read_bytes())
    kept = KeptEvening(NAME, path)
    kept.painter = FakePainter()
    async with kept:
        yield kept


async def test_every_war_is_read(evening: KeptEvening) -> None:
    before = dict(evening.rows("SELECT id, status FROM games"))
    await evening.host.game_check.all()
    assert dict(evening.rows("SELECT id, status FROM games")) == before
    assert set(before) == set(evening.what)


async def test_wars_of_every_variety_stand_in_the_middle_of_moves_battles_and_claims(evening: KeptEvening) -> None:
    kept = set(evening.what.values())
    for variety in WARS:
        for moment in ("place", "hits", "families-from"):
            assert f"arrakis: {variety.what}, asked {moment}" in kept


async def test_every_question_that_was_open_is_asked_with_words_and_answers(evening: KeptEvening) -> None:
    for game in evening.what:
        state = evening.state(game)
        asked = GAMES["arrakis"].questions(state, True)
        assert len(asked) == len(state.asks)
        assert all(question.options and question.prompt for question in asked)


async def test_every_war_is_shown_to_each_seat(evening: KeptEvening) -> None:
    for game in evening.what:
        state = evening.state(game)
        for seat in (None, *range(len(state.players))):
            assert GAMES["arrakis"].view(state, seat)


async def test_wars_are_finished_by_the_rules(evening: KeptEvening) -> None:
    for game in list(evening.what)[::EVERY]:
        finish_by_the_rules("arrakis", evening.state(game))


async def test_wars_go_on_at_the_table(evening: KeptEvening) -> None:
    games = list(evening.what)[::AT_THE_TABLE]
    await show_in_words(evening, games[:2])
    await go_on(evening, games)


@pytest.mark.soak
async def test_buttons_of_then_are_answered(evening: KeptEvening) -> None:
    await press_all(evening, share_of_games(evening), looks=False)


@pytest.mark.soak
async def test_every_war_is_finished_by_the_rules(evening: KeptEvening) -> None:
    for game in share_of_games(evening):
        finish_by_the_rules("arrakis", evening.state(game))


@pytest.mark.soak
async def test_every_war_is_finished_at_the_table(evening: KeptEvening) -> None:
    await finish(evening, share_of_games(evening))
