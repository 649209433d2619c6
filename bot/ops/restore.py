"""Restoring a backup. The replaced database is kept beside it, and every open table is notified.

Posts of the lost days are still on Discord. So ids must not be used twice, and their buttons must be stale. People who
were forgotten after the backup are forgotten again.
"""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Collection, Mapping
from datetime import datetime
from pathlib import Path

import msgspec

from bot.host.loading.context import HostContext
from bot.host.loading.loaded import wait_numbers
from bot.host.model.facts import OPEN, Status
from bot.host.model.hours import Clock
from bot.host.model.records import GameRow
from bot.host.model.timestamps import stamp
from bot.host.notify.queueing import put_notice, put_public
from bot.host.people.people import people_of
from bot.host.store import Location, PostgresAddress, RowSet
from bot.host.store.connection.private_files import give_to_folder_owner, write_private
from bot.host.store.database import FileStore, copy_backup, upgrade_copies
from bot.host.store.forgotten_people import Fingerprint, Forgotten
from bot.host.store.opening import bring_forgotten, holds_nothing, move_into, move_out
from bot.host.upkeep.servers import Servers
from games.core.game import Game
from games.core.protocol import say

EPOCH_STEP = 1000
"""More than any table has undone in the lost days, so that all buttons of those days are stale."""
FILE = "sietch.db"
"""The beginning of the names of files that belong to a database of PostgreSQL."""
SUFFIXES = ("", "-wal", "-shm")
"""Suffixes of a database's files, with those beside one that was not closed properly."""


class Restored(msgspec.Struct, frozen=True):
    """The outcome of restoring a backup."""

    went_back_to: datetime
    games: int
    forgotten: int
    kept_as: Path | None
    """The path of the replaced database."""


async def restore(backup: Path, location: Location, folder: Path, games: Mapping[str, Game], clock: Clock) -> Restored:
    """Replace the database by a backup. A backup of an earlier version is upgraded in a copy.

    `folder` is where the copy is made, and where a replaced database of PostgreSQL is kept as a file.
    """
    database = location if isinstance(location, Path) else folder / FILE
    database.parent.mkdir(parents=True, exist_ok=True)
    work = database.with_name(f"{database.name}.restoring")
    _delete_files(work)
    copy_backup(backup, work)
    store = await FileStore.open(work)
    try:
        context = HostContext(store, games, clock)
        then = await store.read.bot_state.last_awake() or clock.now()
        await _invalidate_old_posts(context)
        _bring_forgotten(backup, database)
        if not isinstance(location, Path):
            await asyncio.to_thread(bring_forgotten, location, database)
        forgotten = await _forget_again(context, Forgotten(database).since(then))
        notified = await _notify_tables(context, then)
        await store.truncate_wal()
    finally:
        await store.close()
    if isinstance(location, Path):
        kept = _keep_replaced(database, clock.now())
        work.replace(database)
        give_to_folder_owner(database)
    else:
        kept = await asyncio.to_thread(_replace_content, work, location, _kept_as(database, clock.now()))
    _delete_files(work)
    return Restored(then, notified, forgotten, kept)


def _replace_content(work: Path, address: PostgresAddress, kept: Path) -> Path | None:
    """Keep what a database of PostgreSQL holds as a file, and put the restored games in its place."""
    is_empty = holds_nothing(address)
    if not is_empty:
        move_out(address, kept)
    move_into(work, address, replace=True)
    return None if is_empty else kept


async def _invalidate_old_posts(context: HostContext) -> None:
    """Give the database a new mark, make all old buttons stale, and cancel old notifications."""
    async with context.store.write() as rows:
        await rows.bot_state.set_instance(_new_mark(context.store.instance))
        await rows.games.raise_epochs(EPOCH_STEP)
        await rows.outbox.cancel_all()


def _bring_forgotten(backup: Path, database: Path) -> None:
    """Copy the list of forgotten people from beside the backup, if the database has none."""
    kept, listed = Forgotten(backup).file, Forgotten(database).file
    if kept.exists() and not listed.exists():
        write_private(listed, kept.read_bytes())


async def _forget_again(context: HostContext, since: Collection[Fingerprint]) -> int:
    """Forget people and servers again. Return how many people there were."""
    again = [user for user in await context.store.read.people.everybody() if any(each.is_of(user) for each in since)]
    people = people_of(context)
    for user in again:
        await people.erase(user)
    for server in sorted(await context.store.read.servers.known()):
        if any(each.is_of(server) for each in since):
            await Servers(context).erase(server)
    return len(again)


async def _notify_tables(context: HostContext, then: datetime) -> int:
    """Tell every open table that a backup was restored. Return how many there are."""
    async with context.store.write() as rows:
        for game in (open_games := await rows.games.with_status(*OPEN)):
            row = await rows.games.get(game)
            assert row is not None
            await _notify_table(context, rows, row, then)
    return len(open_games)


def _new_mark(old: str) -> str:
    """Return a new mark of the same short length, because every button carries it."""
    while (mark := secrets.token_hex(2)) == old:
        pass
    return mark


async def _notify_table(context: HostContext, rows: RowSet, row: GameRow, then: datetime) -> None:
    now, awaited = context.now(), {}
    if row.status is Status.RUNNING:
        awaited = wait_numbers(await rows.games.seats(row.id))
    await context.record_act(rows, row.id, "restored", None)
    if row.status is Status.LOBBY:
        await put_public(rows, row, "lobby", {}, now)
    await put_notice(rows, row, say("host-restored", when=stamp(then, "f")), now, awaited)


def _keep_replaced(database: Path, now: datetime) -> Path | None:
    if not database.exists():
        return None
    kept = _kept_as(database, now)
    for ending in SUFFIXES:
        beside = database.with_name(database.name + ending)
        if beside.exists():
            os.replace(beside, kept.with_name(kept.name + ending))
    return kept


def _kept_as(database: Path, now: datetime) -> Path:
    return database.with_name(f"{database.name}.replaced-{now:%Y%m%d-%H%M%S}")


def _delete_files(work: Path) -> None:
    for path in [*(work.with_name(work.name + ending) for ending in SUFFIXES), *upgrade_copies(work)]:
        path.unlink(missing_ok=True)
