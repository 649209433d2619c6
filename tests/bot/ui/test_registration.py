"""Commands are sent to Discord when they have changed, and errors with their file do not stop the bot."""

from __future__ import annotations

import logging
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.check import missing_data
from bot.ui.commands.groups import MOST_IN_GROUP, UNWORDED, command, group
from bot.ui.registration import Registration


class Tree:
    """A command tree that counts how often the commands were sent."""

    def __init__(self) -> None:
        self.told = 0
        self.translator: Any = None
        self.client = self
        self.application_id = 7
        self.commands: list[Any] = []

    def add_command(self, command: Any, *, override: bool) -> None:
        pass

    async def set_translator(self, translator: Any) -> None:
        pass

    def get_commands(self) -> list[Any]:
        return self.commands

    async def sync(self) -> None:
        self.told += 1


async def register(file: Path, tree: Any) -> None:
    await Registration(file).register(tree)


def test_every_command_and_option_has_a_text() -> None:
    assert UNWORDED == [], "in data/locale/en/bot.ftl"


def test_the_check_names_a_command_without_a_text(monkeypatch: pytest.MonkeyPatch) -> None:
    lacking: list[str] = []
    monkeypatch.setattr("bot.ui.commands.groups.UNWORDED", lacking)
    monkeypatch.setattr("bot.check.UNWORDED", lacking)
    monkeypatch.setattr("bot.ui.commands.groups.REFERENCE", [])

    @command(group("dune-me"), "whistle")
    async def whistle(interaction: Any, how_loud: int) -> None: ...

    assert missing_data()[:2] == [
        "commands: no words for command-dune-me-whistle",
        "commands: no words for option-how-loud",
    ]


def test_the_error_for_a_full_group_says_what_to_do() -> None:
    full = group("dune-me")
    for number in range(MOST_IN_GROUP):
        full.command(name=f"n{number}", description="n")(_nothing)
    with pytest.raises(ValueError, match="/dune-me is full, Discord allows 25: put whistle under another group"):
        command(full, "whistle")


async def _nothing(interaction: Any) -> None: ...


async def test_unchanged_commands_are_sent_once(tmp_path: Path) -> None:
    tree = Tree()
    for _ in range(2):
        await register(tmp_path / "commands.json", tree)
    assert tree.told == 1


class Refusing(Tree):
    def __init__(self, status: int) -> None:
        super().__init__()
        self.status = status

    async def sync(self) -> None:
        await super().sync()
        raise discord.HTTPException(SimpleNamespace(status=self.status, reason="no"), {"code": 30034, "message": "no"})


async def test_refused_commands_do_not_stop_the_bot_and_are_sent_at_the_next_start(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    tree = Refusing(400)
    for _ in range(2):
        await register(tmp_path / "commands.json", tree)
    assert tree.told == 2
    assert "those registered before go on" in caplog.text


async def test_commands_are_retried_after_a_server_error(tmp_path: Path) -> None:
    with pytest.raises(discord.HTTPException):
        await register(tmp_path / "commands.json", Refusing(503))


@pytest.mark.parametrize("how", ["read_bytes", "write_text"])
async def test_an_unusable_file_only_causes_another_request(
    tmp_path: Path, how: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refuse(*given: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, how, refuse)  # Root may read and write everything.
    tree = Tree()
    with caplog.at_level(logging.WARNING):
        await register(tmp_path / "commands.json", tree)
    assert tree.told == 1
    assert ("cannot be written" in caplog.text) == (how == "write_text")
