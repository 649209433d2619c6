"""Who asked to be forgotten, and when: a fingerprint beside the database, so that no backup brings them back.

It is outside the database because a backup that is restored would bring its own list. It holds no id: each line has a
salt of its own, and only who is met again in an old copy can be recognised by it.
"""

from __future__ import annotations

import hashlib
import secrets
from datetime import datetime
from pathlib import Path

from bot.host.store.private_files import make_private
from bot.host.store.rows import moment


class Forgotten:
    def __init__(self, database: Path) -> None:
        self.file = database.with_name(f"{database.name}.forgotten")

    def add(self, user: int, now: datetime) -> None:
        make_private(self.file)
        salt = secrets.token_hex(8)
        with self.file.open("a", encoding="ascii") as file:
            file.write(f"{now.timestamp():.0f} {salt} {_fingerprint(user, salt)}\n")

    def since(self, then: datetime) -> list[Fingerprint]:
        """Of those who were forgotten after this time; the list knows whole seconds."""
        after = then.replace(microsecond=0)
        if not self.file.exists():
            return []
        lines = [line.split() for line in self.file.read_text(encoding="ascii").splitlines()]
        return [Fingerprint(salt, print_) for at, salt, print_ in lines if moment(float(at)) >= after]


class Fingerprint:
    def __init__(self, salt: str, print_: str) -> None:
        self._salt = salt
        self._print = print_

    def is_of(self, user: int) -> bool:
        return _fingerprint(user, self._salt) == self._print


def _fingerprint(user: int, salt: str) -> str:
    return hashlib.blake2b(str(user).encode(), salt=bytes.fromhex(salt), digest_size=16).hexdigest()
