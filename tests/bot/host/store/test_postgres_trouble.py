"""A PostgreSQL server that is restarted or stopped for a while: nothing is lost, and nobody plays on old data."""

from __future__ import annotations

import asyncio
import logging
import shutil
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import psycopg
import pytest

from bot.host.model.facts import Outcome, Submitted
from bot.host.model.interaction.actions import Action
from bot.host.model.interaction.interactions import Press, Visitor
from bot.host.store import PostgresAddress, Unwritable
from bot.host.store.connection import postgres_connection
from bot.host.store.connection.executors import Row, Statement
from tests.bot.helpers import ANN, BO, SharedEvening
from tests.support.postgres import Server, needs_postgres
from tests.support.soak import taste_of
from tests.support.waiting import until

SAFE = ("fsync=on", "synchronous_commit=on", "full_page_writes=on")
"""The settings with which a server writes as a real one does, also when it starts again."""

pytestmark = [needs_postgres, pytest.mark.sqlite_only]


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """Start a server that these tests may stop. It writes as safely as a real one."""
    ours = Server(Path(tempfile.mkdtemp(prefix="sietch-postgres-")) / "server")
    ours.folder.parent.chmod(0o755)
    ours.create()
    ours.start(*SAFE)
    yield ours
    ours.remove()
    shutil.rmtree(ours.folder.parent, ignore_errors=True)


def database(server: Server, name: str) -> PostgresAddress:
    server.execute(f"CREATE DATABASE {name}")
    return PostgresAddress(server.url(name))


async def press(evening: SharedEvening) -> Submitted:
    """Let the player who is to act end their turn."""
    player = (ANN, BO)[next(iter(await evening.awaited()))]
    panel = await evening.panel(player)
    asked = panel.questions[0]
    picks = {"end": 1} if "end" in {option.key for option in asked.options} else dict(asked.mildest)
    return await evening.host.table.submit(evening.game, player.id, panel.epoch, asked.id, picks)


async def test_a_game_goes_on_after_the_server_was_restarted_at_any_moment(server: Server) -> None:
    evening = await SharedEvening(database(server, "restarted")).open()
    await evening.begin_settled(ANN, BO)
    for how in ("immediate", "fast"):
        pressing = asyncio.create_task(press(evening))
        await asyncio.to_thread(server.stop, how)
        lost = (await asyncio.gather(pressing, return_exceptions=True))[0]
        assert isinstance(lost, Submitted | Unwritable), lost
        await asyncio.to_thread(server.start, *SAFE)
        before = await evening.host.store.read.moves.after(evening.game, -1) if await reachable(evening) else []
        if isinstance(lost, Submitted):
            assert before, "a move that was confirmed is there"
        assert (await press(evening)).outcome is Outcome.TAKEN
        after = await evening.host.store.read.moves.after(evening.game, -1)
        assert [move.seq for move in after] == list(range(len(after)))
        assert len(after) > len(before)
    await evening.close()


async def reachable(evening: SharedEvening) -> bool:
    """Open the lost connections again."""
    for _ in range(10):
        try:
            await evening.host.store.try_to_write()
            await evening.awaited()
        except Exception:
            continue
        return True
    return False


async def test_who_presses_while_the_server_is_away_is_asked_to_try_again(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    evening = await SharedEvening(database(server, "away")).open()
    await evening.begin_settled(ANN, BO)
    await evening.deliver()
    await asyncio.to_thread(server.stop, "immediate")
    caplog.set_level(logging.CRITICAL)
    reply = await evening.host.press(Press(None, (), Visitor(ANN, "en", 70, 7)))
    assert reply.message.content
    with pytest.raises(Unwritable):
        await evening.awaited()
    await asyncio.to_thread(server.start, *SAFE)
    assert await reachable(evening)
    assert (await press(evening)).outcome is Outcome.TAKEN
    await evening.close()


async def test_whose_answer_was_lost_in_the_commit_is_told_that_it_may_be_stored(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The server has stored the move, but its answer never came: "Nothing was changed" would be untrue."""
    caplog.set_level(logging.CRITICAL)
    evening = await SharedEvening(database(server, "lost_reply")).open()
    await evening.begin_settled(ANN, BO)
    panel = await evening.panel(ANN)
    end = Action("pick", evening.game, panel.epoch, panel.questions[0].id, "end")
    before = len(await evening.host.store.read.moves.after(evening.game, -1))
    whole, lost = postgres_connection.fetch_all, list[bool]()

    def lose_the_answer(db: Any, statements: Sequence[Statement]) -> list[list[Row]]:
        found = whole(db, statements)
        if any("INSERT INTO moves" in sql for sql, _ in statements):
            lost.append(True)
            raise psycopg.OperationalError("server closed the connection unexpectedly")
        return found

    with monkeypatch.context() as patched:
        patched.setattr(postgres_connection, "fetch_all", lose_the_answer)
        reply = await evening.host.press(Press(end, (), Visitor(ANN, "en", 70, 7)))
    assert lost == [True]
    assert "may have been stored" in reply.message.text
    assert await evening.awaited() == {1}
    again = await evening.host.press(Press(end, (), Visitor(ANN, "en", 70, 7)))
    assert not again.has_failed
    assert len(await evening.host.store.read.moves.after(evening.game, -1)) == before + 1
    await evening.close()


async def test_who_presses_while_no_connection_can_be_opened_is_told_that_nothing_was_changed(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL)
    evening = await SharedEvening(database(server, "no_connection")).open()
    await evening.begin_settled(ANN, BO)
    panel = await evening.panel(ANN)
    end = Action("pick", evening.game, panel.epoch, panel.questions[0].id, "end")
    await asyncio.to_thread(server.stop, "immediate")
    reply = await evening.host.press(Press(end, (), Visitor(ANN, "en", 70, 7)))
    await asyncio.to_thread(server.start, *SAFE)
    assert "Nothing was changed" in reply.message.text
    assert await reachable(evening)
    assert await evening.awaited() == {0}
    await evening.close()


@pytest.mark.soak
async def test_sixty_seconds_without_the_server_lose_nothing(server: Server) -> None:
    evening = await SharedEvening(database(server, "sixty")).open()
    await evening.begin_settled(ANN, BO)
    before = len(await evening.host.store.read.moves.after(evening.game, -1))
    delivering = asyncio.create_task(evening.host.outbox.run())
    await asyncio.to_thread(server.stop, "immediate")
    await asyncio.sleep(taste_of(60, 3))
    await asyncio.to_thread(server.start, *SAFE)
    assert await reachable(evening)
    assert len(await evening.host.store.read.moves.after(evening.game, -1)) == before
    assert (await press(evening)).outcome is Outcome.TAKEN
    await until(lambda: bool(evening.courier.public()))
    delivering.cancel()
    await asyncio.gather(delivering, return_exceptions=True)
    await evening.close()
