"""The drawn icons as application emoji, so that sentences, buttons and pictures speak one language."""

from __future__ import annotations

import contextlib
import hashlib
import logging
import re
from collections import defaultdict
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

import discord

if TYPE_CHECKING:
    from bot.ui.client import TableBot

log = logging.getLogger(__name__)

DIGEST = re.compile(r"_[0-9a-f]{8}$")


async def known_icons(bot: TableBot) -> dict[str, discord.Emoji]:
    """Icon -> emoji, after those on Discord were made to follow the drawings. Without emoji the words stand alone.

    Discord cannot change the picture of an emoji, so its name bears the drawing's digest, and a changed drawing is a
    new emoji. When Discord takes no more, those it has are good enough.
    """
    icons: dict[str, discord.Emoji] = {}
    try:
        drawn = await bot.host.emoji()
        there = _by_icon(await bot.fetch_application_emojis(), drawn)
        icons = {icon: emojis[-1] for icon, emojis in there.items()}
        for icon, image in drawn.items():
            name = f"{icon}_{hashlib.sha256(image).hexdigest()[:8]}"
            found = [emoji for emoji in there[icon] if emoji.name == name]
            icons[icon] = found[0] if found else await bot.create_application_emoji(name=name, image=image)
            for old in there[icon]:
                if old.name != name:
                    await _take_away(old)
    except discord.HTTPException as error:
        log.warning("the icons could not be brought to Discord", extra={"why": str(error)})
    return icons


def _by_icon(emojis: Sequence[discord.Emoji], icons: Collection[str]) -> defaultdict[str, list[discord.Emoji]]:
    """All that were ever made of each icon; emoji that are none of ours are left alone."""
    found: defaultdict[str, list[discord.Emoji]] = defaultdict(list)
    for emoji in emojis:
        icon = emoji.name if emoji.name in icons else DIGEST.sub("", emoji.name)
        if icon in icons:
            found[icon].append(emoji)
    return found


async def _take_away(emoji: discord.Emoji) -> None:
    with contextlib.suppress(discord.NotFound):  # Gone is gone.
        await emoji.delete()
