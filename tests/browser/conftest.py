"""One sandbox, one bot and one Chromium for all browser tests; every person gets a window of their own, empty."""

import shutil
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field

import discord
import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, Page, ViewportSize, async_playwright, expect

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
    "--disable-software-rasterizer",
    "--in-process-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-extensions",
    "--disable-component-extensions-with-background-pages",
    "--disable-default-apps",
    f"--disable-features={','.join(WITHOUT)}",
]
Size = tuple[int, int]
DESK = (1280, 800)
PHONE = (400, 860)

expect.set_options(timeout=PATIENCE * 1000)


@dataclass(slots=True)
class Window:
    """A person's window, and what they do in it."""

    page: Page
    size: Size
    complaints: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda said: self.complaints.append(said.text) if said.type == "error" else None)

    async def empty(self) -> None:
        """As if it were new."""
        await self.page.unroute_all()
        await self.page.emulate_media(forced_colors="null", contrast="null")
        await self.page.mouse.move(-1, -1)
        await self.page.goto("about:blank")
        self.complaints.clear()

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


@dataclass(slots=True)
class Stage:
    """What the tests play on."""

    box: Sandbox
    bot: Parlour
    browser: Browser
    empty: dict[Size, list[Window]] = field(default_factory=lambda: defaultdict(list))
    """Windows in which nobody is any more: another page in one costs half of another window."""

    async def window(self, size: Size) -> Window:
        if self.empty[size]:
            return self.empty[size].pop()
        viewport: ViewportSize = {"width": size[0], "height": size[1]}
        page = await self.browser.new_page(viewport=viewport, has_touch=size == PHONE, reduced_motion="reduce")
        return Window(page, size)

    async def take_back(self, window: Window) -> None:
        await window.empty()
        self.empty[window.size].append(window)


Opening = Callable[..., Awaitable[Window]]


@pytest_asyncio.fixture(scope="package", loop_scope="package")
async def stage() -> AsyncIterator[Stage]:
    if not shutil.which(CHROMIUM):
        pytest.fail(f"The browser tests need Chromium at {CHROMIUM}: install Debian's package chromium.")
    async with Sandbox(answer_within=PATIENCE) as box, playing(box) as bot, async_playwright() as playwright:
        box.set_bot_permissions(discord.Permissions(administrator=True).value)
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield Stage(box, bot, browser)
        await browser.close()


@pytest_asyncio.fixture(loop_scope="package")
async def room(stage: Stage, request: pytest.FixtureRequest) -> discord.TextChannel:
    """A channel of the test's own, where nobody has spoken yet."""
    name = request.node.name.removeprefix("test_").replace("_", "-")[:90]
    return await stage.bot.guilds[0].create_text_channel(name)


@pytest_asyncio.fixture(loop_scope="package")
async def be(stage: Stage, room: discord.TextChannel) -> AsyncIterator[Opening]:
    """Open a window on the test's room: `await be("Ann")`; no window may have complained in the end."""
    windows: list[Window] = []

    async def open_window(name: str, size: Size = DESK) -> Window:
        window = await stage.window(size)
        windows.append(window)
        await window.page.goto(f"{stage.box.entrance}#/as/{stage.box.user(name).id}/{room.id}")
        await expect(window.page.locator(".beginning, .message").first).to_be_visible()
        return window

    yield open_window
    complaints = [complaint for window in windows for complaint in window.complaints]
    for window in windows:
        await stage.take_back(window)
    assert complaints == []
