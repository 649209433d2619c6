"""Positions of the dice game for the tests: views from whole random games."""

from functools import cache

from games.dice import GAME
from games.dice.views import DiceView
from tests.renderer.positions import Position, positions_of

NAMES = ("Ann", "Bořivoj", "Оксана", "Di", "Emil", "Fatima", "Gus", "Hanna")
LONG_NAMES = ("Wilhelmina Oberhausen-Schlagenhauer III", "Ж" * 32, "i", "🪱🪱🪱", "W" * 32, "Ö", "g j", "Hanna")


@cache
def positions(players: int, seed: str, every: int = 1, land: str = "bands") -> tuple[Position[DiceView], ...]:
    return positions_of(GAME, players, seed, every, {"map": land})


def fought(players: int, seed: str) -> Position[DiceView]:
    """Return a position in the middle of a battle, while players commit."""
    return next(position for position in positions(players, seed) if position.public.battle is not None)
