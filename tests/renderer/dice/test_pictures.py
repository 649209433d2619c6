"""Whole pictures of the dice game: drawn from views only, small files, complete texts, and the approved look."""

from io import BytesIO

import msgspec
import pytest
from PIL import Image

from games.core.protocol import say
from games.core.texts import plain, words
from games.dice import GAME
from games.dice.views import DiceView, LeaderView, StackView
from renderer import MAX_ALT_LENGTH, NothingToShow, render, render_text
from renderer.colours import load_palettes
from renderer.context import RenderContext, parse_marks
from renderer.dice import RENDERER
from renderer.scene_placement import count_shared_pixels
from renderer.sprites import Icon, Lettering, Ring
from tests.renderer.dice import approve
from tests.renderer.dice.tables import LONG_NAMES, NAMES, Position, fought, positions
from tests.renderer.test_pictures import ALIKE, apart
from tests.support.pictures import told
from tests.support.soak import soaking

PICTURES = ("board", "hand", "row", "mat", "conflict", "result")


def middle(players: int = 8) -> Position:
    found = positions(players, "sand", 17)
    return found[len(found) * 2 // 3]


def test_a_board_is_a_png_of_the_promised_size() -> None:
    for size, shape in (("wide", (1600, 1200)), ("tall", (1080, 1620))):
        made = render("dice", middle().public, "board", names=NAMES, size=size)
        assert Image.open(BytesIO(made.data)).size == (made.width, made.height) == shape
        assert len(made.data) < 560 * 1024


@pytest.mark.parametrize("picture", PICTURES)
@pytest.mark.parametrize("when", [0, 1, -1])
def test_every_picture_that_a_host_may_ask_for_is_drawn_and_told(picture: str, when: int) -> None:
    """From before Houses are chosen to the end, for a seat and for the public."""
    position = positions(4, "sand", 1)[when]
    for view in (position.public, position.seats[1]):
        made = render("dice", view, picture, names=NAMES[:4])
        assert len(made.data) < 560 * 1024
        assert 0 < len(made.alt) <= MAX_ALT_LENGTH
        assert render_text("dice", view, picture, names=NAMES[:4])


@pytest.mark.parametrize("key", soaking(load_palettes(), usual=2))
def test_every_palette_draws_a_board_of_its_own(key: str) -> None:
    made = render("dice", middle().public, "board", names=NAMES, palette=key)
    assert len(made.data) < 560 * 1024
    assert key == "default" or made.data != render("dice", middle().public, "board", names=NAMES).data


@pytest.mark.parametrize("picture", PICTURES)
def test_pictures_of_hidden_shuffled_states_are_byte_identical(picture: str) -> None:
    """The position is in a battle, where a commitment and the prediction are secret."""
    position = next(p for p in positions(8, "sand") if p.public.battle is not None and p.public.battle.ready)
    state, battle = GAME.decode(position.state), position.public.battle
    assert battle is not None
    for seat in (None, battle.attacker, battle.defender):
        other = GAME.view(GAME.shuffle_hidden(state, seat, "salt"), seat)
        view = position.public if seat is None else position.seats[seat]
        assert render("dice", view, picture, names=NAMES) == render("dice", other, picture, names=NAMES)
        assert render_text("dice", view, picture, names=NAMES) == render_text("dice", other, picture, names=NAMES)


def test_a_storm_that_will_move_has_an_arrow_and_is_told() -> None:
    still = msgspec.structs.replace(middle().public, storm=5, coming_storm=None)
    moving = msgspec.structs.replace(still, coming_storm=4)
    boards = [render("dice", view, "board", names=NAMES) for view in (still, moving)]
    assert boards[0].data != boards[1].data
    assert "It will move to zone 4." in boards[1].alt
    assert "It will move" not in boards[0].alt


def test_alt_text_tells_turn_storm_forces_and_dice() -> None:
    view = middle().public
    said = told("dice", view, "board", names=NAMES)
    assert NAMES[view.active] in said
    assert f"zone {view.storm}" in said
    assert all(plain(words().say(region.name)) in said for region in view.regions if region.stacks)
    assert all(plain(words().say(die.text)) in said for die in view.dice if die.text is not None)


def test_alt_text_says_what_changed_and_keeps_to_the_limit_with_long_names() -> None:
    position = next(p for p in positions(8, "sand", 17)[3:] if p.before and p.before.regions != p.public.regions)
    said = told("dice", position.public, "board", before=position.before, names=LONG_NAMES)
    assert "New:" in said
    assert len(said) <= MAX_ALT_LENGTH


def test_the_board_in_words_tells_every_region_its_borders_and_every_house() -> None:
    view = middle().seats[1]
    said = render_text("dice", view, names=NAMES)
    things = [*(r.name for r in view.regions), *(h.name for h in view.houses)]
    things += [leader.name for house in view.houses for leader in house.leaders]
    assert [name for name in (plain(words().say(text)) for text in things) if name not in said] == []
    assert said.count("borders") == len(view.regions)


def test_only_the_sisterhood_reads_its_prediction() -> None:
    position = next(p for p in positions(8, "sand", 17) if any(v.prediction for v in p.seats))
    sisters = next(v for v in position.seats if v.prediction)
    assert "You foresee" in render_text("dice", sisters, "hand", names=NAMES)
    assert "You foresee" not in render_text("dice", position.public, names=NAMES)


def test_a_sealed_commitment_is_shown_to_its_owner_alone() -> None:
    position = next(p for p in positions(8, "sand") if any(v.pledge is not None for v in p.seats))
    owner = next(v for v in position.seats if v.pledge is not None)
    assert "You have committed" in told("dice", owner, "hand", names=NAMES)
    assert "You have committed" not in told("dice", position.public, "mat", focus=str(owner.seat), names=NAMES)


def test_a_card_is_drawn_from_what_is_looked_up_never_from_a_view() -> None:
    ornithopter = next(entry for entry in GAME.cards() if entry.key == "ornithopter")
    assert "Ornithopter" in render("dice", ornithopter, "card").alt
    with pytest.raises(NothingToShow):
        render("dice", middle().public, "card", names=NAMES)


def test_a_battle_shows_both_sides() -> None:
    position = fought(8, "sand")
    battle = position.public.battle
    assert battle is not None
    said = told("dice", position.public, "conflict", names=NAMES)
    assert NAMES[battle.attacker] in said
    assert all(NAMES[seat] in said for seat in battle.defenders)


def test_changed_forces_are_ringed_and_numbered_as_in_the_sentences() -> None:
    view = next(p.public for p in positions(4, "sand", 17) if p.public.regions[0].stacks)
    pole = view.regions[0]
    fewer = msgspec.structs.replace(pole.stacks[0], regular=pole.stacks[0].regular + 2)
    past = msgspec.structs.replace(pole, stacks=(fewer, *pole.stacks[1:]))
    before = msgspec.structs.replace(view, regions=(past, *view.regions[1:]))
    drawing = RENDERER.pictures["board"](
        RenderContext(view, NAMES[:4], before=before, mentions=parse_marks([f"3:region:{pole.id}"]))
    )
    marks = [mark for part in drawing.parts if part.name == "map" for mark in part.marks]
    assert len([mark for mark in marks if isinstance(mark, Ring)]) == 1
    assert [mark.number for mark in marks if isinstance(mark, Icon)] == ["3", "−2"]


@pytest.mark.parametrize("size", ["wide", "tall"])
def test_by_how_many_forces_changed_hides_no_name(size: str) -> None:
    for position in positions(4, "sand", 17):
        view = position.public
        empty = tuple(msgspec.structs.replace(region, stacks=()) for region in view.regions)
        before = msgspec.structs.replace(view, regions=empty)
        drawing = RENDERER.pictures["board"](RenderContext(view, NAMES, size=size, before=before))
        (land,) = [part for part in drawing.parts if part.name == "map"]
        names = [sprite for sprite in land.changing if isinstance(sprite, Lettering) and sprite.face == "serif-bold"]
        tags_of = [mark for mark in land.marks if isinstance(mark, Icon)]
        assert [(tag, name) for tag in tags_of for name in names if count_shared_pixels(tag.box, name.box) > 40] == []


def test_a_region_is_ringed_where_a_house_has_lost_its_last_force() -> None:
    view = next(p.public for p in positions(4, "sand", 17) if not p.public.regions[0].stacks)
    pole = view.regions[0]
    past = msgspec.structs.replace(pole, stacks=(StackView(0, "atreides", 1, 0),))
    before = msgspec.structs.replace(view, regions=(past, *view.regions[1:]))
    drawing = RENDERER.pictures["board"](RenderContext(view, NAMES[:4], before=before))
    assert len([mark for part in drawing.parts for mark in part.marks if isinstance(mark, Ring)]) == 1


def icons(view: DiceView, part: str, icon: str) -> list[str]:
    """Return the numbers in these icons of one side of the battle."""
    drawing = RENDERER.pictures["conflict"](RenderContext(view, NAMES))
    side = next(each for each in drawing.parts if each.name == part)
    return [sprite.number for sprite in side.changing if isinstance(sprite, Icon) and sprite.name == icon]


def test_a_large_force_is_worth_two() -> None:
    view = fought(8, "sand").public
    assert view.battle is not None
    stacks = (StackView(view.battle.attacker, "corrino", 1, 2), StackView(view.battle.defender, "guild", 3, 0))
    regions = [
        msgspec.structs.replace(region, stacks=stacks) if region.id == view.battle.region else region
        for region in view.regions
    ]
    view = msgspec.structs.replace(view, regions=tuple(regions))
    assert (icons(view, "attack", "strength"), icons(view, "defence", "strength")) == (["5"], ["3"])


def test_an_allys_leader_stands_by_only_when_offered() -> None:
    view = fought(8, "sand").public
    assert view.battle is not None
    leader = LeaderView("leto", say("dice-leader-leto"), 3, ready=True)
    ally = next(house for house in view.houses if house.seat not in (view.battle.attacker, *view.battle.defenders))
    houses = tuple(msgspec.structs.replace(house, leaders=(leader,) if house is ally else ()) for house in view.houses)
    shown = []
    for offered in ((), ("leto",)):
        battle = msgspec.structs.replace(view.battle, ally=ally.seat, offered=offered)
        shown.append(icons(msgspec.structs.replace(view, battle=battle, houses=houses), "attack", "leader"))
    assert shown == [[], ["3"]]


def test_nothing_is_marked_where_nothing_changed() -> None:
    view = middle().public
    drawing = RENDERER.pictures["board"](RenderContext(view, NAMES, before=view))
    assert not [mark for part in drawing.parts for mark in part.marks if isinstance(mark, Ring)]


@pytest.mark.parametrize(("name", "size"), approve.PICTURES)
def test_pictures_look_as_they_did_when_they_were_approved(name: str, size: str) -> None:
    assert apart(approve.drawn(name, size), Image.open(approve.GOLDEN.approved(name, size))) < ALIKE


def test_one_force_more_is_not_the_approved_picture() -> None:
    view = approve.GOLDEN.kept("public")
    place = next(region for region in view.regions if len(region.stacks) == 1)
    more = msgspec.structs.replace(place, stacks=(msgspec.structs.replace(place.stacks[0], regular=7),))
    regions = tuple(more if region is place else region for region in view.regions)
    other = msgspec.structs.replace(view, regions=regions)
    made = render("dice", other, "board", before=approve.GOLDEN.kept("before"), names=NAMES)
    assert apart(Image.open(BytesIO(made.data)), Image.open(approve.GOLDEN.approved("board", "wide"))) > ALIKE
