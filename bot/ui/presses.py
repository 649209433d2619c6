"""Presses of buttons, choices in selects and sent forms: read from Discord, handed to the host, and answered.

The custom id says all that a press means, so a button of any age works after any restart.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord

from bot.host.model.interaction.interactions import SEPARATE_REPLY_VERBS, Press
from bot.ui import responses
from bot.ui.base import Interaction
from bot.ui.payload import form_payload, read_custom_id
from bot.ui.visitors import visitor_of


async def answer(interaction: Interaction) -> None:
    """Hand a press to the host, and show its reply."""
    data: Mapping[str, Any] = interaction.data or {}
    action = read_custom_id(str(data.get("custom_id", "")))
    keeps_message = action is not None and action.verb in SEPARATE_REPLY_VERBS
    replaced = None if keeps_message else responses.private_message(interaction)
    is_sent_form = interaction.type is not discord.InteractionType.component
    press = Press(action, read_values(data), visitor_of(interaction, replaced), is_sent_form)
    if action is not None and replaced is not None:
        interaction.client.idle_panels.forget(interaction.user.id, action.game)
    if not press.opens_form:
        responses.begin(interaction, replaced)
    host = interaction.client.host
    reply = await host.press(press)
    try:
        if reply.form is not None:
            await interaction.response.send_modal(form_payload(reply.form))
        else:
            await responses.show(interaction, reply, press.visitor, replaced)
    except Exception as error:
        where = {"verb": action.verb if action else "", "game": action.game if action else ""}
        apology = await host.apologise(press.visitor, error, action, where)
        await responses.show(interaction, apology, press.visitor, replaced)


def read_values(data: Mapping[str, Any]) -> list[str]:
    """Return the options that were chosen in a select, or what was typed into the fields of a form."""
    values = data.get("values")
    if isinstance(values, list):
        return [value for value in values if isinstance(value, str)]
    components = data.get("components")
    typed: list[str] = []
    for component in components if isinstance(components, list) else []:
        if not isinstance(component, dict):
            continue
        fields = component.get("components") or [component.get("component")]  # Fields are in rows or under labels.
        typed += [str(field["value"]) for field in fields if isinstance(field, dict) and "value" in field]
    return typed
