"""Direct messages between a person and the bot."""

from sandbox.protocol.payloads import ApiError, Json, unknown
from sandbox.server import Server
from sandbox.world.world import DM


def existing(server: Server, user_id: str) -> Json | None:
    for channel in server.world.channels.values():
        if channel["type"] == DM and channel["recipients"][0]["id"] == user_id:
            return channel
    return None


def open_channel(server: Server, user_id: str, *, by_bot: bool = True) -> Json:
    """Return the DM channel of a person and the bot, and create it if needed. No gateway event is sent."""
    known = existing(server, user_id)
    if known:
        return known
    user = server.world.users.get(user_id)
    if user is None:
        raise unknown("User")
    if user.get("bot"):
        raise ApiError(400, 50007, "Cannot send messages to this user")
    if by_bot:
        server.rate_limits.take_new_dm()
    channel: Json = {
        "id": server.ids.next(),
        "type": DM,
        "last_message_id": None,
        "recipients": [user],
        "flags": 0,
    }
    server.world.channels[channel["id"]] = channel
    server.live_events.send(
        user_id, "channel_create", {**channel, "recipients": [server.world.users[server.world.bot_id]]}
    )
    server.changed()
    return channel
