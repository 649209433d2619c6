"""Valid bodies with one field out of bounds: the sandbox refuses what Discord's description forbids."""

import copy
from collections.abc import Iterator
from typing import Any

import pytest

from sandbox import Sandbox
from sandbox.protocol import interactions
from sandbox.protocol.payloads import Json
from tests.sandbox import openapi
from tests.sandbox.rest import Rest
from tests.sandbox.test_limits import button, row, select
from tests.sandbox.test_malformed import places_in

pytestmark = pytest.mark.skipif(not openapi.is_present(), reason="Discord's description is not at hand")

LENGTHS = (0, 33, 46, 81, 101, 151, 257, 513, 1025, 2049, 4097, 6001)
NUMBERS = (-1, 0, 7, 26, 5000, 1 << 24, 1 << 40)
COUNTS = (0, 2, 11, 26, 41, 101)

_PICTURE = {"url": "https://example.org/a.png"}
_LINK = {"type": 2, "style": 5, "label": "L", "url": "https://example.org"}
_USERS = {
    "type": 5,
    "custom_id": "u",
    "min_values": 1,
    "max_values": 1,
    "default_values": [{"id": "1", "type": "user"}],
}
MESSAGE: Json = {
    "content": "hello",
    "nonce": "1",
    "allowed_mentions": {"parse": ["everyone"], "users": ["1"], "roles": ["1"], "replied_user": True},
    "attachments": [{"id": "99999999999", "filename": "a.png", "description": "alt"}],
    "embeds": [
        {
            "title": "t",
            "description": "d",
            "url": "https://example.org",
            "color": 5,
            "footer": {"text": "f", "icon_url": _PICTURE["url"]},
            "author": {"name": "a", "url": "https://example.org", "icon_url": _PICTURE["url"]},
            "image": _PICTURE,
            "fields": [{"name": "n", "value": "v", "inline": True}],
        }
    ],
    "components": [
        row(button(emoji={"name": "🐛"}), _LINK),
        row(select(1, placeholder="p", min_values=1, max_values=1)),
        row(_USERS),
        row({"type": 8, "custom_id": "c", "channel_types": [0]}),
    ],
}
V2: Json = {
    "flags": 1 << 15,
    "components": [
        {
            "type": 17,
            "accent_color": 5,
            "components": [
                {"type": 10, "content": "words"},
                {"type": 12, "items": [{"media": _PICTURE, "description": "alt", "spoiler": False}]},
                {"type": 14, "divider": True, "spacing": 1},
                {
                    "type": 9,
                    "components": [{"type": 10, "content": "words"}],
                    "accessory": {"type": 11, "media": _PICTURE, "description": "alt"},
                },
                row(button()),
            ],
        }
    ],
}
_TYPED = {"type": 4, "custom_id": "t", "style": 1, "min_length": 1, "max_length": 10, "value": "v", "placeholder": "p"}
_CHOICES = [{"label": "l", "value": "v", "description": "d"}, {"label": "m", "value": "w"}]


def label(component: Json) -> Json:
    return {"type": 18, "label": "l", "description": "d", "component": component}


MODALS: list[Json] = [
    {"custom_id": "m", "title": "t", "components": parts}
    for parts in (
        [label(_TYPED), row({**_TYPED, "custom_id": "r", "label": "l"}), {"type": 10, "content": "words"}],
        [
            label({**select(1), "required": False, "min_values": 0, "max_values": 1}),
            label({"type": 21, "custom_id": "radio", "options": _CHOICES}),
            label({"type": 22, "custom_id": "group", "options": _CHOICES, "min_values": 0, "max_values": 1}),
            label({"type": 19, "custom_id": "file", "min_values": 1, "max_values": 1}),
            label({"type": 23, "custom_id": "box", "default": True}),
        ],
    )
]
_TEXT = {"type": 3, "name": "a", "description": "d", "choices": [{"name": "n", "value": "v"}], "required": True}
COMMANDS: list[Json] = [
    {
        "name": "c",
        "description": "d",
        "type": 1,
        "options": [
            {**_TEXT, "min_length": 0, "max_length": 10},
            {"type": 4, "name": "b", "description": "d", "choices": [{"name": "n", "value": 3}]},
            {"type": 7, "name": "c", "description": "d", "channel_types": [0]},
        ],
    },
    {
        "name": "g",
        "description": "d",
        "options": [
            {
                "type": 2,
                "name": "g",
                "description": "d",
                "options": [{"type": 1, "name": "s", "description": "d", "options": [_TEXT]}],
            }
        ],
    },
]


def out_of_bounds(value: Any) -> list[Any]:
    """Yield values of the same type that may be too small or too large."""
    match value:
        case bool() | dict():
            return []
        case str():
            return ["x" * length for length in LENGTHS]
        case int():
            return list(NUMBERS)
        case list():
            return [(value * count)[:count] for count in COUNTS]
    raise TypeError(value)


def variations(body: Json) -> Iterator[Json]:
    """Yield the body, then copies with one field out of bounds or missing."""
    yield body
    for path in places_in(body):
        for wrong in (*out_of_bounds(_at(body, path)), None):
            varied = copy.deepcopy(body)
            holder = _at(varied, path[:-1])
            if wrong is None:
                del holder[path[-1]]
            else:
                holder[path[-1]] = wrong
            yield varied


def _at(body: Any, path: tuple[Any, ...]) -> Any:
    for step in path:
        body = body[step]
    return body


def _assert_only_what_is_described_was_taken(box: Sandbox) -> None:
    assert box.requests()[0].status < 300, box.requests()[0].response
    assert [line for entry in box.requests() for line in openapi.violations(entry)] == []


@pytest.mark.parametrize("body", [MESSAGE, V2], ids=["classic", "v2"])
async def test_a_message_out_of_bounds_is_refused(rest: Rest, body: Json) -> None:
    for varied in variations(body):
        await rest.send(**varied)
    _assert_only_what_is_described_was_taken(rest.box)


@pytest.mark.parametrize("modal", MODALS, ids=["typed", "chosen"])
async def test_a_modal_out_of_bounds_is_refused(rest: Rest, modal: Json) -> None:
    box = rest.box
    for varied in variations(modal):
        asked = interactions.new(
            box.server, interactions.COMMAND, box.user("Ann").id, box.channel_id("general"), {"name": "c"}
        )
        interactions.begin(box.server, asked)
        await rest("POST", f"/interactions/{asked.id}/{asked.token}/callback", {"type": 9, "data": varied})
    _assert_only_what_is_described_was_taken(box)


@pytest.mark.parametrize("command", COMMANDS, ids=["options", "groups"])
async def test_a_command_out_of_bounds_is_refused(rest: Rest, command: Json) -> None:
    for varied in variations(command):
        await rest("POST", f"/applications/{rest.box.world.bot_id}/commands", varied)
    _assert_only_what_is_described_was_taken(rest.box)
