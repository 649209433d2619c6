"""Process-wide tuning: garbage collector, memory of glibc, thread switching, event loop.

Nothing here happens on import. `bot.cli` and `bot.start` call it when the program starts. Each tuning says what it
gains, and an operator can switch it off: `SIETCH_TUNING_OFF=gc,malloc`.
"""

from __future__ import annotations

import asyncio
import ctypes
import gc
import sys
from collections.abc import Collection, Coroutine
from contextlib import suppress
from typing import Any

import uvloop

TUNINGS = ("gc", "malloc", "switch", "loop")
_off: set[str] = set()

PYTHONS_GC_THRESHOLDS = gc.get_threshold()
GC_THRESHOLD = 10_000
"""Allocations between two runs of the garbage collector; Python's default is 700.

A press makes thousands of objects that reference counting frees at once. Collecting every 700 costs 3 % of a press, and
a tenth of the start.
"""
SWITCH_INTERVAL = 0.0005
"""Seconds after which a drawing thread lets another thread run; Python's default is 0.005.

A press has some thirty steps, and each of them may wait for a drawing thread. With the default, an answer among forty
people took a second; with this value it takes a fifth of one.
"""
ARENA_MAX, MMAP_THRESHOLD, TRIM_THRESHOLD = -8, -3, -1
"""The numbers of these options in glibc's malloc.h."""
ARENAS = 1
LARGE, KEPT_FREE = 32 * 1024 * 1024, 24 * 1024 * 1024
"""Bytes: from `LARGE` on an allocation is mapped by itself; up to `KEPT_FREE` stay reserved when they are free.

Pictures are large and short-lived, and several threads draw. With one arena for each thread the process grows to twice
the memory that it uses. Mapping every picture by itself would cost a sixth of its drawing time in page faults.
"""


def switch_off(tunings: Collection[str]) -> None:
    """Skip these tunings from now on."""
    _off.update(tunings)
    if "gc" in _off:
        gc.set_threshold(*PYTHONS_GC_THRESHOLDS)


def tune_gc() -> None:
    """Run the garbage collector less often."""
    if "gc" not in _off:
        gc.set_threshold(GC_THRESHOLD)


def freeze_gc() -> None:
    """Exclude everything that is loaded by now from garbage collection: cards, texts and code stay until the end.

    A full collection over them takes a tenth of a second, in the middle of somebody's press.
    """
    if "gc" not in _off:
        gc.collect()
        gc.freeze()
        gc.set_threshold(GC_THRESHOLD)


def limit_malloc() -> bool:
    """Let all threads share one arena, before any picture is drawn. Return whether the system's library allows it."""
    if "malloc" in _off:
        return False
    try:
        libc = ctypes.CDLL(None)
        options = ((ARENA_MAX, ARENAS), (MMAP_THRESHOLD, LARGE), (TRIM_THRESHOLD, KEPT_FREE))
        return all(bool(libc.mallopt(*option)) for option in options)
    except (OSError, AttributeError, TypeError):
        return False


def trim_memory() -> None:
    """Return free memory to the system. It takes 3 ms after a picture, and nothing if nothing was drawn."""
    if "malloc" not in _off:
        with suppress(OSError, AttributeError, TypeError):
            ctypes.CDLL(None).malloc_trim(0)


def switch_threads_often() -> None:
    """Let presses run between the steps of a drawing thread."""
    if "switch" not in _off:
        sys.setswitchinterval(SWITCH_INTERVAL)


def new_loop() -> asyncio.AbstractEventLoop:
    """Return libuv's event loop, on which a press takes a tenth less processor time than on asyncio's own."""
    return uvloop.new_event_loop() if "loop" not in _off else asyncio.new_event_loop()


def run(main: Coroutine[Any, Any, None]) -> None:
    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(main)
