"""Fixtures of the bot's tests: fixed luck, and a host without Discord."""

from __future__ import annotations

import random
import re
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.host.lobby import lobby
from tests.bot.helpers import Evening
from tests.support.soak import IS_TASTE


@pytest.fixture(autouse=True)
def luck_follows_from_the_name_of_the_test(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Derive the ids and seeds of games from the test's name, so that a failure can be repeated.

    A soak draws real random ones, so that each run plays other games.
    """
    if request.node.get_closest_marker("soak") is None or IS_TASTE:
        luck = random.Random(re.sub(r"-?\b(sqlite|postgres)\b-?|\[(sqlite|postgres)\]", "", request.node.nodeid))
        monkeypatch.setattr(lobby, "secrets", SimpleNamespace(choice=luck.choice, token_bytes=luck.randbytes))


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    """Open a host without Discord on an empty database."""
    evening = await Evening(tmp_path / "table.sqlite").open()
    yield evening
    await evening.close()
