"""A token that Discord has refused is not tried again, however often the bot is started: it never becomes valid."""

from __future__ import annotations

import hashlib
from pathlib import Path

from bot.host.store.private_files import write_private


class RefusedToken:
    def __init__(self, database: Path) -> None:
        self.file = database.with_name(f"{database.name}.refused-token")
        """Holds a fingerprint of it."""

    def is_this(self, token: str) -> bool:
        return self.file.exists() and self.file.read_bytes() == _fingerprint(token)

    def complaint(self, token: str) -> str | None:
        """What is said instead of asking Discord again."""
        if not (token and self.is_this(token)):
            return None
        return (
            "Discord has refused this DISCORD_TOKEN before and is not asked again. Copy a new one from the bot's page;"
            f" if the mistake was Discord's, remove {self.file}."
        )

    def remember(self, token: str) -> None:
        write_private(self.file, _fingerprint(token))


def _fingerprint(token: str) -> bytes:
    return hashlib.sha256(token.encode()).hexdigest().encode()
