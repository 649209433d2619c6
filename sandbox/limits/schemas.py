"""Schemas of request bodies: the type of each field, with Discord's error for a wrong type.

A schema is a function that checks a value and adds each fault to `Problems` under its field path.
A missing or null field is accepted unless the schema requires the field.
"""

from collections.abc import Callable
from typing import TypeAlias

from sandbox.protocol.payloads import Path, Problems

Schema: TypeAlias = Callable[[Problems, Path, object], None]

_MAX_DEPTH = 24
"""The largest depth of a body. Discord accepts nothing that is nested deeper."""


def check(schema: Schema, value: object) -> None:
    """Check a value. Raise error 50035 with the path of every field of a wrong type."""
    problems = Problems()
    schema(problems, (), value)
    problems.raise_if_any()


def string(problems: Problems, path: Path, value: object) -> None:
    if not isinstance(value, str):
        problems.add(path, "STRING_TYPE_CONVERT", "Could not interpret value as string.")


def string_or_number(problems: Problems, path: Path, value: object) -> None:
    """Check a string or a number, such as a nonce or the value of a choice."""
    if not isinstance(value, str | int | float):
        problems.add(path, "STRING_TYPE_CONVERT", "Could not interpret value as string.")


def boolean(problems: Problems, path: Path, value: object) -> None:
    if not isinstance(value, bool):
        problems.add(path, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")


def integer(problems: Problems, path: Path, value: object) -> None:
    if not isinstance(value, int) or isinstance(value, bool):
        problems.add(path, "NUMBER_TYPE_COERCE", f'Value "{_quoted(value)}" is not int.')


def number(problems: Problems, path: Path, value: object) -> None:
    if not isinstance(value, int | float) or isinstance(value, bool):
        problems.add(path, "NUMBER_TYPE_COERCE", f'Value "{_quoted(value)}" is not float.')


def snowflake(problems: Problems, path: Path, value: object) -> None:
    """Check an id. Ids are strings of digits, but clients send some as numbers."""
    if isinstance(value, bool) or not isinstance(value, str | int) or not is_digits(value):
        problems.add(path, "NUMBER_TYPE_COERCE", f'Value "{_quoted(value)}" is not snowflake.')


bits = snowflake
"""Permission bits are sent like ids: as a string of digits."""


def is_digits(value: object) -> bool:
    digits = str(value)
    return digits.isascii() and digits.isdigit() and len(digits) <= 20


def _quoted(value: object) -> str:
    return str(value)[:50]


def list_of(item_schema: Schema) -> Schema:
    """Return the schema of a list whose items all have the same schema."""

    def check_value(problems: Problems, path: Path, value: object) -> None:
        if not isinstance(value, list):
            problems.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return
        for index, item in enumerate(value):
            item_schema(problems, (*path, index), item)

    return check_value


def object_with(*required: str, **fields: Schema) -> Schema:
    """Return the schema of an object with these fields. Fields without a schema are ignored."""

    def check_value(problems: Problems, path: Path, value: object) -> None:
        if not isinstance(value, dict) or len(path) > _MAX_DEPTH:
            problems.add(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            return
        for name in required:
            if value.get(name) is None:
                problems.required((*path, name))
        for name, schema in fields.items():
            if value.get(name) is not None:
                schema(problems, (*path, name), value[name])

    return check_value
