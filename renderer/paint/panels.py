"""Panels, such as plaques, mats, cards and tabs: round corners, a bright inner edge and a soft shadow."""

from dataclasses import dataclass, replace
from functools import lru_cache
from hashlib import shake_128

from PIL import Image, ImageDraw, ImageFilter

from renderer.colours import Colour, Palette, get_palette, mix
from renderer.paint.corners import make_rounded_mask
from renderer.paint.icons import Stamp
from renderer.paint.image_cache import cache_images

FINE = 4
HEAD_SHADE = 0.48
"""How much darker a head is than its faction's colour. Paper-white names then have a contrast of 7 to 1."""
LIP_SHADE = 0.35
"""How much darker the lower edge of a tile is."""
WASH_OPACITY = 38
"""The opacity of the colour over a plaque that is taken."""
WASH_SHADE = 0.35
"""How much darker this colour is than the piece, so that white pieces are visible on it."""
WHITE, BLACK = (255, 255, 255), (0, 0, 0)


@dataclass(frozen=True)
class Style:
    """The look of one kind of panel.

    Colours are names; `tint` stands for the sprite's own colour. Without a fill only the edge is drawn.
    """

    fill: str
    radius: int = 14
    opacity: int = 255
    edge: str = ""
    edge_width: int = 2
    shadow: int = 0
    """How far the soft shadow reaches."""
    lip: int = 0
    """The visible thickness of the tile at its lower edge."""
    glow: str = ""
    shade: float = 0.0
    """How much darker the fill is than its colour, where paper-white text stands on it."""
    grain: bool = False
    """True if the panel shows paper fibres."""
    corners: tuple[bool, bool, bool, bool] = (True, True, True, True)
    """The round corners: upper left, upper right, lower right, lower left."""


STYLES = {
    "plaque": Style("paper", 14, edge="white", shadow=6, lip=4, grain=True),
    "rim": Style("", 14, edge="tint", edge_width=5),
    "wash": Style("tint", 14, opacity=WASH_OPACITY, shade=WASH_SHADE, corners=(False, True, True, False)),
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
    "bar-lit": Style("tint", 5, edge="paper", edge_width=2),
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


@cache_images(megabytes=12)
def get_panel(style: str, width: int, height: int, tint: str, palette_key: str) -> tuple[Stamp, int]:
    """Return the panel as a stamp, and how far its shadow reaches beyond its box."""
    panel_style, colours = STYLES[style], get_palette(palette_key)
    if not panel_style.fill:
        edge = Image.new("RGB", (width, height), _find_colour(panel_style.edge, colours, tint))
        return Stamp(edge, _make_rim_mask(width, height, panel_style)), 0
    reach = panel_style.shadow
    size = (width + 2 * reach, height + 2 * reach)
    image = Image.new("RGB", size, mix(colours["night"], BLACK, 0.4))
    mask = Image.new("L", size)
    body = _make_body_mask(width, height, panel_style)
    if reach:
        _add_shadow(mask, body, reach)
    if panel_style.glow:
        image.paste(colours[panel_style.glow], (0, 0, *size))
        mask = mask.point([min(v * 2, 255) for v in range(256)])
    image.paste(_paint_surface(width, height, panel_style, colours, tint), (reach, reach), body)
    mask.paste(body.point([v * panel_style.opacity // 255 for v in range(256)]), (reach, reach), body)
    return Stamp(image, mask), reach


def _make_body_mask(width: int, height: int, style: Style) -> Image.Image:
    return make_rounded_mask(width, height, min(style.radius, width // 2, height // 2), style.corners)


def _add_shadow(mask: Image.Image, body: Image.Image, reach: int) -> None:
    mask.paste(body.point([v * 150 // 255 for v in range(256)]), (reach, reach + 2))
    mask.paste(mask.filter(ImageFilter.GaussianBlur(reach / 2)))


def _find_colour(name: str, colours: Palette, tint: str) -> Colour:
    if name == "white":
        return mix(colours["paper"], WHITE, 0.75)
    if name == "light":
        return mix(colours[tint], WHITE, 0.4)
    return colours[tint] if name == "tint" else colours[name]


def _paint_surface(width: int, height: int, style: Style, colours: Palette, tint: str) -> Image.Image:
    fill = mix(_find_colour(style.fill, colours, tint), colours["night"], style.shade)
    if style.lip:
        foot = Image.new("RGB", (width, height), mix(fill, colours["night"], LIP_SHADE))
        above = replace(style, lip=0)
        foot.paste(
            _paint_surface(width, height - style.lip, above, colours, tint),
            (0, 0),
            _make_body_mask(width, height - style.lip, above),
        )
        return foot
    surface = Image.new("RGB", (width, height), fill)
    if style.grain:
        surface.paste(mix(fill, colours["dune"], 0.5), (0, 0), _make_fibres(width, height))
    if style.edge:
        rim = _make_rim_mask(width, height, style)
        surface.paste(_find_colour(style.edge, colours, tint), (0, 0), rim)
    return surface


SHEET_SIDE = 512


@lru_cache(maxsize=1)
def _make_sheet() -> Image.Image:
    """Return a sheet of paper: long soft fibres, and a few darker ones."""
    noise = Image.frombytes(
        "L", (SHEET_SIDE // 8, SHEET_SIDE // 2), shake_128(b"paper").digest(SHEET_SIDE * SHEET_SIDE // 16)
    )
    long = noise.resize((SHEET_SIDE, SHEET_SIDE), Image.Resampling.BICUBIC)
    cloud = Image.frombytes("L", (16, 16), shake_128(b"cloud").digest(256)).resize(
        (SHEET_SIDE, SHEET_SIDE), Image.Resampling.BICUBIC
    )
    return Image.blend(long, cloud, 0.55).point([max(v - 110, 0) * 50 // 145 for v in range(256)])


def _make_fibres(width: int, height: int) -> Image.Image:
    sheet = Image.new("L", (width, height))
    for x in range(0, width, SHEET_SIDE):
        for y in range(0, height, SHEET_SIDE):
            # Every other sheet is mirrored, so that no seam is visible.
            turned = _make_sheet().transpose(Image.Transpose.FLIP_LEFT_RIGHT) if x // SHEET_SIDE % 2 else _make_sheet()
            sheet.paste(turned, (x, y))
    return sheet


def _make_rim_mask(width: int, height: int, style: Style) -> Image.Image:
    """Return the inner edge of a panel as a mask."""
    rim = Image.new("L", (width * FINE, height * FINE))
    radius = min(style.radius, width // 2, height // 2) * FINE
    box = (0, 0, width * FINE - 1, height * FINE - 1)
    ImageDraw.Draw(rim).rounded_rectangle(
        box, radius, outline=255, width=style.edge_width * FINE, corners=style.corners
    )
    return rim.reduce(FINE)
