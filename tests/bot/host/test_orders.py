"""Standing orders: secret, answered at once and ever after, until they are withdrawn."""

from __future__ import annotations

from tests.bot import toy
from tests.bot.helpers import ANN, BO, Evening, refusal


async def test_a_standing_order_answers_at_once_and_ever_after(evening: Evening) -> None:
    await evening.begin_at_the_bids(ANN, BO)
    await evening.host.orders.give(evening.game, BO.id, "never-bid")
    assert await evening.awaited() == {0}
    await evening.answer(ANN, {})
    await evening.end_turn(ANN)
    await evening.end_turn(BO)
    assert await evening.awaited() == {0}
    assert (await evening.panel(BO)).orders == (toy.NEVER_BID,)


async def test_a_standing_order_can_be_withdrawn(evening: Evening) -> None:
    await evening.begin_at_the_bids(ANN, BO)
    await evening.host.orders.give(evening.game, BO.id, "never-bid")
    await evening.host.orders.withdraw(evening.game, BO.id, "never-bid")
    await evening.answer(ANN, {})
    await evening.end_turn(ANN)
    await evening.end_turn(BO)
    assert await evening.awaited() == {0, 1}


async def test_a_standing_order_is_secret(evening: Evening) -> None:
    await evening.begin_at_the_bids(ANN, BO)
    await evening.host.orders.give(evening.game, BO.id, "never-bid")
    assert (await evening.panel(ANN)).orders == ()


async def test_an_order_that_no_question_offers_is_refused(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    assert await refusal(evening.host.orders.give(evening.game, ANN.id, "never-bid")) == "host-no-such-order"
