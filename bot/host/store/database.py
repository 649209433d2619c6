"""The database file: opening, migrating with a backup first, one writer, online backup."""

from __future__ import annotations

import asyncio
import secrets
import shutil
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path

from bot.host.store.connections import (
    ChangeMark,
    Connection,
    Door,
    QuickDoor,
    ReadDoor,
    WriteDoor,
    connect,
    must_be_unlocked,
)
from bot.host.store.game_reader import StoredGame, read_whole
from bot.host.store.private_files import make_private
from bot.host.store.tables.bot_state import DiaryRows
from bot.host.store.tables.games import GameRows
from bot.host.store.tables.holders import HolderRows
from bot.host.store.tables.moves import MoveRows
from bot.host.store.tables.outbox import OutboxRows
from bot.host.store.tables.own_data import OwnRows
from bot.host.store.tables.packs import PackRows
from bot.host.store.tables.people import PeopleRows
from bot.host.store.tables.places import PlaceRows
from bot.host.store.tables.plans import PlanRows
from bot.host.store.tables.requests import RequestRows
from bot.host.store.tables.servers import ServerRows
from bot.host.store.tables.statistics import FigureRows
from bot.host.store.tables.talks import TalkRows
from bot.host.store.tables.votes import VoteRows

LARGEST_WAL = 4 * 1024 * 1024
"""Bytes to which the WAL file is cut once its pages are in the database. While somebody reads for long it grows on."""
UNLOCKED_WITHIN = 500
"""Milliseconds after which a database that somebody else has locked counts as one that cannot be written."""
PRAGMAS = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    "busy_timeout = 5000",
    "secure_delete = ON",
    f"journal_size_limit = {LARGEST_WAL}",
)
MIGRATIONS = Path(__file__).parent / "migrations"
ENOUGH = 1024 * 1024
"""Bytes that there must be room for."""
LEFT_BEHIND = ("-wal", "-journal")
"""What a database has beside it that was not closed in order."""


class Unusable(Exception):
    """The file cannot be opened, or is not a database of ours; the message says why."""


class TooNew(Unusable):
    """The file was written by a later version of the bot; the message says how to go back."""


class OtherVersion(Unusable):
    """The file is of an earlier version than ours, and nobody asked to bring it up to date."""


class RowSet:
    """All tables as seen through one door."""

    def __init__(self, door: Door) -> None:
        self.games = GameRows(door)
        self.moves = MoveRows(door)
        self.outbox = OutboxRows(door)
        self.people = PeopleRows(door)
        self.votes = VoteRows(door)
        self.talks = TalkRows(door)
        self.holders = HolderRows(door)
        self.plans = PlanRows(door)
        self.diary = DiaryRows(door)
        self.places = PlaceRows(door)
        self.packs = PackRows(door)
        self.figures = FigureRows(door)
        self.servers = ServerRows(door)
        self.own = OwnRows(door)
        self.requests = RequestRows(door)


class Store:
    def __init__(self, path: Path, writer: Connection | None, reader: Connection, instance: str) -> None:
        """Without a `writer` it is only looked at."""
        self.path = path
        self.instance = instance
        """Tells this database's outbox rows from those of any other."""
        self.read = RowSet(ReadDoor(reader))
        self._writer = writer
        self._reader = reader
        self._one_writer = asyncio.Lock()
        self.after_writing: list[Callable[[str | None], None]] = []
        """Told the game that something may have been written about, or none where it may concern any."""

    @classmethod
    async def open(cls, path: Path) -> Store:
        """For whoever plays: a file of an earlier version is brought up to date."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            make_private(path)
            await asyncio.to_thread(migrate, path)
        except (OSError, sqlite3.DatabaseError) as error:
            raise Unusable(str(error)) from error
        return await cls._opened(path)

    @classmethod
    async def open_as_it_is(cls, path: Path) -> Store:
        """To write beside a bot that plays: never brought up to date, for the bot may be of that version."""
        must_be_of_our_version(path)
        return await cls._opened(path)

    @classmethod
    async def look_at(cls, path: Path) -> Store:
        """Nothing in the file can change."""
        must_be_of_our_version(path)
        try:
            reader = await connect(reading_only(path), "query_only = ON", "busy_timeout = 5000")
            return cls(path, None, reader, await _instance_of(reader))
        except sqlite3.DatabaseError as error:
            raise Unusable(str(error)) from error

    @classmethod
    async def _opened(cls, path: Path) -> Store:
        try:
            writer = await connect(path, *PRAGMAS)
            await writer.run(writer.look_who_writes)
            reader = await connect(path, *PRAGMAS, "query_only = ON")
            return cls(path, writer, reader, await _instance_of(reader))
        except sqlite3.DatabaseError as error:
            raise Unusable(str(error)) from error

    async def close(self) -> None:
        async with self._one_writer:
            await self._reader.close()
            if self._writer is not None:
                await self._writer.close()

    async def whole(self, game: str) -> StoredGame | None:
        """All that a press needs of a game, read at once."""
        return await self._reader.run(lambda db: read_whole(db, game))

    @asynccontextmanager
    async def write(self, game: str | None = None) -> AsyncIterator[RowSet]:
        """One transaction: all of it is on the disk, or none. Without a question in between it is one hop.

        `game`: nothing is written but about this one.
        """
        try:
            async with self.write_for_outbox() as rows:
                yield rows
        finally:  # Whoever is cancelled at the very end does not learn that all of it is on the disk.
            self._tell(game)

    @asynccontextmanager
    async def write_for_outbox(self) -> AsyncIterator[RowSet]:
        """The same for what only the outbox reads: where its letters are, and its posts."""
        if self._writer is None:
            raise Unusable("it is only looked at")
        async with self._one_writer:
            door = WriteDoor(self._writer)
            try:
                yield RowSet(door)
                await door.commit()
            except BaseException:
                await door.roll_back()
                raise
            finally:
                self._tell_what_others_wrote(self._writer)

    @asynccontextmanager
    async def write_one_for_outbox(self) -> AsyncIterator[RowSet]:
        """The same where it is a single statement, whose answer is wanted: half the way."""
        if self._writer is None:
            raise Unusable("it is only looked at")
        async with self._one_writer:
            try:
                yield RowSet(QuickDoor(self._writer))
            finally:
                self._tell_what_others_wrote(self._writer)

    def _tell(self, game: str | None) -> None:
        for tell in self.after_writing:
            tell(game)

    def _tell_what_others_wrote(self, writer: Connection) -> None:
        """The operator may write beside a bot that plays; nobody knows about which game."""
        if writer.others_wrote:
            writer.others_wrote = False
            self._tell(None)

    @asynccontextmanager
    async def at_once(self) -> AsyncIterator[RowSet]:
        """Several things as they stood at one moment."""
        if self._writer is not None:
            async with self.write() as rows:
                yield rows
            return
        await self._reader.run(lambda db: db.execute("BEGIN"))
        try:
            yield self.read
        finally:
            await self._reader.run(lambda db: db.rollback())

    async def try_to_write(self) -> None:
        """Write something where there is room for a move. Raises `Unusable` if it does not work within a moment.

        Those who play wait longer for a database that somebody else has locked: so that is asked first.
        """
        if shutil.disk_usage(self.path.parent).free < ENOUGH:
            raise Unusable(f"there is no room left in {self.path.parent}")
        try:
            await asyncio.to_thread(must_be_unlocked, self.path, UNLOCKED_WITHIN)
            async with self.write() as rows:
                await rows.diary.try_to_write()
        except sqlite3.Error as error:
            raise Unusable(str(error)) from error

    async def scrub(self) -> None:
        """What was deleted lies nowhere any more: not in the file, and not in what was written ahead of it."""
        if self._writer is not None:
            async with self._one_writer:
                await self._writer.run(lambda db: db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall())

    async def change_mark(self) -> ChangeMark:
        """Return a mark that differs from an earlier one if anything was written between them."""
        if self._writer is None:
            raise Unusable("it is only looked at")
        return await self._writer.run(self._writer.change_mark)

    async def backup(self, to: Path) -> None:
        """A consistent copy while the table goes on playing."""
        await asyncio.to_thread(back_up, self.path, to)


def back_up(database: Path, to: Path) -> None:
    """Of a file of any version; whole, or not there at all."""
    part = to.with_name(f"{to.name}.part")
    try:
        part.unlink(missing_ok=True)
        copy_database(database, part)
        _must_be_whole(part)
        part.replace(to)
    except sqlite3.DatabaseError as error:
        raise Unusable(f"{to}: {error}") from error
    except OSError as error:
        raise Unusable(f"{to}: unable to open it ({error.strerror})") from error


async def _instance_of(reader: Connection) -> str:
    (row,) = await ReadDoor(reader).all("SELECT value FROM meta WHERE key = 'instance'")
    return str(row["value"])


def migrations() -> list[Path]:
    return sorted(MIGRATIONS.glob("*.sql"))


def reading_only(path: Path) -> str:
    """The address of a file in which nothing is changed."""
    return f"{path.absolute().as_uri()}?mode=ro"


def reading_at_rest(path: Path) -> str:
    """The address of a file that nobody writes: as it lies, where it was closed in order; else with what lies beside.

    SQLite would put files of its own beside any other, and could not read it where it may not.
    """
    unfinished = any(path.with_name(path.name + ending).exists() for ending in LEFT_BEHIND)
    return reading_only(path) if unfinished else f"{path.absolute().as_uri()}?immutable=1"


def must_be_of_our_version(path: Path) -> None:
    version = version_in(path)
    if version != len(migrations()):
        raise OtherVersion(
            f"{path.name} has version {version}, this program knows {len(migrations())}. It is brought up to date when"
            " the bot starts; until then the operator of the bot's own version works with it"
        )


def _must_be_whole(copy: Path) -> None:
    """A copy that cannot be restored is no backup."""
    with closing(sqlite3.connect(copy)) as db:
        (verdict,) = db.execute("PRAGMA quick_check(1)").fetchone()
    if verdict != "ok":
        raise sqlite3.DatabaseError(f"the copy is damaged ({verdict.splitlines()[0]})")


def kept_copy(path: Path, before: int) -> Path:
    """The copy that is made before a file is brought to this version."""
    return path.with_name(f"{path.name}.before-{before}")


def kept_copies(path: Path) -> list[Path]:
    return sorted(path.parent.glob(f"{path.name}.before-*"))


def migrate(path: Path) -> None:
    """Bring the file to the present version; an older one is copied aside first."""
    steps = migrations()
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        version = version_of(db, path)
        if version == len(steps):
            return
        if version:
            copy_database(path, kept_copy(path, version + 1))
        db.execute("PRAGMA journal_mode = WAL")
        for number, step in enumerate(steps[version:], version + 1):
            _apply(db, step.read_text(encoding="utf-8"), number)


def born(version: int) -> sqlite3.Connection:
    """An empty database of this version, in memory."""
    db = sqlite3.connect(":memory:", isolation_level=None)
    for number, step in enumerate(migrations()[:version], 1):
        _apply(db, step.read_text(encoding="utf-8"), number)
    return db


def version_in(path: Path) -> int:
    """Return the version of a file in which nothing is changed."""
    with closing(sqlite3.connect(reading_only(path), uri=True)) as db:
        return version_of(db, path)


def version_of(db: sqlite3.Connection, path: Path) -> int:
    version, known = int(db.execute("PRAGMA user_version").fetchone()[0]), len(migrations())
    if version > known:
        raise TooNew(f"{path.name} has version {version}, this bot knows {known}. {_way_back(path, known)}")
    return version


def _way_back(path: Path, known: int) -> str:
    copy = kept_copy(path, known + 1)
    if not copy.exists():
        return "Install the later version again"
    return (
        f"Install the later version again, or go back to the copy from before the upgrade, without what was played"
        f" since: python -m bot.operator --database {path.absolute()} restore {copy.absolute()}"
    )


def _apply(db: sqlite3.Connection, script: str, number: int) -> None:
    birth = f"INSERT INTO meta VALUES ('instance', '{secrets.token_hex(2)}');" if number == 1 else ""
    try:
        db.executescript(f"BEGIN IMMEDIATE; {script} {birth} PRAGMA user_version = {number}; COMMIT;")
    except sqlite3.Error:
        if db.in_transaction:
            db.rollback()
        raise


def copy_database(source: Path, to: Path) -> None:
    """Also while somebody plays with it."""
    _copy(reading_only(source), to)


def copy_at_rest(source: Path, to: Path) -> None:
    """Of a backup, which may lie where nothing can be written."""
    _copy(reading_at_rest(source), to)


def _copy(source: str, to: Path) -> None:
    make_private(to)
    with closing(sqlite3.connect(source, uri=True)) as live, closing(sqlite3.connect(to)) as copy:
        live.backup(copy)
