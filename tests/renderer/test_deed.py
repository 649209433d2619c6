"""The deed picture: changed things are bright, and arrows show from where to where."""

import msgspec
from msgspec.structs import replace

from games.dice.views import StackView
from games.imperium.views import ImperiumView
from renderer import render
from renderer.context import RenderContext, parse_marks
from renderer.deed import find_ringed_changes
from renderer.dice import RENDERER as DICE
from renderer.imperium import RENDERER
from renderer.sprites import Area, Panel, Part, Ring, Veil
from tests.renderer import approve
from tests.renderer.dice import tables as dice_tables

NAMES = approve.NAMES
SAID = "Di sent an agent to Hagga Basin."


def before_the_visit(view: ImperiumView) -> tuple[ImperiumView, str]:
    """Return the same table with one agent fewer."""
    visited = next(space for space in view.spaces if len(space.agents) == 1)
    spaces = tuple(msgspec.structs.replace(s, agents=()) if s is visited else s for s in view.spaces)
    return msgspec.structs.replace(view, spaces=spaces), visited.key


def told(view: ImperiumView, before: ImperiumView) -> tuple[Part, list[Part]]:
    drawing = RENDERER.pictures["deed"](RenderContext(view, NAMES, before=before, sentence=SAID))
    return drawing.parts[-1], drawing.parts


def test_the_place_of_the_deed_stays_bright() -> None:
    view = approve.GOLDEN.kept("public")
    before, key = before_the_visit(view)
    deed, parts = told(view, before)
    place = next(part.box for part in parts if part.name == f"space:{key}")
    (veil,) = (mark for mark in deed.marks if isinstance(mark, Veil))
    assert any(hole.contains(place) for hole in veil.holes)


def test_an_arrow_leads_from_the_mat_of_whoever_came() -> None:
    view = approve.GOLDEN.kept("public")
    before, key = before_the_visit(view)
    seat = next(space.agents[0].seat for space in view.spaces if space.key == key)
    deed, _ = told(view, before)
    assert {mark.ink for mark in deed.marks if isinstance(mark, Area)} == {
        "night",
        RenderContext(view, NAMES).tint(seat),
    }


def test_an_arrow_to_a_bar_of_the_conflict_ends_at_its_nearer_end() -> None:
    view = approve.GOLDEN.kept("public")
    gone = msgspec.structs.replace(view.players[1], troops=view.players[1].troops + 3)
    deed, parts = told(msgspec.structs.replace(view, players=(view.players[0], gone, *view.players[2:])), view)
    stage = next(part for part in parts if part.name == "conflict")
    (bar,) = (mark.box for mark in stage.marks if isinstance(mark, Ring))
    arrows = [mark for mark in deed.marks if isinstance(mark, Area)]
    assert arrows
    assert min(x for mark in arrows for path in mark.paths for x, _ in path) >= bar.right - bar.h


def test_the_mat_of_whoever_the_sentence_tells_of_stays_bright_too() -> None:
    view = approve.GOLDEN.kept("public")
    before, key = before_the_visit(view)
    came = next(space.agents[0].seat for space in view.spaces if space.key == key)
    other = f"seat:{(came + 1) % 4}"
    drawing = RENDERER.pictures["deed"](
        RenderContext(view, NAMES, before=before, mentions={other: "", f"space:{key}": ""})
    )
    mat = next(part.box for part in drawing.parts if part.name == other)
    (veil,) = (mark for mark in drawing.parts[-1].marks if isinstance(mark, Veil))
    assert any(hole.contains(mat) for hole in veil.holes)


def test_no_arrow_leads_to_forces_that_have_left_the_conflict() -> None:
    after = approve.GOLDEN.kept("public")
    there = msgspec.structs.replace(after.players[0], troops=after.players[0].troops + 3)
    before = msgspec.structs.replace(after, players=(there, *after.players[1:]))
    deed, _ = told(after, before)
    assert [mark for mark in deed.marks if isinstance(mark, Area)] == []


def test_no_arrow_leads_to_whoever_lost_their_swords_when_the_combat_was_over() -> None:
    after = approve.GOLDEN.kept("public")
    there = msgspec.structs.replace(after.players[0], swords=after.players[0].swords + 2)
    before = msgspec.structs.replace(after, players=(there, *after.players[1:]))
    deed, _ = told(after, before)
    assert [mark for mark in deed.marks if isinstance(mark, Area)] == []


def test_the_sentence_covers_nothing_that_has_changed() -> None:
    view = approve.GOLDEN.kept("public")
    before = msgspec.structs.replace(view, row=(*view.row[:4], view.row[0]))
    deed, parts = told(view, before)
    bought = next(part.box for part in parts if part.name == "row:4")
    (band,) = (mark for mark in deed.marks if isinstance(mark, Panel) and mark.style == "said")
    assert not band.box.overlaps(bought)


def test_without_a_change_the_board_is_shown_as_it_is() -> None:
    view = approve.GOLDEN.kept("public")
    drawing = RENDERER.pictures["deed"](RenderContext(view, NAMES, before=view))
    assert [part.name for part in drawing.parts if part.name == "deed"] == []


def test_the_deed_is_told_first_to_those_who_listen() -> None:
    view = approve.GOLDEN.kept("public")
    before, _ = before_the_visit(view)
    made = render("imperium", view, "deed", before=before, names=NAMES, sentence=SAID)
    assert made.alt.startswith(SAID)
    assert len(made.data) < 560 * 1024


def test_an_arrow_leads_from_the_region_that_a_house_has_left_and_not_from_its_mat() -> None:
    view = next(p.public for p in dice_tables.positions(4, "sand", 17) if p.public.houses)
    (house, *_), (pole, plain, *others) = view.houses, view.regions
    some = (StackView(house.seat, house.house, 2, 0),)
    bare = [replace(region, stacks=()) for region in others]
    before = replace(view, regions=(replace(pole, stacks=()), replace(plain, stacks=some), *bare))
    after = replace(view, regions=(replace(pole, stacks=some), replace(plain, stacks=()), *bare))
    drawing = DICE.pictures["board"](
        RenderContext(after, NAMES, before=before, mentions=parse_marks([f"region:{plain.id}"]))
    )
    ((start, _, tint),) = find_ringed_changes(drawing, RenderContext(after, NAMES, before=before)).arrows
    (land,) = [part for part in drawing.parts if part.name == "map"]
    assert land.box.contains(start)
    assert tint == RenderContext(after, NAMES).tint(house.seat)
