"""A process that is cut off from the database by a network partition: its packets vanish, and nobody tells it."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
import tempfile
from asyncio.subprocess import PIPE, Process
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot import slots
from bot.host.store import PostgresAddress, cluster
from tests.bot.helpers import ANN, BO, SharedEvening
from tests.bot.host.store import cut_off
from tests.support.noted_shards import NotedShards
from tests.support.postgres import Server, needs_postgres
from tests.support.waiting import TIMEOUT, until

pytestmark = [needs_postgres, pytest.mark.sqlite_only]

NAMESPACE, OUR_END, THEIR_END = f"sietch{os.getpid()}", f"so{os.getpid()}", f"si{os.getpid()}"
OUTSIDE, INSIDE = "10.213.77.1", "10.213.77.2"
ROOT = Path(__file__).parents[4]


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)


def why_not() -> str | None:
    """Return why there can be no partition here, or None."""
    if os.geteuid() != 0 or shutil.which("ip") is None:
        return "a network partition needs root and the program ip: apt-get install iproute2"
    try:
        ip("netns", "add", f"{NAMESPACE}-try")
        ip("netns", "delete", f"{NAMESPACE}-try")
    except subprocess.CalledProcessError as error:
        return f"network namespaces are not allowed here: {error.stderr.decode().strip()}"
    return None


@contextmanager
def two_networks() -> Iterator[None]:
    """Make a network of its own for a process, with a cable to ours."""
    ip("netns", "add", NAMESPACE)
    try:
        ip("link", "add", OUR_END, "type", "veth", "peer", "name", THEIR_END, "netns", NAMESPACE)
        ip("address", "add", f"{OUTSIDE}/30", "dev", OUR_END)
        ip("link", "set", OUR_END, "up")
        ip("-n", NAMESPACE, "address", "add", f"{INSIDE}/30", "dev", THEIR_END)
        ip("-n", NAMESPACE, "link", "set", THEIR_END, "up")
        yield
    finally:
        ip("netns", "delete", NAMESPACE)


@pytest.fixture
def server() -> Iterator[Server]:
    if found := why_not():
        pytest.skip(found)
    ours = Server(Path(tempfile.mkdtemp(prefix="sietch-postgres-")) / "server")
    ours.folder.parent.chmod(0o755)
    with two_networks():
        ours.create()
        with (ours.folder / "data" / "pg_hba.conf").open("a") as allowed:
            allowed.write(f"host all all {INSIDE}/32 scram-sha-256\n")
        ours.start(f"listen_addresses=127.0.0.1,{OUTSIDE}")
        yield ours
        ours.remove()
    shutil.rmtree(ours.folder.parent, ignore_errors=True)


async def says(process: Process, line: str) -> None:
    """Wait until a process has printed this line."""
    assert process.stdout is not None
    async with asyncio.timeout(TIMEOUT):
        while (said := (await process.stdout.readline()).decode()) != f"{line}\n":
            assert said, "the process has ended"


async def test_a_process_that_is_cut_off_closes_its_connections_and_another_one_takes_over(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    server.execute("CREATE DATABASE cut_off")
    evening = await SharedEvening(PostgresAddress(server.url("cut_off"))).open()
    await evening.begin_settled(ANN, BO)
    beyond = server.url("cut_off", over_tcp=True).replace("127.0.0.1", OUTSIDE)
    program = ["ip", "netns", "exec", NAMESPACE, sys.executable, "-m", "tests.bot.host.store.cut_off"]
    process = await asyncio.create_subprocess_exec(*program, beyond, evening.game, stdout=PIPE, cwd=ROOT)
    try:
        await says(process, "serves")
        await says(process, "holds the game")
        ip("link", "set", OUR_END, "down")
        await says(process, "closed")
        monkeypatch.setattr(cluster, "LEASE", cut_off.LEASE)
        monkeypatch.setattr(slots, "WAITING_BEAT", 0.1)
        await _take_over(evening)
        # The game is not locked for good by the transaction that will never end.
        await evening.end_turn(ANN)
    finally:
        process.kill()
        await process.wait()
        await evening.close()


async def _take_over(evening: SharedEvening) -> None:
    """Serve the slot in this process as soon as its lease has ended."""
    ours, service = evening.host.store.cluster, NotedShards()
    assert ours is not None
    serving = asyncio.create_task(slots.Slots(ours, 1, 1, service, lambda living: None).run())
    await until(lambda: service.shards == [0])
    serving.cancel()
    await asyncio.gather(serving, return_exceptions=True)
