"""The schemas of the request bodies, by route."""

from sandbox.limits.schemas import (
    Schema,
    bits,
    boolean,
    integer,
    list_of,
    number,
    object_with,
    snowflake,
    string,
    string_or_number,
)
from sandbox.protocol.payloads import Path, Problems

_MEDIA = object_with("url", url=string)
_EMOJI = object_with(id=snowflake, name=string, animated=boolean)
_DEFAULT_VALUE = object_with("id", "type", id=snowflake, type=string)


def _component(problems: Problems, path: Path, value: object) -> None:
    """Check a component. It may hold components, so the schema refers to itself."""
    _COMPONENT(problems, path, value)


_COMPONENT = object_with(
    "type",
    type=integer,
    id=integer,
    custom_id=string,
    label=string,
    description=string,
    style=integer,
    url=string,
    sku_id=snowflake,
    emoji=_EMOJI,
    disabled=boolean,
    placeholder=string,
    options=list_of(object_with(label=string, value=string, description=string, emoji=_EMOJI, default=boolean)),
    default_values=list_of(_DEFAULT_VALUE),
    channel_types=list_of(integer),
    min_values=integer,
    max_values=integer,
    min_length=integer,
    max_length=integer,
    required=boolean,
    default=boolean,
    value=string,
    content=string,
    media=_MEDIA,
    file=_MEDIA,
    items=list_of(object_with("media", media=_MEDIA, description=string, spoiler=boolean)),
    spoiler=boolean,
    divider=boolean,
    spacing=integer,
    accent_color=integer,
    components=list_of(_component),
    component=_component,
    accessory=_component,
)

_EMBED = object_with(
    title=string,
    type=string,
    description=string,
    url=string,
    timestamp=string,
    color=integer,
    footer=object_with("text", text=string, icon_url=string),
    image=object_with("url", url=string),
    thumbnail=object_with("url", url=string),
    video=object_with(url=string),
    provider=object_with(name=string, url=string),
    author=object_with("name", name=string, url=string, icon_url=string),
    fields=list_of(object_with(name=string, value=string, inline=boolean)),
)

_MESSAGE_FIELDS: dict[str, Schema] = {
    "content": string,
    "embeds": list_of(_EMBED),
    "components": list_of(_component),
    "attachments": list_of(object_with("id", id=snowflake, filename=string, description=string, title=string)),
    "flags": integer,
    "tts": boolean,
    "nonce": string_or_number,
    "enforce_nonce": boolean,
    "allowed_mentions": object_with(
        parse=list_of(string), users=list_of(snowflake), roles=list_of(snowflake), replied_user=boolean
    ),
    "message_reference": object_with(
        "message_id", message_id=snowflake, channel_id=snowflake, guild_id=snowflake, fail_if_not_exists=boolean
    ),
}
MESSAGE = object_with(**_MESSAGE_FIELDS)

_CHOICE = object_with("value", name=string, value=string_or_number)
_CALLBACK = object_with(
    "type",
    type=integer,
    data=object_with(**_MESSAGE_FIELDS, choices=list_of(_CHOICE), title=string, custom_id=string),
)


def _option(problems: Problems, path: Path, value: object) -> None:
    """Check a command option. It may hold options, so the schema refers to itself."""
    _OPTION(problems, path, value)


_OPTION = object_with(
    type=integer,
    name=string,
    description=string,
    required=boolean,
    autocomplete=boolean,
    choices=list_of(_CHOICE),
    options=list_of(_option),
    channel_types=list_of(integer),
    min_value=number,
    max_value=number,
    min_length=integer,
    max_length=integer,
)
_COMMAND = object_with(
    type=integer,
    name=string,
    description=string,
    options=list_of(_option),
    default_member_permissions=bits,
    dm_permission=boolean,
    nsfw=boolean,
    contexts=list_of(integer),
    integration_types=list_of(integer),
    name_localizations=object_with(),
    description_localizations=object_with(),
)

_OVERWRITE_FIELDS: dict[str, Schema] = {"id": snowflake, "type": integer, "allow": bits, "deny": bits}
_CHANNEL_FIELDS: dict[str, Schema] = {
    "name": string,
    "type": integer,
    "topic": string,
    "position": integer,
    "nsfw": boolean,
    "rate_limit_per_user": integer,
    "parent_id": snowflake,
    "permission_overwrites": list_of(object_with("id", "type", **_OVERWRITE_FIELDS)),
    "archived": boolean,
    "locked": boolean,
    "invitable": boolean,
    "auto_archive_duration": integer,
}
_CHANNEL = object_with(**_CHANNEL_FIELDS)
_ROLE = object_with(name=string, color=integer, hoist=boolean, mentionable=boolean, permissions=bits)
_MEMBER = object_with(nick=string, roles=list_of(snowflake))
_APPLICATION_EMOJI = object_with(name=string, image=string)
_MESSAGES = "/channels/{channel_id}/messages"
_WEBHOOK = "/webhooks/{webhook_id}/{token}"

SCHEMAS: dict[tuple[str, str], Schema] = {
    ("PATCH", "/applications/@me"): object_with(description=string),
    ("PATCH", "/users/@me"): object_with(username=string),
    ("POST", "/users/@me/channels"): object_with("recipient_id", recipient_id=snowflake),
    ("POST", _MESSAGES): MESSAGE,
    ("PATCH", _MESSAGES + "/{message_id}"): MESSAGE,
    ("POST", _MESSAGES + "/bulk-delete"): object_with("messages", messages=list_of(snowflake)),
    ("POST", "/interactions/{interaction_id}/{token}/callback"): _CALLBACK,
    ("POST", _WEBHOOK): MESSAGE,
    ("PATCH", _WEBHOOK + "/messages/{message_id}"): MESSAGE,
    ("PATCH", "/channels/{channel_id}"): _CHANNEL,
    ("POST", "/guilds/{guild_id}/channels"): _CHANNEL,
    ("PUT", "/channels/{channel_id}/permissions/{target_id}"): object_with("type", **_OVERWRITE_FIELDS),
    ("POST", "/channels/{channel_id}/threads"): _CHANNEL,
    ("POST", _MESSAGES + "/{message_id}/threads"): _CHANNEL,
    ("PATCH", "/guilds/{guild_id}/members/@me"): _MEMBER,
    ("PATCH", "/guilds/{guild_id}/members/{user_id}"): _MEMBER,
    ("POST", "/guilds/{guild_id}/roles"): _ROLE,
    ("PATCH", "/guilds/{guild_id}/roles/{role_id}"): _ROLE,
    ("POST", "/applications/{application_id}/emojis"): _APPLICATION_EMOJI,
    ("PATCH", "/applications/{application_id}/emojis/{emoji_id}"): _APPLICATION_EMOJI,
    **{
        (method, f"/applications/{{application_id}}{scope}/commands{rest}"): schema
        for scope in ("", "/guilds/{guild_id}")
        for method, rest, schema in (
            ("POST", "", _COMMAND),
            ("PUT", "", list_of(_COMMAND)),
            ("PATCH", "/{command_id}", _COMMAND),
        )
    },
}
"""Routes that are not listed do not read their body."""
