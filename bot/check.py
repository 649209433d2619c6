"""`--check`: settings, words, games and the database, without joining anything."""

from __future__ import annotations

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from bot.host.store.health import complaint
from bot.settings import Settings
from games.catalogue import GAMES
from games.core.texts import LOCALES, languages, words


def check(settings: Settings) -> int:
    """Every finding on a line; 0 where there is none."""
    found = [*_words(), *_games(), *_database(settings)]
    for finding in found:
        print(finding)
    if not found:
        where = "Discord" if settings.discord_token else "the sandbox"
        print(f"All is well: {len(GAMES)} games, {len(languages())} languages, ready to join {where}.")
    return 1 if found else 0


def _words() -> list[str]:
    findings = []
    for path in sorted(LOCALES.glob("*/*.ftl")):
        junk = [
            entry for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body if isinstance(entry, Junk)
        ]
        findings += [
            f"{path.relative_to(LOCALES)}: cannot read {(entry.content or '').strip()[:60]!r}" for entry in junk
        ]
    return findings


def _games() -> list[str]:
    """Whatever a game shows before it begins can be said."""
    for game in GAMES.values():
        speech = words()
        speech.say(game.title)
        speech.say(game.blurb)
        for variant in game.variants:
            speech.say(variant.text)
            for choice in variant.choices:
                speech.say(choice.text)
        for entry in game.cards():
            speech.say(entry.name)
    return [] if GAMES else ["There is no game to play."]


def _database(settings: Settings) -> list[str]:
    found = complaint(settings.database)
    return [f"{settings.database}: {found}"] if found else []
