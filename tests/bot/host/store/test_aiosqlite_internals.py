"""The private names of aiosqlite that the store uses. An upgrade that moves them must fail here."""

from __future__ import annotations

import sqlite3
import threading

import aiosqlite
import pytest

from bot.host.store.connection.aiosqlite_internals import run_in_thread


async def test_a_function_runs_in_the_thread_of_the_connection_and_returns_its_result() -> None:
    async with aiosqlite.connect(":memory:") as connection:

        def work(db: sqlite3.Connection) -> tuple[int, int]:
            return threading.get_ident(), db.execute("SELECT 6 * 7").fetchone()[0]

        thread, answer = await run_in_thread(connection, work)
    assert thread != threading.get_ident()
    assert answer == 42


async def test_an_error_in_the_function_is_raised() -> None:
    async with aiosqlite.connect(":memory:") as connection:
        with pytest.raises(sqlite3.OperationalError):
            await run_in_thread(connection, lambda db: db.execute("SELECT nothing"))
