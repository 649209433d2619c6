"""An on-disk cache of painted deserts, lands and backgrounds, shared by all test processes and runs."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from hashlib import sha256
from os import getpid
from pathlib import Path
from threading import get_ident

import PIL
import zstandard
from PIL import Image

from renderer.colours import get_palette
from renderer.paint import canvas, desert, relief
from renderer.paint.background_cache import Background, BackgroundCache, Key
from renderer.paint.fonts import FACES
from renderer.paint.scenery import scene_cache
from renderer.scenes import get_scene
from renderer.sprites import Relief, Sprite, Vista

RENDERER = Path(relief.__file__).parents[1]
TOOLS = (
    *sorted(RENDERER.glob("paint/*.py")),
    *sorted(RENDERER.glob("*/icons_*.py")),
    RENDERER / "colours.py",
    RENDERER / "sprites.py",
)
PLACE = Path(__file__).parents[2] / ".pytest_cache" / "d" / "grounds"
MAX_OPEN = 6
"""The number of backgrounds kept in memory, some 8 MB each."""


@cache
def _folder() -> Path:
    """Return the cache folder. Its name is a hash of the painting code; folders of other versions are deleted."""
    digest = sha256(PIL.__version__.encode())
    for path in (*TOOLS, *map(Path, FACES.values())):
        digest.update(path.read_bytes())
    folder = PLACE / digest.hexdigest()[:12]
    folder.mkdir(parents=True, exist_ok=True)
    for other in PLACE.iterdir():
        if other != folder:
            shutil.rmtree(other, ignore_errors=True)
    return folder


class OnDisk(BackgroundCache):
    """A background cache on disk. `of` returns the data that a picture depends on, for the file's name."""

    def __init__(self, of: Callable[..., object], max_open: int = 1) -> None:
        super().__init__(max_open)
        self._of = of

    def get(self, key: Key, draw: Callable[[], Image.Image]) -> Background:
        return super().get(key, lambda: self._found(key) or self._put(key, draw()))

    def _pack(self) -> None:
        """Evict the oldest backgrounds from memory. They are on disk already."""
        while len(self._open) > self._max_open:
            self._open.popitem(last=False)

    def _file(self, key: Key) -> Path:
        return _folder() / sha256(repr((key, self._of(*key))).encode()).hexdigest()[:24]

    def _found(self, key: Key) -> Image.Image | None:
        with suppress(OSError):
            size, _, data = zstandard.decompress(self._file(key).read_bytes()).partition(b"\n")
            width, height = map(int, size.split())
            return Image.frombytes("RGB", (width, height), data)
        return None

    def _put(self, key: Key, image: Image.Image) -> Image.Image:
        """Write the file under a temporary name and rename it, so that no process reads half a file."""
        half = self._file(key).with_suffix(f".{getpid()}-{get_ident()}")
        half.write_bytes(zstandard.compress(f"{image.width} {image.height}\n".encode() + image.tobytes(), 1))
        half.replace(self._file(key))
        return image


def keep_on_disk() -> None:
    canvas._backgrounds = OnDisk(_of_a_ground, MAX_OPEN)
    desert._deserts = OnDisk(lambda width, height, palette_key, sun: get_palette(palette_key))
    relief._painted_lands = OnDisk(lambda name, palette_key: (relief._load_land(name), get_palette(palette_key)))


def _of_a_ground(
    width: int,
    height: int,
    has_sun: bool,
    backdrop: str,
    palette_key: str,
    is_dithered: bool,
    static: tuple[Sprite, ...],
) -> object:
    """Return the palette, scenes and lands that a background depends on."""
    scenes = [backdrop, *(sprite.scene for sprite in static if isinstance(sprite, Vista))]
    lands = {sprite.land for sprite in static if isinstance(sprite, Relief)}
    painted = [scene_cache._make_file_name(get_scene(key)) for key in scenes if key]
    return get_palette(palette_key), painted, [relief._load_land(name) for name in sorted(lands)]
