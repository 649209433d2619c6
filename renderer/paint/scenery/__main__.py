"""`make art`: the vocabulary as pictures for docs/art.md."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PIL import Image

from renderer.paint import type as typeset
from renderer.paint.scenery.atelier import paint
from renderer.paint.scenery.things import WORDS
from renderer.scenes import GROUNDS, HOURS, parse

FOLDER = Path("docs/pictures")
CELL, ACROSS, LABEL = (236, 148), 6, 22
NIGHT, PAPER = (27, 24, 38), (246, 235, 214)
INSIDE = ("hall", "chamber", "cave")


def sheet(name: str, cells: Sequence[tuple[str, str]]) -> None:
    """A word and a sentence for each cell."""
    lines = -(-len(cells) // ACROSS)
    step = CELL[0] + 6, CELL[1] + LABEL + 14
    page = Image.new("RGB", (ACROSS * step[0], lines * step[1]), NIGHT)
    for number, (word, sentence) in enumerate(cells):
        x, y = number % ACROSS * step[0], number // ACROSS * step[1]
        page.paste(paint(parse(word, sentence)).resize(CELL, Image.Resampling.LANCZOS), (x, y))
        page.paste(PAPER, (x + 4, y + CELL[1] + 4), typeset.mask(word, "sans", LABEL))
    page.save(FOLDER / f"{name}.webp", quality=82, method=6)


def main() -> None:
    sheet("art-hours", [(hour, f"{hour}, {'orbit' if hour == 'void' else 'dunes'}:") for hour in HOURS])
    sheet(
        "art-grounds",
        [(g, f"{'lamplight' if g in INSIDE else 'void' if g == 'orbit' else 'dawn'}, {g}:") for g in GROUNDS],
    )
    things = [
        (word, f"{HOURS[n % 7]}, {'flat' if n % 2 else 'basin'}: {word} centre near") for n, word in enumerate(WORDS)
    ]
    sheet("art-things", things)


if __name__ == "__main__":
    main()
