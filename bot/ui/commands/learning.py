"""`/dune-learn`: a first game with a coach."""

from __future__ import annotations

from bot.host.model.interaction.actions import Action
from bot.host.replies.community import learning
from bot.ui.base import Interaction
from bot.ui.commands.groups import answer, single_command

LEARN = "dune-learn"


@single_command(LEARN)
async def learn(interaction: Interaction) -> None:
    """Show the lessons, including the person's begun lessons."""
    await answer(interaction, lambda services, reader: learning.learn(services, reader, Action("learn")))
