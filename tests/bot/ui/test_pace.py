"""The pace of requests: the processes of a cluster share Discord's limit of 50 requests a second for a bot."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot import serving
from bot.ui import courier
from bot.ui.courier import BURST, DiscordCourier, Pace

DISCORDS_LIMIT = 50
SHARE = 15.0


class Clock:
    """The time of an event loop in which nobody has to wait."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        patch.setattr(courier.asyncio, "get_running_loop", lambda: SimpleNamespace(time=lambda: self.now))
        patch.setattr(courier.asyncio, "sleep", self._sleep)

    async def _sleep(self, seconds: float) -> None:
        self.now += seconds


async def count(pace: Pace, clock: Clock, seconds: float) -> int:
    """Return how many requests a busy process sends within this time."""
    end, sent = clock.now + seconds, 0
    while True:
        await pace.wait()
        if clock.now > end:
            return sent
        sent += 1


@pytest.mark.parametrize("processes", [1, 2, 3])
def test_all_processes_together_stay_below_the_limit(processes: int) -> None:
    sender = DiscordCourier()
    slots = serving._slots(
        cast(Any, SimpleNamespace(shards=8, clusters=2)), cast(Any, None), sender, cast(Any, None), ""
    )
    slots._note_share(processes)
    assert 0 < processes * sender.pace.share < DISCORDS_LIMIT


async def test_a_process_sends_no_more_than_its_share(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        clock, pace = Clock(patch), Pace()
        pace.share = SHARE
        sent = await count(pace, clock, 60)
    assert 60 * SHARE - 1 <= sent <= 60 * SHARE + BURST + 1


async def test_after_a_pause_a_few_requests_follow_each_other_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        clock, pace = Clock(patch), Pace()
        pace.share = SHARE
        await count(pace, clock, 10)
        clock.now += 3600
        assert await count(pace, clock, 0) == BURST


async def test_a_bot_of_one_process_waits_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        clock, before = Clock(patch), 1000.0
        await Pace().wait()
        assert clock.now == before
