"""Evenings at a table without Discord."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.helpers import Evening


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    evening = await Evening(tmp_path / "table.sqlite").open()
    yield evening
    await evening.close()
