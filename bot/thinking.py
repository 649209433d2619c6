"""The process in which sharp minds look ahead: thoughts in, decisions out, until nobody asks any more."""

from __future__ import annotations

import contextlib
import os
import sys
from typing import BinaryIO

import msgspec

from bot.host.bots.thinking import LENGTH, framed
from bot.host.bots.thoughts import Thought, think
from games.catalogue import GAMES

MILDER = 15
"""How much everything else goes before it."""


def main() -> None:
    with contextlib.suppress(OSError):  # Where nobody may step back, it thinks as it is.
        os.nice(MILDER)
    said = sys.stdout.buffer
    tell(said, b"ready")
    while data := asked(sys.stdin.buffer):
        about = msgspec.msgpack.decode(data, type=Thought)
        tell(said, msgspec.msgpack.encode(think(GAMES[about.key], about)))


def asked(stream: BinaryIO) -> bytes:
    return stream.read(int.from_bytes(stream.read(LENGTH), "big"))


def tell(stream: BinaryIO, data: bytes) -> None:
    stream.write(framed(data))
    stream.flush()


if __name__ == "__main__":
    main()
