"""Processes to be killed, forked from one that has everything loaded: only what they do takes time, not their start."""

import multiprocessing

FORKED = multiprocessing.get_context("forkserver")
# All of them together: one such server serves every test of a process, and loads only before its first fork.
FORKED.set_forkserver_preload(
    [
        "tests.support.sentences",
        "tests.bot.host.crashing",
        "tests.bot.e2e.child",
        "tests.support.warm",
        "tests.support.hosting.program",
    ]
)
