"""Wrapped lines, and where a long word is broken."""

import pytest
from PIL import Image, ImageChops

from renderer.colours import get_palette
from renderer.paint.canvas import paint_sprites
from renderer.paint.fonts import HALO_REACH, measure_text
from renderer.sprites import Box
from renderer.typesetting import ELLIPSIS, MOST_SQUEEZED, SMALL, find_breaks, make_sentence, set_line, wrap


def parts(word: str) -> list[str]:
    """Return a word with every place where it may be broken."""
    return [f"{word[:at]}|{word[at:]}" for at in find_breaks(word)]


@pytest.mark.parametrize(
    ("word", "broken"),
    [
        ("Benegesseritská", ["Bene|gesseritská", "Beneges|seritská", "Benegesse|ritská"]),
        ("Bronzszobor", ["Bronzszo|bor"]),
        ("Неспокій", ["Нес|покій", "Неспо|кій"]),
        ("льодовик", ["льо|довик", "льодо|вик"]),
        ("магія", []),
    ],
)
def test_words_are_broken_between_syllables_of_three_letters_or_more(word: str, broken: list[str]) -> None:
    assert parts(word) == broken


def test_a_hyphen_is_the_best_place() -> None:
    word = "смертників-федайкінів"
    assert word[find_breaks(word)[-1] - 1] == "-"


def test_a_word_that_is_too_long_for_a_line_is_broken() -> None:
    room = measure_text("Merényletkül-", "serif-bold", SMALL)
    assert wrap("Merényletküldetés", room, "serif-bold", SMALL) == ["Merényletkül-", "detés"]


def test_a_word_that_fits_no_two_lines_is_shortened() -> None:
    room = measure_text("Mer…", "serif-bold", SMALL)
    (line,) = wrap("Merényletküldetés", room, "serif-bold", SMALL)
    assert line.endswith(ELLIPSIS)


@pytest.mark.parametrize(
    ("text", "kept"),
    [("jednotek v oblasti", "v oblasti"), ("легіони в пустелі", "в пустелі"), ("one in a desert", "desert")],
)
def test_a_line_does_not_end_with_a_preposition_of_one_letter(text: str, kept: str) -> None:
    room = measure_text(text.rsplit(maxsplit=1)[0], "sans", SMALL)
    assert wrap(text, room, "sans", SMALL)[-1] == kept


def test_a_line_does_not_begin_with_a_percent_sign() -> None:
    text = "won 36 % of all"
    room = measure_text("won 36", "sans", 40)
    assert wrap(text, room, "sans", 40)[0] == "won"


def test_a_preposition_stays_alone_where_the_next_word_has_no_room_beside_it() -> None:
    assert wrap("v oblasti", measure_text("oblasti", "sans", SMALL), "sans", SMALL) == ["v", "oblasti"]


NAME = "Дослідницька станція"


def set_in(share: float) -> tuple[str, int]:
    """Return text and width of a name in a room of this share of its width."""
    room = round(measure_text(NAME, "serif", SMALL) * share)
    (line,) = set_line(Box(0, 0, room, 40), NAME, "serif", SMALL, "night")
    assert line.box.w <= room
    return line.text, line.box.w


def test_a_line_that_is_a_little_too_long_is_squeezed_and_not_cut() -> None:
    assert set_in(MOST_SQUEEZED + 0.02)[0] == NAME


def test_a_line_that_is_much_too_long_is_cut_and_not_squeezed() -> None:
    text, wide = set_in(MOST_SQUEEZED - 0.1)
    assert text.endswith(ELLIPSIS)
    assert wide == measure_text(text, "serif", SMALL)


@pytest.mark.parametrize("halo", ["", "paper"])
def test_a_squeezed_line_is_painted_in_its_box_only(halo: str) -> None:
    (line,) = set_line(Box(20, 10, 170, 40), NAME, "serif", SMALL, "night", halo=halo)
    page = Image.new("RGB", (400, 60), (250, 240, 220))
    paint_sprites(page, [line], get_palette("default"))
    left, _, right, _ = ImageChops.difference(page, Image.new("RGB", page.size, (250, 240, 220))).getbbox() or (0,) * 4
    assert line.box.x - HALO_REACH <= left
    assert line.box.right - 6 < right <= line.box.right + HALO_REACH


@pytest.mark.parametrize(
    ("entry", "sentence"),
    [("– draw a card", "Draw a card."), ("– élj ma", "Élj ma."), ("Never discarded.", "Never discarded.")],
)
def test_an_entry_of_a_list_becomes_a_sentence(entry: str, sentence: str) -> None:
    assert make_sentence(entry) == sentence
