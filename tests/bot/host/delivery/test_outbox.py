"""The outbox: each notification is delivered at least once and shown once."""

from __future__ import annotations

import asyncio
import contextlib
import gc
from datetime import timedelta
from typing import NoReturn

import pytest

from bot.host.delivery.courier import Channel, Direct, NotNow, Parcel, Unreachable
from bot.host.model.facts import PostRef
from bot.host.model.preferences import Pictures, TableSettings
from bot.host.model.records import NOBODY, OutboxRow
from bot.host.notify.queueing import put_public
from bot.host.store.tables.games import GameRows
from tests.bot.helpers import ANN, BO, CHANNEL, Evening
from tests.support.waiting import TIMEOUT


async def test_a_failed_notification_is_retried_with_the_same_id(evening: Evening) -> None:
    await evening.create_table(ANN, BO)
    evening.courier.troubles = [NotNow(), RuntimeError("lost response")]
    for _ in range(3):
        await evening.deliver()
        evening.clock.advance(seconds=30)
    assert len(evening.courier.tried) == 3
    assert len(set(evening.courier.tried)) == 1
    assert len(evening.courier.shown) == 1


async def test_the_delay_grows_after_each_failed_attempt(evening: Evening) -> None:
    await evening.create_table(ANN, BO)
    evening.courier.troubles = [NotNow() for _ in range(4)]
    tried_at = []
    for second in range(16):
        before = len(evening.courier.tried)
        await evening.deliver()
        tried_at += [second] * (len(evening.courier.tried) - before)
        evening.clock.advance(seconds=1)
    assert tried_at == [0, 1, 3, 7, 15]


async def test_a_retry_waits_as_long_as_discord_says(evening: Evening) -> None:
    await evening.create_table(ANN, BO)
    evening.courier.troubles = [NotNow(40)]
    await evening.deliver()
    evening.clock.advance(seconds=39)
    await evening.deliver()
    assert not evening.courier.shown
    evening.clock.advance(seconds=2)
    await evening.deliver()
    assert evening.courier.shown


async def test_a_retry_within_the_nonce_window_is_sent_without_a_search(evening: Evening) -> None:
    await evening.create_table(ANN, BO)
    evening.courier.troubles = [NotNow(5)]
    await evening.deliver()
    evening.clock.advance(seconds=10)
    await evening.deliver()
    assert evening.courier.carried[-1].look_since is None


async def test_a_retry_after_the_nonce_window_searches_for_the_post_first(evening: Evening) -> None:
    await evening.create_table(ANN, BO)
    evening.courier.troubles = [NotNow(5)]
    await evening.deliver()
    await evening.restart()
    evening.clock.advance(hours=3)
    await evening.deliver()
    assert evening.courier.carried[-1].look_since is not None


async def test_delivered_notifications_are_deleted_after_a_week(evening: Evening) -> None:
    await evening.create_table(ANN, BO)
    await evening.deliver()
    evening.clock.advance(days=6)
    await evening.host.sweeper.sweep()
    assert evening.rows("SELECT state FROM outbox") == [("sent",)]
    evening.clock.advance(days=2)
    await evening.host.sweeper.sweep()
    assert evening.rows("SELECT state FROM outbox") == []


async def test_a_first_attempt_needs_no_search(evening: Evening) -> None:
    await evening.create_table(ANN, BO)
    evening.clock.advance(hours=3)
    await evening.deliver()
    assert evening.courier.carried[-1].look_since is None


async def test_ids_are_short_and_never_used_twice(evening: Evening) -> None:
    await evening.begin(ANN, BO)
    await evening.play_on((ANN, BO), most=20)
    await evening.deliver()
    ids = [parcel.id for parcel in evening.courier.carried if parcel.edits is None]
    assert len(ids) == len(set(ids))
    assert max(map(len, ids)) <= 25


async def queue_two_turns(evening: Evening) -> tuple[int, OutboxRow]:
    """Queue the posts of two turns. Return the number of posts before, and the first notification."""
    await evening.begin_settled(ANN, BO)
    await evening.deliver()
    before = len(evening.courier.public())
    await evening.end_turn(ANN)
    waiting = await evening.host.store.read.outbox.waiting(evening.game)
    await evening.end_turn(BO)
    return before, next(letter for letter in waiting if letter.kind == "turn")


async def test_posts_of_a_channel_keep_their_order_when_one_is_delayed(evening: Evening) -> None:
    before, first = await queue_two_turns(evening)
    async with evening.host.store.write() as rows:
        await rows.outbox.postpone(first.id, evening.clock.now() + timedelta(seconds=60))
    await evening.deliver()
    assert len(evening.courier.public()) == before
    evening.clock.advance(seconds=61)
    await evening.deliver()
    posts = evening.courier.public()[before:]
    assert "Ann" in posts[0]
    assert "Bo" in posts[1]


async def test_an_unreachable_person_delays_nobody_else(evening: Evening) -> None:
    await evening.begin(ANN, BO)
    evening.courier.closed = {ANN.id}
    await evening.deliver()
    assert evening.courier.direct(BO)


async def test_with_closed_dms_the_table_says_so_once(evening: Evening) -> None:
    evening.courier.closed = {BO.id}
    await evening.begin(ANN, BO)
    for part in range(5):
        await evening.deliver()
        await evening.play_on((ANN, BO), str(part), most=5)
    told = [post for post in evening.courier.public() if f"<@{BO.id}>" in post and "Your hand" in post]
    assert len(told) == 1


async def test_closed_dms_and_the_post_about_them_are_stored_together(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*arguments: object, **changes: object) -> NoReturn:
        raise RuntimeError("the disk is full")

    evening.courier.closed = {BO.id}
    await evening.begin(ANN, BO)
    with monkeypatch.context() as trouble:
        trouble.setattr(GameRows, "update_seat", fails)
        await evening.deliver()
    evening.clock.advance(minutes=1)
    await evening.deliver()
    assert any(f"<@{BO.id}>" in post and "Your hand" in post for post in evening.courier.public())


async def test_with_closed_dms_a_delayed_call_is_made_in_the_channel(evening: Evening) -> None:
    evening.courier.closed = {BO.id}
    await evening.begin_settled(ANN, BO)
    await evening.deliver()
    pings = evening.courier.calls_of(BO)
    evening.clock.advance(hours=11)
    await evening.end_turn(ANN)
    await evening.deliver()
    assert evening.courier.calls_of(BO) == pings
    evening.clock.advance(hours=9)
    await evening.deliver()
    assert evening.courier.calls_of(BO) == pings + 1


async def test_a_post_without_permission_is_retried(evening: Evening) -> None:
    await evening.create_table(ANN, BO)
    evening.courier.troubles = [Unreachable("forbidden")]
    await evening.deliver()
    assert not evening.courier.shown
    evening.clock.advance(hours=2)
    await evening.deliver()
    assert evening.courier.shown


async def test_the_lobby_post_is_edited(evening: Evening) -> None:
    await evening.create_table(ANN)
    await evening.deliver()
    await evening.host.lobby.join(evening.game, BO)
    await evening.deliver()
    first, second = evening.courier.carried
    assert first.edits is None
    assert second.edits == await evening.host.store.read.games.post(evening.game, "lobby", NOBODY)
    assert second.to == Channel(CHANNEL)


async def create_table_and_delete_its_post(evening: Evening) -> None:
    await evening.create_table(ANN, BO)
    await evening.deliver()
    post = await evening.host.store.read.games.post(evening.game, "lobby", NOBODY)
    assert post is not None
    evening.courier.deleted = {post}


async def test_a_deleted_lobby_post_is_posted_again(evening: Evening) -> None:
    await create_table_and_delete_its_post(evening)
    await evening.host.lobby.leave(evening.game, BO.id)
    await evening.deliver()
    assert evening.courier.carried[-1].edits is None
    assert "Ann" in evening.courier.carried[-1].message.text


async def test_a_deleted_lobby_post_of_a_running_game_is_not_posted_again(evening: Evening) -> None:
    await create_table_and_delete_its_post(evening)
    await evening.host.lobby.start(evening.game, ANN.id)
    await evening.deliver()
    assert evening.rows("SELECT state FROM outbox WHERE kind = 'lobby'") == [("sent",), ("failed",)]


async def test_a_lobby_in_a_deleted_channel_is_not_posted_again(evening: Evening) -> None:
    await evening.create_table(ANN)
    await evening.deliver()
    evening.courier.troubles = [Unreachable("gone") for _ in range(9)]
    await evening.host.lobby.join(evening.game, BO)
    await evening.deliver()
    assert evening.rows("SELECT state FROM outbox") == [("sent",), ("failed",), ("failed",)]


async def test_a_reader_who_prefers_text_gets_no_picture(evening: Evening) -> None:
    await evening.host.people.set(ANN, pictures=Pictures.WORDS)
    await evening.begin(ANN, BO)
    await evening.deliver()
    mine = [parcel for parcel in evening.courier.carried if parcel.to == Direct(ANN.id)]
    assert mine
    assert all(not parcel.message.pictures and "hand=" in parcel.message.text for parcel in mine)


def sizes(evening: Evening, to: Channel | Direct) -> set[str]:
    parcels = [parcel for parcel in evening.courier.carried if parcel.to == to]
    told = [file.data.decode() for parcel in parcels for file in parcel.message.files]
    return {size for size in ("wide", "tall") if any(f"'{size}'" in each for each in told)}


async def test_direct_messages_have_the_size_their_reader_chose(evening: Evening) -> None:
    await evening.host.people.set(ANN, pictures=Pictures.TALL)
    await evening.begin(ANN, BO)
    await evening.deliver()
    assert sizes(evening, Direct(ANN.id)) == {"tall"}
    assert sizes(evening, Direct(BO.id)) == sizes(evening, Channel(CHANNEL)) == {"wide"}


async def test_posts_have_the_size_the_table_chose(evening: Evening) -> None:
    await evening.begin(ANN, BO, table_settings=TableSettings(pictures=Pictures.TALL))
    await evening.deliver()
    assert sizes(evening, Channel(CHANNEL)) == {"tall"}
    assert sizes(evening, Direct(ANN.id)) == {"wide"}


async def test_a_notification_with_an_error_is_kept_and_the_others_are_sent(evening: Evening) -> None:
    await evening.create_table(ANN)
    first = evening.game
    await evening.create_table(BO, channel=71)
    original = evening.host.outbox.writer.writers["lobby"]

    async def broken(letter, loaded, speech):  # type: ignore[no-untyped-def]
        if letter.game == first:
            raise KeyError("a sentence is missing")
        return await original(letter, loaded, speech)

    evening.host.outbox.writer.writers["lobby"] = broken
    await evening.deliver()
    assert len(evening.courier.shown) == 1
    evening.host.outbox.writer.writers["lobby"] = original
    evening.clock.advance(minutes=1)
    await evening.deliver()
    assert len(evening.courier.shown) == 2


async def unwritable(letter: object, loaded: object, speech: object) -> NoReturn:
    raise KeyError("a sentence is missing")


async def test_a_notification_with_an_error_delays_nothing_behind_it(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.deliver()
    evening.host.outbox.writer.writers["turn"] = unwritable
    await evening.end_turn(ANN)
    async with evening.host.store.write() as rows:
        row = await evening.host.store.read.games.get(evening.game)
        assert row is not None
        await put_public(rows, row, "notice", {"text": {"key": "host-called", "args": {}}}, evening.clock.now())
    before = len(evening.courier.public())
    await evening.deliver()
    assert ["The game goes on" in post for post in evening.courier.public()[before:]] == [True]


async def test_a_notification_with_an_error_is_dropped_after_a_day(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    await evening.create_table(ANN)
    evening.host.outbox.writer.writers["lobby"] = unwritable
    for _ in range(40):
        await evening.deliver()
        evening.clock.advance(hours=1)
    assert evening.rows("SELECT state FROM outbox") == [("failed",)]
    assert [record.message for record in caplog.records][-1] == "a notification was dropped"


async def test_a_refused_notification_delays_others_for_a_day_and_is_dropped_after_a_week(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, first = await queue_two_turns(evening)
    carry = evening.courier.carry

    async def never_this_one(parcel: Parcel) -> PostRef:
        if parcel.id == evening.host.outbox.parcel_id(first):
            raise NotNow
        return await carry(parcel)

    monkeypatch.setattr(evening.courier, "carry", never_this_one)
    await evening.deliver()
    evening.clock.advance(hours=23)
    await evening.deliver()
    assert len(evening.courier.public()) == before
    evening.clock.advance(hours=2)
    await evening.deliver()
    assert len(evening.courier.public()) > before
    assert "Bo" in evening.courier.public()[before]
    evening.clock.advance(days=7)
    await evening.deliver()
    assert evening.rows(f"SELECT state FROM outbox WHERE id = {first.id}") == [("failed",)]


async def test_nothing_is_sent_while_the_database_is_read_only(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    await evening.create_table(ANN)
    async with evening.read_only_database():
        await evening.deliver()
        await asyncio.sleep(0)
        gc.collect()  # An exception that no task has read is logged now.
        assert [record.message for record in caplog.records] == [
            "notifications wait, because the database cannot be written"
        ]
        assert not evening.courier.tried
    await evening.deliver()
    assert len(evening.courier.shown) == 1


async def test_a_notification_sent_when_the_disk_became_full_is_shown_once(evening: Evening) -> None:
    await evening.create_table(ANN)
    carry, full = evening.courier.carry, contextlib.AsyncExitStack()

    async def carried_at_last(parcel: Parcel) -> PostRef:
        post = await carry(parcel)
        await full.enter_async_context(evening.read_only_database())
        return post

    evening.courier.carry = carried_at_last  # type: ignore[method-assign]
    await evening.deliver()
    await full.aclose()
    evening.courier.carry = carry  # type: ignore[method-assign]
    await evening.deliver()
    assert len(evening.courier.tried) == 2
    assert len(set(evening.courier.tried)) == 1


async def test_the_outbox_stops_although_it_is_woken_at_the_same_time(evening: Evening) -> None:
    for beats in range(4):
        running = asyncio.create_task(evening.host.outbox.run())
        await asyncio.sleep(0.05)
        evening.host.outbox.wake("any")
        for _ in range(beats):
            await asyncio.sleep(0)
        running.cancel()
        stopped, _ = await asyncio.wait({running}, timeout=TIMEOUT)
        assert stopped


async def test_an_outdated_notification_is_not_sent(evening: Evening) -> None:
    await evening.create_table(ANN)
    (letter,) = await evening.host.store.read.outbox.due(evening.clock.now())
    async with evening.host.store.write() as rows:
        await rows.outbox.settle(letter.id, "moot")
    await evening.host.outbox._deliver(letter)
    assert not evening.courier.shown


async def test_a_player_who_joins_while_the_lobby_post_is_written_is_in_the_next_edit(evening: Evening) -> None:
    await evening.create_table(ANN)
    original = evening.host.outbox.writer.writers["lobby"]

    async def overtaken(letter, loaded, speech):  # type: ignore[no-untyped-def]
        message = await original(letter, loaded, speech)
        evening.host.outbox.writer.writers["lobby"] = original
        await evening.host.lobby.join(evening.game, BO)
        return message

    evening.host.outbox.writer.writers["lobby"] = overtaken
    await evening.deliver()
    assert ["Bo" in parcel.message.text for parcel in evening.courier.carried] == [False, True]


async def test_the_outbox_wakes_when_the_next_notification_is_due(evening: Evening) -> None:
    await evening.create_table(ANN, BO)
    await evening.deliver()
    now, row = evening.clock.now(), (await evening.host.context.load(evening.game)).row
    async with evening.host.store.write() as rows:
        for seconds in (2, 4):
            await put_public(rows, row, "lobby", {}, now, now + timedelta(seconds=seconds))
    assert await evening.host.outbox._start_deliveries() == 2
    evening.clock.advance(seconds=3)
    assert await evening.host.outbox._start_deliveries() == 1
