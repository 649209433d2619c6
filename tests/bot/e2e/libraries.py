"""A process with the libraries loaded and nothing of Sietch, which forks a bot for each input line.

A line has a folder and a data folder. The fork runs `python -m bot --check` there and writes its output to
`said.txt`. The exit code is printed.
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
    gc.disable()  # A short-lived fork needs no garbage collection.
    for line in sys.stdin:
        child = os.fork()
        if not child:
            start(*line.rstrip("\n").split("\t"))
        print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
