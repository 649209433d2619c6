"""Interactions end to end: an unmodified discord.py bot over sockets, people in Python."""

import pytest

from sandbox import CannotDo, Sandbox
from tests.sandbox.bot import SPICE, SampleBot


async def test_a_slash_command_with_options_is_answered(box: Sandbox, bot: SampleBot) -> None:
    done = await box.user("Ann").slash("table open", channel="table-1", game="chess", seats=3)
    assert done.ok
    assert done.message.content == "chess for 3"
    assert box.user("Bo").messages("table-1")[-1].id == done.message.id


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


async def test_a_disabled_or_absent_button_cannot_be_pressed(box: Sandbox, bot: SampleBot) -> None:
    table = (await box.user("Ann").slash("table open", channel="table-1", game="chess")).message
    with pytest.raises(CannotDo):
        await box.user("Ann").press(table, "Nothing of the kind")


async def test_a_picture_arrives_whole(box: Sandbox, bot: SampleBot) -> None:
    done = await box.user("Ann").slash("table think", channel="table-1")
    assert done.message.attachments[0]["width"] == 16
    assert box.user("Ann").file(done.message.pictures[0]) == SPICE
