"""Snapshots, squeezed for the store."""

from __future__ import annotations

import threading

import zstandard


class _Press(threading.local):
    """One for each thread: two threads in one of these at once end the whole process."""

    def __init__(self) -> None:
        self.squeeze = zstandard.ZstdCompressor(level=3)
        self.unsqueeze = zstandard.ZstdDecompressor()


_press = _Press()


def squeezed(snapshot: bytes) -> bytes:
    return _press.squeeze.compress(snapshot)


def unsqueezed(snapshot: bytes) -> bytes:
    return _press.unsqueeze.decompress(snapshot)
