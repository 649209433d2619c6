"""Words: the one place where a `Text` becomes a sentence, from `data/locale/<language>/*.ftl` (Project Fluent)."""

from __future__ import annotations

import logging
import re
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle

from games.core.locales import FALLBACK, LOCALES, resources
from games.core.protocol import Arg, Text

log = logging.getLogger(__name__)

_MARKDOWN = re.compile(r"([\\*_~`|>\[\]()#<@:-])")
_STYLING = re.compile(r"(?<!\\)(\*\*|\*|__|~~)|\\(?=[\\*_~`|>\[\]()#<@:-])")


class MissingWords(KeyError):
    """A key without a sentence, or a sentence that lacks what it names: a mistake of ours, found by the tests."""


def escape(name: str) -> str:
    """A person's name as it may stand in a message: no styling, no mention."""
    return _MARKDOWN.sub(r"\\\1", name)


def plain(sentence: str) -> str:
    """A sentence without its styling, for pictures, alt text and terminals."""
    return _STYLING.sub("", sentence)


class Words:
    """The sentences of one language. One that is missing, or cannot be made, is said in English."""

    def __init__(self, language: str, root: Path = LOCALES) -> None:
        self.language = language
        self._own = _bundle(root / language)
        self._english = _bundle(root / FALLBACK)
        self._unsayable: set[str] = set()

    def say(self, text: Text, names: Sequence[str] = ()) -> str:
        """The sentence; `names` are the players' names by seat."""
        if text.key == "seat":
            return self._name(text, names)
        if self._own is not self._english and self._own.has_message(text.key):
            try:
                return self._format(self._own, text, names)
            except MissingWords as missing:
                self._complain(text.key, missing)
        if self._english.has_message(text.key):
            return self._format(self._english, text, names)
        raise MissingWords(text.key)

    def _complain(self, key: str, missing: MissingWords) -> None:
        """Once a key: a translator's slip must not fill the log."""
        if key not in self._unsayable:
            self._unsayable.add(key)
            log.warning("said in English", extra={"language": self.language, "why": str(missing.args[0])})

    def join(self, parts: Sequence[str]) -> str:
        """A list as the language writes it: one, two and three."""
        if len(parts) < 2:
            return "".join(parts)
        head = parts[0]
        for part in parts[1:-1]:
            head = self.say(Text("list-comma", {"head": head, "tail": part}))
        return self.say(Text("list-and", {"head": head, "tail": parts[-1]}))

    def _name(self, text: Text, names: Sequence[str]) -> str:
        seat = text.args["seat"]
        assert isinstance(seat, int)
        if seat < len(names):
            return escape(names[seat])
        return self.say(Text("seat-unnamed", {"number": seat + 1}))

    def _format(self, bundle: FluentBundle, text: Text, names: Sequence[str]) -> str:
        args = {key: self._value(arg, names) for key, arg in text.args.items()}
        pattern = bundle.get_message(text.key).value
        if pattern is None:
            raise MissingWords(text.key)
        sentence, errors = bundle.format_pattern(pattern, args)
        if errors:
            raise MissingWords(f"{text.key}: {errors[0]}")
        return str(sentence)

    def _value(self, arg: Arg, names: Sequence[str]) -> Any:
        if isinstance(arg, Text):
            return self.say(arg, names)
        if isinstance(arg, list):
            return self.join([self.say(part, names) for part in arg])
        return arg


@lru_cache(maxsize=16)
def words(language: str = FALLBACK) -> Words:
    return Words(language)


@lru_cache(maxsize=16)
def _bundle(folder: Path) -> FluentBundle:
    bundle = FluentBundle([folder.name, FALLBACK], use_isolating=False)
    for resource in resources(folder):
        bundle.add_resource(resource)
    return bundle
