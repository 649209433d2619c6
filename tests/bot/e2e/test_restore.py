"""Restoring a backup with a real connection: Discord does not mistake new posts for old ones."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot import operator
from bot.settings import Settings
from sandbox import Post, User
from tests.bot.e2e.table import HERE, Table
from tests.bot.toy import TOY


async def restore(table: Table, backup: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop the bot, restore the backup, and start the bot."""
    monkeypatch.setattr(operator, "GAMES", {"toy": TOY})
    monkeypatch.setattr(operator, "SystemClock", lambda: table.clock)
    monkeypatch.setattr(operator, "load", lambda: Settings())
    await table.stop_bot()
    words = ["--database", str(table.folder / "sietch.db"), "restore", str(backup)]
    assert await asyncio.to_thread(operator.main, words) == 0
    table.clock.advance(seconds=10)
    await table.start_bot()


async def end_turn(table: Table, person: User) -> None:
    await person.press(await table.panel(person), "End turn", edited=True)
    await table.delivered()


def posts(table: Table) -> list[Post]:
    return [post for post in table.ann.messages(HERE, limit=1000) if not post.ephemeral]


async def test_every_post_after_a_restore_appears(
    table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await table.begin_settled()
    await table.delivered()
    await table.host.sweep()
    backup = tmp_path / "backup.db"
    await table.host.store.backup(backup)
    for person in (table.ann, table.bo):
        await end_turn(table, person)
    before = {post.id for post in posts(table)}
    await restore(table, backup, monkeypatch)
    await table.ann.wait_for(lambda post: "go back to a backup" in post.text, channel=HERE)
    for turns, person in enumerate((table.ann, table.bo), 1):
        await end_turn(table, person)
        new = [post for post in posts(table) if post.id not in before]
        assert len(new) == 1 + turns, [post.text for post in new]
    assert table.ann.name in posts(table)[-1].text


async def test_a_button_from_after_the_backup_says_that_it_is_old(
    table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await table.begin_settled()
    await table.delivered()
    await table.host.store.backup(tmp_path / "backup.db")
    panel = await table.panel(table.ann)
    await restore(table, tmp_path / "backup.db", monkeypatch)
    pressed = await table.ann.press(panel, "End turn", edited=True)
    assert "That was an old button" in pressed.message.text
