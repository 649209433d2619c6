"""Compression of snapshots for the database."""

from __future__ import annotations

import threading

import zstandard

from bot.host.store.connection.executors import DamagedValue


class _Compressors(threading.local):
    """A compressor and a decompressor for each thread, because using one in two threads crashes the process."""

    def __init__(self) -> None:
        self.compressor = zstandard.ZstdCompressor(level=3)
        self.decompressor = zstandard.ZstdDecompressor()


_compressors = _Compressors()


def compress(snapshot: bytes) -> bytes:
    return _compressors.compressor.compress(snapshot)


def decompress(snapshot: bytes) -> bytes:
    try:
        return _compressors.decompressor.decompress(snapshot)
    except (zstandard.ZstdError, TypeError) as error:
        raise DamagedValue(f"a snapshot cannot be read: {error}") from error
