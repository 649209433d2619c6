"""Which permissions are missed where."""

import discord
import pytest

from bot.ui.permissions import missing

EVERYWHERE = ("view_channel", "attach_files", "read_message_history")


def lacks(*held: str, **where: bool) -> list[str]:
    permissions = discord.Permissions(**dict.fromkeys((*EVERYWHERE, *held), True))
    return [text.key.removeprefix("permission-") for text in missing(permissions, **where)]


def test_in_a_channel_one_must_be_let_speak():
    assert lacks(in_thread=False) == ["send-messages"]
    assert lacks("send_messages", in_thread=False) == []


def test_in_a_thread_it_is_the_threads_own_permission_that_counts():
    assert lacks("send_messages", in_thread=True) == ["send-messages-in-threads"]
    assert lacks("send_messages_in_threads", in_thread=True) == []


def test_a_table_in_a_new_thread_needs_the_making_and_the_speaking():
    lacking = lacks("send_messages", in_thread=False, makes_thread=True)
    assert lacking == ["send-messages-in-threads", "create-public-threads"]


@pytest.mark.parametrize("name", EVERYWHERE)
def test_what_is_needed_everywhere_is_named(name):
    held = discord.Permissions(**{each: each != name for each in (*EVERYWHERE, "send_messages")})
    assert [text.key for text in missing(held, in_thread=False)] == [f"permission-{name.replace('_', '-')}"]
