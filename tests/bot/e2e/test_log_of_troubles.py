"""What the log says about a Discord outage, a locked database and a full disk: few warnings, and no traceback."""

from __future__ import annotations

import io
import logging
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager

import pytest
from discord.backoff import ExponentialBackoff

from bot.host.store.connection.connections import Connection
from bot.log import Handler, TextFormatter
from tests.bot.e2e.table import Table, until

PRESSES = 25
DELAYS = (1, 2, 4, 8, 16)
"""The seconds between discord.py's attempts to connect. An outage of 20 seconds lasts until the last one."""


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """Yield a stream with everything that the bot's handler logs as a warning or worse."""
    written = io.StringIO()
    handler = Handler(written)
    handler.setFormatter(TextFormatter())
    handler.setLevel(logging.WARNING)
    logging.getLogger().addHandler(handler)
    yield written
    logging.getLogger().removeHandler(handler)


def warnings(log: io.StringIO) -> list[str]:
    """Return the logged lines without their time. Each must be a warning: a traceback would have further lines."""
    lines = log.getvalue().splitlines()
    assert [line for line in lines if " WARNING " not in line] == []
    return lines


def writer_of(table: Table) -> Connection:
    writer = table.host.store._writer
    assert writer is not None
    return writer


@contextmanager
def locked(table: Table) -> Iterator[None]:
    """Let another process hold the write lock."""
    with closing(sqlite3.connect(table.folder / "sietch.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


async def draw_again_and_again(table: Table) -> None:
    for _ in range(PRESSES):
        answered = await table.ann.press(await table.panel(table.ann), "Draw a card", edited=True)
        assert "Nothing was changed" in answered.message.text


@asynccontextmanager
async def full_disk(table: Table) -> AsyncIterator[None]:
    """Let the database refuse every write."""
    await writer_of(table).run(lambda db: db.execute("PRAGMA query_only = ON"))
    yield
    await writer_of(table).run(lambda db: db.execute("PRAGMA query_only = OFF"))


async def test_a_full_disk_costs_one_warning_for_each_press(table: Table, log: io.StringIO) -> None:
    await table.begin_settled()
    await table.delivered()
    async with full_disk(table):
        await draw_again_and_again(table)
    drawn = await table.ann.press(await table.panel(table.ann), "Draw a card", edited=True)
    assert "You drew" in drawn.message.text
    await table.bot.close()  # Whatever the presses began is over.
    assert len(warnings(log)) == PRESSES


async def test_on_a_full_disk_a_failed_press_is_not_logged_twice(table: Table, log: io.StringIO) -> None:
    """The first press of a day is stored together with the person's language, unless the press failed."""
    await table.begin_settled()
    panel = await table.panel(table.ann)
    await table.delivered()
    table.clock.advance(days=1)
    async with full_disk(table):
        await table.ann.press(panel, "Draw a card", edited=True)
        await table.bot.close()
    assert len(warnings(log)) == 1


async def test_a_locked_database_costs_one_warning_for_each_press(table: Table, log: io.StringIO) -> None:
    await table.begin_settled()
    await table.delivered()
    await writer_of(table).run(lambda db: db.execute("PRAGMA busy_timeout = 0"))
    with locked(table):
        await draw_again_and_again(table)
        await table.bot.close()
    assert len(warnings(log)) == PRESSES


async def test_an_outage_of_twenty_seconds_costs_one_warning_for_each_attempt_to_connect(
    table: Table, log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await table.begin_settled()
    await table.delivered()
    delays, is_over = iter(DELAYS), False

    def delay(_backoff: object) -> float:
        nonlocal is_over
        if (seconds := next(delays, None)) is None:
            is_over = True
            return 0.05
        table.clock.advance(seconds=seconds)
        return 0.0

    monkeypatch.setattr(ExponentialBackoff, "delay", delay)
    await table.box.stop()
    await end_turn(table, game)
    await table.delivered()
    await until(lambda: is_over)
    seen = len(warnings(log))
    await table.box.start()
    table.clock.advance(minutes=1)
    await table.public_post("ended the turn")
    await table.delivered()
    assert seen <= len(DELAYS) + 2
    assert all("Cannot connect" in line for line in warnings(log))


async def end_turn(table: Table, game: str) -> None:
    """End Ann's turn without a press, because Discord is away."""
    ann = int(table.ann.id)
    panel = await table.host.table.panel(game, ann)
    await table.host.table.submit(game, ann, panel.epoch, panel.questions[0].id, {"end": 1})
