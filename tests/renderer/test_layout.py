"""Layout without pixels: nothing overlaps, nothing leaves its box, nothing important is too small."""

from collections.abc import Iterable, Iterator
from itertools import combinations, takewhile
from typing import TypeVar

import msgspec
import pytest

from games.core.locales import languages
from games.core.protocol import Setup
from games.core.simulation import random_below, random_game
from games.imperium import GAME
from games.imperium.components import CARDS
from games.imperium.ix.views import StackView, TileFace
from games.imperium.views import CardFace, ImperiumView
from renderer import NothingToShow, render
from renderer.context import RenderContext
from renderer.imperium import RENDERER
from renderer.imperium.board import EXTRA_ROW_HEIGHT
from renderer.imperium.glyphs import FACTIONS, WORDS_ONLY, is_sentence
from renderer.paint.icons import DRAWINGS, fit_number_size
from renderer.sprites import Box, Drawing, Icon, Lettering, Part, Stroke, Vista
from renderer.typesetting import ELLIPSIS, SMALL
from tests.imperium.table import ANN, imperium
from tests.renderer.positions import positions_of
from tests.renderer.tables import LONG_NAMES, positions
from tests.support.random_answers import random_answer
from tests.support.soak import share_of, soaking, taste_of

PLAIN_NAMES = ("Ann", "Bo", "Cy", "Di")
GROUNDS = {"slot", "die", "die_frozen"}
"""Icons made to lie under others."""


Placed = TypeVar("Placed", Lettering | Icon, Part)


def content(part: Part) -> list[Lettering | Icon]:
    """Return the sprites that must be fully visible. Panels and lines are backgrounds, and marks lie over other
    sprites.
    """
    return [s for s in part.sprites() if isinstance(s, Lettering) or (isinstance(s, Icon) and s.name not in GROUNDS)]


def faults(drawing: Drawing) -> Iterator[str]:
    canvas = Box(0, 0, drawing.width, drawing.height)
    for part in drawing.parts:
        shown = content(part)
        if not canvas.contains(part.box):
            yield f"{part.name} leaves the picture"
        yield from (f"{sprite} leaves {part.name}" for sprite in shown if not part.box.contains(sprite.box))
        yield from (f"{a} meets {b} in {part.name}" for a, b in meeting(shown))
        yield from (f"{sprite} is too small" for sprite in shown if type_size(sprite) < SMALL)
    yield from (f"{a.name} meets {b.name}" for a, b in meeting(drawing.parts))


def meeting(things: Iterable[Placed]) -> Iterator[tuple[Placed, Placed]]:
    """Yield the overlapping pairs.

    Sprites are sorted from left to right, so each is compared only with those that begin before it ends.
    """
    order = sorted(things, key=lambda thing: thing.box.x)
    for at, one in enumerate(order):
        beside = takewhile(lambda other, one=one: other.box.x < one.box.right, order[at + 1 :])
        yield from ((one, other) for other in beside if one.box.overlaps(other.box))


def type_size(sprite: Lettering | Icon) -> int:
    if isinstance(sprite, Lettering):
        return sprite.size
    if not sprite.number:
        return SMALL
    return fit_number_size(DRAWINGS[sprite.name][1], min(sprite.box.w, sprite.box.h), sprite.number)


def scenes(players: int, seed: str, every: int, names: tuple[str, ...], size: str) -> Iterator[Drawing]:
    """Yield every picture of every n-th step of a random game."""
    for position in positions(players, seed, every):
        mine = max(position.seats, key=lambda view: view.me is not None and len(view.me.hand) + len(view.me.intrigue))
        yield RENDERER.pictures["board"](RenderContext(position.public, names, size=size, before=position.before))
        yield RENDERER.pictures["hand"](RenderContext(mine, names, size=size))
        yield RENDERER.pictures["mat"](RenderContext(position.public, names, size=size, focus="1"))
        for picture in ("row", "conflict", "result"):
            yield RENDERER.pictures[picture](RenderContext(position.public, names, size=size))


@pytest.mark.parametrize("size", ["wide", "tall"])
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("seed", soaking(["sand", "wind", "stars"], usual=1))
def test_nothing_overlaps_or_leaves_its_box_in_random_games(players: int, seed: str, size: str) -> None:
    # Some twenty states a game, from the choice of leaders to the end.
    for drawing in scenes(players, seed, 23, LONG_NAMES, size):
        assert list(faults(drawing)) == []


@pytest.mark.soak
@pytest.mark.parametrize("size", ["wide", "tall"])
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("names", [PLAIN_NAMES, LONG_NAMES])
@pytest.mark.parametrize("seed", [f"soak {number}" for number in range(share_of(12))])
def test_nothing_overlaps_in_many_random_games(players: int, seed: str, size: str, names: tuple[str, ...]) -> None:
    for drawing in scenes(players, seed, taste_of(3, 100), names, size):
        assert list(faults(drawing)) == []


def crowded(view: ImperiumView) -> ImperiumView:
    """Return a view with a seat that holds far more than usual."""
    me, row = view.me, view.row
    assert me is not None
    hand = tuple(row[n % len(row)] for n in range(13))
    intrigue = view.intrigue_discard[:6] or me.intrigue
    rich = [
        msgspec.structs.replace(p, solari=48, spice=31, water=12, hand=13, garrison=12, vp=14) for p in view.players
    ]
    mine = msgspec.structs.replace(me, hand=hand, intrigue=intrigue, deck_top=row[0])
    return msgspec.structs.replace(view, me=mine, players=tuple(rich))


@pytest.mark.parametrize("size", ["wide", "tall"])
@pytest.mark.parametrize("picture", ["board", "hand", "mat", "row", "conflict", "result"])
def test_many_cards_and_large_numbers_have_room(picture: str, size: str) -> None:
    view = crowded(positions(4, "sand", 11)[-6].seats[2])
    drawing = RENDERER.pictures[picture](RenderContext(view, LONG_NAMES, size=size))
    assert [fault for fault in faults(drawing) if "too small" not in fault] == []


@pytest.mark.parametrize("size", ["wide", "tall"])
def test_swords_troops_and_ships_in_the_conflict_have_numbers_to_be_read(size: str) -> None:
    view = positions(4, "sand", 11)[4].public
    sent = {"troops": 12, "swords": 10, "units": {"dreadnought": 2}, "strength": 40}
    armed = msgspec.structs.replace(view, players=tuple(msgspec.structs.replace(p, **sent) for p in view.players))
    assert list(faults(RENDERER.pictures["board"](RenderContext(armed, LONG_NAMES, size=size)))) == []


@pytest.mark.parametrize("size", ["wide", "tall"])
def test_every_card_space_and_leader_fits_its_large_picture(size: str) -> None:
    from games.imperium.components import CARDS, CONFLICTS, INTRIGUE, LEADERS
    from games.imperium.telling import faces

    made = [faces.card_face(key) for key in CARDS] + [faces.intrigue_face(key) for key in INTRIGUE]
    made += [faces.leader_face(key) for key in LEADERS] + [faces.conflict_face(key) for key in CONFLICTS]
    made += list(positions(3, "sand", 11)[0].public.spaces)
    for face in made:
        drawing = RENDERER.pictures["card"](RenderContext(face, PLAIN_NAMES, size=size))
        assert list(faults(drawing)) == []


class Longer(RenderContext[ImperiumView]):
    """A language in which every word is half as long again, as Ukrainian or Hungarian may be."""

    def say(self, text: object) -> str:
        said = super().say(text)  # type: ignore[arg-type]
        return said + said[: len(said) // 2].strip().lower()


@pytest.mark.parametrize("size", ["wide", "tall"])
@pytest.mark.parametrize("picture", ["board", "hand", "mat", "row", "conflict", "result"])
def test_half_as_long_again_words_stay_in_their_boxes(picture: str, size: str) -> None:
    view = positions(4, "wind", 11)[-4].seats[0]
    drawing = RENDERER.pictures[picture](Longer(view, LONG_NAMES, size=size))
    assert list(faults(drawing)) == []


def test_markers_on_one_step_of_the_score_track_stand_side_by_side() -> None:
    view = positions(4, "sand", 11)[3].public
    level = msgspec.structs.replace(view, players=tuple(msgspec.structs.replace(p, vp=4) for p in view.players))
    for size in ("wide", "tall"):
        drawing = RENDERER.pictures["board"](RenderContext(level, PLAIN_NAMES, size=size))
        track = next(part for part in drawing.parts if part.name == "scores")
        markers = [sprite.box for sprite in track.changing if isinstance(sprite, Icon)]
        assert len(markers) == 4
        assert not any(a.overlaps(b) for a, b in combinations(markers, 2))


def test_the_marks_of_a_turn_carry_the_numbers_of_its_sentences() -> None:
    from renderer.context import parse_marks

    position = next(p for p in positions(4, "sand", 11)[4:] if p.before and p.before.spaces != p.public.spaces)
    assert position.before is not None
    moved = next(
        new for old, new in zip(position.before.spaces, position.public.spaces, strict=True) if old.agents != new.agents
    )
    context = RenderContext(
        position.public, PLAIN_NAMES, before=position.before, mentions=parse_marks([f"3:space:{moved.key}"])
    )
    part = next(part for part in RENDERER.pictures["board"](context).parts if part.name == f"space:{moved.key}")
    assert [mark.tag for mark in part.marks if hasattr(mark, "tag")] == ["3"]


def test_nothing_is_marked_where_nothing_changed() -> None:
    view = positions(4, "sand", 11)[5].public
    drawing = RENDERER.pictures["board"](RenderContext(view, PLAIN_NAMES, before=view))
    assert [
        mark for part in drawing.parts for mark in part.marks if not (isinstance(mark, Icon) and mark.name == "voice")
    ] == []


@pytest.mark.parametrize("box", [Box(0, 0, 232, 298), Box(0, 0, 304, 456)])
def test_a_condition_stays_on_one_line_with_what_it_brings(box: Box) -> None:
    from games.imperium.telling import faces
    from renderer.imperium.cards import draw_card

    part = draw_card(box, faces.card_face("worm_riders"), RenderContext(positions(3, "sand", 11)[0].public), "card")
    shown = {(s.name, s.number): s.box.centre[1] for s in part.changing if isinstance(s, Icon)}
    assert shown["fremen", "2+"] == shown["sword", "4"] < shown["alliance", ""] == shown["sword", "2"]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("box", [Box(0, 0, 513, 770), Box(0, 0, 340, 510)])
def test_each_condition_of_an_intrigue_card_begins_a_line_with_a_capital(box: Box, lang: str) -> None:
    from games.imperium.telling import faces
    from renderer.imperium.cards import draw_intrigue

    size = {513: 40, 340: 32}[box.w]
    part = draw_intrigue(box, faces.intrigue_face("corner_the_market"), RenderContext(None, lang=lang), "card", size)
    awards = [sprite.box for sprite in part.changing if isinstance(sprite, Icon) and sprite.name == "vp"]
    rows = sorted({sprite.box.y for sprite in part.changing if isinstance(sprite, Lettering) and sprite.face == "sans"})
    begins = [
        min((s for s in part.changing if isinstance(s, Lettering) and s.box.y == row), key=lambda s: s.box.x).text
        for row in (rows[0], next(row for row in rows if row > awards[0].bottom - 4))
    ]
    assert all(word[0].isupper() for word in begins)


def test_steps_of_influence_stand_beside_their_crest_in_a_hand() -> None:
    view = positions(4, "sand", 11)[-6].seats[2]
    strip = next(p for p in RENDERER.pictures["hand"](RenderContext(view, PLAIN_NAMES)).parts if p.name == "own")
    crests = [sprite for sprite in strip.changing if isinstance(sprite, Icon) and sprite.name in FACTIONS]
    assert len(crests) == 4
    assert [crest.number for crest in crests] == [""] * 4


def test_a_card_whose_price_changed_is_not_shown_as_it_was_before() -> None:
    from games.imperium.telling import faces
    from renderer.imperium.cards import draw_card

    face, context = faces.card_face("worm_riders"), RenderContext(positions(3, "sand", 11)[0].public)
    cheaper = msgspec.structs.replace(face, cost=(face.cost or 0) - 1)
    for shown in (face, cheaper, face):
        prices = [
            s.number for s in draw_card(Box(0, 0, 232, 298), shown, context, "row:0").changing if isinstance(s, Icon)
        ]
        assert prices[0] == str(shown.cost)


@pytest.mark.parametrize("size", ["wide", "tall"])
def test_a_long_name_of_a_leader_is_not_cut_beside_the_sign_of_the_first_player(size: str) -> None:
    from games.imperium.components import LEADERS
    from games.imperium.telling import faces

    view = positions(4, "sand", 11)[4].public
    for key in LEADERS:
        led = tuple(msgspec.structs.replace(player, leader=faces.leader_face(key)) for player in view.players)
        context = RenderContext(msgspec.structs.replace(view, players=led, first=0), PLAIN_NAMES, size=size)
        mat = next(part for part in RENDERER.pictures["board"](context).parts if part.name == "seat:0")
        words = [sprite.text for sprite in mat.changing if isinstance(sprite, Lettering)]
        assert not [text for text in words if ELLIPSIS in text]
        assert words[1].endswith(context.say(faces.leader_face(key).name).split()[-1])


@pytest.mark.parametrize("size", ["wide", "tall"])
def test_words_of_an_effect_stand_where_the_scene_of_their_space_is_faint(size: str) -> None:
    drawing = RENDERER.pictures["board"](RenderContext(positions(3, "sand", 11)[0].public, PLAIN_NAMES, size=size))
    said = 0
    for part in (part for part in drawing.parts if part.name.startswith("space:")):
        (scene,) = (sprite.box for sprite in part.static if isinstance(sprite, Vista))
        effect = [sprite for sprite in part.static if isinstance(sprite, Lettering) and sprite.face == "sans"]
        said += len(effect)
        assert all(sprite.halo == "paper" and sprite.box.right < scene.x + scene.w // 4 for sprite in effect)
    assert said


@pytest.mark.parametrize("size", ["wide", "tall"])
def test_the_place_of_a_reward_never_looks_like_a_victory_point(size: str) -> None:
    drawing = RENDERER.pictures["conflict"](RenderContext(positions(3, "sand", 11)[4].public, PLAIN_NAMES, size=size))
    icons = [sprite for part in drawing.parts for sprite in part.sprites() if isinstance(sprite, Icon)]
    assert [icon.number for icon in icons if icon.name == "rank"] == ["1", "2", "3"]


def test_by_how_much_a_counter_changed_is_as_large_as_other_type_and_clear_of_its_neighbours_number() -> None:
    from renderer.markers import draw_change

    counter = Box(100, 100, 46, 46)
    for by in (2, -5, 10):
        words = next(
            sprite for sprite in draw_change(counter, by, Box(0, 0, 400, 400)) if isinstance(sprite, Lettering)
        )
        assert words.size >= SMALL
        assert words.box.right < counter.right + 20


def test_by_how_much_a_counter_changed_hides_no_name() -> None:
    from renderer.markers import draw_change

    counter, name = Box(100, 100, 46, 46), Box(20, 72, 300, 30)
    badge, _ = draw_change(counter, 5, Box(0, 0, 400, 400), [name])
    assert not badge.box.overlaps(name)


def test_a_badge_rather_hides_counters_than_the_end_of_a_name() -> None:
    from renderer.markers import draw_change

    counter, name = Box(100, 100, 46, 46), Box(20, 76, 142, 20)
    below = Box(60, 146, 120, 40)
    badge, _ = draw_change(counter, 5, Box(0, 0, 400, 400), [below, below], [name])
    assert not badge.box.overlaps(name)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("size", ["wide", "tall"])
@pytest.mark.parametrize("expansion", [{}, {"expansion": "ix"}])
def test_no_name_on_a_board_is_cut_in_any_language(expansion: dict[str, str], size: str, lang: str) -> None:
    view = positions_of(GAME, 4, "sand", 40, expansion)[1].public
    drawing = RENDERER.pictures["board"](RenderContext(view, PLAIN_NAMES, lang, size))
    written = [sprite.text for part in drawing.parts for sprite in part.sprites() if isinstance(sprite, Lettering)]
    assert [text for text in written if text.endswith(ELLIPSIS)] == []


@pytest.mark.parametrize("size", ["wide", "tall"])
@pytest.mark.parametrize("seed", ["sand", "wind"])
def test_the_result_names_every_source_of_points(seed: str, size: str) -> None:
    view = positions(4, seed, 11)[-1].public
    drawing = RENDERER.pictures["result"](RenderContext(view, PLAIN_NAMES, size=size))
    for rank, seat in enumerate(view.ranking, start=1):
        part = next(part for part in drawing.parts if part.name == f"place:{rank}")
        laurels = [int(sprite.number) for sprite in part.changing if isinstance(sprite, Icon) and sprite.name == "vp"]
        assert laurels == [view.players[seat].vp, *(score.points for score in view.scores[seat])]


@pytest.mark.parametrize("size", ["wide", "tall"])
def test_the_chart_of_the_result_names_every_round(size: str) -> None:
    view = positions(4, "sand", 11)[-1].public
    drawing = RENDERER.pictures["result"](RenderContext(view, PLAIN_NAMES, size=size))
    chart = next(part for part in drawing.parts if part.name == "chart")
    figures = [sprite for sprite in chart.changing if isinstance(sprite, Lettering) and sprite.text.isdigit()]
    lowest = max(sprite.box.y for sprite in figures)
    rounds = [int(sprite.text) for sprite in figures if sprite.box.y == lowest]
    assert rounds == list(range(1, len(view.chart) + 1))


def test_on_a_phone_no_type_of_the_result_is_smaller_than_nine_pixels() -> None:
    drawing = RENDERER.pictures["result"](RenderContext(positions(4, "sand", 11)[-1].public, PLAIN_NAMES))
    sizes = [sprite.size for part in drawing.parts for sprite in part.sprites() if isinstance(sprite, Lettering)]
    assert min(sizes) * 400 >= 9 * drawing.width


def test_the_winners_leader_stands_in_the_title_where_the_words_leave_room() -> None:
    view = positions(4, "sand", 11)[-1].public
    leader = view.players[view.ranking[0]].leader
    assert leader is not None
    for names, stands in ((PLAIN_NAMES, True), (("W" * 32,) * 4, False)):
        drawing = RENDERER.pictures["result"](RenderContext(view, names, size="tall"))
        title = next(part for part in drawing.parts if part.name == "title")
        scenes = [sprite.scene for sprite in title.changing if isinstance(sprite, Vista)]
        assert scenes == ([f"imperium/leader/{leader.key}"] if stands else [])


@pytest.mark.parametrize("size", ["wide", "tall"])
def test_more_sources_of_points_than_have_room_stay_in_their_place(size: str) -> None:
    view = positions(4, "sand", 11)[-1].public
    many = tuple(max(view.scores, key=len) * 12 for _ in view.scores)
    drawing = RENDERER.pictures["result"](
        RenderContext(msgspec.structs.replace(view, scores=many), LONG_NAMES, size=size)
    )
    assert list(faults(drawing)) == []


@pytest.mark.parametrize("box", [Box(0, 0, 208, 278), Box(0, 0, 232, 298)])
def test_name_and_effects_of_every_card_are_whole_in_the_rows_of_both_boards(box: Box) -> None:
    from games.imperium.components import CARDS
    from games.imperium.telling import faces
    from renderer.imperium.cards import draw_card

    for key in CARDS:
        # Beside Rise of Ix the row of the tall board is higher.
        more = EXTRA_ROW_HEIGHT if box.h < 298 and CARDS[key].module == "ix" else 0
        part = draw_card(
            box.top(box.h + more), faces.card_face(key), RenderContext(positions(3, "sand", 11)[0].public), "card"
        )
        words = [sprite.text for sprite in part.changing if isinstance(sprite, Lettering)]
        assert not [text for text in words if text.endswith("…")], key


def unsaid_in_the_row(
    picture: str, size: str, lang: str, *offered: CardFace, view: ImperiumView | None = None
) -> list[str]:
    """Return the words of these cards that the picture leaves out, and texts that it cuts."""
    view = msgspec.structs.replace(view or positions(3, "sand", 11)[0].public, row=offered)
    context = RenderContext(view, PLAIN_NAMES, size=size, lang=lang)
    drawing = RENDERER.pictures[picture](context)
    lacking: list[str] = []
    for at, face in enumerate(offered):
        part = next(part for part in drawing.parts if part.name == f"row:{at}")
        shown = [sprite.text for sprite in part.changing if isinstance(sprite, Lettering)]
        signs = [*face.agent, *face.reveal, *face.acquire]
        wanted = " ".join(context.say(sign.text) for sign in signs if sign.text).casefold().split()
        lacking += [word for word in wanted if word not in " ".join(shown).casefold().split()]
        lacking += [text for text in shown if text.endswith(ELLIPSIS)]
    return lacking


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("size", ["wide", "tall"])
def test_the_large_row_says_all_of_every_card_in_every_language(size: str, lang: str) -> None:
    from games.imperium.telling import faces

    every = [faces.card_face(key) for key in CARDS]
    for at in range(0, len(every), 5):
        assert unsaid_in_the_row("row", size, lang, *every[at : at + 5]) == []


@pytest.mark.parametrize("size", ["wide", "tall"])
def test_the_row_of_a_board_leaves_out_no_word_beside_an_icon(size: str) -> None:
    from games.imperium.telling import faces

    for face in (faces.card_face(key) for key, card in CARDS.items() if card.module == "base"):
        assert unsaid_in_the_row("board", size, "en", face) == []


@pytest.mark.parametrize("size", ["wide", "tall"])
def test_the_row_beside_rise_of_ix_leaves_out_no_word_of_its_wordiest_cards(size: str) -> None:
    from games.imperium.telling import faces

    for key in ("web_of_power", "bounty_hunter", "full_scale_assault"):
        assert unsaid_in_the_row("board", size, "en", faces.card_face(key), view=beside(3)) == []


@pytest.mark.parametrize(("size", "picture"), [("wide", "board"), ("tall", "board"), ("wide", "row"), ("tall", "row")])
def test_every_box_of_a_card_bears_the_word_or_the_sign_of_what_it_is(size: str, picture: str) -> None:
    """Large cards have an icon and a word, narrow cards on the board the word alone."""
    from games.imperium.telling import faces

    for key in ("worm_riders", "convincing_argument", "signet_ring"):
        face = faces.card_face(key)
        view = msgspec.structs.replace(positions(3, "sand", 11)[0].public, row=(face,))
        drawing = RENDERER.pictures[picture](RenderContext(view, PLAIN_NAMES, size=size))
        part = next(part for part in drawing.parts if part.name == "row:0")
        signs = [sprite.name for sprite in part.changing if isinstance(sprite, Icon) and sprite.name.startswith("box_")]
        words = [sprite.text.lower() for sprite in part.changing if isinstance(sprite, Lettering)]
        assert ("agent" in words, "reveal" in words) == (bool(face.agent), bool(face.reveal))
        assert signs == ["box_agent"] * bool(face.agent and picture == "row") + ["box_reveal"] * bool(
            face.reveal and picture == "row"
        )


def test_signs_label_the_boxes_of_a_narrow_card_only_where_words_would_leave_its_scene_no_room() -> None:
    from games.imperium.telling import faces
    from renderer.imperium.cards import draw_card

    labels: dict[str, set[str]] = {}
    for key in CARDS:
        face = faces.card_face(key)
        part = draw_card(Box(0, 0, 206, 294), face, RenderContext(None), "card")
        icons = [sprite.name for sprite in part.changing if isinstance(sprite, Icon)]
        words = [sprite.text for sprite in part.changing if isinstance(sprite, Lettering)]
        labels[key] = {each for each in ("box_agent", "box_reveal") if each in icons}
        labels[key] |= {each for each in ("Agent", "Reveal") if each in words}
        assert len(labels[key]) == bool(face.agent) + bool(face.reveal), key
    signed = {key for key, found in labels.items() if found & {"box_agent", "box_reveal"}}
    assert "bounty_hunter" in signed
    assert len(signed) <= 4


def test_a_reveal_too_long_for_the_board_on_a_phone_is_whole_in_the_large_row_which_is_shown_with_the_question() -> (
    None
):
    from games.imperium.telling import faces

    wordy = sorted((faces.card_face(key) for key in CARDS), key=lambda face: -len(" ".join(map(str, face.reveal))))
    longer_than_any = msgspec.structs.replace(
        wordy[0], reveal=tuple(sign for face in wordy[:4] for sign in face.reveal)
    )
    assert unsaid_in_the_row("board", "tall", "en", longer_than_any) != []
    assert unsaid_in_the_row("row", "tall", "en", longer_than_any) == []
    assert "row" in [picture.key for picture in GAME.pictures({})]
    table = imperium()
    table.reveal(ANN)
    assert table.question(ANN).shows == "row"


@pytest.mark.parametrize("size", ["wide", "tall"])
def test_the_rewards_of_every_conflict_are_whole_on_the_board(size: str) -> None:
    from games.imperium.components import CONFLICTS
    from games.imperium.telling import faces

    view = positions(3, "sand", 11)[4].public
    for key in CONFLICTS:
        fought_for = msgspec.structs.replace(view, conflict=faces.conflict_face(key))
        drawing = RENDERER.pictures["board"](RenderContext(fought_for, PLAIN_NAMES, size=size))
        stage = next(part for part in drawing.parts if part.name == "conflict")
        assert not [s.text for s in stage.sprites() if isinstance(s, Lettering) and s.text.endswith("…")], key


def beside(people: int) -> ImperiumView:
    """Return a table of Rise of Ix with rivals, some rounds into the game."""
    options = {"expansion": "ix", "leaders": "random", "rivals": "random"}
    below = random_below("beside")
    state, _ = GAME.new(Setup(PLAIN_NAMES[:people], options, bytes(range(32))))
    while state.round < 5:
        GAME.answer(state, random_answer(state, below))
    return GAME.view(state, 0)


@pytest.mark.parametrize("size", ["wide", "tall"])
@pytest.mark.parametrize("people", [1, 2, 4])
def test_rivals_and_rise_of_ix_have_room(people: int, size: str) -> None:
    view = beside(people)
    names = (*PLAIN_NAMES[:people], *GAME.rivals(view))
    for picture in ("board", "conflict", "row"):
        assert list(faults(RENDERER.pictures[picture](RenderContext(view, names, size=size)))) == []
    for seat in range(len(view.players)):
        assert list(faults(RENDERER.pictures["mat"](RenderContext(view, names, size=size, focus=str(seat))))) == []


@pytest.mark.parametrize("size", ["wide", "tall"])
@pytest.mark.parametrize("people", [1, 2])
def test_the_result_ranks_rivals_by_name_and_draws_their_lines(people: int, size: str) -> None:
    state = random_game(GAME, Setup(PLAIN_NAMES[:people], {"leaders": "random", "rivals": "random"}, bytes(32)), "end")
    view = GAME.view(state, None)
    ranked = view.players if people == 1 else view.players[:people]
    context = RenderContext(view, (*PLAIN_NAMES[:people], *GAME.rivals(view)), size=size)
    drawing = RENDERER.pictures["result"](context)
    assert list(faults(drawing)) == []
    places = [part for part in drawing.parts if part.name.startswith("place:")]
    shown = [sprite.text for part in places for sprite in part.sprites() if isinstance(sprite, Lettering)]
    assert all(any(text.endswith(f". {context.name(player.seat)}") for text in shown) for player in ranked)
    chart = next(part for part in drawing.parts if part.name == "chart")
    tints = {sprite.ink for sprite in chart.sprites() if isinstance(sprite, Stroke)}
    assert {context.tint(player.seat) for player in ranked} <= tints


@pytest.mark.parametrize("size", ["wide", "tall"])
def test_every_card_of_ix_in_the_row_says_all_it_does(size: str) -> None:
    view = beside(3)
    faces = [face for entry in GAME.cards({"expansion": "ix"}) if isinstance(face := entry.face, CardFace)]
    of_ix = [face for face in faces if CARDS[face.key].module == "ix"]
    for at in range(0, len(of_ix), 5):
        shown = msgspec.structs.replace(view, row=tuple(of_ix[at : at + 5]))
        drawing = RENDERER.pictures["board"](RenderContext(shown, PLAIN_NAMES, size=size))
        row = [sprite for part in drawing.parts if part.name.startswith("row:") for sprite in part.changing]
        assert [sprite for sprite in row if isinstance(sprite, Lettering) and sprite.text.endswith(ELLIPSIS)] == []


@pytest.mark.parametrize("size", ["wide", "tall"])
@pytest.mark.parametrize("picture", ["board", "ix"])
def test_every_tech_tile_says_all_it_does_on_the_board_and_by_itself(picture: str, size: str) -> None:
    view = beside(3)
    faces = [face for entry in GAME.cards({"expansion": "ix"}) if isinstance(face := entry.face, TileFace)]
    for at in range(0, len(faces), 3):
        stacks = tuple(StackView(face, 6) for face in faces[at : at + 3])
        seen = msgspec.structs.replace(view.modules["ix"], stacks=stacks)
        shown = msgspec.structs.replace(view, modules={**view.modules, "ix": seen})
        drawing = RENDERER.pictures[picture](RenderContext(shown, PLAIN_NAMES, size=size))
        assert list(faults(drawing)) == []
        tiles = [sprite for part in drawing.parts if part.name.startswith("ix:tech") for sprite in part.changing]
        assert [sprite for sprite in tiles if isinstance(sprite, Lettering) and sprite.text.endswith(ELLIPSIS)] == []


def test_the_ix_board_by_itself_lights_the_tiles_that_may_be_acquired_and_is_told_in_words() -> None:
    view = beside(3)
    top = view.modules["ix"].stacks[0].top
    made = render("imperium", view, "ix", names=PLAIN_NAMES, highlights=[f"tile:{top.key}"])
    assert made.data != render("imperium", view, "ix", names=PLAIN_NAMES).data
    assert RenderContext(view).words.say(top.name) in made.alt
    assert "*" not in made.alt


def test_without_rise_of_ix_there_is_no_such_picture() -> None:
    assert "ix" not in [picture.key for picture in GAME.pictures({})]
    with pytest.raises(NothingToShow):
        render("imperium", positions(3, "sand", 11)[0].public, "ix", names=PLAIN_NAMES)


def test_on_a_card_a_sentence_begins_a_line_of_its_own() -> None:
    begun = 0
    for face in (entry.face for entry in GAME.cards() if isinstance(entry.face, CardFace)):
        context = RenderContext(face)
        effects = (*face.agent, *face.reveal, *face.acquire)
        sentences = [
            context.say(g.text) for g in effects if g.text and g.icon in WORDS_ONLY and is_sentence(g, context)
        ]
        (drawn, *_) = RENDERER.pictures["card"](context).parts
        words = [sprite for sprite in drawn.sprites() if isinstance(sprite, Lettering)]
        for first in (sprite for sprite in words for sentence in sentences if sprite.text == sentence.split()[0]):
            begun += 1
            assert not [
                icon for icon in drawn.sprites() if isinstance(icon, Icon) and stands_before(icon.box, first.box)
            ]
    assert begun > 5


def stands_before(box: Box, other: Box) -> bool:
    return box.right <= other.x and box.y < other.bottom and other.y < box.bottom


def hand_of(count: int, size: str) -> tuple[Drawing, int]:
    """Return a hand of this many cards, and the smallest font size of their names."""
    view = next(seat for position in positions(3, "sand", 11) for seat in position.seats if seat.me and seat.me.hand)
    assert view.me is not None
    hand = (view.me.hand * count)[:count]
    mine = msgspec.structs.replace(view.me, hand=hand, intrigue=(), deck_top=None)
    drawing = RENDERER.pictures["hand"](RenderContext(msgspec.structs.replace(view, me=mine), PLAIN_NAMES, size=size))
    names = {RenderContext(view).say(face.name).split()[0] for face in hand}
    words = [each for part in drawing.parts for each in part.sprites() if isinstance(each, Lettering)]
    return drawing, min(each.size for each in words if each.text.split()[0] in names)


@pytest.mark.parametrize(
    ("size", "count"), [("tall", count) for count in range(1, 13)] + [("wide", count) for count in range(1, 7)]
)
def test_on_a_phone_the_words_of_a_hand_are_eleven_pixels_high(size: str, count: int) -> None:
    drawing, smallest = hand_of(count, size)
    assert smallest * 400 / drawing.width >= 11


@pytest.mark.parametrize("count", range(1, 11))
def test_at_a_desk_where_pictures_are_550_by_350_the_words_of_a_hand_are_eight_pixels_high(count: int) -> None:
    drawing, smallest = hand_of(count, "wide")
    assert smallest * min(550 / drawing.width, 350 / drawing.height) >= 8


@pytest.mark.parametrize("size", ["wide", "tall"])
def test_every_influence_track_has_a_figure_for_each_player(size: str) -> None:
    view = positions(4, "sand", 11)[-1].public
    parts = RENDERER.pictures["board"](RenderContext(view, PLAIN_NAMES, size=size)).parts
    shown = {part.name: [each.text for each in part.changing if isinstance(each, Lettering)] for part in parts}
    for faction in FACTIONS:
        assert shown[f"track:{faction}"] == [str(player.influence[faction]) for player in view.players]


def test_house_hagal_cards_that_were_turned_up_stand_on_a_rivals_mat_by_scene_and_name() -> None:
    state = random_game(GAME, Setup(PLAIN_NAMES[:1], {"leaders": "random", "rivals": "random"}, bytes(32)), "end")
    view = GAME.view(state, None)
    hagal = view.modules["hagal"]
    few = msgspec.structs.replace(hagal, used=hagal.used[:4], turned=hagal.turned[:4])
    context = RenderContext(
        msgspec.structs.replace(view, modules={**view.modules, "hagal": few}), PLAIN_NAMES, focus="1"
    )
    pile = next(part for part in RENDERER.pictures["mat"](context).parts if part.name == "pile:hagal")
    scenes = {each.scene for each in pile.changing if isinstance(each, Vista)}
    words = {each.text for each in pile.changing if isinstance(each, Lettering)}
    assert scenes == {f"imperium/hagal/{key}" for key in few.turned}
    assert {context.say(name) for name in few.used} <= words


@pytest.mark.parametrize("size", ["wide", "tall"])
def test_agent_and_reveal_stand_on_every_card_of_the_row(size: str) -> None:
    view = positions(3, "sand", 11)[0].public
    drawing = RENDERER.pictures["board"](RenderContext(view, PLAIN_NAMES, size=size))
    for number, face in enumerate(view.row):
        part = next(part for part in drawing.parts if part.name == f"row:{number}")
        words = [sprite.text for sprite in part.changing if isinstance(sprite, Lettering)]
        assert ("Agent" in words, "Reveal" in words) == (bool(face.agent), bool(face.reveal))


def test_steps_of_influence_stand_before_their_crests_once_for_several_alike() -> None:
    from games.imperium.telling import faces
    from renderer.imperium.cards import draw_card

    context = RenderContext(positions(3, "sand", 11)[0].public)
    part = draw_card(Box(0, 0, 232, 298), faces.card_face("choam_directorship"), context, "card")
    crests = [s for s in part.changing if isinstance(s, Icon) and s.name in FACTIONS]
    assert [crest.number for crest in crests] == [""] * 4
    assert [s.text for s in part.changing if isinstance(s, Lettering)].count("+1") == 1


def test_steps_between_which_one_chooses_are_told_once_and_beside_the_first_crest() -> None:
    from games.imperium.telling import faces
    from renderer.imperium.cards import draw_card

    for box in (Box(0, 0, 233, 298), Box(0, 0, 206, 294)):
        part = draw_card(box, faces.card_face("in_the_shadows"), RenderContext(None), "card")
        above, below = (s.box for s in part.changing if isinstance(s, Lettering) and s.text == "+1")
        crests = [s.box for s in part.changing if isinstance(s, Icon) and s.name in FACTIONS and not s.number]
        assert len(crests) == 4
        assert [0 <= crests[at].x - count.right < 8 for at, count in ((0, above), (3, below))] == [True, True]
