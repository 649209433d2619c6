"""Language files: `data/locale/<language>/*.ftl` and the list of complete languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple, TypeAlias

from fluent.runtime import FluentResource
from fluent.syntax import ast

from games.core.data import DATA, BadData, read_toml
from games.core.fluent_syntax import variables

LOCALES = DATA / "locale"
FALLBACK = "en"
FORM, CAPITAL = "FORM", "CAPITAL"

NOUN_FILES = "names.ftl"
"""The end of the names of files that hold nouns. In some languages nouns have grammatical forms."""
_VARIABLE = re.compile(r"\$(\w+)")

Entry: TypeAlias = ast.Message | ast.Term


class Source(NamedTuple):
    """An entry of a language file, with its place and its comments."""

    entry: Entry
    place: str
    comment: str
    """The comments above the entry and above its group."""

    @property
    def file(self) -> str:
        return self.place.partition("/")[2].partition(":")[0]

    def variables(self) -> set[str]:
        """Return the variables that the sentence may use: those it uses, and those that its comments name."""
        given = variables(self.entry) | set(_VARIABLE.findall(self.comment))
        return given | {"gender"} if "person" in given else given

    def forms(self) -> set[str]:
        return {attribute.id.name for attribute in self.entry.attributes}


def languages() -> list[str]:
    return sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir())


@cache
def complete_languages() -> frozenset[str]:
    """Return the languages that `data/locale/languages.toml` calls complete. The tests hold them to it."""
    return frozenset(read_toml(LOCALES / "languages.toml")["complete"])


@lru_cache(maxsize=256)
def first_available_language(*wished: str | None) -> str | None:
    """Return the first wished language that exists, with or without its region (`en` for `en-GB`), or None."""
    known = languages()
    exact_or_plain = [name for each in wished if each for name in (each, each.partition("-")[0])]
    return next((name for name in exact_or_plain if name in known), None)


def choose_language(*wished: str | None) -> str:
    """Return the language for a reader: the first wished language that exists, else English.

    Callers pass the language that the person chose, that of their Discord client, and that of the table, in this order.
    """
    return first_available_language(*wished) or FALLBACK


@lru_cache(maxsize=16)
def entries(folder: Path) -> dict[str, Source]:
    """Return all entries of a language by key. The key of a Fluent term begins with a dash."""
    files = sorted(folder.glob("*.ftl"))
    return {key_of(source.entry): source for path in files for source in _sources(path, _resource(path))}


def key_of(entry: Entry) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name


@lru_cache(maxsize=64)
def _parsed(text: str) -> ast.Resource:
    """Return the parsed text, cached: parsing is slow, and the checks read the same files again."""
    return FluentResource(text)


def _resource(path: Path) -> ast.Resource:
    try:
        resource = _parsed(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise BadData(f"{path.parent.name}/{path.name}: {error}") from error
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise BadData(f"{path.parent.name}/{path.name}: cannot read {(entry.content or '').strip()[:60]!r}")
    return resource


def _sources(path: Path, resource: ast.Resource) -> Iterator[Source]:
    text, group = path.read_text(encoding="utf-8"), ""
    for entry in resource.body:
        if isinstance(entry, ast.GroupComment):
            group = entry.content or ""
        if isinstance(entry, Entry):
            line = text.count("\n", 0, entry.id.span.start if entry.id.span else 0) + 1
            own = entry.comment.content if entry.comment else ""
            yield Source(entry, f"{path.parent.name}/{path.name}:{line}", f"{group} {own}")
