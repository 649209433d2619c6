"""Pages of War for Arrakis: cards in even rows, a spice board with a legend, a glance with the round."""

import msgspec
import pytest
from msgspec.structs import replace

from games.arrakis.views import ArrakisView
from renderer.arrakis import RENDERER
from renderer.arrakis.banner import CRESTS
from renderer.arrakis.battle import find_army_scene
from renderer.arrakis.pages import count_cards_in_row
from renderer.arrakis.tracks import describe_progress, find_leading_side
from renderer.context import RenderContext
from renderer.scenes import load_scenes
from renderer.sprites import Icon, Lettering, Panel, Vista
from tests.renderer.arrakis import tables

NAMES = tables.NAMES


def words_of(picture: str, view: ArrakisView) -> str:
    drawing = RENDERER.pictures[picture](RenderContext(view, NAMES))
    return " ".join(sprite.text for part in drawing.parts for sprite in part.sprites() if isinstance(sprite, Lettering))


@pytest.mark.parametrize(("count", "across"), [(1, 3), (3, 3), (4, 4), (5, 3), (6, 3), (7, 4), (8, 4)])
def test_cards_stand_in_rows_as_even_as_may_be(count: int, across: int) -> None:
    assert count_cards_in_row(count, max_cards=4) == across


def test_six_cards_of_a_hand_stand_three_and_three() -> None:
    view = tables.own()
    assert view.hand
    six = msgspec.structs.replace(view, hand=(view.hand * 6)[:6])
    cards = [
        part.box for part in RENDERER.pictures["hand"](RenderContext(six, NAMES)).parts if part.name.startswith("card:")
    ]
    assert [sum(box.y == y for box in cards) for y in sorted({box.y for box in cards})] == [3, 3]


def test_beside_every_dashboard_its_side_is_seen() -> None:
    boards = [f"arrakis/board/{crest}" for crest in CRESTS.values()]
    assert [scene for scene in boards if scene not in load_scenes()] == []
    assert {"arrakis/board/atreides"} == {
        sprite.scene
        for part in RENDERER.pictures["mat"](RenderContext(tables.own(), NAMES)).parts
        if part.name.startswith("board:")
        for sprite in part.sprites()
        if isinstance(sprite, Vista)
    }


@pytest.mark.parametrize("special", [0, 1])
def test_a_battle_shows_who_fights_and_special_elites_first(special: int) -> None:
    view = tables.fighting()
    assert view.battle is not None
    sides = [view.battle.attacker, view.battle.defender]
    seen = [
        find_army_scene(replace(side, legion=replace(side.legion, special=special)))
        for side in sides
        if side is not None
    ]
    expected = ["sardaukar", "fedaykin"] if special else ["harkonnen", "atreides"]
    assert seen == [f"arrakis/army/{name}" for name in expected]
    assert {*seen} <= load_scenes().keys()


@pytest.mark.parametrize("picture", ["spice", "result", "hand"])
def test_on_a_phone_numbers_and_sentences_of_a_page_are_at_least_eight_pixels_high(picture: str) -> None:
    view = tables.ended() if picture == "result" else tables.own()
    drawing = RENDERER.pictures[picture](RenderContext(view, NAMES))
    sizes = [sprite.size for part in drawing.parts for sprite in part.sprites() if isinstance(sprite, Lettering)]
    assert min(sizes) * 400 >= 8 * drawing.width


@pytest.mark.parametrize("side", ["atreides", "harkonnen"])
def test_who_won_a_war_is_seen_in_the_title_of_its_end(side: str) -> None:
    view = tables.ended()
    assert view.ending is not None
    won = msgspec.structs.replace(view, ending=msgspec.structs.replace(view.ending, side=side))
    (title,) = (part for part in RENDERER.pictures["result"](RenderContext(won, NAMES)).parts if part.name == "title")
    assert [sprite.scene.startswith("arrakis/leader/") for sprite in title.changing if isinstance(sprite, Vista)] == [
        True
    ]


def test_the_spice_board_says_what_its_columns_count() -> None:
    assert "ornithopters and carryalls to place" in words_of("spice", tables.public())


def test_who_bans_is_shown_whole_on_the_board_by_signs() -> None:
    view = tables.public()
    markers = tuple(msgspec.structs.replace(marker, banned=True) for marker in view.spice.markers)
    banned = msgspec.structs.replace(view, spice=msgspec.structs.replace(view.spice, markers=markers))
    (board,) = (part for part in RENDERER.pictures["board"](RenderContext(banned, NAMES)).parts if part.name == "spice")
    signs = [sprite.name for sprite in board.sprites() if isinstance(sprite, Icon)]
    assert signs.count("war_ban") == len(markers)
    assert all(f"war_{marker.track}" in signs for marker in markers)
    assert all("…" not in sprite.text for sprite in board.sprites() if isinstance(sprite, Lettering))


def test_a_prescience_card_shows_its_award_once() -> None:
    assert "Award" not in words_of("row", tables.public())


def test_a_glance_says_which_round_it_is() -> None:
    view = tables.public()
    assert f"Round {view.round}" in words_of("glance", view)


def test_a_rail_says_the_target_to_those_who_know_it_and_what_is_possible_to_others() -> None:
    assert describe_progress(tables.own().tracks, "kh") == "4/8"
    assert describe_progress(tables.public().tracks, "kh") == "4/6–9"


@pytest.mark.parametrize(("supremacy", "side"), [(9, "harkonnen"), (0, "atreides")])
def test_the_side_that_has_come_further_on_its_way_is_ahead(supremacy: int, side: str) -> None:
    assert find_leading_side(replace(tables.TRACKS, supremacy=supremacy)) == side


def test_a_glance_says_who_is_ahead_and_how_far_each_side_has_come() -> None:
    said = words_of("glance", replace(tables.public(), tracks=replace(tables.TRACKS, supremacy=9)))
    assert "Ahead" in said
    assert "45 %" in said
    assert "90 %" in said


@pytest.mark.parametrize("picture", ["glance", "board", "result", "conflict"])
def test_people_have_the_colour_of_their_side_in_every_picture(picture: str) -> None:
    view = tables.ended() if picture == "result" else tables.fighting() if picture == "conflict" else tables.public()
    drawing = RENDERER.pictures[picture](RenderContext(view, NAMES))
    sprites = [sprite for part in drawing.parts for sprite in part.sprites()]
    assert not [each for each in sprites if isinstance(each, Icon | Panel) and each.tint.startswith("piece:")]


def test_a_glance_names_the_areas_of_its_sentence_with_their_codes() -> None:
    context = RenderContext(tables.public(), NAMES, mentions={"area:arrakeen": "", "area:windgap": ""})
    (deed,) = (part for part in RENDERER.pictures["glance"](context).parts if part.name == "deed")
    said = [each.text for each in deed.sprites() if isinstance(each, Lettering)]
    assert {"Arrakeen", " · ARK", "Windgap", " · WGP"} <= {*said}


def test_a_picture_of_one_legion_names_its_area_and_counts_no_ways() -> None:
    view = replace(tables.own(), origin="hagga_basin", candidates=())
    assert "Hagga Basin" in words_of("near", view)
    assert "0 ways" not in words_of("near", view)
    assert "one way" in words_of("near", replace(view, candidates=("imperial_basin",)))
