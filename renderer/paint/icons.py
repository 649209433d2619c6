"""The icon set: a registry of drawings, cached by size, with numbers set inside."""

from collections.abc import Callable
from dataclasses import dataclass

from PIL import Image

from renderer.colours import Colour, Palette, ink_on, palette
from renderer.paint import type as typeset
from renderer.paint.keeping import kept
from renderer.paint.pen import FINE, Pen

Drawing = Callable[[Pen], None]


@dataclass(frozen=True)
class Figure:
    """Where a number stands in an icon (in hundredths), how large it may be, and in which ink."""

    x: float = 50
    y: float = 50
    em: float = 70
    room: float = 70
    ink: str = "night"
    halo: str = ""


DRAWINGS: dict[str, tuple[Drawing, Figure]] = {}


def icon(name: str, figure: Figure | None = None) -> Callable[[Drawing], Drawing]:
    """Enter a drawing into the set."""

    def enter(drawing: Drawing) -> Drawing:
        DRAWINGS[name] = drawing, figure or Figure()
        return drawing

    return enter


@dataclass(frozen=True)
class Stamp:
    """A finished icon: colours, and the mask through which they are pasted."""

    colours: Image.Image
    mask: Image.Image


@kept(megabytes=8)
def stamp(name: str, size: int, number: str, tint: str, palette_key: str) -> Stamp:
    image = draw(name, size, number, tint, palette(palette_key))
    return Stamp(image.convert("RGB"), image.getchannel("A"))


def draw(name: str, size: int, number: str = "", tint: str = "", colours: Palette | None = None) -> Image.Image:
    """One icon as an RGBA picture."""
    colours = colours or palette("default")
    drawing, figure = DRAWINGS[name]
    pen = Pen(size, colours, tint, number)
    drawing(pen)
    image = _reduce(pen.image)
    if number:
        _number(image, size, number, figure, colours, tint)
    return image


def _reduce(image: Image.Image) -> Image.Image:
    """Down to the final size, colours weighted by their alpha so that edges stay clean."""
    return image.convert("RGBa").reduce(FINE).convert("RGBA")


def number_size(figure: Figure, size: int, number: str) -> int:
    """The size of type in which a number fits into an icon."""
    em = round(figure.em * size / 100)
    while em > 8 and typeset.width(number, "sans-bold", em) > figure.room * size / 100:
        em -= 1
    return em


def _number(image: Image.Image, size: int, number: str, figure: Figure, colours: Palette, tint: str) -> None:
    em = number_size(figure, size, number)
    ink = _ink(figure, colours, tint)
    mask = typeset.mask(number, "sans-bold", em)
    left, top, right, bottom = mask.getbbox() or (0, 0, 1, 1)
    x = round(figure.x * size / 100 - (left + right) / 2)
    y = round(figure.y * size / 100 - (top + bottom) / 2)
    if figure.halo:
        reach = max(size // 24, 1)
        for dx in (-reach, 0, reach):
            for dy in (-reach, 0, reach):
                _lay(image, _ground(figure, colours, tint), mask, x + dx, y + dy)
    _lay(image, ink, mask, x, y)


def _ink(figure: Figure, colours: Palette, tint: str) -> Colour:
    if figure.ink == "tint":
        return ink_on(colours[tint or "sand"], colours)
    return colours[figure.ink]


def _ground(figure: Figure, colours: Palette, tint: str) -> Colour:
    return colours[(tint or "sand") if figure.halo == "tint" else figure.halo]


def _lay(image: Image.Image, ink: Colour, mask: Image.Image, x: int, y: int) -> None:
    layer = Image.new("RGBA", image.size, (*ink, 0))
    layer.paste((*ink, 255), (x, y), mask)
    image.alpha_composite(layer)
