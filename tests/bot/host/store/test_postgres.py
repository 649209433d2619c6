"""PostgreSQL: the same tables as SQLite, the same statements, and what only several processes meet."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import psycopg
import pytest

from bot.host.loading.queues import until_current
from bot.host.notify.queueing import put_public
from bot.host.store import (
    Outdated,
    PostgresAddress,
    RowConflict,
    TooNew,
    Unusable,
    Unwritable,
    migrate,
    open_store,
    open_store_without_upgrade,
    postgres_schema,
)
from bot.host.store.connection.dialect import for_postgres
from bot.host.store.connection.turns import take_turn
from bot.host.store.database import migrations
from bot.host.store.postgres_schema import MIGRATIONS
from bot.host.store.postgres_store import PostgresStore
from bot.slots import Slots
from tests.bot.helpers import ANN, BO, SharedEvening
from tests.support import postgres
from tests.support.noted_shards import NotedShards
from tests.support.postgres import empty_database, needs_postgres
from tests.support.waiting import until

pytestmark = pytest.mark.sqlite_only  # These tests name their databases themselves.

ONLY_HERE = {"games.revision"}
"""Columns that only several processes need."""
TABLES_ONLY_HERE = {"claims", "processes", "slots", "identify_limits", "duties", "forgotten"}
KINDS = {"INTEGER": "bigint", "REAL": "double precision", "TEXT": "text", "BLOB": "bytea"}


@pytest.fixture
def address() -> Iterator[PostgresAddress]:
    with empty_database() as found:
        yield found


# --- The same tables ---------------------------------------------------------------------------------


@needs_postgres
def test_both_databases_have_the_same_columns(tmp_path: Path, address: PostgresAddress) -> None:
    migrate(tmp_path / "sietch.db")
    ours = _columns_of_postgres(address)
    others = {name for name in ours if name in ONLY_HERE or name.partition(".")[0] in TABLES_ONLY_HERE}
    assert {name: ours[name] for name in ours.keys() - others} == _columns_of_sqlite(tmp_path / "sietch.db")


@needs_postgres
def test_both_databases_have_the_same_keys_and_indexes(tmp_path: Path, address: PostgresAddress) -> None:
    migrate(tmp_path / "sietch.db")
    indexes = "SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL"
    with closing(sqlite3.connect(tmp_path / "sietch.db")) as db:
        names = {name for (name,) in db.execute(indexes)}
    found = _ask(address, "SELECT indexname FROM pg_indexes WHERE schemaname = 'public' AND indexname !~ '_p?key$'")
    assert {name for (name,) in found} == names


@needs_postgres
def test_the_newest_migration_of_both_databases_has_the_same_number() -> None:
    assert int(sorted(MIGRATIONS.glob("*.sql"))[-1].name[:4]) == len(migrations())


def _columns_of_sqlite(path: Path) -> dict[str, tuple[str, bool, str, bool]]:
    columns = (
        'SELECT tables.name, this.name, this.type, this."notnull", this.dflt_value, this.pk FROM sqlite_master AS tables,'
        " pragma_table_info(tables.name) AS this WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%'"
    )
    with closing(sqlite3.connect(path)) as db:
        return {
            f"{table}.{name}": (KINDS[kind], bool(filled or key) and table != "counts", default or "", bool(key))
            for table, name, kind, filled, default, key in db.execute(columns)
            if table != "counts"
        }


def _columns_of_postgres(address: PostgresAddress) -> dict[str, tuple[str, bool, str, bool]]:
    keys = "SELECT table_name || '.' || column_name FROM information_schema.key_column_usage WHERE constraint_name LIKE '%_pkey'"
    columns = (
        "SELECT columns.table_name, column_name, data_type, is_nullable, column_default FROM information_schema.columns"
        " JOIN information_schema.tables USING (table_schema, table_name)"
        " WHERE table_schema = 'public' AND table_type = 'BASE TABLE'"
    )
    in_keys = {name for (name,) in _ask(address, keys)}
    return {
        f"{table}.{name}": (kind, nullable == "NO", _plain(default), f"{table}.{name}" in in_keys)
        for table, name, kind, nullable, default in _ask(address, columns)
    }


def _plain(default: str | None) -> str:
    """Return a default value as SQLite writes it."""
    value = (default or "").partition("::")[0]
    return value.strip("'()") if value.strip("'()").lstrip("-").isdigit() else value


def _ask(address: PostgresAddress, sql: str) -> list[tuple[str, ...]]:
    return postgres.server().execute(sql, address.url.partition("@/")[2].partition("?")[0])


# --- One text of each statement ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        ("SELECT * FROM games WHERE id = ?", "SELECT * FROM games WHERE id = %s"),
        ("SELECT 1 WHERE a = :a AND b = :b_c", "SELECT 1 WHERE a = %(a)s AND b = %(b_c)s"),
        ("SELECT user, seats.user, users.id FROM seats", 'SELECT "user", seats.user, users.id FROM seats'),
        ("SELECT ':a ? user' FROM games", "SELECT ':a ? user' FROM games"),
        ("SELECT guild % :n, '%'", "SELECT guild %% %(n)s, '%%'"),
        ("FROM seats INDEXED BY seats_awaited WHERE 1", "FROM seats WHERE 1"),
        ("FROM seats CROSS JOIN games ON a = b", "FROM seats JOIN games ON a = b"),
        ("seat IS NOT :seat AND at IS NOT NULL", "seat IS DISTINCT FROM %(seat)s AND at IS NOT NULL"),
    ],
)
def test_a_statement_is_rewritten_for_postgresql(ours: str, theirs: str) -> None:
    assert for_postgres(ours) == theirs


@needs_postgres
async def test_the_smaller_and_the_greater_of_a_value_and_nothing_is_nothing_as_in_sqlite(
    address: PostgresAddress,
) -> None:
    store = await open_store(address)
    try:
        (row,) = await store.read.games._all(
            "SELECT max(?, NULL) AS a, min(?, NULL) AS b, max(?, ?) AS c", (1.0, 1.0, 1.0, 2.0)
        )
        assert (row["a"], row["b"], row["c"]) == (None, None, 2.0)
    finally:
        await store.close()


# --- Opening ---------------------------------------------------------------------------------------


@needs_postgres
async def test_a_database_of_something_else_is_left_alone(address: PostgresAddress) -> None:
    name = address.url.partition("@/")[2].partition("?")[0]
    postgres.server().execute("ALTER TABLE meta RENAME TO meta_of_others", name)
    try:
        with pytest.raises(Unusable, match="something else"):
            await open_store(address)
    finally:
        postgres.server().execute("ALTER TABLE meta_of_others RENAME TO meta", name)


@needs_postgres
async def test_a_database_of_a_later_version_is_left_alone(address: PostgresAddress) -> None:
    name = address.url.partition("@/")[2].partition("?")[0]
    with later_version(name, oldest=999), pytest.raises(TooNew, match="version 999"):
        await open_store_without_upgrade(address)


@contextmanager
def later_version(name: str, *, oldest: int) -> Iterator[None]:
    """Let a later program have upgraded the database. `oldest`: the version that programs must know to use it."""
    keys = ("version", "oldest")
    note = "INSERT INTO meta VALUES ('{}', '{}') ON CONFLICT (key) DO UPDATE SET value = excluded.value"
    for key, value in zip(keys, (999, oldest), strict=True):
        postgres.server().execute(note.format(key, value), name)
    try:
        yield
    finally:
        for key in keys:
            postgres.server().execute(note.format(key, len(migrations())), name)


@needs_postgres
async def test_a_running_process_ends_when_a_later_program_has_upgraded_the_database(address: PostgresAddress) -> None:
    name = address.url.partition("@/")[2].partition("?")[0]
    store = await open_store(address)
    assert store.cluster is not None
    service = NotedShards()
    process = asyncio.create_task(Slots(store.cluster, 1, 1, service, lambda living: None).run())
    await until(lambda: service.shards == [0])
    with later_version(name, oldest=999):
        with pytest.raises(TooNew, match="later version"):
            await store.cluster.beat(wants_slot=False)
        with pytest.raises(TooNew, match="later version"):
            await process
        ((holder,),) = postgres.server().execute("SELECT holder FROM slots", name)
    assert holder is None
    await store.close()


@needs_postgres
async def test_a_running_process_goes_on_after_an_upgrade_that_it_can_live_with(address: PostgresAddress) -> None:
    name = address.url.partition("@/")[2].partition("?")[0]
    store = await open_store(address)
    assert store.cluster is not None
    with later_version(name, oldest=len(migrations())):
        assert (await store.cluster.beat(wants_slot=False)).living == 1
        await (await open_store(address)).close()
    await store.close()


@pytest.fixture
def next_migration(address: PostgresAddress, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Let this program know one more migration, which each test writes."""
    monkeypatch.setattr(postgres_schema, "MIGRATIONS", tmp_path)
    monkeypatch.setattr(postgres_schema, "known_version", lambda: len(migrations()) + 1)
    yield tmp_path / f"{len(migrations()) + 1:04}_next.sql"
    name = address.url.partition("@/")[2].partition("?")[0]
    with later_version(name, oldest=1):  # Which leaves the present version.
        postgres.server().execute("DROP TABLE IF EXISTS next_one", name)


NEXT = "CREATE TABLE next_one (id bigint);"


@needs_postgres
async def test_a_database_is_not_upgraded_while_bots_use_it_that_could_not_go_on(
    address: PostgresAddress, next_migration: Path
) -> None:
    store = await open_store(address)
    assert store.cluster is not None
    await store.cluster.beat(wants_slot=True)
    next_migration.write_text(f"-- The next version.\n\n{NEXT}\n")
    with pytest.raises(Unusable, match="Stop them"):
        await open_store(address)
    await store.cluster.leave()
    upgraded = await open_store(address)
    with pytest.raises(TooNew, match="later version"):
        await store.cluster.beat(wants_slot=True)
    await store.close()
    await upgraded.close()


@needs_postgres
async def test_a_database_is_upgraded_under_bots_that_can_live_with_it(
    address: PostgresAddress, next_migration: Path
) -> None:
    store = await open_store(address)
    assert store.cluster is not None
    await store.cluster.beat(wants_slot=True)
    next_migration.write_text(f"{postgres_schema.GOES_ON}\n\n{NEXT}\n")
    upgraded = await open_store(address)
    assert await upgraded.version() == len(migrations()) + 1
    assert (await store.cluster.beat(wants_slot=True)).living == 1
    await store.close()
    await upgraded.close()


@needs_postgres
async def test_processes_that_start_together_create_the_tables_once() -> None:
    name = "empty_for_several"
    postgres.server().execute(f"CREATE DATABASE {name}")
    address = PostgresAddress(postgres.server().url(name))
    stores = await asyncio.gather(*(open_store(address) for _ in range(3)))
    assert len({store.instance for store in stores}) == 1
    for store in stores:
        await store.close()
    postgres.server().execute(f"DROP DATABASE {name} WITH (FORCE)")


# --- Several processes -----------------------------------------------------------------------------


@needs_postgres
async def test_a_notification_is_written_after_a_change_that_relies_on_it(address: PostgresAddress) -> None:
    """A lobby that is changed adds no second update of its post while one waits that nobody has tried."""
    async with Table(address) as (ours, theirs):
        game, now = ours.game, ours.clock.now()
        async with ours.host.context.queues.turn(game):
            loaded = await ours.host.context.read(game)
            async with ours.host.store.write() as rows:
                await put_public(rows, loaded.row, "lobby", {}, now)
        waiting = (await theirs.host.store.read.outbox.waiting(game))[-1]
        async with theirs.host.store.write_one_for_outbox() as delivery, ours.host.context.queues.turn(game):
            await ours.host.context.read(game)
            async with ours.host.store.write() as rows:
                relied_on = (await rows.outbox.waiting(game))[-1]
                marking = asyncio.create_task(delivery.outbox.mark_tried(waiting.id, now))
                await asyncio.wait({marking}, timeout=0.5)
                assert not marking.done()
                assert relied_on.tried is None
            assert await marking


@needs_postgres
async def test_a_write_of_another_process_is_noticed_by_the_write_that_follows(address: PostgresAddress) -> None:
    async with Table(address) as (ours, theirs):
        game = ours.game
        with take_turn(game):
            await ours.host.context.read(game)
            async with theirs.host.context.queues.turn(game):
                await theirs.host.context.read(game)
                async with theirs.host.store.write() as rows:
                    await rows.games.update(game, paused_by="vote")
            with pytest.raises(Outdated):
                async with ours.host.store.write() as rows:
                    await rows.games.update(game, paused_by="steward")
        row = await ours.host.store.read.games.get(game)
        assert row is not None
        assert row.paused_by == "vote"


@needs_postgres
async def test_all_statements_of_a_reading_see_the_same_state(address: PostgresAddress) -> None:
    """Another process writes while the second of three statements waits for a lock."""
    count = ("SELECT count(*) AS people FROM users", ())
    wait = ("SELECT pg_advisory_xact_lock(:number)", {"number": 7})
    store = await PostgresStore.open(address, Path("unused"))
    with psycopg.connect(address.url, autocommit=True) as other:
        other.execute("SELECT pg_advisory_lock(7)")
        reading = asyncio.create_task(store.readers.pipeline([count, wait, count]))
        waiting = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
        await until(lambda: other.execute(waiting).fetchone() == (1,))
        other.execute("INSERT INTO users (id, name) VALUES (1, 'Ann')")
        other.execute("SELECT pg_advisory_unlock(7)")
        before, _, after = await reading
    assert before == after == [{"people": 0}]
    assert await store.readers.pipeline([count]) == [[{"people": 1}]]
    await store.close()


@needs_postgres
async def test_of_two_presses_in_two_processes_one_wins_and_the_other_sees_the_new_state(
    address: PostgresAddress,
) -> None:
    async with Table(address) as (ours, theirs):
        panel = await ours.panel(ANN)
        asked = panel.questions[0]
        picks = {"end": 1}
        both = await asyncio.gather(
            until_current(lambda: ours.host.table.submit(ours.game, ANN.id, panel.epoch, asked.id, picks)),
            until_current(lambda: theirs.host.table.submit(ours.game, ANN.id, panel.epoch, asked.id, picks)),
        )
        assert sorted(each.outcome.value for each in both) == ["stale", "taken"]
        moves = await ours.host.store.read.moves.after(ours.game, -1)
        assert [move.seq for move in moves] == list(range(len(moves)))


@needs_postgres
async def test_what_another_process_wrote_is_shown_at_once(address: PostgresAddress) -> None:
    async with Table(address) as (ours, theirs):
        await ours.panel(BO)
        await theirs.end_turn(ANN)
        assert (await ours.panel(BO)).questions
        assert await ours.awaited() == {1}


@needs_postgres
async def test_a_process_without_a_connection_to_discord_leaves_messages_to_the_others(
    address: PostgresAddress,
) -> None:
    """It cannot send them, and as long as it holds the channel nobody else may."""
    async with Table(address) as (ours, theirs):
        theirs.courier.is_away = True
        await ours.end_turn(ANN)
        await theirs.host.outbox.drain()
        ours.courier.shown.clear()
        await ours.host.outbox.drain()
        assert any("Bo" in text for text in ours.courier.public())
        assert theirs.courier.tried == []


@needs_postgres
async def test_the_limit_of_open_tables_holds_when_many_are_made_at_once(address: PostgresAddress) -> None:
    async with Table(address) as (ours, theirs):
        for evening in (ours, theirs):
            evening.host.lobby.limits = type(evening.host.lobby.limits)(per_person=3)
        made = await asyncio.gather(
            *((ours, theirs)[at % 2].create_table(ANN, channel=900 + at) for at in range(8)), return_exceptions=True
        )
        assert sum(not isinstance(each, Exception) for each in made) == 2  # One table was there.


@needs_postgres
async def test_after_an_error_in_a_transaction_nothing_of_it_is_written(address: PostgresAddress) -> None:
    store = await open_store(address)
    with pytest.raises(Unwritable):  # noqa: PT012  (the transaction is the statement)
        async with store.write() as rows:
            await rows.places.name({1: "before"})
            with pytest.raises(RowConflict):
                await rows.outbox._all("INSERT INTO meta VALUES ('instance', 'x') RETURNING key")
            await rows.places.name({2: "after"})
    assert await store.read.places.names() == {}
    await store.close()


@needs_postgres
async def test_what_is_written_in_one_round_trip_is_written_whole_or_not_at_all(address: PostgresAddress) -> None:
    store = await open_store(address)
    assert isinstance(store, PostgresStore)
    before = store.round_trips
    with pytest.raises(RowConflict):  # noqa: PT012  (the transaction is the statement)
        async with store.write() as rows:
            await rows.places.name({1: "before"})
            await rows.outbox._execute("INSERT INTO meta VALUES ('instance', 'x')")
            await rows.places.name({2: "after"})
    assert store.round_trips == before + 2  # The second one asks whether something is to be undone.
    assert await store.read.places.names() == {}
    async with store.write() as rows:
        await rows.places.name({1: "before"})
        await rows.places.name({2: "after"})
    assert await store.read.places.names() == {1: "before", 2: "after"}
    await store.close()


# --- Trouble ------------------------------------------------------------------------------------------


@needs_postgres
async def test_a_lost_connection_is_opened_again(address: PostgresAddress) -> None:
    store = await open_store(address)
    assert isinstance(store, PostgresStore)
    try:
        name = address.url.partition("@/")[2].partition("?")[0]
        postgres.server().execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
        with pytest.raises(Unwritable):
            await store.read.games.all_ids()
        assert await store.read.games.all_ids() == []
    finally:
        await store.close()


class Table:
    """Two processes that play with one database: a game of Ann and Bo, in which Ann is to act."""

    def __init__(self, address: PostgresAddress) -> None:
        self.evenings = [SharedEvening(address), SharedEvening(address)]

    async def __aenter__(self) -> tuple[SharedEvening, SharedEvening]:
        ours, theirs = self.evenings
        await ours.open()
        await theirs.open()
        await ours.begin_settled(ANN, BO)
        theirs.game = ours.game
        return ours, theirs

    async def __aexit__(self, *failure: object) -> None:
        for evening in self.evenings:
            await evening.close()
