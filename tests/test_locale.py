"""Words: every key once, in every file that parses."""

from __future__ import annotations

from collections import Counter

import pytest
from fluent.syntax import FluentParser, ast

from games.core.texts import LOCALES, escape, languages, plain, words

FILES = sorted(LOCALES.glob("*/*.ftl"))


def messages(language: str) -> list[str]:
    return [
        entry.id.name
        for path in sorted((LOCALES / language).glob("*.ftl"))
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message)
    ]


@pytest.mark.parametrize("language", languages())
def test_no_key_is_defined_twice(language: str):
    assert [key for key, count in Counter(messages(language)).items() if count > 1] == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_every_entry_can_be_read(path):
    junk = [
        entry for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body if isinstance(entry, ast.Junk)
    ]
    assert [entry.content for entry in junk] == []


def test_a_list_is_written_as_english_writes_it():
    assert [words().join(list("abc"[:n])) for n in range(4)] == ["", "a", "a and b", "a, b and c"]


def test_a_name_cannot_style_mention_or_break_out():
    name = "**Bo** <@1> `x` __y__ @everyone"
    assert plain(escape(name)) == name
    assert "**" not in escape(name)
    assert "<@" not in escape(name)
