"""Words: the one place where a `Text` becomes a sentence, from `data/locale/<language>/*.ftl` (Project Fluent)."""

from __future__ import annotations

import logging
import re
from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import msgspec
from babel import Locale
from fluent.runtime import FluentBundle

from games.core.icons import icon_in_sentence
from games.core.locales import CAPITAL, FALLBACK, FORM, LOCALES, has_no_words, resources
from games.core.protocol import PERSON, SEAT, Arg, PlayerName, Text
from games.core.simple_format import Formatted, format_simple

log = logging.getLogger(__name__)

THEY, RIVAL = "they", "rival"

AND, OR = "list-and", "list-or"
CACHED_SENTENCES = 4000
"""Sentences of a language. A panel says mostly what it has said a press ago."""
SEAT_MARK = b"seat"
"""What is packed with every text that needs the players' names."""

ICON = re.compile(r"<:(\w+):> ?")
"""A drawing by its name, where it is not known by what number Discord knows it."""
_MARKDOWN = re.compile(r"([\\*_~`|>\[\]()#<@:-])")
_FIRST_LETTER = re.compile(r"((?:<:\w+:>|[^\w<])*)(\w)")
"""Of a sentence that may begin with icons, styling or quotation marks."""
_STYLING = re.compile(r"(?<!\\)(\*\*|\*|__|~~)|\\(?=[\\*_~`|>\[\]()#<@:-])")


class MissingWords(KeyError):
    """A key without a sentence, or a sentence that lacks what it names: a mistake of ours, found by the tests."""


def escape(name: str) -> str:
    """A person's name as it may stand in a message: no styling, no mention."""
    return _MARKDOWN.sub(r"\\\1", name)


@lru_cache(1000)
def plain(sentence: str) -> str:
    """A sentence without its styling, for pictures, alt text and terminals."""
    return _STYLING.sub("", sentence)


def without_icons(sentence: str) -> str:
    """For those who read or hear words alone."""
    return ICON.sub("", sentence)


class Name(str):
    """A player's name, and how a language that must may speak of them."""

    pronoun: str

    def __new__(cls, name: str, pronoun: str = THEY) -> Name:
        made = super().__new__(cls, name)
        made.pronoun = pronoun
        return made


_pack = msgspec.msgpack.Encoder(enc_hook=lambda name: [str(name), name.pronoun]).encode


class Noun(Formatted):
    """A text within a sentence, or several as a list: plain by itself, in any form that a sentence asks for."""

    def __init__(self, words: Words, texts: Sequence[Text], names: Sequence[PlayerName], form: str = "") -> None:
        self._words = words
        self._texts = texts
        self._names = names
        self.said = words.join([words.noun(text, names, form) for text in texts])

    def format(self, locale: Locale) -> str:
        return self.said

    def __str__(self) -> str:
        return self.said

    def form(self, name: str) -> Noun:
        """`gen`, `gender`: what the language file keeps under that name, else the plain text."""
        return Noun(self._words, self._texts, self._names, name)

    def __eq__(self, other: object) -> bool:
        """A sentence chooses by the word, whatever icon stands before it."""
        return without_icons(self.said) == other

    __hash__ = Formatted.__hash__


def in_form(what: object, name: object) -> Noun | str:
    """`FORM($space, "gen")` of a language file. A text that has no such form, or no forms at all, stays as it is."""
    return what.form(str(name)) if isinstance(what, Noun) else str(what)


def capitalize(what: object) -> str:
    """`CAPITAL($parts)` of a language file: what begins a sentence where the language leaves out the pronoun."""
    return _FIRST_LETTER.sub(lambda found: found[1] + found[2].upper(), str(what), count=1)


FUNCTIONS: dict[str, Any] = {FORM: in_form, CAPITAL: capitalize}


class Words:
    """The sentences of one language. One that is missing, or cannot be made, is said in English, as a whole."""

    def __init__(self, language: str, root: Path = LOCALES, *, icons: bool = False) -> None:
        self.language = language
        self.icons = icons
        """What has an icon bears its name: `<:spice:> 2 spice`."""
        self._own = _bundle(root / language)
        self._english = None if language == FALLBACK else Words(FALLBACK, root, icons=icons)
        self._unsayable: set[str] = set()
        self._wordless: dict[str, bool] = {}
        self._said: dict[tuple[str, bytes, bytes], str] = {}
        """Sentences that were made lately, each by all that is put into it."""

    def say(self, text: Text, names: Sequence[PlayerName] = (), form: str = "") -> str:
        """The sentence; `names` are the players' names by seat, `form` is the one that a sentence around it wants."""
        packed = _pack(text)
        asked = form, packed, _pack(names) if SEAT_MARK in packed else b""
        said = self._said.get(asked)
        if said is None:
            if len(self._said) >= CACHED_SENTENCES:
                self._said.clear()  # In one go: pictures are drawn, and say things, in threads of their own.
            said = self._said[asked] = self._made(text, names, form)
        return said

    def noun(self, text: Text, names: Sequence[PlayerName], form: str) -> str:
        """As it stands in a sentence."""
        said, icon = self.say(text, names, form), icon_in_sentence(text.key) if self.icons else ""
        return f"<:{icon}:> {said}" if icon else said

    def _made(self, text: Text, names: Sequence[PlayerName], form: str) -> str:
        text = self._player(text, names) if text.key == SEAT else text
        if self._english is None:
            return self._format(self._own, text, names, form)
        if self._own.has_message(text.key):
            try:
                return self._format(self._own, text, names, form)
            except MissingWords as missing:
                self._complain(text.key, missing)
        if self._english.is_wordless(text.key):
            return self._format(self._english._own, text, names, form)
        return self._english.say(text, names)

    def is_wordless(self, key: str) -> bool:
        """Only signs stand around what is put into it, as in any language that does not write it otherwise."""
        if key not in self._wordless:
            self._wordless[key] = self._own.has_message(key) and has_no_words(self._own.get_message(key).value)
        return self._wordless[key]

    def _complain(self, key: str, missing: MissingWords) -> None:
        """Once a key: a translator's slip must not fill the log."""
        if key not in self._unsayable:
            self._unsayable.add(key)
            log.warning("said in English", extra={"language": self.language, "why": str(missing.args[0])})

    def join(self, parts: Sequence[str], last: str = AND) -> str:
        """A list as the language writes it: one, two and three; or with another word before the last."""
        if len(parts) < 2:
            return "".join(parts)
        head = parts[0]
        for part in parts[1:-1]:
            head = self.say(Text("list-comma", {"head": head, "tail": part}))
        return self.say(Text(last, {"head": head, "tail": parts[-1]}))

    def _format(self, bundle: FluentBundle, text: Text, names: Sequence[PlayerName], form: str) -> str:
        if not bundle.has_message(text.key):
            raise MissingWords(text.key)
        message = bundle.get_message(text.key)
        pattern = message.attributes.get(form, message.value)
        if pattern is None:
            raise MissingWords(text.key)
        args = self._args(text, names)
        simple = format_simple(pattern, args)
        if simple is not None:
            return simple
        try:
            sentence, errors = bundle.format_pattern(pattern, args)
        except MissingWords:
            raise
        except Exception as error:  # Sentences that lead back to themselves, numbers that no language can write.
            raise MissingWords(f"{text.key}: {error}") from error
        if errors:
            raise MissingWords(f"{text.key}: {errors[0]}")
        return str(sentence)

    def _player(self, text: Text, names: Sequence[PlayerName]) -> Text:
        """Whose seat it is: a person by name; a rival, or whoever has none, in words with forms of their own."""
        seat = text.args["seat"]
        assert isinstance(seat, int)
        if seat >= len(names):
            return Text("seat-unnamed", {"number": seat + 1})
        name = names[seat]
        return name if isinstance(name, Text) else Text(SEAT, {"name": escape(name), "gender": _gender(name)})

    def _args(self, text: Text, names: Sequence[PlayerName]) -> dict[str, Any]:
        given: dict[str, Any] = {}
        for key, arg in text.args.items():
            if isinstance(arg, Text) and arg.key == PERSON:
                given |= _person(arg, names)
            else:
                given[key] = self._value(arg, names)
        return given

    def _value(self, arg: Arg, names: Sequence[PlayerName]) -> Any:
        if isinstance(arg, Text):
            return Noun(self, [arg], names)
        if isinstance(arg, list):
            return Noun(self, arg, names)
        return arg


def _person(text: Text, names: Sequence[PlayerName]) -> dict[str, str]:
    """Whom a sentence speaks of: $person is you, she, he, they or rival; $gender is she, he or they, also of you."""
    seat = text.args["seat"]
    assert isinstance(seat, int)
    name = names[seat] if seat < len(names) else ""
    return {"person": "you" if text.args["you"] else _pronoun(name), "gender": _gender(name)}


def _pronoun(name: PlayerName) -> str:
    return name.pronoun if isinstance(name, Name) else RIVAL if isinstance(name, Text) else THEY


def _gender(name: PlayerName) -> str:
    pronoun = _pronoun(name)
    return THEY if pronoun == RIVAL else pronoun


@cache
def words(language: str = FALLBACK) -> Words:
    return Words(language)


@cache
def words_with_icons(language: str = FALLBACK) -> Words:
    """The same with icons, for what is read on Discord."""
    return Words(language, icons=True)


@cache
def _bundle(folder: Path) -> FluentBundle:
    bundle = FluentBundle([folder.name, FALLBACK], FUNCTIONS, use_isolating=False)
    for resource in resources(folder):
        bundle.add_resource(resource)
    return bundle
