"""The icons are drawn once for all tests, as scenes are: for every process, of this run and of the next ones."""

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
    """All that an icon comes from: its file tells by its name when it is out of date."""
    digest = sha256(PIL.__version__.encode())
    for path in (*sorted((ROOT / "renderer").rglob("*.py")), *sorted((ROOT / "data").glob("*.toml"))):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


def _put(file: Path, content: bytes) -> None:
    """Under a name of our own first, so that nobody ever finds half a file."""
    PLACE.mkdir(parents=True, exist_ok=True)
    for old in PLACE.iterdir():
        if not old.suffix:
            old.unlink(missing_ok=True)
    half = file.with_suffix(f".{getpid()}")
    half.write_bytes(content)
    half.replace(file)


class DrawnOnce(painter.Renderer):
    """The renderer itself, but for that: it keeps scenes where all tests do, wherever its bot would."""

    emoji = staticmethod(_icons)  # type: ignore[assignment]

    def keep_scenes(self, folder: Path) -> list[str]:
        return super().keep_scenes(SCENES)
