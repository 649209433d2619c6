"""Standing orders, simulated friends, seats that change hands, admins, and being forgotten."""

from __future__ import annotations

from datetime import timedelta

from bot.host.facts import AtDeadline, Status, Terms, VoteKind
from bot.host.records import MoveKind, RecordedAct
from bot.host.stewards import act_text
from games.core.texts import words
from tests.bot.helpers import ANN, BO, CY, DEE, NOON, Evening, refusal


async def at_the_bids(evening: Evening) -> None:
    """Two players, the turns of the first round are over: everybody bids under a seal."""
    await evening.begin_settled(ANN, BO)
    await evening.end_turn(ANN)
    await evening.end_turn(BO)


async def test_a_standing_order_answers_at_once_and_ever_after(evening: Evening) -> None:
    await at_the_bids(evening)
    await evening.host.orders.give(evening.game, BO.id, "never-bid")
    assert await evening.awaited() == {0}
    await evening.answer(ANN, {})
    await evening.end_turn(ANN)
    await evening.end_turn(BO)
    assert await evening.awaited() == {0}
    assert (await evening.panel(BO)).orders == ("never-bid",)


async def test_a_standing_order_can_be_withdrawn(evening: Evening) -> None:
    await at_the_bids(evening)
    await evening.host.orders.give(evening.game, BO.id, "never-bid")
    await evening.host.orders.withdraw(evening.game, BO.id, "never-bid")
    await evening.answer(ANN, {})
    await evening.end_turn(ANN)
    await evening.end_turn(BO)
    assert await evening.awaited() == {0, 1}


async def test_a_standing_order_is_secret(evening: Evening) -> None:
    await at_the_bids(evening)
    await evening.host.orders.give(evening.game, BO.id, "never-bid")
    assert (await evening.panel(ANN)).orders == ()


async def test_an_order_that_no_question_offers_is_refused(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    assert await refusal(evening.host.orders.give(evening.game, ANN.id, "never-bid")) == "host-no-such-order"


async def test_simulated_friends_play_a_whole_game_with_one_person(evening: Evening) -> None:
    await evening.lay(ANN, BO, CY)
    await evening.host.lobby.leave(evening.game, BO.id)
    await evening.host.lobby.leave(evening.game, CY.id)
    await evening.host.lobby.fill(evening.game, ANN.id)
    await evening.host.lobby.start(evening.game, ANN.id)
    for number in range(200):
        await evening.host.friends.idle()
        if not await evening.awaited():
            break
        await evening.play_on((ANN,), str(number), most=1)
    assert (await evening.host.summary(evening.game)).status is Status.OVER


async def test_friends_who_were_cut_off_go_on_after_a_restart(evening: Evening) -> None:
    await evening.host.friends.stop()
    await evening.lay(ANN)
    await evening.host.lobby.fill(evening.game, ANN.id)
    await evening.host.lobby.start(evening.game, ANN.id)
    await evening.restart()
    await evening.host.friends.wake_all()
    await evening.host.friends.idle()
    assert await evening.awaited() == {0}


async def test_a_passed_seat_is_taken_over_with_everything_intact(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.answer(ANN, {"draw": 1})
    before = (await evening.panel(ANN)).sight.view
    await evening.host.hand_over.pass_seat(evening.game, ANN.id, CY)
    assert await refusal(evening.host.hand_over.take_seat(evening.game, DEE, 0)) == "host-not-offered"
    await evening.host.hand_over.take_seat(evening.game, CY, 0)
    assert (await evening.panel(CY)).sight.view == before
    assert await refusal(evening.panel(ANN)) == "host-not-seated"
    await evening.end_turn(CY)


async def test_whoever_takes_over_an_awaited_seat_is_called(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.host.hand_over.pass_seat(evening.game, ANN.id)
    await evening.host.hand_over.take_seat(evening.game, CY, 0)
    await evening.deliver()
    assert len(evening.courier.direct(CY)) == 1


async def test_whoever_takes_over_an_awaited_seat_has_the_whole_time(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO, terms=Terms(deadline_hours=24))
    evening.clock.pass_by(hours=5)
    await evening.host.hand_over.pass_seat(evening.game, ANN.id)
    (awaited,) = (await evening.host.hand_over.take_seat(evening.game, CY, 0)).awaited
    assert awaited.deadline == evening.clock.now() + timedelta(hours=24)


async def test_whoever_takes_over_a_seat_is_not_bound_by_anothers_standing_orders(evening: Evening) -> None:
    await at_the_bids(evening)
    await evening.host.orders.give(evening.game, BO.id, "never-bid")
    await evening.host.hand_over.replace(evening.game, DEE, 1, CY)
    assert (await evening.panel(CY)).orders == ()


async def test_with_a_leaver_go_the_standing_orders(evening: Evening) -> None:
    await at_the_bids(evening)
    await evening.host.orders.give(evening.game, BO.id, "never-bid")
    await evening.host.hand_over.abandon(evening.game, BO.id)
    assert evening.rows("SELECT * FROM orders") == []


async def test_a_seat_that_nobody_offered_cannot_be_taken(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    assert await refusal(evening.host.hand_over.take_seat(evening.game, CY, 0)) == "host-not-offered"


async def test_a_person_may_play_on_for_a_simulated_friend(evening: Evening) -> None:
    await evening.lay(ANN, BO)
    await evening.host.lobby.leave(evening.game, BO.id)
    await evening.host.lobby.fill(evening.game, ANN.id)
    await evening.host.lobby.start(evening.game, ANN.id)
    summary = await evening.host.hand_over.take_seat(evening.game, BO)
    assert (summary.chairs[1].user, summary.chairs[1].friend) == (BO.id, False)


async def test_a_seat_that_is_offered_is_taken_before_a_friends(evening: Evening) -> None:
    await evening.lay(ANN, BO, CY)
    await evening.host.lobby.leave(evening.game, BO.id)
    await evening.host.lobby.fill(evening.game, ANN.id)
    await evening.host.lobby.start(evening.game, ANN.id)
    await evening.host.hand_over.abandon(evening.game, CY.id)
    assert (await evening.host.hand_over.take_seat(evening.game, DEE)).seat_of(DEE.id) == 2


async def test_a_game_full_of_people_takes_nobody_more(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    assert await refusal(evening.host.hand_over.take_seat(evening.game, CY)) == "host-no-seat-open"


async def test_nobody_sits_twice_at_one_table(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.host.hand_over.pass_seat(evening.game, ANN.id)
    assert await refusal(evening.host.hand_over.take_seat(evening.game, BO, 0)) == "host-already-seated"


async def test_the_table_votes_to_hand_a_seat_over(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO, CY)
    vote = await evening.host.hand_over.ask_to_hand_over(evening.game, BO.id, 0)
    assert vote is not None
    assert vote.voters == (2,)
    await evening.host.votes.ballot(evening.game, CY.id, vote.id, True)
    await evening.host.hand_over.take_seat(evening.game, DEE, 0)
    await evening.end_turn(DEE)


async def test_the_table_is_asked_one_thing_at_a_time(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO, CY)
    await evening.host.hand_over.ask_to_hand_over(evening.game, BO.id, 0)
    assert await refusal(evening.host.hand_over.ask_to_hand_over(evening.game, CY.id, 0)) == "host-vote-open"


async def test_a_vote_that_the_end_of_the_game_overtook_offers_no_seat(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO, CY)
    vote = await evening.host.hand_over.ask_to_hand_over(evening.game, ANN.id, 1)
    assert vote is not None
    await evening.play_on((ANN, BO, CY))
    assert await refusal(evening.host.votes.ballot(evening.game, CY.id, vote.id, True)) == "host-is-over"


async def test_a_leavers_seat_is_free_and_the_last_one_to_leave_ends_the_game(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    summary = await evening.host.hand_over.abandon(evening.game, ANN.id)
    assert summary.chairs[0].user is None
    assert summary.status is Status.RUNNING
    summary = await evening.host.hand_over.abandon(evening.game, BO.id)
    assert summary.status is Status.ABANDONED


async def test_an_admin_replaces_a_player_and_it_is_in_the_log(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.host.hand_over.replace(evening.game, DEE, 0, CY)
    await evening.end_turn(CY)
    assert [(act.kind, act.by) for act in await evening.host.stewards.acts(evening.game)] == [("seat-taken", DEE.id)]


async def test_an_admin_pauses_resumes_and_ends_and_it_is_in_the_log(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.host.stewards.pause(evening.game, DEE)
    assert await refusal(evening.host.table.submit(evening.game, ANN.id, 0, "q3", {"end": 1})) == "host-paused-steward"
    await evening.host.stewards.resume(evening.game, DEE)
    await evening.end_turn(ANN)
    ended = await evening.host.stewards.end(evening.game, DEE)
    assert (ended.status, ended.awaited) == (Status.ABANDONED, ())
    assert [act.kind for act in await evening.host.stewards.acts(evening.game)] == ["paused", "resumed", "ended"]


async def test_the_public_log_holds_no_hands(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.answer(ANN, {"draw": 1})
    await evening.end_turn(ANN)
    log = await evening.host.stewards.public_log(evening.game)
    assert "Ann drew a card." in log
    assert "You drew" not in log


async def test_a_whole_save_is_given_only_after_the_end(evening: Evening) -> None:
    await evening.begin(ANN, BO)
    assert await refusal(evening.host.stewards.save(evening.game)) == "host-save-is-secret"
    await evening.play_on((ANN, BO))
    save = await evening.host.stewards.save(evening.game)
    assert str(ANN.id).encode() not in save


async def test_a_forgotten_person_is_nowhere_and_their_seat_is_offered(evening: Evening) -> None:
    await evening.host.people.set(ANN, zone="Europe/Prague")
    await evening.begin_settled(ANN, BO)
    await evening.host.stewards.pause(evening.game, ANN)
    await evening.host.stewards.resume(evening.game, ANN)
    await evening.deliver()
    offered = await evening.host.people.forget(ANN.id)
    assert [summary.game for summary in offered] == [evening.game]
    for (table,) in evening.rows("SELECT name FROM sqlite_master WHERE type = 'table'"):
        kept = str(evening.rows(f"SELECT * FROM {table}"))
        assert str(ANN.id) not in kept, table
        assert "'Ann'" not in kept, table
    await evening.host.hand_over.take_seat(evening.game, CY, 0)
    await evening.end_turn(CY)


async def test_settings_are_checked(evening: Evening) -> None:
    people = evening.host.people
    for wrong, reason in (
        ({"locale": "xx"}, "host-no-such-language"),
        ({"zone": "Nowhere"}, "host-no-such-zone"),
        ({"quiet_from": 25}, "host-no-such-quiet"),
        ({"nudge_hours": 0}, "host-no-such-hours"),
    ):
        assert await refusal(people.set(ANN, **wrong)) == reason
    assert (await people.settings(ANN.id)).zone is None


async def last_kind(evening: Evening) -> MoveKind:
    move = await evening.host.store.read.moves.last(evening.game)
    assert move is not None
    return move.kind


async def test_a_move_by_standing_order_is_marked_as_such(evening: Evening) -> None:
    await at_the_bids(evening)
    await evening.host.orders.give(evening.game, BO.id, "never-bid")
    assert await last_kind(evening) is MoveKind.ORDER


async def test_a_move_at_the_deadline_is_marked_as_such(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO, terms=Terms(deadline_hours=24, at_deadline=AtDeadline.MILDEST))
    evening.clock.pass_by(hours=25)
    await evening.host.sweeper.sweep()
    assert await last_kind(evening) is MoveKind.DEADLINE


async def test_a_move_of_a_simulated_friend_is_marked_as_such(evening: Evening) -> None:
    await evening.lay(ANN)
    await evening.host.lobby.fill(evening.game, ANN.id)
    await evening.host.lobby.start(evening.game, ANN.id)
    await evening.host.friends.idle()
    assert await last_kind(evening) is MoveKind.FRIEND


async def test_every_act_outside_the_rules_has_its_sentence_in_the_public_log(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO, CY)
    await evening.host.stewards.pause(evening.game, DEE)
    await evening.host.stewards.resume(evening.game, DEE)
    await evening.answer(ANN, {"draw": 1})
    vote = await evening.host.undo.ask(evening.game, ANN.id)
    assert vote is not None
    await evening.host.votes.ballot(evening.game, BO.id, vote.id, False)
    await evening.host.hand_over.replace(evening.game, DEE, 1, DEE)
    await evening.host.hand_over.ask_to_hand_over(evening.game, ANN.id, 2)
    await evening.host.hand_over.abandon(evening.game, CY.id)
    await evening.host.stewards.end(evening.game, DEE)
    log = await evening.host.stewards.public_log(evening.game)
    for sentence in ("paused the game", "asked the table to go back", "Seat 2 changed hands", "seat 3 left", "ended"):
        assert sentence in log


def test_every_kind_of_act_has_words() -> None:
    kinds = [
        *(f"asked-{kind.value}" for kind in VoteKind),
        *(f"vote-{end}" for end in ("yes", "no", "silence")),
        *(f"deadline-{what.value}" for what in AtDeadline),
        *("paused", "resumed", "ended", "revived", "put-aside", "seat-taken", "abandoned"),
        *("quarantined", "readable-again", "imported"),
    ]
    for kind in kinds:
        act = RecordedAct(game="x", at=NOON, kind=kind, by=None, data={"seat": 1})
        assert words().say(act_text(act))
