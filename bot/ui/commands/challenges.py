"""`/dune-challenge`: one sealed deal a week for everybody."""

from __future__ import annotations

from bot.host.model.interaction.actions import Action
from bot.host.replies.community import challenges as replies
from bot.ui.base import Interaction
from bot.ui.commands.groups import answer, single_command


@single_command("dune-challenge")
async def challenge(interaction: Interaction) -> None:
    """Show the challenge of the week, with its results and the way to play it."""
    await answer(interaction, lambda services, reader: replies.page(services, reader, Action("challenge")))
