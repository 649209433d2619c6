"""Layout of the dice game without pixels: nothing overlaps, nothing leaves its box or its region."""

from collections.abc import Iterator

import msgspec
import pytest

from games.core.locales import languages
from games.dice import GAME
from games.dice.views import DiceView, StackView
from renderer.context import RenderContext
from renderer.dice import RENDERER
from renderer.dice.geometry import is_inside, make_plots
from renderer.sprites import Box, Drawing, Glow, Icon, Lettering, Panel
from tests.renderer.dice.tables import LONG_NAMES, NAMES, fought, positions
from tests.renderer.test_layout import Longer, faults
from tests.support.soak import share_of, taste_of

SIZES = ["wide", "tall"]
PICTURES = ("board", "hand", "row", "mat", "conflict", "result")


def scenes(players: int, seed: str, every: int, names: tuple[str, ...], size: str) -> Iterator[Drawing]:
    """Yield every picture of every n-th step of a random game."""
    for number, position in enumerate(positions(players, seed, every)):
        mine = position.seats[number % players]
        yield RENDERER.pictures["board"](RenderContext(position.public, names, size=size, before=position.before))
        yield RENDERER.pictures["hand"](RenderContext(mine, names, size=size))
        yield RENDERER.pictures["mat"](RenderContext(position.public, names, size=size, focus="1"))
        for picture in ("row", "conflict", "result"):
            yield RENDERER.pictures[picture](RenderContext(position.public, names, size=size))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", range(2, 9))
def test_nothing_overlaps_or_leaves_its_box_in_random_games(players: int, size: str) -> None:
    for drawing in scenes(players, "sand", 47, LONG_NAMES[:players], size):
        assert list(faults(drawing)) == []


@pytest.mark.soak
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("names", [NAMES, LONG_NAMES])
@pytest.mark.parametrize("seed", [f"soak {number}" for number in range(share_of(6))])
def test_nothing_overlaps_in_many_random_games(players: int, seed: str, size: str, names: tuple[str, ...]) -> None:
    for drawing in scenes(players, seed, taste_of(5, 47), names[:players], size):
        assert list(faults(drawing)) == []


def crowded(view: DiceView) -> DiceView:
    """Return a view with many forces of every House, and equipment, in every region."""
    stacks = tuple(
        StackView(house.seat, house.house, 8, 4)
        if house.house == "corrino"
        else StackView(house.seat, house.house, 9, 0)
        for house in view.houses
    )
    regions = tuple(
        msgspec.structs.replace(region, stacks=stacks, equipment="harvester" if region.zone else None)
        for region in view.regions
    )
    return msgspec.structs.replace(view, regions=regions)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("land", ["bands", "radial", "hub"])
def test_eight_houses_with_equipment_have_room_in_every_region(land: str, size: str) -> None:
    view = crowded(positions(8, "sand", 17, land)[-1].public)
    drawing = RENDERER.pictures["board"](RenderContext(view, LONG_NAMES, size=size))
    assert list(faults(drawing)) == []
    land_part = next(part for part in drawing.parts if part.name == "map")
    shown = [sprite for sprite in land_part.changing if isinstance(sprite, Icon) and sprite.name.startswith("marker-")]
    assert len(shown) == 8 * len(view.regions)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("land", ["bands", "radial"])
def test_forces_and_names_lie_within_their_region(land: str, size: str) -> None:
    for position in positions(6, "wind", 23, land):
        drawing = RENDERER.pictures["board"](RenderContext(position.public, NAMES[:6], size=size))
        part = next(part for part in drawing.parts if part.name == "map")
        x, y = part.box.centre
        lands = make_plots(position.public.regions, min(part.box.w, part.box.h) // 2)
        placed = [s for s in part.changing if isinstance(s, Panel) or (isinstance(s, Lettering) and s.halo)]
        assert len(placed) >= len(lands)
        for sprite in placed:
            corners = _corners(Box(sprite.box.x - x, sprite.box.y - y, sprite.box.w, sprite.box.h))
            assert any(all(is_inside(plot, cx, cy, 0) for cx, cy in corners) for plot in lands.values()), sprite


def _corners(box: Box) -> list[tuple[int, int]]:
    return [(box.x, box.y), (box.right, box.y), (box.x, box.bottom), (box.right, box.bottom)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("picture", PICTURES)
def test_half_as_long_again_words_stay_in_their_boxes(picture: str, size: str) -> None:
    view = fought(8, "sand").seats[0]
    drawing = RENDERER.pictures[picture](Longer(view, LONG_NAMES, size=size))
    assert list(faults(drawing)) == []


def test_every_entry_fits_its_large_picture() -> None:
    for entry in GAME.cards():
        assert list(faults(RENDERER.pictures["card"](RenderContext(entry, NAMES)))) == []


@pytest.mark.parametrize("size", SIZES)
def test_what_every_house_held_at_the_end_is_told_whole(size: str) -> None:
    view = positions(8, "sand", 17)[-1].public
    many = [region.id for region in view.regions if region.strategic][:2]
    houses = tuple(msgspec.structs.replace(house, strategic=tuple(many)) for house in view.houses)
    drawing = RENDERER.pictures["result"](RenderContext(msgspec.structs.replace(view, houses=houses), NAMES, size=size))
    places = [part for part in drawing.parts if part.name.startswith("place:")]
    written = [sprite.text for part in places for sprite in part.changing if isinstance(sprite, Lettering)]
    assert [text for text in written if text.endswith("…")] == []


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("land", ["bands", "radial", "hub"])
def test_the_name_of_every_region_is_whole(land: str, size: str, lang: str) -> None:
    view = positions(8, "sand", 17, land)[0].public
    context = RenderContext(view, NAMES, lang, size=size)
    part = next(part for part in RENDERER.pictures["board"](context).parts if part.name == "map")
    written = " ".join(sprite.text for sprite in part.changing if isinstance(sprite, Lettering) and sprite.halo)
    assert [name for region in view.regions if (name := context.say(region.name)) not in written] == []


@pytest.mark.parametrize("size", SIZES)
def test_the_supply_has_one_caption(size: str) -> None:
    view = msgspec.structs.replace(positions(8, "sand", 17)[0].public, equipment=("harvester",), thumpers=2)
    drawing = RENDERER.pictures["board"](RenderContext(view, NAMES, size=size))
    part = next(part for part in drawing.parts if part.name == "map")
    assert [s.text for s in part.changing if isinstance(s, Lettering)].count("Supply") == 1


@pytest.mark.parametrize("size", SIZES)
def test_badges_on_the_low_mats_of_eight_houses_lie_on_no_other_icon(size: str) -> None:
    view = positions(8, "sand", 17)[-1].public
    fewer = [msgspec.structs.replace(house, card_regular=house.card_regular + 2) for house in view.houses]
    before = msgspec.structs.replace(view, houses=tuple(fewer))
    drawing = RENDERER.pictures["board"](RenderContext(view, NAMES, size=size, before=before))
    mats = [part for part in drawing.parts if part.name.startswith("seat:")]
    badges = [(mark.box, part) for part in mats for mark in part.marks if isinstance(mark, Icon)]
    assert badges
    for badge, part in badges:
        assert not [s for s in part.changing if isinstance(s, Icon | Lettering) and s.box.overlaps(badge)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [4, 8])
def test_every_strategic_region_wears_its_towers_clear_of_what_stands_there(players: int, size: str) -> None:
    for position in positions(players, "sand", 17):
        drawing = RENDERER.pictures["board"](RenderContext(position.public, NAMES[:players], size=size))
        land = next(part for part in drawing.parts if part.name == "map")
        towers = [each for each in land.changing if each == Icon(each.box, "stronghold")]
        assert len(towers) == 5
        tokens = [each.box for each in land.changing if isinstance(each, Icon | Panel) and each not in towers]
        assert not [each for each in towers if any(each.box.inset(4).overlaps(other) for other in tokens)]


def test_a_name_keeps_its_place_whatever_stands_in_its_region() -> None:
    view = positions(8, "sand", 17)[-1].public
    both = [RENDERER.pictures["board"](RenderContext(one, NAMES)) for one in (view, crowded(view))]
    names = [
        [(s.text, s.box) for part in drawing.parts for s in part.changing if isinstance(s, Lettering) and s.halo]
        for drawing in both
    ]
    assert names[0] == names[1]
    assert len(names[0]) >= len(view.regions)


def test_a_region_under_a_zone_cut_outwards_touches_the_pole_and_one_neighbour() -> None:
    lands = make_plots(positions(2, "sand", 17, "radial")[0].public.regions, 500)
    assert {lands[key].inner for key in ("habbanya_sietch", "great_flat", "tueks_sietch", "minor_erg")} == {"pole"}
    assert lands["great_flat"].end == lands["tabr_sietch"].start
    assert lands["habbanya_sietch"].start == lands["cielago_plain"].end


def test_what_one_house_holds_alone_has_a_light_rim() -> None:
    view = positions(4, "sand", 11)[-1].public
    alone = [region for region in view.regions if len({stack.seat for stack in region.stacks}) == 1]
    drawn = RENDERER.pictures["board"](RenderContext(view, NAMES))
    rims = [each.rim for part in drawn.parts for each in part.sprites() if isinstance(each, Glow)]
    assert rims == ["paper"] * len(alone)
