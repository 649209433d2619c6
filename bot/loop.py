"""The loop everything runs on: libuv's where there is one (not on Windows), on which a press takes a tenth less."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

new_loop: Callable[[], asyncio.AbstractEventLoop]
try:
    from uvloop import new_event_loop as new_loop
except ImportError:
    from asyncio import new_event_loop as new_loop


def run_to_end(main: Coroutine[Any, Any, None]) -> None:
    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(main)
