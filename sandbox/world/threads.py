"""Threads: creating, joining, archiving when idle, and reopening by a post."""

from datetime import datetime

from sandbox.protocol.gateway import GUILDS
from sandbox.protocol.payloads import ApiError, Json, Problems
from sandbox.server import Server
from sandbox.world import guild, permissions
from sandbox.world import permission_bits as bits
from sandbox.world.clock import moment_of
from sandbox.world.world import DM, PRIVATE_THREAD, PUBLIC_THREAD, THREADS

_DURATIONS = (60, 1440, 4320, 10080)


def tell(server: Server, event: str, data: Json, *, kind: str) -> None:
    """Send a channel or thread event to the bot and to the people who can see it."""
    world = server.world
    if permissions.can_see(world, world.bot_id, data):
        shown = guild.thread_for(world, data, world.bot_id)
        server.gateway.dispatch(event, shown, needs=GUILDS, guild_id=world.guild_id)
    for user_id in server.live_events.subscribers():
        if permissions.can_see(world, user_id, data):
            server.live_events.send(user_id, kind, guild.channel_for(world, data, user_id))
    server.changed()


def create(server: Server, parent: Json, owner_id: str, body: Json, thread_id: str | None = None) -> Json:
    """Create a thread. A thread started from a message has the message's id."""
    kind = PUBLIC_THREAD if thread_id else body.get("type", PRIVATE_THREAD)
    _require_to_create(server, parent, owner_id, kind)
    problems = Problems()
    problems.length(("name",), body.get("name"), 100, 1)
    lasts = body.get("auto_archive_duration") or 1440
    problems.choices(("auto_archive_duration",), lasts, _DURATIONS)
    problems.choices(("type",), kind, THREADS)
    problems.raise_if_any()
    thread = _new(server, parent, owner_id, body, kind, lasts, thread_id or server.ids.next())
    server.world.channels[thread["id"]] = thread
    server.world.thread_members[thread["id"]] = {}
    _add_member(server, thread, owner_id)
    tell(server, "THREAD_CREATE", {**thread, "newly_created": True}, kind="channel_create")
    return thread


def _new(server: Server, parent: Json, owner_id: str, body: Json, kind: int, lasts: int, thread_id: str) -> Json:
    now = server.clock.iso()
    thread: Json = {
        "id": thread_id,
        "type": kind,
        "guild_id": server.world.guild_id,
        "parent_id": parent["id"],
        "owner_id": owner_id,
        "name": body["name"],
        "last_message_id": None,
        "last_pin_timestamp": None,
        "rate_limit_per_user": body.get("rate_limit_per_user") or 0,
        "message_count": 0,
        "member_count": 0,
        "total_message_sent": 0,
        "flags": 0,
        "thread_metadata": {
            "archived": False,
            "archive_timestamp": now,
            "auto_archive_duration": lasts,
            "locked": False,
            "create_timestamp": now,
        },
    }
    if kind == PRIVATE_THREAD:
        thread["thread_metadata"]["invitable"] = body.get("invitable", True)
    return thread


def delete_channel(server: Server, channel: Json, by: str) -> None:
    """Delete a channel with its threads, or a thread."""
    is_thread = channel["type"] in THREADS
    world = server.world
    permissions.require(world, by, channel, bits.MANAGE_THREADS if is_thread else bits.MANAGE_CHANNELS)
    tell(server, "THREAD_DELETE" if is_thread else "CHANNEL_DELETE", channel, kind="channel_delete")
    for gone in [channel, *(t for t in list(world.threads()) if t["parent_id"] == channel["id"])]:
        world.channels.pop(gone["id"], None)
        world.messages.pop(gone["id"], None)
        world.thread_members.pop(gone["id"], None)


def _require_to_create(server: Server, parent: Json, owner_id: str, kind: int) -> None:
    if parent["type"] == DM or parent["type"] in THREADS:
        raise ApiError(400, 50024, "Cannot execute action on this channel type")
    needed = bits.CREATE_PRIVATE_THREADS if kind == PRIVATE_THREAD else bits.CREATE_PUBLIC_THREADS
    permissions.require(server.world, owner_id, parent, needed)


def _add_member(server: Server, thread: Json, user_id: str) -> Json:
    """Add a member to a thread and return the membership."""
    members = server.world.thread_members[thread["id"]]
    if user_id not in members:
        members[user_id] = {
            "id": thread["id"],
            "user_id": user_id,
            "join_timestamp": server.clock.iso(),
            "flags": 1,
        }
        thread["member_count"] = len(members)
    return members[user_id]


def join(server: Server, thread: Json, user_id: str) -> None:
    reopen(server, thread, user_id)
    if user_id in server.world.thread_members[thread["id"]]:
        return
    joined = _add_member(server, thread, user_id)
    if user_id == server.world.bot_id:
        tell(server, "THREAD_CREATE", thread, kind="channel_update")
    _dispatch_members(
        server, thread, added=[{**joined, "member": guild.member(server.world, user_id), "presence": None}]
    )
    server.live_events.send(user_id, "channel_create", guild.thread_for(server.world, thread, user_id))


def leave(server: Server, thread: Json, user_id: str) -> None:
    if server.world.thread_members[thread["id"]].pop(user_id, None):
        thread["member_count"] = len(server.world.thread_members[thread["id"]])
        _dispatch_members(server, thread, removed=[user_id])
        if not permissions.can_see(server.world, user_id, thread):
            server.live_events.send(user_id, "channel_delete", thread)


def _dispatch_members(
    server: Server, thread: Json, added: list[Json] | None = None, removed: list[str] | None = None
) -> None:
    """Send the event of changed members if the bot is among them. Other changes need an intent."""
    bot_id = server.world.bot_id
    concerned = [entry["user_id"] for entry in added or []] + (removed or [])
    if bot_id in concerned:
        change = {
            "id": thread["id"],
            "guild_id": thread["guild_id"],
            "member_count": thread["member_count"],
            "added_members": added or [],
            "removed_member_ids": removed or [],
        }
        server.gateway.dispatch("THREAD_MEMBERS_UPDATE", change, needs=GUILDS, guild_id=thread["guild_id"])
    server.changed()


def reopen(server: Server, thread: Json, user_id: str) -> None:
    """Reopen an archived thread. Raise an error if it is locked and the user does not manage threads."""
    archive_if_idle(server, thread)
    about = thread["thread_metadata"]
    if not about["archived"]:
        return
    manages = permissions.in_channel(server.world, user_id, thread) & bits.MANAGE_THREADS
    if about["locked"] and not manages:
        raise ApiError(400, 50083, "Thread is archived")
    set_archived(server, thread, archived=False)


def set_archived(server: Server, thread: Json, *, archived: bool) -> None:
    thread["thread_metadata"] |= {"archived": archived, "archive_timestamp": server.clock.iso()}
    tell(server, "THREAD_UPDATE", thread, kind="channel_update")


def archive_idle_threads(server: Server) -> None:
    for thread in list(server.world.threads()):
        archive_if_idle(server, thread)


def add_users(server: Server, thread: Json, user_ids: list[str]) -> None:
    """Add the authors and mentioned users to a thread, if they can see its channel."""
    parent = server.world.channels.get(thread["parent_id"])
    for user_id in user_ids:
        if parent and permissions.can_see(server.world, user_id, parent):
            join(server, thread, user_id)


def archive_if_idle(server: Server, thread: Json) -> None:
    """Archive a thread that has been idle for longer than its auto-archive duration."""
    about = thread["thread_metadata"]
    latest = max(int(thread["id"]), int(thread["last_message_id"] or 0))
    silent = server.clock.now() - moment_of(str(latest))
    unarchived = server.clock.now() - _moment(about["archive_timestamp"])
    if not about["archived"] and min(silent, unarchived) > about["auto_archive_duration"] * 60:
        set_archived(server, thread, archived=True)


def _moment(iso: str) -> float:
    return datetime.fromisoformat(iso).timestamp()
