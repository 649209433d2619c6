"""The password of the database is shown nowhere: in no log, status, error, metric and list of processes."""

from __future__ import annotations

import asyncio
import logging
import os
import subprocess
import sys
import traceback
from pathlib import Path

import pytest

from bot import operator
from bot.host.store import BadAddress, PostgresAddress, Unusable, location_of, open_store
from bot.host.store.health import why_it_cannot_start
from bot.ops.metrics import Metrics
from bot.ops.monitor import Monitor
from bot.settings import BadSettings, load
from bot.ui.courier import DiscordCourier
from tests.bot.helpers import SharedEvening
from tests.support import postgres
from tests.support.debug_logs import loud_logs
from tests.support.postgres import needs_postgres
from tests.support.waiting import TIMEOUT

ROOT = Path(__file__).parents[3]
SECRET = "zorblax77"
PARTS = ("zorb", "lax7", "blax")
"""Parts of the password that must not be shown. A password that is split in the wrong place may be shown in part."""

NOWHERE = "127.0.0.1:1/games"
"""Where no server listens."""
MALFORMED = [
    f"postgresql:/ann:{SECRET}@{NOWHERE}",
    f"postgresql//ann:{SECRET}@{NOWHERE}",
    f"postgresql+psycopg://ann:{SECRET}@{NOWHERE}",
    f"Postgresql://ann:{SECRET}@{NOWHERE}",
    f"postgresql:ann:{SECRET}@{NOWHERE}",
    f"mysql://ann:{SECRET}@{NOWHERE}",
    f"ann:{SECRET}@{NOWHERE}",
    f"host=127.0.0.1 user=ann password={SECRET}",
    f"host=127.0.0.1 user=ann password = '{SECRET}'",
    f"postgresql://ann:{SECRET}@{NOWHERE}#games",
    f"postgresql://ann:{SECRET}@127.0.0.1:port/games",
    f"postgresql://ann:{SECRET}@127.0.0.1:99999/games",
    f"postgresql://ann:{SECRET}@[::1/games",
    f"postgresql://ann:{SECRET}\n@{NOWHERE}",
    f"postgresql://ann:{SECRET}%00@{NOWHERE}",
    f"postgresql://ann@{NOWHERE}?password={SECRET}%zz",
    f"postgresql://ann@{NOWHERE}?{SECRET}",
    *(f"postgresql://ann:zorb{mark}lax77@{NOWHERE}" for mark in ("@", "/", "#", "%zz", "%", "@x:1/")),
    f"postgresql://ann:12?{SECRET}@{NOWHERE}",
    f"postgres://ann:12/{SECRET}@{NOWHERE}",
]
WRONG = [
    f"postgresql://ann:{SECRET}@{NOWHERE}",
    f"postgresql://ann:zorb%6Cax77@{NOWHERE}",
    f"postgresql://ann:{SECRET}@no.such.host.invalid/games",
    f"postgresql://ann@{NOWHERE}?password={SECRET}",
    f"postgresql://ann@{NOWHERE}?password=zorb%6Cax77&sslmode=nonsense",
    f"postgresql://ann@{NOWHERE}?password={SECRET}&unknown=1",
    f"postgresql://ann:{SECRET}@{NOWHERE}?sslmode={SECRET}",
    f"postgresql://ann:{SECRET}@127.0.0.1:1,127.0.0.1:2/games",
]
"""Addresses that are written as they must be, and that lead to no database."""


def shows_secret(text: str) -> bool:
    return any(part in text for part in PARTS)


@pytest.mark.parametrize("address", MALFORMED)
def test_an_address_that_is_written_wrongly_is_refused_and_not_repeated(
    address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(BadAddress) as refused:
        location_of(address)
    with pytest.raises(BadSettings, match="is no address") as refused_setting:
        load(Path("/dev/null"), {"SIETCH_DATABASE": address})
    with pytest.raises(SystemExit):
        operator.main(["--database", address, "status"])
    said = capsys.readouterr().err
    assert "is no address" in said
    assert not shows_secret(f"{refused.value} {refused_setting.value} {said}")


@pytest.mark.parametrize("path", ["games.db", "/var/lib/sietch/sietch.db", "./a@b/c:d.db", "~/sietch.db", "C:games.db"])
def test_the_path_of_a_file_is_no_address(path: str) -> None:
    assert location_of(path) == Path(path).expanduser()


@needs_postgres
@pytest.mark.parametrize("address", WRONG)
def test_an_address_that_leads_nowhere_is_told_without_its_password(
    address: str, tmp_path: Path, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.DEBUG)
    try:
        location = load(Path("/dev/null"), {"SIETCH_DATABASE": address}).location
    except BadSettings as refused:  # Several hosts with ports are not understood.
        said = str(refused)
    else:
        with pytest.raises(Unusable) as unusable:
            asyncio.run(open_store(location, tmp_path))
        said = f"{location} {location!r} {why_it_cannot_start(location, tmp_path)} {unusable.value}"
        said += "".join(traceback.format_exception(unusable.value))
        assert operator.main(["--database", address, "status"]) == 2
    assert not shows_secret(said + caplog.text + capsys.readouterr().err)


@needs_postgres
def test_a_wrong_password_is_told_without_it(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    wrong = PostgresAddress(postgres.server().url("postgres", over_tcp=True).replace(postgres.PASSWORD, SECRET))
    with pytest.raises(Unusable, match="password authentication failed") as refused:
        asyncio.run(open_store(wrong, tmp_path))
    assert not shows_secret("".join(traceback.format_exception(refused.value)) + caplog.text)


def test_what_the_driver_says_is_shown_without_any_password_of_the_address() -> None:
    address = PostgresAddress("postgresql://ann:mel%40nge@db/games?sslpassword=w%41ter&sslmode=require")
    assert address.without_password("mel@nge mel%40nge wAter w%41ter require") == "… … … … require"


@needs_postgres
async def test_a_running_bot_shows_no_password(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Not in its log, in metrics and health, also not after the server is gone for a while."""
    with postgres.empty_database(over_tcp=True) as address, loud_logs("json"):
        evening = await SharedEvening(address).open()
        monitor = Monitor(evening.host, DiscordCourier(), Metrics())
        await monitor.open("127.0.0.1", 0)
        await monitor.measure()
        name = address.url.rpartition("/")[2]
        postgres.server().execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
        with pytest.raises(Exception, match="connection"):
            await evening.host.store.read.games.all_ids()
        said = monitor.metrics.text().decode() + repr(await monitor.readiness()) + repr(evening.host.store)
        await monitor.close()
        await evening.close()
    out, err = capfd.readouterr()
    assert postgres.PASSWORD not in said + out + err


@needs_postgres
@pytest.mark.parametrize("form", [["--database", "{}"], ["--database={}"]])
def test_no_list_of_processes_shows_the_password_of_a_command(form: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """The command starts itself again with other arguments, and still finds the database."""
    with postgres.empty_database(over_tcp=True) as address:
        arguments = [part.format(address.url) for part in form]
        started: list[tuple[list[str], dict[str, str]]] = []

        def note(program: str, command: list[str], environment: dict[str, str]) -> None:
            started.append((command, environment))

        with monkeypatch.context() as patched:
            patched.setattr(os, "execve", note)
            operator.hide_passwords(["python", "-m", "bot.operator", *arguments, "status"])
        ((command, environment),) = started
        assert postgres.PASSWORD not in " ".join(command)
        monkeypatch.setenv(operator.HIDDEN, environment[operator.HIDDEN])
        assert operator.main([*command[3:-1], "games"]) == 0


@needs_postgres
def test_a_command_with_a_password_works_as_a_program_of_its_own() -> None:
    with postgres.empty_database(over_tcp=True) as address:
        command = [sys.executable, "-m", "bot.operator", "--database", address.url, "games"]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=TIMEOUT, check=False)
    assert (done.returncode, done.stderr) == (0, "")
