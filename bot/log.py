"""Logs: lines for people or JSON for machines, with the fields of the record; never hands, seeds or tokens."""

from __future__ import annotations

import copy
import json
import logging
import sys
from datetime import UTC, datetime
from typing import TextIO

from bot.ui.outside import cause_outside

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


class Handler(logging.StreamHandler[TextIO]):
    """Writes what is not our mistake as a warning without a trace, whoever logged it: also discord.py and others."""

    def handle(self, record: logging.LogRecord) -> bool:
        return super().handle(without_trace(record))


def without_trace(record: logging.LogRecord) -> logging.LogRecord:
    """Return a warning that says why in place of a record with the trace of a trouble that is not ours."""
    error = record.exc_info[1] if record.exc_info else None
    cause = cause_outside(error) if error is not None else None
    if cause is None:
        return record
    quiet = copy.copy(record)
    quiet.exc_info = quiet.exc_text = None
    quiet.levelno, quiet.levelname = logging.WARNING, "WARNING"
    quiet.why = str(cause) or type(cause).__name__
    return quiet


def start(level: str, form: str) -> None:
    handler = Handler(sys.stderr)
    handler.setFormatter(ForMachines() if form == "json" else ForPeople())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    # At DEBUG discord.py writes whole payloads and aiosqlite whole statements: hands, seeds and tokens among them.
    for talkative in ("discord", "aiosqlite"):
        logging.getLogger(talkative).setLevel(max(logging.INFO, logging.getLevelName(level)))
    logging.getLogger("aiohttp.access").setLevel(logging.WARNING)
    logging.getLogger("apscheduler").setLevel(logging.WARNING)
