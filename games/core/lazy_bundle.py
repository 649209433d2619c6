"""The sentences of one language, each parsed when it is first needed.

A language has some 4,000 entries. Parsing all of them takes a third of a second and 12 MB, and a game uses a part.
"""

from __future__ import annotations

import re
from pathlib import Path
from threading import Lock
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from games.core.data import BadData
from games.core.fluent_syntax import references

_ENTRY = re.compile(r"(-?[a-zA-Z][\w-]*) *=")
_CONTINUATION = (" ", "}", "[", "*")
"""How a line begins that belongs to the entry above it. Inside braces a line need not be indented."""


class RawEntry(NamedTuple):
    """The source text of an entry, and its place as `cs/bot.ftl:12`."""

    text: str
    place: str


class LazyBundle:
    """The messages and terms of a language folder, with the interface of `FluentBundle` that `Words` uses."""

    def __init__(self, folder: Path, locales: list[str], functions: dict[str, Any]) -> None:
        self._bundle = FluentBundle(locales, functions, use_isolating=False)
        self._unparsed = index_entries(folder)
        self._keys = {key for key in self._unparsed if not key.startswith("-")}
        self._lock = Lock()
        """Threads that draw pictures say sentences too."""

    def has_message(self, key: str) -> bool:
        return key in self._keys

    def get_message(self, key: str) -> Any:
        if key in self._unparsed:
            with self._lock:
                self._parse(key)
        return self._bundle.get_message(key)

    def format_pattern(self, pattern: Any, args: dict[str, Any]) -> tuple[Any, list[Exception]]:
        return self._bundle.format_pattern(pattern, args)

    def add_resource(self, resource: ast.Resource) -> None:
        """Add sentences that are in no file, such as those of a test's own game."""
        self._bundle.add_resource(resource)
        self._keys |= {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}

    def _parse(self, key: str) -> None:
        """Parse an entry and the entries it refers to. All of them are there before another thread uses one."""
        wanted = [key]
        for each in wanted:  # The list grows during the loop.
            if each in self._unparsed:
                resource = FluentResource(self._unparsed[each].text)
                self._bundle.add_resource(resource, allow_overrides=True)
                wanted += references(resource).difference(wanted)
        for each in wanted:
            self._unparsed.pop(each, None)


def index_entries(folder: Path) -> dict[str, RawEntry]:
    """Return the source text of every entry of a language by key. The key of a Fluent term begins with a dash.

    A line that belongs to no entry, or a key that occurs twice, stops the program.
    """
    found: dict[str, RawEntry] = {}
    for path in sorted(folder.glob("*.ftl")):
        for key, raw in _split(path):
            if key in found:
                raise BadData(f"{key} stands twice: {found[key].place} and {raw.place}. Rename one of them.")
            found[key] = raw
    return found


def _split(path: Path) -> list[tuple[str, RawEntry]]:
    name = f"{path.parent.name}/{path.name}"
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except ValueError as error:
        raise BadData(f"{name}: {error}") from error
    starts: list[tuple[str, int]] = []
    for number, line in enumerate(lines):
        if entry := _ENTRY.match(line):
            starts.append((entry[1], number))
        elif line and not line.startswith(("#", *(_CONTINUATION if starts else ()))):
            raise BadData(f"{name}: cannot read {line.strip()[:60]!r}")
    ends = [number for _, number in starts[1:]] + [len(lines)]
    return [
        (key, RawEntry("\n".join(lines[start:end]), f"{name}:{start + 1}"))
        for (key, start), end in zip(starts, ends, strict=True)
    ]
