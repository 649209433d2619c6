"""The Discord client: it hands the gateway's events to presses, commands and the host."""

from __future__ import annotations

import asyncio
import logging
from asyncio import sleep as wait
from collections.abc import Awaitable, Callable, Sequence

import discord
from discord import app_commands
from discord.app_commands import (
    AppCommandError,
    CommandInvokeError,
    CommandNotFound,
    CommandSignatureMismatch,
    TransformerError,
)

from bot.host.host import Host
from bot.host.loading.outages import shard_of
from bot.host.model.interaction.presses import Unreadable
from bot.host.model.sessions import Session
from bot.ops.metrics import Metrics
from bot.ui import responses
from bot.ui.base import ANSWER_TIMEOUT, Interaction, NewEvents, PendingResponses, TableClient
from bot.ui.channels import names_of_tables
from bot.ui.commands.groups import REFERENCE
from bot.ui.discord_private import NotResumed, silence_voice_warnings, use_interaction_adapter
from bot.ui.icons import upload_icons
from bot.ui.panels import OpenPanels
from bot.ui.payload import Signs
from bot.ui.registration import Registration
from bot.ui.tracing import trace_responses
from bot.ui.visitors import visitor_of
from bot.ui.watched_panels import WatchedPanels
from bot.ui.welcome import welcome

log = logging.getLogger(__name__)

BETWEEN_IDENTIFIES = 5.0
"""Seconds between two new sessions, as Discord demands."""
SPARE_SESSIONS = 20
"""Sessions of a day that the bot leaves for an operator who repairs something by hand."""
LONGEST_SESSION_WAIT = 3600.0
"""Seconds after which the session limits are read again."""
LONGEST_RATE_LIMIT = 30.0
"""Seconds that a request waits for a rate limit. A longer wait is left to the outbox, which retries later."""

SessionSlot = Callable[[int], Awaitable[float]]
UNKNOWN_COMMAND = (CommandNotFound, CommandSignatureMismatch, TransformerError)
"""Errors of a command that an older version had, or that never existed."""


class Tree(app_commands.CommandTree[TableClient]):
    """All slash commands. Every command gets a response, even a failed command."""

    async def interaction_check(self, interaction: Interaction) -> bool:
        if interaction.type is discord.InteractionType.autocomplete:
            interaction.client.count("autocomplete", interaction)
            return True
        if interaction.client.pending.is_closed or not interaction.client.is_new(interaction):
            return False
        interaction.client.count("command", interaction)
        responses.begin(interaction)
        return True

    async def on_error(self, interaction: Interaction, error: AppCommandError) -> None:
        cause: Exception = error.original if isinstance(error, CommandInvokeError) else error
        if isinstance(error, UNKNOWN_COMMAND):
            cause = Unreadable(str(error))
        name = interaction.command.qualified_name if interaction.command else ""
        visitor = visitor_of(interaction)
        apology = await interaction.client.host.apologise(visitor, cause, None, {"command": name})
        await responses.show(interaction, apology, visitor)


class TableBot(TableClient):
    """The bot. It uses no privileged intent, and as many shards as Discord recommends or the settings say."""

    _session_slot: SessionSlot | None = None
    _has_left = False
    """Whether this client has given its sessions away, so that it receives no more events."""

    def __init__(
        self,
        host: Host,
        registration: Registration,
        metrics: Metrics,
        *,
        welcomes: bool = False,
        ready_after: float = 2.0,
        shards: int | None = None,
        shard_ids: list[int] | None = None,
        session_slot: SessionSlot | None = None,
        new_events: NewEvents | None = None,
        sessions: Sequence[Session] = (),
        predecessor: TableBot | None = None,
    ) -> None:
        """Make the client. `ready_after`: seconds to wait for the list of servers at the start.

        `shard_ids` are the shards that this process serves, if others serve the rest. `session_slot` returns after how
        many seconds a session of a bucket may begin, if other processes begin some as well. `sessions` are those of
        another process that this client resumes. `predecessor` is the client that did so: it is closed when this one
        is ready. `new_events` is shared by both.
        """
        silence_voice_warnings()
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            guild_ready_timeout=ready_after,
            shard_count=shards,
            shard_ids=shard_ids,
            max_ratelimit_timeout=LONGEST_RATE_LIMIT,
            http_trace=trace_responses(metrics),
            sessions=sessions,
        )
        self._session_slot = session_slot
        self._parts = [(shard, shards) for shard in shard_ids or [] if shards]
        """The shards whose loss concerns this process, or none if it serves all."""
        self.host = host
        self._predecessor = predecessor
        self.new_events = new_events or NewEvents()
        self._is_replaced = False
        self._is_gone = False
        """Whether another process serves these shards."""
        self._lose()
        self.tree = Tree(self)
        host.search.commands = REFERENCE
        self.registration = registration
        self.metrics = metrics
        self.open_panels = OpenPanels()
        self.icons = Signs()
        self.watched_panels = WatchedPanels(host, self.icons)
        host.context.after_commit.append(self.watched_panels.wake)
        self.uploading_icons = None
        self.pending = PendingResponses()
        self._welcomes = welcomes

    async def setup_hook(self) -> None:
        use_interaction_adapter()
        await self.registration.prepare(self.tree)
        if not self.sessions:  # Otherwise the next client does it: nobody who presses waits for that.
            await self.registration.register(self.tree)
        self.uploading_icons = asyncio.create_task(upload_icons(self))

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until a new session is allowed: Discord limits sessions per day, and demands a delay between two."""
        if self.sessions:
            raise NotResumed
        if self._has_left:  # Another process serves this shard by now, and answers what is pressed.
            await asyncio.Event().wait()  # Until the task is cancelled.
        if not initial and self._session_slot is None:
            await wait(BETWEEN_IDENTIFIES)
        while True:
            limits = await self.fetch_session_start_limits()
            if limits.remaining > SPARE_SESSIONS:
                if self._session_slot is not None:
                    await wait(await self._session_slot((shard_id or 0) % max(limits.max_concurrency, 1)))
                return
            delay = min(limits.reset_after / 1000 + 1, LONGEST_SESSION_WAIT)
            log.warning("no session is left today; waiting", extra={"left": limits.remaining, "pause": delay})
            await wait(delay)

    async def on_shard_ready(self, shard_id: int) -> None:
        self._is_back(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        self._is_back(shard_id)
        self.note_resumed(shard_id)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        if self._is_gone:
            return
        self.metrics.shard(shard_id, connected=False)
        self.host.presence.lost(shard_id, self.shard_count or 1)

    def _is_back(self, shard_id: int) -> None:
        self.metrics.shard(shard_id, connected=True)
        self.host.presence.back(shard_id, self.shard_count or 1)

    def serves(self, guild: int) -> bool:
        """Return whether the events of a server come to this client."""
        return not self._parts or shard_of(guild, self.shard_count) in {shard for shard, _ in self._parts}

    def _lose(self) -> None:
        """Note that all connections of this client are lost, unless another client has them."""
        if self._is_gone or self._is_replaced or (self._predecessor is not None and not self._predecessor.is_closed()):
            return
        if not self._parts:
            self.host.presence.lost()
        for part in self._parts:
            self.host.presence.lost(*part)

    def stop_serving(self) -> None:
        """Note that another process serves these shards from now on, so that nothing waits for them here."""
        if self._is_gone:
            return
        self._is_gone = True
        if not self._parts:
            self.host.presence.gone()
        for part in self._parts:
            self.host.presence.gone(*part)
            self.metrics.shard_left(part[0])

    async def leave_sessions(self) -> list[Session]:
        self._has_left = True
        self.stop_serving()
        return await super().leave_sessions() if not self.is_closed() else []

    async def _replace_predecessor(self) -> None:
        """Close the client that has served these shards until now. It sends its last answers first."""
        if self._predecessor is not None:
            self._predecessor._is_replaced = True
            await self._predecessor.pending.close(ANSWER_TIMEOUT)
            await self._predecessor.close()

    async def close(self) -> None:
        if self._has_left and not self.pending.is_closed:
            await self.pending.close(ANSWER_TIMEOUT)
        self._lose()
        if self.uploading_icons is not None:
            self.uploading_icons.cancel()
            await asyncio.gather(self.uploading_icons, return_exceptions=True)
        after_commit = self.host.context.after_commit
        after_commit[:] = [tell for tell in after_commit if tell != self.watched_panels.wake]
        await self.watched_panels.close()
        await super().close()

    async def on_ready(self) -> None:
        if not self._parts:
            self.host.presence.back()
        for part in self._parts:
            self.host.presence.back(*part)
        self.host.presence.served_by(self.shard_count or 1)
        await self.host.places.compare({guild.id for guild in self.guilds}, self.serves)
        await self.host.places.name(await names_of_tables(self))
        log.info("at the table", extra={"servers": len(self.guilds), "shards": self.shard_count})
        await self._replace_predecessor()
        if self._welcomes:
            for guild in self.guilds:
                await welcome(self, guild)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self.host.places.lost(guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self.host.places.lost(channel.id)

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        await self.host.places.lost(thread.thread_id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self.host.places.back(guild.id)
        if self.new_events.is_new("welcome", guild.id):
            await welcome(self, guild)

    async def on_interaction(self, interaction: Interaction) -> None:
        if self.pending.is_closed:
            return
        if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            if not self.is_new(interaction):
                return
            self.count(interaction.type.name, interaction)
            await responses.answer_press(interaction)

    async def on_error(self, event: str, /, *args: object, **kwargs: object) -> None:
        log.exception("an event failed", extra={"event": event})
