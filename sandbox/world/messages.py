"""Messages: posting, editing, deleting, views for each user, and the events about them."""

from sandbox.limits import messagelimits as limits
from sandbox.protocol import message_body
from sandbox.protocol.gateway import DIRECT_MESSAGES, GUILD_MESSAGES
from sandbox.protocol.payloads import ApiError, Json, Upload, unknown
from sandbox.server import Server
from sandbox.world import files, guild, permissions, threads
from sandbox.world import permission_bits as bits
from sandbox.world.clock import moment_of
from sandbox.world.world import DM, THREADS, Message

PLAIN, PINNED, THREAD_CREATED, REPLY, SLASH_COMMAND, CONTEXT_MENU = 0, 6, 18, 19, 20, 23
OLD_MESSAGE_AGE = 3600.0
MAX_UNREAD = 100
_NONCE_LIFETIME = 300.0


def blank(server: Server, channel: Json, author_id: str, kind: int = PLAIN) -> Message:
    """Return a new message without content."""
    message_id = server.ids.next()
    return Message(
        data={
            "id": message_id,
            "type": kind,
            "channel_id": channel["id"],
            "author": server.world.users[author_id],
            "content": "",
            "timestamp": server.clock.iso(),
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": [],
            "embeds": [],
            "components": [],
            "pinned": False,
            "flags": 0,
        }
    )


def post(server: Server, channel: Json, author_id: str, body: Json, uploads: list[Upload]) -> Message:
    """Post a message of a member or the bot. Raise an error if they lack a permission."""
    _require_to_post(server, channel, author_id, body, uploads)
    known = _find_by_nonce(server, channel, author_id, body)
    if known:
        return known
    message = blank(server, channel, author_id)
    if body.get("message_reference"):
        _refer(server, message, body["message_reference"])
    message_body.apply_body(server, message, body, uploads, author_id)
    if body.get("nonce") is not None:
        message.nonce = str(body["nonce"])
        message.data["nonce"] = body["nonce"]
    keep(server, message)
    return message


def _require_to_post(server: Server, channel: Json, author_id: str, body: Json, uploads: list[Upload]) -> None:
    needed = bits.SEND_MESSAGES
    if uploads:
        needed |= bits.ATTACH_FILES
    if body.get("embeds"):
        needed |= bits.EMBED_LINKS
    permissions.require(server.world, author_id, channel, needed)
    if channel["type"] == DM and not all(_accepts_dms(server, user["id"]) for user in channel["recipients"]):
        raise ApiError(403, 50007, "Cannot send messages to this user")
    if channel["type"] in THREADS:
        threads.reopen(server, channel, author_id)


def _accepts_dms(server: Server, user_id: str) -> bool:
    """Return whether a person is on the server and accepts direct messages."""
    return user_id in server.world.members and user_id not in server.world.dms_closed


def _find_by_nonce(server: Server, channel: Json, author_id: str, body: Json) -> Message | None:
    """Return the message that was sent with the same nonce within five minutes, if enforce_nonce is set."""
    if not body.get("enforce_nonce") or body.get("nonce") is None:
        return None
    for message in reversed(server.world.messages.get(channel["id"], {}).values()):
        if server.clock.now() - moment_of(message.id) > _NONCE_LIFETIME:
            return None
        if message.nonce == str(body["nonce"]) and message.data["author"]["id"] == author_id:
            return message
    return None


def _refer(server: Server, message: Message, reference: Json) -> None:
    target = str(reference["message_id"])
    known = server.world.messages.get(message.channel_id, {}).get(target)
    if known is None and reference.get("fail_if_not_exists", True):
        raise unknown("Message")
    refer(server, message, target)


def refer(server: Server, message: Message, target: str) -> None:
    """Make a message a reply to another message of its channel."""
    reference: Json = {"type": 0, "channel_id": message.channel_id, "message_id": target}
    if server.world.channels[message.channel_id]["type"] != DM:
        reference["guild_id"] = server.world.guild_id
    message.data |= {"type": REPLY, "message_reference": reference}


def keep(server: Server, message: Message) -> None:
    """Add a new message to its channel and send the events."""
    channel = server.world.channels[message.channel_id]
    server.world.messages.setdefault(channel["id"], {})[message.id] = message
    if not message.only_for:
        channel["last_message_id"] = message.id
        if channel["type"] in THREADS:
            message.data["position"] = channel["total_message_sent"]
            channel["message_count"] += 1
            channel["total_message_sent"] += 1
        author = message.data["author"]["id"]
        server.world.read.setdefault(author, {})[channel["id"]] = message.id
    announce(server, message, "create")
    if channel["type"] in THREADS and not message.only_for:
        threads.add_users(server, channel, [author, *(user["id"] for user in message.data["mentions"])])


def count_edit(server: Server, message: Message) -> None:
    """Count an edit of a message older than an hour. Edits by an interaction token are not counted."""
    if server.clock.now() - moment_of(message.id) > OLD_MESSAGE_AGE:
        server.rate_limits.take_old_edit(message.channel_id)


def edit(server: Server, message: Message, body: Json, uploads: list[Upload], prefix: str | None = None) -> None:
    """Edit a message. If the body is refused, the message stays unchanged."""
    fresh = Message(
        data=dict(message.data), only_for=message.only_for, interaction=message.interaction, files=list(message.files)
    )
    fresh.data["flags"] &= ~limits.LOADING
    message_body.apply_body(server, fresh, body, uploads, message.data["author"]["id"], prefix)
    # The first content of a deferred message is not an edit.
    was_loading = message.data["flags"] & limits.LOADING
    fresh.data["edited_timestamp"] = None if was_loading else server.clock.iso()
    message.data, message.files = fresh.data, fresh.files
    announce(server, message, "update")


def delete(server: Server, message: Message) -> None:
    _remove(server, message)
    if not message.only_for:
        _dispatch_deleted(server, "MESSAGE_DELETE", message.channel_id, {"id": message.id})


def delete_many(server: Server, channel_id: str, chosen: list[Message]) -> None:
    for message in chosen:
        _remove(server, message)
    _dispatch_deleted(server, "MESSAGE_DELETE_BULK", channel_id, {"ids": [message.id for message in chosen]})


def _dispatch_deleted(server: Server, event: str, channel_id: str, what: Json) -> None:
    event_data: Json = {**what, "channel_id": channel_id}
    in_guild = server.world.channels[channel_id]["type"] != DM
    if in_guild:
        event_data["guild_id"] = server.world.guild_id
    needs = GUILD_MESSAGES if in_guild else DIRECT_MESSAGES
    server.gateway.dispatch(event, event_data, needs=needs, guild_id=event_data.get("guild_id"))


def _remove(server: Server, message: Message) -> None:
    """Remove a message from its channel and send live events to its readers."""
    channel = server.world.channels[message.channel_id]
    del server.world.messages[channel["id"]][message.id]
    if channel["type"] in THREADS and not message.only_for:
        channel["message_count"] = max(0, channel["message_count"] - 1)
    gone: Json = {"id": message.id, "channel_id": channel["id"]}
    for user_id in _audience(server, message):
        server.live_events.send(user_id, "message_delete", gone)
        tell_unread(server, user_id, channel["id"])
    server.changed()


def is_seen_by(message: Message, user_id: str) -> bool:
    """Return whether a person sees a message: not dismissed, and not ephemeral for somebody else."""
    return message.only_for in (None, user_id) and not message.dismissed


def view(server: Server, message: Message, viewer: str) -> Json:
    """Return the message object for one user: signed URLs, reactions, the message it replies to."""
    shown: Json = files.with_signed_urls(message.data, server.base, server.clock)
    if message.reactions:
        shown["reactions"] = [_reaction(key, users, viewer) for key, users in message.reactions.items()]
    if message.data["type"] == REPLY:
        target = message.data["message_reference"]["message_id"]
        kept = server.world.messages.get(message.channel_id, {}).get(target)
        shown["referenced_message"] = files.with_signed_urls(kept.data, server.base, server.clock) if kept else None
    thread = server.world.channels.get(message.id)
    if thread:
        shown["thread"] = thread
    return shown


def _reaction(key: str, users: list[str], viewer: str) -> Json:
    name, _, emoji_id = key.partition(":")
    return {
        "emoji": {"id": emoji_id or None, "name": name},
        "count": len(users),
        "count_details": {"burst": 0, "normal": len(users)},
        "burst_colors": [],
        "me_burst": False,
        "burst_me": False,
        "burst_count": 0,
        "me": viewer in users,
    }


def announce(server: Server, message: Message, what: str) -> None:
    """Send events to the bot and to subscribed people. `what` is create or update."""
    world = server.world
    channel = world.channels[message.channel_id]
    event_data = view(server, message, world.bot_id)
    event_data["channel_type"] = channel["type"]
    # The event of an ephemeral message has no guild and needs the DM intent.
    if channel["type"] != DM and not message.only_for:
        event_data["guild_id"] = world.guild_id
        event_data["member"] = guild.partial_member(world, message.data["author"]["id"])
    if message.only_for or permissions.can_see(world, world.bot_id, channel):
        server.gateway.dispatch_message(f"MESSAGE_{what.upper()}", event_data)
    for user_id in _audience(server, message):
        server.live_events.send(user_id, f"message_{what}", view(server, message, user_id))
        if what == "create":
            tell_unread(server, user_id, channel["id"])
    server.changed()


def _audience(server: Server, message: Message) -> list[str]:
    channel = server.world.channels[message.channel_id]
    return [
        user_id
        for user_id in server.live_events.subscribers()
        if is_seen_by(message, user_id) and permissions.can_see(server.world, user_id, channel)
    ]


def unread(server: Server, user_id: str, channel_id: str) -> Json:
    """Count the messages that a person has not read in a channel, and those that mention them."""
    world = server.world
    mark = world.read.get(user_id, {}).get(channel_id, "0")
    direct = world.channels[channel_id]["type"] == DM
    count = mentions = 0
    for message in reversed(world.messages.get(channel_id, {}).values()):
        if int(message.id) <= int(mark) or count >= MAX_UNREAD:
            break
        if is_seen_by(message, user_id) and message.data["author"]["id"] != user_id:
            count += 1
            mentions += direct or mentions_user(server, message, user_id)
    return {"count": count, "mentions": mentions, "last_read": mark}


def mentions_user(server: Server, message: Message, user_id: str) -> bool:
    data = message.data
    roles = server.world.members.get(user_id, {}).get("roles", ())
    named = any(user["id"] == user_id for user in data["mentions"])
    return named or data["mention_everyone"] or any(role in roles for role in data["mention_roles"])


def tell_unread(server: Server, user_id: str, channel_id: str) -> None:
    server.live_events.send(user_id, "unread", {"channel_id": channel_id, **unread(server, user_id, channel_id)})
