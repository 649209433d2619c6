"""Carries the host's messages to Discord: at least once, shown once."""

from __future__ import annotations

import asyncio
import logging
from datetime import datetime, timedelta
from math import isfinite
from typing import TYPE_CHECKING

import aiohttp
import discord

from bot.host.delivery.courier import Channel, NotNow, Parcel, Unreachable
from bot.host.model.facts import PostRef
from bot.ui.components import carries
from bot.ui.messages import outgoing

if TYPE_CHECKING:
    from bot.ui.client import TableBot

log = logging.getLogger(__name__)

CLOSED_DMS = (50007, 50278)
NOT_ALLOWED = (50001, 50013)
UNKNOWN_CHANNEL = 10003
IN_TIME = (30046, 40003)
"""Too many edits of old messages, direct messages opened too fast: both pass."""
LOOK_BACK = 50
"""How many of a channel's last messages are looked through for an earlier delivery."""
LOOK_ON = 2000
"""How many of those that followed it."""
SKEW = timedelta(minutes=5)
"""By how much our clock may be ahead of Discord's."""

EDITED_WITHIN = 10.0
"""Seconds after which an edit is put off: discord.py waits as long as Discord says, and posts would wait behind it.
Done twice, an edit does no harm."""

SOON, PATIENCE = 0.1, 10.0
"""Seconds until it is worth looking again whether the gateway is there, and for how long."""

Messageable = discord.abc.Messageable


class DiscordCourier:
    """The host's courier: one request a message, or one edit."""

    def __init__(self) -> None:
        self._bot: TableBot | None = None

    def serve(self, bot: TableBot) -> None:
        """From now on through this bot; after a lost gateway it is another one."""
        self._bot = bot

    @property
    def bot(self) -> TableBot:
        if self._bot is None or self._bot.is_closed() or not self._bot.is_ready():
            raise NotNow(SOON)
        return self._bot

    def is_connected(self) -> bool:
        return self._bot is not None and not self._bot.is_closed() and self._bot.is_ready()

    def servers(self) -> int:
        return len(self._bot.guilds) if self._bot is not None else 0

    def latencies(self) -> dict[int, float]:
        """Seconds of each shard, where they are known."""
        known = self._bot.latencies if self.is_connected() and self._bot is not None else []
        return {shard: seconds for shard, seconds in known if isfinite(seconds)}

    async def finish(self, seconds: float) -> int:
        """Wait for answers that are under way. Returns how many are left."""
        return await self._bot.underway.finish(seconds) if self._bot is not None else 0

    async def carry(self, parcel: Parcel) -> PostRef:
        await self._at_the_gateway()
        metrics = self.bot.metrics
        try:
            post = await self._tried(parcel)
        except NotNow:
            metrics.carried("put_off")
            raise
        except Unreachable:
            metrics.carried("unreachable")
            raise
        metrics.carried("shown")
        return post

    async def _at_the_gateway(self) -> None:
        """At the start, and while the gateway is made anew, a moment's patience saves a longer pause."""
        for _ in range(int(PATIENCE / SOON)):
            if self.is_connected():
                return
            await asyncio.sleep(SOON)

    async def _tried(self, parcel: Parcel) -> PostRef:
        try:
            async with asyncio.timeout(EDITED_WITHIN if parcel.edits is not None else None):
                return await self._carry(parcel)
        except discord.HTTPException as error:
            raise translated(error) from error
        except discord.RateLimited as error:
            raise NotNow(error.retry_after) from error
        except (TimeoutError, aiohttp.ClientError, OSError) as error:
            raise NotNow from error
        except RuntimeError as error:
            if self._bot is not None and self._bot.is_closed():  # Closed while it was carrying.
                raise NotNow(SOON) from error
            raise

    async def _carry(self, parcel: Parcel) -> PostRef:
        place, channel = await self._place(parcel)
        if parcel.edits is None and parcel.look_since is not None:
            found = await self._delivered(place, parcel.id, parcel.look_since)
            if found is not None:
                return PostRef(channel, found.id)
        if parcel.edits is not None:
            await self._edit(parcel, parcel.edits)
            return parcel.edits
        ready = outgoing(parcel.message, self.bot.icons, parcel.id)
        sent = await place.send(
            ready.content,
            files=list(ready.files),
            view=ready.view,
            nonce=parcel.id,
            allowed_mentions=ready.mentions,
        )
        return PostRef(channel, sent.id)

    async def _place(self, parcel: Parcel) -> tuple[Messageable, int]:
        if isinstance(parcel.to, Channel):
            return self.bot.get_partial_messageable(parcel.to.id), parcel.to.id
        direct = await self.bot.create_dm(discord.Object(parcel.to.user))
        return direct, direct.id

    async def _edit(self, parcel: Parcel, post: PostRef) -> None:
        ready = outgoing(parcel.message, self.bot.icons, parcel.id)
        message = self.bot.get_partial_messageable(post.channel).get_partial_message(post.message)
        files = list(ready.files) if ready.files or not parcel.keeps_files else discord.utils.MISSING
        await message.edit(content=ready.content, attachments=files, view=ready.view, allowed_mentions=ready.mentions)

    async def _delivered(self, place: Messageable, mark: str, since: datetime) -> discord.Message | None:
        """Our own post of this row, if an earlier try arrived although its answer was lost.

        It stands among the last messages, or else among those that followed the first try, however many came later.
        """
        looks = (
            place.history(limit=LOOK_BACK),
            place.history(limit=LOOK_ON, after=since - SKEW, oldest_first=True),
        )
        assert self.bot.user is not None
        for look in looks:
            async for message in look:
                if message.author.id == self.bot.user.id and carries(message, mark):
                    return message
        return None


def translated(error: discord.HTTPException) -> Unreachable | NotNow:
    """Discord's errors as the host knows them."""
    if error.code in CLOSED_DMS:
        return Unreachable("dms_closed")
    if error.code in NOT_ALLOWED or isinstance(error, discord.Forbidden):
        return Unreachable("forbidden")
    if error.code == UNKNOWN_CHANNEL:
        return Unreachable("no_channel")
    if isinstance(error, discord.NotFound):
        return Unreachable("gone")
    if error.status in (401, 429) or error.status >= 500 or error.code in IN_TIME:
        return NotNow()  # With another token, after a while, or when Discord is well again.
    log.error("Discord refuses a message of ours: %s", error)
    return Unreachable("refused")
