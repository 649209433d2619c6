"""The approved pictures of the dice game: `python -m tests.renderer.dice.approve` draws them anew, to be looked at.

They are drawn from kept views; `... approve views` keeps new ones, needed only when the views themselves have changed.
"""

import sys
from io import BytesIO
from pathlib import Path

import msgspec
import zstandard
from PIL import Image

from games.dice.views import DiceView
from renderer import render
from tests.renderer.dice.tables import NAMES, fought, positions

FOLDER = Path(__file__).parent / "golden"
PICTURES = (("board", "wide"), ("board", "tall"), ("hand", "wide"), ("conflict", "wide"), ("result", "wide"))
VIEWS = {"board": "public", "hand": "own", "conflict": "battle", "result": "end"}


def approved(name: str, size: str) -> Path:
    return FOLDER / f"{name}-{size}.png"


def kept(name: str) -> DiceView:
    """A kept view: "before", "public", "own", "battle" or "end"."""
    packed = (FOLDER / f"{name}.view").read_bytes()
    return msgspec.msgpack.decode(zstandard.decompress(packed), type=DiceView)


def keep_views() -> None:
    found = positions(8, "sand", 17)
    middle = found[len(found) // 2]
    own = next(view for view in middle.seats if view.prediction)
    views = {"before": middle.before, "public": middle.public, "own": own, "end": found[-1].public}
    for name, view in (views | {"battle": fought(8, "sand").public}).items():
        (FOLDER / f"{name}.view").write_bytes(zstandard.compress(msgspec.msgpack.encode(view), 19))


def drawn(name: str, size: str) -> Image.Image:
    before = kept("before") if name == "board" else None
    return Image.open(BytesIO(render("dice", kept(VIEWS[name]), name, before=before, names=NAMES, size=size).data))


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    if "views" in sys.argv:
        keep_views()
    for name, size in PICTURES:
        image = drawn(name, size).convert("RGB")
        small = image.resize((300, 300 * image.height // image.width), Image.Resampling.BOX)
        small.save(approved(name, size), optimize=True)


if __name__ == "__main__":
    main()
