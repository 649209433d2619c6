"""REST routes of threads: creating them, with or without a message, and their members."""

from sandbox.protocol.payloads import ApiError, Json, unknown
from sandbox.rest.call import Answer, Call, Route
from sandbox.world import guild, messages, permissions, threads
from sandbox.world import permission_bits as bits
from sandbox.world.world import PUBLIC_THREAD, THREADS


def create(call: Call) -> Answer:
    parent = call.channel()
    thread = threads.create(call.server, parent, call.bot_id, call.body)
    if thread["type"] == PUBLIC_THREAD:
        _announce(call, parent, thread)
    return Answer(201, guild.thread_for(call.server.world, thread, call.bot_id))


def _announce(call: Call, parent: Json, thread: Json) -> None:
    """Post the notice about a new public thread in its channel."""
    notice = messages.blank(call.server, parent, call.bot_id, messages.THREAD_CREATED)
    notice.data["content"] = thread["name"]
    reference = {"type": 0, "channel_id": thread["id"], "guild_id": thread["guild_id"]}
    notice.data["message_reference"] = reference
    messages.keep(call.server, notice)


def create_from_message(call: Call) -> Answer:
    message = call.message()
    if message.id in call.server.world.channels:
        raise ApiError(400, 160004, "A thread has already been created for this message")
    thread = threads.create(call.server, call.channel(), call.bot_id, call.body, thread_id=message.id)
    message.data["flags"] |= 1 << 5
    messages.announce(call.server, message, "update")
    return Answer(201, guild.thread_for(call.server.world, thread, call.bot_id))


def _thread(call: Call) -> Json:
    thread = call.channel()
    if thread["type"] not in THREADS:
        raise ApiError(400, 50024, "Cannot execute action on this channel type")
    permissions.require(call.server.world, call.bot_id, thread, bits.VIEW_CHANNEL)
    return thread


def members(call: Call) -> list[Json]:
    listed = call.server.world.thread_members[_thread(call)["id"]].values()
    return [_shown(call, entry) for entry in listed]


def _shown(call: Call, entry: Json) -> Json:
    if call.query.get("with_member", "").lower() not in ("1", "true"):
        return entry
    return {**entry, "member": guild.member(call.server.world, entry["user_id"])}


def member(call: Call) -> Json:
    entry = call.server.world.thread_members[_thread(call)["id"]].get(call.member_id())
    if entry is None:
        raise unknown("Member")
    return _shown(call, entry)


def add(call: Call) -> None:
    thread, user_id = _thread(call), call.member_id()
    if user_id != call.bot_id:
        permissions.require(call.server.world, call.bot_id, thread, bits.SEND_MESSAGES)
    parent = call.server.world.channels[thread["parent_id"]]
    permissions.require(call.server.world, user_id, parent, bits.VIEW_CHANNEL)
    threads.join(call.server, thread, user_id)


def remove(call: Call) -> None:
    thread, user_id = _thread(call), call.member_id()
    if user_id != call.bot_id and thread["owner_id"] != call.bot_id:
        permissions.require(call.server.world, call.bot_id, thread, bits.MANAGE_THREADS)
    threads.leave(call.server, thread, user_id)


_MEMBERS = "/channels/{channel_id}/thread-members"
ROUTES: list[Route] = [
    ("POST", "/channels/{channel_id}/threads", create),
    ("POST", "/channels/{channel_id}/messages/{message_id}/threads", create_from_message),
    ("GET", _MEMBERS, members),
    ("GET", _MEMBERS + "/{user_id}", member),
    ("PUT", _MEMBERS + "/{user_id}", add),
    ("DELETE", _MEMBERS + "/{user_id}", remove),
]
