"""Settings, logs, the check and the supervisor."""

import asyncio
import io
import json
import logging
import os
import sqlite3
import sys
from contextlib import closing
from functools import cache
from pathlib import Path
from types import SimpleNamespace

import discord
import msgspec
import pytest

from bot import check as checking
from bot import cli, operator, start, supervisor, thinking
from bot.check import check, readable_by_others, texts_without_words
from bot.host.bots.program_files import digest_of_files
from bot.host.store import database as base
from bot.host.store import health
from bot.log import JsonFormatter, TextFormatter
from bot.settings import BadSettings, Settings, load
from bot.ui import client
from bot.ui.client import TableBot
from games.catalogue import GAMES
from games.core.protocol import say
from tests.bot.helpers import ANN, BO, Evening

ROOT = Path(__file__).parents[3]
ONCE = {name: cache(getattr(checking, name)) for name in ("missing_data", "translations")}


@pytest.fixture(autouse=True)
def empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Start the bot where no .env of the tree is read."""
    monkeypatch.chdir(tmp_path)


@pytest.fixture(autouse=True)
def _read_once(monkeypatch):
    """Read the data files in the first check only, not in each."""
    for name, found in ONCE.items():
        monkeypatch.setattr(checking, name, found)
    monkeypatch.setattr(start, "missing_data", ONCE["missing_data"])


def env(tmp_path: Path, text: str) -> Path:
    path = tmp_path / ".env"
    path.write_text(text)
    return path


def test_without_settings_the_sandbox_is_started(tmp_path):
    assert load(tmp_path / "none", {}) == Settings()


def test_the_environment_wins_over_the_file(tmp_path):
    path = env(tmp_path, "# a comment\nDISCORD_TOKEN='file'\nSIETCH_METRICS_PORT=9100\n")
    settings = load(path, {"DISCORD_TOKEN": "shell", "HOME": "/root"})
    assert settings.discord_token == "shell"
    assert settings.metrics_port == 9100


def test_an_empty_setting_counts_as_unset(tmp_path):
    assert load(env(tmp_path, "SIETCH_METRICS_PORT=\n"), {}).metrics_port is None


@pytest.mark.parametrize(
    ("cores", "line", "drawers", "helpers"), [(4, "", 3, 1), (1, "", 0, 1), (4, "SIETCH_DRAWERS=2", 2, 0)]
)
def test_one_core_is_left_to_presses_unless_the_number_of_drawers_is_set(
    tmp_path, monkeypatch, cores, line, drawers, helpers
):
    """What presses leave of that core a helper uses. It is only started beside drawers."""
    monkeypatch.setattr("bot.settings.count_cores", lambda: cores)
    settings = load(env(tmp_path, f"{line}\n"), {})
    assert (settings.drawing_processes, settings.drawing_helpers) == (drawers, helpers)


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("SIETCH_METRICS_PORT=99999", "SIETCH_METRICS_PORT"),
        ("SIETCH_LOG_LEVEL=LOUD", "SIETCH_LOG_LEVEL"),
        ("DISCORD_TOKN=x", "DISCORD_TOKN"),
        ("SIETCH_SANDBOX_PORT=many", "SIETCH_SANDBOX_PORT=many"),
        ("SIETCH_DISCORD_ADDRESS=somewhere", "SIETCH_DISCORD_ADDRESS=somewhere"),
        ("just words", "line 1"),
        ("postgres=x", "postgres is not a setting"),
        ("FOO=x", "FOO is not a setting"),
    ],
)
def test_a_bad_setting_is_named(tmp_path, line, named):
    with pytest.raises(BadSettings, match=named):
        load(env(tmp_path, line), {})


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("SIETCH_BACKUP_HOUR", "2"),
        ("sietch_backup_hours", "2"),
        ("DISCORD_TOKN", "x"),
        ("SIETCH_LOG_LEVEL", "LOUD"),
        ("SIETCH_DATABASE", "'x"),
    ],
)
def test_a_bad_setting_is_refused_in_the_file_and_in_the_environment_alike(tmp_path, name, value):
    with pytest.raises(BadSettings):
        load(env(tmp_path, f"{name}={value}"), {})
    with pytest.raises(BadSettings, match=name):
        load(tmp_path / "none", {name: value})


@pytest.mark.parametrize("written", ["24", "'24'", '"24"', " 24 "])
def test_quotes_are_removed_in_the_file_and_in_the_environment_alike(tmp_path, written):
    assert load(env(tmp_path, f"SIETCH_BACKUP_HOURS={written}"), {}).backup_hours == 24
    assert load(tmp_path / "none", {"SIETCH_BACKUP_HOURS": written}).backup_hours == 24


def test_quotes_within_a_value_stay(tmp_path):
    assert load(env(tmp_path, "DISCORD_TOKEN=it's"), {}).discord_token == "it's"
    assert load(tmp_path / "none", {"DISCORD_TOKEN": "it's"}).discord_token == "it's"


def test_a_comment_may_follow_a_value_in_the_file(tmp_path):
    assert load(env(tmp_path, "SIETCH_PACK_DAYS=7 # a week\n"), {}).pack_days == 7


def test_a_line_that_is_no_setting_is_named_by_its_number(tmp_path):
    with pytest.raises(BadSettings, match="line 4"):
        load(env(tmp_path, "# a comment\nSIETCH_PACK_DAYS=7\n\njust words\n"), {})


def test_the_check_finds_a_folder_into_which_no_copy_can_be_made(tmp_path, capsys):
    (tmp_path / "file").write_text("no folder")
    assert check(Settings(database=tmp_path / "none.db", copy_folder=tmp_path / "file")) == 1
    assert "No copy can be made" in capsys.readouterr().out


# --- The token in a file ---------------------------------------------------------------------------


def token_file(tmp_path, text="from-a-file\n", name="token"):
    path = tmp_path / name
    path.write_text(text)
    return path


def test_the_token_may_be_in_a_file(tmp_path):
    file = token_file(tmp_path)
    assert load(tmp_path / "none", {"DISCORD_TOKEN_FILE": str(file)}).discord_token == "from-a-file"
    assert load(env(tmp_path, f"DISCORD_TOKEN_FILE={file}"), {}).discord_token == "from-a-file"


def test_the_token_may_be_a_credential_of_systemd(tmp_path):
    token_file(tmp_path, name="discord_token")
    assert load(tmp_path / "none", {"CREDENTIALS_DIRECTORY": str(tmp_path)}).discord_token == "from-a-file"


def test_a_token_that_is_set_wins_over_the_credential(tmp_path):
    token_file(tmp_path, name="discord_token")
    given = {"CREDENTIALS_DIRECTORY": str(tmp_path), "DISCORD_TOKEN": "set"}
    assert load(tmp_path / "none", given).discord_token == "set"


def test_without_a_credential_of_that_name_there_is_no_token(tmp_path):
    assert load(tmp_path / "none", {"CREDENTIALS_DIRECTORY": str(tmp_path)}) == Settings()


def test_a_token_and_a_token_file_together_are_refused(tmp_path):
    with pytest.raises(BadSettings, match="both set"):
        load(tmp_path / "none", {"DISCORD_TOKEN": "x", "DISCORD_TOKEN_FILE": str(token_file(tmp_path))})


@pytest.mark.parametrize(("text", "said"), [(None, "No such file"), ("\n", "is empty")])
def test_a_token_file_without_a_token_is_named(tmp_path, text, said):
    file = tmp_path / "token" if text is None else token_file(tmp_path, text)
    with pytest.raises(BadSettings, match=f"{file}.*{said}"):
        load(tmp_path / "none", {"DISCORD_TOKEN_FILE": str(file)})


def test_a_settings_file_that_is_not_text_is_named(tmp_path):
    (tmp_path / ".env").write_bytes(b"\xff\xfe")
    with pytest.raises(BadSettings, match=r"\.env cannot be read"):
        load(tmp_path / ".env", {})


def test_the_example_sets_nothing_and_shows_every_setting_with_its_default(tmp_path):
    text = (ROOT / ".env.example").read_text()
    assert load(ROOT / ".env.example", {}) == load(env(tmp_path, text.replace("#SIETCH", "SIETCH")), {}) == Settings()
    shown = {line.lstrip("#").partition("=")[0] for line in text.splitlines() if "=" in line}
    in_python_only = {"postgres"}  # Another kind of value of SIETCH_DATABASE.
    assert shown == {field.encode_name for field in msgspec.structs.fields(Settings)} - in_python_only


def test_the_check_accepts_the_shipped_data(tmp_path, capsys):
    assert check(Settings(database=tmp_path / "none.db")) == 0
    assert "All is well" in capsys.readouterr().out


def test_the_check_finds_a_broken_database(tmp_path, capsys):
    broken = tmp_path / "sietch.db"
    broken.write_bytes(b"this is no database at all" * 100)
    assert check(Settings(database=broken)) == 1
    assert "sietch.db" in capsys.readouterr().out


def test_the_check_and_the_start_say_the_same_of_a_damaged_database_and_change_nothing(tmp_path, capsys, monkeypatch):
    database = tmp_path / "sietch.db"
    base.migrate(database)
    with closing(sqlite3.connect(database)) as db:
        db.executemany("INSERT INTO users (id, name) VALUES (?, ?)", [(n, "x" * 500) for n in range(200)])
        db.commit()
        db.execute("PRAGMA journal_mode = DELETE")
    spoiled = bytearray(database.read_bytes())
    spoiled[-40_000:-20_000] = bytes(20_000)
    database.write_bytes(spoiled)
    files = sorted(path.name for path in tmp_path.iterdir())
    assert check(Settings(database=database)) == 1
    said = capsys.readouterr().out.strip()
    assert "is damaged" in said
    monkeypatch.setenv("SIETCH_DATABASE", str(database))
    monkeypatch.setattr(sys, "argv", ["bot"])
    assert cli.main() == 2
    assert capsys.readouterr().err.strip() == said
    assert sorted(path.name for path in tmp_path.iterdir()) == files
    assert database.read_bytes() == spoiled


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        ("DROP TABLE votes", "there is no votes.about"),
        ("ALTER TABLE games DROP COLUMN commitment", "there is no games.commitment"),
        ("DROP INDEX outbox_waiting", "there is no index outbox_waiting"),
        ("DROP TRIGGER count_letter", "there is no trigger count_letter"),
        ("DELETE FROM meta", "meta has lost what it held"),
        ("INSERT INTO meta VALUES ('awake', 'yesterday')", "meta has lost what it held"),
        ("PRAGMA user_version = 3", "there is no games.terms"),
    ],
)
def test_the_check_and_the_start_find_missing_parts_of_a_database(tmp_path, capsys, monkeypatch, damage, said):
    database = tmp_path / "sietch.db"
    base.migrate(database)
    with closing(sqlite3.connect(database)) as db, db:
        db.execute(damage)
    before = database.read_bytes()
    assert check(Settings(database=database)) == 1
    told = capsys.readouterr().out.strip()
    assert f"it is damaged ({said})" in told
    monkeypatch.setenv("SIETCH_DATABASE", str(database))
    monkeypatch.setattr(sys, "argv", ["bot"])
    assert cli.main() == 2
    assert capsys.readouterr().err.strip() == told
    assert database.read_bytes() == before


@pytest.mark.parametrize("version", range(1, len(base.migrations())))
def test_a_database_of_an_earlier_version_lacks_nothing(tmp_path, monkeypatch, version):
    database, steps = tmp_path / "sietch.db", base.migrations()
    with monkeypatch.context() as earlier:
        earlier.setattr(base, "migrations", lambda: steps[:version])
        base.migrate(database)
    assert health.why_unusable(database) is None


def test_the_database_of_another_program_is_not_changed(tmp_path, capsys):
    foreign = tmp_path / "mail.db"
    with closing(sqlite3.connect(foreign)) as db:
        db.execute("CREATE TABLE letters (id INTEGER)")
    assert check(Settings(database=foreign)) == 1
    assert "database of something else" in capsys.readouterr().out


def test_the_check_finds_a_folder_into_which_nothing_can_be_written(tmp_path, capsys, monkeypatch):
    (tmp_path / "file").write_text("")
    assert check(Settings(database=tmp_path / "file" / "sietch.db")) == 1
    assert "is no folder" in capsys.readouterr().out
    monkeypatch.setattr(health.os, "access", lambda path, how: path != tmp_path)  # Root may write everywhere.
    assert check(Settings(database=tmp_path / "new" / "sietch.db")) == 1
    assert f"nothing can be written into the folder {tmp_path}" in capsys.readouterr().out


@pytest.mark.parametrize(
    "left", ["sietch.db", "sietch.db-wal", "sietch.db-shm", "sietch.db.lock", "sietch.db.refused-token"]
)
def test_the_check_finds_files_of_another_account(tmp_path, capsys, monkeypatch, left):
    database = tmp_path / "sietch.db"
    base.migrate(database)
    (tmp_path / left).touch()
    monkeypatch.setattr(health.os, "access", lambda path, how: path != tmp_path / left)  # Root may write everywhere.
    assert check(Settings(database=database)) == 1
    assert f"{left} cannot be" in capsys.readouterr().out


def test_the_check_finds_a_folder_in_which_no_file_can_be_made(tmp_path, capsys, monkeypatch):
    def full(dir):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(health.tempfile, "TemporaryFile", full)
    assert check(Settings(database=tmp_path / "new" / "sietch.db")) == 1
    assert "No space left on device" in capsys.readouterr().out


def test_the_check_tries_to_write_and_writes_nothing(tmp_path, capsys):
    database = tmp_path / "sietch.db"
    base.migrate(database)
    before = database.read_bytes()
    assert check(Settings(database=database)) == 0
    assert database.read_bytes() == before
    database.write_bytes(before[:18] + b"\x03\x01" + before[20:])  # A file that SQLite only reads.
    assert check(Settings(database=database)) == 1
    assert "readonly" in capsys.readouterr().out


@pytest.mark.parametrize("part", ["load", "missing_data", "lock_database"])
def test_ctrl_c_while_the_bot_starts_ends_it_without_a_traceback(tmp_path, monkeypatch, part):
    def interrupted(*_):
        raise KeyboardInterrupt

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(start, part, interrupted)
    assert cli.main([]) == cli.INTERRUPTED


def test_ctrl_c_while_the_program_is_loaded_ends_it_without_a_traceback(monkeypatch):
    class Interrupting:
        def find_spec(self, name, *_):
            if name == "bot.start":
                raise KeyboardInterrupt

    monkeypatch.delitem(sys.modules, "bot.start")
    monkeypatch.delattr("bot.start")
    monkeypatch.setattr(sys, "meta_path", [Interrupting(), *sys.meta_path])
    assert cli.main([]) == cli.INTERRUPTED


def test_the_start_says_of_a_file_that_sqlite_only_reads_what_the_check_says(tmp_path, capsys, monkeypatch):
    database = tmp_path / "sietch.db"
    base.migrate(database)
    whole = database.read_bytes()
    database.write_bytes(whole[:18] + b"\x03\x01" + whole[20:])
    check(Settings(database=database))
    said = capsys.readouterr().out.strip()
    monkeypatch.setenv("SIETCH_DATABASE", str(database))
    monkeypatch.setattr(sys, "argv", ["bot"])
    assert cli.main() == 2
    assert capsys.readouterr().err.strip() == said
    assert [path.name for path in tmp_path.iterdir()] == ["sietch.db"]


def test_the_check_finds_a_folder_into_which_no_backup_can_be_written(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(
        health.os, "access", lambda path, how: path != tmp_path / "backups"
    )  # Root may write everywhere.
    (tmp_path / "backups").mkdir()
    assert check(Settings(database=tmp_path / "sietch.db")) == 1
    assert "No backup can be made: nothing can be written into the folder" in capsys.readouterr().out
    assert check(Settings(database=tmp_path / "sietch.db", backup_hours=0)) == 0


def test_a_service_needs_a_token_and_the_check_says_so(tmp_path, capsys, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SIETCH_SERVICE", "true")
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    for arguments in (["bot"], ["bot", "--check"]):
        monkeypatch.setattr(sys, "argv", arguments)
        assert cli.main() == 2
        assert "DISCORD_TOKEN is not set" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def unit_says(key):
    lines = (ROOT / "deploy/sietch.service").read_text().splitlines()
    return [value for name, _, value in (line.partition("=") for line in lines) if name == key]


def test_the_unit_and_the_image_are_services():
    (environment,) = unit_says("Environment")
    assert "SIETCH_SERVICE=true" in environment.split()
    assert "ENV SIETCH_SERVICE=true" in (ROOT / "Dockerfile").read_text()


def test_the_unit_restarts_after_a_crash_and_not_after_a_wrong_token():
    assert unit_says("Restart") == ["always"]
    assert unit_says("RestartPreventExitStatus") == ["2"]
    assert unit_says("ExecStartPre") == []  # What it ends with would prevent nothing.


def test_repeated_restarts_do_not_use_up_the_daily_sessions():
    (seconds,), (starts,) = unit_says("StartLimitIntervalSec"), unit_says("StartLimitBurst")
    assert int(starts) * 24 * 3600 / int(seconds) < 1000 / 2
    assert int(*unit_says("RestartMaxDelaySec")) > int(*unit_says("RestartSec"))


def test_the_unit_makes_files_private():
    assert unit_says("UMask") == ["0077"]
    assert unit_says("StateDirectoryMode") == ["0700"]


def test_the_unit_lets_the_thinking_process_lower_its_priority():
    *_, taken_away, given_back = unit_says("SystemCallFilter")
    assert taken_away == "~@privileged @resources"
    assert given_back == "setpriority"


def test_the_thinking_process_works_if_it_cannot_lower_its_priority(monkeypatch):
    def refuse(by):
        raise PermissionError(1, "Operation not permitted")

    said = SimpleNamespace(buffer=io.BytesIO())
    monkeypatch.setattr(thinking.os, "nice", refuse)
    monkeypatch.setattr(thinking.sys, "stdin", SimpleNamespace(buffer=io.BytesIO()))
    monkeypatch.setattr(thinking.sys, "stdout", said)
    thinking.main()
    assert said.buffer.getvalue().endswith(digest_of_files())


def test_a_wrong_token_ends_the_program_with_the_code_that_prevents_a_restart(tmp_path, capsys, monkeypatch):
    async def run(settings):
        raise discord.LoginFailure("wrong")

    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "wrong")
    monkeypatch.setattr(start, "run", run)
    monkeypatch.setattr(start.logs, "start", lambda level, form: None)
    monkeypatch.setattr(sys, "argv", ["bot"])
    assert cli.main() == 2
    assert "does not accept DISCORD_TOKEN" in capsys.readouterr().err


def test_a_refused_token_is_not_tried_again(tmp_path, capsys, monkeypatch):
    asked = []

    async def run(settings):
        asked.append(settings.discord_token)
        raise discord.LoginFailure("wrong")

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(start, "run", run)
    monkeypatch.setattr(start.logs, "start", lambda level, form: None)
    monkeypatch.setattr(sys, "argv", ["bot"])
    for token in ("wrong", "wrong", "wrong too", "wrong too"):
        monkeypatch.setenv("DISCORD_TOKEN", token)
        assert cli.main() == 2
    assert asked == ["wrong", "wrong too"]
    said = capsys.readouterr().err.strip().splitlines()[-1]
    assert "is not asked again" in said
    monkeypatch.setattr(sys, "argv", ["bot", "--check"])
    assert cli.main() == 1
    assert capsys.readouterr().out.strip() == said
    assert b"wrong" not in (tmp_path / "state" / "sietch.db.refused-token").read_bytes()


async def test_files_with_secrets_are_private(tmp_path):
    before = os.umask(0o022)
    try:
        async with Evening(tmp_path / "sietch.db") as evening:
            game = await evening.begin_settled(ANN, BO)
            await evening.host.store.backup(tmp_path / "backup.db")
            export = ["--database", str(tmp_path / "sietch.db"), "export", game, str(tmp_path / "game.json")]
            assert await asyncio.to_thread(operator.main, export) == 0
            moved = [*export[:-1], str(tmp_path / "moved.json"), "--close"]
            assert await asyncio.to_thread(operator.main, moved) == 0
            modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
    finally:
        os.umask(before)
    assert {"sietch.db", "sietch.db-wal", "backup.db", "game.json", "moved.json"} <= set(modes)
    assert set(modes.values()) == {0o600}


async def test_a_public_database_file_is_made_private(tmp_path):
    await (await base.FileStore.open(tmp_path / "sietch.db")).close()
    (tmp_path / "sietch.db").chmod(0o644)
    await (await base.FileStore.open(tmp_path / "sietch.db")).close()
    assert (tmp_path / "sietch.db").stat().st_mode & 0o777 == 0o600


def test_all_other_files_of_the_bot_are_private(tmp_path, monkeypatch):
    """These are log files, scenes, and files of libraries."""
    before = os.umask(0o022)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(start, "check", lambda settings: (tmp_path / "left").write_text("x") and 0)
    monkeypatch.setattr(sys, "argv", ["bot", "--check"])
    try:
        assert cli.main() == 0
    finally:
        os.umask(before)
    assert (tmp_path / "left").stat().st_mode & 0o777 == 0o600


def test_a_token_that_others_can_read_is_named(tmp_path):
    path = env(tmp_path, "DISCORD_TOKEN=x")
    path.chmod(0o644)
    assert "chmod 600" in readable_by_others(path)[0]
    path.chmod(0o600)
    assert readable_by_others(path) == []


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
    said = json.loads(JsonFormatter().format(record(servers=2)))
    assert (said["message"], said["servers"]) == ("at the table", 2)


def test_logs_for_people_end_with_their_fields():
    assert TextFormatter().format(record(servers=2)).endswith("at the table servers=2")


class FakeBot:
    """A bot that fails with these errors, one after the other, and then stays up."""

    def __init__(self, errors):
        self.errors = errors
        self.closed = 0

    async def start(self, token):
        if self.errors:
            raise self.errors.pop(0)

    async def close(self):
        self.closed += 1


async def test_the_supervisor_restarts_a_failed_bot(monkeypatch):
    pauses = []

    async def sleep(seconds):
        pauses.append(seconds)

    monkeypatch.setattr(supervisor.asyncio, "sleep", sleep)
    bot = FakeBot([OSError("gone"), RuntimeError("no HELLO"), discord.GatewayNotFound()])
    await supervisor.keep(lambda: bot, "token")
    assert pauses == [1.0, 2.0, 4.0]
    assert bot.closed == 4


async def test_a_network_error_is_logged_in_a_line_and_a_bug_with_a_traceback(monkeypatch, caplog):
    async def sleep(seconds):
        pass

    monkeypatch.setattr(supervisor.asyncio, "sleep", sleep)
    bot = FakeBot([OSError("no route"), RuntimeError("ours")])
    await supervisor.keep(lambda: bot, "token")
    network, ours = caplog.records
    assert (network.levelname, network.exc_info, network.why) == ("WARNING", None, "no route")
    assert ours.exc_info


@pytest.mark.parametrize(("initial", "waited"), [(True, []), (False, [client.BETWEEN_IDENTIFIES])])
async def test_there_is_a_delay_between_two_sessions(monkeypatch, initial, waited):
    async def many(bot):
        return SimpleNamespace(remaining=900, reset_after=0)

    async def wait(seconds):
        pauses.append(seconds)

    pauses = []
    monkeypatch.setattr(TableBot, "fetch_session_start_limits", many)
    monkeypatch.setattr(client, "wait", wait)
    bot = TableBot.__new__(TableBot)
    bot.sessions = ()
    await bot.before_identify_hook(0, initial=initial)
    assert pauses == waited


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


@pytest.mark.parametrize("part", ["name", "kind", "lines"])
def test_the_check_finds_a_card_without_text(part: str) -> None:
    game = GAMES["dice"]
    lacking = say("card-nameless")
    wrong = msgspec.structs.replace(game.cards()[0], **{part: (lacking,) if part == "lines" else lacking})
    told = f"dice, {wrong.key}: no words for card-nameless"
    assert texts_without_words(msgspec.structs.replace(game, cards=lambda: [wrong])) == [told]
