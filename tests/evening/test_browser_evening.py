"""A newcomer's evening in a real Chromium: from the printed address to a full round, with the mouse."""

import re

import pytest
from playwright.async_api import expect

from tests.browser.conftest import PHONE
from tests.browser.fairness import unfair
from tests.evening.conftest import Sitting
from tests.evening.screen import NOTHING_ASKED, TEXTS, Screen

pytestmark = pytest.mark.asyncio(loop_scope="package")

CONTROLS = (
    "What would you do?",
    "Why, friends?",
    "What is this?",
    "Take back",
    "Ask the table",
    "Go back further",
    "Board",
    "Why not",
    "Withdraw",
    "Back",
    "Clear",
    "More …",
    "Look again",
    "Plan my next turn",
    "◀",
    "page",
)

PRICED = re.compile(r" \(\d+\)$")
"""The end of a label that names a price."""
GAME_OVER = "The game is over"
"""The text of a panel whose game ended while it was open."""
MOST_ANSWERS = 1000
"""More answers than a whole game asks of one player."""


async def lay_a_table(ann: Screen, kind: str = "") -> None:
    """Create a table, fill it and start, as the welcome says."""
    await open_a_lobby(ann, kind)
    await begin_with_friends(ann)


async def open_a_lobby(ann: Screen, kind: str = "") -> None:
    await expect(ann.posts.first).to_contain_text("/dune new")
    await ann.type_command("dune new")
    if kind:
        await ann.page.get_by_role("option", name="kind").click()
        await ann.page.get_by_role("option", name=kind).click()
    await ann.send()
    await expect(ann.posts.last).to_contain_text("Fill with friends")


async def begin_with_friends(ann: Screen) -> None:
    await ann.press_on_the_table("Fill with friends")
    await expect(ann.posts.filter(has_text="friend, steady").first).to_be_visible()
    await ann.press_on_the_table("Start")
    await expect(ann.posts.filter(has_text="begins").first).to_be_visible()
    await ann.called_again("")


async def pick_a_leader(ann: Screen) -> None:
    call = await ann.last_call()
    await ann.open_panel()
    assert "Which leader do you play?" in await ann.reads()
    await ann.press(next(label for label in await ann.labels() if "Glossu" in label))
    await expect(ann.posts.filter(has_text="Ann took Glossu").first).to_be_visible()
    if NOTHING_ASKED in await ann.reads():
        await ann.called_again(call)
        await ann.open_panel()
    assert "Send an agent with a card" in await ann.reads()


async def test_a_newcomer_plays_a_full_round_of_dune_imperium_and_learns_from_friends(sit_down: Sitting) -> None:
    ann = await sit_down()
    await open_a_lobby(ann)
    assert await unfair(ann.page) == []
    await begin_with_friends(ann)
    await pick_a_leader(ann)
    assert await unfair(ann.page) == []
    await asks_what_a_mind_would_do(ann)
    pending = await play_until(ann, "Round 2 began")
    assert {"sent", "deployed", "ended", "revealed", "bought"} <= pending
    await friends_say_why(ann)


async def asks_what_a_mind_would_do(ann: Screen) -> None:
    await ann.press("What would you do?")
    assert "I would choose: " in await ann.reads()


async def friends_say_why(ann: Screen) -> None:
    await ann.type_command("dune status")
    await ann.send()
    await ann.page.locator("[data-custom-id]").filter(has_text="Why, friends?").last.click()
    reasons = ann.page.locator(".message.ephemeral").locator(TEXTS).filter(has_text="Chani: ")
    await expect(reasons.last).to_contain_text("Gurney: ")


async def play_until(ann: Screen, words: str) -> set[str]:
    """Play turns until the channel shows these words. Return the actions."""
    pending: set[str] = set()
    while True:
        call, letters = await ann.last_call(), await ann.letters()
        await ann.open_panel()
        await take_a_turn(ann, pending)
        if not await ann.called_or_written_to(call, words, letters):
            return pending


async def take_a_turn(ann: Screen, pending: set[str]) -> None:
    deployed = False
    for _ in range(MOST_ANSWERS):
        said = await ann.reads()
        if NOTHING_ASKED in said or GAME_OVER in said:
            return
        labels = await ann.labels()
        deed = await something_sensible(ann, labels, deployed)
        deployed = deployed or deed == "deployed"
        pending.add(deed)
    pytest.fail(f"the panel still asks after {MOST_ANSWERS} answers: {await ann.reads()}")


async def something_sensible(ann: Screen, labels: list[str], deployed: bool) -> str:
    """Play as a beginner: send an agent to a combat space, deploy troops, buy, end the turn."""
    said = await ann.reads()
    if "with a card, or reveal" in said:
        await pick_by_help(ann, labels, "Send an agent with a card", "city")
        return "chose"
    if "send your agent?" in said:
        await ann.photograph("panel.png" if "Round 1" in said else "")
        await pick_by_help(ann, labels, "Choose a place", "combat")
        return "sent"
    deployments = [label for label in labels if label.startswith("Deploy") and "end my turn" not in label]
    if not deployed and deployments:
        await ann.press(deployments[-1])
        return "deployed"
    on_sale = [label for label in labels if PRICED.search(label) and not label.startswith(CONTROLS)]
    if on_sale:
        await ann.press(on_sale[0])
        return "bought"
    for label, deed in (("Do both", "rest"), ("End turn", "ended"), ("Reveal", "revealed")):
        if label in labels:
            await ann.press(label)
            return deed
    await the_first_answer(ann, labels)
    return "answered"


async def pick_by_help(ann: Screen, labels: list[str], menu: str, wish: str) -> None:
    """Pick the option whose help contains a wish: from a select, or from buttons beside their help."""
    if menu in labels:
        await ann.choose(menu, wish)
    else:
        await ann.press(await ann.label_beside(wish) or labels[0])


async def the_first_answer(ann: Screen, labels: list[str]) -> None:
    """Press the button that completes a choice, or else the first answer."""
    answers = [label for label in labels if not label.startswith(CONTROLS)]
    done = next((label for label in answers if label.startswith("Done")), None)
    if not answers:
        await ann.is_asked_again()
    elif done:
        await ann.press(done)
    elif await ann.is_menu(answers[0]):
        await ann.choose(answers[0], wish="1 ×")
    else:
        await ann.press(answers[0])


async def the_last_answer(ann: Screen, labels: list[str]) -> None:
    """Press the last answer. In the dice game it ends the turn."""
    answer = [label for label in labels if not label.startswith(CONTROLS)][-1]
    await (ann.choose(answer) if await ann.is_menu(answer) else ann.press(answer))


async def test_on_a_phone_a_newcomer_comes_to_their_first_turn(sit_down: Sitting) -> None:
    ann = await sit_down(PHONE)
    await open_a_lobby(ann)
    assert await unfair(ann.page) == []
    await begin_with_friends(ann)
    await pick_a_leader(ann)
    assert await ann.nothing_sticks_out()
    assert await unfair(ann.page) == []
    await ann.photograph("phone.png")


async def test_a_newcomer_takes_a_first_turn_of_the_dice_game(sit_down: Sitting) -> None:
    ann = await sit_down()
    await lay_a_table(ann, "dice game")
    await answer_all(ann)


async def answer_all(ann: Screen) -> None:
    """Answer all questions until none is left."""
    await ann.open_panel()
    while NOTHING_ASKED not in await ann.reads():
        await the_last_answer(ann, await ann.labels())
