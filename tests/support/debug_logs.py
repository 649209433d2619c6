"""Logging at level DEBUG, as the bot sets it up, for the length of a test."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from bot import log as logs

TALKATIVE = ("discord", "aiosqlite", "aiohttp.access", "apscheduler")


@contextmanager
def loud_logs(form: str = "text") -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    levels = {name: logging.getLogger(name).level for name in TALKATIVE}
    try:
        logs.start("DEBUG", form)
        yield
    finally:
        for name, before in levels.items():
            logging.getLogger(name).setLevel(before)
        root.handlers[:] = handlers
        root.setLevel(level)
