"""The icon set: a registry of drawing functions, and a cache of drawn icons with their numbers."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from itertools import product

from PIL import Image, ImageChops, ImageFilter

from renderer.colours import Colour, Palette, choose_ink, get_palette
from renderer.paint import fonts
from renderer.paint.image_cache import cache_images
from renderer.paint.pen import FINE, Pen
from renderer.sprites import Box

EDGED = frozenset({"troop", "garrison", "supply", "leader", "dreadnought", "freighter", "control"})
"""Pieces that would stand out too little from dark ground in some colours. Agents and markers have edges anyway."""
PIECE_PREFIX = "piece:"
"""Prefix of the names of players' colours."""
EDGE_DIVISOR, MIN_EDGE = 40, 1.0
"""The blur of an edge is the width of the icon / DIVISOR, and no less than this."""
EDGE_STEPS = [min(step * 5, 255) for step in range(256)]
"""How opaque the edge is, by how much of the blurred icon lies on a pixel."""
IconDrawer = Callable[[Pen], None]
"""A function that draws an icon with a pen."""


@dataclass(frozen=True)
class NumberPlace:
    """The place of a number in an icon (in hundredths of its side), its largest size, and its ink."""

    x: float = 50
    y: float = 50
    em: float = 70
    """The largest font size."""
    room: float = 70
    """The width that the number may take."""
    ink: str = "night"
    halo: str = ""


DRAWINGS: dict[str, tuple[IconDrawer, NumberPlace]] = {}
"""Icon name -> function that draws it, and the place of its number."""


def register_icon(name: str, figure: NumberPlace | None = None) -> Callable[[IconDrawer], IconDrawer]:
    """Return a decorator that adds a drawing function to the set."""

    def add(drawing: IconDrawer) -> IconDrawer:
        DRAWINGS[name] = drawing, figure or NumberPlace()
        return drawing

    return add


@dataclass(frozen=True)
class Stamp:
    """A finished icon, panel or scene: colours, and the mask through which they are pasted."""

    colours: Image.Image
    mask: Image.Image

    @cached_property
    def opaque_box(self) -> Box | None:
        """Return the inside of a large stamp, if all of it is opaque."""
        inside = Box(0, 0, *self.mask.size).inset(STAMP_EDGE)
        if inside.h < 0 or inside.w * inside.h < LARGE_STAMP:
            return None
        least, _ = self.mask.crop((inside.x, inside.y, inside.right, inside.bottom)).getextrema()
        return inside if least == 255 else None


LARGE_STAMP = 30_000
"""The number of opaque pixels from which a stamp is pasted in parts."""
STAMP_EDGE = 24
"""How far the round corners and the shadow of a panel or scene reach into its stamp."""


@cache_images(megabytes=8)
def get_stamp(name: str, size: int, number: str, tint: str, palette_key: str) -> Stamp:
    """Return an icon, from the cache if possible."""
    image = draw_icon(name, size, number, tint, get_palette(palette_key))
    return Stamp(image.convert("RGB"), image.getchannel("A"))


def draw_icon(name: str, size: int, number: str = "", tint: str = "", colours: Palette | None = None) -> Image.Image:
    """Draw one icon as an RGBA image."""
    colours = colours or get_palette("default")
    drawing, figure = DRAWINGS[name]
    pen = Pen(size, colours, tint, number)
    drawing(pen)
    image = _reduce_image(pen.image)
    if name in EDGED and tint.startswith(PIECE_PREFIX):
        image = _add_edge(image, colours["paper"])
    if number:
        _draw_number(image, size, number, figure, colours, tint)
    return image


def _reduce_image(image: Image.Image) -> Image.Image:
    """Reduce an image to its final size. Colours are weighted by alpha, so that edges stay clean."""
    return image.convert("RGBa").reduce(FINE).convert("RGBA")


def _add_edge(image: Image.Image, ink: Colour) -> Image.Image:
    """Return an icon with a thin light edge around it."""
    blurred = image.getchannel("A").filter(ImageFilter.GaussianBlur(max(image.width / EDGE_DIVISOR, MIN_EDGE)))
    edged = Image.new("RGBA", image.size, ink)
    edged.putalpha(blurred.point(EDGE_STEPS))
    edged.alpha_composite(image)
    return edged


def fit_number_size(figure: NumberPlace, size: int, number: str) -> int:
    """Return the largest font size in which a number fits into an icon."""
    em = round(figure.em * size / 100)
    while em > 8 and fonts.measure_text(number, "sans-bold", em) > figure.room * size / 100:
        em -= 1
    return em


def _draw_number(image: Image.Image, size: int, number: str, figure: NumberPlace, colours: Palette, tint: str) -> None:
    """Draw the number into an icon."""
    em = fit_number_size(figure, size, number)
    ink = _find_ink(figure, colours, tint)
    mask = fonts.get_text_mask(number, "sans-bold", em)
    left, top, right, bottom = mask.getbbox() or (0, 0, 1, 1)
    x = round(figure.x * size / 100 - (left + right) / 2)
    y = round(figure.y * size / 100 - (top + bottom) / 2)
    if figure.halo:
        reach = max(size // 24, 1)
        around = _spread_mask(mask, reach)
        _paint_through(image, _find_halo_colour(figure, colours, tint), around, x - reach, y - reach)
    _paint_through(image, ink, mask, x, y)


def _find_ink(figure: NumberPlace, colours: Palette, tint: str) -> Colour:
    """Return the colour of the number."""
    if figure.ink == "tint":
        return choose_ink(colours[tint or "sand"], colours)
    return colours[figure.ink]


def _find_halo_colour(figure: NumberPlace, colours: Palette, tint: str) -> Colour:
    """Return the colour of the outline of the number."""
    return colours[(tint or "sand") if figure.halo == "tint" else figure.halo]


def _spread_mask(mask: Image.Image, reach: int) -> Image.Image:
    """Return a mask, wider by `reach` on each side, that is as opaque as the mask painted nine times around it."""
    spread = Image.new("L", (mask.width + 2 * reach, mask.height + 2 * reach))
    for dx, dy in product((0, reach, 2 * reach), repeat=2):
        moved = Image.new("L", spread.size)
        moved.paste(mask, (dx, dy))
        spread = ImageChops.screen(spread, moved)
    return spread


def _paint_through(image: Image.Image, ink: Colour, mask: Image.Image, x: int, y: int) -> None:
    """Paint ink through a mask."""
    layer = Image.new("RGBA", image.size, (*ink, 0))
    layer.paste((*ink, 255), (x, y), mask)
    image.alpha_composite(layer)
