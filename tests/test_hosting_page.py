"""Every command on the page for whoever hosts the bot, run from top to bottom as it stands there.

They are run on a machine that lies in a folder: ours in this process; systemd, Docker and the small tools around them are
stand-ins (`tests/support/hosting`) that start and stop the real program, which joins a sandbox. What the page leaves open,
such as the id of a game, is filled in.
"""

from __future__ import annotations

import asyncio
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import chdir, closing
from pathlib import Path
from sqlite3 import connect

import pytest

from bot import check as checking
from bot import cli, operator
from games.catalogue import GAMES
from sandbox import Sandbox
from tests.bot.helpers import ANN, BO, CY, DEE, Evening
from tests.support.discordpy import pointed_at
from tests.support.hosting.docker import Docker
from tests.support.hosting.program import Program, free_port
from tests.support.hosting.systemd import Systemd
from tests.support.waiting import TIMEOUT

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "hosting.md"
FENCED = re.compile(r"^( *)```\n(.*?)^ *```", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
PROGRAMS = (
    "chown",
    "cp",
    "curl",
    "df",
    "docker",
    "git",
    "install",
    "journalctl",
    "make",
    "runuser",
    "scp",
    "ssh",
    "systemctl",
    "useradd",
)
PYTHON = (".venv/bin/python", "python")
PLACES = ("/opt/sietch", "/var/lib/sietch", "/etc/systemd/system")
METRICS = ":9100/"
ELSEWHERE = 8
"""A server with games of Cy and Dee, which a command of the page deletes."""


def commands(page: str) -> Iterator[str]:
    """Yield the commands of the page in order: lines of its code blocks, and code in sentences that is a command."""
    found = [(each.start(), each.group(2)) for each in FENCED.finditer(page)]
    outside = FENCED.sub(lambda each: " " * len(each.group(0)), page)
    found += [(each.start(), each.group(1)) for each in INLINE.finditer(outside) if _is_a_command(each.group(1))]
    for _, text in sorted(found):
        yield from (line.strip() for line in text.splitlines() if line.strip() and not line.strip().startswith("http"))


def _is_a_command(words: str) -> bool:
    return " " in words and words.split()[0] in (*PROGRAMS, *PYTHON)


class Machine:
    """A machine on which the commands of the page are run. The project is in `home`."""

    def __init__(self, root: Path, box: Sandbox, games: tuple[str, str], patch: pytest.MonkeyPatch) -> None:
        self.root = root
        self.box = box
        self.patch = patch
        self.home = self.at = root / "home"
        self.left_open = {"GAME": games[0], "GAME2": games[1], "CHANNEL": box.channel_id("table-2")}
        self.left_open |= {"USER": str(DEE.id), "SERVER": str(ELSEWHERE)}
        self.left_open |= {"<this project>": "url", "<the version before>": "v1"}
        self.metrics = free_port()
        self.accounts: set[str] = set()
        self.ran: list[str] = []
        (root / "etc/systemd/system").mkdir(parents=True)
        (root / "opt").mkdir()
        self.systemd = Systemd(root / "etc/systemd/system", root / "journal", self.here, self.accounts)
        self.docker = Docker(root / "docker", self.run_inside)
        self.clone(self.home)
        self.new: Machine | None = None
        """The machine that the bot moves to."""

    def here(self, word: str) -> str:
        """Return the path in the test's folder that stands for a path on this machine or the new one."""
        word, there = word.removeprefix("new-machine:"), "new" if word.startswith("new-machine:") else ""
        return str(self.root / there / word[1:]) if word.startswith(PLACES) else word

    def do(self, line: str) -> None:
        for blank, filling in self.left_open.items():
            line = re.sub(rf"(?<!\w){re.escape(blank)}(?!\w)", filling, line)
        words = shlex.split(line, comments=True)
        while words:
            end = words.index("&&") if "&&" in words else len(words)
            one, words = words[:end], words[end + 1 :]
            with chdir(self.at):
                self.run([self.here(word) for word in one], line)

    def run(self, words: list[str], line: str) -> None:
        program, *rest = words
        if program in PYTHON:
            with chdir(self.home if "--database" not in rest and "SIETCH_DATABASE" not in os.environ else self.at):
                self.run_ours(rest, line)
        elif program in ("systemctl", "journalctl"):
            getattr(self.systemd, program)(rest)
        elif program == "docker":
            self.docker.docker(rest)
        else:
            getattr(self, program)(rest)
        self.ran.append(program)

    def run_ours(self, words: list[str], line: str) -> None:
        assert words[0] == "-m", line
        if words[1] == "bot.operator":
            assert operator.main(words[2:]) == 0, line
        else:
            assert words[1:] == ["bot", "--check"], line
            self.patch.setattr(sys, "argv", ["bot", "--check"])
            assert cli.main() == 0, line
        self.ran.append(words[1])

    def run_inside(self, words: list[str], environment: Mapping[str, str], folder: Path) -> None:
        """Run a command in a container, with the container's environment variables added."""
        with self.patch.context() as container:
            for key, value in environment.items():
                container.setenv(key, value)
            self.run(words, " ".join(words))

    # The small tools

    def cd(self, words: list[str]) -> None:
        self.at = Path(words[0])

    def git(self, words: list[str]) -> None:
        verb, *rest = words
        if verb == "clone":
            self.clone(Path(rest[1]))
        else:
            assert (verb, len(rest)) in (("pull", 0), ("checkout", 1))
            assert (self.at / "Makefile").exists()

    def clone(self, folder: Path) -> None:
        """Make a folder that looks like a clone of the project with a ready environment, so `make` installs nothing."""
        assert not folder.exists() or not any(folder.iterdir()), "git refuses a folder that is not empty"
        (folder / ".venv/bin").mkdir(parents=True)
        for name in sorted(os.listdir(ROOT)):
            if _is_part_of_a_clone(name):
                (folder / name).symlink_to(ROOT / name)
        (folder / ".venv/bin/python").symlink_to(sys.executable)
        (folder / ".venv/.plays").touch()

    def make(self, words: list[str]) -> None:
        (target,) = words
        asked = subprocess.run(["make", "--dry-run", target], capture_output=True, check=True, text=True)
        assert (target == ".venv/.plays") == ("up to date" in asked.stdout)
        if target != "run":
            return
        assert asked.stdout.split()[-3:] == [".venv/bin/python", "-m", "bot"]
        program = Program(self.at, {}, self.root / "run.log")
        try:
            program.start()
            program.stop(signal.SIGINT, TIMEOUT)
        finally:
            program.kill()

    def install(self, words: list[str]) -> None:
        if "-o" in words:
            owner = words.index("-o")
            assert words[owner + 1] in self.accounts
            del words[owner : owner + 2]
        subprocess.run(["install", *words], check=True)
        if words[-1] == ".env":
            self.set_token()

    def set_token(self) -> None:
        env = self.at / ".env"
        assert env.stat().st_mode & 0o777 == 0o600
        told = {"DISCORD_TOKEN": self.box.token, "SIETCH_DISCORD_ADDRESS": self.box.address}
        told |= {"SIETCH_METRICS_PORT": str(self.metrics)} if self.at != self.home else {}
        env.write_text(env.read_text().replace("DISCORD_TOKEN=\n", "".join(f"{k}={v}\n" for k, v in told.items())))

    def cp(self, words: list[str]) -> None:
        subprocess.run(["cp", *words], check=True)

    def scp(self, words: list[str]) -> None:
        """Copy a file to the new machine. Both machines are this one, so the copied `.env` gets another port."""
        self.cp(words)
        if words[1].endswith(".env"):
            copied = Path(words[1])
            copied.write_text(copied.read_text().replace(str(self.metrics), str(free_port())))

    def ssh(self, words: list[str]) -> None:
        """Run a command on the new machine, in its home folder."""
        name, command = words
        assert name == "new-machine"
        if self.new is None:
            self.new = Machine(
                self.root / "new", self.box, (self.left_open["GAME"], self.left_open["GAME2"]), self.patch
            )
        self.new.at = self.new.root
        self.new.do(command)

    def df(self, words: list[str]) -> None:
        subprocess.run(["df", *words], check=True, stdout=subprocess.DEVNULL)

    def useradd(self, words: list[str]) -> None:
        assert words[:2] == ["--system", "--home"]
        self.accounts.add(words[3])

    def chown(self, words: list[str]) -> None:
        assert words[0] == "-R"
        assert words[1] in self.accounts or re.fullmatch(r"\d+:\d+", words[1])
        assert all(Path(path).exists() for path in words[2:])

    def runuser(self, words: list[str]) -> None:
        """Run a command as the bot's user, with the database that its unit names."""
        assert (words[0], words[2:4]) == ("-u", ["--", "env"])
        assert words[1] in self.accounts
        name, _, value = words[4].partition("=")
        assert Path(self.here(value)).exists()
        with self.patch.context() as account:
            account.setenv(name, self.here(value))
            self.run(words[5:], " ".join(words))

    def curl(self, words: list[str]) -> None:
        """Ask the metrics of the bot, and wait until it is ready."""
        assert words[0] == "-f"
        assert METRICS in words[1]
        end = time.monotonic() + TIMEOUT
        while not _answers(words[1].replace(METRICS, f":{self.metrics}/")):
            assert time.monotonic() < end, words[1]
            time.sleep(0.1)

    def clear_away(self) -> None:
        if self.new is not None:
            self.new.clear_away()
        for container in self.docker.containers.values():
            if container.program is not None:
                container.program.kill()
        for program in self.systemd.running.values():
            program.kill()


def _is_part_of_a_clone(name: str) -> bool:
    """Return whether the project has this file or folder. Those that `make run` and others write are ignored by git."""
    ignored = (ROOT / ".gitignore").read_text(encoding="utf-8").split()
    return name not in [line.strip("/") for line in ignored] and name != ".git"


def _answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(address) as page:
            return bool(page.status == 200)
    except urllib.error.HTTPError as refused:
        if refused.code != 503:
            raise
        return False


@pytest.fixture
async def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Machine]:
    # Under `make test`, a `make` of the page would take itself for a part of that one.
    for name in [name for name in os.environ if name.startswith(("SIETCH_", "DISCORD_", "MAKE"))]:
        monkeypatch.delenv(name)
    for name in ("missing_data", "translations"):  # All data is read by other tests.
        monkeypatch.setattr(checking, name, list)
    async with Sandbox(answer_within=TIMEOUT) as box, Evening(tmp_path / "made.db", tuple(GAMES.values())) as evening:
        key = next(key for key, game in GAMES.items() if game.seats({})[0] <= 2)
        first = await evening.begin(ANN, BO, key=key, channel=70)
        second = await evening.begin(ANN, BO, key=key, channel=71)
        third = await evening.host.lobby.create(CY, ELSEWHERE, 72, key, 2)
        await evening.host.lobby.join(third.game, DEE)
        await evening.close()
        machine = Machine(tmp_path, box, (first, second), monkeypatch)
        (machine.home / "state").mkdir()
        shutil.copy(tmp_path / "made.db", machine.home / "state" / "sietch.db")
        with pointed_at(box):
            yield machine
        machine.clear_away()


async def test_every_command_of_the_page_does_what_it_says(machine: Machine) -> None:
    told = PAGE.read_text(encoding="utf-8")
    for line in commands(told):
        await asyncio.to_thread(machine.do, line)
    deeds = set(operator.COMMANDS)
    assert {deed for deed in deeds if re.search(rf"bot\.operator (--database \S+ )?{deed}\b", told)} == deeds
    assert {*PROGRAMS, "bot", "bot.operator"} <= set(machine.ran)
    assert machine.systemd.running["sietch"].is_running()
    assert machine.docker.containers["sietch"].is_running()
    assert machine.new is not None
    assert machine.new.systemd.running["sietch"].is_running()
    assert games_in(machine.new.root / "var/lib/sietch/sietch.db") == games_in(
        machine.root / "var/lib/sietch/sietch.db"
    )
    there = {(int(machine.box.world.guild_id), int(machine.left_open["CHANNEL"]))}
    assert place_of(machine.home / "state" / "sietch.db") == there


def games_in(database: Path) -> set[str]:
    with closing(connect(database)) as db:
        return {game for (game,) in db.execute("SELECT id FROM games")}


def place_of(database: Path) -> set[tuple[int, int]]:
    """Return the servers and channels of the imported games."""
    with closing(connect(database)) as db:
        found = "SELECT guild, channel FROM games JOIN acts ON game = games.id WHERE kind = 'imported'"
        return {(guild, channel) for guild, channel in db.execute(found)}


def test_every_setting_that_the_page_names_exists() -> None:
    known = (ROOT / ".env.example").read_text(encoding="utf-8")
    named = set(re.findall(r"\b(?:SIETCH|DISCORD)_[A-Z_]+", PAGE.read_text(encoding="utf-8")))
    assert {name for name in named if f"{name}=" not in known} == set()


@pytest.mark.parametrize(
    "line",
    [
        ".venv/bin/python -m bot.operator export nosuch x.json",
        "systemctl start nosuch",
        "systemctl start --quickly sietch",
        "docker run -d --name sietch nosuch",
        "docker stop sietch",
        "curl -f http://127.0.0.1:9100/nosuch",
    ],
)
async def test_a_command_that_fails_would_be_found(machine: Machine, line: str) -> None:
    with pytest.raises(Exception, match=r"."):
        await asyncio.to_thread(machine.do, line)


def test_a_clone_has_nothing_that_a_bot_or_a_test_wrote_beside_the_project() -> None:
    written = (".env", ".venv", "backups", "bench.json", "state")
    assert [name for name in written if _is_part_of_a_clone(name)] == []
    assert all(_is_part_of_a_clone(name) for name in (".env.example", "Makefile", "bot"))
