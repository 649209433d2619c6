"""The private names of aiosqlite that the store uses. An upgrade that moves them must fail here."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import threading
from pathlib import Path

import aiosqlite
import pytest

from bot.host.store.connection.aiosqlite_internals import run_in_thread
from tests.support.waiting import TIMEOUT


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


def test_a_process_ends_although_a_connection_is_open(tmp_path: Path) -> None:
    """Ctrl-C during the start leaves connections open."""
    program = f"""
import asyncio
from pathlib import Path
from bot.host.store.connection.connections import connect
left_open = asyncio.run(connect(Path({str(tmp_path / "some.db")!r})))
"""
    subprocess.run([sys.executable, "-c", program], cwd=Path(__file__).parents[4], timeout=TIMEOUT, check=True)
