"""Partners of whom either may act, and rivals without a seat."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest

from bot.host.delivery.courier import Channel, Direct, Parcel
from bot.host.model.facts import Outcome, Person
from bot.host.model.preferences import AtDeadline, PersonSettings, TableSettings
from bot.host.replies import lookups
from bot.host.replies.reader import Reader
from bot.host.screen import endings, posts, prompts
from games.core.texts import words
from tests.bot.helpers import ANN, BO, CY, Evening, refusal
from tests.bot.partner_game import PAIR

EN = words("en")


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    async with Evening(tmp_path / "table.sqlite", games=(PAIR,)) as evening:
        await evening.begin(ANN, BO, key="pair")
        yield evening


async def raid(evening: Evening, person: Person) -> None:
    await evening.answer(person, {await evening.a_card_of(person): 1})
    await evening.end_turn(person)


async def offered(evening: Evening, person: Person) -> list[str]:
    return [option.key for question in (await evening.panel(person)).questions for option in question.options]


async def test_both_partners_are_asked_about_their_own_cards(evening: Evening) -> None:
    assert await evening.awaited() == {0, 1}
    assert not set(await offered(evening, ANN)) & set(await offered(evening, BO))


async def test_the_first_answer_withdraws_the_others_question(evening: Evening) -> None:
    late = await evening.panel(BO)
    await evening.answer(ANN, {await evening.a_card_of(ANN): 1})
    assert await evening.awaited() == {0}
    assert await offered(evening, BO) == []
    press = await evening.host.table.submit(
        evening.game, BO.id, late.epoch, late.questions[0].id, {late.questions[0].options[0].key: 1}
    )
    assert press.outcome is Outcome.STALE


async def test_a_take_back_asks_both_partners_again(evening: Evening) -> None:
    before = await offered(evening, BO)
    panel = (await evening.answer(ANN, {await evening.a_card_of(ANN): 1})).panel
    assert await refusal(evening.host.undo.back(evening.game, BO.id, panel.epoch)) == "host-back-nothing"
    await evening.host.undo.back(evening.game, ANN.id, panel.epoch)
    assert await evening.awaited() == {0, 1}
    assert await offered(evening, BO) == before


async def test_a_partner_sees_no_step_that_may_still_be_taken_back(evening: Evening) -> None:
    before = (await evening.panel(BO)).seat_view.view
    await evening.answer(ANN, {await evening.a_card_of(ANN): 1})
    assert (await evening.panel(BO)).seat_view.view == before


async def test_either_partner_may_act_the_next_time(evening: Evening) -> None:
    await raid(evening, ANN)
    assert await evening.awaited() == {0, 1}
    await raid(evening, BO)
    assert await evening.awaited() == {0, 1}


async def told(evening: Evening) -> list[Parcel]:
    """Return the texts delivered since the last call, with those that wait a moment."""
    evening.courier.carried.clear()
    await evening.deliver()
    evening.clock.advance(minutes=2)
    await evening.deliver()
    return evening.courier.carried


async def test_the_post_says_that_either_partner_may_act(evening: Evening) -> None:
    post = [each.message.text for each in await told(evening) if isinstance(each.to, Channel)][-1]
    assert re.search(r"Waiting for \*\*Ann\*\* . or \*\*Bo\*\* ., asked", post)
    assert post.count("Waiting for") == 1


async def test_the_post_says_which_partner_is_away(evening: Evening) -> None:
    await evening.host.people.set(BO, vacation_until=evening.clock.now() + timedelta(days=3))
    summary = await evening.host.summary(evening.game)
    assert re.search(r"Ann\*\* . or \*\*Bo\*\* ., asked \S+\. Bo is away until \S+\.$", *posts.waiting(summary, EN))
    assert posts.waiting(summary, EN, but=0)[0].startswith("Waiting for **Bo**")


async def test_either_partner_is_named_in_the_list_of_games(evening: Evening) -> None:
    onlooker = Reader(CY, PersonSettings(), "en")
    summary = await evening.host.summary(evening.game)
    assert lookups._state(onlooker, summary) == "Waiting for Ann or Bo."


async def test_the_post_still_names_both_partners_while_one_acts(evening: Evening) -> None:
    await told(evening)
    await evening.answer(ANN, {await evening.a_card_of(ANN): 1})
    assert not [each for each in await told(evening) if isinstance(each.to, Channel)]


async def test_a_partner_is_called_once_a_turn_however_often_the_other_takes_back(evening: Evening) -> None:
    await told(evening)
    panel = (await evening.answer(ANN, {await evening.a_card_of(ANN): 1})).panel
    await evening.host.undo.back(evening.game, ANN.id, panel.epoch)
    assert await evening.awaited() == {0, 1}
    assert not [each for each in await told(evening) if each.edits is None]


async def test_a_step_of_one_partner_closes_the_others_call_and_a_take_back_reopens_it(evening: Evening) -> None:
    await told(evening)
    panel = (await evening.answer(ANN, {await evening.a_card_of(ANN): 1})).panel
    (closed,) = await told(evening)
    assert (closed.to, closed.message.controls) == (Direct(BO.id), ())
    await evening.host.undo.back(evening.game, ANN.id, panel.epoch)
    (opened,) = await told(evening)
    assert (opened.to, opened.edits) == (Direct(BO.id), closed.edits)
    assert {button.act.value for row in opened.message.controls for button in row} >= set(await offered(evening, BO))


async def test_a_take_back_calls_a_partner_anew_whose_call_was_deleted(evening: Evening) -> None:
    await told(evening)
    await raid(evening, ANN)
    await told(evening)
    assert [each.channel for each in evening.courier.deleted_calls] == [ANN.id]
    panel = (await evening.answer(BO, {await evening.a_card_of(BO): 1})).panel
    await told(evening)
    await evening.host.undo.back(evening.game, BO.id, panel.epoch)
    assert [each.edits for each in await told(evening) if each.to == Direct(ANN.id)] == [None]
    assert not evening.courier.missed


async def test_a_take_back_reopens_the_last_call_of_a_partner_whose_earlier_call_was_deleted(evening: Evening) -> None:
    await told(evening)
    await raid(evening, BO)
    await told(evening)
    assert [each.channel for each in evening.courier.deleted_calls] == [BO.id]
    await raid(evening, ANN)
    await told(evening)
    panel = (await evening.answer(ANN, {await evening.a_card_of(ANN): 1})).panel
    (closed,) = await told(evening)
    await evening.host.undo.back(evening.game, ANN.id, panel.epoch)
    assert [(each.to, each.edits) for each in await told(evening)] == [(Direct(BO.id), closed.edits)]


async def test_a_call_is_not_edited_if_the_partner_soon_takes_back(evening: Evening) -> None:
    await told(evening)
    panel = (await evening.answer(ANN, {await evening.a_card_of(ANN): 1})).panel
    await evening.host.undo.back(evening.game, ANN.id, panel.epoch)
    assert not await told(evening)


async def test_a_partner_is_called_to_the_next_turn_of_their_side(evening: Evening) -> None:
    await told(evening)
    await raid(evening, ANN)
    assert [each.to for each in await told(evening) if each.edits is None and isinstance(each.to, Direct)] == [
        Direct(BO.id)
    ]


async def test_a_rival_is_named_in_log_status_and_ranking_and_is_never_asked(evening: Evening) -> None:
    for person in (ANN, BO, ANN):
        await raid(evening, person)
    summary = await evening.host.summary(evening.game)
    assert [words().say(score) for score in summary.scores][2].endswith("loot")
    assert words().say(summary.rivals[0]) == "Old Grumman"
    assert not any(call.seat == 2 for call in summary.awaited)
    last = endings.result(summary, PAIR, words(), 1)
    assert "Old Grumman" in last.text
    await evening.deliver()
    assert any("Old Grumman** took" in post for post in evening.courier.public())


async def test_a_rivals_actions_are_shown_above_the_next_question(evening: Evening) -> None:
    panel = (await evening.answer(ANN, {await evening.a_card_of(ANN): 1})).panel
    ended = await evening.host.table.submit(evening.game, ANN.id, panel.epoch, panel.questions[0].id, {"end": 1})
    assert "> 🟩 **Old Grumman** took" in prompts.opened(ended.panel, words()).text
    assert "Old Grumman** took" not in prompts.opened(await evening.panel(ANN), words()).text


@pytest.mark.parametrize("there", [True, False])
async def test_an_old_call_is_closed_if_its_player_plays_elsewhere(evening: Evening, there: bool) -> None:
    await told(evening)
    ((message,),) = evening.rows("SELECT message FROM posts WHERE role = 'call' AND seat = 0")
    evening.courier.closed_calls.clear()
    for picks in ({await evening.a_card_of(ANN): 1}, {"end": 1}):
        panel = await evening.panel(ANN)
        at = message if there else 0
        await evening.host.table.submit(evening.game, ANN.id, panel.epoch, panel.questions[0].id, picks, at)
    evening.clock.advance(seconds=15)
    await evening.deliver()
    assert [post.message for post in evening.courier.deleted_calls] == ([] if there else [message])


MILDEST = TableSettings(deadline_hours=24, at_deadline=AtDeadline.MILDEST)


async def raids_to_go(evening: Evening) -> int:
    return int((await evening.panel(ANN)).seat_view.view.raids)


async def test_a_deadline_restarts_after_a_rivals_turn(tmp_path: Path) -> None:
    async with Evening(tmp_path / "table.sqlite", games=(PAIR,)) as evening:
        await evening.begin(ANN, BO, key="pair", table_settings=MILDEST)
        evening.clock.advance(hours=20)
        await raid(evening, ANN)
        evening.clock.advance(hours=20)
        await evening.host.sweeper.sweep()
        assert await raids_to_go(evening) == 2, "nobody answered for them"


async def test_a_deadline_plays_one_turn_against_a_rival(tmp_path: Path) -> None:
    async with Evening(tmp_path / "table.sqlite", games=(PAIR,)) as evening:
        await evening.begin(ANN, BO, key="pair", table_settings=MILDEST)
        await evening.deliver()
        evening.clock.advance(hours=25)
        await evening.host.sweeper.sweep()
        assert await raids_to_go(evening) == 2


async def test_a_question_shows_the_picture_that_its_game_names(evening: Evening) -> None:
    assert (await evening.panel(ANN)).questions[0].shows == "map"
    await evening.deliver()
    call = next(each for each in evening.courier.shown.values() if ANN.id == getattr(each.to, "user", None))
    assert "-map-" in call.message.files[0].name
