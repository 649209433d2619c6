"""Discord's objects for the server, its members, roles and channels, for the gateway and for REST."""

from sandbox.protocol.payloads import Json
from sandbox.world import permissions
from sandbox.world.world import TEXT, THREADS, World


def member(world: World, user_id: str) -> Json:
    return {**world.members[user_id], "user": world.users[user_id]}


def partial_member(world: World, user_id: str) -> Json | None:
    """Return a member without its user object, as it is sent with a message."""
    return world.members.get(user_id)


def roles(world: World) -> list[Json]:
    return list(world.roles.values())


def text_channels(world: World) -> list[Json]:
    return [channel for channel in world.channels.values() if channel["type"] not in (1, *THREADS)]


def for_rest(world: World, *, with_counts: bool = False) -> Json:
    guild: Json = {**world.guild, "roles": roles(world)}
    if with_counts:
        guild |= {"approximate_member_count": len(world.members), "approximate_presence_count": len(world.members)}
    return guild


def for_gateway(world: World, *, everybody: bool) -> Json:
    """Return the data of GUILD_CREATE. Without the members intent, only the bot is listed."""
    listed = world.members if everybody else [world.bot_id]
    return {
        **for_rest(world),
        "joined_at": world.members[world.bot_id]["joined_at"],
        "large": False,
        "unavailable": False,
        "member_count": len(world.members),
        "voice_states": [],
        "members": [member(world, user_id) for user_id in listed],
        "channels": [channel for channel in text_channels(world) if permissions.can_see(world, world.bot_id, channel)],
        "threads": [
            thread_for(world, thread, world.bot_id)
            for thread in world.threads()
            if not thread["thread_metadata"]["archived"] and permissions.can_see(world, world.bot_id, thread)
        ],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
        "emojis": [],
        "stickers": [],
    }


def thread_for(world: World, thread: Json, user_id: str) -> Json:
    """Return a thread with this user's membership, if there is one."""
    own = world.thread_members.get(thread["id"], {}).get(user_id)
    return {**thread, "member": own} if own else thread


def channel_for(world: World, channel: Json, user_id: str) -> Json:
    """Return a channel as one user sees it. A DM lists the other user as its recipient."""
    if channel["type"] in THREADS:
        return thread_for(world, channel, user_id)
    if channel["type"] == TEXT:
        return channel
    others = [user for user in channel["recipients"] if user["id"] != user_id]
    if user_id != world.bot_id and len(channel["recipients"]) == 1:
        others = [world.users[world.bot_id]]
    return {**channel, "recipients": others}
