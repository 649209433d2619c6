"""Where the database is: the path of a file of SQLite, or the address of a PostgreSQL server."""

from __future__ import annotations

from pathlib import Path
from typing import TypeAlias
from urllib.parse import unquote, urlsplit

SCHEMES = ("postgresql://", "postgres://")


class BadAddress(ValueError):
    """An address that cannot be understood. The message does not repeat it, because it may hold a password."""


class PostgresAddress:
    """The address of a database of PostgreSQL. It is never shown with its password."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        try:
            has_port = parts.port is None or parts.port > 0
        except ValueError:
            has_port = False
        # A password with one of these characters splits the address in the wrong place.
        if not has_port or parts.netloc.count("@") > 1 or "@" in parts.path or parts.fragment:
            raise BadAddress(
                "is no address of the form postgresql://name:password@host:port/database. Write special characters of"
                " the password as %XX, such as %40 for @"
            )
        self.url = url
        self.password = unquote(parts.password or "")
        account = f"{parts.username}@" if parts.username else ""
        port = f":{parts.port}" if parts.port else ""
        self._shown = f"postgresql://{account}{parts.hostname or ''}{port}{parts.path}"

    def __str__(self) -> str:
        return self._shown

    def __repr__(self) -> str:
        return f"PostgresAddress({self._shown})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PostgresAddress) and other.url == self.url

    def __hash__(self) -> int:
        return hash(self.url)

    def without_password(self, text: str) -> str:
        """Return an error of the driver without the password, should it be in it."""
        return text.replace(self.password, "…") if self.password else text


Location: TypeAlias = Path | PostgresAddress


def location_of(text: str) -> Location:
    """Return what a setting or an argument names."""
    return PostgresAddress(text) if text.startswith(SCHEMES) else Path(text).expanduser()
