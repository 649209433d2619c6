"""Files that nobody but the account of the bot may read: they hold seeds, hands and people."""

from __future__ import annotations

import os
from pathlib import Path

ONLY_OURS = 0o600


def make_private(path: Path) -> None:
    """Before anything is written into it; what was made by an earlier version is closed to others too."""
    is_new = not path.exists()
    handle = os.open(path, os.O_CREAT | os.O_WRONLY, ONLY_OURS)
    try:
        os.fchmod(handle, ONLY_OURS)
    finally:
        os.close(handle)
    if is_new:
        belongs_to_its_folder(path)


def belongs_to_its_folder(path: Path) -> None:
    """What root makes in the bot's folder must be the bot's, or it cannot use it."""
    if os.geteuid() == 0:
        folder = path.parent.stat()
        os.chown(path, folder.st_uid, folder.st_gid)


def write_private(path: Path, data: bytes) -> None:
    make_private(path)
    path.write_bytes(data)


def is_open_to_others(path: Path) -> bool:
    return path.exists() and bool(path.stat().st_mode & 0o077)
