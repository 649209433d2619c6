"""Answering interactions: acknowledged at once, worked on after, and never left without an answer."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING, Any, TypeAlias

import aiohttp
import discord

from bot.host.facts import Person, Refused
from bot.host.preferences import PersonSettings
from bot.host.screen.answers import Unreadable
from bot.host.screen.elements import Act, Message
from bot.host.screen.posts import controls
from bot.ui.acts import seating
from bot.ui.components import mark_of
from bot.ui.messages import outgoing
from bot.ui.reader import Reader
from games.core.locales import known_language
from games.core.protocol import say

if TYPE_CHECKING:
    from bot.ui.client import TableBot

log = logging.getLogger(__name__)

Interaction: TypeAlias = "discord.Interaction[TableBot]"

ALREADY_ACKNOWLEDGED = 40060
TRIES = 3
NETWORK = (aiohttp.ClientError, OSError, TimeoutError)


def is_private(interaction: Interaction) -> bool:
    """Whether the message that was pressed is for this person's eyes only and may change in place."""
    message = interaction.message
    if message is None:
        return False
    return message.flags.ephemeral or interaction.guild_id is None


async def acknowledge(interaction: Interaction) -> bool:
    """Discord gives three seconds; if they are over, nothing is done, for its answer could not be shown."""
    began = time.perf_counter()
    for _ in range(TRIES):
        try:
            if is_private(interaction):
                await interaction.response.defer()
            else:
                await interaction.response.defer(ephemeral=True, thinking=True)
        except NETWORK:
            continue  # It may have arrived all the same; the next try is then told so.
        except discord.HTTPException as error:
            if error.code != ALREADY_ACKNOWLEDGED:
                log.warning("an interaction could not be acknowledged", extra={"why": str(error)})
                return False
        interaction.client.metrics.acknowledged(time.perf_counter() - began)
        return True
    log.warning("an interaction could not be acknowledged", extra={"why": "network"})
    return False


async def reader_of(interaction: Interaction, game: str = "") -> Reader:
    """Who pressed or typed, and how they like to be told. The language of the table is only asked for where they have
    chosen none and that of their Discord is not spoken here."""
    host, locale = interaction.client.host, str(interaction.locale)
    settings = await host.people.seen_with(interaction.user.id, locale)
    unknown = known_language(settings.locale, locale) is None
    return _reader(interaction, settings, await host.table_language(game) if game and unknown else None)


async def _reader_at_any_rate(interaction: Interaction, game: str) -> Reader:
    """Something has failed: so may reading how they like to be told."""
    try:
        return await reader_of(interaction, game)
    except Exception:
        log.exception("the settings of a person could not be read", extra={"user": interaction.user.id})
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
    )


async def show(interaction: Interaction, message: Message, reader: Reader) -> None:
    """Put the answer where the acknowledgement made room for it.

    What was done is done: if the answer cannot be shown, that is logged, and the next press shows how things stand.
    """
    for attempt in range(1, TRIES + 1):
        try:
            await _show(interaction, message, reader)
            return
        except (*NETWORK, discord.HTTPException) as error:
            lasting = isinstance(error, discord.HTTPException) and error.status < 500
            if lasting or attempt == TRIES:
                log.warning("an answer could not be shown", extra={"user": interaction.user.id, "why": str(error)})
                interaction.client.metrics.failed()
                return


async def _show(interaction: Interaction, message: Message, reader: Reader) -> None:
    """A post that is changed in place keeps the mark by which it is found again."""
    bot = interaction.client
    mark = mark_of(interaction.message) if interaction.message is not None and is_private(interaction) else ""
    ready = await outgoing(bot.host, message, bot.icons, reader.settings, mark)
    await interaction.edit_original_response(
        content=ready.content, attachments=list(ready.files), view=ready.view, allowed_mentions=ready.mentions
    )


def excuse(error: BaseException, reader: Reader, act: Act | None) -> Message:
    """What somebody is told whose press or command did not work, and what to do next."""
    plays = act is not None and act.game and act.verb not in seating.VERBS
    rows = (controls(reader.words, act.game),) if act and plays else ()
    if isinstance(error, Refused):
        return Message(reader.say(error.reason), rows)
    if isinstance(error, Unreadable):
        return Message(reader.say(say("unknown-press")), rows)
    return Message(reader.say(say("mistake")), rows)


async def apologise(interaction: Interaction, error: BaseException, act: Act | None, where: dict[str, Any]) -> None:
    """The last resort: whatever went wrong, it is logged and the person gets an answer."""
    if not isinstance(error, Refused | Unreadable):
        log.error("an interaction failed", exc_info=error, extra=where)
        interaction.client.metrics.failed()
    reader = await _reader_at_any_rate(interaction, act.game if act else "")
    await show(interaction, excuse(error, reader, act), reader)
