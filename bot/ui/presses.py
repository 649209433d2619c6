"""Every press of a button, choice in a select and sent modal, of any age: read from its id alone, and answered.

There is one way in. What is not ours, no longer known, forged or failing is answered here too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import discord

from bot.host.model.actions import Action
from bot.host.model.facts import Refused
from bot.host.model.presses import PANEL_VERBS, Unreadable
from bot.host.replies import admin, lookups, personal, planning, playing, seating, talks
from bot.host.replies.reader import Handler, Reader
from bot.host.screen.elements import Message, Modal
from bot.ui import answering
from bot.ui.base import Interaction
from bot.ui.components import modal_of, pressed
from bot.ui.knowing import must_know

VERBS: dict[str, Handler] = {
    **playing.VERBS,
    **planning.VERBS,
    **lookups.VERBS,
    **seating.VERBS,
    **personal.VERBS,
    **talks.VERBS,
    **admin.VERBS,
}
MODALS: dict[str, Callable[[Reader, Action, Sequence[str]], Modal]] = {**seating.MODALS, **talks.MODALS}

CHANGE_THE_READER = frozenset({*personal.VERBS, "size"})
"""How they like to be told may be just what they change."""


async def answer(interaction: Interaction) -> None:
    """Do what the press says, show what came of it."""
    act, values = pressed(dict(interaction.data or {}))
    pressed_now = interaction.type is discord.InteractionType.component
    opens = pressed_now and act is not None and act.verb in MODALS
    if act is not None and act.verb in talks.BESIDE:
        answering.answer_beside(interaction)
    if not opens:
        answering.reply_to(interaction)
    try:
        await (_open_modal if opens else _do)(interaction, act, values)
    except Exception as error:
        where = {"verb": act.verb if act else "", "game": act.game if act else ""}
        await answering.apologise(interaction, error, act, where)


async def _do(interaction: Interaction, act: Action | None, values: Sequence[str]) -> None:
    if act is None or act.verb not in VERBS:
        raise Unreadable(act.verb if act else "")
    message, reader = await (_on_panel if act.verb in PANEL_VERBS else _elsewhere)(interaction, act, values)
    await answering.show(interaction, message, reader)
    if act.verb == "move" and not answering.is_private(interaction):
        await interaction.client.panels.opened(act.game, interaction)


async def _on_panel(interaction: Interaction, act: Action, values: Sequence[str]) -> tuple[Message, Reader]:
    """One reading serves all: who sits at the game knows of it, and the press reads their settings with it."""
    table, at = interaction.client.host.table, answering.direct_message(interaction)
    try:
        given = await table.press(act, values, interaction.user.id, at)
    except Refused:
        await must_know(interaction, act.game)  # Else they are not even told why not.
        raise
    reader = await answering.reader_of(interaction, act.game, given.settings)
    return playing.shown(reader, given), reader


async def _elsewhere(interaction: Interaction, act: Action, values: Sequence[str]) -> tuple[Message, Reader]:
    place = await must_know(interaction, act.game) if act.game else None
    reader = await answering.reader_of(interaction, act.game, place.settings if place else None)
    message = await VERBS[act.verb](interaction.client.host, reader, act, values)
    if act.verb in CHANGE_THE_READER:
        reader = await answering.reader_of(interaction, act.game)
    return message, reader


async def _open_modal(interaction: Interaction, act: Action | None, values: Sequence[str]) -> None:
    """A modal is itself the first answer; there is no time for anything else."""
    assert act is not None
    if act.game:
        await must_know(interaction, act.game)
    reader = await answering.reader_of(interaction, act.game)
    await interaction.response.send_modal(modal_of(MODALS[act.verb](reader, act, values)))
