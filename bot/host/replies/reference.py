"""Replies that explain: cards and terms, the short rules, help."""

from __future__ import annotations

from collections.abc import Sequence

from bot import VERSION
from bot.host.model.facts import Refused, Summary
from bot.host.model.interaction.actions import MOST_OPTIONS, Action
from bot.host.model.interaction.presses import number
from bot.host.replies.reader import Reader
from bot.host.screen.elements import Message, PictureWanted, Row, capital, fitting
from bot.host.screen.headings import short_lines
from bot.host.search.passages import each_option
from bot.host.services import Services
from games.core.game import Game
from games.core.locales import FALLBACK
from games.core.protocol import Entry, Text, say
from games.core.texts import folded, plain, words


def entries(services: Services, key: str, summary: Summary | None = None) -> list[Entry]:
    """Return what can be looked up of a game: first what is in the game of `summary`, then everything else."""
    game = services.games[key]
    options = summary.options if summary else {}
    here = [*game.cards(options if summary else None), *game.terms(options)]
    known = {entry.key for entry in here}
    others = [*game.cards(), *(term for each in each_option(game) for term in game.terms(each))]
    return [*here, *({entry.key: entry for entry in others if entry.key not in known}.values())]


def suggestions(
    services: Services, reader: Reader, keys: Sequence[str], summary: Summary | None = None, typed: str = ""
) -> list[tuple[str, str]]:
    """Return the names that have what was typed, of all that can be looked up in these games.

    Each comes with the value of the command's option.
    """
    found = [(key, entry) for key in keys for entry in entries(services, key, summary)]
    return [(_entry_name(reader, entry), f"{key}:{entry.key}") for key, entry in found if _has(typed, reader, entry)]


def _has(typed: str, reader: Reader, entry: Entry) -> bool:
    """Return whether the entry's name contains the typed text, in the reader's language or in English."""
    wanted = folded(typed)
    return not wanted or wanted in folded(_entry_name(reader, entry)) or wanted in _english_name(entry)


def _entry_name(reader: Reader, entry: Entry) -> str:
    name = plain(reader.say(entry.name))
    return reader.say(say("card-with-code", name=name, code=entry.code)) if entry.code else name


def _english_name(entry: Entry) -> str:
    """Return the English name as it is compared with what was typed. Players know it from the English edition."""
    return folded(plain(words(FALLBACK).say(entry.name)))


def typed_entry(
    services: Services, reader: Reader, keys: Sequence[str], typed: str, summary: Summary | None = None
) -> str | None:
    """Return the value of the entry that was typed instead of chosen: its code, its name, or a part of its name.

    Accents may be left out, and the English name is understood in every language.
    """
    wanted = folded(typed.strip())
    found = [(key, entry) for key in keys for entry in entries(services, key, summary)]
    shown = {f"{key}:{entry.key}": folded(plain(reader.say(entry.name))) for key, entry in found}
    english = {f"{key}:{entry.key}": _english_name(entry) for key, entry in found}
    by_code = [f"{key}:{entry.key}" for key, entry in found if entry.code and entry.code.casefold() == wanted]
    exact = [value for names in (shown, english) for value, name in names.items() if name == wanted]
    partly = [value for names in (shown, english) for value, name in names.items() if wanted and wanted in name]
    return next(iter([*by_code, *exact, *partly]), None)


async def card(services: Services, reader: Reader, key: str, card: str, summary: Summary | None = None) -> Message:
    """Show a card, place, leader or term: its words, and its picture if it has one. `summary`: the game played here."""
    found = next((entry for entry in entries(services, key, summary) if entry.key == card), None)
    if found is None:
        raise Refused(say("no-such-card"))
    icon = f"<:{found.icon}:> " if found.icon else ""
    title = icon + reader.say(say("card-title", name=found.name, kind=found.kind))
    lines = [short_lines(capital(reader.say(line))) for line in found.lines]
    has_picture = any(entry.key == card for entry in services.games[key].cards())
    drawn = (PictureWanted(key, "card", focus=card, lang=reader.words.language),) if has_picture else ()
    return Message(fitting([title], lines, [reader.say(say("card-again"))]), pictures=drawn)


async def rules(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Show a chapter of the short rules. The action's question is the key of the game, its value the chapter.

    Outside a table the reader also chooses an option of the game, as in `expansion=ix`. It is one of the values, or the
    action's value if a chapter was chosen.
    """
    summary = await services.summary(act.game) if act.game else None
    key = summary.key if summary else act.question
    if key not in services.games:
        raise Refused(say("no-such-rules"))
    words_chosen = (*values, act.value)
    option = next((each for each in words_chosen if "=" in each), "")
    chosen = next((each for each in words_chosen if each and "=" not in each), "")
    options = summary.options if summary else _one_option(services.games[key], option)
    chapters = services.games[key].rules(options)
    at = min(number(chosen), len(chapters) - 1) if chosen else 0
    content = fitting(
        [reader.say(say("rules-title", game=services.games[key].title, chapter=chapters[at].title))],
        [short_lines(f"- {reader.say(line)}") for line in chapters[at].lines],
    )
    titles = [(str(number), chapter.title) for number, chapter in enumerate(chapters[:MOST_OPTIONS])]
    rows: list[Row] = [(reader.select(Action("rules", act.game, 0, key, option), titles, str(at)),)]
    choices = [] if summary else _options_with_chapters(services.games[key])
    if choices:
        rows.append((reader.select(Action("rules", "", 1, key), choices, option or choices[0][0]),))
    rows.append((reader.button("button-search", Action("asksearch", act.game, 0, key)),))
    return Message(content, tuple(rows))


def _one_option(game: Game, option: str) -> dict[str, str]:
    """Return a choice such as `expansion=ix` as options, or none if the game does not know it."""
    key, _, choice = option.partition("=")
    known = [each.key for variant in game.variants if variant.key == key for each in variant.choices]
    return {key: choice} if choice in known else {}


def _options_with_chapters(game: Game) -> list[tuple[str, Text]]:
    """Return the choices of every option that brings chapters of its own, as values of a menu with their names."""
    usual = [chapter.title for chapter in game.rules({})]
    return [
        (f"{variant.key}={choice.key}", choice.text)
        for variant in game.variants
        if any([ch.title for ch in game.rules({variant.key: other.key})] != usual for other in variant.choices)
        for choice in variant.choices
    ]


async def help_(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    return Message(short_lines(reader.say(say("help", version=VERSION))))


VERBS = {
    "rules": rules,
    "help": help_,
}
