"""An on-disk cache of the drawn icons, shared by all test processes and runs."""

from functools import cache
from hashlib import sha256
from os import getpid
from pathlib import Path

import msgspec
import PIL

from bot.host.pictures import painter
from tests.support.scenes import SCENES

ROOT = Path(__file__).parents[2]
PLACE = ROOT / ".pytest_cache" / "d" / "icons"


@cache
def _icons() -> dict[str, bytes]:
    file = PLACE / _drawn_by()
    if file.exists():
        return msgspec.msgpack.decode(file.read_bytes(), type=dict[str, bytes])
    drawn = painter.draw_emoji()
    _put(file, msgspec.msgpack.encode(drawn))
    return drawn


def _drawn_by() -> str:
    """Return a hash of the code and data that draw the icons. It names the cache file."""
    digest = sha256(PIL.__version__.encode())
    for path in (*sorted((ROOT / "renderer").rglob("*.py")), *sorted((ROOT / "data").glob("*.toml"))):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


def _put(file: Path, content: bytes) -> None:
    """Delete old cache files and write a new one.

    The new file is written under a temporary name and then renamed, so that no process reads half a file.
    """
    PLACE.mkdir(parents=True, exist_ok=True)
    for old in PLACE.iterdir():
        if not old.suffix:
            old.unlink(missing_ok=True)
    half = file.with_suffix(f".{getpid()}")
    half.write_bytes(content)
    half.replace(file)


class DrawnOnce(painter.Renderer):
    """The bot's renderer with cached icons, which keeps its scenes in the folder of the tests."""

    emoji = staticmethod(_icons)  # type: ignore[assignment]

    def keep_scenes(self, folder: Path) -> list[str]:
        return super().keep_scenes(SCENES)
