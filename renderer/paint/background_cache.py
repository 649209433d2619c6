"""The cache of backgrounds: the last few in memory, the others compressed in temporary files."""

import os
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from tempfile import TemporaryFile
from threading import Lock

import zstandard
from PIL import Image

from renderer.paint.image_cache import get_scale

MAX_OPEN = 2
"""The number of backgrounds in memory, about 8 MB each. A process that only draws keeps more (`set_scale`)."""
MAX_PACKED_BYTES = 120_000_000
"""The most bytes of compressed backgrounds, about 2 MB each.

That is enough for two games in all sizes, palettes and languages.
"""
COMPRESSION_LEVEL = 1
"""The fastest compression level of zstandard."""

Key = tuple[object, ...]

_numbers = count()


@dataclass(frozen=True, eq=False)
class Background:
    """A background image. Callers must copy it before they paint on it."""

    image: Image.Image
    number: int
    """The unique number of this background. It stays the same when the background is compressed and read again."""


class PackedBackground:
    """A compressed background in a temporary file. Reading it is faster than drawing it."""

    def __init__(self, ground: Background) -> None:
        self._number, self._image_size = ground.number, ground.image.size
        self._file = TemporaryFile()  # noqa: SIM115 (closed when nobody holds it any more)
        self.size = self._file.write(zstandard.ZstdCompressor(level=COMPRESSION_LEVEL).compress(ground.image.tobytes()))
        self._file.flush()

    def open(self) -> Background:
        """Read and decompress the background. Forked processes share the file, and so its position is not used."""
        data = os.pread(self._file.fileno(), self.size, 0)
        image = Image.frombytes("RGB", self._image_size, zstandard.ZstdDecompressor().decompress(data))
        return Background(image, self._number)


class BackgroundCache:
    """A least recently used cache of backgrounds."""

    def __init__(self, max_open: int = MAX_OPEN) -> None:
        self._max_open = max_open
        self._open: OrderedDict[Key, Background] = OrderedDict()
        self._packed: OrderedDict[Key, PackedBackground] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Key, draw: Callable[[], Image.Image]) -> Background:
        """Return the background. `draw` is called only if it is not in the cache."""
        with self._lock:
            kept = self._open.get(key)
            packed = self._packed.get(key)
        ground = kept or (packed.open() if packed else Background(draw(), next(_numbers)))
        with self._lock:
            self._open[key] = ground
            self._open.move_to_end(key)
            self._pack()
        return ground

    def _pack(self) -> None:
        """Move the oldest backgrounds from memory to disk, and drop the oldest from disk."""
        while len(self._open) > self._max_open * get_scale():
            key, ground = self._open.popitem(last=False)
            if key not in self._packed:
                with suppress(OSError):  # If the disk is full, it is drawn again later.
                    self._packed[key] = PackedBackground(ground)
            else:
                self._packed.move_to_end(key)
        while sum(packed.size for packed in self._packed.values()) > MAX_PACKED_BYTES:
            self._packed.popitem(last=False)

    def clear(self) -> None:
        with self._lock:
            self._open.clear()
            self._packed.clear()
