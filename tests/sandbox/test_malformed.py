"""Malformed requests: the sandbox answers each with Discord's error and never crashes."""

import copy
from collections.abc import AsyncIterator, Iterator
from typing import Any

import aiohttp
import pytest
import pytest_asyncio

from sandbox import Sandbox, rest
from sandbox.limits.schemas import Schema, check
from sandbox.people import actions, user_api
from sandbox.protocol import interactions
from sandbox.protocol.payloads import ApiError, Json, encode
from sandbox.rest.bodies import SCHEMAS
from sandbox.world import guild
from sandbox.world.permission_bits import ALL
from tests.sandbox.rest import Rest, fault_at

JUNK: tuple[Any, ...] = (None, True, -1, 1.5, "junk", [None], {})
WORSE_JUNK: tuple[Any, ...] = (*JUNK, 10**19, "", "\U0001f41b" * 3, [], [[]], {"id": "x"}, ["x"])
QUERIES = (
    "limit=x",
    "limit=0",
    "limit=-3",
    "limit=1001",
    "before=x",
    "after=x",
    "around=1.5",
    "with_response=x",
    "query=",
)
PICTURE = "data:image/png;base64,iVBORw0KGgo="

_ROW = {"type": 1, "components": [{"type": 2, "style": 1, "label": "A", "custom_id": "a", "emoji": {"name": "🐛"}}]}
_OPTIONS = [{"label": "One", "value": "1", "description": "d", "emoji": {"id": "1"}, "default": True}]
_SELECT = {"type": 1, "components": [{"type": 3, "custom_id": "s", "options": _OPTIONS, "min_values": 1}]}
_EMBED = {
    "title": "t",
    "description": "d",
    "color": 1,
    "timestamp": "2026-01-01T00:00:00+00:00",
    "footer": {"text": "f", "icon_url": "https://example.org/a.png"},
    "author": {"name": "n"},
    "image": {"url": "https://example.org/a.png"},
    "fields": [{"name": "n", "value": "v", "inline": True}],
}
_MESSAGE = {
    "content": "hello",
    "embeds": [_EMBED],
    "components": [_ROW, _SELECT],
    "attachments": [{"id": "99999999999", "description": "d"}],
    "allowed_mentions": {"parse": ["everyone"], "users": ["1"], "roles": ["1"], "replied_user": True},
    "message_reference": {"message_id": "1", "fail_if_not_exists": False},
    "flags": 4,
    "tts": False,
    "nonce": "n",
    "enforce_nonce": True,
}
_V2 = {
    "flags": 1 << 15,
    "components": [
        {
            "type": 17,
            "accent_color": 1,
            "components": [
                {"type": 10, "content": "words"},
                {
                    "type": 9,
                    "components": [{"type": 10, "content": "w"}],
                    "accessory": {"type": 11, "media": {"url": "https://h"}},
                },
                {"type": 12, "items": [{"media": {"url": "https://h"}, "description": "d", "spoiler": False}]},
                {"type": 13, "file": {"url": "https://h"}},
                {"type": 14, "spacing": 1, "divider": True},
                _ROW,
            ],
        }
    ],
}
_LABEL = {"type": 18, "label": "l", "component": {"type": 4, "custom_id": "t", "style": 1, "min_length": 1}}
_MODAL = {"custom_id": "m", "title": "t", "components": [_LABEL]}
_OPTION = {"type": 3, "name": "o", "description": "d", "choices": [{"name": "n", "value": "v"}], "required": True}
_SUBCOMMAND = {"type": 1, "name": "sub", "description": "d", "options": [_OPTION]}
_COMMAND = {
    "name": "c",
    "description": "d",
    "type": 1,
    "options": [_SUBCOMMAND],
    "default_member_permissions": "8",
    "contexts": [0],
    "integration_types": [0],
    "name_localizations": {"de": "c"},
}
_OVERWRITE = {"id": "1", "type": 0, "allow": "1024", "deny": "0"}
_CHANNEL = {"name": "c", "topic": "t", "position": 1, "nsfw": False, "permission_overwrites": [_OVERWRITE]}
_CALLBACKS: list[Json] = [
    {"type": 4, "data": _MESSAGE},
    {"type": 5, "data": {"flags": 64}},
    {"type": 9, "data": _MODAL},
]


def _samples(path: str) -> list[Any]:
    """Return valid or nearly valid bodies, whose fields are then spoiled one by one."""
    by_ending: dict[str, list[Any]] = {
        "/callback": _CALLBACKS,
        "/threads": [{"name": "t", "type": 11, "auto_archive_duration": 60, "invitable": True}],
        "/bulk-delete": [{"messages": ["1", "2"]}],
        "/messages": [_MESSAGE, _V2],
        "/messages/{message_id}": [_MESSAGE, _V2],
        "/{token}": [_MESSAGE],
        "/commands": [_COMMAND],
        "/commands/{command_id}": [_COMMAND],
        "/channels/{channel_id}": [_CHANNEL, {"archived": True, "locked": False, "auto_archive_duration": 60}],
        "/channels": [{**_CHANNEL, "recipient_id": "1"}],
        "/{target_id}": [_OVERWRITE],
        "/roles": [{"name": "r", "color": 1, "permissions": "8", "hoist": True}],
        "/roles/{role_id}": [{"name": "r", "color": 1, "permissions": "8", "hoist": True}],
        "/emojis": [{"name": "emoji", "image": PICTURE}],
        "/emojis/{emoji_id}": [{"name": "emoji"}],
        "/members/@me": [{"nick": "n"}],
        "/members/{user_id}": [{"nick": "n", "roles": []}],
        "/applications/@me": [{"description": "d"}],
        "/users/@me": [{"username": "bot"}],
    }
    return next((samples for ending, samples in by_ending.items() if path.endswith(ending)), [{}])


def _spoiled(body: Any) -> Iterator[Any]:
    """Yield copies of the body in which one field is missing or holds junk."""
    for path in places_in(body):
        for junk in (*JUNK, places_in):
            spoiled = copy.deepcopy(body)
            holder = spoiled
            for step in path[:-1]:
                holder = holder[step]
            if junk is places_in:
                del holder[path[-1]]
            else:
                holder[path[-1]] = junk
            yield spoiled


def _worth_sending(body: Any, schema: Schema) -> Iterator[Any]:
    """Yield junk, and the spoiled bodies that the schema accepts. The handler never sees the other bodies."""
    yield from WORSE_JUNK
    yield from (spoiled for spoiled in _spoiled(body) if not _is_refused(schema, spoiled))


def _is_refused(schema: Schema, body: Any) -> bool:
    try:
        check(schema, body)
    except ApiError:
        return True
    return False


def places_in(body: Any, here: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    steps = body.items() if isinstance(body, dict) else enumerate(body) if isinstance(body, list) else ()
    for step, inner in steps:
        yield (*here, step)
        yield from places_in(inner, (*here, step))


@pytest_asyncio.fixture
async def rest_of() -> AsyncIterator[Rest]:
    async with Sandbox() as box, aiohttp.ClientSession() as session:
        box.set_bot_permissions(ALL)
        box.add_person("Ida")
        yield Rest(box, session)


class Places:
    """Ids of existing objects, so that a request reaches its handler."""

    def __init__(self, box: Sandbox, message: str, role: str, emoji: str, command: str) -> None:
        self.box = box
        self.ids = {
            "channel_id": box.channel_id("general"),
            "message_id": message,
            "guild_id": box.world.guild_id,
            "user_id": box.user("Bo").id,
            "role_id": role,
            "target_id": role,
            "emoji_id": emoji,
            "command_id": command,
            "application_id": box.world.bot_id,
            "webhook_id": box.world.bot_id,
            "emoji": "🐛",
            "kind": "public",
        }

    def path(self, template: str, **instead: str) -> str:
        if "{token}" not in template:
            return template.format(**{**self.ids, **instead})
        begun = interactions.new(self.box.server, interactions.COMMAND, self.ids["user_id"], self.ids["channel_id"], {})
        interactions.begin(self.box.server, begun)
        if template.startswith("/webhooks"):
            interactions.respond(self.box.server, begun, {"type": 4, "data": {"content": "answered"}}, [])
            instead = {"message_id": "@original", **instead}
        return template.format(**{**self.ids, "interaction_id": begun.id, "token": begun.token, **instead})


@pytest_asyncio.fixture
async def places(rest_of: Rest) -> Places:
    box, app = rest_of.box, f"/applications/{rest_of.box.world.bot_id}"
    _, message = await rest_of.send(content="hello")
    _, role = await rest_of("POST", f"/guilds/{box.world.guild_id}/roles", {"name": "r"})
    png = "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII="
    _, emoji = await rest_of("POST", f"{app}/emojis", {"name": "worm", "image": png})
    _, command = await rest_of("POST", f"{app}/commands", {"name": "c", "description": "d"})
    return Places(box, message["id"], role["id"], emoji["id"], command["id"])


def _assert_the_world_can_be_shown(box: Sandbox) -> None:
    encode(guild.for_gateway(box.world, everybody=True))
    for channel in box.world.channels.values():
        actions.history(box.server, box.world.guild["owner_id"], channel["id"])
    encode(actions.initial_state(box.server, box.user("Ann").id))


# A server's commands have the schemas and handlers of the global ones.
TRIED = [route for route in SCHEMAS if "/guilds/{guild_id}/commands" not in route[1]]


@pytest.mark.parametrize(("method", "path"), TRIED, ids=lambda part: str(part).strip("/"))
async def test_a_malformed_body_is_never_a_crash(rest_of: Rest, places: Places, method: str, path: str) -> None:
    crashed = []
    for sample in _samples(path):
        wrapped = [sample] if method == "PUT" and path.endswith("/commands") else sample
        for body in _worth_sending(wrapped, SCHEMAS[method, path]):
            status, _ = await rest_of(method, places.path(path), body)
            if status >= 500:
                crashed.append(body)
    assert crashed == []
    _assert_the_world_can_be_shown(rest_of.box)


def test_every_route_that_takes_a_body_has_a_form() -> None:
    bodiless = ("/pins/{message_id}", "/typing", "/thread-members/{user_id}", "/@me", "/roles/{role_id}")
    takers = {
        (method, path)
        for method, path, _ in rest.ROUTES
        if method in ("POST", "PATCH", "PUT") and not (method != "PATCH" and path.endswith(bodiless))
    }
    assert takers == set(SCHEMAS)


async def test_a_path_or_query_that_is_none_is_never_a_crash(rest_of: Rest, places: Places) -> None:
    crashed = []
    for method, path, _ in rest.ROUTES:
        names = [part.strip("{}") for part in path.split("/") if part.startswith("{")]
        asked = [places.path(path, **{name: "junk"}) for name in names if name != "token"]
        if method == "GET":
            asked += [f"{places.path(path)}?{query}" for query in QUERIES]
        for address in asked:
            status, _ = await rest_of(method, address, {})
            if status >= 500:
                crashed.append((method, address))
    assert crashed == []


@pytest.mark.parametrize(
    ("body", "path", "code"),
    [
        ({"content": ["hello"]}, "content", "STRING_TYPE_CONVERT"),
        ({"embeds": {"title": "t"}}, "embeds", "LIST_TYPE_CONVERT"),
        ({"embeds": ["t"]}, "embeds.0", "MODEL_TYPE_CONVERT"),
        ({"embeds": [{"color": "red"}]}, "embeds.0.color", "NUMBER_TYPE_COERCE"),
        ({"content": "x", "tts": "yes"}, "tts", "BOOLEAN_TYPE_CONVERT"),
        (
            {"content": "x", "message_reference": {"message_id": "x"}},
            "message_reference.message_id",
            "NUMBER_TYPE_COERCE",
        ),
        ({"content": "x", "message_reference": {}}, "message_reference.message_id", "BASE_TYPE_REQUIRED"),
        ({"components": [{"type": 1, "components": ["x"]}]}, "components.0.components.0", "MODEL_TYPE_CONVERT"),
    ],
)
async def test_a_field_of_the_wrong_type_is_50035_at_its_path(rest_of: Rest, body: Json, path: str, code: str) -> None:
    status, answer = await rest_of.send(**body)
    assert status == 400
    assert fault_at(answer, path) == code


@pytest.mark.parametrize(
    ("path", "field", "code"),
    [
        ("/channels/general", "channel_id", "NUMBER_TYPE_COERCE"),
        ("/channels/{general}/messages?limit=101", "limit", "NUMBER_TYPE_MAX"),
        ("/channels/{general}/messages?limit=0", "limit", "NUMBER_TYPE_MIN"),
        ("/channels/{general}/messages?limit=many", "limit", "NUMBER_TYPE_COERCE"),
        ("/channels/{general}/messages?before=yesterday", "before", "NUMBER_TYPE_COERCE"),
    ],
)
async def test_an_id_or_a_limit_that_is_none_is_50035_at_its_name(
    rest_of: Rest, path: str, field: str, code: str
) -> None:
    status, answer = await rest_of("GET", path.format(general=rest_of.box.channel_id("general")))
    assert status == 400
    assert fault_at(answer, field) == code


@pytest.mark.parametrize("payload", ["{", "[" * 5000, '"\\ud800"', "\x00"])
async def test_a_body_that_is_no_json_is_50109(rest_of: Rest, payload: str) -> None:
    address = f"/channels/{rest_of.box.channel_id('general')}/messages"
    form = aiohttp.FormData({"payload_json": payload}, default_to_multipart=True)
    for sent in (payload, form):
        headers = {"Authorization": f"Bot {rest_of.box.token}"}
        async with rest_of.session.post(rest_of.box.api_base + address, data=sent, headers=headers) as answer:
            assert (answer.status, (await answer.json())["code"]) == (400, 50109)


async def test_components_nested_without_end_are_refused(rest_of: Rest) -> None:
    nested: Json = {"type": 10, "content": "x"}
    for _ in range(200):
        nested = {"type": 17, "components": [nested]}
    status, answer = await rest_of.send(flags=1 << 15, components=[nested])
    assert (status, answer["code"]) == (400, 50035)


async def test_a_person_s_malformed_request_is_never_a_crash(rest_of: Rest) -> None:
    box, crashed = rest_of.box, []
    said = box.user("Ann").say("hello")
    sample = {
        "content": "x",
        "channel_id": said.channel_id,
        "message_id": said.id,
        "name": "c",
        "path": ["a"],
        "options": {"o": "v"},
        "focused": "o",
        "custom_id": "c",
        "values": ["v"],
        "interaction_id": "1",
        "fields": {"f": "v"},
        "recipient_id": "1",
        "dms_closed": True,
        "emoji": "🐛",
        "type": 2,
        "target_id": "1",
    }
    for method, path, _, form in user_api.ROUTES:
        address = box.address + path.format(user=box.user("Ann").id, channel=said.channel_id)
        if method == "GET":
            continue
        for body in _worth_sending(sample, form):
            key = {"X-Sandbox-Key": box.world.key}
            async with rest_of.session.request(method, address, json=body, headers=key) as answer:
                if answer.status >= 500:
                    crashed.append((path, body))
    assert crashed == []
