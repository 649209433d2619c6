"""Alone with three steady friends in a real Chromium: advice is asked for, and friends say why."""

from playwright.async_api import expect

from tests.evening.conftest import Sitting
from tests.evening.screen import NOTHING_ASKED
from tests.evening.test_browser_evening import lay_a_table, pick_a_leader, take_a_turn


async def test_who_is_learning_asks_what_a_mind_would_do_and_friends_say_why(sit_down: Sitting) -> None:
    ann = await sit_down()
    await lay_a_table(ann)
    await pick_a_leader(ann)
    await ann.press("What would you do?")
    assert "I would choose: " in await ann.reads()
    await take_a_turn(ann, set())
    assert NOTHING_ASKED in await ann.reads()
    await ann.type_command("dune status")
    await ann.send()
    await ann.page.locator("[data-custom-id]").filter(has_text="Why, friends?").last.click()
    reasons = ann.page.locator(".message.ephemeral .content").filter(has_text="Chani: ")
    await expect(reasons.last).to_contain_text("Gurney: ")
