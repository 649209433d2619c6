"""`python -m bot`: at the sandbox without a token, on Discord with one. `--check` only looks whether all is well."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import signal
import sys
from collections.abc import Coroutine
from typing import Any

import discord

from bot import log as logs
from bot import supervisor
from bot.check import check
from bot.host.host import Host
from bot.host.painter import Renderer
from bot.lock import InUse, held
from bot.metrics import Metrics
from bot.settings import BadSettings, Settings, load
from bot.ui.address import point_at
from bot.ui.client import TableBot
from bot.ui.courier import DiscordCourier
from bot.ui.registration import Registration
from games.catalogue import GAMES
from sandbox import Sandbox

log = logging.getLogger("bot")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bot", description="Board games of the desert, on Discord.")
    parser.add_argument("--check", action="store_true", help="check settings and data, then stop")
    arguments = parser.parse_args()
    try:
        settings = load()
    except BadSettings as error:
        print(f"The settings are not right: {error}", file=sys.stderr)
        return 2
    if arguments.check:
        return check(settings)
    logs.start(settings.log_level, settings.log_format)
    try:
        with held(settings.database):
            asyncio.run(run(settings))
    except InUse:
        print(
            f"Another bot is playing with {settings.database}: stop it first, or set SIETCH_DATABASE.", file=sys.stderr
        )
        return 2
    except discord.LoginFailure:
        print("Discord does not accept DISCORD_TOKEN. Copy it again from the bot's page.", file=sys.stderr)
        return 2
    return 0


async def run(settings: Settings) -> None:
    """Until a signal says stop."""
    async with contextlib.AsyncExitStack() as stack:
        token, in_sandbox = settings.discord_token, False
        if settings.discord_address:
            point_at(settings.discord_address)
        elif not token:
            token, in_sandbox = await _open_sandbox(settings, stack), True
        await _serve(settings, token, in_sandbox)


async def _open_sandbox(settings: Settings, stack: contextlib.AsyncExitStack) -> str:
    """The world is kept beside the games, for the games stand in its channels."""
    world = settings.database.parent / "sandbox.json"
    box = await stack.enter_async_context(Sandbox(settings.sandbox_port, bot_name="Sietch", world_file=world))
    point_at(box.address)
    # The sandbox answers a heartbeat before discord.py has noted when it was sent, which then warns of a long delay.
    logging.getLogger("discord.gateway").setLevel(logging.ERROR)
    print(f"No DISCORD_TOKEN is set, so here is a table of your own. Play at {box.address}/", flush=True)
    return box.token


async def _serve(settings: Settings, token: str, in_sandbox: bool) -> None:
    courier, metrics = DiscordCourier(), Metrics()
    if settings.metrics_port is not None:
        metrics.serve(settings.metrics_port)
    host = await Host.open(settings.database, GAMES, courier, Renderer())
    registration = Registration(settings.database.parent / "commands.json")

    def make() -> TableBot:
        bot = TableBot(host, registration, metrics, welcomes=in_sandbox)
        courier.serve(bot)
        return bot

    try:
        await host.start()
        await _until_stopped(supervisor.keep(make, token))
    finally:
        await host.stop()


async def _until_stopped(work: Coroutine[Any, Any, None]) -> None:
    """Run until a signal; then everything is closed in order, and what is unfinished is in the store."""
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, stopped.set)
    working = asyncio.create_task(work)
    waiting = asyncio.create_task(stopped.wait())
    await asyncio.wait({working, waiting}, return_when=asyncio.FIRST_COMPLETED)
    log.info("stopping")
    working.cancel()
    waiting.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await working


if __name__ == "__main__":
    sys.exit(main())
