"""The thinker: a process with low priority in which sharp minds look ahead, and look back at finished games.

If it fails, games go on without it.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Sequence
from math import inf
from pathlib import Path
from typing import TypeVar

import msgspec

from bot.host.bots.program_files import digest_of_files
from bot.host.bots.thoughts import Asked, Forecast, ForecastWanted, Thought, Trial, TrialWanted
from bot.host.model.frames import framed, receive_frame
from players import Decision

log = logging.getLogger(__name__)

ROOT = Path(__file__).parents[3]
COMMAND = (sys.executable, "-m", "bot.thinking")
THINK_TIMEOUT = 3.0
"""Seconds that one decision may take. The work is bounded, so this is rarely reached."""
START_TIMEOUT = 20.0
"""Seconds in which a new process must have loaded the games."""
RETRY_AFTER = 60.0
"""Seconds after a failure in which the process is not used."""
T = TypeVar("T")


class OtherFiles(Exception):
    """The process has loaded other files than this one, which may play by other rules."""


class Thinker:
    """Starts the process and asks it, one question at a time."""

    def __init__(self, command: Sequence[str] = COMMAND, timeout: float = THINK_TIMEOUT) -> None:
        self._command = command
        self._timeout = timeout
        self._process: asyncio.subprocess.Process | None = None
        self._one_at_a_time = asyncio.Lock()
        self._unused_until = 0.0
        self._files = digest_of_files()

    async def think(self, about: Thought) -> Decision | None:
        """Return the decision of a sharp mind, or None if the process fails or takes too long."""
        return await self._ask(about, Decision)

    async def forecast(self, about: ForecastWanted) -> Forecast | None:
        """Return how well each seat stands, or None if the process fails."""
        return await self._ask(about, Forecast)

    async def try_answers(self, about: TrialWanted) -> Trial | None:
        """Return how an answer compares with others, or None if the process fails."""
        return await self._ask(about, Trial)

    async def _ask(self, about: Asked, answer: type[T]) -> T | None:
        async with self._one_at_a_time:
            if asyncio.get_running_loop().time() < self._unused_until:
                return None
            try:
                process = await self._running()
                return await asyncio.wait_for(_exchange(process, about, answer), self._timeout)
            except OtherFiles:
                log.warning("the program's files have changed: sharp minds look ahead again after a restart")
                await self.stop()
                self._unused_until = inf
                return None
            except (OSError, EOFError, TimeoutError, msgspec.MsgspecError) as error:
                log.warning("the thinker failed: %s", type(error).__name__, extra={"game": about.key})
                await self.stop()
                self._unused_until = asyncio.get_running_loop().time() + RETRY_AFTER
                return None

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            pipe = asyncio.subprocess.PIPE
            # In a session of its own, so that Ctrl-C in the terminal reaches the bot alone.
            self._process = await asyncio.create_subprocess_exec(
                *self._command, cwd=ROOT, stdin=pipe, stdout=pipe, start_new_session=True
            )
            assert self._process.stdout is not None
            # The process sends a message when it is ready.
            loaded = await asyncio.wait_for(receive_frame(self._process.stdout), max(START_TIMEOUT, self._timeout))
            if loaded != self._files:
                raise OtherFiles
        return self._process


async def _exchange(process: asyncio.subprocess.Process, about: Asked, answer: type[T]) -> T:
    assert process.stdin is not None
    assert process.stdout is not None
    if process.stdin.is_closing():  # The process has ended. uvloop notices this before it has the exit code.
        raise BrokenPipeError
    process.stdin.write(framed(msgspec.msgpack.encode(about)))
    await process.stdin.drain()
    return msgspec.msgpack.decode(await receive_frame(process.stdout), type=answer)
