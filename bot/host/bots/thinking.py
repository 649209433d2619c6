"""The thinker: a process of low priority in which sharp minds look ahead. What becomes of it costs nobody anything."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from bot.host.bots.thoughts import Thought
from players import Decision

log = logging.getLogger(__name__)

ROOT = Path(__file__).parents[3]
COMMAND = (sys.executable, "-m", "bot.thinking")
PATIENCE = 3.0
"""Seconds. Work is bounded, so this is only a net."""
STARTING = 20.0
"""Seconds until a new process must have read the games."""
RESTS = 60.0
"""Seconds for which nobody asks it again after it has failed."""
LENGTH = 4


class Thinker:
    def __init__(self, command: Sequence[str] = COMMAND, patience: float = PATIENCE) -> None:
        self._command = command
        self._patience = patience
        self._process: asyncio.subprocess.Process | None = None
        self._one_at_a_time = asyncio.Lock()
        self._rests_until = 0.0

    async def think(self, about: Thought) -> Decision | None:
        """What a sharp mind answers; none where it fails or takes too long: then somebody else answers."""
        async with self._one_at_a_time:
            if asyncio.get_running_loop().time() < self._rests_until:
                return None
            try:
                process = await self._running()
                return await asyncio.wait_for(_exchange(process, about), self._patience)
            except (OSError, EOFError, TimeoutError, msgspec.MsgspecError) as error:
                log.warning("the thinker failed: %s", type(error).__name__, extra={"game": about.key})
                await self.stop()
                self._rests_until = asyncio.get_running_loop().time() + RESTS
                return None

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            pipe = asyncio.subprocess.PIPE
            self._process = await asyncio.create_subprocess_exec(*self._command, cwd=ROOT, stdin=pipe, stdout=pipe)
            assert self._process.stdout is not None
            # It says when it is ready.
            await asyncio.wait_for(_read(self._process.stdout), max(STARTING, self._patience))
        return self._process


async def _exchange(process: asyncio.subprocess.Process, about: Thought) -> Decision:
    assert process.stdin is not None
    assert process.stdout is not None
    if process.stdin.is_closing():  # It is gone, which uvloop knows before it knows how it ended.
        raise BrokenPipeError
    process.stdin.write(framed(msgspec.msgpack.encode(about)))
    await process.stdin.drain()
    return msgspec.msgpack.decode(await _read(process.stdout), type=Decision)


async def _read(stream: asyncio.StreamReader) -> bytes:
    return await stream.readexactly(int.from_bytes(await stream.readexactly(LENGTH), "big"))


def framed(data: bytes) -> bytes:
    return len(data).to_bytes(LENGTH, "big") + data
