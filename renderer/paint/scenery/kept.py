"""Painted scenes, kept: on disk between starts, and where there is no disk, packed in memory."""

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
from renderer.paint.scenery.atelier import HEIGHT, WIDTH, cut, paint
from renderer.scenes import Scene, scene, scenes

QUALITY = 90
HAZE = 10
"""Of its width: how far what stands against the sky is spread above a scene."""
HALF = ".half"
TOOLS = (*sorted(Path(__file__).parent.glob("*.py")), Path(colours.__file__), Path(pen.__file__))
"""All that a scene's pixels come from, besides its words."""
_packed: dict[str, bytes] = {}
_folder: list[Path] = []
_painting = Lock()


def keep_in(folder: Path) -> None:
    """From now on, what is painted is also kept here; scenes that nobody shows any more are thrown away."""
    folder.mkdir(parents=True, exist_ok=True)
    _folder[:] = [folder]
    wanted = {_name(each) for each in scenes().values()}
    for path in (*folder.glob("*.webp"), *folder.glob(f"*{HALF}")):
        if path.name not in wanted:
            path.unlink(missing_ok=True)


def missing() -> list[str]:
    """Scenes that are not on disk yet."""
    return [key for key, found in scenes().items() if not any((folder / _name(found)).is_file() for folder in _folder)]


def prepare(key: str) -> None:
    """See to it that a scene is painted."""
    _data(scene(key))


def view(key: str, width: int, height: int, lowered: int = 0, aside: int = 0) -> Image.Image:
    """A scene cut and scaled to a box. One that is lowered by more than lies above it goes on as it ends."""
    whole = _unpacked(_data(scene(key)))
    left, top, scale = cut(width, height)
    left += aside / scale
    right, above = min(left + width / scale, WIDTH), max(round(lowered - top * scale), 0)  # Rounding may go beyond.
    top = max(top - lowered / scale, 0)
    bottom = min(top + (height - above) / scale, HEIGHT)
    image = whole.resize((width, height - above), Image.Resampling.LANCZOS, (left, top, right, bottom), 2.0)
    return _under_more_sky(image, above) if above else image


@lru_cache(maxsize=1)
def _unpacked(data: bytes) -> Image.Image:
    """The same scene is often wanted in another size right after."""
    return Image.open(BytesIO(data)).convert("RGB")


def _under_more_sky(image: Image.Image, above: int) -> Image.Image:
    """The sky goes on as it ended; what stood against it there is lost in haze, for upside down nobody knows it."""
    mirrored = image.crop((0, 0, image.width, above)).transpose(Image.Transpose.FLIP_TOP_BOTTOM)
    clear = Image.linear_gradient("L").resize(mirrored.size).point([max(0, 2 * v - 255) for v in range(256)])
    higher = Image.new("RGB", (image.width, image.height + above))
    higher.paste(mirrored.filter(ImageFilter.GaussianBlur(image.width / HAZE)))
    higher.paste(mirrored, mask=clear)
    higher.paste(image, (0, above))
    return higher


def _data(found: Scene) -> bytes:
    data = _at_hand(found)
    if data is not None:
        return data
    with _painting:
        return _at_hand(found) or _painted(found)


def _at_hand(found: Scene) -> bytes | None:
    return _packed.get(found.key) or _from_disk(found)


def _from_disk(found: Scene) -> bytes | None:
    for folder in _folder:
        with suppress(OSError):
            return (folder / _name(found)).read_bytes()
    return None


def _painted(found: Scene) -> bytes:
    out = BytesIO()
    paint(found).save(out, "WEBP", quality=QUALITY, method=0)
    if not _is_on_disk(found, out.getvalue()):
        _packed[found.key] = out.getvalue()
    return out.getvalue()


def _is_on_disk(found: Scene, data: bytes) -> bool:
    """Whether it could be put there."""
    for folder in _folder:
        # Under a name of our own first, so that nobody ever finds half a file.
        half = folder / f"{_name(found)}.{getpid()}{HALF}"
        with suppress(OSError):
            half.write_bytes(data)
            half.replace(folder / _name(found))
            return True
    return False


def _name(found: Scene) -> str:
    """A name that changes with the scene, the vocabulary and the painter's tools."""
    words = (found.hour, found.ground, found.mood, *map(_told, found.things))
    digest = sha256("|".join((found.key, *words, _vocabulary())).encode()).hexdigest()
    return f"{found.key.replace('/', '-')}-{digest[:12]}.webp"


def _told(thing: object) -> str:
    fields = vars(thing)
    return ",".join(
        f"{name}={sorted(value) if isinstance(value, frozenset) else value}" for name, value in fields.items()
    )


@cache
def _vocabulary() -> str:
    digest = sha256(PIL.__version__.encode())
    for path in TOOLS:
        digest.update(path.read_bytes())
    return digest.hexdigest()
