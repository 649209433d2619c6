"""The operator's command line."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot import operator
from bot.host.store import Store
from bot.host.table.saves import RENAMED
from bot.lock import held
from tests.bot.helpers import ANN, BO, Evening
from tests.bot.toy import TOY


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


def test_a_game_goes_out_of_one_database_and_into_another(play: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game, save = (play / "game").read_text(), play / "game.json"
    assert operate(play, "export", game, str(save)) == 0
    asyncio.run(_make(play / "other.sqlite"))
    assert operate(play, "import", str(save), "--channel", "5", database="other.sqlite") == 0
    assert operate(play, "games", database="other.sqlite") == 0
    assert "Ann, Bo" in capsys.readouterr().out


def test_a_game_saved_in_the_first_format_is_taken_in(play: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game, save = (play / "game").read_text(), play / "game.json"
    assert operate(play, "export", game, str(save)) == 0
    save.write_text(json.dumps(_in_the_first_format(json.loads(save.read_text()))))
    asyncio.run(_make(play / "other.sqlite"))
    assert operate(play, "import", str(save), "--channel", "5", database="other.sqlite") == 0
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


def test_a_game_that_is_already_there_is_not_taken_in_twice(play: Path) -> None:
    game, save = (play / "game").read_text(), play / "game.json"
    assert operate(play, "export", game, str(save)) == 0
    assert operate(play, "import", str(save)) == 1


async def _make(path: Path) -> None:
    await (await Store.open(path)).close()


def test_a_backup_is_a_whole_database(play: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert operate(play, "backup", str(play / "copy.sqlite")) == 0
    assert operate(play, "games", database="copy.sqlite") == 0
    assert "Ann, Bo" in capsys.readouterr().out


def test_a_backup_that_cannot_be_written_is_said_in_a_line(play: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert operate(play, "backup", str(play / "nowhere" / "copy.sqlite")) == 2
    assert "nowhere/copy.sqlite: unable to open" in capsys.readouterr().err


async def test_the_operator_works_beside_a_host_that_plays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy, save = tmp_path / "copy.sqlite", tmp_path / "game.json"
    with held(tmp_path / "table.sqlite"):
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


def test_an_unknown_game_is_said_to_be_unknown(play: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert operate(play, "export", "nosuch", str(play / "x.json")) == 1
    assert "no such game" in capsys.readouterr().err


def test_a_missing_database_is_not_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert operate(tmp_path, "games") == 2
    assert not (tmp_path / "table.sqlite").exists()


def test_a_file_that_is_no_save_is_refused(play: Path) -> None:
    (play / "wrong.json").write_text('{"game": 3}')
    assert operate(play, "import", str(play / "wrong.json")) == 1
