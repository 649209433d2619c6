"""Films of games: from what everybody could see, made in a thread, one at a time."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from bot.host.model.preferences import PersonSettings
from bot.host.pictures.films import MOST_IN_LINE
from bot.host.pictures.gallery import MOVING, NotInSight, as_liked
from bot.host.screen.elements import PictureWanted
from games.core.texts import words
from tests.bot.helpers import ANN, BO, Evening, Sketch, refusal


async def film(evening: Evening, rounds: tuple[int, int] | None = None) -> Any:
    return await evening.host.films.of_game(evening.game, words("en"), "default", rounds)


async def two_turns(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    for person in (ANN, BO):
        await evening.end_turn(person)


async def test_a_film_tells_every_closed_turn_as_the_public_saw_it(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await two_turns(evening)
    made: list[Any] = []
    monkeypatch.setattr(evening.painter, "film", lambda key, turns, **how: made.append(turns) or Sketch("", b"", ""))
    await film(evening)
    (turns,) = made
    told = await evening.host.chronicle.log(evening.game, None)
    assert len(turns) == len(told)
    assert [turn.before for turn in turns[1:]] == [turn.view for turn in turns[:-1]]
    rules = evening.games["toy"]
    last = await evening.host.context.state(await evening.host.context.load(evening.game), told[-1].seq)
    assert turns[-1].view == rules.view(last, None)


async def test_a_film_is_made_off_the_loop_and_kept_for_who_asks_next(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
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


async def test_of_many_who_ask_at_once_the_last_are_told_to_come_again(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
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


async def test_rounds_in_which_nothing_was_told_make_no_film(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    await two_turns(evening)

    def nothing(*what: Any, **how: Any) -> Sketch:
        raise NotInSight("film")

    monkeypatch.setattr(evening.painter, "film", nothing)
    assert await refusal(film(evening, (8, 9))) == "film-nothing"


def test_only_who_likes_motion_gets_a_deed_that_moves() -> None:
    wanted = PictureWanted("g", "deed", 3, before=2)
    assert as_liked(wanted, PersonSettings()).picture == "deed"
    assert as_liked(wanted, PersonSettings(motion=True)).picture == MOVING
    assert as_liked(PictureWanted("g", "board"), PersonSettings(motion=True)).picture == "board"
