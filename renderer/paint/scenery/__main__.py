"""`make art`: paint the words of the scene language as pictures for docs/art.md."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PIL import Image

from renderer.paint import fonts
from renderer.paint.scenery.painter import paint_scene
from renderer.paint.scenery.things import THING_KINDS
from renderer.scenes import GROUNDS, HOURS, load_scenes, parse_scene

FOLDER = Path("docs/pictures")
CELL, ACROSS, LABEL = (236, 148), 6, 22
SMALL_CELL, SMALL_ACROSS = (160, 100), 10
"""The cells of the contact sheet of all scenes."""
NIGHT, PAPER = (27, 24, 38), (246, 235, 214)
INSIDE = ("hall", "chamber", "cave")


def save_sheet(name: str, cells: Sequence[tuple[str, str]]) -> None:
    """Save a page with one labelled scene for each pair of word and sentence."""
    lines = -(-len(cells) // ACROSS)
    step = CELL[0] + 6, CELL[1] + LABEL + 14
    page = Image.new("RGB", (ACROSS * step[0], lines * step[1]), NIGHT)
    for number, (word, sentence) in enumerate(cells):
        x, y = number % ACROSS * step[0], number // ACROSS * step[1]
        page.paste(paint_scene(parse_scene(word, sentence)).resize(CELL, Image.Resampling.LANCZOS), (x, y))
        page.paste(PAPER, (x + 4, y + CELL[1] + 4), fonts.get_text_mask(word, "sans", LABEL))
    page.save(FOLDER / f"{name}.webp", quality=82, method=6)


def main() -> None:
    """Save the pages of hours, grounds, things and scenes."""
    save_sheet("art-hours", [(hour, f"{hour}, {'orbit' if hour == 'void' else 'dunes'}:") for hour in HOURS])
    save_sheet(
        "art-grounds",
        [(g, f"{'lamplight' if g in INSIDE else 'void' if g == 'orbit' else 'dawn'}, {g}:") for g in GROUNDS],
    )
    things = [
        (word, f"{HOURS[n % 7]}, {'flat' if n % 2 else 'basin'}: {word} centre near")
        for n, word in enumerate(THING_KINDS)
    ]
    save_sheet("art-things", things)
    save_contact_sheet()


def save_contact_sheet() -> None:
    """Save a page with every scene of every game, in the order of the data files."""
    scenes = list(load_scenes().values())
    step = SMALL_CELL[0] + 4, SMALL_CELL[1] + 4
    page = Image.new("RGB", (SMALL_ACROSS * step[0], -(-len(scenes) // SMALL_ACROSS) * step[1]), NIGHT)
    for number, scene in enumerate(scenes):
        small = paint_scene(scene).resize(SMALL_CELL, Image.Resampling.LANCZOS)
        page.paste(small, (number % SMALL_ACROSS * step[0], number // SMALL_ACROSS * step[1]))
    page.save(FOLDER / "art-scenes.webp", quality=80, method=6)


if __name__ == "__main__":
    main()
