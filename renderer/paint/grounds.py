"""Finished grounds: the last few in memory, the others packed on disk, so that none in use is drawn twice."""

from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from tempfile import TemporaryFile
from threading import Lock

import zstandard
from PIL import Image

MOST_OPEN = 2
"""Pictures, some 8 MB each."""
MOST_PACKED = 120_000_000
"""Bytes, some 2 MB a ground: two games in all sizes, palettes and languages, or all as some servers like them."""
QUICK = 1

Key = tuple[object, ...]

_numbers = count()


@dataclass(frozen=True, eq=False)
class Ground:
    """Whoever paints on it takes a copy."""

    image: Image.Image
    number: int
    """No other ground has had it, and it keeps it when it is packed and opened again."""


class Packed:
    """A picture in a third of its room, in a file that goes with the program; opening it takes less than drawing it."""

    def __init__(self, ground: Ground) -> None:
        self._number, self._image_size = ground.number, ground.image.size
        self._lock = Lock()
        self._file = TemporaryFile()  # noqa: SIM115 (closed when nobody holds it any more)
        self.size = self._file.write(zstandard.ZstdCompressor(level=QUICK).compress(ground.image.tobytes()))
        self._file.flush()

    def open(self) -> Ground:
        with self._lock:
            self._file.seek(0)
            data = self._file.read()
        image = Image.frombytes("RGB", self._image_size, zstandard.ZstdDecompressor().decompress(data))
        return Ground(image, self._number)


class Grounds:
    def __init__(self, most_open: int = MOST_OPEN) -> None:
        self._most_open = most_open
        self._open: OrderedDict[Key, Ground] = OrderedDict()
        self._packed: OrderedDict[Key, Packed] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Key, draw: Callable[[], Image.Image]) -> Ground:
        """The ground, drawn only if it is not kept."""
        with self._lock:
            kept = self._open.get(key)
            packed = self._packed.get(key)
        ground = kept or (packed.open() if packed else Ground(draw(), next(_numbers)))
        with self._lock:
            self._open[key] = ground
            self._open.move_to_end(key)
            self._pack()
        return ground

    def _pack(self) -> None:
        while len(self._open) > self._most_open:
            key, ground = self._open.popitem(last=False)
            if key not in self._packed:
                with suppress(OSError):  # Where the disk is full, it is drawn anew.
                    self._packed[key] = Packed(ground)
            else:
                self._packed.move_to_end(key)
        while sum(packed.size for packed in self._packed.values()) > MOST_PACKED:
            self._packed.popitem(last=False)

    def clear(self) -> None:
        with self._lock:
            self._open.clear()
            self._packed.clear()
