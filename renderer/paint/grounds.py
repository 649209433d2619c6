"""Finished grounds: the last few in memory, the others packed on disk, so that none in use is drawn twice."""

from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
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


class Packed:
    """A picture in a third of its room, in a file that goes with the program; opening it takes less than drawing it."""

    def __init__(self, image: Image.Image) -> None:
        self._image_size = image.size
        self._lock = Lock()
        self._file = TemporaryFile()  # noqa: SIM115 (closed when nobody holds it any more)
        self.size = self._file.write(zstandard.ZstdCompressor(level=QUICK).compress(image.tobytes()))
        self._file.flush()

    def open(self) -> Image.Image:
        with self._lock:
            self._file.seek(0)
            data = self._file.read()
        return Image.frombytes("RGB", self._image_size, zstandard.ZstdDecompressor().decompress(data))


class Grounds:
    def __init__(self, most_open: int = MOST_OPEN) -> None:
        self._most_open = most_open
        self._open: OrderedDict[Key, Image.Image] = OrderedDict()
        self._packed: OrderedDict[Key, Packed] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Key, draw: Callable[[], Image.Image]) -> Image.Image:
        """The ground, drawn only if it is not kept. Whoever paints on it takes a copy."""
        with self._lock:
            kept = self._open.get(key)
            packed = self._packed.get(key)
        image = kept or (packed.open() if packed else draw())
        with self._lock:
            self._open[key] = image
            self._open.move_to_end(key)
            self._pack()
        return image

    def _pack(self) -> None:
        while len(self._open) > self._most_open:
            key, image = self._open.popitem(last=False)
            if key not in self._packed:
                with suppress(OSError):  # Where the disk is full, it is drawn anew.
                    self._packed[key] = Packed(image)
            else:
                self._packed.move_to_end(key)
        while sum(packed.size for packed in self._packed.values()) > MOST_PACKED:
            self._packed.popitem(last=False)

    def clear(self) -> None:
        with self._lock:
            self._open.clear()
            self._packed.clear()
