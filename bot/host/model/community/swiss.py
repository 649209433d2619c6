"""Swiss pairing: players with equal points meet, and nobody meets the same person again if that can be avoided."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from hashlib import sha256
from itertools import combinations

REPEAT = 1_000_000
"""The cost of two players who meet again. It outweighs every difference of points."""
ATTEMPTS = 200
"""How many beginnings are tried while players would meet again."""

Met = Mapping[frozenset[int], int]
"""Two players -> how often they have met."""


def times_met(pods: Collection[Sequence[int]]) -> dict[frozenset[int], int]:
    """Return how often players have met in these pods."""
    met: dict[frozenset[int], int] = {}
    for pod in pods:
        for pair in combinations(pod, 2):
            met[frozenset(pair)] = met.get(frozenset(pair), 0) + 1
    return met


def pair(players: Sequence[int], points: Mapping[int, int], sizes: Sequence[int], met: Met) -> list[list[int]]:
    """Return the pods of a round. `players`: by their standing, the first first; `sizes`: the people of each pod."""
    best: list[list[int]] = []
    least = -1
    for attempt in range(ATTEMPTS):
        pods = _improved(_cut(_beginning(players, attempt), sizes), points, met)
        cost = sum(_cost(pod, points, met) for pod in pods)
        if least < 0 or cost < least:
            best, least = pods, cost
        if least < REPEAT:
            break
    return best


def _beginning(players: Sequence[int], attempt: int) -> list[int]:
    """Return the players in the order for one attempt: by their standing in the first, shuffled in the others."""
    if attempt == 0:
        return list(players)
    return sorted(players, key=lambda player: sha256(f"{attempt}/{player}".encode()).digest())


def _cut(players: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    pods, at = [], 0
    for size in sizes:
        pods.append(list(players[at : at + size]))
        at += size
    return pods


def _improved(pods: list[list[int]], points: Mapping[int, int], met: Met) -> list[list[int]]:
    """Exchange players of two pods as long as an exchange makes the pairing better."""
    costs = [_cost(pod, points, met) for pod in pods]
    is_better = True
    while is_better:
        is_better = False
        for one, other in combinations(range(len(pods)), 2):
            for first in range(len(pods[one])):
                for second in range(len(pods[other])):
                    _exchange(pods[one], first, pods[other], second)
                    new = _cost(pods[one], points, met), _cost(pods[other], points, met)
                    if sum(new) < costs[one] + costs[other]:
                        costs[one], costs[other] = new
                        is_better = True
                    else:
                        _exchange(pods[one], first, pods[other], second)
    return pods


def _exchange(one: list[int], first: int, other: list[int], second: int) -> None:
    one[first], other[second] = other[second], one[first]


def _cost(pod: Sequence[int], points: Mapping[int, int], met: Met) -> int:
    """Return what is bad about a pod: players who meet again, and differences of points."""
    return sum(
        REPEAT * met.get(frozenset((one, other)), 0) ** 2 + (points.get(one, 0) - points.get(other, 0)) ** 2
        for one, other in combinations(pod, 2)
    )
