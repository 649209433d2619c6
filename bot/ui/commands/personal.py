"""`/dune-me`: commands for a person's own settings and data, and for talks with a partner."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import available_timezones

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.host.model.facts import Refused
from bot.host.model.interaction.actions import Action
from bot.host.model.preferences import CalledBy, Coach, Pictures, Pronoun
from bot.host.replies import personal, seating, talks
from bot.ui.base import Interaction
from bot.ui.channels import note_if_deleted
from bot.ui.commands.groups import about, answer, choices, command, me, reader_of, resolve_game, worded
from bot.ui.permissions import must_allow_table
from games.core.locales import languages
from games.core.protocol import say

Hour = app_commands.Range[int, 0, 23]
CALL_CHOICES = [Choice(name=worded(f"calls-{each}"), value=each.value) for each in CalledBy]
PICTURE_CHOICES = [Choice(name=worded(f"pictures-{each}"), value=each.value) for each in Pictures]
PRONOUN_CHOICES = [Choice(name=worded(f"pronoun-{each}"), value=each.value) for each in Pronoun]

COACH_CHOICES = [Choice(name=worded(f"coach-{each}"), value=str(each)) for each in (*Coach, personal.AGAIN)]


async def languages_or_discord(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Suggest languages, each by its own name."""
    reader = await reader_of(interaction)
    named = [(reader.say(personal.language_name(each)), each) for each in languages()]
    return choices([*named, (reader.say(say("me-as-discord")), personal.AS_DISCORD)], current)


async def zones_or_table(interaction: Interaction, current: str) -> list[Choice[str]]:
    reader = await reader_of(interaction)
    as_table = (reader.say(say("me-as-table")), personal.AS_TABLE)
    return choices([as_table, *((zone, zone) for zone in sorted(available_timezones()))], current)


async def palettes(interaction: Interaction, current: str) -> list[Choice[str]]:
    reader = await reader_of(interaction)
    named = [(reader.say(personal.palette_name(each)), each) for each in interaction.client.host.palettes()]
    return choices(named, current)


async def change(interaction: Interaction, **changes: str | int | bool | None) -> None:
    await answer(interaction, lambda services, reader: personal.change(services, reader, **changes))


@command(me, "show")
async def show(interaction: Interaction) -> None:
    await answer(interaction, personal.show)


@command(me, "coach")
@app_commands.choices(coach=COACH_CHOICES)
async def coach(interaction: Interaction, coach: str) -> None:
    await answer(interaction, lambda services, reader: personal.coach(services, reader, coach))


@command(me, "language", language=languages_or_discord)
async def language(interaction: Interaction, language: str | None = None) -> None:
    """Set the language; without one, only show the settings."""
    chosen = language
    if chosen is None or not chosen:
        await answer(interaction, personal.show)
    else:
        await answer(interaction, lambda services, reader: personal.speak(services, reader, chosen))


@command(me, "spoken-of")
@app_commands.choices(pronoun=PRONOUN_CHOICES)
async def spoken_of(interaction: Interaction, pronoun: str) -> None:
    """Set the pronoun, for languages whose sentences need one."""
    await change(interaction, pronoun=Pronoun(pronoun))


@command(me, "time-zone", zone=zones_or_table)
async def time_zone(interaction: Interaction, zone: str | None = None) -> None:
    """Set the time zone; without one, only show the settings."""
    chosen = zone
    if chosen is None or not chosen:
        await answer(interaction, personal.show)
    else:
        await answer(interaction, lambda services, reader: personal.live_in(services, reader, chosen))


@command(me, "quiet-hours")
async def quiet_hours(interaction: Interaction, start: Hour, end: Hour) -> None:
    await change(interaction, quiet_from=start, quiet_to=end)


@command(me, "pictures")
@app_commands.choices(pictures=PICTURE_CHOICES)
async def pictures(interaction: Interaction, pictures: str) -> None:
    """Set the form of pictures: wide, tall for phones, or words instead."""
    await change(interaction, pictures=Pictures(pictures))


@command(me, "motion")
async def motion(interaction: Interaction, motion: bool) -> None:
    """Set whether the picture of a turn is a short loop or a still."""
    await change(interaction, motion=motion)


@command(me, "calls")
@app_commands.choices(how=CALL_CHOICES)
async def calls(interaction: Interaction, how: str) -> None:
    """Set where calls arrive: by direct message, in the channel, or both."""
    await change(interaction, called_by=CalledBy(how))


@command(me, "palette", palette=palettes)
async def choose_palette(interaction: Interaction, palette: str) -> None:
    if palette not in interaction.client.host.palettes():
        raise Refused(say("me-no-such-palette"))
    await change(interaction, palette=palette)


@command(me, "reminders")
async def reminders(interaction: Interaction, hours: app_commands.Range[int, 0, 168] | None = None) -> None:
    """Set the waking hours before a reminder. 0 uses each table's setting. Without a number, only show the setting."""
    if hours is None:
        await answer(interaction, personal.show)
    else:
        await change(interaction, nudge_hours=hours or None)


@command(me, "vacation")
async def vacation(interaction: Interaction, days: app_commands.Range[int, 0, 60]) -> None:
    """Begin a vacation of some days; 0 ends it."""
    until = datetime.now(UTC) + timedelta(days=days) if days else None
    await answer(interaction, lambda services, reader: personal.vacation(services, reader, until))


@command(me, "a-day")
async def a_day(interaction: Interaction, game: str | None = None) -> None:
    await about(interaction, game, personal.ask_for_a_day)


@command(me, "move-here")
async def move_here(interaction: Interaction, game: str | None = None) -> None:
    """Move a game to this channel. The game's old channel was deleted."""
    if interaction.guild_id is not None:
        must_allow_table(interaction.app_permissions, isinstance(interaction.channel, discord.Thread))
    chosen = await resolve_game(interaction, game)
    await note_if_deleted(interaction, chosen)
    await about(interaction, chosen, seating.move_here)


@command(me, "talk")
async def talk(interaction: Interaction, game: str | None = None) -> None:
    """Show the private talks with a partner, if the game has them."""
    await about(interaction, game, talks.page)


@command(me, "data")
async def data(interaction: Interaction) -> None:
    await answer(interaction, personal.data)


@command(me, "forget")
async def forget(interaction: Interaction) -> None:
    await answer(interaction, lambda services, reader: personal.forget(services, reader, Action("forget")))
