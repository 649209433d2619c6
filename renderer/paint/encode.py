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

QUALITY, OF_LARGE = 85, 82
"""Below 80, small type blurs; above 90, a board passes 400 KB. With a module's strip below it, it does so sooner."""
LARGE = 1600 * 1200
"""Pixels; beyond them a picture is large."""
HUGE = 3_000_000
"""Pixels; beyond them are only pages that are seldom drawn, and a tenth of their bytes is worth more than time."""
FASTEST, FINER = 0, 2


@dataclass(frozen=True)
class File:
    kind: str
    data: bytes

    @cached_property
    def digest(self) -> str:
        """By which it is told from others: worked out once, and by whoever draws it."""
        return sha256(self.data).hexdigest()


def png(image: Image.Image) -> bytes:
    """Exact pixels, for small pictures such as emoji."""
    out = BytesIO()
    image.save(out, "PNG", optimize=True)
    return out.getvalue()


def encode(image: Image.Image) -> File:
    """A picture as a file."""
    out = BytesIO()
    pixels = image.width * image.height
    quality, method = QUALITY if pixels <= LARGE else OF_LARGE, FASTEST if pixels <= HUGE else FINER
    image.save(out, "WEBP", quality=quality, method=method)
    return File("webp", out.getvalue())
