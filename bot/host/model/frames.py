"""Frames: messages between the bot and its helper processes, each with its length before it."""

from __future__ import annotations

import asyncio
from typing import BinaryIO

LENGTH = 4
"""Bytes that hold the length of a message."""


def framed(data: bytes) -> bytes:
    """Return a message with its length before it."""
    return len(data).to_bytes(LENGTH, "big") + data


async def receive_frame(stream: asyncio.StreamReader) -> bytes:
    """Return the next message of a helper process. Raise EOFError if the process has ended."""
    return await stream.readexactly(int.from_bytes(await stream.readexactly(LENGTH), "big"))


def read_frame(stream: BinaryIO) -> bytes:
    """Return the next message, in a helper process. It is empty at the end of the stream."""
    return stream.read(int.from_bytes(stream.read(LENGTH), "big"))


def write_frame(stream: BinaryIO, data: bytes) -> None:
    """Write one message, in a helper process."""
    stream.write(framed(data))
    stream.flush()
