"""`make tones`: choose the tones of boards, deeds and glances anew, after larger changes of their art or colours."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import chain
from random import Random
from typing import Any

from PIL import Image, ImageChops
from PIL.PngImagePlugin import PngInfo

from games.catalogue import GAMES
from renderer.colours import PIECE_COLOURS, Colour, Palette, load_palettes, mix
from renderer.context import RenderContext
from renderer.paint.canvas import paint
from renderer.paint.scenery.scene_cache import get_scene_view
from renderer.paint.tones import COUNT, FILE, KINDS, NAMES_ENTRY, make_tones, name_row
from renderer.registry import GAME_RENDERERS
from renderer.scenes import load_scenes
from tests.renderer.dice.tables import NAMES
from tests.renderer.positions import Position, positions_of

TABLES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("imperium", 4, {}),
    ("imperium", 4, {"expansion": "ix", "leaders": "random"}),
    ("dice", 8, {}),
    ("arrakis", 2, {}),
)
POSITIONS = {"board": 4, "deed": 4, "glance": 14}
"""How many positions of a game are painted for each kind of picture."""
COUNTS = {"board": 224, "deed": 224, "glance": 160}
"""How many tones each kind has. Fewer tones need fewer bytes, and dithering hides them in a glance's one large scene."""
SAMPLE = 250_000
"""How many pixels of the pictures the tones are chosen from."""
SCENE = (24, 15)
"""How large each scene of the game is besides: any of them may be on the next picture."""
EVEN = 24
"""How many colours of even areas are kept exactly."""
STEPS = {"board": 1, "deed": 1, "glance": 24}
"""How many even steps there are between night and paper on each kind.

The edges of letters need them, but are few pixels. On boards the light on the land needs the tones more.
"""
NEAR = 2
"""Pixels that differ by no more than this from a colour of the palette need no tone of their own."""
ROUNDS = 8
"""How many times k-means moves the tones."""


@cache
def spread(table: int, count: int) -> tuple[Position[Any], ...]:
    """Return positions from the beginning of a game to its end."""
    key, players, options = TABLES[table]
    found = positions_of(GAMES[key], players, "tones", 3, options)
    return tuple(found[(len(found) - 1) * number // (count - 1)] for number in range(count))


def paint_all(key: str, picture: str, palette: str) -> Iterator[Image.Image]:
    """Paint a kind of picture at positions of whole games, with all seat colours."""
    chance = Random(f"{key} {picture}")
    for table, (game, players, _) in enumerate(TABLES):
        for position in spread(table, POSITIONS[picture]) if game == key else ():
            colours = chance.sample(PIECE_COLOURS, players)
            for size in ("wide", "tall"):
                context = RenderContext(
                    position.public,
                    NAMES[:players],
                    size=size,
                    colours=colours,
                    before=position.before,
                    sentence="Ann sent an agent to Arrakeen.",
                )
                yield paint(GAME_RENDERERS[key].pictures[picture](context), palette, is_dithered=True)


def choose_tones(
    images: list[Image.Image], scenes: list[Image.Image], colours: Palette, count: int, steps: int
) -> bytes:
    """Return the colours of the palette, those of edges and even areas, and the best other tones for the images."""
    pixels = b"".join(image.tobytes() for image in (*(shrink(each, len(images)) for each in images), *scenes))
    exact = {*colours.named.values(), *colours.players, (0, 0, 0), (255, 255, 255)}
    exact |= {mix(colours["night"], colours["paper"], step / steps) for step in range(1, steps)}
    exact |= find_even_colours(pixels, exact)
    rest = drop_near(pixels, sorted(exact))
    mixed = rest.quantize(count - len(exact), Image.Quantize.MEDIANCUT, kmeans=ROUNDS).getpalette() or []
    chosen = bytes(chain.from_iterable(sorted(exact))) + bytes(mixed)[: 3 * (count - len(exact))]
    return chosen + chosen[:3] * (COUNT - len(chosen) // 3)


def find_even_colours(pixels: bytes, known: set[Colour]) -> set[Colour]:
    """Return the colours that most pixels have exactly: those of panels, on which type stands."""
    counts = Counter(zip(pixels[::3], pixels[1::3], pixels[2::3], strict=True))
    return {colour for colour, _ in counts.most_common(EVEN)} - known


def shrink(image: Image.Image, count: int) -> Image.Image:
    """Return some pixels of an image, as they are."""
    share = (SAMPLE / count / (image.width * image.height)) ** 0.5
    return image.resize((round(image.width * share), round(image.height * share)), Image.Resampling.NEAREST)


def drop_near(pixels: bytes, exact: list[Colour]) -> Image.Image:
    """Return the pixels that are not near one of the exact colours, in one row."""
    row = Image.frombytes("RGB", (len(pixels) // 3, 1), pixels)
    palette = make_tones(bytes(chain.from_iterable(exact)))
    nearest = row.quantize(palette=palette, dither=Image.Dither.NONE).convert("RGB")
    red, green, blue = ImageChops.difference(row, nearest).split()
    away = ImageChops.lighter(ImageChops.lighter(red, green), blue).tobytes()
    kept = b"".join(pixels[3 * n : 3 * n + 3] for n, distance in enumerate(away) if distance > NEAR)
    return Image.frombytes("RGB", (len(kept) // 3, 1), kept)


def main() -> None:
    """Write the tones of every game, kind and palette."""
    rows: dict[str, bytes] = {}
    for key in GAMES:
        scenes = [get_scene_view(each, *SCENE) for each in load_scenes() if each.startswith(f"{key}/")]
        for palette in load_palettes().values():
            for picture in KINDS:
                images = list(paint_all(key, picture, palette.key))
                rows[name_row(key, picture, palette)] = choose_tones(
                    images, scenes, palette, COUNTS[picture], STEPS[picture]
                )
                print(key, picture, palette.key, flush=True)
    info = PngInfo()
    info.add_text(NAMES_ENTRY, "\n".join(rows))
    Image.frombytes("RGB", (COUNT, len(rows)), b"".join(rows.values())).save(FILE, optimize=True, pnginfo=info)


if __name__ == "__main__":
    main()
