"""The gateway, v10: sessions that receive events by shard and intent, and their websocket connections."""

import asyncio
import secrets
import time
import zlib
from collections import deque
from collections.abc import Callable
from typing import Protocol

import zstandard
from aiohttp import WSMsgType, web

from sandbox.limits import schemas
from sandbox.limits.schemas import integer, list_of, object_with, string
from sandbox.protocol.payloads import ApiError, Json, decode, encode
from sandbox.settings import Settings
from sandbox.world import guild
from sandbox.world.transcript import Transcript
from sandbox.world.world import World

GUILDS = 1 << 0
GUILD_MEMBERS = 1 << 1
GUILD_PRESENCES = 1 << 8
GUILD_MESSAGES = 1 << 9
GUILD_MESSAGE_REACTIONS = 1 << 10
GUILD_MESSAGE_TYPING = 1 << 11
DIRECT_MESSAGES = 1 << 12
DIRECT_MESSAGE_REACTIONS = 1 << 13
DIRECT_MESSAGE_TYPING = 1 << 14
MESSAGE_CONTENT = 1 << 15

_PRIVILEGED = GUILD_MEMBERS | GUILD_PRESENCES | MESSAGE_CONTENT
_KNOWN_INTENTS = (1 << 26) - 1

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME, RECONNECT = 0, 1, 2, 3, 4, 6, 7
REQUEST_MEMBERS, INVALID_SESSION, HELLO, ACK = 8, 9, 10, 11

UNKNOWN_OPCODE, DECODE_ERROR, NOT_AUTHENTICATED, BAD_TOKEN, ALREADY_AUTHENTICATED = 4001, 4002, 4003, 4004, 4005
INVALID_SEQUENCE, TOO_FAST, TIMED_OUT, BAD_SHARD, BAD_INTENTS, NOT_ALLOWED = 4007, 4008, 4009, 4010, 4013, 4014

MAX_SENDS_PER_MINUTE = 120
MAX_STARTS_PER_DAY = 1000
"""The number of sessions that a bot may start in a day."""
MAX_REPLAYED = 5000
ENDS_SESSION = (1000, 1001)
CLOSE_TIMEOUT = 2.0
RESUMABLE_FOR = 300.0
_PACKET = object_with("op", op=integer)
_ANY_DATA = object_with()
_DATA = {
    IDENTIFY: object_with(
        "d", d=object_with("token", "intents", token=string, intents=integer, shard=list_of(integer))
    ),
    RESUME: object_with("d", d=object_with("token", "session_id", "seq", token=string, session_id=string, seq=integer)),
    REQUEST_MEMBERS: object_with("d", d=object_with(query=string, limit=integer)),
}
"""The schemas of a client's packets, by opcode."""
_EMPTY_CONTENT: Json = {"content": "", "embeds": [], "attachments": [], "components": []}


class GatewayServer(Protocol):
    """The part of `Server` that the gateway uses."""

    world: World
    settings: Settings
    transcript: Transcript

    @property
    def gateway_url(self) -> str: ...


class Session:
    """An identified shard. It outlives its connection, so that a client can resume it."""

    def __init__(self, shard: tuple[int, int], intents: int) -> None:
        self.id = secrets.token_hex(16)
        self.shard = shard
        self.intents = intents
        self.sequence = 0
        self.recent: deque[tuple[int, bytes]] = deque(maxlen=MAX_REPLAYED)
        self.connection: Connection | None = None
        self.left_at: float | None = None

    def carries(self, guild_id: str | None) -> bool:
        """Return whether this shard gets the events of a server, or of direct messages (None): shard 0 gets those."""
        number, count = self.shard
        return (int(guild_id) >> 22) % count == number if guild_id else number == 0

    def push(self, event: str, data: Json) -> None:
        """Give an event its number, keep it for a resume, and send it if a client is connected."""
        self.sequence += 1
        packet = encode({"op": DISPATCH, "t": event, "s": self.sequence, "d": data})
        self.recent.append((self.sequence, packet))
        if self.connection:
            self.connection.send(packet)


class Connection:
    """A websocket connection: compression, heartbeat timeout and the queue of outgoing packets."""

    def __init__(self, server: GatewayServer, request: web.Request, socket: web.WebSocketResponse) -> None:
        self.server = server
        self.socket = socket
        self._transport = request.transport
        self.session: Session | None = None
        self.is_closing = False
        self._compress = _compressor(request.query.get("compress", ""))
        self._outgoing: asyncio.Queue[bytes | int] = asyncio.Queue()
        self._sends: deque[float] = deque(maxlen=MAX_SENDS_PER_MINUTE + 1)
        self._watchdog: asyncio.TimerHandle | None = None

    def send(self, packet: bytes) -> None:
        self._outgoing.put_nowait(packet)

    def send_opcode(self, opcode: int, data: object = None) -> None:
        self.send(encode({"op": opcode, "t": None, "s": None, "d": data}))

    def close(self, code: int) -> None:
        self.is_closing = True
        self._outgoing.put_nowait(code)

    def abort(self) -> None:
        """Abort the connection without a close frame, as a lost network does."""
        if self._transport is not None:
            self._transport.abort()

    async def write(self) -> None:
        while not self.socket.closed:
            packet = await self._outgoing.get()
            if isinstance(packet, int):
                await self.socket.close(code=packet)
                return
            if self._compress:
                await self.socket.send_bytes(self._compress(packet))
            else:
                await self.socket.send_str(packet.decode())

    def restart_watchdog(self) -> None:
        """Restart the heartbeat timeout. It uses real time, because the client does too."""
        if self._watchdog:
            self._watchdog.cancel()
        timeout = self.server.settings.heartbeat_interval * 1.5
        self._watchdog = asyncio.get_running_loop().call_later(timeout, self.close, TIMED_OUT)

    def is_sending_too_fast(self) -> bool:
        now = asyncio.get_running_loop().time()
        self._sends.append(now)
        return len(self._sends) > MAX_SENDS_PER_MINUTE and now - self._sends[0] < 60

    def detach(self) -> None:
        if self._watchdog:
            self._watchdog.cancel()
        if self.session and self.session.connection is self:
            self.session.connection = None
            self.session.left_at = time.monotonic()


def _compressor(kind: str) -> Callable[[bytes], bytes] | None:
    """Return a compress function with one context for the whole connection, or None for no compression."""
    if kind == "zlib-stream":
        deflate = zlib.compressobj()
        return lambda packet: deflate.compress(packet) + deflate.flush(zlib.Z_SYNC_FLUSH)
    if kind == "zstd-stream":
        zstd = zstandard.ZstdCompressor().compressobj()
        return lambda packet: zstd.compress(packet) + zstd.flush(zstandard.COMPRESSOBJ_FLUSH_BLOCK)
    return None


class Gateway:
    """All sessions and connections of the application."""

    def __init__(self, server: GatewayServer) -> None:
        self.server = server
        self.sessions: dict[str, Session] = {}
        self.connections: set[Connection] = set()
        self.acknowledges_heartbeats = True
        self.starts_left = MAX_STARTS_PER_DAY
        self.starts_reset_in = 86_400_000
        """Milliseconds until `starts_left` is reset."""

    def dispatch(self, event: str, data: Json, *, needs: int = 0, guild_id: str | None = None) -> None:
        """Send an event to the sessions of its shard that have one of the intents `needs`."""
        for session in self.sessions.values():
            if session.carries(guild_id) and (not needs or session.intents & needs):
                session.push(event, data)

    def dispatch_message(self, event: str, data: Json) -> None:
        """Send a message event. Without the content intent, messages that do not concern the bot have no content."""
        guild_id = data.get("guild_id")
        needs = GUILD_MESSAGES if guild_id else DIRECT_MESSAGES
        for session in self.sessions.values():
            if session.carries(guild_id) and session.intents & needs:
                readable = session.intents & MESSAGE_CONTENT or self._concerns_the_bot(data)
                session.push(event, data if readable else {**data, **_EMPTY_CONTENT})

    def _concerns_the_bot(self, data: Json) -> bool:
        bot_id = self.server.world.bot_id
        mentioned = any(user["id"] == bot_id for user in data["mentions"])
        return "guild_id" not in data or data["author"]["id"] == bot_id or mentioned

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(max_msg_size=1 << 20)
        await socket.prepare(request)
        connection = Connection(self.server, request, socket)
        self.connections.add(connection)
        writer = asyncio.create_task(connection.write())
        connection.send_opcode(HELLO, {"heartbeat_interval": int(self.server.settings.heartbeat_interval * 1000)})
        connection.restart_watchdog()
        try:
            await self._listen(connection)
        finally:
            if connection.is_closing:
                # The close frame is sent only after the reader has stopped.
                await asyncio.wait({writer}, timeout=CLOSE_TIMEOUT)
            writer.cancel()
            connection.detach()
            self._end_session_if_closed(connection)
            self.connections.discard(connection)
        return socket

    def _end_session_if_closed(self, connection: Connection) -> None:
        """Drop the session of a client that has closed it for good. With another code it could be resumed."""
        is_closed_by_client = not connection.is_closing and connection.socket.close_code in ENDS_SESSION
        if connection.session is not None and is_closed_by_client:
            self.sessions.pop(connection.session.id, None)

    async def _listen(self, connection: Connection) -> None:
        async for frame in connection.socket:
            if frame.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                return
            if connection.is_sending_too_fast():
                connection.close(TOO_FAST)
                continue
            try:
                packet = decode(frame.data)
                schemas.check(_PACKET, packet)
                schemas.check(_DATA.get(packet["op"], _ANY_DATA), packet)
            except (ValueError, RecursionError, ApiError):
                connection.close(DECODE_ERROR)
                continue
            self._receive(connection, packet["op"], packet.get("d"))

    def _receive(self, connection: Connection, opcode: int, data: Json) -> None:
        if opcode == HEARTBEAT:
            connection.restart_watchdog()
            if self.acknowledges_heartbeats:
                connection.send_opcode(ACK)
        elif opcode == IDENTIFY:
            self._identify(connection, data)
        elif opcode == RESUME:
            self._resume(connection, data)
        elif connection.session is None:
            connection.close(NOT_AUTHENTICATED)
        elif opcode == REQUEST_MEMBERS:
            self._send_members(connection.session, data)
        elif opcode not in (PRESENCE, VOICE):
            connection.close(UNKNOWN_OPCODE)

    def _refusal(self, connection: Connection, data: Json) -> int | None:
        """Return the close code that refuses this identify, or None."""
        shard, intents = data.get("shard") or [0, 1], data["intents"]
        if connection.session:
            return ALREADY_AUTHENTICATED
        if data["token"].removeprefix("Bot ") != self.server.world.token:
            return BAD_TOKEN
        if len(shard) != 2 or not 0 <= shard[0] < shard[1]:
            return BAD_SHARD
        if intents & ~_KNOWN_INTENTS:
            return BAD_INTENTS
        if intents & _PRIVILEGED and not self.server.settings.privileged_intents:
            return NOT_ALLOWED
        return None

    def _identify(self, connection: Connection, data: Json) -> None:
        self.server.transcript.note("GATEWAY", "IDENTIFY")
        refusal = self._refusal(connection, data)
        if refusal:
            connection.close(refusal)
            return
        self.starts_left = max(self.starts_left - 1, 0)
        number, count = data.get("shard") or (0, 1)
        self._drop_expired_sessions()
        session = Session((number, count), data["intents"])
        self.sessions[session.id] = session
        session.connection, connection.session = connection, session
        self._send_ready(session)

    def _drop_expired_sessions(self) -> None:
        """Drop the sessions that were left too long ago to be resumed."""
        latest = time.monotonic() - RESUMABLE_FOR
        self.sessions = {
            key: session
            for key, session in self.sessions.items()
            if session.connection or session.left_at is None or session.left_at > latest
        }

    def _send_ready(self, session: Session) -> None:
        world = self.server.world
        carried = session.carries(world.guild_id)
        ready = {
            "v": 10,
            "user": {**world.users[world.bot_id], "mfa_enabled": False, "verified": True, "email": None},
            "user_settings": {},
            "session_type": "normal",
            "session_id": session.id,
            "resume_gateway_url": self.server.gateway_url,
            "guilds": [{"id": world.guild_id, "unavailable": True}] if carried else [],
            "private_channels": [],
            "relationships": [],
            "presences": [],
            "guild_join_requests": [],
            "geo_ordered_rtc_regions": [],
            "shard": list(session.shard),
            "application": {"id": world.application["id"], "flags": world.application["flags"]},
        }
        session.push("READY", ready)
        if carried and session.intents & GUILDS:
            session.push("GUILD_CREATE", guild.for_gateway(world, everybody=bool(session.intents & GUILD_MEMBERS)))

    def _resume(self, connection: Connection, data: Json) -> None:
        self.server.transcript.note("GATEWAY", "RESUME")
        session = self.sessions.get(data["session_id"])
        if data["token"].removeprefix("Bot ") != self.server.world.token:
            connection.close(BAD_TOKEN)
        elif session is None or self._has_gap(session, data["seq"]):
            connection.send_opcode(INVALID_SESSION, False)
        elif data["seq"] > session.sequence:
            connection.close(INVALID_SEQUENCE)
        else:
            self._replay(connection, session, data["seq"])

    @staticmethod
    def _has_gap(session: Session, sequence: int) -> bool:
        return bool(session.recent) and session.recent[0][0] > sequence + 1

    @staticmethod
    def _replay(connection: Connection, session: Session, sequence: int) -> None:
        if session.connection:
            session.connection.close(TIMED_OUT)
        session.connection, connection.session = connection, session
        for number, packet in session.recent:
            if number > sequence:
                connection.send(packet)
        session.push("RESUMED", {})

    def _send_members(self, session: Session, data: Json) -> None:
        world = self.server.world
        prefix, wanted = data.get("query"), data.get("user_ids") or []
        wanted = [wanted] if isinstance(wanted, str) else [str(user_id) for user_id in wanted]
        found = [
            guild.member(world, user_id)
            for user_id in world.members
            if user_id in wanted or (prefix is not None and world.users[user_id]["username"].startswith(prefix.lower()))
        ]
        limit = data.get("limit") or len(found)
        chunk: Json = {
            "guild_id": world.guild_id,
            "members": found[:limit],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [user_id for user_id in wanted if user_id not in world.members],
        }
        if "nonce" in data:
            chunk["nonce"] = data["nonce"]
        session.push("GUILD_MEMBERS_CHUNK", chunk)

    def set_heartbeat_acks(self, heartbeats: bool) -> None:
        self.acknowledges_heartbeats = heartbeats

    def drop(self, shard: int | None = None) -> None:
        """Abort every connection, or only those of one shard."""
        for connection in list(self.connections):
            if shard is None or (connection.session and connection.session.shard[0] == shard):
                connection.abort()

    def ask_to_reconnect(self) -> None:
        for connection in list(self.connections):
            connection.send_opcode(RECONNECT)
            connection.close(4000)

    def invalidate(self) -> None:
        """Delete all sessions and send opcode 9 (invalid session, not resumable)."""
        self.sessions.clear()
        for connection in list(self.connections):
            connection.send_opcode(INVALID_SESSION, False)
            connection.session = None
