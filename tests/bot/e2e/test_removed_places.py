"""Events of Discord about servers that remove the bot, and channels and threads that are deleted."""

from __future__ import annotations

import sqlite3
from contextlib import closing

from sandbox.world import guild
from tests.bot.e2e.table import HERE, Table, until


def is_gone(table: Table, game: str) -> bool:
    with closing(sqlite3.connect(table.host.store.path)) as db:
        return db.execute("SELECT gone_since FROM games WHERE id = ?", (game,)).fetchone() != (None,)


def tell(table: Table, event: str, data: dict[str, object]) -> None:
    table.box.server.gateway.dispatch(event, data, guild_id=table.box.world.guild_id)


async def test_a_server_that_removes_the_bot_is_gone_until_it_calls_it_back(table: Table) -> None:
    game = await table.begin_settled()
    tell(table, "GUILD_DELETE", {"id": table.box.world.guild_id})
    await until(lambda: is_gone(table, game))
    joined = guild.for_gateway(table.box.world, everybody=False)
    del joined["unavailable"]  # Of a server that the bot joins Discord does not say so.
    tell(table, "GUILD_CREATE", joined)
    await until(lambda: not is_gone(table, game))


async def test_a_server_in_an_outage_does_not_count_as_removed(table: Table) -> None:
    game = await table.begin_settled()
    tell(table, "GUILD_DELETE", {"id": table.box.world.guild_id, "unavailable": True})
    await until(lambda: all(server.unavailable for server in table.bot.guilds))
    assert not is_gone(table, game)


async def test_a_removal_while_the_bot_was_offline_is_noticed(table: Table) -> None:
    game = await table.begin_settled()
    await table.host.places.compare({1})
    assert is_gone(table, game)
    await table.restart_bot()
    await until(lambda: not is_gone(table, game))


async def test_a_channel_that_is_deleted_is_gone(table: Table) -> None:
    game = await table.begin_settled()
    table.ann.delete_channel(HERE)
    await until(lambda: is_gone(table, game))


async def test_the_threads_of_a_deleted_channel_count_as_deleted(table: Table) -> None:
    await table.ann.slash("dune new", channel=HERE, thread=True)
    thread = next(channel for channel in table.ann.channels() if channel.get("parent_id"))
    game = table.game_of(await table.ann.wait_for(lambda post: "Start" in post.labels, channel=thread["id"]))
    table.ann.delete_channel(HERE)
    await until(lambda: is_gone(table, game))


def another_channel(table: Table) -> str:
    return str(next(each["id"] for each in table.ann.channels() if each["type"] == 0 and each["name"] != HERE))


async def test_a_player_goes_on_in_another_channel_also_after_a_restart(table: Table) -> None:
    game = await table.begin_settled()
    there = another_channel(table)
    table.ann.delete_channel(HERE)
    await until(lambda: is_gone(table, game))
    await table.host.places.back(int(table.box.world.guild_id))  # The server is there when the bot starts again.
    moved = await table.bo.slash("dune-me move-here", channel=there, game=game)
    assert "goes on in this channel" in moved.message.text
    await table.ann.wait_for(lambda post: "so it goes on here" in post.text, channel=there)


async def test_a_game_whose_channel_is_there_is_not_moved(table: Table) -> None:
    game = await table.begin_settled()
    there = another_channel(table)
    refused = await table.bo.slash("dune-me move-here", channel=there, game=game)
    assert "still there" in refused.message.text
