"""The class Sandbox: start and stop a local Discord, and act as its people from Python."""

import asyncio
from pathlib import Path
from types import TracebackType

from aiohttp import web

from sandbox import app
from sandbox.people import actions
from sandbox.people.client import User
from sandbox.protocol import faults
from sandbox.protocol.gateway import GUILDS
from sandbox.server import Server
from sandbox.settings import Settings
from sandbox.world import world as worlds
from sandbox.world.transcript import Entry
from sandbox.world.world import BOT_NAME, CHANNELS, PEOPLE, World

HOST = "127.0.0.1"
BACKLOG = 2048


class Sandbox:
    """A local Discord on a loopback port. The package's docstring shows how to use it."""

    def __init__(
        self,
        port: int = 0,
        *,
        people: tuple[str, ...] = PEOPLE,
        channels: tuple[str, ...] = CHANNELS,
        bot_name: str = BOT_NAME,
        world_file: Path | None = None,
        rate_limits: bool = False,
        privileged_intents: bool = False,
        heartbeat_interval: float = 41.25,
        answer_within: float = 3.0,
        shards: int = 1,
    ) -> None:
        self._port = port
        settings = Settings(rate_limits, privileged_intents, heartbeat_interval, answer_within, shards)
        saved = worlds.load(world_file) if world_file and world_file.exists() else None
        self.server = Server(saved or worlds.create(people, channels, bot_name), settings, world_file)
        self._runner: web.AppRunner | None = None

    async def __aenter__(self) -> "Sandbox":
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()

    async def start(self) -> None:
        self._runner = web.AppRunner(app.make(self.server), access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        site = web.TCPSite(self._runner, HOST, self._port, backlog=BACKLOG)
        await site.start()
        host, self._port = self._runner.addresses[0][:2]
        self.server.base = f"http://{host}:{self._port}"

    async def stop(self) -> None:
        self.server.gateway.drop()
        for socket in list(self.server.sockets):
            await socket.close(code=1001)
        if self._runner:
            await self._runner.cleanup()
            self._runner = None
        self.server.save()

    async def restart(self) -> None:
        """Stop and start on the same port. Connections and sessions are lost; the world stays."""
        await self.stop()
        self.server.gateway.sessions.clear()
        await self.start()

    @property
    def port(self) -> int:
        return self._port

    @property
    def address(self) -> str:
        """The URL of the web client, without the key."""
        return self.server.base

    @property
    def entrance(self) -> str:
        """The URL of the web client with the key, to open in a browser."""
        return f"{self.server.base}/?key={self.world.key}"

    @property
    def api_base(self) -> str:
        return f"{self.server.base}/api/v10"

    @property
    def gateway_url(self) -> str:
        return self.server.gateway_url

    @property
    def cdn_base(self) -> str:
        return self.server.base

    @property
    def token(self) -> str:
        return self.server.world.token

    @property
    def world(self) -> World:
        return self.server.world

    def user(self, name: str) -> User:
        """Return a person to act as, by name or id."""
        found = self.world.person(name)
        if found is None:
            raise LookupError(f"nobody is called {name}")
        return User(self.server, found)

    def channel_id(self, name: str) -> str:
        found = self.world.channel_named(name)
        if found is None:
            raise LookupError(f"no channel is called {name}")
        return str(found["id"])

    def add_person(self, name: str) -> User:
        """Add a new person to the server and return them."""
        return User(self.server, actions.join_server(self.server, name))

    def remove_person(self, name: str) -> None:
        """Remove a person from the server. The bot cannot write to them any more."""
        actions.leave_server(self.server, self.user(name).id)

    def set_bot_permissions(self, bits: int) -> None:
        """Set the permissions of the bot's own role to exactly these bits."""
        role = next(role for role in self.world.roles.values() if role.get("tags", {}).get("bot_id"))
        role["permissions"] = str(bits)
        event = {"guild_id": self.world.guild_id, "role": role}
        self.server.gateway.dispatch("GUILD_ROLE_UPDATE", event, needs=GUILDS, guild_id=self.world.guild_id)

    def advance(self, seconds: float) -> None:
        self.server.clock.advance(seconds)

    def fault(
        self,
        action: faults.Action,
        *,
        method: str = "",
        path: str = "",
        status: int = 500,
        seconds: float = 0.0,
        times: int = 1,
    ) -> None:
        """Make the next `times` matching requests fail by `action`: status, delay, lose_response or drop."""
        self.server.faults.add(faults.Fault(action, method, path, status, seconds, times))

    def gateway(self, action: str, shard: int | None = None) -> None:
        """Disturb the gateway by an action that `Server.disturb_gateway` names; a drop can be of one shard."""
        self.server.disturb_gateway(action, shard)

    def requests(self, since: int = 0) -> list[Entry]:
        """Return the bot's requests after this number. `mark` gives the number of the newest request."""
        return self.server.transcript.since(since)

    async def quiet(self, seconds: float = 0.1, timeout: float = 10.0) -> None:
        """Wait until the bot has sent no request for `seconds`."""
        async with asyncio.timeout(timeout):
            last = -1
            while last != self.mark:
                last = self.mark
                await asyncio.sleep(seconds)

    @property
    def mark(self) -> int:
        """The number of the newest request."""
        return self.server.transcript.last
