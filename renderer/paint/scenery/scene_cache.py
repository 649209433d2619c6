"""The cache of painted scenes: on disk between starts, or compressed in memory if there is no disk folder."""

from __future__ import annotations

from contextlib import suppress
from functools import cache, lru_cache
from hashlib import sha256
from io import BytesIO
from os import getpid
from pathlib import Path
from threading import Lock

import PIL
from PIL import Image, ImageFilter

from renderer import colours
from renderer.paint import pen
from renderer.paint.scenery.painter import HEIGHT, WIDTH, find_crop, paint_scene
from renderer.scenes import Scene, get_scene, load_scenes

QUALITY = 90
"""The WebP quality of cached scenes."""
HAZE_DIVISOR = 10
"""Blur radius of the added sky, as a fraction of the width: width / HAZE."""
TEMPORARY_SUFFIX = ".half"
"""The suffix of files that are being written."""
SOURCES = (*sorted(Path(__file__).parent.glob("*.py")), Path(colours.__file__), Path(pen.__file__))
"""The source files that decide the pixels of a scene, besides its description. A change in them repaints it."""
_packed: dict[str, bytes] = {}
_folder: list[Path] = []
_painting = Lock()


def use_folder(folder: Path) -> None:
    """Use this folder as the disk cache, and delete files of scenes that no longer exist."""
    folder.mkdir(parents=True, exist_ok=True)
    _folder[:] = [folder]
    wanted = {_make_file_name(each) for each in load_scenes().values()}
    for path in (*folder.glob("*.webp"), *folder.glob(f"*{TEMPORARY_SUFFIX}")):
        if path.name not in wanted:
            path.unlink(missing_ok=True)


def read_folder(folder: Path) -> None:
    """Use a folder as the disk cache that another process of this bot keeps in order."""
    _folder[:] = [folder]


def find_missing() -> list[str]:
    """Return the keys of scenes that are not on disk yet."""
    return [
        key
        for key, found in load_scenes().items()
        if not any((folder / _make_file_name(found)).is_file() for folder in _folder)
    ]


def prepare_scene(key: str) -> None:
    """Paint a scene, unless it is in the cache."""
    _get_data(get_scene(key))


def get_scene_view(key: str, width: int, height: int, shift_down: int = 0, shift_left: int = 0) -> Image.Image:
    """Return a scene cropped and scaled to a box.

    If it is shifted down by more than lies above the crop, the sky is extended.
    """
    whole = _decode(_get_data(get_scene(key)))
    left, top, scale = find_crop(width, height)
    left += shift_left / scale
    # Rounding may exceed the width.
    right, above = min(left + width / scale, WIDTH), max(round(shift_down - top * scale), 0)
    top = max(top - shift_down / scale, 0)
    bottom = min(top + (height - above) / scale, HEIGHT)
    image = whole.resize((width, height - above), Image.Resampling.LANCZOS, (left, top, right, bottom), 2.0)
    return _extend_sky(image, above) if above else image


@lru_cache(maxsize=1)
def _decode(data: bytes) -> Image.Image:
    """Decode a scene. The last one is cached, because the same scene is often needed in another size."""
    return Image.open(BytesIO(data)).convert("RGB")


def _extend_sky(image: Image.Image, above: int) -> Image.Image:
    """Extend the sky upwards by a mirrored, blurred copy, so that nobody recognises upside-down things in it."""
    mirrored = image.crop((0, 0, image.width, above)).transpose(Image.Transpose.FLIP_TOP_BOTTOM)
    clear = Image.linear_gradient("L").resize(mirrored.size).point([max(0, 2 * v - 255) for v in range(256)])
    higher = Image.new("RGB", (image.width, image.height + above))
    higher.paste(mirrored.filter(ImageFilter.GaussianBlur(image.width / HAZE_DIVISOR)))
    higher.paste(mirrored, mask=clear)
    higher.paste(image, (0, above))
    return higher


def _get_data(found: Scene) -> bytes:
    """Return the encoded scene, and paint it first if it is not in the cache."""
    data = _find_cached(found)
    if data is not None:
        return data
    with _painting:
        return _find_cached(found) or _paint_and_cache(found)


def _find_cached(found: Scene) -> bytes | None:
    """Return the encoded scene from memory or disk, or None."""
    return _packed.get(found.key) or _read_from_disk(found)


def _read_from_disk(found: Scene) -> bytes | None:
    for folder in _folder:
        with suppress(OSError):
            return (folder / _make_file_name(found)).read_bytes()
    return None


def _paint_and_cache(found: Scene) -> bytes:
    """Paint and encode a scene, and put it in the cache."""
    out = BytesIO()
    paint_scene(found).save(out, "WEBP", quality=QUALITY, method=0)
    if not _write_to_disk(found, out.getvalue()):
        _packed[found.key] = out.getvalue()
    return out.getvalue()


def _write_to_disk(found: Scene, data: bytes) -> bool:
    """Write the scene to disk, and return whether that worked."""
    for folder in _folder:
        # Write to a temporary name first, so that no reader finds half a file.
        half = folder / f"{_make_file_name(found)}.{getpid()}{TEMPORARY_SUFFIX}"
        with suppress(OSError):
            half.write_bytes(data)
            half.replace(folder / _make_file_name(found))
            return True
    return False


def _make_file_name(found: Scene) -> str:
    """Return the file name of a scene. It changes with the scene, the scene language and the painter's code."""
    words = (found.hour, found.ground, found.mood, *map(_describe_thing, found.things))
    digest = sha256("|".join((found.key, *words, _digest_sources())).encode()).hexdigest()
    return f"{found.key.replace('/', '-')}-{digest[:12]}.webp"


def _describe_thing(thing: object) -> str:
    """Return the fields of a thing as text."""
    fields = vars(thing)
    return ",".join(
        f"{name}={sorted(value) if isinstance(value, frozenset) else value}" for name, value in fields.items()
    )


@cache
def _digest_sources() -> str:
    """Return a digest of the source files that paint scenes."""
    digest = sha256(PIL.__version__.encode())
    for path in SOURCES:
        digest.update(path.read_bytes())
    return digest.hexdigest()
