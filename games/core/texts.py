"""Sentences: the only place where a `Text` becomes a string, by `data/locale/<language>/*.ftl` (Project Fluent)."""

from __future__ import annotations

import logging
import re
import unicodedata
from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import msgspec
from babel import Locale

from games.core.fluent_syntax import has_no_words
from games.core.icons import icon_in_sentence
from games.core.lazy_bundle import LazyBundle
from games.core.locales import CAPITAL, FALLBACK, FORM, LOCALES
from games.core.protocol import PERSON, SEAT, Arg, PlayerName, Text
from games.core.simple_format import Formatted, format_simple

log = logging.getLogger(__name__)

THEY, RIVAL = "they", "rival"
ARTICLE = "art"
"""The form that is only the article of a noun. It has no icon, because the noun itself follows with its icon."""

AND, OR = "list-and", "list-or"
CACHED_SENTENCES = 4000
"""How many sentences of a language are cached. A panel mostly repeats the sentences of the panel before."""
SEAT_MARK = b"seat"
"""A text that needs the players' names contains these bytes when it is packed."""

ICON = re.compile(r"<:(\w+):> ?")
"""An icon by its name, as `words_with_icons` writes it. The bot replaces it by Discord's emoji with its id."""
_MARKDOWN = re.compile(r"([\\*_~`|>\[\]()#<@:-])")
_FIRST_LETTER = re.compile(r"((?:<:\w+:>|[^\w<])*)(\w)")
"""The first letter of a sentence, after any icons, styling or quotation marks."""
_STYLING = re.compile(r"(?<!\\)(\*\*|\*|__|~~)|\\(?=[\\*_~`|>\[\]()#<@:-])")


class MissingWords(KeyError):
    """A key has no sentence, or a sentence lacks a variable. This is a bug, which tests find."""


def escape(name: str) -> str:
    """Return a person's name with Markdown escaped, so that it can neither style a message nor ping anybody."""
    return _MARKDOWN.sub(r"\\\1", name)


@lru_cache(1000)
def plain(sentence: str) -> str:
    """Return a sentence without Markdown, for pictures, alt text and terminals."""
    return _STYLING.sub("", sentence)


@lru_cache(CACHED_SENTENCES)
def folded(text: str) -> str:
    """Return a text in small letters and without accents, to compare it with what somebody typed."""
    letters = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in letters if unicodedata.category(letter) != "Mn")


def without_icons(sentence: str) -> str:
    """Return a sentence without icons, for people who want words only."""
    return ICON.sub("", sentence)


class Name(str):
    """A player's name with the pronoun that languages use for this player."""

    pronoun: str

    def __new__(cls, name: str, pronoun: str = THEY) -> Name:
        made = super().__new__(cls, name)
        made.pronoun = pronoun
        return made


_pack = msgspec.msgpack.Encoder(enc_hook=lambda name: [str(name), name.pronoun]).encode


class Noun(Formatted):
    """A text, or a list of texts, as a variable of a sentence. The sentence can ask for a grammatical form of it."""

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
        """Return the noun in a form of its language file, such as `gen`; unchanged if it has no such form."""
        return Noun(self._words, self._texts, self._names, name)

    def __eq__(self, other: object) -> bool:
        """Compare without icons, so that a sentence can select by the word itself."""
        return without_icons(self.said) == other

    __hash__ = Formatted.__hash__


def in_form(what: object, name: object) -> Noun | str:
    """Return a noun in a form: the function `FORM($space, "gen")` of language files. Other values stay unchanged."""
    return what.form(str(name)) if isinstance(what, Noun) else str(what)


def capitalize(what: object) -> str:
    """Return a value with its first letter in upper case: the function `CAPITAL($parts)` of language files."""
    return _FIRST_LETTER.sub(lambda found: found[1] + found[2].upper(), str(what), count=1)


FUNCTIONS: dict[str, Any] = {FORM: in_form, CAPITAL: capitalize}


class Words:
    """The sentences of one language. A sentence that is missing or cannot be made is said in English as a whole."""

    def __init__(self, language: str, root: Path = LOCALES, *, icons: bool = False) -> None:
        self.language = language
        self.icons = icons
        """Whether nouns that have an icon begin with its name: `<:spice:> 2 spice`."""
        self._own = _bundle(root / language)
        self._english = None if language == FALLBACK else Words(FALLBACK, root, icons=icons)
        self._unsayable: set[str] = set()
        self._wordless: dict[str, bool] = {}
        self._said: dict[tuple[str, bytes, bytes], str] = {}
        """The cache of sentences, by form, packed text and packed names."""

    def say(self, text: Text, names: Sequence[PlayerName] = (), form: str = "") -> str:
        """Return a text as a sentence. `names` are the players' names by seat; `form` is a grammatical form."""
        packed = _pack(text)
        asked = form, packed, _pack(names) if SEAT_MARK in packed else b""
        said = self._said.get(asked)
        if said is None:
            if len(self._said) >= CACHED_SENTENCES:
                self._said.clear()  # All at once, because threads that draw pictures use this cache too.
            said = self._said[asked] = self._made(text, names, form)
        return said

    def noun(self, text: Text, names: Sequence[PlayerName], form: str) -> str:
        """Return a text as part of a sentence: in the given form, and with its icon if icons are wanted."""
        said = self.say(text, names, form)
        icon = icon_in_sentence(text.key) if self.icons and form != ARTICLE else ""
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
        """Return whether a sentence has only signs around its variables, so that any language can use it."""
        if key not in self._wordless:
            self._wordless[key] = self._own.has_message(key) and has_no_words(self._own.get_message(key).value)
        return self._wordless[key]

    def _complain(self, key: str, missing: MissingWords) -> None:
        """Log that a sentence cannot be made, once for each key, so that one mistake does not fill the log."""
        if key not in self._unsayable:
            self._unsayable.add(key)
            log.warning("said in English", extra={"language": self.language, "why": str(missing.args[0])})

    def join(self, parts: Sequence[str], last: str = AND) -> str:
        """Return a list as the language writes it: "one, two and three". `last` is the key of the last joint."""
        if len(parts) < 2:
            return "".join(parts)
        head = parts[0]
        for part in parts[1:-1]:
            head = self.say(Text("list-comma", {"head": head, "tail": part}))
        return self.say(Text(last, {"head": head, "tail": parts[-1]}))

    def _format(self, bundle: LazyBundle, text: Text, names: Sequence[PlayerName], form: str) -> str:
        try:
            message = bundle.get_message(text.key)
        except KeyError as missing:  # There is no such entry, or it cannot be parsed.
            raise MissingWords(text.key) from missing
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
        except Exception as error:  # For example a sentence that refers to itself, or a number too large to format.
            raise MissingWords(f"{text.key}: {error}") from error
        if errors:
            raise MissingWords(f"{text.key}: {errors[0]}")
        return str(sentence)

    def _player(self, text: Text, names: Sequence[PlayerName]) -> Text:
        """Return the text for a seat's name: a person's name, a rival's own text, or "player 3" if there is no name."""
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
    """Return the variables `person` (you, she, he, they or rival) and `gender` (she, he or they) of a sentence."""
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
    """Return the sentences of a language, without icons."""
    return Words(language)


@cache
def words_with_icons(language: str = FALLBACK) -> Words:
    """Return the sentences of a language with icons before nouns, for Discord messages."""
    return Words(language, icons=True)


@cache
def _bundle(folder: Path) -> LazyBundle:
    return LazyBundle(folder, [folder.name, FALLBACK], FUNCTIONS)
