"""Names and descriptions of commands in all languages keep to Discord's rules."""

from __future__ import annotations

import asyncio
import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

import pytest
from discord import app_commands
from discord.app_commands import locale_str

import bot.ui.registration  # noqa: F401 - importing it adds all commands
from bot.ui.commands.groups import GROUPS, SINGLE, Translator
from games.core.locales import FALLBACK, languages
from games.core.protocol import Text
from games.core.texts import words

LONGEST_NAME, LONGEST_DESCRIPTION, LONGEST_COMMAND = 32, 100, 8000
NAME = re.compile(r"[-_\w]+")
"""Letters and digits of any alphabet, as Discord allows."""


class Tree:
    """The part of a command tree that discord.py needs to translate commands."""

    allowed_contexts, allowed_installs = app_commands.AppCommandContext(), app_commands.AppInstallationType()


@cache
def payloads() -> tuple[Mapping[str, Any], ...]:
    """Return all commands as they are sent to Discord."""

    async def translated() -> tuple[Mapping[str, Any], ...]:
        tree: Any = Tree()
        return tuple([await each.get_translated_payload(tree, Translator()) for each in (*GROUPS, *SINGLE)])

    return asyncio.run(translated())


def entries(payload: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    yield payload
    for option in payload.get("options", ()):
        yield from entries(option)


def everything() -> list[Mapping[str, Any]]:
    return [each for payload in payloads() for each in entries(payload)]


def texts(entry: Mapping[str, Any], what: str) -> Iterator[str]:
    yield entry[what]
    yield from (entry.get(f"{what}_localizations") or {}).values()


def test_names_are_lower_case_and_short():
    names = [name for entry in everything() for name in texts(entry, "name")]
    assert [name for name in names if not NAME.fullmatch(name) or name != name.lower()] == []
    assert [name for name in names if len(name) > LONGEST_NAME] == []


def test_names_are_composed_characters():
    names = [name for entry in everything() for name in texts(entry, "name")]
    assert [name for name in names if unicodedata.normalize("NFC", name) != name] == []


def test_descriptions_are_short_and_not_empty():
    told = [text for entry in everything() for text in texts(entry, "description")]
    assert [text for text in told if not 1 <= len(text) <= LONGEST_DESCRIPTION] == []


def shown_names(options: Sequence[Mapping[str, Any]], language: str) -> list[str]:
    return [(each.get("name_localizations") or {}).get(language, each["name"]) for each in options]


@pytest.mark.parametrize("language", [each for each in languages() if each != FALLBACK])
def test_no_name_stands_twice_in_a_group(language):
    for entry in [{"name": "top", "options": payloads()}, *everything()]:
        names = shown_names(entry.get("options", ()), language)
        assert len(set(names)) == len(names), (entry["name"], sorted(names))


def length(payload: Mapping[str, Any]) -> int:
    """Return the characters of a command as Discord counts them: of each text the longest language."""
    own = sum(max(map(len, texts(payload, what))) for what in ("name", "description"))
    own += sum(
        max(map(len, texts(choice, "name"))) + len(str(choice["value"])) for choice in payload.get("choices", ())
    )
    return own + sum(length(option) for option in payload.get("options", ()))


def test_no_command_is_longer_than_discord_allows():
    assert {each["name"]: length(each) for each in payloads() if length(each) > LONGEST_COMMAND} == {}


def test_the_english_names_are_those_of_the_code():
    names = [(each._locale_name, each.name) for top in (*GROUPS, *SINGLE) for each in (top, *_commands_of(top))]
    assert [name for key, name in names if words().say(_text(key)) != name] == []


def _commands_of(top: app_commands.Group | app_commands.Command[Any, ..., Any]) -> Sequence[Any]:
    return top.commands if isinstance(top, app_commands.Group) else ()


def _text(name: locale_str | None) -> Text:
    assert name is not None
    return Text(name.extras["key"])
