"""`python -m tests.renderer.dice.approve`: draw the approved pictures of the dice game again, to look at them.

They are drawn from stored views. `... approve views` stores new ones. That is needed only if the views themselves
have changed.
"""

import sys
from io import BytesIO
from pathlib import Path

from PIL import Image

from games.dice.views import DiceView
from renderer import render
from tests.renderer.dice.tables import NAMES, fought, positions
from tests.renderer.golden import Golden

GOLDEN = Golden(Path(__file__).parent / "golden", DiceView)
PICTURES = (("board", "wide"), ("board", "tall"), ("hand", "wide"), ("conflict", "wide"), ("result", "wide"))
VIEWS = {"board": "public", "hand": "own", "conflict": "battle", "result": "end"}


def keep_views() -> None:
    found = positions(8, "sand", 17)
    middle = found[len(found) // 2]
    own = next(view for view in middle.seats if view.prediction)
    battle = fought(8, "sand").public
    GOLDEN.keep(before=middle.before, public=middle.public, own=own, end=found[-1].public, battle=battle)


def drawn(name: str, size: str) -> Image.Image:
    view, before = GOLDEN.kept(VIEWS[name]), GOLDEN.kept("before") if name == "board" else None
    return Image.open(BytesIO(render("dice", view, name, before=before, names=NAMES, size=size).data))


if __name__ == "__main__":
    if "views" in sys.argv:
        keep_views()
    for picture in PICTURES:
        GOLDEN.approve(*picture, drawn(*picture))
