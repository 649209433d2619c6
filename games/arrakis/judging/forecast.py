"""Forecasts of battles from the averages of their dice."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import NamedTuple

from games.arrakis.components import BLACK, BOX, LEADERS, SILVER, TOKENS
from games.arrakis.state import Force
from games.arrakis.vocabulary import GENERICS, Kind

HIT, SHIELD, SPECIAL = 1 / 2, 1 / 3, 1 / 6
"""The probabilities of the faces of a combat die."""
SHIELD_USE = 0.8
"""The share of shields that find a hit to cancel."""
ROUNDS = 5
STEEPNESS = 6.0
"""How steeply the probability of winning grows with the lives that are left."""
UNSEEN_UNITS, UNSEEN_LIVES, UNSEEN_PIERCING = 2, 2.6, 0.2
"""The averages of a face-down token, for a seat that may not look at it."""


class Strength(NamedTuple):
    """The strength of a legion in the forecast of a battle."""

    units: float = 0.0
    lives: float = 0.0
    """Hits that it can take. An elite takes two."""
    piercing: float = 0.0
    leaders: int = 0
    hit: float = 0.0
    """Hits that a leader makes of a special result, on average."""
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
    """The probability that the attacker wins."""
    lost: float
    """Lives that the attacker loses."""
    slain: float
    """Lives that the defender loses."""


NOBODY = Strength()


Figures = tuple[int, int, int, tuple[str, ...], tuple[str, ...]]
"""The regulars, elites and specials of a force, its tokens and its leaders: a force as a value that can be a key."""


def figures_of(force: Force) -> Figures:
    units = force.units
    regular, elite, special = units.get(Kind.REGULAR, 0), units.get(Kind.ELITE, 0), units.get(Kind.SPECIAL, 0)
    return regular, elite, special, tuple(force.tokens), tuple(force.leaders)


def strength_of(force: Force, sees_tokens: bool) -> Strength:
    """Return the strength of a force. Tokens count as average ones for a seat that may not look at them.

    Nobody may look at the automa's tokens.
    """
    return strength_of_figures(figures_of(force), sees_tokens)


@lru_cache(1 << 14)
def strength_of_figures(figures: Figures, sees_tokens: bool) -> Strength:
    regular, elite, special, tokens, leaders = figures
    better = elite + special
    units, lives, piercing = float(regular + better), float(regular + 2 * better), float(special)
    for token in tokens:
        is_seen, seen = sees_tokens and not token.startswith((BLACK, SILVER)), TOKENS[token]
        units += seen.regular + seen.elite + seen.special if is_seen else UNSEEN_UNITS
        lives += seen.regular + 2 * (seen.elite + seen.special) if is_seen else UNSEEN_LIVES
        piercing += seen.special if is_seen else UNSEEN_PIERCING
    count = len(leaders)
    hit = sum(1 if leader in GENERICS else LEADERS[leader].hit for leader in leaders)
    shield = sum(0 if leader in GENERICS else LEADERS[leader].shield for leader in leaders)
    average = (round(hit / count, 2), round(shield / count, 2)) if count else (0.0, 0.0)
    return Strength(units, round(lives, 1), round(piercing, 1), count, *average)


@lru_cache(1 << 14)
def forecast_attack(
    attack: Strength, defence: Strength, rank: float = 0.0, extra: float = 0.0, guard: float = 0.0
) -> Forecast:
    """Return the forecast of an attack on a legion in a settlement of this rank.

    `extra` and `guard` are additional dice of attacker and defender in the first round.
    """
    if defence.units <= 0:
        return Forecast(1.0, 0.0, 0.0)
    if attack.units <= 0:
        return Forecast(0.0, 0.0, 0.0)
    ours, theirs = attack, defence
    for _ in range(ROUNDS):
        ours, theirs = after_round(ours, theirs, rank, extra, guard)
        extra = guard = 0.0
        if ours.lives <= 0.5 or theirs.lives <= 0.5:
            break
        if rank:
            # Continuing against a settlement costs the attacker a hit.
            ours = after_hits(ours, 1.0)
    left, standing = max(0.0, ours.lives) / attack.lives, max(0.0, theirs.lives) / defence.lives
    wins = 1 / (1 + exp(-STEEPNESS * (left - standing)))
    return Forecast(wins, attack.lives - max(0.0, ours.lives), defence.lives - max(0.0, theirs.lives))


def after_round(ours: Strength, theirs: Strength, rank: float, extra: float, guard: float) -> tuple[Strength, Strength]:
    """Return both strengths after one battle round."""
    our_hits, our_shields = average_roll(ours, extra)
    their_hits, their_shields = average_roll(theirs, rank + guard)
    suffered = max(0.2, their_hits - SHIELD_USE * max(0.0, our_shields - theirs.piercing))
    dealt = max(0.2, our_hits - SHIELD_USE * max(0.0, their_shields - ours.piercing))
    return after_hits(ours, suffered), after_hits(theirs, dealt)


def average_roll(force: Strength, more: float) -> tuple[float, float]:
    """Return the average hits and shields of a roll."""
    dice = min(float(BOX.combat.dice), force.units + more)
    taken = min(float(force.leaders), dice * SPECIAL)
    return dice * HIT + taken * force.hit, dice * SHIELD + taken * force.shield


def after_hits(force: Strength, hits: float) -> Strength:
    """Return a strength after hits. Elites take the first hits, which keeps as many dice as possible."""
    lives = force.lives - hits
    return force._replace(lives=lives, units=max(0.0, min(force.units, lives)))
