"""The words between the icons of an effect: what stands before a choice, a condition and a share for opponents."""

from __future__ import annotations

from typing import Any

import pytest

from games.core.locales import languages
from games.imperium.ix.visible import tile_face
from games.imperium.ix.words.shipping import Dividends
from games.imperium.telling.faces import conflict_face
from renderer.context import RenderContext
from renderer.imperium.glyphs import make_atoms


def context(lang: str) -> RenderContext[Any]:
    return RenderContext(None, lang=lang)


@pytest.mark.parametrize("lang", languages())
def test_a_colon_parts_how_many_may_be_chosen_from_what_each_gives(lang: str) -> None:
    choose, steps, *crests = make_atoms(conflict_face("machinations").rewards[0], context(lang), 40, 24)
    assert "2" in choose.text
    assert choose.text.endswith(":")
    assert (steps.text, len(crests)) == ("+1", 4)


@pytest.mark.parametrize("lang", languages())
def test_a_condition_after_the_words_for_a_time_goes_on_in_the_same_sentence(lang: str) -> None:
    atoms = make_atoms(tile_face("holtzman_engine").effect, context(lang), 40, 24)
    _, at_the_end, condition, *_ = [atom.text for atom in atoms if atom.text]
    assert at_the_end.endswith(":")
    assert condition[0].islower()


def test_dividends_are_shown_as_five_for_you_and_one_for_every_opponent() -> None:
    atoms = make_atoms(Dividends().glyphs(), context("en"), 40, 24)
    assert [(atom.icon, atom.number) for atom in atoms] == [("solari", "5"), ("opponents", ""), ("solari", "1")]
