"""Settings of people, vacations, a day more, and deletion of a person."""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta

import pytest

from bot.host.model.facts import Status
from bot.host.model.preferences import PersonSettings, TableSettings
from tests.bot.helpers import ANN, BO, CY, Evening, refusal


async def deadline(evening: Evening) -> datetime:
    (awaited,) = (await evening.host.summary(evening.game)).awaited
    assert awaited.deadline is not None
    return awaited.deadline


async def test_an_extended_vacation_counts_each_day_once(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO, table_settings=TableSettings(deadline_hours=24))
    before, now = await deadline(evening), evening.clock.now()
    for days in (7, 7, 10):
        await evening.host.people.vacation(ANN, now + timedelta(days=days))
    assert await deadline(evening) == before + timedelta(days=10)


async def test_a_vacation_that_ends_early_counts_only_until_then(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO, table_settings=TableSettings(deadline_hours=24))
    before = await deadline(evening)
    await evening.host.people.vacation(ANN, evening.clock.now() + timedelta(days=7))
    evening.clock.advance(days=2)
    await evening.host.people.vacation(ANN, None)
    assert await deadline(evening) == before + timedelta(days=2)


async def test_a_player_behind_an_empty_lobby_chair_may_go_on_vacation(evening: Evening) -> None:
    await evening.create_table(ANN, BO, CY)
    await evening.host.lobby.leave(evening.game, BO.id)
    await evening.host.people.vacation(CY, evening.clock.now() + timedelta(days=7))
    assert await refusal(evening.host.people.need_a_day(evening.game, CY.id)) == "host-not-awaited"


async def test_forgetting_a_person_withdraws_the_seat_offered_to_them(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.host.hand_over.pass_seat(evening.game, ANN.id, CY)
    await evening.host.people.forget(CY.id)
    assert evening.rows("SELECT offered FROM seats ORDER BY seat") == [(0,), (0,)]


async def test_a_forgotten_players_seat_is_offered_also_in_an_unreadable_game(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    evening.corrupt(evening.game)
    await evening.restart()
    assert [summary.status for summary in await evening.host.people.forget(ANN.id)] == [Status.QUARANTINED]
    assert evening.rows("SELECT user, offered FROM seats ORDER BY seat") == [(None, 1), (BO.id, 0)]


async def test_a_forgotten_person_is_deleted_and_their_seat_offered(evening: Evening) -> None:
    await evening.host.people.set(ANN, zone="Europe/Prague")
    await evening.begin_settled(ANN, BO)
    await evening.host.admins.pause(evening.game, ANN)
    await evening.host.admins.resume(evening.game, ANN)
    await evening.deliver()
    offered = await evening.host.people.forget(ANN.id)
    assert [summary.game for summary in offered] == [evening.game]
    for table in evening.tables():
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


async def test_settings_changed_at_the_same_time_are_all_kept(evening: Evening) -> None:
    people = evening.host.people
    await asyncio.gather(people.set(ANN, zone="Europe/Prague"), people.set(ANN, nudge_hours=6))
    assert await people.settings(ANN.id) == PersonSettings(zone="Europe/Prague", nudge_hours=6)


async def test_edited_posts_do_not_name_a_forgotten_person(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO, CY)
    await evening.end_turn(ANN)
    await evening.deliver()
    await evening.host.people.forget(ANN.id)
    await evening.end_turn(BO)
    told = len(evening.courier.carried)
    await evening.deliver()
    changed = [parcel.message.text for parcel in evening.courier.carried[told:] if parcel.edits]
    assert any("**Player 1** ended the turn" in content for content in changed)
    assert not [content for content in changed if "Ann" in content]


@pytest.mark.sqlite_only
async def test_no_database_file_contains_a_forgotten_person(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.host.people.set(BO, zone="Antarctica/Troll")
    await evening.deliver()
    await evening.host.people.forget(BO.id)
    files = [path for path in evening.path.parent.iterdir() if path.is_file()]
    assert any(path.name.endswith("-wal") for path in files)
    for path in files:
        for trace in (b"Antarctica/Troll", str(BO.id).encode(), BO.id.to_bytes(8, "big")):
            assert trace not in path.read_bytes(), (path.name, trace)
