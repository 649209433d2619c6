"""The HTTP server for monitoring: /metrics, /healthz (alive), /readyz (connected, writing, delivering).

It runs in the bot's own event loop, so an answer proves that the loop runs.
"""

from __future__ import annotations

import time
from contextlib import suppress
from datetime import timedelta
from typing import Protocol

import msgspec
from aiohttp import web

from bot.host.host import Host
from bot.host.model.facts import Status
from bot.host.store import Unusable, Unwritable
from bot.host.store.cluster import Cluster
from bot.host.upkeep.backups import last_made
from bot.ops.metrics import Metrics

STUCK_AFTER = timedelta(minutes=5)
"""A notification that is due for this long is stuck. A notification that Discord delays is not due meanwhile."""
SWEEP_TIMEOUT = 300.0
"""Seconds without a sweep after which the bot is not ready. There should be one every minute."""


class Readiness(msgspec.Struct, frozen=True):
    """Whether the bot can serve players, and which part cannot."""

    connected: bool
    writable: bool
    delivering: bool
    sweeping: bool

    @property
    def is_ready(self) -> bool:
        return self.connected and self.writable and self.delivering and self.sweeping


class Connection(Protocol):
    """The questions that the monitor asks about the connection to Discord."""

    def is_connected(self) -> bool: ...

    def servers(self) -> int: ...

    def latencies(self) -> dict[int, float]: ...


class Monitor:
    """Serves the metrics and the state of the bot."""

    def __init__(self, host: Host, courier: Connection, metrics: Metrics) -> None:
        self.host = host
        self.courier = courier
        self.metrics = metrics
        self._runner: web.AppRunner | None = None

    async def open(self, address: str, port: int) -> None:
        app = web.Application()
        app.router.add_get("/metrics", self._metrics)
        app.router.add_get("/healthz", self._healthz)
        app.router.add_get("/readyz", self._readyz)
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        await web.TCPSite(self._runner, address, port).start()

    async def close(self) -> None:
        if self._runner is not None:
            await self._runner.cleanup()

    async def _healthz(self, request: web.Request) -> web.Response:
        return web.json_response({"alive": True})

    async def _readyz(self, request: web.Request) -> web.Response:
        ready = await self.readiness()
        return web.json_response(msgspec.to_builtins(ready), status=200 if ready.is_ready else 503)

    async def _metrics(self, request: web.Request) -> web.Response:
        with suppress(Unwritable):  # What is counted in memory is shown all the same.
            await self.measure()
        return web.Response(body=self.metrics.text(), headers={"Content-Type": "text/plain; version=0.0.4"})

    async def readiness(self) -> Readiness:
        try:
            return await self._readiness()
        except Unwritable:  # The server of the database cannot be reached.
            return Readiness(self.courier.is_connected(), writable=False, delivering=False, sweeping=False)

    async def _readiness(self) -> Readiness:
        now = self.host.context.now()
        oldest = (await self.host.store.read.statistics.notifications(now)).oldest
        return Readiness(
            # discord.py stays ready when its connection is lost.
            connected=await self._is_spare() or (self.courier.is_connected() and self.host.presence.is_whole),
            writable=await self._is_writable(),
            delivering=oldest is None or now - oldest < STUCK_AFTER,
            sweeping=self.host.swept_at is not None and time.monotonic() - self.host.swept_at < SWEEP_TIMEOUT,
        )

    async def _is_spare(self) -> bool:
        """Return whether this process waits for a slot of shards. Then it is ready to take over."""
        cluster = self.host.store.cluster
        return cluster is not None and all(each.holder != cluster.me for each in await cluster.holders())

    async def _measure_cluster(self, cluster: Cluster) -> None:
        """Update who serves what. Every process shows the whole cluster, and what it holds itself."""
        holders = await cluster.holders()
        for each in holders:
            self.metrics.slot_served.labels(str(each.slot)).set(each.holder is not None)
            self.metrics.slot_held.labels(str(each.slot)).set(each.holder == cluster.me)
        self.metrics.processes.set(cluster.living)

    async def _is_writable(self) -> bool:
        try:
            await self.host.store.try_to_write()
        except Unusable:
            return False
        return True

    def _age_of_the_newest_backup(self) -> float:
        backups = self.host.upkeep.backups
        if backups.every is None:
            return 0
        newest = last_made(backups.folder)
        return (self.host.context.now() - newest).total_seconds() if newest else -1

    def _age_of_the_copy(self) -> float:
        copies = self.host.upkeep.copies
        if copies.file is None:
            return 0
        return (self.host.context.now() - copies.current_at).total_seconds() if copies.current_at else -1

    async def measure(self) -> None:
        """Update the metrics that are only read when they are asked for."""
        counts, now, metrics = self.host.store.read.statistics, self.host.context.now(), self.metrics
        counted = await counts.games_by_status()
        for status in Status:
            metrics.games.labels(status.value).set(counted.get(status.value, 0))
        notifications = await counts.notifications(now)
        metrics.outbox_waiting.set(notifications.waiting)
        metrics.outbox_due.set(notifications.due)
        metrics.outbox_oldest.set((now - notifications.oldest).total_seconds() if notifications.oldest else 0)
        for file, size in (await self.host.store.sizes()).items():
            metrics.database.labels(file).set(size)
        if self.host.store.cluster is not None:
            await self._measure_cluster(self.host.store.cluster)
        if self.host.swept_at is not None:
            metrics.sweep_lag.set(time.monotonic() - self.host.swept_at)
        metrics.backup_age.set(self._age_of_the_newest_backup())
        metrics.copy_age.set(self._age_of_the_copy())
        metrics.servers.set(self.courier.servers())
        for shard, seconds in self.courier.latencies().items():
            metrics.latency(shard, seconds)
        metrics.ready.set((await self.readiness()).is_ready)
