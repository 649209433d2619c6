"""Pictures that nobody looks at closely: every one is laid out and sent, and only some or none are painted."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any
from unittest.mock import patch

import renderer
from renderer.paint.encode import File
from renderer.paint.finished import Finished
from renderer.sprites import Drawing

Size = tuple[int, int]


class PaintedAtTimes(Finished):
    """Of the drawings of one size the first of so many is painted; the others get its file, told apart by its end."""

    def __init__(self, every: int) -> None:
        super().__init__()
        self._every = every
        self._numbers: dict[Size, Iterator[int]] = defaultdict(count)
        self._painted: dict[Size, File] = {}

    def get(self, drawing: Drawing, palette: str, make: Callable[[], File]) -> File:
        return super().get(drawing, palette, lambda: self._made((drawing.width, drawing.height), make))

    def _made(self, size: Size, make: Callable[[], File]) -> File:
        number, painted = next(self._numbers[size]), self._painted.get(size)
        if painted is None or number % self._every == 0:
            self._painted[size] = make()
            return self._painted[size]
        return File(painted.kind, painted.data + number.to_bytes(4, "big"))


class Unpainted(Finished):
    def get(self, drawing: Drawing, palette: str, make: Callable[[], File]) -> File:
        return File("webp", b"")


def told(game_key: str, view: Any, picture: str, **wishes: Any) -> str:
    """What a picture says to those who cannot see it: it is laid out, and not painted."""
    with patch.object(renderer, "_finished", Unpainted()):
        return renderer.render(game_key, view, picture, **wishes).alt


def paint_one_of(every: int) -> None:
    """For the rest of this process."""
    renderer._finished = PaintedAtTimes(every)


@contextmanager
def one_painted_of(every: int) -> Iterator[None]:
    with patch.object(renderer, "_finished", PaintedAtTimes(every)):
        yield
