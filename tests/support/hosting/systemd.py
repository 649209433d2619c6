"""A stand-in for systemd: it reads the unit file in its folder, and starts and stops the program that the unit names."""

from __future__ import annotations

import shlex
import signal
from collections.abc import Callable
from pathlib import Path

from tests.support.hosting.program import Program

MANAGED = ("enable", "disable", "start", "stop", "restart", "status")
Unit = dict[str, list[str]]


class Systemd:
    def __init__(self, units: Path, journal: Path, here: Callable[[str], str], accounts: set[str]) -> None:
        """Prepare the units. `here` maps a path of the page to the test's folder; `accounts`: the machine's users."""
        self.units = units
        self.journal = journal
        self.here = here
        self.accounts = accounts
        self.enabled: set[str] = set()
        self.running: dict[str, Program] = {}

    def systemctl(self, words: list[str]) -> None:
        verb, *rest = words
        flags, (name,) = [word for word in rest if word.startswith("-")], [word for word in rest if word[0] != "-"]
        assert verb in MANAGED, verb
        assert not flags or (flags == ["--now"] and verb in ("enable", "disable")), flags
        unit = self.unit(name)
        getattr(self, verb)(name, unit, *([True] if flags else []))

    def unit(self, name: str) -> Unit:
        lines = (self.units / f"{name}.service").read_text(encoding="utf-8").splitlines()
        unit: Unit = {}
        for key, equals, value in (line.partition("=") for line in lines if not line.startswith("#")):
            if equals:
                unit.setdefault(key, []).append(value)
        return unit

    def enable(self, name: str, unit: Unit, now: bool = False) -> None:
        assert unit["WantedBy"] == ["multi-user.target"]
        self.enabled.add(name)
        if now:
            self.start(name, unit)

    def disable(self, name: str, unit: Unit, now: bool = False) -> None:
        self.enabled.remove(name)
        if now:
            self.stop(name, unit)

    def start(self, name: str, unit: Unit) -> None:
        assert name not in self.running, f"{name} runs already"
        assert unit["User"][0] in self.accounts
        program, *arguments = shlex.split(unit["ExecStart"][0])
        assert Path(self.here(program)).exists(), program
        assert arguments == ["-m", "bot"]
        for folder in unit["StateDirectory"]:
            Path(self.here(f"/var/lib/{folder}")).mkdir(parents=True, exist_ok=True)
        given = (word.partition("=") for line in unit["Environment"] for word in shlex.split(line))
        environment = {key: self.here(value) for key, _, value in given}
        started = Program(Path(self.here(unit["WorkingDirectory"][0])), environment, self.journal)
        self.running[name] = started
        started.start()

    def stop(self, name: str, unit: Unit) -> None:
        assert self.running[name].is_running()
        number = signal.Signals[unit["KillSignal"][0]]
        self.running.pop(name).stop(number, float(unit["TimeoutStopSec"][0]))

    def restart(self, name: str, unit: Unit) -> None:
        if name in self.running:
            self.stop(name, unit)
        self.start(name, unit)

    def status(self, name: str, unit: Unit) -> None:
        assert self.running[name].is_running()

    def journalctl(self, words: list[str]) -> None:
        known = {"-u", "-o", "--since", "-g"}
        options = dict(zip(words[::2], words[1::2], strict=True))
        assert options.keys() <= known, words
        self.unit(options["-u"])
        assert options["-o"] == "cat"
        told = self.journal.read_text(encoding="utf-8")
        assert told
        if "-g" in options:
            assert options["-g"].startswith('"level": "')
            assert '"level": "' in told
