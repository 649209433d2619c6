"""The forms of request bodies: what type each field must have, refused as Discord refuses it.

A form is a function that looks at a value and notes what is wrong with it under its field path. Fields that are
missing or null are nobody's concern here, unless a form says that it needs them.
"""

from collections.abc import Callable
from typing import TypeAlias

from sandbox.wires.shapes import Path, Problems

Form: TypeAlias = Callable[[Problems, Path, object], None]

_DEEPEST = 24
"""Steps of the longest path looked at; nothing Discord takes is nested deeper."""


def settle(form: Form, value: object) -> None:
    """Raise 50035 with the path of every field of the wrong type."""
    problems = Problems()
    form(problems, (), value)
    problems.settle()


def text(problems: Problems, path: Path, value: object) -> None:
    if not isinstance(value, str):
        problems.add(path, "STRING_TYPE_CONVERT", "Could not interpret value as string.")


def scalar(problems: Problems, path: Path, value: object) -> None:
    """A text or a number, as a nonce or the value of a choice is."""
    if not isinstance(value, str | int | float):
        problems.add(path, "STRING_TYPE_CONVERT", "Could not interpret value as string.")


def flag(problems: Problems, path: Path, value: object) -> None:
    if not isinstance(value, bool):
        problems.add(path, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")


def whole(problems: Problems, path: Path, value: object) -> None:
    if not isinstance(value, int) or isinstance(value, bool):
        problems.add(path, "NUMBER_TYPE_COERCE", f'Value "{_quoted(value)}" is not int.')


def number(problems: Problems, path: Path, value: object) -> None:
    if not isinstance(value, int | float) or isinstance(value, bool):
        problems.add(path, "NUMBER_TYPE_COERCE", f'Value "{_quoted(value)}" is not float.')


def snowflake(problems: Problems, path: Path, value: object) -> None:
    """An id; as text, though clients send some as numbers."""
    if isinstance(value, bool) or not isinstance(value, str | int) or not is_digits(value):
        problems.add(path, "NUMBER_TYPE_COERCE", f'Value "{_quoted(value)}" is not snowflake.')


bits = snowflake
"""Permission bits travel as ids do: digits in a text."""


def is_digits(value: object) -> bool:
    digits = str(value)
    return digits.isascii() and digits.isdigit() and len(digits) <= 20


def _quoted(value: object) -> str:
    return str(value)[:50]


def many(of: Form) -> Form:
    """A list, every item of which has one form."""

    def look(problems: Problems, path: Path, value: object) -> None:
        if not isinstance(value, list):
            problems.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return
        for index, item in enumerate(value):
            of(problems, (*path, index), item)

    return look


def model(*needs: str, **fields: Form) -> Form:
    """An object with these fields, of which it needs those named first; others are not looked at."""

    def look(problems: Problems, path: Path, value: object) -> None:
        if not isinstance(value, dict) or len(path) > _DEEPEST:
            problems.add(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            return
        for name in needs:
            if value.get(name) is None:
                problems.required((*path, name))
        for name, form in fields.items():
            if value.get(name) is not None:
                form(problems, (*path, name), value[name])

    return look
