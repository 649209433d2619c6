"""Ordered faults, rate limits, token lifetimes and restarts."""

import asyncio

import aiohttp
import discord
import pytest

from sandbox import Sandbox
from sandbox.limits.ratelimits import RateLimits
from sandbox.world.clock import Clock
from tests.sandbox.bot import SampleBot
from tests.support.waiting import TIMEOUT, until


async def test_a_bad_gateway_is_retried_by_discord_py(box: Sandbox, general: discord.TextChannel) -> None:
    mark = box.mark
    box.fault("status", method="POST", path="/messages$", status=502)
    await general.send("at last")
    assert [entry.status for entry in box.requests(mark)] == [502, 200]


async def test_a_429_on_demand_is_waited_out(box: Sandbox, general: discord.TextChannel) -> None:
    mark = box.mark
    box.fault("status", method="POST", path="/messages$", status=429, seconds=0.05)
    await general.send("at last")
    assert [entry.status for entry in box.requests(mark)] == [429, 200]


async def test_a_lost_response_has_still_done_its_work(box: Sandbox, general: discord.TextChannel) -> None:
    box.fault("lose_response", method="POST", path="/messages$")
    with pytest.raises(aiohttp.ClientError):
        await general.send("once")
    assert [post.content for post in box.user("Ann").messages()] == ["once"]


async def test_a_dropped_request_has_done_nothing(box: Sandbox, general: discord.TextChannel) -> None:
    box.fault("drop", method="POST", path="/messages$")
    with pytest.raises(aiohttp.ClientError):
        await general.send("never")
    assert box.user("Ann").messages() == []


async def test_a_delay_delays(box: Sandbox, bot: SampleBot, general: discord.TextChannel) -> None:
    box.fault("delay", method="POST", path=f"/{general.id}/messages$", seconds=0.5)
    slowly = asyncio.create_task(general.send("slowly"))
    elsewhere = bot.get_partial_messageable(int(box.channel_id("table-1")))
    at_once = await elsewhere.send("at once")
    assert (await slowly).id > at_once.id


async def test_a_callback_delayed_beyond_the_time_to_answer_is_10062(box: Sandbox, bot: SampleBot) -> None:
    errors: list[BaseException] = []

    async def remember(_: discord.Interaction, error: discord.app_commands.AppCommandError) -> None:
        errors.append(error.__cause__ or error)

    bot.tree.error(remember)
    box.fault("delay", path="/callback$", seconds=1.0)
    asked = asyncio.create_task(box.user("Ann").slash("table ping"))
    await until(lambda: bool(box.world.interactions))
    box.advance(TIMEOUT + 0.1)
    assert (await asked).status == "failed"
    await until(lambda: bool(errors))
    assert isinstance(errors[0], discord.NotFound)
    assert errors[0].code == 10062


async def test_a_second_answer_is_40060(box: Sandbox, bot: SampleBot) -> None:
    await box.user("Ann").slash("table ping")
    interaction = next(reversed(box.world.interactions.values()))
    async with aiohttp.ClientSession() as session:
        address = f"{box.api_base}/interactions/{interaction.id}/{interaction.token}/callback"
        async with session.post(address, json={"type": 4, "data": {"content": "again"}}) as answer:
            assert (answer.status, (await answer.json())["code"]) == (400, 40060)


async def test_a_token_past_fifteen_minutes_is_50027(box: Sandbox, bot: SampleBot) -> None:
    await box.user("Ann").slash("table ping")
    interaction = next(reversed(box.world.interactions.values()))
    box.advance(15 * 60 + 1)
    async with aiohttp.ClientSession() as session:
        address = f"{box.api_base}/webhooks/{box.world.bot_id}/{interaction.token}"
        async with session.post(address, json={"content": "late"}) as answer:
            assert (answer.status, (await answer.json())["code"]) == (401, 50027)


async def test_a_deferred_answer_never_filled_fails_after_fifteen_minutes(box: Sandbox, bot: SampleBot) -> None:
    box.fault("drop", method="POST", path="/webhooks/", times=5)
    asked = asyncio.create_task(box.user("Ann").slash("table think"))
    await until(lambda: any(each.status == "thinking" for each in box.world.interactions.values()))
    box.advance(15 * 60 + 1)
    assert (await asked).status == "failed"


async def test_the_sixth_message_in_five_seconds_waits_when_limits_are_on(
    box: Sandbox, general: discord.TextChannel
) -> None:
    box.server.rate_limits.enabled = True
    sending = asyncio.create_task(_send_six(general))
    await until(lambda: len(box.user("Ann").messages()) == 5)
    await asyncio.sleep(0.3)
    assert len(box.user("Ann").messages()) == 5
    sending.cancel()


async def _send_six(channel: discord.TextChannel) -> None:
    for number in range(6):
        await channel.send(str(number))


async def test_a_bucket_answers_with_its_headers_and_then_429(box: Sandbox) -> None:
    box.server.rate_limits.enabled = True
    address = f"{box.api_base}/channels/{box.channel_id('general')}/messages"
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {box.token}"}) as session:
        for left in (4, 3, 2, 1, 0):
            async with session.post(address, json={"content": "x"}) as answer:
                assert answer.status == 200
                assert answer.headers["X-RateLimit-Remaining"] == str(left)
                assert answer.headers["X-RateLimit-Limit"] == "5"
        async with session.post(address, json={"content": "x"}) as answer:
            body = await answer.json()
            assert (answer.status, body["global"]) == (429, False)
            assert 0 < body["retry_after"] <= 5
            assert answer.headers["Via"]
            assert answer.headers["X-RateLimit-Scope"] == "user"
        box.advance(5)
        async with session.post(address, json={"content": "x"}) as answer:
            assert answer.status == 200


async def test_the_fifty_first_request_in_a_second_is_a_global_429(box: Sandbox) -> None:
    box.server.rate_limits.enabled = True
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {box.token}"}) as session:
        paths = ["/users/@me", "/users/@me/guilds", f"/guilds/{box.world.guild_id}"]
        statuses = []
        for number in range(51):
            async with session.get(box.api_base + paths[number % 3]) as answer:
                statuses.append((answer.status, (await answer.json()).get("global") if answer.status == 429 else None))
    assert statuses[:50] == [(200, None)] * 50
    assert statuses[50] == (429, True)


def test_ten_thousand_refused_requests_in_ten_minutes_are_a_ban() -> None:
    clock = Clock()
    limits = RateLimits(clock, enabled=False)
    for _ in range(9_999):
        limits.count_invalid(403)
    assert not limits.is_banned()
    limits.count_invalid(401)
    assert limits.is_banned()
    clock.advance(601)
    assert not limits.is_banned()


async def test_interactions_are_not_counted(box: Sandbox, bot: SampleBot) -> None:
    box.server.rate_limits.enabled = True
    done = await asyncio.gather(*(box.user("Ann").slash("table ping") for _ in range(60)))
    assert all(one.ok for one in done)


async def test_switched_off_nothing_is_limited(box: Sandbox, general: discord.TextChannel) -> None:
    for number in range(30):
        await general.send(str(number))
    assert {entry.status for entry in box.requests() if entry.route} == {200}


async def test_a_bot_survives_a_restart_of_discord(box: Sandbox, general: discord.TextChannel) -> None:
    await general.send("before")
    mark = box.mark
    await box.restart()
    await until(lambda: any(session.connection for session in box.server.gateway.sessions.values()))
    assert any(entry.path == "IDENTIFY" for entry in box.requests(mark))
    assert (await box.user("Ann").slash("table ping")).ok
    assert box.user("Ann").messages()[0].content == "before"


async def test_a_turn_s_cost_can_be_asked(box: Sandbox, bot: SampleBot) -> None:
    mark = box.mark
    await box.user("Ann").slash("table think")
    assert [(entry.method, entry.route, entry.files) for entry in box.requests(mark)] == [
        ("POST", "/interactions/{interaction_id}/{token}/callback", 0),
        ("POST", "/webhooks/{webhook_id}/{token}", 1),
    ]
