"""The installable package: a wheel is built, installed outside the checkout, and a move is played with it."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest

from bot import VERSION
from sandbox import Sandbox
from tests.support.controls import ANSWERS, controls
from tests.support.hosting.program import free_port
from tests.support.waiting import TIMEOUT

ROOT = Path(__file__).parents[1]
CONTENTS = {"bot", "games", "players", "renderer", "sandbox", f"sietch-{VERSION}.dist-info"}
HERE = "table-1"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    build = (sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder))
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (built,) = folder.glob("*.whl")
    return built


def test_the_wheel_holds_our_packages_and_nothing_else(wheel):
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    assert {name.split("/")[0] for name in names} == CONTENTS
    assert "games/data/palettes.toml" in names
    assert "games/data/locale/en/bot.ftl" in names
    assert any(name.startswith("sandbox/") and name.endswith(".js") for name in names)


class Installed:
    """The installed wheel, in an environment of its own outside a checkout."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        self.folder = folder
        self.bin = folder / "env" / "bin"
        venv.create(folder / "env", with_pip=False)
        python = self.bin / "python"
        place = subprocess.run(
            (python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"), capture_output=True, text=True
        )
        # The libraries are those of the tests: only the package itself is on trial.
        Path(place.stdout.strip(), "libraries.pth").write_text(sysconfig.get_path("purelib"))
        install = (
            sys.executable,
            "-m",
            "pip",
            "--python",
            str(python),
            "install",
            "--no-deps",
            "--quiet",
            "--disable-pip-version-check",
            str(wheel),
        )
        subprocess.run(install, check=True, capture_output=True)

    def environment(self, **more: str) -> dict[str, str]:
        kept = {
            key: value
            for key, value in os.environ.items()
            if not key.startswith(("SIETCH_", "DISCORD_", "PYTHON", "XDG_"))
        }
        return {**kept, "HOME": str(self.folder), **more}

    async def start(self, **more: str) -> asyncio.subprocess.Process:
        return await asyncio.create_subprocess_exec(
            str(self.bin / "sietch"),
            cwd=self.folder,
            env=self.environment(**more),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )

    def run(self, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
        command = (str(self.bin / words[0]), *words[1:])
        return subprocess.run(command, cwd=self.folder, env=self.environment(**more), capture_output=True, text=True)


@pytest.fixture(scope="module")
def installed(tmp_path_factory, wheel) -> Installed:
    return Installed(tmp_path_factory.mktemp("installed"), wheel)


def test_the_command_tells_its_version(installed):
    assert installed.run("sietch", "--version").stdout == f"sietch {VERSION}\n"


@pytest.mark.parametrize("words", [("--help",), ("check", "--help"), ("operator", "--help"), ("words", "--help")])
def test_every_command_has_help(installed, words):
    helped = installed.run("sietch", *words)
    assert (helped.returncode, helped.stderr) == (0, "")
    assert helped.stdout.startswith("usage: sietch")


def test_the_check_finds_data_and_a_place_for_the_games(installed):
    checked = installed.run("sietch", "check")
    assert checked.returncode == 0, checked.stdout + checked.stderr
    assert "All is well" in checked.stdout


def test_translators_see_what_a_language_lacks(installed):
    assert installed.run("sietch", "words", "en").stdout.endswith("100 %; listed as complete.\n")
    refused = installed.run("sietch", "words", "xx")
    assert refused.returncode == 2
    assert refused.stderr.startswith("There is no language 'xx'.")


async def test_a_move_is_played_with_the_installed_program(installed):
    async with Sandbox(free_port()) as box:
        bot = await installed.start(DISCORD_TOKEN=box.token, SIETCH_DISCORD_ADDRESS=box.address)
        try:
            await bot_says(bot, f"Games are kept in {installed.folder}")
            await bot_says(bot, "at the table")
            ann = box.user("Ann")
            await ann.slash("dune new", channel=HERE, timeout=TIMEOUT, kind="imperium", players=3)
            lobby = await ann.wait_for(lambda post: "Start" in post.labels, TIMEOUT, HERE)
            await ann.press(lobby, "Fill with friends", TIMEOUT)
            await ann.press(lobby, "Start", TIMEOUT)
            panel = await ann.wait_for(lambda post: bool(controls(post, ANSWERS)), TIMEOUT)
            first = controls(panel, ANSWERS)[0]
            if "options" in first:
                values = [first["options"][0]["value"]]
                played = await ann.select(panel, values, first["custom_id"], TIMEOUT, edited=True)
            else:
                played = await ann.press(panel, first["custom_id"], TIMEOUT, edited=True)
            assert played.ok, played.reason
            assert controls(played.message, ANSWERS) != controls(panel, ANSWERS)
        finally:
            bot.kill()
            await bot.wait()


async def bot_says(bot: asyncio.subprocess.Process, words: str) -> None:
    assert bot.stdout is not None
    said = ""
    async with asyncio.timeout(TIMEOUT):
        while words not in said:
            line = (await bot.stdout.readline()).decode()
            assert line, said
            said += line
