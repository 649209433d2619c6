"""Standing orders: secret, and given as the answer each time until they are withdrawn."""

from __future__ import annotations

from datetime import UTC, datetime

from bot.host.model.interaction.actions import Action
from bot.host.model.preferences import PersonSettings
from bot.host.model.records import MoveKind
from bot.host.play.moves import PendingMoves
from bot.host.replies import playing
from bot.host.replies.reader import Reader
from bot.host.screen.elements import Select
from games.dice import GAME
from tests.bot import toy
from tests.bot.helpers import ANN, BO, Evening, refusal
from tests.dice.table import FOUR, DiceTable


async def test_a_standing_order_answers_now_and_in_later_rounds(evening: Evening) -> None:
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


async def test_an_order_can_be_given_before_its_question_is_asked(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.host.orders.give(evening.game, BO.id, "never-bid")
    for person in (ANN, BO):
        await evening.end_turn(person)
    assert await evening.awaited() == {0}


async def test_an_unknown_order_is_refused(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    assert await refusal(evening.host.orders.give(evening.game, ANN.id, "always-win")) == "host-no-such-order"


async def test_the_page_of_orders_sets_exactly_the_chosen_orders(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    reader, act = Reader(BO, PersonSettings(), "en-GB"), Action("orders", evening.game)
    page = await playing.orders(evening.host, reader, act)
    (select,) = [item for row in page.controls for item in row if isinstance(item, Select)]
    assert [(option.value, option.chosen) for option in select.options] == [("never-bid", False)]
    page = await playing.set_orders(evening.host, reader, select.act, ["never-bid"])
    assert (await evening.panel(BO)).orders == (toy.NEVER_BID,)
    await playing.set_orders(evening.host, reader, select.act, [])
    assert (await evening.panel(BO)).orders == ()


def test_in_the_dice_game_an_ally_who_never_offers_leaders_is_not_waited_for() -> None:
    table = DiceTable(*FOUR)
    table.card("corrino", 0, "shaddam_iv")
    table.put("carthag", atreides=1, guild=1)
    table.roll("corrino")
    table.ally("corrino")
    table.skip_to("offer-leader")
    pending = PendingMoves(GAME, table.state, None, datetime.now(UTC))
    pending.follow_orders({(table.seat("corrino"), "no-leaders")})
    assert [made.move.kind for made in pending.made] == [MoveKind.ORDER]
    assert not table.open("offer-leader")
