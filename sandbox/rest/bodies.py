"""The form of every route's body."""

from sandbox.limits.forms import Form, bits, flag, many, model, number, scalar, snowflake, text, whole
from sandbox.wires.shapes import Path, Problems

_MEDIA = model("url", url=text)
_EMOJI = model(id=snowflake, name=text, animated=flag)
_PICKED_AT_FIRST = model("id", "type", id=snowflake, type=text)


def _component(problems: Problems, path: Path, value: object) -> None:
    """Components hold components, so the form has to name itself."""
    _COMPONENT(problems, path, value)


_COMPONENT = model(
    "type",
    type=whole,
    id=whole,
    custom_id=text,
    label=text,
    description=text,
    style=whole,
    url=text,
    sku_id=snowflake,
    emoji=_EMOJI,
    disabled=flag,
    placeholder=text,
    options=many(model(label=text, value=text, description=text, emoji=_EMOJI, default=flag)),
    default_values=many(_PICKED_AT_FIRST),
    channel_types=many(whole),
    min_values=whole,
    max_values=whole,
    min_length=whole,
    max_length=whole,
    required=flag,
    default=flag,
    value=text,
    content=text,
    media=_MEDIA,
    file=_MEDIA,
    items=many(model("media", media=_MEDIA, description=text, spoiler=flag)),
    spoiler=flag,
    divider=flag,
    spacing=whole,
    accent_color=whole,
    components=many(_component),
    component=_component,
    accessory=_component,
)

_EMBED = model(
    title=text,
    type=text,
    description=text,
    url=text,
    timestamp=text,
    color=whole,
    footer=model("text", text=text, icon_url=text),
    image=model("url", url=text),
    thumbnail=model("url", url=text),
    video=model(url=text),
    provider=model(name=text, url=text),
    author=model("name", name=text, url=text, icon_url=text),
    fields=many(model(name=text, value=text, inline=flag)),
)

_MESSAGE_FIELDS: dict[str, Form] = {
    "content": text,
    "embeds": many(_EMBED),
    "components": many(_component),
    "attachments": many(model("id", id=snowflake, filename=text, description=text, title=text)),
    "flags": whole,
    "tts": flag,
    "nonce": scalar,
    "enforce_nonce": flag,
    "allowed_mentions": model(parse=many(text), users=many(snowflake), roles=many(snowflake), replied_user=flag),
    "message_reference": model(
        "message_id", message_id=snowflake, channel_id=snowflake, guild_id=snowflake, fail_if_not_exists=flag
    ),
}
MESSAGE = model(**_MESSAGE_FIELDS)

_CHOICE = model("value", name=text, value=scalar)
_CALLBACK = model(
    "type",
    type=whole,
    data=model(**_MESSAGE_FIELDS, choices=many(_CHOICE), title=text, custom_id=text),
)


def _option(problems: Problems, path: Path, value: object) -> None:
    """Groups hold subcommands, which hold options."""
    _OPTION(problems, path, value)


_OPTION = model(
    type=whole,
    name=text,
    description=text,
    required=flag,
    autocomplete=flag,
    choices=many(_CHOICE),
    options=many(_option),
    channel_types=many(whole),
    min_value=number,
    max_value=number,
    min_length=whole,
    max_length=whole,
)
_COMMAND = model(
    type=whole,
    name=text,
    description=text,
    options=many(_option),
    default_member_permissions=bits,
    dm_permission=flag,
    nsfw=flag,
    contexts=many(whole),
    integration_types=many(whole),
    name_localizations=model(),
    description_localizations=model(),
)

_OVERWRITE_FIELDS: dict[str, Form] = {"id": snowflake, "type": whole, "allow": bits, "deny": bits}
_CHANNEL_FIELDS: dict[str, Form] = {
    "name": text,
    "type": whole,
    "topic": text,
    "position": whole,
    "nsfw": flag,
    "rate_limit_per_user": whole,
    "parent_id": snowflake,
    "permission_overwrites": many(model("id", "type", **_OVERWRITE_FIELDS)),
    "archived": flag,
    "locked": flag,
    "invitable": flag,
    "auto_archive_duration": whole,
}
_CHANNEL = model(**_CHANNEL_FIELDS)
_ROLE = model(name=text, color=whole, hoist=flag, mentionable=flag, permissions=bits)
_MEMBER = model(nick=text, roles=many(snowflake))
_EMOJI_OF_OURS = model(name=text, image=text)
_MESSAGES = "/channels/{channel_id}/messages"
_WEBHOOK = "/webhooks/{webhook_id}/{token}"

FORMS: dict[tuple[str, str], Form] = {
    ("PATCH", "/applications/@me"): model(description=text),
    ("PATCH", "/users/@me"): model(username=text),
    ("POST", "/users/@me/channels"): model("recipient_id", recipient_id=snowflake),
    ("POST", _MESSAGES): MESSAGE,
    ("PATCH", _MESSAGES + "/{message_id}"): MESSAGE,
    ("POST", _MESSAGES + "/bulk-delete"): model("messages", messages=many(snowflake)),
    ("POST", "/interactions/{interaction_id}/{token}/callback"): _CALLBACK,
    ("POST", _WEBHOOK): MESSAGE,
    ("PATCH", _WEBHOOK + "/messages/{message_id}"): MESSAGE,
    ("PATCH", "/channels/{channel_id}"): _CHANNEL,
    ("POST", "/guilds/{guild_id}/channels"): _CHANNEL,
    ("PUT", "/channels/{channel_id}/permissions/{target_id}"): model("type", **_OVERWRITE_FIELDS),
    ("POST", "/channels/{channel_id}/threads"): _CHANNEL,
    ("POST", _MESSAGES + "/{message_id}/threads"): _CHANNEL,
    ("PATCH", "/guilds/{guild_id}/members/@me"): _MEMBER,
    ("PATCH", "/guilds/{guild_id}/members/{user_id}"): _MEMBER,
    ("POST", "/guilds/{guild_id}/roles"): _ROLE,
    ("PATCH", "/guilds/{guild_id}/roles/{role_id}"): _ROLE,
    ("POST", "/applications/{application_id}/emojis"): _EMOJI_OF_OURS,
    ("PATCH", "/applications/{application_id}/emojis/{emoji_id}"): _EMOJI_OF_OURS,
    **{
        (method, f"/applications/{{application_id}}{scope}/commands{rest}"): form
        for scope in ("", "/guilds/{guild_id}")
        for method, rest, form in (
            ("POST", "", _COMMAND),
            ("PUT", "", many(_COMMAND)),
            ("PATCH", "/{command_id}", _COMMAND),
        )
    },
}
"""Routes that are not named here read nothing of their body."""
