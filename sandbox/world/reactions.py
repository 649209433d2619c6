"""Reactions on messages, and the events about them."""

from sandbox.protocol.gateway import DIRECT_MESSAGE_REACTIONS, GUILD_MESSAGE_REACTIONS
from sandbox.protocol.payloads import ApiError, Json, unknown
from sandbox.server import Server
from sandbox.world import messages, permissions
from sandbox.world import permission_bits as bits
from sandbox.world.world import DM, Message

MAX_KINDS = 20


def key_of(server: Server, emoji: str) -> str:
    """Return the key of an emoji: a unicode emoji, or name:id of an application emoji. Raise an error if unknown."""
    name, _, emoji_id = emoji.partition(":")
    known = emoji_id in server.world.emojis if emoji_id else bool(name) and not name.isascii()
    if not known:
        raise unknown("Emoji")
    return emoji


def add(server: Server, message: Message, user_id: str, key: str) -> None:
    channel = server.world.channels[message.channel_id]
    needed = bits.READ_MESSAGE_HISTORY | (bits.ADD_REACTIONS if key not in message.reactions else 0)
    permissions.require(server.world, user_id, channel, needed)
    if key not in message.reactions and len(message.reactions) >= MAX_KINDS:
        raise ApiError(400, 30010, f"Maximum number of reactions reached ({MAX_KINDS})")
    users = message.reactions.setdefault(key, [])
    if user_id not in users:
        users.append(user_id)
        _dispatch(server, message, "MESSAGE_REACTION_ADD", {**_about(key), "user_id": user_id})


def remove(server: Server, message: Message, user_id: str, key: str) -> None:
    users = message.reactions.get(key, [])
    if user_id in users:
        users.remove(user_id)
        if not users:
            del message.reactions[key]
        _dispatch(server, message, "MESSAGE_REACTION_REMOVE", {**_about(key), "user_id": user_id})


def clear(server: Server, message: Message, key: str | None = None) -> None:
    if key is None:
        message.reactions.clear()
        _dispatch(server, message, "MESSAGE_REACTION_REMOVE_ALL", {})
    elif message.reactions.pop(key, None):
        _dispatch(server, message, "MESSAGE_REACTION_REMOVE_EMOJI", {"emoji": _about(key)["emoji"]})


def _about(key: str) -> Json:
    name, _, emoji_id = key.partition(":")
    return {"emoji": {"id": emoji_id or None, "name": name, "animated": False}, "burst": False, "type": 0}


def _dispatch(server: Server, message: Message, event: str, details: Json) -> None:
    world = server.world
    channel = world.channels[message.channel_id]
    event_data: Json = {"channel_id": channel["id"], "message_id": message.id, **details}
    in_guild = channel["type"] != DM
    if in_guild:
        event_data["guild_id"] = world.guild_id
    if event == "MESSAGE_REACTION_ADD":
        event_data["message_author_id"] = message.data["author"]["id"]
        if in_guild:
            event_data["member"] = {**world.members[event_data["user_id"]], "user": world.users[event_data["user_id"]]}
    needs = GUILD_MESSAGE_REACTIONS if in_guild else DIRECT_MESSAGE_REACTIONS
    server.gateway.dispatch(event, event_data, needs=needs, guild_id=event_data.get("guild_id"))
    for user_id in server.live_events.subscribers():
        if messages.is_seen_by(message, user_id) and permissions.can_see(world, user_id, channel):
            server.live_events.send(user_id, "message_update", messages.view(server, message, user_id))
    server.changed()
