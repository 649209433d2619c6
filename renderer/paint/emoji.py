"""The icons as application emoji, so that sentences and pictures use the same symbols."""

from renderer.colours import PIECE_COLOURS, get_palette, name_marker_icon, name_piece_colour
from renderer.paint import icons_goods, icons_signs  # noqa: F401  (they enter their drawings into the set)
from renderer.paint.encode import encode_png
from renderer.paint.icons import DRAWINGS, draw_icon

SIDE = 128
"""The side of an emoji in pixels."""
PICTURE_ONLY = frozenset({"slot", "tag", "box_agent", "box_reveal"})
"""Icons that are used only in pictures."""


def draw_emoji() -> dict[str, bytes]:
    """Return name -> PNG data of every emoji. The players' markers are named by colour, such as `piece_red`."""
    colours = get_palette("default")
    names = [name for name in DRAWINGS if name not in PICTURE_ONLY and not name.startswith("marker-")]
    drawn = {name: encode_png(draw_icon(name, SIDE, colours=colours)) for name in names}
    for name in PIECE_COLOURS:
        drawn[f"piece_{name}"] = encode_png(
            draw_icon(name_marker_icon(name), SIDE, tint=name_piece_colour(name), colours=colours)
        )
    return drawn
