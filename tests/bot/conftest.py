"""Luck that is the same every time: what fails once fails again."""

from __future__ import annotations

import random
from types import SimpleNamespace

import pytest

from bot.host.lobby import lobby
from tests.support.soak import IS_TASTE


@pytest.fixture(autouse=True)
def luck_follows_from_the_name_of_the_test(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ids and seeds of games; a soak has luck of its own, so that every run of it sees other games."""
    if request.node.get_closest_marker("soak") is None or IS_TASTE:
        luck = random.Random(request.node.nodeid)
        monkeypatch.setattr(lobby, "secrets", SimpleNamespace(choice=luck.choice, token_bytes=luck.randbytes))
