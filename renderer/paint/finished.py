"""Finished files: the same drawing is painted and encoded once, whoever looks at it and after whatever move."""

from collections import OrderedDict
from collections.abc import Callable
from threading import Lock

from renderer.paint.encode import File
from renderer.sprites import Drawing

MOST = 24
"""Files, some 200 KB each."""

Key = tuple[object, ...]


class Finished:
    def __init__(self) -> None:
        self._files: OrderedDict[Key, File] = OrderedDict()
        self._lock = Lock()

    def get(self, drawing: Drawing, palette: str, make: Callable[[], File]) -> File:
        key = _all_of(drawing, palette)
        with self._lock:
            kept = self._files.get(key)
        file = kept or make()
        with self._lock:
            self._files[key] = file
            self._files.move_to_end(key)
            while len(self._files) > MOST:
                self._files.popitem(last=False)
        return file

    def clear(self) -> None:
        with self._lock:
            self._files.clear()


def _all_of(drawing: Drawing, palette: str) -> Key:
    """Everything that is seen of it, in the order of painting."""
    sprites = (*drawing.still(), None, *drawing.moving())
    return (drawing.width, drawing.height, drawing.open_air, drawing.scene, palette, sprites)
