"""A game can be seen by its players, and in its server by people who see its channel. For others it does not exist."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.host.model.interaction.actions import Action
from bot.host.verbs import FORMS, VERBS
from bot.ui.commands.groups import GROUPS
from sandbox import Outcome, Post, User
from sandbox.protocol import interactions
from sandbox.world import permission_bits as bits
from tests.bot.e2e.table import HERE, Table, until

Json = dict[str, Any]
NONE = "There is no such game"
ANYBODY = "880000000000000101"
LOOKS = ("status", "board", "log", "join", "start")


async def in_another_server(table: Table, game: str) -> None:
    async with table.host.store.write() as rows:
        await rows.games.update(game, guild=999_000_000, channel=999_000_001)


def hide(table: Table, channel: str) -> None:
    """Make the channel visible only to the bot and its players."""
    found = table.box.world.channel_named(channel)
    assert found is not None
    found["permission_overwrites"] = [
        {"id": table.box.world.guild_id, "type": 0, "allow": "0", "deny": str(bits.VIEW_CHANNEL)},
        {"id": table.box.world.bot_id, "type": 1, "allow": str(bits.VIEW_CHANNEL | bits.SEND_MESSAGES), "deny": "0"},
    ]
    table.box.server.gateway.dispatch("CHANNEL_UPDATE", found, guild_id=table.box.world.guild_id)


async def refused(person: User, game: str) -> None:
    for look in LOOKS:
        told = await person.slash(f"dune {look}", channel="table-2", game=game)
        assert NONE in told.message.text, look


def post_of(table: Table) -> Post:
    return next(post for post in reversed(table.ann.messages(HERE)) if "Board" in post.labels and not post.ephemeral)


async def test_a_person_of_another_server_cannot_find_a_game(table: Table) -> None:
    game = await table.begin_settled()
    post = post_of(table)
    await in_another_server(table, game)
    cy = table.box.user("Cy")
    await refused(cy, game)
    for button in ("Your move", "Board", "Your hand", "Since your last turn"):
        assert NONE in (await cy.press(post, button)).message.text, button
    offered = await cy.autocomplete("dune player", "player", "", channel="table-2", game=game)
    assert offered == []


async def test_an_admin_has_no_rights_in_another_server(table: Table) -> None:
    game = await table.create_table(table.box.user("Cy"), by=table.bo)
    ended = await table.ann.slash("dune-admin end", channel="table-2", game=game)
    assert NONE not in ended.message.text, "Ann manages this server"
    again = await table.create_table(table.box.user("Cy"), by=table.bo, channel="table-2")
    await in_another_server(table, again)
    for deed in ("pause", "end"):
        told = await table.ann.slash(f"dune-admin {deed}", channel=HERE, game=again)
        assert NONE in told.message.text, deed


async def test_a_player_sees_their_game_everywhere(table: Table) -> None:
    game = await table.begin_settled()
    await in_another_server(table, game)
    told = await table.bo.slash("dune status", channel="table-2", game=game)
    assert NONE not in told.message.text


async def test_a_spectator_in_the_same_server_may_look_on(table: Table) -> None:
    game = await table.begin_settled()
    told = await table.box.user("Cy").slash("dune board", channel="table-2", game=game)
    assert NONE not in told.message.text


async def in_a_private_thread(table: Table, game: str) -> discord.Thread:
    parent = table.bot.get_channel(int(table.box.channel_id(HERE)))
    assert isinstance(parent, discord.TextChannel)
    thread = await parent.create_thread(name="secret", type=discord.ChannelType.private_thread)
    async with table.host.store.write() as rows:
        await rows.games.update(game, channel=thread.id)
    return thread


async def test_a_private_thread_hides_its_game_from_people_outside(table: Table) -> None:
    game = await table.begin_settled()
    thread = await in_a_private_thread(table, game)
    cy = table.box.user("Cy")
    await refused(cy, game)
    assert NONE not in (await table.bo.slash("dune status", channel="table-2", game=game)).message.text
    await thread.add_user(discord.Object(int(cy.id)))
    assert NONE not in (await cy.slash("dune status", channel="table-2", game=game)).message.text


async def test_autocomplete_offers_only_visible_games(table: Table) -> None:
    game = await table.begin_settled()
    cy = table.box.user("Cy")
    elsewhere = await cy.autocomplete("dune status", "game", "", channel="table-2")
    here = await cy.autocomplete("dune status", "game", "", channel=HERE)
    own = await table.bo.autocomplete("dune status", "game", "", channel="table-2")
    assert elsewhere == []
    assert [each["value"] for each in here] == [each["value"] for each in own] == [game]


async def test_a_channel_that_somebody_does_not_see_hides_its_game(table: Table) -> None:
    game = await table.begin_settled()
    hide(table, HERE)
    number = int(table.box.channel_id(HERE))
    await until(lambda: bool(table.bot.guilds[0].get_channel(number).overwrites))  # type: ignore[union-attr]
    await refused(table.box.user("Cy"), game)
    assert NONE not in (await table.bo.slash("dune status", channel="table-2", game=game)).message.text


def given(parameter: app_commands.Parameter, game: str) -> Json | None:
    """Return a value for a command option, or nothing for an optional one."""
    if parameter.name == "game":
        return {"type": 3, "name": "game", "value": game}
    if not parameter.required:
        return None
    value = parameter.choices[0].value if parameter.choices else {3: "0", 4: 1, 6: ANYBODY}[parameter.type.value]
    return {"type": parameter.type.value, "name": parameter.display_name, "value": value}


def commands_about(game: str) -> Iterator[tuple[str, Json]]:
    for group in GROUPS:
        for each in group.commands:
            assert isinstance(each, app_commands.Command)
            if "game" in [parameter.name for parameter in each.parameters]:
                options = [option for parameter in each.parameters if (option := given(parameter, game))]
                deeper = {"type": 1, "name": each.name, "options": options}
                resolved = {"users": {ANYBODY: {"id": ANYBODY, "username": "x", "discriminator": "0", "avatar": None}}}
                yield (
                    each.qualified_name,
                    {"id": "1", "type": 1, "name": group.name, "options": [deeper], "resolved": resolved},
                )


async def told(table: Table, person: User, kind: int, data: Json, channel: str, post: Post | None = None) -> str:
    begun = interactions.new(table.box.server, kind, person.id, channel, data)
    begun.message_id = post.id if post else None
    interactions.begin(table.box.server, begun)
    answered = await Outcome(table.box.server, begun).settled()
    assert answered.modal is None
    return answered.message.text


async def test_no_command_shows_a_game_to_a_stranger(table: Table) -> None:
    game, cy = await table.begin_settled(), table.box.user("Cy")
    await in_another_server(table, game)
    asked = list(commands_about(game))
    assert len(asked) > 30
    for name, data in asked:
        assert NONE in await told(table, cy, interactions.COMMAND, data, table.box.channel_id("table-2")), name


@pytest.mark.parametrize("kind", [interactions.COMPONENT, interactions.MODAL_SUBMIT])
async def test_no_button_select_or_form_shows_a_game_to_a_stranger(table: Table, kind: int) -> None:
    game, cy = await table.begin_settled(), table.box.user("Cy")
    await table.delivered()
    post = post_of(table)
    before = await table.host.exports.export(game, people=True)
    await in_another_server(table, game)
    for verb in {**VERBS, **FORMS}:
        if kind == interactions.MODAL_SUBMIT and verb in FORMS:
            continue  # It opens a form and comes from none.
        data: Json = {
            "custom_id": Action(verb, game, 0, "q0", "0").encode(),
            "component_type": 3,
            "values": ["0"],
            "id": 1,
        }
        if kind == interactions.MODAL_SUBMIT:
            data = {"custom_id": data["custom_id"], "components": []}
        assert NONE in await told(table, cy, kind, data, post.channel_id, post), verb
    async with table.host.store.write() as rows:
        await rows.games.update(game, guild=int(table.box.world.guild_id), channel=int(post.channel_id))
    assert await table.host.exports.export(game, people=True) == before


async def test_autocomplete_shows_nothing_of_a_game_to_a_stranger(table: Table) -> None:
    game, cy = await table.begin_settled(), table.box.user("Cy")
    await in_another_server(table, game)
    for command, option in (
        *(("dune play", each) for each in ("choice", "second", "third")),
        *(("dune orders", each) for each in ("give", "withdraw")),
        ("dune board", "picture"),
        ("dune player", "player"),
        ("dune pass-the-seat", "of"),
        ("dune-me plan", "step"),
    ):
        assert await cy.autocomplete(command, option, "", channel="table-2", game=game) == [], (command, option)
    assert await cy.autocomplete("dune new", "again", "", channel="table-2") == []


@pytest.mark.parametrize("is_hidden", [True, False])
async def test_a_table_where_not_everybody_sees_it_asks_whether_its_game_counts(table: Table, is_hidden: bool) -> None:
    number = int(table.box.channel_id(HERE))
    if is_hidden:
        hide(table, HERE)
        await until(lambda: bool(table.bot.guilds[0].get_channel(number).overwrites))  # type: ignore[union-attr]
    await table.ann.slash("dune new", channel=HERE)
    lobby = await table.lobby_post()
    assert ("Count this game" in lobby.labels) is is_hidden
