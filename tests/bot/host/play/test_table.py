"""A move from the press to the post."""

from __future__ import annotations

import asyncio

import pytest

from bot.host.delivery.courier import Direct, NotNow
from bot.host.model.facts import Outcome, Status
from bot.host.notify.rules import posts
from bot.host.play import previews
from games.core.protocol import Option, Question, say
from tests.bot.helpers import ANN, BO, CY, DEE, PEOPLE, Evening, refusal
from tests.support.idle import until_idle
from tests.support.waiting import TIMEOUT


async def test_a_turn_is_told_in_one_post_that_calls_the_next_player(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.deliver()
    before = len(evening.courier.public())
    await evening.answer(ANN, {await evening.a_card_of(ANN): 1})
    await evening.end_turn(ANN)
    await evening.deliver()
    posts = evening.courier.public()[before:]
    assert len(posts) == 1
    assert "played" in posts[0]
    assert "ended the turn" in posts[0]
    assert "Waiting for **Bo**" in posts[0]
    assert any("It is your move" in letter for letter in evening.courier.direct(BO))


async def test_a_sub_step_posts_nothing(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.deliver()
    before = len(evening.courier.carried)
    await evening.answer(ANN, {await evening.a_card_of(ANN): 1})
    await evening.answer(ANN, {"draw": 1})
    await evening.deliver()
    assert len(evening.courier.carried) == before


async def test_a_player_gets_one_call_however_many_steps_a_turn_has(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.deliver()
    before = len(evening.courier.direct(BO))
    await evening.end_turn(ANN)
    await evening.deliver()
    await evening.answer(BO, {"draw": 1})
    await evening.answer(BO, {"draw": 1})
    await evening.deliver()
    assert len(evening.courier.direct(BO)) == before + 1


async def test_at_the_start_everybody_gets_their_hand_once(evening: Evening) -> None:
    await evening.begin(ANN, BO, CY)
    await evening.deliver()
    assert [len(evening.courier.direct(person)) for person in (ANN, BO, CY)] == [1, 1, 1]


async def test_a_whole_game_ends_with_a_result_and_the_seed(evening: Evening) -> None:
    game = await evening.begin(ANN, BO, CY, DEE)
    await evening.play_on(PEOPLE)
    await evening.deliver()
    summary = await evening.host.summary(game)
    assert summary.status is Status.OVER
    assert summary.result is not None
    assert summary.seed
    assert summary.seed in evening.courier.public()[-1]


async def test_the_seed_is_not_shown_before_the_end(evening: Evening) -> None:
    game = await evening.begin(ANN, BO)
    summary = await evening.host.summary(game)
    assert summary.seed is None
    assert summary.commitment


async def test_a_doubled_press_counts_once_and_shows_the_present_panel(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    panel = await evening.panel(ANN)
    press = (evening.game, ANN.id, panel.epoch, panel.questions[0].id, {"draw": 1})
    first = await evening.host.table.submit(*press)
    second = await evening.host.table.submit(*press)
    assert (first.outcome, second.outcome) == (Outcome.TAKEN, Outcome.STALE)
    assert second.panel.questions == first.panel.questions


async def test_a_foreign_press_changes_nothing(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    panel = await evening.panel(ANN)
    press = await evening.host.table.submit(evening.game, BO.id, panel.epoch, panel.questions[0].id, {"draw": 1})
    assert press.outcome is Outcome.ILLEGAL
    assert (await evening.panel(ANN)).questions == panel.questions


async def test_somebody_without_a_seat_is_told_so(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    assert await refusal(evening.panel(CY)) == "host-not-seated"


async def test_a_forged_pick_is_refused_with_the_reason(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    panel = await evening.panel(ANN)
    press = await evening.host.table.submit(evening.game, ANN.id, panel.epoch, panel.questions[0].id, {"rob": 1})
    assert press.outcome is Outcome.ILLEGAL
    assert press.reason is not None


async def test_the_panel_explains_what_is_refused(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    question = (await evening.panel(ANN)).questions[0]
    assert question.refused[0].reason.key == "toy-rob-reason"


async def test_everything_is_there_after_a_restart(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.answer(ANN, {"draw": 1})
    panel = await evening.panel(ANN)
    await evening.restart()
    again = await evening.panel(ANN)
    assert again.questions == panel.questions
    assert again.seat_view.view == panel.seat_view.view


async def test_notifications_of_a_committed_move_are_sent_after_a_restart(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.deliver()
    await evening.end_turn(ANN)
    await evening.restart()
    await evening.deliver()
    assert "ended the turn" in evening.courier.public()[-1]


async def test_of_many_presses_at_once_exactly_one_counts(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    panel = await evening.panel(ANN)
    question = panel.questions[0]
    presses = [
        evening.host.table.submit(evening.game, ANN.id, panel.epoch, question.id, {option.key: 1})
        for _ in range(20)
        for option in question.options
    ]
    outcomes = [submitted.outcome for submitted in await asyncio.gather(*presses)]
    assert outcomes.count(Outcome.TAKEN) == 1
    assert outcomes.count(Outcome.STALE) == len(outcomes) - 1


async def test_a_sealed_answer_may_be_replaced_until_the_seal_breaks(evening: Evening) -> None:
    await evening.begin(ANN, BO)
    await evening.answer(ANN, {"sector:1": 1})
    await evening.answer(ANN, {"sector:2": 1})
    await evening.answer(BO, {"sector:9": 1})
    assert (await evening.host.table.look(evening.game, None)).view.sectors == (2, 9)


async def test_of_many_sealed_answers_at_once_the_last_counts(evening: Evening) -> None:
    await evening.begin(ANN, BO)
    panel = await evening.panel(ANN)
    question = panel.questions[0]
    presses = [
        evening.host.table.submit(evening.game, ANN.id, panel.epoch, question.id, {f"sector:{number}": 1})
        for number in range(1, 21)
    ]
    assert all(submitted.outcome is Outcome.TAKEN for submitted in await asyncio.gather(*presses))
    await evening.answer(BO, {"sector:30": 1})
    assert (await evening.host.table.look(evening.game, None)).view.sectors == (20, 30)


async def test_one_game_does_not_wait_for_another(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    first = evening.game
    await evening.begin(CY, DEE, channel=71)
    async with evening.host.context.queues.turn(first):
        await asyncio.wait_for(evening.answer(CY, {"sector:3": 1}), TIMEOUT)


async def test_an_engine_that_fails_changes_nothing_and_the_queue_goes_on(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening.begin_settled(ANN, BO)
    panel = await evening.panel(ANN)
    with monkeypatch.context() as broken:
        broken.setattr("tests.bot.toy._draw", lambda play, seat: 1 / 0)
        assert await refusal(evening.answer(ANN, {"draw": 1})) == "host-mistake"
    assert (await evening.panel(ANN)).questions == panel.questions
    await evening.answer(ANN, {"draw": 1})


async def test_answers_of_others_within_a_turn_are_posted_with_it(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    panel = await evening.panel(ANN)
    assert [line.text.key for line in panel.done] == ["toy-settled", "toy-settled"]


async def test_a_preview_shows_the_post_and_changes_nothing(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.answer(ANN, {await evening.a_card_of(ANN): 1})
    panel = await evening.panel(ANN)
    preview = await evening.host.table.preview(evening.game, ANN.id, panel.epoch, panel.questions[0].id, {"end": 1})
    assert [line.text.key for line in preview.lines][-2:] == ["toy-played", "toy-ended"]
    assert preview.closes
    assert (await evening.panel(ANN)).questions == panel.questions


async def test_a_preview_separates_what_only_the_player_knows(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.answer(ANN, {"draw": 1})
    panel = await evening.panel(ANN)
    preview = await evening.host.table.preview(evening.game, ANN.id, panel.epoch, panel.questions[0].id, {"end": 1})
    assert [line.text.key for line in preview.lines][-2:] == ["toy-drew", "toy-ended"]
    assert [line.text.key for line in preview.private] == ["toy-drew-what"]


async def test_old_snapshots_are_deleted_except_those_that_end_a_turn(evening: Evening) -> None:
    await evening.begin(ANN, BO)
    await evening.play_on((ANN, BO), most=60)
    moves = await evening.host.store.read.moves.after(evening.game, -1)
    kept = {
        move.seq: await evening.host.store.read.moves.snapshot(evening.game, move.seq) is not None for move in moves
    }
    closes = [move.seq for move in moves if move.closes]
    assert all(kept[seq] for seq in closes)
    assert not all(kept[move.seq] for move in moves if move.seq < closes[-6])


async def test_moves_name_seats_and_never_users(evening: Evening) -> None:
    await evening.begin(ANN, BO)
    await evening.play_on((ANN, BO), most=20)
    told = str(evening.rows("SELECT seat, answer, events, rolls FROM moves"))
    assert "settled" in told
    assert not any(str(person.id) in told or person.name in told for person in (ANN, BO))


async def test_a_notification_for_a_person_goes_to_that_person(evening: Evening) -> None:
    await evening.begin(ANN, BO)
    await evening.deliver()
    hands = [parcel for parcel in evening.courier.carried if isinstance(parcel.to, Direct)]
    seats = {ANN.id: 0, BO.id: 1}
    assert hands
    for parcel in hands:
        seen = await evening.host.table.look(evening.game, parcel.to.user)
        assert seen.seat == seats[parcel.to.user]
        assert [file.alt for file in parcel.message.files] == [repr(seen.view)]


async def test_news_for_a_player_are_sent_once_a_round(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO, options={"length": "long"})
    await evening.end_turn(ANN)
    await evening.end_turn(BO)
    await evening.answer(BO, {})
    await evening.deliver()
    before = len(evening.courier.direct(BO)), len(evening.courier.direct(ANN))
    await evening.answer(ANN, {})
    evening.clock.advance(hours=21)  # Half a day, and the night.
    await evening.deliver()
    assert len(evening.courier.direct(BO)) == before[0] + 1
    assert "You drew" in evening.courier.direct(BO)[-1]
    assert "Ann" not in evening.courier.direct(BO)[-1]
    assert len(evening.courier.direct(ANN)) == before[1]  # She acts on; her panel shows it.


async def test_news_come_with_the_call_if_it_is_made_within_half_a_day(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO, options={"length": "long"})
    await evening.end_turn(ANN)
    await evening.end_turn(BO)
    await evening.answer(BO, {})
    await evening.answer(ANN, {})  # Both draw, and Bo is told of it soon.
    evening.clock.advance(hours=2)
    await evening.deliver()
    await evening.end_turn(ANN)
    evening.clock.advance(hours=12)
    await evening.deliver()
    told = [letter for letter in evening.courier.direct(BO) if "You drew" in letter]
    assert len(told) == 1
    assert "It is your move" in told[0]


async def test_the_first_call_says_what_the_buttons_do(evening: Evening) -> None:
    await evening.begin(ANN, BO)
    await evening.deliver()
    for person in (ANN, BO):
        await evening.answer(person, {"sector:1": 1})
    await evening.end_turn(ANN)
    await evening.deliver()
    explained = ["This message is your panel" in letter for letter in evening.courier.direct(BO)]
    assert explained == [True, *[False] * (len(explained) - 1)]
    assert len(explained) > 1


async def begin_beside_a_friend(evening: Evening) -> None:
    """Start a game in which Ann is to act and a random player has the other seat."""
    await evening.begin_among_friends(ANN)
    await evening.answer(ANN, {"sector:1": 1})
    await until_idle(evening.host.friends)
    await evening.deliver()


async def test_a_post_does_not_name_a_friend_as_the_one_to_act(evening: Evening) -> None:
    await begin_beside_a_friend(evening)
    await evening.host.friends.stop()
    await evening.end_turn(ANN)
    evening.clock.advance(seconds=2)
    await evening.deliver()
    assert "**Ann** ended" in evening.courier.public()[-1]
    assert "Waiting" not in evening.courier.public()[-1]
    assert await evening.awaited() == {1}


async def test_the_turn_of_a_friend_is_posted_with_the_turn_before(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(posts, "MOST_LINES", 40)  # The toy's turns are long.
    await begin_beside_a_friend(evening)
    friend = (await evening.host.summary(evening.game)).chairs[1].name
    before = len(evening.courier.public())
    await evening.end_turn(ANN)
    await evening.deliver()
    assert len(evening.courier.public()) == before
    await until_idle(evening.host.friends)
    await evening.deliver()
    evening.clock.advance(minutes=1)
    await evening.deliver()
    (post,) = evening.courier.public()[before:]
    assert post.index("**Ann**") < post.index(f"**{friend}**") < post.index("Waiting for **Ann**")


async def test_turns_too_long_for_one_post_get_a_post_each_in_order(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(posts, "MOST_LINES", 1)
    await begin_beside_a_friend(evening)
    friend = (await evening.host.summary(evening.game)).chairs[1].name
    before = len(evening.courier.public())
    await evening.end_turn(ANN)
    await until_idle(evening.host.friends)
    await evening.deliver()
    first, second, *_ = evening.courier.public()[before:]
    assert "**Ann**" in first
    assert f"**{friend}**" in second


async def test_a_turn_that_is_being_posted_is_not_repeated_in_the_next_post(evening: Evening) -> None:
    await begin_beside_a_friend(evening)
    await evening.host.friends.stop()
    before = len(evening.courier.public())
    await evening.end_turn(ANN)
    evening.courier.troubles = [NotNow(5)]
    evening.clock.advance(seconds=2)
    await evening.deliver()
    assert not evening.courier.troubles
    await evening.host.friends.work(evening.game)
    while await evening.host.friends.work(evening.game) is not None:
        pass
    evening.clock.advance(minutes=1)
    await evening.deliver()
    assert sum("**Ann** ended the turn" in post for post in evening.courier.public()[before:]) == 1


async def test_a_post_delivered_after_the_next_turn_names_nobody_to_act(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.deliver()
    before = len(evening.courier.public())
    await evening.end_turn(ANN)
    await evening.end_turn(BO)
    await evening.deliver()
    first, second = evening.courier.public()[before:][:2]
    assert "Waiting" not in first
    assert "Waiting" in second


async def test_there_is_no_preview_while_a_choice_is_still_open() -> None:
    cards = tuple(Option(f"discard:{card}", say("card"), group="cards") for card in range(3))
    question = Question("q1", 0, "discard", say("discard"), cards, least=2, most=2, mildest={"discard:0": 1})
    assert await previews.at_the_end(None, 0, [question]) is None  # type: ignore[arg-type]
