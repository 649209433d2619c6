"""The glance: whose turn, what happened and the standings, readable at a width of 316 px."""

from collections.abc import Iterator
from dataclasses import replace

import msgspec
import pytest

from games.arrakis import GAME as ARRAKIS
from games.catalogue import GAMES
from games.core.locales import languages
from games.imperium.telling.faces import conflict_face
from games.imperium.views import ImperiumView, LeaderFace
from renderer import render
from renderer.arrakis.glance import choose_areas
from renderer.context import RenderContext, parse_marks
from renderer.glance import HEIGHT, MIN_FONT_SIZE, WIDTH
from renderer.imperium.glance import find_shown_effect
from renderer.imperium.glyphs import FACTIONS
from renderer.registry import GAME_RENDERERS
from renderer.scene_placement import count_shared_pixels, find_important_parts, place_part
from renderer.scenes import get_scene
from renderer.sprites import Drawing, Icon, Lettering, Panel, Vista
from tests.renderer import tables
from tests.renderer.arrakis import tables as arrakis_tables
from tests.renderer.dice import tables as dice_tables
from tests.renderer.positions import Position, positions_of
from tests.renderer.tables import LONG_NAMES
from tests.renderer.test_layout import faults, type_size

NAMES = ("Ann", "Bořivoj", "Оксана", "Di")
SAID = "Ann sent an agent to Arrakeen, drew a card and moved two troops from the garrison to the Conflict."
MOST_BYTES = 120 * 1024
MOST_THINGS = 40


def glances() -> Iterator[tuple[str, Drawing]]:
    for position in tables.positions(4, "sand", 11):
        context = RenderContext(position.public, LONG_NAMES, before=position.before, sentence=SAID)
        yield "imperium", GAME_RENDERERS["imperium"].pictures["glance"](context)
    for players in (2, 8):
        for other in dice_tables.positions(players, "sand", 17):
            seen = RenderContext(other.public, LONG_NAMES * 2, before=other.before, sentence=SAID)
            yield "dice", GAME_RENDERERS["dice"].pictures["glance"](seen)
    for view in (arrakis_tables.public(), arrakis_tables.teams(), arrakis_tables.solo(), arrakis_tables.ended()):
        told = RenderContext(view, LONG_NAMES, before=None, sentence=SAID)
        yield "arrakis", GAME_RENDERERS["arrakis"].pictures["glance"](told)
    for fought in arrakis_tables.positions(2, "sand", 150):
        moved = RenderContext(fought.public, LONG_NAMES, before=fought.before, sentence=SAID)
        yield "arrakis", GAME_RENDERERS["arrakis"].pictures["glance"](moved)


def test_a_glance_is_of_one_size_and_nothing_on_it_overlaps_or_is_small() -> None:
    for game, drawing in glances():
        assert (drawing.width, drawing.height) == (WIDTH, HEIGHT)
        shown = [s for part in drawing.parts for s in part.sprites() if isinstance(s, Lettering | Icon)]
        assert [s for s in shown if isinstance(s, Lettering) and s.size < MIN_FONT_SIZE] == [], game
        assert [
            s for s in shown if isinstance(s, Icon) and s.number.isdigit() and type_size(s) < MIN_FONT_SIZE - 6
        ] == [], game
        assert len(shown) <= MOST_THINGS, game
        assert list(faults(drawing)) == [], game


@pytest.mark.parametrize("game", ["imperium", "dice"])
def test_a_glance_is_a_small_file_and_says_what_it_shows(game: str) -> None:
    found = tables.positions(4, "sand", 11) if game == "imperium" else dice_tables.positions(2, "sand", 17)
    position = found[len(found) // 2]
    made = render(game, position.public, "glance", before=position.before, names=NAMES, sentence=SAID)
    assert len(made.data) < MOST_BYTES
    assert made.filename == "glance.png"
    assert SAID in made.alt


def test_where_nothing_is_told_a_glance_says_in_which_round_it_is() -> None:
    found = dice_tables.positions(2, "sand", 17)
    drawing = GAME_RENDERERS["dice"].pictures["glance"](RenderContext(found[len(found) // 2].public, NAMES))
    said = next(part for part in drawing.parts if part.name == "said")
    (words,) = [sprite.text for sprite in said.sprites() if isinstance(sprite, Lettering)]
    assert words.startswith("Round "), words


def test_where_legions_moved_the_land_is_the_deed_of_a_glance() -> None:
    view = arrakis_tables.public()
    before = msgspec.structs.replace(view, areas=tuple(area for area in view.areas if area.id != "carthag"))
    drawing = GAME_RENDERERS["arrakis"].pictures["glance"](RenderContext(view, NAMES, before=before))
    deed = next(part for part in drawing.parts if part.name == "deed")
    assert [sprite.text for sprite in deed.sprites() if isinstance(sprite, Lettering)] == ["Carthag", " · CAR", "CAR"]


def test_the_land_that_the_sentence_names_is_shown_first() -> None:
    far = arrakis_tables.AreaView("hobars_gap", legions=(arrakis_tables.atreides(regular=6),))
    near = arrakis_tables.AreaView("bight_of_the_cliff", legions=(arrakis_tables.atreides(regular=1),))
    view = msgspec.structs.replace(arrakis_tables.public(), areas=(far, near))
    before = msgspec.structs.replace(view, areas=())
    for named, name, code in (
        ({}, "Hobars Gap", "HOB"),
        ({"area:bight_of_the_cliff": ""}, "Bight of the Cliff", "BGT"),
    ):
        drawing = GAME_RENDERERS["arrakis"].pictures["glance"](
            RenderContext(view, NAMES, before=before, mentions=named)
        )
        deed = next(part for part in drawing.parts if part.name == "deed")
        assert [sprite.text for sprite in deed.sprites() if isinstance(sprite, Lettering)] == [
            name,
            f" · {code}",
            code,
        ]


def test_the_land_of_a_glance_is_what_its_sentence_names_when_a_round_ends() -> None:
    found = positions_of(ARRAKIS, 2, "glance", 1, {})
    ended = next(each for each in found if each.before is not None and each.before.round != each.public.round)
    context = RenderContext(ended.public, NAMES, before=ended.before, sentence="Supremacy rose by 1 to 3.")
    assert choose_areas(replace(context, mentions={"seat:1": ""})) == []
    named = replace(context, mentions={"area:nei_01": "", "area:swo_01": ""})
    assert set(choose_areas(named)) == {"nei_01", "swo_01"}


def test_an_agent_sent_is_the_deed_of_a_glance() -> None:
    position = next(p for p in tables.positions(4, "sand", 11)[5:] if p.before and p.before.spaces != p.public.spaces)
    drawing = GAME_RENDERERS["imperium"].pictures["glance"](
        RenderContext(position.public, NAMES, before=position.before)
    )
    was = {space.key: space.agents for space in position.before.spaces}
    come = [s.key for s in position.public.spaces if set(s.agents) - set(was[s.key])]
    assert drawing.scene.removeprefix("imperium/space/") in come


def glance_of(position: Position[ImperiumView], *marks: str) -> Drawing:
    context = RenderContext(position.public, NAMES, before=position.before, mentions=parse_marks(marks))
    return GAME_RENDERERS["imperium"].pictures["glance"](context)


def newly_visited(position: Position[ImperiumView]) -> list[str]:
    """Return the spaces to which agents came in the last turn."""
    was = {space.key: space.agents for space in position.before.spaces} if position.before else {}
    return [space.key for space in position.public.spaces if set(space.agents) - set(was.get(space.key, space.agents))]


def test_a_glance_shows_the_place_that_its_sentence_names_and_no_other() -> None:
    position, (first, second, *_) = next(
        (position, come) for position in tables.positions(4, "sand", 1)[5:] if len(come := newly_visited(position)) > 1
    )
    assert glance_of(position, f"space:{first}").scene == f"imperium/space/{first}"
    assert glance_of(position, f"space:{second}").scene == f"imperium/space/{second}"
    assert glance_of(position, "seat:0").scene == f"imperium/conflict/{position.public.conflict.key}"


def test_a_glance_at_the_end_of_a_round_shows_the_conflict_that_was_fought_and_who_won_it() -> None:
    position = next(p for p in tables.positions(4, "sand", 11) if p.before and 0 < p.before.round < p.public.round)
    drawing = glance_of(position, "conflict", "winner:2")
    assert drawing.scene == f"imperium/conflict/{position.before.conflict.key}"
    deed = next(part for part in drawing.parts if part.name == "deed")
    assert "О" in [sprite.number for sprite in deed.sprites() if isinstance(sprite, Icon)]


@pytest.mark.parametrize("lang", languages())
def test_a_glance_says_how_many_of_the_crests_of_a_reward_are_chosen(lang: str) -> None:
    face = conflict_face("machinations")
    view = msgspec.structs.replace(tables.positions(4, "sand", 11)[5].public, conflict=face)
    drawing = GAME_RENDERERS["imperium"].pictures["glance"](RenderContext(view, NAMES, lang))
    deed = next(part for part in drawing.parts if part.name == "deed").changing
    said = [sprite.text for sprite in deed if isinstance(sprite, Lettering)]
    assert any("2" in text for text in said)
    assert sum(isinstance(sprite, Icon) and sprite.name in FACTIONS for sprite in deed) == 4


def test_before_the_first_round_a_glance_shows_the_leader_that_was_taken() -> None:
    position = tables.positions(4, "sand", 11)[5]
    view = msgspec.structs.replace(position.public, conflict=None, round=0)
    players = tuple(msgspec.structs.replace(player, leader=None) for player in view.players)
    before = msgspec.structs.replace(view, players=(*view.players[:2], *players[2:]))
    after = msgspec.structs.replace(view, players=(*view.players[:3], *players[3:]))
    drawing = GAME_RENDERERS["imperium"].pictures["glance"](RenderContext(after, NAMES, before=before))
    leader = view.players[2].leader
    assert leader is not None
    assert drawing.scene == f"imperium/leader/{leader.key}"
    deed = next(part for part in drawing.parts if part.name == "deed")
    assert RenderContext(view).say(leader.name) in [each.text for each in deed.sprites() if isinstance(each, Lettering)]


def told_in_the_band(said: str) -> str:
    drawing = GAME_RENDERERS["imperium"].pictures["glance"](
        RenderContext(tables.positions(4, "sand", 11)[5].public, NAMES, sentence=said)
    )
    band = next(part for part in drawing.parts if part.name == "said")
    return " ".join(sprite.text for sprite in band.sprites() if isinstance(sprite, Lettering))


def test_a_long_sentence_is_told_whole_on_more_lines() -> None:
    did = "paid 4 spice, gained 5 solari, recruited 2 troops, drew an Intrigue card and took the Mentat"
    sentence = f"Ann sent an agent to Conspire: {did}."
    assert told_in_the_band(sentence) == sentence


def test_the_stage_gives_way_to_a_long_sentence() -> None:
    position = tables.positions(4, "sand", 11)[6]
    for sentence in ("Ann passed.", "Ann sent an agent to Conspire, and then did much more than that. " * 2):
        context = RenderContext(position.public, NAMES, sentence=sentence)
        parts = {part.name: part.box for part in GAME_RENDERERS["imperium"].pictures["glance"](context).parts}
        assert not parts["said"].overlaps(parts["deed"])


def test_a_sentence_of_five_lines_ends_with_a_whole_clause() -> None:
    did = ", ".join(["gained influence with the Fremen (1 → 2, +1 victory point)"] * 5)
    told = told_in_the_band(f"Ann sent an agent to Hardy Warriors: {did}.")
    assert told.endswith("gained influence with the Fremen…")


def test_a_rivals_glance_shows_what_it_really_gained() -> None:
    position = next(p for p in tables.positions(4, "sand", 11)[5:] if p.before and newly_visited(p))
    space = next(each for each in position.public.spaces if each.key == newly_visited(position)[0])
    piece = space.agents[-1]
    players = [
        msgspec.structs.replace(player, rival=player.seat == piece.seat, water=0, spice=0, solari=0, intrigue=0, vp=0)
        for player in position.before.players
    ]
    before = msgspec.structs.replace(position.before, players=tuple(players))
    gained = [msgspec.structs.replace(player, water=2 * player.rival) for player in players]
    after = msgspec.structs.replace(position.public, players=tuple(gained))
    shown = find_shown_effect(RenderContext(after, NAMES, before=before), space, piece)
    assert [(glyph.icon, glyph.number) for glyph in shown] == [("water", 2)]


def test_a_tie_says_tie_where_the_first_reward_stands() -> None:
    position = next(p for p in tables.positions(4, "sand", 11) if p.before and 0 < p.before.round < p.public.round)
    deed = next(part for part in glance_of(position, "conflict", "tie").parts if part.name == "deed")
    assert "Tie" in [sprite.text for sprite in deed.sprites() if isinstance(sprite, Lettering)]


def test_in_a_film_the_row_of_the_player_who_moved_is_lit() -> None:
    position = tables.positions(4, "sand", 11)[6]
    context = RenderContext(position.public, NAMES, acting_seat=2)
    rows = next(p for p in GAME_RENDERERS["imperium"].pictures["glance"](context).parts if p.name == "standings")
    lit = [sprite.style for sprite in rows.changing if isinstance(sprite, Panel)]
    assert [number for number, look in enumerate(lit) if look == "mat-lit"] == [2]


def test_a_glance_of_the_dice_game_shows_the_house_that_is_told_of_and_not_the_next_one() -> None:
    view = dice_tables.positions(2, "sand", 17)[2].public
    other = next(house for house in view.houses if house.seat != view.active)
    drawing = GAME_RENDERERS["dice"].pictures["glance"](
        RenderContext(view, NAMES, mentions=parse_marks([f"seat:{other.seat}"]))
    )
    assert drawing.scene == f"dice/house/{other.house}"


def hidden(drawing: Drawing) -> list[str]:
    """Return busts and crests of which a title or the edge of a glance hides more than a quarter."""
    deed = next(part for part in drawing.parts if part.name == "deed")
    (vista,) = [sprite for sprite in deed.changing if isinstance(sprite, Vista)]
    over = [sprite.box for sprite in deed.changing if isinstance(sprite, Lettering)]
    found: list[str] = []
    for thing, head in zip(get_scene(vista.scene).things, find_important_parts(vista.scene), strict=True):
        box = place_part(head, vista.box, vista.shift_down)
        seen = count_shared_pixels(box, vista.box) - sum(count_shared_pixels(box, other) for other in over)
        if thing.kind in ("bust", "crest") and seen * 4 < box.w * box.h * 3:
            found.append(f"{vista.scene}: {thing.kind}")
    return found


def test_on_a_glance_nothing_hides_the_face_or_the_crest_of_a_leader() -> None:
    view = msgspec.structs.replace(tables.positions(4, "sand", 11)[5].public, conflict=None, round=0)
    without = tuple(msgspec.structs.replace(player, leader=None) for player in view.players)
    before = msgspec.structs.replace(view, players=without)
    for face in (entry.face for entry in GAMES["imperium"].cards() if isinstance(entry.face, LeaderFace)):
        players = (msgspec.structs.replace(without[0], leader=face), *without[1:])
        after = RenderContext(msgspec.structs.replace(view, players=players), NAMES, before=before)
        assert hidden(GAME_RENDERERS["imperium"].pictures["glance"](after)) == []
