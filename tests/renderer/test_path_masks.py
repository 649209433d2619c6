"""Path masks: a glow on a map is visible to everybody."""

from PIL import Image

from renderer.colours import get_palette
from renderer.paint.canvas import paint_sprites
from renderer.sprites import Box, Glow

RECTANGLE = ((20, 20), (100, 20), (100, 80), (20, 80))


def test_a_light_as_grey_as_the_ground_is_seen_by_its_rim_in_greyscale_and_only_within() -> None:
    colours = get_palette("default")
    land = Image.new("RGB", (120, 100), colours["blood"])
    paint_sprites(land, [Glow(Box(20, 20, 81, 61), RECTANGLE, "blood", 17, rim="paper")], colours)
    grey = land.convert("L")
    outside, edge, inside = (grey.getpixel((x, 50)) for x in (17, 22, 60))
    assert outside == inside < edge - 100
