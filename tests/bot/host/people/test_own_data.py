"""What is stored about a person: the file with it, its deletion, and its expiry."""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot import operator
from bot.host.delivery.courier import Channel, Direct, NotNow
from bot.host.model.community.server_settings import ServerSettings
from bot.host.model.facts import Status
from bot.host.model.preferences import PersonSettings
from bot.host.people import own_data
from bot.host.store import PostgresAddress
from bot.host.upkeep.expiry import NOTICE
from bot.host.upkeep.upkeep import UpkeepSettings
from bot.lock import lock_database
from bot.settings import Settings
from tests.bot.helpers import ANN, BO, CHANNEL, CY, GUILD, Evening, MovableClock, refusal
from tests.bot.toy import TOY
from tests.support.databases import location_of

A_YEAR = timedelta(days=365)


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    async with Evening(tmp_path / "table.sqlite", upkeep=UpkeepSettings(forget_after=A_YEAR)) as evening:
        yield evening


@pytest.fixture(autouse=True)
def settings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(operator, "load", lambda: Settings())
    monkeypatch.setattr(operator, "GAMES", {"toy": TOY})


async def operate(evening: Evening, *words: str) -> int:
    location = location_of(evening.path)
    database = location.url if isinstance(location, PostgresAddress) else str(location)
    return await asyncio.to_thread(operator.main, ["--database", database, *words])


async def data_of(evening: Evening, user: int) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(await evening.host.own_data.of(user))
    return data


def traces_of(evening: Evening, word: str | int) -> list[str]:
    """Return the tables in which a name or an id still stands."""
    tables = evening.tables()
    return [name for name in tables if any(str(word) in repr(row) for row in evening.rows(f"SELECT * FROM {name}"))]


# --- What is stored about me -----------------------------------------------------------------------


async def test_the_file_holds_settings_seats_and_moves_of_the_person(evening: Evening) -> None:
    await evening.host.people.set(ANN, zone="Europe/Prague")
    game = await evening.begin_settled(ANN, BO)
    data = await data_of(evening, ANN.id)
    assert data["person"]["name"] == "Ann"
    assert data["person"]["settings"]["zone"] == "Europe/Prague"
    (seat,) = data["seats"]
    assert (seat["game"], seat["seat"], seat["channel"]) == (game, 0, CHANNEL)
    assert [move["answer"]["picks"] for move in seat["moves"]] == [{"sector:1": 1}]
    assert [table["game"] for table in data["tables_set_up"]] == [game]


@pytest.mark.sqlite_only
async def test_the_file_names_nobody_else_and_holds_no_hidden_state(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    text = (await evening.host.own_data.of(ANN.id)).decode()
    assert str(BO.id) not in text
    assert '"Bo"' not in text
    assert "snapshot" not in text
    assert evening.rows("SELECT hex(seed) FROM games")[0][0].lower() not in text.lower()


async def test_the_file_has_the_moves_of_an_archived_game(evening: Evening) -> None:
    game = await evening.begin_settled(ANN, BO)
    await evening.play_on((ANN, BO))
    before = (await data_of(evening, ANN.id))["seats"][0]["moves"]
    evening.host.upkeep.retention.pack_after = timedelta(days=1)
    evening.clock.advance(days=2)
    await evening.host.upkeep.retention.run()
    assert evening.rows("SELECT packed FROM games WHERE id = ?", game) == [(1,)]
    assert (await data_of(evening, ANN.id))["seats"][0]["moves"] == before


async def test_every_table_that_names_a_person_is_in_their_file(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.deliver()
    await evening.host.hand_over.pass_seat(evening.game, BO.id, CY)
    data = await data_of(evening, CY.id)
    assert data["seats_offered_to_you"] == [{"game": evening.game, "seat": 1}]
    told = await data_of(evening, ANN.id)
    assert told["direct_messages"]


async def test_the_file_comes_by_direct_message(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.host.own_data.send(ANN.id, evening.courier, "Here it is.")
    (parcel,) = [parcel for parcel in evening.courier.carried if parcel.to == Direct(ANN.id)]
    (file,) = parcel.message.files
    assert file.name == "sietch-data.json"
    assert json.loads(file.data)["person"]["id"] == ANN.id


async def test_a_large_file_is_compressed(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    await evening.begin_settled(ANN, BO)
    monkeypatch.setattr(own_data, "LARGEST_PLAIN", 100)
    await evening.host.own_data.send(ANN.id, evening.courier, "Here it is.")
    (file,) = evening.courier.carried[-1].message.files
    assert file.name == "sietch-data.json.gz"
    assert json.loads(gzip.decompress(file.data))["person"]["id"] == ANN.id


async def test_people_with_closed_dms_and_strangers_get_a_clear_refusal(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    evening.courier.closed.add(ANN.id)
    assert await refusal(evening.host.own_data.send(ANN.id, evening.courier, "")) == "host-data-dms-closed"
    evening.courier.troubles.append(NotNow())
    assert await refusal(evening.host.own_data.send(BO.id, evening.courier, "")) == "host-data-not-now"
    assert await refusal(evening.host.own_data.of(999)) == "host-no-data"


# --- The operator, for those who ask by mail -------------------------------------------------------


@pytest.mark.sqlite_only
async def test_the_operator_writes_the_same_file(evening: Evening, tmp_path: Path) -> None:
    await evening.begin_settled(ANN, BO)
    assert await operate(evening, "data", str(ANN.id), str(tmp_path / "ann.json")) == 0
    data = json.loads((tmp_path / "ann.json").read_text())
    expected = await data_of(evening, ANN.id)
    assert data | {"made": ""} == expected | {"made": ""}
    assert (tmp_path / "ann.json").stat().st_mode & 0o077 == 0


@pytest.mark.sqlite_only
async def test_the_operator_forgets_a_person_while_the_bot_runs(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    with lock_database(evening.path):
        assert await operate(evening, "forget", str(ANN.id)) == 0
    await evening.end_turn(ANN)  # The bot has the game in memory, and writes it.
    await evening.host.sweep()
    assert traces_of(evening, ANN.id) == []
    assert evening.rows("SELECT user, name, offered FROM seats ORDER BY seat") == [
        (None, "Player 1", 1),
        (BO.id, "Bo", 0),
    ]
    summary = await evening.host.summary(evening.game)
    assert [chair.name for chair in summary.chairs] == ["Player 1", "Bo"]


@pytest.mark.sqlite_only
async def test_the_operator_forgets_at_once_when_the_bot_is_stopped(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.close()
    assert await operate(evening, "forget", str(ANN.id)) == 0
    assert traces_of(evening, ANN.id) == []
    assert await operate(evening, "forget-server", str(GUILD)) == 0
    assert evening.rows("SELECT id FROM games") == []
    await evening.open()


@pytest.mark.sqlite_only
async def test_the_operator_forgets_a_person_to_whom_a_seat_is_only_offered(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.host.hand_over.pass_seat(evening.game, BO.id, CY)
    await evening.close()
    assert await operate(evening, "forget", str(CY.id)) == 0
    await evening.open()
    assert traces_of(evening, CY.id) == []


USER_COLUMNS = ("user", "other", "by", "host", "offered")
"""The names of columns that hold user ids."""


def columns_called(evening: Evening, *names: str) -> list[tuple[str, str]]:
    """Return each table with such a column. Games and seats are left out: they have tests of their own."""
    return [
        (table, column)
        for table in evening.tables()
        if table not in ("games", "seats")
        for _, column, *_ in evening.rows(f"PRAGMA table_info({table})")
        if column in names
    ]


@pytest.mark.sqlite_only
async def test_nobody_is_overlooked_in_any_table_when_they_are_forgotten(evening: Evening) -> None:
    """A new table with user ids must be read by `people.everybody`, and cleared by `people.erase`."""
    found = columns_called(evening, *USER_COLUMNS)
    assert len(found) > 8
    for user, (table, column) in enumerate(found, 990000001):
        put_a_row(evening.path, table, column, user)
        assert user in await evening.host.store.read.people.everybody(), (table, column)
        await evening.host.people.forget(user)
        assert traces_of(evening, user) == [], (table, column)


def put_a_row(path: Path, table: str, column: str, user: int) -> None:
    """Write a row of which only the id in this column has a meaning."""
    with closing(sqlite3.connect(path)) as db, db:
        kinds = {name: kind for _, name, kind, *_ in db.execute(f"PRAGMA table_info({table})")}
        values = {name: user if name == column else ("{}" if kind == "TEXT" else 1) for name, kind in kinds.items()}
        marks = ", ".join(f":{name}" for name in values)
        db.execute(f"INSERT OR REPLACE INTO {table} ({', '.join(values)}) VALUES ({marks})", values)


@pytest.mark.sqlite_only
async def test_the_operator_says_that_nothing_is_stored(evening: Evening, capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["data", "999", "x.json"], ["forget", "999"]):
        assert await operate(evening, *words) == 1
        assert capsys.readouterr().err.strip() == "Nothing is stored about this person."


async def test_a_forgotten_name_is_deleted_from_former_seats(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.host.hand_over.abandon(evening.game, ANN.id)
    assert "seats" in traces_of(evening, "'Ann'")
    await evening.host.people.forget(ANN.id)
    assert traces_of(evening, "'Ann'") == []


# --- The data of a server --------------------------------------------------------------------------


async def test_deleting_a_server_deletes_its_games_and_no_others(evening: Evening) -> None:
    await evening.host.places.name({GUILD: "Sietch Tabr", CHANNEL: "table"})
    await evening.begin_settled(ANN, BO)
    await evening.deliver()
    elsewhere = await evening.host.lobby.create(ANN, 8, 80, "toy", 2)
    assert await evening.host.servers.forget(GUILD) == 1
    assert evening.rows("SELECT id, guild FROM games") == [(elsewhere.game, 8)]
    for table in (
        "seats",
        "moves",
        "outbox",
        "acts",
        "orders",
        "votes",
        "posts",
        "plans",
        "talks",
        "packs",
        "former_holders",
    ):
        assert evening.rows(f"SELECT 1 FROM {table} WHERE game <> ?", elsewhere.game) == [], table
    assert evening.rows("SELECT id FROM places") == []
    assert await refusal(evening.host.summary(evening.game)) == "host-no-such-game"
    assert await evening.host.people.settings(ANN.id) == PersonSettings()


@pytest.mark.sqlite_only
async def test_no_table_is_overlooked_when_a_server_is_deleted(evening: Evening) -> None:
    """A new table with ids of servers must be cleared by `servers.erase`."""
    found = columns_called(evening, "guild")
    assert len(found) > 8
    for server, (table, column) in enumerate(found, 990000001):
        put_a_row(evening.path, table, column, server)
        await evening.host.servers.forget(server)
        assert traces_of(evening, server) == [], table


async def test_the_tables_of_a_deleted_server_get_a_post(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.host.servers.forget(GUILD)
    (parcel,) = evening.courier.carried
    assert parcel.to == Channel(CHANNEL)
    assert "deleted" in parcel.message.text
    await evening.deliver()
    assert len(evening.courier.carried) == 1


@pytest.mark.sqlite_only
async def test_a_restored_backup_does_not_bring_a_forgotten_server_back(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(operator, "SystemClock", lambda: evening.clock)
    await evening.begin_settled(ANN, BO)
    await evening.host.sweep()
    backup = evening.path.with_name("backup.db")
    await evening.host.store.backup(backup)
    evening.clock.advance(hours=1)
    await evening.host.servers.forget(GUILD)
    await evening.close()
    assert await operate(evening, "restore", str(backup)) == 0
    await evening.open()
    assert evening.rows("SELECT id FROM games") == []


@pytest.mark.sqlite_only
async def test_a_restored_backup_brings_no_settings_of_a_server_without_games_back(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(operator, "SystemClock", lambda: evening.clock)
    async with evening.host.store.write() as rows:
        await rows.finished.set_server(GUILD, ServerSettings(ratings=False))
    backup = evening.path.with_name("backup.db")
    await evening.host.store.backup(backup)
    evening.clock.advance(hours=1)
    await evening.host.servers.forget(GUILD)
    await evening.close()
    assert await operate(evening, "restore", str(backup)) == 0
    await evening.open()
    assert evening.rows("SELECT id FROM server_settings") == []


@pytest.mark.sqlite_only
async def test_the_operator_forgets_a_server_while_the_bot_runs(
    evening: Evening, capsys: pytest.CaptureFixture[str]
) -> None:
    await evening.begin_settled(ANN, BO)
    with lock_database(evening.path):
        assert await operate(evening, "forget-server", str(GUILD)) == 0
    assert "within a minute" in capsys.readouterr().out
    await evening.end_turn(ANN)
    await evening.host.sweep()
    assert evening.rows("SELECT id FROM games") == []
    assert evening.rows("SELECT * FROM requests") == []
    assert await refusal(evening.host.summary(evening.game)) == "host-no-such-game"


# --- Expiry ----------------------------------------------------------------------------------------


async def wait(evening: Evening, **time: float) -> None:
    evening.clock.advance(**time)
    await evening.host.upkeep.expiry.run()


async def test_an_inactive_person_is_warned_and_then_forgotten(evening: Evening) -> None:
    await evening.host.people.set(ANN, zone="Europe/Prague")
    await wait(evening)
    await wait(evening, days=334)
    assert evening.courier.direct(ANN) == []
    await wait(evening, days=1)
    (warning,) = evening.courier.direct(ANN)
    assert "/dune-me show" in warning
    await wait(evening, days=29)
    assert traces_of(evening, ANN.id) == ["users"]
    await wait(evening, days=1)
    assert traces_of(evening, ANN.id) == []
    assert len(evening.courier.direct(ANN)) == 1


async def test_a_person_who_is_active_after_the_warning_is_kept(evening: Evening) -> None:
    await evening.host.people.set(ANN, zone="Europe/Prague")
    await wait(evening)
    await wait(evening, days=335)
    await evening.host.people.note_visit(ANN.id, "en-GB", PersonSettings())
    await wait(evening, days=40)
    assert traces_of(evening, ANN.id) == ["users"]
    assert len(evening.courier.direct(ANN)) == 1


async def test_nobody_is_forgotten_before_the_warning_is_delivered(evening: Evening) -> None:
    await evening.host.people.set(ANN, zone="Europe/Prague")
    await wait(evening)
    evening.courier.troubles = [NotNow() for _ in range(3)]
    for _ in range(3):
        await wait(evening, days=400)
    assert traces_of(evening, ANN.id) == ["users"]
    await wait(evening, days=1)
    assert len(evening.courier.direct(ANN)) == 1
    await wait(evening, days=NOTICE.days)
    assert traces_of(evening, ANN.id) == []


async def test_inactivity_of_older_records_counts_from_the_upgrade(evening: Evening) -> None:
    await evening.host.people.set(ANN, zone="Europe/Prague")
    assert evening.rows("SELECT seen FROM users") == [(None,)]
    await wait(evening, days=1000)
    assert evening.courier.direct(ANN) == []


async def test_a_server_that_the_bot_left_is_deleted_after_a_warning_to_its_players(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.deliver()
    before = len(evening.courier.direct(ANN))
    await evening.host.places.compare({8})
    await wait(evening, days=334)
    assert len(evening.courier.direct(ANN)) == before
    await wait(evening, days=1)
    assert "removed from a server" in evening.courier.direct(ANN)[-1]
    await wait(evening, days=29)
    assert evening.rows("SELECT count(*) FROM games") == [(1,)]
    await evening.host.people.note_visit(ANN.id, "en-GB", PersonSettings())
    await evening.host.people.note_visit(BO.id, "en-GB", PersonSettings())
    await wait(evening, days=1)
    assert evening.rows("SELECT count(*) FROM games") == [(0,)]


async def test_finished_games_of_a_server_that_the_bot_left_expire_too(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.play_on((ANN, BO))
    assert (await evening.host.summary(evening.game)).status is Status.OVER
    await evening.host.places.lost(GUILD)
    await wait(evening, days=335)
    await wait(evening, days=30)
    assert evening.rows("SELECT count(*) FROM games") == [(0,)]


async def test_a_server_that_invites_the_bot_again_keeps_its_games(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.host.places.lost(GUILD)
    await wait(evening, days=335)
    await evening.host.places.back(GUILD)
    await wait(evening, days=30)
    assert evening.rows("SELECT count(*) FROM games") == [(1,)]


@pytest.mark.sqlite_only
async def test_the_status_lists_servers_that_the_bot_left_and_when_their_games_are_deleted(
    evening: Evening, capsys: pytest.CaptureFixture[str]
) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.host.places.lost(GUILD)
    assert await operate(evening, "status") == 0
    assert (
        f"left server  {GUILD} since 2026-03-02 12:00: its games are deleted on 2028-03-01" in capsys.readouterr().out
    )


async def test_nothing_expires_where_no_time_is_set(tmp_path: Path) -> None:
    clock = MovableClock()
    async with Evening(tmp_path / "table.sqlite", clock=clock) as evening:
        await evening.begin_settled(ANN, BO)
        await evening.host.places.lost(GUILD)
        for _ in range(3):
            await wait(evening, days=4000)
        assert evening.courier.carried == []
        assert evening.rows("SELECT count(*) FROM games") == [(1,)]


# --- Exports ---------------------------------------------------------------------------------------


@pytest.mark.sqlite_only
async def test_an_export_of_the_operator_names_nobody(evening: Evening, tmp_path: Path) -> None:
    await evening.begin_settled(ANN, BO)
    assert await operate(evening, "export", evening.game, str(tmp_path / "game.json")) == 0
    text = (tmp_path / "game.json").read_text()
    for word in (str(ANN.id), str(BO.id), '"Ann"', '"Bo"'):
        assert word not in text


async def test_an_export_for_admins_names_nobody(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.play_on((ANN, BO))
    text = (await evening.host.admins.save(evening.game)).decode()
    for word in (str(ANN.id), str(BO.id), '"Ann"', '"Bo"'):
        assert word not in text


async def test_a_game_exported_without_people_can_be_imported_and_its_seats_taken(
    evening: Evening, tmp_path: Path
) -> None:
    game = await evening.begin_settled(ANN, BO)
    save = await evening.host.exports.export(game, people=False)
    async with Evening(tmp_path / "other.sqlite") as other:
        other.game = await other.host.exports.import_game(save)
        await other.deliver()
        assert len([post for post in other.courier.public() if "is free" in post]) == 2
        for person in (ANN, BO):
            await other.host.hand_over.take_seat(other.game, person)
        await other.play_on((ANN, BO))
        assert (await other.host.summary(other.game)).status is Status.OVER


@pytest.mark.parametrize("wrong", [{"seed": "AA=="}, {"commitment": "0" * 64}, {"commitment": None}, {"seed": None}])
async def test_a_save_whose_seed_does_not_match_its_hash_is_refused(evening: Evening, wrong: dict[str, Any]) -> None:
    save = json.loads(await evening.host.exports.export_and_close(await evening.begin_settled(ANN, BO)))
    save["game"] |= wrong
    assert await refusal(evening.host.exports.import_game(json.dumps(save).encode())) == "host-bad-save"
    assert evening.rows("SELECT count(*) FROM games") == [(1,)]


async def test_the_file_has_records_ratings_and_achievements(evening: Evening) -> None:
    await evening.begin(ANN, BO)
    await evening.play_on((ANN, BO))
    await evening.host.recorder.run()
    found = json.loads(await evening.host.own_data.of(ANN.id))
    assert [each["game"] for each in found["finished_games"]] == [evening.game]
    assert {each["guild"] for each in found["ratings"]} == {0, GUILD}
    assert {each["people"] for each in found["opponents"]} == {1}
    assert str(BO.id) not in json.dumps(found)
    won = found["finished_games"][0]["place"] == 1
    assert ("first_victory" in {each["name"] for each in found["achievements"]}) == won
