"""The timeout of tests, and a wait for a condition."""

import asyncio
from collections.abc import Callable

TIMEOUT = 60.0
"""Seconds. It is long, so that only a failing test reaches it, even on a busy machine."""


async def until(holds: Callable[[], bool], timeout: float = TIMEOUT) -> None:
    """Wait until the condition holds, by polling."""
    async with asyncio.timeout(timeout):
        while not holds():
            await asyncio.sleep(0.01)
