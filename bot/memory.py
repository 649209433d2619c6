"""Memory that is given back: pictures are large and short-lived, and drawn in several threads.

glibc keeps a heap for each thread: holes remain in each, and the process grows to twice what it uses. With one heap for
all of them, what a picture needs lies where that of the last one lay; every few seconds the free rest is given back,
which takes 3 ms after a picture and none where nothing was drawn. Room of its own for everything large would stay small
by itself, but then each board is asked of the system anew, page by page: 4800 pages, a sixth of the time that layout,
drawing and encoding take.

Cards, words and code are there for good. Python looks through everything now and then for what nobody holds any more,
which takes a tenth of a second with them, in the middle of somebody's press. A press makes and drops thousands of small
things, nearly all of which go by themselves: looking for the others every 700 costs a thirtieth of it.
"""

from __future__ import annotations

import ctypes
import gc
from contextlib import suppress

ARENA_MAX, MMAP_THRESHOLD, TRIM_THRESHOLD = -8, -3, -1
"""Their numbers in glibc's malloc.h."""
HEAPS = 1
LARGE, AT_HAND = 32 * 1024 * 1024, 24 * 1024 * 1024
"""Bytes: what has room of its own; what stays at hand when it is free, as much as a board needs."""
YOUNG = 10_000
"""New things after which Python looks for those that nobody holds any more."""


def stay_small() -> bool:
    """Before any picture is drawn. Whether this system's library knows of it: without glibc nothing is changed."""
    try:
        ours = ctypes.CDLL(None)
        wanted = ((ARENA_MAX, HEAPS), (MMAP_THRESHOLD, LARGE), (TRIM_THRESHOLD, AT_HAND))
        return all(bool(ours.mallopt(*each)) for each in wanted)
    except (OSError, AttributeError, TypeError):
        return False


def give_back() -> None:
    """What is free between pictures that are kept."""
    with suppress(OSError, AttributeError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)


def keep_for_good() -> None:
    """When everything is loaded: what is there now need not be looked through again, and the rest seldom."""
    gc.collect()
    gc.freeze()
    look_seldom()


def look_seldom() -> None:
    gc.set_threshold(YOUNG)
