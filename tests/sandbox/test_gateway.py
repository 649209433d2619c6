"""The gateway: sessions, intents, shards, compression, and lost connections."""

import asyncio

import aiohttp
import discord
import pytest

from sandbox import Sandbox
from tests.sandbox.bot import SampleBot, Unhurried
from tests.sandbox.raw import NON_PRIVILEGED, line
from tests.support.discordpy import running
from tests.support.waiting import TIMEOUT, until


async def test_discord_py_sees_the_server_with_its_channels(box: Sandbox, bot: SampleBot) -> None:
    guild = bot.guilds[0]
    assert guild.name == "Arrakeen Games Club"
    assert [channel.name for channel in guild.text_channels] == ["welcome", "table-1", "table-2", "general"]
    assert guild.member_count == 9
    assert guild.me.id == bot.user.id  # type: ignore[union-attr]


async def test_members_are_listed_only_with_their_intent(box: Sandbox) -> None:
    box.server.settings.privileged_intents = True
    client = SampleBot(box, intents=discord.Intents.all())
    async with running(client, box):
        names = {member.display_name for member in client.guilds[0].members}
    assert {"Ann", "Bo", "Cy", "Di", "Ed", "Fay", "Gus", "Hal"} <= names


async def test_a_privileged_intent_not_granted_closes_the_line(box: Sandbox) -> None:
    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with running(SampleBot(box, intents=discord.Intents.all()), box):
            pass


async def test_a_wrong_token_is_refused_by_rest_and_gateway(box: Sandbox, session: aiohttp.ClientSession) -> None:
    opened = await line(session, box)
    await opened.identify("not.the.token")
    assert await opened.closed_with() == 4004
    async with session.get(f"{box.api_base}/users/@me", headers={"Authorization": "Bot not.the.token"}) as answer:
        assert answer.status == 401


@pytest.mark.parametrize("compress", ["", "zlib-stream", "zstd-stream"])
async def test_every_compression_carries_the_same_words(
    box: Sandbox, session: aiohttp.ClientSession, compress: str
) -> None:
    opened = await line(session, box, compress)
    await opened.identify(box.token)
    assert (await opened.read())["t"] == "READY"
    assert (await opened.until("GUILD_CREATE"))["d"]["name"] == "Arrakeen Games Club"
    box.user("Ann").say("hello")
    assert (await opened.until("MESSAGE_CREATE"))["d"]["author"]["username"] == "ann"


async def test_a_message_is_blank_without_the_content_intent(box: Sandbox, bot: SampleBot) -> None:
    box.user("Ann").say("a secret word")
    box.user("Ann").say(f"for you <@{box.world.bot_id}>")
    await until(lambda: len(bot.heard) == 2)
    assert [message.content for message in bot.heard] == ["", f"for you <@{box.world.bot_id}>"]


async def test_a_direct_message_is_readable_without_the_content_intent(box: Sandbox, bot: SampleBot) -> None:
    ann = box.user("Ann")
    ann.say("psst", channel=ann.open_dm())
    await until(lambda: len(bot.heard) == 1)
    assert bot.heard[0].content == "psst"


async def test_events_not_asked_for_do_not_come(box: Sandbox, session: aiohttp.ClientSession) -> None:
    opened = await line(session, box)
    await opened.identify(box.token, intents=1)
    await opened.until("GUILD_CREATE")
    box.user("Ann").say("hello")
    await opened.send(1, None)
    assert (await opened.read())["op"] == 11, "only the heartbeat is answered"


async def test_a_server_belongs_to_one_shard_and_direct_messages_to_the_first(
    box: Sandbox, session: aiohttp.ClientSession
) -> None:
    count = 3
    home = (int(box.world.guild_id) >> 22) % count
    for number in range(count):
        opened = await line(session, box)
        await opened.identify(box.token, shard=[number, count])
        ready = await opened.read()
        assert bool(ready["d"]["guilds"]) == (number == home)
        ann = box.user("Ann")
        ann.say("in the server")
        ann.say("directly", channel=ann.open_dm())
        await opened.send(1, None)
        seen = []
        while (packet := await opened.read())["op"] != 11:
            if packet["t"] == "MESSAGE_CREATE":
                seen.append("guild_id" in packet["d"])
        assert seen == [True] * (number == home) + [False] * (number == 0)
        await opened.socket.close()


async def test_discord_py_runs_on_several_shards(box: Sandbox) -> None:
    class Sharded(Unhurried, discord.AutoShardedClient):
        pass

    client = Sharded(intents=discord.Intents.default(), shard_count=2, guild_ready_timeout=0.05)
    async with running(client, box):
        assert len(client.shards) == 2
        assert len(client.guilds) == 1


async def test_a_dropped_line_is_resumed_and_nothing_is_missed(box: Sandbox, bot: SampleBot) -> None:
    box.gateway("drop")
    box.user("Ann").say(f"while you were away <@{box.world.bot_id}>")
    await asyncio.wait_for(bot.resumed.wait(), TIMEOUT)
    await until(lambda: len(bot.heard) == 1)
    assert (await box.user("Ann").slash("table ping")).message.content == "pong"
    assert [entry.path for entry in box.requests() if entry.method == "GATEWAY"] == ["IDENTIFY", "RESUME"]


async def test_a_request_to_reconnect_is_followed_by_a_resume(box: Sandbox, bot: SampleBot) -> None:
    box.gateway("reconnect")
    await asyncio.wait_for(bot.resumed.wait(), TIMEOUT)
    assert (await box.user("Ann").slash("table ping")).ok


async def test_an_invalid_session_begins_anew(box: Sandbox, bot: SampleBot) -> None:
    mark = box.mark
    box.gateway("invalid_session")
    await until(lambda: any(entry.path == "IDENTIFY" for entry in box.requests(mark)))
    await until(lambda: bool(box.server.gateway.sessions))
    assert (await box.user("Ann").slash("table ping")).ok


async def test_a_client_whose_heartbeats_go_unanswered_reconnects() -> None:
    async with Sandbox(heartbeat_interval=0.2) as box:
        client = SampleBot(box, heartbeat_timeout=0.5)
        async with running(client, box):
            box.gateway("stop_heartbeat_acks")
            await asyncio.wait_for(client.dropped.wait(), TIMEOUT)
            box.gateway("resume_heartbeat_acks")
            await asyncio.wait_for(client.resumed.wait(), TIMEOUT)


async def test_a_client_that_stops_beating_is_closed(session: aiohttp.ClientSession) -> None:
    async with Sandbox(heartbeat_interval=0.5) as box:
        opened = await line(session, box)
        await opened.identify(box.token)
        assert await opened.closed_with() == 4009


@pytest.mark.parametrize(
    ("opcode", "data", "code"),
    [
        (8, {"guild_id": "1"}, 4003),
        (2, {"token": "", "intents": 0, "properties": {}}, 4004),
        (99, {}, 4003),
        ("two", {}, 4002),
        (2, "token", 4002),
        (2, {"token": 5, "intents": 0}, 4002),
        (2, {"token": "x", "intents": 0, "shard": "first"}, 4002),
        (6, {"token": "x", "session_id": ["x"], "seq": 1}, 4002),
    ],
)
async def test_misuse_is_closed_with_its_code(
    box: Sandbox, session: aiohttp.ClientSession, opcode: object, data: object, code: int
) -> None:
    opened = await line(session, box)
    await opened.send(opcode, data)
    assert await opened.closed_with() == code


async def test_misuse_after_identifying_is_closed_with_its_code(box: Sandbox, session: aiohttp.ClientSession) -> None:
    for opcode, data, code in ((99, {}, 4001), (2, {"token": box.token, "intents": 0}, 4005)):
        opened = await line(session, box)
        await opened.identify(box.token)
        await opened.send(opcode, data)
        assert await opened.closed_with() == code


async def test_bad_shards_and_intents_are_closed_with_their_codes(box: Sandbox, session: aiohttp.ClientSession) -> None:
    for more, code in (({"shard": [2, 2]}, 4010), ({"intents": 1 << 40}, 4013), ({"intents": 1 << 1}, 4014)):
        opened = await line(session, box)
        await opened.send(2, {"token": box.token, "intents": NON_PRIVILEGED, "properties": {}, **more})
        assert await opened.closed_with() == code


async def test_more_than_120_sends_a_minute_are_closed(box: Sandbox, session: aiohttp.ClientSession) -> None:
    opened = await line(session, box)
    await opened.identify(box.token)
    for _ in range(125):
        await opened.send(1, None)
    assert await opened.closed_with() == 4008


async def test_a_resume_of_an_unknown_session_is_invalid(box: Sandbox, session: aiohttp.ClientSession) -> None:
    opened = await line(session, box)
    await opened.send(6, {"token": box.token, "session_id": "unknown", "seq": 1})
    assert await opened.read() == {"op": 9, "t": None, "s": None, "d": False}


async def test_members_can_be_asked_for_by_name(box: Sandbox, bot: SampleBot) -> None:
    found = await bot.guilds[0].query_members("an")
    assert [member.display_name for member in found] == ["Ann"]


async def test_an_ephemeral_message_reaches_the_bot_without_a_server(
    box: Sandbox, bot: SampleBot, session: aiohttp.ClientSession
) -> None:
    opened = await line(session, box)
    await opened.identify(box.token)
    await opened.until("GUILD_CREATE")
    await box.user("Ann").slash("table think", secret=True)
    assert "guild_id" not in (await opened.until("MESSAGE_CREATE"))["d"]


@pytest.mark.parametrize(("code", "goes_on"), [(4000, True), (1000, False)])
async def test_a_session_that_its_client_closes_for_good_cannot_be_resumed(
    box: Sandbox, session: aiohttp.ClientSession, code: int, goes_on: bool
) -> None:
    opened = await line(session, box)
    await opened.identify(box.token)
    name = (await opened.read())["d"]["session_id"]
    await opened.socket.close(code=code)
    await until(lambda: not any(each.connection for each in box.server.gateway.sessions.values()))
    assert (name in box.server.gateway.sessions) is goes_on
