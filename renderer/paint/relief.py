"""Shaded maps, lit from the upper left: rock stands above sand, sand lies in ripples. Painted once a map and
palette.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageOps

from renderer.colours import Colour, Palette, get_palette, mix
from renderer.paint import noise
from renderer.paint.background_cache import BackgroundCache
from renderer.paint.image_cache import cache_images
from renderer.sprites import Box, Path

PAINTED_HEIGHT = 1280
"""The height in which a map is painted. Pictures show it smaller, or a part of it."""
PAD = 32
"""The extra margin that is painted and cropped, so that shading is right at the edge."""
ROCK = ("plateau", "mountain", "ice")
SUNLIGHT, SHADE = (255, 236, 200), (44, 26, 58)
"""The light of the lit side and of the shaded side."""


@dataclass(frozen=True)
class Land:
    """A map to paint: terrain -> its outlines, in units of the map."""

    width: int
    height: int
    terrains: dict[str, tuple[Path, ...]]


WIDEN_TABLE = [0] * 16 + [255] * 240
"""A lookup table that makes a blurred mask a little wider."""
LANDS: dict[str, Callable[[str], Land]] = {}
"""Maps by name. In a name such as `arrakis/change`, the part after the slash says how the map has changed."""

_painted_lands = BackgroundCache(max_open=1)


def terrain_colours(colours: Palette) -> dict[str, Colour]:
    """Return the colour of each terrain, from the lowest to the highest."""
    return {
        "deep_desert": mix(colours["sand"], colours["dune"], 0.45),
        "desert": mix(colours["sand"], colours["paper"], 0.1),
        "minor_erg": mix(colours["gold"], colours["dune"], 0.42),
        "plateau": mix(mix(colours["earth"], colours["sand"], 0.22), colours["blood"], 0.1),
        "mountain": mix(mix(colours["earth"], colours["stone"], 0.5), colours["sand"], 0.06),
        "ice": mix(colours["solari"], colours["paper"], 0.35),
    }


@cache_images(megabytes=2)
def get_map_view(name: str, window: Box, width: int, height: int, palette_key: str) -> Image.Image:
    """Return a part of a map as an image of this size. `window` is in the map's units."""
    whole = _painted_lands.get((name, palette_key), lambda: paint_land(name, palette_key)).image
    scale = PAINTED_HEIGHT / _load_land(name).height
    part = tuple(round(v * scale) for v in (window.x, window.y, window.right, window.bottom))
    return whole.resize((width, height), Image.Resampling.LANCZOS, (part[0], part[1], part[2], part[3]), 2.0)


@cache
def _load_land(name: str) -> Land:
    """Return the map of a name."""
    kind, _, change = name.partition("/")
    return LANDS[kind](change)


def paint_land(name: str, palette_key: str) -> Image.Image:
    """Paint the whole map."""
    land, colours = _load_land(name), get_palette(palette_key)
    size = round(land.width * PAINTED_HEIGHT / land.height) + 2 * PAD, PAINTED_HEIGHT + 2 * PAD
    masks = {terrain: _mask_terrain(size, land, terrain) for terrain in land.terrains}
    ground = Image.new("RGB", size, terrain_colours(colours)["desert"])
    shade = Image.new("L", size, 128)
    for terrain, tint in terrain_colours(colours).items():
        if terrain not in masks:
            continue
        soft = masks[terrain].filter(ImageFilter.BoxBlur(2 if terrain in ROCK else 7))
        if terrain in ROCK:
            _add_shadow(shade, masks[terrain])
        height, light = _SURFACES[terrain](size)
        ground.paste(ImageOps.colorize(height, *_find_tones(tint, colours, terrain)), (0, 0), soft)
        shade.paste(light, (0, 0), soft)
        if terrain in ROCK:
            shade = _add_cliffs(shade, masks[terrain])
    noise.make_clouds.cache_clear()
    lit = ImageOps.colorize(shade, SHADE, SUNLIGHT, mid=(128, 128, 128))
    return ImageChops.hard_light(ground, lit).crop((PAD, PAD, size[0] - PAD, size[1] - PAD))


def _find_tones(tint: Colour, colours: Palette, terrain: str) -> tuple[Colour, Colour]:
    """Return the colours of low and high ground."""
    depth = 0.3 if terrain in ROCK else 0.14
    return mix(tint, colours["night"], depth), mix(tint, colours["paper"], depth)


def _mask_terrain(size: tuple[int, int], land: Land, terrain: str) -> Image.Image:
    """Return the mask of one terrain."""
    scale = PAINTED_HEIGHT / land.height
    mask = Image.new("L", size)
    pencil = ImageDraw.Draw(mask)
    for path in land.terrains[terrain]:
        pencil.polygon([(PAD + x * scale, PAD + y * scale) for x, y in path], fill=255, outline=255)
    edge = mask.crop((PAD, PAD, size[0] - PAD, size[1] - PAD)).resize(size, Image.Resampling.NEAREST)
    edge.paste(mask.crop((PAD, PAD, size[0] - PAD, size[1] - PAD)), (PAD, PAD))
    return edge


def light_slopes(field: Image.Image, reach: int, strength: float) -> Image.Image:
    """Return the light on a height field: 128 where it is level, more where it faces the upper left."""
    near, far = ImageChops.offset(field, reach, reach), ImageChops.offset(field, -reach, -reach)
    return ImageChops.subtract(far, near, 1 / strength, 128)


def _add_lights(one: Image.Image, other: Image.Image) -> Image.Image:
    """Return two lights added together."""
    return ImageChops.add(one, other, 1, -128)


Surface = tuple[Image.Image, Image.Image]
"""The heights of a surface, and the light on them."""


def _make_sand(size: tuple[int, int], length: int, strength: float, lee: float, bend: float) -> Surface:
    """Return dunes across the wind, with long swells under them."""
    swells = noise.make_clouds("swell", size, 260, 3)
    waves = noise.make_ripples(noise.make_clouds("wind", size, 190, 3), length, 0.45, bend, lee)
    heights = Image.blend(swells, waves.filter(ImageFilter.BoxBlur(length / 16)), 0.4)
    fine = light_slopes(waves.filter(ImageFilter.BoxBlur(max(length / 20, 1))), max(length // 14, 1), strength)
    return heights, _add_lights(fine, light_slopes(swells.filter(ImageFilter.BoxBlur(9)), 12, 0.7))


def _make_desert(size: tuple[int, int]) -> Surface:
    return _make_sand(size, 26, 0.12, 0.5, 9)


def _make_deep_desert(size: tuple[int, int]) -> Surface:
    return _make_sand(size, 84, 0.34, 0.32, 3.6)


def _make_erg(size: tuple[int, int]) -> Surface:
    return _make_sand(size, 44, 0.34, 0.38, 5.5)


def _make_plateau(size: tuple[int, int]) -> Surface:
    """Return flat rock in ledges."""
    rough = noise.make_clouds("mesa", size, 150, 4)
    ledges = noise.make_terraces(rough, 7).filter(ImageFilter.BoxBlur(1.5))
    grit = noise.make_clouds("grit", size, 14, 2)
    return Image.blend(ledges, grit, 0.25), _add_lights(light_slopes(ledges, 2, 0.5), light_slopes(grit, 1, 0.14))


def _make_mountain(size: tuple[int, int]) -> Surface:
    """Return crests and gullies."""
    crests = noise.make_ridges(noise.make_clouds("crest", size, 120, 3, 0.45))
    gullies = noise.make_ridges(noise.make_clouds("gully", size, 44, 3, 0.6))
    rock = Image.blend(crests, gullies, 0.36).filter(ImageFilter.BoxBlur(1.3))
    return rock, _add_lights(light_slopes(rock, 2, 0.75), light_slopes(crests.filter(ImageFilter.BoxBlur(5)), 7, 0.5))


def _make_ice(size: tuple[int, int]) -> Surface:
    """Return slabs under snow."""
    slabs = noise.make_terraces(noise.make_clouds("ice", size, 110, 3), 5).filter(ImageFilter.BoxBlur(3))
    return slabs, _add_lights(light_slopes(slabs, 2, 0.5), light_slopes(noise.make_clouds("snow", size, 60, 2), 6, 0.4))


_SURFACES: dict[str, Callable[[tuple[int, int]], Surface]] = {
    "deep_desert": _make_deep_desert,
    "desert": _make_desert,
    "minor_erg": _make_erg,
    "plateau": _make_plateau,
    "mountain": _make_mountain,
    "ice": _make_ice,
}


def _add_shadow(shade: Image.Image, mask: Image.Image) -> None:
    """Add the shadow that rock casts on the ground."""
    for reach, blur, depth in ((9, 5, 120), (20, 12, 90)):
        fallen = ImageChops.offset(mask, reach, round(reach * 1.1)).filter(ImageFilter.BoxBlur(blur))
        shade.paste(30, (0, 0), fallen.point([v * depth // 255 for v in range(256)]))


def _add_cliffs(shade: Image.Image, mask: Image.Image) -> Image.Image:
    """Add the edges of rock: bright towards the light, dark away from it."""
    edge = light_slopes(mask.filter(ImageFilter.BoxBlur(4)), 4, 0.42)
    return Image.composite(_add_lights(shade, edge), shade, mask.filter(ImageFilter.BoxBlur(3)).point(WIDEN_TABLE))
