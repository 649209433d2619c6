"""`python -m bot.operator`: for whoever runs the bot, also while it plays. No deed brings the database up to date."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import msgspec

from bot.host.context import HostContext
from bot.host.facts import Refused
from bot.host.people.hours import SystemClock
from bot.host.people.names import readable
from bot.host.store import Store, Unusable
from bot.host.store.base import back_up
from bot.host.store.health import why_it_cannot_be_restored
from bot.host.store.private import write_private
from bot.host.table.exports import Exports, Venue
from bot.host.upkeep.looking import looked_at
from bot.host.upkeep.reports import schedule, status
from bot.host.upkeep.restoring import restore
from bot.host.upkeep.upkeep import FOLDER
from bot.lock import InUse, held
from bot.settings import BadSettings, Settings, load
from bot.ui.address import point_at
from bot.ui.visiting import NoSuchChannel, server_of
from games.catalogue import GAMES
from games.core.texts import plain, words


class Wrong(Exception):
    """What cannot be done, and what to do instead, in a sentence."""


Deed = Callable[[Path, argparse.Namespace], Awaitable[str]]
"""With the database and what was given; returns what to say."""


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="python -m bot.operator", description=__doc__)
    top.add_argument("--database", type=Path, help="the database file; unset: the one of the settings")
    pending = top.add_subparsers(dest="deed", required=True)
    pending.add_parser("games", help="list all games, with their servers and channels")
    pending.add_parser("status", help="games by state, those set aside with why, sizes, the last backup")
    pending.add_parser("schedule", help="who is reminded when, which deadlines come, what the outbox waits for")
    export = pending.add_parser("export", help="write a whole game, secrets included, to a file")
    export.add_argument("game")
    export.add_argument("file", type=Path)
    export.add_argument("--close", action="store_true", help="and close it here, for it goes on where it is brought")
    take_in = pending.add_parser("import", help="bring an exported game to this table")
    take_in.add_argument("file", type=Path)
    take_in.add_argument("--channel", type=int, help="in another channel than before")
    take_in.add_argument("--guild", type=int, help="the server of that channel; with a token Discord is asked")
    backup = pending.add_parser("backup", help="copy the whole database, consistent, while the bot plays")
    backup.add_argument("file", type=Path)
    backup.add_argument("--overwrite", action="store_true", help="also where there is such a file")
    restore = pending.add_parser("restore", help="put a backup in the database's place; the bot must be stopped")
    restore.add_argument("file", type=Path)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    given = parser().parse_args(arguments)
    try:
        print(asyncio.run(_do(given)))
    except Refused as refused:
        print(plain(words().say(refused.reason)), file=sys.stderr)
        return 1
    except (Wrong, NoSuchChannel, BadSettings, Unusable, OSError, msgspec.MsgspecError) as error:
        print(error, file=sys.stderr)
        return 2
    return 0


async def _do(given: argparse.Namespace) -> str:
    path = given.database or load().database
    if not path.exists() and given.deed not in MAKES_ONE:
        raise Wrong(f"There is no database at {path}.")
    return await DEEDS[given.deed](path, given)


async def _games(path: Path, given: argparse.Namespace) -> str:
    async with looked_at(path) as store:
        names = await store.read.places.names()
        lines = []
        for game in await store.read.games.all_ids():
            row = await store.read.games.get(game)
            if row is not None:
                seated = ", ".join(seat.name for seat in await store.read.games.seats(game))
                where = f"{_named(row.guild, names)} {_named(row.channel, names, '#')}"
                lines.append(
                    f"{row.id}  {row.status.value:<11}  {row.key:<10}  {row.moved:%Y-%m-%d %H:%M}  {where}  {seated}"
                )
    return "\n".join(lines) or "No games."


async def _status(path: Path, given: argparse.Namespace) -> str:
    async with looked_at(path) as store:
        return await status(_context(store), path, load().backup_folder or path.parent / FOLDER)


async def _schedule(path: Path, given: argparse.Namespace) -> str:
    async with looked_at(path) as store:
        return await schedule(_context(store))


def _named(place: int | None, names: dict[int, str], mark: str = "") -> str:
    """By name where the bot has seen it, else by its number."""
    if place is None:
        return "-"
    return f"{mark}{readable(names[place])} ({place})" if place in names else f"{mark}{place}"


async def _export(path: Path, given: argparse.Namespace) -> str:
    if given.close:
        store = await Store.open_as_it_is(path)
        try:
            write_private(given.file, await Exports(_context(store)).move_out(given.game))
        finally:
            await store.close()
        return f"{given.game} is in {given.file} and closed here. The file holds everybody's secrets."
    async with looked_at(path) as store:
        write_private(given.file, await Exports(_context(store)).export(given.game, people=True))
    return (
        f"{given.game} is in {given.file}. It holds everybody's secrets. The game goes on here too: if it is to go on"
        " elsewhere, export it with --close, or end it with /dune-admin end."
    )


async def _import(path: Path, given: argparse.Namespace) -> str:
    place = await _place(given)
    store = await Store.open_as_it_is(path)
    try:
        game = await Exports(_context(store)).take_in(given.file.read_bytes(), place)
    finally:
        await store.close()
    return f"{game} is at this table now. If it was not closed where it came from (export --close), it is played twice."


async def _place(given: argparse.Namespace) -> Venue | None:
    """Where the game is to be played; None: where it was."""
    if given.channel is None:
        if given.guild is not None:
            raise Wrong("A server alone is no place: give --channel as well.")
        return None
    settings = load()
    if not settings.discord_token:
        if given.guild is None:
            raise Wrong("Without DISCORD_TOKEN nobody can be asked to which server the channel belongs: give --guild.")
        return Venue(given.guild, given.channel)
    return Venue(await _asked(settings, given), given.channel)


async def _asked(settings: Settings, given: argparse.Namespace) -> int:
    if settings.discord_address:
        point_at(settings.discord_address)
    guild = await server_of(given.channel, settings.discord_token)
    if given.guild not in (None, guild):
        raise Wrong(f"The channel {given.channel} belongs to the server {guild}, not to {given.guild}.")
    return guild


async def _backup(path: Path, given: argparse.Namespace) -> str:
    if given.file.exists() and not given.overwrite:
        raise Wrong(f"There is a file {given.file} already: choose another name, or --overwrite it.")
    await asyncio.to_thread(back_up, path, given.file)
    return f"The copy is {given.file}."


async def _restore(path: Path, given: argparse.Namespace) -> str:
    if found := why_it_cannot_be_restored(given.file):
        raise Wrong(found)
    try:
        with held(path):
            done = await restore(given.file, path, GAMES, SystemClock())
    except InUse:
        raise Wrong(f"A bot is playing with {path}: stop it first.") from None
    lines = [
        f"{path} stands as on {done.went_back_to:%Y-%m-%d %H:%M} UTC. Open tables, all of which are told: {done.games}."
    ]
    if done.forgotten:
        lines.append(f"People who asked to be forgotten since, and were forgotten again: {done.forgotten}.")
    if done.kept_as:
        lines.append(f"What was there is kept as {done.kept_as}: delete it when it is no longer needed.")
    return " ".join(lines)


def _context(store: Store) -> HostContext:
    return HostContext(store, GAMES, SystemClock())


DEEDS: dict[str, Deed] = {
    "games": _games,
    "status": _status,
    "schedule": _schedule,
    "export": _export,
    "import": _import,
    "backup": _backup,
    "restore": _restore,
}
MAKES_ONE = ("restore",)
"""These need no database that is there already."""


if __name__ == "__main__":
    sys.exit(main())
