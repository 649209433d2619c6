"""Whole pictures of War for Arrakis: small files, complete texts, and the same look as the approved pictures."""

from __future__ import annotations

from io import BytesIO

import msgspec
import pytest
from PIL import Image

from games.arrakis import GAME
from games.core.protocol import Entry, say
from renderer import MAX_ALT_LENGTH, NothingToShow, render, render_text
from renderer.arrakis import RENDERER
from renderer.arrakis.geography import load_board
from renderer.colours import contrast, load_palettes
from renderer.context import RenderContext
from renderer.paint.relief import terrain_colours
from tests.renderer.arrakis import approve, tables
from tests.renderer.arrakis.tables import LONG_NAMES, NAMES, words
from tests.renderer.test_pictures import ALIKE, apart
from tests.support.pictures import told
from tests.support.soak import soaking

PICTURES = ("board", "hand", "mat", "row", "spice", "near", "conflict", "result", "sector:neo", "sector:swi")


def test_a_board_has_the_promised_size():
    for size, shape in (("wide", (1600, 1200)), ("tall", (1080, 1620))):
        made = render("arrakis", tables.public(), "board", names=NAMES, size=size)
        assert Image.open(BytesIO(made.data)).size == (made.width, made.height) == shape


@pytest.mark.parametrize("size", ["wide", "tall"])
@pytest.mark.parametrize("picture", PICTURES)
def test_every_picture_is_drawn_small_enough_and_told_in_words(picture: str, size: str):
    made = render("arrakis", tables.own(), picture, names=NAMES, size=size)
    assert len(made.data) < 560 * 1024
    assert 0 < len(made.alt) <= MAX_ALT_LENGTH
    assert ":" not in made.filename


@pytest.mark.parametrize("key", soaking(load_palettes(), usual=2))
def test_every_palette_draws_a_board_of_its_own(key: str):
    made = render("arrakis", tables.public(), "board", names=NAMES, palette=key)
    assert key == "default" or made.data != render("arrakis", tables.public(), "board", names=NAMES).data


@pytest.mark.parametrize("key", load_palettes())
def test_codes_can_be_read_on_every_terrain(key: str):
    """Codes also have a soft pale outline."""
    colours = load_palettes()[key]
    assert contrast(colours["night"], colours["paper"]) >= 7
    for terrain, ground in terrain_colours(colours).items():
        if terrain != "mountain":
            assert contrast(colours["night"], ground) >= 4, terrain


@pytest.mark.parametrize("key", load_palettes())
def test_the_two_sides_differ_in_lightness_too(key: str):
    colours = load_palettes()[key]
    assert contrast(colours["water"], colours["blood"]) >= 1.8


def test_alt_text_tells_turn_changes_tracks_and_legions():
    said = told("arrakis", tables.public(), "board", before=tables.before(), names=NAMES)
    assert "Ann’s turn" in said
    assert "supremacy +1" in said
    assert "WGP" in said
    assert "Supremacy 4 of 10" in said


def test_alt_text_keeps_to_the_limit_with_long_names():
    assert len(told("arrakis", tables.teams(), "board", names=LONG_NAMES)) <= MAX_ALT_LENGTH


def test_the_board_in_words_names_every_legion_leader_card_and_marker():
    said = render_text("arrakis", tables.own(), names=NAMES)
    for area in tables.public().areas:
        assert f"({load_board().areas[area.id].code})" in said
    for name in ("Stilgar", "Thufir Hawat", "The Desert War", "Usul", "CHOAM", "air zone A1", "1 Sardaukar"):
        assert name in said
    assert "Objective: Kwisatz Haderach 8" in said


def test_a_sector_in_words_names_every_border_and_wall():
    said = render_text("arrakis", tables.public(), "sector:nei", names=NAMES)
    assert "Rimwall West (RIM): empty; mountain; borders ARK, BRK, IMP, INE5; wall to NE4, NE5." in said
    assert all(area.code in said for area in load_board().find_areas_of("nei"))


def test_what_is_hidden_is_told_to_nobody_but_its_owner():
    everybody, owner = (render_text("arrakis", view, names=NAMES) for view in (tables.public(), tables.own()))
    assert "sietch of rank ?" in everybody
    assert "Objective" not in everybody
    assert "Usul" not in everybody
    assert "[1 regular, 1 elite]" in owner
    assert "[" not in everybody


@pytest.mark.parametrize("picture", ["board", "mat", "near", "sector:nei", "conflict", "hand"])
def test_pictures_of_hidden_shuffled_states_are_the_same(picture: str):
    found = tables.positions(2, "sand", 150)
    position = found[len(found) // 2]
    state = GAME.decode(position.state)
    for seat in (None, 0, 1):
        view, other = GAME.view(state, seat), GAME.view(GAME.shuffle_hidden(state, seat, "salt"), seat)
        if picture != "hand" or seat is not None:
            drawn = [
                list(RENDERER.pictures[picture](RenderContext(one, NAMES)).foreground_sprites())
                for one in (view, other)
            ]
            assert drawn[0] == drawn[1]
            assert RENDERER.alt(RenderContext(view, NAMES), picture) == RENDERER.alt(
                RenderContext(other, NAMES), picture
            )


def test_everything_that_can_be_looked_up_is_drawn():
    for entry in GAME.cards():
        thing = entry if entry.face is None else entry.face
        assert list(RENDERER.pictures["card"](RenderContext(thing)).foreground_sprites())
        assert RENDERER.alt(RenderContext(thing), "card")


def test_the_public_has_no_hand_to_show():
    with pytest.raises(NothingToShow):
        render("arrakis", tables.public(), "hand", names=NAMES)


def test_an_empty_hand_is_drawn_and_told():
    bare = msgspec.structs.replace(tables.own(), hand=())
    assert render("arrakis", bare, "hand", names=NAMES).data
    assert "none" in render_text("arrakis", bare, "hand", names=NAMES)


def test_cards_leaders_and_other_entries_can_be_looked_up():
    leader = tables.public().leaders[0]
    vision = tables.VISIONS[0].face
    other = Entry("area-arrakeen", say("arrakis-area-arrakeen"), words("area"), (words("A plateau."),))
    for thing, first in (
        (tables.HAND[0], "Usul."),
        (leader, "Paul Muad'Dib."),
        (vision, "The Desert War."),
        (other, "Arrakeen."),
    ):
        assert render("arrakis", thing, "card").alt.startswith(first)
    with pytest.raises(NothingToShow):
        render("arrakis", tables.public(), "card")


def test_a_choice_is_told_with_what_stands_there():
    said = told("arrakis", tables.choosing(), "near", names=NAMES)
    assert "From Windgap: 6 ways" in said
    assert "False Wall West (FWW)" in said


@pytest.mark.parametrize(("name", "size"), approve.PICTURES)
def test_pictures_look_as_they_did_when_they_were_approved(name: str, size: str):
    golden = approve.GOLDEN.approved(name.replace(":", "-"), size)
    assert apart(approve.drawn(name, size), Image.open(golden)) < ALIKE


def test_one_legion_less_is_not_the_approved_picture():
    view = tables.public()
    areas = tuple(area for area in view.areas if area.id != "pasty_mesa")
    other = render("arrakis", msgspec.structs.replace(view, areas=areas), "board", before=tables.before(), names=NAMES)
    assert apart(Image.open(BytesIO(other.data)), Image.open(approve.GOLDEN.approved("board", "wide"))) > ALIKE
