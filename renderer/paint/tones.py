"""The tones of pictures: for each kind of picture and each colour palette, the colours that its file has.

`data/tones.png` holds them, one row for each kind and palette. `make tones` chooses them by k-means from pictures of
whole games. The colours of the palette itself are always among them, so that seats, marks and type are exact.
"""

from __future__ import annotations

from functools import cache
from zlib import crc32

from PIL import Image

from games.core.data import DATA
from renderer.colours import Palette, get_palette

FILE = DATA / "tones.png"
COUNT = 256
"""The most tones of a picture. A row of the file is as long, whether it has fewer or not."""
KINDS = ("board", "deed", "glance")
"""The pictures that have tones. Others show large scenes, for which WebP needs half of the bytes."""
NAMES_ENTRY = "rows"
"""The text entry of the file that names its rows, one to a line."""


def name_row(game_key: str, picture: str, colours: Palette) -> str:
    """Return the name of a row. It changes with the colours, so that outdated tones are not used."""
    digest = crc32(repr((sorted(colours.named.items()), colours.players)).encode())
    return f"{game_key}/{picture} {colours.key} {digest:08x}"


def find_tones(game_key: str, picture: str, palette_key: str) -> Image.Image | None:
    """Return an image with the tones of a picture as its palette, or None if there are none."""
    return _load().get(name_row(game_key, picture, get_palette(palette_key)))


@cache
def _load() -> dict[str, Image.Image]:
    """Return all rows of the file by name."""
    with Image.open(FILE) as sheet:
        data, names = sheet.convert("RGB").tobytes(), sheet.info[NAMES_ENTRY].splitlines()
    return {name: make_tones(data[row * 3 * COUNT : (row + 1) * 3 * COUNT]) for row, name in enumerate(names)}


def make_tones(colours: bytes) -> Image.Image:
    """Return an image that has these colours as its palette."""
    image = Image.new("P", (1, 1))
    image.putpalette(colours)
    return image
