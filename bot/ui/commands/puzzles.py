"""`/dune-admin puzzle`: the puzzle of the week in a channel of the server."""

from __future__ import annotations

import discord
import msgspec
from discord import app_commands

from bot.host.model.community.puzzles import PuzzleServer
from bot.host.model.facts import Refused
from bot.host.replies.community import puzzles as replies
from bot.host.replies.reader import Reader
from bot.host.screen.elements import Message
from bot.host.services import Services
from bot.ui.base import Interaction
from bot.ui.commands.groups import admin, answer, command
from bot.ui.commands.seating import game_named, known_games, zones
from bot.ui.permissions import must_allow_table
from games.core.locales import choose_language
from games.core.protocol import say

EVENING = 18


@command(admin, "puzzle", kind=known_games, time_zone=zones)
async def puzzle(
    interaction: Interaction,
    hour: app_commands.Range[int, 0, 23] | None = None,
    channel: discord.TextChannel | discord.Thread | None = None,
    time_zone: str = "UTC",
    kind: str | None = None,
) -> None:
    """Let the server have puzzles in this or another channel. Without hour and channel, show its settings."""
    guild = interaction.guild
    if guild is None or (hour is None and channel is None):
        await answer(interaction, replies.settings)
        return
    place = channel or interaction.channel
    if not isinstance(place, discord.TextChannel | discord.Thread):
        raise Refused(say("puzzle-where"))
    must_allow_table(place.permissions_for(guild.me), isinstance(place, discord.Thread))
    wished = PuzzleServer(
        guild=guild.id,
        channel=place.id,
        lang=choose_language(str(interaction.guild_locale)),
        hour=EVENING if hour is None else hour,
        zone=time_zone,
        due=interaction.client.host.context.now(),
    )

    async def set_up(services: Services, reader: Reader) -> Message:
        key = "" if kind is None else game_named(services, reader, kind)
        return await replies.set_up(services, reader, msgspec.structs.replace(wished, key=key))

    await answer(interaction, set_up)
