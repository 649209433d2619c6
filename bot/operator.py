"""`python -m bot.operator`: for whoever runs the bot. Lists, exports, imports, backs up, also while the bot runs."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from bot.host.context import HostContext
from bot.host.facts import Refused
from bot.host.people.hours import SystemClock
from bot.host.store import Store, Unusable
from bot.host.store.health import complaint
from bot.host.store.private import write_private
from bot.host.table.exports import Exports
from bot.settings import BadSettings, load
from games.catalogue import GAMES
from games.core.texts import plain, words


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="python -m bot.operator", description=__doc__)
    top.add_argument("--database", type=Path, help="the database file; unset: the one of the settings")
    pending = top.add_subparsers(dest="deed", required=True)
    pending.add_parser("games", help="list all games")
    export = pending.add_parser("export", help="write a whole game, secrets included, to a file")
    export.add_argument("game")
    export.add_argument("file", type=Path)
    take_in = pending.add_parser("import", help="bring an exported game to this table")
    take_in.add_argument("file", type=Path)
    take_in.add_argument("--channel", type=int, help="in another channel than before")
    backup = pending.add_parser("backup", help="copy the whole database, consistent, while the bot plays")
    backup.add_argument("file", type=Path)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    given = parser().parse_args(arguments)
    try:
        print(asyncio.run(_do(given)))
    except Refused as refused:
        print(plain(words().say(refused.reason)), file=sys.stderr)
        return 1
    except (BadSettings, Unusable, OSError, msgspec.MsgspecError) as error:
        print(error, file=sys.stderr)
        return 2
    return 0


async def _do(given: argparse.Namespace) -> str:
    path = given.database or load().database
    if not path.exists():
        raise FileNotFoundError(f"There is no database at {path}.")
    if found := complaint(path):
        raise Unusable(found)
    store = await Store.open(path)
    try:
        context = HostContext(store, GAMES, SystemClock())
        match given.deed:
            case "games":
                return await _list(store)
            case "export":
                write_private(given.file, await Exports(context).export(given.game, people=True))
                return f"{given.game} is in {given.file}. It holds everybody's secrets."
            case "import":
                game = await Exports(context).take_in(given.file.read_bytes(), given.channel)
                return f"{game} is at this table now."
            case _:
                await store.backup(given.file)
                return f"The copy is {given.file}."
    finally:
        await store.close()


async def _list(store: Store) -> str:
    lines = []
    for game in await store.read.games.all_ids():
        row = await store.read.games.get(game)
        if row is not None:
            seats = await store.read.games.seats(game)
            names = ", ".join(seat.name for seat in seats)
            lines.append(f"{row.id}  {row.status.value:<11}  {row.key:<10}  {row.moved:%Y-%m-%d %H:%M}  {names}")
    return "\n".join(lines) or "No games."


if __name__ == "__main__":
    sys.exit(main())
