"""Seats that change hands: passed, taken over, left, and handed over by a vote."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.host.model.facts import Status
from bot.host.model.preferences import CalledBy, TableSettings
from tests.bot.helpers import ANN, BO, CY, DEE, Evening, refusal


async def test_a_passed_seat_pings_only_the_new_player(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.host.hand_over.pass_seat(evening.game, ANN.id, CY)
    await evening.deliver()
    assert evening.courier.public()[-1].startswith(f"The seat of **Ann** is offered to <@{CY.id}>")
    assert evening.courier.calls_of(CY) == 1


async def test_a_new_player_gets_the_seat_unchanged(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.answer(ANN, {"draw": 1})
    before = (await evening.panel(ANN)).seat_view.view
    await evening.host.hand_over.pass_seat(evening.game, ANN.id, CY)
    assert await refusal(evening.host.hand_over.take_seat(evening.game, DEE, 0)) == "host-not-offered"
    await evening.host.hand_over.take_seat(evening.game, CY, 0)
    assert (await evening.panel(CY)).seat_view.view == before
    assert await refusal(evening.panel(ANN)) == "host-not-seated"
    await evening.end_turn(CY)


async def test_a_new_player_who_is_to_act_is_called(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.host.hand_over.pass_seat(evening.game, ANN.id)
    await evening.host.hand_over.take_seat(evening.game, CY, 0)
    await evening.deliver()
    assert len(evening.courier.direct(CY)) == 1


async def test_a_new_player_has_the_full_time_until_the_deadline(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO, table_settings=TableSettings(deadline_hours=24))
    evening.clock.advance(hours=5)
    await evening.host.hand_over.pass_seat(evening.game, ANN.id)
    (awaited,) = (await evening.host.hand_over.take_seat(evening.game, CY, 0)).awaited
    assert awaited.deadline == evening.clock.now() + timedelta(hours=24)


async def test_standing_orders_do_not_pass_to_a_new_player(evening: Evening) -> None:
    await evening.begin_at_the_bids(ANN, BO)
    await evening.host.orders.give(evening.game, BO.id, "never-bid")
    await evening.host.hand_over.replace(evening.game, DEE, 1, CY)
    assert (await evening.panel(CY)).orders == ()


async def test_standing_orders_are_deleted_when_a_player_leaves(evening: Evening) -> None:
    await evening.begin_at_the_bids(ANN, BO)
    await evening.host.orders.give(evening.game, BO.id, "never-bid")
    await evening.host.hand_over.abandon(evening.game, BO.id)
    assert evening.rows("SELECT * FROM orders") == []


async def test_a_seat_that_nobody_offered_cannot_be_taken(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    assert await refusal(evening.host.hand_over.take_seat(evening.game, CY, 0)) == "host-not-offered"


async def test_a_person_may_play_on_for_a_simulated_friend(evening: Evening) -> None:
    await evening.begin_among_friends(ANN)
    summary = await evening.host.hand_over.take_seat(evening.game, BO)
    assert (summary.chairs[1].user, summary.chairs[1].friend) == (BO.id, False)


async def test_an_offered_seat_is_taken_before_a_friends_seat(evening: Evening) -> None:
    await evening.create_table(ANN, BO, CY)
    await evening.host.lobby.leave(evening.game, BO.id)
    await evening.host.lobby.fill(evening.game, ANN.id)
    await evening.host.lobby.start(evening.game, ANN.id)
    await evening.host.hand_over.abandon(evening.game, CY.id)
    assert (await evening.host.hand_over.take_seat(evening.game, DEE)).seat_of(DEE.id) == 2


async def test_nobody_can_join_a_full_game(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    assert await refusal(evening.host.hand_over.take_seat(evening.game, CY)) == "host-no-seat-open"


async def test_nobody_sits_twice_at_one_table(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.host.hand_over.pass_seat(evening.game, ANN.id)
    assert await refusal(evening.host.hand_over.take_seat(evening.game, BO, 0)) == "host-already-seated"


async def test_the_table_votes_to_hand_a_seat_over(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO, CY)
    await evening.stay_silent(BO)
    vote = await evening.host.hand_over.ask_to_hand_over(evening.game, BO.id, 0)
    assert vote is not None
    assert vote.voters == (2,)
    await evening.host.votes.ballot(evening.game, CY.id, vote.id, True)
    await evening.host.hand_over.take_seat(evening.game, DEE, 0)
    await evening.end_turn(DEE)


async def test_there_is_only_one_vote_at_a_time(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO, CY)
    await evening.stay_silent(BO)
    await evening.host.hand_over.ask_to_hand_over(evening.game, BO.id, 0)
    assert await refusal(evening.host.hand_over.ask_to_hand_over(evening.game, CY.id, 0)) == "host-vote-open"


async def test_a_vote_changes_nothing_after_the_game_has_ended(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO, CY)
    await evening.answer(ANN, {"draw": 1})
    vote = await evening.host.undo.ask(evening.game, ANN.id)
    assert vote is not None
    await evening.host.admins.end(evening.game, DEE)
    assert await refusal(evening.host.votes.ballot(evening.game, BO.id, vote.id, True)) == "host-is-abandoned"


async def test_a_leavers_seat_is_free_and_the_last_leaver_ends_the_game(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    summary = await evening.host.hand_over.abandon(evening.game, ANN.id)
    assert summary.chairs[0].user is None
    assert summary.status is Status.RUNNING
    summary = await evening.host.hand_over.abandon(evening.game, BO.id)
    assert summary.status is Status.ABANDONED


@pytest.mark.parametrize(("by", "letters", "pings"), [("channel", 0, 1), ("both", 1, 1), ("dm", 1, 0)])
async def test_a_new_player_is_called_in_the_way_they_chose(
    evening: Evening, by: str, letters: int, pings: int
) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.host.people.set(CY, called_by=CalledBy(by))
    await evening.host.hand_over.pass_seat(evening.game, ANN.id, CY)
    await evening.deliver()
    pinged = evening.courier.calls_of(CY)
    await evening.host.hand_over.take_seat(evening.game, CY)
    await evening.deliver()
    assert (len(evening.courier.direct(CY)), evening.courier.calls_of(CY) - pinged) == (letters, pings)
