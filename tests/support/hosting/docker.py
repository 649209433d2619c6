"""A stand-in for Docker: images are made by the Dockerfile's own lines, and a container runs the real program.

A container has a folder with what was copied into its image and nothing else, the environment of image, file and
command, its volumes, and a network of its own.
"""

from __future__ import annotations

import argparse
import json
import shlex
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import chdir
from fnmatch import fnmatch
from os.path import normpath
from pathlib import Path

from tests.support.hosting.program import Program, free_port
from tests.support.yaml import Node, read_yaml

UNDERSTOOD = {"build", "image", "restart", "stop_grace_period", "env_file", "environment", "volumes", "ports"}
UNDERSTOOD |= {"read_only", "tmpfs", "cap_drop", "security_opt"}
"""Keys of a service in a compose file. The last four take rights away, which this stand-in cannot try."""
USUAL_STOP = 10.0
"""Seconds that a container has before it is killed."""
Inside = Callable[[list[str], dict[str, str], Path], None]
"""A function that runs one of our commands with an environment in a folder."""


def _parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="docker", exit_on_error=False, allow_abbrev=False)
    verbs = top.add_subparsers(dest="verb", required=True)
    build = verbs.add_parser("build")
    build.add_argument("-t", required=True)
    build.add_argument("context", type=Path)
    run = verbs.add_parser("run")
    for flag in ("-d", "--rm"):
        run.add_argument(flag, action="store_true")
    run.add_argument("--name")
    run.add_argument("--user")
    run.add_argument("--restart", choices=["no", "always", "unless-stopped", "on-failure"])
    run.add_argument("--stop-timeout", type=float, default=USUAL_STOP)
    run.add_argument("--env-file", type=Path)
    for flag in ("-e", "-p", "-v"):
        run.add_argument(flag, action="append", default=[])
    run.add_argument("image")
    run.add_argument("command", nargs=argparse.REMAINDER)
    exec_ = verbs.add_parser("exec")
    exec_.add_argument("name")
    exec_.add_argument("command", nargs=argparse.REMAINDER)
    for verb in ("stop", "start", "rm"):
        verbs.add_parser(verb).add_argument("name")
    logs = verbs.add_parser("logs")
    logs.add_argument("--since")
    logs.add_argument("name")
    verbs.add_parser("ps")
    compose = verbs.add_parser("compose")
    compose.add_argument("-f", type=Path, required=True)
    compose.add_argument("deed", choices=["up", "down"])
    compose.add_argument("-d", action="store_true")
    compose.add_argument("--build", action="store_true")
    return top


class Image:
    """An image as the lines of a Dockerfile make it."""

    def __init__(self, context: Path, folder: Path) -> None:
        self.folder = folder
        self.environment: dict[str, str] = {}
        self.said: dict[str, str] = {}
        ignored = (context / ".dockerignore").read_text(encoding="utf-8").split()
        for line in (context / "Dockerfile").read_text(encoding="utf-8").splitlines():
            word, _, rest = line.partition(" ")
            if word == "ENV":
                self.environment |= dict(pair.split("=", 1) for pair in shlex.split(rest))
            elif word == "COPY":
                self._copy(context, *rest.split(), ignored=ignored)
            else:
                self.said[word] = rest

    def _copy(self, context: Path, what: str, to: str, *, ignored: list[str]) -> None:
        assert not any(fnmatch(what, pattern) for pattern in ignored), what
        assert (context / what).exists(), what
        at = self.folder / (to if to != "./" else Path(what).name)
        if not at.exists():
            at.symlink_to((context / what).resolve())

    @property
    def command(self) -> list[str]:
        return list(json.loads(self.said["CMD"]))


class Container:
    def __init__(self, image: Image, given: argparse.Namespace, volumes: Path, log: Path) -> None:
        self.image = image
        self.stop_within = given.stop_timeout
        self.log = log
        self.places = {}
        for volume, _, place in (each.partition(":") for each in given.v):
            assert place == image.said["VOLUME"], "nothing would be kept"
            self.places[place] = str(volumes / volume)
            (volumes / volume).mkdir(parents=True, exist_ok=True)
        self.port = free_port()
        self.environment = self._environment(given)
        for published in given.p:
            assert published.endswith(f":{image.environment['SIETCH_METRICS_PORT']}")
            assert self.environment["SIETCH_METRICS_ADDRESS"] == "0.0.0.0", "nobody outside would reach it"
        self.program: Program | None = None

    def _environment(self, given: argparse.Namespace) -> dict[str, str]:
        lines = given.env_file.read_text(encoding="utf-8").splitlines() if given.env_file else []
        pairs = [line for line in [*lines, *given.e] if line and not line.startswith("#")]
        told = self.image.environment | dict(pair.split("=", 1) for pair in pairs)
        return {key: self.here(value) for key, value in told.items()} | {"SIETCH_METRICS_PORT": str(self.port)}

    def here(self, word: str) -> str:
        return next(
            (word.replace(at, to, 1) for at, to in self.places.items() if f"{word}/".startswith(f"{at}/")), word
        )

    def start(self) -> None:
        assert self.image.command == ["python", "-m", "bot"]
        self.program = Program(self.image.folder, self.environment, self.log)
        self.program.start()

    def is_running(self) -> bool:
        return self.program is not None and self.program.is_running()

    def stop(self) -> None:
        assert self.program is not None
        self.program.stop(signal.Signals[self.image.said["STOPSIGNAL"]], self.stop_within)
        self.program = None

    def is_healthy(self) -> bool:
        program, *told = json.loads(self.image.said["HEALTHCHECK"].partition("CMD ")[2])
        assert program == "python"
        asked = subprocess.run([sys.executable, *told], cwd=self.image.folder, env=self.environment, check=False)
        return asked.returncode == 0


def _options(file: Node, service: Node, folder: Path) -> list[str]:
    """Return the options of `docker run` that mean the same. A key that nobody has looked at here is a mistake."""
    assert service.keys() <= UNDERSTOOD, service.keys() - UNDERSTOOD
    assert {volume.partition(":")[0] for volume in service["volumes"]} == file["volumes"].keys()
    options = ["--restart", service["restart"], "--stop-timeout", service["stop_grace_period"].removesuffix("s")]
    options += [word for each in service["env_file"] for word in ("--env-file", normpath(folder / each))]
    options += [word for pair in service["environment"].items() for word in ("-e", "=".join(pair))]
    options += [word for each in service["ports"] for word in ("-p", each)]
    return options + [word for each in service["volumes"] for word in ("-v", f"{file['name']}_{each}")]


class Docker:
    def __init__(self, folder: Path, inside: Inside) -> None:
        self.folder = folder
        self.inside = inside
        self.images: dict[str, Image] = {}
        self.containers: dict[str, Container] = {}

    def docker(self, words: list[str]) -> None:
        given = _parser().parse_args(words)
        getattr(self, given.verb)(given)

    def build(self, given: argparse.Namespace) -> None:
        folder = self.folder / "images" / given.t
        folder.mkdir(parents=True, exist_ok=True)
        self.images[given.t] = Image(given.context, folder)

    def run(self, given: argparse.Namespace) -> None:
        assert given.name not in self.containers, f"there is a container called {given.name} already"
        assert given.d != given.rm, "either it stays, or it is gone when it is done"
        container = Container(
            self.images[given.image], given, self.folder / "volumes", self.folder / f"{given.name}.log"
        )
        if given.d:
            assert not given.command
            self.containers[given.name] = container
            container.start()
        else:
            self._inside(container, given.command)

    def exec(self, given: argparse.Namespace) -> None:
        container = self.containers[given.name]
        assert container.is_running()
        self._inside(container, given.command)

    def _inside(self, container: Container, command: list[str]) -> None:
        with chdir(container.image.folder):
            told = [container.here(word) for word in command]
            self.inside(told, container.environment, container.image.folder)

    def stop(self, given: argparse.Namespace) -> None:
        self.containers[given.name].stop()

    def start(self, given: argparse.Namespace) -> None:
        assert not self.containers[given.name].is_running()
        self.containers[given.name].start()

    def rm(self, given: argparse.Namespace) -> None:
        assert not self.containers.pop(given.name).is_running(), "it still runs"

    def compose(self, given: argparse.Namespace) -> None:
        """Carry out a compose file by what `docker` itself would be told."""
        file = read_yaml(given.f.read_text(encoding="utf-8"))
        for name, service in file["services"].items():
            called = f"{file['name']}-{name}-1"
            if given.deed == "down":
                self.docker(["stop", called])
                self.docker(["rm", called])
                continue
            assert given.d
            self.docker(["build", "-t", service["image"], normpath(given.f.parent / service["build"])])
            self.docker(["run", "-d", "--name", called, *_options(file, service, given.f.parent), service["image"]])

    def logs(self, given: argparse.Namespace) -> None:
        assert self.containers[given.name].log.read_text(encoding="utf-8")

    def ps(self, given: argparse.Namespace) -> None:
        assert all(container.is_healthy() for container in self.containers.values())
