"""A game is known to who sits at it, and in its server to who sees where it is played; to others there is none."""

from __future__ import annotations

import discord

from sandbox import Post, User
from sandbox.world import permissions as may
from tests.bot.e2e.table import HERE, Table, until

NONE = "There is no such game"
LOOKS = ("status", "board", "log", "join", "start")


async def in_another_server(table: Table, game: str) -> None:
    async with table.host.store.write() as rows:
        await rows.games.update(game, guild=999_000_000, channel=999_000_001)


def hide(table: Table, channel: str) -> None:
    """Nobody but the bot and those who sit there may look into it."""
    found = table.box.world.channel_named(channel)
    assert found is not None
    found["permission_overwrites"] = [
        {"id": table.box.world.guild_id, "type": 0, "allow": "0", "deny": str(may.VIEW_CHANNEL)},
        {"id": table.box.world.bot_id, "type": 1, "allow": str(may.VIEW_CHANNEL | may.SEND_MESSAGES), "deny": "0"},
    ]
    table.box.server.gateway.dispatch("CHANNEL_UPDATE", found, guild_id=table.box.world.guild_id)


async def refused(person: User, game: str) -> None:
    for look in LOOKS:
        told = await person.slash(f"dune {look}", channel="table-2", game=game)
        assert NONE in told.message.text, look


def post_of(table: Table) -> Post:
    return next(post for post in reversed(table.ann.messages(HERE)) if "Board" in post.labels and not post.ephemeral)


async def test_a_person_of_another_server_finds_no_such_game_by_any_way(table: Table) -> None:
    game = await table.begin_settled()
    post = post_of(table)
    await in_another_server(table, game)
    cy = table.box.user("Cy")
    await refused(cy, game)
    for button in ("Your move", "Board", "Your hand", "Since your last turn"):
        assert NONE in (await cy.press(post, button)).message.text, button
    offered = await cy.autocomplete("dune player", "player", "", channel="table-2", game=game)
    assert offered == []


async def test_who_sits_at_a_game_knows_it_everywhere(table: Table) -> None:
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


async def test_a_private_thread_hides_its_game_from_all_whom_nobody_let_in(table: Table) -> None:
    game = await table.begin_settled()
    thread = await in_a_private_thread(table, game)
    cy = table.box.user("Cy")
    await refused(cy, game)
    assert NONE not in (await table.bo.slash("dune status", channel="table-2", game=game)).message.text
    await thread.add_user(discord.Object(int(cy.id)))
    assert NONE not in (await cy.slash("dune status", channel="table-2", game=game)).message.text


async def test_what_is_typed_is_completed_with_games_that_one_knows(table: Table) -> None:
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
