"""The pages to choose a leader or a House from: each card shows everything that the choice can do."""

import msgspec
import pytest

from games.catalogue import GAMES
from games.core.protocol import Answer, Setup
from renderer import render, render_text
from renderer.context import RenderContext
from renderer.registry import GAME_RENDERERS
from renderer.sprites import Drawing, Lettering

NAMES = ("Ann", "Bo", "Cy", "Di")
CHOICES = [("imperium", "none", "leaders"), ("imperium", "ix", "leaders"), ("dice", "", "houses")]


def choosing(key: str, expansion: str):
    """Return a game in which one player has chosen and the next is asked."""
    game = GAMES[key]
    state, _ = game.new(Setup(NAMES, {"expansion": expansion} if expansion else {}, bytes(32)))
    first = game.questions(state)[0]
    game.answer(state, Answer(first.id, first.seat, first.mildest))
    question = game.questions(state)[0]
    return question, game.view(state, question.seat)


@pytest.mark.parametrize("size", ["wide", "tall"])
def test_a_page_of_all_leaders_has_at_most_400_kb(size):
    _, view = choosing("imperium", "ix")
    assert len(render("imperium", view, "leaders", names=NAMES, size=size).data) <= 400 * 1024


def spoken(drawing: Drawing) -> str:
    words = [sprite.text for part in drawing.parts for sprite in part.changing if isinstance(sprite, Lettering)]
    return " ".join(" ".join(words).split())


@pytest.mark.parametrize(("key", "expansion", "picture"), CHOICES)
@pytest.mark.parametrize("size", ["wide", "tall"])
def test_the_question_shows_all_that_can_be_chosen_and_each_can_glow(key, expansion, picture, size):
    question, view = choosing(key, expansion)
    drawing = GAME_RENDERERS[key].pictures[picture](RenderContext(view, NAMES, size=size))
    assert question.shows == picture
    assert {option.place for option in question.options} <= {part.name for part in drawing.parts}


@pytest.mark.parametrize(("key", "expansion", "picture"), CHOICES)
@pytest.mark.parametrize("size", ["wide", "tall"])
def test_every_ability_stands_on_it_to_its_last_word(key, expansion, picture, size):
    _, view = choosing(key, expansion)
    context = RenderContext(view, NAMES, size=size)
    seen = spoken(GAME_RENDERERS[key].pictures[picture](context))
    told = [text for face in getattr(view, "leaders", ()) for text in (*face.ability_lines, *face.signet_lines)]
    told += [ability.text for house in getattr(view, "choices", ()) for ability in house.abilities]
    assert told
    assert [text for text in told if context.say(text) not in seen] == []
    assert "…" not in seen


@pytest.mark.parametrize(("key", "expansion", "picture"), CHOICES)
def test_in_words_it_says_the_same(key, expansion, picture):
    question, view = choosing(key, expansion)
    words = render_text(key, view, picture, names=NAMES)
    assert all(RenderContext(view, NAMES).say(option.text) in words for option in question.options)


def test_four_leaders_stand_two_and_two_at_a_desk_too():
    _, view = choosing("imperium", "none")
    four = msgspec.structs.replace(view, leaders=view.leaders[:3])
    parts = GAME_RENDERERS["imperium"].pictures["leaders"](RenderContext(four, NAMES)).parts
    places = [part.box for part in parts if part.name.startswith("leader:")]
    assert len({box.x for box in places}) == len({box.y for box in places}) == 2
