"""Rounds of War for Arrakis in a real Chromium, at a desk and on a phone: everything that is asked is answered."""

import re

import pytest
from playwright.async_api import expect

from tests.browser.conftest import DESK, PHONE
from tests.evening.conftest import Sitting
from tests.evening.screen import NOTHING_ASKED, TEXTS, Screen
from tests.evening.test_browser_evening import CONTROLS, lay_a_table
from tests.support.soak import IS_TASTE, taste_of

pytestmark = pytest.mark.asyncio(loop_scope="package")

ADD = "Add or change"
MOST_ANSWERS = 400
A_ROUND = taste_of(MOST_ANSWERS, 6)
"""The most answers in a round. A taste of it gives only the first."""


@pytest.mark.soak
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
async def test_a_newcomer_plays_a_round_of_the_war(sit_down: Sitting, size: tuple[int, int]) -> None:
    ann = await sit_down(size)
    await lay_a_table(ann, "War for Arrakis")
    await play_a_round(ann)
    assert await ann.nothing_sticks_out()


@pytest.mark.soak
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
async def test_a_round_of_the_war_alone_against_the_automa(sit_down: Sitting, size: tuple[int, int]) -> None:
    ann = await sit_down(size)
    await lay_a_war_alone(ann)
    await ann.open_panel()
    for _ in range(A_ROUND):
        if "Round 2 ·" in await ann.reads():
            break
        await ann.shoot()
        await answer(ann)
    assert IS_TASTE or "Harkonnen rolled" in "".join(await ann.posts.locator(TEXTS).all_inner_texts())
    assert await ann.nothing_sticks_out()


async def lay_a_war_alone(ann: Screen) -> None:
    await expect(ann.posts.first).to_contain_text("/dune new")
    await ann.type_command("dune new")
    await ann.page.get_by_role("option", name="kind").click()
    await ann.page.get_by_role("option", name="War for Arrakis").click()
    await ann.page.get_by_role("option", name="players").click()
    await ann.page.keyboard.type("1")
    await ann.send()
    await expect(ann.posts.last).to_contain_text("Start")
    await ann.press_on_the_table("Start")
    await ann.called_again("")


async def play_a_round(ann: Screen) -> None:
    answered = 0
    while answered < A_ROUND and not await ann.posts.filter(has_text="Round 2 began").count():
        call, letters = await ann.last_call(), await ann.letters()
        await ann.open_panel()
        while answered < A_ROUND and NOTHING_ASKED not in await ann.reads():
            answered += 1
            assert IS_TASTE or answered < MOST_ANSWERS
            await ann.shoot()
            await answer(ann)
        if answered == A_ROUND or not await ann.called_or_written_to(call, "Round 2 began", letters):
            return


async def answer(ann: Screen) -> None:
    """Answer with the first option, or with as many options of the first list as are required."""
    labels = [label for label in await ann.labels() if not label.startswith(CONTROLS)]
    done = next((label for label in labels if label.startswith("Done with")), None)
    if done:
        await ann.press(done)
    elif labels[0] == ADD:
        await add(ann, int((re.findall(r"\d+", (await ann.reads()).splitlines()[-1]) or ["1"])[-1]))
    elif await ann.is_menu(labels[0]):
        await ann.choose(labels[0])
    else:
        await ann.press(labels[0])


async def add(ann: Screen, count: int) -> None:
    """Choose this many options of one list in one press."""
    before = await ann._settled("")
    await ann._control(ADD).click()
    options = ann.page.get_by_role("option")
    await expect(options.first).to_be_visible()
    for place in range(count):
        await options.nth(place).click()
    finish = ann.page.locator(".option-foot button")
    if await finish.count():
        await finish.click()
    await ann._settled(before)
