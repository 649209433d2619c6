"""Errors that are not our fault are logged as warnings without a traceback: a Discord outage, a locked database, a
full disk.
"""

from __future__ import annotations

import errno
import io
import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import aiohttp
import discord
import pytest

from bot.host.store import Unusable
from bot.host.store.connection.executors import Unwritable
from bot.log import Handler, TextFormatter
from tests.bot.helpers import ANN, BO, Evening


def logged(error: BaseException) -> str:
    """Return what the log says when this error is logged with its trace."""
    out = io.StringIO()
    handler = Handler(out)
    handler.setFormatter(TextFormatter())
    record = logging.LogRecord("discord.client", logging.ERROR, "", 0, "it failed", (), (type(error), error, None))
    handler.handle(record)
    assert record.exc_info is not None, "other handlers keep the trace"
    return out.getvalue()


def locked(path: Path) -> sqlite3.Error:
    with closing(sqlite3.connect(path, isolation_level=None)) as one, closing(sqlite3.connect(path, timeout=0)) as two:
        one.execute("CREATE TABLE t (a)")
        one.execute("BEGIN IMMEDIATE")
        with pytest.raises(sqlite3.OperationalError) as error:
            two.execute("INSERT INTO t VALUES (1)")
    return error.value


def wrapped(error: BaseException) -> BaseException:
    made = Unusable("it cannot be written")
    made.__cause__ = error
    return made


@pytest.mark.parametrize(
    "error",
    [
        aiohttp.ServerDisconnectedError(),
        discord.GatewayNotFound(),
        ConnectionResetError("reset by peer"),
        TimeoutError(),
        OSError(errno.ENETUNREACH, "Network is unreachable"),
        OSError(errno.ENOSPC, "No space left on device"),
        Unwritable("database or disk is full"),
        wrapped(OSError(errno.ENOSPC, "No space left on device")),
    ],
    ids=repr,
)
def test_an_error_from_outside_is_a_warning_without_a_traceback(error: BaseException) -> None:
    said = logged(error)
    assert "WARNING discord.client: it failed why=" in said
    assert len(said.splitlines()) == 1


def test_a_locked_database_is_a_warning_without_a_traceback(tmp_path: Path) -> None:
    assert logged(locked(tmp_path / "locked.db")).endswith("it failed why=database is locked\n")


@pytest.mark.parametrize(
    "error",
    [
        KeyError("seat"),
        FileNotFoundError(errno.ENOENT, "No such file or directory"),
        sqlite3.OperationalError("near SELCT: syntax error"),
    ],
    ids=repr,
)
def test_a_bug_is_an_error_with_a_traceback(error: BaseException) -> None:
    said = logged(error)
    assert "ERROR   discord.client: it failed" in said
    assert type(error).__name__ in said


async def test_settings_can_be_read_with_a_full_disk(tmp_path: Path) -> None:
    async with Evening(tmp_path / "table.sqlite") as evening:
        await evening.begin_settled(ANN, BO)
        async with evening.read_only_database():
            settings = await evening.host.people.settings(ANN.id)
            with pytest.raises(Unwritable):
                await evening.host.people.note_visit(ANN.id, "cs", settings)
        await evening.host.people.note_visit(ANN.id, "cs", settings)
        assert (await evening.host.people.settings(ANN.id)).discord == "cs"
