"""The server as Discord's objects: members, roles and the whole for the gateway and for REST."""

from sandbox.protocol.payloads import Json
from sandbox.world import permissions
from sandbox.world.world import TEXT, THREADS, World


def member(world: World, user_id: str) -> Json:
    return {**world.members[user_id], "user": world.users[user_id]}


def partial_member(world: World, user_id: str) -> Json | None:
    """A member beside a message, where the user already stands."""
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
    """GUILD_CREATE; without the members intent only the bot itself is listed."""
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
    """A thread with the viewer's own membership, if any."""
    own = world.thread_members.get(thread["id"], {}).get(user_id)
    return {**thread, "member": own} if own else thread


def channel_for(world: World, channel: Json, user_id: str) -> Json:
    """A channel as one person sees it: a DM names the other."""
    if channel["type"] in THREADS:
        return thread_for(world, channel, user_id)
    if channel["type"] == TEXT:
        return channel
    others = [user for user in channel["recipients"] if user["id"] != user_id]
    if user_id != world.bot_id and len(channel["recipients"]) == 1:
        others = [world.users[world.bot_id]]
    return {**channel, "recipients": others}
