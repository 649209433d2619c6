"""What all commands share: the groups, their words, the game that is meant, and how they reply."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeVar

import discord
from discord import app_commands
from discord.app_commands import Choice, locale_str

from bot.host.host import Host
from bot.host.model.actions import Action
from bot.host.model.facts import OPEN, Refused, Summary
from bot.host.replies.reader import Handler, Reader
from bot.host.screen.elements import Message
from bot.ui import answering
from bot.ui.base import Interaction
from bot.ui.knowing import must_know
from games.core.locales import FALLBACK, choose_language
from games.core.protocol import Text, say
from games.core.texts import MissingWords, escape, plain, words

EVERYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
IN_SERVERS = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
INSTALLED = app_commands.AppInstallationType(guild=True, user=False)
MOST_CHOICES = 25
MOST_IN_GROUP = 25
"""Discord allows no more commands under one name."""
LONGEST_NAME = 100

Autocomplete = Callable[[Interaction, str], Coroutine[Any, Any, list[Choice[str]]]]
F = TypeVar("F", bound=Callable[..., Any])


UNWORDED: list[str] = []
"""What commands and options have no words for: told before the start, all at once."""


def worded(key: str) -> locale_str:
    """Words of a command, in English and under the key by which other languages have them."""
    try:
        return locale_str(words().say(Text(key)), key=key)
    except MissingWords:
        UNWORDED.append(key)
        return locale_str(key, key=key)


class Translator(app_commands.Translator):
    """Commands in the languages of `data/locale`."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        key = string.extras.get("key")
        tongue = choose_language(str(locale))
        if key is None or tongue == FALLBACK:
            return None
        try:
            said = words(tongue).say(Text(key))
        except MissingWords:
            return None
        return said if said != string.message else None


def group(
    name: str, *, servers_only: bool = False, permissions: discord.Permissions | None = None
) -> app_commands.Group:
    return app_commands.Group(
        name=name,
        description=worded(f"command-{name}"),
        allowed_contexts=IN_SERVERS if servers_only else EVERYWHERE,
        allowed_installs=INSTALLED,
        default_permissions=permissions,
    )


dune = group("dune")
me = group("dune-me")
admin = group("dune-admin", servers_only=True, permissions=discord.Permissions(manage_guild=True))
GROUPS = (dune, me, admin)


def command(under: app_commands.Group, name: str, **completes: Autocomplete) -> Callable[[F], Any]:
    """A command whose words stand under `command-<group>-<name>`, and those of its options under `option-<option>`."""

    if len(under.commands) == MOST_IN_GROUP:
        raise ValueError(f"/{under.name} is full, Discord allows {MOST_IN_GROUP}: put {name} under another group")

    def made(callback: F) -> Any:
        options = list(inspect.signature(callback).parameters)[1:]
        if "game" in options:
            completes.setdefault("game", my_games)
        adorned: Any = callback
        if options:
            adorned = app_commands.describe(**{each: worded(f"option-{_spoken(each)}") for each in options})(adorned)
            adorned = app_commands.rename(**{each: _spoken(each) for each in options})(adorned)
        if completes:
            adorned = app_commands.autocomplete(**{key: _or_nothing(each) for key, each in completes.items()})(adorned)
        return under.command(name=name, description=worded(f"command-{under.name}-{name}"))(adorned)

    return made


def _or_nothing(complete: Autocomplete) -> Autocomplete:
    """Where the host refuses, there is nothing to choose from."""

    async def completed(interaction: Interaction, current: str) -> list[Choice[str]]:
        try:
            return await complete(interaction, current)
        except Refused:
            return []

    return completed


def _spoken(option: str) -> str:
    return option.replace("_", "-")


# --- Replies --------------------------------------------------------------------------------------


async def reply(interaction: Interaction, message: Message, reader: Reader) -> None:
    await answering.show(interaction, message, reader)


async def resolve_game(interaction: Interaction, given: str | None, *, as_steward: bool = False) -> str:
    """The game a command speaks of: named, or of this channel, or the one that awaits the player."""
    if given:
        await must_know(interaction, given, as_steward=as_steward)
        return given
    return await interaction.client.host.choose(interaction.user.id, interaction.channel_id)


async def about(interaction: Interaction, given: str | None, handler: Handler, value: str = "") -> None:
    """Reply to a command about a game with what the button of the same meaning shows."""
    game = await resolve_game(interaction, given)
    reader = await answering.reader_of(interaction, game)
    await reply(interaction, await handler(interaction.client.host, reader, Action("", game, value=value), ()), reader)


# --- Autocomplete ---------------------------------------------------------------------------------


def choices(found: Sequence[tuple[str, str]], current: str) -> list[Choice[str]]:
    """Names and values that contain what has been typed."""
    typed = current.casefold()
    fitting = [(name, value) for name, value in found if typed in name.casefold() and len(value) <= LONGEST_NAME]
    return [Choice(name=name[:LONGEST_NAME], value=value) for name, value in fitting[:MOST_CHOICES]]


async def my_games(interaction: Interaction, current: str) -> list[Choice[str]]:
    """The games somebody sits at, and the one of this channel."""
    host = interaction.client.host
    found = {summary.game: summary for summary in await host.games_of(interaction.user.id)}
    here = await host.game_in(interaction.channel_id) if interaction.channel_id else None
    if here is not None and here not in found:
        found[here] = await host.summary(here)
    reader = await answering.reader_of(interaction)
    named = [(_name(host, reader, summary), summary.game) for summary in found.values() if summary.status in OPEN]
    return choices(named, current)


async def finished_games(interaction: Interaction, current: str) -> list[Choice[str]]:
    host = interaction.client.host
    reader = await answering.reader_of(interaction)
    mine = await host.finished_games_of(interaction.user.id)
    return choices([(_name(host, reader, each), each.game) for each in mine], current)


def _name(host: Host, reader: Reader, summary: Summary) -> str:
    game = host.games.get(summary.key)
    title = reader.say(game.title) if game else summary.key
    who = reader.words.join([escape(chair.name) for chair in summary.chairs])
    return plain(reader.say(say("game-choice", title=title, id=summary.game, who=who)))
