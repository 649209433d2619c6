"""Seating by command: laying a table, sitting down, passing a seat, and getting a game going."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from zoneinfo import available_timezones

import discord
import msgspec
from discord import app_commands
from discord.app_commands import Choice

from bot.host.host import Host
from bot.host.model.actions import Action
from bot.host.model.facts import Person, Refused
from bot.host.model.minds import FRIENDS, MANNERS, Wish
from bot.host.model.preferences import COLOURS, Level
from bot.host.replies import playing, seating
from bot.host.replies.reader import Reader
from bot.ui import answering
from bot.ui.base import Interaction
from bot.ui.commands.groups import about, choices, command, dune, finished_games, reply, resolve_game, worded
from bot.ui.naming import names_of
from bot.ui.permissions import must_allow_table
from games.core.locales import choose_language
from games.core.protocol import say
from games.core.texts import plain

PACE_CHOICES = [Choice(name=worded(f"pace-{pace}"), value=pace) for pace in seating.PACES]
FRIEND_CHOICES = [Choice(name=name, value=name) for name in FRIENDS]
MANNER_CHOICES = [Choice(name=worded(f"mind-manner-{manner}"), value=manner) for manner in MANNERS]
LEVELS = [Choice(name=worded(f"mind-level-{level.value}"), value=level.value) for level in Level]
COLOUR_CHOICES = [Choice(name=worded(f"colour-{colour}"), value=colour) for colour in COLOURS]


async def known_games(interaction: Interaction, current: str) -> list[Choice[str]]:
    reader = await answering.reader_of(interaction)
    return choices(_titles(interaction.client.host, reader), current)


def _titles(host: Host, reader: Reader) -> list[tuple[str, str]]:
    return [(plain(reader.say(game.title)), key) for key, game in host.games.items()]


def _game_named(host: Host, reader: Reader, kind: str | None) -> str:
    """The game of this key, or the only one whose name has what was typed in it; without a kind the first."""
    if kind is None:
        return next(iter(host.games), "")
    named = choices(_titles(host, reader), kind)
    return named[0].value if kind not in host.games and len(named) == 1 else kind


async def zones(interaction: Interaction, current: str) -> list[Choice[str]]:
    return choices([(zone, zone) for zone in sorted(available_timezones())], current)


@command(dune, "new", kind=known_games, time_zone=zones, again=finished_games)
@app_commands.choices(pace=PACE_CHOICES)
async def new(
    interaction: Interaction,
    kind: str | None = None,
    players: app_commands.Range[int, 1, 8] | None = None,
    thread: bool = False,
    pace: str = "casual",
    start_when_full: bool = False,
    time_zone: str = "UTC",
    again: str | None = None,
) -> None:
    """Everything is checked before a thread is made."""
    reader = await answering.reader_of(interaction)
    host = interaction.client.host
    if again is not None:
        await _lay_again(interaction, reader, again)
        return
    table_settings = msgspec.structs.replace(
        seating.PACES[pace],
        starts_when_full=start_when_full,
        zone=time_zone,
        lang=choose_language(str(interaction.guild_locale)),
    )
    key = _game_named(host, reader, kind)
    host.lobby.check(key, players, table_settings)
    await host.lobby.check_room(interaction.guild_id, reader.id)
    async with _place(interaction, reader, key, thread) as place:
        summary = await host.lobby.create(
            reader.person, interaction.guild_id, place, key, players, None, table_settings
        )
    await host.places.name(names_of(interaction.guild, summary.channel))
    await reply(interaction, seating.laid(reader, summary), reader)


async def _lay_again(interaction: Interaction, reader: Reader, game: str) -> None:
    host = interaction.client.host
    if not await host.has_finished(reader.id, game):
        raise Refused(say("host-no-such-game"))
    await reply(interaction, await seating.rematch(host, reader, Action("rematch", game)), reader)


@asynccontextmanager
async def _place(interaction: Interaction, reader: Reader, key: str, thread: bool) -> AsyncIterator[int]:
    """Where a table is laid: here or in a thread of its own, which is taken away again where it stays without one."""
    channel = _allowed(interaction, thread)
    made = await _new_thread(interaction, reader, key) if thread else None
    try:
        yield made.id if made else channel
    except BaseException:
        if made:
            await _clear_away(made)
        raise


async def _clear_away(place: discord.Thread) -> None:
    """A thread without a table; where we may not delete it, it stays closed."""
    try:
        await place.delete()
    except discord.Forbidden:
        await place.edit(archived=True, locked=True)


def _allowed(interaction: Interaction, thread: bool) -> int:
    """The channel, if a table can be laid in it with what the server allows."""
    if interaction.guild_id is None or interaction.channel is None:
        raise Refused(say("new-not-in-dms"))
    must_allow_table(interaction.app_permissions, isinstance(interaction.channel, discord.Thread), thread)
    return interaction.channel.id


async def _new_thread(interaction: Interaction, reader: Reader, key: str) -> discord.Thread:
    if not isinstance(interaction.channel, discord.TextChannel):
        raise Refused(say("new-no-thread-here"))
    title = plain(reader.say(interaction.client.host.games[key].title))
    return await interaction.channel.create_thread(name=title[:100], type=discord.ChannelType.public_thread)


@command(dune, "join")
@app_commands.choices(colour=COLOUR_CHOICES)
async def join(
    interaction: Interaction,
    game: str | None = None,
    seat: app_commands.Range[int, 1, 8] | None = None,
    colour: str | None = None,
) -> None:
    chosen = await resolve_game(interaction, game)
    reader = await answering.reader_of(interaction, chosen)
    wished = seat - 1 if seat is not None else None
    await reply(interaction, await seating.sit_down(interaction.client.host, reader, chosen, wished, colour), reader)


@command(dune, "leave")
async def leave(interaction: Interaction, game: str | None = None) -> None:
    await about(interaction, game, seating.leave)


@command(dune, "fill")
@app_commands.choices(level=LEVELS, manner=MANNER_CHOICES, friend=FRIEND_CHOICES)
async def fill(
    interaction: Interaction,
    count: app_commands.Range[int, 1, 7] | None = None,
    level: str | None = None,
    manner: str | None = None,
    friend: str | None = None,
    game: str | None = None,
) -> None:
    chosen = await resolve_game(interaction, game)
    reader = await answering.reader_of(interaction, chosen)
    wish = Wish(Level(level) if level else None, manner or "", friend or "")
    await reply(interaction, await seating.fill_some(interaction.client.host, reader, chosen, count, wish), reader)


@command(dune, "start")
async def start(interaction: Interaction, game: str | None = None) -> None:
    await about(interaction, game, seating.start)


@command(dune, "settings")
async def settings(interaction: Interaction, game: str | None = None) -> None:
    await about(interaction, game, seating.settings)


@command(dune, "abandon")
async def abandon(interaction: Interaction, game: str | None = None) -> None:
    await about(interaction, game, seating.abandon)


async def others(interaction: Interaction, current: str) -> list[Choice[str]]:
    """The players of the game that is meant, by seat."""
    game = await resolve_game(interaction, getattr(interaction.namespace, "game", None))
    summary = await interaction.client.host.summary(game)
    return choices([(chair.name, str(chair.seat)) for chair in summary.chairs], current)


@command(dune, "pass-the-seat", of=others)
async def pass_the_seat(
    interaction: Interaction,
    to: discord.User | None = None,
    of: str | None = None,
    mind: bool = False,
    game: str | None = None,
) -> None:
    """My own seat, to somebody or to anybody; another's by a vote of the table, or to a mind until they are back."""
    host = interaction.client.host
    chosen = await resolve_game(interaction, game)
    reader = await answering.reader_of(interaction, chosen)
    if of is not None:
        ask = playing.deputise if mind else playing.hand_over
        message = await ask(host, reader, Action("deputise" if mind else "handover", chosen, value=of))
    else:
        person = Person(to.id, to.display_name) if to is not None else None
        message = await seating.pass_seat(host, reader, chosen, person)
    await reply(interaction, message, reader)
