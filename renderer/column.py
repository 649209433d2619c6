"""Sentences below each other, in the largest type in which all of them fit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from renderer.setting import paragraph, wrap
from renderer.sprites import Box, Lettering

Said = tuple[str, str, str]
"""Words, face and ink."""


@dataclass(frozen=True)
class Column:
    sizes: tuple[int, ...]
    """Largest first."""
    leading: float
    """From line to line, in sizes."""
    between: int
    """From sentence to sentence, beside that."""

    def height(self, width: int, said: Sequence[Said], size: int) -> int:
        """How high the sentences stand in a type."""
        return sum(len(wrap(words, width, face, size)) * self._step(size) + self.between for words, face, _ in said)

    def lay(self, box: Box, said: Sequence[Said]) -> list[Lettering]:
        """What has no room even in the smallest type is left out."""
        size = next((size for size in self.sizes if self.height(box.w, said, size) <= box.h), self.sizes[-1])
        placed: list[Lettering] = []
        y = box.y
        for words, face, ink in said:
            room = Box(box.x, y, box.w, box.bottom - y)
            if room.h < self._step(size):
                break
            placed += paragraph(room, words, face, size, ink, leading=self._step(size))
            y += self.height(box.w, [(words, face, ink)], size)
        return placed

    def _step(self, size: int) -> int:
        return round(size * self.leading)
