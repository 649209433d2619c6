"""Alternative texts in all languages: whole sentences by priority, and leaders with their abilities."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from games.catalogue import GAMES
from games.core.locales import languages
from games.core.protocol import Text
from games.core.texts import plain, words
from renderer import MAX_ALT_LENGTH, Lobby, render
from renderer.context import RenderContext
from renderer.registry import GAME_RENDERERS
from renderer.typesetting import ELLIPSIS
from tests.renderer.arrakis import tables as war
from tests.renderer.dice import tables as dice
from tests.renderer.positions import Position
from tests.renderer.tables import positions

NAMES = dice.NAMES
LANGUAGES = pytest.mark.parametrize("lang", languages())


def middle(table: str) -> Position[Any]:
    """Return a position in the middle of a game."""
    found: Sequence[Position[Any]] = {
        "imperium": lambda: positions(4, "sand", 11),
        "dice": lambda: dice.positions(8, "sand", 17),
        "arrakis": lambda: war.positions(2, "sand", 17),
    }[table]()
    return found[len(found) * 2 // 3]


def tell(table: str, picture: str, lang: str, view: Any, before: Any = None) -> list[str]:
    """Return all sentences of an alternative text, before those without room are left out."""
    return list(GAME_RENDERERS[table].alt(RenderContext(view, NAMES, lang, before=before, focus="1"), picture))


def say(text: Text, lang: str) -> str:
    return plain(words(lang).say(text, NAMES))


@LANGUAGES
@pytest.mark.parametrize("table", ["imperium", "dice", "arrakis"])
def test_an_alternative_text_ends_with_a_whole_sentence(table: str, lang: str) -> None:
    position = middle(table)
    for picture in ("board", "glance"):
        made = render(table, position.public, picture, before=position.before, names=NAMES, lang=lang)
        assert made.alt.endswith((".", "!", "?", ")"))
        assert ELLIPSIS not in made.alt
        assert len(made.alt) <= MAX_ALT_LENGTH


@LANGUAGES
def test_the_standing_of_a_war_comes_before_changes_and_areas(lang: str) -> None:
    told = tell("arrakis", "board", lang, war.public(), war.before())
    context = RenderContext(war.public(), NAMES, lang)
    tracks = war.public().tracks
    standing = context.label("arrakis-alt-supremacy", count=tracks.supremacy, win=tracks.supremacy_win)
    changes = next(
        number for number, line in enumerate(told) if line.startswith(context.label("alt-changed", changes="")[:4])
    )
    assert told.index(standing) < changes
    assert "(" in told[changes]


@LANGUAGES
def test_what_is_left_out_is_counted(lang: str) -> None:
    told = tell("arrakis", "board", lang, war.crowded())
    made = render("arrakis", war.crowded(), "board", names=NAMES, lang=lang)
    kept = next(count for count in range(len(told), 0, -1) if made.alt.startswith(" ".join(told[:count])))
    assert kept < len(told)
    assert str(len(told) - kept) in made.alt[len(" ".join(told[:kept])) :]


@LANGUAGES
def test_leaders_are_told_with_their_abilities(lang: str) -> None:
    view = middle("imperium").public
    told = " ".join(tell("imperium", "leaders", lang, view))
    leaders = [player.leader for player in view.players if player.leader is not None]
    assert len(leaders) == len(view.players)
    assert all(say(line, lang) in told for leader in leaders for line in (*leader.ability_lines, *leader.signet_lines))
    own = " ".join(tell("imperium", "mat", lang, view))
    assert all(say(line, lang) in own for line in leaders[1].ability_lines)


@LANGUAGES
def test_houses_and_leaders_of_the_war_are_told_with_their_abilities(lang: str) -> None:
    view = middle("dice").public
    told = " ".join(tell("dice", "houses", lang, view))
    assert view.houses
    assert all(say(each.text, lang) in told for house in view.houses for each in house.abilities)
    told = " ".join(tell("arrakis", "mat", lang, war.public()))
    own = [leader for leader in war.public().leaders if leader.side == war.public().dashboards[1].side]
    assert own
    assert all(say(line, lang) in told for leader in own for line in leader.lines)


@LANGUAGES
@pytest.mark.parametrize("table", ["imperium", "dice", "arrakis"])
def test_the_lobby_is_told_with_the_name_of_its_game(table: str, lang: str) -> None:
    title = GAMES[table].title
    assert say(title, lang) in render(table, Lobby(title, 4), "lobby", names=NAMES[:3], lang=lang).alt
