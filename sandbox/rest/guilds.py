"""REST routes of the server, its members and its roles."""

from sandbox.protocol.gateway import GUILD_MEMBERS, GUILDS
from sandbox.protocol.payloads import Json, Problems, missing_access, missing_permissions, unknown
from sandbox.rest.call import Call, Route
from sandbox.world import guild, permissions
from sandbox.world import permission_bits as bits
from sandbox.world.world import new_role

_ROLE_FIELDS = ("name", "color", "hoist", "mentionable")


def get(call: Call) -> Json:
    call.require_guild()
    counted = call.query.get("with_counts", "").lower() in ("1", "true")
    return guild.for_rest(call.server.world, with_counts=counted)


def members(call: Call) -> list[Json]:
    """Return the list of members. It needs the privileged intent."""
    call.require_guild()
    if not call.server.settings.privileged_intents:
        raise missing_access()
    after = call.snowflake("after") or 0
    listed = sorted((user_id for user_id in call.server.world.members if int(user_id) > after), key=int)
    return [guild.member(call.server.world, user_id) for user_id in listed[: call.limit(1000, default=1)]]


def search(call: Call) -> list[Json]:
    call.require_guild()
    world, wanted = call.server.world, call.query.get("query", "").lower()
    found = [u for u in world.members if _is_called(world.users[u], world.members[u], wanted)]
    return [guild.member(world, user_id) for user_id in found[: call.limit(1000, default=1)]]


def _is_called(user: Json, member: Json, wanted: str) -> bool:
    return user["username"].lower().startswith(wanted) or (member["nick"] or "").lower().startswith(wanted)


def member(call: Call) -> Json:
    call.require_guild()
    return guild.member(call.server.world, call.member_id())


def edit_member(call: Call) -> Json:
    call.require_guild()
    user_id = call.member_id()
    own = user_id == call.bot_id
    if "nick" in call.body:
        permissions.require_in_guild(
            call.server.world, call.bot_id, bits.CHANGE_NICKNAME if own else bits.MANAGE_NICKNAMES
        )
        problems = Problems()
        problems.length(("nick",), call.body["nick"], 32)
        problems.raise_if_any()
    if "roles" in call.body:
        permissions.require_in_guild(call.server.world, call.bot_id, bits.MANAGE_ROLES)
        call.server.world.members[user_id]["roles"] = _known_roles(call)
    if "nick" in call.body:
        call.server.world.members[user_id]["nick"] = call.body["nick"]
    _announce_member(call, user_id)
    return guild.member(call.server.world, user_id)


def _known_roles(call: Call) -> list[str]:
    wanted = [str(role_id) for role_id in call.body["roles"] or []]
    if any(role_id not in call.server.world.roles for role_id in wanted):
        raise unknown("Role")
    return wanted


def edit_own_member(call: Call) -> Json:
    return edit_member(Call(call.server, {**call.params, "user_id": "@me"}, call.query, call.body))


def add_role(call: Call) -> None:
    roles = _roles_to_change(call)
    if call.params["role_id"] not in roles:
        roles.append(call.params["role_id"])
    _announce_member(call, call.member_id())


def remove_role(call: Call) -> None:
    roles = _roles_to_change(call)
    if call.params["role_id"] in roles:
        roles.remove(call.params["role_id"])
    _announce_member(call, call.member_id())


def _roles_to_change(call: Call) -> list[str]:
    call.require_guild()
    permissions.require_in_guild(call.server.world, call.bot_id, bits.MANAGE_ROLES)
    _require_below(call, _role(call))
    roles: list[str] = call.server.world.members[call.member_id()]["roles"]
    return roles


def _announce_member(call: Call, user_id: str) -> None:
    world = call.server.world
    event_data = {**guild.member(world, user_id), "guild_id": world.guild_id}
    # A bot gets events about itself without the members intent.
    needs = GUILDS | GUILD_MEMBERS if user_id == call.bot_id else GUILD_MEMBERS
    call.server.gateway.dispatch("GUILD_MEMBER_UPDATE", event_data, needs=needs, guild_id=world.guild_id)
    call.server.live_events.send_to_all("world", {})
    call.server.changed()


def roles(call: Call) -> list[Json]:
    call.require_guild()
    return guild.roles(call.server.world)


def _role(call: Call) -> Json:
    call.require_guild()
    found = call.server.world.roles.get(call.params["role_id"])
    if found is None:
        raise unknown("Role")
    return found


def role(call: Call) -> Json:
    return _role(call)


def _require_below(call: Call, role: Json) -> None:
    """Raise an error unless the role is below the bot's highest role."""
    own = call.server.world.members[call.bot_id]["roles"]
    highest = max((call.server.world.roles[key]["position"] for key in own), default=0)
    if role["position"] >= highest and call.server.world.guild["owner_id"] != call.bot_id:
        raise missing_permissions()


def create_role(call: Call) -> Json:
    call.require_guild()
    world = call.server.world
    permissions.require_in_guild(world, call.bot_id, bits.MANAGE_ROLES)
    problems = Problems()
    problems.length(("name",), call.body.get("name"), 100)
    problems.raise_if_any()
    asked_bits = int(call.body.get("permissions") or world.roles[world.guild_id]["permissions"])
    # A new role is placed below all other roles except @everyone.
    for other in world.roles.values():
        other["position"] += other["position"] >= 1
    created = new_role(call.server.ids.next(), call.body.get("name") or "new role", asked_bits, position=1)
    created |= {key: call.body[key] for key in _ROLE_FIELDS if call.body.get(key) is not None}
    world.roles[created["id"]] = created
    _announce_role(call, "GUILD_ROLE_CREATE", {"role": created})
    return created


def edit_role(call: Call) -> Json:
    found = _role(call)
    permissions.require_in_guild(call.server.world, call.bot_id, bits.MANAGE_ROLES)
    _require_below(call, found)
    found |= {key: call.body[key] for key in _ROLE_FIELDS if call.body.get(key) is not None}
    if call.body.get("permissions") is not None:
        found["permissions"] = str(call.body["permissions"])
    _announce_role(call, "GUILD_ROLE_UPDATE", {"role": found})
    return found


def delete_role(call: Call) -> None:
    found = _role(call)
    permissions.require_in_guild(call.server.world, call.bot_id, bits.MANAGE_ROLES)
    _require_below(call, found)
    del call.server.world.roles[found["id"]]
    for held in call.server.world.members.values():
        held["roles"] = [key for key in held["roles"] if key != found["id"]]
    _announce_role(call, "GUILD_ROLE_DELETE", {"role_id": found["id"]})


def _announce_role(call: Call, event: str, data: Json) -> None:
    guild_id = call.server.world.guild_id
    call.server.gateway.dispatch(event, {**data, "guild_id": guild_id}, needs=GUILDS, guild_id=guild_id)
    call.server.live_events.send_to_all("world", {})
    call.server.changed()


_MEMBER = "/guilds/{guild_id}/members/{user_id}"
_ROLE = "/guilds/{guild_id}/roles/{role_id}"
ROUTES: list[Route] = [
    ("GET", "/guilds/{guild_id}", get),
    ("GET", "/guilds/{guild_id}/members", members),
    ("GET", "/guilds/{guild_id}/members/search", search),
    ("PATCH", "/guilds/{guild_id}/members/@me", edit_own_member),
    ("GET", _MEMBER, member),
    ("PATCH", _MEMBER, edit_member),
    ("PUT", _MEMBER + "/roles/{role_id}", add_role),
    ("DELETE", _MEMBER + "/roles/{role_id}", remove_role),
    ("GET", "/guilds/{guild_id}/roles", roles),
    ("POST", "/guilds/{guild_id}/roles", create_role),
    ("GET", _ROLE, role),
    ("PATCH", _ROLE, edit_role),
    ("DELETE", _ROLE, delete_role),
]
