"""`/dune-me`: a person's own settings, and a private word with a partner."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import available_timezones

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.host.model.actions import Action
from bot.host.model.facts import Refused
from bot.host.model.preferences import CalledBy, Pictures, Pronoun
from bot.host.replies import personal, seating, talks
from bot.ui import answering
from bot.ui.base import Interaction
from bot.ui.commands.groups import about, choices, command, me, reply, resolve_game, worded
from bot.ui.gone import note_if_gone
from bot.ui.permissions import must_allow_table
from games.core.locales import languages
from games.core.protocol import say

Hour = app_commands.Range[int, 0, 23]
CALL_CHOICES = [Choice(name=worded(f"calls-{each}"), value=each.value) for each in CalledBy]
PICTURE_CHOICES = [Choice(name=worded(f"pictures-{each}"), value=each.value) for each in Pictures]
PRONOUN_CHOICES = [Choice(name=worded(f"pronoun-{each}"), value=each.value) for each in Pronoun]


async def tongues(interaction: Interaction, current: str) -> list[Choice[str]]:
    """By their own names."""
    reader = await answering.reader_of(interaction)
    named = [(reader.say(personal.language_name(each)), each) for each in languages()]
    return choices([*named, (reader.say(say("me-as-discord")), personal.AS_DISCORD)], current)


async def zones_or_table(interaction: Interaction, current: str) -> list[Choice[str]]:
    reader = await answering.reader_of(interaction)
    as_table = (reader.say(say("me-as-table")), personal.AS_TABLE)
    return choices([as_table, *((zone, zone) for zone in sorted(available_timezones()))], current)


async def palettes(interaction: Interaction, current: str) -> list[Choice[str]]:
    reader = await answering.reader_of(interaction)
    named = [(reader.say(personal.palette_name(each)), each) for each in interaction.client.host.palettes()]
    return choices(named, current)


@command(me, "show")
async def show(interaction: Interaction) -> None:
    reader = await answering.reader_of(interaction)
    await reply(interaction, await personal.show(interaction.client.host, reader), reader)


@command(me, "language", language=tongues)
async def language(interaction: Interaction, language: str | None = None) -> None:
    """Without a language nothing changes."""
    reader, host = await answering.reader_of(interaction), interaction.client.host
    message = await (personal.speak(host, reader, language) if language else personal.show(host, reader))
    await reply(interaction, message, reader)


@command(me, "spoken-of")
@app_commands.choices(pronoun=PRONOUN_CHOICES)
async def spoken_of(interaction: Interaction, pronoun: str) -> None:
    """In languages that must know."""
    reader = await answering.reader_of(interaction)
    await reply(interaction, await personal.change(interaction.client.host, reader, pronoun=Pronoun(pronoun)), reader)


@command(me, "time-zone", zone=zones_or_table)
async def time_zone(interaction: Interaction, zone: str | None = None) -> None:
    """Without a zone nothing changes."""
    reader, host = await answering.reader_of(interaction), interaction.client.host
    await reply(
        interaction, await (personal.live_in(host, reader, zone) if zone else personal.show(host, reader)), reader
    )


@command(me, "quiet-hours")
async def quiet_hours(interaction: Interaction, start: Hour, end: Hour) -> None:
    reader = await answering.reader_of(interaction)
    message = await personal.change(interaction.client.host, reader, quiet_from=start, quiet_to=end)
    await reply(interaction, message, reader)


@command(me, "pictures")
@app_commands.choices(pictures=PICTURE_CHOICES)
async def pictures(interaction: Interaction, pictures: str) -> None:
    """Wide, tall for phones, or the same in words."""
    reader = await answering.reader_of(interaction)
    message = await personal.change(interaction.client.host, reader, pictures=Pictures(pictures))
    await reply(interaction, message, reader)


@command(me, "motion")
async def motion(interaction: Interaction, motion: bool) -> None:
    """What happened as a short loop, or as a still."""
    reader = await answering.reader_of(interaction)
    await reply(interaction, await personal.change(interaction.client.host, reader, motion=motion), reader)


@command(me, "calls")
@app_commands.choices(how=CALL_CHOICES)
async def calls(interaction: Interaction, how: str) -> None:
    """By direct message, in the channel, or both."""
    reader = await answering.reader_of(interaction)
    await reply(interaction, await personal.change(interaction.client.host, reader, called_by=CalledBy(how)), reader)


@command(me, "palette", palette=palettes)
async def choose_palette(interaction: Interaction, palette: str) -> None:
    if palette not in interaction.client.host.palettes():
        raise Refused(say("me-no-such-palette"))
    reader = await answering.reader_of(interaction)
    await reply(interaction, await personal.change(interaction.client.host, reader, palette=palette), reader)


@command(me, "reminders")
async def reminders(interaction: Interaction, hours: app_commands.Range[int, 0, 168] | None = None) -> None:
    """After how many waking hours; 0: as each table has it. Without a number nothing changes."""
    reader, host = await answering.reader_of(interaction), interaction.client.host
    changed = personal.show(host, reader) if hours is None else personal.change(host, reader, nudge_hours=hours or None)
    await reply(interaction, await changed, reader)


@command(me, "vacation")
async def vacation(interaction: Interaction, days: app_commands.Range[int, 0, 60]) -> None:
    """No days: back again."""
    reader = await answering.reader_of(interaction)
    until = datetime.now(UTC) + timedelta(days=days) if days else None
    await reply(interaction, await personal.vacation(interaction.client.host, reader, until), reader)


@command(me, "a-day")
async def a_day(interaction: Interaction, game: str | None = None) -> None:
    await about(interaction, game, personal.ask_for_a_day)


@command(me, "move-here")
async def move_here(interaction: Interaction, game: str | None = None) -> None:
    """A game whose channel was deleted goes on in this channel."""
    if interaction.guild_id is not None:
        must_allow_table(interaction.app_permissions, isinstance(interaction.channel, discord.Thread))
    chosen = await resolve_game(interaction, game)
    await note_if_gone(interaction, chosen)
    await about(interaction, chosen, seating.move_here)


@command(me, "talk")
async def talk(interaction: Interaction, game: str | None = None) -> None:
    """A private word with a partner, where the game grants it."""
    await about(interaction, game, talks.page)


@command(me, "data")
async def data(interaction: Interaction) -> None:
    reader = await answering.reader_of(interaction)
    await reply(interaction, await personal.data(interaction.client.host, reader), reader)


@command(me, "forget")
async def forget(interaction: Interaction) -> None:
    reader = await answering.reader_of(interaction)
    await reply(interaction, await personal.forget(interaction.client.host, reader, Action("forget")), reader)
