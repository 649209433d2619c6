"""Every picture of every game in a language whose words all have accents and are 40 % longer: nothing overlaps, leaves
its place or is longer than Discord allows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from games.catalogue import GAMES
from games.core.game import Game
from games.core.texts import words
from renderer.context import RenderContext
from renderer.game_renderer import MAX_ALT_LENGTH, GameRenderer, NothingToShow
from renderer.legend import LEGEND
from renderer.registry import GAME_RENDERERS
from renderer.sprites import Drawing
from tests.renderer.arrakis import tables
from tests.renderer.arrakis.test_layout import wrong
from tests.renderer.positions import Position, positions_of
from tests.renderer.test_layout import faults
from tests.support.pseudo_language import PSEUDO, pseudo_language

NAMES = ("Ann", "Bořivoj", "Оксана", "Di")
SIZES = ["wide", "tall"]
TABLES: dict[str, list[tuple[int, dict[str, str]]]] = {
    "imperium": [(4, {}), (3, {"expansion": "ix"}), (1, {"expansion": "epic"})],
    "dice": [(4, {})],
    "arrakis": [(2, {}), (1, {})],
}
"""The tables whose games are drawn: how many players, under which options."""
EVERY = {"imperium": 97, "dice": 97, "arrakis": 1501}
"""One of this many steps of a game is drawn."""


@pytest.fixture(autouse=True)
def _spoken() -> Iterator[None]:
    with pseudo_language():
        yield


def pictures_of(key: str) -> list[str]:
    return [*(picture for picture in GAME_RENDERERS[key].pictures if picture != "card"), LEGEND]


def views_of(key: str) -> Iterator[tuple[Any, Any]]:
    """Yield views of the whole table and of seats, each with the view before."""
    for players, options in TABLES[key]:
        position: Position[Any]
        for position in positions_of(GAMES[key], players, "accents", EVERY[key], options):
            yield position.public, position.before
            yield position.seats[0], position.before
    if key == "arrakis":
        made: list[Callable[[], Any]] = [tables.choosing, tables.fighting, tables.solo, tables.teams, tables.crowded]
        yield from ((make(), tables.before()) for make in made)


def drawn(renderer: GameRenderer, picture: str, context: RenderContext[Any]) -> Drawing | None:
    try:
        return renderer.find_drawer(picture)(context)
    except NothingToShow:
        return None


def mistakes(key: str, drawing: Drawing) -> list[str]:
    """Return the faults of a picture that words can cause.

    Figures on icons may be small: accents need height, and long words need room. The deed of a turn lies on the board.
    The land on a glance is a piece of the map, whose pieces may touch.
    """
    found = list(faults(drawing))
    if key == "arrakis":
        found = [fault for fault in wrong(drawing) if not fault.endswith(" in deed")]
    small_figures = [fault for fault in found if fault.startswith("Icon") and fault.endswith("too small")]
    return [fault for fault in found if fault not in small_figures and not fault.startswith("deed meets")]


ALL = [(key, picture) for key in GAMES for picture in pictures_of(key)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("key", "picture"), ALL)
def test_long_words_with_accents_stay_in_their_places(key: str, picture: str, size: str) -> None:
    renderer, count = GAME_RENDERERS[key], 0
    for view, before in views_of(key):
        context = RenderContext(view, NAMES, PSEUDO, size, before=before, focus="0", sentence=a_sentence(key))
        drawing = drawn(renderer, picture, context)
        if drawing is not None:
            count += 1
            assert mistakes(key, drawing) == []
            assert len(renderer.describe(context, picture)) <= MAX_ALT_LENGTH
    assert count, "the picture was never drawn"


def a_sentence(key: str) -> str:
    """Return the short description of the game, as long a sentence as a glance ever tells."""
    return words(PSEUDO).say(GAMES[key].blurb({}))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_long_words_stay_on_every_card_that_can_be_looked_up(game: Game, size: str) -> None:
    renderer = GAME_RENDERERS[game.key]
    for entry in game.cards():
        if entry.face is None:
            continue
        drawing = drawn(renderer, "card", RenderContext(entry.face, NAMES, PSEUDO, size))
        assert drawing is not None
        assert mistakes(game.key, drawing) == [], entry.key
