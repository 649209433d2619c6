"""REST routes of channels: read, create, edit, delete, permission overwrites, lists of threads."""

from sandbox.protocol.payloads import ApiError, Json, Problems, unknown
from sandbox.rest.call import Answer, Call, Route
from sandbox.world import guild, permissions, threads
from sandbox.world import permission_bits as bits
from sandbox.world.world import DM, PRIVATE_THREAD, TEXT, THREADS, new_channel

_CHANGEABLE = ("name", "topic", "position", "nsfw", "rate_limit_per_user", "parent_id", "permission_overwrites")
_THREAD_STATE = ("archived", "locked", "auto_archive_duration", "invitable")


def get(call: Call) -> Json:
    channel = call.channel()
    permissions.require(call.server.world, call.bot_id, channel, bits.VIEW_CHANNEL)
    return guild.channel_for(call.server.world, channel, call.bot_id)


def create(call: Call) -> Answer:
    call.require_guild()
    world = call.server.world
    permissions.require_in_guild(world, call.bot_id, bits.MANAGE_CHANNELS)
    problems = Problems()
    problems.length(("name",), call.body.get("name"), 100, 1)
    problems.choices(("type",), call.body.get("type") or TEXT, (TEXT,))
    problems.raise_if_any()
    channel = new_channel(call.server.ids.next(), world.guild_id, call.body["name"], len(world.channels))
    _apply(channel, call.body)
    world.channels[channel["id"]] = channel
    threads.tell(call.server, "CHANNEL_CREATE", channel, kind="channel_create")
    return Answer(201, channel)


def _apply(channel: Json, body: Json) -> None:
    channel |= {key: body[key] for key in _CHANGEABLE if key in body and body[key] is not None}
    channel["permission_overwrites"] = [_overwrite(entry) for entry in channel["permission_overwrites"]]


def _overwrite(entry: Json) -> Json:
    return {
        "id": str(entry["id"]),
        "type": int(entry["type"]),
        "allow": str(entry.get("allow") or 0),
        "deny": str(entry.get("deny") or 0),
    }


def edit(call: Call) -> Json:
    channel = call.channel()
    problems = Problems()
    if "name" in call.body:
        problems.length(("name",), call.body["name"], 100, 1)
    problems.length(("topic",), call.body.get("topic"), 1024)
    problems.raise_if_any()
    if channel["type"] in THREADS:
        return _edit_thread(call, channel)
    if channel["type"] == DM:
        raise ApiError(400, 50024, "Cannot execute action on this channel type")
    permissions.require(call.server.world, call.bot_id, channel, bits.MANAGE_CHANNELS)
    _apply(channel, call.body)
    _announce_change(call, channel)
    return channel


def _edit_thread(call: Call, thread: Json) -> Json:
    """Edit a thread. Its owner may rename and archive it; everything else needs Manage Threads."""
    own = thread["owner_id"] == call.bot_id and not call.body.get("locked")
    permissions.require(call.server.world, call.bot_id, thread, bits.SEND_MESSAGES if own else bits.MANAGE_THREADS)
    about = thread["thread_metadata"]
    if about["archived"] and call.body.get("archived") is not False and "locked" not in call.body:
        raise ApiError(400, 50083, "Thread is archived")
    thread |= {key: call.body[key] for key in ("name", "rate_limit_per_user") if call.body.get(key) is not None}
    about |= {key: call.body[key] for key in _THREAD_STATE if call.body.get(key) is not None}
    if "archived" in call.body:
        about["archive_timestamp"] = call.server.clock.iso()
    threads.tell(call.server, "THREAD_UPDATE", thread, kind="channel_update")
    return guild.thread_for(call.server.world, thread, call.bot_id)


def delete(call: Call) -> Json:
    channel = call.channel()
    if channel["type"] != DM:
        threads.delete_channel(call.server, channel, call.bot_id)
    return guild.channel_for(call.server.world, channel, call.bot_id)


def _announce_change(call: Call, channel: Json) -> None:
    """Send the events of a changed channel, and make the web clients reload: visibility may have changed."""
    threads.tell(call.server, "CHANNEL_UPDATE", channel, kind="channel_update")
    call.server.live_events.send_to_all("world", {})


def set_overwrite(call: Call) -> None:
    channel = call.channel()
    permissions.require(call.server.world, call.bot_id, channel, bits.MANAGE_ROLES)
    target = call.params["target_id"]
    others = [entry for entry in channel["permission_overwrites"] if entry["id"] != target]
    channel["permission_overwrites"] = [*others, _overwrite({**call.body, "id": target})]
    _announce_change(call, channel)


def delete_overwrite(call: Call) -> None:
    channel = call.channel()
    permissions.require(call.server.world, call.bot_id, channel, bits.MANAGE_ROLES)
    kept = [entry for entry in channel["permission_overwrites"] if entry["id"] != call.params["target_id"]]
    if len(kept) == len(channel["permission_overwrites"]):
        raise unknown("Overwrite")
    channel["permission_overwrites"] = kept
    _announce_change(call, channel)


def of_guild(call: Call) -> list[Json]:
    call.require_guild()
    return guild.text_channels(call.server.world)


def active_threads(call: Call) -> Json:
    call.require_guild()
    world = call.server.world
    threads.archive_idle_threads(call.server)
    found = [
        t
        for t in world.threads()
        if not t["thread_metadata"]["archived"] and permissions.can_see(world, call.bot_id, t)
    ]
    own = [world.thread_members[t["id"]][call.bot_id] for t in found if call.bot_id in world.thread_members[t["id"]]]
    return {"threads": [guild.thread_for(world, t, call.bot_id) for t in found], "members": own, "has_more": False}


def _archived_at(thread: Json) -> str:
    return str(thread["thread_metadata"]["archive_timestamp"])


def archived_threads(call: Call) -> Json:
    channel, world = call.channel(), call.server.world
    private = call.params["kind"] == "private"
    permissions.require(
        world, call.bot_id, channel, bits.READ_MESSAGE_HISTORY | (bits.MANAGE_THREADS if private else 0)
    )
    found = [
        thread
        for thread in world.threads()
        if thread["parent_id"] == channel["id"]
        and thread["thread_metadata"]["archived"]
        and (thread["type"] == PRIVATE_THREAD) == private
    ]
    before, limit = call.query.get("before"), call.limit()
    found = [thread for thread in found if before is None or _archived_at(thread) < before]
    found.sort(key=_archived_at, reverse=True)
    own = [world.thread_members[t["id"]][call.bot_id] for t in found if call.bot_id in world.thread_members[t["id"]]]
    shown = [guild.thread_for(world, thread, call.bot_id) for thread in found[:limit]]
    return {"threads": shown, "members": own, "has_more": len(found) > limit}


_ONE = "/channels/{channel_id}"
ROUTES: list[Route] = [
    ("GET", _ONE, get),
    ("PATCH", _ONE, edit),
    ("DELETE", _ONE, delete),
    ("PUT", _ONE + "/permissions/{target_id}", set_overwrite),
    ("DELETE", _ONE + "/permissions/{target_id}", delete_overwrite),
    ("GET", _ONE + "/threads/archived/{kind}", archived_threads),
    ("GET", "/guilds/{guild_id}/channels", of_guild),
    ("POST", "/guilds/{guild_id}/channels", create),
    ("GET", "/guilds/{guild_id}/threads/active", active_threads),
]
