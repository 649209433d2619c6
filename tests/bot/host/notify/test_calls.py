"""Being called: by direct message, which is the open panel, in the channel, or both; and posts that stay true."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from pathlib import Path

import msgspec
import pytest

from bot.host.delivery.courier import Channel, Direct, NotNow, Parcel, Unreachable
from bot.host.delivery.waiting_lines import NAMED_AFTER
from bot.host.model.actions import Action
from bot.host.model.facts import Person, PostRef, Summary
from bot.host.model.preferences import CalledBy, PersonSettings
from bot.host.model.records import NEWS
from bot.host.play.reading import GameReading
from bot.host.replies import lookups
from bot.host.replies.reader import Reader
from bot.host.screen.elements import Message
from games.catalogue import GAMES
from games.core.protocol import VICTORY, Event, Line, Step
from games.core.simulation import lively_picks, random_below
from tests.bot.counting_player import arranged
from tests.bot.helpers import ANN, BO, CHANNEL, CY, DEE, PEOPLE, Evening, RecordingCourier
from tests.bot.toy import TOY
from tests.dice.table import DiceTable
from tests.imperium import table as imperium
from tests.support.patience import PATIENCE, until


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    async with Evening(tmp_path / "table.sqlite") as evening:
        yield evening


async def until_bo_is_called(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.deliver()
    await evening.end_turn(ANN)
    await evening.deliver()


async def test_the_message_that_calls_is_the_open_panel(evening: Evening) -> None:
    await until_bo_is_called(evening)
    message = [each.message for each in evening.courier.carried if each.to == Direct(BO.id)][-1]
    assert "It is your move" in message.content
    assert "**Ann** ended the turn" in message.content
    asked = (await evening.panel(BO)).questions[0]
    assert {item.act.question for row in message.rows for item in row} >= {asked.id}


async def test_who_is_called_by_message_is_named_in_the_channel_without_a_ping(evening: Evening) -> None:
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


async def test_a_message_that_fails_brings_one_ping(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.deliver()
    evening.courier.closed.add(BO.id)
    await evening.end_turn(ANN)
    await evening.deliver()
    assert evening.courier.calls_of(BO) == 1


async def letters_hang(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Direct messages arrive only when the test lets them."""
    await evening.begin_settled(ANN, BO)
    await evening.deliver()
    carry, arrive = evening.courier.carry, asyncio.Event()

    async def carry_slowly(parcel: Parcel) -> PostRef:
        if isinstance(parcel.to, Direct):
            await arrive.wait()
        return await carry(parcel)

    monkeypatch.setattr(evening.courier, "carry", carry_slowly)
    return arrive


async def test_the_message_goes_first_and_the_post_waits_for_it(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    arrive = await letters_hang(evening, monkeypatch)
    monkeypatch.setattr("bot.host.delivery.outbox.LETTERS_FIRST", PATIENCE)
    before = len(evening.courier.carried)
    await evening.end_turn(ANN)
    delivering = asyncio.create_task(evening.deliver())
    await asyncio.sleep(0.05)
    assert len(evening.courier.carried) == before
    arrive.set()
    await delivering
    assert [each.to for each in evening.courier.carried[before:]][:2] == [Direct(BO.id), Channel(CHANNEL)]


async def test_the_post_waits_no_longer_than_a_moment_for_a_message_that_hangs(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    arrive = await letters_hang(evening, monkeypatch)
    monkeypatch.setattr("bot.host.delivery.outbox.LETTERS_FIRST", 0.01)
    posts = len(evening.courier.public())
    await evening.end_turn(ANN)
    delivering = asyncio.create_task(evening.deliver())
    await until(lambda: len(evening.courier.public()) > posts)
    arrive.set()
    await delivering


async def test_only_the_newest_post_has_buttons_and_waits_for_somebody(evening: Evening) -> None:
    await until_bo_is_called(evening)
    await evening.end_turn(BO)
    await evening.deliver()
    old = list(evening.courier.edited_posts.values())
    assert old
    assert not any(message.rows for message in old)
    assert not any("Waiting for" in message.content for message in old)
    newest = [each.message for each in evening.courier.carried if isinstance(each.to, Channel) and not each.edits][-1]
    assert newest.rows


async def test_the_newest_post_is_mended_once_when_others_are_awaited(evening: Evening) -> None:
    await evening.begin(ANN, BO)
    await evening.deliver()
    assert "Waiting for **Bo**" in evening.courier.public()[-1]
    await evening.answer(BO, {"sector:1": 1})
    await evening.answer(ANN, {"sector:1": 1})
    evening.clock.advance(seconds=15)
    await evening.deliver()
    (mended,) = evening.courier.edited_posts.values()
    assert "Waiting for **Ann**" in mended.content
    assert "Waiting for **Bo**" not in mended.content
    assert mended.rows


async def test_what_changes_within_ten_seconds_is_mended_once(evening: Evening) -> None:
    await evening.begin(ANN, BO)
    await evening.deliver()
    for person in (BO, ANN):
        await evening.answer(person, {"sector:1": 1})
        evening.clock.advance(seconds=4)
        await evening.deliver()
    assert not evening.courier.edited_posts
    evening.clock.advance(seconds=2)
    await evening.deliver()
    assert "Waiting for **Ann**" in evening.courier.edited_posts[newest(evening)].content


async def test_a_post_is_mended_again_after_a_quarter_of_a_minute(evening: Evening) -> None:
    await until_bo_is_called(evening)
    await evening.host.people.vacation(BO, evening.clock.now() + timedelta(days=5))
    evening.clock.advance(seconds=10)
    await evening.deliver()
    await evening.host.people.vacation(BO, None)
    for seconds, mended in ((14, False), (1, True)):
        evening.clock.advance(seconds=seconds)
        await evening.deliver()
        assert ("away until" not in evening.courier.edited_posts[newest(evening)].content) is mended


async def test_the_board_of_the_beginning_follows_until_a_turn_is_told(evening: Evening) -> None:
    await evening.begin(ANN, BO)
    await evening.deliver()
    await evening.answer(BO, {"sector:1": 1})
    await evening.answer(ANN, {"sector:1": 1})
    evening.clock.advance(seconds=15)
    await evening.deliver()
    (mended,) = evening.courier.edited_posts.values()
    (board,) = mended.files
    (drawn,) = (each.message.files for each in evening.courier.shown.values() if "begins" in each.message.content)
    assert board.digest != drawn[0].digest
    await evening.end_turn(ANN)
    evening.clock.advance(seconds=15)
    await evening.deliver()
    assert not evening.courier.edited_posts[min(evening.courier.edited_posts, key=lambda post: post.message)].files


async def test_a_post_names_whoever_is_awaited_by_the_time_it_is_written(evening: Evening) -> None:
    await evening.begin(ANN, BO)
    await evening.answer(ANN, {"sector:1": 1})
    await evening.answer(BO, {"sector:1": 1})
    await evening.deliver()
    assert "Waiting for **Ann**" in evening.courier.public()[-1]


async def test_a_post_that_came_while_another_was_to_be_mended_is_mended_too(evening: Evening) -> None:
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
    assert "Waiting for **Bo**" in evening.courier.edited_posts[newest].content


async def test_a_turn_is_held_back_for_friends_only_until_a_person_is_awaited(evening: Evening) -> None:
    await evening.begin_among_friends(ANN)
    await evening.answer(ANN, {"sector:1": 1})
    await evening.host.friends.idle()
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
    """Ann is to reveal; in the combat a friend comes before her. Those who hold a card are asked there."""
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
    """Ann, who likes to be rung, has revealed among friends, and this came of it."""
    async with Evening(database, (arranged(table),)) as evening:
        await evening.host.people.set(ANN, called_by=CalledBy.BOTH)
        await evening.begin_among_friends(ANN, len(table.state.players), key=imperium.GAME.key)
        await evening.deliver()
        evening.courier.shown.clear()
        await evening.answer(ANN, {"reveal": 1})
        await evening.end_turn(ANN)
        await evening.host.friends.idle()
        evening.clock.advance(minutes=1)
        await evening.deliver()
        yield evening


@pytest.fixture
async def combat(tmp_path: Path) -> AsyncIterator[Evening]:
    """A friend has passed, and Ann is asked."""
    async with posts_of_a_combat(tmp_path / "table.sqlite", last_to_reveal(imperium.ANN, imperium.BO)) as evening:
        yield evening


async def test_what_a_friend_chose_at_the_end_of_a_round_tears_nothing_apart(tmp_path: Path) -> None:
    async with posts_of_a_combat(tmp_path / "table.sqlite", last_to_reveal(imperium.BO)) as evening:
        (post,) = evening.courier.public()
        assert "The end of round 1" in post
        assert post.count("**Ann** 4") == 1


async def test_whoever_is_rung_after_a_friend_has_passed_is_rung_below_the_news(combat: Evening) -> None:
    (post,) = combat.courier.public()
    assert post.index("Combat:") < post.index(f"Waiting for <@{ANN.id}>")


async def test_the_picture_of_a_turn_shows_whose_move_it_is_when_the_post_comes(combat: Evening) -> None:
    (post,) = [each for each in combat.courier.shown.values() if isinstance(each.to, Channel)]
    stands = GameReading(combat.host.context, await combat.host.context.load(combat.game))
    assert post.message.files[0].alt == repr(await stands.view(stands.loaded.tip.barrier, None))


async def test_an_edit_that_is_refused_is_dropped(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
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


async def test_the_post_that_ends_a_round_tells_its_outcome_also_where_somebody_had_to_choose_after_it(tmp_path: Path):
    """As if the caravans' round were reckoned from the end of the last turn, told before the bids, which end the round."""
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


async def test_a_round_that_is_told_in_one_post_does_not_tell_the_end_of_the_one_before_again(tmp_path: Path) -> None:
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
        parts = await evening.host.chronicle.round_end(reading, ended, reading.loaded.tip.seq)
        told = [line.text.key for part in parts for line in part.lines]
        assert told.count("toy-nobody") == 1


async def test_the_end_of_a_round_that_came_with_my_turn_is_told_since_then(tmp_path: Path) -> None:
    """As if the caravans' round were reckoned from the end of the last turn."""
    counted = msgspec.structs.replace(TOY, round_end_events=("ended",))
    async with Evening(tmp_path / "table.sqlite", (counted,)) as evening:
        await evening.begin_at_the_bids(ANN, BO)
        since = await evening.host.chronicle.since(evening.game, BO.id)
        latest = await evening.host.chronicle.latest(await evening.host.context.load(evening.game), 1)
        assert [line.text.key for part in since.parts for line in part.lines] == ["toy-ended"]
        assert [line.text.key for line in latest] == ["toy-ended"]


async def bo_stays_silent(evening: Evening) -> None:
    """So long that the table is told."""
    await until_bo_is_called(evening)
    for _ in range(8):
        evening.clock.advance(hours=12)
        await evening.host.sweep()
        await evening.deliver()
    assert "A reminder has been sent to **Bo**" in evening.courier.public()[-1]


def newest(evening: Evening) -> PostRef:
    return max(evening.courier.edited_posts, key=lambda post: post.message)


async def test_what_the_table_is_told_of_somebody_silent_is_the_newest_post_and_alone_has_buttons(evening: Evening):
    await bo_stays_silent(evening)
    assert not evening.courier.edited_posts[newest(evening)].rows
    assert "Waiting for" not in evening.courier.edited_posts[newest(evening)].content


async def test_what_the_table_was_told_of_somebody_silent_is_mended_when_they_have_acted(evening: Evening) -> None:
    await bo_stays_silent(evening)
    await evening.end_turn(BO)
    await evening.deliver()
    assert evening.courier.edited_posts[newest(evening)].content == "**Bo** had been sent a reminder."
    assert not evening.courier.edited_posts[newest(evening)].rows


async def test_where_closed_messages_are_told_the_post_waits_for_somebody_and_loses_its_buttons_in_time(
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
    assert "your direct messages are closed" in evening.courier.edited_posts[newest(evening)].content
    assert "Waiting for" not in evening.courier.edited_posts[newest(evening)].content


async def test_an_offer_is_closed_when_somebody_sits_there(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.host.hand_over.pass_seat(evening.game, BO.id, None)
    await evening.deliver()
    (offer,) = [each for each in evening.courier.carried if "is free" in each.message.content]
    await evening.host.hand_over.take_seat(evening.game, CY)
    await evening.deliver()
    (edit,) = [each for each in evening.courier.carried if each.edits and each.to == offer.to and not each.keeps_files]
    assert (edit.message.content, edit.message.rows) == ("The seat was offered; **Cy** sits there now.", ())


async def test_a_vacation_is_shown_in_the_newest_post_as_soon_as_it_begins_and_no_longer_when_it_ends(
    evening: Evening,
) -> None:
    await until_bo_is_called(evening)
    for away, shown in ((evening.clock.now() + timedelta(days=5), True), (None, False)):
        await evening.host.people.vacation(BO, away)
        evening.clock.advance(seconds=15)
        await evening.deliver()
        assert ("away until" in evening.courier.edited_posts[newest(evening)].content) is shown


async def test_in_the_list_of_games_and_in_a_vote_whoever_is_on_vacation_is_shown_as_away(evening: Evening) -> None:
    await until_bo_is_called(evening)
    await evening.host.people.vacation(BO, evening.clock.now() + timedelta(days=5))
    listed = await lookups.games(evening.host, Reader(ANN, PersonSettings(), "en-GB"), Action("games"))
    assert "Bo (away until <t:" in listed.content
    await evening.host.undo.ask(evening.game, ANN.id)
    await evening.deliver()
    assert "(away until <t:" in evening.courier.public()[-1]


async def test_the_last_turn_is_told_with_the_result_in_one_closing_post(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    while (await evening.host.summary(evening.game)).awaited:
        posts = len(evening.courier.public())
        await evening.play_on((ANN, BO), most=1)
        await evening.deliver()
    (closing,) = evening.courier.public()[posts:]
    assert closing.index("The caravans have come home.") < closing.index("## Caravan is over")
    newest = [each for each in evening.courier.carried if isinstance(each.to, Channel) and not each.edits][-1]
    assert [button.act.verb for button in newest.message.rows[0]] == ["rematch", "replay", "film", "verify"]


# --- The message that called somebody, once it was answered ---------------------------------------

OVER = "-# You were called in Caravan, <#70>: nothing is left to answer here."


async def until_bo_is_called_among_three(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO, CY)
    await evening.end_turn(ANN)
    await changed(evening)


async def changed(evening: Evening) -> list[Message]:
    """What the direct messages say a moment later that were changed since."""
    evening.courier.closed_calls.clear()
    await evening.deliver()
    evening.clock.advance(seconds=15)
    await evening.deliver()
    return list(evening.courier.closed_calls.values())


async def press_end(evening: Evening, person: Person, at: int = 0) -> None:
    panel = await evening.panel(person)
    act = Action("pick", evening.game, panel.epoch, panel.questions[0].id, "end")
    assert (await evening.host.table.press(act, (), person.id, at=at)).outcome == "taken"


async def test_a_call_that_was_answered_elsewhere_loses_its_buttons_and_what_it_asked(evening: Evening) -> None:
    await until_bo_is_called_among_three(evening)
    await press_end(evening, BO)
    assert await changed(evening) == [Message(OVER)]
    assert not await changed(evening), "once"


async def test_a_call_that_was_answered_in_its_place_is_not_touched(evening: Evening) -> None:
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


async def test_what_reminded_somebody_says_so_no_longer_either(evening: Evening) -> None:
    await until_bo_is_called_among_three(evening)
    evening.clock.advance(hours=2)
    await evening.host.people.nudge(evening.game, ANN.id)
    await evening.deliver()
    await evening.end_turn(BO)
    assert await changed(evening) == [Message(OVER), Message(OVER)]


async def test_who_has_handed_their_seat_over_is_asked_nothing_any_more(evening: Evening) -> None:
    await until_bo_is_called_among_three(evening)
    await evening.host.hand_over.replace(evening.game, DEE, 1, DEE)
    assert await changed(evening) == [Message(OVER)]
    assert "It is your move" in evening.courier.direct(DEE)[-1]


async def test_an_edit_that_must_wait_keeps_no_call_waiting(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
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
    """Keeps every post of the channel as it reads by now, oldest first."""

    def __init__(self) -> None:
        super().__init__()
        self.posts: dict[PostRef, Message] = {}

    async def carry(self, parcel: Parcel) -> PostRef:
        post = await super().carry(parcel)
        if isinstance(parcel.to, Channel):
            self.posts[post] = parcel.message
        return post


def opens_panels(message: Message) -> bool:
    return any(item.act.verb == "move" for row in message.rows for item in row)


TURN = " to take a turn"


def says_waiting(summary: Summary, now: datetime, message: Message) -> bool:
    """For a turn as long as it lasts, with all who were asked something else ten minutes ago; or else for all who are
    awaited, each since they were asked. For nobody else but a partner of whom either may act."""
    said = re.findall(r"Waiting for (\*\*\w+\*\*.*?), asked <t:(\d+):R>", message.content)
    either = [(re.findall(r"\*\*(\w+)\*\*", who), who.endswith(TURN), int(since)) for who, since in said]
    since = {summary.chairs[each.seat].name: each.since for each in summary.awaited}
    on_turn = {summary.chairs[seat].name for seat in summary.on_turn}
    for_turn = any(turn for _, turn, _ in either)
    awaited = {name for name in since if not for_turn or since[name] + NAMED_AFTER <= now} - on_turn
    named = {name for names, turn, _ in either if not turn for name in names if name in since}
    first = [min((int(since[name].timestamp()) for name in names if name in since), default=0) for names, *_ in either]
    true_turns = all(set(names) <= on_turn for names, turn, _ in either if turn)
    true_times = all(asked == of for (_, turn, asked), of in zip(either, first, strict=True) if not turn)
    return bool(either) and true_turns and true_times and awaited <= named


@pytest.mark.parametrize("key", sorted(GAMES))
async def test_at_every_moment_the_newest_post_alone_says_whom_the_table_waits_for(key: str, tmp_path: Path) -> None:
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
            assert says_waiting(summary, evening.clock.now(), newest), newest.content
            assert opens_panels(newest)
            assert not any("Waiting for" in post.content or opens_panels(post) for post in older)
            person = people[summary.awaited[below(len(summary.awaited))].seat]
            evening.clock.advance(minutes=3)
            await evening.deliver()
            assert says_waiting(summary, evening.clock.now(), [*wall.posts.values()][-1])
            await evening.answer(person, lively_picks((await evening.panel(person)).questions[0], below))
            evening.clock.advance(seconds=1)
            await evening.deliver()


@pytest.mark.parametrize(("weight", "told"), [(1, True), (VICTORY, False)])
async def test_that_somebody_has_won_is_said_in_the_closing_post_alone(tmp_path: Path, weight: int, told: bool) -> None:
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
    """The dice game, in which Ann may invite."""
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
    """What the newest post says."""
    evening.clock.advance(**passed)
    await evening.deliver()
    return (
        evening.courier.edited_posts[newest(evening)].content
        if evening.courier.edited_posts
        else evening.courier.public()[-1]
    )


async def test_a_post_waits_for_a_turn_as_long_as_it_goes_on_and_after_ten_minutes_also_for_whoever_is_asked_in_it(
    allies: Evening,
) -> None:
    await invite_bo(allies)
    assert "Waiting for **Ann** 🟥 to take a turn" in await after(allies, minutes=9)
    assert not allies.courier.edited_posts
    assert "Waiting for **Bo** 🟦 to answer the invitation of Ann" in await after(allies, minutes=2)
    await allies.answer(BO, {"refuse": 1})
    assert "Waiting for **Ann** 🟥 to take a turn" in await after(allies, seconds=15)


async def test_what_is_answered_within_ten_minutes_in_a_turn_of_another_mends_nothing(allies: Evening) -> None:
    await invite_bo(allies)
    await after(allies, minutes=5)
    await allies.answer(BO, {"refuse": 1})
    assert "Waiting for **Ann** 🟥 to take a turn" in await after(allies, hours=1)
    assert not allies.courier.edited_posts


async def test_a_mend_that_can_wait_waits_no_longer_when_the_post_becomes_untrue(allies: Evening) -> None:
    await invite_bo(allies)
    await after(allies, seconds=30)
    assert await allies.host.undo.ask(allies.game, ANN.id)
    await after(allies, seconds=15)
    assert "Waiting for" not in allies.courier.edited_posts[newest(allies)].content


async def test_a_post_says_what_somebody_is_awaited_for_also_when_they_are_asked_on(allies: Evening) -> None:
    await invite_bo(allies)
    while (panel := await allies.panel(ANN)).questions:
        await allies.answer(ANN, panel.questions[0].mildest)
    assert "to answer the invitation" in await after(allies, minutes=11)
    await allies.answer(BO, {"accept": 1})
    assert [each.seat for each in (await allies.host.summary(allies.game)).awaited] == [1]
    assert "to answer the invitation" not in await after(allies, seconds=15)


async def test_nothing_comes_to_anybody_that_everybody_has_read(allies: Evening) -> None:
    await invite_bo(allies)
    await allies.answer(BO, {"refuse": 1})
    while (panel := await allies.panel(ANN)).questions:
        await allies.answer(ANN, panel.questions[0].mildest)
    await after(allies, hours=13)
    assert not any("What came to you" in told for person in PEOPLE[:4] for told in allies.courier.direct(person))


async def test_a_call_at_whose_panel_one_may_go_on_is_closed_when_one_is_called_anew(allies: Evening) -> None:
    """Ann invites Bo from the message that called her, and could recruit there until he has answered."""
    ((message,),) = allies.rows("SELECT message FROM posts WHERE role = 'call' AND seat = 0")
    panel = await allies.panel(ANN)
    invite = next(option.key for option in panel.questions[0].options if option.key.startswith("invite:1"))
    await allies.host.table.submit(allies.game, ANN.id, panel.epoch, panel.questions[0].id, {invite: 1}, message)
    assert not await changed(allies)
    assert (await allies.panel(ANN)).questions, "she may go on"
    await allies.answer(BO, {"refuse": 1})
    assert not any(each.rows for each in await changed(allies))
    assert message in {post.message for post in allies.courier.closed_calls}


async def test_while_the_table_is_asked_the_newest_post_waits_for_nobody(evening: Evening) -> None:
    await until_bo_is_called_among_three(evening)
    vote = await evening.host.undo.ask(evening.game, ANN.id)
    assert vote is not None
    for refused, waits in ((False, False), (True, True)):
        if refused:
            await evening.host.votes.ballot(evening.game, BO.id, vote.id, yes=False)
        evening.clock.advance(seconds=15)
        await evening.deliver()
        assert ("Waiting for **Bo**" in evening.courier.edited_posts[newest(evening)].content) is waits


# --- One hand in one message ----------------------------------------------------------------------


async def test_whoever_is_not_called_soon_is_greeted_and_nobody_else(tmp_path: Path) -> None:
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


async def test_what_came_without_a_call_goes_when_a_call_shows_the_same_hand(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    async with evening.host.store.write() as rows:
        await rows.games.note_post(evening.game, NEWS, 1, PostRef(BO.id, 4711))
    await evening.end_turn(ANN)
    await evening.deliver()
    assert "it stands below" in evening.courier.closed_calls[PostRef(BO.id, 4711)].content
