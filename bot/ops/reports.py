"""Reports to the operator: the state of the bot, and what is due when. In plain English, with times in UTC."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from pathlib import Path

from bot.host.clock.sweeper import reminder_hours
from bot.host.loading.context import HostContext
from bot.host.model.facts import Status
from bot.host.model.records import WaitingSeat
from bot.host.store import Location
from bot.host.store.database import sizes, version_in
from bot.host.upkeep.backups import last_made, made
from bot.host.upkeep.expiry import expires

FOR_EVER = timedelta(days=36500)
NO_BACKUPS = "last backup  made by PostgreSQL's own means, of which the bot knows nothing"
TIME = "%Y-%m-%d %H:%M"
Entry = tuple[datetime, str]


# --- Status ------------------------------------------------------------------------------


async def status(context: HostContext, database: Location, backups: Path, forget_after: timedelta | None = None) -> str:
    """Return the report about games, outbox and backups. `database` is the real one; the context may read a copy."""
    read, now = context.store.read, context.now()
    counts = read.statistics
    waiting, awake = await counts.notifications(now), await read.bot_state.last_awake()
    lines = [
        f"games        {_counted(await counts.games_by_status())}; packed {await counts.packed_games()}",
        *await _quarantined(context),
        *await _gone(context),
        *await _expiring(context, forget_after),
        f"outbox       {waiting.waiting} waiting, {waiting.due} due{_since(waiting.oldest, now)}",
        f"database     {await _kind(context, database)}",
        f"last awake   {f'{awake:{TIME}}' if awake else 'never'}",
        *(_backups(database, backups, now) if isinstance(database, Path) else [NO_BACKUPS]),
    ]
    return "\n".join(lines)


def _backups(database: Path, backups: Path, now: datetime) -> list[str]:
    return [f"last backup  {_last_backup(backups, now)}", *_kept_copies(database)]


async def _kind(context: HostContext, database: Location) -> str:
    if isinstance(database, Path):
        return f"version {version_in(database)}, {_sized(sizes(database))}"
    store = context.store
    return f"version {await store.version()}, {_sized(await store.sizes())}, {database}"


def _counted(games: dict[str, int]) -> str:
    return ", ".join(f"{status.value} {games[status]}" for status in Status if games.get(status)) or "none"


def _sized(files: Mapping[str, int]) -> str:
    return ", ".join(f"{name} {size / 1e6:.1f} MB" for name, size in files.items())


async def _quarantined(context: HostContext) -> list[str]:
    lines, games = [], context.store.read.games
    for game in await games.with_status(Status.QUARANTINED):
        acts = [act for act in await games.acts(game) if act.kind == "quarantined"]
        why = f"since {acts[-1].at:{TIME}}: {acts[-1].data.get('why', 'unknown')}" if acts else "unknown"
        lines.append(f"quarantined  {game} {why}")
    return lines


async def _gone(context: HostContext) -> list[str]:
    gone = await context.store.read.places.gone()
    return [f"gone         {row.id} since {row.gone_since:{TIME}}: its server or its channel" for row in gone]


async def _expiring(context: HostContext, after: timedelta | None) -> list[str]:
    """List the servers that the bot has left, and when their games are deleted."""
    gone = await context.store.read.servers.gone()
    when = {server.id: f"deleted on {expires(server, after):%Y-%m-%d}" if after else "kept" for server in gone}
    return [f"left server  {server.id} since {server.since:{TIME}}: its games are {when[server.id]}" for server in gone]


def _since(oldest: datetime | None, now: datetime) -> str:
    return f", the oldest for {_span(now - oldest)}" if oldest else ""


def _last_backup(folder: Path, now: datetime) -> str:
    newest = last_made(folder)
    if newest is None:
        return f"none in {folder}"
    return f"{newest:{TIME}}, {_span(now - newest)} ago: {made(folder)[-1]}"


def _kept_copies(database: Path) -> list[str]:
    """List old copies of the database. They hold everything, also people who were forgotten since."""
    kinds = ("before", "replaced")
    found = [path for kind in kinds for path in sorted(database.parent.glob(f"{database.name}.{kind}-*"))]
    copies = [path for path in found if not path.name.endswith(("-wal", "-shm"))]
    return [f"kept copy    {path}, {path.stat().st_size / 1e6:.1f} MB: delete it when you can" for path in copies]


def _span(time: timedelta) -> str:
    minutes = int(time.total_seconds() // 60)
    if minutes < 2 * 60:
        return f"{minutes} min"
    return f"{minutes // 60} h" if minutes < 3 * 24 * 60 else f"{minutes // (24 * 60)} days"


# --- Schedule -------------------------------------------------------------------------------


async def schedule(context: HostContext) -> str:
    """Return the coming reminders, deadlines, ends of votes and notifications, earliest first."""
    entries = [*await _of_seats(context), *await _of_votes(context), *await _of_notifications(context)]
    return "\n".join(f"{at:{TIME}}  {what}" for at, what in sorted(entries)) or "Nothing is due."


async def _of_seats(context: HostContext) -> list[Entry]:
    entries: list[Entry] = []
    for waiting in await context.store.read.games.to_look_at(context.now() + FOR_EVER):
        if waiting.status is Status.RUNNING:
            entries += _of_seat(context, waiting)
    return entries


def _of_seat(context: HostContext, waiting: WaitingSeat) -> list[Entry]:
    seat, entries = waiting.seat, []
    hours = reminder_hours(waiting)
    if hours is not None and seat.user is not None and seat.counts_from is not None:
        day = context.day(seat.user, waiting.table_settings, waiting.person)
        due = day.next_waking(day.after_waking(seat.counts_from, hours))
        whom = "the table is told of" if seat.reminded else "reminder to"
        entries.append((due, f"{seat.game}  {whom} {seat.name}"))
    if seat.deadline is not None:
        what = waiting.table_settings.at_deadline.value
        entries.append((seat.deadline, f"{seat.game}  deadline of {seat.name}, then: {what}"))
    return entries


async def _of_votes(context: HostContext) -> list[Entry]:
    votes = await context.store.read.votes.overdue(context.now() + FOR_EVER)
    return [(vote.closes, f"{vote.game}  the vote ends ({vote.kind.value})") for vote in votes]


async def _of_notifications(context: HostContext) -> list[Entry]:
    entries = []
    for notification in await context.store.read.outbox.all_waiting():
        to = "a direct message" if notification.direct else f"a post to {notification.target}"
        tries = f", tried {notification.tries} times" if notification.tries else ""
        entries.append((notification.due, f"{notification.game}  {to} ({notification.kind}{tries})"))
    return entries
