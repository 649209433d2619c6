"""Films of games: made from the public views, in a thread, one at a time."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from bot.host.model.preferences import PersonSettings
from bot.host.pictures.films import MOST_IN_LINE
from bot.host.pictures.gallery import MOVING, as_liked
from bot.host.pictures.painting import NotInSight
from bot.host.screen.elements import PictureWanted
from games.core.texts import words
from tests.bot.fake_painter import Sketch
from tests.bot.helpers import ANN, BO, Evening, refusal


async def film(evening: Evening, rounds: tuple[int, int] | None = None) -> Any:
    return await evening.host.films.of_game(evening.game, words("en"), "default", rounds)


async def two_turns(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    for person in (ANN, BO):
        await evening.end_turn(person)


async def test_a_film_shows_the_public_view_of_every_finished_turn(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await two_turns(evening)
    made: list[Any] = []
    monkeypatch.setattr(evening.painter, "film", lambda key, turns, **how: made.append(turns) or Sketch("", b"", ""))
    await film(evening)
    (turns,) = made
    told = await evening.host.history.log(evening.game, None)
    assert len(turns) == len(told)
    assert [turn.before for turn in turns[1:]] == [turn.view for turn in turns[:-1]]
    rules = evening.games["toy"]
    last = await evening.host.context.state(await evening.host.context.load(evening.game), told[-1].seq)
    assert turns[-1].view == rules.view(last, None)


async def test_a_film_is_made_in_a_thread_and_cached(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    await two_turns(evening)
    made: list[threading.Thread] = []

    def draw(*what: Any, **how: Any) -> Sketch:
        made.append(threading.current_thread())
        return Sketch("film.gif", b"", "")

    monkeypatch.setattr(evening.painter, "film", draw)
    await film(evening)
    await film(evening)
    assert len(made) == 1
    assert made[0] is not threading.main_thread()


async def test_too_many_requests_for_films_are_refused(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    await two_turns(evening)
    may_end = threading.Event()
    at_work: list[int] = []
    together: list[int] = []

    def draw(*what: Any, **how: Any) -> Sketch:
        at_work.append(1)
        together.append(len(at_work))
        may_end.wait()
        at_work.pop()
        return Sketch("film.gif", b"", "")

    monkeypatch.setattr(evening.painter, "film", draw)
    asked = [asyncio.create_task(film(evening, (1, last))) for last in range(1, MOST_IN_LINE + 1)]
    while evening.host.films._in_line < MOST_IN_LINE:
        await asyncio.sleep(0)
    assert await refusal(film(evening, (1, 9))) == "film-busy"
    may_end.set()
    await asyncio.gather(*asked)
    assert together == [1] * MOST_IN_LINE


async def test_rounds_without_news_make_no_film(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    await two_turns(evening)

    def nothing(*what: Any, **how: Any) -> Sketch:
        raise NotInSight("film")

    monkeypatch.setattr(evening.painter, "film", nothing)
    assert await refusal(film(evening, (8, 9))) == "film-nothing"


def test_only_readers_who_chose_motion_get_animated_pictures() -> None:
    wanted = PictureWanted("g", "deed", 3, before=2)
    assert as_liked(wanted, PersonSettings()).picture == "deed"
    assert as_liked(wanted, PersonSettings(motion=True)).picture == MOVING
    assert as_liked(PictureWanted("g", "board"), PersonSettings(motion=True)).picture == "board"
