"""Tiles: squares of a picture that are kept, for from one picture to the next most of them stay as they are.

A tile depends on its ground and on the sprites that reach into it, in their order, and on nothing else. Only sprites
that reach into a missing tile are painted, each as a whole; what they spoil beyond it is covered by the kept tiles.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence

from PIL import Image

from renderer.paint.keeping import Shelf
from renderer.sprites import Box, Sprite

SIDE = 128
MEGABYTES = 12
"""A board and half of the next."""

Spot = tuple[int, int]
"""A tile's column and row."""


class Tiles:
    def __init__(self, megabytes: float = MEGABYTES) -> None:
        self._shelf: Shelf[Image.Image] = Shelf(megabytes)
        self.clear = self._shelf.clear

    def lay(
        self,
        image: Image.Image,
        ground: int,
        sprites: Sequence[tuple[Sprite, Box]],
        paint: Callable[[Iterable[Sprite]], None],
    ) -> None:
        """Sprites, each with how far it reaches, upon a copy of the ground of this number."""
        upon = _upon(sprites, image)
        keys = {spot: (ground, spot, *(sprites[each][0] for each in numbers)) for spot, numbers in upon.items()}
        kept = {spot: tile for spot, key in keys.items() if (tile := self._shelf.find(key)) is not None}
        missing = upon.keys() - kept.keys()
        paint(sprites[each][0] for each in sorted({each for spot in missing for each in upon[spot]}))
        for spot, tile in kept.items():
            image.paste(tile, _edges(spot, image))
        for spot in missing:
            self._shelf.put(keys[spot], image.crop(_edges(spot, image)))


def _upon(sprites: Sequence[tuple[Sprite, Box]], image: Image.Image) -> dict[Spot, list[int]]:
    """The numbers of the sprites that reach into each tile."""
    found: dict[Spot, list[int]] = defaultdict(list)
    for number, (_, reach) in enumerate(sprites):
        for spot in _spots(reach, image):
            found[spot].append(number)
    return found


def _spots(reach: Box, image: Image.Image) -> Iterator[Spot]:
    x, y, w, h = reach
    for column in range(max(x, 0) // SIDE, (min(x + w, image.width) - 1) // SIDE + 1):
        for row in range(max(y, 0) // SIDE, (min(y + h, image.height) - 1) // SIDE + 1):
            yield column, row


def _edges(spot: Spot, image: Image.Image) -> tuple[int, int, int, int]:
    x, y = spot[0] * SIDE, spot[1] * SIDE
    return x, y, min(x + SIDE, image.width), min(y + SIDE, image.height)
