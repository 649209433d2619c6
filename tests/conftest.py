"""Folders of tests lie in memory, where a database waits for no disk; only tests of crashes write to one."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

MEMORY = Path("/dev/shm")


@pytest.fixture
def tmp_path(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Path]:
    if request.node.get_closest_marker("crashes") or not MEMORY.is_dir():
        yield tmp_path
        return
    with tempfile.TemporaryDirectory(prefix="sietch-", dir=MEMORY, ignore_cleanup_errors=True) as folder:
        yield Path(folder)
