"""The drawn icons as application emoji, so that sentences, buttons and pictures speak one language."""

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


async def bring_icons(bot: TableClient) -> None:
    """Make the emoji on Discord follow the drawings; `bot.icons` grows with them. Without one its word stands alone.

    Discord cannot change the picture of an emoji, so its name bears the drawing's digest, and a changed drawing is a
    new emoji; the old one stays, for old posts show it. When Discord takes no more, those it has are good enough, and
    the next start tries again.
    """
    try:
        drawn = await bot.host.emoji()
        there = _by_icon(await bot.fetch_application_emojis(), drawn)
        bot.icons |= {icon: emojis[-1] for icon, emojis in there.items()}
        await bot.wait_until_ready()  # People come first: at the very first start there is much to bring.
        for icon, image in drawn.items():
            await _bring(bot, icon, image, there[icon])
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        log.warning("the icons could not be brought to Discord", extra={"why": str(error)})
    except Exception:
        log.exception("the icons could not be brought to Discord")


async def _bring(bot: TableClient, icon: str, image: bytes, there: Sequence[discord.Emoji]) -> None:
    name = f"{icon}_{hashlib.sha256(image).hexdigest()[:8]}"
    found = [emoji for emoji in there if emoji.name == name]
    bot.icons[icon] = found[0] if found else await bot.create_application_emoji(name=name, image=image)


def _by_icon(emojis: Sequence[discord.Emoji], icons: Collection[str]) -> defaultdict[str, list[discord.Emoji]]:
    """All that were ever made of each icon; emoji that are none of ours are left alone."""
    found: defaultdict[str, list[discord.Emoji]] = defaultdict(list)
    for emoji in emojis:
        icon = emoji.name if emoji.name in icons else DIGEST.sub("", emoji.name)
        if icon in icons:
            found[icon].append(emoji)
    return found
