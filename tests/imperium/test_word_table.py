"""The table of words for card writers is complete, and each example reads as it says."""

from __future__ import annotations

import re
import tomllib

import pytest

from games.core.codec import TAG, decode_checked, members, short_tag
from games.core.texts import plain, words
from games.imperium.components import FOLDER
from games.imperium.state import Word
from games.imperium.words.influence import SpaceInfluence
from games.imperium.words.specials import SPECIAL_EFFECTS, Special
from games.imperium.words.word import Condition

PAGE = (FOLDER / "WORDS.md").read_text(encoding="utf-8")
IX_DEEDS = {name for name, deed in SPECIAL_EFFECTS.items() if deed.resolve.__module__.startswith("games.imperium.ix")}
OURS = {short_tag(SpaceInfluence("fremen"))}
"""Effects that the rules make themselves, so that no data file contains them."""


def rows(chapter: str) -> list[tuple[str, str]]:
    """Return the rows of a chapter's table: the notation and its text."""
    text = PAGE.split(f"## {chapter}\n")[1].split("\n## ")[0]
    return re.findall(r"^\| `(.+)` \| (.+) \|$", text, re.MULTILINE)


def written(family: type, example: str):
    return decode_checked("imperium")(family, tomllib.loads(f"word = {example}")["word"])


@pytest.mark.parametrize(("example", "text"), rows("Effects"))
def test_an_effect_reads_as_the_table_says(example, text):
    assert plain(words().say(written(Word, example).printed())) == text


@pytest.mark.parametrize(("example", "text"), rows("Conditions"))
def test_a_condition_reads_as_the_table_says(example, text):
    assert plain(words().say(written(Condition, example).describe())) == text


@pytest.mark.parametrize(("name", "text"), rows("Specials"))
def test_a_special_reads_as_the_table_says(name, text):
    assert plain(words().say(Special(name).printed())) == text


@pytest.mark.parametrize(("chapter", "family"), [("Effects", Word), ("Conditions", Condition)])
def test_no_word_is_missing_from_the_table(chapter, family):
    known = {
        short_tag(cls)
        for cls in members(family).values()
        if cls.__module__.startswith(("games.imperium.words", "games.imperium.rules"))
    }
    assert {tomllib.loads(f"word = {example}")["word"][TAG] for example, _ in rows(chapter)} == known - OURS


def test_no_special_is_missing_from_the_table():
    assert {name for name, _ in rows("Specials")} == {
        name for name, deed in SPECIAL_EFFECTS.items() if name not in IX_DEEDS
    }
