"""Rounds of Rise of Ix and against House Hagal in a real Chromium, at a desk and on a phone."""

import re

import pytest
from playwright.async_api import expect

from tests.browser.conftest import DESK, PHONE
from tests.evening.conftest import Sitting
from tests.evening.screen import NOTHING_ASKED, TEXTS, Screen
from tests.evening.test_browser_evening import something_sensible
from tests.support.soak import IS_TASTE, taste_of

pytestmark = pytest.mark.asyncio(loop_scope="package")

OVER = "is over"
EXPANSION = "Expansion: Base game"
MOST_ANSWERS = taste_of(10_000, 6)
"""The most answers in an evening. A taste of it gives only the first."""


async def lay_a_table_for(ann: Screen, people: int, *, with_ix: bool) -> None:
    await expect(ann.posts.first).to_contain_text("/dune new")
    await ann.type_command("dune new")
    await ann.page.get_by_role("option", name="players").click()
    await ann.page.keyboard.type(str(people))
    await ann.send()
    await expect(ann.posts.last).to_contain_text("Start")
    if with_ix:
        await choose_rise_of_ix(ann)
    if people > 1:
        await ann.press_on_the_table("Fill with friends")
        await expect(ann.posts.filter(has_text="friend, steady").first).to_be_visible()
    await ann.press_on_the_table("Start")
    await ann.called_again("")


async def choose_rise_of_ix(ann: Screen) -> None:
    await ann.press_on_the_table("Settings")
    # Before it is there, the panel is the introduction, which has a button of the same name.
    pages = ann.panel.locator("[data-custom-id]:not([disabled])").filter(has_text=re.compile(f"More|{EXPANSION}"))
    await expect(pages.first).to_be_visible()
    await ann.panel_is_ready()
    while EXPANSION not in await ann.labels():
        await ann.press("More")
    await ann.page.locator("[data-custom-id]").filter(has_text=EXPANSION).last.click()
    await ann.page.get_by_role("option", name="Expansion: Rise of Ix").first.click()
    await expect(ann.posts.filter(has_text="Expansion: Rise of Ix").first).to_be_visible()


async def play_a_round(ann: Screen) -> None:
    """Play until the second round has begun, with a new panel for each call."""
    while True:
        call = await ann.last_call()
        await ann.open_panel()
        said = await answer_until(ann, "Round 2 ·")
        if IS_TASTE or "Round 2 ·" in said or not await ann.called_again(call, "Round 2 began"):
            return


async def answer_until(ann: Screen, words: str) -> str:
    """Answer everything until the panel contains these words or asks nothing. Return what the panel says."""
    deployed = False
    for _ in range(MOST_ANSWERS):
        said = await ann.reads()
        if NOTHING_ASKED in said or words in said:
            break
        await ann.shoot()
        deed = await something_sensible(ann, await ann.labels(), deployed)
        deployed = deed == "deployed" or (deployed and deed not in ("ended", "revealed"))
    return said


@pytest.mark.soak
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
async def test_a_round_of_rise_of_ix_with_two_friends(sit_down: Sitting, size: tuple[int, int]) -> None:
    ann = await sit_down(size)
    await lay_a_table_for(ann, 3, with_ix=True)
    await play_a_round(ann)
    assert await ann.nothing_sticks_out()


@pytest.mark.soak
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("with_ix", [False, True], ids=["base", "ix"])
async def test_an_evening_alone_against_rivals(sit_down: Sitting, with_ix: bool, size: tuple[int, int]) -> None:
    """The panel asks on and on, until the game is over."""
    ann = await sit_down(size)
    await lay_a_table_for(ann, 1, with_ix=with_ix)
    await ann.open_panel()
    await answer_until(ann, OVER)
    if IS_TASTE:
        return
    result = ann.posts.filter(has_text="Rematch").last
    await expect(result).to_be_visible()
    await ann.shoot(result)
    assert "turned up" in "".join(await ann.posts.locator(TEXTS).all_inner_texts())
    assert await ann.nothing_sticks_out()
