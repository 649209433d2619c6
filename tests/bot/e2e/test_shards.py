"""Several shards in one process: servers, direct messages, lost shards, and the limit of sessions."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from pathlib import Path

import pytest
from prometheus_client import generate_latest

from bot.host.loading.outages import EVERYTHING, Part
from bot.ops.metrics import Metrics
from bot.ui import client
from tests.bot.e2e.table import Table, until


@pytest.fixture(autouse=True)
def no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "BETWEEN_IDENTIFIES", 0.01)


async def test_a_game_is_played_over_three_shards_direct_messages_included(tmp_path: Path) -> None:
    async with Table(tmp_path, shards=3) as table:
        assert table.bot.shard_count == 3
        assert len(table.box.server.gateway.sessions) == 3
        await table.begin_settled()
        await table.delivered()
        await until(lambda: any("Board" in post.labels for post in table.ann.dms()))
        dm = next(post for post in table.ann.dms() if "Board" in post.labels)
        opened = await table.ann.press(dm, "Board")
        assert opened.ok, opened.reason


async def test_a_shard_that_is_dropped_comes_back_and_the_game_goes_on(tmp_path: Path) -> None:
    async with Table(tmp_path, shards=3) as table:
        await table.begin_settled()
        before = table.box.mark
        for shard in range(3):
            table.box.gateway("drop", shard)
        await until(
            lambda: sum(entry.path in ("RESUME", "IDENTIFY") for entry in table.box.requests(before)) >= 3, timeout=30
        )
        await until(lambda: all(session.connection for session in table.box.server.gateway.sessions.values()))
        panel = await table.panel(table.ann)
        assert panel.labels


@pytest.mark.parametrize(("shard", "excused"), [(2, Part(2, 3)), (0, EVERYTHING)])
async def test_time_without_a_shard_does_not_count_in_its_servers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shard: int, excused: Part
) -> None:
    async with Table(tmp_path, shards=3) as table:
        presence, clock = table.host.presence, table.clock
        presence.begin()
        lost = presence.lost

        def hours_pass(number: int | None = None, shards: int = 1) -> None:
            lost(number, shards)
            clock.advance(hours=5)

        monkeypatch.setattr(presence, "lost", hours_pass)
        table.box.gateway("drop", shard)
        away: dict[Part, timedelta] = {}

        def is_back() -> bool:
            away.update(presence.absences())
            return excused in away and not presence._lost

        await until(is_back, timeout=30)
        assert away == {excused: timedelta(hours=5)}


async def test_every_shard_has_its_own_metrics(tmp_path: Path) -> None:
    async with Table(tmp_path, shards=2) as table:
        await table.begin_settled()
        told = generate_latest(table.bot.metrics.registry).decode()
        assert 'sietch_shard_connected{shard="0"} 1.0' in told
        assert 'sietch_shard_connected{shard="1"} 1.0' in told
        assert "sietch_shard_interactions_total" in told


async def test_no_session_is_started_when_few_are_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []

    async with Table(tmp_path) as table:
        gateway = table.box.server.gateway

        async def wait(seconds: float) -> None:
            pauses.append(seconds)
            gateway.starts_left = 1000

        gateway.starts_left, gateway.starts_reset_in = 3, 120_000
        monkeypatch.setattr(client, "wait", wait)
        await table.bot.before_identify_hook(0, initial=True)
        monkeypatch.undo()
    assert pauses == [121.0]


async def test_a_set_number_of_shards_overrides_discords_recommendation(tmp_path: Path) -> None:
    async with Table(tmp_path, shards=3) as table:
        bot = client.TableBot(table.host, table.bot.registration, Metrics(), ready_after=0.05, shards=2)
        running = asyncio.create_task(bot.start(table.box.token))
        await until(lambda: bot.is_ready() or running.done())
        shards = sorted(bot.shards)
        await bot.close()
        await running
    assert shards == [0, 1]
