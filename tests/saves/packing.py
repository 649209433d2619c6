"""A kept database as a small file.

In the file the snapshots lie open, for they are much alike and together shrink to a tenth; unpacked they are as the
bot of that day wrote them, each compressed by itself. Nothing here depends on the bot of today.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import zstandard

HERE = Path(__file__).parent
SQUEEZED = ".sqlite.zst"


def kept() -> list[str]:
    """Return the names of the kept databases that hold tables of every variety."""
    return sorted(path.name.removesuffix(SQUEEZED) for path in HERE.glob(f"table-*{SQUEEZED}"))


def buttons_of(name: str) -> Path:
    """Return the file with the custom ids of all buttons when a database was kept."""
    return HERE / f"{name}.buttons.json"


def pack(database: Path, name: str) -> Path:
    """Compress a closed database into the kept ones. Its snapshots are decompressed first, so that the file is smaller."""
    _change_snapshots(database, zstandard.ZstdDecompressor().decompress)
    packed = HERE / f"{name}{SQUEEZED}"
    small = zstandard.ZstdCompressionParameters.from_level(22, window_log=27)
    packed.write_bytes(zstandard.ZstdCompressor(compression_params=small).compress(database.read_bytes()))
    return packed


def unpack(name: str, to: Path) -> Path:
    packed = (HERE / f"{name}{SQUEEZED}").read_bytes()
    to.write_bytes(zstandard.ZstdDecompressor(max_window_size=2**27).decompress(packed))
    _change_snapshots(to, zstandard.ZstdCompressor(level=6).compress)
    return to


def _change_snapshots(database: Path, change: Callable[[bytes], bytes]) -> None:
    with closing(sqlite3.connect(database)) as db:
        db.execute("PRAGMA journal_mode = DELETE")
        rows = db.execute("SELECT snapshot, game, seq FROM moves WHERE snapshot IS NOT NULL").fetchall()
        changed = [(change(snapshot), *key) for snapshot, *key in rows]
        db.executemany("UPDATE moves SET snapshot = ? WHERE game = ? AND seq = ?", changed)
        db.commit()
        db.execute("VACUUM")
