"""Questions to the rules, and the passages that answer them."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import bot.ui.registration  # noqa: F401  (the commands are added when their modules are imported)
from bot.host.search.index import Index
from bot.host.search.passages import Kind, Passage
from bot.host.search.search import Search
from bot.ui.commands.groups import REFERENCE
from games.catalogue import GAMES
from games.core.locales import complete_languages

QUESTIONS = Path(__file__).parent / "questions"
FEWEST = 30


def questions(language: str) -> list[dict[str, Any]]:
    return tomllib.loads((QUESTIONS / f"{language}.toml").read_text())["question"]


@cache
def index(language: str, *keys: str) -> Index:
    search = Search(GAMES)
    search.commands = REFERENCE
    return search.index(language, keys or tuple(GAMES), {} if keys else None)


def keys(found: list[Passage]) -> list[str]:
    return [passage.key for passage in found]


EVERY = [(language, each) for language in sorted(complete_languages()) for each in questions(language)]


@pytest.mark.parametrize("language", sorted(complete_languages()))
def test_every_complete_language_has_its_questions(language: str) -> None:
    assert len(questions(language)) >= FEWEST


@pytest.mark.parametrize(("language", "asked"), EVERY, ids=[f"{lang}-{each['ask']}" for lang, each in EVERY])
def test_the_passage_that_answers_is_among_the_first_three(language: str, asked: dict[str, Any]) -> None:
    of = (asked["game"],) if "game" in asked else ()
    found = keys(index(language, *of).find(asked["ask"], 3))
    assert set(asked["finds"]) & set(found), found


@pytest.mark.parametrize(("language", "asked"), EVERY, ids=[f"{lang}-{each['ask']}" for lang, each in EVERY])
def test_every_passage_that_a_question_names_exists(language: str, asked: dict[str, Any]) -> None:
    of = (asked["game"],) if "game" in asked else ()
    assert set(asked["finds"]) <= {passage.key for passage in index(language, *of).passages}


def test_a_question_without_diacritics_finds_words_with_them() -> None:
    made = Index("cs", [Passage("a", Kind.RULE, "imperium", "Písečný červ", "Útočí na žoldnéře.")])
    assert keys(made.find("pisecni cervi", 3)) == keys(made.find("zoldnere", 3)) == ["a"]


def test_a_language_without_a_stemmer_is_searched_by_how_words_begin() -> None:
    made = Index("uk", [Passage("a", Kind.RULE, "imperium", "Військо", "Гравець розміщує війська в конфлікті.")])
    assert keys(made.find("конфлікту", 3)) == keys(made.find("розміщувати військами", 3)) == ["a"]


@pytest.mark.parametrize(
    "typed", ['"', "troop*", "NEAR(a b)", "title: -troop", "'; DROP TABLE passage", "", "the of", "🏜️"]
)
def test_nothing_that_is_typed_is_read_as_a_query(typed: str) -> None:
    index("en", "imperium").find(typed, 3)


def test_no_option_brings_a_passage_twice() -> None:
    every = index("en").passages
    assert len({(each.game, each.kind, each.title, each.text) for each in every}) == len(every)


async def test_the_reference_of_commands_has_every_command() -> None:
    listed = {each.title for each in index("en").passages if each.kind is Kind.COMMAND}
    assert {"/dune rules", "/dune-me vacation", "/dune-top"} <= listed
