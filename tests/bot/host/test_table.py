"""A move, from press to post."""

from __future__ import annotations

from bot.host.facts import Status
from tests.bot.helpers import ANN, BO, CY, DEE, PEOPLE, Evening


async def test_a_turn_is_told_in_one_post_and_the_next_player_is_called_once(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.deliver()
    before = len(evening.courier.public())
    card = await evening.a_card_of(ANN)
    await evening.answer(ANN, {card: 1})
    await evening.end_turn(ANN)
    await evening.deliver()
    posts = evening.courier.public()[before:]
    assert len(posts) == 1
    assert "played" in posts[0]
    assert "ended the turn" in posts[0]
    assert f"<@{BO.id}>" in posts[0]


async def test_a_whole_game_ends_with_a_result_and_the_seed(evening: Evening) -> None:
    game = await evening.begin(ANN, BO, CY, DEE)
    await evening.play_on(PEOPLE)
    await evening.deliver()
    summary = await evening.host.summary(game)
    assert summary.status is Status.OVER
    assert summary.result is not None
    assert summary.seed in evening.courier.public()[-1]
