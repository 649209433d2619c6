"""Files that only the account of the bot may read, because they hold seeds, hands and personal data."""

from __future__ import annotations

import os
from pathlib import Path

PRIVATE_MODE = 0o600


def make_private(path: Path) -> None:
    """Create a file if it is missing, and let only its owner read it. Call this before writing to it."""
    is_new = not path.exists()
    handle = os.open(path, os.O_CREAT | os.O_WRONLY, PRIVATE_MODE)
    try:
        os.fchmod(handle, PRIVATE_MODE)
    finally:
        os.close(handle)
    if is_new:
        give_to_folder_owner(path)


def give_to_folder_owner(path: Path) -> None:
    """Give a file that root created to the owner of its folder, so that the bot can use it."""
    if os.geteuid() == 0:
        folder = path.parent.stat()
        os.chown(path, folder.st_uid, folder.st_gid)


def write_private(path: Path, data: bytes) -> None:
    make_private(path)
    path.write_bytes(data)


def is_open_to_others(path: Path) -> bool:
    return path.exists() and bool(path.stat().st_mode & 0o077)
