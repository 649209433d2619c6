"""Checks of requests and answers against Discord's OpenAPI description, if the file exists."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs

from sandbox.rest.call import CONNECTION_CLOSED
from sandbox.world.transcript import Entry

DESCRIPTION = Path(__file__).parents[3] / "shared" / "discord" / "openapi.json"


def is_present() -> bool:
    return DESCRIPTION.exists()


@cache
def _description(lenient: bool) -> dict[str, Any]:
    """Return the description. For requests it accepts integers as snowflakes, because discord.py sends some."""
    described: dict[str, Any] = json.loads(DESCRIPTION.read_text())
    # A field's error carries a code in words, as Discord's reference shows; the description's number is a slip.
    schemas = described["components"]["schemas"]
    schemas["InnerErrors"]["properties"]["_errors"]["items"] = {
        "type": "object",
        "properties": {"code": {"type": "string"}, "message": {"type": "string"}},
        "required": ["code", "message"],
    }
    if lenient:
        schemas["SnowflakeType"] = {"type": ["string", "integer"]}
        _allow_permissions_as_strings(described)
    return described


def _allow_permissions_as_strings(node: object) -> None:
    """Accept permission bits as strings and numbers: Discord's reference and description differ."""
    if isinstance(node, list):
        for inner in node:
            _allow_permissions_as_strings(inner)
    if isinstance(node, dict):
        for key, inner in node.items():
            if (
                key in ("permissions", "allow", "deny")
                and isinstance(inner, dict)
                and "integer" in inner.get("type", ())
            ):
                inner["type"] = ["integer", "string", "null"]
            _allow_permissions_as_strings(inner)


@cache
def _templates() -> list[tuple[re.Pattern[str], str]]:
    """Return the path templates, those with more literal parts first."""
    paths = sorted(_description(False)["paths"], key=lambda path: (path.count("{"), -len(path)))
    return [(re.compile("^" + re.sub(r"\{[^}]+\}", "[^/]+", path) + "$"), path) for path in paths]


@cache
def _validator(lenient: bool, schema: str) -> jsonschema_rs.Draft202012Validator:
    described = _description(lenient)
    whole = {**json.loads(schema), "components": described["components"]}
    return jsonschema_rs.Draft202012Validator(whole, validate_formats=False)


def _operation(entry: Entry, lenient: bool) -> dict[str, Any] | None:
    path = re.sub(r"^/api(/v10)?", "", entry.path)
    template = next((name for pattern, name in _templates() if pattern.match(path)), None)
    operations = _description(lenient)["paths"].get(template, {})
    found: dict[str, Any] | None = operations.get(entry.method.lower())
    return found


def _resolved(described: dict[str, Any]) -> dict[str, Any]:
    while "$ref" in described:
        node: dict[str, Any] = _description(False)
        for step in described["$ref"].removeprefix("#/").split("/"):
            node = node[step]
        described = node
    return described


def _complaint(lenient: bool, schema: dict[str, Any], value: object) -> str | None:
    validator = _validator(lenient, json.dumps(schema))
    error = next(validator.iter_errors(json.loads(json.dumps(value))), None)
    return f"{error.message[:300]} at {error.instance_path}" if error else None


def violations(entry: Entry) -> list[str]:
    """Return the violations of Discord's description, in accepted requests and in all answers."""
    if not entry.route or entry.status == CONNECTION_CLOSED:
        return []
    name = f"{entry.method} {entry.path} -> {entry.status}"
    operation, taken = _operation(entry, lenient=False), _operation(entry, lenient=True)
    if operation is None or taken is None:
        return [f"{name}: no such operation"]
    found = []
    if entry.status < 300 and "requestBody" in taken and entry.request:
        complaint = _complaint(True, taken["requestBody"]["content"]["application/json"]["schema"], entry.request)
        found += [f"{name}: request: {complaint}"] if complaint else []
    found += [f"{name}: answer: {complaint}" for complaint in _answer_complaints(entry, operation)]
    return found


def _answer_complaints(entry: Entry, operation: dict[str, Any]) -> list[str]:
    answers = operation["responses"]
    described = answers.get(str(entry.status)) or (answers.get("4XX") if 400 <= entry.status < 500 else None)
    if described is None:
        return [] if entry.status >= 500 else [f"status {entry.status} is not described"]
    content = _resolved(described).get("content", {}).get("application/json")
    if content is None or entry.response is None:
        return [] if (content is None) == (entry.response is None) else ["a body is wanted or not wanted"]
    complaint = _complaint(False, content["schema"], entry.response)
    return [complaint] if complaint else []
