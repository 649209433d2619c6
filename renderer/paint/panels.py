"""Panels: plaques, mats, cards, tabs; rounded, lit at the inner edge, with a soft shadow."""

from dataclasses import dataclass, replace
from functools import lru_cache
from hashlib import shake_128

from PIL import Image, ImageDraw, ImageFilter

from renderer.colours import Colour, Palette, mix, palette
from renderer.paint.corners import rounded
from renderer.paint.icons import Stamp
from renderer.paint.keeping import kept

FINE = 4
HEAD_SHADE = 0.48
"""Heads are so much darker than their faction that paper-white names have a contrast of 7 to 1."""
LIP_SHADE = 0.35
"""The foot of a tile lies in shadow."""
WASH = 38
"""How strongly a colour lies over a plaque that is taken."""
WASH_SHADE = 0.35
"""It is darker than the piece, so that white pieces too are seen to take their place."""
WHITE, BLACK = (255, 255, 255), (0, 0, 0)


@dataclass(frozen=True)
class Style:
    """How a kind of panel looks.

    Colours are names; `tint` stands for the sprite's own, no fill for an edge alone.
    """

    fill: str
    radius: int = 14
    opacity: int = 255
    edge: str = ""
    edge_width: int = 2
    shadow: int = 0
    """How far a soft shadow reaches."""
    lip: int = 0
    """The thickness of the tile that shows at its foot."""
    glow: str = ""
    shade: float = 0.0
    """How much darker than its colour, where paper-white type stands on it."""
    grain: bool = False
    """Fibres, as paper has them."""
    corners: tuple[bool, bool, bool, bool] = (True, True, True, True)
    """Which corners are round: upper left, upper right, lower right, lower left."""


STYLES = {
    "plaque": Style("paper", 14, edge="white", shadow=6, lip=4, grain=True),
    "rim": Style("", 14, edge="tint", edge_width=5),
    "wash": Style("tint", 14, opacity=WASH, shade=WASH_SHADE, corners=(False, True, True, False)),
    "group": Style("night", 18, opacity=150),
    "mat": Style("stone", 16, edge="ash", shadow=6),
    "mat-lit": Style("stone", 16, edge="gold", edge_width=5, shadow=6, glow="gold"),
    "stage": Style("night", 18, edge="ash", shadow=6),
    "card": Style("paper", 16, edge="night", edge_width=3, shadow=6, lip=4, grain=True),
    "stripe": Style("tint", 0),
    "card-dark": Style("stone", 16, edge="sand", edge_width=3, shadow=6, lip=4),
    "head": Style("tint", 14, corners=(True, True, False, False), shade=HEAD_SHADE),
    "head-half": Style("tint", 14, corners=(False, True, False, False), shade=HEAD_SHADE),
    "tab": Style("tint", 14, corners=(True, False, False, True), lip=4),
    "pit": Style("shade", 10, opacity=150),
    "reveal": Style("water", 10, opacity=70),
    "pit-tab": Style("dune", 10, opacity=105, corners=(True, False, False, True)),
    "reveal-tab": Style("water", 10, opacity=150, corners=(True, False, False, True)),
    "pit-dark": Style("stone", 10, opacity=190),
    "chip": Style("tint", 10, lip=3),
    "pill": Style("tint", 18, edge="light", edge_width=2, shadow=6, lip=5),
    "force": Style("tint", 8, shade=0.5, edge="tint", edge_width=2),
    "change": Style("mark", 13, edge="night", edge_width=2, shadow=2),
    "token": Style("night", 22, edge="tint", edge_width=4, shadow=4),
    "step": Style("stone", 8, opacity=190),
    "rail": Style("night", 6, opacity=110),
    "bar": Style("tint", 5),
    "band": Style("night", 16, opacity=190),
    "frame-thin": Style("dune", 20, shadow=6),
    "prize": Style("night", 10, opacity=196),
    "said": Style("night", 18, opacity=225, edge="gold", edge_width=2),
    "frame": Style("night", 10, edge="earth", edge_width=3, shadow=8),
    "legion-light": Style("paper", 7, edge="tint", edge_width=2, shadow=3),
    "legion-dark": Style("night", 7, edge="tint", edge_width=2, shadow=3),
    "known": Style("shade", 7, opacity=225, edge="tint", edge_width=2),
    "zone": Style("tint", 30, edge="paper", edge_width=2, shadow=3, shade=0.45),
    "zone-lit": Style("mark", 30, edge="night", edge_width=3, shadow=3),
}


@kept(megabytes=12)
def panel(style: str, width: int, height: int, tint: str, palette_key: str) -> tuple[Stamp, int]:
    """The panel as a stamp, and how far its shadow reaches beyond its box."""
    look, colours = STYLES[style], palette(palette_key)
    if not look.fill:
        edge = Image.new("RGB", (width, height), _colour(look.edge, colours, tint))
        return Stamp(edge, _rim(width, height, look)), 0
    reach = look.shadow
    size = (width + 2 * reach, height + 2 * reach)
    image = Image.new("RGB", size, mix(colours["night"], BLACK, 0.4))
    mask = Image.new("L", size)
    body = _rounded(width, height, look)
    if reach:
        _shadow(mask, body, reach)
    if look.glow:
        image.paste(colours[look.glow], (0, 0, *size))
        mask = mask.point([min(v * 2, 255) for v in range(256)])
    image.paste(_surface(width, height, look, colours, tint), (reach, reach), body)
    mask.paste(body.point([v * look.opacity // 255 for v in range(256)]), (reach, reach), body)
    return Stamp(image, mask), reach


def _rounded(width: int, height: int, look: Style) -> Image.Image:
    return rounded(width, height, min(look.radius, width // 2, height // 2), look.corners)


def _shadow(mask: Image.Image, body: Image.Image, reach: int) -> None:
    mask.paste(body.point([v * 150 // 255 for v in range(256)]), (reach, reach + 2))
    mask.paste(mask.filter(ImageFilter.GaussianBlur(reach / 2)))


def _colour(name: str, colours: Palette, tint: str) -> Colour:
    if name == "white":
        return mix(colours["paper"], WHITE, 0.75)
    if name == "light":
        return mix(colours[tint], WHITE, 0.4)
    return colours[tint] if name == "tint" else colours[name]


def _surface(width: int, height: int, look: Style, colours: Palette, tint: str) -> Image.Image:
    fill = mix(_colour(look.fill, colours, tint), colours["night"], look.shade)
    if look.lip:
        foot = Image.new("RGB", (width, height), mix(fill, colours["night"], LIP_SHADE))
        above = replace(look, lip=0)
        foot.paste(
            _surface(width, height - look.lip, above, colours, tint), (0, 0), _rounded(width, height - look.lip, above)
        )
        return foot
    surface = Image.new("RGB", (width, height), fill)
    if look.grain:
        surface.paste(mix(fill, colours["dune"], 0.5), (0, 0), _fibres(width, height))
    if look.edge:
        rim = _rim(width, height, look)
        surface.paste(_colour(look.edge, colours, tint), (0, 0), rim)
    return surface


FIBRES = 512


@lru_cache(maxsize=1)
def _sheet() -> Image.Image:
    """A sheet of paper: long soft fibres, and a few that are darker."""
    noise = Image.frombytes("L", (FIBRES // 8, FIBRES // 2), shake_128(b"paper").digest(FIBRES * FIBRES // 16))
    long = noise.resize((FIBRES, FIBRES), Image.Resampling.BICUBIC)
    cloud = Image.frombytes("L", (16, 16), shake_128(b"cloud").digest(256)).resize(
        (FIBRES, FIBRES), Image.Resampling.BICUBIC
    )
    return Image.blend(long, cloud, 0.55).point([max(v - 110, 0) * 50 // 145 for v in range(256)])


def _fibres(width: int, height: int) -> Image.Image:
    sheet = Image.new("L", (width, height))
    for x in range(0, width, FIBRES):
        for y in range(0, height, FIBRES):
            # Every other sheet is turned, so that no seam is seen.
            turned = _sheet().transpose(Image.Transpose.FLIP_LEFT_RIGHT) if x // FIBRES % 2 else _sheet()
            sheet.paste(turned, (x, y))
    return sheet


def _rim(width: int, height: int, look: Style) -> Image.Image:
    """The inner edge of a panel as a mask."""
    rim = Image.new("L", (width * FINE, height * FINE))
    radius = min(look.radius, width // 2, height // 2) * FINE
    box = (0, 0, width * FINE - 1, height * FINE - 1)
    ImageDraw.Draw(rim).rounded_rectangle(box, radius, outline=255, width=look.edge_width * FINE, corners=look.corners)
    return rim.reduce(FINE)
