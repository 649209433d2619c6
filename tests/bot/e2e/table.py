"""A sandbox with the whole bot, the toy game, and people who press."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from datetime import timedelta
from pathlib import Path
from types import TracebackType
from typing import Any

from bot.host.host import Host
from bot.ops.metrics import Metrics
from bot.ui.client import TableBot
from bot.ui.courier import DiscordCourier
from bot.ui.discord_private import point_at
from bot.ui.registration import Registration
from games.core.game import Game
from sandbox import Post, Sandbox, User
from sandbox.world.files import plain_picture
from tests.bot.helpers import FakePainter, MovableClock
from tests.bot.toy import TOY
from tests.support.databases import lay_empty
from tests.support.discordpy import pointed_at
from tests.support.translated_commands import translated_once
from tests.support.waiting import TIMEOUT, until

__all__ = ["HERE", "Sketcher", "Table", "until"]

HERE = "table-1"


class Sketcher(FakePainter):
    """A painter that puts the whole view into the picture as text, and has one real icon."""

    def emoji(self) -> dict[str, bytes]:
        return {"spice": plain_picture((217, 119, 6), side=16)}


class Table:
    """A sandbox with a running bot. Use it as `async with Table(folder) as table`."""

    def __init__(
        self,
        folder: Path,
        games: Sequence[Game] = (TOY,),
        painter: Any = None,
        clock: MovableClock | None = None,
        **sandbox: Any,
    ) -> None:
        self.folder = folder
        self.games = {game.key: game for game in games}
        self.painter = painter or Sketcher()
        self.clock = clock or MovableClock()
        self.box = Sandbox(**{"answer_within": TIMEOUT, **sandbox})
        self.host: Host
        self.bot: TableBot
        self._running: asyncio.Task[None]
        self._pointing = contextlib.ExitStack()

    async def __aenter__(self) -> Table:
        await self.box.start()
        self._pointing.enter_context(pointed_at(self.box))
        point_at(self.box.address)  # The bot's own way to say it.
        await self.start_bot()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop_bot()
        await self.box.stop()
        self._pointing.close()

    async def start_bot(self) -> None:
        courier = DiscordCourier()
        lay_empty(self.folder / "sietch.db")
        self.host = await Host.open(self.folder / "sietch.db", self.games, courier, self.painter, self.clock)
        self.host.context.answer_delay = timedelta()  # The clock stands still while people press.
        self.host.context.turn_end_delay = None
        registration = Registration(self.folder / "commands.json")
        self.bot = TableBot(self.host, registration, Metrics(), ready_after=0.05)
        courier.serve(self.bot)
        with translated_once():
            self._running = asyncio.create_task(self.bot.start(self.box.token))
            ready = asyncio.create_task(self.bot.wait_until_ready())
            await asyncio.wait({self._running, ready}, return_when=asyncio.FIRST_COMPLETED)
        if self._running.done():
            self._running.result()
        # On a busy machine discord.py is ready before it knows the server.
        await until(lambda: not any(guild.unavailable for guild in self.bot.guilds))
        await self.host.start()

    async def stop_bot(self) -> None:
        await self.bot.close()
        await asyncio.gather(self._running, return_exceptions=True)
        await self.host.stop()

    async def restart_bot(self) -> None:
        """Stop and start the bot, and let delayed notifications become due."""
        await self.stop_bot()
        self.clock.advance(seconds=10)
        await self.start_bot()

    # People

    @property
    def ann(self) -> User:
        return self.box.user("Ann")

    @property
    def bo(self) -> User:
        return self.box.user("Bo")

    async def create_table(self, *more: User, by: User | None = None, channel: str = HERE, **options: Any) -> str:
        """Create a table with these people and return the game's id."""
        laid = await (by or self.ann).slash("dune new", channel=channel, players=max(2, 1 + len(more)), **options)
        assert laid.ok, laid.reason
        post = await self.lobby_post(channel)
        for person in more:
            await person.press(post, "Join")
        return self.game_of(post)

    async def lobby_post(self, channel: str = HERE) -> Post:
        return await self.ann.wait_for(lambda post: "Start" in post.labels, channel=channel)

    def game_of(self, post: Post) -> str:
        return str(post.buttons[0]["custom_id"]).split("|")[1]

    async def begin(self, *more: User, channel: str = HERE, **options: Any) -> str:
        """Start a game that ends also if everybody presses at random. The toy's sealed first question is open to all."""
        game = await self.create_table(*(more or (self.bo,)), channel=channel, **options)
        rules = self.games[(await self.host.summary(game)).key]
        for option, value in rules.short_game_options.items():
            await self.host.lobby.set_option(game, int(self.ann.id), option, value)
        started = await self.ann.press(await self.lobby_post(channel), "Start")
        assert started.ok, started.reason
        await self.ann.wait_for(lambda post: "SHA-256" in post.content, channel=channel)
        return game

    async def begin_settled(self, *more: User) -> str:
        """Start a game and answer the first question for everybody, so that Ann is to act."""
        game = await self.begin(*more)
        for person in (self.ann, *(more or (self.bo,))):
            panel = await self.panel(person)
            await person.select(panel, "sector:1", edited=True)
        return game

    async def panel(self, person: User, channel: str = HERE) -> Post:
        """Open the panel from the latest post with the button."""
        await person.wait_for(_opens_a_panel, channel=channel)
        opened = await person.press([*filter(_opens_a_panel, person.messages(channel))][-1], "Your move")
        assert opened.ok, opened.reason
        return opened.message

    async def public_post(self, words: str, channel: str = HERE) -> Post:
        """Wait for a post with these words. A panel that nobody else sees may tell the same earlier."""
        return await self.bo.wait_for(lambda post: words in post.text and not post.ephemeral, channel=channel)

    async def delivered(self) -> None:
        """Wait until the outbox is empty."""
        await self.host.outbox.drain()


def _opens_a_panel(post: Post) -> bool:
    return "Your move" in post.labels and not post.ephemeral
