"""Metrics, health and readiness, and alert rules and a dashboard that use only existing metrics."""

from __future__ import annotations

import json
import re
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from types import SimpleNamespace

import aiohttp
import pytest

from bot import VERSION
from bot.host.delivery.courier import NotNow
from bot.host.store import database
from bot.host.store.database import migrations
from bot.host.upkeep.upkeep import UpkeepSettings
from bot.ops.metrics import Metrics
from bot.ops.monitor import STUCK_AFTER, SWEEP_TIMEOUT, Monitor
from bot.ui.courier import DiscordCourier
from tests.bot.e2e.table import Table, until
from tests.bot.helpers import ANN, BO, Evening, SharedEvening
from tests.support.postgres import empty_database, needs_postgres
from tests.support.yaml import Node, read_yaml

ALERTS, DASHBOARD = Path("deploy/alerts.yml"), Path("deploy/dashboard.json")
SCRAPING = Path("deploy/prometheus.yml")
BUILT_IN = {"up"}
"""Series that Prometheus makes itself."""


class Connected(DiscordCourier):
    def is_connected(self) -> bool:
        return True


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    async with Evening(tmp_path / "table.sqlite") as evening:
        await evening.host.sweep()
        yield evening


def watching(evening: Evening, courier: DiscordCourier | None = None) -> Monitor:
    metrics = Metrics()
    evening.host.context.watch = metrics
    return Monitor(evening.host, courier or Connected(), metrics)


async def figures(monitor: Monitor) -> dict[str, float]:
    await monitor.measure()
    lines = [line for line in monitor.metrics.text().decode().splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


# --- Figures ---------------------------------------------------------------------------------------


async def test_games_notifications_and_bytes_are_measured(evening: Evening) -> None:
    monitor = watching(evening)
    await evening.begin_settled(ANN, BO)
    evening.clock.advance(seconds=90)
    seen = await figures(monitor)
    assert seen['sietch_games{status="running"}'] == 1
    assert seen['sietch_games{status="quarantined"}'] == 0
    assert seen["sietch_outbox_due"] >= 1
    assert seen["sietch_outbox_oldest_seconds"] == 90
    assert seen['sietch_database_bytes{file="database"}'] > 0
    assert seen["sietch_backup_age_seconds"] == 0
    assert seen["process_resident_memory_bytes"] > 0
    await evening.deliver()
    seen = await figures(monitor)
    assert seen["sietch_outbox_due"] == 0
    assert seen["sietch_delivery_seconds_count"] >= 1
    assert seen['sietch_drawing_seconds_count{picture="board"}'] >= 1


async def test_the_age_of_the_newest_backup_is_measured_if_backups_are_made(tmp_path: Path) -> None:
    settings = UpkeepSettings(backup_every=timedelta(hours=24))
    async with Evening(tmp_path / "table.sqlite", upkeep=settings) as evening:
        monitor = watching(evening)
        assert (await figures(monitor))["sietch_backup_age_seconds"] == -1
        await evening.host.upkeep.run()
        evening.clock.advance(hours=3)
        assert (await figures(monitor))["sietch_backup_age_seconds"] == 3 * 3600


async def test_the_age_of_the_running_copy_is_measured(tmp_path: Path) -> None:
    settings = UpkeepSettings(copy_folder=tmp_path / "other-disk")
    async with Evening(tmp_path / "table.sqlite", upkeep=settings) as evening:
        monitor = watching(evening)
        assert (await figures(monitor))["sietch_copy_age_seconds"] == -1
        await evening.host.upkeep.copies.run()
        evening.clock.advance(seconds=50)
        assert (await figures(monitor))["sietch_copy_age_seconds"] == 50
        await evening.host.upkeep.copies.run()
        assert (await figures(monitor))["sietch_copy_age_seconds"] == 0


async def test_the_lag_of_the_sweep_is_measured(evening: Evening) -> None:
    monitor = watching(evening)
    await evening.host.sweep()
    assert (await figures(monitor))["sietch_sweep_seconds_count"] == 1
    evening.host.swept_at = time.monotonic() - 500
    assert (await figures(monitor))["sietch_sweep_lag_seconds"] >= 500


async def test_thinking_is_timed() -> None:
    metrics = Metrics()
    metrics.thought(0.4)
    assert b"sietch_thinking_seconds_count 1.0" in metrics.text()


async def test_every_response_of_discord_is_counted_including_rate_limits(tmp_path: Path) -> None:
    async with Table(tmp_path) as table:
        await table.begin_settled()
        await table.delivered()
        channel = table.box.channel_id("table-1")
        table.box.fault(
            "status", method="POST", path=rf"/channels/{channel}/messages$", status=429, seconds=0.2, times=1
        )
        await table.ann.press(await table.panel(table.ann), "End turn", edited=True)
        await table.public_post("ended the turn")
        told = table.bot.metrics.text().decode()
        assert 'sietch_discord_responses_total{status="429"} 1.0' in told
        assert 'sietch_discord_responses_total{status="200"}' in told
        assert re.search(r"sietch_answer_seconds_count [1-9]", told)


async def test_presses_and_slash_commands_are_counted_by_shard(tmp_path: Path) -> None:
    async with Table(tmp_path) as table:
        await table.begin_settled()
        told = table.bot.metrics.text().decode()
        kinds = {
            kind: float(count) for kind, count in re.findall(r'sietch_interactions_total{kind="(\w+)"} (\S+)', told)
        }
        assert {"command", "component"} <= kinds.keys()
        by_shard = re.findall(r'sietch_shard_interactions_total{shard="\d+"} (\S+)', told)
        assert sum(float(count) for count in by_shard) == sum(kinds.values())


async def test_the_values_of_labels_are_in_lower_case(tmp_path: Path) -> None:
    async with Table(tmp_path) as table:
        await table.begin_settled()
        await table.delivered()
        table.box.fault("status", method="POST", path=r"/channels/\d+/messages$", status=401, times=1)
        await table.ann.press(await table.panel(table.ann), "End turn", edited=True)
        await until(lambda: 'outcome="put_off"' in table.bot.metrics.text().decode())
        told = table.bot.metrics.text().decode()
    values = re.findall(r'\b(?!le=|version=|python=)\w+="([^"]*)"', told)
    assert [value for value in values if value != value.lower()] == []


def test_the_versions_are_a_metric() -> None:
    (build,) = re.findall(r"sietch_build_info{(.*)} 1.0", Metrics().text().decode())
    assert f'version="{VERSION}"' in build
    assert f'database="{len(migrations())}"' in build


def test_counters_have_no_created_series() -> None:
    metrics = Metrics()
    metrics.failed()
    assert "_created" not in metrics.text().decode()


# --- Health and readiness --------------------------------------------------------------------------


async def test_a_bot_that_is_connected_writes_and_delivers_is_ready(evening: Evening) -> None:
    assert (await watching(evening).readiness()).is_ready


async def test_a_bot_without_a_connection_is_not_ready(evening: Evening) -> None:
    ready = await watching(evening, DiscordCourier()).readiness()
    assert not ready.connected
    assert not ready.is_ready


async def test_a_bot_with_a_lost_shard_is_not_ready(evening: Evening) -> None:
    monitor = watching(evening)
    evening.host.presence.lost(1, 2)
    assert not (await monitor.readiness()).connected
    evening.host.presence.back(1, 2)
    assert (await monitor.readiness()).connected


async def test_a_bot_that_cannot_write_is_not_ready(evening: Evening) -> None:
    writer = evening.host.store._writer
    assert writer is not None
    await writer.run(lambda db: db.execute("PRAGMA query_only = ON").fetchall())
    ready = await watching(evening).readiness()
    assert not ready.writable
    assert not ready.is_ready


async def test_a_locked_database_is_found_before_writes_time_out(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The check does not use the bot's writer, which waits five seconds for the lock."""
    monkeypatch.setattr(database, "UNLOCKED_WITHIN", 1)
    monkeypatch.setattr(evening.host.store, "_writer", None)
    with closing(sqlite3.connect(evening.path, isolation_level=None)) as locking:
        locking.execute("BEGIN IMMEDIATE")
        assert not (await watching(evening).readiness()).writable
    monkeypatch.undo()
    assert (await watching(evening).readiness()).writable


async def test_a_bot_with_a_full_disk_is_not_ready(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monitor = watching(evening)
    with monkeypatch.context() as full:
        full.setattr(database.shutil, "disk_usage", lambda folder: SimpleNamespace(free=database.MIN_FREE_BYTES - 1))
        assert not (await monitor.readiness()).writable
    assert (await monitor.readiness()).writable


async def test_a_bot_with_a_stuck_notification_is_not_ready(evening: Evening) -> None:
    monitor = watching(evening)
    await evening.begin_settled(ANN, BO)
    evening.clock.advance(seconds=STUCK_AFTER.total_seconds())
    assert not (await monitor.readiness()).delivering


async def test_a_notification_delayed_by_discord_is_not_stuck(evening: Evening) -> None:
    monitor = watching(evening)
    await evening.begin_settled(ANN, BO)
    evening.courier.troubles += [NotNow(900.0)] * 20
    await evening.deliver()
    evening.clock.advance(seconds=STUCK_AFTER.total_seconds() + 60)
    assert (await monitor.readiness()).delivering


async def test_a_bot_whose_sweep_stopped_is_not_ready(evening: Evening) -> None:
    evening.host.swept_at = time.monotonic() - SWEEP_TIMEOUT - 1
    assert not (await watching(evening).readiness()).sweeping


async def test_a_lost_gateway_makes_the_bot_not_ready(tmp_path: Path) -> None:
    async with Table(tmp_path) as table:
        courier = DiscordCourier()
        courier.serve(table.bot)
        monitor = Monitor(table.host, courier, table.bot.metrics)
        await table.host.sweep()
        await until(lambda: table.host.presence.is_whole)
        assert (await monitor.readiness()).is_ready
        await table.box.stop()
        await until(lambda: not table.host.presence.is_whole)
        assert not (await monitor.readiness()).connected
        await table.box.start()


async def test_the_monitor_answers_http_requests(evening: Evening) -> None:
    monitor = watching(evening)
    await monitor.open("127.0.0.1", 0)
    try:
        assert monitor._runner is not None
        (address,) = monitor._runner.addresses
        home = f"http://{address[0]}:{address[1]}"
        async with aiohttp.ClientSession() as browser:
            for path, status in (("/metrics", 200), ("/healthz", 200), ("/readyz", 200), ("/", 404)):
                async with browser.get(home + path) as page:
                    assert page.status == status, path
            evening.host.swept_at = time.monotonic() - SWEEP_TIMEOUT - 1
            async with browser.get(f"{home}/readyz") as page:
                assert page.status == 503
                assert (await page.json())["sweeping"] is False
            async with browser.get(f"{home}/healthz") as page:
                assert page.status == 200
    finally:
        await monitor.close()


# --- A cluster -------------------------------------------------------------------------------------


@needs_postgres
async def test_every_process_tells_who_serves_which_slot_and_one_without_a_slot_is_ready() -> None:
    with empty_database() as address:
        first, spare = await SharedEvening(address).open(), await SharedEvening(address).open()
        serving, waiting = first.host.store.cluster, spare.host.store.cluster
        assert serving is not None
        assert waiting is not None
        for evening in (first, spare):
            await evening.host.sweep()
        await serving.lay_slots(2)
        await serving.take_slot()
        for cluster in (serving, waiting, serving):
            await cluster.beat(wants_slot=cluster is waiting)
        of_first, of_spare = await figures(watching(first)), await figures(watching(spare))
        assert _of_slots(of_first, "served") == _of_slots(of_spare, "served") == [1, 0]
        assert (_of_slots(of_first, "held"), _of_slots(of_spare, "held")) == ([1, 0], [0, 0])
        assert of_first["sietch_processes"] == of_spare["sietch_processes"] == 2
        unconnected = Monitor(spare.host, DiscordCourier(), Metrics())
        assert (await unconnected.readiness()).is_ready
        assert not (await Monitor(first.host, DiscordCourier(), Metrics()).readiness()).connected
        await first.close()
        await spare.close()


def _of_slots(found: dict[str, float], what: str) -> list[float]:
    return [found[f'sietch_slot_{what}{{slot="{slot}"}}'] for slot in range(2)]


@needs_postgres
async def test_notifications_that_wait_are_measured_by_every_process() -> None:
    with empty_database() as address:
        first, second = await SharedEvening(address).open(), await SharedEvening(address).open()
        await first.begin_settled(ANN, BO)
        of_first, of_second = await figures(watching(first)), await figures(watching(second))
        assert of_first["sietch_outbox_waiting"] == of_second["sietch_outbox_waiting"] > 0
        assert of_first['sietch_games{status="running"}'] == of_second['sietch_games{status="running"}'] == 1
        await first.close()
        await second.close()


# --- Rules and dashboard ---------------------------------------------------------------------------


def existing() -> set[str]:
    """Return the names of all series."""
    endings = {"counter": ("_total",), "histogram": ("_bucket", "_sum", "_count")}
    return {
        metric.name + ending for metric in Metrics().registry.collect() for ending in endings.get(metric.type, ("",))
    }


def named(expression: str) -> set[str]:
    """Return the series that an expression uses."""
    without_words = re.sub(r'"[^"]*"|\[[^\]]*\]|\b(?:by|on) \([^)]*\)|\{[^}]*\}', " ", expression)
    words = re.findall(r"\b[a-z_][a-z0-9_]*\b(?!\s*\()", without_words)
    return {word for word in words if word not in ("or", "and", "unless", "by", "e9")}


def rules() -> Iterator[dict[str, Node]]:
    for group in read_yaml(ALERTS.read_text(encoding="utf-8"))["groups"]:
        yield from group["rules"]


def test_the_alert_rules_use_only_existing_metrics() -> None:
    alerts = list(rules())
    assert len(alerts) >= 10
    assert len({rule["alert"] for rule in alerts}) == len(alerts)
    for rule in alerts:
        assert set(rule) == {"alert", "expr", "for", "labels", "annotations"}
        assert re.fullmatch(r"\d+[smhd]", rule["for"])
        assert rule["labels"]["severity"] in ("page", "ticket")
        assert rule["annotations"]["summary"]
        assert named(rule["expr"])
        assert named(rule["expr"]) <= existing() | BUILT_IN, rule["alert"]


def test_the_dashboard_uses_only_existing_metrics() -> None:
    board = json.loads(DASHBOARD.read_text(encoding="utf-8"))
    expressions = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    assert expressions
    for expression in expressions:
        assert named(expression) <= existing(), expression
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])


def panels() -> list[dict[str, Node]]:
    return list(json.loads(DASHBOARD.read_text(encoding="utf-8"))["panels"])


def test_every_panel_has_a_unit_and_every_line_a_legend() -> None:
    assert [panel["title"] for panel in panels() if not panel["fieldConfig"]["defaults"].get("unit")] == []
    targets = [target for panel in panels() for target in panel["targets"]]
    assert [target["expr"] for target in targets if not target.get("legendFormat")] == []


def test_a_bot_can_be_chosen_on_the_dashboard_and_every_panel_follows() -> None:
    board = json.loads(DASHBOARD.read_text(encoding="utf-8"))
    assert "instance" in [variable["name"] for variable in board["templating"]["list"]]
    expressions = [target["expr"] for panel in panels() for target in panel["targets"]]
    without = [each for each in expressions if each.count('instance=~"$instance"') < len(named(each))]
    assert without == []


def test_games_of_a_database_that_several_bots_share_are_counted_once_on_the_dashboard() -> None:
    (panel,) = [panel for panel in panels() if panel["title"] == "Games by state"]
    (target,) = panel["targets"]
    summed, _, shared = target["expr"].partition(" or ")
    assert "unless on (instance) (sietch_processes" in summed
    assert shared.startswith("max by (status) (sietch_games")


def test_the_alert_on_failures_uses_their_share_of_interactions() -> None:
    (rule,) = [rule for rule in rules() if rule["alert"] == "SietchInteractionsFail"]
    assert named(rule["expr"]) == {"sietch_failures_total", "sietch_interactions_total"}
    assert ") / sum" in rule["expr"]


def test_the_scrape_configuration_and_the_alerts_name_the_same_job() -> None:
    asked = read_yaml(SCRAPING.read_text(encoding="utf-8"))
    assert asked["rule_files"] == [ALERTS.name]
    (job,) = asked["scrape_configs"]
    assert f'job="{job["job_name"]}"' in ALERTS.read_text(encoding="utf-8")
    assert job["static_configs"] == [{"targets": '["127.0.0.1:9100"]'}]


def test_every_metric_is_on_the_dashboard() -> None:
    board = DASHBOARD.read_text(encoding="utf-8")
    ours = [metric.name for metric in Metrics().registry.collect() if metric.name.startswith("sietch_")]
    assert [name for name in ours if name not in board] == []


def test_an_unknown_metric_is_found() -> None:
    assert named('rate(sietch_nothing_total{status="429"}[15m]) > 0.2') == {"sietch_nothing_total"}
    assert "sietch_nothing_total" not in existing()
