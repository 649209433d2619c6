"""REST routes of the bot's application, of users, of opening DMs, and of the gateway's URL."""

from sandbox.protocol.gateway import MAX_STARTS_PER_DAY
from sandbox.protocol.payloads import Json, Problems, unknown
from sandbox.rest.call import Call, Route
from sandbox.world import dms, guild, permissions


def gateway(call: Call) -> Json:
    return {"url": call.server.gateway_url}


def gateway_bot(call: Call) -> Json:
    gateway = call.server.gateway
    limit = {
        "total": MAX_STARTS_PER_DAY,
        "remaining": gateway.starts_left,
        "reset_after": gateway.starts_reset_in,
        "max_concurrency": 1,
    }
    return {"url": call.server.gateway_url, "shards": call.server.settings.shards, "session_start_limit": limit}


def application(call: Call) -> Json:
    world = call.server.world
    return {
        **world.application,
        "owner": world.users[world.guild["owner_id"]],
        "bot": world.users[world.bot_id],
        "team": None,
        "redirect_uris": [],
        "rpc_origins": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "approximate_guild_count": 1,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": ["bot", "applications.commands"],
    }


def edit_application(call: Call) -> Json:
    call.server.world.application["description"] = call.body.get("description") or ""
    call.server.changed()
    return application(call)


def me(call: Call) -> Json:
    user = call.server.world.users[call.bot_id]
    return {**user, "mfa_enabled": False, "locale": "en-US", "verified": True, "email": None, "premium_type": 0}


def edit_me(call: Call) -> Json:
    if call.body.get("username") is not None:
        problems = Problems()
        problems.length(("username",), call.body["username"], 32, 2)
        problems.raise_if_any()
        call.server.world.users[call.bot_id]["username"] = call.body["username"]
        call.server.changed()
    return me(call)


def user(call: Call) -> Json:
    found = call.server.world.users.get(call.params["user_id"])
    if found is None:
        raise unknown("User")
    return found


def my_guilds(call: Call) -> list[Json]:
    world = call.server.world
    own = {key: world.guild[key] for key in ("id", "name", "icon", "banner", "features")}
    return [{**own, "owner": False, "permissions": str(permissions.in_guild(world, world.bot_id))}]


def open_dm(call: Call) -> Json:
    channel = dms.open_channel(call.server, str(call.body["recipient_id"]))
    return guild.channel_for(call.server.world, channel, call.bot_id)


ROUTES: list[Route] = [
    ("GET", "/gateway", gateway),
    ("GET", "/gateway/bot", gateway_bot),
    ("GET", "/applications/@me", application),
    ("PATCH", "/applications/@me", edit_application),
    ("GET", "/oauth2/applications/@me", application),
    ("GET", "/users/@me", me),
    ("PATCH", "/users/@me", edit_me),
    ("GET", "/users/@me/guilds", my_guilds),
    ("POST", "/users/@me/channels", open_dm),
    ("GET", "/users/{user_id}", user),
]
