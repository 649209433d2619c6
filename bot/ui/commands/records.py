"""`/dune-top`, `/dune-me profile` and `/dune-admin ratings`: what remains of finished games."""

from __future__ import annotations

import discord

from bot.host.model.facts import Person
from bot.host.replies.community import records as replies
from bot.ui.base import Interaction
from bot.ui.commands.groups import admin, answer, command, me, single_command


@single_command("dune-top", servers_only=True)
async def top(interaction: Interaction) -> None:
    """Show the standings and records of the server."""
    await answer(interaction, replies.top)


@command(me, "profile")
async def profile(interaction: Interaction, person: discord.User | None = None) -> None:
    """Show the reader's own profile, or that of somebody else."""
    whose = Person(person.id, person.display_name) if person else None
    await answer(interaction, lambda services, reader: replies.profile(services, reader, whose))


@command(admin, "ratings")
async def ratings(interaction: Interaction, on: bool | None = None) -> None:
    """Switch the ratings of the server on or off; without a choice, only say whether they are on."""
    await answer(interaction, lambda services, reader: replies.switch_ratings(services, reader, on))
