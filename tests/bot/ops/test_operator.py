"""The operator's command line."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot import operator
from bot.host.model.facts import Status
from bot.host.model.preferences import AtDeadline, TableSettings
from bot.host.store import database as base
from bot.host.store import migrate
from bot.host.transfer.game_file import RENAMED
from bot.host.upkeep.upkeep import UpkeepSettings
from bot.lock import lock_database
from bot.settings import Settings
from tests.bot.helpers import ANN, BO, CHANNEL, GUILD, Evening, MovableClock
from tests.bot.toy import TOY


@pytest.fixture(autouse=True)
def unset(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the operator's commands see default settings, not those of this machine."""
    monkeypatch.setattr(operator, "load", lambda: Settings())


@pytest.fixture
def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(operator, "GAMES", {"toy": TOY})

    async def evening() -> None:
        async with Evening(tmp_path / "table.sqlite") as evening:
            await evening.begin_settled(ANN, BO)
            (tmp_path / "game").write_text(evening.game)

    asyncio.run(evening())
    return tmp_path


def operate(folder: Path, *words: str, database: str = "table.sqlite") -> int:
    return operator.main(["--database", str(folder / database), *words])


def test_games_are_listed(play: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert operate(play, "games") == 0
    assert "Ann, Bo" in capsys.readouterr().out


def test_a_game_is_exported_and_imported_into_another_database(play: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game, save = (play / "game").read_text(), play / "game.json"
    assert operate(play, "export", game, str(save), "--people") == 0
    asyncio.run(_make(play / "other.sqlite"))
    assert operate(play, "import", str(save), "--channel", "5", "--guild", "4", database="other.sqlite") == 0
    assert operate(play, "games", database="other.sqlite") == 0
    assert "Ann, Bo" in capsys.readouterr().out


def test_a_save_in_the_first_format_is_imported(play: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game, save = (play / "game").read_text(), play / "game.json"
    assert operate(play, "export", game, str(save), "--people") == 0
    save.write_text(json.dumps(_in_the_first_format(json.loads(save.read_text()))))
    asyncio.run(_make(play / "other.sqlite"))
    assert operate(play, "import", str(save), "--channel", "5", "--guild", "4", database="other.sqlite") == 0
    assert operate(play, "games", database="other.sqlite") == 0
    assert "Ann, Bo" in capsys.readouterr().out


def _in_the_first_format(save: dict[str, Any]) -> dict[str, Any]:
    def was(fields: dict[str, Any], part: str) -> dict[str, Any]:
        old = {new: old for old, new in RENAMED[part].items()}
        return {old.get(name, name): value for name, value in fields.items()}

    return {
        **save,
        "format": 1,
        "game": was(save["game"], "game"),
        "seats": [was(seat, "seats") for seat in save["seats"]],
    }


def test_a_game_is_not_imported_twice(play: Path) -> None:
    game, save = (play / "game").read_text(), play / "game.json"
    assert operate(play, "export", game, str(save)) == 0
    assert operate(play, "import", str(save)) == 1


async def _make(path: Path) -> None:
    await (await base.FileStore.open(path)).close()


def test_a_backup_is_a_complete_database(play: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert operate(play, "backup", str(play / "copy.sqlite")) == 0
    assert operate(play, "games", database="copy.sqlite") == 0
    assert "Ann, Bo" in capsys.readouterr().out


def test_a_failed_backup_prints_one_line(play: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert operate(play, "backup", str(play / "nowhere" / "copy.sqlite")) == 2
    assert "nowhere/copy.sqlite: unable to open" in capsys.readouterr().err


async def test_the_operator_works_while_the_bot_runs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy, save = tmp_path / "copy.sqlite", tmp_path / "game.json"
    with lock_database(tmp_path / "table.sqlite"):
        async with Evening(tmp_path / "table.sqlite") as evening:
            game = await evening.begin_settled(ANN, BO)
            playing = asyncio.create_task(evening.play_on((ANN, BO)))
            assert await asyncio.to_thread(operate, tmp_path, "backup", str(copy)) == 0
            assert await asyncio.to_thread(operate, tmp_path, "export", game, str(save)) == 0
            assert await asyncio.to_thread(operate, tmp_path, "games") == 0
            await playing
            assert await evening.awaited() == set()
    assert await asyncio.to_thread(operate, tmp_path, "games", database="copy.sqlite") == 0
    assert capsys.readouterr().out.count("Ann, Bo") == 2
    assert msgspec.json.decode(save.read_bytes())["game"]["id"] == game


def test_an_unknown_game_is_refused(play: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert operate(play, "export", "nosuch", str(play / "x.json")) == 1
    assert "no such game" in capsys.readouterr().err


def test_a_missing_database_is_not_created(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert operate(tmp_path, "games") == 2
    assert not (tmp_path / "table.sqlite").exists()


def test_a_file_that_is_not_a_save_is_refused(play: Path) -> None:
    (play / "wrong.json").write_text('{"game": 3}')
    assert operate(play, "import", str(play / "wrong.json")) == 1


# --- With a bot of another version -----------------------------------------------------------------


def version_of(path: Path) -> int:
    with closing(sqlite3.connect(path)) as db:
        return int(db.execute("PRAGMA user_version").fetchone()[0])


@pytest.fixture
def of_a_later_program(play: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let the operator's program have one migration more than the database of the bot."""
    later = play / "9999_later.sql"
    later.write_text("CREATE TABLE later (a);")
    steps = base.migrations()
    monkeypatch.setattr(base, "migrations", lambda: [*steps, later])
    return play


@pytest.mark.parametrize(
    "deed", [["games"], ["backup", "copy.db"], ["export", "GAME", "game.json"]], ids=lambda deed: deed[0]
)
def test_reading_commands_do_not_change_an_earlier_database(of_a_later_program: Path, deed: list[str]) -> None:
    folder = of_a_later_program
    before, database = version_of(folder / "table.sqlite"), (folder / "table.sqlite").read_bytes()
    game = (folder / "game").read_text()
    words = [game if word == "GAME" else str(folder / word) if "." in word else word for word in deed]
    assert operate(folder, *words) == 0
    assert version_of(folder / "table.sqlite") == before
    assert (folder / "table.sqlite").read_bytes() == database
    assert not list(folder.glob("*.before-*"))


def test_the_status_of_an_earlier_database_is_about_its_own_file(
    of_a_later_program: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (of_a_later_program / "table.sqlite.before-5").touch()
    assert operate(of_a_later_program, "status") == 0
    said = capsys.readouterr().out
    (copy,) = [line for line in said.splitlines() if line.startswith("kept copy")]
    assert str(of_a_later_program / "table.sqlite.before-5") in copy
    assert f"none in {of_a_later_program / 'backups'}" in said


def test_a_backup_of_an_earlier_database_keeps_its_version(of_a_later_program: Path) -> None:
    assert operate(of_a_later_program, "backup", str(of_a_later_program / "copy.db")) == 0
    assert version_of(of_a_later_program / "copy.db") == version_of(of_a_later_program / "table.sqlite")


def test_nothing_is_imported_into_a_database_of_another_version(
    play: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game, save = (play / "game").read_text(), play / "game.json"
    assert operate(play, "export", game, str(save)) == 0
    asyncio.run(_make(play / "other.sqlite"))
    later = play / "9999_later.sql"
    later.write_text("CREATE TABLE later (a);")
    steps = base.migrations()
    monkeypatch.setattr(base, "migrations", lambda: [*steps, later])
    assert operate(play, "import", str(save), database="other.sqlite") == 2
    assert "The bot upgrades it when it starts" in capsys.readouterr().err
    assert version_of(play / "other.sqlite") == len(steps)


def test_the_error_for_a_later_database_names_the_backup_before_the_upgrade(
    play: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    later, steps = play / "9999_later.sql", base.migrations()
    later.write_text("CREATE TABLE later (a);")
    with monkeypatch.context() as upgraded:
        upgraded.setattr(base, "migrations", lambda: [*steps, later])
        migrate(play / "table.sqlite")
    assert operate(play, "games") == 2
    copy = play / f"table.sqlite.before-{len(steps) + 1}"
    assert f"--database {play / 'table.sqlite'} restore {copy}" in capsys.readouterr().err
    assert copy.exists()


# --- Status and schedule ---------------------------------------------------------------------------


async def test_the_status_counts_games_by_state_and_says_why_one_is_quarantined(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(operator, "GAMES", {"toy": TOY})
    settings = UpkeepSettings(backup_every=timedelta(hours=24))
    async with Evening(tmp_path / "table.sqlite", upkeep=settings) as evening:
        await evening.begin_settled(ANN, BO, channel=71)
        spoilt = await evening.begin_settled(ANN, BO)
        evening.corrupt(spoilt)
        await evening.host.game_check.all()
        await evening.host.upkeep.run()
        assert await asyncio.to_thread(operate, tmp_path, "status") == 0
    said = capsys.readouterr().out
    assert "running 1, quarantined 1" in said
    assert f"{spoilt} since 2026-03-02 12:00: UnreadableSave: {spoilt} cannot be read after move" in said
    assert "last backup  2026-03-02 12:00" in said
    assert "database 0." in said


async def test_the_status_says_that_there_is_no_backup(play: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert await asyncio.to_thread(operate, play, "status") == 0
    assert f"none in {play / 'backups'}" in capsys.readouterr().out


def test_the_status_names_stored_copies(play: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shutil.copy(play / "table.sqlite", play / "table.sqlite.before-5")
    (play / "table.sqlite.before-5-wal").touch()
    assert operate(play, "status") == 0
    said = capsys.readouterr().out
    assert f"kept copy    {play / 'table.sqlite.before-5'}" in said
    assert said.count("kept copy") == 1


async def test_the_schedule_lists_reminders_and_deadlines(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = MovableClock()
    monkeypatch.setattr(operator, "GAMES", {"toy": TOY})
    monkeypatch.setattr(operator, "SystemClock", lambda: clock)
    agreed = TableSettings(nudge_hours=8, deadline_hours=48, at_deadline=AtDeadline.MILDEST)
    async with Evening(tmp_path / "table.sqlite", clock=clock) as evening:
        game = await evening.begin_settled(ANN, BO, table_settings=agreed)
        assert await asyncio.to_thread(operate, tmp_path, "schedule") == 0
        said = capsys.readouterr().out.splitlines()
        assert f"2026-03-02 20:00  {game}  reminder to Ann" in said
        assert f"2026-03-04 12:00  {game}  deadline of Ann, then: mildest" in said
        assert f"2026-03-02 12:00  {game}  a post to {CHANNEL} (begun)" in said
        assert said == sorted(said)
        await evening.deliver()
        clock.advance(hours=8)
        await evening.host.sweep()
        await evening.deliver()
        assert await asyncio.to_thread(operate, tmp_path, "schedule") == 0
    # Sixteen waking hours after noon, with a night in between.
    assert f"2026-03-03 14:00  {game}  the table is told of Ann" in capsys.readouterr().out.splitlines()


# --- Files, names and places -----------------------------------------------------------------------


def test_a_backup_does_not_overwrite_a_file(play: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (play / "copy.db").write_text("dear")
    assert operate(play, "backup", str(play / "copy.db")) == 2
    assert "--overwrite" in capsys.readouterr().err
    assert (play / "copy.db").read_text() == "dear"
    assert operate(play, "backup", str(play / "copy.db"), "--overwrite") == 0
    assert version_of(play / "copy.db") == len(base.migrations())


def test_games_are_listed_with_server_and_channel_by_name_where_they_are_known(
    play: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert operate(play, "games") == 0
    assert f"{GUILD} #{CHANNEL}" in capsys.readouterr().out
    with closing(sqlite3.connect(play / "table.sqlite")) as db, db:
        # A server's name may contain control characters.
        db.executemany("INSERT INTO places VALUES (?, ?)", [(GUILD, "Sietch\n\x1b[2J\u202eTabr"), (CHANNEL, "table")])
    assert operate(play, "games") == 0
    assert f"Sietch [2JTabr ({GUILD}) #table ({CHANNEL})" in capsys.readouterr().out


def place_of(path: Path, game: str) -> tuple[int, int]:
    with closing(sqlite3.connect(path)) as db:
        return tuple(db.execute("SELECT guild, channel FROM games WHERE id = ?", (game,)).fetchone())


def test_a_game_imported_for_another_server_belongs_to_it(play: Path) -> None:
    game, save = (play / "game").read_text(), play / "game.json"
    assert operate(play, "export", game, str(save)) == 0
    asyncio.run(_make(play / "other.sqlite"))
    assert operate(play, "import", str(save), "--channel", "55", "--guild", "44", database="other.sqlite") == 0
    assert place_of(play / "other.sqlite", game) == (44, 55)


def test_without_a_token_a_channel_needs_its_server_and_a_server_its_channel(
    play: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game, save = (play / "game").read_text(), play / "game.json"
    assert operate(play, "export", game, str(save)) == 0
    assert operate(play, "import", str(save), "--channel", "55") == 2
    assert "give --guild" in capsys.readouterr().err
    assert operate(play, "import", str(save), "--guild", "44") == 2
    assert "give --channel" in capsys.readouterr().err


def test_with_a_token_discord_says_to_which_server_the_channel_belongs(
    play: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def server_of(channel: int, token: str) -> int:
        return 44

    monkeypatch.setattr(operator, "load", lambda: Settings(discord_token="token"))
    monkeypatch.setattr(operator, "fetch_server", server_of)
    game, save = (play / "game").read_text(), play / "game.json"
    assert operate(play, "export", game, str(save), "--close") == 0
    assert operate(play, "import", str(save), "--channel", "55", "--guild", "43") == 2
    assert "belongs to the server 44" in capsys.readouterr().err
    assert operate(play, "import", str(save), "--channel", "55") == 0
    brought = capsys.readouterr().out.split()[0]
    assert place_of(play / "table.sqlite", brought) == (44, 55)


def test_moving_a_game_out_closes_it_and_tells_its_table(play: Path) -> None:
    game, save = (play / "game").read_text(), play / "game.json"
    assert operate(play, "export", game, str(save), "--close") == 0

    async def then() -> None:
        async with Evening(play / "table.sqlite", clock=MovableClock(datetime.now(UTC))) as evening:
            assert (await evening.host.summary(game)).status is Status.ABANDONED
            await evening.deliver()
            assert any("taken to another table" in post for post in evening.courier.public())

    asyncio.run(then())


def test_an_export_without_closing_says_that_the_game_goes_on(play: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert operate(play, "export", (play / "game").read_text(), str(play / "game.json")) == 0
    assert "goes on here too" in capsys.readouterr().out


def test_a_game_that_moved_out_returns_with_a_new_id(play: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game, save = (play / "game").read_text(), play / "game.json"
    assert operate(play, "export", game, str(save), "--close") == 0
    capsys.readouterr()
    assert operate(play, "import", str(save), "--channel", "55", "--guild", "44") == 0
    back = capsys.readouterr().out.split()[0]
    assert back != game

    async def play_on() -> None:
        async with Evening(play / "table.sqlite") as evening:
            evening.game = back
            await evening.play_on((ANN, BO))
            assert (await evening.host.summary(back)).status is Status.OVER

    asyncio.run(play_on())
