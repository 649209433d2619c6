"""Delivery of the host's notifications to Discord. A notification may be sent twice, but is shown once."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Iterator
from datetime import datetime, timedelta
from math import isfinite
from typing import TYPE_CHECKING

import aiohttp
import discord

from bot.host.delivery.courier import Channel, Direct, NotNow, Parcel, Unreachable
from bot.host.model.facts import PostRef
from bot.ui.payload import edit_payload, is_post_of, send_payload

if TYPE_CHECKING:
    from bot.ui.client import TableBot

log = logging.getLogger(__name__)

CLOSED_DMS = (50007, 50278)
NOT_ALLOWED = (50001, 50013)
UNKNOWN_CHANNEL = 10003
PASSING_ERRORS = (30046, 40003)
"""Too many edits of old messages, and direct messages opened too fast: a retry succeeds."""
NEWEST_SEARCHED = 50
"""How many of a channel's newest messages are searched for an earlier delivery."""
LATER_SEARCHED = 2000
"""How many messages after the first attempt are searched."""
SESSION_CLOSED = "Session is closed"
"""The error text of aiohttp for a request by a closed client."""
CLOCK_SKEW = timedelta(minutes=5)
"""By how much our clock may be ahead of Discord's."""

EDIT_TIMEOUT = 10.0
"""Seconds after which an edit is put off, so that posts do not wait behind it. An edit may be done twice."""

BURST = 10
"""Requests that may follow each other at once after a pause."""

GATEWAY_POLL = 0.1
"""Seconds between two looks whether the gateway is connected."""
GATEWAY_TIMEOUT = 10.0
"""Seconds for which a delivery waits for the gateway."""

Messageable = discord.abc.Messageable


class Pace:
    """Spreads requests, so that all processes together stay within Discord's limit for a bot.

    Responses to presses do not count for that limit.
    """

    def __init__(self) -> None:
        self.share = 0.0
        """Requests a second that this process may send. 0: discord.py alone minds the limit."""
        self._next = 0.0

    async def wait(self) -> None:
        """Wait until the next request may be sent."""
        if not self.share:
            return
        now = asyncio.get_running_loop().time()
        self._next = max(self._next, now - BURST / self.share) + 1 / self.share
        await asyncio.sleep(max(self._next - now, 0.0))


class DiscordCourier:
    """The courier that the outbox uses: one request for a message or an edit."""

    def __init__(self) -> None:
        self._bots: list[TableBot] = []
        self.pace = Pace()

    def serve(self, bot: TableBot) -> None:
        """Deliver through this client as well. After a lost gateway there is a new client for its shards."""
        self._bots = [each for each in self._bots if not each.is_closed()] + [bot]

    @property
    def _bot(self) -> TableBot | None:
        """A client that is ready, or else the newest one. Any of them can send to every channel."""
        ready = [each for each in self._bots if not each.is_closed() and each.is_ready()]
        return ready[0] if ready else (self._bots[-1] if self._bots else None)

    @property
    def bot(self) -> TableBot:
        if self._bot is None or self._bot.is_closed() or not self._bot.is_ready():
            raise NotNow(GATEWAY_POLL)
        return self._bot

    def is_connected(self) -> bool:
        return self._bot is not None and not self._bot.is_closed() and self._bot.is_ready()

    def servers(self) -> int:
        return len({guild.id for each in self._bots if not each.is_closed() for guild in each.guilds})

    def latencies(self) -> dict[int, float]:
        """Return the latency of each shard in seconds, where it is known."""
        ready = [each for each in self._bots if not each.is_closed() and each.is_ready()]
        known = [latency for each in ready for latency in each.latencies]
        return {shard: seconds for shard, seconds in known if isfinite(seconds)}

    async def finish(self, seconds: float) -> int:
        """Wait for pending responses up to a timeout, and return how many are left."""
        return sum(await asyncio.gather(*(each.pending.close(seconds) for each in self._bots)))

    async def carry(self, parcel: Parcel) -> PostRef:
        await self._wait_for_gateway()
        await self.pace.wait()
        metrics = self.bot.metrics
        try:
            post = await self._carry_or_put_off(parcel)
        except NotNow:
            metrics.carried("put_off")
            raise
        except Unreachable:
            metrics.carried("unreachable")
            raise
        metrics.carried("shown")
        return post

    async def open_thread(self, channel: int, name: str) -> int:
        await self._wait_for_gateway()
        await self.pace.wait()
        with self._translating_errors():
            found = self.bot.get_channel(channel) or await self.bot.fetch_channel(channel)
            if not isinstance(found, discord.TextChannel):
                raise Unreachable("no_channel")
            return (await found.create_thread(name=name, type=discord.ChannelType.public_thread)).id

    async def _wait_for_gateway(self) -> None:
        """Wait a moment for the gateway, which is missing at the start and during a reconnect."""
        for _ in range(int(GATEWAY_TIMEOUT / GATEWAY_POLL)):
            if self.is_connected():
                return
            await asyncio.sleep(GATEWAY_POLL)

    async def _carry_or_put_off(self, parcel: Parcel) -> PostRef:
        """Deliver, and translate errors of Discord and the network into those that the outbox knows."""
        with self._translating_errors():
            async with asyncio.timeout(EDIT_TIMEOUT if parcel.edits is not None else None):
                return await self._carry(parcel)

    @contextlib.contextmanager
    def _translating_errors(self) -> Iterator[None]:
        try:
            yield
        except discord.HTTPException as error:
            raise translated(error) from error
        except discord.RateLimited as error:
            raise NotNow(error.retry_after) from error
        except (TimeoutError, aiohttp.ClientError, OSError) as error:
            raise NotNow from error
        except RuntimeError as error:
            # The client was closed during the delivery. There may be others, of other shards.
            if str(error) == SESSION_CLOSED or (self._bot is not None and self._bot.is_closed()):
                raise NotNow(GATEWAY_POLL) from error
            raise

    async def _carry(self, parcel: Parcel) -> PostRef:
        place, channel = await self._place(parcel)
        if parcel.edits is None and parcel.look_since is not None:
            found = await self._find_delivered(place, parcel.id, parcel.look_since)
            if found is not None:
                return PostRef(channel, found.id)
        if parcel.edits is not None:
            await (self._delete if parcel.deletes else self._edit)(parcel, parcel.edits)
            return parcel.edits
        sent = await place.send(**send_payload(parcel.message, self.bot.icons, parcel.id), nonce=parcel.id)
        return PostRef(channel, sent.id)

    async def _place(self, parcel: Parcel) -> tuple[Messageable, int]:
        if isinstance(parcel.to, Channel):
            return self.bot.get_partial_messageable(parcel.to.id), parcel.to.id
        direct = await self.bot.create_dm(discord.Object(parcel.to.user))
        return direct, direct.id

    async def _edit(self, parcel: Parcel, post: PostRef) -> None:
        message = self.bot.get_partial_messageable(post.channel).get_partial_message(post.message)
        # A direct message has become components if it was pressed. A post is pressed without becoming another.
        as_blocks = isinstance(parcel.to, Direct)
        payload = edit_payload(parcel.message, self.bot.icons, parcel.id, as_blocks=as_blocks)
        if parcel.keeps_files and not payload["attachments"]:
            del payload["attachments"]
        await message.edit(**payload)

    async def _delete(self, parcel: Parcel, post: PostRef) -> None:
        with contextlib.suppress(discord.NotFound):
            await self.bot.get_partial_messageable(post.channel).get_partial_message(post.message).delete()

    async def _find_delivered(self, place: Messageable, mark: str, since: datetime) -> discord.Message | None:
        """Return our own post of this outbox row, if an earlier attempt arrived although its response was lost.

        The newest messages are searched first, then those that followed the first attempt.
        """
        searches = (
            place.history(limit=NEWEST_SEARCHED),
            place.history(limit=LATER_SEARCHED, after=since - CLOCK_SKEW, oldest_first=True),
        )
        assert self.bot.user is not None
        for search in searches:
            async for message in search:
                if message.author.id == self.bot.user.id and is_post_of(message, mark):
                    return message
        return None


def translated(error: discord.HTTPException) -> Unreachable | NotNow:
    """Return an error of Discord as the error that the outbox knows."""
    if error.code in CLOSED_DMS:
        return Unreachable("dms_closed")
    if error.code in NOT_ALLOWED or isinstance(error, discord.Forbidden):
        return Unreachable("forbidden")
    if error.code == UNKNOWN_CHANNEL:
        return Unreachable("no_channel")
    if isinstance(error, discord.NotFound):
        return Unreachable("gone")
    if error.status in (401, 429) or error.status >= 500 or error.code in PASSING_ERRORS:
        return NotNow()  # A retry succeeds with a correct token, after the rate limit, or when Discord works again.
    log.error("Discord refuses a message of ours: %s", error)
    return Unreachable("refused")
