"""File caches that paint only some pictures or none, for tests that do not look at the pixels."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any
from unittest.mock import patch

import renderer
from renderer.paint.encode import File
from renderer.paint.file_cache import FileCache
from renderer.sprites import Drawing

SOME = 18
"""One of this many pictures of the same width is painted. `make soak` has games in which all are painted."""


class PaintedAtTimes(FileCache):
    """A cache that paints one of `every` drawings of each width. The others get the same file with another ending."""

    def __init__(self, every: int) -> None:
        super().__init__()
        self._every = every
        now = renderer._file_cache
        self._all = now._all if isinstance(now, PaintedAtTimes) else now
        self._numbers: dict[int, Iterator[int]] = defaultdict(count)
        self._painted: dict[int, File] = {}

    def get(self, drawing: Drawing, palette: str, make: Callable[[], File], is_quick: bool = False) -> File:
        def make_here() -> File:
            return self._made(drawing.width, lambda: self._all.get(drawing, palette, make, is_quick))

        return super().get(drawing, palette, make_here, is_quick)

    def _made(self, width: int, make: Callable[[], File]) -> File:
        number, painted = next(self._numbers[width]), self._painted.get(width)
        if painted is None or number % self._every == 0:
            self._painted[width] = make()
            return self._painted[width]
        return File(painted.kind, painted.data + number.to_bytes(4, "big"))


class Unpainted(FileCache):
    def get(self, drawing: Drawing, palette: str, make: Callable[[], File], is_quick: bool = False) -> File:
        return File("webp", b"")


def told(game_key: str, view: Any, picture: str, **wishes: Any) -> str:
    """Return the alternative text of a picture, without painting it."""
    with patch.object(renderer, "_file_cache", Unpainted()):
        return renderer.render(game_key, view, picture, **wishes).alt


def paint_one_of(every: int) -> None:
    """Paint one in `every` pictures of each width for the rest of this process. The others reuse its file."""
    renderer._file_cache = PaintedAtTimes(every)


@contextmanager
def one_painted_of(every: int) -> Iterator[None]:
    with patch.object(renderer, "_file_cache", PaintedAtTimes(every)):
        yield
