"""`python -m bot` as a person starts it: the sandbox without a token, a check, a graceful stop."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import socket
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp

PATIENCE = 120.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def environment(folder: Path, **more: str) -> dict[str, str]:
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("SIETCH_", "DISCORD_"))}
    return {**kept, "SIETCH_DATABASE": str(folder / "state" / "sietch.db"), "PYTHONPATH": os.getcwd(), **more}


async def start(folder: Path, *arguments: str, **more: str) -> asyncio.subprocess.Process:
    """In an empty folder, so that no .env of the tree is read."""
    return await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "bot", *arguments),
        cwd=folder,
        env=environment(folder, **more),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )


@contextlib.asynccontextmanager
async def running(folder: Path, **more: str) -> AsyncIterator[tuple[asyncio.subprocess.Process, str]]:
    """The bot, and everything it said until it was at the table."""
    bot = await start(folder, SIETCH_SANDBOX_PORT=str(free_port()), **more)
    try:
        yield bot, await said_until(bot, "at the table")
    finally:
        if bot.returncode is None:
            bot.kill()
            await bot.wait()


async def said_until(bot: asyncio.subprocess.Process, words: str) -> str:
    assert bot.stdout is not None
    said = ""
    async with asyncio.timeout(PATIENCE):
        while words not in said:
            line = await bot.stdout.readline()
            assert line, said
            said += line.decode()
    return said


async def test_without_a_token_one_address_is_printed_and_answers(tmp_path: Path) -> None:
    async with running(tmp_path) as (bot, said):
        (address,) = re.findall(r"http://127\.0\.0\.1:\d+/", said)
        async with aiohttp.ClientSession() as browser, browser.get(address) as page:
            assert page.status == 200
        bot.send_signal(signal.SIGTERM)
        assert await asyncio.wait_for(bot.wait(), PATIENCE) == 0
    assert (tmp_path / "state" / "sandbox.json").exists()
    assert "Traceback" not in said


async def test_a_second_bot_at_the_same_database_says_so_and_leaves(tmp_path: Path) -> None:
    async with running(tmp_path) as (first, _):
        second = await start(tmp_path, SIETCH_SANDBOX_PORT=str(free_port()))
        said, _ = await asyncio.wait_for(second.communicate(), PATIENCE)
        assert second.returncode == 2
        assert said.decode().count("\n") == 1
        assert str(tmp_path / "state" / "sietch.db") in said.decode()
        assert first.returncode is None


async def test_a_bot_that_was_killed_leaves_its_database_free(tmp_path: Path) -> None:
    async with running(tmp_path) as (first, _):
        first.kill()
        await first.wait()
    async with running(tmp_path) as (_, said):
        assert "at the table" in said


async def test_figures_are_served_where_a_port_is_set(tmp_path: Path) -> None:
    port = free_port()
    async with running(tmp_path, SIETCH_METRICS_PORT=str(port), SIETCH_LOG_FORMAT="json") as (_, said):
        assert '"message": "at the table"' in said
        async with aiohttp.ClientSession() as browser, browser.get(f"http://127.0.0.1:{port}/metrics") as page:
            assert "sietch_interactions" in await page.text()


async def test_the_check_says_that_all_is_well(tmp_path: Path) -> None:
    bot = await start(tmp_path, "--check")
    said, _ = await asyncio.wait_for(bot.communicate(), PATIENCE)
    assert bot.returncode == 0
    assert b"All is well" in said


async def test_a_bad_setting_stops_the_start_with_its_name(tmp_path: Path) -> None:
    bot = await start(tmp_path, SIETCH_LOG_LEVEL="LOUD")
    said, _ = await asyncio.wait_for(bot.communicate(), PATIENCE)
    assert bot.returncode == 2
    assert b"SIETCH_LOG_LEVEL" in said
