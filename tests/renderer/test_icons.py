"""Icons: one for every glyph and emoji, numbers stay inside, nothing is cut off at the edge."""

from io import BytesIO
from itertools import product

import pytest
from PIL import Image

from games.core.texts import words
from games.imperium.words.word import Condition
from renderer.colours import PIECE_COLOURS, Palette, load_palettes, name_piece_colour
from renderer.imperium.glyphs import WORDS_ONLY
from renderer.paint.canvas import paint  # noqa: F401  (loads the whole set)
from renderer.paint.icons import DRAWINGS, draw_icon
from tests.imperium.printed import all_words, printed_glyphs
from tests.support.icons import DrawnOnce


def printed() -> set[str]:
    """Return the icons of everything that is printed on cards, spaces, leaders and conflicts."""
    return {glyph.icon for glyphs in printed_glyphs() for glyph in glyphs} - WORDS_ONLY


def test_whatever_a_card_may_say_has_a_drawing_and_words() -> None:
    """This includes values that no card has today, such as swords per Fremen card."""
    for word in all_words():
        signs = (word.glyph(),) if isinstance(word, Condition) else word.glyphs()
        assert {glyph.icon for glyph in signs} - WORDS_ONLY <= set(DRAWINGS), word
        assert {sign.icon for glyph in signs for sign in glyph.signs} <= set(DRAWINGS), word
        said = [word.describe(), *(glyph.text for glyph in signs if glyph.text)]
        assert all(words().say(text) for text in said), word


@pytest.mark.parametrize("name", sorted(printed()))
def test_every_glyph_of_an_effect_has_a_drawing(name: str) -> None:
    assert name in DRAWINGS


@pytest.mark.parametrize("name", DRAWINGS)
def test_an_icon_fills_its_square_and_stays_visible_when_small(name: str) -> None:
    large, small = draw_icon(name, 96), draw_icon(name, 22)
    left, top, right, bottom = large.getchannel("A").getbbox() or (0, 0, 0, 0)
    assert max(right - left, bottom - top) >= 80
    assert small.getchannel("A").histogram()[128:] != [0] * 128


@pytest.mark.parametrize("name", ["solari", "spice", "water", "troop", "persuasion", "intrigue", "hand", "vp"])
def test_a_number_is_set_inside_its_icon(name: str) -> None:
    bare, counted = draw_icon(name, 48, "1"), draw_icon(name, 48, "12")
    assert bare.tobytes() != counted.tobytes()
    assert bare.getchannel("A").getbbox() == counted.getchannel("A").getbbox()


@pytest.mark.parametrize(
    ("name", "number"),
    [("war_named", "BH"), ("war_spent", "BH"), ("war_regular", "13"), ("war_elite", "13"), ("war_special", "13")],
)
@pytest.mark.parametrize("tint", ["water", "blood"])
def test_letters_and_numbers_of_the_war_cross_no_edge(name: str, number: str, tint: str) -> None:
    bare, lettered = (draw_icon(name, 80, text, tint).convert("RGB") for text in (" ", number))
    ground = bare.getpixel((40, 62))
    under = {spot for spot in product(range(80), repeat=2) if bare.getpixel(spot) != lettered.getpixel(spot)}
    assert under
    assert {bare.getpixel(spot) for spot in under} == {ground}


def test_emoji_are_what_discord_accepts() -> None:
    drawn = DrawnOnce.emoji()
    assert {"spice", "water", "solari", "emperor", "combat", "piece_red", "piece_pink"} <= drawn.keys()
    for name, data in drawn.items():
        assert name.replace("_", "").isalnum()
        assert 2 <= len(f"{name}_12345678") <= 32, "it is brought to Discord with a digest"
        assert len(data) < 256 * 1024
        assert Image.open(BytesIO(data)).size == (128, 128)


@pytest.mark.parametrize("name", ["agent", "control", "troop", "freighter", "dreadnought"])
def test_pieces_that_stand_among_those_of_others_differ_by_more_than_colour(name: str) -> None:
    default = load_palettes()["default"]
    grey = Palette("grey", default.named, (default["ash"],) * len(PIECE_COLOURS))
    drawn = {draw_icon(name, 60, "", name_piece_colour(colour), grey).tobytes() for colour in PIECE_COLOURS}
    assert len(drawn) == len(PIECE_COLOURS)
