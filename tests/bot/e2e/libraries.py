"""A process that has loaded the libraries and nothing of ours: each line it is given is the start of a bot.

A line names a folder, and data other than ours: what is forked runs `python -m bot --check` there with them, and writes
what it says to `said.txt`. Answered is how it ended.
"""

from __future__ import annotations

import gc
import importlib
import os
import runpy
import sys
from pathlib import Path

LIBRARIES = ("aiohttp.web", "aiosqlite", "discord", "fluent.runtime", "msgspec", "PIL.Image", "prometheus_client")


def start(folder: str, data: str) -> None:
    os.chdir(folder)
    told = os.open("said.txt", os.O_WRONLY | os.O_CREAT)
    os.dup2(told, 1)
    os.dup2(told, 2)
    from games.core import data as reading

    reading.DATA = Path(data)
    importlib.import_module("tests.support.parsed_locales")
    sys.argv = ["bot", "--check"]
    runpy.run_module("bot", run_name="__main__")


if __name__ == "__main__":
    for library in LIBRARIES:
        importlib.import_module(library)
    gc.disable()  # Whatever a start makes it keeps.
    for line in sys.stdin:
        child = os.fork()
        if not child:
            start(*line.rstrip("\n").split("\t"))
        print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
