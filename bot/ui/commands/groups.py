"""Helpers of all slash commands: groups, translated words, replies and suggestions."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeVar

import discord
from discord import app_commands
from discord.app_commands import Choice, locale_str

from bot.host.host import GameWork, Host, Work
from bot.host.model.facts import OPEN, Refused, Summary
from bot.host.model.interaction.actions import Action
from bot.host.model.interaction.command_words import CommandWords
from bot.host.replies.reader import Handler, Reader
from bot.host.screen.elements import Message
from bot.host.services import Services
from bot.ui.base import Interaction
from bot.ui.responses import show
from bot.ui.visitors import visitor_of
from games.core.locales import FALLBACK, choose_language
from games.core.protocol import Text, say
from games.core.texts import MissingWords, escape, folded, plain, words

SERVERS_AND_DMS = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
IN_SERVERS = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
INSTALLED = app_commands.AppInstallationType(guild=True, user=False)
MOST_CHOICES = 25
MOST_IN_GROUP = 25
"""Discord allows no more commands under one name."""
LONGEST_NAME = 100

Autocomplete = Callable[[Interaction, str], Coroutine[Any, Any, list[Choice[Any]]]]
F = TypeVar("F", bound=Callable[..., Any])


UNWORDED: list[str] = []
"""Locale keys of commands and options that have no words. `bot.check` reports all of them before the start."""


def worded(key: str) -> locale_str:
    """Return the English words of a key, with the key by which `Translator` finds other languages."""
    try:
        return locale_str(words().say(Text(key)), key=key)
    except MissingWords:
        UNWORDED.append(key)
        return locale_str(key, key=key)


def has_words(key: str) -> bool:
    """Return whether the English file has words under a key that may be missing."""
    try:
        words().say(Text(key))
    except MissingWords:
        return False
    return True


def named(name: str, kind: str = "command") -> locale_str:
    """Return the name of a command or option, with the key by which `Translator` finds other languages."""
    return locale_str(name, key=f"name-{kind}-{name}")


class Translator(app_commands.Translator):
    """Translates the commands into the languages of `data/locale`."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        key = string.extras.get("key")
        language = choose_language(str(locale))
        if key is None or language == FALLBACK:
            return None
        try:
            said = words(language).say(Text(key))
        except MissingWords:
            return None
        return said if said != string.message else None


def group(
    name: str, *, servers_only: bool = False, permissions: discord.Permissions | None = None
) -> app_commands.Group:
    return app_commands.Group(
        name=named(name),
        description=worded(f"command-{name}"),
        allowed_contexts=IN_SERVERS if servers_only else SERVERS_AND_DMS,
        allowed_installs=INSTALLED,
        default_permissions=permissions,
    )


dune = group("dune")
me = group("dune-me")
admin = group("dune-admin", servers_only=True, permissions=discord.Permissions(manage_guild=True))
GROUPS = (dune, me, admin)
SINGLE: list[app_commands.Command[Any, ..., Any]] = []
"""The commands that are in no group."""
REFERENCE: list[CommandWords] = []
"""Every command with the keys of its words, for the search."""


def command(under: app_commands.Group, name: str, **completes: Autocomplete) -> Callable[[F], Any]:
    """Return a decorator that adds a command to a group. `completes`: the suggestions of each option.

    The words of the command are under `command-<group>-<name>`, those of its options under `option-<option>`.
    """

    if len(under.commands) == MOST_IN_GROUP:
        raise ValueError(f"/{under.name} is full, Discord allows {MOST_IN_GROUP}: put {name} under another group")

    def made(callback: F) -> Any:
        made_of = CommandWords(f"{under.name} {name}", _word_keys(f"{under.name}-{name}", callback))
        REFERENCE.append(made_of)
        return under.command(name=named(name), description=worded(made_of.keys[0]))(
            _with_options(callback, completes, made_of)
        )

    return made


def single_command(name: str, *, servers_only: bool = False, **completes: Autocomplete) -> Callable[[F], Any]:
    """Return a decorator that adds a command outside the groups. Its words are under `command-<name>`."""

    def made(callback: F) -> Any:
        made_of = CommandWords(name, _word_keys(name, callback))
        REFERENCE.append(made_of)
        describe = app_commands.command(name=named(name), description=worded(made_of.keys[0]))
        added: Any = describe(_with_options(callback, completes, made_of))
        added.allowed_contexts = IN_SERVERS if servers_only else SERVERS_AND_DMS
        added.allowed_installs = INSTALLED
        SINGLE.append(added)
        return added

    return made


def _word_keys(name: str, callback: F) -> tuple[str, ...]:
    """Return the keys of the description of a command and of its options, which come in the order of its parameters.

    An option has the words `option-<option>`, unless this command has words of its own for it:
    `option-<group>-<name>-<option>`.
    """
    options = [_option_name(each) for each in _options_of(callback)]
    own = [f"option-{name}-{each}" for each in options]
    usual = [f"option-{each}" for each in options]
    return (f"command-{name}", *(key if has_words(key) else other for key, other in zip(own, usual, strict=True)))


def _options_of(callback: F) -> list[str]:
    return list(inspect.signature(callback).parameters)[1:]


def _with_options(callback: F, completes: dict[str, Autocomplete], made_of: CommandWords) -> Any:
    """Add names, descriptions and suggestions to the options of a command."""
    options = _options_of(callback)
    if "game" in options:
        completes.setdefault("game", my_games)
    decorated: Any = callback
    if options:
        described = {each: worded(key) for each, key in zip(options, made_of.keys[1:], strict=True)}
        decorated = app_commands.describe(**described)(decorated)
        decorated = app_commands.rename(**{each: named(_option_name(each), "option") for each in options})(decorated)
    if completes:
        suggestions = {key: _without_refusals(each) for key, each in completes.items()}
        decorated = app_commands.autocomplete(**suggestions)(decorated)
    return decorated


def _without_refusals(complete: Autocomplete) -> Autocomplete:
    """Return the same suggestions, but none where the host refuses."""

    async def completed(interaction: Interaction, current: str) -> list[Choice[Any]]:
        try:
            return await complete(interaction, current)
        except Refused:
            return []

    return completed


def _option_name(option: str) -> str:
    return option.replace("_", "-")


# --- Replies --------------------------------------------------------------------------------------


async def answer(interaction: Interaction, work: Work) -> None:
    """Carry out a command that is about no game, and show the reply."""
    visitor = visitor_of(interaction)
    await show(interaction, await interaction.client.host.command(visitor, work), visitor)


async def answer_about(
    interaction: Interaction,
    named: str | None,
    work: GameWork,
    *,
    as_admin: bool = False,
    opens_panel: bool = False,
) -> None:
    """Carry out a command about a game, and show the reply. `named`: the game that was typed."""
    visitor, host = visitor_of(interaction), interaction.client.host
    reply = await host.game_command(visitor, named, work, as_admin=as_admin, opens_panel=opens_panel)
    await show(interaction, reply, visitor)


async def about(interaction: Interaction, named: str | None, handler: Handler, value: str = "") -> None:
    """Reply to a command about a game as to the button of the same meaning."""

    async def work(services: Services, reader: Reader, game: str) -> Message:
        return await handler(services, reader, Action("", game, value=value), ())

    await answer_about(interaction, named, work)


async def resolve_game(interaction: Interaction, named: str | None, *, as_admin: bool = False) -> str:
    """Return the game that a command is about."""
    return await interaction.client.host.resolve_game(visitor_of(interaction), named, as_admin=as_admin)


async def reader_of(interaction: Interaction) -> Reader:
    """Return the person who types, for the words of suggestions."""
    return await interaction.client.host.reader(visitor_of(interaction))


# --- Autocomplete ---------------------------------------------------------------------------------


def choices(found: Sequence[tuple[str, str]], current: str) -> list[Choice[str]]:
    """Return the suggestions whose name contains what was typed, with or without accents. `found`: names and values."""
    typed = folded(current)
    fitting = [(name, value) for name, value in found if typed in folded(name) and len(value) <= LONGEST_NAME]
    return [Choice(name=name[:LONGEST_NAME], value=value) for name, value in fitting[:MOST_CHOICES]]


async def my_games(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Suggest the open games of the person who types, and the game of the channel."""
    host = interaction.client.host
    found = {summary.game: summary for summary in await host.games_of(interaction.user.id)}
    here = await host.game_in(interaction.channel_id) if interaction.channel_id else None
    if here is not None and here not in found:
        found[here] = await host.summary(here)
    reader = await reader_of(interaction)
    named = [(_name(host, reader, summary), summary.game) for summary in found.values() if summary.status in OPEN]
    return choices(named, current)


async def finished_games(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Suggest the finished games of the person who types."""
    host = interaction.client.host
    reader = await reader_of(interaction)
    mine = await host.finished_games_of(interaction.user.id)
    return choices([(_name(host, reader, each), each.game) for each in mine], current)


def _name(host: Host, reader: Reader, summary: Summary) -> str:
    game = host.games.get(summary.key)
    title = reader.say(game.title) if game else summary.key
    who = reader.words.join([escape(chair.name) for chair in summary.chairs])
    return plain(reader.say(say("game-choice", title=title, id=summary.game, who=who)))
