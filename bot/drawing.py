"""The processes that draw. The first one loads the program and forks a drawer whenever the bot sends it a socket.

So a drawer is there within milliseconds, shares the memory of all that is loaded, and runs the same code as the bot,
also if the files have changed since the bot was started.
"""

from __future__ import annotations

import contextlib
import gc
import itertools
import os
import signal
import socket
import sys
from collections.abc import Mapping
from pathlib import Path

from bot import runtime
from bot.host.model.frames import read_frame, write_frame
from bot.host.pictures.drawers import draw_boards
from bot.host.pictures.painting import Painter
from bot.host.pictures.processes import GIVE_UP_AFTER, NEW_HELPER, READY, draw_packed
from games.core.data import keep_files
from games.core.game import Game

NICENESS = 5
"""How much lower the priority of a helper is than that of the bot."""
TRIM_AFTER = 50
"""Pictures after which free memory is returned to the system."""


def main() -> None:
    # Imported here, because tests run all else with a painter of their own: so their processes start quickly.
    from bot.host.pictures.painter import Renderer
    from games.catalogue import GAMES

    keep_files()
    painter = Renderer()
    painter.use_large_caches()
    painter.use_scenes(Path(sys.argv[1]))
    run(painter, GAMES)


def run(painter: Painter, games: Mapping[str, Game]) -> None:
    """Serve the bot at the other end of standard input."""
    # A stop is for the bot, which needs pictures until its last answer. Then it closes the sockets.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # The system removes ended drawers from its table.
    runtime.limit_malloc()
    draw_boards(painter, games)
    gc.freeze()
    with socket.socket(fileno=sys.stdin.fileno()) as control, contextlib.suppress(BrokenPipeError):
        control.sendall(READY)  # The bot may have ended meanwhile.
        fork_drawers(control, painter)


def fork_drawers(control: socket.socket, painter: Painter) -> None:
    """Fork a drawer for each socket that comes, until the bot closes its end."""
    while True:
        message, descriptors, *_ = socket.recv_fds(control, 1, 1)
        if not message:
            return
        bot = socket.socket(fileno=descriptors[0])
        if os.fork() == 0:
            control.close()
            if message == NEW_HELPER:
                os.nice(NICENESS)
            serve(bot, painter)
            return
        bot.close()


def serve(bot: socket.socket, painter: Painter) -> None:
    """Draw until the bot closes its end. A drawer that takes too long for a picture is ended by its alarm."""
    with contextlib.suppress(ConnectionError), bot, bot.makefile("rb") as jobs, bot.makefile("wb") as answers:
        for number in itertools.count(1):
            data = read_frame(jobs)
            if not data:
                return
            signal.alarm(GIVE_UP_AFTER)
            write_frame(answers, draw_packed(painter, data))
            signal.alarm(0)
            if number % TRIM_AFTER == 0:
                runtime.trim_memory()


if __name__ == "__main__":
    main()
