"""Encoding: a picture as the bytes of a file.

Boards, deeds and glances, which are sent most, are PNG files with few tones, which are chosen in advance for each kind
of picture (`renderer.paint.tones`). Finding the nearest tone of each pixel takes 2 ms for a board of 1600 x 1200 and
deflating them 11 ms. Around type of 22 px such a file errs by half as much as WebP, which takes 47 ms. Skies are
dithered, so that no bands are seen. zlib-ng is taken, because the same level takes 18 ms in Pillow, row by row. isal is
faster (3 ms), but its files are a tenth larger, and people open boards on phones. Keeping the compressed rows of the
last board would save some milliseconds more where little has changed, for bytes and memory.

All other pictures are lossy WebP files: hands, rows and pages show large scenes, for which a PNG needs twice as many
bytes. At the same size WebP errs by 4 of 255 around small type where JPEG with full chroma errs by 6 and rings visibly.
Its fastest method is taken: the slower ones save a tenth of the bytes for twice the time. jpegli, other settings of
libwebp and single frames of libvpx were measured too, and none is better.
"""

import struct
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from io import BytesIO

from PIL import Image
from zlib_ng import zlib_ng

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
BOARD_LEVEL, GLANCE_LEVEL = 3, 5
"""Levels of deflate. A glance is small enough for the slower one, which saves a twentieth of the bytes."""
GLANCE_PIXELS = 1_000_000
"""A picture with tones and at most this many pixels is compressed like a glance."""
PNG_SIGNATURE = b"\x89PNG\r\n\x1a\n"
PALETTE_COLOUR = 3
"""PNG's number for pixels that are indices of a palette."""


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


def encode(image: Image.Image, tones: Image.Image | None = None) -> File:
    """Return the image as a PNG file with the tones of a palette, or without tones as a WebP file."""
    return File("png", _encode_tones(image, tones)) if tones else File("webp", _encode_webp(image))


def _encode_webp(image: Image.Image) -> bytes:
    out = BytesIO()
    pixels = image.width * image.height
    quality, method = (
        QUALITY if pixels <= LARGE_PIXELS else LARGE_QUALITY,
        FASTEST_METHOD if pixels <= HUGE_PIXELS else SMALLER_METHOD,
    )
    image.save(out, "WEBP", quality=quality, method=method)
    return out.getvalue()


def _encode_tones(image: Image.Image, tones: Image.Image) -> bytes:
    """Return a PNG in which each pixel is the number of the nearest tone."""
    width, height = image.size
    # Each row of a PNG begins with the number of its filter. 0 is no filter, which is best for indices.
    rows = Image.new("P", (width + 1, height))
    rows.paste(image.quantize(palette=tones, dither=Image.Dither.NONE), (1, 0))
    level = GLANCE_LEVEL if width * height <= GLANCE_PIXELS else BOARD_LEVEL
    return PNG_SIGNATURE + b"".join(
        (
            _make_chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, PALETTE_COLOUR, 0, 0, 0)),
            _make_chunk(b"PLTE", bytes(tones.getpalette() or ())),
            _make_chunk(b"IDAT", zlib_ng.compress(rows.tobytes(), level)),
            _make_chunk(b"IEND", b""),
        )
    )


def _make_chunk(name: bytes, data: bytes) -> bytes:
    """Return a chunk of a PNG file with its length and checksum."""
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib_ng.crc32(data, zlib_ng.crc32(name)))
