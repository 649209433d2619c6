"""What `/dune card` finds: codes, terms, parts of names, and first what is in the game."""

from __future__ import annotations

import pytest

from bot.host.model.facts import Summary
from bot.host.model.preferences import PersonSettings
from bot.host.replies import reference
from bot.host.replies.reader import Reader
from games.catalogue import GAMES
from tests.bot.helpers import ANN, Evening

READER = Reader(ANN, PersonSettings(), "en-GB")


@pytest.fixture
async def shelf(tmp_path):
    async with Evening(tmp_path / "table.sqlite", tuple(GAMES.values())) as evening:
        yield evening


async def lobby(shelf: Evening, key: str, **options: str) -> Summary:
    await shelf.create_table(ANN, key=key, options=options)
    return await shelf.host.summary(shelf.game)


def typed(shelf: Evening, text: str, summary: Summary | None = None) -> str | None:
    return reference.typed_entry(shelf.host, READER, list(GAMES), text, summary)


async def test_an_area_is_found_by_its_code(shelf: Evening) -> None:
    found = typed(shelf, "ne8")
    assert found is not None
    key, _, entry = found.partition(":")
    assert "NE8" in (await reference.card(shelf.host, READER, key, entry)).content or "8" in entry


async def test_a_term_is_explained_without_a_picture(shelf: Evening) -> None:
    found = typed(shelf, "alliance")
    assert found == "imperium:term-alliance"
    told = await reference.card(shelf.host, READER, "imperium", "term-alliance")
    assert "first to reach 4 influence" in told.content
    assert not told.pictures


CZECH = Reader(ANN, PersonSettings(), "cs")


@pytest.mark.parametrize("name", ["Přesvědčivý projev", "presvedcivy", "Convincing Argument", "convincing"])
async def test_a_card_is_found_by_its_name_without_accents_and_by_its_english_name(shelf: Evening, name: str) -> None:
    assert reference.typed_entry(shelf.host, CZECH, ["imperium"], name) == "imperium:convincing_argument"
    suggested = dict(reference.suggestions(shelf.host, CZECH, ["imperium"], typed=name))
    assert suggested == {"Přesvědčivý projev": "imperium:convincing_argument"}


async def test_a_part_of_a_name_is_enough(shelf: Evening) -> None:
    assert typed(shelf, "convincing") == "imperium:convincing_argument"


async def test_what_is_in_this_game_comes_first(shelf: Evening) -> None:
    summary = await lobby(shelf, "imperium", expansion="none")
    named = [value for _, value in reference.suggestions(shelf.host, READER, ["imperium"], summary)]
    assert named.index("imperium:term-alliance") < named.index("imperium:space:dreadnought")


async def test_suggestions_bear_the_codes_of_areas(shelf: Evening) -> None:
    named = dict(reference.suggestions(shelf.host, READER, ["arrakis"]))
    assert any(name.endswith("· NE8") for name in named)


async def test_every_term_of_every_game_can_be_shown(shelf: Evening) -> None:
    for key, game in GAMES.items():
        for variant in ({}, {"expansion": "ix"}):
            for term in game.terms(variant):
                assert (await reference.card(shelf.host, READER, key, term.key)).content
