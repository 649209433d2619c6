"""`/dune-admin`: commands for admins. Discord hides them from others, and `bot.host.replies.admin` checks again."""

from __future__ import annotations

import discord
from discord.app_commands import Choice

from bot.host.model.facts import Person
from bot.host.model.interaction.actions import Action
from bot.host.replies import admin as replies
from bot.host.replies.reader import Reader
from bot.host.screen.elements import Message
from bot.host.services import Services
from bot.ui.base import Interaction
from bot.ui.channels import note_if_deleted
from bot.ui.commands.groups import admin, answer, answer_about, choices, command, resolve_game
from bot.ui.commands.seating import others, seat_named
from bot.ui.permissions import must_allow_table


async def games_here(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Suggest all games of the server to an admin."""
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        return []
    here = await interaction.client.host.games_in(interaction.guild_id)
    named = [
        (f"{each.key} · {each.game} · {', '.join(chair.name for chair in each.chairs)}", each.game) for each in here
    ]
    return choices(named, current)


@command(admin, "pause", game=games_here)
async def pause(interaction: Interaction, game: str | None = None) -> None:
    await answer_about(interaction, game, replies.pause, as_admin=True)


@command(admin, "resume", game=games_here)
async def resume(interaction: Interaction, game: str | None = None) -> None:
    await answer_about(interaction, game, replies.resume, as_admin=True)


@command(admin, "end", game=games_here)
async def end(interaction: Interaction, game: str | None = None) -> None:
    await answer_about(interaction, game, replies.end, as_admin=True)


@command(admin, "revive", game=games_here)
async def revive(
    interaction: Interaction,
    game: str | None = None,
    channel: discord.TextChannel | discord.Thread | None = None,
) -> None:
    """Resume a game that was put aside. `channel`: where it goes on if its own channel was deleted."""
    if channel is not None and interaction.guild is not None:
        must_allow_table(channel.permissions_for(interaction.guild.me), isinstance(channel, discord.Thread))
        chosen = await resolve_game(interaction, game, as_admin=True)
        await note_if_deleted(interaction, chosen)
    to = channel.id if channel is not None else None
    await answer_about(
        interaction, game, lambda services, reader, chosen: replies.revive(services, reader, chosen, to), as_admin=True
    )


@command(admin, "replace", game=games_here, player=others)
async def replace(interaction: Interaction, player: str, by: discord.User, game: str | None = None) -> None:
    person = Person(by.id, by.display_name)

    async def work(services: Services, reader: Reader, chosen: str) -> Message:
        return await replies.replace(services, reader, chosen, await seat_named(services, chosen, player), person)

    await answer_about(interaction, game, work, as_admin=True)


@command(admin, "waiting", game=games_here)
async def waiting(interaction: Interaction, game: str | None = None) -> None:
    await answer_about(interaction, game, replies.awaited, as_admin=True)


@command(admin, "export", game=games_here)
async def export(interaction: Interaction, game: str | None = None) -> None:
    await answer_about(interaction, game, replies.export, as_admin=True)


@command(admin, "save", game=games_here)
async def save(interaction: Interaction, game: str | None = None) -> None:
    await answer_about(interaction, game, replies.save, as_admin=True)


@command(admin, "acts", game=games_here)
async def acts(interaction: Interaction, game: str | None = None) -> None:
    await answer_about(interaction, game, replies.acts, as_admin=True)


@command(admin, "forget-server")
async def forget_server(interaction: Interaction) -> None:
    await answer(interaction, lambda services, reader: replies.forget_server(services, reader, Action("forget_server")))
