"""A turn in which nothing is left ends itself, after a moment in which the last step can be taken back."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.host.notify.promises import LAST_MOMENT
from games.dice import GAME as DICE
from tests.bot.helpers import ANN, BO, Evening

MOMENT = LAST_MOMENT.total_seconds()


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    async with Evening(tmp_path / "db", games=(DICE,)) as found:
        found.host.context.last_moment = LAST_MOMENT
        await found.begin(ANN, BO, key="dice")
        await found.host.automatic.stop()
        await play_to_the_end_of_a_turn(found)
        yield found


async def play_to_the_end_of_a_turn(evening: Evening) -> None:
    while (question := await first_awaited(evening)).kind != "end-turn":
        person = (ANN, BO)[question.seat]
        panel = await evening.panel(person)
        await evening.host.table.submit(evening.game, person.id, panel.epoch, question.id, question.mildest)


async def first_awaited(evening: Evening):
    found = [each for person in (ANN, BO) for each in (await evening.panel(person)).questions]
    return next(question for question in found if question.waits)


async def test_it_ends_itself_when_the_moment_is_over(evening: Evening) -> None:
    seat = (await first_awaited(evening)).seat
    evening.clock.pass_by(seconds=MOMENT - 1)
    assert await evening.host.automatic.work(evening.game) == 1.0
    evening.clock.pass_by(seconds=1)
    await evening.host.automatic.work(evening.game)
    assert await evening.awaited() == {1 - seat}


async def test_what_is_taken_back_in_that_moment_is_open_again(evening: Evening) -> None:
    person = (ANN, BO)[(await first_awaited(evening)).seat]
    panel = await evening.panel(person)
    await evening.host.undo.back(evening.game, person.id, panel.epoch)
    evening.clock.pass_by(seconds=MOMENT)
    assert await evening.host.automatic.work(evening.game) is None
    assert (await first_awaited(evening)).kind != "end-turn"


async def test_it_ends_itself_also_after_a_restart_in_that_moment(evening: Evening) -> None:
    seat = (await first_awaited(evening)).seat
    await evening.close()
    await evening.open()
    evening.host.context.last_moment = LAST_MOMENT
    evening.clock.pass_by(seconds=MOMENT)
    await evening.host.check_up.all()
    await evening.host.automatic.idle()
    assert await evening.awaited() == {1 - seat}


async def test_a_pause_of_the_table_does_not_forget_it(evening: Evening) -> None:
    await evening.host.stewards.pause(evening.game, ANN)
    assert await evening.host.automatic.work(evening.game) is None
    await evening.host.stewards.resume(evening.game, ANN)
    assert evening.game in evening.host.context.promised
