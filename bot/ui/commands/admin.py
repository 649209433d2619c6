"""`/dune-admin`: for those who manage the server; hidden from others by Discord, and checked again here."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord
from discord.app_commands import Choice

from bot.host.host import Host
from bot.host.model.actions import Action
from bot.host.model.facts import Person
from bot.host.model.presses import number
from bot.host.replies import admin as stewarding
from bot.host.replies.reader import Reader
from bot.host.screen.elements import Message
from bot.ui import answering
from bot.ui.base import Interaction
from bot.ui.commands.groups import admin, choices, command, reply, resolve_game
from bot.ui.commands.seating import others
from bot.ui.gone import note_if_gone
from bot.ui.permissions import must_allow_table


async def games_here(interaction: Interaction, current: str) -> list[Choice[str]]:
    """All games of the server, for those who manage it."""
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        return []
    here = await interaction.client.host.games_in(interaction.guild_id)
    named = [
        (f"{each.key} · {each.game} · {', '.join(chair.name for chair in each.chairs)}", each.game) for each in here
    ]
    return choices(named, current)


async def act(
    interaction: Interaction, given: str | None, deed: Callable[[Host, Reader, str], Awaitable[Message]]
) -> None:
    game = await resolve_game(interaction, given, as_steward=True)
    reader = await answering.reader_of(interaction, game)
    await reply(interaction, await deed(interaction.client.host, reader, game), reader)


@command(admin, "pause", game=games_here)
async def pause(interaction: Interaction, game: str | None = None) -> None:
    await act(interaction, game, stewarding.pause)


@command(admin, "resume", game=games_here)
async def resume(interaction: Interaction, game: str | None = None) -> None:
    await act(interaction, game, stewarding.resume)


@command(admin, "end", game=games_here)
async def end(interaction: Interaction, game: str | None = None) -> None:
    await act(interaction, game, stewarding.end)


@command(admin, "revive", game=games_here)
async def revive(
    interaction: Interaction,
    game: str | None = None,
    channel: discord.TextChannel | discord.Thread | None = None,
) -> None:
    """`channel`: where the game goes on if its own channel was deleted."""
    if channel is not None and interaction.guild is not None:
        must_allow_table(channel.permissions_for(interaction.guild.me), isinstance(channel, discord.Thread))
        chosen = await resolve_game(interaction, game, as_steward=True)
        await note_if_gone(interaction, chosen)
    to = channel.id if channel is not None else None
    await act(interaction, game, lambda host, reader, chosen: stewarding.revive(host, reader, chosen, to))


@command(admin, "replace", game=games_here, player=others)
async def replace(interaction: Interaction, player: str, by: discord.User, game: str | None = None) -> None:
    chosen = await resolve_game(interaction, game, as_steward=True)
    reader = await answering.reader_of(interaction, chosen)
    person = Person(by.id, by.display_name)
    message = await stewarding.replace(interaction.client.host, reader, chosen, number(player), person)
    await reply(interaction, message, reader)


@command(admin, "waiting", game=games_here)
async def waiting(interaction: Interaction, game: str | None = None) -> None:
    await act(interaction, game, stewarding.awaited)


@command(admin, "export", game=games_here)
async def export(interaction: Interaction, game: str | None = None) -> None:
    await act(interaction, game, stewarding.export)


@command(admin, "save", game=games_here)
async def save(interaction: Interaction, game: str | None = None) -> None:
    await act(interaction, game, stewarding.save)


@command(admin, "acts", game=games_here)
async def acts(interaction: Interaction, game: str | None = None) -> None:
    await act(interaction, game, stewarding.acts)


@command(admin, "forget-server")
async def forget_server(interaction: Interaction) -> None:
    reader = await answering.reader_of(interaction)
    message = await stewarding.forget_server(interaction.client.host, reader, Action("forget_server"))
    await reply(interaction, message, reader)
