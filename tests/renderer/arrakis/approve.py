"""`python -m tests.renderer.arrakis.approve`: draw the approved pictures of War for Arrakis again, to look at them."""

from io import BytesIO
from pathlib import Path

from PIL import Image

from games.arrakis.views import ArrakisView
from renderer import render
from tests.renderer.arrakis import tables
from tests.renderer.golden import Golden

GOLDEN = Golden(Path(__file__).parent / "golden", ArrakisView)
VIEWS = {
    "board": tables.public,
    "hand": tables.own,
    "near": tables.choosing,
    "conflict": tables.fighting,
    "mat": tables.own,
    "row": tables.public,
    "spice": tables.public,
    "result": tables.ended,
    "sector:nei": tables.own,
}
PICTURES = [(name, size) for name in VIEWS for size in ("wide", "tall") if size == "wide" or name in ("board", "near")]


def drawn(name: str, size: str) -> Image.Image:
    before = tables.before() if name == "board" else None
    made = render("arrakis", VIEWS[name](), name, before=before, names=tables.NAMES, size=size)
    return Image.open(BytesIO(made.data))


if __name__ == "__main__":
    for name, size in PICTURES:
        GOLDEN.approve(name.replace(":", "-"), size, drawn(name, size))
