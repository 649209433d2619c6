"""Animated GIFs that stay within Discord's size limit.

GIF, because every Discord client plays it. An animated WebP is half as large, but some clients show it as a still
image.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO

from PIL import Image

from renderer.paint.canvas import paint
from renderer.sprites import Drawing

MAX_BYTES = 8 * 1024 * 1024
"""The most bytes of a GIF. Discord accepts more from every user."""


@dataclass(frozen=True)
class GifQuality:
    """One quality of a GIF: width in pixels and number of colours."""

    width: int
    colours: int


QUALITIES = (
    GifQuality(800, 256),
    GifQuality(800, 128),
    GifQuality(660, 96),
    GifQuality(550, 80),
    GifQuality(440, 64),
    GifQuality(330, 48),
    GifQuality(240, 32),
)
"""The qualities to try, best first."""
SAMPLES = 6
"""How many frames are encoded to estimate the size of all. GIFs with no more frames are encoded as a whole."""

Note = Callable[[int, int], None]
"""A function that is called with how many frames are painted, and how many there are."""


def note_nothing(painted: int, count: int) -> None:
    """Tell nobody how far the painting is."""


FramePainter = Callable[[int], Image.Image]
"""A function that paints the frame with a number."""


@dataclass(frozen=True)
class Animation:
    """The frames of an animation. They are painted on demand, because all at once would fill the memory."""

    count: int
    draw: Callable[[int], Drawing]
    duration: Callable[[int], int]
    """A function that returns how long a frame is shown, in milliseconds."""
    palette: str
    note: Note = note_nothing

    def paint(self, number: int) -> Image.Image:
        """Paint one frame."""
        return paint(self.draw(number), self.palette)


def animate(animation: Animation, max_bytes: int = MAX_BYTES) -> bytes:
    """Return the best GIF that is small enough. If none is, return the one of the lowest quality."""
    paint_frame = lru_cache(SAMPLES)(animation.paint)
    for quality in QUALITIES[:-1]:
        if animation.count <= SAMPLES or _estimate_size(animation, paint_frame, quality) <= max_bytes:
            made = _encode_gif(animation, paint_frame, quality)
            if len(made) <= max_bytes:
                return made
    return _encode_gif(animation, paint_frame, QUALITIES[-1])


def _estimate_size(animation: Animation, paint_frame: FramePainter, quality: GifQuality) -> int:
    """Estimate the size of the whole GIF from some frames."""
    tried = sorted({number * (animation.count - 1) // SAMPLES for number in range(SAMPLES)})
    sizes = [len(_save_frames([_reduce_frame(paint_frame(number), quality)], [1000])) for number in tried]
    return sum(sizes) * animation.count // len(sizes)


def _encode_gif(animation: Animation, paint_frame: FramePainter, quality: GifQuality) -> bytes:
    """Encode all frames in one quality."""
    frames = []
    for number in range(animation.count):
        animation.note(number, animation.count)
        frames.append(_reduce_frame(paint_frame(number), quality))
    return _save_frames(frames, [animation.duration(number) for number in range(animation.count)])


def _reduce_frame(image: Image.Image, quality: GifQuality) -> Image.Image:
    """Return an image in the size and colours of a quality."""
    high = round(image.height * quality.width / image.width)
    small = image.resize((quality.width, high), Image.Resampling.LANCZOS) if quality.width < image.width else image
    return small.quantize(quality.colours, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)


def _save_frames(frames: list[Image.Image], durations: list[int]) -> bytes:
    """Return frames as GIF data."""
    out = BytesIO()
    frames[0].save(out, "GIF", save_all=True, append_images=frames[1:], duration=durations, loop=0, optimize=False)
    return out.getvalue()
