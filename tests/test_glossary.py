"""Every language uses one word for one thing, as `data/locale/glossary.toml` says, and its own punctuation."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

import msgspec
import pytest
from fluent.syntax import ast

from games.core.fluent_syntax import nodes
from games.core.locales import FALLBACK, LOCALES, NOUN_FILES, complete_languages, entries

TRANSLATED = sorted(complete_languages() - {FALLBACK})
COMMAND = re.compile(r"`[^`]*`")
"""The name of a command, which is not a word of the sentence."""


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A thing, and by which words it is called. A word is given by its stem, several words by the stem of each."""

    en: str
    cs: tuple[str, ...]
    uk: tuple[str, ...]
    hu: tuple[str, ...]
    files: str = ""
    our: tuple[str, ...] = ()
    otherwise: Mapping[str, tuple[str, ...]] = {}

    def words(self, language: str) -> Sequence[str]:
        found: Sequence[str] = getattr(self, language)
        return found


class Never(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Words that a language does not use, and what it says instead."""

    language: str
    words: tuple[str, ...]
    say: str
    files: str = ""


class Glossary(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    term: tuple[Term, ...]
    never: tuple[Never, ...]


GLOSSARY = msgspec.toml.decode((LOCALES / "glossary.toml").read_bytes(), type=Glossary)


def text_of(entry: object) -> str:
    """Return the words of an entry with all its variants and forms, in small letters."""
    parts = [each.value for each in nodes(entry) if isinstance(each, ast.TextElement | ast.StringLiteral)]
    return COMMAND.sub(" ", " ".join(parts)).casefold()


SENTENCES = {
    language: {
        key: (source.file, text_of(source.entry))
        for key, source in entries(LOCALES / language).items()
        if not source.file.endswith(NOUN_FILES)
    }
    for language in (FALLBACK, *TRANSLATED)
}


def is_about(files: str, key: str, file: str) -> bool:
    """Return whether a sentence belongs to a game: by its file, or by its key in files that hold several games."""
    return file.startswith(files) or re.match(rf"((coach|twist)-)?{files}-", key) is not None


def has_stem(text: str, stem: str) -> bool:
    return re.search(rf"\b{re.escape(stem)}", text) is not None


def has_term(text: str, term: str) -> bool:
    """Return whether a text has all words of a term. Other words may stand between them."""
    return all(has_stem(text, stem) for stem in term.split())


def has_phrase(text: str, phrase: str) -> bool:
    """Return whether a text has the words of a phrase next to each other."""
    return re.search(r"\b" + r"\w* ".join(map(re.escape, phrase.split())), text) is not None


def sentences_with(term: Term) -> list[str]:
    """Return the keys of the English sentences that have the English word."""
    return [
        key
        for key, (file, text) in SENTENCES[FALLBACK].items()
        if is_about(term.files, key, file) and has_stem(text, term.en)
    ]


def sentences_without(term: Term, language: str) -> set[str]:
    """Return the keys of the sentences that have the English word in English and lack the word of the language."""
    own = SENTENCES[language]
    return {
        key
        for key in sentences_with(term)
        if key in own and not any(has_term(own[key][1], word) for word in term.words(language))
    }


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("term", GLOSSARY.term, ids=lambda term: f"{term.files} {term.en}")
def test_a_thing_has_the_same_word_in_every_sentence(term: Term, language: str) -> None:
    assert sentences_without(term, language) == set(term.otherwise.get(language, ()))


@pytest.mark.parametrize("term", GLOSSARY.term, ids=lambda term: f"{term.files} {term.en}")
def test_every_term_of_the_glossary_is_used(term: Term) -> None:
    assert sentences_with(term)


@pytest.mark.parametrize("never", GLOSSARY.never, ids=lambda never: f"{never.language} {never.words[0]}")
def test_what_a_language_does_not_say_is_not_said(never: Never) -> None:
    found = [
        f"{key}: say {never.say}"
        for key, (file, text) in SENTENCES[never.language].items()
        if is_about(never.files, key, file) and any(has_phrase(text, word) for word in never.words)
    ]
    assert found == []


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("sign", ["!", '"', "..."])
def test_a_language_uses_its_own_signs_and_stays_calm(language: str, sign: str) -> None:
    assert [key for key, (_, text) in SENTENCES[language].items() if sign in text] == []


def test_a_word_is_found_by_its_stem_and_not_within_another() -> None:
    assert has_term("tvé legie dostávají zásahy", "zásah")
    assert not has_term("v nezásahové oblasti", "zásah")
    assert has_term("vítězný bod", "vítězn bod")
    assert has_phrase("posílá agenta na pole", "posílá agent")
    assert not has_phrase("posílá jednotku a agenta", "posílá agent")
