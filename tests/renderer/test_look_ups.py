"""Look-up pages: cards and Houses on their scenes, areas on the map, sentences on a sheet."""

from __future__ import annotations

from functools import cache

import pytest

from games.catalogue import GAMES
from games.core.locales import languages
from games.core.protocol import Entry
from games.dice.components import REGIONS
from games.imperium.views import SpaceView
from renderer.context import RenderContext
from renderer.lobby import Lobby, draw_banner
from renderer.registry import GAME_RENDERERS
from renderer.scenes import load_scenes
from renderer.sprites import Drawing, Glow, Lettering, Part, Relief, Vista
from renderer.typesetting import ELLIPSIS
from tests.renderer.test_layout import faults


@cache
def looked_up(game: str) -> list[tuple[Entry, Drawing]]:
    """Return everything in a game's library, and its picture."""
    card = GAME_RENDERERS[game].pictures["card"]
    return [(entry, card(RenderContext(entry.face or entry))) for entry in GAMES[game].cards()]


def part(drawing: Drawing, name: str) -> Part:
    return next(part for part in drawing.parts if part.name == name)


@pytest.mark.parametrize("game", ["imperium", "arrakis"])
def test_every_card_stands_before_its_own_scene(game: str) -> None:
    for entry, drawing in looked_up(game):
        if entry.face is not None:
            assert drawing.scene in load_scenes(), entry.key


def test_every_house_of_the_dice_game_stands_before_its_own_scene() -> None:
    before = [drawing.scene for _, drawing in looked_up("dice") if drawing.scene]
    assert sorted(before) == sorted(key for key in load_scenes() if key.startswith("dice/house/"))


def test_every_area_of_the_war_is_shown_on_its_land() -> None:
    for entry, drawing in looked_up("arrakis"):
        if entry.key.startswith("area-"):
            assert [sprite.land for sprite in part(drawing, "card").changing if isinstance(sprite, Relief)] == [
                "arrakis"
            ]


def test_every_region_of_the_dice_game_is_shown_on_the_map_in_its_own_place() -> None:
    drawn = [part(drawing, "card").changing for entry, drawing in looked_up("dice") if entry.key in REGIONS]
    assert all(
        [sprite.land.split("/")[0] for sprite in each if isinstance(sprite, Relief)] == ["dice"] for each in drawn
    )
    assert len({sprite.path for each in drawn for sprite in each if isinstance(sprite, Glow)}) == len(REGIONS)


@pytest.mark.parametrize("game", GAMES)
def test_the_sentences_lie_whole_on_a_sheet_as_long_as_they_want(game: str) -> None:
    for entry, drawing in looked_up(game):
        assert [fault for fault in faults(drawing) if "words" in fault] == [], entry.key
        for sheet in (part for part in drawing.parts if part.name == "words"):
            lines = [sprite for sprite in sheet.changing if isinstance(sprite, Lettering)]
            assert not [line.text for line in lines if line.text.endswith(ELLIPSIS)], entry.key
            assert sheet.box.bottom - max(line.box.bottom for line in lines) < 40


@pytest.mark.parametrize("lang", languages())
def test_what_a_card_does_is_whole_in_its_boxes(lang: str) -> None:
    for entry in GAMES["imperium"].cards({"expansion": "ix"}):
        drawn = part(GAME_RENDERERS["imperium"].pictures["card"](RenderContext(entry.face, lang=lang)), "card")
        words = [sprite.text for sprite in drawn.changing if isinstance(sprite, Lettering) and sprite.face == "sans"]
        assert not [word for word in words if word.endswith(ELLIPSIS)], entry.key


def test_what_a_visit_costs_and_brings_stands_in_boxes_that_say_so() -> None:
    drawn = {entry.key: drawing for entry, drawing in looked_up("imperium") if isinstance(entry.face, SpaceView)}
    for key, labels in (("space:conspire", ["COST", "VISIT"]), ("space:arrakeen", ["VISIT"])):
        words = [sprite.text for sprite in part(drawn[key], "card").changing if isinstance(sprite, Lettering)]
        assert [word for word in words if word in ("COST", "VISIT")] == labels


@pytest.mark.parametrize("size", ["wide", "tall"])
@pytest.mark.parametrize("game", GAMES)
def test_a_filling_table_shows_a_scene_of_its_game_and_everybody_who_sits(game: str, size: str) -> None:
    names = ("Ann", "W" * 32, "")
    drawing = draw_banner(RenderContext(Lobby(GAMES[game].title, 8), names, size=size), GAME_RENDERERS[game].scene)
    shown = [sprite.scene for part in drawing.parts for sprite in part.changing if isinstance(sprite, Vista)]
    assert shown == [GAME_RENDERERS[game].scene]
    assert set(shown) <= set(load_scenes())
    assert list(faults(drawing)) == []
