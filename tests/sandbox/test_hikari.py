"""A second, independent client: hikari logs in, syncs a command, answers it and resumes."""

import asyncio
from collections.abc import AsyncIterator

import hikari
import pytest_asyncio

from sandbox import Sandbox
from tests.support.waiting import TIMEOUT


@pytest_asyncio.fixture
async def client(box: Sandbox) -> AsyncIterator[hikari.GatewayBot]:
    bot = hikari.GatewayBot(
        box.token, rest_url=box.api_base, banner=None, logs=None, suppress_optimization_warning=True
    )

    @bot.listen()
    async def answer(event: hikari.InteractionCreateEvent) -> None:
        interaction = event.interaction
        if isinstance(interaction, hikari.CommandInteraction):
            row = bot.rest.build_message_action_row()
            row.add_interactive_button(hikari.ButtonStyle.PRIMARY, "press", label="Press")
            await interaction.create_initial_response(
                hikari.ResponseType.MESSAGE_CREATE, f"hello {interaction.user.global_name}", component=row
            )
        elif isinstance(interaction, hikari.ComponentInteraction):
            await interaction.create_initial_response(hikari.ResponseType.MESSAGE_UPDATE, "pressed", components=[])

    started = asyncio.Event()

    @bot.listen()
    async def ready(_: hikari.StartedEvent) -> None:
        application = await bot.rest.fetch_application()
        await bot.rest.set_application_commands(application, [bot.rest.slash_command_builder("greet", "Be greeted")])
        started.set()

    await bot.start(check_for_updates=False)
    await asyncio.wait_for(started.wait(), TIMEOUT)
    yield bot
    await bot.close()


async def test_hikari_answers_a_command_and_a_button(box: Sandbox, client: hikari.GatewayBot) -> None:
    done = await box.user("Ann").slash("greet")
    assert done.message.content == "hello Ann"
    assert (await box.user("Bo").press(done.message, "Press")).message.content == "pressed"


async def test_hikari_sees_the_server(box: Sandbox, client: hikari.GatewayBot) -> None:
    guild = client.cache.get_guild(int(box.world.guild_id))
    assert guild is not None
    assert {channel.name for channel in guild.get_channels().values()} == {"welcome", "table-1", "table-2", "general"}


async def test_hikari_sends_a_file(box: Sandbox, client: hikari.GatewayBot) -> None:
    await client.rest.create_message(int(box.channel_id("general")), "look", attachment=hikari.Bytes(b"abc", "a.txt"))
    assert box.user("Ann").messages()[-1].attachments[0]["size"] == 3


async def test_hikari_resumes_after_a_dropped_line(box: Sandbox, client: hikari.GatewayBot) -> None:
    resumed = asyncio.Event()

    @client.listen()
    async def note(_: hikari.ShardResumedEvent) -> None:
        resumed.set()

    box.gateway("drop")
    await asyncio.wait_for(resumed.wait(), TIMEOUT)
    assert (await box.user("Ann").slash("greet")).ok
