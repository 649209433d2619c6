"""The drawn icons as application emoji, so that sentences, buttons and pictures speak one language."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord

if TYPE_CHECKING:
    from bot.ui.client import TableBot

log = logging.getLogger(__name__)


async def known_icons(bot: TableBot) -> dict[str, discord.Emoji | discord.PartialEmoji]:
    """Name -> emoji; what Discord does not have yet is uploaded. Without emoji the words stand alone."""
    try:
        found = {emoji.name: emoji for emoji in await bot.fetch_application_emojis()}
        for name, image in (await bot.host.emoji()).items():
            if name not in found:
                found[name] = await bot.create_application_emoji(name=name, image=image)
    except discord.HTTPException as error:
        log.warning("the icons could not be brought to Discord", extra={"why": str(error)})
        return {}
    return {name: emoji for name, emoji in found.items() if name}
