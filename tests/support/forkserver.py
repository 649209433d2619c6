"""A fork server that has all modules loaded, so that processes which tests start and kill start quickly."""

import multiprocessing
from contextlib import chdir
from multiprocessing.forkserver import ensure_running
from pathlib import Path

ROOT = Path(__file__).parents[2]
FORKED = multiprocessing.get_context("forkserver")
# One server serves all tests of a process. It loads modules only before its first fork, so all are listed here.
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
