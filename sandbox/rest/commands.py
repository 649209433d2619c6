"""Application commands, of the whole application or of one server: list, create, edit, delete, overwrite all."""

from sandbox.protocol.payloads import ApiError, Json, unknown
from sandbox.rest.call import Answer, Call, Route
from sandbox.world.commands import check, fill

MAX_BY_TYPE = {1: 100, 2: 15, 3: 15}


def _scope(call: Call) -> str | None:
    """Return the id of the server whose commands are addressed, or None for global commands."""
    if call.params["application_id"] != call.server.world.application["id"]:
        raise ApiError(403, 20012, "You are not authorized to perform this action on this application")
    if "guild_id" in call.params:
        call.require_guild()
    return call.params.get("guild_id")


def _in_scope(call: Call) -> list[Json]:
    scope = _scope(call)
    return [command for command in call.server.world.commands.values() if command.get("guild_id") == scope]


def _found(call: Call) -> Json:
    found = next((c for c in _in_scope(call) if c["id"] == call.params["command_id"]), None)
    if found is None:
        raise unknown("Application Command")
    return found


def every(call: Call) -> list[Json]:
    return _in_scope(call)


def one(call: Call) -> Json:
    return _found(call)


def _same(command: Json, body: Json) -> bool:
    return bool(command["name"] == body.get("name") and command["type"] == (body.get("type") or 1))


def _filled(call: Call, body: Json, known: Json | None) -> Json:
    if known is None:
        call.server.rate_limits.take_new_command()
    return fill(call.server.ids, body, known, call.server.world.application["id"], _scope(call))


def create(call: Call) -> Answer:
    """Create a command, or replace the command with the same name and type."""
    check([call.body])
    inside = _in_scope(call)
    known = next((command for command in inside if _same(command, call.body)), None)
    kind = call.body.get("type") or 1
    if known is None and sum(c["type"] == kind for c in inside) >= MAX_BY_TYPE[kind]:
        raise ApiError(400, 30032, f"Maximum number of application commands reached ({MAX_BY_TYPE[kind]})")
    command = _filled(call, call.body, known)
    _keep(call, [command])
    return Answer(200 if known else 201, command)


def edit(call: Call) -> Json:
    known = _found(call)
    body = {**known, **call.body}
    check([body])
    command = _filled(call, body, known)
    _keep(call, [command])
    return command


def delete(call: Call) -> None:
    del call.server.world.commands[_found(call)["id"]]
    _keep(call, [])


def overwrite(call: Call) -> list[Json]:
    """Replace all commands by this list. Commands of the same name keep their ids."""
    check(call.body, many=True)
    for kind, most in MAX_BY_TYPE.items():
        if sum((body.get("type") or 1) == kind for body in call.body) > most:
            raise ApiError(400, 30032, f"Maximum number of application commands reached ({most})")
    before = _in_scope(call)
    done = [_filled(call, body, next((c for c in before if _same(c, body)), None)) for body in call.body]
    for command in before:
        del call.server.world.commands[command["id"]]
    _keep(call, done)
    return done


def _keep(call: Call, fresh: list[Json]) -> None:
    """Store new commands and send a live event to all people."""
    call.server.world.commands |= {command["id"]: command for command in fresh}
    call.server.live_events.send_to_all("commands", {})
    call.server.changed()


_GLOBAL = "/applications/{application_id}/commands"
_GUILD = "/applications/{application_id}/guilds/{guild_id}/commands"
ROUTES: list[Route] = [
    route
    for base in (_GLOBAL, _GUILD)
    for route in (
        ("GET", base, every),
        ("POST", base, create),
        ("PUT", base, overwrite),
        ("GET", base + "/{command_id}", one),
        ("PATCH", base + "/{command_id}", edit),
        ("DELETE", base + "/{command_id}", delete),
    )
]
