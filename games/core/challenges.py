"""The formats (`data/<game>/challenges.toml`) and twists of a game for the challenge of the week.

A twist changes the rules a little. It is an option of the game that no lobby shows: `TWIST` -> the name of the twist.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path

import msgspec

from games.core.data import BadData, read_toml
from games.core.protocol import Chapter, Text, say

TWIST = "twist"
"""The key of the option that names the twist of a game."""


class Format(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One way to play a challenge alone. Its name is `challenge-<key>`."""

    key: str
    order: int
    """The formats of all games take turns in this order."""
    seats: int = 1
    """The person has the first seat. The bot plays the others as friends."""
    friends: str = "sharp"
    """The level of the friends."""
    options: dict[str, str] = {}
    without: tuple[str, ...] = ()
    """The twists that change nothing in this format."""


class Challenges(msgspec.Struct, frozen=True):
    """The formats and twists of a game."""

    formats: tuple[Format, ...] = ()
    twists: tuple[str, ...] = ()

    def twists_of(self, format_: Format) -> tuple[str, ...]:
        """Return the twists that can be played in a format."""
        return tuple(twist for twist in self.twists if twist not in format_.without)


NO_CHALLENGES = Challenges()


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: tuple[Format, ...]


def read_challenges(path: Path, twists: Collection[str]) -> Challenges:
    """Read the formats of a game. A mistake stops the program with the file and the entry."""
    file = f"{path.parent.name}/{path.name}"
    try:
        formats = msgspec.convert(read_toml(path), _File).format
    except msgspec.ValidationError as error:
        raise BadData(f"{file}: {error}") from error
    for each in formats:
        if unknown := set(each.without) - set(twists):
            raise BadData(f"{file}, {each.key}: there is no twist {min(unknown)}")
    return Challenges(formats, tuple(twists))


def keep_twist(chosen: Mapping[str, str], given: Mapping[str, str], twists: Collection[str]) -> dict[str, str]:
    """Return the options of a game with the given twist, if there is one. An unknown twist raises ValueError."""
    twist = given.get(TWIST)
    if twist is None:
        return dict(chosen)
    if twist not in twists:
        raise ValueError(f"there is no twist {twist!r}")
    return {**chosen, TWIST: twist}


def twist_name(game: str, twist: str) -> Text:
    return say(f"twist-{game}-{twist}")


def twist_about(game: str, twist: str) -> Text:
    """Return what a twist changes."""
    return say(f"twist-{game}-{twist}-about")


def twist_chapters(game: str, options: Mapping[str, str]) -> list[Chapter]:
    """Return the chapter of the rules about the twist of a game, if it has one."""
    twist = options.get(TWIST)
    return [Chapter(twist_name(game, twist), (twist_about(game, twist),))] if twist else []
