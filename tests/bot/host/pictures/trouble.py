"""A painter for tests of drawing processes. It imports little, so that a process with it starts quickly."""

from __future__ import annotations

import os
import signal
import threading
import time
from pathlib import Path
from typing import Any

from bot.host.pictures.painting import NotInSight
from tests.bot.fake_painter import FakePainter, Sketch

HERE, ELSEWHERE = "a thread of the bot", "a process"


class Trouble(FakePainter):
    """Tells where it draws. In a process it also does what the key of the picture says."""

    def __init__(self, where: str = ELSEWHERE) -> None:
        self.where = where

    def render(self, game_key: str, view: Any, picture: str, **how: Any) -> Sketch:
        if picture == "hidden":
            raise NotInSight(picture)
        if self.where == ELSEWHERE:
            self._do(picture, view)
        return Sketch("x.png", str(os.getpid()).encode(), self.where)

    def _do(self, picture: str, view: Any) -> None:
        match picture:
            case "fails":
                raise ValueError
            case "deadly":
                os.kill(os.getpid(), signal.SIGKILL)
            case "deadly once" if not Path(view).exists():
                Path(view).touch()
                os.kill(os.getpid(), signal.SIGKILL)
            case "hangs":
                threading.Event().wait()
            case "waits":
                while not Path(view).exists():
                    time.sleep(0.01)
