"""The operator's commands: list, export, import, back up and restore games. They work while the bot is running."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path
from typing import TypeAlias

import msgspec

from bot.host.loading.context import HostContext
from bot.host.loading.loaded import UnreadableSave
from bot.host.model.facts import Refused
from bot.host.model.hours import SystemClock
from bot.host.model.names import readable
from bot.host.people.own_data import OwnData
from bot.host.people.people import people_of
from bot.host.records.recorder import Recorder
from bot.host.store import (
    BadAddress,
    DamagedValue,
    Location,
    PostgresAddress,
    Store,
    Unusable,
    location_of,
    open_store_without_upgrade,
)
from bot.host.store.connection.faults import DATABASE_FAULTS
from bot.host.store.connection.private_files import write_private
from bot.host.store.database import back_up
from bot.host.store.health import (
    is_same_file,
    why_it_cannot_be_read,
    why_it_cannot_be_restored,
    why_it_failed,
)
from bot.host.store.opening import is_in_use, move_into, move_out
from bot.host.store.tables.requests import Request, RequestKind
from bot.host.transfer.exports import Exports, Venue
from bot.host.upkeep.requests import Requests
from bot.host.upkeep.servers import Servers
from bot.host.upkeep.upkeep import FOLDER
from bot.lock import InUse, lock_database
from bot.ops.read_only import open_for_reading
from bot.ops.reports import schedule, status
from bot.ops.restore import restore
from bot.settings import BadSettings, Settings, load
from bot.ui.channels import NoSuchChannel, fetch_server
from bot.ui.discord_private import point_at
from games.catalogue import GAMES
from games.core.protocol import say
from games.core.texts import plain, words

Subparsers: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


HIDDEN = "OPERATOR_ADDRESSES"
"""The name in the environment under which this program hands addresses with passwords to itself."""


class OperatorError(Exception):
    """A command cannot be done. The message says why and what to do instead."""


Command = Callable[[Location, argparse.Namespace], Awaitable[str]]
"""Called with the database and the arguments; returns the text to print."""


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="sietch operator", description=__doc__)
    top.add_argument("--database", type=_location, help="a file, or postgresql://…; unset: the one of the settings")
    commands = top.add_subparsers(dest="command", required=True)
    commands.add_parser("games", help="list all games, with their servers and channels")
    commands.add_parser("status", help="games by state, those set aside with why, sizes, the last backup")
    commands.add_parser("schedule", help="who is reminded when, which deadlines come, what the outbox waits for")
    export = commands.add_parser("export", help="write a whole game, secrets included, to a file; it names nobody")
    export.add_argument("game")
    export.add_argument("file", type=Path)
    export.add_argument("--people", action="store_true", help="with ids and names, so that all keep their seats")
    export.add_argument("--close", action="store_true", help="and close it here: it goes on elsewhere, with its people")
    take_in = commands.add_parser("import", help="bring an exported game to this table")
    take_in.add_argument("file", type=Path)
    take_in.add_argument("--channel", type=_id, help="in another channel than before")
    take_in.add_argument("--guild", type=_id, help="the server of that channel; with a token Discord is asked")
    backup = commands.add_parser("backup", help="copy the whole database, consistent, while the bot plays")
    backup.add_argument("file", type=Path)
    backup.add_argument("--overwrite", action="store_true", help="also where there is such a file")
    restore = commands.add_parser("restore", help="put a backup in the database's place; the bot must be stopped")
    restore.add_argument("file", type=Path)
    commands.add_parser("recompute-ratings", help="compute all ratings again from the recorded games")
    move = commands.add_parser("move", help="copy all games to a database of the other kind; the bot must be stopped")
    move.add_argument("to", type=_location, help="postgresql://…, or a new file")
    _add_rights(commands)
    return top


def _add_rights(commands: Subparsers) -> None:
    """Add the commands for people who ask what is stored about them, or who want it deleted."""
    data = commands.add_parser(
        "data", help="write everything that is stored about a person to a file, as /dune-me data"
    )
    data.add_argument("user", type=_id, help="the Discord id of the person")
    data.add_argument("file", type=Path)
    forget = commands.add_parser("forget", help="delete everything about a person, as /dune-me forget")
    forget.add_argument("user", type=_id, help="the Discord id of the person")
    server = commands.add_parser("forget-server", help="delete all games of a server, also those that are being played")
    server.add_argument("server", type=_id, help="the Discord id of the server")


def hide_passwords(command: Sequence[str]) -> None:
    """Start this program again without the passwords among its arguments: every account can list processes.

    The new process finds the whole addresses in its environment, which only this account can read.
    """
    hidden: dict[str, str] = {}
    shown = [_hidden(argument, hidden) for argument in command]
    if hidden:
        os.execve(sys.executable, shown, {**os.environ, HIDDEN: json.dumps(hidden)})


def _hidden(argument: str, hidden: dict[str, str]) -> str:
    """Return an argument without the password of its address, and note the whole address."""
    option, is_option, value = argument.partition("=") if argument.startswith("--") else ("", "", argument)
    try:
        found = location_of(value)
    except BadAddress:
        return argument
    if not isinstance(found, PostgresAddress) or not found.secrets:
        return argument
    shown = f"{found}?hidden={len(hidden)}"
    hidden[shown] = found.url
    return f"{option}{is_option}{shown}"


def _id(text: str) -> int:
    """Return a Discord id. Larger numbers do not fit into a database."""
    if not (text.isascii() and text.isdigit() and 0 < int(text) < 2**63):
        raise argparse.ArgumentTypeError(f"{text} is no Discord id")
    return int(text)


def _location(text: str) -> Location:
    try:
        return location_of(json.loads(os.environ.get(HIDDEN, "{}")).get(text, text))
    except BadAddress as error:
        raise argparse.ArgumentTypeError(f"this {error}") from None


def main(arguments: Sequence[str] | None = None) -> int:
    given = parser().parse_args(arguments)
    hide_passwords(sys.orig_argv)
    try:
        print(asyncio.run(_run(given)))
    except Refused as refused:
        print(_refusal(refused), file=sys.stderr)
        return 1
    except OSError as error:
        print(": ".join(str(part) for part in (error.filename, error.strerror or error) if part) + ".", file=sys.stderr)
        return 2
    except (OperatorError, NoSuchChannel, BadSettings, Unusable) as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def _refusal(refused: Refused) -> str:
    """Return why a command was refused. Advice for players on Discord is replaced by advice for the operator."""
    if refused.reason.key == "host-no-such-game":
        return "There is no such game. `python -m bot.operator games` lists all."
    if refused.reason.key == "host-no-data":
        return "Nothing is stored about this person."
    return plain(words().say(refused.reason))


async def _run(given: argparse.Namespace) -> str:
    path: Location = given.database or load().location
    if isinstance(path, Path) and not path.exists() and given.command not in CREATES_DATABASE:
        raise OperatorError(f"There is no database at {path}.")
    if given.command not in CREATES_DATABASE and (found := why_it_cannot_be_read(path)):
        raise OperatorError(found)
    if given.command in WRITES_FILE:
        _check_target(given.file, path)
    try:
        return await COMMANDS[given.command](path, given)
    except UnreadableSave as error:
        raise OperatorError(f"{path}: the game {error}, because a value is damaged ({error.__cause__}).") from error
    except (msgspec.MsgspecError, DamagedValue, *DATABASE_FAULTS) as error:
        raise OperatorError(why_it_failed(path, error)) from error


def _check_target(file: Path, database: Location) -> None:
    """Refuse to write over the database, or over anything that is no plain file, such as a folder or a device."""
    if isinstance(database, Path) and is_same_file(file, database):
        raise OperatorError(f"{file} is the database itself: choose another name for the file.")
    if file.exists() and not file.is_file():
        raise OperatorError(f"{file} is no plain file: choose another name.")


async def _games(path: Location, given: argparse.Namespace) -> str:
    async with open_for_reading(path) as store:
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


async def _status(path: Location, given: argparse.Namespace) -> str:
    async with open_for_reading(path) as store:
        settings = load()
        beside = path.parent if isinstance(path, Path) else settings.folder
        folder, after = settings.backup_folder or beside / FOLDER, timedelta(days=settings.forget_days) or None
        return await status(_context(store), path, folder, after)


async def _schedule(path: Location, given: argparse.Namespace) -> str:
    async with open_for_reading(path) as store:
        return await schedule(_context(store))


def _named(place: int | None, names: dict[int, str], mark: str = "") -> str:
    """Return the name and id of a server or channel, or only the id if the name is unknown."""
    if place is None:
        return "-"
    return f"{mark}{readable(names[place])} ({place})" if place in names else f"{mark}{place}"


async def _export(path: Location, given: argparse.Namespace) -> str:
    if given.close:
        store = await open_store_without_upgrade(path)
        try:
            write_private(given.file, await Exports(_context(store)).export_and_close(given.game))
        finally:
            await store.close()
        return f"{given.game} is in {given.file} and closed here. The file contains all secrets of the game."
    async with open_for_reading(path) as store:
        write_private(given.file, await Exports(_context(store)).export(given.game, people=given.people))
    named = "It names those who play" if given.people else "It names nobody: after an import all seats are free"
    return (
        f"{given.game} is in {given.file}. It contains all secrets of the game. {named}. The game goes on here too. To"
        " move it elsewhere, export it with --close, or end it here with /dune-admin end."
    )


async def _import(path: Location, given: argparse.Namespace) -> str:
    place = await _place(given)
    store = await open_store_without_upgrade(path)
    try:
        game = await Exports(_context(store)).import_game(given.file.read_bytes(), place)
    finally:
        await store.close()
    return (
        f"{game} is at this table now. If it was not closed where it came from (export --close), there are two copies."
    )


async def _place(given: argparse.Namespace) -> Venue | None:
    """Return the channel where an imported game is to be played, or None for the channel in the file."""
    if given.channel is None:
        if given.guild is not None:
            raise OperatorError("--guild alone names no channel: give --channel as well.")
        return None
    settings = load()
    if not settings.discord_token:
        if given.guild is None:
            raise OperatorError("Without DISCORD_TOKEN the server of the channel is unknown: give --guild.")
        return Venue(given.guild, given.channel)
    return Venue(await _ask_discord(settings, given), given.channel)


async def _ask_discord(settings: Settings, given: argparse.Namespace) -> int:
    """Return the server of the given channel, as Discord says."""
    if settings.discord_address:
        point_at(settings.discord_address)
    guild = await fetch_server(given.channel, settings.discord_token)
    if given.guild not in (None, guild):
        raise OperatorError(f"The channel {given.channel} belongs to the server {guild}, not to {given.guild}.")
    return guild


async def _backup(path: Location, given: argparse.Namespace) -> str:
    if given.file.exists() and not given.overwrite:
        raise OperatorError(f"{given.file} exists already: choose another name, or use --overwrite.")
    if isinstance(path, Path):
        await asyncio.to_thread(back_up, path, given.file)
        return f"The copy is {given.file}."
    copied = await asyncio.to_thread(move_out, path, given.file)
    return f"The copy is {given.file}, a file of SQLite with {copied.games} games. Keep {FORGOTTEN} beside it as well."


async def _move(path: Location, given: argparse.Namespace) -> str:
    """Copy the database to one of the other kind. Both sides are compared before it is said to be done."""
    if isinstance(path, Path) == isinstance(given.to, Path):
        raise OperatorError("A file is moved to postgresql://…, and PostgreSQL to a file. Name one of each.")
    if isinstance(given.to, Path) and given.to.exists():
        raise OperatorError(f"{given.to} exists already: choose another name.")
    async with _stopped(path):
        if isinstance(path, Path):
            copied = await asyncio.to_thread(move_into, path, given.to)
        else:
            copied = await asyncio.to_thread(move_out, path, given.to)
    return (
        f"{copied.games} games are in {given.to} now: {copied.rows} rows of {len(copied.sums)} tables, counted and"
        f" compared by checksum. {path} is as it was. Set SIETCH_DATABASE to the new place, and start the bot."
    )


@asynccontextmanager
async def _stopped(path: Location) -> AsyncIterator[None]:
    """Make sure that no bot plays with a database while something is done with it."""
    if not isinstance(path, Path):
        if await asyncio.to_thread(is_in_use, path):
            raise OperatorError(f"A bot is playing with {path}: stop all of them first.")
        yield
        return
    try:
        with lock_database(path):
            yield
    except InUse:
        raise OperatorError(f"A bot is playing with {path}: stop it first.") from None


async def _restore(path: Location, given: argparse.Namespace) -> str:
    if found := why_it_cannot_be_restored(given.file, path if isinstance(path, Path) else None):
        raise OperatorError(found)
    async with _stopped(path):
        done = await restore(given.file, path, load().folder, GAMES, SystemClock())
    lines = [
        f"{path} is as it was on {done.went_back_to:%Y-%m-%d %H:%M} UTC. Open tables, which are told: {done.games}."
    ]
    if done.forgotten:
        lines.append(f"People who asked to be forgotten since, and were forgotten again: {done.forgotten}.")
    if done.kept_as:
        lines.append(f"The replaced database is kept as {done.kept_as}: delete it when it is no longer needed.")
    return " ".join(lines)


async def _recompute_ratings(path: Location, given: argparse.Namespace) -> str:
    store = await open_store_without_upgrade(path)
    try:
        counted = await Recorder(_context(store)).recompute()
    finally:
        await store.close()
    return f"All ratings are computed again, from {counted} games."


async def _data(path: Location, given: argparse.Namespace) -> str:
    async with open_for_reading(path) as store:
        write_private(given.file, await OwnData(_context(store)).of(given.user))
    return f"Everything that is stored about {given.user} is in {given.file}."


async def _forget(path: Location, given: argparse.Namespace) -> str:
    async with open_for_reading(path) as store:
        if given.user not in await store.read.people.everybody():
            raise Refused(say("host-no-data"))
    return await _ask_to_forget(path, Request(RequestKind.FORGET_PERSON, given.user))


async def _forget_server(path: Location, given: argparse.Namespace) -> str:
    async with open_for_reading(path) as store:
        if given.server not in await store.read.servers.known():
            raise OperatorError("Nothing is stored about this server.")
    return await _ask_to_forget(path, Request(RequestKind.FORGET_SERVER, given.server))


async def _ask_to_forget(path: Location, request: Request) -> str:
    """Delete data at once if no bot is running with the database. Otherwise ask the running bot to do it."""
    store = await open_store_without_upgrade(path)
    try:
        async with store.write() as rows:
            await rows.requests.put(request)
        try:
            async with _stopped(path):
                await _carry_out_requests(_context(store))
        except OperatorError:
            return f"The bot that is playing forgets {request.target} within a minute. {COPIES_REMAIN}"
    finally:
        await store.close()
    return f"{request.target} is forgotten. {COPIES_REMAIN}"


async def _carry_out_requests(context: HostContext) -> None:
    await Requests(context, people_of(context), Servers(context)).run()


def _context(store: Store) -> HostContext:
    return HostContext(store, GAMES, SystemClock())


COMMANDS: dict[str, Command] = {
    "games": _games,
    "status": _status,
    "schedule": _schedule,
    "export": _export,
    "import": _import,
    "backup": _backup,
    "restore": _restore,
    "recompute-ratings": _recompute_ratings,
    "move": _move,
    "data": _data,
    "forget": _forget,
    "forget-server": _forget_server,
}
FORGOTTEN = "the file .forgotten"
WRITES_FILE = ("export", "backup", "data")
COPIES_REMAIN = "Backups and copies that were made before still hold them: `status` lists those beside the database."
CREATES_DATABASE = ("restore",)
"""The commands that do not need an existing database."""


if __name__ == "__main__":
    sys.exit(main())
