"""Restoring a backup: the table goes back, and nobody is left to guess. What was there is kept beside it.

Posts of the lost days stand on Discord: their numbers must not come again, or Discord takes new posts for old ones, and
their buttons must be known as old. Whoever was forgotten meanwhile is forgotten again.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

import msgspec

from bot.host.lobby.handover import HandOver
from bot.host.model.facts import OPEN, Status
from bot.host.model.hours import Clock
from bot.host.model.records import GameRow
from bot.host.model.timestamps import stamp
from bot.host.notify.queueing import put_notice, put_public
from bot.host.people.people import People
from bot.host.play.context import HostContext
from bot.host.play.loaded import wait_numbers
from bot.host.play.move_writer import MoveWriter
from bot.host.play.table import Table
from bot.host.play.votes import Votes
from bot.host.store import RowSet, Store
from bot.host.store.database import copy_backup, upgrade_copies
from bot.host.store.forgotten_people import Forgotten
from bot.host.store.private_files import give_to_folder_owner, write_private
from bot.host.upkeep.servers import Servers
from games.core.game import Game
from games.core.protocol import say

RAISED = 1000
"""More than any table has taken back in the days that are lost: what was pressed in them is old."""
BESIDE = ("", "-wal", "-shm")
"""A database, and what may lie beside one that was not closed in order."""


class Restored(msgspec.Struct, frozen=True):
    went_back_to: datetime
    games: int
    forgotten: int
    kept_as: Path | None
    """Where the database lies that was there."""


async def restore(backup: Path, database: Path, games: Mapping[str, Game], clock: Clock) -> Restored:
    """Put a backup in the database's place; one of an earlier version is brought up to date, the file itself is not."""
    database.parent.mkdir(parents=True, exist_ok=True)
    work = database.with_name(f"{database.name}.restoring")
    _clear_away(work)
    copy_backup(backup, work)
    store = await Store.open(work)
    try:
        context = HostContext(store, games, clock)
        then = await store.read.bot_state.last_awake() or clock.now()
        await _begin_anew(context)
        _bring_forgotten(backup, database)
        forgotten = await _forget_again(context, Forgotten(database), then)
        told = await _tell(context, then)
        await store.truncate_wal()
    finally:
        await store.close()
    kept = _set_aside(database, clock.now())
    work.replace(database)
    give_to_folder_owner(database)
    _clear_away(work)
    return Restored(then, told, forgotten, kept)


async def _begin_anew(context: HostContext) -> None:
    """What was to be told then is not told any more; what is told from now on is new."""
    async with context.store.write() as rows:
        await rows.bot_state.set_instance(_another_mark(context.store.instance))
        await rows.games.raise_epochs(RAISED)
        await rows.outbox.cancel_all()


def _bring_forgotten(backup: Path, database: Path) -> None:
    """Take the list beside the backup, if the one beside the database was lost with its disk."""
    kept, listed = Forgotten(backup).file, Forgotten(database).file
    if kept.exists() and not listed.exists():
        write_private(listed, kept.read_bytes())


async def _forget_again(context: HostContext, forgotten: Forgotten, then: datetime) -> int:
    since = forgotten.since(then)
    again = [user for user in await context.store.read.people.everybody() if any(each.is_of(user) for each in since)]
    votes = Votes(context, Table(context, MoveWriter(context)))
    people = People(context, HandOver(context, votes))
    for user in again:
        await people.erase(user)
    for server in sorted(await context.store.read.servers.known()):
        if any(each.is_of(server) for each in since):
            await Servers(context).erase(server)
    return len(again)


async def _tell(context: HostContext, then: datetime) -> int:
    """At each open table; returns at how many."""
    async with context.store.write() as rows:
        for game in (told := await rows.games.with_status(*OPEN)):
            row = await rows.games.get(game)
            assert row is not None
            await _tell_one(context, rows, row, then)
    return len(told)


def _another_mark(old: str) -> str:
    """Return a new mark of the same short length, because every button carries it."""
    while (mark := secrets.token_hex(2)) == old:
        pass
    return mark


async def _tell_one(context: HostContext, rows: RowSet, row: GameRow, then: datetime) -> None:
    now, awaited = context.now(), {}
    if row.status is Status.RUNNING:
        awaited = wait_numbers(await rows.games.seats(row.id))
    await context.record_act(rows, row.id, "restored", None)
    if row.status is Status.LOBBY:
        await put_public(rows, row, "lobby", {}, now)
    await put_notice(rows, row, say("host-restored", when=stamp(then, "f")), now, awaited)


def _set_aside(database: Path, now: datetime) -> Path | None:
    if not database.exists():
        return None
    kept = database.with_name(f"{database.name}.replaced-{now:%Y%m%d-%H%M%S}")
    for ending in BESIDE:
        beside = database.with_name(database.name + ending)
        if beside.exists():
            os.replace(beside, kept.with_name(kept.name + ending))
    return kept


def _clear_away(work: Path) -> None:
    for path in [*(work.with_name(work.name + ending) for ending in BESIDE), *upgrade_copies(work)]:
        path.unlink(missing_ok=True)
