"""The step from a request body to a message: files, embeds, components and mentions."""

import re
from collections.abc import Callable

from sandbox.limits import messagelimits as limits
from sandbox.protocol.payloads import ApiError, Json, Problems, Upload
from sandbox.server import Server
from sandbox.world import components, files, permissions
from sandbox.world import permission_bits as bits
from sandbox.world.world import Message, World

_USER, _ROLE, _EVERYONE = re.compile(r"<@!?(\d+)>"), re.compile(r"<@&(\d+)>"), re.compile(r"@(everyone|here)\b")
_UNSAFE = re.compile(r"[^\w.\-]")


def apply_body(
    server: Server, message: Message, body: Json, uploads: list[Upload], author_id: str, prefix: str | None = None
) -> None:
    """Check a body and apply it to a message. Fields that are not given stay as they are."""
    v2 = bool((message.data["flags"] | limits.settable(body.get("flags"))) & limits.V2)
    problems = Problems(prefix) if prefix else Problems()
    if v2:
        _check_left_fields(message, body, problems)
    limits.check_message(body, uploads, problems, server.world.emojis.__contains__, v2=v2)
    _write_flags(message, body)
    _write_files(server, message, body, uploads)
    resolve = _resolver(message)
    if "content" in body:
        message.data["content"] = (body["content"] or "").strip()
    if "embeds" in body:
        message.data["embeds"] = [_complete_embed(embed, resolve) for embed in body["embeds"] or []]
    if "components" in body:
        message.data["components"] = components.complete(body["components"] or [], resolve)
    _hide_shown_files(message)
    _write_mentions(server.world, message, body, author_id)
    _require_content(message)


def _check_left_fields(message: Message, body: Json, problems: Problems) -> None:
    """Refuse an edit to Components V2 that leaves the content or embeds of the plain message in place."""
    left = {key: message.data[key] for key in ("content", "embeds") if message.data[key] and key not in body}
    limits.check_v2_fields(left, problems)


def _require_content(message: Message) -> None:
    if not any(message.data[key] for key in ("content", "embeds", "attachments", "components")) and not message.files:
        raise ApiError(400, 50006, "Cannot send an empty message")


def _write_flags(message: Message, body: Json) -> None:
    """Set the flags. Components V2 and ephemeral cannot be unset."""
    if "flags" in body:
        sticky = message.data["flags"] & ~limits.SUPPRESS_EMBEDS
        message.data["flags"] = sticky | (limits.settable(body["flags"]) & ~limits.EPHEMERAL)
    if body.get("tts"):
        message.data["tts"] = True


def _write_files(server: Server, message: Message, body: Json, uploads: list[Upload]) -> None:
    """Keep the listed files and add the uploaded ones. Without a list, keep all files."""
    described = {str(entry.get("id")): entry for entry in body.get("attachments") or []}
    if "attachments" in body:
        message.files = [kept | _described(described[kept["id"]]) for kept in message.files if kept["id"] in described]
    for upload in uploads:
        message.files.append(store_file(server, message.channel_id, upload, described.get(upload.slot, {})))
    if message.only_for:
        message.files = [{**kept, "ephemeral": True} for kept in message.files]


def store_file(server: Server, channel_id: str, upload: Upload, described: Json) -> Json:
    """Store an uploaded file and return its attachment object."""
    file_id = server.ids.next()
    safe = Upload(upload.slot, _UNSAFE.sub("_", upload.filename), upload.content_type, upload.content)
    server.files.put(file_id, upload.content)
    return files.attachment(file_id, channel_id, safe, described)


def _described(entry: Json) -> Json:
    return {key: entry[key] for key in ("description", "title") if entry.get(key)}


def _resolver(message: Message) -> Callable[[str], Json | None]:
    def resolve(address: str) -> Json | None:
        if not address.startswith("attachment://"):
            return None
        wanted = _UNSAFE.sub("_", address.removeprefix("attachment://"))
        found = next((kept for kept in reversed(message.files) if kept["filename"] == wanted), None)
        if found is None:
            problems = Problems()
            problems.add(("attachments",), "ATTACHMENT_NOT_FOUND", f"Attachment {wanted} not found.")
            problems.raise_if_any()
        return found

    return resolve


def _complete_embed(embed: Json, resolve: Callable[[str], Json | None]) -> Json:
    done = {key: value for key, value in embed.items() if value is not None}
    done["type"] = done.get("type", "rich")
    for key in ("image", "thumbnail"):
        if done.get(key, {}).get("url"):
            done[key] = _picture(done[key]["url"], resolve)
    for key in ("footer", "author"):
        if done.get(key, {}).get("icon_url"):
            icon = _picture(done[key]["icon_url"], resolve)
            done[key] = {**done[key], "icon_url": icon["url"], "proxy_icon_url": icon["proxy_url"]}
    if "fields" in done:
        done["fields"] = [{"inline": False, **field} for field in done["fields"]]
    return done


def _picture(address: str, resolve: Callable[[str], Json | None]) -> Json:
    found = resolve(address)
    if found is None:
        return {"url": address, "proxy_url": address}
    return {key: found[key] for key in ("url", "proxy_url", "width", "height", "content_type") if key in found}


def _hide_shown_files(message: Message) -> None:
    """List the attachments without the files that an embed or a component shows."""
    shown = {embed[key]["url"] for embed in message.data["embeds"] for key in ("image", "thumbnail") if key in embed}
    shown |= {media["url"] for _, part in components.walk(message.data["components"]) for media in _media_of(part)}
    message.data["attachments"] = [kept for kept in message.files if kept["url"] not in shown]


def _media_of(component: Json) -> list[Json]:
    """Return the media that a component shows by itself."""
    items = [item["media"] for item in component.get("items", ())]
    return [*items, *(component[key] for key in ("media", "file") if key in component)]


def _author_replied_to(world: World, message: Message, body: Json) -> str | None:
    target = str((body.get("message_reference") or {}).get("message_id"))
    kept = world.messages.get(message.channel_id, {}).get(target)
    return str(kept.data["author"]["id"]) if kept else None


def _write_mentions(world: World, message: Message, body: Json, author_id: str) -> None:
    """Set the mentions: those in the text that `allowed_mentions` permits."""
    texts = [message.data["content"]]
    texts += [part.get("content", "") for _, part in components.walk(message.data["components"])]
    text = "\n".join(texts)
    allowed = body.get("allowed_mentions") or {"parse": ["users", "roles", "everyone"]}
    parse = allowed.get("parse") or []
    users = [user for user in dict.fromkeys(_USER.findall(text)) if user in world.users]
    roles = [role for role in dict.fromkeys(_ROLE.findall(text)) if role in world.roles]
    if "users" not in parse:
        users = [user for user in users if user in map(str, allowed.get("users") or [])]
    if "roles" not in parse:
        roles = [role for role in roles if role in map(str, allowed.get("roles") or [])]
    replied_to = _author_replied_to(world, message, body)
    if replied_to and replied_to not in users and (allowed.get("replied_user") or "allowed_mentions" not in body):
        users.append(replied_to)
    message.data["mentions"] = [world.users[user] for user in users]
    message.data["mention_roles"] = roles
    channel = world.channels[message.channel_id]
    can_mention_everyone = bool(permissions.in_channel(world, author_id, channel) & bits.MENTION_EVERYONE)
    message.data["mention_everyone"] = bool(_EVERYONE.search(text)) and "everyone" in parse and can_mention_everyone
