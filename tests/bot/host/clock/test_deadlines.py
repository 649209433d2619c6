"""Reminders, deadlines, quiet hours, vacations, outages, and games that are put aside after long silence."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from bot.host.delivery.courier import NotNow
from bot.host.loading import outages
from bot.host.model.facts import Status
from bot.host.model.hours import Day
from bot.host.model.preferences import AtDeadline, TableSettings
from tests.bot.helpers import ANN, BO, CHANNEL, CY, DEE, Evening, refusal
from tests.support.idle import until_idle


def at(day: int, hour: float, month: int = 3) -> datetime:
    return datetime(2026, month, day, tzinfo=UTC) + timedelta(hours=hour)


def test_quiet_hours_go_over_midnight() -> None:
    day = Day("UTC", 22, 8)
    assert [hour for hour in range(24) if day.is_quiet(at(2, hour))] == [0, 1, 2, 3, 4, 5, 6, 7, 22, 23]


def test_equal_hours_mean_never_quiet() -> None:
    assert not any(Day("UTC", 8, 8).is_quiet(at(2, hour)) for hour in range(24))


def test_the_night_does_not_count_as_waking_hours() -> None:
    assert Day("UTC", 22, 8).after_waking(at(2, 20), 12) == at(3, 18)


def test_waking_hours_keep_their_minutes() -> None:
    assert Day("UTC", 22, 8).after_waking(at(2, 20.25), 2.5) == at(3, 8.75)


def test_quiet_hours_are_those_of_the_persons_own_clock() -> None:
    assert Day("Asia/Tokyo", 22, 8).is_quiet(at(2, 14))
    assert not Day("America/New_York", 22, 8).is_quiet(at(2, 14))


def test_a_zone_with_half_hours_wakes_on_its_own_full_hour() -> None:
    assert Day("Asia/Kolkata", 22, 8).next_waking(at(2, 0)) == at(2, 2.5)


def test_waking_hours_count_true_hours_when_the_clocks_change() -> None:
    # Prague goes from 2 to 3 o'clock in the night to 29 March 2026.
    assert Day("Europe/Prague", 22, 8).after_waking(at(28, 20), 2) == at(29, 7)


def test_a_skipped_waking_hour_begins_when_the_clocks_change() -> None:
    # Prague has no hour from 2 to 3 in the night to 29 March 2026; at 1 o'clock UTC the clocks show 3.
    day = Day("Europe/Prague", 3, 2)
    assert day.next_waking(at(28, 12)) == at(29, 1)
    assert day.after_waking(at(28, 12), 2) == at(31, 0)


def test_a_half_skipped_waking_hour_lasts_an_hour() -> None:
    # Lord Howe goes from 2 to half past 2 on 4 October 2026, at 15:30 UTC of the day before.
    day = Day("Australia/Lord_Howe", 3, 2)
    assert day.next_waking(at(3, 12, month=10)) == at(3, 15.5, month=10)
    assert day.after_waking(at(3, 12, month=10), 0.75) == at(3, 16.25, month=10)
    assert day.is_quiet(at(3, 16.5, month=10))


def test_a_longer_waking_day_ends_at_its_own_hour_when_the_clocks_change() -> None:
    assert Day("Europe/Prague", 3, 8).is_quiet(at(29, 1))


def test_time_on_vacation_does_not_count() -> None:
    day = Day("UTC", 22, 8, away_until=at(9, 10))
    assert day.after_waking(at(2, 12), 3) == at(9, 13)


async def test_after_twelve_waking_hours_there_is_one_reminder(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.deliver()
    before = len(evening.courier.direct(ANN))
    for _ in range(11):
        evening.clock.advance(hours=2)
        await evening.host.sweeper.sweep()
        await evening.deliver()
    assert len(evening.courier.direct(ANN)) == before + 1


async def test_no_reminder_before_twelve_waking_hours(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.deliver()
    before = len(evening.courier.direct(ANN))
    evening.clock.advance(hours=21)  # From noon: ten waking hours, ten of the night, one more.
    await evening.host.sweeper.sweep()
    await evening.deliver()
    assert len(evening.courier.direct(ANN)) == before


async def test_after_the_reminder_the_table_is_told_once_without_a_ping(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.deliver()
    posts, pings = len(evening.courier.public()), evening.courier.calls_of(ANN)
    for _ in range(48):
        evening.clock.advance(hours=2)
        await evening.host.sweeper.sweep()
        await evening.deliver()
    assert len(evening.courier.public()) == posts + 1
    assert evening.courier.calls_of(ANN) == pings


async def test_a_step_within_a_turn_does_not_restart_the_reminder(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    (before,) = (await evening.host.summary(evening.game)).awaited
    evening.clock.advance(hours=3)
    await evening.answer(ANN, {"draw": 1})
    (after,) = (await evening.host.summary(evening.game)).awaited
    assert after.since == before.since


async def test_a_players_own_interval_overrides_the_tables(evening: Evening) -> None:
    await evening.host.people.set(ANN, nudge_hours=2)
    await evening.begin_settled(ANN, BO)
    await evening.deliver()
    before = len(evening.courier.direct(ANN))
    evening.clock.advance(hours=2)
    await evening.host.sweeper.sweep()
    await evening.deliver()
    assert len(evening.courier.direct(ANN)) == before + 1


async def test_a_reminder_missed_in_the_evening_comes_in_the_morning(evening: Evening) -> None:
    await evening.host.people.set(ANN, nudge_hours=9)
    await evening.begin_settled(ANN, BO)
    await evening.deliver()
    before = len(evening.courier.direct(ANN))
    evening.clock.advance(hours=11)  # Due at 21:00; the sweep runs at 23:00.
    await evening.host.sweeper.sweep()
    await evening.deliver()
    assert len(evening.courier.direct(ANN)) == before
    evening.clock.advance(hours=9)  # 8:00
    await evening.host.sweeper.sweep()
    await evening.deliver()
    assert len(evening.courier.direct(ANN)) == before + 1


async def test_nobody_is_called_in_their_quiet_hours(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.deliver()
    messages, pings = len(evening.courier.direct(BO)), evening.courier.calls_of(BO)
    evening.clock.advance(hours=11)  # 23:00
    await evening.end_turn(ANN)
    await evening.deliver()
    assert (len(evening.courier.direct(BO)), evening.courier.calls_of(BO)) == (messages, pings)
    evening.clock.advance(hours=9)  # 8:00
    await evening.deliver()
    assert len(evening.courier.direct(BO)) == messages + 1


async def test_a_call_delayed_to_the_morning_is_dropped_if_it_is_answered_before(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.deliver()
    messages = len(evening.courier.direct(BO))
    evening.clock.advance(hours=11)
    await evening.end_turn(ANN)
    await evening.end_turn(BO)
    await evening.answer(BO, {})
    evening.clock.advance(hours=9)
    await evening.deliver()
    assert len(evening.courier.direct(BO)) == messages


async def test_at_the_deadline_the_mildest_answers_are_given_and_posted(evening: Evening) -> None:
    await evening.begin_settled(
        ANN, BO, table_settings=TableSettings(deadline_hours=24, at_deadline=AtDeadline.MILDEST)
    )
    await evening.deliver()
    evening.clock.advance(hours=25)
    await evening.host.sweeper.sweep()
    await evening.deliver()
    assert await evening.awaited() == {1}
    assert any("did not answer before" in post for post in evening.courier.public())


async def test_standing_orders_apply_when_a_deadline_passes(evening: Evening) -> None:
    await evening.begin_settled(
        ANN, BO, table_settings=TableSettings(deadline_hours=24, at_deadline=AtDeadline.MILDEST)
    )
    await evening.end_turn(ANN)
    await evening.end_turn(BO)
    await evening.host.orders.give(evening.game, ANN.id, "never-bid")
    await evening.answer(BO, {})
    await evening.end_turn(ANN)
    await evening.deliver()
    evening.clock.advance(hours=25)
    await evening.host.sweeper.sweep()
    await until_idle(evening.host.automatic)
    assert (await evening.panel(ANN)).questions[0].kind == "toy-turn"  # In the next round: her bid is given.


async def test_time_in_which_the_bot_was_offline_does_not_count(evening: Evening) -> None:
    await evening.begin_settled(
        ANN, BO, table_settings=TableSettings(deadline_hours=24, at_deadline=AtDeadline.MILDEST)
    )
    await evening.deliver()
    evening.clock.advance(hours=10)
    await evening.host.sweeper.sweep()
    evening.clock.advance(hours=48)
    await evening.host.sweeper.discount_outage()
    await evening.host.sweeper.sweep()
    assert await evening.awaited() == {0}
    evening.clock.advance(hours=15)
    await evening.host.sweeper.sweep()
    assert await evening.awaited() == {1}


async def test_a_table_may_keep_waiting_at_the_deadline(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO, table_settings=TableSettings(deadline_hours=24, at_deadline=AtDeadline.WAIT))
    await evening.deliver()
    for _ in range(3):
        evening.clock.advance(hours=25)
        await evening.host.sweeper.sweep()
    await evening.deliver()
    assert await evening.awaited() == {0}
    assert sum("did not answer before" in post for post in evening.courier.public()) == 1


async def test_at_the_deadline_the_seat_may_be_offered(evening: Evening) -> None:
    await evening.begin_settled(
        ANN, BO, table_settings=TableSettings(deadline_hours=24, at_deadline=AtDeadline.HAND_OVER)
    )
    await evening.deliver()
    evening.clock.advance(hours=25)
    await evening.host.sweeper.sweep()
    await evening.host.hand_over.take_seat(evening.game, CY, 0)
    assert (await evening.host.summary(evening.game)).seat_of(CY.id) == 0


async def test_i_need_a_day_moves_the_deadline_and_can_be_said_three_times(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO, table_settings=TableSettings(deadline_hours=24))
    (before,) = (await evening.host.summary(evening.game)).awaited
    for _ in range(3):
        (after,) = (await evening.host.people.need_a_day(evening.game, ANN.id)).awaited
    assert before.deadline is not None
    assert after.deadline == before.deadline + timedelta(days=3)
    assert await refusal(evening.host.people.need_a_day(evening.game, ANN.id)) == "host-day-used-up"


async def test_on_vacation_nobody_is_reminded_and_the_deadline_waits(evening: Evening) -> None:
    await evening.begin_settled(
        ANN, BO, table_settings=TableSettings(deadline_hours=24, at_deadline=AtDeadline.MILDEST)
    )
    await evening.deliver()
    messages = len(evening.courier.direct(ANN))
    await evening.host.people.vacation(ANN, evening.clock.now() + timedelta(days=7))
    for _ in range(6):
        evening.clock.advance(days=1)
        await evening.host.sweeper.sweep()
    await evening.deliver()
    assert await evening.awaited() == {0}
    assert len(evening.courier.direct(ANN)) == messages


async def test_a_player_on_vacation_is_called_when_it_ends(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.deliver()
    messages = len(evening.courier.direct(BO))
    await evening.host.people.vacation(BO, evening.clock.now() + timedelta(days=2))
    await evening.end_turn(ANN)
    await evening.deliver()
    assert len(evening.courier.direct(BO)) == messages
    evening.clock.advance(days=2, hours=1)
    await evening.deliver()
    assert len(evening.courier.direct(BO)) == messages + 1


async def test_a_call_delayed_by_a_vacation_is_dropped_when_the_game_is_put_aside(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.deliver()
    messages = len(evening.courier.direct(BO))
    await evening.host.people.vacation(BO, evening.clock.now() + timedelta(days=40))
    await evening.end_turn(ANN)
    evening.clock.advance(days=32)
    await evening.host.sweeper.sweep()
    evening.clock.advance(days=9)
    await evening.deliver()
    assert len(evening.courier.direct(BO)) == messages


async def test_a_player_who_has_left_is_not_called(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.deliver()
    messages = len(evening.courier.direct(BO))
    evening.clock.advance(hours=11)  # 23:00
    await evening.end_turn(ANN)
    await evening.host.hand_over.abandon(evening.game, BO.id)
    evening.clock.advance(hours=9)  # 8:00
    await evening.deliver()
    assert len(evening.courier.direct(BO)) == messages


async def test_time_in_which_a_game_was_paused_brings_no_reminder(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.host.admins.pause(evening.game, CY)
    await evening.deliver()
    before = len(evening.courier.direct(ANN))
    evening.clock.advance(days=4)
    await evening.host.admins.resume(evening.game, CY)
    await evening.host.sweeper.sweep()
    await evening.deliver()
    assert len(evening.courier.direct(ANN)) == before


async def test_a_player_may_nudge_once(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.deliver()
    before = len(evening.courier.direct(ANN))
    assert await evening.host.people.nudge(evening.game, BO.id) == (0,)
    assert await refusal(evening.host.people.nudge(evening.game, BO.id)) == "host-nudge-soon"
    await evening.deliver()
    assert len(evening.courier.direct(ANN)) == before + 1


async def test_nobody_is_nudged_in_the_night(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    evening.clock.advance(hours=12)
    assert await refusal(evening.host.people.nudge(evening.game, BO.id)) == "host-nudge-soon"


async def test_a_silent_game_is_put_aside_and_can_be_revived(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    evening.clock.advance(days=31)
    await evening.host.sweeper.sweep()
    assert (await evening.host.summary(evening.game)).status is Status.ASIDE
    assert await refusal(evening.host.table.submit(evening.game, ANN.id, 0, "q3", {"end": 1})) == "host-is-aside"
    await evening.host.admins.revive(evening.game, BO)
    await evening.end_turn(ANN)


async def test_a_revived_game_restarts_the_clock_of_players_who_are_to_act(evening: Evening) -> None:
    await evening.begin_settled(
        ANN, BO, table_settings=TableSettings(deadline_hours=24, at_deadline=AtDeadline.MILDEST)
    )
    await evening.host.admins.pause(evening.game, CY)
    evening.clock.advance(days=31)
    await evening.host.sweeper.sweep()
    (awaited,) = (await evening.host.admins.revive(evening.game, BO)).awaited
    assert awaited.deadline == evening.clock.now() + timedelta(hours=24)
    await evening.host.sweeper.sweep()
    assert await evening.awaited() == {0}


async def test_a_paused_game_reminds_nobody(evening: Evening) -> None:
    await evening.begin_settled(
        ANN, BO, table_settings=TableSettings(deadline_hours=24, at_deadline=AtDeadline.MILDEST)
    )
    await evening.host.admins.pause(evening.game, CY)
    await evening.deliver()
    before = len(evening.courier.carried)
    evening.clock.advance(days=4)
    await evening.host.sweeper.sweep()
    await evening.deliver()
    assert len(evening.courier.carried) == before
    await evening.host.admins.resume(evening.game, CY)
    await evening.host.sweeper.sweep()
    assert await evening.awaited() == {0}


async def test_a_player_who_has_just_acted_counts_as_awake(evening: Evening) -> None:
    evening.clock.advance(hours=11)  # 23:00
    await evening.begin(ANN, BO)
    await evening.deliver()
    assert len(evening.courier.direct(ANN)) == len(evening.courier.direct(BO)) == 1


async def test_a_table_that_nobody_joins_is_closed(evening: Evening) -> None:
    await evening.create_table(ANN)
    evening.clock.advance(days=31)
    await evening.host.sweeper.sweep()
    assert (await evening.host.summary(evening.game)).status is Status.ABANDONED


async def test_an_error_in_one_game_does_not_stop_the_sweep(evening: Evening, caplog: pytest.LogCaptureFixture) -> None:
    table_settings = TableSettings(deadline_hours=24, at_deadline=AtDeadline.MILDEST)
    bad = await evening.begin_settled(ANN, BO, table_settings=table_settings)
    await evening.begin(CY, DEE, channel=71, table_settings=table_settings)
    await evening.deliver()
    evening.corrupt(bad)
    evening.clock.advance(hours=25)
    await evening.host.sweeper.sweep()
    assert "the sweep failed in a game" in caplog.text
    assert (await evening.host.table.look(evening.game, None)).view.sectors != (0, 0)


async def test_a_table_with_impossible_hours_does_not_stop_the_sweep(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    evening.rows("""UPDATE games SET table_settings = '{"zone": "Nowhere/Never"}'""")
    await evening.begin_settled(CY, DEE, channel=CHANNEL + 1)
    evening.clock.advance(hours=30)
    await evening.host.sweep()
    await evening.deliver()
    assert "you were asked" in evening.courier.direct(CY)[-1]


async def test_nobody_is_reminded_about_an_empty_seat(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.host.hand_over.abandon(evening.game, ANN.id)
    evening.clock.advance(minutes=1)  # The newest post has been edited.
    await evening.deliver()
    before = len(evening.courier.carried)
    for _ in range(4):
        evening.clock.advance(days=1)
        await evening.host.sweeper.sweep()
    await evening.deliver()
    assert len(evening.courier.carried) == before


# --- Time in which nobody could press -------------------------------------------------------------

DAILY = TableSettings(deadline_hours=24, at_deadline=AtDeadline.MILDEST)


async def moves_made(evening: Evening) -> int:
    last = await evening.host.store.read.moves.last(evening.game)
    assert last is not None
    return last.seq


async def test_no_move_is_made_at_a_deadline_after_the_machine_slept(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO, table_settings=DAILY)
    await evening.deliver()
    before = await moves_made(evening)
    evening.clock.jump(days=3)
    await evening.host.sweep()
    assert await moves_made(evening) == before
    evening.clock.advance(hours=25)
    await evening.host.sweep()
    assert await moves_made(evening) > before


async def test_no_move_is_made_at_a_deadline_after_the_process_was_stopped(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All clocks have moved on; the process has not run."""
    monkeypatch.setattr(outages.time, "monotonic", evening.clock.running)
    evening.host.presence.begin()
    await evening.begin_settled(ANN, BO, table_settings=DAILY)
    before = await moves_made(evening)
    evening.clock.advance(days=3)
    await evening.host.sweep()
    assert await moves_made(evening) == before


async def test_a_game_is_not_put_aside_because_the_machine_slept(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    evening.clock.jump(days=400)
    await evening.host.sweep()
    assert (await evening.host.summary(evening.game)).status is Status.RUNNING


async def test_a_clock_that_is_set_back_does_not_extend_a_deadline(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO, table_settings=DAILY)
    await evening.deliver()
    before = await moves_made(evening)
    evening.clock.jump(days=-30)
    await evening.host.sweep()
    evening.clock.advance(hours=25)
    await evening.host.sweep()
    assert await moves_made(evening) > before


async def test_no_deadline_runs_while_discord_is_unreachable(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO, table_settings=DAILY)
    await evening.deliver()
    before = await moves_made(evening)
    evening.host.presence.lost()
    for _ in range(4):
        evening.clock.advance(hours=20)
        await evening.host.sweep()
    assert await moves_made(evening) == before
    evening.host.presence.back()
    evening.clock.advance(hours=25)
    await evening.host.sweep()
    assert await moves_made(evening) > before


async def test_a_lost_shard_excuses_its_servers_and_no_others(evening: Evening) -> None:
    """The server 7 is served by the first of two shards, which also serves direct messages."""
    await evening.begin_settled(ANN, BO, table_settings=DAILY)
    await evening.deliver()
    before = await moves_made(evening)
    evening.host.presence.lost(1, 2)
    evening.clock.advance(hours=25)
    await evening.host.sweep()
    assert await moves_made(evening) > before


async def test_a_shard_that_no_longer_exists_excuses_nobody(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO, table_settings=DAILY)
    await evening.deliver()
    before = await moves_made(evening)
    evening.host.presence.lost(0, 3)
    evening.host.presence.served_by(2)
    await evening.host.sweep()
    evening.clock.advance(hours=25)
    await evening.host.sweep()
    assert await moves_made(evening) > before


async def test_a_lost_shard_of_direct_messages_excuses_everybody(evening: Evening) -> None:
    elsewhere = 1 << 22  # Served by the second of two shards.
    summary = await evening.host.lobby.create(ANN, elsewhere, CHANNEL, "toy", 2, None, DAILY)
    evening.game = summary.game
    await evening.host.lobby.join(evening.game, BO)
    await evening.host.lobby.start(evening.game, ANN.id)
    before = await moves_made(evening)
    for shard in (0, 1):
        evening.host.presence.lost(shard, 2)
        evening.clock.advance(hours=25)
        evening.host.presence.back(shard, 2)
        await evening.host.sweep()
        assert await moves_made(evening) == before


async def test_a_vote_does_not_expire_during_an_outage(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.end_turn(ANN)
    await evening.host.undo.ask(evening.game, ANN.id)
    evening.clock.jump(days=3)
    await evening.host.sweep()
    assert (await evening.panel(BO)).vote is not None


async def deadline(evening: Evening) -> datetime:
    (awaited,) = (await evening.host.summary(evening.game)).awaited
    assert awaited.deadline is not None
    return awaited.deadline


async def test_an_outage_of_all_shards_is_excused_once(evening: Evening) -> None:
    elsewhere = 1 << 22  # Served by the second of two shards.
    evening.game = (await evening.host.lobby.create(ANN, elsewhere, CHANNEL, "toy", 2, None, DAILY)).game
    await evening.host.lobby.join(evening.game, BO)
    await evening.host.lobby.start(evening.game, ANN.id)
    await evening.answer(ANN, {"sector:1": 1})
    before = await deadline(evening)
    evening.host.presence.lost()
    evening.host.presence.lost(1, 2)
    for _ in range(3):
        evening.clock.advance(hours=1)
        await evening.host.sweep()
    evening.host.presence.back()
    for _ in range(2):
        evening.clock.advance(hours=1)
        await evening.host.sweep()
    assert await deadline(evening) - before == timedelta(hours=5)


async def test_a_clock_set_back_while_the_bot_was_offline_does_not_extend_a_deadline(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO, table_settings=DAILY)
    await evening.deliver()
    before = await moves_made(evening)
    await evening.host.sweep()
    await evening.close()
    evening.clock.jump(days=-30)
    await evening.open()
    await evening.host.sweeper.discount_outage()
    evening.clock.advance(hours=25)
    await evening.host.sweep()
    assert await moves_made(evening) > before


async def test_waiting_notifications_are_sent_after_the_clock_was_set_back(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.deliver()
    before = len(evening.courier.public())
    await evening.end_turn(ANN)
    evening.clock.jump(days=-1)
    await evening.host.sweep()
    await evening.deliver()
    assert len(evening.courier.public()) == before + 1
    assert "It is your move" in evening.courier.direct(BO)[-1]


async def test_a_call_delayed_to_the_morning_still_waits_after_the_clock_was_set_back(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.deliver()
    evening.clock.advance(hours=11)  # It is eleven in the evening.
    await evening.end_turn(ANN)
    calls = len(evening.courier.direct(BO))
    evening.clock.jump(hours=-2)
    await evening.host.sweep()
    evening.clock.advance(hours=9)
    await evening.deliver()
    assert len(evening.courier.direct(BO)) == calls
    evening.clock.advance(hours=3)
    await evening.deliver()
    assert len(evening.courier.direct(BO)) == calls + 1


async def test_a_standing_order_answers_in_time_after_the_clock_was_set_back(evening: Evening) -> None:
    await evening.begin_at_the_bids(ANN, BO)
    await evening.host.orders.give(evening.game, ANN.id, "never-bid")
    await evening.answer(BO, {})
    evening.host.context.answer_delay = timedelta(seconds=3)
    await evening.host.automatic.stop()
    for person in (ANN, BO):
        panel = await evening.panel(person)
        await evening.host.table.submit(evening.game, person.id, panel.epoch, panel.questions[0].id, {"end": 1})
    evening.clock.jump(days=-1)
    assert await evening.host.automatic.work(evening.game) == 3.0


async def test_nobody_counts_as_awake_because_the_clock_was_set_back(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    evening.clock.jump(hours=-10)  # It is two in the night.
    assert (await evening.host.context.day_of(await evening.host.context.load(evening.game), BO.id)).is_quiet(
        evening.clock.now()
    )


async def test_a_new_question_after_a_turn_has_a_new_deadline(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO, table_settings=DAILY)
    await evening.end_turn(ANN)
    evening.clock.advance(hours=1)
    await evening.end_turn(BO)  # The bids: both are asked.
    await evening.deliver()
    now = evening.clock.now()
    awaited = (await evening.host.summary(evening.game)).awaited
    assert [(each.since, each.deadline) for each in awaited] == [(now, now + timedelta(hours=24))] * 2
    assert len(evening.courier.direct(BO)) == 1, "who has just pressed is not called again"


async def test_another_players_turn_does_not_restart_an_open_question(evening: Evening) -> None:
    await evening.begin_at_the_bids(ANN, BO)
    asked = evening.clock.now()
    evening.clock.advance(hours=1)
    await evening.answer(BO, {})
    (ann,) = (await evening.host.summary(evening.game)).awaited
    assert ann.since == asked


# --- A deadline counts from the delivered call -------------------------------------------------------


async def test_no_deadline_passes_before_the_call_is_delivered(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO, table_settings=DAILY)
    before = await moves_made(evening)
    for _ in range(72):
        evening.courier.troubles = [NotNow()] * 10
        await evening.deliver()
        evening.clock.advance(hours=1)
        await evening.host.sweep()
    assert await moves_made(evening) == before


async def test_a_deadline_counts_from_the_delivered_call(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO, table_settings=DAILY)
    before = await moves_made(evening)
    evening.clock.advance(hours=30)
    await evening.deliver()
    (awaited,) = (await evening.host.summary(evening.game)).awaited
    assert awaited.deadline == evening.clock.now() + timedelta(hours=24)
    evening.clock.advance(hours=23)
    await evening.host.sweep()
    assert await moves_made(evening) == before
    evening.clock.advance(hours=2)
    await evening.host.sweep()
    assert await moves_made(evening) > before


async def test_a_deadline_of_a_sleeping_player_counts_from_the_morning(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO, table_settings=DAILY)
    evening.clock.advance(hours=11)  # It is eleven at night.
    await evening.end_turn(ANN)
    (awaited,) = (await evening.host.summary(evening.game)).awaited
    assert awaited.deadline == at(4, 8)


async def test_a_player_who_cannot_be_called_has_no_deadline(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO, table_settings=DAILY)
    for _ in range(9):
        evening.courier.troubles = [NotNow()] * 10
        await evening.deliver()
        evening.clock.advance(days=1)
    (awaited,) = (await evening.host.summary(evening.game)).awaited
    assert awaited.deadline is None
