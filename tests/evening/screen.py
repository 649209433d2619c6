"""A person's browser window, used with the mouse."""

from __future__ import annotations

import asyncio
import os
import re
from pathlib import Path

from playwright.async_api import ConsoleMessage, Locator, Page, expect

TIMEOUT = 90.0
"""Seconds to wait. It is long for busy machines."""
PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
EVERY_PICTURE_IS_THERE = """() => Promise.all([...document.images]
    .filter(image => image.getBoundingClientRect().bottom > 0)
    .map(image => { image.loading = "eager"; return image.decode(); }))"""
WANTS_PICTURES = bool(os.environ.get("SIETCH_PICTURES"))
"""Whether to take the README's screenshots again. `make art` draws the pictures of games."""
SHOTS = os.environ.get("SIETCH_SHOTS", "")
"""A folder for screenshots of every step, or nothing."""
NOTHING_ASKED = "You are called when it is"
TEXTS = ".content, .text-display"
"""The texts of a message, whether it is plain or made of components."""
PRESSES = re.compile("/components$")
"""The requests that the web client sends for presses."""

expect.set_options(timeout=TIMEOUT * 1000)

EYES = """
const all = (within, selector) => [...within.querySelectorAll(selector)];
const words = node => node.textContent.replaceAll(/\\s+/g, " ");
const said = node => all(node, ".content, .text-display").map(each => each.innerText).join("\\n");
const posts = () => all(document, ".message[data-id]:not(.ephemeral)");
const panel = () => all(document, ".message.ephemeral[data-id]").findLast(node => node.querySelector("[data-custom-id]"));
const shown = node => node.querySelector("[aria-busy=true], .held, .thinking") ? null
    : said(node) + all(node, "[data-custom-id]").map(each => each.dataset.customId).join(" ");
const call = () => posts().filter(node => words(node).includes("Waiting for Ann"))
    .map(node => node.dataset.id + all(node, "time.timestamp").map(each => each.dateTime).join(" ")).at(-1) ?? "";
const letters = () => all(document, "#sidebar [aria-label^='direct message'] .badge").map(words).join(" ");
"""
"""JavaScript functions that read what a person sees on the page."""
CALLED = "([before, end]) => posts().some(node => words(node).includes(end)) ? 'end' : ![before, ''].includes(call()) && 'call'"
WRITTEN = f"([before, end, seen]) => letters() !== seen ? 'letter' : ({CALLED})([before, end])"
OPENED = "old => panel() && panel().dataset.id !== old"
SETTLED = "before => panel() && shown(panel()) !== before && shown(panel())"
WHEN_IT_CHANGES = """wanted => new Promise(resolve => {
    const again = () => {
        const found = look(wanted);
        if (found) { changes.disconnect(); resolve(found); }
    };
    const changes = new MutationObserver(again);
    changes.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    again();
})"""
"""JavaScript that evaluates `look` again whenever the page changes, until it finds something."""


class Screen:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.complaints: list[str] = []
        self.shots = 0
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._note_error)

    def _note_error(self, said: ConsoleMessage) -> None:
        """Keep an error that the browser logs, except a refused press: `open_panel` repeats such a press."""
        is_refused_press = "status of 400" in said.text and PRESSES.search(said.location["url"])
        if said.type == "error" and not is_refused_press:
            self.complaints.append(said.text)

    # The channel

    @property
    def posts(self) -> Locator:
        """Return the messages that everybody sees."""
        return self.page.locator(".message[data-id]:not(.ephemeral)")

    @property
    def panel(self) -> Locator:
        """Return the last ephemeral message with controls."""
        return self.page.locator(".message.ephemeral[data-id]").filter(has=self.page.locator("[data-custom-id]")).last

    async def type_command(self, command: str) -> None:
        """Type a command and take the first suggestion."""
        await self.page.locator(".composer-text").click()
        await self.page.keyboard.type(f"/{command}")
        await self.page.get_by_role("option", name=f"/{command}").first.click()

    async def send(self) -> None:
        await self.page.keyboard.press("Escape")
        await self.page.keyboard.press("Enter")

    async def press_on_the_table(self, label: str) -> None:
        await self.posts.locator("[data-custom-id]").filter(has_text=label).last.click()

    async def last_call(self) -> str:
        """Return the post that waits for Ann with its time, or nothing."""
        return str(await self.page.evaluate(f"() => {{ {EYES} return call(); }}"))

    async def called_again(self, before: str, or_reads: str = "\0") -> bool:
        """Wait until the table calls once more; False if the table reads these words first."""
        return await self._sees(CALLED, [before, or_reads]) == "call"

    async def letters(self) -> str:
        """Return how many direct messages of the bot are unread."""
        return str(await self.page.evaluate(f"() => {{ {EYES} return letters(); }}"))

    async def called_or_written_to(self, before: str, or_reads: str, letters: str) -> bool:
        """Wait until the table calls once more or the bot writes; False if the table reads these words first.

        Somebody who is asked again in their own turn is called by direct message alone: the post waits for that turn.
        """
        return await self._sees(WRITTEN, [before, or_reads, letters]) != "end"

    # The panel

    async def open_panel(self) -> None:
        """Open a new panel and wait until it replaces the old one.

        A newer post may take the button away at the moment of the press. Then the newer post is pressed.
        """
        old = await self.panel.get_attribute("data-id") if await self.panel.count() else ""
        is_taken = False
        while not is_taken:
            async with self.page.expect_response(PRESSES) as response:
                await self.press_on_the_table("Your move")
            is_taken = (await response.value).ok
        await self._sees(OPENED, old)
        await self._settled("")

    async def panel_is_ready(self) -> None:
        """Wait until there is a panel whose controls can be used."""
        await self._settled("")

    async def reads(self) -> str:
        return "\n".join(await self.panel.locator(TEXTS).all_inner_texts())

    async def labels(self) -> list[str]:
        """Return the labels of the enabled buttons and menus."""
        found = await self.panel.locator("[data-custom-id]:not([disabled])").all_inner_texts()
        return [label.strip() for label in found]

    async def is_asked_again(self) -> None:
        """Wait until the panel shows a question, or says that nothing is asked."""
        await expect(
            self.panel.locator(TEXTS).filter(has_text=re.compile(rf"[?.]|{NOTHING_ASKED}")).first
        ).to_be_visible()
        await self.page.wait_for_timeout(200)

    async def label_beside(self, wish: str) -> str:
        """Return the label of the first button beside a text with the wish, or nothing."""
        beside = self.panel.locator(".section").filter(has_text=wish).locator("[data-custom-id]:not([disabled])")
        return (await beside.first.inner_text()).strip() if await beside.count() else ""

    async def press(self, label: str) -> None:
        """Press a button of the panel by the beginning of its label, and wait until the panel changes."""
        before = await self._settled("")
        await self._control(await self._full_label(label)).click()
        await self._settled(before)

    async def choose(self, menu: str, wish: str = "", photograph: str = "") -> str:
        """Open a menu and pick the first option with the wished text, or the first option. Return its text."""
        before = await self._settled("")
        await self._control(menu).click()
        options = self.page.get_by_role("option")
        await expect(options.first).to_be_visible()
        if photograph:
            await self.photograph(photograph)
        words = await options.all_inner_texts()
        at = next((place for place, said in enumerate(words) if wish in said), 0)
        await options.nth(at).click()
        await self._choose_further(options)
        await self._settled(before)
        return words[at]

    async def _choose_further(self, options: Locator) -> None:
        """Pick further options of a menu until it has enough."""
        done = self.page.locator(".option-foot button")
        if not await done.count():
            return
        for option in await options.all():
            if await done.is_enabled():
                break
            if await option.get_attribute("aria-selected") != "true":
                await option.click()
        await done.click()

    async def is_menu(self, label: str) -> bool:
        return await self._control(label).get_attribute("aria-haspopup") == "listbox"

    def _control(self, label: str) -> Locator:
        exactly = re.compile(rf"^\s*{re.escape(label)}\s*$")
        return self.panel.locator("[data-custom-id]:not([disabled])").filter(has_text=exactly).first

    async def _full_label(self, beginning: str) -> str:
        labels = await self.labels()
        found = next((label for label in labels if label.startswith(beginning)), None)
        assert found is not None, f"no {beginning!r} among {labels}"
        return found

    async def _settled(self, before: str) -> str:
        """Wait until the panel has changed and nothing is loading. Return its text."""
        try:
            return str(await self._sees(SETTLED, before))
        except TimeoutError:
            await self.shoot()
            raise

    async def _sees(self, look: str, wanted: object) -> object:
        """Wait until the JavaScript function `look` finds something, and return it."""
        try:
            async with asyncio.timeout(TIMEOUT):
                return await self.page.evaluate(
                    f"wanted => {{ {EYES} const look = {look}; return ({WHEN_IT_CHANGES})(wanted); }}", wanted
                )
        except TimeoutError:
            newest = await self.posts.last.inner_text() if await self.posts.count() else "no post"
            panel = await self.reads() if await self.panel.count() else "no panel"
            raise TimeoutError(f"waited for {wanted}; the newest post:\n{newest}\nthe panel:\n{panel}") from None

    # Looking

    async def nothing_sticks_out(self) -> bool:
        """Return whether the page fits its width, without horizontal scrolling."""
        sideways = (
            "[document.documentElement, document.querySelector('#scroller')].map(it => it.scrollWidth - it.clientWidth)"
        )
        return bool(await self.page.evaluate(sideways) == [0, 0])

    async def photograph(self, name: str) -> None:
        """Take a screenshot of the window for the README."""
        if WANTS_PICTURES and name:
            await self.page.wait_for_load_state("networkidle")
            await self.page.evaluate(EVERY_PICTURE_IS_THERE)
            await self.page.screenshot(path=PICTURES / name)

    async def shoot(self, message: Locator | None = None) -> None:
        """Take a screenshot of the window, scrolled to a message or to the panel."""
        if SHOTS:
            self.shots += 1
            await self.page.wait_for_load_state("networkidle")
            await (message or self.panel).scroll_into_view_if_needed()
            await self.page.evaluate(EVERY_PICTURE_IS_THERE)
            width = await self.page.evaluate("innerWidth")
            await self.page.screenshot(path=Path(SHOTS) / f"{width}-{self.shots:03}.png")
