"""Highlights: things that may be chosen glow, others of their kind are dimmed, and nothing else changes."""

from games.imperium import GAME
from renderer import render
from renderer.context import RenderContext
from renderer.highlight import highlight
from renderer.registry import GAME_RENDERERS
from renderer.sprites import Area, Box, Drawing, Part, Ring, Veil
from tests.imperium.table import ANN, NAMES, imperium


def a_board() -> Drawing:
    view = GAME.view(imperium().state, ANN)
    return GAME_RENDERERS["imperium"].pictures["board"](RenderContext(view, NAMES[:3]))


def place(drawing: Drawing, name: str) -> Box:
    return next(part.box for part in drawing.parts if part.name == name)


def choice(drawing: Drawing) -> Part:
    return next(part for part in drawing.parts if part.name == "choice")


def test_what_may_be_chosen_is_lit_and_the_others_of_its_kind_are_dimmed() -> None:
    drawing = highlight(a_board(), ["space:arrakeen"])
    dimmed = [mark.box for mark in choice(drawing).marks if isinstance(mark, Veil)]
    edges = [mark.box for mark in choice(drawing).marks if isinstance(mark, Area)]
    assert place(drawing, "space:carthag") in dimmed
    assert place(drawing, "space:arrakeen") not in dimmed
    assert all(edge.contains(place(drawing, "space:arrakeen")) for edge in edges)
    assert place(drawing, "conflict") not in dimmed


def test_it_is_never_marked_like_what_has_changed() -> None:
    assert not any(isinstance(mark, Ring) for mark in choice(highlight(a_board(), ["space:arrakeen"])).marks)


def test_a_picture_that_shows_none_of_it_stays_as_it_is() -> None:
    assert highlight(a_board(), ["card:dagger_of_nobody"]).parts == a_board().parts
    assert highlight(a_board(), []).parts == a_board().parts


def test_cards_in_the_hand_glow_by_their_names() -> None:
    table = imperium()
    table.give_hand(ANN, "dagger", "diplomacy")
    view = GAME.view(table.state, ANN)
    hand = highlight(GAME_RENDERERS["imperium"].pictures["hand"](RenderContext(view, NAMES[:3])), ["card:dagger"])
    assert place(hand, "hand:1") in [mark.box for mark in choice(hand).marks if isinstance(mark, Veil)]
    plain, glowing = (
        render("imperium", view, "hand", names=NAMES[:3], highlights=glows) for glows in ((), ("card:dagger",))
    )
    assert plain.data != glowing.data


def test_every_place_an_option_names_is_on_its_picture() -> None:
    """The question where a card sends an agent names spaces that the board shows."""
    table = imperium()
    table.make_rich(ANN)
    table.give_hand(ANN, "diplomacy")
    table.answer(ANN, "send:diplomacy")
    question = table.question(ANN)
    shown = {part.name for part in a_board().parts}
    assert {option.place for option in question.options if option.key != "back"} <= shown
