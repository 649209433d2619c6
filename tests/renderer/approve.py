"""`python -m tests.renderer.approve`: draw the approved pictures again. Look at them before you commit them.

They are drawn from stored views, not from games, so that a corrected rule does not change them. `... approve views`
stores new views. That is needed only if the views themselves have changed.
"""

import sys
from io import BytesIO
from pathlib import Path

from PIL import Image

from games.imperium import GAME
from games.imperium.views import ImperiumView
from renderer import Lobby, render
from tests.renderer.golden import Golden
from tests.renderer.tables import positions

GOLDEN = Golden(Path(__file__).parent / "golden", ImperiumView)
NAMES = ("Ann", "Bořivoj", "Оксана", "Di")
PICTURES = (("board", "wide"), ("board", "tall"), ("hand", "wide"), ("result", "wide"), ("lobby", "wide"))
VIEWS = {"board": "public", "hand": "own", "result": "end"}


def keep_views() -> None:
    found = positions(4, "approved", 11)
    middle = found[len(found) // 2]
    own = max((view for position in found for view in position.seats), key=cards_of)
    GOLDEN.keep(before=middle.before, public=middle.public, own=own, end=found[-1].public)


def cards_of(view: ImperiumView) -> int:
    return 0 if view.me is None else len(view.me.hand) + len(view.me.intrigue)


def drawn(name: str, size: str) -> Image.Image:
    view = GOLDEN.kept(VIEWS[name]) if name in VIEWS else Lobby(GAME.title, 4)
    before = GOLDEN.kept("before") if name == "board" else None
    return Image.open(BytesIO(render("imperium", view, name, before=before, names=NAMES, size=size).data))


if __name__ == "__main__":
    if "views" in sys.argv:
        keep_views()
    for picture in PICTURES:
        GOLDEN.approve(*picture, drawn(*picture))
