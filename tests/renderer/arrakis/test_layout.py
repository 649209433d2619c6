"""Layout of War for Arrakis without pixels: nothing overlaps, nothing leaves its box, every figure can be counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations

import msgspec
import pytest

from games.arrakis.views import AreaView, ArrakisView, PrescienceView
from games.core.locales import languages
from renderer.arrakis import RENDERER
from renderer.arrakis.box_places import measure_overhang
from renderer.arrakis.chart import draw_walls, make_chart_around, make_whole_chart
from renderer.arrakis.geography import load_board
from renderer.arrakis.map_picture import draw_pieces
from renderer.colours import contrast, get_palette, load_palettes
from renderer.context import RenderContext
from renderer.sprites import Area, Box, Drawing, Glow, Icon, Lettering, Panel
from renderer.typesetting import is_cut
from tests.renderer.arrakis import tables
from tests.renderer.arrakis.tables import LONG_NAMES, NAMES
from tests.renderer.positions import Position
from tests.renderer.test_layout import Longer, content, faults
from tests.support.soak import share_of, taste_of

SIZES = ["wide", "tall"]
SMALLEST_DIE = 24
"""On a phone such a die is 9 points wide."""
PICTURES = ("board", "mat", "row", "spice", "near", "conflict", "result")
VIEWS = {
    "public": tables.public,
    "own": tables.own,
    "choosing": tables.choosing,
    "fighting": tables.fighting,
    "ended": tables.ended,
    "solo": tables.solo,
    "teams": tables.teams,
    "crowded": tables.crowded,
}
GROUNDS = {"war_tank"}
"""Icons made to lie under others."""


def wrong(drawing: Drawing) -> list[str]:
    """Return the faults of a picture. Pieces of a crowded area may touch those of its neighbours, so the map has
    separate tests.
    """
    return [fault for fault in faults(drawing) if " in map" not in fault and not any(name in fault for name in GROUNDS)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("picture", PICTURES)
@pytest.mark.parametrize("kind", VIEWS)
def test_nothing_overlaps_or_leaves_its_box(kind: str, picture: str, size: str):
    drawing = RENDERER.pictures[picture](
        RenderContext(VIEWS[kind](), LONG_NAMES, size=size, before=tables.before(), focus="1")
    )
    assert wrong(drawing) == []


@pytest.mark.parametrize("sector", load_board().sectors)
def test_a_crowded_sector_has_room(sector: str):
    assert wrong(RENDERER.pictures[f"sector:{sector}"](RenderContext(tables.crowded(), NAMES, size="tall"))) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_overlaps_or_leaves_its_box_in_random_games(players: int, size: str):
    for position in tables.positions(players, "sand", 450):
        check_pictures(position, size)


@pytest.mark.soak
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [f"soak {number}" for number in range(share_of(6))])
def test_nothing_overlaps_in_many_random_games(players: int, size: str, seed: str):
    for position in tables.positions(players, seed, taste_of(50, 450)):
        check_pictures(position, size)


def check_pictures(position: Position[ArrakisView], size: str) -> None:
    for view in (position.public, position.seats[-1]):
        for picture in ("board", "mat", "row", "spice", "conflict", "near", "result", "hand"):
            if picture != "hand" or view.hand is not None:
                context = RenderContext(view, LONG_NAMES, size=size, before=position.before)
                assert wrong(RENDERER.pictures[picture](context)) == [], picture


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("picture", ["board", "mat", "row", "spice", "conflict", "result", "hand"])
def test_half_as_long_again_words_stay_in_their_boxes(picture: str, size: str):
    view = msgspec.structs.replace(tables.own(), battle=tables.fighting().battle)
    drawing = RENDERER.pictures[picture](Longer(view, LONG_NAMES, size=size))
    # The letters of leaders are two in every language.
    assert [fault for fault in wrong(drawing) if "too small" not in fault] == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("picture", ["board", "sector:nei", "sector:swi", "near"])
def test_no_two_pieces_of_the_map_overlap_in_the_middle_of_a_game(picture: str, size: str):
    drawing = RENDERER.pictures[picture](RenderContext(tables.choosing(), NAMES, size=size))
    land = next(part for part in drawing.parts if part.name == "map")
    shown = [sprite for sprite in content(land) if not (isinstance(sprite, Icon) and sprite.name in GROUNDS)]
    meeting = [(a, b) for a, b in combinations(shown, 2) if a.box.inset(3).overlaps(b.box.inset(3))]
    assert meeting == []


def drawn(area: AreaView, sector: str = "") -> list[Icon]:
    box = Box(0, 0, 1176, 840)
    chart = (
        make_chart_around(box, [one.id for one in load_board().find_areas_of(sector)])
        if sector
        else make_whole_chart(box)
    )
    return [sprite for sprite in draw_pieces(chart, area, "en") if isinstance(sprite, Icon)]


def test_a_legion_on_the_board_is_one_shield_with_the_number_of_its_units():
    for area in tables.public().areas:
        shields = [icon for icon in drawn(area) if icon.name.startswith("war_legion")]
        totals = [str(one.regular + one.elite + one.special) for one in area.legions if not one.tokens]
        assert [shield.number for shield in shields if "?" not in shield.number] == totals


def test_a_shield_on_the_board_has_a_golden_star_for_a_named_leader_and_a_white_one_for_others():
    for key, icon in (("windgap", "war_legion_named"), ("gara_kulon", "war_legion_led"), ("arsunt", "war_legion")):
        area = next(area for area in tables.public().areas if area.id == key)
        assert [each.name for each in drawn(area) if each.name.startswith("war_legion")] == [icon]


def test_what_tokens_hide_is_a_question_on_the_board_and_a_number_for_their_owner():
    for view, number in ((tables.public(), "?"), (tables.own(), "2")):
        area = next(area for area in view.areas if area.id == "sihaya_ridge")
        assert [each.number for each in drawn(area) if each.name.startswith("war_legion")] == [number]


@pytest.mark.parametrize("sector", load_board().sectors)
def test_every_figure_of_a_legion_is_drawn_in_the_picture_of_its_sector(sector: str):
    for area in tables.public().areas:
        if sector not in load_board().areas[area.id].sectors:
            continue
        icons = Counter(icon.name for icon in drawn(area, sector))
        for legion in area.legions:
            assert icons["war_regular"] == legion.regular
            assert icons["war_elite"] == legion.elite
            assert icons["war_special"] == legion.special
            assert icons["war_token"] == legion.tokens
            assert icons["war_generic"] == legion.generic
            assert icons["war_named"] == len(legion.named)


def test_figures_of_one_sector_are_large_enough_for_a_phone():
    """At 1080 px a figure of 22 px is 8 px on a screen 400 px wide."""
    for sector in load_board().sectors:
        chart = make_chart_around(Box(16, 100, 1048, 1204), [one.id for one in load_board().find_areas_of(sector)])
        for area in tables.public().areas:
            if area.legions and sector in load_board().areas[area.id].sectors:
                figures = [s for s in draw_pieces(chart, area, "en") if isinstance(s, Icon) and s.name == "war_regular"]
                assert all(figure.box.w >= 22 for figure in figures), area.id


def test_leaders_with_a_name_carry_its_letters_in_the_picture_of_a_sector():
    windgap = next(area for area in tables.public().areas if area.id == "windgap")
    assert [icon.number for icon in drawn(windgap, "swi") if icon.name == "war_named"] == ["MD", "CH"]


def test_the_owner_sees_what_tokens_hide_and_nobody_else_does():
    for view, seen in ((tables.own(), 2), (tables.public(), 0)):
        area = next(one for one in view.areas if one.id == "sihaya_ridge")
        hidden = [icon for icon in drawn(area, "neo") if icon.name in ("war_regular", "war_elite")]
        assert len(hidden) == seen


def test_a_rank_that_is_hidden_shows_a_question():
    area = next(one for one in tables.public().areas if one.id == "sihaya_ridge")
    assert [icon.number for icon in drawn(area) if icon.name == "war_sietch"] == ["?"]


def map_of(view: ArrakisView, picture: str = "board", **how: object) -> list[object]:
    context = RenderContext(view, NAMES, **how)
    part = next(part for part in RENDERER.pictures[picture](context).parts if part.name == "map")
    return [*part.static, *part.changing, *part.marks]


def test_every_area_shows_its_code():
    shown = {sprite.text for sprite in map_of(tables.public()) if isinstance(sprite, Lettering)}
    assert {area.code for area in load_board().areas.values()} <= shown
    assert {zone.code for zone in load_board().zones.values()} <= shown


def test_held_areas_glow_in_the_colour_of_their_side():
    inks = [sprite.ink for sprite in map_of(tables.public()) if isinstance(sprite, Glow)]
    held = [area for area in tables.public().areas if area.legions or area.settlement]
    assert len(inks) == len(held)
    assert set(inks) == {"water", "blood"}


@pytest.mark.parametrize("key", load_palettes())
def test_who_holds_an_area_is_told_without_colour_by_a_light_or_a_dark_rim(key: str):
    rims = {sprite.ink: sprite.rim for sprite in map_of(tables.public()) if isinstance(sprite, Glow)}
    colours = get_palette(key)
    assert contrast(colours[rims["water"]], colours[rims["blood"]]) > 7


@pytest.mark.parametrize("key", load_board().areas)
def test_walls_end_at_the_edge_of_a_chart(key: str):
    chart = make_chart_around(Box(0, 0, 720, 330), [key])
    assert all(chart.box.contains(sprite.box) for sprite in draw_walls(chart))


def test_what_may_be_chosen_shines_and_where_one_comes_from_has_an_edge():
    shining = [
        sprite for sprite in map_of(tables.choosing(), "near") if isinstance(sprite, Glow) and sprite.ink == "mark"
    ]
    assert len(shining) == len(tables.choosing().candidates)
    assert any(
        isinstance(sprite, Area) and sprite.ink == "paper" and sprite.width < 10
        for sprite in map_of(tables.choosing(), "near")[-400:]
    )


def test_an_area_that_changed_has_a_bright_edge_and_the_number_of_its_sentence():
    found = map_of(tables.public(), before=tables.before(), mentions={"area:windgap": "2"})
    assert [sprite.number for sprite in found if isinstance(sprite, Icon) and sprite.name == "tag"] == ["2"]
    assert len([s for s in found if isinstance(s, Area) and s.ink == "mark"]) == 2


def test_the_ring_of_a_change_is_dashed_and_the_border_of_a_sector_is_not():
    rings = [s for s in map_of(tables.public(), before=tables.before()) if isinstance(s, Area) and s.ink == "mark"]
    assert all(len(ring.paths) > 3 for ring in rings)
    assert not [s for s in map_of(tables.public()) if isinstance(s, Area) and s.ink in ("mark", "gold")]


@pytest.mark.parametrize("picture", ["board", "near"])
def test_areas_that_options_name_light_up_and_the_others_are_dimmed(picture: str):
    shown = map_of(tables.public(), picture, highlights=frozenset({"area:windgap", "zone:az_neo_nei"}))
    assert len([s for s in shown if isinstance(s, Glow) and s.ink == "mark"]) == 1
    assert [s for s in shown if isinstance(s, Panel) and s.style == "zone-lit"]
    dimmed = [s for s in shown if isinstance(s, Area) and s.ink == "night" and not s.width]
    assert len(dimmed) == len(load_board().areas) - 1


def test_a_board_on_which_nothing_is_chosen_is_not_dimmed():
    shown = map_of(tables.public(), highlights=frozenset({"card:usul"}))
    assert not [s for s in shown if isinstance(s, Area) and s.ink == "night" and not s.width]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("size", ["wide", "tall"])
@pytest.mark.parametrize("made", [tables.public, tables.solo])
def test_no_name_on_a_board_is_cut_in_any_language(made: Callable[[], ArrakisView], size: str, lang: str):
    drawing = RENDERER.pictures["board"](RenderContext(made(), NAMES, lang, size))
    written = [sprite.text for part in drawing.parts for sprite in part.sprites() if isinstance(sprite, Lettering)]
    assert [text for text in written if text.endswith("…")] == []


def test_dice_that_the_automa_rolled_beyond_its_places_stay_in_its_dashboard():
    view = tables.solo()
    boards = tuple(
        msgspec.structs.replace(board, used=("house",) * 5) if board.seat is None else board
        for board in view.dashboards
    )
    drawing = RENDERER.pictures["board"](RenderContext(msgspec.structs.replace(view, dashboards=boards), NAMES))
    part = next(part for part in drawing.parts if part.name == "board:harkonnen")
    dice = [sprite.box for sprite in part.changing if isinstance(sprite, Icon) and sprite.name == "war_house"]
    assert len(dice) >= 5
    assert all(part.box.contains(box) for box in dice)
    assert not any(one.overlaps(other) for one, other in combinations(dice, 2))


def test_a_worm_that_struck_and_left_is_drawn_where_it_struck():
    marked = map_of(tables.public(), mentions={"worm:pasty_mesa": ""})
    before = [s for s in map_of(tables.public()) if isinstance(s, Icon) and s.name == "war_sandworm"]
    after = [s for s in marked if isinstance(s, Icon) and s.name == "war_sandworm"]
    assert len(after) == len(before) + 1


def test_nothing_is_marked_where_nothing_changed():
    drawing = RENDERER.pictures["board"](RenderContext(tables.public(), NAMES, before=tables.public()))
    assert [mark for part in drawing.parts for mark in part.marks] == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("step", range(13))
def test_a_change_on_the_tracks_covers_no_number_and_no_word(step: int, size: str):
    """This holds for all places of the markers and all changes."""
    now = msgspec.structs.replace(tables.TRACKS, kh=step, sd=step, jh=step, supremacy=min(step, 10))
    past = msgspec.structs.replace(now, kh=12 - step, sd=0, jh=12, supremacy=10 - now.supremacy)
    views = [msgspec.structs.replace(tables.public(), tracks=each) for each in (now, past)]
    drawing = RENDERER.pictures["board"](RenderContext(views[0], NAMES, size=size, before=views[1]))
    part = next(part for part in drawing.parts if part.name == "tracks")
    changes = [mark.box for mark in part.marks if isinstance(mark, Panel)]
    markers = [sprite.box for sprite in part.changing if isinstance(sprite, Icon)]
    words = [sprite.box for sprite in part.sprites() if isinstance(sprite, Lettering)]
    assert changes
    assert all(part.box.contains(change) for change in changes)
    assert not [change for change in changes for other in (*markers, *words) if change.overlaps(other)]


def test_an_opened_mountain_is_drawn_as_desert():
    from renderer.paint.relief import LANDS

    opened, plain = LANDS["arrakis"]("hole_in_the_rock"), LANDS["arrakis"]("")
    ring = load_board().areas["hole_in_the_rock"].ring
    assert ring in plain.terrains["mountain"]
    assert ring in opened.terrains["desert"]


def test_a_choice_lies_whole_in_the_picture_of_its_neighbourhood():
    view = tables.choosing()
    for size in SIZES:
        part = next(
            part
            for part in RENDERER.pictures["near"](RenderContext(view, NAMES, size=size)).parts
            if part.name == "map"
        )
        codes = {sprite.text for sprite in part.changing if isinstance(sprite, Lettering)}
        assert {load_board().areas[key].code for key in view.candidates} <= codes


def test_pieces_stand_in_their_area():
    chart = make_whole_chart(Box(0, 0, 1176, 840))
    for area in tables.public().areas:
        placed = [sprite.box for sprite in draw_pieces(chart, area, "en") if isinstance(sprite, Icon | Panel)]
        outside = [box for box in placed if measure_overhang(chart, area.id, box.middle(0, 0)) > 3]
        assert outside == [], area.id


def real_visions() -> list[PrescienceView]:
    from games.arrakis.components import VISIONS
    from games.arrakis.telling.faces import vision_face

    return [PrescienceView(vision_face(card)) for card in VISIONS]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("at", range(0, 16, 3))
def test_every_prescience_card_of_a_row_of_three_has_its_whole_name_on_the_board(at: int, size: str):
    view = msgspec.structs.replace(tables.public(), prescience=tuple(real_visions()[at : at + 3]))
    part = next(
        part
        for part in RENDERER.pictures["board"](RenderContext(view, NAMES, size=size)).parts
        if part.name == "visions"
    )
    assert not is_cut(part.changing)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", ["public", "solo"])
def test_the_dice_of_a_dashboard_are_large_enough_in_every_language(kind: str, language: str, size: str):
    view = VIEWS[kind]()
    results = {slot.result for board in view.dashboards for slot in board.slots}
    drawing = RENDERER.pictures["board"](RenderContext(view, NAMES, language, size=size))
    boards = [part for part in drawing.parts if part.name.startswith("board:")]
    shown = [sprite for part in boards for sprite in part.sprites() if isinstance(sprite, Icon)]
    sides = [icon.box.w for icon in shown if icon.name.removeprefix("war_") in results]
    assert sides
    assert min(sides) >= SMALLEST_DIE
