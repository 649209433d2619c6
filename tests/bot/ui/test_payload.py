"""A message becomes Discord's payload: the same components that discord.py makes, and its files sent or kept."""

import discord
import pytest
from discord.http import handle_message_parameters
from discord.webhook.async_ import interaction_message_response_params

from bot.host.model.interaction.actions import Action
from bot.host.screen.elements import Button, File, Message, Select, SelectOption, Style
from bot.ui.payload import edit_payload, send_payload

SPICE = discord.PartialEmoji(name="spice_12345678", id=7)
PRESS = Action("pick", "abc123", 2, "q1", "arrakeen")
CHOOSE = Action("pick", "abc123", 2, "q2")


def travelling(*rows, mark=""):
    return send_payload(Message("", rows), {"spice": SPICE}, mark)["view"].to_components()


def made_by_discord_py(*items):
    view = discord.ui.View(timeout=None)
    for item in items:
        view.add_item(item)
    return view.to_components()


@pytest.mark.parametrize(("style", "button"), [*zip(Style, ("primary", "secondary", "success", "danger"), strict=True)])
async def test_a_button_is_sent_as_discord_py_sends_it(style, button):
    ours = travelling((Button("Go", PRESS, style, "spice"), Button("Wait", CHOOSE, style, disabled=True)))
    assert ours == made_by_discord_py(
        discord.ui.Button(style=discord.ButtonStyle[button], label="Go", custom_id=PRESS.encode(), emoji=SPICE),
        discord.ui.Button(style=discord.ButtonStyle[button], label="Wait", custom_id=CHOOSE.encode(), disabled=True),
    )


async def test_a_select_is_sent_as_discord_py_sends_it():
    options = SelectOption("One", "1", "the first", "spice", chosen=True), SelectOption("Two", "2")
    [ours] = travelling((Select(CHOOSE, options, "How many?", 0, 2),))
    [theirs] = made_by_discord_py(
        discord.ui.Select(
            custom_id=CHOOSE.encode(),
            placeholder="How many?",
            min_values=0,
            max_values=2,
            options=[
                discord.SelectOption(label="One", value="1", description="the first", emoji=SPICE, default=True),
                discord.SelectOption(label="Two", value="2"),
            ],
        )
    )
    unused = {"disabled": False, "required": True}
    assert [each | unused for each in ours["components"]] == theirs["components"]
    assert ours["type"] == theirs["type"]


async def test_each_custom_id_of_a_post_has_its_mark():
    [row] = travelling((Button("Go", PRESS),), mark="ab12-5")
    assert [each["custom_id"] for each in row["components"]] == [f"ab12-5~{PRESS.encode()}"]


async def test_an_empty_row_is_not_sent():
    assert travelling(()) == []


async def test_discord_py_sends_the_components_as_they_are_and_does_not_wait_for_presses():
    view = send_payload(Message("", ((Button("Go", PRESS),),)), {})["view"]
    sent = handle_message_parameters(view=view).payload["components"]
    answered = interaction_message_response_params(type=7, view=view).payload["data"]["components"]
    assert sent == answered == view.to_components()
    assert view.is_finished()


class Attachment:
    def __init__(self, filename):
        self.filename = filename


BOARD = File("board-1.webp", b"board", "The board")


async def test_a_file_that_is_unchanged_is_kept_and_not_sent_again():
    shown = Attachment("board-1.webp")
    unchanged = File(BOARD.name, BOARD.data, BOARD.alt, is_unchanged=True)
    assert edit_payload(Message("", files=(unchanged,)), {}, kept=[shown])["attachments"] == [shown]


async def test_an_unchanged_file_is_sent_if_the_message_does_not_have_it_any_more():
    unchanged = File(BOARD.name, BOARD.data, BOARD.alt, is_unchanged=True)
    [file] = edit_payload(Message("", files=(unchanged,)), {})["attachments"]
    assert (file.filename, file.description, file.fp.read()) == ("board-1.webp", "The board", b"board")


async def test_each_picture_has_a_gallery_of_its_own_because_discord_crops_several_in_one():
    message = Message("Two", files=(BOARD, File("legend.webp", b"legend")))
    components = send_payload(message, {}, as_blocks=True)["view"].to_components()
    shown = [[item["media"]["url"] for item in each["items"]] for each in components if "items" in each]
    assert shown == [["attachment://board-1.webp"], ["attachment://legend.webp"]]
