"""Where the database is: the path of a file of SQLite, or the address of a PostgreSQL server."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TypeAlias
from urllib.parse import SplitResult, parse_qsl, unquote, urlsplit

SCHEMES = ("postgresql://", "postgres://")
SECRETS = ("password", "sslpassword")
"""The parameters of an address that nobody may see."""
NO_PATH = re.compile(r"^[a-z][a-z0-9+.-]+:/|:[^/]*@|^postgres(ql)?:|\bpassword\s*=", re.IGNORECASE)
"""Finds addresses that are written wrongly. As the path of a file they would be shown with their password."""
BAD_CODE = re.compile(r"%(?![0-9a-f]{2})|%00", re.IGNORECASE)
HOW_TO_WRITE = (
    "is no address of the form postgresql://name:password@host:port/database. Write special characters of the password"
    " as %XX, such as %40 for @"
)


class BadAddress(ValueError):
    """An address that cannot be understood. The message does not repeat it, because it may hold a password."""


class PostgresAddress:
    """The address of a database of PostgreSQL. It is never shown with its password."""

    def __init__(self, url: str) -> None:
        try:
            parts = urlsplit(url)
            is_whole = _is_whole(url, parts)
        except ValueError:
            is_whole = False
        if not is_whole:
            raise BadAddress(HOW_TO_WRITE)
        self.url = url
        self.secrets = _secrets_of(parts)
        """The passwords in the address, as they are written and as they are meant."""
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
        for secret in self.secrets:
            text = text.replace(secret, "…")
        return text


def _is_whole(url: str, parts: SplitResult) -> bool:
    """Return whether an address is split in the right places, which some characters of a password prevent."""
    has_port = parts.port is None or parts.port > 0
    is_split = parts.netloc.count("@") <= 1 and "@" not in parts.path + parts.query and not parts.fragment
    has_names = all("=" in each for each in parts.query.split("&") if each)
    return url.isprintable() and has_port and is_split and has_names and not BAD_CODE.search(url)


def _secrets_of(parts: SplitResult) -> list[str]:
    written = [each.partition("=")[2] for each in parts.query.split("&") if each.partition("=")[0] in SECRETS]
    meant = [value for name, value in parse_qsl(parts.query) if name in SECRETS]
    password = parts.password or ""
    found = {password, unquote(password), *written, *meant, *map(unquote, written)}
    return sorted(found - {""}, key=len, reverse=True)


Location: TypeAlias = Path | PostgresAddress


def location_of(text: str) -> Location:
    """Return what a setting or an argument names. Raise `BadAddress` for an address that is written wrongly."""
    if not text.startswith(SCHEMES) and NO_PATH.search(text):
        raise BadAddress(HOW_TO_WRITE)
    return PostgresAddress(text) if text.startswith(SCHEMES) else Path(text).expanduser()
