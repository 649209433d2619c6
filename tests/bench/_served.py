"""The whole bot in its own process, as `python -m bot` runs it. It reports its figures on request.

Every line on standard input asks once; the answer is a line of JSON on standard output. From the line `count` on the
reads of the database are counted, which costs a little: what a press costs is measured before.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import sys
import time
import types
from collections import Counter
from collections.abc import Callable, Coroutine, Generator
from contextvars import ContextVar
from pathlib import Path
from typing import Any

import msgspec

import renderer
from bot import serving
from bot.host.delivery.outbox import Outbox
from bot.host.host import Host
from bot.host.pictures.painter import Renderer
from bot.host.store.connection.connections import Connection
from bot.ops.metrics import Metrics
from bot.runtime import limit_malloc, run
from bot.settings import load
from games.core.game import Game

COUNTED = ("decode", "questions")

figures: Counter[str] = Counter()
hosts: list[Host] = []
counting: list[asyncio.Task[None]] = []
work_for: ContextVar[str] = ContextVar("work_for", default="")
"""The figure to which the database work of the current task is added."""


def main() -> None:
    limit_malloc()
    serving.GAMES = {key: _counting(game) for key, game in serving.GAMES.items()}
    Renderer.render = _timed("drawing", Renderer.render)  # type: ignore[method-assign]
    renderer.paint = _timed("painting", renderer.paint)
    for step in ("_start_deliveries", "_deliver_after"):
        setattr(Outbox, step, _metered("telling", getattr(Outbox, step)))
    Connection.run = _apart(Connection.run)  # type: ignore[method-assign]
    Metrics.drew = _drew  # type: ignore[method-assign]
    Metrics.left_out = _leave_out  # type: ignore[method-assign]
    serving.BEFORE_PAINTING = 3600.0  # Nobody paints for later games beside what is measured.
    Host.start = _watched(Host.start)  # type: ignore[method-assign]
    run(serving.run(load()))


def _counting(game: Game) -> Game:
    def counted(name: str) -> Callable[..., Any]:
        asked = getattr(game, name)

        def ask(*given: Any, **how: Any) -> Any:
            figures[name] += 1
            return asked(*given, **how)

        return ask

    return msgspec.structs.replace(game, **{name: counted(name) for name in COUNTED})


def _timed(name: str, deed: Callable[..., Any]) -> Callable[..., Any]:
    """Return a function that adds the time of its thread to a figure. Drawing is measured with it."""

    def do(*given: Any, **how: Any) -> Any:
        began = time.thread_time()
        try:
            return deed(*given, **how)
        finally:
            figures[name] += time.thread_time() - began  # type: ignore[assignment]
            figures[f"{name} done"] += 1

    return do


def _metered(name: str, deed: Callable[..., Any]) -> Callable[..., Any]:
    """Return a coroutine that adds its own time on the event loop to a figure, without other tasks and threads."""

    @types.coroutine
    def go(work: Coroutine[Any, Any, Any]) -> Generator[Any, Any, Any]:
        answer: Any = None
        trouble: BaseException | None = None
        while True:
            began = time.thread_time()
            try:
                wanted = work.send(answer) if trouble is None else work.throw(trouble)
            except StopIteration as done:
                return done.value
            finally:
                figures[name] += time.thread_time() - began  # type: ignore[assignment]
            answer = trouble = None
            try:
                answer = yield wanted
            except BaseException as error:
                trouble = error

    async def do(*given: Any, **how: Any) -> Any:
        before = work_for.set(name)
        try:
            return await go(deed(*given, **how))
        finally:
            work_for.reset(before)

    return do


def _apart(run: Callable[..., Any]) -> Callable[..., Any]:
    """Return a database call that is measured as part of the work that asked for it."""

    async def hop(connection: Connection, work: Callable[..., Any]) -> Any:
        name = work_for.get()
        return await run(connection, _timed(name, work) if name else work)

    return hop


def _drew(metrics: Metrics, picture: str, seconds: float, is_quick: bool) -> None:
    figures["drawn"] += 1
    figures["drawn quickly"] += is_quick


def _leave_out(metrics: Metrics, picture: str) -> None:
    figures["left out"] += 1


def _watched(start: Callable[[Host], Any]) -> Callable[[Host], Any]:
    async def begin(host: Host) -> None:
        await start(host)
        hosts.append(host)
        asyncio.get_running_loop().add_reader(sys.stdin, _tell)

    return begin


def _note(statement: str) -> None:
    figures["reads"] += statement.lstrip().startswith(("SELECT", "WITH"))


def _tell() -> None:
    asked = sys.stdin.readline()
    if not asked:
        return
    now = {"busy": _is_busy(hosts[0]), "cpu": time.process_time(), "mb": _memory(), **_of_drawers()}
    print(json.dumps({**figures, **now}), flush=True)
    if asked.strip() == "count":
        counting.append(asyncio.create_task(_count_reads(hosts[0])))


async def _count_reads(host: Host) -> None:
    for connection in (host.store._reader, host.store._writer):
        assert connection is not None
        await connection.run(lambda db: db.set_trace_callback(_note))


def _is_busy(host: Host) -> bool:
    """Return whether the bot still does what it does once after a start."""
    bot = host.outbox.courier._bot  # type: ignore[attr-defined]
    once = (host._looking, host._warming, bot and bot.uploading_icons)
    return bot is None or any(task is not None and not task.done() for task in once)


def _memory() -> float:
    found = re.search(r"VmRSS:\s+(\d+)", Path("/proc/self/status").read_text())
    return int(found[1]) / 1024 if found else 0.0


def _of_drawers() -> dict[str, float]:
    """Return the processor time and the memory of the bot's processes that draw. Shared memory is counted once."""
    running = [folder for folder in Path("/proc").glob("[0-9]*") if b"bot.drawing" in _read(folder / "cmdline")]
    first = {int(each.name) for each in running if _parent(each) == os.getpid()}
    drawers = [each for each in running if int(each.name) in first or _parent(each) in first]
    shares = [
        int(found[1]) for each in drawers if (found := re.search(rb"\nPss:\s+(\d+)", _read(each / "smaps_rollup")))
    ]
    ticks = [sum(map(int, _read(each / "stat").rpartition(b")")[2].split()[11:13])) for each in drawers]
    return {"cpu of drawers": sum(ticks) / os.sysconf("SC_CLK_TCK"), "mb of drawers": sum(shares) / 1024}


def _parent(process: Path) -> int:
    """Return the number of the process that has started this one. Other bots on the machine have drawers too."""
    status = _read(process / "stat").rpartition(b")")[2].split()
    return int(status[1]) if status else 0


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError:  # The process has ended, or belongs to somebody else.
        return b""


if __name__ == "__main__":
    main()
