"""How long tests wait for what ought to come at once."""

import asyncio
from collections.abc import Callable

TIMEOUT = 60.0
"""Seconds: so long takes only what never comes, however busy the machine. Nothing but a failing test gets here."""


async def until(holds: Callable[[], bool], timeout: float = TIMEOUT) -> None:
    """Wait for something that nobody is told of."""
    async with asyncio.timeout(timeout):
        while not holds():
            await asyncio.sleep(0.01)
