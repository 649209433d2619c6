"""Encoding: a picture as the bytes of a file.

Pictures are lossy WebP files, chosen by measurement (`make bench` shows the figures at 1600 x 1200), by clarity of
small type first: at the same 300 to 400 KB, WebP errs by 4 of 255 around type of 22 px where JPEG with full chroma errs
by 6 and rings visibly; a JPEG as clear needs 650 KB. A PNG with a palette of 256 colours is as clear, but has no tones
for skies and land, and its grain costs 670 KB; a PNG in full colour takes 270 ms. WebP is the slowest of the good ones,
so its fastest method is taken: the slower ones save a tenth of the bytes for twice the time.

What was measured besides, on boards of every game: jpegli takes a quarter of the time, but at 400 KB errs by 5.4 around
small type where WebP with 340 KB errs by 3.5, and as clear it needs 575 KB and more. Other settings of libwebp (noise
shaping, filter, segments) change its 55 ms by 3 at most, and with one segment a board has 480 KB. The same format as a
single frame by libvpx takes 90 ms. Two fifths of the time are arithmetic coding of edges and type: with the art blurred
to nothing, a board of Dune: Imperium still takes 49 ms.
"""

from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from io import BytesIO

from PIL import Image

QUALITY, LARGE_QUALITY = 85, 82
"""WebP quality for normal and for large pictures.

Below 80, small text blurs. Above 90, a board exceeds 400 KB, and sooner with a module's strip below it.
"""
LARGE_PIXELS = 1600 * 1200
"""A picture with more pixels than this is large."""
HUGE_PIXELS = 3_000_000
"""Only rare pages have more pixels than this. For them a tenth fewer bytes is worth the time."""
FASTEST_METHOD, SMALLER_METHOD = 0, 2
"""WebP methods: the fastest, and a slower one with smaller files."""


@dataclass(frozen=True)
class File:
    """An encoded picture."""

    kind: str
    data: bytes

    @cached_property
    def digest(self) -> str:
        """Return the SHA-256 of the data. It is computed once, in the thread that paints."""
        return sha256(self.data).hexdigest()


def encode_png(image: Image.Image) -> bytes:
    """Return the image as PNG data. It is exact, and used for small images such as emoji."""
    out = BytesIO()
    image.save(out, "PNG", optimize=True)
    return out.getvalue()


def encode(image: Image.Image) -> File:
    """Return the image as a WebP file."""
    out = BytesIO()
    pixels = image.width * image.height
    quality, method = (
        QUALITY if pixels <= LARGE_PIXELS else LARGE_QUALITY,
        FASTEST_METHOD if pixels <= HUGE_PIXELS else SMALLER_METHOD,
    )
    image.save(out, "WEBP", quality=quality, method=method)
    return File("webp", out.getvalue())
