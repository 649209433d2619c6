"""Take-backs without consent up to the last barrier, and undos beyond it by a vote."""

from __future__ import annotations

import asyncio

from bot.host.model.facts import Outcome, Refused, Status
from bot.host.model.preferences import TableSettings
from tests.bot.helpers import ANN, BO, CY, Evening, refusal
from tests.support.idle import until_idle


async def test_a_step_that_revealed_nothing_is_taken_back_without_a_vote(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    before = await evening.panel(ANN)
    submitted = await evening.answer(ANN, {await evening.a_card_of(ANN): 1})
    after = await evening.host.undo.back(evening.game, ANN.id, submitted.panel.epoch)
    assert after.seat_view.view == before.seat_view.view
    assert [option.key for option in after.questions[0].options] == [
        option.key for option in before.questions[0].options
    ]


async def test_a_take_back_is_named_after_what_was_picked(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    card = await evening.a_card_of(ANN)
    (asked,) = (await evening.panel(ANN)).questions
    panel = (await evening.answer(ANN, {card: 1})).panel
    assert panel.back.picked == tuple(option.text for option in asked.options if option.key == card)


async def test_an_undo_offer_names_the_choice_that_would_be_repeated(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    (asked,) = (await evening.panel(ANN)).questions
    await evening.answer(ANN, {"draw": 1})
    latest, *_ = await evening.host.undo.offers(evening.game, ANN.id)
    assert latest.picked == tuple(option.text for option in asked.options if option.key == "draw")


async def test_steps_are_taken_back_one_by_one_to_the_last_barrier(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    before = (await evening.panel(ANN)).seat_view.view
    for _ in range(3):
        await evening.answer(ANN, {await evening.a_card_of(ANN): 1})
    panel = await evening.panel(ANN)
    for _ in range(3):
        panel = await evening.host.undo.back(evening.game, ANN.id, panel.epoch)
    assert panel.seat_view.view == before
    assert panel.back.why_not is not None


async def test_a_draw_cannot_be_taken_back_without_a_vote(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    panel = (await evening.answer(ANN, {"draw": 1})).panel
    assert panel.back.why_not is not None
    assert await refusal(evening.host.undo.back(evening.game, ANN.id, panel.epoch)) == "host-back-nothing"


async def test_that_steps_cannot_be_taken_back_is_told_once(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    card = await evening.a_card_of(ANN)
    assert not (await evening.answer(ANN, {card: 1})).panel.back.is_news
    assert (await evening.answer(ANN, {"draw": 1})).panel.back.is_news
    assert not (await evening.answer(ANN, {"draw": 1})).panel.back.is_news


async def test_a_button_from_before_a_take_back_is_stale(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    old = (await evening.answer(ANN, {await evening.a_card_of(ANN): 1})).panel
    await evening.host.undo.back(evening.game, ANN.id, old.epoch)
    press = await evening.host.table.submit(evening.game, ANN.id, old.epoch, old.questions[0].id, {"end": 1})
    assert press.outcome is Outcome.STALE


async def test_a_second_press_on_take_back_takes_back_nothing_more(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.answer(ANN, {await evening.a_card_of(ANN): 1})
    old = (await evening.answer(ANN, {await evening.a_card_of(ANN): 1})).panel
    once = await evening.host.undo.back(evening.game, ANN.id, old.epoch)
    assert await refusal(evening.host.undo.back(evening.game, ANN.id, old.epoch)) == "host-stale"
    assert (await evening.panel(ANN)).seat_view.view == once.seat_view.view


async def test_others_cannot_take_back_my_step(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    panel = (await evening.answer(ANN, {await evening.a_card_of(ANN): 1})).panel
    assert await refusal(evening.host.undo.back(evening.game, BO.id, panel.epoch)) == "host-back-nothing"


async def test_a_step_that_was_taken_back_is_not_posted(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    submitted = await evening.answer(ANN, {await evening.a_card_of(ANN): 1})
    await evening.host.undo.back(evening.game, ANN.id, submitted.panel.epoch)
    await evening.end_turn(ANN)
    await evening.deliver()
    assert "played" not in evening.courier.public()[-1]


async def drawn_and_asked(evening: Evening) -> int:
    """Let Ann draw a card and ask the table to undo it."""
    await evening.begin_settled(ANN, BO, CY)
    await evening.answer(ANN, {"draw": 1})
    vote = await evening.host.undo.ask(evening.game, ANN.id)
    assert vote is not None
    return vote.id


async def test_a_draw_is_undone_when_all_who_saw_something_agree(evening: Evening) -> None:
    vote = await drawn_and_asked(evening)
    assert await evening.host.votes.ballot(evening.game, BO.id, vote, True) is not None
    assert await evening.host.votes.ballot(evening.game, CY.id, vote, True) is None
    panel = await evening.panel(ANN)
    assert len(panel.seat_view.view.hand) == 3
    assert (await evening.host.summary(evening.game)).status is Status.RUNNING


async def test_the_log_records_the_undo_and_the_next_post_does_not_repeat_it(evening: Evening) -> None:
    vote = await drawn_and_asked(evening)
    for person in (BO, CY):
        await evening.host.votes.ballot(evening.game, person.id, vote, True)
    await evening.end_turn(ANN)
    await evening.deliver()
    *_, told = await evening.host.history.log(evening.game, None)
    assert [line.text.key for line in told.lines[-2:]] == ["host-undone", "toy-ended"]
    *_, mine = await evening.host.history.log(evening.game, ANN.id)
    assert [line.text.key for line in mine.lines[-2:]] == ["host-undone-yours", "toy-ended"]
    assert sum("went back" in post for post in evening.courier.public()) == 1


async def test_cards_that_were_seen_are_shuffled_back(evening: Evening) -> None:
    drawn: set[int] = set()
    await evening.begin_settled(ANN, BO)
    for _ in range(6):
        panel = (await evening.answer(ANN, {"draw": 1})).panel
        drawn.add(panel.seat_view.view.hand[-1])
        vote = await evening.host.undo.ask(evening.game, ANN.id)
        assert vote is not None
        await evening.host.votes.ballot(evening.game, BO.id, vote.id, True)
    assert len(drawn) > 1


async def test_an_undo_withdraws_the_askers_standing_orders(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.end_turn(ANN)
    await evening.end_turn(BO)
    await evening.host.orders.give(evening.game, ANN.id, "never-bid")
    await evening.answer(BO, {})
    vote = await evening.host.undo.ask(evening.game, ANN.id)
    assert vote is not None
    await evening.host.votes.ballot(evening.game, BO.id, vote.id, True)
    assert (await evening.panel(ANN)).orders == ()
    assert 0 in await evening.awaited()


async def test_the_game_waits_while_the_table_votes(evening: Evening) -> None:
    await drawn_and_asked(evening)
    assert await refusal(evening.host.table.submit(evening.game, ANN.id, 0, "q1", {"end": 1})) == "host-paused-vote"


async def test_one_no_ends_the_vote_and_the_game_goes_on(evening: Evening) -> None:
    vote = await drawn_and_asked(evening)
    await evening.host.votes.ballot(evening.game, BO.id, vote, False)
    assert len((await evening.panel(ANN)).seat_view.view.hand) == 4
    await evening.end_turn(ANN)


async def test_silence_for_a_day_is_a_no(evening: Evening) -> None:
    await drawn_and_asked(evening)
    evening.clock.advance(hours=25)
    await evening.host.sweeper.sweep()
    assert (await evening.host.summary(evening.game)).status is Status.RUNNING
    assert len((await evening.panel(ANN)).seat_view.view.hand) == 4


async def test_a_vote_ends_at_the_deadline_if_that_is_earlier(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO, table_settings=TableSettings(deadline_hours=6))
    await evening.answer(ANN, {"draw": 1})
    vote = await evening.host.undo.ask(evening.game, ANN.id)
    assert vote is not None
    assert (vote.closes - evening.clock.now()).total_seconds() == 6 * 3600


async def test_a_deadline_does_not_run_while_the_table_votes(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO, table_settings=TableSettings(deadline_hours=48))
    await evening.answer(ANN, {"draw": 1})
    (before,) = (await evening.host.summary(evening.game)).awaited
    vote = await evening.host.undo.ask(evening.game, ANN.id)
    assert vote is not None
    evening.clock.advance(hours=5)
    await evening.host.votes.ballot(evening.game, BO.id, vote.id, False)
    (after,) = (await evening.host.summary(evening.game)).awaited
    assert before.deadline is not None
    assert after.deadline is not None
    assert (after.deadline - before.deadline).total_seconds() == 5 * 3600


async def test_only_those_who_are_asked_can_vote(evening: Evening) -> None:
    vote = await drawn_and_asked(evening)
    assert await refusal(evening.host.votes.ballot(evening.game, ANN.id, vote, True)) == "host-not-a-voter"


async def test_a_vote_of_another_table_cannot_be_voted_on(evening: Evening) -> None:
    vote = await drawn_and_asked(evening)
    other = await evening.begin(BO, CY, channel=71)
    assert await refusal(evening.host.votes.ballot(other, CY.id, vote, True)) == "host-no-vote"


async def test_a_settled_vote_cannot_be_voted_on(evening: Evening) -> None:
    vote = await drawn_and_asked(evening)
    await evening.host.votes.ballot(evening.game, BO.id, vote, False)
    assert await refusal(evening.host.votes.ballot(evening.game, CY.id, vote, True)) == "host-no-vote"


async def test_whole_turns_of_others_can_be_undone_by_consent(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.end_turn(ANN)
    await evening.answer(BO, {"draw": 1})
    offers = await evening.host.undo.offers(evening.game, ANN.id)
    vote = await evening.host.undo.ask(evening.game, ANN.id, offers[0].target)
    assert vote is not None
    assert {line.text.key for line in vote.lines} == {"toy-ended", "toy-drew"}
    await evening.host.votes.ballot(evening.game, BO.id, vote.id, True)
    assert await evening.awaited() == {0}
    assert len((await evening.panel(BO)).seat_view.view.hand) == 3


async def drawn_among_friends(evening: Evening) -> None:
    await evening.begin_among_friends(ANN)
    await until_idle(evening.host.friends)
    await evening.answer(ANN, {"sector:1": 1})
    await evening.answer(ANN, {"draw": 1})


async def test_a_player_among_friends_undoes_without_a_vote(evening: Evening) -> None:
    await drawn_among_friends(evening)
    assert await evening.host.undo.ask(evening.game, ANN.id) is None
    assert len((await evening.panel(ANN)).seat_view.view.hand) == 3


async def test_a_doubled_press_undoes_once(evening: Evening) -> None:
    await drawn_among_friends(evening)
    target = (await evening.host.undo.offers(evening.game, ANN.id))[0].target
    presses = [evening.host.undo.ask(evening.game, ANN.id, target) for _ in range(2)]
    done, refused = await asyncio.gather(*presses, return_exceptions=True)
    assert done is None
    assert isinstance(refused, Refused)


async def test_the_log_keeps_what_happened_and_the_game_goes_on_to_its_end(evening: Evening) -> None:
    vote = await drawn_and_asked(evening)
    await evening.host.votes.ballot(evening.game, BO.id, vote, True)
    await evening.host.votes.ballot(evening.game, CY.id, vote, True)
    acts = [act.kind for act in await evening.host.admins.acts(evening.game)]
    assert acts == ["asked-undo", "vote-yes"]
    await evening.play_on((ANN, BO, CY))
    assert (await evening.host.summary(evening.game)).status is Status.OVER
    assert (await evening.host.audit.verify(evening.game)).holds


async def test_an_open_vote_is_cancelled_when_a_player_leaves(evening: Evening) -> None:
    await drawn_and_asked(evening)
    await evening.host.hand_over.abandon(evening.game, CY.id)
    assert (await evening.host.summary(evening.game)).status is Status.RUNNING
    await evening.end_turn(ANN)


async def test_a_position_without_a_snapshot_is_replayed_without_undone_moves(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.end_turn(ANN)
    await evening.answer(BO, {"draw": 1})
    vote = await evening.host.undo.ask(evening.game, ANN.id)
    assert vote is not None
    await evening.host.votes.ballot(evening.game, BO.id, vote.id, True)
    undone = await evening.host.store.read.moves.last(evening.game)
    assert undone is not None
    async with evening.host.store.write() as rows:
        await rows.moves.thin_out(evening.game, undone.seq + 1)
    view = (await evening.host.table.look(evening.game, None)).view
    assert view.sizes == (3, 3)


async def test_news_start_at_the_last_turn_that_was_not_undone(evening: Evening) -> None:
    await evening.begin_at_the_bids(ANN, BO)
    for person in (ANN, BO):
        await evening.answer(person, {})
    told = [line.text for part in (await evening.host.history.since(evening.game, ANN.id)).parts for line in part.lines]
    assert told
    await evening.answer(ANN, {"draw": 1})
    await evening.end_turn(ANN)
    offers = await evening.host.undo.offers(evening.game, ANN.id)
    vote = await evening.host.undo.ask(evening.game, ANN.id, offers[1].target)
    assert vote is not None
    await evening.host.votes.ballot(evening.game, BO.id, vote.id, True)
    again = await evening.host.history.since(evening.game, ANN.id)
    assert [line.text for part in again.parts for line in part.lines][: len(told)] == told
    loaded = await evening.host.context.load(evening.game)
    assert told[-1] in [line.text for line in await evening.host.history.latest(loaded, 0)]
