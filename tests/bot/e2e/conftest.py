"""Whole-bot tests: the real client, the real host, over real sockets, in a sandbox."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.e2e.table import Table


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    async with Table(tmp_path) as laid:
        yield laid
