"""Saving and loading of states, also of fields whose classes are found by a tag.

A `Family` is a base class; its members are msgspec structs with a `tag`. When a member is read, its class is looked up
by the tag. (A closed union of types would force the base game to import its expansions.) All games share the families
of `games.core`, so a tag begins with its game: "imperium-draw". A game's own data files leave the game out: "draw".
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Generic, TypeVar

import msgspec

from games.core.protocol import Data

S = TypeVar("S", bound=msgspec.Struct)
Upgrade = Callable[[Data], Data]
"""A function that turns the plain data of a save into that of the next version."""
TAG = "is"
"""The field of saved data that holds the tag."""


class Family:
    """The base of all families. A family derives from it; members derive from the family and `msgspec.Struct`."""

    __slots__ = ()


class UnknownTag(ValueError):
    """No member of the family has this tag."""


class BadTag(SystemExit):
    """Two classes have the same tag, or a tag does not begin with its game. The program stops."""


_members: dict[type, dict[str, type[msgspec.Struct]]] = {}


def members(family: type) -> dict[str, type[msgspec.Struct]]:
    """Return all members of a family that are defined so far, by tag."""
    found: dict[str, type[msgspec.Struct]] = {}
    for cls in _struct_subclasses(family):
        tag = cls.__struct_config__.tag
        if tag and found.setdefault(tag, cls) is not cls:
            raise BadTag(
                f"two members of {family.__name__} are called {tag!r}: {_full_name(found[tag])} and {_full_name(cls)}"
            )
    return found


def check_tags() -> None:
    """Check that every tag is used once and begins with its game. Call it when all games are imported."""
    for family in Family.__subclasses__():
        for tag, cls in members(family).items():
            package, game, *_ = cls.__module__.split(".")
            if package == "games" and not tag.startswith(f"{game}-"):
                raise BadTag(f"the tag {tag!r} of {_full_name(cls)} does not begin with {game!r} and a hyphen")
            # msgspec inspects a type at its first use, and crashes if two threads do that at once.
            msgspec.msgpack.Decoder(cls)


def _full_name(cls: type) -> str:
    return f"{cls.__module__}.{cls.__qualname__}"


def _struct_subclasses(cls: type) -> list[Any]:
    below: list[Any] = []
    subclasses: list[type] = cls.__subclasses__()
    for sub in subclasses:
        below += _struct_subclasses(sub)
    return [cls, *below] if issubclass(cls, msgspec.Struct) else below


def short_tag(member: Any) -> str:
    """Return the tag of a member, or of a member's class, without its game, as data files write it."""
    return _short_tag_of(member if isinstance(member, type) else type(member))


@cache
def _short_tag_of(cls: type[msgspec.Struct]) -> str:
    return str(cls.__struct_config__.tag).partition("-")[2]


def read_member(family: type, plain: Any, dec_hook: Callable[[type, Any], Any]) -> msgspec.Struct:
    """Return plain data as the member of the family that its tag names."""
    return msgspec.convert(plain, member_of(family, plain), dec_hook=dec_hook)


def member_of(family: type, plain: Any) -> type[msgspec.Struct]:
    """Return the class that the tag in this plain data names."""
    tag = plain.get(TAG) if isinstance(plain, dict) else None
    table = _members.get(family, {})
    if tag not in table:
        table = _members[family] = members(family)
    if not isinstance(tag, str) or tag not in table:
        raise UnknownTag(f"no {family.__name__.lower()} is called {tag!r}")
    return table[tag]


def decode_member(wanted: type, plain: Any) -> Any:
    """Decode a member of a family in a save: the `dec_hook` of msgspec."""
    if isinstance(wanted, type) and issubclass(wanted, Family):
        return read_member(wanted, plain, decode_member)
    raise TypeError(f"{wanted} is not part of a save")


def decode_checked(game: str) -> Callable[[type, Any], Any]:
    """Return a `dec_hook` for the data files of a game: tags lack the game, and unknown fields are errors."""

    def decode(wanted: type, plain: Any) -> Any:
        if not (isinstance(wanted, type) and issubclass(wanted, Family)):
            raise TypeError(f"{wanted} is not part of the data")
        tag = plain.get(TAG) if isinstance(plain, dict) else None
        full = {**plain, TAG: f"{game}-{tag}"} if isinstance(tag, str) else plain
        try:
            unknown = set(full) - {TAG, *member_of(wanted, full).__struct_fields__}
        except UnknownTag:
            raise UnknownTag(f"no {wanted.__name__.lower()} is called {tag!r}") from None
        if unknown:
            raise ValueError(f"{tag!r} has no field {min(unknown)!r}")
        return read_member(wanted, full, decode)

    return decode


def add_game_to_tags(game: str) -> Upgrade:
    """Return an upgrade that puts the game before every tag of a save."""

    def name(plain: Any) -> Any:
        if isinstance(plain, list):
            return [name(item) for item in plain]
        if isinstance(plain, dict):
            return {key: f"{game}-{item}" if key == TAG else name(item) for key, item in plain.items()}
        return plain

    return name


class Codec(Generic[S]):
    """Saves and loads the states of one game.

    The first byte of a save is its version. An older save is upgraded as plain data, one step for each version.
    """

    def __init__(self, kind: type[S], version: int, steps: Mapping[int, Upgrade]) -> None:
        self._version = version
        self._steps = steps
        self._kind = kind
        self._encoder = msgspec.msgpack.Encoder()
        self._decoder = msgspec.msgpack.Decoder(kind, dec_hook=decode_member)

    def encode(self, state: S) -> bytes:
        return bytes([self._version]) + self._encoder.encode(state)

    def decode(self, data: bytes) -> S:
        version, packed = data[0], memoryview(data)[1:]
        if version == self._version:
            return self._decoder.decode(packed)
        return msgspec.convert(
            self._upgraded(msgspec.msgpack.decode(packed), version), self._kind, dec_hook=decode_member
        )

    def _upgraded(self, plain: Data, version: int) -> Data:
        if version > self._version:
            raise ValueError(f"a save of version {version} cannot be read; this is version {self._version}")
        for old in range(version, self._version):
            plain = self._steps[old](plain)
        return plain

    def copy(self, state: S) -> S:
        return self._decoder.decode(self._encoder.encode(state))
