"""Files that the operator's commands cannot use: one sentence, exit code 2, and nothing changed."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot import operator
from bot.settings import Settings
from tests.bot.helpers import ANN, BO, Evening
from tests.bot.toy import TOY

COMMANDS = {
    "status": ["status"],
    "games": ["games"],
    "schedule": ["schedule"],
    "export": ["export", "GAME", "FOLDER/game.json"],
    "import": ["import", "FOLDER/save.json"],
    "backup": ["backup", "FOLDER/copy.db"],
    "data": ["data", "5", "FOLDER/data.json"],
    "forget": ["forget", "5"],
    "forget-server": ["forget-server", "5"],
    "recompute-ratings": ["recompute-ratings"],
}
DAMAGES = ("truncated", "damaged", "text", "empty", "foreign")


@pytest.fixture
def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(operator, "load", lambda: Settings())
    monkeypatch.setattr(operator, "GAMES", {"toy": TOY})

    async def evening() -> None:
        async with Evening(tmp_path / "table.sqlite") as evening:
            await evening.begin_settled(ANN, BO)
            (tmp_path / "game").write_text(evening.game)

    asyncio.run(evening())
    assert operate(tmp_path, "export", (tmp_path / "game").read_text(), str(tmp_path / "save.json")) == 0
    return tmp_path


def operate(folder: Path, *words: str, database: str = "table.sqlite") -> int:
    return operator.main(["--database", str(folder / database), *words])


def damage_file(folder: Path, how: str) -> bytes:
    """Write a file that is no usable database, and return its bytes."""
    path, whole = folder / "spoilt.db", (folder / "table.sqlite").read_bytes()
    if how == "foreign":
        with closing(sqlite3.connect(path)) as db, db:
            db.execute("CREATE TABLE recipes (name TEXT)")
    else:
        middle = len(whole) // 2
        path.write_bytes(
            {
                "truncated": whole[:middle],
                "damaged": whole[:8192] + b"\xff" * (len(whole) - 8192),
                "text": b"Dear aunt, the desert is hot.\n" * 200,
                "empty": b"",
            }[how]
        )
    return path.read_bytes()


@pytest.mark.parametrize("how", DAMAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_a_file_that_is_not_our_database_is_refused_in_one_sentence(
    play: Path, capsys: pytest.CaptureFixture[str], command: str, how: str
) -> None:
    before, game = damage_file(play, how), (play / "game").read_text()
    words = [word.replace("GAME", game).replace("FOLDER", str(play)) for word in COMMANDS[command]]
    capsys.readouterr()
    assert operate(play, *words, database="spoilt.db") == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.splitlines()) == 1
    assert f"{play / 'spoilt.db'} cannot be used: it is " in said.err
    assert (play / "spoilt.db").read_bytes() == before
    assert not (play / "copy.db").exists()


def test_a_truncated_file_is_called_damaged(play: Path, capsys: pytest.CaptureFixture[str]) -> None:
    damage_file(play, "truncated")
    assert operate(play, "status", database="spoilt.db") == 2
    assert "it is damaged (" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["games", "schedule", "export", "data", "forget"])
@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE seats SET name = CAST(X'61FF62' AS TEXT)",
        "UPDATE games SET status = 'runnixg'",
        "UPDATE games SET moved = 'never'",
        "UPDATE moves SET snapshot = X'0011FF'",
    ],
)
def test_a_damaged_value_is_told_in_one_sentence(
    play: Path, capsys: pytest.CaptureFixture[str], command: str, statement: str
) -> None:
    """SQLite's own check finds nothing wrong with such a file. A command that does not read the value works."""
    shutil.copy(play / "table.sqlite", play / "spoilt.db")
    with closing(sqlite3.connect(play / "spoilt.db")) as db, db:
        db.execute(statement)
    words = {"data": ["data", str(ANN.id), str(play / "data.json")], "forget": ["forget", str(ANN.id)]}
    game = (play / "game").read_text()
    given = [word.replace("GAME", game).replace("FOLDER", str(play)) for word in words.get(command, COMMANDS[command])]
    capsys.readouterr()
    status, said = operate(play, *given, database="spoilt.db"), capsys.readouterr()
    assert (status, len(said.err.splitlines())) in ((0, 0), (2, 1))
    assert status == 0 or all(word in said.err for word in (str(play / "spoilt.db"), " is damaged ("))


def test_the_first_fault_of_a_damaged_file_is_named(play: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = (play / "table.sqlite").read_bytes()
    (play / "spoilt.db").write_bytes(whole[: 20 * 4096] + b"\xff" * 4096 + whole[21 * 4096 :])
    assert operate(play, "status", database="spoilt.db") == 2
    assert "***" not in capsys.readouterr().err


@pytest.mark.parametrize("how", DAMAGES)
def test_a_file_that_is_not_a_backup_is_not_restored(play: Path, capsys: pytest.CaptureFixture[str], how: str) -> None:
    damage_file(play, how)
    before = (play / "table.sqlite").read_bytes()
    assert operate(play, "restore", str(play / "spoilt.db")) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert (play / "table.sqlite").read_bytes() == before


# --- The database itself ---------------------------------------------------------------------------


def other_name(folder: Path, how: str) -> str:
    """Return another path of the database file."""
    database = folder / "table.sqlite"
    if how == "symlink":
        (folder / "link.db").symlink_to(database)
        return str(folder / "link.db")
    if how == "hardlink":
        os.link(database, folder / "link.db")
        return str(folder / "link.db")
    return os.path.relpath(database) if how == "relative" else str(database)


@pytest.mark.parametrize("how", ["same", "symlink", "hardlink", "relative"])
def test_a_database_is_not_restored_from_itself(play: Path, capsys: pytest.CaptureFixture[str], how: str) -> None:
    before, name = (play / "table.sqlite").read_bytes(), other_name(play, how)
    capsys.readouterr()
    assert operate(play, "restore", name) == 2
    assert "is the database itself" in capsys.readouterr().err
    assert (play / "table.sqlite").read_bytes() == before
    assert not list(play.glob("*.replaced-*"))


@pytest.mark.parametrize("how", ["same", "symlink", "hardlink", "relative"])
@pytest.mark.parametrize("command", ["backup", "export", "data"])
def test_no_command_writes_its_file_over_the_database(
    play: Path, capsys: pytest.CaptureFixture[str], command: str, how: str
) -> None:
    before, name = (play / "table.sqlite").read_bytes(), other_name(play, how)
    game = (play / "game").read_text()
    words = {
        "backup": ["backup", name, "--overwrite"],
        "export": ["export", game, name],
        "data": ["data", str(ANN.id), name],
    }
    assert operate(play, *words[command]) == 2
    assert "is the database itself" in capsys.readouterr().err
    assert (play / "table.sqlite").read_bytes() == before


@pytest.mark.parametrize("command", ["backup", "export", "data"])
@pytest.mark.parametrize("kind", ["folder", "device"])
def test_no_command_writes_its_file_over_a_folder_or_a_device(
    play: Path, capsys: pytest.CaptureFixture[str], command: str, kind: str
) -> None:
    """A pipe stands for a device: replacing it would have removed it for every program of the machine."""
    target = play / "target"
    target.mkdir() if kind == "folder" else os.mkfifo(target)
    words = {
        "backup": ["backup", str(target), "--overwrite"],
        "export": ["export", (play / "game").read_text(), str(target)],
        "data": ["data", str(ANN.id), str(target)],
    }
    capsys.readouterr()
    assert operate(play, *words[command]) == 2
    assert capsys.readouterr().err == f"{target} is no plain file: choose another name.\n"
    assert not target.is_file()


@pytest.mark.parametrize("words", [["data", "ID", "x.json"], ["forget", "ID"], ["forget-server", "ID"]])
@pytest.mark.parametrize("number", ["0", "99999999999999999999999999", "Ann"])
def test_a_number_that_is_no_id_is_refused(
    play: Path, capsys: pytest.CaptureFixture[str], words: list[str], number: str
) -> None:
    with pytest.raises(SystemExit) as ended:
        operate(play, *(number if word == "ID" else word for word in words))
    assert ended.value.code == 2
    assert f"{number} is no Discord id" in capsys.readouterr().err


# --- Plain sentences -------------------------------------------------------------------------------


def test_the_error_for_an_unknown_game_names_a_command(play: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert operate(play, "export", "nogame", str(play / "x.json")) == 1
    said = capsys.readouterr().err
    assert "/dune" not in said
    assert "no such game" in said
    assert "python -m bot.operator games" in said


@pytest.mark.parametrize("words", [["import", "nowhere.json"], ["export", "GAME", "nowhere/game.json"]])
def test_the_error_for_a_missing_file_has_no_errno(
    play: Path, capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    game = (play / "game").read_text()
    given = [game if word == "GAME" else str(play / word) if "." in word else word for word in words]
    assert operate(play, *given) == 2
    said = capsys.readouterr().err
    assert "Errno" not in said
    assert "nowhere" in said
    assert "No such file or directory" in said
