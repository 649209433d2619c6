"""The cache of encoded pictures: the same drawing is painted and encoded once."""

from collections import OrderedDict
from collections.abc import Callable
from threading import Lock

from renderer.paint.encode import File
from renderer.paint.image_cache import get_scale
from renderer.sprites import Drawing

MAX_FILES = 24
"""The number of files in the cache, about 200 KB each."""


class Key:
    """The cache key of a file: all values that the file depends on. Its hash is computed once, for speed."""

    def __init__(self, content: tuple[object, ...]) -> None:
        self._content = content
        self._hash = hash(content)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Key) and self._hash == other._hash and self._content == other._content


class FileCache:
    """A least recently used cache from drawings to encoded pictures."""

    def __init__(self) -> None:
        self._files: OrderedDict[tuple[Key, bool], File] = OrderedDict()
        self._lock = Lock()

    def get(self, drawing: Drawing, palette: str, make: Callable[[], File], is_quick: bool = False) -> File:
        """Return the file of a drawing. `make` is called if it is not in the cache.

        A quick file is kept apart, because it is only good enough where a quick one is wanted.
        """
        fine = _make_key(drawing, palette)
        with self._lock:
            key = fine, is_quick and (fine, False) not in self._files
            kept = self._files.get(key)
        file = kept or make()
        with self._lock:
            self._files[key] = file
            self._files.move_to_end(key)
            while len(self._files) > MAX_FILES * get_scale():
                self._files.popitem(last=False)
        return file

    def clear(self) -> None:
        with self._lock:
            self._files.clear()


def _make_key(drawing: Drawing, palette: str) -> Key:
    """Return everything that is visible of a drawing, in painting order, as a cache key."""
    sprites = (*drawing.static_sprites(), None, *drawing.foreground_sprites())
    return Key((drawing.width, drawing.height, drawing.has_sun, drawing.scene, palette, sprites))
