"""Fixtures: the bot as `make run` starts it, in a forked process, and a real Chromium."""

import asyncio
import re
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright

from tests.browser.conftest import ARGUMENTS, DESK
from tests.evening.screen import SHOTS, TIMEOUT, WANTS_PICTURES, Screen
from tests.evening.seeded import same_luck_at_noon, same_luck_with_all_pictures
from tests.support.browser import path_or_skip as browser_path_or_skip
from tests.support.hosting.program import Program, environment_with, free_port
from tests.support.soak import IS_TASTE

Sitting = Callable[..., Awaitable[Screen]]


@pytest_asyncio.fixture(loop_scope="package")
async def address(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[str]:
    """Start the bot and yield the address that `make run` prints.

    In a soak, or if pictures are wanted, all scenes are painted.
    """
    all_pictures = WANTS_PICTURES or SHOTS or (request.node.get_closest_marker("soak") and not IS_TASTE)
    database, log = tmp_path / "sietch.db", tmp_path / "bot.log"
    settings = {"SIETCH_SANDBOX_PORT": str(free_port()), "SIETCH_DATABASE": str(database)}
    luck = same_luck_with_all_pictures if all_pictures else same_luck_at_noon
    bot = Program(tmp_path, environment_with(settings), log, luck)
    try:
        await asyncio.to_thread(bot.start)
        found = re.search(r"http://\S+", log.read_text())
        assert found, log.read_text()
        yield found.group()
        await asyncio.to_thread(bot.stop, signal.SIGTERM, TIMEOUT)
    finally:
        bot.kill()
    assert [line for line in log.read_text().splitlines() if '"level": "ERROR"' in line] == []


@pytest_asyncio.fixture(scope="package", loop_scope="package")
async def chromium() -> AsyncIterator[Browser]:
    """Start one Chromium for all tests."""
    path = browser_path_or_skip()
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        await browser.close()


@pytest_asyncio.fixture(loop_scope="package")
async def sit_down(address: str, chromium: Browser) -> AsyncIterator[Sitting]:
    """Return a function that opens the web client: `await sit_down(PHONE)`. No window may have logged an error."""
    screens: list[Screen] = []

    async def open_window(size: tuple[int, int] = DESK) -> Screen:
        page = await chromium.new_page(
            viewport={"width": size[0], "height": size[1]},
            has_touch=size != DESK,
            reduced_motion="reduce",
            color_scheme="dark",
        )
        page.set_default_timeout(TIMEOUT * 1000)
        screens.append(Screen(page))
        await page.goto(address)
        return screens[-1]

    yield open_window
    for screen in screens:
        await screen.page.close()
    assert [complaint for screen in screens for complaint in screen.complaints] == []
