"""Drawing in processes: a slow or dead one delays nobody, and what they draw is what the bot would draw itself."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.drawing import NICENESS
from bot.host.pictures.drawers import DrawingThreads
from bot.host.pictures.painter import Renderer
from bot.host.pictures.painting import Job, NotInSight, Picture, board_in_play
from bot.host.pictures.processes import DrawersFailed, DrawingProcesses
from games.catalogue import GAMES
from tests.bot.host.pictures.trouble import ELSEWHERE, HERE, Trouble
from tests.support.scenes import keep_in_the_folder_of
from tests.support.waiting import TIMEOUT, until

PROGRAM = "from tests.bot.host.pictures.trouble import Trouble; from bot.drawing import run; run(Trouble(), {})"


@asynccontextmanager
async def drawing(
    size: int = 1, draw_timeout: float = TIMEOUT, program: str = PROGRAM, helpers: int = 0
) -> AsyncIterator[DrawingProcesses]:
    command = sys.executable, "-c", program
    drawers = DrawingProcesses(size, DrawingThreads(Trouble(HERE)), Path("unused"), command, draw_timeout, helpers)
    await drawers.start({})
    try:
        yield drawers
    finally:
        await drawers.stop()


def job(picture: str = "board", view: Any = None) -> Job:
    return Job("toy", view, picture, {})


def process_of(picture: Picture) -> int:
    assert picture.alt == ELSEWHERE
    return int(picture.data)


async def test_a_picture_is_drawn_in_a_process_that_draws_the_next_one_too() -> None:
    async with drawing() as drawers:
        first, second = await drawers.draw(job()), await drawers.draw(job())
    assert process_of(first) == process_of(second) != os.getpid()


async def test_ctrl_c_in_the_terminal_of_the_bot_does_not_reach_the_processes() -> None:
    async with drawing() as drawers:
        assert os.getsid(process_of(await drawers.draw(job()))) != os.getsid(0)


async def test_as_many_processes_draw_at_once_as_the_setting_says() -> None:
    async with drawing(size=2, draw_timeout=0.2) as drawers:
        slow = asyncio.create_task(drawers.draw(job("hangs")))
        await until(lambda: len(drawers._at_work) == 1)
        assert process_of(await drawers.draw(job())) > 0
        assert (await slow).alt == HERE


async def test_what_a_reader_may_not_see_is_refused_by_the_process() -> None:
    async with drawing() as drawers:
        with pytest.raises(NotInSight):
            await drawers.draw(job("hidden"))
        assert process_of(await drawers.draw(job())) > 0


async def test_a_helper_with_a_low_priority_draws_only_while_the_others_are_busy(tmp_path: Path) -> None:
    async with drawing(helpers=1) as drawers:
        alone = process_of(await drawers.draw(job()))
        busy = asyncio.create_task(drawers.draw(job("waits", tmp_path / "goes on")))
        await until(lambda: len(drawers._at_work) == 1)
        helper = process_of(await drawers.draw(job()))
        assert os.getpriority(os.PRIO_PROCESS, helper) == os.getpriority(os.PRIO_PROCESS, alone) + NICENESS
        (tmp_path / "goes on").touch()
        assert process_of(await busy) == process_of(await drawers.draw(job())) == alone != helper


async def test_a_process_that_was_killed_is_not_replaced_by_a_helper() -> None:
    async with drawing(helpers=1) as drawers:
        killed = process_of(await drawers.draw(job()))
        os.kill(killed, signal.SIGKILL)
        another = process_of(await drawers.draw(job()))
        assert os.getpriority(os.PRIO_PROCESS, another) == os.getpriority(os.PRIO_PROCESS, 0)


async def test_a_picture_that_fails_in_a_process_is_drawn_in_the_bot() -> None:
    async with drawing() as drawers:
        assert (await drawers.draw(job("fails"))).alt == HERE
        assert process_of(await drawers.draw(job())) > 0


async def test_a_picture_of_a_killed_process_is_drawn_by_another(tmp_path: Path) -> None:
    async with drawing() as drawers:
        before = process_of(await drawers.draw(job()))
        assert process_of(await drawers.draw(job("deadly once", tmp_path / "killed"))) != before


async def test_a_process_that_was_killed_while_nobody_needed_it_is_replaced() -> None:
    async with drawing() as drawers:
        before = process_of(await drawers.draw(job()))
        os.kill(before, signal.SIGKILL)
        assert process_of(await drawers.draw(job())) != before


async def test_a_picture_that_kills_two_processes_is_not_drawn_in_the_bot() -> None:
    async with drawing() as drawers:
        with pytest.raises(DrawersFailed):
            await drawers.draw(job("deadly"))
        assert process_of(await drawers.draw(job())) > 0


async def test_a_slow_process_delays_nobody() -> None:
    """Its picture is drawn in the bot, and so are the next ones while it is still busy."""
    async with drawing(draw_timeout=0.2) as drawers:
        assert (await drawers.draw(job("hangs"))).alt == HERE
        assert (await drawers.draw(job())).alt == HERE


async def test_a_process_that_is_stuck_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    program = f"import bot.drawing as module; module.GIVE_UP_AFTER = 1; {PROGRAM}"
    async with drawing(draw_timeout=0.2, program=program) as drawers:
        assert (await drawers.draw(job("hangs"))).alt == HERE
        await until(lambda: not drawers._at_work)
        assert process_of(await drawers.draw(job())) > 0


async def test_without_the_first_process_the_bot_draws_itself() -> None:
    async with drawing() as drawers:
        assert drawers._first is not None
        drawers._first.kill()
        drawers._first.wait()
        assert (await drawers.draw(job())).alt == HERE


@pytest.mark.parametrize("program", ["raise SystemExit", "import sys; sys.stdin.buffer.read()"])
async def test_a_program_that_does_not_start_costs_no_picture(program: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.host.pictures.processes.START_TIMEOUT", 0.2)
    async with drawing(program=program) as drawers:
        assert (await drawers.draw(job())).alt == HERE


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
async def test_a_stop_of_the_bot_leaves_its_drawers_at_work_until_it_ends_them(how: signal.Signals) -> None:
    async with drawing() as drawers:
        before = process_of(await drawers.draw(job()))
        assert drawers._first is not None
        for each in (before, drawers._first.pid):
            os.kill(each, how)
        assert process_of(await drawers.draw(job())) == before
    await until(lambda: has_ended(before))


async def test_drawers_end_with_a_bot_that_is_killed() -> None:
    """All that is left of a killed bot are the closed ends of its sockets."""
    async with drawing() as drawers:
        drawer = process_of(await drawers.draw(job()))
        assert drawers._first is not None
        assert drawers._control is not None
        first, drawers._first = drawers._first, None
        drawers._control.close()
        drawers._idle.pop().close()
        await until(lambda: first.poll() is not None and has_ended(drawer))


async def test_a_process_draws_what_a_thread_draws(tmp_path: Path) -> None:
    """The real program, with scenes in a folder that is named from where the bot runs."""
    keep_in_the_folder_of(tmp_path / "sietch.db")
    renderer = Renderer()
    drawers = DrawingProcesses(1, DrawingThreads(Trouble(HERE)), Path(os.path.relpath(tmp_path / "scenes")))
    await drawers.start({})
    board = board_in_play(GAMES["dice"])
    drawn = await drawers.draw(board)
    await drawers.stop()
    expected = renderer.render(board.key, board.view, board.picture, **board.how)
    assert (drawn.filename, drawn.alt, drawn.digest) == (expected.filename, expected.alt, expected.digest)


def has_ended(process: int) -> bool:
    return not Path(f"/proc/{process}").exists()
