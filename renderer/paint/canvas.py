"""Painting a scene: the still part once and kept, what moves pasted upon a copy."""

from collections.abc import Iterable
from typing import assert_never

from PIL import Image, ImageDraw, ImageFilter

from renderer.colours import Colour, Palette, ink_on, palette
from renderer.paint import icons_goods, icons_signs, relief  # noqa: F401  (icons enter their drawings into the set)
from renderer.paint import type as typeset
from renderer.paint.desert import backdrop
from renderer.paint.grounds import Ground, Grounds
from renderer.paint.icons import Stamp, stamp
from renderer.paint.land import glow, land, rim
from renderer.paint.panels import FINE, STYLES, panel
from renderer.paint.tiles import Tiles
from renderer.paint.vistas import vista
from renderer.sprites import Area, Box, Drawing, Glow, Icon, Lettering, Panel, Relief, Ring, Sprite, Stroke, Veil, Vista

TAG = 34
"""The side of a sentence's number at a ring."""

RIM = 4
"""How broad the line along the edge of a light is."""

_grounds, _tiles = Grounds(), Tiles()


def paint(drawing: Drawing, palette_key: str) -> Image.Image:
    """The picture of a scene. Masks are pasted, never composited: a paste lets other threads run."""
    colours = palette(palette_key)
    still = drawing.still()
    image = _settled(drawing, still, colours) if still else _backdrop(drawing, colours)
    lay(image, drawing.marks() if still else drawing.moving(), colours)
    return image


def _settled(drawing: Drawing, still: tuple[Sprite, ...], colours: Palette) -> Image.Image:
    """A picture without its marks, which are others in the next one."""
    under = ground(drawing, still, colours)
    image = under.image.copy()
    placed = [(sprite, reach(sprite)) for sprite in drawing.pieces()]
    _tiles.lay(image, under.number, placed, lambda sprites: lay(image, sprites, colours))
    return image


def reach(sprite: Sprite) -> Box:
    """Beyond it, a sprite changes no pixel."""
    match sprite:
        case Panel():
            return sprite.box.inset(-STYLES[sprite.style].shadow)
        case Lettering() if sprite.halo:
            return sprite.box.inset(-typeset.HALO)
        case Ring():
            return sprite.box.inset(-TAG)
        case _:
            return sprite.box


def ground(drawing: Drawing, still: tuple[Sprite, ...], colours: Palette) -> Ground:
    """Desert and still sprites of a scene, from memory if they were painted before."""

    def draw() -> Image.Image:
        image = _backdrop(drawing, colours)
        lay(image, still, colours)
        return image

    return _grounds.get((drawing.width, drawing.height, drawing.open_air, drawing.scene, colours.key, still), draw)


def _backdrop(drawing: Drawing, colours: Palette) -> Image.Image:
    if drawing.scene:
        return vista(drawing.scene, drawing.width, drawing.height, "none", "all", 0, 0, 0, colours.key).colours.copy()
    return backdrop(drawing.width, drawing.height, colours.key, sun=drawing.open_air)


def drop_grounds() -> None:
    """The finished ones and what lay on them; each is drawn anew when it is next wanted."""
    _grounds.clear()
    _tiles.clear()


def lay(image: Image.Image, sprites: Iterable[Sprite], colours: Palette) -> None:
    for sprite in sprites:
        match sprite:
            case Lettering():
                _lettering(image, sprite, colours)
            case Icon():
                _icon(image, sprite, colours)
            case Panel():
                _panel(image, sprite, colours)
            case Ring():
                _ring(image, sprite, colours)
            case Stroke():
                _stroke(image, sprite, colours)
            case Area():
                _area(image, sprite, colours)
            case Glow():
                _glow(image, sprite, colours)
            case Relief():
                _relief(image, sprite, colours)
            case Vista():
                _vista(image, sprite, colours)
            case Veil():
                _veil(image, sprite, colours)
            case _:
                assert_never(sprite)


def _ink(name: str, colours: Palette) -> Colour:
    """A colour by name; `on:guild` is night or paper, whichever reads better on the guild's."""
    return ink_on(colours[name[3:]], colours) if name.startswith("on:") else colours[name]


def _put(image: Image.Image, drawn: Stamp, x: int, y: int) -> None:
    image.paste(drawn.colours, (x, y), drawn.mask)


def _lettering(image: Image.Image, sprite: Lettering, colours: Palette) -> None:
    mask = typeset.mask(sprite.text, sprite.face, sprite.size, sprite.spacing)
    if sprite.halo:
        around = typeset.halo(sprite.text, sprite.face, sprite.size, sprite.spacing)
        image.paste(_ink(sprite.halo, colours), (sprite.box.x - typeset.HALO, sprite.box.y - typeset.HALO), around)
    image.paste(_ink(sprite.ink, colours), (sprite.box.x, sprite.box.y), mask)


def _icon(image: Image.Image, sprite: Icon, colours: Palette) -> None:
    side = min(sprite.box.w, sprite.box.h)
    at = sprite.box.middle(side, side)
    _put(image, stamp(sprite.name, side, sprite.number, sprite.tint, colours.key), at.x, at.y)


def _panel(image: Image.Image, sprite: Panel, colours: Palette) -> None:
    box = sprite.box
    drawn, reach = panel(sprite.style, box.w, box.h, sprite.tint, colours.key)
    _put(image, drawn, box.x - reach, box.y - reach)


def _veil(image: Image.Image, sprite: Veil, colours: Palette) -> None:
    """Drawn at a quarter of its size: it has no edge that would show it."""
    box = sprite.box
    dark = Image.new("L", (box.w // 4, box.h // 4), sprite.dark)
    pencil = ImageDraw.Draw(dark)
    for hole in sprite.holes:
        pencil.rounded_rectangle([v // 4 for v in (hole.x, hole.y, hole.right, hole.bottom)], 6, fill=0)
    dark = dark.filter(ImageFilter.GaussianBlur(1.5)).resize((box.w, box.h), Image.Resampling.BILINEAR)
    image.paste(colours["night"], (box.x, box.y), dark)


def _vista(image: Image.Image, sprite: Vista, colours: Palette) -> None:
    box = sprite.box
    how = (sprite.corners, sprite.shade, sprite.radius, sprite.lowered, sprite.aside)
    drawn = vista(sprite.scene, box.w, box.h, *how, colours.key)
    _put(image, drawn, box.x, box.y)


def _ring(image: Image.Image, sprite: Ring, colours: Palette) -> None:
    """A thin bright ring on the edge of a thing and, at its corner, the number of the sentence."""
    box = sprite.box
    pencil = ImageDraw.Draw(image)
    pencil.rounded_rectangle((box.x, box.y, box.right - 1, box.bottom - 1), 14, outline=colours["night"], width=6)
    pencil.rounded_rectangle(
        (box.x + 1, box.y + 1, box.right - 2, box.bottom - 2), 13, outline=colours["mark"], width=4
    )
    if sprite.tag:
        x, y = (box.right - TAG + 12, box.y - 12) if box.h > 2 * TAG else (box.right - 4, box.y - TAG + 8)
        _put(image, stamp("tag", TAG, sprite.tag, "", colours.key), min(x, image.width - TAG), max(y, 0))


def _stroke(image: Image.Image, sprite: Stroke, colours: Palette) -> None:
    box = sprite.box
    fine = Image.new("L", (box.w * FINE, box.h * FINE))
    points = [((x - box.x) * FINE, (y - box.y) * FINE) for x, y in sprite.points]
    pencil = ImageDraw.Draw(fine)
    pencil.line(points, fill=255, width=sprite.width * FINE, joint="curve")
    image.paste(colours[sprite.ink], (box.x, box.y), fine.reduce(FINE))


def _area(image: Image.Image, sprite: Area, colours: Palette) -> None:
    box = sprite.box
    paths = tuple(tuple((x - box.x, y - box.y) for x, y in path) for path in sprite.paths)
    mask = land(box.w, box.h, paths, sprite.width, sprite.opacity, sprite.soft)
    image.paste(_ink(sprite.ink, colours), (box.x, box.y), mask)


def _glow(image: Image.Image, sprite: Glow, colours: Palette) -> None:
    box = sprite.box
    path = tuple((x - box.x, y - box.y) for x, y in sprite.path)
    image.paste(_ink(sprite.ink, colours), (box.x, box.y), glow(box.w, box.h, path, sprite.reach, sprite.opacity))
    if sprite.rim:
        image.paste(_ink(sprite.rim, colours), (box.x, box.y), rim(box.w, box.h, path, RIM))


def _relief(image: Image.Image, sprite: Relief, colours: Palette) -> None:
    box = sprite.box
    drawn = relief.view(sprite.land, sprite.window, box.w, box.h, colours.key)
    if not sprite.disc:
        image.paste(drawn, (box.x, box.y))
        return
    circle = Image.new("L", (box.w * FINE, box.h * FINE))
    ImageDraw.Draw(circle).ellipse((0, 0, box.w * FINE - 1, box.h * FINE - 1), fill=255)
    image.paste(drawn, (box.x, box.y), circle.reduce(FINE))
