"""The store, as all services know it. `database` has the one for SQLite, `postgres_store` the one for PostgreSQL."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from datetime import datetime
from pathlib import Path

from bot.host.store.cluster import Cluster
from bot.host.store.connection.executors import ChangeMark, Executor, Unusable
from bot.host.store.forgotten_people import Fingerprint
from bot.host.store.game_reader import StoredGame
from bot.host.store.tables.bot_state import BotStateRows
from bot.host.store.tables.community.challenges import ChallengeRows
from bot.host.store.tables.community.finished import FinishedRows
from bot.host.store.tables.community.puzzles import PuzzleRows
from bot.host.store.tables.community.reviews import ReviewRows
from bot.host.store.tables.community.seekers import SeekerRows
from bot.host.store.tables.community.tournaments import TournamentRows
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
from bot.host.store.tables.statistics import StatisticsRows
from bot.host.store.tables.talks import TalkRows
from bot.host.store.tables.votes import VoteRows


class RowSet:
    """The SQL about all tables, run by one executor."""

    def __init__(self, executor: Executor) -> None:
        self.games = GameRows(executor)
        self.moves = MoveRows(executor)
        self.outbox = OutboxRows(executor)
        self.people = PeopleRows(executor)
        self.votes = VoteRows(executor)
        self.talks = TalkRows(executor)
        self.holders = HolderRows(executor)
        self.plans = PlanRows(executor)
        self.bot_state = BotStateRows(executor)
        self.places = PlaceRows(executor)
        self.packs = PackRows(executor)
        self.statistics = StatisticsRows(executor)
        self.servers = ServerRows(executor)
        self.own = OwnRows(executor)
        self.requests = RequestRows(executor)
        self.finished = FinishedRows(executor)
        self.seekers = SeekerRows(executor)
        self.challenges = ChallengeRows(executor)
        self.reviews = ReviewRows(executor)
        self.tournaments = TournamentRows(executor)
        self.puzzles = PuzzleRows(executor)


class Store(ABC):
    """The open database."""

    cluster: Cluster | None = None
    """The agreements with other processes that play with this database, or None if there can be none."""

    def __init__(self, folder: Path, reader: Executor, instance: str) -> None:
        self.folder = folder
        """Where files are that belong to the database, such as backups."""
        self.instance = instance
        """A mark that tells the buttons and notifications of this database from those of another."""
        self.read = RowSet(reader)
        self.after_writing: list[Callable[[str | None], None]] = []
        """Called with the id of the game that was written, or None if several may have changed."""

    @property
    def is_shared(self) -> bool:
        """Whether other processes may play with this database at the same time."""
        return self.cluster is not None

    async def takes_duty(self, name: str, every: float) -> bool:
        """Return whether this process is to do some regular work now, so that not all of them do it."""
        return self.cluster is None or await self.cluster.takes_duty(name, every)

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def read_game(self, game: str) -> StoredGame | None:
        """Return everything that a button press needs of a game, read in one call."""

    @asynccontextmanager
    async def write(self, game: str | None = None) -> AsyncIterator[RowSet]:
        """Open a transaction: everything in it is written, or nothing.

        `game` is the only game that the transaction changes, or None if it may change several.
        """
        try:
            async with self.write_for_outbox() as rows:
                yield rows
        finally:  # A task that is cancelled at the end may have written everything.
            self._call_after_writing(game)

    @abstractmethod
    def write_for_outbox(self) -> AbstractAsyncContextManager[RowSet]:
        """Open a transaction that only changes what the outbox reads: notifications and posts."""

    @abstractmethod
    def write_one_for_outbox(self) -> AbstractAsyncContextManager[RowSet]:
        """Run a single statement for the outbox as a transaction, in half the time."""

    def _call_after_writing(self, game: str | None) -> None:
        for tell in self.after_writing:
            tell(game)

    @abstractmethod
    def read_consistently(self) -> AbstractAsyncContextManager[RowSet]:
        """Let several SELECTs see the database as it is at one moment."""

    @abstractmethod
    async def try_to_write(self) -> None:
        """Check that a move could be written. Raise `Unusable` if not."""

    async def truncate_wal(self) -> None:
        """Truncate the WAL file, so that no deleted data stays on the disk. Some databases cannot do this."""
        return

    async def change_mark(self) -> ChangeMark:
        """Return a mark that differs from an earlier one if anything was written in between."""
        raise Unusable("the changes of this database are not counted")

    async def backup(self, to: Path) -> None:
        """Write a consistent copy while the bot is running."""
        raise Unusable("this database is backed up by its own means")

    @abstractmethod
    async def note_forgotten(self, who: int, now: datetime) -> None:
        """Note that a person or a server was forgotten. A restored backup does not bring them back."""

    @abstractmethod
    async def forgotten_since(self, then: datetime) -> list[Fingerprint]:
        """Return the fingerprints of people who were forgotten at this time or later."""

    async def copy_forgotten(self, copy: Path) -> None:
        """Write the list of those who were forgotten beside a copy of the database."""
        raise Unusable("this database is backed up by its own means")

    @abstractmethod
    async def version(self) -> int:
        """Return the number of the last migration."""

    @abstractmethod
    async def sizes(self) -> dict[str, int]:
        """Return the bytes that the database takes, by file or part."""
