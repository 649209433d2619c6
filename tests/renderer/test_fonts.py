"""Fonts: our languages are covered, digits have equal widths, and lines are as wide as measured."""

import pytest

from renderer.paint.fonts import FACES, get_font, get_text_mask, has_glyph, measure_text
from renderer.sprites import Box
from renderer.typesetting import clip_text, fit_sentences, keep_printable, set_line, set_paragraph, shorten, wrap

CZECH = "Příliš žluťoučký kůň úpěl ďábelské ódy ŘĚŠČŽÝÁÍÉŮÚŤĎŇ"
HUNGARIAN = "árvíztűrő tükörfúrógép ÁRVÍZTŰRŐ TÜKÖRFÚRÓGÉP"
UKRAINIAN = "Щедрий ґанок, їжак і єнот — ’соняшник’ ҐЄІЇЖЮЩ"


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("text", [CZECH, HUNGARIAN, UKRAINIAN])
def test_every_face_covers_our_languages(face: str, text: str) -> None:
    assert [char for char in text if not has_glyph(char, face)] == []


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("size", [22, 26, 44])
def test_no_accent_or_tail_is_cut_off(face: str, size: int) -> None:
    letters = "ŐŰÁŘŤĎЙЇҐgjpqyçЩц"
    for letter in letters:
        drawn = get_text_mask(letter, face, size)
        whole = get_font(face, size).getmask(letter)
        _, top, _, bottom = drawn.getbbox() or (0, 0, 0, 0)
        assert bottom - top == whole.getbbox()[3] - whole.getbbox()[1], letter


@pytest.mark.parametrize("face", ["sans", "sans-bold"])
@pytest.mark.parametrize("size", [22, 26, 32, 44, 64])
def test_figures_are_tabular(face: str, size: int) -> None:
    assert len({measure_text(figure, face, size) for figure in "0123456789"}) == 1


@pytest.mark.parametrize("face", FACES)
def test_a_line_is_as_wide_as_the_sum_of_its_letters(face: str) -> None:
    assert measure_text(CZECH, face, 26) == get_font(face, 26).getlength(CZECH)


def test_the_ink_of_spaced_words_has_the_width_it_says() -> None:
    assert get_text_mask("SPICE", "sans-bold", 22, 3).width == measure_text("SPICE", "sans-bold", 22, 3)


def test_a_name_keeps_what_can_be_printed() -> None:
    assert keep_printable("Ann 🪱 of Arrakis") == "Ann of Arrakis"


def test_a_long_text_is_cut_to_its_room() -> None:
    cut = shorten("Fedaykin Death Commando", 120, "serif", 22)
    assert cut.endswith("…")
    assert measure_text(cut, "serif", 22) <= 120


@pytest.mark.parametrize(("most", "clipped"), [(13, "one two three"), (12, "one two…"), (9, "one two…"), (8, "one…")])
def test_plain_words_are_clipped_between_words(most: int, clipped: str) -> None:
    assert clip_text("one two three", most) == clipped


def test_wrapped_lines_fit_and_keep_every_word() -> None:
    lines = wrap(CZECH, 200, "sans", 22)
    assert " ".join(lines) == CZECH
    assert all(measure_text(text, "sans", 22) <= 200 for text in lines)


def test_a_paragraph_never_leaves_its_box() -> None:
    box = Box(10, 10, 180, 60)
    placed = set_paragraph(box, UKRAINIAN * 3, "sans", 22, "night")
    assert placed[-1].text.endswith("…")
    assert all(box.contains(words.box) for words in placed)


def test_a_line_without_room_is_left_out() -> None:
    assert set_line(Box(0, 0, 4, 30), "Wide", "serif", 32, "night") == []


@pytest.mark.parametrize(
    ("limit", "said"), [(30, "One is. Two is. Three is."), (20, "One is. Two is. +1"), (12, "One is. +2"), (5, "One…")]
)
def test_sentences_are_left_out_whole_from_the_end_and_counted(limit: int, said: str) -> None:
    assert fit_sentences(("One is.", "Two is.", "Three is."), limit, lambda count: f"+{count}") == said
