"""The list of people who asked the bot to delete their data, so that restoring a backup does not bring the data back.

The list is a file beside the database, because a backup would bring its own list. It holds no user ids: each line has a
salt and a hash, so a person can only be recognised by somebody who already has the id.
"""

from __future__ import annotations

import hashlib
import secrets
from datetime import datetime
from pathlib import Path

from bot.host.store.private_files import make_private
from bot.host.store.rows import from_seconds


class Forgotten:
    """The file with the list."""

    def __init__(self, database: Path) -> None:
        self.file = database.with_name(f"{database.name}.forgotten")

    def add(self, user: int, now: datetime) -> None:
        make_private(self.file)
        salt = secrets.token_hex(8)
        with self.file.open("a", encoding="ascii") as file:
            file.write(f"{now.timestamp():.0f} {salt} {_fingerprint(user, salt)}\n")

    def since(self, then: datetime) -> list[Fingerprint]:
        """Return the fingerprints of the people who were forgotten at this time or later."""
        after = then.replace(microsecond=0)
        if not self.file.exists():
            return []
        lines = [line.split() for line in self.file.read_text(encoding="ascii").splitlines()]
        return [Fingerprint(salt, print_) for at, salt, print_ in lines if from_seconds(float(at)) >= after]


class Fingerprint:
    """The salted hash of one user id."""

    def __init__(self, salt: str, print_: str) -> None:
        self._salt = salt
        self._print = print_

    def is_of(self, user: int) -> bool:
        return _fingerprint(user, self._salt) == self._print


def _fingerprint(user: int, salt: str) -> str:
    return hashlib.blake2b(str(user).encode(), salt=bytes.fromhex(salt), digest_size=16).hexdigest()
