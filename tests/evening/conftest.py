"""The bot as `make run` starts it, in a process of its own, and a real Chromium to sit at its table."""

import asyncio
import os
import re
import shutil
import socket
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import async_playwright

from tests.browser.conftest import ARGUMENTS, CHROMIUM, DESK
from tests.evening.screen import PATIENCE, Screen

ROOT = Path(__file__).parents[2]

Sitting = Callable[..., Awaitable[Screen]]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest_asyncio.fixture
async def address(tmp_path: Path) -> AsyncIterator[str]:
    """What `make run` prints, where a person goes."""
    settings = {"SIETCH_SANDBOX_PORT": str(free_port()), "SIETCH_DATABASE": str(tmp_path / "sietch.db")}
    with (tmp_path / "bot.log").open("wb") as log:
        bot = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.evening.seeded"),
            cwd=ROOT,
            env={**os.environ, **settings, "DISCORD_TOKEN": "", "SIETCH_DISCORD_ADDRESS": ""},
            stdout=asyncio.subprocess.PIPE,
            stderr=log,
        )
    try:
        assert bot.stdout is not None
        said = (await asyncio.wait_for(bot.stdout.readline(), PATIENCE)).decode()
        found = re.search(r"http://\S+", said)
        assert found, said + (tmp_path / "bot.log").read_text()
        yield found.group()
    finally:
        bot.terminate()
        await bot.wait()
    errors = [line for line in (tmp_path / "bot.log").read_text().splitlines() if " ERROR " in line]
    assert errors == []


@pytest_asyncio.fixture
async def sit_down(address: str) -> AsyncIterator[Sitting]:
    """Open the address in a window: `await sit_down(PHONE)`; no window may have complained in the end."""
    if not shutil.which(CHROMIUM):
        pytest.fail(f"The browser tests need Chromium at {CHROMIUM}: install Debian's package chromium.")
    screens: list[Screen] = []
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)

        async def open_window(size: tuple[int, int] = DESK) -> Screen:
            page = await browser.new_page(
                viewport={"width": size[0], "height": size[1]}, has_touch=size != DESK, reduced_motion="reduce"
            )
            page.set_default_timeout(PATIENCE * 1000)
            screens.append(Screen(page))
            await page.goto(address)
            return screens[-1]

        yield open_window
        await browser.close()
    assert [complaint for screen in screens for complaint in screen.complaints] == []
