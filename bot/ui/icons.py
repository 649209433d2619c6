"""The upload of the drawn icons as application emoji, so that texts and buttons show the same icons as pictures."""

from __future__ import annotations

import hashlib
import logging
import re
from collections import defaultdict
from collections.abc import Collection, Sequence

import aiohttp
import discord

from bot.ui.base import TableClient

log = logging.getLogger(__name__)

DIGEST = re.compile(r"_[0-9a-f]{8}$")


async def upload_icons(bot: TableClient) -> None:
    """Upload every icon that Discord does not have yet, and put all of them and the ids of commands into `bot.icons`.

    The name of an emoji ends in the digest of its drawing, so a changed drawing becomes a new emoji. The old emoji
    stays, because old posts show it. If Discord refuses an upload, the next start tries again.
    """
    try:
        bot.icons.commands |= {each.name: each.id for each in await bot.tree.fetch_commands()}
        drawn = await bot.host.emoji()
        there = _by_icon(await bot.fetch_application_emojis(), drawn)
        bot.icons |= {icon: emojis[-1] for icon, emojis in there.items()}
        if bot.sessions:
            return  # The client that replaces this one uploads what is missing.
        await bot.wait_until_ready()  # Players come first: the very first start uploads many icons.
        for icon, image in drawn.items():
            await _upload(bot, icon, image, there[icon])
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        log.warning("the icons could not be uploaded to Discord", extra={"why": str(error)})
    except Exception:
        log.exception("the icons could not be uploaded to Discord")


async def _upload(bot: TableClient, icon: str, image: bytes, there: Sequence[discord.Emoji]) -> None:
    name = f"{icon}_{hashlib.sha256(image).hexdigest()[:8]}"
    found = [emoji for emoji in there if emoji.name == name]
    bot.icons[icon] = found[0] if found else await _create(bot, name, image)


async def _create(bot: TableClient, name: str, image: bytes) -> discord.Emoji:
    """Create an emoji, or return the emoji that another process has just created."""
    try:
        return await bot.create_application_emoji(name=name, image=image)
    except discord.HTTPException:
        for emoji in await bot.fetch_application_emojis():
            if emoji.name == name:
                return emoji
        raise


def _by_icon(emojis: Sequence[discord.Emoji], icons: Collection[str]) -> defaultdict[str, list[discord.Emoji]]:
    """Return all emoji that were ever made of each icon. Other emoji are left out."""
    found: defaultdict[str, list[discord.Emoji]] = defaultdict(list)
    for emoji in emojis:
        icon = emoji.name if emoji.name in icons else DIGEST.sub("", emoji.name)
        if icon in icons:
            found[icon].append(emoji)
    return found
