"""The process in which sharp minds look ahead. It reads questions from stdin and writes decisions to stdout."""

from __future__ import annotations

import contextlib
import os
import sys
from typing import BinaryIO

import msgspec

from bot.host.bots.thinking import LENGTH, framed
from bot.host.bots.thoughts import Thought, think
from games.catalogue import GAMES

NICENESS = 15
"""Lowers the priority of the process below everything else."""


def main() -> None:
    with contextlib.suppress(OSError):  # Some systems do not allow it.
        os.nice(NICENESS)
    output = sys.stdout.buffer
    write_frame(output, b"ready")
    while data := read_frame(sys.stdin.buffer):
        about = msgspec.msgpack.decode(data, type=Thought)
        write_frame(output, msgspec.msgpack.encode(think(GAMES[about.key], about)))


def read_frame(stream: BinaryIO) -> bytes:
    """Read one message: its length, then its bytes. Empty at the end of the stream."""
    return stream.read(int.from_bytes(stream.read(LENGTH), "big"))


def write_frame(stream: BinaryIO, data: bytes) -> None:
    """Write one message with its length before it."""
    stream.write(framed(data))
    stream.flush()


if __name__ == "__main__":
    main()
