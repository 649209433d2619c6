"""A vote of all players that ends a game without a result."""

from __future__ import annotations

import pytest

from bot.host.model.facts import Refused, Status
from tests.bot.helpers import ANN, BO, CY, Evening


async def test_a_game_ends_without_a_result_if_all_agree(evening: Evening) -> None:
    await evening.begin(ANN, BO, CY)
    vote = await evening.host.endings.ask(evening.game, ANN.id)
    assert vote is not None
    for person in (BO, CY):
        assert (await evening.host.summary(evening.game)).status is Status.RUNNING
        await evening.host.votes.ballot(evening.game, person.id, vote.id, yes=True)
    summary = await evening.host.summary(evening.game)
    assert (summary.status, summary.result, summary.awaited) == (Status.ABANDONED, None, ())


async def test_one_no_keeps_the_game_going(evening: Evening) -> None:
    await evening.begin(ANN, BO, CY)
    vote = await evening.host.endings.ask(evening.game, ANN.id)
    assert vote is not None
    await evening.host.votes.ballot(evening.game, BO.id, vote.id, yes=True)
    await evening.host.votes.ballot(evening.game, CY.id, vote.id, yes=False)
    assert (await evening.host.summary(evening.game)).status is Status.RUNNING


async def test_silence_counts_as_no(evening: Evening) -> None:
    await evening.begin(ANN, BO)
    await evening.host.endings.ask(evening.game, ANN.id)
    evening.clock.advance(hours=25)
    await evening.host.sweep()
    assert (await evening.host.summary(evening.game)).status is Status.RUNNING


async def test_only_players_may_ask_and_only_once_at_a_time(evening: Evening) -> None:
    await evening.begin(ANN, BO)
    with pytest.raises(Refused):
        await evening.host.endings.ask(evening.game, CY.id)
    await evening.host.endings.ask(evening.game, ANN.id)
    with pytest.raises(Refused):
        await evening.host.endings.ask(evening.game, BO.id)


async def test_a_game_that_is_over_cannot_be_ended(evening: Evening) -> None:
    await evening.begin(ANN, BO)
    vote = await evening.host.endings.ask(evening.game, ANN.id)
    assert vote is not None
    await evening.host.votes.ballot(evening.game, BO.id, vote.id, yes=True)
    with pytest.raises(Refused):
        await evening.host.endings.ask(evening.game, ANN.id)
