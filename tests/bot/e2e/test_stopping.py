"""A stop: running answers are finished, nothing new is started, notifications are sent, all within a time limit."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path
from typing import Any

import pytest

from bot.host import verbs
from bot.host.replies.reader import Reader
from bot.host.screen.elements import Message
from bot.host.services import Services
from bot.ui import responses
from bot.ui.watched_panels import WatchedPanels
from sandbox import Sandbox
from tests.bot.e2e.table import HERE, Table, until
from tests.bot.e2e.test_main import TIMEOUT, program


class Slow:
    """A replacement for a reply, which is not ready until the test says so."""

    def __init__(self) -> None:
        self.begun, self.go_on = asyncio.Event(), asyncio.Event()

    async def __call__(self, *args: Any) -> Message:
        self.begun.set()
        await self.go_on.wait()
        return Message("Here is your answer.")


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Slow:
    slow = Slow()
    monkeypatch.setitem(verbs.VERBS, "hand", slow)
    return slow


async def press_slowly(table: Table, slow: Slow) -> asyncio.Task[Any]:
    """Start a press that is acknowledged and does not get its reply yet."""
    await table.begin_settled()
    board = await table.ann.wait_for(lambda post: "Your hand" in post.labels, channel=HERE)
    mark = table.box.mark
    pressing = asyncio.create_task(table.ann.press(board, "Your hand"))
    await slow.begun.wait()
    await until(lambda: any("/callback" in entry.path for entry in table.box.requests(mark)))
    return pressing


async def test_a_press_that_was_acknowledged_gets_its_answer_before_the_bot_stops(table: Table, slow: Slow) -> None:
    pressing = await press_slowly(table, slow)
    finishing = asyncio.create_task(table.bot.pending.close(60))
    await asyncio.sleep(0)
    assert not finishing.done()
    slow.go_on.set()
    assert await finishing == 0
    await table.ann.wait_for(lambda post: "Here is your answer." in post.text, channel=HERE)
    await asyncio.gather(pressing, return_exceptions=True)


async def test_a_stop_waits_only_until_its_timeout(table: Table, slow: Slow) -> None:
    pressing = await press_slowly(table, slow)
    assert await table.bot.pending.close(0.01) == 1
    slow.go_on.set()
    await asyncio.gather(pressing, return_exceptions=True)


async def test_after_the_signal_nothing_new_is_started(table: Table) -> None:
    game = await table.begin_settled()
    panel = await table.panel(table.ann)
    await table.bot.pending.close(1)
    last = await table.host.store.read.moves.last(game)
    table.box.server.settings.answer_within = 0.2
    await asyncio.gather(table.ann.press(panel, "End turn"), return_exceptions=True)
    assert await table.host.store.read.moves.last(game) == last


async def test_notifications_are_sent_before_the_store_is_closed(table: Table) -> None:
    await table.begin_settled()
    await table.ann.press(await table.panel(table.ann), "End turn", edited=True)
    await table.host.wind_down(60)
    assert [post for post in table.bo.messages(HERE) if "**Ann** ended the turn" in post.text]


async def test_a_signal_interrupts_no_answer_and_logs_no_traceback(tmp_path: Path) -> None:
    async with Sandbox(answer_within=TIMEOUT) as box:
        bot = program(tmp_path, SIETCH_DISCORD_ADDRESS=box.address, DISCORD_TOKEN=box.token)
        try:
            await asyncio.to_thread(bot.start)
            box.fault("delay", method="POST", path="/callback", seconds=1.0)
            asking = asyncio.create_task(box.user("Ann").slash("dune help", channel=HERE))
            await until(lambda: not box.server.faults._pending)
            stopping = asyncio.create_task(asyncio.to_thread(bot.stop, signal.SIGTERM, TIMEOUT))
            assert (await asking).message.text
            await stopping
        finally:
            bot.kill()
    assert "Traceback" not in bot.log.read_text()


# --- The first answer -----------------------------------------------------------------------------


def answers(table: Table, mark: int) -> list[str]:
    """Return how each press was answered since a mark: at once or acknowledged, or afterwards."""
    ways = (("/callback", "at once or acknowledged"), ("/messages/@original", "afterwards"))
    return [way for entry in table.box.requests(mark) for end, way in ways if entry.path.endswith(end)]


async def test_a_quick_answer_needs_no_acknowledgement(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(responses, "ACKNOWLEDGE_AFTER", TIMEOUT)  # However busy the machine is.
    monkeypatch.setattr(WatchedPanels, "watch", lambda *_: None)  # Only the presses of this test edit a panel.
    await table.begin_settled()
    board = await table.ann.wait_for(lambda post: "Your hand" in post.labels, channel=HERE)
    mark = table.box.mark
    for button in ("Your hand", "Board", "Your move"):
        assert (await table.ann.press(board, button)).message.text
    assert answers(table, mark) == ["at once or acknowledged"] * 3


async def test_a_slow_answer_is_acknowledged_first(table: Table, slow: Slow) -> None:
    pressing = await press_slowly(table, slow)
    mark = table.box.mark
    slow.go_on.set()
    await table.ann.wait_for(lambda post: "Here is your answer." in post.text, channel=HERE)
    assert answers(table, mark) == ["afterwards"]
    await asyncio.gather(pressing, return_exceptions=True)


# --- Work that takes long -------------------------------------------------------------------------


async def test_a_person_who_waits_for_three_seconds_reads_how_far_the_work_is(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = asyncio.Event()

    async def draw_film(services: Services, reader: Reader, *of: Any) -> Message:
        reader.note_progress("progress-film")(3, 12)
        await done.wait()
        return Message("Here is your film.")

    for pause in ("PROGRESS_AFTER", "PROGRESS_EVERY"):
        monkeypatch.setattr(responses, pause, 0.01)
    monkeypatch.setitem(verbs.VERBS, "hand", draw_film)
    await table.begin_settled()
    board = await table.ann.wait_for(lambda post: "Your hand" in post.labels, channel=HERE)
    pressing = asyncio.create_task(table.ann.press(board, "Your hand"))
    await table.ann.wait_for(lambda post: "3 of 12 turns are drawn" in post.text, channel=HERE)
    done.set()
    film = await table.ann.wait_for(lambda post: "Here is your film." in post.text, channel=HERE)
    assert "3 of 12" not in film.text
    await asyncio.gather(pressing, return_exceptions=True)
