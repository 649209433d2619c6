"""`/dune-admin tournament`: sets up a tournament, or shows the latest one."""

from __future__ import annotations

import discord
import msgspec
from discord import app_commands

from bot.host.model.community.tournaments import (
    DEFAULT_HOURS,
    FEWEST,
    MOST,
    MOST_ROUNDS,
    POD_SIZES,
    ROUND_HOURS,
    Tournament,
)
from bot.host.model.facts import Refused
from bot.host.replies.community import tournaments as replies
from bot.host.replies.reader import Reader
from bot.host.screen.elements import Message
from bot.host.services import Services
from bot.ui.base import Interaction
from bot.ui.commands.groups import admin, answer, command
from bot.ui.commands.seating import game_named, known_games, zones
from bot.ui.permissions import must_allow_table
from games.core.locales import choose_language
from games.core.protocol import say


@command(admin, "tournament", kind=known_games, time_zone=zones)
async def tournament(
    interaction: Interaction,
    name: app_commands.Range[str, 1, 60] | None = None,
    kind: str | None = None,
    players: app_commands.Range[int, FEWEST, MOST] = MOST,
    pods: app_commands.Range[int, POD_SIZES[0], POD_SIZES[-1]] = POD_SIZES[-1],
    rounds: app_commands.Range[int, 1, MOST_ROUNDS] | None = None,
    hours: app_commands.Range[int, ROUND_HOURS[0], ROUND_HOURS[1]] = DEFAULT_HOURS,
    time_zone: str = "UTC",
) -> None:
    """Set up a tournament in this channel, or show the latest one of the server if no name is given."""
    if name is None:
        await answer(interaction, replies.latest)
        return
    if interaction.guild_id is None or not isinstance(interaction.channel, discord.TextChannel):
        raise Refused(say("new-no-thread-here"))
    must_allow_table(interaction.app_permissions, in_thread=False, makes_thread=True)
    now = interaction.client.host.context.now()
    new = Tournament(
        guild=interaction.guild_id,
        channel=interaction.channel.id,
        name=name,
        key="",
        lang=choose_language(str(interaction.guild_locale)),
        zone=time_zone,
        pod=pods,
        most=players,
        rounds=rounds or 0,
        hours=hours,
        created=now,
        changed=now,
    )

    async def set_up(services: Services, reader: Reader) -> Message:
        key = game_named(services, reader, kind)
        return await replies.set_up(services, reader, msgspec.structs.replace(new, key=key))

    await answer(interaction, set_up)
