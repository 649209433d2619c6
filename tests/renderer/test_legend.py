"""The legend: every icon of a game's boards with two words, or only the icons of another picture."""

from __future__ import annotations

import pytest

from renderer import render, render_text
from renderer.context import RenderContext
from renderer.legend import list_icons
from renderer.registry import GAME_RENDERERS
from renderer.sprites import Icon, Lettering
from renderer.typesetting import NAME
from tests.renderer import tables
from tests.renderer.arrakis import tables as arrakis_tables
from tests.renderer.dice import tables as dice_tables
from tests.renderer.test_layout import beside, faults

VIEWS = {
    "imperium": lambda: tables.positions(4, "sand", 11)[-3].public,
    "dice": lambda: dice_tables.positions(2, "sand", 17)[2].public,
    "arrakis": arrakis_tables.own,
}
SELF_EXPLAINING = {"arrow", "slot", "check"}
"""Icons that join or frame others."""


def legend_of(game: str, **how: object) -> list[str]:
    drawing = GAME_RENDERERS[game].find_drawer("legend")(RenderContext(VIEWS[game](), ("Ann", "Bo", "Cy", "Di"), **how))
    return [sprite.name for part in drawing.parts for sprite in part.sprites() if isinstance(sprite, Icon)]


@pytest.mark.parametrize("game", VIEWS)
@pytest.mark.parametrize("picture", ["board", "row", "mat", "conflict"])
def test_every_icon_on_a_picture_is_in_the_legend(game: str, picture: str) -> None:
    context = RenderContext(VIEWS[game](), ("Ann", "Bo", "Cy", "Di"), focus="1")
    shown = {str(name) for name in list_icons(GAME_RENDERERS[game].pictures[picture](context))}
    known = {name for one in GAME_RENDERERS[game].legend.icons for name in one.names}
    assert shown - known - SELF_EXPLAINING == set()


@pytest.mark.parametrize("size", ["wide", "tall"])
@pytest.mark.parametrize("game", VIEWS)
def test_a_legend_has_words_of_32_pixels_and_nothing_overlaps(game: str, size: str) -> None:
    drawing = GAME_RENDERERS[game].find_drawer("legend")(RenderContext(VIEWS[game](), size=size))
    assert [fault for fault in faults(drawing) if "too small" not in fault] == []
    words = [sprite for part in drawing.parts for sprite in part.sprites() if isinstance(sprite, Lettering)]
    assert {word.size for word in words if word.ink == "night"} == {NAME}


@pytest.mark.parametrize("game", VIEWS)
def test_a_legend_can_be_asked_for_only_the_icons_of_another_picture(game: str) -> None:
    few = legend_of(game, focus="conflict")
    assert 0 < len(few) < len(legend_of(game))


def test_icons_of_an_expansion_are_in_the_legend_of_its_tables_only() -> None:
    drawing = GAME_RENDERERS["imperium"].find_drawer("legend")(RenderContext(beside(3)))
    assert "dreadnought" in set(list_icons(drawing))
    assert "dreadnought" not in legend_of("imperium")


@pytest.mark.parametrize("game", VIEWS)
def test_a_legend_is_told_in_words(game: str) -> None:
    alt = render(game, VIEWS[game](), "legend").alt
    assert alt == render_text(game, VIEWS[game](), "legend")
    assert "Spice" in alt
