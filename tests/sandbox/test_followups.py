"""Original responses and follow-ups: read, edited, deleted, with files."""

import asyncio
from collections.abc import Awaitable, Callable

import discord
import pytest
from discord import app_commands

from sandbox import CannotDo, Post, Sandbox
from sandbox.protocol import interactions
from tests.sandbox.bot import Modern, SampleBot, picture
from tests.sandbox.rest import Rest
from tests.support.discordpy import running
from tests.support.waiting import TIMEOUT

Answer = Callable[[discord.Interaction], Awaitable[None]]


async def finished(box: Sandbox, answer: Answer) -> list[Post]:
    """Return the outcome for Ann when the bot has answered her command completely."""
    client, over = SampleBot(box), asyncio.get_running_loop().create_future()

    @client.tree.command(name="do", description="Do it")
    async def do(interaction: discord.Interaction) -> None:
        try:
            await answer(interaction)
            over.set_result(None)
        except Exception as error:
            over.set_exception(error)

    async with running(client, box):
        await box.user("Ann").slash("do")
        await asyncio.wait_for(over, TIMEOUT)
        return box.user("Ann").messages()


async def test_the_original_can_be_read_edited_and_deleted(box: Sandbox) -> None:
    async def answer(interaction: discord.Interaction) -> None:
        sent = await interaction.response.send_message("one")
        original = await interaction.original_response()
        assert sent.message_id == original.id
        edited = await interaction.edit_original_response(content="two", attachments=[picture()])
        assert (edited.content, len(edited.attachments)) == ("two", 1)
        await interaction.delete_original_response()
        with pytest.raises(discord.NotFound) as refused:
            await original.fetch()
        assert refused.value.code == 10008
        await interaction.followup.send("all well")

    assert [post.content for post in await finished(box, answer)] == ["all well"]


async def test_follow_ups_can_be_edited_and_deleted(box: Sandbox) -> None:
    async def answer(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("one")
        second = await interaction.followup.send("two", wait=True)
        third = await interaction.followup.send("three", wait=True, ephemeral=True)
        await second.edit(content="two!")
        await third.delete()

    assert [post.content for post in await finished(box, answer)] == ["one", "two!"]


async def test_a_follow_up_can_be_for_one_person_though_the_answer_was_for_all(box: Sandbox) -> None:
    async def answer(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("for all")
        await interaction.followup.send("for you", ephemeral=True)

    assert [post.content for post in await finished(box, answer)] == ["for all", "for you"]
    assert [post.content for post in box.user("Bo").messages()] == ["for all"]


async def test_a_deferral_answers_with_no_message_yet(box: Sandbox) -> None:
    async def answer(interaction: discord.Interaction) -> None:
        sent = await interaction.response.defer(thinking=True)
        assert sent is not None
        assert sent.resource is None
        await interaction.edit_original_response(view=Modern(), attachments=[picture()])

    post = (await finished(box, answer))[0]
    assert post.text == "## Arrakis"
    assert post.data["flags"] == 1 << 15, "the loading flag is gone"


async def test_an_answer_of_a_kind_that_does_not_fit_is_refused(box: Sandbox) -> None:
    async def answer(interaction: discord.Interaction) -> None:
        route = discord.http.Route(
            "POST", "/interactions/{id}/{token}/callback", id=interaction.id, token=interaction.token
        )
        with pytest.raises(discord.HTTPException) as refused:
            await interaction.client.http.request(route, json={"type": 7, "data": {"content": "update what?"}})
        assert refused.value.code == 50035
        await interaction.response.send_message("all well")

    assert [post.content for post in await finished(box, answer)] == ["all well"]


async def test_a_refused_answer_leaves_the_interaction_open(box: Sandbox) -> None:
    async def answer(interaction: discord.Interaction) -> None:
        with pytest.raises(discord.HTTPException) as refused:
            await interaction.response.send_message("x" * 2001)
        assert refused.value.code == 50035
        assert "data.content" in str(refused.value) or "In content" in str(refused.value)
        await interaction.response.send_message("shorter")

    assert [post.content for post in await finished(box, answer)] == ["shorter"]


async def test_nothing_follows_an_answer_that_was_never_given(rest: Rest) -> None:
    box = rest.box
    asked = interactions.new(box.server, interactions.COMMAND, box.user("Ann").id, box.channel_id("general"), {})
    interactions.begin(box.server, asked)
    status, refused = await rest("POST", f"/webhooks/{box.world.bot_id}/{asked.token}", {"content": "early"})
    assert (status, refused["code"]) == (404, 10015)


async def test_a_token_reaches_only_the_messages_of_its_own_interaction(
    box: Sandbox, bot: SampleBot, rest: Rest
) -> None:
    another = (await box.user("Ann").slash("table ping")).message
    await box.user("Ann").slash("table ping")
    token = next(reversed(box.world.interactions.values())).token
    address = f"/webhooks/{box.world.bot_id}/{token}/messages/{another.id}"
    status, refused = await rest("PATCH", address, {"content": "taken"})
    assert (status, refused["code"]) == (404, 10008)
    assert box.user("Ann").look(another).content == "pong"


async def test_a_server_s_own_command_hides_the_global_one(box: Sandbox, bot: SampleBot) -> None:
    server = discord.Object(int(box.world.guild_id))

    @bot.tree.command(name="ping", description="The server's", guild=server)
    async def ping(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("from here")

    @bot.tree.command(name="ping", description="Everybody's")
    async def ping_all(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("from anywhere")

    await bot.tree.sync()
    await bot.tree.sync(guild=server)
    assert (await box.user("Ann").slash("ping")).message.content == "from here"
    ann = box.user("Ann")
    assert (await ann.slash("ping", channel=ann.open_dm())).message.content == "from anywhere"


async def test_a_command_kept_out_of_dms_is_not_offered_there(box: Sandbox, bot: SampleBot) -> None:
    @bot.tree.command(name="here", description="Only in a server")
    @app_commands.guild_only()
    async def here(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("here")

    await bot.tree.sync()
    ann = box.user("Ann")
    with pytest.raises(CannotDo):
        await ann.slash("here", channel=ann.open_dm())


async def test_a_person_who_left_the_server_cannot_be_written_to(box: Sandbox, bot: SampleBot) -> None:
    bo = await bot.fetch_user(int(box.user("Bo").id))
    box.remove_person("Bo")
    with pytest.raises(discord.Forbidden) as refused:
        await bo.send("hello")
    assert refused.value.code == 50007
