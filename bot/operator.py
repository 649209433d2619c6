"""`python -m bot.operator`: for whoever runs the bot, also while it plays. No deed brings the database up to date."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Awaitable, Callable, Sequence
from datetime import timedelta
from pathlib import Path
from typing import TypeAlias

import msgspec

from bot.host.lobby.handover import HandOver
from bot.host.model.facts import Refused
from bot.host.model.hours import SystemClock
from bot.host.model.names import readable
from bot.host.people.own_data import OwnData
from bot.host.people.people import People
from bot.host.play.context import HostContext
from bot.host.play.move_writer import MoveWriter
from bot.host.play.table import Table
from bot.host.play.votes import Votes
from bot.host.store import DatabaseFault, Store, Unusable
from bot.host.store.database import back_up
from bot.host.store.health import is_same_file, why_it_cannot_be_read, why_it_cannot_be_restored
from bot.host.store.private_files import write_private
from bot.host.store.tables.requests import Request, RequestKind
from bot.host.transfer.exports import Exports, Venue
from bot.host.upkeep.requests import Requests
from bot.host.upkeep.servers import Servers
from bot.host.upkeep.upkeep import FOLDER
from bot.lock import InUse, held
from bot.ops.read_only import looked_at
from bot.ops.reports import schedule, status
from bot.ops.restore import restore
from bot.settings import BadSettings, Settings, load
from bot.ui.address import point_at
from bot.ui.visiting import NoSuchChannel, server_of
from games.catalogue import GAMES
from games.core.protocol import say
from games.core.texts import plain, words

Subparsers: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


class Wrong(Exception):
    """What cannot be done, and what to do instead, in a sentence."""


Deed = Callable[[Path, argparse.Namespace], Awaitable[str]]
"""With the database and what was given; returns what to say."""


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="sietch operator", description=__doc__)
    top.add_argument("--database", type=Path, help="the database file; unset: the one of the settings")
    pending = top.add_subparsers(dest="deed", required=True)
    pending.add_parser("games", help="list all games, with their servers and channels")
    pending.add_parser("status", help="games by state, those set aside with why, sizes, the last backup")
    pending.add_parser("schedule", help="who is reminded when, which deadlines come, what the outbox waits for")
    export = pending.add_parser("export", help="write a whole game, secrets included, to a file; it names nobody")
    export.add_argument("game")
    export.add_argument("file", type=Path)
    export.add_argument("--people", action="store_true", help="with ids and names, so that all keep their seats")
    export.add_argument("--close", action="store_true", help="and close it here: it goes on elsewhere, with its people")
    take_in = pending.add_parser("import", help="bring an exported game to this table")
    take_in.add_argument("file", type=Path)
    take_in.add_argument("--channel", type=int, help="in another channel than before")
    take_in.add_argument("--guild", type=int, help="the server of that channel; with a token Discord is asked")
    backup = pending.add_parser("backup", help="copy the whole database, consistent, while the bot plays")
    backup.add_argument("file", type=Path)
    backup.add_argument("--overwrite", action="store_true", help="also where there is such a file")
    restore = pending.add_parser("restore", help="put a backup in the database's place; the bot must be stopped")
    restore.add_argument("file", type=Path)
    _add_rights(pending)
    return top


def _add_rights(pending: Subparsers) -> None:
    """Commands for people who ask by mail what is stored about them, or want it deleted."""
    data = pending.add_parser("data", help="write everything that is stored about a person to a file, as /dune-me data")
    data.add_argument("user", type=int, help="the Discord id of the person")
    data.add_argument("file", type=Path)
    forget = pending.add_parser("forget", help="delete everything about a person, as /dune-me forget")
    forget.add_argument("user", type=int, help="the Discord id of the person")
    server = pending.add_parser("forget-server", help="delete all games of a server, also those that are being played")
    server.add_argument("server", type=int, help="the Discord id of the server")


def main(arguments: Sequence[str] | None = None) -> int:
    given = parser().parse_args(arguments)
    try:
        print(asyncio.run(_do(given)))
    except Refused as refused:
        print(_refusal(refused), file=sys.stderr)
        return 1
    except OSError as error:
        print(f"{error.filename}: {error.strerror}." if error.filename else error, file=sys.stderr)
        return 2
    except (Wrong, NoSuchChannel, BadSettings, Unusable, DatabaseFault, msgspec.MsgspecError) as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def _refusal(refused: Refused) -> str:
    """Say why. What players are advised to do on Discord is no advice for the operator."""
    if refused.reason.key == "host-no-such-game":
        return "There is no such game. `python -m bot.operator games` lists all."
    if refused.reason.key == "host-no-data":
        return "Nothing is stored about this person."
    return plain(words().say(refused.reason))


async def _do(given: argparse.Namespace) -> str:
    path = given.database or load().database
    if not path.exists() and given.deed not in MAKES_ONE:
        raise Wrong(f"There is no database at {path}.")
    if given.deed not in MAKES_ONE and (found := why_it_cannot_be_read(path)):
        raise Wrong(found)
    if given.deed in WRITES_A_FILE and is_same_file(given.file, path):
        raise Wrong(f"{given.file} is the database itself: choose another name for the file.")
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
        settings = load()
        folder, after = settings.backup_folder or path.parent / FOLDER, timedelta(days=settings.forget_days) or None
        return await status(_context(store), path, folder, after)


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
        store = await Store.open_without_upgrade(path)
        try:
            write_private(given.file, await Exports(_context(store)).move_out(given.game))
        finally:
            await store.close()
        return f"{given.game} is in {given.file} and closed here. The file holds everybody's secrets."
    async with looked_at(path) as store:
        write_private(given.file, await Exports(_context(store)).export(given.game, people=given.people))
    named = "It names those who play" if given.people else "It names nobody: after an import all seats are free"
    return (
        f"{given.game} is in {given.file}. It holds everybody's secrets. {named}. The game goes on here too: if it is"
        " to go on elsewhere, export it with --close, or end it with /dune-admin end."
    )


async def _import(path: Path, given: argparse.Namespace) -> str:
    place = await _place(given)
    store = await Store.open_without_upgrade(path)
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
    if found := why_it_cannot_be_restored(given.file, path):
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


async def _data(path: Path, given: argparse.Namespace) -> str:
    async with looked_at(path) as store:
        write_private(given.file, await OwnData(_context(store)).of(given.user))
    return f"Everything that is stored about {given.user} is in {given.file}."


async def _forget(path: Path, given: argparse.Namespace) -> str:
    async with looked_at(path) as store:
        if given.user not in await store.read.people.everybody():
            raise Refused(say("host-no-data"))
    return await _ask_to_forget(path, Request(RequestKind.FORGET_PERSON, given.user))


async def _forget_server(path: Path, given: argparse.Namespace) -> str:
    async with looked_at(path) as store:
        if given.server not in await store.read.servers.known():
            raise Wrong("Nothing is stored of this server.")
    return await _ask_to_forget(path, Request(RequestKind.FORGET_SERVER, given.server))


async def _ask_to_forget(path: Path, request: Request) -> str:
    """Forget at once where no bot plays with the database. A bot that plays does it, with what it has in memory."""
    store = await Store.open_without_upgrade(path)
    try:
        async with store.write() as rows:
            await rows.requests.put(request)
        try:
            with held(path):
                await _carry_out_requests(_context(store))
        except InUse:
            return f"The bot that is playing forgets {request.target} within a minute. {KEPT_COPIES}"
    finally:
        await store.close()
    return f"{request.target} is forgotten. {KEPT_COPIES}"


async def _carry_out_requests(context: HostContext) -> None:
    people = People(context, HandOver(context, Votes(context, Table(context, MoveWriter(context)))))
    await Requests(context, people, Servers(context)).run()


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
    "data": _data,
    "forget": _forget,
    "forget-server": _forget_server,
}
WRITES_A_FILE = ("export", "backup", "data")
KEPT_COPIES = "Backups and copies that were made before still hold them: `status` lists those beside the database."
MAKES_ONE = ("restore",)
"""These need no database that is there already."""


if __name__ == "__main__":
    sys.exit(main())
