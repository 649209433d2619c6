"""The undocumented names of discord.py that the bot uses are still there and still work as it needs them."""

import inspect

import discord
import pytest
import yarl
from discord.gateway import DiscordWebSocket

from bot.ui.discord_private import MOST_LAUNCHES, ShardLauncher, point_at, silence_voice_warnings


def test_rest_gateway_and_files_of_another_discord_are_used(monkeypatch):
    for owner, name in (
        (discord.http.Route, "BASE"),
        (DiscordWebSocket, "DEFAULT_GATEWAY"),
        (discord.asset.Asset, "BASE"),
    ):
        monkeypatch.setattr(owner, name, getattr(owner, name))
    point_at("http://127.0.0.1:5000/")
    assert discord.http.Route("GET", "/gateway").url == "http://127.0.0.1:5000/api/v10/gateway"
    assert yarl.URL("ws://127.0.0.1:5000") == DiscordWebSocket.DEFAULT_GATEWAY
    assert discord.Asset._from_default_avatar(None, 1).url.startswith("http://127.0.0.1:5000/")


def test_discord_py_still_asks_whether_it_shall_warn_about_voice(monkeypatch):
    for name in ("warn_nacl", "warn_dave"):
        monkeypatch.setattr(discord.VoiceClient, name, True)
        assert name in inspect.getsource(discord.client)
    silence_voice_warnings()
    assert not discord.VoiceClient.warn_nacl
    assert not discord.VoiceClient.warn_dave


async def test_a_shard_that_cannot_be_launched_is_given_up(monkeypatch):
    launched = []

    async def launch(self, gateway, shard_id, *, initial=False):
        launched.append((shard_id, initial))

    assert [*inspect.signature(discord.AutoShardedClient.launch_shard).parameters][1:] == [
        *("gateway", "shard_id", "initial")
    ]
    monkeypatch.setattr(discord.AutoShardedClient, "launch_shard", launch)
    client = ShardLauncher(intents=discord.Intents.none())
    for _ in range(MOST_LAUNCHES):
        await client.launch_shard(yarl.URL("ws://x"), 0, initial=True)
    with pytest.raises(discord.GatewayNotFound):
        await client.launch_shard(yarl.URL("ws://x"), 0, initial=True)
    assert launched == [(0, True)] * MOST_LAUNCHES


def test_discord_py_reads_and_writes_json_with_orjson():
    assert discord.utils.HAS_ORJSON
