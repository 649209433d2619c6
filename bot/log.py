"""Logs: lines for people or JSON for machines, with the fields of the record; never hands, seeds or tokens."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime

_PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


def fields(record: logging.LogRecord) -> dict[str, object]:
    """What was given beside the message."""
    return {key: value for key, value in vars(record).items() if key not in _PLAIN}


class ForPeople(logging.Formatter):
    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)-7s %(name)s: %(message)s", "%Y-%m-%d %H:%M:%S")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802
        beside = " ".join(f"{key}={value}" for key, value in fields(record).items())
        return f"{super().formatMessage(record)} {beside}".rstrip()


class ForMachines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            **fields(record),
        }
        if record.exc_info:
            said["trace"] = self.formatException(record.exc_info)
        return json.dumps(said, default=str)


def start(level: str, form: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(ForMachines() if form == "json" else ForPeople())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    # At DEBUG discord.py writes whole payloads and aiosqlite whole statements: hands, seeds and tokens among them.
    for talkative in ("discord", "aiosqlite"):
        logging.getLogger(talkative).setLevel(max(logging.INFO, logging.getLevelName(level)))
    logging.getLogger("aiohttp.access").setLevel(logging.WARNING)
    logging.getLogger("apscheduler").setLevel(logging.WARNING)
