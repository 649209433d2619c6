"""Settings, logs, the check and the supervisor: what whoever runs the bot relies on."""

import asyncio
import json
import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import discord
import msgspec
import pytest

from bot import supervisor
from bot.check import check
from bot.log import ForMachines, ForPeople
from bot.settings import BadSettings, Settings, load


def env(tmp_path: Path, text: str) -> Path:
    path = tmp_path / ".env"
    path.write_text(text)
    return path


def test_without_any_setting_the_sandbox_is_opened(tmp_path):
    assert load(tmp_path / "none", {}) == Settings()


def test_the_environment_wins_over_the_file(tmp_path):
    path = env(tmp_path, "# a comment\nDISCORD_TOKEN='file'\nSIETCH_METRICS_PORT=9100\n")
    settings = load(path, {"DISCORD_TOKEN": "shell", "HOME": "/root"})
    assert settings.discord_token == "shell"
    assert settings.metrics_port == 9100


def test_what_is_left_empty_counts_as_unset(tmp_path):
    assert load(env(tmp_path, "SIETCH_METRICS_PORT=\n"), {}).metrics_port is None


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("SIETCH_METRICS_PORT=99999", "SIETCH_METRICS_PORT"),
        ("SIETCH_LOG_LEVEL=LOUD", "SIETCH_LOG_LEVEL"),
        ("DISCORD_TOKN=x", "DISCORD_TOKN"),
        ("SIETCH_SANDBOX_PORT=many", "SIETCH_SANDBOX_PORT=many"),
        ("SIETCH_DISCORD_ADDRESS=somewhere", "SIETCH_DISCORD_ADDRESS=somewhere"),
        ("just words", "line 1"),
    ],
)
def test_a_bad_setting_is_named(tmp_path, line, named):
    with pytest.raises(BadSettings, match=named):
        load(env(tmp_path, line), {})


def test_a_file_of_settings_that_is_no_text_is_named(tmp_path):
    (tmp_path / ".env").write_bytes(b"\xff\xfe")
    with pytest.raises(BadSettings, match=r"\.env cannot be read"):
        load(tmp_path / ".env", {})


def test_the_example_sets_nothing_and_shows_every_setting_with_its_default(tmp_path):
    text = Path(".env.example").read_text()
    assert load(Path(".env.example"), {}) == load(env(tmp_path, text.replace("#SIETCH", "SIETCH")), {}) == Settings()
    shown = {line.lstrip("#").partition("=")[0] for line in text.splitlines() if "=" in line}
    assert shown == {field.encode_name for field in msgspec.structs.fields(Settings)}


def test_the_check_is_content_with_what_we_ship(tmp_path, capsys):
    assert check(Settings(database=tmp_path / "none.db")) == 0
    assert "All is well" in capsys.readouterr().out


def test_the_check_finds_a_broken_database(tmp_path, capsys):
    broken = tmp_path / "sietch.db"
    broken.write_bytes(b"this is no database at all" * 100)
    assert check(Settings(database=broken)) == 1
    assert "sietch.db" in capsys.readouterr().out


def test_the_check_finds_a_database_of_a_later_version_wherever_it_lies(tmp_path, capsys):
    later = tmp_path / "what? #1.db"
    with closing(sqlite3.connect(later)) as database:
        database.execute("PRAGMA user_version = 9999")
    assert check(Settings(database=later)) == 1
    assert "has version 9999" in capsys.readouterr().out


def record(**extra):
    made = logging.makeLogRecord({"name": "bot", "levelname": "INFO", "msg": "at the table"})
    vars(made).update(extra)
    return made


def test_logs_for_machines_are_json_with_their_fields():
    said = json.loads(ForMachines().format(record(servers=2)))
    assert (said["message"], said["servers"]) == ("at the table", 2)


def test_logs_for_people_end_with_their_fields():
    assert ForPeople().format(record(servers=2)).endswith("at the table servers=2")


class FakeBot:
    """Breaks as often as it is told to, then stays."""

    def __init__(self, errors):
        self.errors = errors
        self.closed = 0

    async def start(self, token):
        if self.errors:
            raise self.errors.pop(0)

    async def close(self):
        self.closed += 1


async def test_the_supervisor_makes_a_lost_bot_anew(monkeypatch):
    pauses = []

    async def sleep(seconds):
        pauses.append(seconds)

    monkeypatch.setattr(supervisor.asyncio, "sleep", sleep)
    bot = FakeBot([OSError("gone"), RuntimeError("no HELLO"), discord.GatewayNotFound()])
    await supervisor.keep(lambda: bot, "token")
    assert pauses == [1.0, 2.0, 4.0]
    assert bot.closed == 4


async def test_a_network_that_is_down_is_a_line_in_the_log_and_a_mistake_of_ours_a_trace(monkeypatch, caplog):
    async def sleep(seconds):
        pass

    monkeypatch.setattr(supervisor.asyncio, "sleep", sleep)
    bot = FakeBot([OSError("no route"), RuntimeError("ours")])
    await supervisor.keep(lambda: bot, "token")
    network, ours = caplog.records
    assert (network.levelname, network.exc_info, network.why) == ("WARNING", None, "no route")
    assert ours.exc_info


async def test_the_supervisor_gives_up_on_a_wrong_token():
    bot = FakeBot([discord.LoginFailure("wrong")])
    with pytest.raises(discord.LoginFailure):
        await supervisor.keep(lambda: bot, "token")
    assert bot.closed == 1


async def test_the_supervisor_stops_when_it_is_cancelled():
    class Waiting(FakeBot):
        async def start(self, token):
            await asyncio.Event().wait()

    bot = Waiting([])
    keeping = asyncio.create_task(supervisor.keep(lambda: bot, "token"))
    await asyncio.sleep(0)
    keeping.cancel()
    with pytest.raises(asyncio.CancelledError):
        await keeping
    assert bot.closed == 1
