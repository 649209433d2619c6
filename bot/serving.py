"""The running bot: the sandbox if there is no token, the host and the connection, until a signal stops it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from datetime import timedelta
from pathlib import Path
from typing import Any

from bot import runtime, supervisor
from bot.host.host import Host
from bot.host.lobby.table_limits import TableLimits
from bot.host.model.sessions import Session
from bot.host.pictures.drawers import DrawingThreads
from bot.host.pictures.painter import Renderer
from bot.host.pictures.processes import DrawingProcesses
from bot.host.store.cluster import Cluster
from bot.host.upkeep.upkeep import UpkeepSettings
from bot.ops.metrics import Metrics
from bot.ops.monitor import Monitor
from bot.settings import BadSettings, Settings
from bot.shard_service import DiscordShards, MakeClient
from bot.slots import Slots
from bot.ui.base import ANSWER_TIMEOUT, NewEvents
from bot.ui.client import TableBot
from bot.ui.courier import DiscordCourier
from bot.ui.discord_private import point_at
from bot.ui.registration import Registration
from games.catalogue import GAMES
from sandbox import BadWorld, Sandbox

log = logging.getLogger("bot")

BEFORE_PAINTING, BETWEEN_SCENES, BETWEEN_TRIMS = 20.0, 0.15, 5.0
"""Seconds."""
REQUESTS_A_SECOND = 45.0
"""Requests that all processes together may send. Discord allows a bot 50."""
DELIVERY_TIMEOUT = 8.0
"""Seconds that a stop waits for notifications, after open answers. The systemd unit allows 30 in all."""


async def run(settings: Settings) -> None:
    """Run the bot until a signal stops it."""
    runtime.switch_threads_often()
    async with contextlib.AsyncExitStack() as stack:
        token, in_sandbox = settings.discord_token, False
        if settings.discord_address:
            point_at(settings.discord_address)
        elif not token:
            token, in_sandbox = await _open_sandbox(settings, stack), True
        await _serve(settings, token, in_sandbox)


async def _open_sandbox(settings: Settings, stack: contextlib.AsyncExitStack) -> str:
    """Start the sandbox and return its token. Its world is stored beside the database, because games refer to its
    channels.
    """
    world = settings.database.parent / "sandbox.json"
    try:
        box = await stack.enter_async_context(Sandbox(settings.sandbox_port, bot_name="Sietch", world_file=world))
    except BadWorld as error:
        raise BadSettings(f"{error}. Move the file away to begin with a new server.") from error
    except OSError as error:
        raise _no_port("SIETCH_SANDBOX_PORT", settings.sandbox_port, error) from error
    point_at(box.address)
    # The sandbox answers a heartbeat before discord.py has noted when it was sent, which then warns of a long delay.
    logging.getLogger("discord.gateway").setLevel(logging.ERROR)
    print(f"No DISCORD_TOKEN is set, so the bot runs in the sandbox. Play at {box.entrance}", flush=True)
    return box.token


async def _serve(settings: Settings, token: str, in_sandbox: bool) -> None:
    courier, metrics, painter = DiscordCourier(), Metrics(), Renderer()
    host = await Host.open(
        settings.location, GAMES, courier, painter, upkeep=_upkeep(settings), folder=settings.database.parent
    )
    host.context.watch = metrics
    host.lobby.limits = TableLimits(settings.tables_per_person, settings.tables_per_server, settings.games_of_newcomer)
    monitor = Monitor(host, courier, metrics)
    make = _maker(settings, host, courier, metrics, in_sandbox)
    scenes = settings.database.parent / "scenes"
    missing = await _keep_scenes(painter, scenes)
    if settings.drawing_processes:
        threads, helpers = DrawingThreads(painter), settings.drawing_helpers
        host.gallery.use(DrawingProcesses(settings.drawing_processes, threads, scenes, helpers=helpers))
    background = [
        asyncio.create_task(_paint_scenes(painter, missing)),
        asyncio.create_task(_trim_memory_now_and_then()),
    ]
    try:
        await _open(monitor, settings)
        runtime.freeze_gc()
        if host.store.cluster is None:
            await host.start()
            await _until_stopped(supervisor.keep(make, token), lambda: _finish(courier, host))
        else:
            slots = _slots(settings, host.store.cluster, courier, make, token)
            await _until_stopped(_serve_slots(host, slots), lambda: _hand_over(courier, host, slots))
    finally:
        for task in background:
            task.cancel()
        await monitor.close()
        await host.stop()


def _maker(settings: Settings, host: Host, courier: DiscordCourier, metrics: Metrics, in_sandbox: bool) -> MakeClient:
    """Return the function that makes each client of this process."""
    registration, new_events = Registration(settings.database.parent / "commands.json"), NewEvents()

    def make(
        shard_ids: list[int] | None = None, *, sessions: Sequence[Session] = (), predecessor: TableBot | None = None
    ) -> TableBot:
        cluster = host.store.cluster
        bot = TableBot(
            host,
            registration,
            metrics,
            welcomes=in_sandbox,
            shards=settings.shards,
            shard_ids=shard_ids if settings.shards else None,
            new_events=new_events,
            sessions=sessions,
            predecessor=predecessor,
            session_slot=cluster.seconds_until_session if cluster is not None else None,
        )
        courier.serve(bot)
        return bot

    return make


def _slots(settings: Settings, cluster: Cluster, courier: DiscordCourier, make: MakeClient, token: str) -> Slots:
    """Return the slots of this process."""

    def note_share(living: int) -> None:
        courier.pace.share = REQUESTS_A_SECOND / living

    shards = settings.shards or settings.clusters
    return Slots(cluster, settings.clusters, shards, DiscordShards(make, token), note_share)


async def _serve_slots(host: Host, slots: Slots) -> None:
    """Take part in the cluster: as a spare process at first, and with the host at work once there is a slot."""
    await slots.cluster.beat(wants_slot=True)
    await host.start()
    await slots.run()


async def _hand_over(courier: DiscordCourier, host: Host, slots: Slots) -> None:
    """Give the slots to other processes at once, then finish open answers and deliver what is due."""
    await slots.hand_over()
    await _finish(courier, host)
    await slots.leave()


async def _trim_memory_now_and_then() -> None:
    while True:
        await asyncio.sleep(BETWEEN_TRIMS)
        await asyncio.to_thread(runtime.trim_memory)


async def _open(monitor: Monitor, settings: Settings) -> None:
    if settings.metrics_port is None:
        return
    try:
        await monitor.open(settings.metrics_address, settings.metrics_port)
    except OSError as error:
        raise _no_port("SIETCH_METRICS_PORT", settings.metrics_port, error) from error


def _upkeep(settings: Settings) -> UpkeepSettings:
    return UpkeepSettings(
        settings.backup_folder,
        timedelta(hours=settings.backup_hours) or None,
        settings.backups_kept,
        timedelta(days=settings.pack_days) or None,
        settings.copy_folder,
        timedelta(minutes=settings.copy_minutes),
        timedelta(days=settings.forget_days) or None,
    )


async def _finish(courier: DiscordCourier, host: Host) -> None:
    """Finish open answers and deliver what is due, within the time that a stop may take."""
    left = await courier.finish(ANSWER_TIMEOUT)
    if left:
        log.warning("answers were cut off", extra={"count": left})
    await host.wind_down(DELIVERY_TIMEOUT)


async def _keep_scenes(painter: Renderer, folder: Path) -> list[str]:
    """Load the scenes that earlier starts painted. Return the keys of the others."""
    try:
        return await asyncio.to_thread(painter.keep_scenes, folder)
    except OSError as error:
        log.warning("scenes are not kept between starts: %s", error)
        return []


async def _paint_scenes(painter: Renderer, missing: list[str]) -> None:
    """Paint missing scenes in the background, with a delay after each, so that presses are served first."""
    await asyncio.sleep(BEFORE_PAINTING)
    try:
        for key in missing:
            await asyncio.to_thread(painter.paint_scene, key)
            await asyncio.sleep(BETWEEN_SCENES)
    except OSError as error:
        log.warning("scenes are not kept between starts: %s", error)


def _no_port(name: str, port: int, error: OSError) -> BadSettings:
    return BadSettings(f"port {port} cannot be used ({error.strerror}). Stop what uses it, or set {name} to another.")


async def _until_stopped(work: Coroutine[Any, Any, None], finish: Callable[[], Awaitable[None]]) -> None:
    """Run until a signal comes, then finish open work and stop."""
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stopped.set)
    working = asyncio.create_task(work)
    waiting = asyncio.create_task(stopped.wait())
    await asyncio.wait({working, waiting}, return_when=asyncio.FIRST_COMPLETED)
    log.info("stopping")
    if not working.done():
        await finish()
    working.cancel()
    waiting.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await working
