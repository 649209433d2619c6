"""Fixtures: one sandbox, one bot and one Chromium for all browser tests. Every person gets a fresh window."""

import re
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field

import discord
import pytest
import pytest_asyncio
from playwright.async_api import Browser, ConsoleMessage, Locator, Page, ViewportSize, async_playwright, expect

from sandbox import Sandbox, User
from tests.browser.parlour import Parlour, playing
from tests.support.browser import path_or_skip as browser_path_or_skip
from tests.support.waiting import TIMEOUT

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
NARROW: ViewportSize = {"width": 768, "height": 900}
"""To which a desk's window may be made smaller."""

expect.set_options(timeout=TIMEOUT * 1000)


def in_pixels(size: Size) -> ViewportSize:
    return {"width": size[0], "height": size[1]}


NOBODY, NOWHERE = "Hal", "general"
"""As whom, and where, a window waits in which nobody is: no test is about them."""
TURN_TO = """place => {
  for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
  document.activeElement.blur();
  location.hash = place;
}"""
LOOK = """() => {
  document.getElementById("announcer").replaceChildren();
  const shown = document.body.cloneNode(true);
  for (const aside of shown.querySelectorAll("#sidebar, [hidden]")) aside.replaceChildren();
  const written = [...document.querySelectorAll("input, textarea")].map((field) => field.value);
  const { tagName, id, className } = document.activeElement;
  return [shown.outerHTML, tagName, id, className, ...written].join();
}"""
"""All that is seen on a page, but for the list of rooms, which come and go."""


@dataclass(slots=True)
class Window:
    """A person's browser window and the actions in it."""

    page: Page
    size: Size
    box: Sandbox
    user: User = field(init=False)
    room: str = field(init=False)
    complaints: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda said: self._hear(said))

    def _hear(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self.complaints.append(f"{said.text} ({said.location['url']})")

    async def load(self) -> None:
        """Load the whole page, without a person."""
        self.user, self.room = self.box.user(NOBODY), NOWHERE
        await self.page.goto("about:blank")
        await self.page.goto(f"{self.box.entrance}{self._place}")
        await self._stands()

    async def be(self, name: str, room: str) -> None:
        """Become a person in a channel, without loading the page again."""
        self.user, self.room = self.box.user(name), room
        await self.page.evaluate(TURN_TO, self._place)
        await self._stands()

    @property
    def _place(self) -> str:
        return f"#/as/{self.user.id}/{self.box.channel_id(self.room)}"

    async def _stands(self) -> None:
        await expect(self.page).to_have_title(re.compile(rf"#{re.escape(self.room)} · {self.user.name}$"))
        await expect(self.page.locator(".beginning, .message").first).to_be_visible()

    async def leave(self) -> str:
        """Undo everything that a test has set on the page, and return what it looks like then."""
        await self.page.unroute_all()
        await self.page.emulate_media(forced_colors="null", contrast="null", color_scheme="null")
        await self.page.set_viewport_size(in_pixels(self.size))
        await self.page.mouse.move(-1, -1)
        await self.be(NOBODY, NOWHERE)
        self.complaints.clear()
        return await self.look()

    async def look(self) -> str:
        return str(await self.page.evaluate(LOOK))

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

    async def command(self, words: str) -> None:
        """Enter a command without typing it key by key. Other tests do that."""
        await self.composer.fill(f"/{words} ")
        await self.keys("Enter")

    async def keys(self, *names: str) -> None:
        for name in names:
            await self.page.keyboard.press(name)


@dataclass(slots=True)
class Stage:
    """The sandbox, the bot and the browser windows of the tests."""

    box: Sandbox
    bot: Parlour
    browser: Browser
    empty: dict[Size, list[Window]] = field(default_factory=lambda: defaultdict(list))
    """Windows in which nobody is any more: another person on the same page costs a sixth of another page."""
    new: dict[Size, str] = field(default_factory=dict)
    """The page of an unused window."""

    async def window(self, name: str, room: str, size: Size) -> Window:
        window = self.empty[size].pop() if self.empty[size] else await self._another(size)
        await window.be(name, room)
        return window

    async def _another(self, size: Size) -> Window:
        page = await self.browser.new_page(viewport=in_pixels(size), has_touch=size == PHONE, reduced_motion="reduce")
        window = Window(page, size, self.box)
        await window.load()
        self.new[size] = await window.look()
        return window

    async def take_back(self, window: Window) -> None:
        """Take a window back for the next test. Reload its page if it has changed."""
        if await window.leave() != self.new[window.size]:
            await window.load()
        self.empty[window.size].append(window)


Opening = Callable[..., Awaitable[Window]]


@pytest_asyncio.fixture(scope="package", loop_scope="package")
async def stage() -> AsyncIterator[Stage]:
    path = browser_path_or_skip()
    async with Sandbox(answer_within=TIMEOUT) as box, playing(box) as bot, async_playwright() as playwright:
        box.set_bot_permissions(discord.Permissions(administrator=True).value)
        browser = await playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield Stage(box, bot, browser)
        await browser.close()


@pytest_asyncio.fixture(loop_scope="package")
async def room(stage: Stage, request: pytest.FixtureRequest) -> AsyncIterator[discord.TextChannel]:
    """Create an empty channel for the test."""
    name = request.node.name.removeprefix("test_").replace("_", "-")[:90]
    made = await stage.bot.guilds[0].create_text_channel(name)
    yield made
    await made.delete()


@pytest_asyncio.fixture(loop_scope="package")
async def be(stage: Stage, room: discord.TextChannel) -> AsyncIterator[Opening]:
    """Return a function that opens the channel as a person: `await be("Ann")`. No window may have logged an error."""
    windows: list[Window] = []

    async def open_window(name: str, size: Size = DESK) -> Window:
        windows.append(await stage.window(name, room.name, size))
        return windows[-1]

    yield open_window
    complaints = [complaint for window in windows for complaint in window.complaints]
    for window in windows:
        await stage.take_back(window)
    assert complaints == []
