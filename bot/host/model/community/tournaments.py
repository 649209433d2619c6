"""Tournaments: rounds of games in pods of three or four, points for places, and standings with their tie-breaks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from enum import StrEnum

import msgspec

from bot.host.model.preferences import AtDeadline, TableSettings

POD_SIZES = (3, 4)
FEWEST, MOST = 8, 64
"""How many players a tournament has."""
MOST_ROUNDS = 6
ROUND_HOURS = (24, 720)
"""The fewest and the most waking hours of a round."""
DEFAULT_HOURS = 140
"""The waking hours of ten days."""
FULL_POINTS = 12
"""The points of a winner. Twelve can be shared by places of three and of four, and by ties, without a rest."""


class TournamentStatus(StrEnum):
    SIGN_UP = "sign_up"
    RUNNING = "running"
    OVER = "over"
    CANCELLED = "cancelled"


class Tournament(msgspec.Struct, frozen=True, kw_only=True):
    id: int = 0
    guild: int
    channel: int
    """Where its posts stand. Each game has a thread there."""
    name: str
    key: str
    """The key of the game."""
    options: dict[str, str] = {}
    lang: str = "en"
    zone: str = "UTC"
    pod: int = 4
    """The size of pods, where the number of players allows it."""
    most: int = MOST
    rounds: int = 0
    """How many rounds are played. 0: as many as fit the number of players."""
    hours: int = DEFAULT_HOURS
    """The waking hours of each round."""
    status: TournamentStatus = TournamentStatus.SIGN_UP
    round: int = 0
    """The round that is being played, or the last one. 0 before the start."""
    created: datetime
    changed: datetime
    """When the status or the round changed last."""
    told: int = -1
    """The stage that was posted last, so that nothing is posted twice."""
    post: int = 0
    """The newest post."""

    @property
    def is_open(self) -> bool:
        return self.status in (TournamentStatus.SIGN_UP, TournamentStatus.RUNNING)

    @property
    def stage(self) -> int:
        """Return a number that grows with each stage that gets a post: the sign-up, each round, the end."""
        return self.round if self.is_open else MOST_ROUNDS + 1


class Standing(StrEnum):
    """The part of a person in a tournament."""

    IN = "in"
    SUBSTITUTE = "substitute"
    """They wait for a place that becomes free."""
    OUT = "out"


class Entrant(msgspec.Struct, frozen=True, kw_only=True):
    """One person in a tournament."""

    tournament: int
    number: int
    """The order of the sign-ups, from 1."""
    user: int | None
    """None: somebody who wishes to be forgotten."""
    standing: Standing = Standing.IN
    lot: int = 0
    """Drawn at the sign-up. It pairs the first round and decides the last tie."""


class Pod(msgspec.Struct, frozen=True, kw_only=True):
    """One game of a round."""

    tournament: int
    round: int
    pod: int
    """The number of the pod in its round, from 1."""
    game: str = ""
    """Empty until its table is made."""
    thread: int = 0
    ends: datetime | None = None
    """When the time of the round is over for its players."""
    is_late: bool = False
    """The time is over, and minds answer."""
    is_done: bool = False


class PodSeat(msgspec.Struct, frozen=True, kw_only=True):
    """One player of a pod, and what they reached."""

    tournament: int
    round: int
    pod: int
    seat: int
    number: int
    """The number of the entrant."""
    place: int | None = None
    """None: the game is not over, or ended without a result."""
    points: int = 0


class Line(msgspec.Struct, frozen=True):
    """One line of the standings."""

    place: int
    entrant: Entrant
    points: int
    wins: int
    opponents: float
    """The average points of the opponents."""


def table_settings(tournament: Tournament) -> TableSettings:
    """Return the settings of the tables: a mind answers for who is silent, and nobody gets advice."""
    return TableSettings(
        lang=tournament.lang,
        zone=tournament.zone,
        deadline_hours=48,
        at_deadline=AtDeadline.DEPUTY,
        advice=False,
        silence_days=90,
    )


def rounds_for(players: int) -> int:
    """Return the default number of rounds of a tournament: three, or four from 17 players on."""
    return 3 if players <= 16 else 4


def pod_sizes(players: int, allowed: Sequence[int], preferred: int) -> list[tuple[int, int]]:
    """Return the size of each pod and how many people sit in it. Friends fill the last pods if numbers do not fit.

    As few friends as possible play, then as many pods as possible have the preferred size.
    """
    sizes = sorted(allowed)
    most = -(-players // sizes[0])
    splits = [
        [sizes[-1]] * large + [sizes[0]] * small
        for large in range(most + 1)
        for small in range(most + 1)
        if large * sizes[-1] + small * sizes[0] >= players
    ]
    chosen = min(splits, key=lambda split: (sum(split), -split.count(preferred), len(split)))
    people = list(chosen)
    for at in range(sum(chosen) - players):
        people[-1 - at % len(people)] -= 1
    return list(zip(chosen, people, strict=True))


def points_of(places: Sequence[int], size: int) -> list[int]:
    """Return the points for places in a pod. Players who share a place share the points of these places."""
    worth = [FULL_POINTS * (size - place) // (size - 1) for place in range(1, size + 1)]
    return [sum(worth[place - 1 : place - 1 + places.count(place)]) // places.count(place) for place in places]


def standings(entrants: Iterable[Entrant], seats: Iterable[PodSeat]) -> list[Line]:
    """Return the standings, the first first. Who never played is not in them.

    Ties are broken by the number of won games, then by the average points of the opponents, then by the lot.
    """
    played: dict[int, list[PodSeat]] = {}
    pods: dict[tuple[int, int], list[int]] = {}
    for seat in seats:
        played.setdefault(seat.number, []).append(seat)
        pods.setdefault((seat.round, seat.pod), []).append(seat.number)
    points = {number: sum(each.points for each in own) for number, own in played.items()}
    found = [
        Line(
            0,
            each,
            points[each.number],
            sum(seat.place == 1 for seat in played[each.number]),
            _average([points[other] for other in _opponents(each.number, played[each.number], pods)]),
        )
        for each in entrants
        if each.number in played
    ]
    found.sort(key=lambda line: (-line.points, -line.wins, -line.opponents, line.entrant.lot))
    return [msgspec.structs.replace(line, place=at) for at, line in enumerate(found, 1)]


def _opponents(number: int, own: Sequence[PodSeat], pods: Mapping[tuple[int, int], Sequence[int]]) -> list[int]:
    return [other for seat in own for other in pods[seat.round, seat.pod] if other != number]


def _average(values: Sequence[int]) -> float:
    return sum(values) / len(values) if values else 0.0
