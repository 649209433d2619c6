"""The files of the program are changed while it runs, as by an upgrade. The running bot goes on with what it has loaded."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from games.core.simulation import random_below
from sandbox import Sandbox, User
from tests.evening.people import MOVE, Person
from tests.support.hosting.program import JOINED, environment_with
from tests.support.soak import IS_TASTE, taste_of
from tests.support.waiting import TIMEOUT, until

ROOT = Path(__file__).parents[3]
PACKAGES = ("bot", "games", "players", "renderer", "sandbox", "data")
KINDS = ("imperium",) if IS_TASTE else ("imperium", "dice", "arrakis")
LANGUAGES = ("cs",) if IS_TASTE else ("cs", "uk", "hu", "en")
PRESSES = taste_of(12, 3)
UNTIL_PAINTED = 4 * TIMEOUT
"""Seconds to wait for a post: the first board is painted from nothing."""

pytestmark = pytest.mark.soak


def copy_program(to: Path) -> None:
    for name in PACKAGES:
        shutil.copytree(ROOT / name, to / name)
    shutil.copy(ROOT / "pyproject.toml", to)


def change_files(program: Path) -> None:
    """Change the content of every file, and remove what was compiled."""
    for compiled in program.rglob("__pycache__"):
        shutil.rmtree(compiled)
    for file in [file for name in PACKAGES for file in (program / name).rglob("*")]:
        if file.is_file():
            file.write_text("raise SystemExit('this file has changed')\n")


@contextmanager
def running(program: Path, box: Sandbox) -> Iterator[subprocess.Popen[bytes]]:
    environment = environment_with(
        {
            "DISCORD_TOKEN": box.token,
            "SIETCH_DISCORD_ADDRESS": box.address,
            "SIETCH_LOG_FORMAT": "json",
        }
    )
    with (program / "log").open("wb") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "bot"], cwd=program, env=environment, stdout=log, stderr=subprocess.STDOUT
        )
    try:
        yield process
    except BaseException:
        print((program / "log").read_text())
        raise
    finally:
        process.kill()
        process.wait()


async def run_all_commands(person: User) -> None:
    """Use every command that has no required option, in every language."""
    for language in LANGUAGES:
        assert (await person.slash("dune-me language", "general", TIMEOUT, language=language)).ok
        for path in _commands(person):
            outcome = await person.slash(path, KINDS[0], TIMEOUT)
            assert outcome.ok, f"{path}: {outcome.reason}"


def _commands(person: User) -> Iterator[str]:
    """Return the paths of all commands without a required option."""
    for command in person.commands():
        for each in command.get("options", []):
            options = each.get("options", [])
            if each["type"] == 1 and not any(option.get("required") for option in options):
                yield f"{command['name']} {each['name']}"


async def play(box: Sandbox, kind: str) -> None:
    """Create a table with friends, start it, and press."""
    ann = box.user("Ann")
    assert (await ann.slash("dune new", kind, TIMEOUT, kind=kind, players=2)).ok
    post = await ann.wait_for(lambda seen: "Start" in seen.labels, channel=kind, timeout=TIMEOUT)
    for button in ("Fill with friends", "Start"):
        assert (await ann.press(post, button, TIMEOUT)).ok
    person = Person(ann, kind, random_below(f"changed files {kind}"))
    for _ in range(PRESSES):
        await ann.wait_for(lambda seen: MOVE in seen.labels and not seen.ephemeral, UNTIL_PAINTED, kind)
        await person.act()


async def test_a_running_bot_does_not_notice_that_its_files_have_changed(tmp_path: Path) -> None:
    program = tmp_path / "program"
    program.mkdir()
    copy_program(program)
    async with Sandbox(answer_within=TIMEOUT, channels=("general", *KINDS)) as box:
        with running(program, box) as process:
            log = program / "log"
            await until(lambda: JOINED in log.read_text() or process.poll() is not None, 2 * TIMEOUT)
            change_files(program)
            for kind in KINDS:
                await play(box, kind)
            await run_all_commands(box.user("Ann"))
            os.kill(process.pid, signal.SIGTERM)
            assert await asyncio.to_thread(process.wait, TIMEOUT) == 0
        said = log.read_text()
    assert "Traceback" not in said, said
    assert '"level": "ERROR"' not in said, said
