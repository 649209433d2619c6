"""Pages of the war: cards in even rows, a spice board that explains itself, a glance that says which round it is."""

import msgspec
import pytest

from games.arrakis.views import ArrakisView
from renderer.arrakis import LAYOUT
from renderer.arrakis.pages import even
from renderer.frame import Frame
from renderer.sprites import Icon, Lettering
from tests.renderer.arrakis import tables

NAMES = tables.NAMES


def words_of(picture: str, view: ArrakisView) -> str:
    drawing = LAYOUT.pictures[picture](Frame(view, NAMES))
    return " ".join(sprite.text for part in drawing.parts for sprite in part.sprites() if isinstance(sprite, Lettering))


@pytest.mark.parametrize(("count", "across"), [(1, 3), (3, 3), (4, 4), (5, 3), (6, 3), (7, 4), (8, 4)])
def test_cards_stand_in_rows_as_even_as_may_be(count: int, across: int) -> None:
    assert even(count, most=4) == across


def test_six_cards_of_a_hand_stand_three_and_three() -> None:
    view = tables.own()
    assert view.hand
    six = msgspec.structs.replace(view, hand=(view.hand * 6)[:6])
    cards = [part.box for part in LAYOUT.pictures["hand"](Frame(six, NAMES)).parts if part.name.startswith("card:")]
    assert [sum(box.y == y for box in cards) for y in sorted({box.y for box in cards})] == [3, 3]


def test_the_spice_board_says_what_its_columns_count() -> None:
    assert "ornithopters and carryalls to place" in words_of("spice", tables.public())


def test_who_bans_is_shown_whole_on_the_board_by_signs() -> None:
    view = tables.public()
    markers = tuple(msgspec.structs.replace(marker, banned=True) for marker in view.spice.markers)
    banned = msgspec.structs.replace(view, spice=msgspec.structs.replace(view.spice, markers=markers))
    (board,) = (part for part in LAYOUT.pictures["board"](Frame(banned, NAMES)).parts if part.name == "spice")
    signs = [sprite.name for sprite in board.sprites() if isinstance(sprite, Icon)]
    assert all(signs.count(f"war_{marker.track}") == 2 for marker in markers)
    assert all("…" not in sprite.text for sprite in board.sprites() if isinstance(sprite, Lettering))


def test_a_prescience_card_shows_its_award_once() -> None:
    assert "Award" not in words_of("row", tables.public())


def test_a_glance_says_which_round_it_is() -> None:
    view = tables.public()
    assert f"Round {view.round}" in words_of("glance", view)
