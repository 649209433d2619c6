"""Achievements over all games of a person, as data, and the list of all that exist."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

from games.core.data import DATA, BadData, read_toml
from games.core.game import Game
from games.core.protocol import Text, say

FILE = "achievements.toml"


class Career(msgspec.Struct, frozen=True):
    """The totals over all games of a person, from which achievements are computed."""

    wins: int
    games_by_key: Mapping[str, int]
    different_played: int
    people: int


class LongAchievement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The conditions of an achievement over many games. All must hold. 0: there is no condition."""

    wins: int = 0
    games_of_each: int = 0
    """Least number of games of each kind."""
    different_played: int = 0
    people: int = 0
    """Least number of different people played with."""

    def is_reached(self, career: Career, keys: Collection[str]) -> bool:
        return (
            career.wins >= self.wins
            and all(career.games_by_key.get(key, 0) >= self.games_of_each for key in keys)
            and career.different_played >= self.different_played
            and career.people >= self.people
        )


@cache
def long_achievements() -> Mapping[str, LongAchievement]:
    try:
        return msgspec.convert(read_toml(DATA / FILE), dict[str, LongAchievement])
    except msgspec.ValidationError as error:
        raise BadData(f"{FILE}: {error}") from error


def career_of(rows: Sequence[Mapping[str, Any]], people: int) -> Career:
    """Return the career of a person from the rows of their games."""
    stayed = [row for row in rows if row["part"] == "stayed"]
    by_key: dict[str, int] = {}
    for row in stayed:
        by_key[row["key"]] = by_key.get(row["key"], 0) + 1
    return Career(
        wins=sum(row["place"] == 1 for row in stayed),
        games_by_key=by_key,
        different_played=len({(row["key"], row["played"]) for row in stayed if row["played"]}),
        people=people,
    )


def reached(career: Career, games: Mapping[str, Game]) -> list[str]:
    """Return the names of the achievements that a career has reached."""
    return [name for name, goal in long_achievements().items() if goal.is_reached(career, games)]


def all_achievements(games: Mapping[str, Game]) -> list[str]:
    """Return the names of all achievements, those over all games first."""
    own = [name for game in games.values() if game.annals for name in game.annals.achievements]
    return [*long_achievements(), *own]


def name_of(achievement: str) -> Text:
    return say(f"achievement-{achievement.replace('_', '-')}")


def how_to_reach(achievement: str) -> Text:
    return say(f"achievement-{achievement.replace('_', '-')}-how")
