"""Errors of Discord, mentions, marks in custom ids, the reader's language, and icons in messages."""

import discord
import pytest

from bot.host.delivery.courier import NotNow, Unreachable
from bot.host.model.interaction.actions import Action
from bot.ui.courier import DiscordCourier, translated
from bot.ui.payload import Signs, custom_id, mentions, read_custom_id, with_emoji
from games.core.locales import choose_language


class Response:
    def __init__(self, status):
        self.status = status
        self.reason = "because"


def error(kind, status, code):
    return kind(Response(status), {"code": code, "message": "no"})


@pytest.mark.parametrize(
    ("trouble", "why"),
    [
        (error(discord.Forbidden, 403, 50007), "dms_closed"),
        (error(discord.Forbidden, 403, 50013), "forbidden"),
        (error(discord.Forbidden, 403, 50001), "forbidden"),
        (error(discord.NotFound, 404, 10003), "no_channel"),
        (error(discord.NotFound, 404, 10008), "gone"),
        (error(discord.HTTPException, 400, 50035), "refused"),
    ],
)
def test_a_permanent_error_is_unreachable(trouble, why):
    told = translated(trouble)
    assert isinstance(told, Unreachable)
    assert told.why == why


@pytest.mark.parametrize(
    "trouble",
    [
        error(discord.HTTPException, 401, 0),
        error(discord.HTTPException, 429, 0),
        error(discord.DiscordServerError, 503, 0),
        error(discord.HTTPException, 400, 30046),
        error(discord.HTTPException, 400, 40003),
    ],
)
def test_a_temporary_error_is_retried(trouble):
    assert isinstance(translated(trouble), NotNow)


async def test_a_courier_without_a_gateway_asks_to_wait():
    with pytest.raises(NotNow):
        _ = DiscordCourier().bot


def test_a_mark_before_the_action_is_skipped_when_it_is_read():
    act = Action("move", "abc123")
    assert read_custom_id(custom_id(act, "a3f1-17")) == act
    assert read_custom_id(custom_id(act)) == act


def test_a_tilde_in_an_options_key_is_no_mark():
    act = Action("pick", "abc123", 0, "q1", "a~b")
    assert read_custom_id(custom_id(act)) == act


def test_the_language_is_the_chosen_one_then_discords_then_the_tables_then_english():
    assert choose_language("en", "cs") == "en"
    assert choose_language(None, "en-GB", "cs") == "en"
    assert choose_language(None, "tlh", "cs") == "cs"
    assert choose_language(None, "tlh") == "en"


def test_only_called_people_may_be_mentioned():
    assert mentions((101, 102)).to_dict() == {"parse": [], "users": [101, 102]}


def test_a_message_that_calls_nobody_mentions_nobody():
    assert mentions(()).to_dict() == {"parse": [], "users": []}


RED = {"piece_red": "<:piece_red_7be8b4f8:1572153447103332352>"}


def test_a_players_colour_is_the_emoji_of_the_board_marker():
    assert (
        with_emoji("🟥 **Ann** won.\nWaiting for **Bo** 🟦", RED)
        == f"{RED['piece_red']} **Ann** won.\nWaiting for **Bo** 🟦"
    )


def test_a_long_message_has_markers_only_at_names_or_none():
    long = "🟥 **Ann** won.\n" * 100 + "Waiting for **Ann** 🟥"
    assert with_emoji(long, RED) == long[:-1] + RED["piece_red"]
    longest = "x" * 1998 + " 🟥"
    assert with_emoji(longest, RED) == longest


SPICE = {"spice": "<:spice_0a1b2c3d:1572153447103332353>", **RED}


def test_a_resource_has_its_icon_once_a_line_if_discord_has_it():
    content = (
        "🟥 **Ann** gained <:spice:> 2 spice, paid <:spice:> 1 spice and drew <:water:> 1 water.\n<:spice:> 3 spice"
    )
    assert with_emoji(content, SPICE) == (
        f"{RED['piece_red']} **Ann** gained {SPICE['spice']} 2 spice, paid 1 spice and drew 1 water.\n"
        f"{SPICE['spice']} 3 spice"
    )
    assert with_emoji("gained <:spice:> 2 spice", {}) == "gained 2 spice"


def test_a_long_message_keeps_its_markers_and_has_icons_in_all_lines_or_none():
    long = "<:spice:> 1 spice\n" * 60 + "🟥 **Ann**"
    *all_lines, marked = with_emoji(long, SPICE).split("\n")
    assert set(all_lines) == {"1 spice"}
    assert marked == f"{RED['piece_red']} **Ann**"
    assert len(with_emoji(long, SPICE)) <= 2000


def test_commands_are_links_that_can_be_pressed_if_their_ids_are_known():
    signs = Signs()
    assert with_emoji("See `/dune card`.", signs) == "See `/dune card`."
    signs.commands["dune"] = 77
    assert with_emoji("See `/dune card` or `/dune-me show`.", signs) == "See </dune card:77> or `/dune-me show`."


def test_a_command_without_a_group_is_a_link_and_a_group_alone_is_not():
    signs = Signs()
    signs.commands |= {"dune": 77, "dune-me": 78, "dune-learn": 79}
    assert with_emoji("`/dune-learn` `/dune` `/dune-me`", signs) == "</dune-learn:79> `/dune` `/dune-me`"


def test_commands_are_no_links_where_a_message_has_no_room():
    signs = Signs()
    signs.commands["dune"] = 1572153447103332353
    text = "x" * 1980 + "`/dune card`"
    assert with_emoji(text, signs) == text
