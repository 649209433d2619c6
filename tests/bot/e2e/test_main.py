"""`python -m bot` as a person starts it: the sandbox without a token, a check, a graceful stop.

Tests of behaviour, not of loading, fork the bot from a process that has everything loaded.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import aiohttp
import pytest

from games.core.data import DATA
from tests.support.hosting.program import Program, environment_with, free_port
from tests.support.scenes import keep_in_the_folder_of

TIMEOUT = 120.0


def environment(folder: Path, **more: str) -> dict[str, str]:
    database = str(folder / "state" / "sietch.db")
    return environment_with({"SIETCH_DATABASE": database, "PYTHONPATH": os.getcwd(), **more})


async def start(folder: Path, *arguments: str, **more: str) -> asyncio.subprocess.Process:
    """Start the bot in an empty folder, so that no .env file is read."""
    return await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "bot", *arguments),
        cwd=folder,
        env=environment(folder, **more),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )


def program(folder: Path, **more: str) -> Program:
    """Return a bot that is not started yet, with a log of its own."""
    log = folder / f"{len(list(folder.glob('*.log')))}.log"
    return Program(folder, environment(folder, **{"SIETCH_SANDBOX_PORT": str(free_port()), **more}), log)


def lay_scenes(folder: Path) -> None:
    state = folder / "state"
    if not state.exists():
        state.mkdir()
        keep_in_the_folder_of(state / "sietch.db")


@contextlib.contextmanager
def running(folder: Path, **more: str) -> Iterator[Program]:
    """Start the bot with scenes that are painted already, and kill it at the end."""
    lay_scenes(folder)
    bot = program(folder, **more)
    try:
        bot.start()
        yield bot
    finally:
        bot.kill()


def refusal(folder: Path, **more: str) -> str:
    """Return the output of a bot that cannot start, without a traceback."""
    said = program(folder, **more).refuses()
    assert "Traceback" not in said
    return said


async def said_until(bot: asyncio.subprocess.Process, words: str) -> str:
    assert bot.stdout is not None
    said = ""
    async with asyncio.timeout(TIMEOUT):
        while words not in said:
            line = await bot.stdout.readline()
            assert line, said
            said += line.decode()
    return said


async def test_without_a_token_one_address_is_printed_and_answers(tmp_path: Path) -> None:
    lay_scenes(tmp_path)
    bot = await start(tmp_path, SIETCH_SANDBOX_PORT=str(free_port()))
    said = await said_until(bot, "at the table")
    (address,) = re.findall(r"http://127\.0\.0\.1:\d+/\?key=\S+", said)
    jar = aiohttp.CookieJar(unsafe=True)
    async with aiohttp.ClientSession(cookie_jar=jar) as browser, browser.get(address) as page:
        assert page.status == 200
    bot.send_signal(signal.SIGTERM)
    rest, _ = await asyncio.wait_for(bot.communicate(), TIMEOUT)
    assert bot.returncode == 0
    assert (tmp_path / "state" / "sandbox.json").exists()
    assert "Traceback" not in said + rest.decode()


def test_a_second_bot_at_the_same_database_says_so_and_leaves(tmp_path: Path) -> None:
    with running(tmp_path) as first:
        said = refusal(tmp_path)
        assert said.count("\n") == 1
        assert str(tmp_path / "state" / "sietch.db") in said
        assert first.is_running()


def test_a_bot_that_was_killed_leaves_its_database_free(tmp_path: Path) -> None:
    with running(tmp_path) as first:
        first.kill()
    with running(tmp_path) as second:
        assert second.is_running()


async def test_metrics_are_served_if_a_port_is_set(tmp_path: Path) -> None:
    port = free_port()
    with running(tmp_path, SIETCH_METRICS_PORT=str(port)):
        async with aiohttp.ClientSession() as browser, browser.get(f"http://127.0.0.1:{port}/metrics") as page:
            assert "sietch_interactions" in await page.text()


async def test_the_check_passes(tmp_path: Path) -> None:
    bot = await start(tmp_path, "--check")
    said, _ = await asyncio.wait_for(bot.communicate(), TIMEOUT)
    assert bot.returncode == 0
    assert b"All is well" in said


def test_a_bad_setting_stops_the_start_with_its_name(tmp_path: Path) -> None:
    assert "SIETCH_LOG_LEVEL=LOUD" in refusal(tmp_path, SIETCH_LOG_LEVEL="LOUD")


def test_a_port_that_is_taken_stops_the_start_and_says_what_to_set(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        for name in ("SIETCH_SANDBOX_PORT", "SIETCH_METRICS_PORT"):
            said = refusal(tmp_path, **{name: port})
            assert port in said
            assert f"set {name}" in said


def test_a_file_that_is_not_a_database_stops_the_start_and_is_not_changed(tmp_path: Path) -> None:
    file = tmp_path / "state" / "sietch.db"
    file.parent.mkdir()
    file.write_text("a letter to my aunt")
    assert str(file) in refusal(tmp_path)
    assert file.read_text() == "a letter to my aunt"


def test_a_folder_that_cannot_be_created_stops_the_start(tmp_path: Path) -> None:
    (tmp_path / "state").write_text("no folder")
    assert "SIETCH_DATABASE" in refusal(tmp_path)


def test_a_damaged_world_of_the_sandbox_stops_the_start(tmp_path: Path) -> None:
    file = tmp_path / "state" / "sandbox.json"
    file.parent.mkdir()
    file.write_text("{")
    assert str(file) in refusal(tmp_path)


@pytest.fixture(scope="module")
def libraries(tmp_path_factory: pytest.TempPathFactory) -> Iterator[subprocess.Popen[str]]:
    """Start a process that has loaded only libraries, so that each start in it reads our data anew."""
    with subprocess.Popen(
        (sys.executable, "-m", "tests.bot.e2e.libraries"),
        env=environment(tmp_path_factory.mktemp("libraries")),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as loaded:
        yield loaded


def start_with_data(libraries: subprocess.Popen[str], folder: Path, data: Path) -> tuple[int, str]:
    """Run `python -m bot --check` with another folder of data. Return the exit code and the output."""
    assert libraries.stdin is not None
    assert libraries.stdout is not None
    print(folder, data, sep="\t", file=libraries.stdin, flush=True)
    return int(libraries.stdout.readline()), (folder / "said.txt").read_text()


@pytest.mark.parametrize(
    ("file", "right", "wrong", "told"),
    [
        ("imperium/cards.toml", "copies = ", "coppies = ", "cards.toml, [convincing_argument]: "),
        ("dice/map.toml", "[storm]", "[strom]", "map.toml, [storm]: "),
        ("dice/houses.toml", "[[house]]", "[[house]", "houses.toml: "),
        ("palettes.toml", '"#', '"', "palettes.toml, [default]: "),
        ("scenes/imperium.toml", "dawn, ", "down, ", "imperium.toml, "),
        ("locale/en/bot.ftl", " = ", " = { $x", "en/bot.ftl: cannot read "),
        ("locale/en/imperium-names.ftl", "card-", "crd-", "imperium, convincing_argument: no words for card-"),
    ],
)
def test_a_mistake_in_the_data_stops_the_start_with_file_and_entry(
    libraries: subprocess.Popen[str], tmp_path: Path, file: str, right: str, wrong: str, told: str
) -> None:
    data = tmp_path / "data"
    shutil.copytree(DATA, data)
    text = (data / file).read_text(encoding="utf-8")
    assert right in text
    (data / file).write_text(text.replace(right, wrong, 1), encoding="utf-8")
    code, said = start_with_data(libraries, tmp_path, data)
    assert code == 1
    assert said.startswith(told)
    assert "Traceback" not in said
