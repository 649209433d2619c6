"""Logging: lines for people or JSON for programs, with the record's fields, never hands, seeds or tokens."""

from __future__ import annotations

import copy
import json
import logging
import sys
from datetime import UTC, datetime
from typing import TextIO

from bot.ui.external_errors import external_cause

_PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


def fields(record: logging.LogRecord) -> dict[str, object]:
    """Return the extra fields of a log record."""
    return {key: value for key, value in vars(record).items() if key not in _PLAIN}


class TextFormatter(logging.Formatter):
    """Writes a record as a line for people."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)-7s %(name)s: %(message)s", "%Y-%m-%d %H:%M:%S")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802
        extra = " ".join(f"{key}={value}" for key, value in fields(record).items())
        return f"{super().formatMessage(record)} {extra}".rstrip()


class JsonFormatter(logging.Formatter):
    """Writes a record as a JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            **fields(record),
        }
        if record.exc_info:
            entry["trace"] = self.formatException(record.exc_info)
        return json.dumps(entry, default=str)


class Handler(logging.StreamHandler[TextIO]):
    """Logs errors of the network, Discord or the disk as warnings without a trace, whichever library logged them."""

    def handle(self, record: logging.LogRecord) -> bool:
        return super().handle(without_trace(record))


def without_trace(record: logging.LogRecord) -> logging.LogRecord:
    """Return a warning with the reason in place of a record about an error that is not a bug of the bot."""
    error = record.exc_info[1] if record.exc_info else None
    cause = external_cause(error) if error is not None else None
    if cause is None:
        return record
    quiet = copy.copy(record)
    quiet.exc_info = quiet.exc_text = None
    quiet.levelno, quiet.levelname = logging.WARNING, "WARNING"
    quiet.why = str(cause) or type(cause).__name__
    return quiet


def start(level: str, form: str) -> None:
    """Set up logging for the process."""
    handler = Handler(sys.stderr)
    handler.setFormatter(JsonFormatter() if form == "json" else TextFormatter())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    # At DEBUG discord.py logs whole payloads and aiosqlite whole statements, with hands, seeds and tokens.
    for name in ("discord", "aiosqlite"):
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLevelName(level)))
    logging.getLogger("aiohttp.access").setLevel(logging.WARNING)
    logging.getLogger("apscheduler").setLevel(logging.WARNING)
