"""The process in which sharp minds look ahead. It reads questions from stdin and writes decisions to stdout."""

from __future__ import annotations

import contextlib
import os
import sys
from typing import Any

import msgspec

from bot.host.bots.program_files import digest_of_files
from bot.host.bots.thoughts import Asked, ForecastWanted, Thought, TrialWanted, forecast_wanted, think, trial_wanted
from bot.host.model.frames import read_frame, write_frame
from games.catalogue import GAMES
from games.core.data import keep_files

NICENESS = 15
"""Lowers the priority of the process below everything else."""


def main() -> None:
    with contextlib.suppress(OSError):  # Some systems do not allow it.
        os.nice(NICENESS)
    keep_files()
    output = sys.stdout.buffer
    write_frame(output, digest_of_files())
    while data := read_frame(sys.stdin.buffer):
        write_frame(output, msgspec.msgpack.encode(answer(msgspec.msgpack.decode(data, type=Asked))))


def answer(about: Asked) -> Any:
    rules = GAMES[about.key]
    match about:
        case Thought():
            return think(rules, about)
        case ForecastWanted():
            return forecast_wanted(about, rules)
        case TrialWanted():
            return trial_wanted(about, rules)


if __name__ == "__main__":
    main()
