"""Encoding: a picture as the bytes of a file.

Boards, deeds and glances, which are sent most, are PNG files with few tones, which are chosen in advance for each kind
of picture (`renderer.paint.tones`). Finding the nearest tone of each pixel takes 2 ms for a board of 1600 x 1200 and
deflating them 11 ms. Around type of 22 px such a file errs by half as much as WebP, which takes 47 ms. Skies are
dithered, so that no bands are seen. zlib-ng is taken, because the same level takes 18 ms in Pillow, row by row. isal is
faster (3 ms), but its files are a tenth larger, and people open boards on phones.

The rows are deflated in bands of 64, and bands that occurred lately are not deflated again. From one board to the next
two to five bands of ten are the same, which saves 2 to 4 ms. A board is 1 in 100 larger by that: 6 to 10 KB.

All other pictures are lossy WebP files: hands, rows and pages show large scenes, for which a PNG needs twice as many
bytes. At the same size WebP errs by 4 of 255 around small type where JPEG with full chroma errs by 6 and rings visibly.
Its fastest method is taken: the slower ones save a tenth of the bytes for twice the time. jpegli, other settings of
libwebp and single frames of libvpx were measured too, and none is better.

Where many pictures wait, a picture is a JPEG file instead: a board takes 4 ms and a hand 3 ms instead of 13 and 20.
The file has the size of the other, and colours around small type blur.
"""

import struct
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from io import BytesIO

from PIL import Image
from zlib_ng import zlib_ng

from renderer.paint.image_cache import ImageCache

QUALITY, LARGE_QUALITY = 85, 82
"""WebP quality for normal and for large pictures.

Below 80, small text blurs. Above 90, a board exceeds 400 KB, and sooner with a module's strip below it.
"""
LARGE_PIXELS = 1600 * 1200
"""A picture with more pixels than this is large."""
HUGE_PIXELS = 3_000_000
"""Only rare pages have more pixels than this. For them a tenth fewer bytes is worth the time."""
QUICK_QUALITY = 85
"""The JPEG quality of quick pictures. The colours of JPEG have half the resolution, as is usual."""
FASTEST_METHOD, SMALLER_METHOD = 0, 2
"""WebP methods: the fastest, and a slower one with smaller files."""
GLANCE_PIXELS = 1_000_000
"""A picture with tones and at most this many pixels is a glance."""
LEVELS, LARGE_LEVEL = ((GLANCE_PIXELS, 5), (LARGE_PIXELS, 3)), 4
"""The most pixels of a picture -> its level of deflate, and the level of larger pictures.

A glance is small enough for a slow level, which saves a twentieth of the bytes. A board with a module's strip has as
many bytes as a board may have, so it gets the next level: 13 KB fewer for 3 ms.
"""
BAND_ROWS = 64
"""How many rows of a picture are deflated together."""
CACHE_MEGABYTES = 4
"""The size of the cache of deflated bands: some eight boards."""
ZLIB_HEADER, LAST_BLOCK, RAW_DEFLATE = b"\x78\x01", b"\x03\x00", -15
"""The first bytes of a zlib stream, an empty block that ends it, and the setting for data without either."""
PNG_SIGNATURE = b"\x89PNG\r\n\x1a\n"
PALETTE_COLOUR = 3
"""PNG's number for pixels that are indices of a palette."""


_bands: ImageCache[bytes] = ImageCache(CACHE_MEGABYTES)


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


def encode_quickly(image: Image.Image) -> File:
    """Return the image as a JPEG file, which takes a fifth of the time of the other formats."""
    out = BytesIO()
    image.save(out, "JPEG", quality=QUICK_QUALITY)
    return File("jpg", out.getvalue())


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
    level = next((level for most, level in LEVELS if width * height <= most), LARGE_LEVEL)
    return PNG_SIGNATURE + b"".join(
        (
            _make_chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, PALETTE_COLOUR, 0, 0, 0)),
            _make_chunk(b"PLTE", bytes(tones.getpalette() or ())),
            _make_chunk(b"IDAT", _deflate(rows.tobytes(), (width + 1) * BAND_ROWS, level)),
            _make_chunk(b"IEND", b""),
        )
    )


def _deflate(data: bytes, band: int, level: int) -> bytes:
    """Return the data as a zlib stream. Each band is compressed by itself, or taken from the cache."""
    pieces = [_deflate_band(data[at : at + band], level) for at in range(0, len(data), band)]
    return b"".join((ZLIB_HEADER, *pieces, LAST_BLOCK, struct.pack(">I", zlib_ng.adler32(data))))


def _deflate_band(band: bytes, level: int) -> bytes:
    """Return a band as blocks of deflate that refer to no band before."""
    # Two checksums and the length: that two bands of a game agree in all three is as good as impossible.
    key = zlib_ng.crc32(band), zlib_ng.adler32(band), len(band), level
    found = _bands.find(key)
    if found is None:
        packer = zlib_ng.compressobj(level, zlib_ng.DEFLATED, RAW_DEFLATE)
        found = packer.compress(band) + packer.flush(zlib_ng.Z_FULL_FLUSH)
        _bands.put(key, found)
    return found


def _make_chunk(name: bytes, data: bytes) -> bytes:
    """Return a chunk of a PNG file with its length and checksum."""
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib_ng.crc32(data, zlib_ng.crc32(name)))
