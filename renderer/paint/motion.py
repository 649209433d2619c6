"""Moving pictures: frames as a GIF that never grows beyond what a message may carry.

GIF, because every client of Discord plays it; an animated WebP is half as large, but shown as a still by some.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO

from PIL import Image

from renderer.paint.canvas import paint
from renderer.sprites import Drawing

MOST = 8 * 1024 * 1024
"""Bytes: what Discord takes from everybody, with room to spare."""


@dataclass(frozen=True)
class Rung:
    """How wide, and in how many colours."""

    width: int
    colours: int


LADDER = (Rung(800, 256), Rung(800, 128), Rung(660, 96), Rung(550, 80), Rung(440, 64), Rung(330, 48), Rung(240, 32))
"""From the finest down, until it fits."""
SAMPLES = 6
"""Frames whose size tells how large all of them will be; so few are kept when painted, and tried as a whole."""

Painted = Callable[[int], Image.Image]


@dataclass(frozen=True)
class Reel:
    """Frames that are painted when they are asked for: all at once would fill the memory."""

    count: int
    drawn: Callable[[int], Drawing]
    held: Callable[[int], int]
    """How long each stays, in milliseconds."""
    palette: str

    def paint(self, number: int) -> Image.Image:
        return paint(self.drawn(number), self.palette)


def animate(reel: Reel, most: int = MOST) -> bytes:
    """The finest GIF that is small enough; of very many frames, the coarsest."""
    painted = lru_cache(SAMPLES)(reel.paint)
    for rung in LADDER[:-1]:
        if reel.count <= SAMPLES or _reckoned(reel, painted, rung) <= most:
            made = _gif(reel, painted, rung)
            if len(made) <= most:
                return made
    return _gif(reel, painted, LADDER[-1])


def _reckoned(reel: Reel, painted: Painted, rung: Rung) -> int:
    """About how large the whole would be, told by some frames of it."""
    tried = sorted({number * (reel.count - 1) // SAMPLES for number in range(SAMPLES)})
    sizes = [len(_saved([_reduced(painted(number), rung)], [1000])) for number in tried]
    return sum(sizes) * reel.count // len(sizes)


def _gif(reel: Reel, painted: Painted, rung: Rung) -> bytes:
    frames = [_reduced(painted(number), rung) for number in range(reel.count)]
    return _saved(frames, [reel.held(number) for number in range(reel.count)])


def _reduced(image: Image.Image, rung: Rung) -> Image.Image:
    high = round(image.height * rung.width / image.width)
    small = image.resize((rung.width, high), Image.Resampling.LANCZOS) if rung.width < image.width else image
    return small.quantize(rung.colours, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)


def _saved(frames: list[Image.Image], held: list[int]) -> bytes:
    out = BytesIO()
    frames[0].save(out, "GIF", save_all=True, append_images=frames[1:], duration=held, loop=0, optimize=False)
    return out.getvalue()
