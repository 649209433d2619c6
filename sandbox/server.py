"""The class Server: it holds all parts of a running sandbox and is passed to each of them."""

import asyncio
from collections.abc import Callable
from pathlib import Path

from aiohttp import web

from sandbox.limits.ratelimits import RateLimits
from sandbox.people.live_events import LiveEvents
from sandbox.protocol.faults import Faults
from sandbox.protocol.gateway import Gateway
from sandbox.settings import Settings
from sandbox.world import world as worlds
from sandbox.world.clock import Clock, Snowflakes
from sandbox.world.files import Files
from sandbox.world.transcript import Transcript
from sandbox.world.world import World

SAVE_DELAY = 2.0
GRANTED_INTENTS = 1 << 13 | 1 << 15 | 1 << 19
"""Application flags of a small bot with the intents for presences, members and message content."""


class Server:
    """The world, its clock, files, gateway, faults, rate limits and transcript."""

    def __init__(self, world: World, settings: Settings, world_file: Path | None = None) -> None:
        self.world = world
        self.settings = settings
        world.application["flags"] = GRANTED_INTENTS if settings.privileged_intents else 0
        self.clock = Clock(world.clock_offset)
        self.ids = Snowflakes(self.clock, world.last_id)
        self.files = Files(world_file.with_suffix(".files") if world_file else None)
        self.gateway = Gateway(self)
        self.live_events = LiveEvents()
        self.faults = Faults()
        self.rate_limits = RateLimits(self.clock, enabled=settings.rate_limits)
        self.transcript = Transcript()
        self.progress: dict[str, asyncio.Event] = {}
        """Events by interaction id. An event is set and removed at the interaction's next step."""
        self.sockets: set[web.WebSocketResponse] = set()
        """The open sockets of people's web clients."""
        self.base = ""
        self._world_file = world_file
        self._saving: asyncio.TimerHandle | None = None

    @property
    def gateway_url(self) -> str:
        return self.base.replace("http", "ws", 1)

    def disturb_gateway(self, action: str, shard: int | None = None) -> None:
        """Disturb the gateway as Discord sometimes does. `shard` limits a drop to one shard."""
        actions: dict[str, Callable[[], None]] = {
            "drop": lambda: self.gateway.drop(shard),
            "reconnect": self.gateway.ask_to_reconnect,
            "invalid_session": self.gateway.invalidate,
            "stop_heartbeat_acks": lambda: self.gateway.set_heartbeat_acks(False),
            "resume_heartbeat_acks": lambda: self.gateway.set_heartbeat_acks(True),
        }
        if action not in actions:
            raise ValueError(f"the gateway's actions are {', '.join(actions)}")
        actions[action]()

    def drop_connections(self) -> None:
        """Close all connections and delete all sessions, as a restart of Discord does. The world stays."""
        self.save()
        self.gateway.sessions.clear()
        self.gateway.drop()
        self.live_events.send_to_all("world", {})

    def changed(self) -> None:
        """Schedule a save of the world. Changes within a few seconds are saved together."""
        if self._world_file and self._saving is None:
            self._saving = asyncio.get_running_loop().call_later(SAVE_DELAY, self.save)

    def save(self) -> None:
        """Write the world to its file now, if it has a file."""
        if self._saving:
            self._saving.cancel()
            self._saving = None
        if self._world_file:
            self.world.clock_offset = self.clock.offset
            self.world.last_id = self.ids.last
            worlds.save(self.world, self._world_file)
