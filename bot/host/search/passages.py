"""The passages that can be found: sentences of the rules, terms, cards, and the reference of commands."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum

import msgspec

from bot.host.model.interaction.command_words import CommandWords
from games.core.game import Game
from games.core.protocol import Chapter, Entry, Text, say
from games.core.texts import Words, plain, without_icons


class Kind(StrEnum):
    RULE = "rule"
    TERM = "term"
    CARD = "card"
    COMMAND = "command"


class Passage(msgspec.Struct, frozen=True):
    """A passage as it is quoted, in one language."""

    key: str
    """The key of the passage in any language: that of its sentence, or of a card, term or command."""
    kind: Kind
    game: str
    """The key of the game, or nothing for a command."""
    title: str
    text: str
    """With its Markdown, as the rules show it."""
    at: str = ""
    """Where it can be opened: the number of the chapter with its option as in `expansion=ix`, or the card's key."""


def each_option(game: Game) -> list[dict[str, str]]:
    """Return each choice of every option on its own."""
    return [{variant.key: choice.key} for variant in game.variants for choice in variant.choices]


def passages_of(game: Game, options: Mapping[str, str] | None, words: Words) -> list[Passage]:
    """Return the passages of a game under these options; for None, of all its options."""
    choices = [{}, *each_option(game)] if options is None else [dict(options)]
    found: dict[str, list[Passage]] = {}
    for chosen in choices:
        of_choice: dict[str, list[Passage]] = {}
        for passage in _under(game, chosen, options is None, words):
            of_choice.setdefault(passage.key, []).append(passage)
        found = of_choice | found
    return [passage for passages in found.values() for passage in passages]


def _under(game: Game, options: Mapping[str, str], is_everything: bool, words: Words) -> Iterable[Passage]:
    at = "".join(f"{key}={value}" for key, value in options.items()) if is_everything else ""
    yield from _rules(game, game.rules(options), at, words)
    yield from _entries(game, Kind.TERM, game.terms(options), words)
    yield from _entries(game, Kind.CARD, game.cards(None if is_everything else options), words)


def _rules(game: Game, chapters: Sequence[Chapter], option: str, words: Words) -> Iterable[Passage]:
    for number, chapter in enumerate(chapters):
        title = plain(words.say(chapter.title))
        for line in chapter.lines:
            at = f"{number}" if not option else f"{number} {option}"
            yield Passage(_key_of(line), Kind.RULE, game.key, title, _said(words, line), at)


def _key_of(line: Text) -> str:
    """Return the key of a sentence, with the keys of the texts in it. So sentences with other contents differ."""
    parts = [value.key for value in line.args.values() if isinstance(value, Text)] if line.args else []
    return " ".join([line.key, *parts])


def _entries(game: Game, kind: Kind, entries: Iterable[Entry], words: Words) -> Iterable[Passage]:
    for entry in entries:
        text = " · ".join(said for line in entry.lines if (said := _said(words, line)))
        name = plain(words.say(entry.name))
        title = name if kind is Kind.TERM else words.say(say("search-card", name=entry.name, kind=entry.kind))
        yield Passage(entry.key, kind, game.key, title, text, entry.key)


def command_passages(commands: Iterable[CommandWords], words: Words) -> list[Passage]:
    return [
        Passage(
            each.name, Kind.COMMAND, "", f"/{each.name}", " · ".join(_said(words, say(key)) for key in each.keys), ""
        )
        for each in commands
    ]


def _said(words: Words, text: Text) -> str:
    return without_icons(words.say(text))
