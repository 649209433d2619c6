"""The files of the rules and of the minds: whether they are still those that this process has loaded."""

from __future__ import annotations

import hashlib
from pathlib import Path

from games.core.data import DATA

PROGRAM = Path(__file__).parents[3]
PLACES = (PROGRAM / "games", PROGRAM / "players", DATA)


def digest_of_files() -> bytes:
    """Return a digest of the names, sizes and times of all files that decide what a mind answers."""
    found = hashlib.sha256()
    for place in PLACES:
        for file in sorted(place.rglob("*.*")):
            if file.suffix not in (".pyc", ".ftl"):
                about = file.stat()
                found.update(f"{file.relative_to(place)} {about.st_size} {about.st_mtime_ns}\n".encode())
    return found.digest()
