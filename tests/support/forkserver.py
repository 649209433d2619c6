"""Processes to be killed, forked from one that has everything loaded: only what they do takes time, not their start."""

import multiprocessing
from contextlib import chdir
from multiprocessing.forkserver import ensure_running
from pathlib import Path

ROOT = Path(__file__).parents[2]
FORKED = multiprocessing.get_context("forkserver")
# All of them together: one such server serves every test of a process, and loads only before its first fork.
FORKED.set_forkserver_preload(
    [
        "tests.support.parsed_locales",
        "tests.bot.host.killed_table",
        "tests.bot.e2e.killed_bot",
        "tests.support.preload",
        "tests.support.hosting.program",
    ]
)


def start_server() -> None:
    """Start the process that is forked, if it does not run yet, in the folder of the project.

    It imports from the folder that it is started in. A test may have changed to a copy, which is deleted later.
    """
    with chdir(ROOT):
        ensure_running()
