"""The cache of encoded pictures: the same drawing is painted and encoded once."""

from collections import OrderedDict
from collections.abc import Callable
from threading import Lock

from renderer.paint.encode import File
from renderer.sprites import Drawing

MAX_FILES = 24
"""The number of files in the cache, about 200 KB each."""

Key = tuple[object, ...]


class FileCache:
    """A least recently used cache from drawings to encoded pictures."""

    def __init__(self) -> None:
        self._files: OrderedDict[Key, File] = OrderedDict()
        self._lock = Lock()

    def get(self, drawing: Drawing, palette: str, make: Callable[[], File]) -> File:
        """Return the file of a drawing. `make` is called if it is not in the cache."""
        key = _make_key(drawing, palette)
        with self._lock:
            kept = self._files.get(key)
        file = kept or make()
        with self._lock:
            self._files[key] = file
            self._files.move_to_end(key)
            while len(self._files) > MAX_FILES:
                self._files.popitem(last=False)
        return file

    def clear(self) -> None:
        with self._lock:
            self._files.clear()


def _make_key(drawing: Drawing, palette: str) -> Key:
    """Return everything that is visible of a drawing, in painting order, as a cache key."""
    sprites = (*drawing.static_sprites(), None, *drawing.foreground_sprites())
    return (drawing.width, drawing.height, drawing.has_sun, drawing.scene, palette, sprites)
