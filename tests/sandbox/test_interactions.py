"""Interactions end to end: an unmodified discord.py bot over sockets, people in Python."""

import asyncio

import discord
import pytest

from sandbox import CannotDo, Sandbox
from sandbox.settings import Settings
from tests.sandbox.bot import SPICE, SampleBot
from tests.sandbox.rest import Rest
from tests.support.waiting import TIMEOUT, until


async def test_a_slash_command_with_options_is_answered(box: Sandbox, bot: SampleBot) -> None:
    done = await box.user("Ann").slash("table open", channel="table-1", game="chess", seats=3)
    assert done.ok
    assert done.message.content == "chess for 3"
    assert box.user("Bo").messages("table-1")[-1].id == done.message.id


async def test_a_number_out_of_its_bounds_cannot_be_given(box: Sandbox, bot: SampleBot) -> None:
    with pytest.raises(CannotDo, match="9 is out of bounds for seats"):
        await box.user("Ann").slash("table open", game="chess", seats=9)


async def test_only_an_offered_choice_can_be_given(rest: Rest) -> None:
    option = {"type": 3, "name": "pace", "description": "d", "choices": [{"name": "Brisk", "value": "brisk"}]}
    command = {"name": "play", "description": "d", "options": [option]}
    await rest("POST", f"/applications/{rest.box.world.bot_id}/commands", command)
    with pytest.raises(CannotDo, match="not one of the choices"):
        await rest.box.user("Ann").slash("play", pace="slow")


async def test_a_button_can_reply_so_that_only_its_presser_sees(box: Sandbox, bot: SampleBot) -> None:
    table = (await box.user("Ann").slash("table open", channel="table-1", game="chess")).message
    done = await box.user("Bo").press(table, "Reply")
    assert done.message.ephemeral
    assert "replied" in [post.content for post in box.user("Bo").messages("table-1")]
    assert "replied" not in [post.content for post in box.user("Ann").messages("table-1")]


async def test_a_button_can_update_its_message(box: Sandbox, bot: SampleBot) -> None:
    table = (await box.user("Ann").slash("table open", channel="table-1", game="chess")).message
    done = await box.user("Bo").press(table, "Update")
    assert done.message.id == table.id
    assert box.user("Ann").look(table).content == "updated"


async def test_a_deferred_update_is_followed_by_its_edit(box: Sandbox, bot: SampleBot) -> None:
    table = (await box.user("Ann").slash("table open", channel="table-1", game="chess")).message
    done = await box.user("Ann").press(table, "Later", edited=True)
    assert done.message.content == "later indeed"


async def test_an_absent_button_cannot_be_pressed(box: Sandbox, bot: SampleBot) -> None:
    table = (await box.user("Ann").slash("table open", channel="table-1", game="chess")).message
    with pytest.raises(CannotDo, match="Nothing of the kind"):
        await box.user("Ann").press(table, "Nothing of the kind")


async def test_a_disabled_button_cannot_be_pressed(box: Sandbox, general: discord.TextChannel) -> None:
    view = discord.ui.View().add_item(discord.ui.Button(label="Reply", custom_id="reply", disabled=True))
    await general.send("closed", view=view)
    with pytest.raises(CannotDo, match="disabled"):
        await box.user("Ann").press(box.user("Ann").messages()[-1], "Reply")


async def test_a_picture_arrives_whole(box: Sandbox, bot: SampleBot) -> None:
    done = await box.user("Ann").slash("table think", channel="table-1")
    assert done.message.attachments[0]["width"] == 16
    assert box.user("Ann").file(done.message.pictures[0]) == SPICE


async def test_autocomplete_offers_what_fits(box: Sandbox, bot: SampleBot) -> None:
    choices = await box.user("Ann").autocomplete("table open", focused="game", typed="ap")
    assert choices == [{"name": "Apple", "value": "apple"}, {"name": "Apricot", "value": "apricot"}]


async def test_a_select_takes_values_or_labels(box: Sandbox, bot: SampleBot) -> None:
    ann = box.user("Ann")
    table = (await ann.slash("table open", game="chess")).message
    done = await ann.select(table, ["apple", "Banana"], custom_id="pick")
    assert done.message.content == "picked apple, banana"


async def test_too_many_values_cannot_be_chosen(box: Sandbox, bot: SampleBot) -> None:
    ann = box.user("Ann")
    table = (await ann.slash("table open", game="chess")).message
    with pytest.raises(CannotDo, match="between 1 and 2"):
        await ann.select(table, ["apple", "apricot", "banana"], custom_id="pick")


async def test_a_user_select_resolves_members(box: Sandbox, bot: SampleBot) -> None:
    ann = box.user("Ann")
    table = (await ann.slash("table open", game="chess")).message
    done = await ann.select(table, ["Bo"], custom_id="whom")
    assert done.message.content == "chose Bo"


async def test_a_form_opened_by_a_command_is_sent_and_answered(box: Sandbox, bot: SampleBot) -> None:
    ann = box.user("Ann")
    opened = await ann.slash("table form")
    assert opened.modal is not None
    assert opened.modal["title"] == "A form"
    done = await ann.submit(opened, {"name": "Leto", "house": ["Atreides"]})
    assert done.message.content == "Leto of Atreides"


async def test_a_form_opened_by_a_button_is_sent_and_answered(box: Sandbox, bot: SampleBot) -> None:
    ann = box.user("Ann")
    table = (await ann.slash("table open", game="chess")).message
    done = await ann.submit(await ann.press(table, "Form"), {"name": "Wensicia", "house": "Corrino"})
    assert done.message.content == "Wensicia of Corrino"


async def test_a_form_is_sent_only_by_whom_it_was_opened_for(box: Sandbox, bot: SampleBot) -> None:
    form = await box.user("Ann").slash("table form")
    with pytest.raises(CannotDo, match="No such form"):
        await box.user("Bo").submit(form, {"name": "Leto", "house": "Atreides"})


async def test_a_required_field_left_empty_cannot_be_sent(box: Sandbox, bot: SampleBot) -> None:
    ann = box.user("Ann")
    with pytest.raises(CannotDo, match="required"):
        await ann.submit(await ann.slash("table form"), {"house": "Corrino"})


async def test_the_first_follow_up_fills_the_deferred_message(box: Sandbox, bot: SampleBot) -> None:
    done = await box.user("Ann").slash("table think", channel="table-1", secret=True)
    assert [post.content for post in box.user("Ann").messages("table-1")] == ["thought"]
    assert done.message.ephemeral, "the deferral's ephemeral flag wins"
    assert done.message.data["edited_timestamp"] is None, "to be filled is not to be edited"
    assert box.user("Bo").messages("table-1") == []


async def test_a_file_shown_in_an_embed_is_not_listed_beside_it(box: Sandbox, bot: SampleBot) -> None:
    done = await box.user("Ann").slash("table look")
    assert done.message.attachments == []
    assert box.user("Ann").file(done.message.pictures[0]) == SPICE


async def test_components_v2_come_back_numbered_with_their_media_resolved(box: Sandbox, bot: SampleBot) -> None:
    done = await box.user("Ann").slash("table modern")
    assert [component["id"] for component in done.message.components] == [1, 2, 3, 4, 5, 6]
    assert done.message.text == "## Arrakis"
    assert done.message.attachments == []  # Discord lists no file that a component shows.
    assert box.user("Ann").file(done.message.pictures[0]) == SPICE
    assert (await box.user("Bo").press(done.message, "Go")).message.content == "gone"


async def test_a_hand_goes_by_dm_and_its_buttons_work_there(box: Sandbox, bot: SampleBot) -> None:
    done = await box.user("Ann").slash("table hand", to="Bo")
    assert done.message.content == "sent to Bo"
    hand = box.user("Bo").dms()[-1]
    assert hand.content == "your hand"
    assert (await box.user("Bo").press(hand, "Update")).message.content == "updated"
    assert box.user("Ann").dms() == []


async def test_closed_dms_answer_50007(box: Sandbox, bot: SampleBot) -> None:
    box.user("Bo").close_dms()
    done = await box.user("Ann").slash("table hand", to="Bo")
    assert done.message.content == "closed 50007"


async def test_a_command_on_a_message_knows_the_message(box: Sandbox, bot: SampleBot) -> None:
    said = box.user("Bo").say("the spice must flow")
    done = await box.user("Ann").menu("Quote", said)
    assert done.message.content == "quoted Bo"


async def test_a_command_on_a_person_knows_the_person(box: Sandbox, bot: SampleBot) -> None:
    done = await box.user("Ann").menu("Greet", box.user("Bo"))
    assert done.message.content == "greeted Bo"


async def test_a_file_given_to_a_command_reaches_the_bot_whole(box: Sandbox, bot: SampleBot) -> None:
    done = await box.user("Ann").slash("frame", picture=("dunes.png", SPICE))
    assert done.message.content == f"dunes.png 16x16 {len(SPICE)} image/png"


async def test_a_file_above_ten_mebibytes_cannot_be_given_to_a_command(box: Sandbox, bot: SampleBot) -> None:
    with pytest.raises(CannotDo, match="10 MiB"):
        await box.user("Ann").slash("frame", picture=("dunes.png", bytes(10 * 1024 * 1024 + 1)))


async def test_a_file_handed_over_in_a_form_reaches_the_bot_whole(box: Sandbox, bot: SampleBot) -> None:
    form = await box.user("Ann").slash("table deliver")
    with pytest.raises(CannotDo, match="files"):
        await box.user("Ann").submit(form, {})
    done = await box.user("Ann").submit(form, {"parcel": ("dunes.png", SPICE)})
    assert done.message.content == f"dunes.png {len(SPICE)}"


async def test_a_file_option_takes_nothing_but_a_file(box: Sandbox, bot: SampleBot) -> None:
    with pytest.raises(CannotDo, match="handed over"):
        await box.user("Ann").slash("frame", picture="dunes.png")


async def test_no_answer_in_three_seconds_is_a_failure(box: Sandbox, bot: SampleBot) -> None:
    assert Settings().answer_within == 3.0
    ann = box.user("Ann")
    table = (await ann.slash("table open", game="chess")).message
    pressing = asyncio.create_task(ann.press(table, "Silent"))
    await until(lambda: any(each.status == "pending" for each in box.world.interactions.values()))
    box.advance(TIMEOUT + 0.1)
    done = await pressing
    assert (done.status, done.reason) == ("failed", "The application did not respond")


async def test_commands_withheld_by_permission_are_not_offered(box: Sandbox, bot: SampleBot) -> None:
    next(iter(box.world.commands.values()))["default_member_permissions"] = "32"
    assert "table" in [command["name"] for command in box.user("Ann").commands()], "the owner may"
    assert "table" not in [command["name"] for command in box.user("Bo").commands()]
    with pytest.raises(CannotDo, match="no command"):
        await box.user("Bo").slash("table ping")
