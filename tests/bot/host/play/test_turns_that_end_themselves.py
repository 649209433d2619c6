"""A turn without options left ends by itself, after a delay in which the last step can be taken back."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.host.notify.rules.prepared import TURN_END_DELAY
from games.dice import GAME as DICE
from tests.bot.helpers import ANN, BO, Evening
from tests.support.idle import until_idle

MOMENT = TURN_END_DELAY.total_seconds()


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    async with Evening(tmp_path / "db", games=(DICE,)) as found:
        found.host.context.turn_end_delay = TURN_END_DELAY
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


async def test_a_turn_without_options_ends_after_the_delay(evening: Evening) -> None:
    seat = (await first_awaited(evening)).seat
    evening.clock.advance(seconds=MOMENT - 1)
    assert await evening.host.automatic.work(evening.game) == 1.0
    evening.clock.advance(seconds=1)
    await evening.host.automatic.work(evening.game)
    assert await evening.awaited() == {1 - seat}


async def test_a_take_back_within_the_delay_reopens_the_turn(evening: Evening) -> None:
    person = (ANN, BO)[(await first_awaited(evening)).seat]
    panel = await evening.panel(person)
    await evening.host.undo.back(evening.game, person.id, panel.epoch)
    evening.clock.advance(seconds=MOMENT)
    assert await evening.host.automatic.work(evening.game) is None
    assert (await first_awaited(evening)).kind != "end-turn"


async def test_the_turn_ends_after_a_restart_within_the_delay(evening: Evening) -> None:
    seat = (await first_awaited(evening)).seat
    await evening.close()
    await evening.open()
    evening.host.context.turn_end_delay = TURN_END_DELAY
    evening.clock.advance(seconds=MOMENT)
    await evening.host.game_check.all()
    await until_idle(evening.host.automatic)
    assert await evening.awaited() == {1 - seat}


async def test_the_turn_ends_after_a_pause_within_the_delay(evening: Evening) -> None:
    await evening.host.admins.pause(evening.game, ANN)
    assert await evening.host.automatic.work(evening.game) is None
    await evening.host.admins.resume(evening.game, ANN)
    assert evening.game in evening.host.context.games_with_prepared_answers
