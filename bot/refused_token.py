"""A note of the token that Discord refused, so that the bot does not try it again. It would never become valid."""

from __future__ import annotations

import hashlib
from pathlib import Path

from bot.host.store.connection.private_files import write_private


class RefusedToken:
    """The file with the hash of the refused token."""

    def __init__(self, database: Path) -> None:
        self.file = database.with_name(f"{database.name}.refused-token")
        """Holds the hash of the token."""

    def is_this(self, token: str) -> bool:
        return self.file.exists() and self.file.read_bytes() == _fingerprint(token)

    def why_not_tried(self, token: str) -> str | None:
        """Return a sentence for the operator if this token was refused before."""
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
