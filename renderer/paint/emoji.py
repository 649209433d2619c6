"""The icons as application emoji, so that sentences and pictures speak one language."""

from renderer.colours import SHAPES, palette, seat
from renderer.paint import icons_goods, icons_signs  # noqa: F401  (they enter their drawings into the set)
from renderer.paint.encode import png
from renderer.paint.icons import DRAWINGS, draw

SIDE = 128
PICTURE_ONLY = frozenset({"slot", "tag"})
"""Parts of pictures that say nothing in a sentence."""


def emoji() -> dict[str, bytes]:
    """Name -> PNG. The seats' markers are `seat_1` to `seat_8`."""
    colours = palette("default")
    names = [name for name in DRAWINGS if name not in PICTURE_ONLY and not name.startswith("marker-")]
    drawn = {name: png(draw(name, SIDE, colours=colours)) for name in names}
    for number, shape in enumerate(SHAPES):
        drawn[f"seat_{number + 1}"] = png(draw(f"marker-{shape}", SIDE, tint=seat(number), colours=colours))
    return drawn
