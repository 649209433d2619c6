"""Which permissions are missing in a channel or thread."""

import discord
import pytest

from bot.ui.permissions import missing

EVERYWHERE = ("view_channel", "attach_files", "read_message_history")


def lacks(*held: str, **where: bool) -> list[str]:
    permissions = discord.Permissions(**dict.fromkeys((*EVERYWHERE, *held), True))
    return [text.key.removeprefix("permission-") for text in missing(permissions, **where)]


def test_a_channel_needs_the_permission_to_send_messages():
    assert lacks(in_thread=False) == ["send-messages"]
    assert lacks("send_messages", in_thread=False) == []


def test_a_thread_needs_the_permission_to_send_in_threads():
    assert lacks("send_messages", in_thread=True) == ["send-messages-in-threads"]
    assert lacks("send_messages_in_threads", in_thread=True) == []


def test_a_new_thread_needs_the_permissions_to_create_it_and_to_send_in_it():
    lacking = lacks("send_messages", in_thread=False, makes_thread=True)
    assert lacking == ["send-messages-in-threads", "create-public-threads"]


@pytest.mark.parametrize("name", EVERYWHERE)
def test_a_permission_that_is_always_needed_is_named(name):
    held = discord.Permissions(**{each: each != name for each in (*EVERYWHERE, "send_messages")})
    assert [text.key for text in missing(held, in_thread=False)] == [f"permission-{name.replace('_', '-')}"]
