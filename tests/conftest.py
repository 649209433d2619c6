"""Folders of tests lie in memory, where a database waits for no disk; only tests of crashes write to one."""

from __future__ import annotations

import gc
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.scenes import SCENES

MEMORY = Path("/dev/shm")
LONG = (
    "tests/bot/e2e/test_killed.py",
    "tests/bot/e2e/test_main.py",
    "tests/bot/e2e/test_trouble.py",
    "tests/bot/host/test_crash.py",
    "tests/evening/",
    "tests/test_hosting_page.py",
)
"""They begin first, so that at the end nobody waits for one of them alone, and all bots are forked by one worker."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: not item.nodeid.startswith(LONG))


def pytest_collection_finish() -> None:
    """What is loaded by now stays: nobody need look again and again whether it is still wanted."""
    gc.collect()
    gc.freeze()


@pytest.fixture
def tmp_path(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Path]:
    if request.node.get_closest_marker("crashes") or not MEMORY.is_dir():
        yield tmp_path
        return
    with tempfile.TemporaryDirectory(prefix="sietch-", dir=MEMORY, ignore_cleanup_errors=True) as folder:
        yield Path(folder)


@pytest.fixture(scope="session", autouse=True)
def scenes_and_grounds_are_painted_once() -> None:
    if "renderer" in sys.modules:  # Whoever draws has loaded it by now, and nobody else need wait for it.
        from renderer.paint.scenery import kept
        from tests.support import grounds

        kept.keep_in(SCENES)
        grounds.keep_on_disk()
