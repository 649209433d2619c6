"""Memory that is given back: pictures are large and short-lived, and drawn in several threads.

glibc keeps a heap for each thread and by default cuts pictures out of it: holes remain, and the process grows to twice
what it uses. With two heaps, and room of its own for everything large, it stays as small as what it keeps, as fast.

Cards, words and code are there for good. Python looks through everything now and then for what nobody holds any more,
which takes a tenth of a second with them, in the middle of somebody's press. A press makes and drops thousands of small
things, nearly all of which go by themselves: looking for the others every 700 costs a thirtieth of it.
"""

from __future__ import annotations

import ctypes
import gc
from contextlib import suppress

ARENA_MAX, MMAP_THRESHOLD = -8, -3
"""Their numbers in glibc's malloc.h."""
HEAPS = 2
LARGE = 1_000_000
"""Bytes."""
YOUNG = 10_000
"""New things after which Python looks for those that nobody holds any more."""


def stay_small() -> bool:
    """Before any picture is drawn. Whether this system's library knows of it: without glibc nothing is changed."""
    try:
        ours = ctypes.CDLL(None)
        return bool(ours.mallopt(ARENA_MAX, HEAPS) and ours.mallopt(MMAP_THRESHOLD, LARGE))
    except (OSError, AttributeError, TypeError):
        return False


def give_back() -> None:
    """What is free between pictures that are kept."""
    with suppress(OSError, AttributeError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)


def keep_for_good() -> None:
    """When everything is loaded: what is there now need not be looked through again, and the rest less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG)
