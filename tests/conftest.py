"""Fixtures and hooks for all tests. Temporary folders are in memory, except for tests of crashes."""

from __future__ import annotations

import gc
import sys
import tempfile
from asyncio import AbstractEventLoop
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path

import pytest

from bot.runtime import freeze_gc, new_loop
from tests.support import (
    parsed_locales,  # noqa: F401  (must be imported before anything reads texts)
    postgres,
)
from tests.support.scenes import SCENES
from tests.support.skipped import sentences_of_skipped
from tests.support.soak import mark_tastes

MEMORY = Path("/dev/shm")
LONG = (
    "tests/bot/e2e/test_cluster.py",
    "tests/bot/e2e/test_killed.py",
    "tests/bot/e2e/test_main.py",
    "tests/bot/e2e/test_stopping.py",
    "tests/bot/e2e/test_trouble.py",
    "tests/bot/host/test_killed.py",
    "tests/evening/",
    "tests/test_hosting_page.py",
)
"""These tests start first, because they are long. One worker runs them, so that it forks all bots."""


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    """Switch the garbage collector off during collection, because nearly all new objects stay."""
    gc.disable()
    try:
        _read_own_share_first(session.config)
        return (yield)
    finally:
        gc.enable()


def _read_own_share_first(config: pytest.Config) -> None:
    """Import a different share of the tests first in each worker, so that workers compile different files.

    Pytest's way of compiling takes twice as long as reading a compiled file. A file that cannot be imported is reported
    later, when its turn comes.
    """
    worker = getattr(config, "workerinput", None)
    if worker:
        files = sorted(file for arg in config.args for file in Path(arg.partition("::")[0]).rglob("test_*.py"))
        first = len(files) * int(worker["workerid"].removeprefix("gw")) // worker["workercount"]
        for file in files[first:] + files[:first]:
            with suppress(Exception):
                import_module(".".join(file.absolute().relative_to(config.rootpath).with_suffix("").parts))


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    mark_tastes(items)
    items.sort(key=lambda item: not item.nodeid.startswith(LONG))


def pytest_configure() -> None:
    postgres.prepare_folder()


def pytest_unconfigure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        postgres.remove_server()


def pytest_asyncio_loop_factories() -> dict[str, Callable[[], AbstractEventLoop]]:
    """Return the event loop that the bot uses."""
    return {"the bot's": new_loop}


def pytest_collection_finish() -> None:
    """Set the garbage collector as the bot does."""
    freeze_gc()


def pytest_sessionfinish() -> None:
    """Run the garbage collector once at the end, not five times as pytest does."""
    gc.collect()
    gc.freeze()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say how many tests were skipped and why, so that nothing is skipped unseen."""
    for sentence in sentences_of_skipped(terminalreporter.stats.get("skipped", [])):
        terminalreporter.write_line(sentence, yellow=True)


@pytest.fixture
def tmp_path(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    if request.node.get_closest_marker("crashes") or not MEMORY.is_dir():
        yield tmp_path_factory.mktemp("disk")
        return
    with tempfile.TemporaryDirectory(prefix="sietch-", dir=MEMORY, ignore_cleanup_errors=True) as folder:
        yield Path(folder)


@pytest.fixture(scope="session", autouse=True)
def scenes_and_grounds_are_painted_once() -> None:
    if "renderer" in sys.modules:  # Tests that draw have loaded it by now, and other tests need not wait for it.
        from renderer.paint.scenery import scene_cache
        from tests.support import painted_backgrounds

        scene_cache.use_folder(SCENES)
        painted_backgrounds.keep_on_disk()
