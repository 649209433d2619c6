"""The web client in a real Chromium against the real sandbox and a real discord.py bot: two people at a table."""

import asyncio
import re

import discord
import pytest
from playwright.async_api import Locator, Route, expect

from sandbox.world.files import plain_picture
from tests.browser.conftest import DESK, NARROW, PHONE, Opening, Stage, Window
from tests.browser.parlour import picture
from tests.support.waiting import TIMEOUT

pytestmark = pytest.mark.asyncio(loop_scope="package")

OFFERS = discord.InteractionResponseType.autocomplete_result.value


async def open_table(window: Window) -> None:
    """Send `/table new` without typing it key by key."""
    await window.user.slash("table new", channel=window.room, timeout=TIMEOUT, leader="paul")
    await expect(window.last).to_contain_text("A new table")


def used(stage: Stage, mark: int) -> list[object]:
    """Return the interactions that the bot has answered since then, without autocompletes."""
    answers = [entry.request for entry in stage.box.requests(mark) if "interactions" in entry.path]
    return [answer for answer in answers if not isinstance(answer, dict) or answer["type"] != OFFERS]


async def test_what_one_person_says_the_other_sees_at_once(be: Opening) -> None:
    ann, bo = await be("Ann"), await be("Bo")
    await ann.type("Shall we **play**?")
    await ann.keys("Enter")
    await expect(bo.last.locator("strong")).to_have_text("play")
    await expect(bo.last.locator(".author")).to_have_text("Ann")


async def test_one_click_makes_you_another_person_and_the_address_keeps_it(be: Opening, stage: Stage) -> None:
    ann = await be("Ann")
    await ann.page.get_by_role("link", name="Be Bo").click()
    await expect(ann.page.locator(".who-me")).to_contain_text("You are Bo")
    assert f"/as/{stage.box.user('Bo').id}/" in ann.page.url
    await ann.page.reload()
    await expect(ann.page.locator(".who-me")).to_contain_text("You are Bo")


async def test_a_slash_lists_commands_with_their_descriptions(be: Opening) -> None:
    ann = await be("Ann")
    await ann.type("/tab")
    await expect(ann.page.get_by_role("option", name="/table new")).to_contain_text("Open a new table")
    await expect(ann.page.get_by_role("option", name="/ponder")).to_have_count(0)


async def test_autocomplete_is_asked_of_the_bot_and_picked_with_the_keyboard(be: Opening) -> None:
    ann = await be("Ann")
    await ann.type("/table new ")
    await ann.page.keyboard.type("Le")
    offers = ann.page.locator(".suggest")
    await expect(offers).to_have_text(["Duke Leto"])
    await ann.keys("Tab")
    await ann.page.keyboard.type("seats:4")
    await ann.keys("Enter")
    await expect(ann.last).to_contain_text("4 seats, led by duke")
    await expect(ann.last.locator(".context")).to_contain_text("Ann used /table new")


async def test_a_required_option_left_empty_is_pointed_at_and_nothing_is_sent(be: Opening, stage: Stage) -> None:
    ann = await be("Ann")
    mark = stage.box.mark
    await ann.type("/table new ")
    await ann.keys("Escape", "Enter")
    await expect(ann.page.locator(".suggest-head")).to_contain_text("This option is required")
    await expect(ann.page.locator(".pill.wrong")).to_have_count(1)
    assert not used(stage, mark)


async def test_a_number_out_of_range_is_pointed_at(be: Opening) -> None:
    ann = await be("Ann")
    await ann.type("/table new ")
    await ann.page.keyboard.type("Paul")
    await expect(ann.page.locator(".suggest")).to_have_text(["Paul Atreides"])
    await ann.keys("Enter")
    await ann.page.keyboard.type("seats:9")
    await ann.keys("Enter")
    await expect(ann.page.locator(".suggest-head")).to_contain_text("At most 4")


async def test_a_whole_command_that_is_pasted_keeps_every_option(be: Opening) -> None:
    ann = await be("Ann")
    await ann.composer.fill("/table new leader:paul seats:3 public:False")
    await expect(ann.page.locator(".pill")).to_have_count(3)
    await ann.keys("Escape", "Enter")
    await expect(ann.last).to_contain_text("3 seats, led by paul")
    await expect(ann.last).to_contain_text("No")


async def test_an_option_s_name_may_be_written_large_as_phones_do(be: Opening) -> None:
    ann = await be("Ann")
    await ann.composer.fill("/table new Leader:paul Seats:3")
    await expect(ann.page.locator(".pill")).to_have_count(2)
    await ann.keys("Escape", "Enter")
    await expect(ann.last).to_contain_text("3 seats, led by paul")


async def test_half_a_choice_is_pointed_at_and_enter_makes_it_whole(be: Opening) -> None:
    ann = await be("Ann")
    await ann.composer.fill("/table new leader:paul public:fal seats:3")
    await ann.keys("Escape", "Enter")
    await expect(ann.page.locator(".suggest-head")).to_contain_text("Choose one from the list")
    await ann.keys("Enter")
    await expect(ann.page.locator(".pill[data-option=public] input")).to_have_value("False")
    await ann.keys("Escape", "Enter")
    await expect(ann.last).to_contain_text("3 seats, led by paul")


async def test_what_no_option_takes_is_pointed_at_and_nothing_is_sent(be: Opening, stage: Stage) -> None:
    ann = await be("Ann")
    await ann.type("/table new leader:paul")
    await ann.keys("Escape")
    await ann.page.locator(".tail").fill("4 seats")
    mark = stage.box.mark
    await ann.keys("Enter")
    await expect(ann.page.locator(".suggest-head")).to_contain_text("No option takes this")
    assert not used(stage, mark)


async def test_a_command_half_filled_in_is_there_when_one_comes_back_to_its_channel(be: Opening) -> None:
    ann = await be("Ann")
    here = await ann.page.get_by_role("heading", level=1).inner_text()
    await ann.type("/table new seats:3 ")
    await ann.page.get_by_role("link", name="table-2").click()
    await expect(ann.composer).to_be_visible()
    await ann.page.get_by_role("link", name=here).click()
    await expect(ann.page.locator(".pill[data-option=seats] input")).to_have_value("3 ")


async def test_backspace_in_an_empty_option_gives_up_no_other(be: Opening) -> None:
    ann = await be("Ann")
    await ann.type("/table new seats:3")
    await ann.page.locator(".pill[data-option=leader] input").focus()
    await ann.keys("Backspace", "Backspace")
    await expect(ann.page.locator(".pill[data-option=seats] input")).to_have_value("3")


async def test_a_button_changes_the_message_for_everybody(be: Opening) -> None:
    ann, bo = await be("Ann"), await be("Bo")
    await open_table(ann)
    await bo.last.get_by_role("button", name="Sit down").click()
    await expect(ann.last.locator(".content")).to_contain_text("Seated: Bo")
    await expect(bo.last.locator(".content")).to_contain_text("Seated: Bo")


async def test_an_ephemeral_answer_is_seen_by_one_only_and_can_be_dismissed(be: Opening) -> None:
    ann, bo = await be("Ann"), await be("Bo")
    await open_table(ann)
    await ann.last.get_by_role("button", name="My hand").click()
    secret = ann.message("The secret hand of Ann")
    await expect(secret).to_contain_text("Only you can see this · Dismiss message")
    await ann.type("done looking")
    await ann.keys("Enter")
    await expect(bo.last).to_contain_text("done looking")
    await expect(bo.message("The secret hand of Ann")).to_have_count(0)
    await secret.get_by_role("button", name="Dismiss message").click()
    await expect(secret).to_have_count(0)


async def test_a_menu_choice_reaches_the_bot_by_keyboard(be: Opening) -> None:
    ann = await be("Ann")
    await open_table(ann)
    await ann.last.locator("[data-custom-id=leader]").focus()
    await ann.keys("Enter", "ArrowDown", "Enter")
    await expect(ann.last).to_contain_text("Ann leads as Baron Harkonnen")


async def test_a_menu_of_several_sends_them_together(be: Opening) -> None:
    ann = await be("Ann")
    await open_table(ann)
    await ann.last.locator("[data-custom-id=cards]").click()
    for name in ("Card 2", "Card 5"):
        await ann.page.get_by_role("option", name=name).click()
    await ann.page.get_by_role("button", name="Done").click()
    await expect(ann.last).to_contain_text("Kept: 2 and 5")


async def test_a_form_is_checked_before_it_is_sent(be: Opening) -> None:
    ann = await be("Ann")
    await open_table(ann)
    await ann.last.get_by_role("button", name="Name it").click()
    form = ann.page.get_by_role("dialog", name="Name your table")
    await form.get_by_label("Name").fill("Ab")
    await form.get_by_role("button", name="Submit").click()
    await expect(form.locator(".field").first).to_contain_text("Must be at least 3 characters.")
    await expect(form.locator(".field").last).to_contain_text("This field is required.")
    await form.get_by_label("Name").fill("Sietch Tabr")
    await form.get_by_role("button", name="Pace").click()
    await ann.page.get_by_role("option", name="Days").click()
    await form.get_by_role("button", name="Submit").click()
    await expect(ann.last).to_contain_text("The table is called Sietch Tabr, played over days.")
    await expect(form).to_have_count(0)


async def test_an_unanswered_press_is_shown_as_failed(be: Opening, stage: Stage) -> None:
    ann = await be("Ann")
    await open_table(ann)
    await ann.last.get_by_role("button", name="Nobody answers").click()
    pressed = ann.last.get_by_role("button", name="Nobody answers")  # A screen reader still reads its name.
    await expect(pressed).to_have_attribute("aria-busy", "true")
    stage.box.advance(TIMEOUT + 1)
    await expect(ann.last).to_contain_text("This interaction failed")


async def test_an_unanswered_command_is_shown_as_failed(be: Opening, stage: Stage) -> None:
    ann = await be("Ann")
    await ann.command("mute")
    flight = ann.page.locator(".flight")
    await expect(flight).to_contain_text("Sending command…")
    stage.box.advance(TIMEOUT + 1)
    await expect(flight).to_contain_text("The application did not respond")
    await flight.get_by_role("button", name="Dismiss message").click()
    await expect(flight).to_have_count(0)


async def test_a_thinking_bot_is_seen_thinking_until_it_answers(be: Opening, stage: Stage) -> None:
    ann, bo = await be("Ann"), await be("Bo")
    stage.bot.thought.clear()
    await ann.command("ponder")
    await expect(bo.last).to_contain_text("is thinking…")
    stage.bot.thought.set()
    await expect(bo.last).to_contain_text("It is done.")
    await expect(ann.page.locator(".thinking")).to_have_count(0)


async def test_a_picture_keeps_its_room_carries_its_words_and_opens_large(be: Opening) -> None:
    ann = await be("Ann")
    await open_table(ann)
    small = ann.last.get_by_role("button", name="Open picture: An empty table")
    box = await small.bounding_box()
    assert box is not None
    assert abs(box["width"] / box["height"] - 16 / 9) < 0.02
    await small.click()
    large = ann.page.get_by_role("dialog", name="Picture").get_by_role("img", name="An empty table")
    await expect(large).to_be_visible()
    assert await large.evaluate("image => image.naturalWidth") == 1600
    await ann.keys("Escape")
    await expect(large).to_have_count(0)


async def test_components_v2_are_drawn_and_pressed(be: Opening) -> None:
    ann = await be("Ann")
    await ann.command("table board")
    container = ann.last.locator(".container")
    await expect(container.get_by_role("heading", name="Ann's turn")).to_be_visible()
    await expect(container.get_by_role("button", name="Open picture: The board at dawn")).to_be_visible()
    await container.get_by_role("button", name="Reveal").click()
    await expect(ann.last).to_contain_text("Revealed")


async def test_a_direct_message_marks_its_channel_and_opens_from_the_list(be: Opening) -> None:
    bo = await be("Bo")
    await bo.command("letter")
    direct = bo.page.get_by_role("link", name=re.compile("direct message with .*1 mention"))
    await expect(direct.locator(".badge")).to_have_text("1")
    await direct.click()
    await expect(bo.last).to_contain_text("A letter for your eyes")
    await expect(bo.page.locator(".channel .badge")).to_have_count(0)


async def test_what_happens_elsewhere_leaves_an_unread_mark(be: Opening, stage: Stage) -> None:
    ann = await be("Ann")
    stage.box.user("Cy").say(f"Come over, <@{stage.box.user('Ann').id}>", channel="table-2")
    there = ann.page.locator(".channel").filter(has_text="table-2")
    await expect(there).to_have_class(re.compile("unread"))
    await expect(there.locator(".badge")).to_have_text("1")
    await there.get_by_role("link").click()
    await expect(ann.last).to_have_class(re.compile("mentioned"))
    await expect(there).not_to_have_class(re.compile("unread"))


async def test_the_reader_stays_where_they_read_when_news_arrive(
    be: Opening, stage: Stage, room: discord.TextChannel
) -> None:
    for number in range(40):
        stage.box.user("Di").say(f"Line {number}\nand more of it", channel=room.name)
    ann = await be("Ann")
    scroller = ann.page.locator("#scroller")
    await scroller.evaluate("node => { node.scrollTop = node.scrollHeight / 2 }")
    before = await scroller.evaluate("node => node.scrollTop")
    stage.box.user("Di").say("News", channel=room.name)
    await expect(ann.page.get_by_role("button", name="New messages below")).to_be_visible()
    assert await scroller.evaluate("node => node.scrollTop") == before
    await ann.page.get_by_role("button", name="New messages below").click()
    await expect(ann.last).to_be_in_viewport()
    stage.box.user("Di").say("More news", channel=room.name)
    await expect(ann.message("More news")).to_be_in_viewport()


async def test_markdown_is_drawn_and_nothing_a_person_writes_becomes_markup(
    be: Opening, stage: Stage, room: discord.TextChannel
) -> None:
    ann = await be("Ann")
    stage.box.user("Cy").say(
        "# Title\n**bold** *slanted* __under__ ~~gone~~ `code` ||hidden||\n- one\n  and on\n> quoted\n<t:0:D> <img src=x onerror=alert(1)>",
        channel=room.name,
    )
    content = ann.last.locator(".content")
    for tag, words in {
        "h2.heading-1": "Title",
        "strong": "bold",
        "em": "slanted",
        "u": "under",
        "s": "gone",
        "code": "code",
        "li": "one and on",
        "blockquote": "quoted",
    }.items():
        await expect(content.locator(tag)).to_have_text(words)
    await expect(content.locator("time")).to_have_text("1 January 1970")
    await expect(content.locator("img")).to_have_count(0)
    await content.get_by_role("button", name="Spoiler").click()
    await expect(content.get_by_text("hidden")).to_be_visible()


async def test_the_window_comes_back_by_itself_after_the_sandbox_was_away(
    be: Opening, stage: Stage, room: discord.TextChannel
) -> None:
    ann = await be("Ann")
    for socket in list(stage.box.server.sockets):
        await socket.close()
    stage.box.user("Bo").say("Said while you were away", channel=room.name)
    await expect(ann.message("Said while you were away")).to_be_visible()
    await expect(ann.page.locator("#connection")).to_be_hidden()
    stage.box.user("Bo").say("And live again", channel=room.name)
    await expect(ann.message("And live again")).to_be_visible()


async def test_on_a_phone_the_channels_are_a_drawer_and_nothing_is_wider_than_the_screen(be: Opening) -> None:
    ann = await be("Ann", size=PHONE)
    await open_table(ann)
    assert await ann.page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
    widest = "[...document.querySelectorAll('.message *')].map(node => node.getBoundingClientRect().right).reduce((a, b) => Math.max(a, b), 0)"
    assert await ann.page.evaluate(widest) <= PHONE[0]
    await ann.page.get_by_role("button", name="Open the channel list").click()
    await ann.page.get_by_role("link", name="channel general").click()
    await expect(ann.page.locator(".chat-head h1")).to_have_text("general")
    await expect(ann.page.locator("#sidebar")).not_to_be_in_viewport()


async def test_on_a_phone_one_sees_who_one_is_and_that_a_message_waits_elsewhere(be: Opening) -> None:
    ann = await be("Ann", size=PHONE)
    await expect(ann.page.get_by_role("button", name="You are Ann")).to_be_visible()
    await expect(ann.page.get_by_role("button", name="Open the channel list")).to_have_text("")
    await ann.composer.tap()
    await ann.page.keyboard.type("/letter ")
    await ann.page.get_by_role("button", name="Send").tap()
    await expect(ann.page.get_by_role("button", name="Open the channel list, 1 mention")).to_have_text("1")


async def test_on_a_phone_a_menu_rises_from_the_bottom_with_rows_for_thumbs(be: Opening) -> None:
    ann = await be("Ann", size=PHONE)
    await open_table(ann)
    await ann.last.locator("[data-custom-id=leader]").click()
    sheet = await ann.page.locator(".option-sheet").bounding_box()
    row = await ann.page.get_by_role("option", name="Baron Harkonnen").bounding_box()
    assert sheet is not None
    assert row is not None
    assert sheet["y"] + sheet["height"] == PHONE[1]
    assert row["height"] >= 44
    await ann.page.get_by_role("option", name="Baron Harkonnen").click()
    await expect(ann.last).to_contain_text("Ann leads as Baron Harkonnen")


async def test_on_a_phone_a_press_on_the_darkened_page_only_closes_the_menu(be: Opening) -> None:
    ann = await be("Ann", size=PHONE)
    await open_table(ann)
    behind = await ann.last.locator(".picture").bounding_box()
    assert behind is not None
    await ann.last.locator("[data-custom-id=leader]").tap()
    await expect(ann.page.locator(".option-sheet")).to_be_visible()
    await ann.page.touchscreen.tap(behind["x"] + 10, behind["y"] + 10)
    await expect(ann.page.locator(".option-sheet")).to_have_count(0)
    await expect(ann.page.locator(".lightbox")).to_have_count(0)


async def test_every_control_has_a_name_for_screen_readers(be: Opening) -> None:
    ann = await be("Ann")
    await open_table(ann)
    nameless = """[...document.querySelectorAll("button, a[href], input:not([hidden]), textarea")]
        .filter(node => !(node.getAttribute("aria-label") || node.textContent.trim() || node.labels?.length))
        .map(node => node.outerHTML)"""
    assert await ann.page.evaluate(nameless) == []


async def test_pressing_a_large_picture_brings_it_nearer_and_pressing_beside_it_closes_it(be: Opening) -> None:
    ann = await be("Ann")
    await open_table(ann)
    await ann.last.get_by_role("button", name="Open picture").click()
    picture, stage_of_it = ann.page.locator(".lightbox-stage img"), ann.page.locator(".lightbox-stage")
    await expect(picture).to_be_visible()
    width = "image => image.getBoundingClientRect().width"
    before = await picture.evaluate(width)
    await ann.page.mouse.click(DESK[0] / 2, DESK[1] / 2)
    await expect(stage_of_it).to_have_class(re.compile("zoomed"))
    assert await picture.evaluate(width) > 2 * before
    await ann.page.mouse.click(DESK[0] / 2, DESK[1] / 2)
    await expect(stage_of_it).not_to_have_class(re.compile("zoomed"))
    await ann.page.mouse.click(8, DESK[1] / 2)
    await expect(picture).to_have_count(0)


async def test_typing_after_a_press_goes_into_the_message_box(be: Opening) -> None:
    ann = await be("Ann")
    await open_table(ann)
    await ann.last.get_by_role("button", name="My hand").click()
    await expect(ann.last).to_contain_text("The secret hand of Ann")
    await ann.page.keyboard.type("Thank you")
    await expect(ann.composer).to_have_value("Thank you")


async def test_a_name_picked_after_an_at_sign_calls_that_person(be: Opening) -> None:
    ann, bo = await be("Ann"), await be("Bo")
    await ann.type("@b")
    await expect(ann.page.get_by_role("option", name="@Bo")).to_be_visible()
    await ann.keys("Enter")
    await ann.page.keyboard.type("your turn")
    await ann.keys("Enter")
    await expect(bo.last).to_have_class(re.compile("mentioned"))
    await expect(bo.last.locator(".mention")).to_have_text("@Bo")


async def test_a_new_thread_stands_under_its_channel(be: Opening, room: discord.TextChannel) -> None:
    ann = await be("Ann")
    thread = await room.create_thread(name="A long game", type=discord.ChannelType.public_thread)
    await thread.send("It begins.")
    link = ann.page.get_by_role("link", name=re.compile("thread A long game"))
    await expect(link).to_be_visible()
    above = ann.page.locator(".channel", has=link).locator("xpath=preceding-sibling::li[1]")
    await expect(above).to_contain_text(room.name)
    await link.click()
    await expect(ann.last).to_contain_text("It begins.")


async def test_older_messages_come_as_one_scrolls_up(be: Opening, stage: Stage, room: discord.TextChannel) -> None:
    for number in range(70):
        stage.box.user("Ed").say(f"Entry {number}.", channel=room.name)
    ann = await be("Ann")
    await expect(ann.message("Entry 69.")).to_be_in_viewport()
    await expect(ann.message("Entry 0.")).to_have_count(0)
    await ann.page.locator("#scroller").evaluate("node => { node.scrollTop = 0 }")
    await expect(ann.message("Entry 0.")).to_have_count(1)


async def test_a_picture_that_comes_late_moves_nothing(be: Opening) -> None:
    ann = await be("Ann")
    arrived = asyncio.Event()

    async def late(route: Route) -> None:
        await arrived.wait()
        await route.continue_()

    await ann.page.route("**/attachments/**", late)
    await open_table(ann)
    button = ann.last.get_by_role("button", name="Sit down")
    place = "node => node.getBoundingClientRect().top"
    before = await button.evaluate(place)
    arrived.set()
    await expect(ann.last.locator(".picture img")).to_have_js_property("naturalWidth", 1600)
    assert await button.evaluate(place) == before


async def test_a_moved_clock_moves_relative_times(be: Opening, stage: Stage, room: discord.TextChannel) -> None:
    ann = await be("Ann")
    soon = int(stage.box.server.clock.now()) + 2 * 3600 + 60
    stage.box.user("Bo").say(f"The deadline is <t:{soon}:R>", channel=room.name)
    await expect(ann.last.locator("time.timestamp")).to_have_text("in 2 hours")
    await ann.page.request.post(f"{stage.box.address}/_sandbox/clock", data={"advance": 3600})
    await expect(ann.last.locator("time.timestamp")).to_have_text("in 1 hour")


async def test_a_form_opens_only_in_the_window_that_asked_for_it(be: Opening) -> None:
    here, there = await be("Ann"), await be("Ann")
    await open_table(here)
    await here.last.get_by_role("button", name="Name it").click()
    await expect(here.page.get_by_role("dialog", name="Name your table")).to_be_visible()
    await expect(there.page.get_by_role("dialog")).to_have_count(0)


async def test_on_a_phone_a_whole_command_is_given_by_tapping(be: Opening) -> None:
    ann = await be("Ann", size=PHONE)
    await ann.composer.tap()
    await ann.page.keyboard.type("/")
    await ann.page.get_by_role("option", name="/table new").tap()
    await ann.page.get_by_role("option", name="Lady Jessica").tap()
    await ann.page.get_by_role("button", name="Send").tap()
    await expect(ann.last).to_contain_text("led by lady")


async def test_a_reaction_is_added_by_menu_joined_by_a_press_and_taken_back(be: Opening) -> None:
    ann, bo = await be("Ann"), await be("Bo")
    ann.user.say("Shall we play?", channel=ann.room)
    await bo.last.hover()
    await bo.last.get_by_role("button", name="React, or use a command").click()
    await bo.page.get_by_role("button", name="React with 🎉").click()
    theirs, ours = ann.last.locator(".reaction"), bo.last.locator(".reaction")
    await expect(theirs).to_have_text("🎉1")
    await expect(theirs).to_have_attribute("aria-pressed", "false")
    await theirs.click()
    await expect(ours).to_have_text("🎉2")
    await expect(ours).to_have_attribute("aria-pressed", "true")
    await ours.click()
    await expect(theirs).to_have_text("🎉1")


async def press_long(window: Window, what: Locator) -> None:
    """Touch an element and hold until something happens."""
    await what.scroll_into_view_if_needed()
    box = await what.bounding_box()
    assert box is not None
    finger = await window.page.context.new_cdp_session(window.page)
    # Chromium moves a touch to a nearby button, so the touch keeps away from the name above.
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] - 2}
    await finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    await expect(window.page.locator(".menu")).to_be_visible()
    await finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


async def test_the_other_mouse_button_opens_a_message_s_menu(be: Opening) -> None:
    ann = await be("Ann")
    ann.user.say("The spice must flow", channel=ann.room)
    await ann.last.locator(".content").click(button="right")
    await expect(ann.page.get_by_role("dialog").get_by_role("button", name="Copy text")).to_be_visible()
    await ann.keys("Escape")
    await expect(ann.page.locator(".menu")).to_have_count(0)


async def test_a_command_of_a_message_s_menu_is_used_by_a_long_press(be: Opening, stage: Stage) -> None:
    bo = await be("Bo", PHONE)
    stage.box.user("Ann").say("The spice must flow", channel=bo.room)
    await press_long(bo, bo.last.locator(".content"))
    await bo.page.get_by_role("button", name="Quote this").click()
    await expect(bo.last).to_contain_text("Ann said it, Bo")
    await expect(bo.last.locator(".context")).to_contain_text("Bo used Quote this")


async def test_a_command_of_a_person_s_menu_is_used_from_their_card(be: Opening) -> None:
    ann = await be("Ann")
    await ann.page.locator(".members").get_by_role("button", name="Cy").click()
    await ann.page.get_by_role("button", name="Greet").click()
    await expect(ann.last).to_contain_text("Greetings, Cy!")


async def test_a_file_is_handed_over_with_a_command(be: Opening) -> None:
    ann = await be("Ann")
    await ann.type("/frame ")
    await ann.page.keyboard.press("Enter")
    await expect(ann.page.locator(".pill.wrong")).to_have_count(1)
    content = plain_picture((10, 20, 30), side=48)
    await ann.page.get_by_label("picture:").set_input_files(
        {"name": "dunes.png", "mimeType": "image/png", "buffer": content}
    )
    await ann.page.get_by_label("picture:").press("Enter")
    await expect(ann.last).to_contain_text("untitled: dunes.png, 48 by 48")
    await expect(ann.last.locator("img")).to_be_visible()


async def test_a_press_beside_an_open_list_closes_it_and_is_a_press_all_the_same(be: Opening) -> None:
    ann = await be("Ann")
    await open_table(ann)
    await ann.last.locator("[data-custom-id=leader]").click()
    await expect(ann.page.get_by_role("listbox", name="Choose a leader")).to_be_visible()
    await ann.page.get_by_role("link", name="Be Bo").click()  # Where no list lies, upwards or downwards.
    await expect(ann.page.get_by_role("listbox")).to_have_count(0)
    await expect(ann.page.locator(".who-me")).to_contain_text("You are Bo")


async def test_pressing_a_menu_again_closes_its_list(be: Opening) -> None:
    ann = await be("Ann")
    await open_table(ann)
    menu = ann.last.locator("[data-custom-id=leader]")
    await menu.click()
    await expect(menu).to_have_attribute("aria-expanded", "true")
    await menu.click()
    await expect(ann.page.get_by_role("listbox")).to_have_count(0)
    await expect(menu).to_have_attribute("aria-expanded", "false")


async def test_an_open_list_stays_in_sight_while_messages_push_its_menu_away(be: Opening) -> None:
    ann = await be("Ann")
    await open_table(ann)
    menu = ann.page.locator("[data-custom-id=leader]").last  # Of the last message that has one.
    await menu.click()
    ann.box.user("Bo").say("sand\n" * 80, channel=ann.room)
    await expect(menu).not_to_be_in_viewport()
    await expect(ann.page.get_by_role("option", name="Baron Harkonnen")).to_be_in_viewport()
    await ann.page.get_by_role("option", name="Baron Harkonnen").click()
    await expect(ann.page.get_by_role("listbox")).to_have_count(0)


async def test_escape_in_the_list_of_a_form_leaves_the_form_open(be: Opening) -> None:
    ann = await be("Ann")
    await open_table(ann)
    await ann.last.get_by_role("button", name="Name it").click()
    form = ann.page.get_by_role("dialog", name="Name your table")
    await form.get_by_role("button", name="Pace").click()
    await expect(ann.page.get_by_role("option", name="Days")).to_be_visible()
    await ann.keys("Escape")
    await expect(ann.page.get_by_role("listbox")).to_have_count(0)
    await expect(form).to_be_visible()


async def test_what_a_command_offers_goes_away_when_one_turns_to_the_messages(be: Opening) -> None:
    ann = await be("Ann")
    await ann.type("/table new ")
    offers = ann.page.locator(".suggestions")
    await expect(offers).to_be_visible()
    await ann.page.locator("#scroller").click(position={"x": 20, "y": 20})
    await expect(offers).to_be_hidden()
    await ann.page.get_by_label("leader:").click()
    await expect(offers).to_be_visible()


async def test_nothing_else_of_a_message_can_be_pressed_until_the_bot_has_answered(be: Opening, stage: Stage) -> None:
    ann = await be("Ann")
    await open_table(ann)
    hand = ann.last.get_by_role("button", name="My hand")
    await ann.last.get_by_role("button", name="Nobody answers").click()
    await expect(hand).to_be_disabled()
    await expect(ann.last.locator("[data-custom-id=leader]")).to_be_disabled()
    stage.box.advance(stage.box.server.settings.answer_within + 1)
    await expect(ann.last).to_contain_text("This interaction failed")
    await expect(hand).to_be_enabled()


async def test_where_the_members_do_not_fit_they_lie_over_the_chat_until_one_presses_beside_them(be: Opening) -> None:
    ann = await be("Ann")
    await ann.page.set_viewport_size(NARROW)
    members, chat = ann.page.locator(".members"), ann.page.locator(".timeline")
    before = await chat.bounding_box()
    await ann.page.get_by_role("button", name="Show or hide the members").click()
    await expect(members.get_by_role("button", name="Cy")).to_be_visible()
    assert await chat.bounding_box() == before
    await ann.page.mouse.click(300, 450)
    await expect(members).to_be_hidden()
    await expect(ann.page.get_by_role("button", name="Show or hide the members")).to_be_focused()


async def test_a_tall_picture_uses_the_width_of_a_phone(be: Opening, room: discord.TextChannel) -> None:
    ann = await be("Ann", size=PHONE)
    await room.send(file=picture("board.png", "The board", size=(1080, 1620)))
    width = "node => node.getBoundingClientRect().width"
    shown = await ann.last.locator(".picture").evaluate(width)
    assert shown == await ann.last.locator(".body").evaluate(width)


async def test_a_picture_brought_nearer_cannot_be_dragged_out_of_sight(be: Opening) -> None:
    ann = await be("Ann")
    await open_table(ann)
    await ann.last.get_by_role("button", name="Open picture").click()
    middle = (DESK[0] / 2, DESK[1] / 2)
    await ann.page.mouse.click(*middle)
    await ann.page.mouse.move(*middle)
    await ann.page.mouse.down()
    await ann.page.mouse.move(middle[0] + 4000, middle[1] + 4000, steps=3)
    await ann.page.mouse.up()
    corner = "node => { const { left, top } = node.getBoundingClientRect(); return [left, top] }"
    frame = await ann.page.locator(".lightbox-stage").evaluate(corner)
    assert await ann.page.locator(".lightbox-stage img").evaluate(corner) == pytest.approx(frame, abs=1)


class Steps(discord.ui.View):
    """A view with one button that is replaced by the next."""

    def __init__(self, number: int = 1) -> None:
        super().__init__(timeout=None)
        self.number = number
        button: discord.ui.Button[Steps] = discord.ui.Button(label=f"Step {number}", custom_id=f"step-{number}")
        button.callback = self.go_on  # type: ignore[method-assign]
        self.add_item(button)

    async def go_on(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(view=Steps(self.number + 1))


async def test_with_the_keyboard_one_goes_on_where_the_pressed_button_was(
    be: Opening, room: discord.TextChannel
) -> None:
    ann = await be("Ann")
    await room.send("Two messages, so that the second stands without its author's name.")
    await room.send("Now", view=Steps())
    await ann.page.get_by_role("button", name="Step 1").focus()
    for number in (1, 2):
        await ann.keys("Enter")
        following = ann.page.get_by_role("button", name=f"Step {number + 1}")
        await expect(following).to_be_enabled()  # Until the press has ended, Enter does nothing.
        await ann.keys("Tab")
        await expect(following).to_be_focused()


class Late(discord.ui.View):
    """A view that shows the next button while the press of this one is still pending."""

    def __init__(self, answered: asyncio.Event) -> None:
        super().__init__(timeout=None)
        self.answered = answered

    @discord.ui.button(label="Step 1", custom_id="step-1")
    async def go_on(self, interaction: discord.Interaction, _: discord.ui.Button["Late"]) -> None:
        assert interaction.message is not None
        await interaction.message.edit(view=Steps(2))
        await self.answered.wait()
        await interaction.response.defer()


async def test_the_keyboard_finds_what_cannot_be_pressed_yet_and_presses_it_when_it_can(
    be: Opening, room: discord.TextChannel
) -> None:
    ann, answered = await be("Ann"), asyncio.Event()
    await room.send("Two messages, so that the second stands without its author's name.")
    await room.send("Now", view=Late(answered))
    await ann.page.get_by_role("button", name="Step 1").focus()
    await ann.keys("Enter")
    following = ann.page.get_by_role("button", name="Step 2")
    await expect(following).to_be_disabled()
    await ann.keys("Tab", "Enter")
    await expect(following).to_be_focused()
    answered.set()
    await expect(following).to_be_enabled()
    await expect(following).to_be_focused()
    await ann.keys("Enter")
    await expect(ann.page.get_by_role("button", name="Step 3")).to_be_visible()
