"""Discord's limits on messages and embeds."""

from collections.abc import Callable

from sandbox.limits.componentlimits import Check
from sandbox.protocol.payloads import ApiError, Json, Problems, Upload

EPHEMERAL, LOADING, SUPPRESS_EMBEDS, V2 = 1 << 6, 1 << 7, 1 << 2, 1 << 15

MAX_FILE_BYTES = 10 * 1024 * 1024
_SETTABLE_FLAGS = EPHEMERAL | SUPPRESS_EMBEDS | V2 | 1 << 12 | 1 << 13

_EMBED_LENGTHS = (("title", 256), ("description", 4096))
_LINKS = ("http", "https")
_PICTURES = (*_LINKS, "attachment")
_PARSE_LISTS = ("users", "roles")


def check_message(
    body: Json, uploads: list[Upload], problems: Problems, knows_emoji: Callable[[str], bool], *, v2: bool
) -> None:
    """Check a message body. Raise error 50035 for wrong fields, or 40005 for a file that is too large."""
    if any(len(upload.content) > MAX_FILE_BYTES for upload in uploads):
        raise ApiError(413, 40005, "Request entity too large")
    problems.length(("content",), body.get("content"), 2000)
    problems.length(("embeds",), body.get("embeds"), 10)
    problems.length(("attachments",), body.get("attachments"), 10)
    if len(uploads) > 10:
        problems.add(("attachments",), "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")
    if len(str(body.get("nonce") or "")) > 25:
        problems.add(("nonce",), "NONCE_TYPE_TOO_LONG", "Must be 25 or fewer in length.")
    check_embeds(body.get("embeds") or [], problems)
    _check_mentions(body.get("allowed_mentions") or {}, problems)
    _check_slots(body, uploads, problems)
    if v2:
        check_v2_fields(body, problems)
    Check(problems, knows_emoji).message(body.get("components") or [], v2=v2)
    problems.raise_if_any()


def check_embeds(embeds: list[Json], problems: Problems) -> None:
    for index, embed in enumerate(embeds[:10]):
        _check_embed(embed, index, problems)
    if sum(embed_size(embed) for embed in embeds) > 6000:
        problems.add(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")


def _check_embed(embed: Json, index: int, problems: Problems) -> None:
    here = ("embeds", index)
    for key, most in _EMBED_LENGTHS:
        problems.length((*here, key), embed.get(key), most)
    problems.within((*here, "color"), embed.get("color"), 0, 0xFFFFFF)
    footer, author = embed.get("footer") or {}, embed.get("author") or {}
    problems.length((*here, "footer", "text"), footer.get("text"), 2048)
    problems.length((*here, "author", "name"), author.get("name"), 256)
    problems.address((*here, "url"), embed.get("url"), _LINKS)
    problems.address((*here, "author", "url"), author.get("url"), _LINKS)
    problems.address((*here, "author", "icon_url"), author.get("icon_url"), _PICTURES)
    problems.address((*here, "footer", "icon_url"), footer.get("icon_url"), _PICTURES)
    for key in ("image", "thumbnail"):
        problems.address((*here, key, "url"), (embed.get(key) or {}).get("url"), _PICTURES)
    fields = embed.get("fields") or []
    problems.length((*here, "fields"), fields, 25)
    for number, field in enumerate(fields[:25]):
        problems.length((*here, "fields", number, "name"), field.get("name"), 256, 1)
        problems.length((*here, "fields", number, "value"), field.get("value"), 1024, 1)


def embed_size(embed: Json) -> int:
    """Return the number of characters that count towards the limit of 6000 for all embeds of a message."""
    texts = [embed.get("title"), embed.get("description")]
    texts += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
    for field in embed.get("fields") or []:
        texts += [field.get("name"), field.get("value")]
    return sum(len(text or "") for text in texts)


def _check_mentions(allowed: Json, problems: Problems) -> None:
    """Refuse `parse: ["users"]` together with a list of users; the same for roles."""
    here = ("allowed_mentions",)
    parse = allowed.get("parse") or []
    for index, kind in enumerate(parse):
        problems.choices((*here, "parse", index), kind, ("users", "roles", "everyone"))
    for key in _PARSE_LISTS:
        named = allowed.get(key) or []
        problems.length((*here, key), named, 100)
        if named and key in parse:
            message = f'parse:["{key}"] and {key}: [ids...] are mutually exclusive.'
            problems.add(here, "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message)
    for key in ("parse", *_PARSE_LISTS):
        problems.unique((*here, key), allowed.get(key))


def _check_slots(body: Json, uploads: list[Upload], problems: Problems) -> None:
    """Check that the id of each new attachment is the n of an uploaded `files[n]`."""
    slots = {upload.slot for upload in uploads}
    for index, described in enumerate(body.get("attachments") or []):
        if described.get("filename") is not None:
            problems.length(("attachments", index, "filename"), described["filename"], 1024, 1)
        problems.length(("attachments", index, "description"), described.get("description"), 1024)
        named = str(described.get("id"))
        if int(named) < 10 and named not in slots:
            problems.add(
                ("attachments", index, "id"), "ATTACHMENT_NOT_FOUND", f"Attachment data for file {named} not found."
            )


def check_v2_fields(body: Json, problems: Problems) -> None:
    """Refuse fields that a message with Components V2 cannot have."""
    for key in ("content", "embeds", "poll", "sticker_ids"):
        if body.get(key):
            problems.add(
                (key,),
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )


def settable(flags: int | None) -> int:
    """Return the flags that a sender may set, without the others."""
    return (flags or 0) & _SETTABLE_FLAGS
