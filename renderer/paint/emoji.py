"""The icons as application emoji, so that sentences and pictures speak one language."""

from renderer.colours import PIECES, marker, palette, piece
from renderer.paint import icons_goods, icons_signs  # noqa: F401  (they enter their drawings into the set)
from renderer.paint.encode import png
from renderer.paint.icons import DRAWINGS, draw

SIDE = 128
PICTURE_ONLY = frozenset({"slot", "tag", "box_agent", "box_reveal"})
"""Parts of pictures that say nothing in a sentence."""


def emoji() -> dict[str, bytes]:
    """Name -> PNG. The players' markers are called by their colours: `piece_red` and so on."""
    colours = palette("default")
    names = [name for name in DRAWINGS if name not in PICTURE_ONLY and not name.startswith("marker-")]
    drawn = {name: png(draw(name, SIDE, colours=colours)) for name in names}
    for name in PIECES:
        drawn[f"piece_{name}"] = png(draw(marker(name), SIDE, tint=piece(name), colours=colours))
    return drawn
