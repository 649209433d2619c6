"""All uses of names that discord.py does not document. `tests/bot/ui/test_discord_private.py` fails if one moves.

- `InteractionAdapter` saves 6 to 9 % of a press: 5.6 ms of processor time in place of 6.1 ms (mean of 8 rounds).
- The others make nothing faster. discord.py offers no other way to do these things.

A view without `View.__init__` was removed: full views of discord.py cost at most 2 % of a press.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import threading
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from typing import Any, NamedTuple
from weakref import WeakSet

import aiohttp
import discord
import yarl
from discord.gateway import DiscordWebSocket, KeepAliveHandler
from discord.shard import Shard
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from bot.host.model.sessions import Session

log = logging.getLogger(__name__)

Part = dict[str, Any]
"""A part of a form, as discord.py hands it to aiohttp."""

RESUMABLE = 4000
"""The code with which a connection is closed whose session goes on."""
CLOSE_TIMEOUT = 1.0
"""Seconds to wait until Discord confirms that a connection is closed."""
PRESSES = (discord.InteractionType.component.value, discord.InteractionType.modal_submit.value)
MOST_LAUNCHES = 2
"""Attempts to launch one shard. After them the supervisor starts the client anew, after longer and longer delays."""


def point_at(address: str) -> None:
    """Let the whole process use another Discord, such as the sandbox: its REST API, gateway and files."""
    base = address.rstrip("/")
    discord.http.Route.BASE = f"{base}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(base.replace("http", "ws", 1))
    discord.asset.Asset.BASE = base


def silence_voice_warnings() -> None:
    """Stop the warnings about missing voice libraries. The bot never uses voice."""
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


class NotResumed(Exception):
    """Discord does not go on with a session of another process."""


class ShardLauncher(discord.AutoShardedClient):
    """A client that gives up after a few attempts to launch a shard. discord.py alone would try for ever.

    It can resume sessions that another process has left, and leave its own.
    """

    def __init__(self, sessions: Sequence[Session] = (), **options: Any) -> None:
        super().__init__(**options)
        self._launches: Counter[int] = Counter()
        self.sessions = sessions
        """The sessions of another process that this client resumes. It begins no others then."""
        self._not_resumed = {session.shard for session in sessions}
        self._learning: dict[int, asyncio.Task[None]] = {}
        """The servers that are being fetched, or were. Discord does not repeat them in a session that goes on."""
        self._sockets: WeakSet[aiohttp.ClientWebSocketResponse] = WeakSet()
        self._connect = self.http.ws_connect
        self.http.ws_connect = self._connect_and_remember  # type: ignore[method-assign]
        if sessions:
            parsers: Any = self._connection.parsers
            self._parse_interaction = parsers["INTERACTION_CREATE"]
            parsers["INTERACTION_CREATE"] = self._learn_and_parse

    async def launch_shards(self) -> None:
        if not self.sessions:
            await super().launch_shards()
            return
        state: Any = self._connection
        state.shard_count, state.shard_ids = self.shard_count, [session.shard for session in self.sessions]
        await asyncio.gather(*(self._resume(session) for session in self.sessions))

    async def _resume(self, session: Session) -> None:
        """Connect one shard to the session of another process. No limit of Discord holds for that."""
        connecting = DiscordWebSocket.from_client(
            self,
            resume=True,
            gateway=yarl.URL(session.gateway),
            shard_id=session.shard,
            session=session.id,
            sequence=session.sequence,
        )
        socket = await asyncio.wait_for(connecting, self.shard_connect_timeout)
        internal: Any = self
        shard = internal._AutoShardedClient__shards[session.shard] = Shard(
            socket, self, internal._AutoShardedClient__queue.put_nowait
        )
        shard.launch()

    def note_resumed(self, shard: int) -> None:
        """Note that a session of another process goes on here. The client is ready after the last one."""
        self._not_resumed.discard(shard)
        if self.sessions and not self._not_resumed:
            self._connection.call_handlers("ready")

    def _learn_and_parse(self, data: Any) -> None:
        """Parse an interaction: a press at once, a command after the server is known that it came from.

        A command needs the server's channels, and what the bot may do there.
        """
        guild = int(data.get("guild_id") or 0)
        if not guild or self.get_guild(guild) is not None:
            self._parse_interaction(data)
            return
        if guild not in self._learning:
            self._learning[guild] = asyncio.create_task(self._learn(guild))
        if data["type"] in PRESSES:
            self._parse_interaction(data)
        else:
            self._learning[guild].add_done_callback(lambda done: self._parse_interaction(data))

    async def _learn(self, guild: int) -> None:
        """Ask Discord for a server. What cannot be known is left to the client that replaces this one."""
        assert self.user is not None
        fetched = (
            self.http.get_guild(guild, with_counts=False),
            self.http.get_all_guild_channels(guild),
            self.http.get_active_threads(guild),
            self.http.get_member(guild, self.user.id),
        )
        try:
            found, channels, threads, own = await asyncio.gather(*fetched)
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            log.warning("a server could not be fetched", extra={"why": str(error)})
            return
        whole: Any = {**found, "channels": channels, "threads": threads["threads"], "members": [own]}
        self._connection._add_guild_from_data(whole)

    async def leave_sessions(self) -> list[Session]:
        """Stop to receive events, and return the sessions, so that another process can resume them.

        Discord ends a session that is closed with the code 1000, which `close` does.
        """
        left = [info._parent for info in self.shards.values() if info._parent.ws.session_id is not None]
        for shard in left:
            shard._cancel_task()
        with suppress(TimeoutError):  # Another process can resume the session even if it is still connected.
            async with asyncio.timeout(CLOSE_TIMEOUT):
                await asyncio.gather(*(shard.ws.close(code=RESUMABLE) for shard in left), return_exceptions=True)
        return [
            Session(shard.id, str(shard.ws.session_id), shard.ws.sequence or 0, str(shard.ws.gateway)) for shard in left
        ]

    async def launch_shard(self, gateway: yarl.URL, shard_id: int, *, initial: bool = False) -> None:
        self._launches[shard_id] += 1
        if self._launches[shard_id] > MOST_LAUNCHES:
            raise discord.GatewayNotFound
        await super().launch_shard(gateway, shard_id, initial=initial)

    async def _connect_and_remember(self, url: str, *, compress: int = 0) -> aiohttp.ClientWebSocketResponse:
        socket = await self._connect(url, compress=compress)
        self._sockets.add(socket)
        return socket

    async def close(self) -> None:
        """Close all connections, also those that discord.py does not close: those whose session has not begun."""
        try:
            await super().close()
        finally:
            self._stop_heartbeats()
            with suppress(TimeoutError):
                async with asyncio.timeout(CLOSE_TIMEOUT):
                    await asyncio.gather(*(each.close() for each in list(self._sockets)), return_exceptions=True)

    def _stop_heartbeats(self) -> None:
        """Stop the threads that send heartbeats."""
        for thread in threading.enumerate():
            if isinstance(thread, KeepAliveHandler) and thread.ws._connection is self._connection:
                thread.stop()


# --- Cheaper responses ----------------------------------------------------------------------------


def use_interaction_adapter() -> None:
    """Send the responses to all later interactions through `InteractionAdapter`."""
    async_context.set(InteractionAdapter())  # type: ignore[no-untyped-call]


class Form(NamedTuple):
    """A multipart form that is ready to be sent."""

    body: bytes
    content_type: str


def encode_form(parts: Sequence[Part]) -> Form:
    """Return a form as one body. aiohttp would write every boundary, header and file to the socket by itself."""
    boundary = secrets.token_hex(16)
    pieces: list[bytes] = []
    for part in parts:
        filename = f'; filename="{part["filename"]}"' if "filename" in part else ""
        content_type = part.get("content_type", "text/plain; charset=utf-8")
        head = f'Content-Disposition: form-data; name="{part["name"]}"{filename}\r\nContent-Type: {content_type}'
        value = part["value"]
        body: bytes = value.encode() if isinstance(value, str) else value.read()
        pieces += f"--{boundary}\r\n{head}\r\n\r\n".encode(), body, b"\r\n"
    return Form(b"".join([*pieces, f"--{boundary}--\r\n".encode()]), f"multipart/form-data; boundary={boundary}")


_wants_receipt = ContextVar("wants_receipt", default=True)


@contextmanager
def without_receipt() -> Iterator[None]:
    """Respond to interactions without asking Discord to return the created message."""
    before = _wants_receipt.set(False)
    try:
        yield
    finally:
        _wants_receipt.reset(before)


class InteractionAdapter(AsyncWebhookAdapter):
    """Sends responses to interactions with less work: a form as one body, and no message sent back."""

    async def create_interaction_response(self, interaction_id: int, token: str, **how: Any) -> Any:
        """Send a response. Without a receipt, return only the id of the interaction, which discord.py reads."""
        receipt: Any = await super().create_interaction_response(interaction_id, token, **how)
        return receipt or {"interaction": {"id": interaction_id}}

    async def request(
        self,
        route: Any,
        session: Any,
        *,
        multipart: list[Part] | None = None,
        params: dict[str, Any] | None = None,
        **how: Any,
    ) -> Any:
        sender: Any = _FormSender(session, encode_form(multipart)) if multipart else session
        try:
            return await super().request(route, sender, params=params if _wants_receipt.get() else None, **how)
        except RuntimeError as error:
            if session.closed:  # The client was closed before this response was ready. That is no mistake of the bot.
                raise aiohttp.ClientConnectionError(str(error)) from error
            raise


class _FormSender:
    """A session that sends one form as the body of every attempt."""

    def __init__(self, session: aiohttp.ClientSession, form: Form) -> None:
        self._session = session
        self._form = form

    def request(self, method: str, url: str, *, data: object, headers: dict[str, str], **how: Any) -> Any:
        labelled = headers | {"Content-Type": self._form.content_type}
        return self._session.request(method, url, data=self._form.body, headers=labelled, **how)
