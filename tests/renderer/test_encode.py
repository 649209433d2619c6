"""Encoding: rows that were deflated before are taken from a cache, and every file is whole."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image
from zlib_ng import zlib_ng

from renderer.paint import encode
from renderer.paint.encode import BAND_ROWS
from renderer.paint.image_cache import ImageCache
from renderer.paint.tones import make_tones

TONES = make_tones(bytes(value for tone in range(256) for value in (tone, tone, tone)))
SIZE = (300, 5 * BAND_ROWS + 7)


@pytest.fixture(autouse=True)
def no_bands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(encode, "_bands", ImageCache(1))


def draw(spot: tuple[int, int] | None = None) -> Image.Image:
    """Return a grey slope, with a white pixel at a spot."""
    image = Image.linear_gradient("L").resize(SIZE).convert("RGB")
    if spot is not None:
        image.putpixel(spot, (255, 255, 255))
    return image


def read(data: bytes) -> bytes:
    return Image.open(BytesIO(data)).convert("RGB").tobytes()


def find_nearest_tones(image: Image.Image) -> bytes:
    return image.quantize(palette=TONES, dither=Image.Dither.NONE).convert("RGB").tobytes()


def test_a_file_of_bands_shows_every_row_of_the_picture() -> None:
    image = draw((7, SIZE[1] - 1))
    assert read(encode.encode(image, TONES).data) == find_nearest_tones(image)


def test_only_the_band_that_changed_is_deflated_again(monkeypatch: pytest.MonkeyPatch) -> None:
    encode.encode(draw(), TONES)
    deflated: list[int] = []
    pack = zlib_ng.compressobj

    def count(*settings: int) -> object:
        deflated.append(1)
        return pack(*settings)

    monkeypatch.setattr(encode.zlib_ng, "compressobj", count)
    encode.encode(draw((7, 2 * BAND_ROWS + 1)), TONES)
    assert len(deflated) == 1


def test_a_file_with_bands_from_the_cache_is_the_same_as_one_without(monkeypatch: pytest.MonkeyPatch) -> None:
    encode.encode(draw(), TONES)
    with_cache = encode.encode(draw((9, 9)), TONES)
    monkeypatch.setattr(encode, "_bands", ImageCache(1))
    assert with_cache.data == encode.encode(draw((9, 9)), TONES).data
    assert read(with_cache.data) == find_nearest_tones(draw((9, 9)))
