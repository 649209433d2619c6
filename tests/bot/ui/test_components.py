"""Components as JSON: the same as discord.py sends for its own views."""

import discord
import pytest
from discord.http import handle_message_parameters
from discord.webhook.async_ import interaction_message_response_params

from bot.host.model.actions import Action
from bot.host.screen.elements import Button, Message, Select, SelectOption, Style
from bot.ui.components import Components, components_of

SPICE = discord.PartialEmoji(name="spice_12345678", id=7)
PRESS = Action("pick", "abc123", 2, "q1", "arrakeen")
CHOOSE = Action("pick", "abc123", 2, "q2")


def travelling(*rows, mark=""):
    return components_of(Message("", rows), {"spice": SPICE}, mark).to_components()


def made_by_discord_py(*items):
    view = discord.ui.View(timeout=None)
    for item in items:
        view.add_item(item)
    return view.to_components()


@pytest.mark.parametrize(("style", "button"), [*zip(Style, ("primary", "secondary", "success", "danger"), strict=True)])
def test_a_button_is_sent_as_discord_py_sends_it(style, button):
    ours = travelling((Button("Go", PRESS, style, "spice"), Button("Wait", CHOOSE, style, disabled=True)))
    assert ours == made_by_discord_py(
        discord.ui.Button(style=discord.ButtonStyle[button], label="Go", custom_id=PRESS.encode(), emoji=SPICE),
        discord.ui.Button(style=discord.ButtonStyle[button], label="Wait", custom_id=CHOOSE.encode(), disabled=True),
    )


def test_a_select_is_sent_as_discord_py_sends_it():
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


def test_each_custom_id_of_a_post_has_its_mark():
    [row] = travelling((Button("Go", PRESS),), mark="ab12-5")
    assert [each["custom_id"] for each in row["components"]] == [f"ab12-5~{PRESS.encode()}"]


def test_an_empty_row_is_not_sent():
    assert travelling(()) == []


def test_discord_py_does_not_store_our_components():
    """discord.py would store an unfinished view and wait for its presses."""
    ready = components_of(Message("", ((Button("Go", PRESS),),)), {})
    assert isinstance(ready, discord.ui.View)
    assert hasattr(ready, "__discord_ui_view__")
    assert vars(ready) == {"_rows": ready.to_components()}
    sent = handle_message_parameters(view=ready).payload["components"]
    answered = interaction_message_response_params(type=7, view=ready).payload["data"]["components"]
    assert sent == answered == ready.to_components()
    assert ready.is_finished()
    assert not Components([]).to_components()
