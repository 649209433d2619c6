"""Tones: boards, deeds and glances are PNG files with few colours, and nobody sees a difference."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from itertools import product

import pytest
from PIL import Image, ImageChops, ImageStat

from games.catalogue import GAMES
from renderer import render
from renderer.colours import Palette, get_palette, load_palettes
from renderer.context import RenderContext
from renderer.paint import canvas, encode, tones
from renderer.paint.dither import REACH, dither
from renderer.registry import GAME_RENDERERS
from renderer.sprites import Drawing, Lettering
from tests.renderer.arrakis import tables as arrakis_tables
from tests.renderer.dice import tables as dice_tables
from tests.renderer.tables import positions
from tests.support.soak import soaking

NAMES = dice_tables.NAMES
ROUNDING = 8
"""How far a colour may be off: Pillow looks for the nearest tone in steps of four, and nobody sees eight."""
SMALL_ERROR = 3
"""An average error that nobody sees."""
ROWS = list(product(GAMES, tones.KINDS, load_palettes()))


def drawing(game: str, picture: str, palette: str = "default") -> Drawing:
    position = {
        "imperium": lambda: positions(4, "sand", 11)[6],
        "dice": lambda: dice_tables.positions(4, "sand", 11)[9],
        "arrakis": lambda: arrakis_tables.positions(2, "sand", 17)[20],
    }[game]()
    context = RenderContext(
        position.public,
        NAMES[:4],
        before=position.before,
        sentence="Ann drew a card.",
        colours=("white", "pink", "teal", "purple"),
    )
    return GAME_RENDERERS[game].pictures[picture](context)


@pytest.mark.parametrize(("game", "picture", "palette"), ROWS)
def test_every_board_deed_and_glance_has_tones_in_every_palette(game: str, picture: str, palette: str) -> None:
    assert tones.find_tones(game, picture, palette) is not None, "data/palettes.toml has changed: run `make tones`"


@pytest.mark.parametrize(("game", "picture", "palette"), ROWS)
def test_seats_marks_and_type_keep_their_colours(game: str, picture: str, palette: str) -> None:
    colours = get_palette(palette)
    wanted = [*colours.named.values(), *colours.players]
    row = Image.new("RGB", (len(wanted), 1))
    row.putdata(wanted)
    shown = row.quantize(palette=tones.find_tones(game, picture, palette), dither=Image.Dither.NONE).convert("RGB")
    off = max(high for _, high in ImageChops.difference(row, shown).getextrema())
    assert off <= ROUNDING


def around_type(drawing: Drawing) -> Image.Image:
    """Return a mask of the small type of a picture: up to 28 px, or 44 px on a glance."""
    mask = Image.new("L", (drawing.width, drawing.height))
    for sprite in (*drawing.static_sprites(), *drawing.foreground_sprites()):
        if isinstance(sprite, Lettering) and sprite.size <= (28 if drawing.width > 1100 else 44):
            mask.paste(255, (sprite.box.x, sprite.box.y, sprite.box.right, sprite.box.bottom))
    return mask


def errors(drawing: Drawing, palette: str, chosen: Image.Image | None) -> tuple[float, int, float]:
    """Return the error around small type, on average and of the worst pixel in a hundred, and that of the whole picture
    blurred as an eye blurs it.
    """
    clean = canvas.paint(drawing, palette)
    made = encode.encode(canvas.paint(drawing, palette, chosen is not None), chosen)
    shown = Image.open(BytesIO(made.data)).convert("RGB")
    counts = ImageChops.difference(clean, shown).histogram(around_type(drawing))
    near = [sum(counts[error::256]) for error in range(256)]
    worst = next(error for error in range(256) if sum(near[: error + 1]) >= 0.99 * sum(near))
    blurred = ImageStat.Stat(ImageChops.difference(clean.reduce(4), shown.reduce(4))).mean
    return sum(error * count for error, count in enumerate(near)) / sum(near), worst, sum(blurred) / 3


@pytest.mark.parametrize("palette", soaking(load_palettes(), usual=1))
@pytest.mark.parametrize(("game", "picture"), list(product(GAMES, tones.KINDS)))
def test_small_type_is_at_least_as_clear_as_in_a_webp_file(game: str, picture: str, palette: str) -> None:
    drawn = drawing(game, picture)
    (mean, worst, blurred), (lossy_mean, lossy_worst, _) = (
        errors(drawn, palette, chosen) for chosen in (tones.find_tones(game, picture, palette), None)
    )
    assert worst <= lossy_worst
    assert mean <= max(lossy_mean, SMALL_ERROR)
    assert blurred < SMALL_ERROR


def test_a_palette_that_was_changed_since_tones_were_chosen_is_sent_as_webp(monkeypatch: pytest.MonkeyPatch) -> None:
    changed = replace(get_palette("default"), players=get_palette("tritanopia").players)

    def get_changed(key: str) -> Palette:
        return changed

    monkeypatch.setattr(tones, "get_palette", get_changed)
    assert tones.find_tones("imperium", "board", "default") is None
    assert encode.encode(Image.new("RGB", (8, 8)), None).kind == "webp"


def test_pictures_of_large_scenes_are_webp_files() -> None:
    view = positions(4, "sand", 11)[6].seats[0]
    assert render("imperium", view, "hand", names=NAMES[:4]).filename == "hand.webp"
    assert render("imperium", view, "glance", names=NAMES[:4]).filename == "glance.png"


def test_a_file_has_the_nearest_tone_of_every_pixel() -> None:
    chosen = tones.make_tones(bytes((0, 0, 0, 100, 100, 100, 200, 0, 0)))
    image = Image.new("RGB", (5, 3), (110, 90, 100))
    image.putpixel((4, 2), (190, 12, 4))
    made = Image.open(BytesIO(encode.encode(image, chosen).data)).convert("RGB")
    assert made.getpixel((0, 0)) == (100, 100, 100)
    assert made.getpixel((4, 2)) == (200, 0, 0)
    assert made.size == (5, 3)


def test_dithering_changes_each_pixel_a_little_and_an_area_not_at_all() -> None:
    plain = Image.new("RGB", (50, 34), (100, 120, 140))
    mixed = dither(plain)
    assert max(high for _, high in ImageChops.difference(plain, mixed).getextrema()) == REACH
    assert mixed.crop((8, 8, 16, 16)).reduce(8).getpixel((0, 0)) == (100, 120, 140)
