"""The options of a slash command, checked against its definition and converted to Discord's format."""

from collections.abc import Callable
from typing import TypeAlias

from sandbox.protocol.payloads import Json
from sandbox.world import commands, permissions
from sandbox.world import permission_bits as bits
from sandbox.world.world import World

_RESOLVED = {
    commands.USER_OPTION: ("users",),
    commands.CHANNEL: ("channels",),
    commands.ROLE: ("roles",),
    commands.MENTIONABLE: ("users", "roles"),
}


Attach: TypeAlias = Callable[[object], Json]
"""Returns the attachment object of the uploaded file `files[n]`, by its n."""

_BRANCHES = (commands.SUBCOMMAND, commands.GROUP)


class CannotDo(Exception):
    """Raised when a person tries an action that the Discord client would not offer. The message says why."""


def usable_commands(world: World, user_id: str, channel: Json) -> list[Json]:
    """Return the commands that a person may use in a channel."""
    return [command for command in world.commands.values() if _can_use(world, user_id, channel, command)]


def _can_use(world: World, user_id: str, channel: Json, command: Json) -> bool:
    if channel["type"] == 1:
        contexts = command.get("contexts")
        return "guild_id" not in command and (1 in contexts if contexts else bool(command["dm_permission"]))
    contexts = command.get("contexts")
    needed = command["default_member_permissions"]
    held = permissions.in_channel(world, user_id, channel)
    if needed is not None and (held & int(needed) != int(needed) or (needed == "0" and held != bits.ALL)):
        return False
    return bool(held & bits.USE_APPLICATION_COMMANDS) and (not contexts or 0 in contexts)


def find(world: World, user_id: str, channel: Json, name: str, kind: int = commands.CHAT) -> Json:
    """Return the command with this name. A server's command hides a global command of the same name."""
    found = [c for c in usable_commands(world, user_id, channel) if (c["name"], c["type"]) == (name, kind)]
    if not found:
        shown = f"/{name}" if kind == commands.CHAT else name
        raise CannotDo(f"There is no command {shown} that {world.users[user_id]['global_name']} may use here.")
    return next((command for command in found if "guild_id" in command), found[0])


def fill(world: World, command: Json, path: list[str], given: Json, attach: Attach, focused: str | None = None) -> Json:
    """Return the `data` of a command interaction, or of an autocomplete if an option is `focused`."""
    resolved: Json = {}
    options = _fill_options(world, _defined(command, path), given, resolved, attach, focused)
    for depth, step in reversed(list(enumerate(path))):
        group = depth < len(path) - 1
        options = [{"name": step, "type": commands.GROUP if group else commands.SUBCOMMAND, "options": options}]
    data: Json = {"id": command["id"], "name": command["name"], "type": command["type"], "options": options}
    if resolved:
        data["resolved"] = resolved
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    return data


def _defined(command: Json, path: list[str]) -> list[Json]:
    """Return the defined options of the command, or of the subcommand at this path."""
    inside: list[Json] = command.get("options", [])
    for step in path:
        found = next((o for o in inside if o["name"] == step and o["type"] in _BRANCHES), None)
        if found is None:
            raise CannotDo(f"/{command['name']} has no subcommand {' '.join(path)}.")
        inside = found.get("options", [])
    if any(option["type"] in _BRANCHES for option in inside):
        raise CannotDo(f"/{' '.join([command['name'], *path])} needs a subcommand.")
    return inside


def _fill_options(
    world: World, defined: list[Json], given: Json, resolved: Json, attach: Attach, focused: str | None
) -> list[Json]:
    known = {option["name"] for option in defined}
    for name in given:
        if name not in known:
            raise CannotDo(f"There is no option {name} here.")
    filled: list[Json] = []
    for option in defined:
        name = option["name"]
        if name == focused:
            if not option.get("autocomplete"):
                raise CannotDo(f"The option {name} has no autocomplete.")
            filled.append({"name": name, "type": option["type"], "value": given.get(name, ""), "focused": True})
        elif given.get(name) is not None:
            value = _value(world, option, given[name], resolved, attach)
            filled.append({"name": name, "type": option["type"], "value": value})
        elif option.get("required") and focused is None:
            raise CannotDo(f"The option {name} is required.")
    return filled


def _value(world: World, option: Json, given: object, resolved: Json, attach: Attach) -> object:
    kind = option["type"]
    if kind in _RESOLVED:
        return resolve(world, str(given), _RESOLVED[kind], resolved)
    if kind == commands.ATTACHMENT:
        return attach_file(given, resolved, attach)
    value = _converted(option, given)
    choices = [choice["value"] for choice in option.get("choices", [])]
    if choices and value not in choices:
        raise CannotDo(f"{value} is not one of the choices of {option['name']}.")
    measure = len(value) if isinstance(value, str) else value
    bounds = ("min_length", "max_length") if kind == commands.STRING else ("min_value", "max_value")
    if measure < option.get(bounds[0], measure) or measure > option.get(bounds[1], measure):
        raise CannotDo(f"{value} is out of bounds for {option['name']}.")
    return value


def attach_file(slot: object, resolved: Json, attach: Attach) -> str:
    """Store an uploaded file, add it to the resolved objects and return its id."""
    file = attach(slot)
    resolved.setdefault("attachments", {})[file["id"]] = file
    return str(file["id"])


def _converted(option: Json, given: object) -> str | int | float:
    text, kind = str(given), option["type"]
    try:
        if kind == commands.INTEGER:
            return int(text)
        if kind == commands.NUMBER:
            return float(text)
    except ValueError:
        raise CannotDo(f"{given} is no value for {option['name']}.") from None
    return text.lower() == "true" if kind == commands.BOOLEAN else text


def resolve(world: World, wanted: str, kinds: tuple[str, ...], resolved: Json) -> str:
    """Find a user, role or channel by id or name, add it to `resolved` and return its id."""
    wanted = wanted.strip("<@#&!>")
    user = world.person(wanted) if "users" in kinds else None
    if user:
        resolved.setdefault("users", {})[user["id"]] = user
        if user["id"] in world.members:
            bits = str(permissions.in_guild(world, user["id"]))
            resolved.setdefault("members", {})[user["id"]] = {**world.members[user["id"]], "permissions": bits}
        return str(user["id"])
    role = next((r for r in world.roles.values() if wanted in (r["id"], r["name"])), None) if "roles" in kinds else None
    if role:
        resolved.setdefault("roles", {})[role["id"]] = role
        return str(role["id"])
    channel = world.channel_named(wanted) if "channels" in kinds else None
    if channel:
        keys = ("id", "type", "name", "parent_id", "thread_metadata")
        shown: Json = {key: channel[key] for key in keys if key in channel}
        bits = str(permissions.in_guild(world, world.guild["owner_id"]))
        resolved.setdefault("channels", {})[channel["id"]] = {**shown, "permissions": bits}
        return str(channel["id"])
    raise CannotDo(f"{wanted} is not known here.")
