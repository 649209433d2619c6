"""Keeping what is dear to draw: the latest, up to so many megabytes, for pictures differ in size a thousandfold."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from threading import Lock
from typing import Any, Generic, ParamSpec, TypeVar

from PIL import Image

P = ParamSpec("P")
T = TypeVar("T")
Key = tuple[Any, ...]

GREY = ("L", "1")
"""Modes with a byte for each pixel; the others have four."""


class Shelf(Generic[T]):
    """What was last put or found here. It is only to be seen: whoever paints on it takes a copy."""

    def __init__(self, megabytes: float) -> None:
        self._room = round(megabytes * 1_000_000)
        self._kept: OrderedDict[Key, tuple[T, int]] = OrderedDict()
        self._lock = Lock()
        self.bytes = 0

    def find(self, key: Key) -> T | None:
        with self._lock:
            if key not in self._kept:
                return None
            self._kept.move_to_end(key)
            return self._kept[key][0]

    def put(self, key: Key, drawn: T) -> None:
        """Another thread may have drawn the same."""
        size = bytes_of(drawn)
        with self._lock:
            if key not in self._kept:
                self._kept[key] = drawn, size
                self.bytes += size
            while self.bytes > self._room and len(self._kept) > 1:
                self.bytes -= self._kept.popitem(last=False)[1][1]

    def clear(self) -> None:
        with self._lock:
            self._kept.clear()
            self.bytes = 0


class Kept(Generic[P, T]):
    """A function that remembers."""

    def __init__(self, draw: Callable[P, T], megabytes: float) -> None:
        self._draw = draw
        self._shelf: Shelf[T] = Shelf(megabytes)
        self.cache_clear = self._shelf.clear

    def __call__(self, *args: P.args, **named: P.kwargs) -> T:
        key = (*args, *named.items())
        found = self._shelf.find(key)
        if found is None:
            found = self._draw(*args, **named)
            self._shelf.put(key, found)
        return found

    @property
    def bytes(self) -> int:
        return self._shelf.bytes


def kept(megabytes: float) -> Callable[[Callable[P, T]], Kept[P, T]]:
    return lambda draw: Kept(draw, megabytes)


def bytes_of(drawn: object) -> int:
    if isinstance(drawn, Image.Image):
        return drawn.width * drawn.height * (1 if drawn.mode in GREY else 4)
    if isinstance(drawn, tuple):
        return sum(map(bytes_of, drawn))
    if is_dataclass(drawn):
        return sum(bytes_of(getattr(drawn, field.name)) for field in fields(drawn))
    return 0
