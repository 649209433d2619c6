"""The real bot as a forked process, with its own folder, environment and log file."""

from __future__ import annotations

import os
import socket
import sys
import time
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from bot import cli, serving
from bot.ui.client import TableBot
from tests.support.forkserver import FORKED, start_server
from tests.support.pictures import SOME, paint_one_of
from tests.support.waiting import TIMEOUT

SOON = 0.05
"""Seconds for which the bot waits for more servers. There is only one."""
JOINED = '"message": "at the table"'


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def environment_with(settings: Mapping[str, str]) -> dict[str, str]:
    """Return the environment of this process with these settings of a bot, and without any that it had.

    Unless the settings say otherwise the bot draws itself, with what was prepared before the fork.
    """
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("SIETCH_", "DISCORD_"))}
    return {**kept, "SIETCH_DRAWERS": "0", **settings}


def nothing() -> None:
    pass


class Program:
    """A bot process. It calls `first` before it starts, and paints only some pictures."""

    def __init__(
        self, folder: Path, environment: Mapping[str, str], log: Path, first: Callable[[], None] = nothing
    ) -> None:
        self.folder = folder
        self.environment = {**environment, "SIETCH_LOG_FORMAT": "json"}
        self.log = log
        log.touch()
        start_server()
        self._process = FORKED.Process(target=_main, args=(folder, self.environment, log, first))

    def start(self) -> None:
        """Start the process and wait until the bot has joined. Fail with the log if the process ends."""
        before, end = len(self.log.read_text()), time.monotonic() + 2 * TIMEOUT
        self._process.start()
        while JOINED not in self.log.read_text()[before:]:
            assert self._process.is_alive(), self.log.read_text()[before:]
            assert time.monotonic() < end, "it never joined"
            time.sleep(0.05)

    def refuses(self) -> str:
        """Start the process, check that it refuses to start, and return its log."""
        self._process.start()
        self._process.join(2 * TIMEOUT)
        assert self._process.exitcode == 2, self.log.read_text()
        return self.log.read_text()

    def is_running(self) -> bool:
        return self._process.is_alive()

    def stop(self, number: int, within: float) -> None:
        """Send the signal and check that the process ends cleanly within the time."""
        assert self._process.pid is not None
        os.kill(self._process.pid, number)
        self._process.join(within)
        assert self._process.exitcode == 0, self.log.read_text()

    def kill(self) -> None:
        if self._process.is_alive():
            self._process.kill()
            self._process.join()


def _main(folder: Path, environment: Mapping[str, str], log: Path, first: Callable[[], None]) -> None:
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    told = os.open(log, os.O_WRONLY | os.O_APPEND)
    os.dup2(told, 1)
    os.dup2(told, 2)
    sys.argv = ["bot"]
    serving.TableBot = partial(TableBot, ready_after=SOON)  # type: ignore[assignment,misc]
    paint_one_of(SOME)
    first()
    sys.exit(cli.main())
