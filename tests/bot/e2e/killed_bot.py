"""The whole bot in a process of its own, which tests kill.

The arguments are folder, address, token, and the hours by which the clock is moved.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

from bot import cli, serving, slots, start
from bot.host import host as hosting
from bot.host.host import Host
from bot.host.notify.rules import direct_messages
from bot.host.store import cluster
from bot.host.upkeep.upkeep import UpkeepSettings
from bot.ops.metrics import Metrics
from bot.ui.client import TableBot
from bot.ui.courier import DiscordCourier
from bot.ui.discord_private import point_at
from bot.ui.registration import Registration
from games.core.texts import words
from tests.bot.e2e.table import Sketcher
from tests.bot.toy import TOY

NEWS_DELAY = timedelta(seconds=5)

words()


class Hasty(Sketcher):
    """A gallery that paints nothing in advance."""

    def keep_scenes(self, folder: Path) -> list[str]:
        return []


class ShiftedClock:
    """The real time moved by some hours, so that no player is in quiet hours."""

    def __init__(self, hours: int) -> None:
        self._shift = timedelta(hours=hours)

    def now(self) -> datetime:
        return datetime.now(UTC) + self._shift

    def running(self) -> float:
        return time.monotonic()


async def main(folder: Path, address: str, token: str, hours: int, upkeep: UpkeepSettings | None = None) -> None:
    point_at(address)
    courier = DiscordCourier()
    host = await Host.open(folder / "sietch.db", {TOY.key: TOY}, courier, Sketcher(), ShiftedClock(hours), upkeep)
    bot = TableBot(host, Registration(folder / "commands.json"), Metrics(), ready_after=0.05)
    courier.serve(bot)
    await host.start()
    await bot.start(token)


def run(folder: Path, address: str, token: str, hours: int) -> None:
    asyncio.run(main(folder, address, token, hours))


def run_with_copies(folder: Path, address: str, token: str, hours: int) -> None:
    """Run the bot with a copy in another folder, made many times a second."""
    upkeep = UpkeepSettings(copy_folder=folder.with_name(f"{folder.name}-copy"), copy_every=timedelta(seconds=0.2))
    asyncio.run(main(folder, address, token, hours, upkeep))


def run_member(
    folder: Path, address: str, token: str, hours: int, database: str, member: int, lease: float | None
) -> None:
    """Run one process of a cluster as `python -m bot` does: two slots for eight shards, and spare processes."""
    own = folder / f"member-{member}"
    own.mkdir(exist_ok=True)
    os.chdir(own)
    os.environ |= {
        "DISCORD_TOKEN": token,
        "SIETCH_DRAWERS": "0",
        "SIETCH_DISCORD_ADDRESS": address,
        "SIETCH_DATABASE": database,
        "SIETCH_FOLDER": str(own),
        "SIETCH_SHARDS": "8",
        "SIETCH_CLUSTERS": "2",
    }
    with (folder / f"member-{member}.log").open("ab") as log:
        os.dup2(log.fileno(), sys.stderr.fileno())
    if lease is not None:
        cluster.LEASE, cluster.BETWEEN_SESSIONS = lease, 0.02
        slots.LET_GO_AFTER, slots.BEAT, slots.WAITING_BEAT = lease / 2, lease / 8, lease / 20
    hosting.SystemClock = lambda: ShiftedClock(hours)  # type: ignore[assignment,misc]
    direct_messages.HAND_DELAY = direct_messages.NEWS_DELAY = timedelta(minutes=1)
    serving.Renderer = Hasty  # type: ignore[assignment,misc]
    serving.GAMES = {TOY.key: TOY}  # type: ignore[dict-item]
    serving.TableBot = partial(TableBot, ready_after=0.05)  # type: ignore[assignment,misc]
    start.missing_data = list
    sys.argv = ["bot"]
    sys.exit(cli.main())


def run_whole(folder: Path, address: str, token: str, hours: int) -> None:
    """Run the bot as `python -m bot` does, with its log in the folder.

    Texts are loaded before the fork, pictures are not drawn, and news wait only seconds.
    """
    os.chdir(folder)  # Where no .env of the tree is read.
    os.environ |= {
        "DISCORD_TOKEN": token,
        "SIETCH_DRAWERS": "0",
        "SIETCH_DISCORD_ADDRESS": address,
        "SIETCH_DATABASE": str(folder / "sietch.db"),
    }
    with (folder / "bot.log").open("ab") as log:
        os.dup2(log.fileno(), sys.stderr.fileno())
    hosting.SystemClock = lambda: ShiftedClock(hours)  # type: ignore[assignment,misc]
    direct_messages.HAND_DELAY = direct_messages.NEWS_DELAY = NEWS_DELAY
    serving.Renderer = Hasty  # type: ignore[assignment,misc]
    serving.TableBot = partial(TableBot, ready_after=0.05)  # type: ignore[assignment,misc]
    sys.argv = ["bot"]
    sys.exit(cli.main())
