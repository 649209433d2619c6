"""Caches of images that are limited by megabytes, because images differ in size a thousandfold."""

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

ONE_BYTE_MODES = ("L", "1")
"""Image modes with one byte a pixel. All others count as four bytes."""


_scale = 1


def set_scale(scale: int) -> None:
    """Multiply the limits of all image caches in this process by a factor."""
    global _scale
    _scale = scale


def get_scale() -> int:
    return _scale


class ImageCache(Generic[T]):
    """A least recently used cache of images. Callers must copy an image before they paint on it."""

    def __init__(self, megabytes: float, growth: float = 1) -> None:
        """`growth`: how much more than other caches this one grows in a process that only draws (`set_scale`)."""
        self._max_bytes = round(megabytes * 1_000_000)
        self._growth = growth
        self._images: OrderedDict[Key, tuple[T, int]] = OrderedDict()
        self._lock = Lock()
        self.bytes = 0

    def find(self, key: Key) -> T | None:
        """Return the cached image, or None."""
        with self._lock:
            if key not in self._images:
                return None
            self._images.move_to_end(key)
            return self._images[key][0]

    def put(self, key: Key, drawn: T) -> None:
        """Add an image, unless another thread has added the same, and drop the oldest ones over the limit."""
        size = count_bytes(drawn)
        with self._lock:
            if key not in self._images:
                self._images[key] = drawn, size
                self.bytes += size
            most = self._max_bytes * (_scale if _scale == 1 else _scale * self._growth)
            while self.bytes > most and len(self._images) > 1:
                self.bytes -= self._images.popitem(last=False)[1][1]

    def clear(self) -> None:
        with self._lock:
            self._images.clear()
            self.bytes = 0


class CachedFunction(Generic[P, T]):
    """A function whose results are cached."""

    def __init__(self, draw: Callable[P, T], megabytes: float, growth: float = 1) -> None:
        self._draw = draw
        self._cache: ImageCache[T] = ImageCache(megabytes, growth)
        self.cache_clear = self._cache.clear

    def __call__(self, *args: P.args, **named: P.kwargs) -> T:
        key = (*args, *named.items())
        found = self._cache.find(key)
        if found is None:
            found = self._draw(*args, **named)
            self._cache.put(key, found)
        return found

    @property
    def bytes(self) -> int:
        return self._cache.bytes


def cache_images(megabytes: float, growth: float = 1) -> Callable[[Callable[P, T]], CachedFunction[P, T]]:
    """Return a decorator that caches the images that a function draws."""
    return lambda draw: CachedFunction(draw, megabytes, growth)


def count_bytes(drawn: object) -> int:
    """Return about how many bytes an image or its file takes, or the images in a tuple or dataclass."""
    if isinstance(drawn, Image.Image):
        return drawn.width * drawn.height * (1 if drawn.mode in ONE_BYTE_MODES else 4)
    if isinstance(drawn, bytes):
        return len(drawn)
    if isinstance(drawn, tuple):
        return sum(map(count_bytes, drawn))
    if is_dataclass(drawn):
        return sum(count_bytes(getattr(drawn, field.name)) for field in fields(drawn))
    return 0
