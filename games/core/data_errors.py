"""Error messages for mistakes in data files: the path to the mistake, and what is allowed there.

The games read their entries with `read_entry`. msgspec finds that an entry is wrong; this module says where and why.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from difflib import get_close_matches
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

from games.core.codec import TAG, Family, UnknownTag, decode_checked, member_of, members
from games.core.data import BadData

Hook = Callable[[type, Any], Any]
C = TypeVar("C")
TOO_MANY_TO_LIST = 30
"""From so many names on, a message does not list them."""
WITHOUT_REPEATS = ("icons", "factions", "of")
"""Names of lists in which a repeated name is a mistake. In others, such as a die's faces, it is not."""
LARGEST_NUMBER = 40
"""The largest number that an entry may have. No game has more of anything, so a larger one is a typing error."""


def read_entry(where: str, plain: Any, kind: type[C], game: str) -> C:
    """Return an entry of a data file as a struct. A mistake stops the program with a message that names its path.

    `where` is the file and heading for the message, `plain` the TOML data, `game` the prefix of its tags.
    """
    hook = decode_checked(game)
    try:
        found = msgspec.convert(plain, kind, dec_hook=hook)
    except (msgspec.ValidationError, ValueError, TypeError) as error:
        wrong = find_mistake(plain, kind, game, hook) or str(error)
        raise BadData(f"{where}: {wrong.removeprefix(': ')}") from error
    if slip := next(_find_slips(plain, ""), None) or _find_bad_key(plain.get("key", "")):
        raise BadData(f"{where}: {slip}")
    return found


def _find_bad_key(key: str) -> str | None:
    """Return a message if a heading has other characters than a-z, 0-9 and _. Buttons and locale keys contain it."""
    odd = re.search("[^a-z0-9_]", key)
    return f"{odd[0]!r} stands in the heading: it is of small letters, figures and _" if odd else None


def _find_slips(plain: Any, path: str) -> Iterator[str]:
    """Yield messages about numbers that are too large or too small and about names repeated in a list."""
    if isinstance(plain, dict):
        for key, value in plain.items():
            yield from _find_slips(value, _join_path(path, key))
    elif isinstance(plain, list):
        names = [each for each in plain if isinstance(each, str) and path.split(".")[-1] in WITHOUT_REPEATS]
        yield from (f"{path}: {name!r} stands twice" for name in names if names.count(name) > 1)
        for at, value in enumerate(plain):
            yield from _find_slips(value, f"{path}[{at}]")
    elif isinstance(plain, int):
        # `n` and the amounts of a cost are counts, which are at least 1.
        least = int(path.endswith(".n") or ".cost." in path)
        yield from _check_bounds(plain, least, LARGEST_NUMBER, path)


def find_mistake(plain: Any, kind: type, game: str, hook: Hook) -> str | None:
    """Return a message about the first mistake in an entry, with its path, or None if no check finds one."""
    return next(_find_mistakes(plain, inspect.type_info(kind), "", game, hook), None)


def _find_mistakes(plain: Any, wanted: inspect.Type, path: str, game: str, hook: Hook) -> Iterator[str]:
    match wanted:
        case inspect.CustomType(cls=cls) if issubclass(cls, Family):
            yield from _check_member(plain, cls, path, game, hook)
        case inspect.StructType():
            yield from _check_struct(plain, wanted, path, game, hook)
        case inspect.VarTupleType() | inspect.ListType() | inspect.TupleType():
            yield from _check_list(plain, wanted, path, game, hook)
        case inspect.DictType(key_type=name, value_type=item) if isinstance(plain, dict):
            for key, value in plain.items():
                yield from _find_mistakes(key, name, _join_path(path, key), game, hook)
                yield from _find_mistakes(value, item, _join_path(path, key), game, hook)
        case inspect.UnionType(types=types):
            if plain is not None:
                yield from _find_mistakes(plain, _likeliest_type(plain, types), path, game, hook)
        case inspect.LiteralType(values=values) if plain not in values:
            yield f"{path}: {plain!r} is none of {_join_sorted(values)}"
        case inspect.EnumType(cls=cls) if plain not in [each.value for each in cls]:
            yield f"{path}: {plain!r} is none of {_join_sorted(each.value for each in cls)}"
        case inspect.IntType() | inspect.FloatType() if isinstance(plain, int | float):
            yield from _check_number(plain, wanted, path)
        case inspect.IntType() | inspect.FloatType() | inspect.BoolType() | inspect.StrType():
            yield from _check_type(plain, wanted, path)


def _likeliest_type(plain: Any, types: tuple[inspect.Type, ...]) -> inspect.Type:
    """Return the type of a union that the data is most likely meant to be: a struct for a table, else another."""
    others = [each for each in types if not isinstance(each, inspect.NoneType)]
    return next((each for each in others if isinstance(each, inspect.StructType) == isinstance(plain, dict)), others[0])


def _check_list(
    plain: Any, wanted: inspect.VarTupleType | inspect.ListType | inspect.TupleType, path: str, game: str, hook: Hook
) -> Iterator[str]:
    if not isinstance(plain, list | tuple):
        yield f"{path}: a list is wanted, in square brackets"
        return
    if isinstance(wanted, inspect.TupleType):
        items = wanted.item_types
        if len(plain) != len(items):
            yield from _check_length(len(plain), len(items), len(items), path)
            return
    else:
        items = (wanted.item_type,) * len(plain)
        yield from _check_length(len(plain), wanted.min_length or 0, wanted.max_length, path)
    for at, (value, item) in enumerate(zip(plain, items, strict=True)):
        yield from _find_mistakes(value, item, f"{path}[{at}]", game, hook)


def _check_length(length: int, least: int, most: int | None, path: str) -> Iterator[str]:
    if least == most and length != most:
        yield f"{path}: {most} are wanted in the list, not {length}"
    elif length < least:
        yield f"{path}: the list is empty"


def _check_member(plain: Any, family: type, path: str, game: str, hook: Hook) -> Iterator[str]:
    """Yield mistakes in a member of a family, such as an effect or condition: a wrong tag or wrong fields."""
    name = family.__name__.lower()
    if not isinstance(plain, dict) or TAG not in plain:
        yield f'{path}: a {name} is written {{ {TAG} = "..." }}'
        return
    try:
        cls = member_of(family, {**plain, TAG: f"{game}-{plain[TAG]}"})
    except UnknownTag:
        known = [tag.partition("-")[2] for tag in members(family) if tag.startswith(f"{game}-")]
        yield f"{_join_path(path, TAG)}: no {name} is called {plain[TAG]!r}{suggest_name(str(plain[TAG]), known)}"
        return
    info = inspect.type_info(cls)
    assert isinstance(info, inspect.StructType)
    yield from _check_struct({key: value for key, value in plain.items() if key != TAG}, info, path, game, hook)
    yield from _check_whole_member(plain, family, path, hook)


def _check_whole_member(plain: Any, kind: type, path: str, hook: Hook) -> Iterator[str]:
    """Yield the error of decoding the whole member: its fields may be right one by one, but not together."""
    try:
        hook(kind, plain)
    except (ValueError, TypeError) as error:
        yield f"{path}: {error}"


def _check_struct(plain: Any, wanted: inspect.StructType, path: str, game: str, hook: Hook) -> Iterator[str]:
    if not isinstance(plain, dict):
        yield f"{path}: a table is wanted, in curly brackets"
        return
    fields = {field.encode_name: field for field in wanted.fields}
    own = [name for name in fields if name not in ("key", "module")]
    for name in plain:
        if name not in fields:
            yield f"{_join_path(path, name)}: there is no such field{suggest_name(name, own)}"
    for name, field in fields.items():
        if field.required and name not in plain:
            yield f"{_join_path(path, name)} is missing: {_describe_type(field.type)}"
    for name, value in plain.items():
        if name in fields:
            yield from _find_mistakes(value, fields[name].type, _join_path(path, name), game, hook)


def _check_number(plain: float, wanted: inspect.IntType | inspect.FloatType, path: str) -> Iterator[str]:
    if isinstance(plain, bool) or (isinstance(plain, float) and isinstance(wanted, inspect.IntType)):
        yield from _check_type(plain, wanted, path)
    else:
        yield from _check_bounds(plain, wanted.ge, wanted.le, path)


def _check_bounds(plain: float, least: float | None, most: float | None, path: str) -> Iterator[str]:
    if least is not None and plain < least:
        yield f"{path}: {plain} is below {least}"
    elif most is not None and plain > most:
        yield f"{path}: {plain} is above {most}"


def _check_type(plain: Any, wanted: inspect.Type, path: str) -> Iterator[str]:
    kinds = {inspect.IntType: int, inspect.FloatType: float, inspect.BoolType: bool, inspect.StrType: str}
    if type(plain) is not kinds[type(wanted)]:
        yield f"{path}: {_describe_type(wanted)} is wanted, not {plain!r}"


def _describe_type(wanted: inspect.Type) -> str:
    """Return in a few words what a field of this type may hold."""
    match wanted:
        case inspect.LiteralType(values=values):
            return f"one of {_join_sorted(values)}"
        case inspect.EnumType(cls=cls):
            return f"one of {_join_sorted(each.value for each in cls)}"
        case inspect.IntType(ge=least, le=most) | inspect.FloatType(ge=least, le=most):
            return "a number" if least is None or most is None else f"a number from {least} to {most}"
        case inspect.BoolType():
            return "true or false"
        case inspect.StrType():
            return "a name in quotation marks"
        case inspect.VarTupleType() | inspect.ListType() | inspect.TupleType():
            return "a list in square brackets"
        case inspect.CustomType(cls=cls) if issubclass(cls, Family):
            return f'a {cls.__name__.lower()}, {{ {TAG} = "..." }}'
    return "a table in curly brackets"


def _join_sorted(values: Iterable[Any]) -> str:
    return ", ".join(sorted(str(value) for value in values if value != ""))


def describe_unknown_name(what: str, wrong: object, known: Iterable[object]) -> str:
    """Return a message that no `what` has this name, with a suggestion from the known names."""
    return f"no {what} is called {wrong!r}{suggest_name(str(wrong), [str(name) for name in known])}"


def suggest_name(wrong: str, known: list[str]) -> str:
    """Return the end of a message: the most similar known name, else the list of known names if it is short."""
    near = get_close_matches(wrong, known, n=1)
    if near:
        return f"; perhaps {near[0]!r} is meant"
    return f"; there are {_join_sorted(known)}" if len(known) < TOO_MANY_TO_LIST else ""


def _join_path(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name


def walk_parts(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Yield a value and all values inside it, each with the path to it."""
    yield path, value
    inner: list[tuple[str, Any]] = []
    if isinstance(value, msgspec.Struct):
        inner = [(_join_path(path, field), getattr(value, field)) for field in value.__struct_fields__]
    elif isinstance(value, dict):
        inner = [(_join_path(path, key), each) for key, each in value.items()]
    elif isinstance(value, list | tuple):
        inner = [(f"{path}[{at}]", each) for at, each in enumerate(value)]
    for below, each in inner:
        yield from walk_parts(each, below)
