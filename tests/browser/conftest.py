"""One sandbox, one bot and one Chromium for all browser tests; every person gets a window of their own."""

import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass

import discord
import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, Page, async_playwright, expect

from sandbox import Sandbox
from tests.browser.parlour import Parlour, playing
from tests.support.patience import PATIENCE

CHROMIUM = "/usr/bin/chromium"
WITHOUT = (
    # What Playwright does without: Chromium heeds only the last such list.
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
    # Pages of its own which it loads behind the address line of every window, though nobody sees one. They took more
    # than all that the tests do in a window.
    "SpareRendererForSitePerProcess",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxPopup",
)
ARGUMENTS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(WITHOUT)}",
]
DESK = (1280, 800)
PHONE = (400, 860)

expect.set_options(timeout=PATIENCE * 1000)


@dataclass(slots=True)
class Stage:
    """What the tests play on."""

    box: Sandbox
    bot: Parlour
    browser: Browser


@dataclass(slots=True)
class Window:
    """A person's window, and what they do in it."""

    page: Page
    complaints: list[str]

    @property
    def composer(self) -> Locator:
        return self.page.locator(".composer-text")

    @property
    def last(self) -> Locator:
        return self.page.locator(".message[data-id]").last

    def message(self, text: str) -> Locator:
        return self.page.locator(".message[data-id]").filter(has_text=text)

    async def type(self, text: str) -> None:
        await self.composer.click()
        await self.page.keyboard.type(text)

    async def keys(self, *names: str) -> None:
        for name in names:
            await self.page.keyboard.press(name)


Opening = Callable[..., Awaitable[Window]]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def stage() -> AsyncIterator[Stage]:
    if not shutil.which(CHROMIUM):
        pytest.fail(f"The browser tests need Chromium at {CHROMIUM}: install Debian's package chromium.")
    async with Sandbox(answer_within=PATIENCE) as box, playing(box) as bot, async_playwright() as playwright:
        box.set_bot_permissions(discord.Permissions(administrator=True).value)
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield Stage(box, bot, browser)
        await browser.close()


@pytest_asyncio.fixture(loop_scope="module")
async def room(stage: Stage, request: pytest.FixtureRequest) -> discord.TextChannel:
    """A channel of the test's own, where nobody has spoken yet."""
    name = request.node.name.removeprefix("test_").replace("_", "-")[:90]
    return await stage.bot.guilds[0].create_text_channel(name)


@pytest_asyncio.fixture(loop_scope="module")
async def be(stage: Stage, room: discord.TextChannel) -> AsyncIterator[Opening]:
    """Open a window on the test's room: `await be("Ann")`; no window may have complained in the end."""
    windows: list[Window] = []

    async def open_window(name: str, size: tuple[int, int] = DESK) -> Window:
        page = await stage.browser.new_page(
            viewport={"width": size[0], "height": size[1]}, has_touch=size == PHONE, reduced_motion="reduce"
        )
        window = Window(page, [])
        page.on("pageerror", lambda error: window.complaints.append(str(error)))
        page.on("console", lambda said: window.complaints.append(said.text) if said.type == "error" else None)
        windows.append(window)
        await page.goto(f"{stage.box.entrance}#/as/{stage.box.user(name).id}/{room.id}")
        await expect(window.page.locator(".beginning, .message").first).to_be_visible()
        return window

    yield open_window
    complaints = [complaint for window in windows for complaint in window.complaints]
    for window in windows:
        await window.page.close()
    assert complaints == []
