"""The list of people who asked the bot to delete their data, so that restoring a backup does not bring the data back.

The list is a file beside the database, because a backup would bring its own list. It holds no user ids: each line has a
salt and a hash, so a person can only be recognised by somebody who already has the id.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path

from bot.host.store.connection.private_files import make_private
from bot.host.store.connection.rows import from_seconds

Entry = tuple[float, str, str]
"""When somebody was forgotten, a salt, and the hash of their id with the salt."""


class Forgotten:
    """The file with the list of a file of SQLite. A database of PostgreSQL has a table."""

    def __init__(self, database: Path) -> None:
        self.file = database.with_name(f"{database.name}.forgotten")

    def add(self, user: int, now: datetime) -> None:
        make_private(self.file)
        salt, mark = new_entry(user)
        with self.file.open("a", encoding="ascii") as file:
            file.write(f"{now.timestamp():.0f} {salt} {mark}\n")

    def since(self, then: datetime) -> list[Fingerprint]:
        """Return the fingerprints of the people who were forgotten at this time or later."""
        after = then.replace(microsecond=0)
        return [Fingerprint(salt, mark) for at, salt, mark in self.entries() if from_seconds(at) >= after]

    def entries(self) -> list[Entry]:
        if not self.file.exists():
            return []
        lines = [line.split() for line in self.file.read_text(encoding="ascii").splitlines()]
        return [(float(at), salt, mark) for at, salt, mark in lines]

    def add_entries(self, entries: Iterable[Entry]) -> None:
        """Add entries of another list that are not here yet."""
        known = {(salt, mark) for _, salt, mark in self.entries()}
        new = [entry for entry in entries if entry[1:] not in known]
        if new:
            make_private(self.file)
            with self.file.open("a", encoding="ascii") as file:
                file.writelines(f"{at:.0f} {salt} {mark}\n" for at, salt, mark in new)


class Fingerprint:
    """The salted hash of one user id."""

    def __init__(self, salt: str, print_: str) -> None:
        self._salt = salt
        self._print = print_

    def is_of(self, user: int) -> bool:
        return _fingerprint(user, self._salt) == self._print


def new_entry(user: int) -> tuple[str, str]:
    """Return a new salt, and the hash of this id with the salt."""
    salt = secrets.token_hex(8)
    return salt, _fingerprint(user, salt)


def _fingerprint(user: int, salt: str) -> str:
    return hashlib.blake2b(str(user).encode(), salt=bytes.fromhex(salt), digest_size=16).hexdigest()
