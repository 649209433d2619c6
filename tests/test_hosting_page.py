"""Every command on the page for whoever hosts the bot, run from top to bottom as it stands there.

Ours are run in this process, on a machine that lies in a folder; of the world around it (systemd, Docker, git) only the
words are checked. What the page leaves open, such as the id of a game, is filled in.
"""

from __future__ import annotations

import asyncio
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot import __main__ as start
from bot import check as checking
from bot import operator
from bot.monitor import Monitor
from games.catalogue import GAMES
from tests.bot.helpers import ANN, BO, Evening

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
    "systemctl",
    "useradd",
)
PYTHON = (".venv/bin/python", "python")
SYSTEMCTL = {"enable", "disable", "start", "stop", "restart", "status"}
DOCKER = {"build", "run", "exec", "stop", "start", "rm", "logs", "ps"}
GIT = {"clone", "pull", "checkout"}
SERVER, CHANNEL = 44, 55


def commands(page: str) -> Iterator[str]:
    """In the order of the page: the lines of its blocks, and what stands in a sentence and begins with a program."""
    found = [(each.start(), each.group(2)) for each in FENCED.finditer(page)]
    outside = FENCED.sub(lambda each: " " * len(each.group(0)), page)
    found += [(each.start(), each.group(1)) for each in INLINE.finditer(outside) if _is_a_command(each.group(1))]
    for _, text in sorted(found):
        yield from (line.strip() for line in text.splitlines() if line.strip() and not line.strip().startswith("http"))


def _is_a_command(words: str) -> bool:
    return " " in words and words.split()[0] in (*PROGRAMS, *PYTHON)


class Machine:
    """Where the page is carried out."""

    def __init__(self, folder: Path, games: tuple[str, str]) -> None:
        self.places = {
            "/opt/sietch": str(folder / "opt"),
            "/var/lib/sietch": str(folder / "var"),
            "/etc/systemd/system/": str(folder / "etc"),
            "/state": str(folder / "state"),
            "new-machine:": str(folder / "new"),
        }
        for name in ("opt", "var", "etc", "state"):
            (folder / name).mkdir()
        for name in ("opt", "var"):
            (folder / f"new{folder / name}").mkdir(parents=True)
        self.home = folder / "opt"
        self.left_open = {"GAME": games[0], "GAME2": games[1], "CHANNEL": str(CHANNEL)}
        self.left_open |= {"<this": "url", "project>": "", "<the": "v1", "version": "", "before>": ""}
        self.ran: list[str] = []

    def do(self, line: str, monkeypatch: pytest.MonkeyPatch) -> None:
        words = shlex.split(line, comments=True)
        while words:
            end = words.index("&&") if "&&" in words else len(words)
            one, words = words[:end], words[end + 1 :]
            self.run([self.filled_in(word) for word in one if self.filled_in(word)], line, monkeypatch)

    def filled_in(self, word: str) -> str:
        word = self.left_open.get(word, word)
        for there, here in self.places.items():
            word = word.replace(there, here) if word.startswith((there, "new-machine:")) else word
        return word

    def run(self, words: list[str], line: str, monkeypatch: pytest.MonkeyPatch) -> None:
        program, *rest = words
        if program in PYTHON:
            self.run_ours(rest, line, monkeypatch)
        elif program == "runuser":
            self.run_as_the_bot(rest, line, monkeypatch)
        elif program == "docker":
            self.run_docker(rest, line, monkeypatch)
        elif program in ("cp", "scp", "install"):
            told = [word for word in rest if word not in ("-o", "sietch")]
            subprocess.run([program.replace("scp", "cp"), *told], cwd=self.home, check=True)
            self.set_token()
        else:
            self.check_words(program, rest, line)
        self.ran.append(program)

    def set_token(self) -> None:
        env = self.home / ".env"
        if env.exists():
            env.write_text(env.read_text().replace("DISCORD_TOKEN=\n", "DISCORD_TOKEN=token\n"))

    def run_ours(self, words: list[str], line: str, monkeypatch: pytest.MonkeyPatch) -> None:
        assert words[0] == "-m", line
        if words[1] == "bot.operator":
            assert operator.main(words[2:]) == 0, line
        else:
            assert words[1:] == ["bot", "--check"], line
            monkeypatch.setattr(sys, "argv", ["bot", "--check"])
            assert start.main() == 0, line
        self.ran.append(words[1])

    def run_as_the_bot(self, words: list[str], line: str, monkeypatch: pytest.MonkeyPatch) -> None:
        """With the bot's database, as its unit sets it."""
        assert words[:4] == ["-u", "sietch", "--", "env"], line
        name, _, value = words[4].partition("=")
        assert words[5] in PYTHON, line
        with monkeypatch.context() as account:
            account.setenv(name, self.filled_in(value))
            assert Path(self.filled_in(value)).exists(), line
            self.run_ours(words[6:], line, monkeypatch)

    def run_docker(self, words: list[str], line: str, monkeypatch: pytest.MonkeyPatch) -> None:
        assert words[0] in DOCKER, line
        if words[0] in ("run", "exec"):
            inside = words[words.index("sietch", words.index("--name") + 2 if "--name" in words else 0) + 1 :]
            with monkeypatch.context() as container:
                container.setenv("SIETCH_SERVICE", "true")
                container.setenv("SIETCH_DATABASE", f"{self.places['/state']}/sietch.db")
                if "--env-file" in words:
                    container.setenv("DISCORD_TOKEN", "token")
                self.run_ours(inside[1:] or ["-m", "bot", "--check"], line, monkeypatch)

    def check_words(self, program: str, words: list[str], line: str) -> None:
        assert program in (*PROGRAMS, "cd"), line
        if program == "systemctl":
            assert words[0] in SYSTEMCTL, line
            assert words[-1] == "sietch", line
        elif program == "journalctl":
            assert words[:2] == ["-u", "sietch"], line
        elif program == "git":
            assert words[0] in GIT, line
        elif program == "make":
            assert self.has_target(words[0]), line
        elif program == "curl":
            assert (
                f'"/{words[-1].rpartition("/")[2]}"' in Path(sys.modules[Monitor.__module__].__file__ or "").read_text()
            )

    def has_target(self, name: str) -> bool:
        asked = subprocess.run(["make", "--dry-run", name], cwd=ROOT, capture_output=True, check=False)
        return asked.returncode == 0


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    async def evening() -> tuple[str, str]:
        async with Evening(tmp_path / "sietch.db", tuple(GAMES.values())) as evening:
            key = next(key for key, game in GAMES.items() if game.seats({})[0] <= 2)
            games = [await evening.begin(ANN, BO, key=key, channel=channel) for channel in (70, 71)]
            return games[0], games[1]

    async def server_of(channel: int, token: str) -> int:
        return SERVER

    machine = Machine(tmp_path, asyncio.run(evening()))
    for place in (machine.home / "state", tmp_path / "var", tmp_path / "state"):
        place.mkdir(exist_ok=True)
        shutil.copy(tmp_path / "sietch.db", place / "sietch.db")
    shutil.copytree(ROOT / "deploy", machine.home / "deploy")
    shutil.copy(ROOT / ".env.example", machine.home)
    monkeypatch.chdir(machine.home)
    for name in ("shipped", "translations"):  # All data is read by other tests.
        monkeypatch.setattr(checking, name, list)
    monkeypatch.setattr(operator, "server_of", server_of)
    for name in ("DISCORD_TOKEN", "SIETCH_DATABASE", "SIETCH_SERVICE"):
        monkeypatch.delenv(name, raising=False)
    return machine


def test_every_command_of_the_page_does_what_it_says(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    for line in commands(PAGE.read_text(encoding="utf-8")):
        machine.do(line, monkeypatch)
    deeds = set(operator.DEEDS)
    told = PAGE.read_text(encoding="utf-8")
    assert {deed for deed in deeds if re.search(rf"bot\.operator (--database \S+ )?{deed}\b", told)} == deeds
    assert {"bot", "bot.operator", "docker", "systemctl", "journalctl", "curl", "make", "git", "scp"} <= set(
        machine.ran
    )


def test_every_setting_that_the_page_names_exists() -> None:
    known = (ROOT / ".env.example").read_text(encoding="utf-8")
    named = set(re.findall(r"\b(?:SIETCH|DISCORD)_[A-Z_]+", PAGE.read_text(encoding="utf-8")))
    assert {name for name in named if f"{name}=" not in known} == set()


def test_a_command_that_fails_would_be_found(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(AssertionError, match="nosuch"):
        machine.do(".venv/bin/python -m bot.operator export nosuch x.json", monkeypatch)
