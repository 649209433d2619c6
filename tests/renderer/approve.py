"""The approved pictures: `python -m tests.renderer.approve` draws them anew, to be looked at before they are committed.

They are drawn from kept views, not from games, so that a mended rule does not change them; `... approve views` keeps
new views, which is needed only when the views themselves have changed.
"""

import sys
from io import BytesIO
from pathlib import Path

import msgspec
import zstandard
from PIL import Image

from games.imperium import GAME
from games.imperium.views import ImperiumView
from renderer import Lobby, render
from tests.renderer.tables import positions

FOLDER = Path(__file__).parent / "golden"
NAMES = ("Ann", "Bořivoj", "Оксана", "Di")
PICTURES = (("board", "wide"), ("board", "tall"), ("hand", "wide"), ("result", "wide"), ("lobby", "wide"))


def approved(name: str, size: str) -> Path:
    return FOLDER / f"{name}-{size}.png"


def kept(name: str) -> ImperiumView:
    """A kept view: "before", "public", "own" or "end"."""
    packed = (FOLDER / f"{name}.view").read_bytes()
    return msgspec.msgpack.decode(zstandard.decompress(packed), type=ImperiumView)


def keep_views() -> None:
    found = positions(4, "approved", 11)
    middle = found[len(found) // 2]
    views = {"before": middle.before, "public": middle.public, "own": middle.seats[0], "end": found[-1].public}
    for name, view in views.items():
        (FOLDER / f"{name}.view").write_bytes(zstandard.compress(msgspec.msgpack.encode(view), 19))


def drawn(name: str, size: str) -> Image.Image:
    views: dict[str, ImperiumView | Lobby] = {"board": kept("public"), "hand": kept("own"), "result": kept("end")}
    view = views.get(name, Lobby(GAME.title, 4))
    before = kept("before") if name == "board" else None
    return Image.open(BytesIO(render("imperium", view, name, before=before, names=NAMES, size=size).data))


def main() -> None:
    if "views" in sys.argv:
        keep_views()
    for name, size in PICTURES:
        image = drawn(name, size).convert("RGB")
        small = image.resize((300, 300 * image.height // image.width), Image.Resampling.BOX)
        small.save(approved(name, size), optimize=True)


if __name__ == "__main__":
    main()
