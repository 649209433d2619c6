"""Painting a drawing. The background with its static sprites is painted once and cached; the rest goes on a copy."""

from collections.abc import Iterable, Sequence
from typing import assert_never

from PIL import Image, ImageDraw

from renderer.colours import Colour, Palette, choose_ink, get_palette
from renderer.paint import fonts, icons_goods, icons_signs, relief  # noqa: F401  (icons enter their drawings into the set)
from renderer.paint.background_cache import Background, BackgroundCache
from renderer.paint.corners import SOFT_EDGE, make_soft_mask
from renderer.paint.desert import make_backdrop
from renderer.paint.icons import Stamp, get_stamp
from renderer.paint.panels import FINE, STYLES, get_panel
from renderer.paint.path_masks import make_glow_masks, make_path_mask
from renderer.paint.tiles import Edges, Tiles
from renderer.paint.vistas import get_backdrop, get_vista
from renderer.sprites import Area, Box, Drawing, Glow, Icon, Lettering, Panel, Relief, Ring, Sprite, Stroke, Veil, Vista

LARGE_SHAPE = 60_000
"""The number of pixels from which a shape is painted only in the tiles that are missing."""
TAG_SIDE = 34
"""The side of the number at a ring."""
BAND_ROWS = 64
"""How many rows a veil darkens at a time."""
PLATE_MARGIN = 3
"""How far a plate reaches beyond its letters on either side."""

_backgrounds, _tiles = BackgroundCache(), Tiles()


def paint(drawing: Drawing, palette_key: str, is_dithered: bool = False) -> Image.Image:
    """Return a drawing as an image. Its scenes are dithered if it will have few colours.

    Masks are pasted, never composited, because a paste lets other threads run.
    """
    colours = get_palette(palette_key)
    static = drawing.static_sprites()
    image = _paint_without_marks(drawing, static, colours, is_dithered) if static else _make_backdrop(drawing, colours)
    paint_sprites(image, drawing.mark_sprites() if static else drawing.foreground_sprites(), colours, is_dithered)
    return image


def _paint_without_marks(
    drawing: Drawing, static: tuple[Sprite, ...], colours: Palette, is_dithered: bool
) -> Image.Image:
    """Return a drawing without its marks. It is cached in tiles, because marks differ in the next picture."""
    background = get_background(drawing, static, colours, is_dithered)
    image = background.image.copy()
    placed = [(sprite, find_reach(sprite)) for sprite in drawing.changing_sprites()]

    def paint_missing(sprites: Iterable[Sprite], missing: Sequence[Edges]) -> None:
        paint_sprites(image, sprites, colours, is_dithered, missing)

    _tiles.paint_tiles(image, background.number, placed, paint_missing)
    return image


def find_reach(sprite: Sprite) -> Box:
    """Return the box outside of which a sprite changes no pixel."""
    match sprite:
        case Panel():
            return sprite.box.inset(-STYLES[sprite.style].shadow)
        case Lettering() if sprite.halo:
            return sprite.box.inset(-fonts.HALO_REACH)
        case Ring():
            return sprite.box.inset(-TAG_SIDE)
        case _:
            return sprite.box


def get_background(
    drawing: Drawing, static: tuple[Sprite, ...], colours: Palette, is_dithered: bool = False
) -> Background:
    """Return background and static sprites of a drawing, from the cache if possible."""

    def draw() -> Image.Image:
        image = _make_backdrop(drawing, colours)
        paint_sprites(image, static, colours, is_dithered)
        return image

    key = (drawing.width, drawing.height, drawing.has_sun, drawing.scene, colours.key, is_dithered, static)
    return _backgrounds.get(key, draw)


def _make_backdrop(drawing: Drawing, colours: Palette) -> Image.Image:
    """Return a new image of the scene or desert behind a drawing."""
    if drawing.scene:
        return get_backdrop(drawing.scene, drawing.width, drawing.height, colours.key).copy()
    return make_backdrop(drawing.width, drawing.height, colours.key, sun=drawing.has_sun)


def paint_sprites(
    image: Image.Image,
    sprites: Iterable[Sprite],
    colours: Palette,
    is_dithered: bool = False,
    tiles: Sequence[Edges] = (),
) -> None:
    """Paint sprites on an image, in order. If tiles are given, large shapes need not be painted outside of them."""
    for sprite in sprites:
        match sprite:
            case Lettering():
                _paint_lettering(image, sprite, colours)
            case Icon():
                _paint_icon(image, sprite, colours)
            case Panel():
                _paint_panel(image, sprite, colours)
            case Ring():
                _paint_ring(image, sprite, colours)
            case Stroke():
                _paint_stroke(image, sprite, colours)
            case Area():
                _paint_area(image, sprite, colours, tiles)
            case Glow():
                _paint_glow(image, sprite, colours, tiles)
            case Relief():
                _paint_relief(image, sprite, colours)
            case Vista():
                _paint_vista(image, sprite, colours, is_dithered)
            case Veil():
                _paint_veil(image, sprite, colours)
            case _:
                assert_never(sprite)


def _find_ink(name: str, colours: Palette) -> Colour:
    """Return a colour by name. `on:guild` is night or paper, whichever reads better on the colour of the guild."""
    return choose_ink(colours[name[3:]], colours) if name.startswith("on:") else colours[name]


def _paste_stamp(image: Image.Image, drawn: Stamp, x: int, y: int) -> None:
    """Paste an icon, panel or scene through its mask. The opaque inside of a large one needs no mask, for speed."""
    inside, whole = drawn.opaque_box, Box(0, 0, *drawn.mask.size)
    if inside is None:
        image.paste(drawn.colours, (x, y), drawn.mask)
        return
    left, right = Box(0, inside.y, inside.x, inside.h), Box(inside.right, inside.y, whole.w - inside.right, inside.h)
    for strip in (whole.top(inside.y), whole.below(inside.bottom), left, right):
        edges = _find_edges(strip)
        image.paste(drawn.colours.crop(edges), (x + strip.x, y + strip.y), drawn.mask.crop(edges))
    image.paste(drawn.colours.crop(_find_edges(inside)), (x + inside.x, y + inside.y))


def _find_edges(box: Box) -> Edges:
    return box.x, box.y, box.right, box.bottom


def _paint_lettering(image: Image.Image, sprite: Lettering, colours: Palette) -> None:
    how = sprite.text, sprite.face, sprite.size, sprite.spacing
    mask, x, y = fonts.get_text_mask(*how), sprite.box.x, sprite.box.y
    squeezed = sprite.box.w if sprite.box.w < mask.width else 0
    if squeezed:
        mask = fonts.get_squeezed_mask(*how, squeezed)
    if sprite.halo and colours.has_plates:
        _paint_plate(image, sprite.box, _find_ink(sprite.halo, colours))
    elif sprite.halo:
        around = fonts.get_halo_mask(*how, squeezed)
        image.paste(_find_ink(sprite.halo, colours), (x - fonts.HALO_REACH, y - fonts.HALO_REACH), around)
    image.paste(_find_ink(sprite.ink, colours), (x, y), mask)


def _paint_plate(image: Image.Image, box: Box, ink: Colour) -> None:
    """Draw a plate behind letters."""
    reach = box.inset(-PLATE_MARGIN, -1)
    ImageDraw.Draw(image).rounded_rectangle((reach.x, reach.y, reach.right - 1, reach.bottom - 1), 5, fill=ink)


def _paint_icon(image: Image.Image, sprite: Icon, colours: Palette) -> None:
    side = min(sprite.box.w, sprite.box.h)
    at = sprite.box.middle(side, side)
    _paste_stamp(image, get_stamp(sprite.name, side, sprite.number, sprite.tint, colours.key), at.x, at.y)


def _paint_panel(image: Image.Image, sprite: Panel, colours: Palette) -> None:
    box = sprite.box
    drawn, reach = get_panel(sprite.style, box.w, box.h, sprite.tint, colours.key)
    _paste_stamp(image, drawn, box.x - reach, box.y - reach)


def _paint_veil(image: Image.Image, sprite: Veil, colours: Palette) -> None:
    """Darken the image except in the holes, which are pasted back through soft masks."""
    reaches = [hole.inset(-SOFT_EDGE) for hole in sprite.holes]
    parts = [image.crop(_find_edges(reach)) for reach in reaches]
    # In bands, because memory for another whole picture would take longer than the mixing.
    for top in range(sprite.box.y, sprite.box.bottom, BAND_ROWS):
        edges = sprite.box.x, top, sprite.box.right, min(top + BAND_ROWS, sprite.box.bottom)
        band = image.crop(edges)
        image.paste(Image.blend(band, Image.new("RGB", band.size, colours["night"]), sprite.opacity / 255), edges)
    for part, reach in zip(parts, reaches, strict=True):
        _paste_stamp(image, Stamp(part, make_soft_mask(reach.w, reach.h)), reach.x, reach.y)


def _paint_vista(image: Image.Image, sprite: Vista, colours: Palette, is_dithered: bool) -> None:
    box = sprite.box
    how = (sprite.corners, sprite.shade, sprite.radius, sprite.shift_down, sprite.shift_left)
    drawn = get_vista(sprite.scene, box.w, box.h, *how, colours.key, is_dithered)
    _paste_stamp(image, drawn, box.x, box.y)


def _paint_ring(image: Image.Image, sprite: Ring, colours: Palette) -> None:
    """Draw a thin bright ring around a box and, at its corner, the number of the sentence."""
    box = sprite.box
    pencil = ImageDraw.Draw(image)
    pencil.rounded_rectangle((box.x, box.y, box.right - 1, box.bottom - 1), 14, outline=colours["night"], width=6)
    pencil.rounded_rectangle(
        (box.x + 1, box.y + 1, box.right - 2, box.bottom - 2), 13, outline=colours["mark"], width=4
    )
    if sprite.tag:
        x, y = (
            (box.right - TAG_SIDE + 12, box.y - 12) if box.h > 2 * TAG_SIDE else (box.right - 4, box.y - TAG_SIDE + 8)
        )
        _paste_stamp(
            image, get_stamp("tag", TAG_SIDE, sprite.tag, "", colours.key), min(x, image.width - TAG_SIDE), max(y, 0)
        )


def _paint_stroke(image: Image.Image, sprite: Stroke, colours: Palette) -> None:
    box = sprite.box
    fine = Image.new("L", (box.w * FINE, box.h * FINE))
    points = [((x - box.x) * FINE, (y - box.y) * FINE) for x, y in sprite.points]
    pencil = ImageDraw.Draw(fine)
    pencil.line(points, fill=255, width=sprite.width * FINE, joint="curve")
    image.paste(colours[sprite.ink], (box.x, box.y), fine.reduce(FINE))


def _paint_area(image: Image.Image, sprite: Area, colours: Palette, tiles: Sequence[Edges]) -> None:
    _paste_ink(image, _find_ink(sprite.ink, colours), sprite.box, make_path_mask(sprite), tiles)


def _paint_glow(image: Image.Image, sprite: Glow, colours: Palette, tiles: Sequence[Edges]) -> None:
    light, rim = make_glow_masks(sprite)
    _paste_ink(image, _find_ink(sprite.ink, colours), sprite.box, light, tiles)
    if rim is not None:
        _paste_ink(image, _find_ink(sprite.rim, colours), sprite.box, rim, tiles)


def _paste_ink(image: Image.Image, ink: Colour, box: Box, mask: Image.Image, tiles: Sequence[Edges]) -> None:
    """Paste a colour through a mask, in these tiles only if the box is large and they cover less than half of it."""
    cuts = _cut_at_tiles(box, tiles) if tiles and box.w * box.h > LARGE_SHAPE else []
    covered = sum((right - left) * (lower - upper) for left, upper, right, lower in cuts)
    if not cuts or 2 * covered > box.w * box.h:
        image.paste(ink, (box.x, box.y), mask)
        return
    for left, upper, right, lower in cuts:
        image.paste(ink, (left, upper), mask.crop((left - box.x, upper - box.y, right - box.x, lower - box.y)))


def _cut_at_tiles(box: Box, tiles: Sequence[Edges]) -> list[Edges]:
    """Return the parts of a box that lie in the tiles."""
    x, y, far, low = box.x, box.y, box.right, box.bottom
    cuts = [(max(x, left), max(y, upper), min(far, right), min(low, lower)) for left, upper, right, lower in tiles]
    return [cut for cut in cuts if cut[0] < cut[2] and cut[1] < cut[3]]


def _paint_relief(image: Image.Image, sprite: Relief, colours: Palette) -> None:
    box = sprite.box
    drawn = relief.get_map_view(sprite.land, sprite.window, box.w, box.h, colours.key)
    if not sprite.disc:
        image.paste(drawn, (box.x, box.y))
        return
    circle = Image.new("L", (box.w * FINE, box.h * FINE))
    ImageDraw.Draw(circle).ellipse((0, 0, box.w * FINE - 1, box.h * FINE - 1), fill=255)
    image.paste(drawn, (box.x, box.y), circle.reduce(FINE))
