"""Notifications about new tables: who gets them, for which tables, how often, and when."""

from __future__ import annotations

import json
from datetime import UTC, datetime

import pytest

from bot.host.delivery.courier import Direct
from bot.host.model.community.seekers import Seeker
from bot.host.model.facts import Person
from bot.host.model.interaction.actions import Action
from bot.host.model.interaction.presses import Unreadable
from bot.host.model.preferences import Pace, TableSettings
from bot.host.replies.community import records, seeking
from bot.host.replies.reader import Reader
from tests.bot.helpers import ANN, BO, CHANNEL, CY, DEE, GUILD, Evening, refusal

HERE = f"<#{CHANNEL}>"


async def reader(evening: Evening, person: Person, guild: int | None = GUILD) -> Reader:
    return Reader(person, await evening.host.people.settings(person.id), "en", CHANNEL, guild)


async def seek(evening: Evening, person: Person, value: str = "", *values: str) -> str:
    reply = await seeking.seek(evening.host, await reader(evening, person), Action("seek", value=value), values)
    return reply.text


async def announce(evening: Evening) -> None:
    """Let enough time pass that a new table is announced, and announce it."""
    evening.clock.advance(minutes=2)
    await evening.host.seeking.run()
    await evening.deliver()


async def open_tables(evening: Evening, count: int, first: int = 100) -> None:
    for channel in range(first, first + count):
        await evening.host.lobby.create(ANN, GUILD, channel, "toy")


def told(evening: Evening, person: Person) -> list[str]:
    return [text for text in evening.courier.direct(person) if "table has opened" in text]


async def test_somebody_who_wishes_it_is_told_once_when_a_table_opens(evening: Evening) -> None:
    await seek(evening, CY)
    await evening.create_table(ANN, BO)
    await evening.host.lobby.set_wanted(evening.game, ANN.id, 3)
    await announce(evening)
    assert len(told(evening, CY)) == 1
    assert f"{HERE} · 1 free seat" in told(evening, CY)[0]
    assert told(evening, DEE) == []
    await evening.host.lobby.leave(evening.game, BO.id)
    await announce(evening)
    assert len(told(evening, CY)) == 1


async def test_a_new_table_is_told_after_its_creator_had_time_to_set_it_up(evening: Evening) -> None:
    await seek(evening, CY)
    await evening.create_table(ANN)
    await evening.host.seeking.run()
    await evening.deliver()
    assert told(evening, CY) == []


async def test_the_creator_is_not_told_about_the_own_table(evening: Evening) -> None:
    await seek(evening, ANN)
    await evening.create_table(ANN)
    await announce(evening)
    assert told(evening, ANN) == []


async def test_a_full_table_and_a_game_that_began_are_told_to_nobody(evening: Evening) -> None:
    await seek(evening, CY)
    await evening.create_table(ANN, BO)
    await announce(evening)
    await evening.host.lobby.start(evening.game, ANN.id)
    await announce(evening)
    assert told(evening, CY) == []


async def test_a_table_that_not_everybody_sees_is_told_to_nobody(evening: Evening) -> None:
    await seek(evening, CY)
    await evening.create_table(ANN, table_settings=TableSettings(private=True))
    await announce(evening)
    assert told(evening, CY) == []
    assert "look for players" not in (await records.top(evening.host, await reader(evening, CY))).text


async def test_friends_leave_their_seat_to_people(evening: Evening) -> None:
    await seek(evening, CY)
    await evening.create_table(ANN)
    await evening.host.lobby.fill(evening.game, ANN.id)
    await announce(evening)
    assert len(told(evening, CY)) == 1


def test_no_wish_means_any_game_and_any_pace() -> None:
    assert Seeker(1, 2).wants("toy", Pace.DAYS)
    assert Seeker(1, 2, games=("toy",), paces=("day",)).wants("toy", Pace.DAY)
    assert not Seeker(1, 2, games=("chess",)).wants("toy", Pace.DAY)
    assert not Seeker(1, 2, paces=("hours", "day")).wants("toy", Pace.DAYS)


async def test_only_tables_of_the_wished_pace_are_told(evening: Evening) -> None:
    await seek(evening, CY, "paces", "hours")
    await seek(evening, DEE, "paces", "days")
    await evening.create_table(ANN)
    await announce(evening)
    assert (len(told(evening, CY)), len(told(evening, DEE))) == (0, 1)


async def test_nobody_is_told_more_often_than_they_allow(evening: Evening) -> None:
    await seek(evening, CY, "most", "2")
    await open_tables(evening, 5)
    await announce(evening)
    assert len(told(evening, CY)) == 2
    evening.clock.advance(hours=24)
    await open_tables(evening, 3, first=200)
    await announce(evening)
    assert len(told(evening, CY)) == 4


async def test_nobody_is_told_in_quiet_hours(evening: Evening) -> None:
    await seek(evening, CY)
    evening.clock.at = datetime(2026, 3, 2, 23, tzinfo=UTC)
    await evening.create_table(ANN)
    await announce(evening)
    assert told(evening, CY) == []
    evening.clock.at = datetime(2026, 3, 3, 8, 1, tzinfo=UTC)
    await evening.deliver()
    assert len(told(evening, CY)) == 1


async def test_somebody_on_vacation_is_not_told(evening: Evening) -> None:
    await seek(evening, CY)
    await evening.host.people.vacation(CY, datetime(2026, 4, 1, tzinfo=UTC))
    await evening.create_table(ANN)
    await announce(evening)
    evening.clock.advance(days=40)
    await evening.deliver()
    assert told(evening, CY) == []


async def test_a_table_that_filled_in_the_night_is_not_told_in_the_morning(evening: Evening) -> None:
    await seek(evening, CY)
    evening.clock.at = datetime(2026, 3, 2, 23, tzinfo=UTC)
    await evening.create_table(ANN)
    await announce(evening)
    await evening.host.lobby.join(evening.game, BO)
    evening.clock.advance(hours=10)
    await evening.deliver()
    assert told(evening, CY) == []


async def test_a_table_that_asks_for_reliable_players_is_not_told_to_others(evening: Evening) -> None:
    await seek(evening, CY)
    evening.rows("INSERT INTO finished (number, game, key, pool, guild, ended) VALUES (5, 'x', 'toy', 'toy:2', 7, 0)")
    evening.rows(
        "INSERT INTO finished_seats (number, seat, part, user, place, score, answers, late)"
        " VALUES (5, 0, 'stayed', ?, 1, 1, 1, 1)",
        CY.id,
    )
    await evening.create_table(ANN, table_settings=TableSettings(least_reliable=90))
    await announce(evening)
    assert told(evening, CY) == []


async def test_closed_direct_messages_are_no_news_for_the_table(evening: Evening) -> None:
    await seek(evening, CY)
    evening.courier.closed.add(CY.id)
    await evening.create_table(ANN)
    await announce(evening)
    assert not any("direct message" in post for post in evening.courier.public())


async def test_the_message_can_end_all_further_ones(evening: Evening) -> None:
    await seek(evening, CY)
    await evening.create_table(ANN)
    await announce(evening)
    (message,) = [each.message for each in evening.courier.shown.values() if each.to == Direct(CY.id)]
    (stop,) = message.rows[0]
    in_dms = await reader(evening, CY, None)
    assert "no longer told" in (await seeking.seek(evening.host, in_dms, stop.act)).text
    assert evening.rows("SELECT * FROM seekers") == []


async def test_the_button_that_ends_the_messages_knows_servers_of_discord(evening: Evening) -> None:
    guild = 1_572_726_844_539_535_360
    async with evening.host.store.write() as rows:
        await rows.seekers.put(Seeker(CY.id, guild))
    await seek(evening, CY, f"stop.{guild}")
    assert evening.rows("SELECT * FROM seekers") == []


async def test_wishes_are_shown_and_can_be_changed(evening: Evening) -> None:
    assert "Games: any" in await seek(evening, CY)
    assert "Pace: an answer within hours and an answer within days" in await seek(evening, CY, "paces", "days", "hours")
    assert "At most 5" in await seek(evening, CY, "most", "5")
    assert "Pace: any" in await seek(evening, CY, "paces", "days", "hours", "day")
    assert evening.rows("SELECT games, paces, most FROM seekers") == [("", "", 5)]


@pytest.mark.parametrize("value", ["most", "colour", "stop.x"])
async def test_a_strange_wish_is_refused(evening: Evening, value: str) -> None:
    with pytest.raises(Unreadable):
        await seek(evening, CY, value, "77")


async def test_tables_are_told_in_servers_only(evening: Evening) -> None:
    in_dms = await reader(evening, CY, None)
    assert await refusal(seeking.seek(evening.host, in_dms, Action("seek"))) == "top-only-in-servers"


async def test_the_page_of_a_server_lists_tables_that_look_for_players(evening: Evening) -> None:
    await evening.create_table(ANN)
    page = await records.top(evening.host, await reader(evening, CY))
    assert "Tables that look for players" in page.text
    assert f"{HERE} · 1 free seat · an answer within days" in page.text


async def test_wishes_are_in_ones_own_data_and_forgotten(evening: Evening) -> None:
    await seek(evening, CY)
    await evening.create_table(ANN)
    await announce(evening)
    data = json.loads(await evening.host.own_data.of(CY.id))
    assert data["looks_for_tables"] == [{"guild": GUILD, "games": "", "paces": "", "most": 2}]
    assert [each["game"] for each in data["tables_told"]] == [evening.game]
    await evening.host.people.forget(CY.id)
    assert evening.rows("SELECT * FROM seekers") == evening.rows("SELECT * FROM seeker_calls") == []


async def test_wishes_go_with_their_server(evening: Evening) -> None:
    await seek(evening, CY)
    await evening.create_table(ANN)
    await announce(evening)
    async with evening.host.store.write() as rows:
        await rows.servers.erase(GUILD)
    assert evening.rows("SELECT * FROM seekers") == evening.rows("SELECT * FROM seeker_calls") == []


async def test_notes_of_calls_are_deleted_after_two_days(evening: Evening) -> None:
    await seek(evening, CY)
    await open_tables(evening, 1)
    await announce(evening)
    evening.clock.advance(days=3)
    await open_tables(evening, 1, first=200)
    await announce(evening)
    assert len(evening.rows("SELECT * FROM seeker_calls")) == 1
