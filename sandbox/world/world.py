"""The world: one server with its people, channels and messages, as plain data that is saved in a file."""

import base64
import os
import secrets
from collections.abc import Iterator
from pathlib import Path

import msgspec

from sandbox.protocol.payloads import Json
from sandbox.world import permission_bits as bits
from sandbox.world.clock import Clock, Snowflakes

PEOPLE = ("Ann", "Bo", "Cy", "Di", "Ed", "Fay", "Gus", "Hal")
CHANNELS = ("welcome", "table-1", "table-2", "general")
GUILD_NAME = "Arrakeen Games Club"
BOT_NAME = "Sandbox Bot"

TEXT, DM, NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 10, 11, 12
THREADS = (NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD)


class Message(msgspec.Struct):
    """A message: the object that Discord sends, and what Discord stores about it."""

    data: Json
    only_for: str | None = None
    """The id of the person who sees this ephemeral message, or None."""
    interaction: str | None = None
    """The id of the interaction whose token may edit the message."""
    files: list[Json] = []
    """All attachments. `attachments` in `data` leaves out those that an embed shows."""
    reactions: dict[str, list[str]] = {}
    pinned_at: str | None = None
    nonce: str | None = None
    dismissed: bool = False

    @property
    def id(self) -> str:
        return str(self.data["id"])

    @property
    def channel_id(self) -> str:
        return str(self.data["channel_id"])


class Interaction(msgspec.Struct):
    """An action of a person that is sent to the bot, and the state of the bot's answer."""

    id: str
    token: str
    type: int
    user_id: str
    channel_id: str
    created: float
    data: Json
    name: str = ""
    command_type: int = 1
    message_id: str | None = None
    """The id of the message whose component was used."""
    opened_by: str | None = None
    """The id of the interaction that opened the submitted modal."""
    answered: int | None = None
    """The type of the bot's callback, or None before it."""
    original_id: str | None = None
    modal: Json | None = None
    status: str = "pending"
    reason: str | None = None
    choices: list[Json] = []
    touched: list[str] = []
    """Ids of the messages posted or edited with this interaction's token, in order."""


class World(msgspec.Struct):
    """All data of the sandbox. Ids are strings; channels, users, roles and commands are Discord's objects."""

    guild: Json
    application: Json
    bot_id: str
    token: str
    users: dict[str, Json]
    members: dict[str, Json]
    roles: dict[str, Json]
    channels: dict[str, Json]
    messages: dict[str, dict[str, Message]] = {}
    thread_members: dict[str, dict[str, Json]] = {}
    interactions: dict[str, Interaction] = {}
    commands: dict[str, Json] = {}
    emojis: dict[str, Json] = {}
    read: dict[str, dict[str, str]] = {}
    dms_closed: list[str] = []
    clock_offset: float = 0.0
    last_id: int = 0
    key: str = ""
    """The secret key in the printed URL. A browser needs it to act as a person."""

    @property
    def guild_id(self) -> str:
        return str(self.guild["id"])

    def people(self) -> Iterator[Json]:
        return (user for user in self.users.values() if not user.get("bot"))

    def person(self, key: str) -> Json | None:
        """Return a person by id or name, or None."""
        if key in self.users:
            return self.users[key]
        wanted = key.casefold()
        return next((user for user in self.people() if user["username"].casefold() == wanted), None)

    def channel_named(self, name: str) -> Json | None:
        wanted = name.removeprefix("#")
        return self.channels.get(wanted) or next((c for c in self.channels.values() if c.get("name") == wanted), None)

    def threads(self) -> Iterator[Json]:
        return (channel for channel in self.channels.values() if channel["type"] in THREADS)

    def find_message(self, message_id: str) -> Message | None:
        return next((kept[message_id] for kept in self.messages.values() if message_id in kept), None)


def save(world: World, path: Path) -> None:
    """Write the world to a new private file and rename it, so that a crash leaves the old file whole."""
    fresh = path.with_suffix(path.suffix + ".new")
    fresh.unlink(missing_ok=True)
    with os.fdopen(os.open(fresh, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as file:
        file.write(msgspec.json.encode(world))
    os.replace(fresh, path)


class BadWorld(Exception):
    """Raised for a file that is not a saved world. The message names the file."""


def load(path: Path) -> World:
    try:
        world = msgspec.json.decode(path.read_bytes(), type=World)
        world.key = world.key or new_key()
        return world
    except msgspec.DecodeError as error:
        raise BadWorld(f"{path} cannot be read ({error})") from error


def create(people: tuple[str, ...] = PEOPLE, channels: tuple[str, ...] = CHANNELS, bot_name: str = BOT_NAME) -> World:
    """Return a new world. The first person owns the server; the bot has the permissions of an invited bot."""
    clock = Clock()
    ids = Snowflakes(clock)
    now = clock.iso()
    guild_id, bot_id = ids.next(), ids.next()
    users = {user["id"]: user for user in (new_user(ids.next(), name) for name in people)}
    bot = new_user(bot_id, bot_name, bot=True)
    bot_role = _bot_role(ids.next(), bot)
    world = World(
        guild=_guild(guild_id, owner_id=next(iter(users))),
        application=_application(bot),
        bot_id=bot_id,
        token=_bot_token(bot_id),
        key=new_key(),
        users={**users, bot_id: bot},
        members={**{key: new_member(now) for key in users}, bot_id: new_member(now, bot_role["id"])},
        roles={guild_id: new_role(guild_id, "@everyone", bits.EVERYONE), bot_role["id"]: bot_role},
        channels={},
    )
    for position, name in enumerate(channels):
        channel = new_channel(ids.next(), guild_id, name, position)
        world.channels[channel["id"]] = channel
    world.guild["system_channel_id"] = next(iter(world.channels), None)
    world.last_id = ids.last
    return world


def new_key() -> str:
    return secrets.token_urlsafe(16)


def _bot_token(bot_id: str) -> str:
    front = base64.urlsafe_b64encode(bot_id.encode()).decode().rstrip("=")
    return f"{front}.{secrets.token_urlsafe(4)[:6]}.{secrets.token_urlsafe(28)}"


def new_user(user_id: str, name: str, *, bot: bool = False) -> Json:
    user: Json = {
        "id": user_id,
        "username": name if bot else name.lower(),
        "global_name": None if bot else name,
        "discriminator": "0001" if bot else "0",
        "avatar": None,
        "banner": None,
        "accent_color": None,
        "avatar_decoration_data": None,
        "collectibles": None,
        "primary_guild": None,
        "public_flags": 0,
        "flags": 0,
    }
    if bot:
        user["bot"] = True
    return user


def new_member(joined_at: str, *roles: str) -> Json:
    return {
        "nick": None,
        "avatar": None,
        "banner": None,
        "roles": list(roles),
        "joined_at": joined_at,
        "premium_since": None,
        "communication_disabled_until": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
    }


def new_role(role_id: str, name: str, permissions: int, position: int = 0) -> Json:
    return {
        "id": role_id,
        "name": name,
        "permissions": str(permissions),
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def _bot_role(role_id: str, bot: Json) -> Json:
    role = new_role(role_id, bot["username"], bits.INVITED_BOT, position=1)
    return {**role, "managed": True, "tags": {"bot_id": bot["id"]}}


def new_channel(channel_id: str, guild_id: str, name: str, position: int) -> Json:
    return {
        "id": channel_id,
        "type": TEXT,
        "guild_id": guild_id,
        "name": name,
        "position": position,
        "topic": None,
        "parent_id": None,
        "nsfw": False,
        "rate_limit_per_user": 0,
        "permission_overwrites": [],
        "last_message_id": None,
        "last_pin_timestamp": None,
        "flags": 0,
    }


def _application(bot: Json) -> Json:
    return {
        "id": bot["id"],
        "name": bot["username"],
        "description": "",
        "icon": None,
        "type": None,
        "flags": 0,
        "flags_new": "0",
        "verify_key": "0" * 64,
        "bot_public": True,
        "bot_require_code_grant": False,
    }


def _guild(guild_id: str, owner_id: str) -> Json:
    return {
        "id": guild_id,
        "name": GUILD_NAME,
        "owner_id": owner_id,
        "icon": None,
        "description": None,
        "home_header": None,
        "splash": None,
        "discovery_splash": None,
        "banner": None,
        "features": [],
        "application_id": None,
        "region": "deprecated",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "widget_enabled": False,
        "widget_channel_id": None,
        "verification_level": 0,
        "default_message_notifications": 0,
        "mfa_level": 0,
        "explicit_content_filter": 0,
        "max_presences": None,
        "max_members": 500000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "vanity_url_code": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": False,
        "preferred_locale": "en-US",
        "rules_channel_id": None,
        "safety_alerts_channel_id": None,
        "public_updates_channel_id": None,
        "nsfw": False,
        "nsfw_level": 0,
        "emojis": [],
        "stickers": [],
        "incidents_data": None,
    }
