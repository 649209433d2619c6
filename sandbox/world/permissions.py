"""Permissions of users, computed from roles and channel overwrites as Discord does."""

from sandbox.protocol.payloads import Json, missing_access, missing_permissions
from sandbox.world.permission_bits import (
    ADMINISTRATOR,
    ALL,
    IN_A_DM,
    MANAGE_THREADS,
    SEND_MESSAGES,
    SEND_MESSAGES_IN_THREADS,
    VIEW_CHANNEL,
)
from sandbox.world.world import World

_DM = 1
_THREADS = (10, 11, 12)
_PRIVATE_THREAD = 12


def in_guild(world: World, user_id: str) -> int:
    """Return the permission bits of a member's roles, without channel overwrites."""
    member = world.members.get(user_id)
    if member is None:
        return 0
    if world.guild["owner_id"] == user_id:
        return ALL
    bits = int(world.roles[world.guild_id]["permissions"])
    for role_id in member["roles"]:
        bits |= int(world.roles[role_id]["permissions"]) if role_id in world.roles else 0
    return ALL if bits & ADMINISTRATOR else bits


def in_channel(world: World, user_id: str, channel: Json) -> int:
    """Return a user's permission bits in a channel. A thread uses those of its parent."""
    if channel["type"] == _DM:
        taking_part = any(user["id"] == user_id for user in channel["recipients"]) or user_id == world.bot_id
        return IN_A_DM if taking_part else 0
    bits = in_guild(world, user_id)
    if bits == ALL or not bits:
        return bits
    if channel["type"] in _THREADS:
        return _in_thread(world, user_id, channel)
    return _overwritten(world, user_id, channel, bits)


def _in_thread(world: World, user_id: str, thread: Json) -> int:
    parent = world.channels.get(str(thread.get("parent_id")))
    bits = in_channel(world, user_id, parent) if parent else 0
    joined = user_id in world.thread_members.get(thread["id"], {})
    if thread["type"] == _PRIVATE_THREAD and not joined and not bits & MANAGE_THREADS:
        return 0
    speaks = bits & SEND_MESSAGES_IN_THREADS
    return (bits | SEND_MESSAGES) if speaks else (bits & ~SEND_MESSAGES)


def _overwritten(world: World, user_id: str, channel: Json, bits: int) -> int:
    """Apply the overwrites of a channel: everyone's, then those of all roles together, then the member's."""
    overwrites = {entry["id"]: entry for entry in channel["permission_overwrites"]}
    roles = [overwrites[role] for role in world.members[user_id]["roles"] if role in overwrites]
    for layer in ([overwrites.get(world.guild_id)], roles, [overwrites.get(user_id)]):
        deny = allow = 0
        for entry in layer:
            deny |= int(entry["deny"]) if entry else 0
            allow |= int(entry["allow"]) if entry else 0
        bits = (bits & ~deny) | allow
    # A member who cannot see a channel has no permissions in it.
    return bits if bits & VIEW_CHANNEL else 0


def can_see(world: World, user_id: str, channel: Json) -> bool:
    return bool(in_channel(world, user_id, channel) & VIEW_CHANNEL)


def require(world: World, user_id: str, channel: Json, bits: int) -> None:
    """Raise error 50001 if the user cannot see the channel, 50013 if a permission is missing."""
    held = in_channel(world, user_id, channel)
    if not held & VIEW_CHANNEL:
        raise missing_access()
    if held & bits != bits:
        raise missing_permissions()


def require_in_guild(world: World, user_id: str, bits: int) -> None:
    if in_guild(world, user_id) & bits != bits:
        raise missing_permissions()
