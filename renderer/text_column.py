"""A column of sentences, set in the largest font size in which all of them fit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from renderer.sprites import Box, Lettering
from renderer.typesetting import set_paragraph, wrap

StyledText = tuple[str, str, str]
"""Text, typeface and ink of one sentence."""


@dataclass(frozen=True)
class TextColumn:
    """The layout of sentences below each other."""

    sizes: tuple[int, ...]
    """The font sizes to try, largest first."""
    leading: float
    """The distance from line to line, as a multiple of the font size."""
    between: int
    """The extra distance between two sentences."""

    def height(self, width: int, sentences: Sequence[StyledText], size: int) -> int:
        """Return the height of the sentences in a font size."""
        return sum(
            len(wrap(words, width, face, size)) * self._step(size) + self.between for words, face, _ in sentences
        )

    def set_sentences(self, box: Box, sentences: Sequence[StyledText]) -> list[Lettering]:
        """Set the sentences in a box. Sentences that do not fit even in the smallest size are left out."""
        size = next((size for size in self.sizes if self.height(box.w, sentences, size) <= box.h), self.sizes[-1])
        placed: list[Lettering] = []
        y = box.y
        for words, face, ink in sentences:
            room = Box(box.x, y, box.w, box.bottom - y)
            if room.h < self._step(size):
                break
            placed += set_paragraph(room, words, face, size, ink, leading=self._step(size))
            y += self.height(box.w, [(words, face, ink)], size)
        return placed

    def _step(self, size: int) -> int:
        return round(size * self.leading)
