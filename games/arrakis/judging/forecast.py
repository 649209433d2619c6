"""Battles foretold: how an attack is likely to go, by the averages of its dice."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import NamedTuple

from games.arrakis.components import BOX, LEADERS, TOKENS
from games.arrakis.state import Force
from games.arrakis.vocabulary import GENERICS, Kind

HIT, SHIELD, SPECIAL = 1 / 2, 1 / 3, 1 / 6
"""How often a combat die shows what."""
WASTED = 0.8
"""Shields that find a hit to cancel."""
ROUNDS = 5
STEEP = 6.0
"""How surely the side that is left with more has won."""
UNSEEN_UNITS, UNSEEN_LIVES, UNSEEN_PIERCING = 2, 2.6, 0.2
"""What a face-down token hides, for those who may not look."""


class Strength(NamedTuple):
    """A legion, as far as a battle is concerned."""

    units: float = 0.0
    lives: float = 0.0
    """Hits that it can take: an elite two."""
    piercing: float = 0.0
    leaders: int = 0
    hit: float = 0.0
    """What a leader makes of a special result, on average."""
    shield: float = 0.0

    def and_(self, other: Strength) -> Strength:
        leaders = self.leaders + other.leaders
        share = self.leaders / leaders if leaders else 0.0
        return Strength(
            self.units + other.units,
            self.lives + other.lives,
            self.piercing + other.piercing,
            leaders,
            round(self.hit * share + other.hit * (1 - share), 2),
            round(self.shield * share + other.shield * (1 - share), 2),
        )


class Forecast(NamedTuple):
    wins: float
    """How likely the attacker wins."""
    lost: float
    """Lives that the attacker loses."""
    slain: float
    """Lives that the defender loses."""


NOBODY = Strength()


def strength_of(force: Force, sees_tokens: bool) -> Strength:
    """Of a force; who may not look into its tokens takes them for average ones."""
    special = force.of(Kind.SPECIAL)
    regular, better = force.of(Kind.REGULAR), force.of(Kind.ELITE) + special
    units, lives, piercing = float(regular + better), float(regular + 2 * better), float(special)
    for token in force.tokens:
        seen = TOKENS[token]
        units += seen.regular + seen.elite + seen.special if sees_tokens else UNSEEN_UNITS
        lives += seen.regular + 2 * (seen.elite + seen.special) if sees_tokens else UNSEEN_LIVES
        piercing += seen.special if sees_tokens else UNSEEN_PIERCING
    count = len(force.leaders)
    hit = sum(1 if leader in GENERICS else LEADERS[leader].hit for leader in force.leaders)
    shield = sum(0 if leader in GENERICS else LEADERS[leader].shield for leader in force.leaders)
    average = (round(hit / count, 2), round(shield / count, 2)) if count else (0.0, 0.0)
    return Strength(units, round(lives, 1), round(piercing, 1), count, *average)


@lru_cache(1 << 14)
def foretold(
    attack: Strength, defence: Strength, rank: float = 0.0, extra: float = 0.0, guard: float = 0.0
) -> Forecast:
    """An attack upon a legion behind walls of this rank; `extra` and `guard` are dice more in the first round."""
    if defence.units <= 0:
        return Forecast(1.0, 0.0, 0.0)
    if attack.units <= 0:
        return Forecast(0.0, 0.0, 0.0)
    ours, theirs = attack, defence
    for _ in range(ROUNDS):
        ours, theirs = exchanged(ours, theirs, rank, extra, guard)
        extra = guard = 0.0
        if ours.lives <= 0.5 or theirs.lives <= 0.5:
            break
        if rank:
            # Going on against a settlement costs a hit.
            ours = wounded(ours, 1.0)
    left, standing = max(0.0, ours.lives) / attack.lives, max(0.0, theirs.lives) / defence.lives
    wins = 1 / (1 + exp(-STEEP * (left - standing)))
    return Forecast(wins, attack.lives - max(0.0, ours.lives), defence.lives - max(0.0, theirs.lives))


def exchanged(ours: Strength, theirs: Strength, rank: float, extra: float, guard: float) -> tuple[Strength, Strength]:
    """One battle round: both strike at once."""
    our_hits, our_shields = thrown(ours, extra)
    their_hits, their_shields = thrown(theirs, rank + guard)
    suffered = max(0.2, their_hits - WASTED * max(0.0, our_shields - theirs.piercing))
    dealt = max(0.2, our_hits - WASTED * max(0.0, their_shields - ours.piercing))
    return wounded(ours, suffered), wounded(theirs, dealt)


def thrown(force: Strength, more: float) -> tuple[float, float]:
    """Hits and shields of a throw."""
    dice = min(float(BOX.combat.dice), force.units + more)
    taken = min(float(force.leaders), dice * SPECIAL)
    return dice * HIT + taken * force.hit, dice * SHIELD + taken * force.shield


def wounded(force: Strength, hits: float) -> Strength:
    """Elites take the first hits, so that there are as many dice as long as possible."""
    lives = force.lives - hits
    return force._replace(lives=lives, units=max(0.0, min(force.units, lives)))
