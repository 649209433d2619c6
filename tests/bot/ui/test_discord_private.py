"""The undocumented names of discord.py that the bot uses are still there and still work as it needs them."""

import asyncio
import inspect
import io
import json
from contextlib import asynccontextmanager

import discord
import pytest
import yarl
from aiohttp import FormData, MultipartReader, StreamReader
from aiohttp.base_protocol import BaseProtocol
from discord.gateway import DiscordWebSocket
from discord.http import MultipartParameters
from discord.webhook.async_ import async_context

from bot.ui.discord_private import (
    MOST_LAUNCHES,
    InteractionAdapter,
    ShardLauncher,
    encode_form,
    point_at,
    silence_voice_warnings,
    use_interaction_adapter,
    without_receipt,
)


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


# --- Cheaper responses ----------------------------------------------------------------------------

PARTS = [
    {"name": "payload_json", "value": '{"content":"Koření"}'},
    {"name": "files[0]", "value": io.BytesIO(b"\x89PNG\r\n--"), "filename": "board-1.png", "content_type": "image/png"},
]


async def read_back(kind, body, loop):
    stream = StreamReader(BaseProtocol(loop), 2**16, loop=loop)
    stream.feed_data(body)
    stream.feed_eof()
    found = []
    async for part in MultipartReader({"Content-Type": kind}, stream):
        found.append((part.name, part.filename, part.headers["Content-Type"], bytes(await part.read())))
    return found


async def test_a_form_encode_form_says_what_that_of_aiohttp_says():
    loop, theirs = asyncio.get_running_loop(), FormData(quote_fields=False)
    for part in PARTS:
        theirs.add_field(**part)
    form = theirs()
    expected = await read_back(form.headers["Content-Type"], await form.as_bytes(), loop)
    PARTS[1]["value"].seek(0)
    ours = encode_form(PARTS)
    assert await read_back(ours.content_type, ours.body, loop) == expected
    assert [name for name, *_ in expected] == ["payload_json", "files[0]"]


class Session:
    """Answers as Discord does: with the message where that is asked for, else with nothing."""

    def __init__(self):
        self.asked = []

    @asynccontextmanager
    async def request(self, method, url, *, data, headers, params, **how):
        self.asked.append((data, headers, params))
        yield Response({"interaction": {"id": "5"}, "resource": {"type": 7}} if params else None)


class Response:
    def __init__(self, told):
        self.status = 200 if told else 204
        self.headers = {"content-type": "application/json"} if told else {}
        self._text = json.dumps(told) if told else ""

    async def text(self, encoding):
        return self._text


def the_files():
    PARTS[1]["value"].seek(0)
    return MultipartParameters(payload=None, multipart=PARTS, files=[discord.File(io.BytesIO(b""), "board-1.png")])


async def test_an_answer_with_files_is_one_body_with_its_length_known():
    session = Session()
    told = await InteractionAdapter().create_interaction_response(5, "token", session=session, params=the_files())
    [(data, headers, params)] = session.asked
    assert isinstance(data, bytes)
    assert headers["Content-Type"].startswith("multipart/form-data; boundary=")
    assert params == {"with_response": "1"}
    assert told["resource"] == {"type": 7}


async def test_a_receipt_is_asked_for_only_where_somebody_wants_it():
    session, words = Session(), MultipartParameters(payload={"type": 7}, multipart=None, files=None)
    with without_receipt():
        told = await InteractionAdapter().create_interaction_response(5, "token", session=session, params=words)
    assert [params for *_, params in session.asked] == [None]
    assert told == {"interaction": {"id": 5}}


async def test_discord_py_sends_responses_through_our_adapter():
    use_interaction_adapter()
    assert isinstance(async_context.get(), InteractionAdapter)
