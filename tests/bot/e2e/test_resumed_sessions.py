"""A process takes over the sessions of another one at Discord: no press is lost, and none is handled twice."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from discord.gateway import KeepAliveHandler

from bot.host.delivery.courier import Direct, NotNow, Parcel
from bot.host.model.facts import PostRef
from bot.host.model.interaction.interactions import Press
from bot.host.model.sessions import Session
from bot.host.screen.elements import Message, Reply
from bot.ops.metrics import Metrics
from bot.shard_service import DiscordShards
from bot.ui.base import NewEvents
from bot.ui.client import TableBot
from bot.ui.courier import DiscordCourier
from bot.ui.registration import Registration
from tests.bot.e2e.table import Table, until

SHARDS = [0, 1]


class NextProcess:
    """A stand-in for the process that takes over. New sessions begin when the test allows them."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.may_begin = asyncio.Event()
        self.clients: list[TableBot] = []
        self.metrics = Metrics()
        self.shards = DiscordShards(self._make, table.box.token)
        self._new_events = NewEvents()

    def _make(
        self, shard_ids: list[int], *, sessions: Sequence[Session] = (), predecessor: TableBot | None = None
    ) -> TableBot:
        client = TableBot(
            self.table.host,
            Registration(self.table.folder / "commands.json"),
            self.metrics,
            ready_after=0.05,
            shards=len(SHARDS),
            shard_ids=shard_ids,
            session_slot=self._wait,
            new_events=self._new_events,
            sessions=sessions,
            predecessor=predecessor,
        )
        courier = self.table.host.outbox.courier
        assert isinstance(courier, DiscordCourier)
        courier.serve(client)
        self.clients.append(client)
        return client

    async def _wait(self, bucket: int) -> float:
        await self.may_begin.wait()
        return 0.0

    @asynccontextmanager
    async def serving(self, sessions: Sequence[Session]) -> AsyncIterator[None]:
        task = asyncio.create_task(self.shards.serve(SHARDS, sessions))
        try:
            yield
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)


async def test_a_press_between_two_processes_is_answered_by_the_next_one(tmp_path: Path) -> None:
    async with Table(tmp_path, shards=2) as table:
        await table.begin_settled()
        following = NextProcess(table)
        sessions = await table.bot.leave_sessions()
        assert [session.shard for session in sessions] == SHARDS
        opening = asyncio.create_task(table.panel(table.ann))
        await asyncio.sleep(0.1)
        async with following.serving(sessions):
            assert (await opening).labels


async def test_before_the_next_process_knows_the_servers_it_answers_every_command(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with Table(tmp_path, shards=2) as table:
        await table.begin_settled()
        following = NextProcess(table)
        async with following.serving(await table.bot.leave_sessions()):
            await table.panel(table.bo)
            assert (await table.ann.slash("dune new", channel="table-2", players=2)).ok
            assert not await _is_private(table, table.game_of(await table.lobby_post("table-2")))
            for command in ("dune play", "dune board", "dune games", "dune doctor"):
                assert (await table.ann.slash(command)).ok, command
            following.may_begin.set()
            await until(lambda: following.clients[0].is_closed())
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR], caplog.text


async def _is_private(table: Table, game: str) -> bool:
    row = await table.host.store.read.games.get(game)
    assert row is not None
    return row.table_settings.private


async def test_the_client_that_knows_the_servers_replaces_the_one_that_resumed(tmp_path: Path) -> None:
    async with Table(tmp_path, shards=2) as table:
        await table.begin_settled()
        following = NextProcess(table)
        async with following.serving(await table.bot.leave_sessions()):
            await table.panel(table.ann)
            following.may_begin.set()
            await until(lambda: following.clients[0].is_closed())
            assert len(following.clients[1].guilds) == 1
            assert table.host.presence.is_whole
            assert (await table.panel(table.ann)).labels


async def test_of_two_clients_with_the_same_shards_one_handles_a_press(tmp_path: Path) -> None:
    async with Table(tmp_path, shards=2) as table:
        await table.begin_settled()
        following = NextProcess(table)
        following.may_begin.set()
        async with following.serving([]):
            await until(lambda: bool(following.clients) and following.clients[0].is_ready())
            # Both clients are those of one process.
            table.bot.new_events = following._new_events
            before = table.box.mark
            await table.panel(table.ann)
            await asyncio.sleep(0.2)
            responses = [entry for entry in table.box.requests(before) if entry.route.endswith("/callback")]
            assert len(responses) == 1


async def test_where_discord_does_not_resume_the_sessions_new_ones_begin(tmp_path: Path) -> None:
    async with Table(tmp_path, shards=2) as table:
        await table.begin_settled()
        following = NextProcess(table)
        following.may_begin.set()
        sessions = await table.bot.leave_sessions()
        table.box.gateway("invalid_session")
        async with following.serving(sessions):
            await until(lambda: len(following.clients) == 2 and following.clients[1].is_ready())
            assert table.host.presence.is_whole
            assert (await table.panel(table.ann)).labels


async def test_a_client_that_is_stopped_before_its_session_begins_leaves_no_heartbeat_and_no_connection_behind(
    tmp_path: Path,
) -> None:
    async with Table(tmp_path, shards=2) as table:
        following = NextProcess(table)
        async with following.serving([]):
            await until(lambda: bool(following.clients) and bool(_heartbeats_of(following.clients[0])))
            heartbeats = _heartbeats_of(following.clients[0])
            sockets = [heartbeat.ws.socket for heartbeat in heartbeats]
        assert all(heartbeat._stop_ev.is_set() for heartbeat in heartbeats)
        assert all(socket.closed and socket._response.connection is None for socket in sockets)


def _heartbeats_of(client: TableBot) -> list[KeepAliveHandler]:
    threads = [thread for thread in threading.enumerate() if isinstance(thread, KeepAliveHandler)]
    return [thread for thread in threads if thread.ws._connection is client._connection]


async def test_a_process_shows_no_shard_that_another_process_serves(tmp_path: Path) -> None:
    """A shard that was lost here would seem to be away for ever, and call the operator."""
    async with Table(tmp_path, shards=2) as table:
        following = NextProcess(table)
        following.may_begin.set()
        async with following.serving([]):
            await until(lambda: _shards_shown(following) == {0: 1.0, 1: 1.0})
            await following.clients[0].on_shard_disconnect(1)
            assert _shards_shown(following) == {0: 1.0, 1: 0.0}
        assert _shards_shown(following) == {}
        await following.clients[0].on_shard_disconnect(1)  # This news may come late.
        assert _shards_shown(following) == {}
        assert table.host.presence.is_whole


def _shards_shown(process: NextProcess) -> dict[int, float]:
    connected = 'sietch_shard_connected{shard="'
    lines = [line for line in process.metrics.text().decode().splitlines() if line.startswith(connected)]
    return {int(line[len(connected)]): float(line.rpartition(" ")[2]) for line in lines}


async def test_who_has_pressed_is_answered_also_when_the_process_gives_its_slot_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when it cannot renew its lease: it closes its connections to the gateway at once, but not to the API."""
    async with Table(tmp_path, shards=2) as table:
        await table.begin_settled()
        following = NextProcess(table)
        following.may_begin.set()
        task = asyncio.create_task(following.shards.serve(SHARDS, []))
        await until(lambda: bool(following.clients) and following.clients[0].is_ready())
        await table.bot.leave_sessions()  # Only the other client answers.
        is_asked, may_answer = asyncio.Event(), asyncio.Event()
        press = table.host.press

        async def press_slowly(pressed: Press) -> Reply:
            is_asked.set()
            await may_answer.wait()
            return await press(pressed)

        monkeypatch.setattr(table.host, "press", press_slowly)
        pressing = asyncio.create_task(table.panel(table.ann))
        await is_asked.wait()
        await following.shards.leave_sessions(SHARDS)
        task.cancel()
        await until(lambda: following.clients[0].pending.is_closed)
        may_answer.set()
        assert (await pressing).labels
        await asyncio.gather(task, return_exceptions=True)
        assert following.clients[0].is_closed()


async def test_an_answer_that_is_ready_after_its_client_was_closed_is_no_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with Table(tmp_path) as table:
        await table.begin_settled()
        table.box.server.settings.answer_within = 0.5
        press = table.host.press

        async def press_and_close(pressed: Press) -> Reply:
            reply = await press(pressed)
            await table.bot.close()
            return reply

        monkeypatch.setattr(table.host, "press", press_and_close)
        await asyncio.gather(table.panel(table.ann), return_exceptions=True)
        await until(lambda: "an answer could not be shown" in caplog.text)
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


async def test_a_call_whose_client_is_closed_while_it_is_sent_goes_out_through_another_client(tmp_path: Path) -> None:
    """As when a process gives one of its slots away. It is tried again at once, and no error is logged."""
    async with Table(tmp_path, shards=2) as table:
        await table.begin_settled()
        following = NextProcess(table)
        following.may_begin.set()
        async with following.serving([]):
            await until(lambda: bool(following.clients) and following.clients[0].is_ready())
            courier = table.host.outbox.courier
            assert isinstance(courier, DiscordCourier)
            first, carry = courier.bot, courier._carry
            assert first is table.bot

            async def carry_through_closed_client(parcel: Parcel) -> PostRef:
                await first.close()
                await first.http.start_private_message(int(table.ann.id))
                return await carry(parcel)

            courier._carry = carry_through_closed_client  # type: ignore[method-assign]
            parcel = Parcel("t1.1", Direct(int(table.ann.id)), Message("It is your move."))
            with pytest.raises(NotNow):
                await courier.carry(parcel)
            courier._carry = carry  # type: ignore[method-assign]
            await courier.carry(parcel)
            assert "It is your move." in table.ann.dms()[-1].text
