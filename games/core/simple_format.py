"""Fast formatting of simple Fluent patterns: plain words and variables, without plurals, functions or references.

This is the only module that uses classes of Fluent's resolver; `games/core/texts.py` uses Fluent itself for all other
patterns. Measured in one run, by processor time: saying the log of a whole game takes 22 % less with this module, and
25 % less if no sentence is cached.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from fluent.runtime.resolver import (
    MAX_PART_LENGTH,
    Literal,
    NeverIsolatingPlaceable,
    Pattern,
    Placeable,
    VariableReference,
)
from fluent.runtime.types import FluentType

CACHED_PATTERNS = 10_000
"""How many split patterns are cached: more than all languages have."""


class Formatted(FluentType):
    """A value of a variable that is already a finished string."""

    said: str


class Part(NamedTuple):
    """A part of a pattern: either fixed words, or the name of a variable."""

    words: str
    name: str = ""


def format_simple(pattern: object, given: dict[str, Any]) -> str | None:
    """Return the sentence, or None if Fluent's resolver must make it.

    That is so if the pattern is not simple, or if a value is missing, too long, or not a string.
    """
    parts = _parts(pattern)
    if parts is None:
        return None
    sentence = []
    for words, name in parts:
        value = given.get(name) if name else words
        said = value.said if isinstance(value, Formatted) else value
        if not isinstance(said, str) or (value is said and len(said) > MAX_PART_LENGTH):
            return None
        sentence.append(said)
    return "".join(sentence)


@lru_cache(CACHED_PATTERNS)
def _parts(pattern: object) -> tuple[Part, ...] | None:
    elements = pattern.elements if isinstance(pattern, Pattern) else [pattern]
    parts = [_part(element) for element in elements]
    return tuple(part for part in parts if part is not None) if None not in parts else None


def _part(element: object) -> Part | None:
    if isinstance(element, Literal):
        return Part(str(element(None)))  # type: ignore[arg-type]
    if isinstance(element, Placeable | NeverIsolatingPlaceable) and isinstance(element.expression, VariableReference):
        return Part("", element.expression.id.name)
    return None
