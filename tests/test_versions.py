"""The page of versions: every version is on it, and a database of each comes to the newest in one step, and back."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot import VERSION, operator
from bot.host.store.database import create_in_memory, migrate, migrations, upgrade_copy

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "versions.md").read_text(encoding="utf-8")


def rows(heading: str) -> list[str]:
    """Return the first cell of every row of the table below a heading."""
    section = PAGE.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    return re.findall(r"^\| (\d\S*) \|", section, re.MULTILINE)


def test_every_version_of_the_database_is_on_the_page() -> None:
    assert rows("Versions of the database") == [str(number) for number in range(1, len(migrations()) + 1)]


def test_the_last_version_of_the_bot_on_the_page_is_this_one() -> None:
    assert rows("Versions of the bot")[-1] == VERSION


def test_the_operator_is_told_the_version_of_the_database(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # The folder of the project may hold a `.env`.
    migrate(tmp_path / "sietch.db")
    assert operator.main(["--database", str(tmp_path / "sietch.db"), "status"]) == 0
    assert f"database     version {len(migrations())}, " in capsys.readouterr().out


def version_of(path: Path) -> int:
    with closing(sqlite3.connect(path)) as db:
        return int(db.execute("PRAGMA user_version").fetchone()[0])


@pytest.mark.parametrize("version", range(1, len(migrations())))
def test_a_database_of_any_version_comes_to_the_newest_at_once_and_is_kept_as_it_was(
    tmp_path: Path, version: int
) -> None:
    path = tmp_path / "sietch.db"
    with closing(create_in_memory(version)) as old, closing(sqlite3.connect(path)) as file:
        old.backup(file)
    migrate(path)
    assert version_of(path) == len(migrations())
    assert version_of(upgrade_copy(path, version + 1)) == version
