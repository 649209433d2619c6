"""Calls by direct message or in the channel, and posts that are edited so that they stay true."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path

import msgspec
import pytest

from bot.host.delivery.courier import Channel, Direct, NotNow, Parcel, Unreachable
from bot.host.delivery.waiting_lines import EDITS_WITHIN, MOST_EDITS
from bot.host.loading.reading import GameReading
from bot.host.model.facts import Person, PostRef, Summary
from bot.host.model.interaction.actions import Action
from bot.host.model.preferences import CalledBy, PersonSettings
from bot.host.model.records import NEWS
from bot.host.replies import lookups
from bot.host.replies.reader import Reader
from bot.host.screen.elements import LONGEST_ALT, Message, cut
from games.catalogue import GAMES
from games.core.protocol import VICTORY, Event, Line, Step
from games.core.simulation import lively_picks, random_below
from tests.arrakis.table import WarTable
from tests.bot.counting_player import arranged
from tests.bot.helpers import ANN, BO, CHANNEL, CY, DEE, PEOPLE, Evening, RecordingCourier
from tests.bot.toy import TOY
from tests.dice.table import DiceTable
from tests.imperium import table as imperium
from tests.support.idle import until_idle
from tests.support.waiting import TIMEOUT, until


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    async with Evening(tmp_path / "table.sqlite") as evening:
        yield evening


async def until_bo_is_called(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.deliver()
    await evening.end_turn(ANN)
    await evening.deliver()


async def test_a_call_by_direct_message_is_an_open_panel(evening: Evening) -> None:
    await until_bo_is_called(evening)
    message = [each.message for each in evening.courier.carried if each.to == Direct(BO.id)][-1]
    assert "It is your move" in message.text
    assert "**Ann** ended the turn" in message.text
    asked = (await evening.panel(BO)).questions[0]
    assert {item.act.question for row in message.controls for item in row} >= {asked.id}


async def test_a_player_called_by_direct_message_is_named_in_the_channel_without_a_ping(evening: Evening) -> None:
    await until_bo_is_called(evening)
    assert evening.courier.calls_of(BO) == 0
    assert "Waiting for **Bo**" in evening.courier.public()[-1]


@pytest.mark.parametrize(("by", "letters", "pings"), [("channel", 0, 1), ("both", 1, 1), ("dm", 1, 0)])
async def test_a_person_chooses_how_to_be_called(evening: Evening, by: str, letters: int, pings: int) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.deliver()
    await evening.host.people.set(BO, called_by=CalledBy(by))
    before, called = len(evening.courier.direct(BO)), evening.courier.calls_of(BO)
    await evening.end_turn(ANN)
    await evening.deliver()
    assert (len(evening.courier.direct(BO)) - before, evening.courier.calls_of(BO) - called) == (letters, pings)


async def test_a_failed_direct_message_causes_one_ping(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.deliver()
    evening.courier.closed.add(BO.id)
    await evening.end_turn(ANN)
    await evening.deliver()
    assert evening.courier.calls_of(BO) == 1


async def delay_direct_messages(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Make direct messages wait until the test lets them through."""
    await evening.begin_settled(ANN, BO)
    await evening.deliver()
    carry, arrive = evening.courier.carry, asyncio.Event()

    async def carry_slowly(parcel: Parcel) -> PostRef:
        if isinstance(parcel.to, Direct):
            await arrive.wait()
        return await carry(parcel)

    monkeypatch.setattr(evening.courier, "carry", carry_slowly)
    return arrive


async def test_the_post_waits_for_the_direct_message(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    arrive = await delay_direct_messages(evening, monkeypatch)
    monkeypatch.setattr("bot.host.delivery.outbox.DIRECT_FIRST_SECONDS", TIMEOUT)
    before = len(evening.courier.carried)
    await evening.end_turn(ANN)
    delivering = asyncio.create_task(evening.deliver())
    await asyncio.sleep(0.05)
    assert len(evening.courier.carried) == before
    arrive.set()
    await delivering
    assert [each.to for each in evening.courier.carried[before:]][:2] == [Direct(BO.id), Channel(CHANNEL)]


async def test_the_post_waits_only_shortly_for_a_slow_direct_message(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    arrive = await delay_direct_messages(evening, monkeypatch)
    monkeypatch.setattr("bot.host.delivery.outbox.DIRECT_FIRST_SECONDS", 0.01)
    posts = len(evening.courier.public())
    await evening.end_turn(ANN)
    delivering = asyncio.create_task(evening.deliver())
    await until(lambda: len(evening.courier.public()) > posts)
    arrive.set()
    await delivering


async def test_only_the_newest_post_has_buttons_and_names_who_is_to_act(evening: Evening) -> None:
    await until_bo_is_called(evening)
    await evening.end_turn(BO)
    await evening.deliver()
    old = list(evening.courier.edited_posts.values())
    assert old
    assert not any(message.controls for message in old)
    assert not any("Waiting for" in message.text for message in old)
    newest = [each.message for each in evening.courier.carried if isinstance(each.to, Channel) and not each.edits][-1]
    assert newest.controls


async def test_the_newest_post_has_the_headline_and_the_picture_of_now(tmp_path: Path) -> None:
    """A minor turn of the war waits for the turn after it, so the newest post is about the two turns before."""
    table = WarTable()
    table.turn("atreides", "mm", "mm")
    async with Evening(tmp_path / "table.sqlite", (arranged(table),)) as evening:
        await evening.begin(ANN, BO, key="arrakis")
        for person in (ANN, BO, ANN):
            await evening.answer(person, {"die:mentat": 1})
            await evening.answer(person, {"draw:2:0": 1})
            evening.clock.advance(seconds=2)
            await evening.deliver()
        edited = evening.courier.edited_posts[newest(evening)]
        assert "Harkonnen to act\nWaiting for **Bo**" in edited.text
        assert repr((await evening.host.table.look(evening.game, None)).view).encode() in edited.files[0].data


async def test_a_held_post_that_another_minor_turn_sends_says_soon_who_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two minor turns that do not fit one post: the first is sent, and the second waits for the turn after it."""
    monkeypatch.setattr("bot.host.notify.rules.posts.MOST_LINES", 1)
    table = WarTable()
    table.turn("atreides", "mm", "mm")
    async with Evening(tmp_path / "table.sqlite", (arranged(table),)) as evening:
        await evening.begin(ANN, BO, key="arrakis")
        for person in (ANN, BO):
            await evening.answer(person, {"die:mentat": 1})
            await evening.answer(person, {"draw:2:0": 1})
            if person is ANN:
                evening.clock.advance(seconds=2)
                await evening.deliver()
        await evening.deliver()
        evening.clock.advance(seconds=2)
        await evening.deliver()
        assert "Waiting for **Ann**" in evening.courier.edited_posts[newest(evening)].text


async def test_a_post_that_is_sent_after_a_later_turn_says_soon_who_is_waited_for(tmp_path: Path) -> None:
    """The post of two turns is sent when a third, minor turn has closed already, whose own post waits."""
    table = WarTable()
    table.turn("atreides", "mm", "mm")
    async with Evening(tmp_path / "table.sqlite", (arranged(table),)) as evening:
        await evening.begin(ANN, BO, key="arrakis")
        for person in (ANN, BO, ANN):
            await evening.answer(person, {"die:mentat": 1})
            await evening.answer(person, {"draw:2:0": 1})
        await evening.deliver()
        evening.clock.advance(seconds=2)
        await evening.deliver()
        assert "Waiting for **Bo**" in evening.courier.edited_posts[newest(evening)].text


async def test_the_newest_post_is_edited_once_when_others_are_to_act(evening: Evening) -> None:
    await evening.begin(ANN, BO)
    await evening.deliver()
    assert "Waiting for **Bo**" in evening.courier.public()[-1]
    await evening.answer(BO, {"sector:1": 1})
    await evening.answer(ANN, {"sector:1": 1})
    evening.clock.advance(seconds=15)
    await evening.deliver()
    (mended,) = evening.courier.edited_posts.values()
    assert "Waiting for **Ann**" in mended.text
    assert "Waiting for **Bo**" not in mended.text
    assert mended.controls


async def test_changes_within_a_second_make_one_edit(evening: Evening) -> None:
    await evening.begin(ANN, BO)
    await evening.deliver()
    for person in (BO, ANN):
        await evening.answer(person, {"sector:1": 1})
        evening.clock.advance(seconds=0.4)
        await evening.deliver()
    assert not evening.courier.edited_posts
    evening.clock.advance(seconds=0.2)
    await evening.deliver()
    assert "Waiting for **Ann**" in evening.courier.edited_posts[newest(evening)].text


async def test_an_edit_does_not_send_the_same_picture_again(evening: Evening) -> None:
    await until_bo_is_called(evening)
    await evening.host.people.vacation(BO, evening.clock.now() + timedelta(days=5))
    evening.clock.advance(seconds=2)
    await evening.deliver()
    edited = evening.courier.edited_posts[newest(evening)]
    assert "away until" in edited.text
    assert not edited.files


async def test_a_post_is_edited_only_so_many_times_in_half_a_minute(evening: Evening) -> None:
    await until_bo_is_called(evening)
    for number in range(MOST_EDITS + 1):
        away = timedelta(days=5) if number % 2 == 0 else None
        await evening.host.people.vacation(BO, evening.clock.now() + away if away else None)
        evening.clock.advance(seconds=2)
        await evening.deliver()
        said = evening.courier.edited_posts[newest(evening)].text
        assert ("away until" in said) is (number % 2 == 0 and number < MOST_EDITS)
    evening.clock.advance(seconds=EDITS_WITHIN.total_seconds())
    await evening.deliver()
    assert "away until" in evening.courier.edited_posts[newest(evening)].text


async def test_the_first_board_is_updated_until_a_turn_is_posted(evening: Evening) -> None:
    await evening.begin(ANN, BO)
    await evening.deliver()
    await evening.answer(BO, {"sector:1": 1})
    await evening.answer(ANN, {"sector:1": 1})
    evening.clock.advance(seconds=15)
    await evening.deliver()
    (mended,) = evening.courier.edited_posts.values()
    (board,) = mended.files
    (drawn,) = (each.message.files for each in evening.courier.shown.values() if "begins" in each.message.text)
    assert board.name != drawn[0].name
    await evening.end_turn(ANN)
    evening.clock.advance(seconds=15)
    await evening.deliver()
    assert not evening.courier.edited_posts[min(evening.courier.edited_posts, key=lambda post: post.message)].files


async def test_a_post_names_who_is_to_act_when_it_is_written(evening: Evening) -> None:
    await evening.begin(ANN, BO)
    await evening.answer(ANN, {"sector:1": 1})
    await evening.answer(BO, {"sector:1": 1})
    await evening.deliver()
    assert "Waiting for **Ann**" in evening.courier.public()[-1]


async def test_a_post_that_came_before_a_planned_edit_is_edited_too(evening: Evening) -> None:
    await evening.begin(ANN, BO)
    await evening.deliver()
    await evening.answer(BO, {"sector:1": 1})
    await evening.answer(ANN, {"sector:1": 1})
    await evening.end_turn(ANN)
    await evening.end_turn(BO)
    await evening.deliver()
    assert "Waiting for **Ann**" in evening.courier.public()[-1]
    await evening.answer(ANN, {})
    evening.clock.advance(seconds=15)
    await evening.deliver()
    newest = max(evening.courier.edited_posts, key=lambda post: post.message)
    assert "Waiting for **Bo**" in evening.courier.edited_posts[newest].text


async def test_a_post_is_delayed_for_friends_only_until_a_person_is_to_act(evening: Evening) -> None:
    await evening.begin_among_friends(ANN)
    await evening.answer(ANN, {"sector:1": 1})
    await until_idle(evening.host.friends)
    await evening.deliver()
    await evening.host.friends.stop()
    before = len(evening.courier.public())
    await evening.end_turn(ANN)
    await evening.deliver()
    assert len(evening.courier.public()) == before
    async with evening.host.store.write() as rows:
        await rows.outbox.bring_turns_forward(evening.game, evening.clock.now())
    await evening.deliver()
    assert "**Ann** ended the turn" in evening.courier.public()[-1]


def last_to_reveal(*may_play: int) -> imperium.Table:
    """Return a table at which Ann is to reveal, and a friend comes before her in the combat. Players with a combat
    card are asked.
    """
    table = imperium.imperium()
    table.send(imperium.ANN, "diplomacy", "wealth")
    table.rest(imperium.ANN)
    table.end(imperium.ANN)
    others = range(1, len(table.state.players))
    table.pass_turns(*others)
    table.state.first = imperium.BO
    table.fight(ann=2, bo=1)
    for seat in may_play:
        table.hold_intrigue(seat, "the_sleeper_must_awaken")
    return table


@asynccontextmanager
async def posts_of_a_combat(database: Path, table: imperium.Table) -> AsyncIterator[Evening]:
    """Let Ann, who is called in the channel, reveal among friends. Yield the evening after it."""
    async with Evening(database, (arranged(table),)) as evening:
        await evening.host.people.set(ANN, called_by=CalledBy.BOTH)
        await evening.begin_among_friends(ANN, len(table.state.players), key=imperium.GAME.key)
        await evening.deliver()
        evening.courier.shown.clear()
        await evening.answer(ANN, {"reveal": 1})
        await evening.end_turn(ANN)
        await until_idle(evening.host.friends)
        evening.clock.advance(minutes=1)
        await evening.deliver()
        yield evening


@pytest.fixture
async def combat(tmp_path: Path) -> AsyncIterator[Evening]:
    """Open the table after a friend has passed, when Ann is asked."""
    async with posts_of_a_combat(tmp_path / "table.sqlite", last_to_reveal(imperium.ANN, imperium.BO)) as evening:
        yield evening


async def test_a_friends_choice_at_the_end_of_a_round_does_not_split_the_post(tmp_path: Path) -> None:
    async with posts_of_a_combat(tmp_path / "table.sqlite", last_to_reveal(imperium.BO)) as evening:
        (post,) = evening.courier.public()
        assert "The end of round 1" in post
        assert post.count("**Ann** 4") == 1


async def test_the_ping_after_a_friends_pass_comes_below_the_news(combat: Evening) -> None:
    (post,) = combat.courier.public()
    assert post.index("Combat:") < post.index(f"Waiting for <@{ANN.id}>")


async def test_the_picture_of_a_turn_shows_whose_move_it_is_when_the_post_comes(combat: Evening) -> None:
    (post,) = [each for each in combat.courier.shown.values() if isinstance(each.to, Channel)]
    stands = GameReading(combat.host.context, await combat.host.context.load(combat.game))
    shown = repr(await stands.view(stands.loaded.tip.barrier, None))
    assert post.message.files[0].alt == cut(shown, LONGEST_ALT)


async def test_a_refused_edit_is_dropped(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.deliver()
    carry = evening.courier.carry

    async def refuse_edits(parcel: Parcel) -> PostRef:
        if parcel.keeps_files:
            raise Unreachable("refused")
        return await carry(parcel)

    monkeypatch.setattr(evening.courier, "carry", refuse_edits)
    await evening.end_turn(ANN)
    evening.clock.advance(seconds=15)
    await evening.deliver()
    assert "Waiting for **Bo**" in evening.courier.public()[-1]
    assert not evening.rows("SELECT id FROM outbox WHERE state = 'waiting' AND direct = 0")


async def test_the_post_at_the_end_of_a_round_shows_its_outcome_after_a_late_choice(tmp_path: Path):
    """The toy's round is taken to end with the last turn, which is posted before the bids."""
    counted = msgspec.structs.replace(TOY, round=lambda view: view.round, round_end_events=("ended",))
    async with Evening(tmp_path / "table.sqlite", (counted,)) as evening:
        await evening.begin_at_the_bids(ANN, BO)
        for person in (ANN, BO):
            await evening.answer(person, {})
        await evening.deliver()
        before, last = evening.courier.public()[-2:]
        assert "**Bo** ended the turn." in before
        heading, outcome, bids, *_ = last.splitlines()
        assert heading == "### The end of round 1"
        assert outcome.endswith("**Bo** ended the turn.")
        assert bids == "Nobody bid."


async def test_a_post_does_not_repeat_the_end_of_the_round_before(tmp_path: Path) -> None:
    counted = msgspec.structs.replace(TOY, round=lambda view: view.round, round_end_events=("nobody",))
    async with Evening(tmp_path / "table.sqlite", (counted,)) as evening:
        await evening.begin_at_the_bids(ANN, BO)
        for person in (ANN, BO):
            await evening.answer(person, {})
        ended = (await evening.host.context.load(evening.game)).tip.seq
        for person in (ANN, BO):
            await evening.end_turn(person)
        for person in (ANN, BO):
            await evening.answer(person, {})
        reading = GameReading(evening.host.context, await evening.host.context.load(evening.game))
        parts = await evening.host.history.round_end(reading, ended, reading.loaded.tip.seq)
        told = [line.text.key for part in parts for line in part.lines]
        assert told.count("toy-nobody") == 1


async def test_news_since_my_turn_include_the_end_of_the_round(tmp_path: Path) -> None:
    """The toy's round is taken to end with the last turn."""
    counted = msgspec.structs.replace(TOY, round_end_events=("ended",))
    async with Evening(tmp_path / "table.sqlite", (counted,)) as evening:
        await evening.begin_at_the_bids(ANN, BO)
        since = await evening.host.history.since(evening.game, BO.id)
        latest = await evening.host.history.latest(await evening.host.context.load(evening.game), 1)
        assert [line.text.key for part in since.parts for line in part.lines] == ["toy-ended"]
        assert [line.text.key for line in latest] == ["toy-ended"]


async def bo_stays_silent(evening: Evening) -> None:
    """Let Bo be silent until the table is told."""
    await until_bo_is_called(evening)
    for _ in range(8):
        evening.clock.advance(hours=12)
        await evening.host.sweep()
        await evening.deliver()
    assert "A reminder has been sent to **Bo**" in evening.courier.public()[-1]


def newest(evening: Evening) -> PostRef:
    return max(evening.courier.edited_posts, key=lambda post: post.message)


async def test_the_post_about_a_silent_player_alone_has_buttons(evening: Evening):
    await bo_stays_silent(evening)
    assert not evening.courier.edited_posts[newest(evening)].rows
    assert "Waiting for" not in evening.courier.edited_posts[newest(evening)].text


async def test_the_post_about_a_silent_player_is_edited_when_they_act(evening: Evening) -> None:
    await bo_stays_silent(evening)
    await evening.end_turn(BO)
    await evening.deliver()
    assert evening.courier.edited_posts[newest(evening)].text == "**Bo** was sent a reminder."
    assert not evening.courier.edited_posts[newest(evening)].rows


async def test_the_post_about_closed_dms_names_who_is_to_act_and_later_loses_its_buttons(
    evening: Evening,
) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.deliver()
    evening.courier.closed.add(BO.id)
    await evening.end_turn(ANN)
    await evening.deliver()
    assert "Waiting for **Bo**" in evening.courier.public()[-1]
    assert not evening.courier.edited_posts[newest(evening)].rows
    await evening.end_turn(BO)
    await evening.deliver()
    assert "your direct messages are closed" in evening.courier.edited_posts[newest(evening)].text
    assert "Waiting for" not in evening.courier.edited_posts[newest(evening)].text


async def test_the_offer_of_a_seat_is_closed_when_it_is_taken(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.host.hand_over.pass_seat(evening.game, BO.id, None)
    await evening.deliver()
    (offer,) = [each for each in evening.courier.carried if "is free" in each.message.text]
    await evening.host.hand_over.take_seat(evening.game, CY)
    await evening.deliver()
    (edit,) = [each for each in evening.courier.carried if each.edits and each.to == offer.to and not each.keeps_files]
    assert (edit.message.text, edit.message.controls) == ("The seat was offered; **Cy** sits there now.", ())


async def test_the_newest_post_shows_a_vacation_while_it_lasts(
    evening: Evening,
) -> None:
    await until_bo_is_called(evening)
    for away, shown in ((evening.clock.now() + timedelta(days=5), True), (None, False)):
        await evening.host.people.vacation(BO, away)
        evening.clock.advance(seconds=15)
        await evening.deliver()
        assert ("away until" in evening.courier.edited_posts[newest(evening)].text) is shown


async def test_the_list_of_games_and_a_vote_show_who_is_on_vacation(evening: Evening) -> None:
    await until_bo_is_called(evening)
    await evening.host.people.vacation(BO, evening.clock.now() + timedelta(days=5))
    listed = await lookups.games(evening.host, Reader(ANN, PersonSettings(), "en-GB"), Action("games"))
    assert "Bo (away until <t:" in listed.text
    await evening.host.undo.ask(evening.game, ANN.id)
    await evening.deliver()
    assert "(away until <t:" in evening.courier.public()[-1]


async def test_the_last_turn_and_the_result_are_one_post(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    while (await evening.host.summary(evening.game)).awaited:
        posts = len(evening.courier.public())
        await evening.play_on((ANN, BO), most=1)
        await evening.deliver()
    (closing,) = evening.courier.public()[posts:]
    assert closing.index("The caravans have come home.") < closing.index("## Caravan is over")
    newest = [each for each in evening.courier.carried if isinstance(each.to, Channel) and not each.edits][-1]
    assert [button.act.verb for button in newest.message.controls[0]] == [
        "rematch",
        "replay",
        "film",
        "review",
        "verify",
    ]


# --- A call after it was answered -----------------------------------------------------------------

OVER = "-# You were called in Caravan, <#70>: nothing is left to answer here."


async def until_bo_is_called_among_three(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO, CY)
    await evening.end_turn(ANN)
    await changed(evening)


async def changed(evening: Evening) -> list[Message]:
    """Return the texts of the direct messages that were edited since, a moment later."""
    evening.courier.closed_calls.clear()
    evening.courier.deleted_calls.clear()
    await evening.deliver()
    evening.clock.advance(seconds=15)
    await evening.deliver()
    return list(evening.courier.closed_calls.values())


async def press_end(evening: Evening, person: Person, at: int = 0) -> None:
    panel = await evening.panel(person)
    act = Action("pick", evening.game, panel.epoch, panel.questions[0].id, "end")
    assert (await evening.host.table.press(act, (), person.id, at=at)).outcome == "taken"


async def test_a_call_answered_elsewhere_is_deleted(evening: Evening) -> None:
    await until_bo_is_called_among_three(evening)
    ((message,),) = evening.rows("SELECT message FROM posts WHERE role = 'call' AND seat = 1")
    await press_end(evening, BO)
    assert not await changed(evening)
    assert evening.courier.deleted_calls == [PostRef(BO.id, message)]
    await changed(evening)
    assert not evening.courier.deleted_calls, "once"


async def test_a_player_who_is_asked_again_after_the_call_was_deleted_is_called_again(evening: Evening) -> None:
    await until_bo_is_called_among_three(evening)
    panel = await evening.panel(BO)
    await evening.answer(BO, {"draw": 1})
    await press_end(evening, BO)
    await changed(evening)
    called = len(evening.courier.direct(BO))
    vote = await evening.host.undo.ask(evening.game, BO.id)
    for seat in vote.voters if vote else ():
        await evening.host.votes.ballot(evening.game, PEOPLE[seat].id, vote.id, yes=True)
    assert (await evening.panel(BO)).questions, panel.questions
    await changed(evening)
    assert len(evening.courier.direct(BO)) == called + 1


async def test_a_call_answered_in_its_own_message_is_not_edited(evening: Evening) -> None:
    await until_bo_is_called_among_three(evening)
    ((message,),) = evening.rows("SELECT message FROM posts WHERE role = 'call' AND seat = 1")
    await press_end(evening, BO, at=message)
    assert not await changed(evening)


async def test_a_call_that_arrives_after_its_answer_loses_its_buttons_too(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening.begin_settled(ANN, BO, CY)
    await changed(evening)
    carry = evening.courier.carry

    async def answered_meanwhile(parcel: Parcel) -> PostRef:
        if parcel.to == Direct(BO.id):
            monkeypatch.undo()
            await evening.end_turn(BO)
        return await carry(parcel)

    monkeypatch.setattr(evening.courier, "carry", answered_meanwhile)
    await evening.end_turn(ANN)
    assert Message(OVER) in await changed(evening)


async def test_a_reminder_is_closed_after_the_answer(evening: Evening) -> None:
    await until_bo_is_called_among_three(evening)
    evening.clock.advance(hours=2)
    await evening.host.people.nudge(evening.game, ANN.id)
    await evening.deliver()
    await evening.end_turn(BO)
    assert not await changed(evening)
    assert len(evening.courier.deleted_calls) == 2


async def test_the_call_of_a_player_who_passed_the_seat_is_closed(evening: Evening) -> None:
    await until_bo_is_called_among_three(evening)
    await evening.host.hand_over.replace(evening.game, DEE, 1, DEE)
    assert await changed(evening) == [Message(OVER)]
    assert "It is your move" in evening.courier.direct(DEE)[-1]


async def test_a_delayed_edit_does_not_delay_a_call(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    await until_bo_is_called_among_three(evening)
    carry = evening.courier.carry

    async def no_more_edits(parcel: Parcel) -> PostRef:
        if parcel.edits is not None:
            raise NotNow
        return await carry(parcel)

    monkeypatch.setattr(evening.courier, "carry", no_more_edits)
    await evening.end_turn(BO)
    await changed(evening)
    called = len(evening.courier.direct(BO))
    await evening.end_turn(CY)
    await changed(evening)
    assert len(evening.courier.direct(BO)) == called + 1


# --- In every game --------------------------------------------------------------------------------


class Wall(RecordingCourier):
    """A courier that keeps the present text of every post of the channel, oldest first."""

    def __init__(self) -> None:
        super().__init__()
        self.posts: dict[PostRef, Message] = {}

    async def carry(self, parcel: Parcel) -> PostRef:
        post = await super().carry(parcel)
        if isinstance(parcel.to, Channel):
            self.posts[post] = parcel.message
        return post


def opens_panels(message: Message) -> bool:
    return any(item.act.verb == "move" for row in message.controls for item in row)


TURN = " to take a turn"


def says_waiting(summary: Summary, message: Message) -> bool:
    """Return whether the post names exactly the right seats.

    During a turn: the player of the turn, or those who are asked something in it. Else: all seats that are to act, and
    partners of whom either may act.
    """
    said = re.findall(r"Waiting for (\*\*\w+\*\*.*?), asked <t:(\d+):R>", message.text)
    either = [(re.findall(r"\*\*(\w+)\*\*", who), who.endswith(TURN), int(since)) for who, since in said]
    since = {summary.chairs[each.seat].name: each.since for each in summary.awaited}
    on_turn = {summary.chairs[seat].name for seat in summary.on_turn}
    awaited = since.keys() - on_turn
    named = {name for names, turn, _ in either if not turn for name in names if name in since}
    first = [min((int(since[name].timestamp()) for name in names if name in since), default=0) for names, *_ in either]
    true_turns = all(set(names) <= on_turn for names, turn, _ in either if turn)
    true_times = all(asked == of for (_, turn, asked), of in zip(either, first, strict=True) if not turn)
    return bool(either) and true_turns and true_times and awaited <= named


@pytest.mark.parametrize("key", sorted(GAMES))
async def test_only_the_newest_post_ever_names_who_is_to_act(key: str, tmp_path: Path) -> None:
    people, below = PEOPLE[: GAMES[key].seats({})[1]], random_below(f"posts of {key}")
    evening = Evening(tmp_path / "table.sqlite", (GAMES[key],))
    evening.courier = wall = Wall()
    async with evening:
        await evening.begin(*people, key=key)
        for _ in range(30):
            evening.clock.advance(seconds=15, minutes=10 * below(2))
            await evening.deliver()
            summary = await evening.host.summary(evening.game)
            *older, newest = wall.posts.values()
            assert says_waiting(summary, newest), newest.text
            assert opens_panels(newest)
            assert not any("Waiting for" in post.text or opens_panels(post) for post in older)
            person = people[summary.awaited[below(len(summary.awaited))].seat]
            evening.clock.advance(minutes=3)
            await evening.deliver()
            assert says_waiting(summary, [*wall.posts.values()][-1])
            await evening.answer(person, lively_picks((await evening.panel(person)).questions[0], below))
            evening.clock.advance(seconds=1)
            await evening.deliver()


@pytest.mark.parametrize(("weight", "told"), [(1, True), (VICTORY, False)])
async def test_only_the_closing_post_names_the_winner(tmp_path: Path, weight: int, told: bool) -> None:
    def narrate(events: Sequence[Event], seat: int | None) -> list[Line]:
        return [msgspec.structs.replace(line, weight=weight) for line in TOY.narrate(events, seat)]

    async with Evening(tmp_path / "table.sqlite", games=(msgspec.structs.replace(TOY, narrate=narrate),)) as evening:
        await evening.begin(ANN, BO)
        await evening.deliver()
        await evening.play_on([ANN, BO])
        before = len(evening.courier.public())
        await evening.deliver()
        *turns, closing = evening.courier.public()[before:]
        assert "is over" in closing
        assert bool(turns) is told


@pytest.fixture
async def allies(tmp_path: Path) -> AsyncIterator[Evening]:
    """Open the dice game at a point where Ann may invite an ally."""
    dice = DiceTable("atreides", "harkonnen", "fremen", "corrino")
    dice.turn_of("atreides")
    dice.roll("harkonnen fremen atreides")
    arranged = msgspec.structs.replace(GAMES["dice"], new=lambda setup: (dice.state, Step()))
    async with Evening(tmp_path / "table.sqlite", (arranged,)) as evening:
        await evening.begin(*PEOPLE[:4], key="dice")
        await changed(evening)
        yield evening


async def invite_bo(allies: Evening) -> None:
    options = (await allies.panel(ANN)).questions[0].options
    await allies.answer(ANN, {next(option.key for option in options if option.key.startswith("invite:1")): 1})


async def after(evening: Evening, **passed: int) -> str:
    """Return the text of the newest post after this time."""
    evening.clock.advance(**passed)
    await evening.deliver()
    return (
        evening.courier.edited_posts[newest(evening)].text
        if evening.courier.edited_posts
        else evening.courier.public()[-1]
    )


async def test_a_post_names_others_asked_within_a_turn_after_a_second(allies: Evening) -> None:
    await invite_bo(allies)
    assert "Waiting for **Bo** 🟦 to answer the invitation of Ann" in await after(allies, seconds=1)
    await allies.answer(BO, {"refuse": 1})
    assert "Waiting for **Ann** 🟥 to take a turn" in await after(allies, seconds=1)


async def test_an_answer_within_a_second_in_anothers_turn_makes_no_edit(allies: Evening) -> None:
    await invite_bo(allies)
    await after(allies, seconds=0.5)
    await allies.answer(BO, {"refuse": 1})
    assert "Waiting for **Ann** 🟥 to take a turn" in await after(allies, hours=1)
    assert not allies.courier.edited_posts


async def test_a_post_waits_for_nobody_while_the_table_votes(allies: Evening) -> None:
    await invite_bo(allies)
    await after(allies, seconds=30)
    assert await allies.host.undo.ask(allies.game, ANN.id)
    await after(allies, seconds=15)
    assert "Waiting for" not in allies.courier.edited_posts[newest(allies)].text


async def test_a_post_is_edited_when_a_player_is_asked_something_else(allies: Evening) -> None:
    await invite_bo(allies)
    while (panel := await allies.panel(ANN)).questions:
        await allies.answer(ANN, panel.questions[0].mildest)
    assert "to answer the invitation" in await after(allies, seconds=1)
    await allies.answer(BO, {"accept": 1})
    assert [each.seat for each in (await allies.host.summary(allies.game)).awaited] == [1]
    assert "to answer the invitation" not in await after(allies, seconds=1)


async def test_news_do_not_repeat_what_was_posted(allies: Evening) -> None:
    await invite_bo(allies)
    await allies.answer(BO, {"refuse": 1})
    while (panel := await allies.panel(ANN)).questions:
        await allies.answer(ANN, panel.questions[0].mildest)
    await after(allies, hours=13)
    assert not any("New for you" in told for person in PEOPLE[:4] for told in allies.courier.direct(person))


async def test_an_open_call_is_closed_by_the_next_call(allies: Evening) -> None:
    """Ann invites Bo from her call. She could recruit in that message until he has answered."""
    ((message,),) = allies.rows("SELECT message FROM posts WHERE role = 'call' AND seat = 0")
    panel = await allies.panel(ANN)
    invite = next(option.key for option in panel.questions[0].options if option.key.startswith("invite:1"))
    await allies.host.table.submit(allies.game, ANN.id, panel.epoch, panel.questions[0].id, {invite: 1}, message)
    assert not await changed(allies)
    assert (await allies.panel(ANN)).questions, "she may go on"
    await allies.answer(BO, {"refuse": 1})
    assert not any(each.controls for each in await changed(allies))
    assert message in {post.message for post in allies.courier.deleted_calls}


async def test_the_newest_post_names_nobody_to_act_during_a_vote(evening: Evening) -> None:
    await until_bo_is_called_among_three(evening)
    vote = await evening.host.undo.ask(evening.game, ANN.id)
    assert vote is not None
    for refused, waits in ((False, False), (True, True)):
        if refused:
            await evening.host.votes.ballot(evening.game, BO.id, vote.id, yes=False)
        evening.clock.advance(seconds=15)
        await evening.deliver()
        assert ("Waiting for **Bo**" in evening.courier.edited_posts[newest(evening)].text) is waits


# --- A hand is shown once -------------------------------------------------------------------------


async def test_only_players_who_are_not_called_soon_get_a_greeting(tmp_path: Path) -> None:
    async with Evening(tmp_path / "table.sqlite", (arranged(imperium.imperium()),)) as evening:
        await evening.begin(ANN, BO, CY, key=imperium.GAME.key)
        evening.clock.advance(minutes=5)
        await evening.deliver()
        assert evening.courier.direct(BO) == []
        await evening.answer(ANN, {"reveal": 1})
        await evening.end_turn(ANN)
        evening.clock.advance(minutes=15)
        await evening.deliver()
        assert [("has begun" in told, "your move" in told) for told in evening.courier.direct(BO)] == [(False, True)]
        assert "has begun" in evening.courier.direct(CY)[0]


async def test_a_greeting_is_dropped_when_a_call_shows_the_same_hand(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    async with evening.host.store.write() as rows:
        await rows.games.note_post(evening.game, NEWS, 1, PostRef(BO.id, 4711))
    await evening.end_turn(ANN)
    await evening.deliver()
    assert PostRef(BO.id, 4711) in evening.courier.deleted_calls
