"""Encoding: a picture as the bytes of a file.

Boards are PNG files with a fixed palette of 256 colours, chosen by measurement (`make bench` shows the figures at
1600 x 1200): type stays as crisp as it was drawn, a file is about 370 KB, and reducing and deflating take some 25 ms.
JPEG needs 500 KB and 10 ms to come near and still rings around small type; WebP is smaller (250 KB) but takes 70 ms;
a PNG with a palette made for each picture spends 30 to 190 ms on the palette alone; full-colour PNG takes 270 ms.
The palette is made of our own colours and their tones, so that accents keep their hue; the rest goes to the desert.
"""

from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO

from PIL import Image

from renderer.colours import Colour, Palette, mix, palette
from renderer.paint.desert import desert
from renderer.paint.panels import HEAD_SHADE, WASH, WASH_SHADE

FAST = 2
"""Deflate level: 1 is hardly faster, 6 saves a tenth of the bytes for thrice the time."""
GROUND = ("sky_high", "sky_low", "ridge_far", "ridge_near", "sun")
"""Colours of the desert; they are found in the desert itself."""
PLAIN = ("stone", "ash", "sand", "shade", "mark")
TONES, PLAIN_TONES, PIECE_TONES = (
    (-0.75, -0.5, -HEAD_SHADE, -0.2, 0.0, 0.16, 0.3, 0.48),
    (-0.3, 0.0, 0.3),
    (-0.5, -0.25, 0.0, 0.4),
)
"""How far a colour goes to night (below zero) or to white: shades and lights of icons and heads."""
WHITE = (255, 255, 255)


@dataclass(frozen=True)
class File:
    kind: str
    data: bytes


def png(image: Image.Image) -> bytes:
    """Exact pixels, for small pictures such as emoji."""
    out = BytesIO()
    image.save(out, "PNG", optimize=True)
    return out.getvalue()


def encode(image: Image.Image, palette_key: str, open_air: bool = False) -> File:
    """A picture as a file, in the fixed colours of its palette; open air is a JPEG, for it has more tones than that."""
    out = BytesIO()
    if open_air:
        image.save(out, "JPEG", quality=90, subsampling="4:4:4")
        return File("jpg", out.getvalue())
    reduced = image.quantize(palette=fixed(palette_key), dither=Image.Dither.NONE)
    reduced.save(out, "PNG", compress_level=FAST)
    return File("png", out.getvalue())


@lru_cache(maxsize=8)
def fixed(palette_key: str) -> Image.Image:
    """A picture of one pixel that carries the 256 colours."""
    colours = palette(palette_key)
    own = list(dict.fromkeys(_tones(colours)))
    left = 256 - len(own)
    table = [value for colour in own for value in colour] + _of_the_desert(colours, left)
    carrier = Image.new("P", (1, 1))
    carrier.putpalette(table)
    return carrier


def _tones(colours: Palette) -> list[Colour]:
    night, paper, stone = colours["night"], colours["paper"], colours["stone"]
    ramps = [mix(night, paper, step / 10) for step in range(11)]
    ramps += [mix(stone, colours["sand"], step / 6) for step in range(1, 6)]
    ramps += [mix(stone, paper, step / 6) for step in range(1, 6)]
    grounds = [
        mix(paper, colours["water"], 70 / 255),
        mix(paper, colours["shade"], 150 / 255),
        mix(night, stone, 190 / 255),
    ]
    tones = [
        _tone(colour, share, night)
        for name, colour in colours.named.items()
        if name not in GROUND and name not in ("night", "paper")
        for share in (PLAIN_TONES if name in PLAIN else TONES)
    ]
    pieces = [_tone(colour, share, night) for colour in colours.players for share in PIECE_TONES]
    pieces += [mix(paper, mix(colour, night, WASH_SHADE), WASH / 255) for colour in colours.players]
    return ramps + grounds + tones + pieces


def _tone(colour: Colour, share: float, night: Colour) -> Colour:
    return mix(colour, night, -share) if share < 0 else mix(colour, WHITE, share)


def _of_the_desert(colours: Palette, count: int) -> list[int]:
    """The desert's most needed colours, in the open and under a darkened group of plaques."""
    open_air = desert(1600, 1200, colours.key).resize((400, 300), Image.Resampling.BOX)
    shaded = Image.blend(open_air, Image.new("RGB", open_air.size, colours["night"]), 150 / 255)
    both = Image.new("RGB", (400, 600))
    both.paste(open_air, (0, 0))
    both.paste(shaded, (0, 300))
    return (both.quantize(count, Image.Quantize.MEDIANCUT).getpalette() or [])[: 3 * count]
