"""A generated language for tests of layout: English with an accent on every letter that has one, and every word 40 %
longer. Czech, Hungarian and Ukrainian words are about as long.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

from fluent.syntax import FluentParser, FluentSerializer, ast

from games.core import locales, texts
from games.core.fluent_syntax import nodes
from games.core.lazy_bundle import LazyBundle
from games.core.locales import FALLBACK, LOCALES

PSEUDO = "en-XA"
"""The usual name of such a language."""
LONGER = 0.4
SHORTEST = 3
"""Shorter words are abbreviations, such as the two letters of a leader on the map. They keep their length."""
ACCENTED = str.maketrans("acdeghijklmnorstuwyzACDEGHIJKLMNORSTUWYZ", "áčďěğĥíĵķľṃňőřšťűŵýžÁČĎĚĞĤÍĴĶĽṂŇŐŘŠŤŰŴÝŽ")
COMMANDS = "commands.ftl"
"""The file with the names of commands. Discord's rules for them have tests of their own."""
_WORD_OR_CODE = re.compile(r"`[^`]*`?|<[^>]*>?|[A-Za-z]+")
"""A word, or something of Discord's that is no word: code, and mentions."""


def lengthen(word: str) -> str:
    """Return a word with accents, in which letters are doubled until it is 40 % longer."""
    length = len(word)
    extra = round(length * LONGER) if length >= SHORTEST else 0
    ends = [at * extra // length for at in range(length + 1)]
    doubled = (letter + letter.lower() * (ends[at + 1] - ends[at]) for at, letter in enumerate(word))
    return "".join(doubled).translate(ACCENTED)


def lengthen_words(sentence: str) -> str:
    return _WORD_OR_CODE.sub(lambda found: lengthen(found[0]) if found[0][0].isalpha() else found[0], sentence)


@cache
def _place() -> TemporaryDirectory[str]:
    """Return a folder that is deleted when the process ends."""
    return TemporaryDirectory(prefix="sietch-pseudo-")


@cache
def pseudo_folder() -> Path:
    """Write the language into a folder, once for each process, and return the folder."""
    folder = Path(_place().name) / PSEUDO
    folder.mkdir()
    parser, serializer = FluentParser(), FluentSerializer()
    for file in (LOCALES / FALLBACK).glob("*.ftl"):
        resource = parser.parse(file.read_text(encoding="utf-8"))
        if file.name != COMMANDS:
            for element in (node for node in nodes(resource) if isinstance(node, ast.TextElement)):
                element.value = lengthen_words(element.value)
        (folder / file.name).write_text(serializer.serialize(resource), encoding="utf-8")
    return folder


@contextmanager
def pseudo_language() -> Iterator[str]:
    """Let the pseudo-language be one of the languages of this process, and give its name."""
    known, bundle = locales.languages, texts._bundle

    def bundle_of(folder: Path) -> LazyBundle:
        return bundle(pseudo_folder() if folder.name == PSEUDO else folder)

    def with_pseudo() -> list[str]:
        return [*known(), PSEUDO]

    users = [module for module in sys.modules.values() if vars(module).get("languages") is known]
    locales.first_available_language.cache_clear()
    try:
        with patch.object(texts, "_bundle", bundle_of):
            for module in users:
                module.languages = with_pseudo  # type: ignore[attr-defined]
            yield PSEUDO
    finally:
        for module in users:
            module.languages = known  # type: ignore[attr-defined]
        locales.first_available_language.cache_clear()
