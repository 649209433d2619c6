"""Presses and responses: a press is read and handed to the host, and its reply is sent.

The custom id says all that a press means, so a button of any age works after any restart. A reply that is ready soon
is sent at once, a later one after an acknowledgement. Commands respond in the same way.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping
from typing import Any, TypeAlias

import discord

from bot.host.model.interaction.interactions import SEPARATE_REPLY_VERBS, Press, Visitor
from bot.host.model.interaction.progress import Progress
from bot.host.screen.elements import Message, Reply
from bot.ui.base import NETWORK_ERRORS, Interaction, TableClient
from bot.ui.discord_private import without_receipt
from bot.ui.payload import (
    KeptFile,
    Payload,
    edit_payload,
    files_of,
    form_payload,
    mark_of,
    read_custom_id,
    send_payload,
)
from bot.ui.visitors import progress_of, visitor_of

log = logging.getLogger(__name__)

Receipt: TypeAlias = discord.InteractionCallbackResponse[TableClient] | None

ALREADY_ACKNOWLEDGED = 40060
"""Discord's error code for a second response to an interaction."""
ACKNOWLEDGE_AFTER = 0.5
"""Seconds after which an interaction is acknowledged if its reply is not ready."""
MOST_ATTEMPTS = 3
PROGRESS_AFTER = 3.0
"""Seconds after which a person who waits for a reply reads how far it is."""
PROGRESS_EVERY = 2.0
"""Seconds between two looks at how far a reply is."""


async def answer_press(interaction: Interaction) -> None:
    """Hand a press to the host, and show its reply."""
    data: Mapping[str, Any] = interaction.data or {}
    action = read_custom_id(str(data.get("custom_id", "")))
    keeps_message = action is not None and action.verb in SEPARATE_REPLY_VERBS
    replaced = None if keeps_message else private_message(interaction)
    is_sent_form = interaction.type is not discord.InteractionType.component
    press = Press(action, read_values(data), visitor_of(interaction, replaced), is_sent_form)
    if action is not None and replaced is not None:
        interaction.client.watched_panels.forget(interaction.user.id, action.game, interaction.guild_id)
    if not press.opens_form:
        begin(interaction, replaced)
    host = interaction.client.host
    reply = await host.press(press)
    try:
        if reply.form is not None:
            await interaction.response.send_modal(form_payload(reply.form))
        else:
            await show(interaction, reply, press.visitor, replaced)
    except Exception as error:
        where = {"verb": action.verb if action else "", "game": action.game if action else ""}
        apology = await host.apologise(press.visitor, error, action, where)
        await show(interaction, apology, press.visitor, replaced)


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


def private_message(interaction: Interaction) -> discord.Message | None:
    """Return the message that was pressed if only this person sees it. The reply may replace it."""
    message = interaction.message
    if message is None or not (message.flags.ephemeral or interaction.guild_id is None):
        return None
    return message


class Response:
    """The response to one interaction.

    Discord waits three seconds for it. A reply that is ready soon is sent at once, which saves a request; otherwise the
    interaction is acknowledged first, and the reply becomes an edit.
    """

    def __init__(self, interaction: Interaction, replaced: discord.Message | None) -> None:
        self._interaction = interaction
        self._replaced = replaced
        """The message that the reply replaces; None: the reply is a new message."""
        self._began = time.perf_counter()
        self._lock = asyncio.Lock()
        self._is_acknowledged = False
        self._has_reply = False
        self._keeps_files = True
        self._shown: discord.Message | None = None
        self._timer = asyncio.get_running_loop().call_later(ACKNOWLEDGE_AFTER, self._start_acknowledging)
        self._acknowledging: asyncio.Task[None] | None = None
        self._telling = asyncio.get_running_loop().create_task(self._tell_progress(progress_of(interaction)))
        interaction.client.pending.add(self)

    async def send(self, message: Message) -> None:
        """Send a message as the response, and try again if Discord cannot be reached.

        What the person did is stored already. If the message cannot be shown, that is logged.
        """
        for attempt in range(1, MOST_ATTEMPTS + 1):
            try:
                await self._send(message)
                return
            except (*NETWORK_ERRORS, discord.HTTPException) as error:
                is_refused = isinstance(error, discord.HTTPException) and error.status < 500
                if attempt == MOST_ATTEMPTS or (is_refused and not self._stop_keeping_files()):
                    log.warning("an answer could not be shown", extra={"why": str(error)})
                    self._interaction.client.metrics.failed()
                    return

    def end(self) -> None:
        """Note that the response was sent, or cannot be sent."""
        self._telling.cancel()
        self._interaction.client.pending.remove(self)
        self._interaction.client.metrics.answered(time.perf_counter() - self._began)

    async def _send(self, message: Message) -> None:
        async with self._lock:
            self._has_reply = True
            self._timer.cancel()
            await (self._edit if self._is_acknowledged else self._send_at_once)(message)
            # Of two presses in a row, the first may have removed the picture that the second wants to keep.
            lacks_files = self._shown is not None and len(files_of(self._shown)) < len(message.files)
            if lacks_files and self._stop_keeping_files():
                await self._edit(message)

    def _stop_keeping_files(self) -> bool:
        """Send all files from now on, also unchanged ones. Return whether that is a change."""
        kept, self._keeps_files = self._replaced is not None and self._keeps_files, False
        return kept

    def _start_acknowledging(self) -> None:
        self._acknowledging = asyncio.create_task(self._acknowledge_unless_sent())

    async def _acknowledge_unless_sent(self) -> None:
        async with self._lock:
            if not self._has_reply:
                self._is_acknowledged = await acknowledge(self._interaction, self._replaced is not None)
                self._note_acknowledged()

    async def _tell_progress(self, progress: Progress) -> None:
        """Show how far the work is, until the reply is ready."""
        shown = ""
        await asyncio.sleep(PROGRESS_AFTER)
        while not self._has_reply:
            if self._is_acknowledged and progress.line != shown:
                shown = progress.line
                await self._show_progress(shown)
            await asyncio.sleep(PROGRESS_EVERY)

    async def _show_progress(self, line: str) -> None:
        async with self._lock:
            if self._has_reply:
                return
            self._stop_keeping_files()  # This message has none.
            try:
                await self._edit(Message(line))
            except (*NETWORK_ERRORS, discord.HTTPException) as error:
                log.info("progress could not be shown", extra={"why": str(error)})

    def _note_acknowledged(self) -> None:
        self._interaction.client.metrics.acknowledged(time.perf_counter() - self._began)

    async def _edit(self, message: Message) -> None:
        self._shown = await self._interaction.edit_original_response(**self._edit_payload(message))

    def _edit_payload(self, message: Message) -> Payload:
        mark = mark_of(self._replaced) if self._replaced is not None else ""
        kept = files_of(self._replaced) if self._replaced is not None and self._keeps_files else ()
        return edit_payload(message, self._interaction.client.icons, mark, kept, as_blocks=True)

    async def _send_at_once(self, message: Message) -> None:
        try:
            receipt = await (self._create(message) if self._replaced is None else self._replace(message))
        except discord.HTTPException as error:
            if error.code != ALREADY_ACKNOWLEDGED:  # An earlier attempt has arrived, and only its receipt was lost.
                raise
        else:
            self._shown = receipt.resource if receipt and isinstance(receipt.resource, discord.Message) else None
        self._note_acknowledged()

    async def _replace(self, message: Message) -> Receipt:
        payload = self._edit_payload(message)
        if any(isinstance(file, KeptFile) for file in payload["attachments"]):
            # The receipt shows whether the message still had the kept files.
            return await self._interaction.response.edit_message(**payload)
        with without_receipt():
            return await self._interaction.response.edit_message(**payload)

    async def _create(self, message: Message) -> Receipt:
        payload = send_payload(message, self._interaction.client.icons, as_blocks=True)
        with without_receipt():
            return await self._interaction.response.send_message(**payload, ephemeral=True)


def begin(interaction: Interaction, replaced: discord.Message | None = None) -> Response:
    """Return the response to an interaction. The first call starts the timer of the acknowledgement."""
    response = interaction.extras.get("response")
    if not isinstance(response, Response):
        response = interaction.extras["response"] = Response(interaction, replaced)
    return response


async def show(
    interaction: Interaction, reply: Reply, visitor: Visitor, replaced: discord.Message | None = None
) -> None:
    """Send a reply as the response to an interaction."""
    client, response = interaction.client, begin(interaction, replaced)
    if reply.has_failed:
        client.metrics.failed()
    try:
        await response.send(reply.message)
    finally:
        response.end()
    if reply.opened_panel:
        client.watched_panels.forget(visitor.person.id, reply.opened_panel, visitor.guild)
    if reply.panel is not None:
        client.watched_panels.watch(reply.panel, interaction, visitor)
    await client.host.note_visit(visitor, reply)
    if reply.opened_panel and private_message(interaction) is None:
        await client.open_panels.replace(reply.opened_panel, interaction)


async def acknowledge(interaction: Interaction, replaces: bool) -> bool:
    """Tell Discord that a reply follows, and return whether that arrived.

    `replaces`: the reply replaces the message that was pressed.
    """
    for _ in range(MOST_ATTEMPTS):
        try:
            if replaces:
                await interaction.response.defer()
            else:
                await interaction.response.defer(ephemeral=True, thinking=True)
        except NETWORK_ERRORS:
            continue  # It may have arrived all the same. Then the next attempt is refused, which counts as arrived.
        except discord.HTTPException as error:
            if error.code != ALREADY_ACKNOWLEDGED:
                log.warning("an interaction could not be acknowledged", extra={"why": str(error)})
                return False
        return True
    log.warning("an interaction could not be acknowledged", extra={"why": "network"})
    return False
