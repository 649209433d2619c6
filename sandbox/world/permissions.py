"""Discord's permission bits: who may do what, through roles and channel overwrites."""

from typing import TYPE_CHECKING

from sandbox.wires.shapes import Json, missing_access, missing_permissions

if TYPE_CHECKING:
    from sandbox.world.world import World

MANAGE_CHANNELS = 1 << 4
ADMINISTRATOR = 1 << 3
ADD_REACTIONS = 1 << 6
VIEW_CHANNEL = 1 << 10
SEND_MESSAGES = 1 << 11
MANAGE_MESSAGES = 1 << 13
EMBED_LINKS = 1 << 14
ATTACH_FILES = 1 << 15
READ_MESSAGE_HISTORY = 1 << 16
MENTION_EVERYONE = 1 << 17
USE_EXTERNAL_EMOJIS = 1 << 18
CHANGE_NICKNAME = 1 << 26
MANAGE_NICKNAMES = 1 << 27
MANAGE_ROLES = 1 << 28
USE_APPLICATION_COMMANDS = 1 << 31
MANAGE_THREADS = 1 << 34
CREATE_PUBLIC_THREADS = 1 << 35
CREATE_PRIVATE_THREADS = 1 << 36
SEND_MESSAGES_IN_THREADS = 1 << 38
PIN_MESSAGES = 1 << 51

ALL = (1 << 53) - 1

EVERYONE = (
    VIEW_CHANNEL
    | SEND_MESSAGES
    | SEND_MESSAGES_IN_THREADS
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | ADD_REACTIONS
    | USE_EXTERNAL_EMOJIS
    | USE_APPLICATION_COMMANDS
    | CHANGE_NICKNAME
    | CREATE_PUBLIC_THREADS
    | CREATE_PRIVATE_THREADS
)
"""What a new server lets everybody do."""

INVITED_BOT = EVERYONE | MANAGE_THREADS
"""What an ordinary invitation gives a bot: no Administrator, nobody else's messages."""

IN_A_DM = (
    VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | ADD_REACTIONS
    | USE_EXTERNAL_EMOJIS
    | MENTION_EVERYONE
    | USE_APPLICATION_COMMANDS
)

_DM = 1
_THREADS = (10, 11, 12)
_PRIVATE_THREAD = 12


def in_guild(world: "World", user_id: str) -> int:
    """The bits of a member's roles, before any channel has its say."""
    member = world.members.get(user_id)
    if member is None:
        return 0
    if world.guild["owner_id"] == user_id:
        return ALL
    bits = int(world.roles[world.guild_id]["permissions"])
    for role_id in member["roles"]:
        bits |= int(world.roles[role_id]["permissions"]) if role_id in world.roles else 0
    return ALL if bits & ADMINISTRATOR else bits


def in_channel(world: "World", user_id: str, channel: Json) -> int:
    """The bits in one channel; a thread asks its parent."""
    if channel["type"] == _DM:
        taking_part = any(user["id"] == user_id for user in channel["recipients"]) or user_id == world.bot_id
        return IN_A_DM if taking_part else 0
    bits = in_guild(world, user_id)
    if bits == ALL or not bits:
        return bits
    if channel["type"] in _THREADS:
        return _in_thread(world, user_id, channel)
    return _overwritten(world, user_id, channel, bits)


def _in_thread(world: "World", user_id: str, thread: Json) -> int:
    parent = world.channels.get(str(thread.get("parent_id")))
    bits = in_channel(world, user_id, parent) if parent else 0
    joined = user_id in world.thread_members.get(thread["id"], {})
    if thread["type"] == _PRIVATE_THREAD and not joined and not bits & MANAGE_THREADS:
        return 0
    speaks = bits & SEND_MESSAGES_IN_THREADS
    return (bits | SEND_MESSAGES) if speaks else (bits & ~SEND_MESSAGES)


def _overwritten(world: "World", user_id: str, channel: Json, bits: int) -> int:
    """Everyone's overwrite first, then the roles' together, then the member's own."""
    overwrites = {entry["id"]: entry for entry in channel["permission_overwrites"]}
    roles = [overwrites[role] for role in world.members[user_id]["roles"] if role in overwrites]
    for layer in ([overwrites.get(world.guild_id)], roles, [overwrites.get(user_id)]):
        deny = allow = 0
        for entry in layer:
            deny |= int(entry["deny"]) if entry else 0
            allow |= int(entry["allow"]) if entry else 0
        bits = (bits & ~deny) | allow
    # Without sight of a channel nothing in it can be done.
    return bits if bits & VIEW_CHANNEL else 0


def can_see(world: "World", user_id: str, channel: Json) -> bool:
    return bool(in_channel(world, user_id, channel) & VIEW_CHANNEL)


def require(world: "World", user_id: str, channel: Json, bits: int) -> None:
    """Raise Discord's refusal: 50001 for a channel not seen, 50013 for a lacking permission."""
    held = in_channel(world, user_id, channel)
    if not held & VIEW_CHANNEL:
        raise missing_access()
    if held & bits != bits:
        raise missing_permissions()


def require_in_guild(world: "World", user_id: str, bits: int) -> None:
    if in_guild(world, user_id) & bits != bits:
        raise missing_permissions()
