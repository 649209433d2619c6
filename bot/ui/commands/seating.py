"""Commands for tables and seats: create, join, leave, fill, start, settings, abandon, pass the seat."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from zoneinfo import available_timezones

import discord
import msgspec
from discord import app_commands
from discord.app_commands import Choice

from bot.host.model.facts import Person, Refused
from bot.host.model.interaction.actions import Action
from bot.host.model.minds import FRIENDS, MANNERS, Wish
from bot.host.model.preferences import COLOURS, Level
from bot.host.replies import playing, seating
from bot.host.replies.reader import Reader
from bot.host.screen.elements import Message
from bot.host.services import Services
from bot.ui.base import Interaction
from bot.ui.channels import is_private, names_of
from bot.ui.commands.groups import (
    LONGEST_NAME,
    about,
    answer,
    answer_about,
    choices,
    command,
    dune,
    finished_games,
    reader_of,
    resolve_game,
    worded,
)
from bot.ui.permissions import must_allow_table
from games.core.locales import choose_language
from games.core.protocol import say
from games.core.texts import folded, plain

PACE_CHOICES = [Choice(name=worded(f"pace-{pace}"), value=pace) for pace in seating.PACES]
FRIEND_CHOICES = [Choice(name=name, value=name) for name in FRIENDS]
MANNER_CHOICES = [Choice(name=worded(f"mind-manner-{manner}"), value=manner) for manner in MANNERS]
LEVELS = [Choice(name=worded(f"mind-level-{level.value}"), value=level.value) for level in Level]
COLOUR_CHOICES = [Choice(name=worded(f"colour-{colour}"), value=colour) for colour in COLOURS]


async def known_games(interaction: Interaction, current: str) -> list[Choice[str]]:
    reader = await reader_of(interaction)
    return choices(_titles(interaction.client.host, reader), current)


def _titles(services: Services, reader: Reader) -> list[tuple[str, str]]:
    return [(plain(reader.say(game.title)), key) for key, game in services.games.items()]


def game_named(services: Services, reader: Reader, kind: str | None) -> str:
    """Return the key of a game from its key, or from a part of its name that fits one game only.

    Without `kind`, return the first game of the catalogue.
    """
    if kind is None:
        return next(iter(services.games), "")
    named = choices(_titles(services, reader), kind)
    return named[0].value if kind not in services.games and len(named) == 1 else kind


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
    """Create a table. Everything is checked before a thread is made."""
    if again is not None:
        finished = again
        await answer(interaction, lambda services, reader: _rematch(services, reader, finished))
        return
    table_settings = msgspec.structs.replace(
        seating.PACES[pace],
        starts_when_full=start_when_full,
        zone=time_zone,
        lang=choose_language(str(interaction.guild_locale)),
        private=is_private(interaction.channel),
    )

    async def create(services: Services, reader: Reader) -> Message:
        key = game_named(services, reader, kind)
        services.lobby.check(key, players, table_settings)
        await services.lobby.check_room(interaction.guild_id, reader.id)
        async with _place(interaction, reader, key, thread) as place:
            summary = await services.lobby.create(
                reader.person, interaction.guild_id, place, key, players, None, table_settings
            )
        await services.places.name(names_of(interaction.guild, summary.channel))
        return seating.created(services, reader, summary)

    await answer(interaction, create)


async def _rematch(services: Services, reader: Reader, game: str) -> Message:
    if not await services.has_finished(reader.id, game):
        raise Refused(say("host-no-such-game"))
    return await seating.rematch(services, reader, Action("rematch", game))


@asynccontextmanager
async def _place(interaction: Interaction, reader: Reader, key: str, thread: bool) -> AsyncIterator[int]:
    """Yield the channel of a new table: this one, or a new thread. The thread is deleted if no table is created."""
    channel = _check_channel(interaction, thread)
    made = await _new_thread(interaction, reader, key) if thread else None
    try:
        yield made.id if made else channel
    except BaseException:
        if made:
            await _delete_thread(made)
        raise


async def _delete_thread(place: discord.Thread) -> None:
    """Delete a thread, or archive and lock it if the bot may not delete it."""
    try:
        await place.delete()
    except discord.Forbidden:
        await place.edit(archived=True, locked=True)


def _check_channel(interaction: Interaction, thread: bool) -> int:
    """Return the channel, or refuse if the bot lacks permissions for a table there."""
    if interaction.guild_id is None or interaction.channel is None:
        raise Refused(say("new-not-in-dms"))
    must_allow_table(interaction.app_permissions, isinstance(interaction.channel, discord.Thread), thread)
    return interaction.channel.id


async def _new_thread(interaction: Interaction, reader: Reader, key: str) -> discord.Thread:
    if not isinstance(interaction.channel, discord.TextChannel):
        raise Refused(say("new-no-thread-here"))
    title = plain(reader.say(interaction.client.host.games[key].title))
    return await interaction.channel.create_thread(name=title[:100], type=discord.ChannelType.public_thread)


async def seats(interaction: Interaction, current: str) -> list[Choice[int]]:
    """Suggest the seats of the game, each with who sits there."""
    game = await resolve_game(interaction, getattr(interaction.namespace, "game", None))
    reader = await reader_of(interaction)
    summary = await interaction.client.host.summary(game)
    named = seating.seat_names(reader, interaction.client.host.games[summary.key], summary)
    return [
        Choice(name=name[:LONGEST_NAME], value=seat + 1)
        for seat, name in enumerate(named)
        if folded(str(current)) in folded(name)
    ]


@command(dune, "join", seat=seats)
@app_commands.choices(colour=COLOUR_CHOICES)
async def join(
    interaction: Interaction,
    game: str | None = None,
    seat: app_commands.Range[int, 1, 8] | None = None,
    colour: str | None = None,
) -> None:
    wished = seat - 1 if seat is not None else None
    await answer_about(
        interaction,
        game,
        lambda services, reader, chosen: seating.sit_down(services, reader, chosen, wished, colour),
    )


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
    wish = Wish(Level(level) if level else None, manner or "", friend or "")
    await answer_about(
        interaction,
        game,
        lambda services, reader, chosen: seating.fill_some(services, reader, chosen, count, wish),
    )


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
    """Suggest the players of the game."""
    game = await resolve_game(interaction, getattr(interaction.namespace, "game", None))
    summary = await interaction.client.host.summary(game)
    return choices([(chair.name, str(chair.seat)) for chair in summary.chairs], current)


async def seat_named(services: Services, game: str, typed: str) -> int:
    """Return the seat of a player: of one who was chosen from the suggestions, or whose name was typed."""
    chairs = (await services.summary(game)).chairs
    seats = [chair.seat for chair in chairs if typed == str(chair.seat)]
    seats += [chair.seat for chair in chairs if folded(typed.strip()) == folded(chair.name)]
    if not seats:
        raise Refused(say("no-such-name"))
    return seats[0]


@command(dune, "pass-the-seat", of=others)
async def pass_the_seat(
    interaction: Interaction,
    to: discord.User | None = None,
    of: str | None = None,
    mind: bool = False,
    game: str | None = None,
) -> None:
    """Offer the player's own seat, or open a vote about another's seat.

    `of`: the other player; `mind`: a mind answers for them until they are back, else the seat goes to somebody else.
    """

    async def work(services: Services, reader: Reader, chosen: str) -> Message:
        if of is not None:
            seat = str(await seat_named(services, chosen, of))
            if mind:
                return await playing.deputise(services, reader, Action("deputise", chosen, value=seat))
            return await playing.hand_over(services, reader, Action("handover", chosen, value=seat))
        person = Person(to.id, to.display_name) if to is not None else None
        return await seating.pass_seat(services, reader, chosen, person)

    await answer_about(interaction, game, work)
