"""Answering interactions: directly where that is soon, else acknowledged first, and never left without an answer."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import nullcontext
from typing import Any, TypeAlias

import discord
import msgspec

from bot.host.model.actions import Action
from bot.host.model.facts import Person, Refused
from bot.host.model.preferences import PersonSettings
from bot.host.model.presses import Unreadable
from bot.host.replies import seating
from bot.host.replies.reader import Reader
from bot.host.screen.buttons import controls
from bot.host.screen.elements import Message
from bot.ui.base import NETWORK, Interaction, TableClient
from bot.ui.components import mark_of
from bot.ui.messages import Outgoing, attached, outgoing
from bot.ui.wires import without_receipt
from games.core.locales import first_available_language
from games.core.protocol import say

log = logging.getLogger(__name__)

Answered: TypeAlias = discord.InteractionCallbackResponse[TableClient] | None

ALREADY_ACKNOWLEDGED = 40060
SOON = 0.5
"""Seconds after which an answer is worth an acknowledgement of its own."""
TRIES = 3


def is_private(interaction: Interaction) -> bool:
    """Whether the message that was pressed is for this person's eyes only and may change in place."""
    message = interaction.message
    if message is None:
        return False
    return message.flags.ephemeral or interaction.guild_id is None


def direct_message(interaction: Interaction) -> int:
    """The one that was pressed, in whose place the answer comes, if it was one."""
    return interaction.message.id if interaction.message is not None and interaction.guild_id is None else 0


BESIDE = "beside"


def answer_beside(interaction: Interaction) -> None:
    """What was pressed stays as it is, although it is private: the answer is a message of its own."""
    interaction.extras[BESIDE] = True


def changes_in_place(interaction: Interaction) -> bool:
    return is_private(interaction) and not interaction.extras.get(BESIDE)


class Reply:
    """One interaction's answer: given directly where it is ready soon, else after an acknowledgement.

    Discord gives three seconds for the first word, and one request is cheaper than two.
    """

    def __init__(self, interaction: Interaction) -> None:
        self._interaction = interaction
        self._began = time.perf_counter()
        self._one_at_a_time = asyncio.Lock()
        self._acknowledged = False
        self._given = False
        self._keeps_files = True
        self._shown: discord.Message | None = None
        self._patience = asyncio.get_running_loop().call_later(SOON, self._lose_patience)
        self._acknowledging: asyncio.Task[None] | None = None
        interaction.client.underway.begin(self)

    async def give(self, make: Callable[[], Outgoing]) -> None:
        async with self._one_at_a_time:
            self._given = True
            self._patience.cancel()
            ready = make()
            await (self._edit if self._acknowledged else self._answer_at_once)(ready)
            if self._lacks_files(ready) and self.send_all_files():
                await self._edit(make())

    def end(self) -> None:
        """It was shown, or cannot be."""
        self._interaction.client.underway.end(self)
        self._interaction.client.metrics.answered(time.perf_counter() - self._began)

    def _lose_patience(self) -> None:
        """Most answers come sooner: only now a task is worth its while."""
        self._acknowledging = asyncio.create_task(self._acknowledge_in_time())

    async def _acknowledge_in_time(self) -> None:
        async with self._one_at_a_time:
            if not self._given:
                self._acknowledged = await acknowledge(self._interaction)
                self._note()

    def _note(self) -> None:
        self._interaction.client.metrics.acknowledged(time.perf_counter() - self._began)

    async def _edit(self, ready: Outgoing) -> None:
        self._shown = await self._interaction.edit_original_response(
            content=ready.content,
            attachments=attached(ready, self._replaced),
            view=ready.view,
            allowed_mentions=ready.mentions,
        )

    @property
    def _replaced(self) -> discord.Message | None:
        """The message in whose place the answer comes, if its files may stay."""
        return self._interaction.message if self._keeps_files and changes_in_place(self._interaction) else None

    def _lacks_files(self, ready: Outgoing) -> bool:
        """Of two presses in a row, the first may have taken away the picture that the second would keep."""
        return self._shown is not None and len(self._shown.attachments) < len(ready.files)

    def send_all_files(self) -> bool:
        """Rely on nothing that was there before; whether that is new."""
        kept, self._keeps_files = self._replaced is not None, False
        return kept

    async def _answer_at_once(self, ready: Outgoing) -> None:
        try:
            answered = await (self._change if changes_in_place(self._interaction) else self._send)(ready)
        except discord.HTTPException as error:
            if error.code != ALREADY_ACKNOWLEDGED:  # An earlier try has arrived, and only its receipt was lost.
                raise
        else:
            self._shown = answered.resource if answered and isinstance(answered.resource, discord.Message) else None
        self._note()

    async def _change(self, ready: Outgoing) -> Answered:
        files = attached(ready, self._replaced)
        all_are_sent = all(isinstance(file, discord.File) for file in files)
        with without_receipt() if all_are_sent else nullcontext():
            return await self._interaction.response.edit_message(
                content=ready.content, attachments=files, view=ready.view, allowed_mentions=ready.mentions
            )

    async def _send(self, ready: Outgoing) -> Answered:
        with without_receipt():
            return await self._interaction.response.send_message(
                ready.content,
                files=list(ready.files),
                view=ready.view,
                allowed_mentions=ready.mentions,
                ephemeral=True,
            )


def reply_to(interaction: Interaction) -> Reply:
    """From the first call on the clock runs."""
    reply = interaction.extras.get("reply")
    if not isinstance(reply, Reply):
        reply = interaction.extras["reply"] = Reply(interaction)
    return reply


async def acknowledge(interaction: Interaction) -> bool:
    """That an answer is coming; whether Discord has heard it."""
    for _ in range(TRIES):
        try:
            if changes_in_place(interaction):
                await interaction.response.defer()
            else:
                await interaction.response.defer(ephemeral=True, thinking=True)
        except NETWORK:
            continue  # It may have arrived all the same; the next try is then told so.
        except discord.HTTPException as error:
            if error.code != ALREADY_ACKNOWLEDGED:
                log.warning("an interaction could not be acknowledged", extra={"why": str(error)})
                return False
        return True
    log.warning("an interaction could not be acknowledged", extra={"why": "network"})
    return False


async def reader_of(interaction: Interaction, game: str = "", settings: PersonSettings | None = None) -> Reader:
    """Who pressed or typed, and how they like to be told. The language of the table is only asked for where they have
    chosen none and that of their Discord is not spoken here. `settings`: theirs, where they were just read."""
    host, locale = interaction.client.host, str(interaction.locale)
    settings = settings or await host.people.settings(interaction.user.id)
    unknown = first_available_language(settings.locale, locale) is None
    return _reader(interaction, settings, await host.table_language(game) if game and unknown else None)


async def _reader_at_any_rate(interaction: Interaction, game: str) -> Reader:
    """Something has failed: so may reading how they like to be told."""
    try:
        return await reader_of(interaction, game)
    except Exception:
        log.exception("the settings of a person could not be read")
        return _reader(interaction, PersonSettings())


def _reader(interaction: Interaction, settings: PersonSettings, table: str | None = None) -> Reader:
    user = interaction.user
    return Reader(
        Person(user.id, user.display_name),
        settings,
        str(interaction.locale),
        interaction.channel_id,
        interaction.guild_id,
        interaction.guild_id is not None and interaction.permissions.manage_guild,
        table,
        direct_message(interaction),
    )


async def show(interaction: Interaction, message: Message, reader: Reader) -> None:
    """Put the answer where its reader looks for it. A post that is changed in place keeps its mark.

    What was done is done: if the answer cannot be shown, that is logged, and the next press shows how things stand.
    """
    try:
        await _show(interaction, message, reader)
    finally:
        reply_to(interaction).end()
    await _note_visit(interaction, reader)


async def _note_visit(interaction: Interaction, reader: Reader) -> None:
    """After the answer: nobody waits for it, and it may fail without harm. The next press notes it again."""
    try:
        await interaction.client.host.people.note_visit(reader.id, reader.locale, reader.settings)
    except Exception:
        log.exception("a visit could not be noted")


async def _show(interaction: Interaction, message: Message, reader: Reader) -> None:
    bot = interaction.client
    whole = await bot.host.finish(message, reader.settings)
    if not (whole.content.strip() or whole.files):
        # Discord refuses a message that says nothing; only a forged press comes to this.
        whole = msgspec.structs.replace(whole, content=reader.say(say("unknown-press")))
    mark = mark_of(interaction.message) if interaction.message is not None and changes_in_place(interaction) else ""
    for attempt in range(1, TRIES + 1):
        try:
            await reply_to(interaction).give(lambda: outgoing(whole, bot.icons, mark))
            return
        except (*NETWORK, discord.HTTPException) as error:
            refused = isinstance(error, discord.HTTPException) and error.status < 500
            lasting = refused and not reply_to(interaction).send_all_files()
            if lasting or attempt == TRIES:
                log.warning("an answer could not be shown", extra={"why": str(error)})
                bot.metrics.failed()
                return


def excuse(error: BaseException, reader: Reader, act: Action | None) -> Message:
    """What somebody is told whose press or command did not work, and what to do next."""
    plays = act is not None and act.game and act.verb not in seating.VERBS
    rows = (controls(reader.words, act.game),) if act and plays else ()
    if isinstance(error, Refused):
        return Message(reader.say(error.reason), rows)
    if isinstance(error, Unreadable):
        return Message(reader.say(say("unknown-press")), rows)
    return Message(reader.say(say("mistake")), rows)


async def apologise(interaction: Interaction, error: BaseException, act: Action | None, where: dict[str, Any]) -> None:
    """The last resort: whatever went wrong, it is logged and the person gets an answer."""
    if not isinstance(error, Refused | Unreadable):
        log.error("an interaction failed", exc_info=error, extra=where)
        interaction.client.metrics.failed()
    reader = await _reader_at_any_rate(interaction, act.game if act else "")
    await show(interaction, excuse(error, reader, act), reader)
