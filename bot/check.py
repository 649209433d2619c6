"""Checks of data, settings and database before the bot starts. `sietch check` runs them and stops."""

from __future__ import annotations

from pathlib import Path

from bot.host.pictures.painter import Renderer
from bot.host.store.connection.private_files import is_open_to_others
from bot.host.store.health import why_it_cannot_start, why_not_writable
from bot.host.upkeep.upkeep import FOLDER
from bot.refused_token import RefusedToken
from bot.settings import Settings
from bot.ui.commands.groups import UNWORDED
from games.catalogue import GAMES
from games.core.game import Game
from games.core.locales import entries, languages
from games.core.texts import MissingWords, words
from games.core.translation_checks import find_missing_basics, find_mistakes


def check(settings: Settings) -> int:
    """Run all checks and print each finding on a line. Return the exit code: 0 if nothing was found."""
    found = [*missing_data(), *translations(), *_database_or_token(settings), *_backups(settings)]
    for finding in [*found, *readable_by_others()]:
        print(finding)
    if not found:
        where = "Discord" if settings.discord_token else "the sandbox"
        print(f"All is well: {len(GAMES)} games, {len(languages())} languages, ready to join {where}.")
    return 1 if found else 0


def missing_data() -> list[str]:
    """Return what the data files lack. This loads all of them, so that an error in a file stops the program now."""
    for language in languages():
        words(language)
    renderer = Renderer()
    renderer.palettes()
    commands = [f"commands: no words for {key}" for key in UNWORDED]
    return (
        commands + renderer.undrawable() + [finding for game in GAMES.values() for finding in texts_without_words(game)]
    )


def translations() -> list[str]:
    """Return where a language differs from English in keys or variables. Such sentences are shown in English."""
    found = [
        finding for language in languages() for finding in (*find_missing_basics(language), *find_mistakes(language))
    ]
    entries.cache_clear()  # The cached files are large, and nothing else needs them.
    return found


def texts_without_words(game: Game) -> list[str]:
    """Return a finding for each title, card or variant text of a game that no language file contains."""
    texts = [(game.key, text) for text in (game.title, game.blurb({}))]
    for entry in game.cards():
        texts += [(f"{game.key}, {entry.key}", text) for text in (entry.name, entry.kind, *entry.lines)]
    for variant in game.variants:
        texts += [(game.key, text) for text in (variant.text, *(choice.text for choice in variant.choices))]
    texts_without_words = []
    for where, text in texts:
        try:
            words().say(text)
        except MissingWords as missing:
            texts_without_words.append(f"{where}: no words for {missing.args[0]}")
    return list(dict.fromkeys(texts_without_words))


def readable_by_others(env_file: Path = Path(".env")) -> list[str]:
    """Return a warning if other accounts of the machine can read the token. The bot starts all the same."""
    if not is_open_to_others(env_file):
        return []
    return [f"{env_file} holds the bot's token and can be read by other accounts: chmod 600 {env_file}"]


def _database_or_token(settings: Settings) -> list[str]:
    """Return why the database cannot be used, or else why the token is not tried again."""
    token = RefusedToken(settings.database)
    unusable = why_it_cannot_start(settings.location, settings.database.parent)
    found = unusable or token.why_not_tried(settings.discord_token)
    return [found] if found else []


def _backups(settings: Settings) -> list[str]:
    folders = {"backup": settings.backup_folder or settings.database.parent / FOLDER, "copy": settings.copy_folder}
    if not settings.backup_hours or settings.postgres:
        del folders["backup"]
    found = [(what, why_not_writable(folder)) for what, folder in folders.items() if folder is not None]
    return [f"No {what} can be made: {why}." for what, why in found if why]
