"""REST routes of the application's emoji."""

import base64
import re

from sandbox.protocol.payloads import ApiError, Json, Problems, unknown
from sandbox.rest.call import Answer, Call, Route
from sandbox.world.files import picture_size

MAX_EMOJIS = 2000
MAX_BYTES = 256 * 1024
_NAME = re.compile(r"^\w{2,32}$")
_DATA = re.compile(r"^data:image/(png|jpe?g|gif|webp);base64,(.+)$", re.DOTALL)


def every(call: Call) -> Json:
    return {"items": list(call.server.world.emojis.values())}


def _found(call: Call) -> Json:
    found = call.server.world.emojis.get(call.params["emoji_id"])
    if found is None:
        raise unknown("Emoji")
    return found


def one(call: Call) -> Json:
    return _found(call)


def _check_name(call: Call, problems: Problems) -> None:
    name = str(call.body.get("name") or "")
    if not _NAME.match(name):
        problems.add(("name",), "BASE_TYPE_BAD_LENGTH", "Must be between 2 and 32 in length.")
    others = call.server.world.emojis.values()
    if any(other["name"] == name and other["id"] != call.params.get("emoji_id") for other in others):
        problems.add(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "Emoji name is already taken")


def create(call: Call) -> Answer:
    if len(call.server.world.emojis) >= MAX_EMOJIS:
        raise ApiError(400, 30008, f"Maximum number of emojis reached ({MAX_EMOJIS})")
    problems = Problems()
    _check_name(call, problems)
    picture = _DATA.match(str(call.body.get("image") or ""))
    content = base64.b64decode(picture[2]) if picture else b""
    if not picture_size(content):
        problems.add(("image",), "IMAGE_INVALID", "Invalid image data")
    elif len(content) > MAX_BYTES:
        problems.add(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    problems.raise_if_any()
    emoji: Json = {
        "id": call.server.ids.next(),
        "name": call.body["name"],
        "roles": [],
        "user": call.server.world.users[call.bot_id],
        "require_colons": True,
        "managed": False,
        "animated": content.startswith(b"GIF"),
        "available": True,
    }
    call.server.files.put(emoji["id"], content)
    call.server.world.emojis[emoji["id"]] = emoji
    call.server.changed()
    return Answer(201, emoji)


def rename(call: Call) -> Json:
    emoji = _found(call)
    problems = Problems()
    _check_name(call, problems)
    problems.raise_if_any()
    emoji["name"] = call.body["name"]
    call.server.changed()
    return emoji


def delete(call: Call) -> None:
    del call.server.world.emojis[_found(call)["id"]]
    call.server.changed()


_ALL = "/applications/{application_id}/emojis"
ROUTES: list[Route] = [
    ("GET", _ALL, every),
    ("POST", _ALL, create),
    ("GET", _ALL + "/{emoji_id}", one),
    ("PATCH", _ALL + "/{emoji_id}", rename),
    ("DELETE", _ALL + "/{emoji_id}", delete),
]
