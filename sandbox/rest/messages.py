"""REST routes of messages: create, read, edit, delete, pin, typing."""

from sandbox.protocol.gateway import (
    DIRECT_MESSAGE_TYPING,
    DIRECT_MESSAGES,
    GUILD_MESSAGE_TYPING,
    GUILD_MESSAGES,
    GUILDS,
)
from sandbox.protocol.payloads import ApiError, Json
from sandbox.rest.call import Call, Route
from sandbox.world import messages, permissions
from sandbox.world import permission_bits as bits
from sandbox.world.world import DM, Message

MAX_PINS = 250


def create(call: Call) -> Json:
    message = messages.post(call.server, call.channel(), call.bot_id, call.body, call.uploads)
    return messages.view(call.server, message, call.bot_id)


def history(call: Call) -> list[Json]:
    """Return messages, newest first: around, before or after a message, or the newest."""
    channel = call.channel()
    permissions.require(call.server.world, call.bot_id, channel, bits.VIEW_CHANNEL)
    if not permissions.in_channel(call.server.world, call.bot_id, channel) & bits.READ_MESSAGE_HISTORY:
        return []
    kept = [m for m in call.server.world.messages.get(channel["id"], {}).values() if not m.only_for]
    chosen = _chosen(kept, call)
    return [messages.view(call.server, message, call.bot_id) for message in reversed(chosen)]


def _chosen(kept: list[Message], call: Call) -> list[Message]:
    limit = call.limit()
    after, middle, until = (call.snowflake(key) for key in ("after", "around", "before"))
    if after is not None:
        return [m for m in kept if int(m.id) > after][:limit]
    if middle is not None:
        before = [m for m in kept if int(m.id) <= middle][-(limit // 2 + 1) :]
        return before + [m for m in kept if int(m.id) > middle][: limit // 2]
    return [m for m in kept if until is None or int(m.id) < until][-limit:]


def get(call: Call) -> Json:
    permissions.require(call.server.world, call.bot_id, call.channel(), bits.READ_MESSAGE_HISTORY)
    return messages.view(call.server, call.message(), call.bot_id)


def edit(call: Call) -> Json:
    message = call.message()
    if message.data["author"]["id"] != call.bot_id:
        raise ApiError(403, 50005, "Cannot edit a message authored by another user")
    messages.count_edit(call.server, message)
    messages.edit(call.server, message, call.body, call.uploads)
    return messages.view(call.server, message, call.bot_id)


def delete(call: Call) -> None:
    message = call.message()
    if message.data["author"]["id"] != call.bot_id:
        permissions.require(call.server.world, call.bot_id, call.channel(), bits.MANAGE_MESSAGES)
    messages.delete(call.server, message)


def bulk_delete(call: Call) -> None:
    channel = call.channel()
    permissions.require(call.server.world, call.bot_id, channel, bits.MANAGE_MESSAGES)
    ids = [str(message_id) for message_id in call.body.get("messages", [])]
    if not 2 <= len(ids) <= 100:
        reason = "Provided too few or too many messages to delete. Must provide at least 2 and fewer than 100."
        raise ApiError(400, 50016, reason)
    kept = call.server.world.messages.get(channel["id"], {})
    messages.delete_many(call.server, channel["id"], [kept[key] for key in ids if key in kept])


def typing(call: Call) -> None:
    channel = call.channel()
    permissions.require(call.server.world, call.bot_id, channel, bits.SEND_MESSAGES)
    event_data: Json = {"channel_id": channel["id"], "user_id": call.bot_id, "timestamp": int(call.server.clock.now())}
    in_guild = channel["type"] != DM
    guild_id = call.server.world.guild_id if in_guild else None
    needs = GUILD_MESSAGE_TYPING if in_guild else DIRECT_MESSAGE_TYPING
    call.server.gateway.dispatch("TYPING_START", event_data, needs=needs, guild_id=guild_id)
    for user_id in call.server.live_events.subscribers():
        if permissions.can_see(call.server.world, user_id, channel):
            call.server.live_events.send(user_id, "typing", event_data)


def _require_to_pin(call: Call) -> None:
    channel = call.channel()
    held = permissions.in_channel(call.server.world, call.bot_id, channel)
    if channel["type"] != DM and not held & (bits.MANAGE_MESSAGES | bits.PIN_MESSAGES):
        permissions.require(call.server.world, call.bot_id, channel, bits.PIN_MESSAGES)


def pin(call: Call) -> None:
    _require_to_pin(call)
    message = call.message()
    if len(_pinned(call)) >= MAX_PINS:
        raise ApiError(400, 30003, f"Maximum number of pins reached ({MAX_PINS})")
    if message.pinned_at:
        return
    message.pinned_at = call.server.clock.iso()
    message.data["pinned"] = True
    _dispatch_pins(call, message)
    notice = messages.blank(call.server, call.channel(), call.bot_id, messages.PINNED)
    notice.data["message_reference"] = {"type": 0, "channel_id": message.channel_id, "message_id": message.id}
    messages.keep(call.server, notice)


def unpin(call: Call) -> None:
    _require_to_pin(call)
    message = call.message()
    if message.pinned_at:
        message.pinned_at, message.data["pinned"] = None, False
        _dispatch_pins(call, message)


def _dispatch_pins(call: Call, message: Message) -> None:
    channel = call.channel()
    channel["last_pin_timestamp"] = message.pinned_at
    event_data: Json = {"channel_id": channel["id"], "last_pin_timestamp": message.pinned_at}
    if channel["type"] != DM:
        event_data["guild_id"] = call.server.world.guild_id
    needs = DIRECT_MESSAGES if channel["type"] == DM else GUILDS | GUILD_MESSAGES
    call.server.gateway.dispatch("CHANNEL_PINS_UPDATE", event_data, needs=needs, guild_id=event_data.get("guild_id"))
    messages.announce(call.server, message, "update")


def _pinned(call: Call) -> list[Message]:
    kept = call.server.world.messages.get(call.channel()["id"], {}).values()
    return sorted((m for m in kept if m.pinned_at), key=lambda m: m.pinned_at or "", reverse=True)


def pins(call: Call) -> Json:
    permissions.require(call.server.world, call.bot_id, call.channel(), bits.VIEW_CHANNEL)
    before = call.query.get("before")
    found = [m for m in _pinned(call) if before is None or (m.pinned_at or "") < before]
    limit = call.limit(50)
    items = [{"pinned_at": m.pinned_at, "message": messages.view(call.server, m, call.bot_id)} for m in found[:limit]]
    return {"items": items, "has_more": len(found) > limit}


def pins_as_list(call: Call) -> list[Json]:
    """Return the pinned messages as a plain list, for the older route."""
    return [messages.view(call.server, m, call.bot_id) for m in _pinned(call)[:50]]


_ONE = "/channels/{channel_id}/messages/{message_id}"
ROUTES: list[Route] = [
    ("GET", "/channels/{channel_id}/messages/pins", pins),
    ("PUT", "/channels/{channel_id}/messages/pins/{message_id}", pin),
    ("DELETE", "/channels/{channel_id}/messages/pins/{message_id}", unpin),
    ("GET", "/channels/{channel_id}/pins", pins_as_list),
    ("PUT", "/channels/{channel_id}/pins/{message_id}", pin),
    ("DELETE", "/channels/{channel_id}/pins/{message_id}", unpin),
    ("POST", "/channels/{channel_id}/messages/bulk-delete", bulk_delete),
    ("POST", "/channels/{channel_id}/typing", typing),
    ("GET", "/channels/{channel_id}/messages", history),
    ("POST", "/channels/{channel_id}/messages", create),
    ("GET", _ONE, get),
    ("PATCH", _ONE, edit),
    ("DELETE", _ONE, delete),
]
