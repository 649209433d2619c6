"""Accessibility of the web client: keyboard, screen reader, high contrast, desktop and phone."""

import discord
import pytest
from playwright.async_api import expect

from tests.browser.conftest import DESK, NARROW, PHONE, Opening, Stage
from tests.browser.fairness import ONLY_COLOURS, axe_complains, unfair
from tests.browser.test_web_client import open_table

pytestmark = pytest.mark.asyncio(loop_scope="package")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
async def test_nothing_on_the_page_shuts_anybody_out_nor_in_a_panel(be: Opening, size: tuple[int, int]) -> None:
    ann = await be("Ann", size=size)
    await open_table(ann)
    await ann.last.get_by_role("button", name="My hand").click()
    await expect(ann.message("The secret hand")).to_be_visible()
    assert await unfair(ann.page) == []


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
async def test_nor_does_an_open_menu_a_form_or_the_command_line(be: Opening, size: tuple[int, int]) -> None:
    ann = await be("Ann", size=size)
    await open_table(ann)
    await ann.last.locator("[data-custom-id=leader]").click()
    await expect(ann.page.get_by_role("option").first).to_be_visible()
    assert await unfair(ann.page) == []
    await ann.keys("Escape")
    await ann.last.get_by_role("button", name="Name it").click()
    await expect(ann.page.get_by_role("dialog")).to_be_visible()
    assert await unfair(ann.page) == []
    await ann.keys("Escape")
    await ann.type("/table")
    await expect(ann.page.get_by_role("option").first).to_be_visible()
    assert await unfair(ann.page) == []


async def test_nor_does_a_command_line_without_a_suggestion(be: Opening) -> None:
    ann = await be("Ann")
    await ann.type("/nothing is called so")
    await expect(ann.page.get_by_text("No command matches.")).to_be_visible()
    assert await unfair(ann.page) == []


MUCH = """# A heading
- a list, ||a spoiler||, `code` and [a link](https://example.org)
> a quotation with **bold** words
-# small print <t:1772452800:R> :dune:
```
a block
```"""


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
async def test_nor_do_writing_of_every_kind_and_a_message_s_menu(
    be: Opening, size: tuple[int, int], room: discord.TextChannel
) -> None:
    ann = await be("Ann", size=size)
    await room.send(MUCH)
    await expect(ann.last).to_contain_text("A heading")
    assert await unfair(ann.page) == []
    await ann.last.locator(".content").click(button="right")
    await expect(ann.page.locator(".menu")).to_be_visible()
    assert await unfair(ann.page) == []


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
async def test_nor_do_parts_within_parts_a_large_picture_or_an_option_that_is_wrong(
    be: Opening, size: tuple[int, int]
) -> None:
    ann = await be("Ann", size=size)
    await ann.command("table board")
    await expect(ann.last.locator(".container")).to_be_visible()
    assert await unfair(ann.page) == []
    await ann.last.get_by_role("button", name="Open picture: The board at dawn").click()
    await expect(ann.page.get_by_role("dialog", name="Picture")).to_be_visible()
    assert await unfair(ann.page) == []
    await ann.keys("Escape")
    await ann.type("/table new ")
    await ann.keys("Escape", "Enter")
    await expect(ann.page.locator(".pill.wrong")).to_have_count(1)
    assert await unfair(ann.page) == []


async def test_nor_do_a_person_s_card_a_press_that_failed_and_the_members_over_the_chat(
    be: Opening, stage: Stage
) -> None:
    ann = await be("Ann")
    await ann.page.set_viewport_size(NARROW)
    await open_table(ann)
    await ann.last.get_by_role("button", name="Nobody answers").click()
    stage.box.advance(stage.box.server.settings.answer_within + 1)
    await expect(ann.last).to_contain_text("This interaction failed")
    assert await unfair(ann.page) == []
    await ann.page.get_by_role("button", name="Show or hide the members").click()
    await ann.page.locator(".members").get_by_role("button", name="Cy").click()
    await expect(ann.page.get_by_role("button", name="Greet")).to_be_visible()
    assert await unfair(ann.page) == []


async def test_nor_does_the_drawer_of_a_phone(be: Opening) -> None:
    ann = await be("Ann", size=PHONE)
    await open_table(ann)
    await ann.page.locator(".chat-head .drawer-only").first.click()
    await expect(ann.page.locator(".drawer-open")).to_have_count(1)
    assert await unfair(ann.page) == []


async def test_what_comes_is_spoken_in_plain_sentences(be: Opening, room: discord.TextChannel) -> None:
    ann = await be("Ann")
    await room.send("**Bo** went to *Arrakeen*.\n-# Round 2\nWaiting for Cy")
    await expect(ann.page.locator("#announcer")).to_contain_text("Bo went to Arrakeen. Round 2. Waiting for Cy.")
    assert "*" not in await ann.page.locator("#announcer").inner_text()


async def test_what_changes_is_spoken_too(be: Opening, room: discord.TextChannel) -> None:
    ann = await be("Ann")
    post = await room.send("Waiting for Bo.")
    await expect(ann.last).to_contain_text("Waiting for Bo.")
    await post.edit(content="Waiting for **Cy**.")
    await expect(ann.page.locator("#announcer")).to_contain_text("Waiting for Cy.")


async def test_of_what_changes_only_what_is_new_is_spoken(be: Opening, room: discord.TextChannel) -> None:
    ann = await be("Ann")
    announcer = ann.page.locator("#announcer")
    old = await room.send("Bo won the battle.\nWaiting for Bo.")
    await expect(announcer).to_contain_text("Waiting for Bo.")
    await old.edit(content="Bo won the battle.")
    await expect(ann.last).not_to_contain_text("Waiting")
    post = await room.send("Cy went home.\nWaiting for Cy.")
    await expect(announcer).to_contain_text("Waiting for Cy.")
    await post.edit(content="Cy went home.\nWaiting for Di.")
    await expect(announcer).to_contain_text("Waiting for Di.")
    said = await announcer.inner_text()
    assert said.count("Bo won the battle.") == said.count("Cy went home.") == 1


async def test_the_focus_goes_to_the_panel_that_was_opened(be: Opening) -> None:
    ann = await be("Ann")
    await open_table(ann)
    hand = ann.last.get_by_role("button", name="My hand")
    await hand.focus()
    await ann.keys("Enter")
    panel = ann.message("The secret hand")
    await expect(panel).to_be_visible()
    await expect(panel).to_be_focused()


async def test_the_page_is_light_or_dark_as_the_system_is(be: Opening) -> None:
    ann = await be("Ann")
    chat = ann.page.locator("main.chat")
    for scheme, ground in (("light", "rgb(255, 255, 255)"), ("dark", "rgb(49, 51, 56)")):
        await ann.page.emulate_media(color_scheme=scheme)
        await expect(chat).to_have_css("background-color", ground)
    await open_table(ann)
    assert await axe_complains(ann.page, ONLY_COLOURS) == []


async def test_where_colours_are_forced_buttons_keep_their_shape(be: Opening) -> None:
    ann = await be("Ann")
    await open_table(ann)
    await ann.page.emulate_media(forced_colors="active")
    edge = "node => parseFloat(getComputedStyle(node).borderTopWidth)"
    assert await ann.last.locator("[data-custom-id=sit]").evaluate(edge) >= 1


async def test_where_colours_are_forced_one_sees_where_one_is_what_is_lit_and_what_is_wrong(be: Opening) -> None:
    ann = await be("Ann")
    await ann.page.emulate_media(forced_colors="active")
    outline = "node => getComputedStyle(node).outlineStyle"
    for place in await ann.page.locator(".sidebar [aria-current]").all():
        assert await place.evaluate(outline) == "solid"
    await ann.type("/table")
    assert await ann.page.locator(".suggest.current").evaluate(outline) == "solid"
    await ann.composer.fill("/table new seats:9")
    await ann.keys("Escape", "Enter")
    assert await ann.page.locator(".pill.wrong").evaluate(outline) == "dashed"


async def test_who_wants_more_contrast_sees_the_edges_of_buttons(be: Opening) -> None:
    ann = await be("Ann")
    await open_table(ann)
    await ann.page.emulate_media(contrast="more")
    edge = "node => parseFloat(getComputedStyle(node).borderTopWidth)"
    assert await ann.last.locator("[data-custom-id=sit]").evaluate(edge) >= 1


async def test_on_a_phone_the_drawer_closes_on_the_channel_one_is_in(be: Opening) -> None:
    ann = await be("Ann", size=PHONE)
    await ann.page.locator(".chat-head .drawer-only").first.click()
    await expect(ann.page.locator(".drawer-open")).to_have_count(1)
    await ann.page.locator(".sidebar [aria-current=page]").click()
    await expect(ann.page.locator(".drawer-open")).to_have_count(0)
