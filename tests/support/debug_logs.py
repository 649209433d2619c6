"""Logs as loud as they go, as the bot writes them, for as long as a test listens."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from bot import log as logs

TALKATIVE = ("discord", "aiosqlite", "aiohttp.access", "apscheduler")


@contextmanager
def loud_logs() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    levels = {name: logging.getLogger(name).level for name in TALKATIVE}
    try:
        logs.start("DEBUG", "text")
        yield
    finally:
        for name, before in levels.items():
            logging.getLogger(name).setLevel(before)
        root.handlers[:], root.level = handlers, level
