"""Definitions of application commands: Discord's limits, and the objects that are stored."""

import re

from sandbox.limits.componentlimits import check_channel_types
from sandbox.protocol.payloads import Json, Path, Problems
from sandbox.world.clock import Snowflakes

CHAT, USER, MESSAGE = 1, 2, 3
SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER_OPTION, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(1, 12)

_NAME = re.compile(r"^[-_'\w]{1,32}$")
_MAX_CHARACTERS = 8000
_MAX_INPUT_LENGTH = 6000


def check(bodies: list[Json], *, many: bool = False) -> None:
    """Check command definitions. Raise error 50035 with the path of every fault."""
    problems = Problems()
    seen: set[tuple[object, object]] = set()
    for index, body in enumerate(bodies):
        here: Path = (index,) if many else ()
        _check_command(body, here, problems)
        key = (body.get("name"), body.get("type") or CHAT)
        if key in seen:
            problems.add(here, "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique")
        seen.add(key)
    problems.raise_if_any()


def _check_command(body: Json, here: Path, problems: Problems) -> None:
    kind = CHAT if body.get("type") is None else body["type"]
    problems.choices((*here, "type"), kind, (CHAT, USER, MESSAGE, 4))
    if kind == CHAT:
        _check_name(body, here, problems)
        problems.length((*here, "description"), body.get("description"), 100, 1)
        _check_options(body.get("options") or [], (*here, "options"), problems)
        if _characters(body) > _MAX_CHARACTERS:
            problems.add(here, "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({_MAX_CHARACTERS})")
    else:
        problems.length((*here, "name"), body.get("name"), 32, 1)


def _check_name(body: Json, here: Path, problems: Problems) -> None:
    name = body.get("name") or ""
    if not _NAME.match(name) or name != name.lower():
        problems.add((*here, "name"), "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _check_options(options: list[Json], here: Path, problems: Problems, depth: int = 0) -> None:
    problems.length(here, options, 25)
    branches = sum(option.get("type") in (SUBCOMMAND, GROUP) for option in options)
    if 0 < branches < len(options):
        message = "Sub-command and sub-command group option types are mutually exclusive to all other types"
        problems.add(here, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
    names: set[str] = set()
    optional_seen = False
    for index, option in enumerate(options):
        at = (*here, index)
        _check_name(option, at, problems)
        problems.length((*at, "description"), option.get("description"), 100, 1)
        _check_option(option, at, problems, depth)
        if option.get("name") in names:
            message = "Option names must be unique"
            problems.add((*at, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", message)
        names.add(str(option.get("name")))
        if option.get("required") and optional_seen:
            message = "Required options must be placed before non-required options"
            problems.add(at, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
        optional_seen = optional_seen or (not option.get("required") and (option.get("type") or 0) > GROUP)


def _check_option(option: Json, at: Path, problems: Problems, depth: int) -> None:
    kind = option.get("type")
    problems.choices((*at, "type"), kind, tuple(range(1, 12)))
    if kind == GROUP and depth > 0:
        problems.add((*at, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-command groups cannot be nested")
    if kind == GROUP:
        for index, inner in enumerate(option.get("options") or []):
            problems.choices((*at, "options", index, "type"), inner.get("type"), (SUBCOMMAND,))
    if kind in (SUBCOMMAND, GROUP):
        _check_options(option.get("options") or [], (*at, "options"), problems, depth + 1)
    problems.within((*at, "min_length"), option.get("min_length"), 0, _MAX_INPUT_LENGTH)
    problems.within((*at, "max_length"), option.get("max_length"), 1, _MAX_INPUT_LENGTH)
    check_channel_types(option, at, problems)
    choices = option.get("choices") or []
    check_choices(choices, kind, (*at, "choices"), problems)
    if choices and option.get("autocomplete"):
        message = "Autocomplete cannot be set when choices are present"
        problems.add((*at, "autocomplete"), "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES_EXCLUSIVE", message)


def check_choices(choices: list[Json], kind: int | None, here: Path, problems: Problems) -> None:
    """Check the choices of an option or an autocomplete. Their values must have the option's type."""
    problems.length(here, choices, 25)
    for index, choice in enumerate(choices[:25]):
        problems.length((*here, index, "name"), choice.get("name"), 100, 1)
        if isinstance(choice["value"], str) != (kind == STRING):
            wanted = "string" if kind == STRING else "number"
            message = f"Could not interpret value as {wanted}."
            problems.add((*here, index, "value"), f"{wanted.upper()}_TYPE_CONVERT", message)
        elif kind == STRING:
            problems.length((*here, index, "value"), choice["value"], 100, 1)


def _characters(part: Json) -> int:
    """Count the characters of all names, descriptions and values of a command."""
    own = len(part.get("name") or "") + len(part.get("description") or "")
    choices = sum(len(c.get("name") or "") + len(str(c.get("value", ""))) for c in part.get("choices") or [])
    return own + choices + sum(_characters(option) for option in part.get("options") or [])


_OPTIONAL_FIELDS = ("options", "name_localizations", "description_localizations")


def fill(ids: Snowflakes, body: Json, known: Json | None, application_id: str, guild_id: str | None) -> Json:
    """Return the command object to store, with a new version number."""
    version = ids.next()
    command: Json = {
        "id": known["id"] if known else version,
        "application_id": application_id,
        "version": version,
        "type": body.get("type") or CHAT,
        "name": body["name"],
        "description": body.get("description") or "",
        "default_member_permissions": body.get("default_member_permissions"),
        "nsfw": bool(body.get("nsfw")),
        "contexts": body.get("contexts"),
        "integration_types": body.get("integration_types") or [0],
    }
    if command["default_member_permissions"] is not None:
        command["default_member_permissions"] = str(command["default_member_permissions"])
    if guild_id:
        command["guild_id"] = guild_id
    else:
        command["dm_permission"] = body.get("dm_permission") is not False
    for key in _OPTIONAL_FIELDS:
        if body.get(key):
            command[key] = body[key]
    if "options" in command:
        command["options"] = [_filled_option(option) for option in command["options"]]
    return command


def _filled_option(option: Json) -> Json:
    """Return an option without null, empty and false fields, as Discord stores it."""
    kept = {key: value for key, value in option.items() if value is not None and value != [] and value is not False}
    if "options" in kept:
        kept["options"] = [_filled_option(inner) for inner in kept["options"]]
    return kept
