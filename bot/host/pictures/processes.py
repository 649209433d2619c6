"""Processes that draw, so that every core draws and the bot keeps its own core for presses.

If a process is slow or dies, its picture is drawn by another one or in a thread of the bot.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import pickle
import socket
import subprocess
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path

from bot.host.model.frames import framed, receive_frame
from bot.host.pictures.drawers import DrawingThreads
from bot.host.pictures.painting import Job, NotInSight, Painter, Picture
from games.core.game import Game

log = logging.getLogger(__name__)

ROOT = Path(__file__).parents[3]
COMMAND = (sys.executable, "-m", "bot.drawing")
DRAW_TIMEOUT = 3.0
"""Seconds after which a picture of a process is no longer waited for, and is drawn in a thread."""
GIVE_UP_AFTER = 30
"""Seconds after which a process that still draws the same picture is ended."""
START_TIMEOUT = 600.0
"""Seconds in which the first process must have loaded the games and drawn their boards. Until then threads draw."""
STREAM_LIMIT = 4 * 1024 * 1024
"""Bytes of a picture that are received at once."""
READY = b"r"
NEW_DRAWER, NEW_HELPER = b"d", b"h"


class DrawersFailed(Exception):
    """Two processes ended while they drew this picture, so it is not tried in the bot itself."""


class DrawingProcesses:
    """Draws in processes. Until they are ready, and where one of them is slow, it draws in threads.

    Where all are busy, a helper draws too. It has a low priority, so it takes only processor time that the bot and the
    others leave.
    """

    def __init__(
        self,
        size: int,
        threads: DrawingThreads,
        scenes: Path,
        command: Sequence[str] = COMMAND,
        draw_timeout: float = DRAW_TIMEOUT,
        helpers: int = 0,
    ) -> None:
        """`scenes`: the folder of the painted scenes."""
        self.size = size + helpers
        self._without_helpers = size
        self._threads = threads
        self._command = (*command, str(scenes.absolute()))
        self._draw_timeout = draw_timeout
        self._first: subprocess.Popen[bytes] | None = None
        """The process that has loaded the program. It forks the drawers."""
        self._control: socket.socket | None = None
        self._idle: list[_Drawer] = []
        """The drawers that wait for a picture. The last one is taken next, and helpers are at the front."""
        self._living: Counter[bytes] = Counter()
        """How many drawers and helpers live."""
        self._at_work: set[asyncio.Task[Picture]] = set()
        self._is_warned = False

    async def start(self, games: Mapping[str, Game]) -> None:
        ours, theirs = socket.socketpair()
        with theirs:
            # In a session of its own, so that Ctrl-C in the terminal reaches the bot alone.
            self._first = subprocess.Popen(self._command, cwd=ROOT, stdin=theirs.fileno(), start_new_session=True)
        ours.setblocking(False)
        try:
            async with asyncio.timeout(START_TIMEOUT):
                if await asyncio.get_running_loop().sock_recv(ours, len(READY)) == READY:
                    self._control = ours
                    return
        except (OSError, TimeoutError):
            pass
        ours.close()
        log.warning("no process for drawing could be started; pictures are drawn in the bot")

    async def draw(self, job: Job) -> Picture:
        if self._control is None or len(self._at_work) >= self.size:  # As many are busy as may be, some of them slow.
            return await self._threads.draw(job)
        work = asyncio.create_task(self._draw_in_process(job))
        self._at_work.add(work)
        work.add_done_callback(self._forget)
        await asyncio.wait({work}, timeout=self._draw_timeout)
        if not work.done():
            log.warning("a drawing process is slow", extra={"key": job.key, "picture": job.picture})
            return await self._threads.draw(job)
        try:
            return work.result()
        except (_NoDrawer, _Failed):
            return await self._threads.draw(job)

    def _forget(self, work: asyncio.Task[Picture]) -> None:
        self._at_work.discard(work)
        if not work.cancelled():
            work.exception()  # The caller that waited for the work has seen the error, unless the process was slow.

    async def _draw_in_process(self, job: Job) -> Picture:
        """Draw a picture in a process, and in another one if the first ends meanwhile."""
        data = pickle.dumps(job, pickle.HIGHEST_PROTOCOL)
        for attempt in range(2):
            drawer = self._idle.pop() if self._idle and not attempt else await self._new_drawer()
            try:
                async with asyncio.timeout(GIVE_UP_AFTER + self._draw_timeout):
                    answer = await drawer.ask(data)
            except (OSError, EOFError, TimeoutError) as error:
                log.warning("a drawing process has ended", extra={"picture": job.picture, "why": type(error).__name__})
                self._end(drawer)
                continue
            except BaseException:
                self._end(drawer)
                raise
            self._idle.insert(0 if drawer.kind == NEW_HELPER else len(self._idle), drawer)
            return _unpack(answer)
        raise DrawersFailed(job.picture)

    async def _new_drawer(self) -> _Drawer:
        assert self._control is not None
        kind = NEW_DRAWER if self._living[NEW_DRAWER] < self._without_helpers else NEW_HELPER
        self._living[kind] += 1
        ours, theirs = socket.socketpair()
        try:
            with theirs:
                socket.send_fds(self._control, [kind], [theirs.fileno()])
            return _Drawer(kind, *await asyncio.open_unix_connection(sock=ours, limit=STREAM_LIMIT))
        except OSError as error:
            self._living[kind] -= 1
            ours.close()
            if not self._is_warned:
                log.warning("drawing processes cannot be started any more; restart the bot", extra={"why": str(error)})
                self._is_warned = True
            raise _NoDrawer from error

    def _end(self, drawer: _Drawer) -> None:
        self._living[drawer.kind] -= 1
        drawer.close()

    async def stop(self) -> None:
        """End all drawing processes. They end by themselves when their sockets are closed."""
        for work in list(self._at_work):
            work.cancel()
        await asyncio.gather(*self._at_work, return_exceptions=True)
        while self._idle:
            self._end(self._idle.pop())
        if self._control is not None:
            self._control.close()
            self._control = None
        if self._first is not None:
            self._first.kill()
            await asyncio.to_thread(self._first.wait)
            self._first = None


class _NoDrawer(Exception):
    """No process can be had."""


class _Failed(Exception):
    """The process could not draw it. The bot tries it again, so that the reason is in its log."""


class _Drawer:
    """A process that draws one picture after the other."""

    def __init__(self, kind: bytes, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.kind = kind
        self._reader = reader
        self._writer = writer

    async def ask(self, data: bytes) -> bytes:
        self._writer.write(framed(data))
        await self._writer.drain()
        return await receive_frame(self._reader)

    def close(self) -> None:
        with contextlib.suppress(OSError):
            self._writer.close()


def draw_packed(painter: Painter, data: bytes) -> bytes:
    """Draw a packed job, in a drawing process, and return the packed picture or why there is none."""
    job: Job = pickle.loads(data)
    answer: Picture | NotInSight | None
    try:
        answer = painter.render(job.key, job.view, job.picture, **job.how)
    except NotInSight as hidden:
        answer = hidden
    except Exception:
        answer = None
    return pickle.dumps(answer, pickle.HIGHEST_PROTOCOL)


def _unpack(answer: bytes) -> Picture:
    picture: Picture | NotInSight | None = pickle.loads(answer)
    if picture is None:
        raise _Failed
    if isinstance(picture, NotInSight):
        raise picture
    return picture
