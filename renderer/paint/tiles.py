"""A cache of picture tiles, because from one picture to the next most of them stay the same.

A tile depends only on its background and on the sprites that reach into it, in order. Sprites that reach into a
missing tile are painted as a whole. The cached tiles then cover what they painted outside of it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence

from PIL import Image

from renderer.paint.image_cache import ImageCache
from renderer.sprites import Box, Sprite

SIDE = 128
"""The side of a tile in pixels."""
CACHE_MEGABYTES = 12
"""The size of the cache: one board and half of the next."""

TilePosition = tuple[int, int]
"""Column and row of a tile."""
Edges = tuple[int, int, int, int]
"""Left, upper, right and lower edge of a tile in pixels."""


class Tiles:
    """The tiles of backgrounds with sprites on them."""

    def __init__(self, megabytes: float = CACHE_MEGABYTES) -> None:
        self._cache: ImageCache[Image.Image] = ImageCache(megabytes)
        self.clear = self._cache.clear

    def paint_tiles(
        self,
        image: Image.Image,
        background: int,
        sprites: Sequence[tuple[Sprite, Box]],
        paint: Callable[[Iterable[Sprite], Sequence[Edges]], None],
    ) -> None:
        """Paint sprites on a copy of the background with this number.

        Each sprite comes with the box that it reaches. `paint` paints the sprites whose tiles are missing. It gets the
        edges of those tiles too, and may leave out what lies outside of them.
        """
        sprite_numbers = _find_sprites_by_tile(sprites, image)
        keys = {
            spot: (background, spot, *(sprites[each][0] for each in numbers))
            for spot, numbers in sprite_numbers.items()
        }
        kept = {spot: tile for spot, key in keys.items() if (tile := self._cache.find(key)) is not None}
        missing = sprite_numbers.keys() - kept.keys()
        wanted = sorted({each for spot in missing for each in sprite_numbers[spot]})
        edges = {spot: _find_edges(spot, image) for spot in sprite_numbers}
        paint((sprites[each][0] for each in wanted), [edges[spot] for spot in missing])
        for spot, tile in kept.items():
            image.paste(tile, edges[spot])
        for spot in missing:
            self._cache.put(keys[spot], image.crop(edges[spot]))


def _find_sprites_by_tile(sprites: Sequence[tuple[Sprite, Box]], image: Image.Image) -> dict[TilePosition, list[int]]:
    """Return the numbers of the sprites that reach into each tile."""
    found: dict[TilePosition, list[int]] = defaultdict(list)
    for number, (_, reach) in enumerate(sprites):
        for spot in _find_tiles(reach, image):
            found[spot].append(number)
    return found


def _find_tiles(reach: Box, image: Image.Image) -> Iterator[TilePosition]:
    """Yield the tiles that a box touches."""
    x, y, w, h = reach
    for column in range(max(x, 0) // SIDE, (min(x + w, image.width) - 1) // SIDE + 1):
        for row in range(max(y, 0) // SIDE, (min(y + h, image.height) - 1) // SIDE + 1):
            yield column, row


def _find_edges(spot: TilePosition, image: Image.Image) -> Edges:
    """Return the pixel edges of a tile."""
    x, y = spot[0] * SIDE, spot[1] * SIDE
    return x, y, min(x + SIDE, image.width), min(y + SIDE, image.height)
