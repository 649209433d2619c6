"""The world: saved in a file between starts, with increasing ids and new people."""

import asyncio
import os
import re
import signal
import sys
from pathlib import Path

import aiohttp
import pytest

from sandbox import Sandbox
from sandbox.world.clock import Clock, Snowflakes, moment_of
from tests.sandbox.bot import SPICE, SampleBot
from tests.support.discordpy import running
from tests.support.waiting import TIMEOUT


async def test_a_world_kept_in_a_file_is_there_after_a_restart(tmp_path: Path) -> None:
    kept = tmp_path / "world.json"
    async with Sandbox(world_file=kept) as box, running(SampleBot(box), box):
        token = box.token
        done = await box.user("Ann").slash("table think", channel="table-1")
        box.advance(3600)
        last = box.server.ids.next()
    async with Sandbox(world_file=kept) as box:
        assert box.token == token
        post = box.user("Bo").messages("table-1")[-1]
        assert post.id == done.message.id
        assert box.user("Bo").file(post.pictures[0]) == SPICE
        assert int(box.user("Bo").say("hello").id) > int(last)
        assert "table" in [command["name"] for command in box.user("Bo").commands()]


async def test_nobody_else_reads_the_tokens_and_messages_of_a_kept_world(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        for _ in range(2):
            async with Sandbox(world_file=tmp_path / "world.json"):
                pass
    finally:
        os.umask(before)
    assert {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()} == {
        "world.json": 0o600,
        "world.files": 0o700,
    }


async def test_a_picture_of_a_kept_world_is_served_on_a_new_port(tmp_path: Path) -> None:
    kept = tmp_path / "world.json"
    async with Sandbox(world_file=kept) as box, running(SampleBot(box), box):
        await box.user("Ann").slash("table think", channel="table-1")
    async with Sandbox(world_file=kept) as box, aiohttp.ClientSession() as session:
        address = box.user("Bo").messages("table-1")[-1].pictures[0]
        assert address.startswith(box.address)
        async with session.get(address) as answer:
            assert await answer.read() == SPICE


def test_ids_strictly_increase_and_carry_their_moment() -> None:
    clock = Clock()
    ids = Snowflakes(clock)
    made = [ids.next() for _ in range(5000)]
    assert [int(one) for one in made] == sorted({int(one) for one in made})
    assert moment_of(made[0]) == pytest.approx(clock.now(), abs=1)


def test_the_clock_does_not_go_back() -> None:
    with pytest.raises(ValueError, match="forward"):
        Clock().advance(-1)


async def test_somebody_new_can_join_and_act(box: Sandbox, bot: SampleBot) -> None:
    assert (await box.add_person("Ida").slash("table ping")).ok


async def test_it_starts_alone_and_says_how_to_reach_it() -> None:
    command = [sys.executable, "-m", "sandbox", "--port", "0"]
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    assert process.stdout is not None
    try:
        lines = [(await asyncio.wait_for(process.stdout.readline(), TIMEOUT)).decode() for _ in range(4)]
        base = re.search(r"API base\s+(\S+)", "".join(lines))
        token = re.search(r"Bot token\s+(\S+)", "".join(lines))
        assert base is not None
        assert token is not None
        headers = {"Authorization": f"Bot {token[1]}"}
        async with aiohttp.ClientSession() as session, session.get(f"{base[1]}/users/@me", headers=headers) as answer:
            assert (await answer.json())["bot"] is True
    finally:
        process.send_signal(signal.SIGTERM)
        assert await asyncio.wait_for(process.wait(), TIMEOUT) == 0


async def test_it_listens_on_loopback_only(box: Sandbox) -> None:
    assert box.address.startswith("http://127.0.0.1:")
    other_address_of_this_machine = "127.0.0.2"
    with pytest.raises(ConnectionRefusedError):
        await asyncio.wait_for(asyncio.open_connection(other_address_of_this_machine, box.port), TIMEOUT)
