"""Words: the one place where a `Text` becomes a sentence, from `data/locale/<language>/*.ftl` (Project Fluent)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Resource

from games.core.data import DATA, BadData
from games.core.protocol import Arg, Text

LOCALES = DATA / "locale"
FALLBACK = "en"

_MARKDOWN = re.compile(r"([\\*_~`|>\[\]()#<@:-])")
_STYLING = re.compile(r"(?<!\\)(\*\*|\*|__|~~)|\\(?=[\\*_~`|>\[\]()#<@:-])")


class MissingWords(KeyError):
    """A key without a sentence, or a sentence that lacks what it names: a mistake of ours, found by the tests."""


def languages() -> list[str]:
    return sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir())


def escape(name: str) -> str:
    """A person's name as it may stand in a message: no styling, no mention."""
    return _MARKDOWN.sub(r"\\\1", name)


def plain(sentence: str) -> str:
    """A sentence without its styling, for pictures, alt text and terminals."""
    return _STYLING.sub("", sentence)


class Words:
    """The sentences of one language, falling back to English key by key."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundles = [_bundle(name) for name in dict.fromkeys([language, FALLBACK])]

    def say(self, text: Text, names: Sequence[str] = ()) -> str:
        """The sentence; `names` are the players' names by seat."""
        if text.key == "seat":
            return self._name(text, names)
        for bundle in self._bundles:
            if bundle.has_message(text.key):
                return self._format(bundle, text, names)
        raise MissingWords(text.key)

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
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language, FALLBACK], use_isolating=False)
    for path in sorted((LOCALES / language).glob("*.ftl")):
        bundle.add_resource(_sentences(path))
    return bundle


def _sentences(path: Path) -> Resource:
    try:
        resource = FluentResource(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise BadData(f"{path.parent.name}/{path.name}: {error}") from error
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise BadData(f"{path.parent.name}/{path.name}: cannot read {(entry.content or '').strip()[:60]!r}")
    return resource
