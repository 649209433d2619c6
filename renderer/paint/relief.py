"""Land lit from the upper left: rock stands above sand, sand lies in ripples. Painted once for a land and a palette."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageOps

from renderer.colours import Colour, Palette, mix, palette
from renderer.paint import noise
from renderer.paint.grounds import Grounds
from renderer.sprites import Box, Path

HIGH = 1280
"""The height of a land as it is painted; pictures show it smaller, or a part of it."""
PAD = 32
"""Light at the edge comes from beyond it: so much more is painted, and cut off."""
ROCK = ("plateau", "mountain", "ice")
SUN, DUSK = (255, 236, 200), (44, 26, 58)
"""The light of the lit side, and of the other."""


@dataclass(frozen=True)
class Land:
    """What is to be painted: terrain -> its outlines, in units of the land."""

    width: int
    height: int
    terrains: dict[str, tuple[Path, ...]]


WIDENED = [0] * 16 + [255] * 240
"""What a blurred mask becomes so that it reaches a little farther than before."""
LANDS: dict[str, Callable[[str], Land]] = {}
"""Lands by name; what follows a slash in a name says how it has changed."""

_painted = Grounds(most_open=1)


def terrain_colours(colours: Palette) -> dict[str, Colour]:
    """What each terrain looks like from afar, in the order of its height."""
    return {
        "deep_desert": mix(colours["sand"], colours["dune"], 0.45),
        "desert": mix(colours["sand"], colours["paper"], 0.1),
        "minor_erg": mix(colours["gold"], colours["dune"], 0.42),
        "plateau": mix(mix(colours["earth"], colours["sand"], 0.22), colours["blood"], 0.1),
        "mountain": mix(mix(colours["earth"], colours["stone"], 0.5), colours["sand"], 0.06),
        "ice": mix(colours["solari"], colours["paper"], 0.35),
    }


def view(name: str, window: Box, width: int, height: int, palette_key: str) -> Image.Image:
    """A part of a land, given in its units, as a picture of this size."""
    whole = _painted.get((name, palette_key), lambda: painted(name, palette_key)).image
    scale = HIGH / _land(name).height
    part = tuple(round(v * scale) for v in (window.x, window.y, window.right, window.bottom))
    return whole.resize((width, height), Image.Resampling.LANCZOS, (part[0], part[1], part[2], part[3]))


@cache
def _land(name: str) -> Land:
    kind, _, change = name.partition("/")
    return LANDS[kind](change)


def painted(name: str, palette_key: str) -> Image.Image:
    """The whole land."""
    land, colours = _land(name), palette(palette_key)
    size = round(land.width * HIGH / land.height) + 2 * PAD, HIGH + 2 * PAD
    masks = {terrain: _mask(size, land, terrain) for terrain in land.terrains}
    ground = Image.new("RGB", size, terrain_colours(colours)["desert"])
    shade = Image.new("L", size, 128)
    for terrain, tint in terrain_colours(colours).items():
        if terrain not in masks:
            continue
        soft = masks[terrain].filter(ImageFilter.BoxBlur(2 if terrain in ROCK else 7))
        if terrain in ROCK:
            _shadow(shade, masks[terrain])
        height, light = _SURFACES[terrain](size)
        ground.paste(ImageOps.colorize(height, *_tones(tint, colours, terrain)), (0, 0), soft)
        shade.paste(light, (0, 0), soft)
        if terrain in ROCK:
            shade = _cliffs(shade, masks[terrain])
    noise.clouds.cache_clear()
    lit = ImageOps.colorize(shade, DUSK, SUN, mid=(128, 128, 128))
    return ImageChops.hard_light(ground, lit).crop((PAD, PAD, size[0] - PAD, size[1] - PAD))


def _tones(tint: Colour, colours: Palette, terrain: str) -> tuple[Colour, Colour]:
    """The colours of low and high ground."""
    depth = 0.3 if terrain in ROCK else 0.14
    return mix(tint, colours["night"], depth), mix(tint, colours["paper"], depth)


def _mask(size: tuple[int, int], land: Land, terrain: str) -> Image.Image:
    scale = HIGH / land.height
    mask = Image.new("L", size)
    pencil = ImageDraw.Draw(mask)
    for path in land.terrains[terrain]:
        pencil.polygon([(PAD + x * scale, PAD + y * scale) for x, y in path], fill=255, outline=255)
    edge = mask.crop((PAD, PAD, size[0] - PAD, size[1] - PAD)).resize(size, Image.Resampling.NEAREST)
    edge.paste(mask.crop((PAD, PAD, size[0] - PAD, size[1] - PAD)), (PAD, PAD))
    return edge


def slope(field: Image.Image, reach: int, strength: float) -> Image.Image:
    """Light upon a field: 128 where it is level, more where it faces the upper left."""
    near, far = ImageChops.offset(field, reach, reach), ImageChops.offset(field, -reach, -reach)
    return ImageChops.subtract(far, near, 1 / strength, 128)


def _both(one: Image.Image, other: Image.Image) -> Image.Image:
    """Two lights upon one ground."""
    return ImageChops.add(one, other, 1, -128)


Surface = tuple[Image.Image, Image.Image]
"""Its heights, and the light upon them."""


def _sand(size: tuple[int, int], length: int, strength: float, lee: float, bend: float) -> Surface:
    """Dunes across the wind, and long swells under them."""
    swells = noise.clouds("swell", size, 260, 3)
    waves = noise.ripples(noise.clouds("wind", size, 190, 3), length, 0.45, bend, lee)
    heights = Image.blend(swells, waves.filter(ImageFilter.BoxBlur(length / 16)), 0.4)
    fine = slope(waves.filter(ImageFilter.BoxBlur(max(length / 20, 1))), max(length // 14, 1), strength)
    return heights, _both(fine, slope(swells.filter(ImageFilter.BoxBlur(9)), 12, 0.7))


def _desert(size: tuple[int, int]) -> Surface:
    return _sand(size, 26, 0.12, 0.5, 9)


def _deep(size: tuple[int, int]) -> Surface:
    return _sand(size, 84, 0.34, 0.32, 3.6)


def _erg(size: tuple[int, int]) -> Surface:
    return _sand(size, 44, 0.34, 0.38, 5.5)


def _plateau(size: tuple[int, int]) -> Surface:
    """Flat rock in ledges."""
    rough = noise.clouds("mesa", size, 150, 4)
    ledges = noise.terraced(rough, 7).filter(ImageFilter.BoxBlur(1.5))
    grit = noise.clouds("grit", size, 14, 2)
    return Image.blend(ledges, grit, 0.25), _both(slope(ledges, 2, 0.5), slope(grit, 1, 0.14))


def _mountain(size: tuple[int, int]) -> Surface:
    """Crests and gullies."""
    crests = noise.ridged(noise.clouds("crest", size, 120, 3, 0.45))
    gullies = noise.ridged(noise.clouds("gully", size, 44, 3, 0.6))
    rock = Image.blend(crests, gullies, 0.36).filter(ImageFilter.BoxBlur(1.3))
    return rock, _both(slope(rock, 2, 0.75), slope(crests.filter(ImageFilter.BoxBlur(5)), 7, 0.5))


def _ice(size: tuple[int, int]) -> Surface:
    """Slabs under snow."""
    slabs = noise.terraced(noise.clouds("ice", size, 110, 3), 5).filter(ImageFilter.BoxBlur(3))
    return slabs, _both(slope(slabs, 2, 0.5), slope(noise.clouds("snow", size, 60, 2), 6, 0.4))


_SURFACES: dict[str, Callable[[tuple[int, int]], Surface]] = {
    "deep_desert": _deep,
    "desert": _desert,
    "minor_erg": _erg,
    "plateau": _plateau,
    "mountain": _mountain,
    "ice": _ice,
}


def _shadow(shade: Image.Image, mask: Image.Image) -> None:
    """What rock throws upon the ground before it."""
    for reach, blur, depth in ((9, 5, 120), (20, 12, 90)):
        fallen = ImageChops.offset(mask, reach, round(reach * 1.1)).filter(ImageFilter.BoxBlur(blur))
        shade.paste(30, (0, 0), fallen.point([v * depth // 255 for v in range(256)]))


def _cliffs(shade: Image.Image, mask: Image.Image) -> Image.Image:
    """The edges of rock: bright towards the light, dark away from it."""
    edge = slope(mask.filter(ImageFilter.BoxBlur(4)), 4, 0.42)
    return Image.composite(_both(shade, edge), shade, mask.filter(ImageFilter.BoxBlur(3)).point(WIDENED))
