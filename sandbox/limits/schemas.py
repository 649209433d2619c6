"""The forms of request bodies: what type each field must have, refused as Discord refuses it.

A form is a function that looks at a value and notes what is wrong with it under its field path. Fields that are
missing or null are nobody's concern here, unless a form says that it needs them.
"""

from collections.abc import Callable
from typing import TypeAlias

from sandbox.protocol.payloads import Path, Problems

Schema: TypeAlias = Callable[[Problems, Path, object], None]

_MAX_DEPTH = 24
"""Steps of the longest path looked at; nothing Discord takes is nested deeper."""


def check(schema: Schema, value: object) -> None:
    """Raise 50035 with the path of every field of the wrong type."""
    problems = Problems()
    schema(problems, (), value)
    problems.raise_if_any()


def string(problems: Problems, path: Path, value: object) -> None:
    if not isinstance(value, str):
        problems.add(path, "STRING_TYPE_CONVERT", "Could not interpret value as string.")


def string_or_number(problems: Problems, path: Path, value: object) -> None:
    """A text or a number, as a nonce or the value of a choice is."""
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
    """An id; as string, though clients send some as numbers."""
    if isinstance(value, bool) or not isinstance(value, str | int) or not is_digits(value):
        problems.add(path, "NUMBER_TYPE_COERCE", f'Value "{_quoted(value)}" is not snowflake.')


bits = snowflake
"""Permission bits travel as ids do: digits in a string."""


def is_digits(value: object) -> bool:
    digits = str(value)
    return digits.isascii() and digits.isdigit() and len(digits) <= 20


def _quoted(value: object) -> str:
    return str(value)[:50]


def list_of(item_schema: Schema) -> Schema:
    """A list, every item of which has one form."""

    def check_value(problems: Problems, path: Path, value: object) -> None:
        if not isinstance(value, list):
            problems.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return
        for index, item in enumerate(value):
            item_schema(problems, (*path, index), item)

    return check_value


def object_with(*required: str, **fields: Schema) -> Schema:
    """An object with these fields, of which it needs those named first; others are not looked at."""

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
