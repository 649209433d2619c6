"""The deed picture of War for Arrakis: changed places are bright, and arrows follow the legions."""

import msgspec
import pytest

from games.arrakis.views import AreaView, ArrakisView, LegionView, ZoneView
from renderer.arrakis import RENDERER
from renderer.arrakis.chart import make_whole_chart
from renderer.arrakis.icons_pieces import SIDE_COLOURS
from renderer.arrakis.map_picture import find_area_box, find_changed_zones
from renderer.arrakis.moves import WORM_COLOUR, find_moves
from renderer.context import RenderContext
from renderer.sprites import Area, Icon, Lettering, Part, Veil
from tests.renderer.arrakis import tables

NAMES = tables.NAMES
SIX, FOUR, TWO = (LegionView("harkonnen", regular=count) for count in (6, 4, 2))


def view_of(*areas: AreaView, zones: tuple[ZoneView, ...] = ()) -> ArrakisView:
    return msgspec.structs.replace(tables.public(), areas=areas, zones=zones)


def camp(area: str, *legions: LegionView) -> AreaView:
    return AreaView(area, legions=legions)


def ways(before: ArrakisView, after: ArrakisView, **tags: str) -> list[tuple[str, str, str]]:
    return find_moves(
        RenderContext(after, NAMES, before=before, mentions={f"area:{area}": tag for area, tag in tags.items()})
    )


BEFORE = view_of(camp("arrakeen", SIX), camp("carthag", FOUR))
TOLD = {"arrakeen": "", "carthag": "", "broken_land": "", "arsunt": ""}


def test_an_arrow_follows_a_legion_to_where_it_went() -> None:
    after = view_of(camp("broken_land", SIX), camp("carthag", FOUR))
    assert ways(BEFORE, after, **TOLD) == [("arrakeen", "broken_land", SIDE_COLOURS["harkonnen"])]


def test_legions_that_move_at_once_are_told_apart_by_their_numbers() -> None:
    after = view_of(camp("broken_land", FOUR), camp("arsunt", SIX))
    assert {(origin, end) for origin, end, _ in ways(BEFORE, after, **TOLD)} == {
        ("carthag", "broken_land"),
        ("arrakeen", "arsunt"),
    }


def test_whoever_advances_after_losses_comes_from_where_the_legion_stood() -> None:
    after = view_of(camp("broken_land", FOUR), camp("carthag", FOUR))
    assert [way[:2] for way in ways(BEFORE, after, **TOLD)] == [("arrakeen", "broken_land")]


@pytest.mark.parametrize(
    ("after", "tags"),
    [
        (view_of(camp("arrakeen", SIX), camp("carthag", SIX)), TOLD),
        (view_of(camp("arrakeen", FOUR), camp("carthag", SIX)), {"arrakeen": "1", "carthag": "2"}),
        (view_of(camp("arrakeen", FOUR), camp("carthag", SIX)), {}),
    ],
    ids=["deployed from the supply", "another sentence tells of the loss", "no sentence tells of it"],
)
def test_where_nobody_is_known_to_have_come_from_no_arrow_claims_it(after: ArrakisView, tags: dict[str, str]) -> None:
    assert ways(BEFORE, after, **tags) == []


def test_a_sandworm_that_went_on_has_an_arrow_too() -> None:
    before, after = (view_of(AreaView(area, worm="sandworm")) for area in ("arrakeen", "carthag"))
    assert ways(before, after, **TOLD) == [("arrakeen", "carthag", WORM_COLOUR)]


def drawn(before: ArrakisView, after: ArrakisView) -> tuple[Part, Part]:
    tags = {f"area:{area}": "" for area in TOLD}
    drawing = RENDERER.pictures["deed"](RenderContext(after, NAMES, before=before, mentions=tags))
    return next(part for part in drawing.parts if part.name == "map"), drawing.parts[-1]


def test_tracks_that_moved_stay_bright() -> None:
    now = tables.public()
    lower = msgspec.structs.replace(now.tracks, supremacy=now.tracks.supremacy - 2)
    drawing = RENDERER.pictures["deed"](RenderContext(now, NAMES, before=msgspec.structs.replace(now, tracks=lower)))
    tracks = next(part.box for part in drawing.parts if part.name == "tracks")
    (veil,) = (mark for mark in drawing.parts[-1].marks if isinstance(mark, Veil))
    assert any(hole.contains(tracks) for hole in veil.holes)


def test_where_something_changed_the_board_stays_bright() -> None:
    after = view_of(camp("broken_land", SIX), camp("carthag", FOUR))
    land, deed = drawn(BEFORE, after)
    (veil,) = (mark for mark in deed.marks if isinstance(mark, Veil))
    bright = {find_area_box(make_whole_chart(land.box), area) for area in ("arrakeen", "broken_land")}
    assert bright <= set(veil.holes)
    assert find_area_box(make_whole_chart(land.box), "carthag") not in veil.holes
    assert SIDE_COLOURS["harkonnen"] in {mark.ink for mark in deed.marks if isinstance(mark, Area)}


def test_an_air_zone_out_of_which_something_flew_stays_bright() -> None:
    before = view_of(zones=(ZoneView("az_neo_nei", "ornithopter"),))
    land, deed = drawn(before, view_of())
    (veil,) = (mark for mark in deed.marks if isinstance(mark, Veil))
    zones = find_changed_zones(make_whole_chart(land.box), RenderContext(view_of(), NAMES, before=before))
    assert len(zones) == 1
    assert set(zones) <= set(veil.holes)


def test_without_a_change_the_board_of_the_war_is_shown_as_it_is() -> None:
    drawing = RENDERER.pictures["deed"](RenderContext(BEFORE, NAMES, before=BEFORE))
    assert all(part.name != "deed" for part in drawing.parts)


def test_an_arrow_hides_no_code_of_an_area() -> None:
    after = view_of(camp("broken_land", SIX), camp("carthag", FOUR))
    context = RenderContext(after, NAMES, before=BEFORE, mentions={f"area:{area}": tag for area, tag in TOLD.items()})
    marks = RENDERER.pictures["deed"](context).parts[-1].marks
    arrows = [n for n, mark in enumerate(marks) if isinstance(mark, Area)]
    codes = {mark.text: n for n, mark in enumerate(marks) if isinstance(mark, Lettering)}
    assert codes["ARK"] > max(arrows)


def test_a_glance_shows_both_ends_of_the_way_of_a_legion() -> None:
    before, after = view_of(camp("north_pole", SIX)), view_of(camp("north_pole", FOUR), camp("hobars_gap", TWO))
    context = RenderContext(after, NAMES, before=before, mentions={"area:north_pole": "", "area:hobars_gap": ""})
    deed = next(part for part in RENDERER.pictures["glance"](context).parts if part.name == "deed")
    codes = {sprite.text for sprite in deed.changing if isinstance(sprite, Lettering)}
    assert {"HOB", "POL"} <= codes
    assert [sprite for sprite in deed.changing if isinstance(sprite, Area) and sprite.ink == "blood"]


def test_an_arrow_leads_from_where_a_worm_lay_that_struck_and_left() -> None:
    before, after = view_of(AreaView("nwo_01", worm="sandworm"), camp("broken_land", SIX)), view_of()
    context = RenderContext(after, NAMES, before=before, mentions={"worm:broken_land": "", "area:broken_land": ""})
    assert find_moves(context) == [("nwo_01", "broken_land", WORM_COLOUR)]


def test_no_arrow_leads_from_a_worm_to_where_another_one_struck() -> None:
    before = view_of(AreaView("nwo_01", worm="sandworm"), AreaView("nwo_02", worm="sandworm"))
    assert find_moves(RenderContext(view_of(), NAMES, before=before, mentions={"worm:broken_land": ""})) == []


def test_a_worm_that_struck_hides_no_code() -> None:
    context = RenderContext(view_of(), NAMES, mentions={"worm:great_flat": ""})
    drawing = RENDERER.pictures["board"](context)
    land = next(part for part in drawing.parts if part.name == "map")
    (worm,) = [sprite.box for sprite in land.sprites() if isinstance(sprite, Icon) and sprite.name == "war_sandworm"]
    assert not [s for s in land.sprites() if isinstance(s, Lettering) and s.box.overlaps(worm)]


def test_two_legions_that_went_to_different_ends_of_the_land_are_both_shown_with_their_ends() -> None:
    before = view_of(camp("north_pole", SIX), camp("rock_outcroppings", FOUR))
    after = view_of(
        camp("north_pole", FOUR), camp("hobars_gap", TWO), camp("habbanya_ridge", FOUR), camp("rock_outcroppings")
    )
    told = {"area:north_pole": "1", "area:hobars_gap": "1", "area:rock_outcroppings": "2", "area:habbanya_ridge": "2"}
    context = RenderContext(after, NAMES, before=before, mentions=told)
    assert {(start, end) for start, end, _ in find_moves(context)} == {
        ("north_pole", "hobars_gap"),
        ("rock_outcroppings", "habbanya_ridge"),
    }
    words = texts_of_deed(context)
    assert {"POL", "HOB", "ROC", "HAB"} <= words
    assert {" · HOB", " · HAB"} <= words, "sentences name the ends of ways, so their names stand above the land"


def test_a_glance_shows_where_a_worm_came_up() -> None:
    before, after = view_of(AreaView("nwo_01", worm="sandworm")), view_of(AreaView("swi_03", worm="sandworm"))
    assert " · ISW3" in texts_of_deed(RenderContext(after, NAMES, before=before))


def texts_of_deed(context: RenderContext[ArrakisView]) -> set[str]:
    deed = next(part for part in RENDERER.pictures["glance"](context).parts if part.name == "deed")
    return {sprite.text for sprite in deed.changing if isinstance(sprite, Lettering)}
